# Слова «Агриколы». То, что считает движок, приходит готовыми словами: $what, $card, $space, $price …
# $n — число, как оно печатается; $count — число, с которым согласуется слово; $case — nom, acc или gen.
# Карты стоят в minors.ru.ftl и occupations.ru.ftl, слова страниц — в page.ru.ftl.

## Товары и всё, что считают. `.name` — вещь без числа

thing-food =
    { $case ->
        [acc] { $count ->
            [one] { $n } еду
           *[many] { $n } еды
        }
        [gen] { $n } еды
       *[nom] { $count ->
            [one] { $n } еда
           *[many] { $n } еды
        }
    }
    .name = еда
thing-wood =
    { $case ->
        [gen] { $n } дерева
       *[nom] { $count ->
            [one] { $n } дерево
           *[many] { $n } дерева
        }
    }
    .name = дерево
thing-clay =
    { $case ->
        [acc] { $count ->
            [one] { $n } глину
           *[many] { $n } глины
        }
        [gen] { $n } глины
       *[nom] { $count ->
            [one] { $n } глина
           *[many] { $n } глины
        }
    }
    .name = глина
thing-reed =
    { $case ->
        [gen] { $n } тростника
       *[nom] { $count ->
            [one] { $n } тростник
           *[many] { $n } тростника
        }
    }
    .name = тростник
thing-stone =
    { $case ->
        [gen] { $count ->
            [one] { $n } камня
           *[many] { $n } камней
        }
       *[nom] { $count ->
            [one] { $n } камень
            [few] { $n } камня
           *[many] { $n } камней
        }
    }
    .name = камень
thing-grain =
    { $case ->
        [gen] { $count ->
            [one] { $n } зерна
           *[many] { $n } зёрен
        }
       *[nom] { $count ->
            [one] { $n } зерно
            [few] { $n } зерна
           *[many] { $n } зёрен
        }
    }
    .name = зерно
thing-vegetable =
    { $case ->
        [gen] { $count ->
            [one] { $n } овоща
           *[many] { $n } овощей
        }
       *[nom] { $count ->
            [one] { $n } овощ
            [few] { $n } овоща
           *[many] { $n } овощей
        }
    }
    .name = овощи
thing-sheep =
    { $case ->
        [acc] { $count ->
            [one] { $n } овцу
            [few] { $n } овцы
           *[many] { $n } овец
        }
        [gen] { $count ->
            [one] { $n } овцы
           *[many] { $n } овец
        }
       *[nom] { $count ->
            [one] { $n } овца
            [few] { $n } овцы
           *[many] { $n } овец
        }
    }
    .name = овцы
thing-boar =
    { $case ->
        [acc] { $count ->
            [one] { $n } свинью
            [few] { $n } свиньи
           *[many] { $n } свиней
        }
        [gen] { $count ->
            [one] { $n } свиньи
           *[many] { $n } свиней
        }
       *[nom] { $count ->
            [one] { $n } свинья
            [few] { $n } свиньи
           *[many] { $n } свиней
        }
    }
    .name = свиньи
thing-cattle =
    { $case ->
        [acc] { $count ->
            [one] { $n } корову
            [few] { $n } коровы
           *[many] { $n } коров
        }
        [gen] { $count ->
            [one] { $n } коровы
           *[many] { $n } коров
        }
       *[nom] { $count ->
            [one] { $n } корова
            [few] { $n } коровы
           *[many] { $n } коров
        }
    }
    .name = коровы
thing-any_building_resource =
    { $count ->
        [one] { $n } строительный ресурс на выбор
        [few] { $n } строительных ресурса на выбор
       *[many] { $n } строительных ресурсов на выбор
    }
    .name = строительные ресурсы
thing-field =
    { $count ->
        [one] { $n } поле
        [few] { $n } поля
       *[many] { $n } полей
    }
    .name = поля
thing-fence =
    { $case ->
        [gen] { $count ->
            [one] { $n } изгороди
           *[many] { $n } изгородей
        }
       *[nom] { $count ->
            [one] { $n } изгородь
            [few] { $n } изгороди
           *[many] { $n } изгородей
        }
    }
    .name = изгороди

thing-person =
    { $count ->
        [one] { $n } родич
        [few] { $n } родича
       *[many] { $n } родичей
    }
    .name = родичи
thing-begging =
    { $count ->
        [one] { $n } карта попрошайничества
        [few] { $n } карты попрошайничества
       *[many] { $n } карт попрошайничества
    }
    .name = карты попрошайничества

list-and = { $first } и { $last }
list-or = { $first } или { $last }
word-nothing = ничего
word-free = бесплатно

house-wood = хижина
house-clay = мазанка
house-stone = каменный дом

## Ячейки действий

