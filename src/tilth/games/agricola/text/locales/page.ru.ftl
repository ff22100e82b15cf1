# Слова страниц «Агриколы»

page-seat = Место { $seat }
page-answer-first = Сначала ответьте на открытый вопрос.

# farm
page-rooms-wood =
    { $n ->
        [one] { $n } комната в хижине
        [few] { $n } комнаты в хижине
       *[other] { $n } комнат в хижине
    }
page-rooms-clay =
    { $n ->
        [one] { $n } комната в мазанке
        [few] { $n } комнаты в мазанке
       *[other] { $n } комнат в мазанке
    }
page-rooms-stone =
    { $n ->
        [one] { $n } комната в каменном доме
        [few] { $n } комнаты в каменном доме
       *[other] { $n } комнат в каменном доме
    }
page-room-wood = комната хижины
page-room-clay = комната мазанки
page-room-stone = комната каменного дома
page-fields =
    { $n ->
        [one] { $n } поле
        [few] { $n } поля
       *[other] { $n } полей
    }
page-on-fields = На полях: { $what }
page-pastures =
    { $n ->
        [one] { $n } выпас
        [few] { $n } выпаса
       *[other] { $n } выпасов
    }
page-stables =
    { $n ->
        [one] { $n } хлев
        [few] { $n } хлева
       *[other] { $n } хлевов
    }
page-in-house = В доме: { $what }
page-on-card = На карте: { $what }
page-in-place = { $cell }: { $what }
page-unused =
    { $n ->
        [one] { $n } неосвоенный участок
        [few] { $n } неосвоенных участка
       *[other] { $n } неосвоенных участков
    }
page-cell-empty = не освоен
page-field-with = поле, на нём { $what }
page-field-empty = пустое поле
page-stable = хлев
page-pasture = выпас

# action board
page-board = Поле действий
page-and-or = и/или
page-lying = Лежит: { $what }
page-taken-by = Занято: { $who }
page-stage = Этап { $n }
page-round-to-come = Раунд { $n } ещё впереди
page-harvest-after = Сбор урожая после раунда { $n }
page-space-build-rooms-stables = Комнаты, хлева
page-space-starting-player-minor = Первый игрок
page-space-starting-player-storehouse = Первый игрок, кладовая
page-space-take-grain = Зерно
page-space-plow-field = Вспашка
page-space-occupation = Занятие
page-space-stable-bake = Хлев, хлеб
page-space-day-laborer = Подёнщик
page-space-day-laborer-family = Подёнщик
page-space-wood-3 = Дерево
page-space-wood-3-solo = Дерево
page-space-clay-1 = Глина
page-space-reed-1 = Тростник
page-space-fishing = Рыбалка
page-space-occupation-3p = Занятие
page-space-resources-2-3p = Два ресурса
page-space-wood-2-3p = Дерево
page-space-clay-1-3p = Глина
page-space-resource-1-3p = Один ресурс
page-space-wood-1-4p = Дерево
page-space-wood-2-4p = Дерево
page-space-clay-2-4p = Глина
page-space-reed-stone-food-4p = Тростник, камень, еда
page-space-traveling-players-4p = Бродячие артисты
page-space-occupation-4p = Занятие
page-space-resources-2-4p = Два ресурса
page-space-wood-4-5p = Дерево
page-space-clay-3-5p = Глина
page-space-reed-stone-wood-5p = Тростник, камень, дерево
page-space-animal-market-5p = Рынок скота
page-space-room-or-players-5p = Комната или артисты
page-space-occupation-or-growth-5p = Занятие или прибавление
page-space-resources-or-growth-5p = Ресурсы или прибавление
page-space-sow-bake = Посев, хлеб
page-space-improvement = Улучшение
page-space-sheep-1 = Овцы
page-space-fences = Изгороди
page-space-stone-1-stage2 = Камень
page-space-renovation-improvement = Перестройка, улучшение
page-space-family-growth-minor = Прибавление
page-space-take-vegetable = Овощ
page-space-boar-1 = Свиньи
page-space-stone-1-stage4 = Камень
page-space-cattle-1 = Коровы
page-space-plow-sow = Вспашка, посев
page-space-family-growth-urgent = Неожиданное прибавление
page-space-renovation-fences = Перестройка, изгороди

