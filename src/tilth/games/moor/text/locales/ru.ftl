# Слова «Фермеров с болот». Сказанное уже в базовой игре не повторяется; сказанное здесь заменяет её слова.
# Карты стоят в cards.ru.ftl, слова страниц — в page.ru.ftl.

way-level1 = Уровень 1: без карт на руке
way-level2 = Уровень 2: с картами болот
way-level3 = Уровень 3: со всеми картами
about-title = Фермеры с болот
about-weight = очень насыщенная, на долгий вечер
about-words = Ваша ферма лежит среди лесов и болот. Валите деревья, режьте торф, выжигайте землю под новые поля; топите дом зимой или лечите больных; разводите лошадей. Дополнение к «Агриколе»: особые действия, для которых никто не нужен, особые улучшения в два слоя и 131 карта.

## Товары, жетоны и всё, что считают

thing-fuel =
    { $case ->
        [gen] { $n } топлива
       *[nom] { $count ->
            [one] { $n } топливо
           *[many] { $n } топлива
        }
    }
    .name = топливо
thing-horse =
    { $case ->
        [acc] { $count ->
            [one] { $n } лошадь
            [few] { $n } лошади
           *[many] { $n } лошадей
        }
        [gen] { $count ->
            [one] { $n } лошади
           *[many] { $n } лошадей
        }
       *[nom] { $count ->
            [one] { $n } лошадь
            [few] { $n } лошади
           *[many] { $n } лошадей
        }
    }
    .name = лошади
thing-forests =
    { $case ->
        [gen] { $count ->
            [one] { $n } леса
           *[many] { $n } лесов
        }
       *[nom] { $count ->
            [one] { $n } лес
            [few] { $n } леса
           *[many] { $n } лесов
        }
    }
    .name = леса
thing-forest =
    { $case ->
        [gen] { $count ->
            [one] { $n } леса
           *[many] { $n } лесов
        }
       *[nom] { $count ->
            [one] { $n } лес
            [few] { $n } леса
           *[many] { $n } лесов
        }
    }
    .name = леса
thing-moors =
    { $case ->
        [gen] { $count ->
            [one] { $n } болота
           *[many] { $n } болот
        }
       *[nom] { $count ->
            [one] { $n } болото
            [few] { $n } болота
           *[many] { $n } болот
        }
    }
    .name = болота
thing-moor =
    { $case ->
        [gen] { $count ->
            [one] { $n } болота
           *[many] { $n } болот
        }
       *[nom] { $count ->
            [one] { $n } болото
            [few] { $n } болота
           *[many] { $n } болот
        }
    }
    .name = болота
thing-blocked =
    { $count ->
        [one] { $n } заблокированный участок
        [few] { $n } заблокированных участка
       *[many] { $n } заблокированных участков
    }
    .name = заблокированные участки
thing-covered =
    { $count ->
        [one] { $n } жетон под ним
        [few] { $n } жетона под ним
       *[many] { $n } жетонов под ним
    }
    .name = жетоны под другими
thing-tombstone = { $n } усыпальница
    .name = усыпальница
thing-usage =
    { $count ->
        [one] { $n } жетон использования
        [few] { $n } жетона использования
       *[many] { $n } жетонов использования
    }
    .name = жетоны использования

board-cell-forests = лес
board-cell-moors = бол.
board-cell-tombstone = усып.
board-cell-blocked = закр.
board-cell-horse = лош.

## Ячейки действий

space-infirmary = Лазарет
space-market-1-2p = Рынок

## Особые действия. $food — число, напечатанное на карте

word-cut-peat = Нарезка торфа
    .text = Уберите одно своё видимое болото и получите { $fuel }.
word-fell-trees = Вал деревьев
    .text = Уберите один свой видимый лес и получите { $wood }.
word-slash-and-burn = Подсечно-огневое земледелие
    .text = Замените полем лес, который лежит на своём участке один; если у вас есть поля, он должен с ними граничить. Это не вспашка.
word-horse-market = Ярмарка лошадей
    .text =
        { $count ->
            [0] Получите { $horse }.
           *[other] Заплатите { $food } и получите { $horse }.
        }
word-hiring-fair = Ярмарка труда
    .text = Получите { $food }.