space-build-rooms-stables = Комнаты и (или) хлева
space-starting-player-minor = Первый игрок и простое улучшение
space-starting-player-storehouse = Первый игрок и кладовая
space-take-grain = 1 Зерно
space-plow-field = Вспашка 1 поля
space-occupation = Занятие
space-stable-bake = Хлев и (или) выпечка хлеба
space-day-laborer = Подёнщик
space-day-laborer-family = Подёнщик
space-wood-3 = 3 Дерева
space-wood-3-solo = 3 Дерева (в одиночку по 2)
space-clay-1 = 1 Глина
space-reed-1 = 1 Тростник
space-fishing = Рыбалка
space-occupation-3p = Занятие (3 игрока)
space-resources-2-3p = 2 строительных ресурса (3 игрока)
space-wood-2-3p = 2 Дерева (3 игрока)
space-clay-1-3p = 1 Глина (3 игрока)
space-resource-1-3p = 1 строительный ресурс
space-wood-1-4p = 1 Дерево (4 игрока)
space-wood-2-4p = 2 Дерева (4 игрока)
space-clay-2-4p = 2 Глины (4 игрока)
space-reed-stone-food-4p = Тростник, камень и еда
space-traveling-players-4p = Бродячие артисты
space-occupation-4p = Занятие (4 игрока)
space-resources-2-4p = 2 строительных ресурса (4 игрока)
space-wood-4-5p = 4 Дерева (5 игроков)
space-clay-3-5p = 3 Глины (5 игроков)
space-reed-stone-wood-5p = Тростник, камень и дерево
space-animal-market-5p = Рынок скота
space-room-or-players-5p = Комната или бродячие артисты
space-occupation-or-growth-5p = Занятие или прибавление в семействе
space-resources-or-growth-5p = 2 строительных ресурса или прибавление в семействе
space-sow-bake = Посев и (или) выпечка хлеба
space-improvement = Особое или простое улучшение
space-sheep-1 = 1 Овца
space-fences = Изгороди
space-stone-1-stage2 = 1 Камень (этап 2)
space-renovation-improvement = Перестройка, затем простое или особое улучшение
space-family-growth-minor = Прибавление в семействе, затем простое улучшение
space-take-vegetable = 1 Овощ
space-boar-1 = 1 Свинья
space-stone-1-stage4 = 1 Камень (этап 4)
space-cattle-1 = 1 Корова
space-plow-sow = Вспашка 1 поля и (или) посев
space-family-growth-urgent = Неожиданное прибавление в семействе
space-renovation-fences = Перестройка, затем изгороди

## Что позволяет ячейка или карта

do-build_rooms =
    { $most ->
        [0] постройте сколько угодно комнат
        [one] постройте { $most } комнату
        [few] постройте до { $most } комнат
       *[many] постройте до { $most } комнат
    }
do-build_stables =
    { $most ->
        [0] постройте сколько угодно хлевов (каждый — { $price })
        [one] постройте { $most } хлев (цена: { $price })
       *[many] постройте до { $most } хлевов (каждый — { $price })
    }
do-build_stables-free =
    { $most ->
        [0] постройте бесплатно сколько угодно хлевов
        [one] постройте бесплатно { $most } хлев
       *[many] постройте бесплатно до { $most } хлевов
    }
do-build_fences = поставьте изгороди (каждая — { $price })
do-build_fences-free = поставьте изгороди бесплатно
do-plow =
    { $most ->
        [0] вспашите сколько угодно полей
        [one] вспашите { $most } поле
       *[many] вспашите до { $most } полей
    }
do-sow = засейте поля
do-bake_bread = выпеките хлеб
do-renovate = перестройте всё жилище
do-family_growth = прибавление в семействе, если для ребёнка есть комната
do-family_growth-since = с { $n }-го раунда прибавление в семействе, если для ребёнка есть комната
do-family_growth-anyway = прибавление в семействе, даже если для ребёнка нет комнаты
do-take_starting_player = возьмите маркер первого игрока
do-play_minor = внедрите 1 простое улучшение
do-build_major = внедрите 1 особое улучшение
do-build_major_or_play_minor = внедрите 1 особое или 1 простое улучшение
do-play_occupation = освойте 1 занятие (цена: { $price })
do-play_occupation-first = освойте 1 занятие (первое бесплатно, каждое следующее — { $price })
do-play_occupation-two = освойте 1 занятие (каждое из первых двух — { $price }, каждое следующее — { $later })
do-take_accumulated = возьмите всё, что здесь лежит (каждый раунд прибавляется: { $what })
do-take = возьмите { $what }
do-gain = получите { $what }
do-gain-different = получите { $what }, все разные
do-pay = заплатите { $price } и { $what }
do-claim = потребуйте { $what }
do-later = { $what } на каждую из ячеек раундов { $rounds }
join-all = { $first } и { $last }
join-at_least_one = { $first } и (или) { $last }
join-first_required_rest_optional = { $first }; затем, если хотите, { $last }
join-choose_one = { $first }, либо { $last }

## Текст карты, насколько он следует из её данных