# what somebody has
page-supply = Запас
page-begging =
    { $n ->
        [one] { $n } карта попрошайничества
        [few] { $n } карты попрошайничества
       *[other] { $n } карт попрошайничества
    }
page-played =
    { $n ->
        [one] Сыграна { $n } карта
        [few] Сыграно { $n } карты
       *[other] Сыграно { $n } карт
    }
page-hand = Ваша рука
page-hand-occupation = Занятия: { $n }
page-hand-minor = Простые улучшения: { $n }
page-no-cards = нет карт
page-majors = Особые улучшения
page-covered = Лежит под другим
page-owned-by = Владелец: { $who }

# score
page-score = Очки на сейчас
page-total = Всего

# harvest
page-harvest = Сбор урожая
page-harvest-now = сейчас
page-harvest-in =
    { $n ->
        [1] после этого раунда
        [few] через { $n } раунда
       *[other] через { $n } раундов
    }
page-need = Нужно еды: { $need }, есть: { $food }.
page-fed =
    { $n ->
        [0] Ровно хватает.
       *[other] Хватает, останется { $n }.
    }
page-coming = Придёт ещё: { $n }.
page-ahead-enough = Пока хватает.
page-ahead-made = Осталось добыть { $n }; ваших припасов на это хватит.
page-ahead-some = Осталось добыть { $n }; из ваших припасов выйдет { $made }.
page-ahead-none = Осталось добыть { $n }.
page-hungry-yet =
    { $n ->
        [one] Пока не хватает { $n } еды: это { $n } карта попрошайничества, −{ $points } очка.
        [few] Пока не хватает { $n } еды: это { $n } карты попрошайничества, −{ $points } очков.
       *[other] Пока не хватает { $n } еды: это { $n } карт попрошайничества, −{ $points } очков.
    }
page-fed-if = Нужно добыть ещё { $n }.
page-hungry =
    { $n ->
        [one] Не добыть { $n } еды: { $n } карта попрошайничества, −{ $points } очка.
        [few] Не добыть { $n } еды: { $n } карты попрошайничества, −{ $points } очков.
       *[other] Не добыть { $n } еды: { $n } карт попрошайничества, −{ $points } очков.
    }
page-food-from = { $what }: по { $food } еды
page-beg = Просить подаяние
page-crops = С полей
page-homeless = Приплоду нет места: { $what }
page-homeless-ahead = Пока приплоду нет места: { $what }
page-newborn = Приплод

# one seat
page-your-farm = Ваша ферма
page-deciding = ходит
page-people = Дома: { $home } из { $people }
page-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
page-exchange = Обмен
page-exchange-words = Превратить товары в еду или отпустить животных. Это можно при любом вашем решении.
page-kitchen = Товары в еду
page-pack-occupation = Занятия на выбор: { $n }
page-pack-minor = Простые улучшения на выбор: { $n }
page-goal = Цель по очкам: { $n }
page-series =
    { $n ->
        [1] Цель по очкам: { $target }
       *[other] Игра { $n } серии, цель { $target }
    }
page-standing = Сколько очков было бы у каждого, если бы игра кончилась сейчас
page-filter-cost = Стоит

# fences by hand
page-fence-hint = Отметьте участки одного выпаса касанием или проведите по ним. Стрелки и пробел делают то же.
page-fence-cells =
    { $n ->
        [one] { $n } участок
        [few] { $n } участка
       *[other] { $n } участков
    }
page-fence-unfit = Из этих участков сейчас нельзя сделать выпас. Стройте по одному выпасу, каждый рядом с другим; у вас осталось: { $fences }, { $wood }.
page-fence-build = Поставить изгороди
page-fence-clear = Выбрать заново