word-black-market = Чёрный рынок
    .text = Заплатите { $price }, затем внедрите 1 простое улучшение по его цене.
word-illicit-work = Незаконная работа
    .text = Заплатите { $price }, затем внедрите 1 открытое особое улучшение по его цене.
word-s-1-2-a = { word-fell-trees }, { word-slash-and-burn }, { word-cut-peat }
word-s-1-2-b = { word-horse-market }, { word-hiring-fair }, { word-black-market }, { word-illicit-work }
word-s-1-3-a = { word-fell-trees }, { word-hiring-fair }, { word-black-market }, { word-illicit-work }
word-s-1-3-b = { word-horse-market }, { word-slash-and-burn }, { word-cut-peat }
word-s-1-4-a = { word-hiring-fair }, { word-black-market }, { word-illicit-work }
word-s-1-4-b = { word-fell-trees }, { word-horse-market }
word-s-1-4-5 = { word-slash-and-burn }, { word-cut-peat }
word-s-1-5-6-a = { word-black-market }, { word-illicit-work }
word-s-1-5-6-b = { word-horse-market }
word-s-1-5-6-c = { word-fell-trees }, { word-hiring-fair }
special-centre = В центре
special-open = Открыта, лежит перед: { $whose }
special-closed = Закрыта, лежит перед: { $whose }
special-deck = Колода карт особых действий
special-discard = Использованные карты особых действий
word-special-action = Особое действие
word-special-card = Карта особых действий
word-bed = Кровать
word-heating = Обогрев
thing-sick =
    { $count ->
        [one] заболевает { $n } родич
        [few] заболевают { $n } родича
       *[many] заболевает { $n } родичей
    }
    .name = больные
lost-tile =
    { $n ->
        [one] нет места для { $n } жетона
       *[many] нет места для { $n } жетонов
    }
given-heating = дом обогрет: { $what }
word-sick = болен
word-terrain = Леса и болота

## Текст карты

deck-M = Колода M, болотная
need-majors =
    { $count ->
        [one] { $n } особое улучшение
        [few] { $n } особых улучшения
       *[many] { $n } особых улучшений
    }
need-fields =
    { $count ->
        [one] { $n } поле
        [few] { $n } поля
       *[many] { $n } полей
    }
need-pastures =
    { $count ->
        [one] { $n } выпас
        [few] { $n } выпаса
       *[many] { $n } выпасов
    }
need-stables =
    { $count ->
        [one] { $n } хлев
        [few] { $n } хлева
       *[many] { $n } хлевов
    }
need-forests =
    { $count ->
        [one] { $n } лес
        [few] { $n } леса
       *[many] { $n } лесов
    }
need-moors =
    { $count ->
        [one] { $n } болото
        [few] { $n } болота
       *[many] { $n } болот
    }
need-horse =
    { $count ->
        [one] { $n } лошадь
        [few] { $n } лошади
       *[many] { $n } лошадей
    }
need-food =
    { $count ->
        [one] { $n } еда
       *[many] { $n } еды
    }
need-fuel =
    { $count ->
        [one] { $n } топливо
       *[many] { $n } топлива
    }
need-improvements_max =
    { $count ->
        [0] ни одного улучшения
        [one] не больше { $n } улучшения
       *[many] не больше { $n } улучшений
    }
need-forests_max =
    { $count ->
        [0] ни одного леса
        [one] не больше { $n } леса
       *[many] не больше { $n } лесов
    }
need-moors_max =
    { $count ->
        [0] ни одного болота
        [one] не больше { $n } болота
       *[many] не больше { $n } болот
    }
need-unused_max =
    { $count ->
        [0] ни одного неосвоенного участка
        [one] не больше { $n } неосвоенного участка
       *[many] не больше { $n } неосвоенных участков
    }
need-hand_improvements_max =
    { $count ->
        [one] не больше { $n } улучшения на руке
       *[many] не больше { $n } улучшений на руке
    }
need-round_min = не раньше раунда { $n }
need-round_not_in = не раунды { $n }
need-house_min =
    { $house ->
        [clay] жить в мазанке или каменном доме
       *[stone] жить в каменном доме
    }

## Что можно сделать. $what — особое действие, ячейка действия, ячейка усадьбы; $count — сколько