fact-cost = Цена: { $costs }.
fact-cost-return =
    { $which ->
        [fireplace] отдать «Очаг»
        [cooking_hearth] отдать «Плиту повара»
        [oven] отдать печь
        [improvement] { $count ->
            [one] отдать улучшение
            [few] отдать { $count } улучшения
           *[many] отдать { $count } улучшений
        }
       *[other] отдать карту «{ $which }»
    }
fact-needs = Требуется: { $needs }.
fact-points =
    { $count ->
        [one] { $n } очко.
        [few] { $n } очка.
       *[many] { $n } очков.
    }
fact-passing = Сыграв эту карту, передайте её соседу слева.
fact-upgrade = Карта развития.
fact-also_major = Это и простое, и особое улучшение: её внедряет действие для любого из них.
fact-doubtful = (Цена сомнительна.)
fact-cook = В любой момент можно превратить в еду: { $rates }.
fact-cook-rate = { $what } — по { $food }
fact-bake = При выпечке хлеба: каждое зерно — { $food } еды.
fact-bake-limit =
    { $count ->
        [one] При выпечке хлеба: не больше { $n } зерна, { $food } еды.
       *[many] При выпечке хлеба: не больше { $n } зёрен, по { $food } еды.
    }
fact-counts_as =
    { $which ->
        [fireplace] Считается «Очагом».
       *[cooking_hearth] Считается «Плитой повара».
    }
fact-oven = Это печь.
fact-deck = Колода { $deck }.
fact-deck-players =
    { $count ->
        [1] Колода { $deck }, для любого числа игроков.
       *[many] Колода { $deck }, от { $n } игроков.
    }
fact-top-suffix = { $card } (под картой «{ $top }»)
fact-price-suffix = { $card } ({ $price })

deck-E = Колода E, базовая
deck-I = Колода I, взаимодействие
deck-K = Колода K, сложная
deck-own = Колода своих карт
kind-major = Особое улучшение
    .many = Особые улучшения
kind-minor = Простое улучшение
    .many = Простые улучшения
kind-occupation = Занятие
    .many = Занятия

need-occupations =
    { $count ->
        [one] { $n } занятие
        [few] { $n } занятия
       *[many] { $n } занятий
    }
need-improvements =
    { $count ->
        [one] { $n } улучшение
        [few] { $n } улучшения
       *[many] { $n } улучшений
    }
need-ovens =
    { $count ->
        [one] { $n } печь
        [few] { $n } печи
       *[many] { $n } печей
    }
need-animals =
    { $count ->
        [one] { $n } животное
        [few] { $n } животных
       *[many] { $n } животных
    }
need-sheep =
    { $count ->
        [one] { $n } овца
        [few] { $n } овцы
       *[many] { $n } овец
    }
need-boar =
    { $count ->
        [one] { $n } свинья
        [few] { $n } свиньи
       *[many] { $n } свиней
    }
need-cattle =
    { $count ->
        [one] { $n } корова
        [few] { $n } коровы
       *[many] { $n } коров
    }
need-rooms =
    { $count ->
        [one] { $n } комната
        [few] { $n } комнаты
       *[many] { $n } комнат
    }
need-grain_fields =
    { $count ->
        [one] { $n } поле с зерном
        [few] { $n } поля с зерном
       *[many] { $n } полей с зерном
    }
need-vegetable_fields =
    { $count ->
        [one] { $n } поле с овощами
        [few] { $n } поля с овощами
       *[many] { $n } полей с овощами
    }
need-planted_fields =
    { $count ->
        [one] { $n } засеянное поле
        [few] { $n } засеянных поля
       *[many] { $n } засеянных полей
    }
need-occupations_max =
    { $count ->
        [0] ни одного освоенного занятия
        [one] не больше { $n } освоенного занятия
       *[many] не больше { $n } освоенных занятий
    }
need-any_opponent_occupations_max =
    { $count ->
        [0] соперник без освоенных занятий
        [one] соперник, освоивший не больше { $n } занятия
       *[many] соперник, освоивший не больше { $n } занятий
    }
need-round_max = не позже раунда { $n }
need-house =
    { $house ->
        [wood] жить в хижине
        [clay] жить в мазанке
       *[stone] жить в каменном доме
    }

## Что можно сделать. $cell — участок фермы: ряд и столбец, считая от 0; $field — поле; $what — товары

act-place = { $space }
act-place-goods = { $space }: { $what }
act-announce = Хочу сюда: { $space }
act-room = Построить комнату: { $cell }
act-stable = Построить хлев: { $cell }
act-plow = Вспахать: { $cell }
act-sow = Посеять { $what }: { $field }
act-fence =
    { $count ->
        [one] Огородить { $cells }: { $n } изгородь
        [few] Огородить { $cells }: { $n } изгороди
       *[many] Огородить { $cells }: { $n } изгородей
    }
act-fence-split =
    { $count ->
        [one] Разделить выпас, отделив { $cells }: { $n } изгородь
        [few] Разделить выпас, отделив { $cells }: { $n } изгороди
       *[many] Разделить выпас, отделив { $cells }: { $n } изгородей
    }
act-take = Взять: { $what }
act-take-from = Взять: { $what } ({ $where })
act-take-price = Взять { $what } за { $price }
act-take-draw = Вытянуто: { $what }
act-bake = Испечь 1 зерно ({ $card }): { $food }
act-renovate = Перестроить жилище: { $house }
act-renovate-price = Перестроить жилище: { $house } ({ $price })
act-build = Внедрить: { $card }
act-build-price = Внедрить: { $card } ({ $price })
act-play = Сыграть: { $card }
act-play-price = Сыграть: { $card } ({ $price })
act-discard = Сбросить: { $card }
act-pay = Заплатить: { $what }
act-keep-herd = Оставить: { $what }
act-keep-herd-rest = Оставить: { $what }; { $rest }
act-keep = Оставить: { $card }
act-draft = Выбрать: { $card }
act-mulligan =
    { $deck ->
        [occupations] Отложить все занятия и взять на одно меньше
       *[minors] Отложить все простые улучшения и взять на одно меньше
    }
act-eat = Съесть: { $what } ({ $food })
act-cook = Приготовить: { $what } ({ $card }: { $food })
act-way = { $card }: превратить { $what } в { $food }
act-convert = Применить: { $card }
act-convert-part = Применить: { $card } ({ $what })
act-beg =
    { $count ->
        [0] Накормить семью
        [one] Накормить семью чем есть и взять { $n } карту попрошайничества
        [few] Накормить семью чем есть и взять { $n } карты попрошайничества
       *[many] Накормить семью чем есть и взять { $n } карт попрошайничества
    }
act-release = Отпустить: { $what }
act-release-return = Вернуть: { $what }
act-field = { $field }
act-field-of = { $field } (ферма { $whose })
act-draw =
    { $deck ->
        [occupation] Взять занятие из колоды
       *[minor] Взять простое улучшение из колоды
    }
act-space = { $space }
act-exchange = Превратить товары в еду или отпустить животных
act-trade = Обменять три карты с руки на одну
act-use = Применить: { $card }
act-use-what = Применить: { $card } ({ $what })
act-use-plow = Пахать картой: { $card }
act-choose = { $what }
act-choose-number = Возможность { $n }
act-order = Сначала: { $card }
act-pass = Отказаться
act-pass-build = Закончить
act-pass-rooms = Больше не строить комнат
act-pass-stables = Больше не строить хлевов
act-pass-plow = Больше не пахать
act-pass-sow = Больше не сеять
act-pass-bake = Больше не печь
act-pass-fences = Больше не ставить изгородей
act-pass-improvement = Без улучшения
act-pass-occupation = Без занятия
act-pass-exchange = Закончить
act-pass-return = Больше не возвращать
act-pass-take = Больше не брать
act-pass-feed =
    { $count ->
        [0] Закончить: еда никому не нужна
       *[many] Накормить семью: { $food }
    }
act-pass-mulligan = Оставить эти карты
act-pass-use = Не применять карту
act-pass-place = Никого не выставлять
act-first = Первый игрок: { $whose }
act-reveal = Новая карта раунда: { $space }
act-deal = { $whose } получает карту: { $card }
act-lot = По жребию { $whose } играет карту: { $card }
act-deal-hidden =
    { $deck ->
        [occupation] { $whose } получает занятие
       *[minor] { $whose } получает простое улучшение
    }

pay-give-up = отдать карту «{ $card }»
pay-by = { $what } (благодаря: { $cards })
price-or = { $first }, или { $last }
rest-cook = в котёл: { $what } ({ $food })
rest-release = на волю: { $what }
lost-let-go = на волю (нет места): { $what }
lost-card =
    { $n ->
        [one] сброшена { $n } карта с руки
        [few] сброшены { $n } карты с руки
       *[many] сброшено { $n } карт с руки
    }
lost-sown =
    { $n ->
        [one] на полях пропала { $n } единица урожая
        [few] на полях пропали { $n } единицы урожая
       *[many] на полях пропало { $n } единиц урожая
    }
lost-laid =
    { $n ->
        [one] пропал { $n } товар с карты
        [few] пропали { $n } товара с карты
       *[many] пропало { $n } товаров с карты
    }
lost-fence =
    { $n ->
        [one] { $n } бесплатная изгородь не поставлена
        [few] { $n } бесплатные изгороди не поставлены
       *[many] { $n } бесплатных изгородей не поставлено
    }
looming-harvest = После этого раунда урожай. Пока что грозит: { $what }.
looming-young = нет места приплоду: { $what }
sum-field = с полей: { $what }
given-feeding = семья накормлена: { $what }
sum-left = осталось сверх того: { $what }
sum-breeding = приплод: { $what }
cell-row = ряд { $row }, столбец { $columns }
cells-row = ряд { $row }, столбцы { $columns }
field-card = карта «{ $card }»
field-card-part = карта «{ $card }», место { $n }

## Что предлагает карта, если её части сами этого не говорят. $n — место выбора, остальное — числа карты