act-special = { $what }
act-special-price = { $what }: { $price }
act-bed = { $what }: родич из кровати
act-cell = { $what }
act-cell-terrain = Расчистить { $what }
act-cell-field-swap = Сделать полем { $what }
act-cell-tile = Положить на { $what }
act-extend = Приложить расширение: { $what }
act-cell-reserve = Огородить { $what }
act-cell-turn-over = Перевернуть лес на { $what }
act-cell-stack = Положить лес на { $what }
act-cell-field-tile = Положить поле на { $what }
act-butcher = Превратить в еду: { $what }
act-pass-butcher = Не превращать животных в еду
act-raise = Обменять { $what } на следующий вид
act-night = Оставить на ночном пастбище: { $what }
act-pass-tile = Обойтись без жетона
act-pass-raise = Не обменивать животных
act-heat =
    { $count ->
        [0] Не топить
        [one] Потратить на обогрев { $n } топливо
       *[many] Потратить на обогрев { $n } топлива
    }
act-heat-burn =
    { $count ->
        [one] Превратить { $n } дерево в топливо
       *[many] Превратить { $n } дерева в топливо
    }
act-pass-burn = Не жечь дерево
act-convert-fuel = Превратить 1 дерево в 1 топливо
act-layout = Расстановка { $n }
act-turn-up = Верхняя карта стопки: { $what }
act-turn-up-show-card = Положить карту под стопку и открыть: { $what }
act-pass-show-card = Оставить лежащую карту
act-keep-card = Заплатить 2 еды и сохранить карту
act-pass-keep-card = Убрать карту
act-pass-replace = Остальные оставить
act-pass-special = Без особого действия
act-cell-fallow = Положить еду на { $what }
act-cell-throw-away = Сбросить посев: { $what }
act-pass-fallow = Больше не класть еду на поля
act-layout-lot = Выпадает число { $n }
did-cell-terrain = Расчищает { $what }
did-cell-field-swap = Делает полем { $what }
did-cell-tile = Кладёт жетон на { $what }
did-cell-reserve = Огораживает { $what }
did-cell-turn-over = Переворачивает лес на { $what }
did-cell-stack = Кладёт лес на { $what }
did-cell-field-tile = Кладёт поле на { $what }
did-turn-up-show-card = Кладёт карту под стопку и открывает: { $what }
did-heat =
    { $count ->
        [0] Не топит
        [one] Тратит на обогрев { $n } топливо
       *[many] Тратит на обогрев { $n } топлива
    }
did-heat-burn =
    { $count ->
        [one] Превращает { $n } дерево в топливо
       *[many] Превращает { $n } дерева в топливо
    }
did-convert-fuel = Превращает 1 дерево в 1 топливо
did-keep-card = Платит 2 еды и сохраняет карту особых действий
did-raise = Обменивает { $what } на следующий вид
did-night = Оставляет на ночном пастбище: { $what }
did-extend = Прикладывает расширение: { $what }
did-cell-fallow = Кладёт еду на { $what }
did-cell-throw-away = Сбрасывает посев: { $what }
did-butcher = Превращает в еду: { $what }

## Вопросы

ask-terrain = { $who }: какой жетон убрать?
ask-field-swap = { $who }: где появится поле?
ask-tile = { $who }: куда положить жетон?
ask-extend = { $who }: где приложить расширение?
ask-reserve = { $who }: какой лес или какое болото огородить?
ask-forest-person = { $who }: в каком лесу поселится родич?
ask-tombstone = { $who }: какой участок заблокировать?
ask-turn-over = { $who }: какие леса перевернуть?
ask-stack = { $who }: на какие жетоны положить леса?
ask-field-tile = { $who }: куда положить поле?
ask-butcher = { $who }: какое животное превратить в еду?
ask-fallow = { $who }: на какое поле положить еду?
ask-raise = { $who }: каких животных обменять?
ask-night = { $who }: какое животное проведёт ночь на ночном пастбище?
ask-special = { $who }: какое особое действие выбрать?
ask-burn = { $who }: сжечь дерево ради очков?
ask-layout = Случай: с какой расстановки начинает ферма?
ask-pile = Случай: какая карта особых действий лежит сверху?
ask-show-card = { $who }: оставить карту особых действий?
ask-keep-card = { $who }: сохранить карту особых действий за 2 еды?
ask-replace = { $who }: какие карты заменить?
ask-throw-away = { $who }: какой посев сбросить?
ask-lot = Случай: какое число выпало?