choice-basin_maker = Положить на карту дерево: { $n }
choice-clay_deposit = Получить бонусные очки: { $points }
choice-corn_profiteer = Продать зерно игроку { $whose }
choice-tavern = Получить бонусные очки: { $points }

## Что рассказывается другим, где слова выбора не подходят

did-keep-hidden = Оставляет карту
did-keep = Оставляет: { $card }
did-draft = Выбирает: { $card }
did-discard = Сбрасывает: { $card }
did-draft-hidden = Выбирает карту
did-discard-hidden = Сбрасывает карту в закрытую
did-mulligan =
    { $deck ->
        [occupations] Откладывает все занятия и берёт на одно меньше
       *[minors] Откладывает все простые улучшения и берёт на одно меньше
    }
did-room = Строит комнату: { $cell }
did-stable = Строит хлев: { $cell }
did-plow = Пашет: { $cell }
did-sow = Сеет { $what }: { $field }
did-fence =
    { $count ->
        [one] Огораживает { $cells }: { $n } изгородь
        [few] Огораживает { $cells }: { $n } изгороди
       *[many] Огораживает { $cells }: { $n } изгородей
    }
did-fence-split =
    { $count ->
        [one] Делит выпас, отделяя { $cells }: { $n } изгородь
        [few] Делит выпас, отделяя { $cells }: { $n } изгороди
       *[many] Делит выпас, отделяя { $cells }: { $n } изгородей
    }
did-take = Берёт: { $what }
did-take-price = Берёт { $what } за { $price }
did-bake = Печёт 1 зерно ({ $card }): { $food }
did-renovate = Перестраивает жилище: { $house }
did-renovate-price = Перестраивает жилище: { $house } ({ $price })
did-build = Внедряет: { $card }
did-build-price = Внедряет: { $card } ({ $price })
did-play = Играет: { $card }
did-play-price = Играет: { $card } ({ $price })
did-pay = Платит: { $what }
did-keep-herd = Оставляет: { $what }
did-keep-herd-rest = Оставляет: { $what }; { $rest }
did-eat = Съедает: { $what } ({ $food })
did-cook = Готовит: { $what } ({ $card }: { $food })
did-way = { $card }: превращает { $what } в { $food }
did-convert = Применяет: { $card }
did-convert-part = Применяет: { $card } ({ $what })
did-beg =
    { $count ->
        [0] Кормит семью
        [one] Кормит семью чем есть и берёт { $n } карту попрошайничества
        [few] Кормит семью чем есть и берёт { $n } карты попрошайничества
       *[many] Кормит семью чем есть и берёт { $n } карт попрошайничества
    }
did-release = Отпускает: { $what }
did-release-return = Возвращает: { $what }
did-draw =
    { $deck ->
        [occupation] Берёт занятие из колоды
       *[minor] Берёт простое улучшение из колоды
    }
did-trade = Меняет три карты на одну
did-use = Применяет: { $card }
did-use-what = Применяет: { $card } ({ $what })
did-use-plow = Пашет картой: { $card }
did-announce = Хочет сюда: { $space }
did-pass-feed =
    { $count ->
        [0] Еда не нужна
       *[many] Кормит семью: { $food }
    }

## Вопросы. $who — кто решает

ask-because = { $question } ({ $cause })
ask-place = { $who }: куда выставить родича?
ask-parting = { $who }: что ещё в этот ход?
ask-place-again = { $who }: там с вас требуют долю; пойти туда всё равно или в другое место?
ask-build = { $who }: что сделать на этой ячейке?
ask-offer = { $who }: что сделать?
ask-one = { $who }: что выбрать?
ask-any = { $who }: что сделать дальше?
ask-rooms = { $who }: где построить комнату?
ask-stables = { $who }: где построить хлев?
ask-plow = { $who }: где вспахать поле?
ask-sow = { $who }: что и где посеять?
ask-bake = { $who }: печь ли хлеб?
ask-renovate = { $who }: во что перестроить жилище?
ask-fences = { $who }: какие участки огородить?
ask-improvement = { $who }: какое улучшение выбрать?
ask-occupation = { $who }: какое занятие освоить?
ask-pay = { $who }: чем заплатить?
ask-pay-room = { $who }: чем заплатить за комнату?
ask-pay-renovation = { $who }: чем заплатить за перестройку?
ask-pay-stable = { $who }: чем заплатить за хлев?
ask-pay-card = { $who }: чем заплатить за карту «{ $card }»?
ask-pay-fences = { $who }: чем заплатить за изгороди?
ask-food = { $who }: что превратить в еду? Нужно { $need }, есть { $food }.
ask-exchange = { $who }: что обменять?
ask-feed = { $who }: семье нужно еды: { $need }, есть: { $food }. Что сделать?
ask-animals = { $who }: места хватает не всем животным. Кого оставить?
ask-breed = { $who }: после приплода места хватает не всем. Кого оставить?
ask-take = { $who }: что взять?
ask-choice = { $who }: что выбрать?
ask-use = { $who }: применить карту?
ask-space = { $who }: какую ячейку действия вы выбираете?
ask-return = { $who }: каких животных вы возвращаете?
ask-order = { $who }: какая карта действует первой?
ask-pick = { $who }: какую карту оставить?
ask-mulligan = { $who }: оставить эти карты?
ask-trade = { $who }: какие три карты отдать за новую?
ask-field = { $who }: какое поле выбрать?
ask-first = Случай: кто первый игрок?
ask-reveal = Случай: какая карта раунда открывается?
ask-deal = Случай: какая карта сдаётся?
ask-draw = Случай: что вытянуто?

## Почему чего-то нельзя

why-NOT_YOUR_TURN = Сейчас решаете не вы; дождитесь, пока спросят вас.
    .section = §3.4
why-WRONG_PART = Сейчас спрашивают не об этом; сначала ответьте на открытый вопрос.
    .section = §4.3
why-REST_IMPOSSIBLE = После этого не получилось бы сделать то, что обязательно; выберите так, чтобы получилось.
    .section = §4.3
why-CANNOT_PAY = У вас нет того, что это стоит; считается только личный запас, но не посевы на полях и не товары на ячейках раундов.
    .section = §4.8
why-SPACE_OCCUPIED = На этой ячейке уже кто-то стоит; за раунд там помещается один родич, выберите свободную.
    .section = §4.1
why-SPACE_NOT_REVEALED = Эта карта раунда ещё не открыта; ею можно пользоваться со своего раунда.
    .section = §3.2
why-SPACE_NOT_IN_GAME = Эта ячейка — для другого числа игроков или для другой игры; выберите ту, что лежит на столе.
    .section = §2.7
why-NO_PERSON_LEFT = В этом раунде дома никого не осталось; дети помогают со следующего раунда.
    .section = §3.4
why-TWO_PEOPLE = За один ход выставляют одного родича, если карта не позволяет поставить туда второго.
    .section = §3.4
why-NOTHING_PERFORMED = Там ничего не было бы сделано; идите только туда, где выполните действие.
    .section = §4.2
why-ACTION_LIMIT = Это больше, чем разрешает действие, или вовсе не то, что оно разрешает.
    .section = §4.3
why-PARTIAL_TAKE = С ячейки забирают всё, что на ней лежит, а не часть.
    .section = §4.4
why-EMPTY_SPACE = На этой ячейке ничего нет; выберите ту, где лежат товары.
    .section = §4.4
why-SECOND_WITHOUT_FIRST = Вторая часть действия доступна только после первой.
    .section = §4.3
why-ROOM_NOT_ADJACENT = Новая комната должна прилегать стороной к комнате вашего жилища.
    .section = §6.4
why-CELL_NOT_FREE = Нужен свободный участок: пустой и не на выпасе.
    .section = §6.4
why-WRONG_MATERIAL = Все комнаты жилища из одного материала; стройте из нынешнего.
    .section = §7.2
why-PARTIAL_RENOVATION = Жилище перестраивают целиком или не перестраивают вовсе.
    .section = §7.4
why-DOUBLE_RENOVATION = Одна перестройка — один шаг: из дерева в глину или из глины в камень.
    .section = §7.5
why-ALREADY_STONE = Ваш дом уже каменный; дальше перестраивать некуда.
    .section = §7.5
why-FAMILY_FULL = В семье не больше пяти человек; ваша уже полна.
    .section = §8.1
why-NO_ROOM = Чтобы здесь родился ребёнок, комнат должно быть больше, чем родичей; сначала постройте комнату.
    .section = §8.2
why-TOO_EARLY = Здесь прибавление в семействе возможно с 5-го раунда.
    .section = §5.5
why-FIELD_NOT_ADJACENT = Новое поле должно прилегать стороной к одному из ваших полей.
    .section = §9.1
why-FIELD_NOT_EMPTY = Сеют только на пустых полях; сначала соберите урожай или вспашите поле.
    .section = §9.5
why-NO_SEED = Для этого в запасе нет семян; нужна хотя бы одна единица той же культуры.
    .section = §9.7
why-STABLE_LIMIT = Все четыре хлева уже построены; больше нет.
    .section = §10.1
why-STABLE_CELL = Хлеву нужен участок без комнаты, без поля и без другого хлева.
    .section = §10.1
why-FENCE_LIMIT = Изгородей всего пятнадцать, столько уже не осталось. Выберите выпас с границей покороче.
    .section = §10.3
why-FENCE_OPEN = Между этими изгородями остаётся проход; выпас должен быть огорожен со всех сторон.
    .section = §10.4
why-FENCE_LOOSE = Каждая изгородь должна быть границей выпаса; из этих участков нового выпаса не выйдет.
    .section = §10.4
why-FENCE_ENCLOSES = На выпасе бывают только пустые участки и хлева, но не комнаты и не поля.
    .section = §10.9