## Почему чего-то нельзя

why-SPECIAL_NO_PERSON = Для особого действия дома должен быть ваш здоровый родич; все они выставлены или лежат в кровати.
    .section = M§5.4
why-SPECIAL_OWN_CARD = Эту карту особых действий вы в этом раунде уже использовали; теперь её могут взять только другие.
    .section = M§6.2
why-SPECIAL_FACE_DOWN = Эта карта особых действий лежит закрытой; снова она будет доступна в следующем раунде.
    .section = M§6.2
why-SPECIAL_NOT_IN_GAME = Эта карта особых действий — для другого числа игроков.
    .section = M§6.1
why-SPECIAL_NOTHING = Взяв карту особых действий, делают ровно одно из её действий.
    .section = M§6.4
why-SPECIAL_IMPOSSIBLE = Это особое действие сейчас невыполнимо: нет улучшения, которое можно оплатить после его цены.
    .section = M§6.4
why-NO_TERRAIN = У вас нет такого открыто лежащего леса или болота.
    .section = M§7
why-TERRAIN_STACK = На этом участке несколько жетонов; сначала верхние убирает «Вал деревьев».
    .section = M§16.3
why-CELL_BLOCKED = Этот участок заблокирован до конца игры.
    .section = M§16.1
why-MAJOR_COVERED = На этом улучшении лежит другое; внедрить можно только верхнее.
    .section = M§9.2
why-MINOR_NOT_ALLOWED = Этим действием простое улучшение внедрить нельзя.
    .section = M§7.4
why-NO_EXCHANGE = Такого обмена не предлагают ни правила, ни ваши карты; дерево становится топливом, но топливо само ничем не становится.
    .section = M§10.5
why-SICK_PERSON = Родич из кровати может пойти только в лазарет.
    .section = M§11.1
why-NO_HORSE_COOKING = Вам не на чем готовить лошадей; это умеют «Конебойня» и «Кухня (болота)».
    .section = M§12.3
why-COLD = Это улучшение холодное; сначала заплатите 1 топливо, чтобы его растопить.
    .section = M§18
why-USAGE_IN_PAYMENT = Посреди оплаты жетон использования тратить нельзя.
    .section = M§16.7
why-USAGE_EMPTY = Все жетоны этой карты потрачены.
    .section = M§16.7
why-SOLO_NO_CARD = В этом раунде больше нет карты особых действий, которую можно использовать.
    .section = M§14.4
why-SOLO_KEEP_TWICE = Сохранить карту особых действий можно раз за раунд; это уже сделано.
    .section = M§14.4
why-EXTENSION_PLACE = Расширение прилегает к ферме обоими участками.
    .section = M§16.4
why-FIELD_ADJACENT = Дикое поле не прилегает ни к одному вашему полю.
    .section = M§20
why-STABLE_CELL = Хлеву нужен участок без комнаты, поля, леса, болота и другого хлева.
    .section = §10.1
why-FENCE_ENCLOSES = На выпасе бывают только пустые участки и хлева, но не комнаты, поля, леса и болота.
    .section = §10.9

## Подсчёт очков

score-horses = Лошади
score-bed = В кровати
score-garden_path = Садовая дорожка
score-tombstone = Усыпальница

## Настройки партии. Настройка «да/нет» говорит, что будет при «да».

option-level = На каком уровне играют: 1 — без карт на руке, 2 — с простыми улучшениями болот, 3 — с занятиями и всеми простыми улучшениями.
option-moor_base_side = Какая сторона поля базовой игры нужна на уровнях 1 и 2.
    .rulebook = сторона полной игры, изменённая по правилам дополнения
    .family2007 = сторона семейной игры, как в издании 2009 года
option-moor_market_12 = При одном и двух игроках есть ячейка «Рынок»: 1 еда и 1 камень.
option-moor_deal = Как раздают карты.
    .usual = как обычно: выбор по одной карте; в одиночку карты можно один раз заменить
    .draft = выбирают по одной карте и передают остальные
    .draft8 = на уровне 2 раздают восемь карт и выбирают семь
    .replace = перед первым раундом каждый может один раз заменить любые карты
    .plain = как раздали