why-PASTURE_DETACHED = Все ваши выпасы должны держаться вместе; новый должен прилегать стороной к другому.
    .section = §10.4
why-FENCE_REMOVED = Изгороди не убирают; выпас можно только разделить.
    .section = §10.3
why-MIXED_PASTURE = На одном выпасе — один вид животных; оставьте столько, чтобы виды разместились порознь.
    .section = §11.3
why-OVER_CAPACITY = Столько не разместить: по 2 животных на участок выпаса, за каждый хлев на нём вдвое больше, 1 в доме и по 1 в каждом хлеву вне выпасов.
    .section = §11.4
why-ANIMAL_IN_SUPPLY = Животные живут на ферме; кому нет места, тех готовят или отпускают.
    .section = §11.4
why-NO_COOKING = Вам нечем превратить это в еду; внедрите «Очаг» или «Плиту повара».
    .section = §12.2
why-BREEDING_LOCK = От приплода до конца урожая животные в еду не идут; готовьте раньше.
    .section = §12.3
why-NO_BAKE_ACTION = Хлеб пекут только действием выпечки; иначе зерно едят сырым.
    .section = §13.1
why-NO_BAKER = Эта карта для вас не печёт; нужен свой «Очаг», «Плита повара» или печь.
    .section = §13.3
why-BAKE_LIMIT = Эта печь за одно действие больше не испечёт; остальное пеките в другом месте.
    .section = §13.2
why-CRAFT_LIMIT = Эта карта действует только в фазе пропитания и лишь столько раз, сколько на ней сказано.
    .section = §15.4
why-MAJOR_TAKEN = Этого улучшения на столе уже нет; выберите из тех, что ещё лежат.
    .section = §15.1
why-MAJOR_NOT_ALLOWED = Это действие не разрешает такое улучшение.
    .section = §15.10
why-REQUIREMENT = Вы ещё не выполнили требование этой карты.
    .section = §15.6
why-HOLD_BACK_FOOD = Имеющейся едой обязательно кормят семью; карты попрошайничества — только за то, чего не хватает.
    .section = §14.3
why-SKIP_FIELD = Урожай собирают с каждого засеянного поля; оставить его нельзя.
    .section = §14.2
why-PASS = Пока родича можно выставить, это обязательно.
    .section = §3.4
why-NOT_IN_HAND = Этой карты нет у вас на руке; играйте ту, что есть.
    .section = §15.1
why-GAME_OVER = Игра окончена; больше ничего сделать нельзя.
    .section = §3.7
why-nothing-paid = Вам нечем заплатить ни за одно из действий там; идите туда, где действие выполнимо.
why-few-animals = У вас нет столько животных.
why-few-cards = Карт не хватает: за одну сбрасывают три с руки, и в колоде должно быть что взять.
lack-room = комната
lack-occupation = занятие
lack-card = Цена карты «{ $card }»: { $price }.
lack-played = карта «{ $card }»
lack-stable = хлев
lack-renovation = перестройка жилища
lack-fences =
    { $n ->
        [one] выпас с { $n } новой изгородью
       *[many] выпас с { $n } новыми изгородями
    }
lack-cost = { $thing } стоит { $price }
lack-have = { $costs }; у вас { $have }.
lack-needs = Карта «{ $card }» требует: { $needs }.
why-food-lacking = Семье не хватает еды: { $n }. Добудьте её или возьмите карты попрошайничества за всё, чего не хватает.

## Ход игры

word-round = Раунд { $n }
word-round-of = Раунд { $n } из { $of }
word-after-work = Раунд { $n }, после работы
word-after-harvest = Раунд { $n }, после урожая
word-phase-setup = Подготовка
word-phase-start = Начало раунда
word-phase-replenish = Новые товары
word-phase-work = Работа
word-phase-return = Возвращение домой
word-phase-field = Урожай: поля
word-phase-feeding = Урожай: пропитание
word-phase-breeding = Урожай: приплод
word-phase-end = Подсчёт очков
word-phase-over = Конец игры
word-starting-player = Первый игрок

## Стол в терминале. Слова `board-cell-…` короткие: они стоят на участке фермы

board-decks = Колоды: занятий { $occupations }, простых улучшений { $minors }
board-coming = Впереди
board-animals = Животные
board-in-house = в доме или хлеву
board-on-card = на карте
board-building = Строительство
board-fences-left =
    { $n ->
        [one] осталась { $n } изгородь
        [few] осталось { $n } изгороди
       *[many] осталось { $n } изгородей
    }
board-stables-left =
    { $n ->
        [one] остался { $n } хлев
        [few] осталось { $n } хлева
       *[many] осталось { $n } хлевов
    }
board-capacity = места на выпасах: { $what }
board-need = после раунда { $n } нужно { $what }
board-cards = Карты
board-hand-size = на руке занятий { $occupations }, улучшений { $minors }
board-pack = На выбор
board-cell-room = комн.
board-cell-field = поле
board-cell-stable = хлев
board-cell-grain = зерно
board-cell-vegetable = овощи
board-cell-wood = дерево
board-cell-sheep = овцы
board-cell-boar = свиньи
board-cell-cattle = коровы

## Очки

score-fields = Поля
score-pastures = Выпасы
score-grain = Зерно
score-vegetables = Овощи
score-sheep = Овцы
score-boar = Свиньи
score-cattle = Коровы
score-unused = Неосвоенные участки
score-stables = Огороженные хлева
score-rooms = Комнаты
score-people = Родичи
score-cards = Очки на картах
score-bonus = Бонусные очки
score-begging = Попрошайничество
score-total = Всего
outcome-won = Очки: { $n }. Цель партии { $game } ({ $goal }) достигнута. Партия { $next } начнётся с запасом: { $food }.
outcome-target = Очки: { $n }. Цель партии в одиночку ({ $goal }) достигнута.
outcome-reached = Очки: { $n }. Цель партии в одиночку ({ $goal }) достигнута. Её можно продолжить серией: партия { $next } начнётся с запасом: { $food }.
outcome-keep = Одно из сыгранных занятий станет постоянным.
sequel = Следующая партия: остаётся «{ $card }»
sequel-again = Та же партия серии ещё раз
sequel-next = Следующая партия серии
outcome-missed = Очки: { $n }. Цель партии в одиночку ({ $goal }) на этот раз не достигнута.
outcome-lost = Очки: { $n }. Цель партии { $game } ({ $goal }) не достигнута. Серия окончена.
outcome-again = Очки: { $n }. Цель партии { $game } ({ $goal }) не достигнута. Партию можно сыграть ещё раз.
outcome-family =
    { $count ->
        [one] Игра в одиночку: { $n } очко.
        [few] Игра в одиночку: { $n } очка.
       *[many] Игра в одиночку: { $n } очков.
    }

## Настройки. Настройка «да/нет» говорит, что бывает при «да».

option-players = Сколько человек играет; один играет на достижение цели.
option-mode = Какая игра.
    .full = полная игра, с занятиями и простыми улучшениями
    .family = семейная игра, без карт на руке
option-decks = Какие колоды замешиваются вместе: E — базовая, I — со взаимодействием, K — сложная.
    .E = E, базовая колода
    .I = I, колода со взаимодействием
    .K = K, сложная колода
option-deal = Как сдаются карты. «10-3»: по десять каждого вида, по три из них откладываются.
    .normal = по семь каждого вида
    .mulligan = по семь; кому не нравится, берёт на одну меньше
    .draft = одну карту оставить, остальные налево
option-three_for_one = В любой момент три карты с руки можно обменять на одну из колоды.
option-round_cards = Порядок карт раундов внутри этапов.
    .random = перемешаны
option-hand = В одиночку: какие карты на руке в начале.
    .random = сдаются случайно
option-series = Серия партий в одиночку: номер партии, еда в начале и постоянные занятия. Пусто: отдельная партия или первая в серии.
option-list = Сколько способов превратить товары в еду предлагается.
    .short = лучший для каждого товара
    .full = все, какие есть
option-first_player = Кто первый игрок в первом раунде.
    .random = случайно
    .A = место A
    .B = место B
    .C = место C
    .D = место D
    .E = место E
option-family5_must_differ = Семейная игра впятером: два строительных ресурса с одной ячейки должны быть разными.
option-family34_must_differ = Семейная игра втроём или вчетвером: два строительных ресурса с одной ячейки должны быть разными.
option-must_pay_food_first = Имеющейся едой обязательно кормят семью; иначе её можно приберечь и взять карты попрошайничества.
option-empty_space_usable = Родича можно выставить и туда, где сейчас ничего не лежит.
option-new_oven_bake_with_all = При внедрении печи хлеб пекут на всех своих улучшениях; иначе только в новой печи.
option-academic_counts_double_for_cost = Занятие, которое считается за два, и цену следующих повышает как два.
option-card_fields_score_as_fields = Места для посева на картах приносят очки как поля.
option-permanent_occupations_count_for_cost = В серии в одиночку постоянные занятия повышают цену следующих.
option-solo_retry = В серии в одиночку проигранную партию можно повторить; иначе серия окончена.

## Главная страница и список карт

way-family = Семейная игра
way-full = Полная игра, с картами
about-title = Агрикола
about-weight = насыщенная, на долгий вечер
about-words = Хижина, двое родичей и четырнадцать раундов: пашите и сейте, огораживайте выпасы, разводите скот, расширяйте жилище и семью — и позаботьтесь, чтобы к урожаю все были сыты. В игре до 318 карт, и каждая ферма выходит другой.

filter-kind = Вид
filter-deck = Колода
filter-players = Игроки
    .any = любое число
    .three = от трёх
    .four = от четырёх
filter-traits = Свойства
    .passing = переходит к соседу
    .upgrade = карта развития
    .cooks = готовит
    .bakes = печёт
    .points = приносит очки
    .needs = есть требование