option-level3_minor_pool = Уровень 3: откуда раздают последние три простых улучшения.
    .all = из всех простых улучшений
    .base_only = только из карт базовой игры
option-level2_draft_direction = Уровень 2: в какую сторону передают карты при выборе.
    .counterclockwise = направо
    .clockwise = налево
option-special_needs_healthy_person = Для особого действия дома нужен здоровый родич; иначе хватит и лежащего в кровати.
option-special_counts_as_improvement_action = «Чёрный рынок» — действие для простого улучшения, на которое откликаются другие карты.
option-returned_lower_under = Вернувшееся нижнее особое улучшение снова ложится под верхнее.
option-solo_keep_payment = В одиночку: когда платят 2 еды, чтобы сохранить карту особых действий.
    .at_use = сразу после её использования
    .any_time_in_round = в любой момент раунда
option-moor_solo_series = В одиночку: игры могут складываться в серию.
option-full_farm_cards = Карты, награждающие за заполненную ферму.
    .weaken = требуют ещё и фермы без лесов и болот
    .exclude = в игре не участвуют
    .off = действуют, как напечатано
option-improvement_count_cards = Карты, награждающие за много улучшений.
    .weaken = не считают особых улучшений болот
    .exclude = в игре не участвуют
    .off = действуют, как напечатано
option-fuel_variant = Улучшение для готовки после внедрения холодное и работает, когда заплачено 1 топливо.
option-lock_until_scoring = После последнего приплода животных больше не превращают в еду.
option-extension_mixed = Второе расширение фермы может наполовину прилегать к полю, наполовину к первому.
option-usage_feeding_one_payment = Во время урожая еда и обогрев — одна оплата, и жетоны использования посреди неё не тратят.
option-yeoman_cancels_printed_minus = «Йомен» отменяет минусовые очки, напечатанные на картах.
option-m042_is_plow = «Глубокий плуг» для других карт — плуг.
option-m054_needs_person = Для «Сельского орудия» дома нужен здоровый родич.
option-m107_minor_hearths = «Рецепт тушёного мяса» действует и с очагами и плитами из простых улучшений.
option-doubtful_cost = Чем платят 14 сомнительных цен колоды, если для карты не задано своё.
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m043_cost = «Дикие поля»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m047_cost = «Болотистый лес»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m049_cost = «Карта землемера»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m059_cost = «Природное удобрение»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m069_cost = «Кожаное седло»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m077_cost = «Сушильное поле»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m091_cost = «Рутинная работа»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m102_cost = «Сберегательный вклад»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m112_cost = «Зольное удобрение»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m115_cost = «Дубовая кора»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m116_cost = «Болотные берёзы»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m119_cost = «Ольховая топь»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m123_cost = «Каменный карьер»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m130_cost = «Торба»: чем платят её сомнительную цену.
    .all = как все сомнительные цены
    .food = едой
    .vegetable = овощами
    .fuel = топливом
option-m022_animal_food = «Экологическая ниша»: сколько раз даётся еда за животных.
    .once = один раз
    .per_kind = за каждый вид, который есть только у вас
option-m023_needs_fence = «Опушка леса» считает только границы с изгородью.
option-m032_hut_discounted = Скидки на обогрев действуют и на «Торфяную хижину».
option-m033_mixed = На «Ночном пастбище» могут стоять животные разных видов.
option-m059_boar = «Природное удобрение» стоит ещё и свинью.
option-m081_last_rate = «Торфяная лодка»: во что превращает топливо последний курс.
    .food = в еду
    .vegetable = в овощ
    .boar = в свинью
option-m084_rounding = «Болотный пони»: как считаются половины очков.
    .down = округляются вниз
    .exact = остаются половинами: при равных суммах половина решает
option-m084_lying_needs_place = «Болотный пони»: лежащей лошади по-прежнему нужно место.
option-m102_pass = «Сберегательный вклад»: когда его передают.
    .always = после каждого вытягивания
    .on_hit = только если он принёс еду
option-m108_cost = «Зерновая винокурня»: чего она стоит, кроме камня.
    .sheep = овцы
    .grain = зерна
    .reed = тростника
