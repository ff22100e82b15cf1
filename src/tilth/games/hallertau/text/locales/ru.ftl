# Слова игры «Халлертау». Всё, что считается, передаётся готовыми словами: $what, $spaces, $cards …
# $n — число, как оно напечатано, также «1/2/5»; $count — число, с которым согласуется слово.
# $case — падеж: nom, acc или gen.

## Товары и прочее, что считается. `.many` — родительный падеж без числа, `.name` — без числа,
## `.with` — чем засеяно поле, `.as` — не меньше, чем …

thing-barley =
    { $case ->
        [gen] { $n } ячменя
       *[other] { $count ->
            [one] { $n } ячмень
           *[many] { $n } ячменя
        }
    }
    .many = ячменя
    .name = ячмень
    .with = ячменём
    .as = ячменя не меньше, чем
thing-flax =
    { $case ->
        [gen] { $n } льна
       *[other] { $count ->
            [one] { $n } лён
           *[many] { $n } льна
        }
    }
    .many = льна
    .name = лён
    .with = льном
    .as = льна не меньше, чем
thing-hops =
    { $case ->
        [gen] { $n } хмеля
       *[other] { $count ->
            [one] { $n } хмель
           *[many] { $n } хмеля
        }
    }
    .many = хмеля
    .name = хмель
    .with = хмелем
    .as = хмеля не меньше, чем
thing-rye =
    { $case ->
        [gen] { $n } ржи
       *[other] { $count ->
            [one] { $n } рожь
           *[many] { $n } ржи
        }
    }
    .many = ржи
    .name = рожь
    .with = рожью
    .as = ржи не меньше, чем
thing-hide =
    { $case ->
        [gen] { $count ->
            [one] { $n } шкуры
           *[many] { $n } шкур
        }
        [acc] { $count ->
            [one] { $n } шкуру
            [few] { $n } шкуры
           *[many] { $n } шкур
        }
       *[nom] { $count ->
            [one] { $n } шкура
            [few] { $n } шкуры
           *[many] { $n } шкур
        }
    }
    .many = шкур
    .name = шкуры
    .with = шкурой
    .as = шкур не меньше, чем
thing-meat =
    { $case ->
        [gen] { $n } мяса
       *[other] { $count ->
            [one] { $n } мясо
           *[many] { $n } мяса
        }
    }
    .many = мяса
    .name = мясо
    .with = мясом
    .as = мяса не меньше, чем
thing-milk =
    { $case ->
        [gen] { $n } молока
       *[other] { $count ->
            [one] { $n } молоко
           *[many] { $n } молока
        }
    }
    .many = молока
    .name = молоко
    .with = молоком
    .as = молока не меньше, чем
thing-wool =
    { $case ->
        [gen] { $n } шерсти
       *[other] { $count ->
            [one] { $n } шерсть
           *[many] { $n } шерсти
        }
    }
    .many = шерсти
    .name = шерсть
    .with = шерстью
    .as = шерсти не меньше, чем
thing-clay =
    { $case ->
        [gen] { $n } глины
        [acc] { $count ->
            [one] { $n } глину
           *[many] { $n } глины
        }
       *[nom] { $count ->
            [one] { $n } глина
           *[many] { $n } глины
        }
    }
    .many = глины
    .name =
    { $case ->
        [acc] глину
       *[nom] глина
    }
    .with = глиной
    .as = глины не меньше, чем
thing-jewel =
    { $case ->
        [gen] { $count ->
            [one] { $n } драгоценности
           *[many] { $n } драгоценностей
        }
       *[other] { $count ->
            [one] { $n } драгоценность
            [few] { $n } драгоценности
           *[many] { $n } драгоценностей
        }
    }
    .many = драгоценностей
    .name = драгоценности
    .as = драгоценностей не меньше, чем
thing-tool =
    { $case ->
        [gen] { $count ->
            [one] { $n } инструмента
           *[many] { $n } инструментов
        }
       *[other] { $count ->
            [one] { $n } инструмент
            [few] { $n } инструмента
           *[many] { $n } инструментов
        }
    }
    .many = инструментов
    .name = инструменты
    .as = инструментов не меньше, чем
thing-sheep =
    { $case ->
        [gen] { $count ->
            [one] { $n } овцы
           *[many] { $n } овец
        }
        [acc] { $count ->
            [one] { $n } овцу
            [few] { $n } овцы
           *[many] { $n } овец
        }
       *[nom] { $count ->
            [one] { $n } овца
            [few] { $n } овцы
           *[many] { $n } овец
        }
    }
    .many = овец
    .name =
    { $case ->
        [acc] овец
       *[nom] овцы
    }
    .as = овец не меньше, чем
thing-field =
    { $case ->
        [gen] { $count ->
            [one] { $n } поля
           *[many] { $n } полей
        }
       *[other] { $count ->
            [one] { $n } поле
            [few] { $n } поля
           *[many] { $n } полей
        }
    }
    .many = полей
    .as = полей не меньше, чем
thing-worker =
    { $case ->
        [gen] { $count ->
            [one] { $n } работника в вашем запасе
           *[many] { $n } работников в вашем запасе
        }
       *[other] { $count ->
            [one] { $n } работник в вашем запасе
            [few] { $n } работника в вашем запасе
           *[many] { $n } работников в вашем запасе
        }
    }
    .many = работников в вашем запасе
thing-crop =
    { $case ->
        [gen] { $count ->
            [one] { $n } полевой культуры
           *[many] { $n } полевых культур
        }
        [acc] { $count ->
            [one] { $n } полевую культуру
            [few] { $n } полевые культуры
           *[many] { $n } полевых культур
        }
       *[nom] { $count ->
            [one] { $n } полевая культура
            [few] { $n } полевые культуры
           *[many] { $n } полевых культур
        }
    }
    .many = полевых культур
    .all = все полевые культуры
thing-animal =
    { $case ->
        [gen] { $count ->
            [one] { $n } продукта животноводства
           *[many] { $n } продуктов животноводства
        }
       *[other] { $count ->
            [one] { $n } продукт животноводства
            [few] { $n } продукта животноводства
           *[many] { $n } продуктов животноводства
        }
    }
    .many = продуктов животноводства
    .all = все продукты животноводства
thing-goods =
    { $case ->
        [gen] { $count ->
            [one] { $n } товара
           *[many] { $n } товаров
        }
       *[other] { $count ->
            [one] { $n } товар
            [few] { $n } товара
           *[many] { $n } товаров
        }
    }
    .many = товаров
    .all = все товары
thing-gateway =
    { $case ->
        [acc] { $count ->
            [one] { $n } карту ворот
            [few] { $n } карты ворот
           *[many] { $n } карт ворот
        }
       *[nom] { $count ->
            [one] { $n } карта ворот
            [few] { $n } карты ворот
           *[many] { $n } карт ворот
        }
    }
    .many = карт ворот
thing-farmyard =
    { $case ->
        [acc] { $count ->
            [one] { $n } карту фермы
            [few] { $n } карты фермы
           *[many] { $n } карт фермы
        }
       *[nom] { $count ->
            [one] { $n } карта фермы
            [few] { $n } карты фермы
           *[many] { $n } карт фермы
        }
    }
    .many = карт фермы
thing-bonus =
    { $case ->
        [acc] { $count ->
            [one] { $n } карту бонуса
            [few] { $n } карты бонуса
           *[many] { $n } карт бонуса
        }
       *[nom] { $count ->
            [one] { $n } карта бонуса
            [few] { $n } карты бонуса
           *[many] { $n } карт бонуса
        }
    }
    .many = карт бонуса
thing-point =
    { $case ->
        [acc] { $count ->
            [one] { $n } карту победных очков
            [few] { $n } карты победных очков
           *[many] { $n } карт победных очков
        }
       *[nom] { $count ->
            [one] { $n } карта победных очков
            [few] { $n } карты победных очков
           *[many] { $n } карт победных очков
        }
    }
    .many = карт победных очков
thing-crops-one-kind = { thing-crop } одного вида
thing-fields-empty =
    { $case ->
        [gen] { $count ->
            [one] { $n } пустого поля
           *[many] { $n } пустых полей
        }
       *[other] { $count ->
            [one] { $n } пустое поле
            [few] { $n } пустых поля
           *[many] { $n } пустых полей
        }
    }
    .many = пустых полей
thing-fields-planted =
    { $case ->
        [gen] { $count ->
            [one] { $n } засеянного поля
           *[many] { $n } засеянных полей
        }
       *[other] { $count ->
            [one] { $n } засеянное поле
            [few] { $n } засеянных поля
           *[many] { $n } засеянных полей
        }
    }
    .many = засеянных полей
thing-fields-row =
    { thing-field } в { $rows ->
        [1] ряду
       *[other] рядах
    } { $row }
    .many =
    полей в { $rows ->
        [1] ряду
       *[other] рядах
    } { $row }
thing-fields-row-planted =
    { thing-fields-planted } в { $rows ->
        [1] ряду
       *[other] рядах
    } { $row }
    .many =
    засеянных полей в { $rows ->
        [1] ряду
       *[other] рядах
    } { $row }
thing-fields-row-empty =
    { thing-fields-empty } в { $rows ->
        [1] ряду
       *[other] рядах
    } { $row }
    .many =
    пустых полей в { $rows ->
        [1] ряду
       *[other] рядах
    } { $row }
thing-fields-crop =
    { $count ->
        [one] { $n } поле, засеянное { $crops }
        [few] { $n } поля, засеянных { $crops }
       *[many] { $n } полей, засеянных { $crops }
    }
    .many = полей, засеянных { $crops }
thing-fields-one-crop =
    { $count ->
        [one] { $n } поле, засеянное одной и той же культурой
        [few] { $n } поля, засеянных одной и той же культурой
       *[many] { $n } полей, засеянных одной и той же культурой
    }
thing-sheep-on-rounds = { thing-sheep } на карте фермы раунда { $rounds }
thing-sheep-on-stable = { thing-sheep } в овчарне
    .many = овец в овчарне
thing-sheep-on-one_card = { thing-sheep } на одной карте фермы
    .many = овец на одной карте фермы (любой на выбор)
thing-sheep-on-all_cards = { thing-sheep } на картах фермы
    .many = овец на картах фермы
thing-sheep-on-next_card = { thing-sheep } на карте фермы, которую предстоит снять следующей
    .many = овец на карте фермы, которую предстоит снять следующей
thing-pastures-with =
    { $count ->
        [one] { $n } карта фермы с овцами на планшете овчарни
        [few] { $n } карты фермы с овцами на планшете овчарни
       *[many] { $n } карт фермы с овцами на планшете овчарни
    }
    .many = карт фермы с овцами на планшете овчарни
thing-pastures-without =
    { $count ->
        [one] { $n } карта фермы без овец на планшете овчарни
        [few] { $n } карты фермы без овец на планшете овчарни
       *[many] { $n } карт фермы без овец на планшете овчарни
    }
    .many = карт фермы без овец на планшете овчарни
thing-hand-except =
    { $count ->
        [one] { $n } карта на руке, не считая { $cards }
        [few] { $n } карты на руке, не считая { $cards }
       *[many] { $n } карт на руке, не считая { $cards }
    }
thing-played =
    { $deck ->
        [gateway] { $count ->
            [one] { $n } разыгранная карта ворот
            [few] { $n } разыгранные карты ворот
           *[many] { $n } разыгранных карт ворот
        }
        [farmyard] { $count ->
            [one] { $n } разыгранная карта фермы
            [few] { $n } разыгранные карты фермы
           *[many] { $n } разыгранных карт фермы
        }
        [bonus] { $count ->
            [one] { $n } разыгранная карта бонуса
            [few] { $n } разыгранные карты бонуса
           *[many] { $n } разыгранных карт бонуса
        }
        [point] { $count ->
            [one] { $n } другая разыгранная карта победных очков
            [few] { $n } другие разыгранные карты победных очков
           *[many] { $n } других разыгранных карт победных очков
        }
        [best_deck] { $count ->
            [one] { $n } разыгранная карта из одной колоды
            [few] { $n } разыгранные карты из одной колоды
           *[many] { $n } разыгранных карт из одной колоды
        }
       *[all] { $count ->
            [one] { $n } разыгранная карта
            [few] { $n } разыгранные карты
           *[many] { $n } разыгранных карт
        }
    }
thing-spaces-with =
    { $count ->
        [one] { $n } ячейка действия, где в двух нижних рядах ровно { $workers } { $lot ->
            [one] работник
            [few] работника
           *[many] работников
        }
        [few] { $n } ячейки действия, где в двух нижних рядах ровно по { $workers } { $lot ->
            [one] работник
            [few] работника
           *[many] работников
        }
       *[many] { $n } ячеек действия, где в двух нижних рядах ровно по { $workers } { $lot ->
            [one] работник
            [few] работника
           *[many] работников
        }
    }
thing-workers-on =
    { $count ->
        [one] { $n } работник в ячейке { $space }
        [few] { $n } работника в ячейке { $space }
       *[many] { $n } работников в ячейке { $space }
    }
thing-harvested =
    { $count ->
        [one] { $n } товар, собранный с полей в этой фазе
        [few] { $n } товара, собранных с полей в этой фазе
       *[many] { $n } товаров, собранных с полей в этой фазе
    }
thing-harvested_one_crop = { thing-crop } одного вида, собранных с полей в этой фазе
thing-removed_one_quadrant =
    { $count ->
        [one] { $n } работник, снятый в этой фазе с одного сектора
        [few] { $n } работника, снятых в этой фазе с одного сектора
       *[many] { $n } работников, снятых в этой фазе с одного сектора
    }
thing-advances_one_building =
    { $count ->
        [one] { $n } улучшение одной мастерской в этой фазе
        [few] { $n } улучшения одной мастерской в этой фазе
       *[many] { $n } улучшений одной мастерской в этой фазе
    }
thing-used_quadrant_workers =
    { $count ->
        [one] { $n } работник в её секторе
        [few] { $n } работника в её секторе
       *[many] { $n } работников в её секторе
    }
thing-tools_just_gained =
    { $count ->
        [one] { $n } инструмент, только что полученный за один раз
        [few] { $n } инструмента, только что полученных за один раз
       *[many] { $n } инструментов, только что полученных за один раз
    }
thing-tools_this_phase =
    { $count ->
        [one] { $n } инструмент, полученный в этой фазе
        [few] { $n } инструмента, полученных в этой фазе
       *[many] { $n } инструментов, полученных в этой фазе
    }
thing-workers_just_exchanged =
    { $count ->
        [one] { $n } работник, только что обменянный за ход на инструменты
        [few] { $n } работника, только что обменянных за ход на инструменты
       *[many] { $n } работников, только что обменянных за ход на инструменты
    }

## Количества. `.by` — дательный падеж, `.of` — родительный, `.upto` — до какого числа

number-window = число в окошке
    .by = числу в окошке
    .of = числа в окошке
    .upto = до числа в окошке
number-round = номер раунда
    .by = номеру раунда
    .of = номера раунда
    .upto = до номера раунда
number-of = число ваших { $what }
    .by = числу ваших { $what }
    .of = числа ваших { $what }
    .upto = до числа ваших { $what }
reckon-minus = { $a } минус { $b }
reckon-plus = { $a } плюс { $b }
reckon-times =
    { $count ->
        [2] удвоенный { $what }
       *[other] { $n } × { $what }
    }
reckon-half = половина { $what }, округляя вниз
some-reckoned = { $what } ({ $amount })
some-equal = { $what } по { $amount }
list-and = { $first } и { $last }
list-or = { $first } или { $last }
list-or-else = { $first }, или { $last }

## Колоды, ячейки действий, мастерские

deck-gateway = Ворота { $number }
    .label = Ворота
    .name = колода ворот
deck-farmyard = Ферма { $number }
    .label = Ферма
    .name = колода фермы
deck-bonus = Бонус { $number }
    .label = Бонус
    .name = колода бонусов
deck-point = Победные очки { $number }
    .label = Победные очки
    .name = колода победных очков
subdeck-beginner = новичок
subdeck-advanced = знаток
subdeck-expert = эксперт
subdeck-master = мастер
subdeck-hops = хмель
subdeck-sheep = овцы
subdeck-fields = поля
subdeck-jewels = драгоценности
subdeck-own = свои

space-named = «{ $space }»
space-gateway_card = Карта ворот
space-sheep_breeding = Разведение овец
space-sheep_shearing = Стрижка овец
space-clay_delivery = Поставка глины
space-farming = Работа в поле
space-farmyard_card = Карта фермы
space-butchery = Скотобойня
space-nursery = Садоводство
space-busy_weekend = Работа в выходные
space-clearing = Расчистка земли
space-bonus_card = Карта бонуса
space-small_trade = Мелкая торговля
space-cultivation = Культивирование
space-weekly_market = Ярмарка
space-land_sale = Продажа земли
space-point_card = Карта победных очков
space-fertilizing = Удобрение почвы
space-tool_shed = Сарай
space-town_hall = Ратуша
space-sheep_market = Рынок овец

building-carpentry = Плотницкая
building-brewery = Пивоварня
building-cooling_house = Лёдник
building-bakery = Пекарня
building-manufactory = Пошивочная

## Текст карты

card-only-phase = Только в фазе { $n }.
card-not-phase = Не в фазе { $n }.
card-condition = Условие: { $needs }.
card-dark = Неважно, кто поставил работников.
card-cost = Цена: { $costs }.
card-choose = Одно на выбор: { $ways }.
card-way = { $need } — { $effects }
card-way-cost = цена { $costs }
card-income = Доход каждый раунд: { $effects }.
card-points = { $n } ПО в конце игры.

## Условия

need-at-least = хотя бы { $what }
need-at-most = не более { $what }
need-exactly = ровно { $what }
need-none = нет { $what }
need-more = { $a } больше, чем { $b }
need-greater = { $a } больше, чем { $b }
need-as = { $much } { $amount }
need-each = { $what } — хотя бы по { $n }
need-fields-each =
    { $count ->
        [one] хотя бы по { $n } полю, засеянному { $crops }
        [few] хотя бы по { $n } поля, засеянных { $crops }
       *[many] хотя бы по { $n } полей, засеянных { $crops }
    }
need-total = { $what } вместе не меньше { $amount }
need-total-as = { $what } вместе не меньше, чем { $amount }
need-round = раунд { $n } или более поздний
need-lead =
    { $count ->
        [one] одна ваша мастерская опережает другую хотя бы на { $n } клетку
        [few] одна ваша мастерская опережает другую хотя бы на { $n } клетки
       *[many] одна ваша мастерская опережает другую хотя бы на { $n } клеток
    }
need-before-last = перед вашим последним действием в этой фазе { $need }
need-space_full-any = какая-нибудь ячейка действия заполнена работниками целиком
need-just-spent_last_jewel = вы только что потратили последнюю драгоценность
need-just-played_drawn_card = вы только что сыграли другую карту, едва получив её на руку
need-just-used = вы только что использовали ячейку { $spaces }
need-just-used-any = вы только что использовали ячейку действия
need-during = вы как раз используете ячейку { $space }

## Цена

pay-harvested = { $what } из только что собранного урожая
pay-same = { $what } одного вида
pay-each =
    { $count ->
        [one] { $kinds } вид { $what }, по { $n } каждого
        [few] { $kinds } вида { $what }, по { $n } каждого
       *[many] { $kinds } видов { $what }, по { $n } каждого
    }
pay-row = { $what } из ряда { $row }
pay-not-row = { $what }, но не из ряда { $row }
pay-unplant =
    { $count ->
        [one] посев с { $n } поля (само поле остаётся)
       *[many] посев с { $n } полей (сами поля остаются)
    }
pay-discard =
    { $deck ->
        [gateway] { thing-gateway } с руки
        [farmyard] { thing-farmyard } с руки
        [bonus] { thing-bonus } с руки
        [point] { thing-point } с руки
       *[any] { $count ->
            [one] { $n } другая карта с руки
            [few] { $n } другие карты с руки
           *[many] { $n } других карт с руки
        }
    } { $count ->
        [one] (убирается из игры)
       *[other] (убираются из игры)
    }
pay-all-but = { $what } из запаса, кроме { $n }
pay-retreat =
    { $count ->
        [one] сдвиг одной мастерской на { $n } клетку влево
        [few] сдвиг одной мастерской на { $n } клетки влево
       *[many] сдвиг одной мастерской на { $n } клеток влево
    }
pay-sheep-back =
    { $count ->
        [one] передвинуть { $n } овцу на одну карту фермы назад
       *[many] передвинуть { $n } разных овец на одну карту фермы назад
    }

## Эффекты

do-get = получите { $what }
do-draw = возьмите { $what }
do-get-equal = получите { $what } по { $amount }
do-get-reckoned =
    { $kinds ->
        [1] получите { $what } ({ $amount })
       *[other] получите { $what } (каждого вида — { $amount })
    }
do-fill = пополните запас { $what } { $amount }
gain-field =
    { $count ->
        [1] { $n } поле в ряд { $row }
        [one] до { $n } поля в ряд { $row }
       *[other] до { $n } полей в ряд { $row }
    }
gain-one-kind =
    { $count ->
        [1] { $what } на выбор
       *[other] { $what } одного вида
    }
gain-different = { $what } разных видов
gain-mix = { $what } на выбор
do-first-player = возьмите жетон первого игрока
do-sow =
    { $count ->
        [1] можете засеять { $n } поле
        [one] можете засеять до { $n } поля
       *[other] можете засеять до { $n } полей
    }
do-sow-kind =
    { $count ->
        [1] можете засеять { $n } поле { $what }
        [one] можете засеять до { $n } поля { $what }
       *[other] можете засеять до { $n } полей { $what }
    }
do-sow-taken =
    { $count ->
        [1] можете засеять { $n } поле полученной культурой
        [one] можете засеять до { $n } поля полученной культурой
       *[other] можете засеять до { $n } полей полученной культурой
    }
do-sow-there =
    { $count ->
        [one] затем можете посеять на нём { $n } полевую культуру
        [few] затем можете посеять на нём { $n } полевые культуры
       *[many] затем можете посеять на нём { $n } полевых культур
    }
do-sow-goods = можете посеять на пустом поле { $what }, как полевую культуру
do-sow-goods-there = можете посеять на этом поле { $what }, как полевую культуру
do-sow-stack =
    { $count ->
        [1] можете засеять { $n } поле, положив до { $stack } единиц одной культуры
        [one] можете засеять до { $n } поля, положив на каждое до { $stack } единиц одной культуры
       *[other] можете засеять до { $n } полей, положив на каждое до { $stack } единиц одной культуры
    }
do-harvest =
    { $count ->
        [1] можете сразу собрать урожай с { $n } засеянного поля
        [one] можете сразу собрать урожай не более чем с { $n } засеянного поля
       *[other] можете сразу собрать урожай не более чем с { $n } засеянных полей
    }
do-double-harvest =
    { $count ->
        [one] урожай с { $n } поля, которое вы сейчас соберёте, удваивается
       *[other] урожай с { $n } полей, которые вы сейчас соберёте, удваивается
    }
moved-fields =
    { $which ->
        [sole_empty] { $count ->
            [1] это поле
           *[other] { $n } из этих полей
        }
        [empty] { $n ->
            [all] все свои пустые поля
           *[other] до { thing-fields-empty }
        }
        [planted] { $n ->
            [all] все свои засеянные поля
           *[other] до { thing-fields-planted }
        }
       *[any] { $n ->
            [all] все свои поля
           *[other] до { thing-field }
        }
    }
do-move-field-to = можете передвинуть { $what } в ряд { $row }
do-move-field-by =
    { $count ->
        [one] можете сдвинуть { $what } на { $n } ряд вверх
        [few] можете сдвинуть { $what } на { $n } ряда вверх
       *[many] можете сдвинуть { $what } на { $n } рядов вверх
    }
do-move-sheep =
    { $count ->
        [1] можете передвинуть { $n } овцу
        [one] можете передвинуть до { $n } разной овцы
       *[other] можете передвинуть до { $n } разных овец
    } { $far ->
        [one] на { $steps } карту фермы вперёд
        [few] на { $steps } карты фермы вперёд
       *[many] на { $steps } карт фермы вперёд
    }
do-clear-space =
    { $count ->
        [one] можете убрать всех работников с { $n } ячейки действия на выбор
       *[other] можете убрать всех работников с { $n } ячеек действия на выбор
    }
do-clear-top-row = можете убрать верхний занятый ряд работников с ячеек { $spaces }: либо со всех сразу, либо ни с одной
do-recall-top-row =
    { $count ->
        [one] можете забрать в свой запас работников верхний занятый ряд с { $n } ячейки действия на выбор
       *[other] можете забрать в свой запас работников верхние занятые ряды с { $n } ячеек действия на выбор
    }
do-merge-workers =
    { $count ->
        [one] можете переставить { $n } работника с одной из этих ячеек
        [few] можете переставить всех { $n } работников с одной из этих ячеек
       *[many] можете переставить всех { $n } работников с одной из этих ячеек
    } в третий ряд другой; сами действия при этом не выполняются
do-place-second-row =
    { $count ->
        [one] можете поставить { $n } работника в пустой второй ряд любой ячейки действия и сразу её использовать
       *[other] можете поставить { $n } работников в пустой второй ряд любой ячейки действия и сразу её использовать
    }
do-use-space =
    можете сразу использовать ячейку действия, где не более { $count ->
        [one] { $n } работника
       *[other] { $n } работников
    }; работники для неё берутся из общего запаса
do-advance =
    { $count ->
        [one] можете бесплатно сдвинуть { $n } мастерскую на одну клетку вправо
        [few] можете бесплатно сдвинуть { $n } мастерские на одну клетку вправо
       *[many] можете бесплатно сдвинуть { $n } мастерских на одну клетку вправо
    }
do-boulders =
    { $count ->
        [1] можете без инструментов сдвинуть { $n } валун
        [one] можете без инструментов сдвинуть до { $n } разного валуна
       *[other] можете без инструментов сдвинуть до { $n } разных валунов
    } { $far ->
        [one] на { $steps } клетку вправо
        [few] на { $steps } клетки вправо
       *[many] на { $steps } клеток вправо
    }
do-fields-sum =
    можете получить { $count ->
        [one] { $n } поле
        [few] { $n } поля
       *[many] { $n } полей
    } в ряды, номера которых в сумме равны { $amount }; если оно не больше { $most }, вместо этого можно получить одно поле в ряд с этим номером
do-substitute = в ячейке { $space } можете заплатить { $pay } вместо { $instead }
do-trade = можете обменять { $give } на { $get }

## Что можно сделать. $field — поле словами, $card — карта, $space — ячейка действия, $what — товары

act-place =
    { $count ->
        [0] Поставить работников: { $space }
        [one] Поставить { $n } работника: { $space }
       *[other] Поставить { $n } работников: { $space }
    }
act-swap =
    { $count ->
        [one] Обменять { $n } работника на { $n } инструмент
        [few] Обменять { $n } работников на { $n } инструмента
       *[many] Обменять { $n } работников на { $n } инструментов
    }
act-ask =
    Спрашивать меня о картах в чужой ход: { $mode ->
        [always] всегда
        [never] никогда
       *[needed] только о срочных
    }
act-ask-less =
    Ничего не играть и впредь спрашивать меня { $mode ->
        [never] только в мой ход
       *[needed] только о срочном
    }
act-picky = До конца следующего действия спрашивать, сколько брать
act-play = Сыграть: { $card }
act-play-position = Сыграть: { $card } ({ $what })
act-income-all = Получить весь доход
act-income = Получить доход: { $card }
act-harvest-all = Собрать урожай со всех полей
act-harvest = Собрать урожай: { $field }
act-advance = Улучшить: { $building }
act-pay = Заплатить: { $what }
act-pay-jewel = Заплатить: 1 драгоценность
act-push-near = Сдвинуть ближний валун ({ $building })
act-push-far = Сдвинуть дальний валун ({ $building })
act-choose = { $what }
act-choose-trade = Обменять
act-choose-clear_rows = Убрать эти ряды работников
act-choose-give_sheep = Заплатить вместо этого: { $what }
act-take = Взять: { $what }
act-amount =
    { $count ->
        [0] Ничего не брать
       *[other] Взять: { $n }
    }
act-sow = Посеять в ряду { $row }: { $what }
act-sow-again = Посеять в ряду { $row } на уже убранном поле: { $what }
act-rows = Положить новые поля в ряды { $rows }
act-row = Положить одно новое поле в ряд { $rows }
act-field = { $field }
act-field-rotate = Сдвинуть ещё на ряд вверх: { $field }
act-field-remove_field = Снять: { $field }
act-field-unplant = Убрать посеянное: { $field }
act-field-harvest_now = Собрать урожай сейчас: { $field }
act-field-move_field = Сдвинуть: { $field }
act-field-double = Удвоить урожай: { $field }
act-field-all = Сдвинуть все эти поля
act-sheep =
    { $place ->
        [S] Овца из овчарни
       *[other] Овца с карты раунда { $place }
    }
act-move-sheep =
    { $to ->
        [S] Передвинуть овцу с карты раунда { $from } в овчарню
       *[other] Передвинуть овцу с карты раунда { $from } на карту раунда { $to }
    }
act-space = { $space }
act-space-clear_space = Убрать всех работников: { $space }
act-space-recall = Вернуть себе верхний ряд работников: { $space }
act-space-second_row = Поставить работника во второй ряд: { $space }
act-space-use_space = Использовать: { $space }
act-space-merge_from = Переставить работников отсюда: { $space }
act-space-merge_to = Переставить работников сюда: { $space }
act-building = { $building }
act-building-retreat = Сдвинуть на клетку влево: { $building }
act-building-free_advance = Сдвинуть на клетку вправо: { $building }
act-discard = Сбросить: { $card }
act-kind = Заплатить: { $what }
act-give = Вернуть: { $what } (1)
act-resolve = Выполнить сначала: { $card }
act-pass = Отказаться
act-pass-advance = Закончить
act-pass-income = Больше дохода не получать
act-pass-window = Ничего не играть
act-pass-sow = Больше не сеять
act-pass-choice = Ничего не делать
act-pass-trade = Не обменивать
act-first = Первый игрок: { $whose }
act-draw = { $whose } берёт карту: { $card }
act-draw-hidden =
    { $whose } берёт { $deck ->
        [gateway] карту ворот
        [farmyard] карту фермы
        [bonus] карту бонуса
        [point] карту победных очков
       *[other] карту
    }
act-quadrants = Карта сектора { $n } ({ $clears })
act-quadrant = Сектор для знака вопроса: { $n }

## Что рассказывается другим, где слова выбора не подходят

did-discard-hidden = Сбрасывает карту в закрытую
did-place =
    { $count ->
        [0] Ставит работников: { $space }
        [one] Ставит { $n } работника: { $space }
       *[other] Ставит { $n } работников: { $space }
    }
did-swap =
    { $count ->
        [one] Обменивает { $n } работника на { $n } инструмент
        [few] Обменивает { $n } работников на { $n } инструмента
       *[many] Обменивает { $n } работников на { $n } инструментов
    }
did-play = Играет: { $card }
did-play-position = Играет: { $card } ({ $what })
did-income-all = Получает весь доход
did-income = Получает доход: { $card }
did-harvest-all = Собирает урожай со всех полей
did-harvest = Собирает урожай: { $field }
did-advance = Улучшает: { $building }
did-pay = Платит: { $what }
did-pay-jewel = Платит 1 драгоценность
did-push-near = Сдвигает ближний валун ({ $building })
did-push-far = Сдвигает дальний валун ({ $building })
did-choose = Выбирает «{ $what }»
did-choose-trade = Обменивает
did-choose-clear_rows = Убирает эти ряды работников
did-choose-give_sheep = Платит вместо этого: { $what }
did-take = Берёт: { $what }
did-amount =
    { $count ->
        [0] Ничего не берёт
       *[other] Берёт: { $n }
    }
did-sow = Сеет в ряду { $row }: { $what }
did-sow-again = Сеет в ряду { $row } на уже убранном поле: { $what }
did-rows = Кладёт новые поля в ряды { $rows }
did-row = Кладёт одно новое поле в ряд { $rows }
did-field-rotate = Сдвигает ещё на ряд вверх: { $field }
did-field-remove_field = Снимает: { $field }
did-field-unplant = Убирает посеянное: { $field }
did-field-harvest_now = Собирает урожай сейчас: { $field }
did-field-move_field = Сдвигает: { $field }
did-field-double = Удваивает урожай: { $field }
did-field-all = Сдвигает все эти поля
did-move-sheep =
    { $to ->
        [S] Передвигает овцу с карты раунда { $from } в овчарню
       *[other] Передвигает овцу с карты раунда { $from } на карту раунда { $to }
    }
did-space-clear_space = Убирает всех работников: { $space }
did-space-recall = Возвращает себе верхний ряд работников: { $space }
did-space-second_row = Ставит работника во второй ряд: { $space }
did-space-use_space = Использует: { $space }
did-space-merge_from = Переставляет работников отсюда: { $space }
did-space-merge_to = Переставляет работников сюда: { $space }
did-building-retreat = Сдвигает на клетку влево: { $building }
did-building-free_advance = Сдвигает на клетку вправо: { $building }
did-kind = Платит: { $what }
did-resolve = Выполняет сначала: { $card }
did-pass-advance = Заканчивает
did-give = Возвращает: { $what } (1)

## Поля словами. $what — товар, $n — сколько единиц

field-empty = пустое поле в ряду { $row }
field-planted =
    { $count ->
        [1] поле в ряду { $row } ({ $what })
       *[other] поле в ряду { $row } ({ $n } × { $what })
    }
field-harvested = { $field } (уже убрано в этой фазе)

## Вопросы. $who — кто решает

ask-because = { $question } ({ $cause })
ask-turn = { $who }: куда поставить работников или сколько обменять на инструменты?
ask-income = { $who }: какой доход получить сейчас?
ask-rotate = { $who }: какое пустое поле сдвинуть ещё на ряд вверх?
ask-harvest = { $who }: с какого поля собрать урожай?
ask-advance = { $who }: какую мастерскую улучшить?
ask-pay = { $who }: чем заплатить за улучшение?
ask-window = { $who }: сыграть карту сейчас?
ask-choice = { $who }: какой вариант выбрать?
ask-trade = { $who }: обменять?
ask-clear_rows = { $who }: убрать эти ряды работников?
ask-take = { $who }: что взять?
ask-mix = { $who }: какие товары взять?
ask-amount = { $who }: сколько взять?
ask-sow = { $who }: что и где посеять?
ask-remove_field = { $who }: какое поле снять?
ask-unplant = { $who }: с какого поля убрать посеянное?
ask-harvest_now = { $who }: с какого поля собрать урожай сейчас?
ask-move_field = { $who }: какое поле сдвинуть?
ask-double = { $who }: с какого поля удвоить урожай?
ask-rows = { $who }: в какие ряды положить новые поля?
ask-give_sheep = { $who }: откуда взять овцу для оплаты?
ask-sheep_back = { $who }: какую овцу передвинуть назад?
ask-move_sheep = { $who }: какую овцу передвинуть?
ask-clear_space = { $who }: с какой ячейки убрать всех работников?
ask-recall = { $who }: с какой ячейки вернуть себе верхний ряд работников?
ask-second_row = { $who }: во второй ряд какой ячейки поставить работника?
ask-use_space = { $who }: какую ячейку использовать?
ask-merge_from = { $who }: с какой ячейки взять работников?
ask-merge_to = { $who }: в третий ряд какой ячейки их поставить?
ask-retreat = { $who }: какую мастерскую сдвинуть на клетку влево?
ask-free_advance = { $who }: какую мастерскую сдвинуть на клетку вправо?
ask-boulders = { $who }: какой валун сдвинуть?
ask-discard = { $who }: какую карту сбросить?
ask-kind = { $who }: каким видом заплатить?
ask-keep = { $who }: что вернуть?
ask-waiting = { $who }: какую карту выполнить первой?
ask-first = Случай: кто первый игрок?
ask-draw = Случай: какая карта берётся?
ask-quadrants = Случай: какая карта сектора открывается?
ask-quadrant = Случай: какой сектор означает знак вопроса?

## Почему нельзя

lack-own = У вас { $have }.
lack-have = Цена: { $price }; у вас { $have }.
why-NOT_YOUR_TURN = Сейчас ходит другой игрок.
    .section = §5.1
why-WRONG_PART = Сейчас этого сделать нельзя.
    .section = §4.1
why-REST_IMPOSSIBLE = После этого нельзя было бы сделать то, что сделать необходимо.
    .section = §5.4
why-MUST_ACT = Пока у вас есть работники, нужно поставить их или обменять хотя бы одного на инструмент.
    .section = §5.1
why-NO_WORKERS = В этом раунде работников у вас больше нет.
    .section = §5.1
why-TOO_FEW_WORKERS = Для этого у вас слишком мало работников.
    .section = §5.2
why-WRONG_WORKERS = Нижний свободный ряд занимают целиком, ровно положенным числом работников.
    .section = §5.2
why-SPACE_FULL = Все ряды этой ячейки заняты.
    .section = §5.2
why-SPACE_CLOSED = Карт здесь нет, поэтому ячейку использовать нельзя.
    .section = §12.1
why-CANNOT_PAY = У вас нет того, чем здесь платят.
    .section = §10.2
why-NOT_EXACT = Цену платят точно и целиком.
    .section = §10.2
why-ONE_ONLY = Можно выбрать только один из вариантов.
    .section = §5.4
why-TOO_MUCH = Это больше, чем здесь предлагается.
    .section = §5.4
why-NO_COLUMN = Места нет: полей может быть не больше 8.
    .section = §2.2
why-FIELD_ROW = Новое поле кладут в названный ряд.
    .section = §2.2
why-FIELD_PLANTED = На этом поле уже что-то посеяно.
    .section = §6.21
why-NO_SEED = В вашем запасе этого нет, сеять нечего.
    .section = §6.21
why-NOT_A_CROP = Сеять можно только полевые культуры, если карта не говорит иного.
    .section = §6.21
why-SHEEP_STABLE = Овца в овчарне дальше не двигается.
    .section = §2.7
why-TOUCHES_CENTER = Эта мастерская примыкает к общественному центру и влево сдвинуться не может.
    .section = §6.19
why-WRONG_KIND = Эта мастерская таких товаров не берёт; драгоценность с товарами не смешивают.
    .section = §8.2
why-RESTRICTION = Глины больше, чем ржи; ячменя больше, чем хмеля; в пекарне не больше 1 льна.
    .section = §8.2
why-WRONG_TOTAL = Число товаров должно подходить к раунду; разные виды дают скидку с раунда 3.
    .section = §8.3
why-BOULDER = На пути валун, а годных инструментов, чтобы его сдвинуть, не хватает.
    .section = §8.4
why-ROW_END = Мастерская уже в конце своего ряда.
    .section = §8.1
why-MANDATORY = От этого шага отказаться нельзя.
    .section = §7.2
why-NOT_IN_HAND = Этой карты нет у вас на руке.
    .section = §10.1
why-PHASE_BAR = В этой фазе карту сыграть нельзя.
    .section = §10.7
why-CONDITION = Условие карты не выполнено.
    .section = §10.2
why-OPTION = Этот вариант карты не подходит.
    .section = §10.6
why-TARGET = К этому эффект применить нельзя.
    .section = §10.5
why-ALL_OR_NONE = Это делают целиком или не делают вовсе.
    .section = §10.5
why-ONCE = Эффект карты действует только один раз.
    .section = §10.5
why-DISCARD = Просто так выбрасывать ничего нельзя.
    .section = §2.9
why-HIDDEN = Смотреть на это пока нельзя никому.
    .section = §0.3
why-GAME_OVER = Игра окончена.
    .section = §11.1

## Ход игры

word-round = Раунд { $n }
    .label = Раунд
word-after-work = Раунд { $n }, после действий
lost-sheep =
    { $count ->
        [one] гибнет { $what }
       *[many] гибнут { $what }
    }
lost-jewel = не помещается и пропадает: { $what }
lost-field = не помещается и пропадает: { $what }
lost-sown =
    { $count ->
        [one] пропадает { $n } посеянный товар
        [few] пропадают { $n } посеянных товара
       *[many] пропадают { $n } посеянных товаров
    }
lost-draw =
    { $count ->
        [one] на { $n } карту меньше: колода пуста
        [few] на { $n } карты меньше: колода пуста
       *[many] на { $n } карт меньше: колода пуста
    }
lost-goods = возвращено в запас: { $what }
looming-sheep =
    { $count ->
        [one] { $what } стоит на карте фермы, которую снимут следующей: она погибнет, когда придут новые работники, если её не передвинуть.
        [few] { $what } стоят на карте фермы, которую снимут следующей: они погибнут, когда придут новые работники, если их не передвинуть.
       *[many] { $what } стоят на карте фермы, которую снимут следующей: они погибнут, когда придут новые работники, если их не передвинуть.
    }
lost-card =
    { $count ->
        [one] сброшена { $n } карта
        [few] сброшены { $n } карты
       *[many] сброшено { $n } карт
    }
word-after-harvest = Раунд { $n }, после урожая
word-after-round = Раунд { $n }, в конце
word-phase-1 = Снятие работников
word-phase-2 = Новые работники
word-phase-3 = Доход
word-phase-4 = Действия
word-phase-5 = Новая карта
word-phase-6 = Поля под паром
word-phase-7 = Сбор урожая
word-phase-8 = Доение
word-phase-9 = Развитие
word-phase-10 = Валуны
word-phase-final = Последние карты
word-phase-over = Конец игры
word-phase = Фаза { $n }: { $name }
word-first-player = Первый игрок
word-supply = Запас
word-hand = Рука
word-played = Разыгранные карты
word-stable = Овчарня
word-fields = Поля
word-quadrant = Сектор { $n }
word-community = Общественный центр
word-window = Окошко
word-nothing = ничего

## Счёт

score-community = Общественный центр
score-symbols = Символы у мастерских
score-sheep = Овцы в овчарне
score-jewels = Драгоценности
score-rest = Товары, инструменты и поля
score-cards = Карты
score-total = Всего
outcome-missed = { $n } ПО: цель в { $goal } не достигнута.
outcome-reached = { $n } ПО: цель в { $goal } достигнута.
outcome-outstanding = { $n } ПО: намного больше цели в { $goal }. Отличный результат!

## Настройки партии. Настройка «да или нет» говорит, что будет при «да».

option-players = Сколько людей играет; один играет на результат.
option-gateway = Какая колода ворот в игре.
    .beginner = новичок (001–030)
    .advanced = знаток (101–130)
    .expert = эксперт (201–230)
    .master = мастер (301–330)
option-farmyard = Какая колода фермы в игре.
    .hops = хмель (401–435)
    .sheep = овцы (501–535)
    .fields = поля (601–635)
    .jewels = драгоценности (701–735)
option-cards = Играть ли с картами.
    .all = со всеми картами
    .none = без карт: они служат только местом для овец и работников
option-mix_decks = Все колоды ворот и все колоды фермы перемешаны вместе.
option-first_player = Кто первый игрок в начале.
    .random = по жребию
    .A = место A
    .B = место B
    .C = место C
    .D = место D
option-ask = Как вначале всех спрашивают о картах в чужой ход; каждый может это изменить для себя.
    .needed = когда карта не может ждать
    .always = каждый раз, когда карту можно сыграть
    .never = никогда
option-phase9_mode = Как играется фаза 9.
    .simultaneous = все сразу, без очереди
    .turns = по очереди, начиная с первого игрока
option-card_205_220_305_312_at_least = Числа на картах 205, 220, 305 и 312 — наименьшие; иначе они должны выполняться точно.
option-card_509_bonus = Сколько карт бонуса дают четыре варианта карты 509.
option-cc_values = Победные очки в окошке после седьмого, восьмого, девятого и десятого сдвига общественного центра.
option-window_cap = Каким числом работников считается окошко, когда в нём уже победные очки.
option-card_301_timing = Когда карту 301 можно сыграть в фазе 2.
    .before_removal = до снятия карты фермы
    .after_removal = после её снятия
option-card_321 = Сколько ячменя требует карта 321.
    .at_least = не меньше названного числа
    .exactly = ровно названное число
option-just_window = Сколько длится «только что» на картах.
    .until_next_step = до следующего шага игры
    .immediate_only = только сразу после хода, но не в конце фазы
option-card_222_snapshot = В какой момент карта 222 смотрит на поля.
    .start_of_last_turn = в начале хода, в который уходит последний работник
    .at_play = когда карту играют
option-row_last_position = Последняя клетка, до которой может дойти мастерская.
option-vp_symbol_first = Первая клетка ряда, на которой мастерская открывает символ 3 победных очков.
option-solo_quadrants = Какие секторы означают знаки вопроса в игре в одиночку.
    .reconstructed = один из двух, как мы это восстановили
    .any_of_four = любой из четырёх
option-clay_delivery_quadrant = К какому сектору относится «Поставка глины».
option-round_rises_in = Когда для карт и овец начинается новый раунд.
    .phase1 = с фазой 1
    .phase2 = с фазой 2
option-exhausted_tools_spendable = Инструментами, использованными в этой фазе 9, ещё можно платить.
option-card_531_no_previous_card = Что карта 531 делает с овцой, позади которой карты нет.
    .sheep_lost = овца теряется
    .not_movable = такую овцу выбрать нельзя
option-nocards_quadrant_cards = В игре без карт карты секторов при 1–3 игроках остаются.
option-card_328_needs_exchange = Карта 328 даёт шкуры и карту бонуса, только если обмен на Скотобойне действительно совершён.
option-income_in_round_1 = Рано сыгранные карты бонуса приносят доход и в раунде 1.
option-only_phase_cards_after_round_6 = Карты, привязанные к одной фазе, можно сыграть и после раунда 6.
option-workers_unlimited = Работников всегда хватает; иначе их только 80, как в коробке.
option-action_size = Что должно закончиться до эффекта карты, сыгранной внутри действия.
    .steps = текущий шаг
    .whole_phase = вся фаза, если она идёт сама собой
option-phase7_resow = Что бывает с полем, засеянным во время сбора урожая.
    .once_per_field = с него собирают урожай в этой фазе, если ещё не собирали
    .again = с него собирают урожай в этой фазе ещё раз
    .not_harvested = урожай с него в этой фазе не собирают
option-milking_once = Овцы, полученные в фазе 8 позже, молока в этом раунде не дают.
option-empty_deck_space_usable = Ячейку карт можно использовать и с пустой колодой, ради одного жетона.
option-idle_boulder_push = Валуны можно двигать и без улучшения мастерской.
option-score_planted_goods = Товары, лежащие в конце на полях, тоже считаются.
option-own_cards = Замешиваются карты, придуманные вами.

## Зал и список карт

about-title = Халлертау
about-weight = насыщенная, на целый вечер
about-words = Сейте хмель и рожь, держите овец и улучшайте мастерские своей деревни, чтобы общественный центр шёл следом. Шесть раундов, двадцать ячеек, которые дорожают с каждым разом, и карты, которые можно сыграть когда угодно.

filter-deck = Колода
filter-subdeck = Часть колоды
filter-kind = Вид
    .condition = с условием
    .cost = с ценой
filter-phase = Привязана к фазе

## Разъяснения

ruling-001-1 = Все шаги делает одна и та же овца. С карты раунда 6 она уходит в овчарню.
    .section = §6.22
ruling-004-1 = Когда в окошке уже видны победные очки, число по-прежнему считается равным 12.
    .section = R3
ruling-009-1 = Четыре ячейки карт заполнены двумя рядами, остальные — тремя. Ряд с единственным работником тоже занят.
    .section = §5.2
ruling-018-1 = { ruling-004-1 }
    .section = R3
ruling-020-1 = Подходит любая плата, после которой драгоценностей не осталось, сколько бы их ни было. Просто выбросить драгоценности нельзя.
    .section = §2.9
ruling-022-1 = Действует в любой фазе. Как обычно, убранное поле опускается на один ряд, а товары считаются только что собранными.
    .section = §7.3
ruling-023-1 = Условие выполнено и тогда, когда полей нет вовсе.
    .section = §10.2
ruling-023-2 = Поля в ряду 5 остаются на месте.
    .section = §7.2
ruling-027-1 = В фазе 7 это собирают как обычный урожай, но поле не считается засеянным полевой культурой.
    .section = §7.3
ruling-027-2 = Имеется в виду поле, пустое в момент розыгрыша карты. Если его займёт ещё не законченное действие, засеять его уже нельзя.
    .section = R18
ruling-101-1 = Каждая из этих овец делает только один шаг. С карты раунда 6 она уходит в овчарню.
    .section = §6.22
ruling-106-1 = { ruling-009-1 }
    .section = §5.2
ruling-109-1 = Сама эта карта не считается, как и карты, убранные из игры.
    .section = R19
ruling-109-2 = Колоды — ворота, ферма, бонусы и победные очки; решает та, из которой вы разыграли больше всего карт.
    .section = §1.1
ruling-110-1 = Решает то, чего у вас меньше всего.
    .section = §10.6
ruling-112-1 = { ruling-027-1 }
    .section = §7.3
ruling-112-2 = { ruling-027-2 }
    .section = R18
ruling-113-1 = Сеять можно любую полевую культуру из запаса, не только только что полученную.
    .section = §10.5
ruling-114-1 = { ruling-113-1 }
    .section = §10.5
ruling-116-1 = { ruling-004-1 }
    .section = R3
ruling-118-1 = { ruling-009-1 }
    .section = §5.2
ruling-121-1 = { ruling-023-2 }
    .section = §7.2
ruling-121-2 = Здесь число работников точное, а не наименьшее.
    .section = §10.2
ruling-122-1 = { ruling-023-2 }
    .section = §7.2
ruling-126-1 = { ruling-109-1 }
    .section = R19
ruling-129-1 = { ruling-004-1 }
    .section = R3
ruling-201-1 = { ruling-101-1 }
    .section = §6.22
ruling-202-1 = { ruling-009-1 }
    .section = §5.2
ruling-203-1 = { ruling-023-1 }
    .section = §10.2
ruling-205-1 = Числа — наименьшие: с 8 полями карту сыграть можно, но места для нового поля нет.
    .section = R1a
ruling-206-1 = Берётся только что-то одно, даже если подходит несколько вариантов; не обязательно последний.
    .section = §10.6
ruling-208-1 = Считаются все товары, полученные с полей с начала этой фазы, любого вида, в том числе собранные благодаря картам.
    .section = R6
ruling-209-1 = Овчарня — не карта фермы.
    .section = §2.7
ruling-211-1 = { ruling-206-1 }
    .section = §10.6
ruling-212-1 = { ruling-004-1 }
    .section = R3
ruling-214-1 = Сеять можно только полученную культуру. Она остаётся у вас, даже если вы ничего не посеете.
    .section = §10.5
ruling-217-1 = { ruling-209-1 }
    .section = §2.7
ruling-218-1 = { ruling-004-1 }
    .section = R3
ruling-219-1 = { ruling-004-1 }
    .section = R3
ruling-220-1 = Числа — наименьшие.
    .section = R1b
ruling-221-1 = { ruling-022-1 }
    .section = §7.3
ruling-222-1 = { ruling-023-2 }
    .section = §7.2
ruling-222-2 = Последнее действие — ход, в который уходит ваш последний работник. Важен момент перед ним; сыграть карту можно, пока этот ход не закончен.
    .section = R7
ruling-223-1 = { ruling-110-1 }
    .section = §10.6
ruling-224-1 = { ruling-110-1 }
    .section = §10.6
ruling-229-1 = { ruling-027-1 }
    .section = §7.3
ruling-229-2 = { ruling-027-2 }
    .section = R18
ruling-301-1 = { ruling-101-1 }
    .section = §6.22
ruling-301-2 = В фазе 2 её играют до снятия карты с планшета, так что этих овец ещё можно спасти.
    .section = R4
ruling-302-1 = { ruling-121-2 }
    .section = §10.2
ruling-302-2 = Это самый верхний ряд, где есть работники. Ячейки без работников пропускаются, остальные щадить нельзя.
    .section = R14g
ruling-303-1 = Решает сектор, с которого снято больше всего работников.
    .section = §4.2
ruling-303-2 = Новый раунд уже начался: овца ставится по правилам этого раунда.
    .section = R12
ruling-305-1 = Числа — наименьшие; решает ваша лучшая мастерская этой фазы. Общественный центр значения не имеет.
    .section = R1c
ruling-308-1 = { ruling-109-1 }
    .section = R19
ruling-309-1 = Ячейку должны использовать вы сами. Считаются все пять ячеек её сектора вместе с только что поставленными работниками.
    .section = R1k
ruling-310-1 = Имеется в виду одно получение: один обмен работников или один эффект.
    .section = R1d
ruling-312-1 = Не нужны только товары или драгоценность; валун на пути по-прежнему мешает. Общественный центр сдвигается следом, но работников в этом раунде не добавляет.
    .section = R8
ruling-312-2 = Числа — наименьшие.
    .section = R1e
ruling-313-1 = { ruling-121-2 }
    .section = §10.2
ruling-313-2 = Первый ряд может быть и пуст; тогда его можно занять позже. Второй ряд считается занятым, но работник в нём один.
    .section = §5.2
ruling-314-1 = С ячейки карт работников взять можно, но не поставить туда: третьего ряда у неё нет.
    .section = §5.2
ruling-315-1 = Вы получаете от одного до трёх работников. Карту можно сыграть и после ухода последнего работника — тогда вы снова ходите.
    .section = R1j
ruling-316-1 = Действует в любой фазе. В ближайшей фазе 10 валуны снова встанут на свои места.
    .section = §9.1
ruling-318-1 = Считается наибольшее расстояние между двумя вашими мастерскими.
    .section = §8.1
ruling-321-1 = Больше ячменя тоже подходит. С 10 драгоценностями он не нужен вовсе.
    .section = R5
ruling-322-1 = { ruling-214-1 }
    .section = §10.5
ruling-322-2 = Это действие посева — сверх действий самой ячейки.
    .section = §6.21
ruling-323-1 = { ruling-027-2 }
    .section = R18
ruling-323-2 = Поле переходит в ряд 4 из любого ряда, в том числе вниз из ряда 5. Можно выполнить обе части, одну или ни одной.
    .section = §10.5
ruling-324-1 = { ruling-004-1 }
    .section = R3
ruling-325-1 = Виды не важны. Карту можно сыграть и вовсе без полевых культур.
    .section = §10.6
ruling-326-1 = { ruling-206-1 }
    .section = §10.6
ruling-327-1 = Считаются только карты, ещё лежащие на планшете овчарни, включая карты раундов 2 и 3.
    .section = §4.3
ruling-328-1 = Ячейка приносит обычное; шкуры карты добавляются сверх того. Их и карту бонуса вы получаете, даже если платите овцой.
    .section = R22
ruling-329-1 = Считаются только работники, которые там действительно стоят, кто бы их ни поставил.
    .section = R1m
ruling-330-1 = Складываются все инструменты этой фазы 4, откуда бы они ни взялись.
    .section = §5.3
ruling-401-1 = { ruling-101-1 }
    .section = §6.22
ruling-402-1 = { ruling-023-1 }
    .section = §10.2
ruling-403-1 = { ruling-109-1 }
    .section = R19
ruling-404-1 = С 8 полями карта бесплатна.
    .section = §10.2
ruling-406-1 = Нужно иметь всю плату целиком; часть её возвращается только после оплаты.
    .section = §10.2
ruling-412-1 = { ruling-406-1 }
    .section = §10.2
ruling-414-1 = Карты уходят из игры рубашкой вверх.
    .section = §2.8
ruling-415-1 = { ruling-406-1 }
    .section = §10.2
ruling-417-1 = { ruling-004-1 }
    .section = R3
ruling-419-1 = Один работник, если нижний ряд пуст, иначе двое; они там и остаются. Ячейка карт даёт и карту, и жетон первого игрока.
    .section = R33
ruling-425-1 = { ruling-406-1 }
    .section = §10.2
ruling-426-1 = Поле выбирают до сбора урожая. Опускается оно всё равно лишь на один ряд.
    .section = R18
ruling-427-1 = Можно и не платить молоком: 0 — тоже вариант.
    .section = §10.6
ruling-428-1 = { ruling-004-1 }
    .section = R3
ruling-503-1 = { ruling-110-1 }
    .section = §10.6
ruling-506-1 = { ruling-404-1 }
    .section = §10.2
ruling-507-1 = С 10 драгоценностями карта бесплатна.
    .section = §10.2
ruling-508-1 = Овцы в овчарне не считаются. Без овец на картах она бесплатна.
    .section = §10.2
ruling-509-1 = Без полей вы получаете поле в ряд 5 и 2 карты бонуса.
    .section = R1g
ruling-515-1 = { ruling-404-1 }
    .section = §10.2
ruling-519-1 = Если таких полей нет, карта бесплатна.
    .section = §10.2
ruling-522-1 = { ruling-027-1 }
    .section = §7.3
ruling-527-1 = { ruling-004-1 }
    .section = R3
ruling-531-1 = Овца из овчарни идёт на карту раунда 6. Овца, позади которой карты уже нет, теряется; поэтому в раунде 6 вы просто теряете двух овец.
    .section = R17
ruling-604-1 = { ruling-404-1 }
    .section = §10.2
ruling-607-1 = Каждый ряд — от 2 до 5. Если драгоценностей больше 5, кладутся оба поля или ни одного.
    .section = §2.2
ruling-609-1 = { ruling-004-1 }
    .section = R3
ruling-614-1 = Можно положить и только одно из двух полей.
    .section = R1h
ruling-615-1 = { ruling-206-1 }
    .section = §10.6
ruling-620-1 = { ruling-406-1 }
    .section = §10.2
ruling-624-1 = { ruling-004-1 }
    .section = R3
ruling-627-1 = Поле приносит удвоенный номер своего ряда и один раз опускается на один ряд.
    .section = R17
ruling-628-1 = { ruling-022-1 }
    .section = §7.3
ruling-629-1 = { ruling-110-1 }
    .section = §10.6
ruling-631-1 = Инструменты считаются после оплаты. Шкуры вы никогда не теряете.
    .section = §10.5
ruling-632-1 = { ruling-004-1 }
    .section = R3
ruling-634-1 = { ruling-414-1 }
    .section = §2.8
ruling-635-1 = { ruling-414-1 }
    .section = §2.8
ruling-702-1 = Обменять их нужно за один ход.
    .section = §5.3
ruling-703-1 = { ruling-009-1 }
    .section = §5.2
ruling-704-1 = Чем у вас меньше, тем больше вариантов подходит; выбираете один из них.
    .section = §10.6
ruling-705-1 = { ruling-704-1 }
    .section = §10.6
ruling-706-1 = Считается всё, что получено с полей этой культуры с начала фазы; другие выращенные товары не считаются.
    .section = R6
ruling-709-1 = { ruling-318-1 }
    .section = §8.1
ruling-711-1 = { ruling-004-1 }
    .section = R3
ruling-712-1 = Для варианта достаточно одного из двух; выполнение обоих ничего не добавляет.
    .section = R13
ruling-713-1 = Сначала полностью выполняется другая карта.
    .section = R1l
ruling-719-1 = { ruling-406-1 }
    .section = §10.2
ruling-723-1 = Годятся только эти пять сочетаний.
    .section = §10.2
ruling-724-1 = { ruling-519-1 }
    .section = §10.2
ruling-725-1 = { ruling-302-2 }
    .section = R14g
ruling-726-1 = { ruling-419-1 }
    .section = R33
ruling-728-1 = Какие 3 полевые культуры останутся, решаете вы; прочие товары не затрагиваются. Если их не больше 3, карта бесплатна.
    .section = R21
ruling-730-1 = { ruling-327-1 }
    .section = §4.3
ruling-731-1 = Шкуры остаются у вас.
    .section = §10.5
ruling-733-1 = { ruling-507-1 }
    .section = §10.2
ruling-734-1 = { ruling-406-1 }
    .section = §10.2
ruling-811-1 = Платить нужно тем, что собрано с полей в этой фазе 7 или только что благодаря карте.
    .section = R6
ruling-812-1 = { ruling-811-1 }
    .section = R6
ruling-815-1 = { ruling-414-1 }
    .section = §2.8
ruling-816-1 = { ruling-811-1 }
    .section = R6
ruling-824-1 = Посеянное на поле теряется вместе с ним.
    .section = §2.3
ruling-828-1 = { ruling-023-1 }
    .section = §10.2
ruling-831-1 = { ruling-023-1 }
    .section = §10.2
ruling-832-1 = { ruling-023-1 }
    .section = §10.2
ruling-839-1 = Один раз в каждой фазе 3 и только по желанию.
    .section = §4.4
ruling-901-1 = { ruling-109-1 }
    .section = R19
ruling-902-1 = { ruling-109-1 }
    .section = R19
ruling-904-1 = { ruling-109-1 }
    .section = R19
ruling-906-1 = { ruling-109-1 }
    .section = R19
ruling-922-1 = Поля берутся из рядов 3, 4 и 5, засеянные или нет.
    .section = §10.2

## Page

page-seat = Место { $seat }
page-answer-first = Сначала ответьте на открытый вопрос.
page-your-farm = Ваша ферма
page-deciding = ходит
page-round = Раунд { $n } из { $of }
page-quadrants = Осталось карт секторов
page-quadrants-words = Каждая из этих карт освобождает верхние ряды в названных секторах; косая черта значит «один из двух».
page-decks = Осталось карт
page-board = Планшет действий
    .words = сектор, работники по рядам, сколько нужно в следующий раз, что можно сделать
page-next-use =
    { $n ->
        [one] Сейчас здесь нужен { $n } работник.
        [few] Сейчас здесь нужны { $n } работника.
       *[other] Сейчас здесь нужно { $n } работников.
    }
page-space-full = Все ряды заняты.
page-cards-left =
    { $n ->
        [0] Колода пуста.
        [one] Осталась { $n } карта.
        [few] Осталось { $n } карты.
       *[other] Осталось { $n } карт.
    }
page-workers =
    { $n ->
        [one] { $n } работник
        [few] { $n } работника
       *[other] { $n } работников
    }
    .label = работники
page-exhausted = использовано: { $n }
page-income = Доход в каждой фазе 3: { $what }
page-income-label = Доход
page-income-of = +{ $n } в каждой фазе 3
page-swap = Обменять работников на инструменты
page-fields =
    { $n ->
        [one] { $n } поле
        [few] { $n } поля
       *[other] { $n } полей
    }
page-row = Ряд { $n }
page-row-words = поле, убранное здесь, даёт { $n } своей культуры.
page-field = Поле в ряду { $row }: { $good }
page-field-empty = Пустое поле в ряду { $row }
page-empty = пусто
page-harvested = урожай уже собран
page-double = урожай будет двойным
page-stable = Овцы
page-yard = Карта фермы раунда { $n }
page-card-gone = уже снята
page-window = В окошке: { $n } работников.
page-window-points = В окошке: { $n } ПО.
page-window-short = сдвигов { $moves } из { $of }, в окошке { $n }
page-position = клетка { $n } из { $of }
page-boulders = валуны на клетках { $places }
page-boulder = Валун ({ $building }), клетка { $n }
page-symbols = символы: { $n } ПО
page-planner = Улучшения, на которые хватает товаров
page-route =
    { $n ->
        [one] Всего возможно { $n } улучшение
        [few] Всего возможно { $n } улучшения, в таком порядке
       *[many] Всего возможно { $n } улучшений, в таком порядке
    }
page-plan-steps =
    { $n ->
        [0] С тем, что есть сейчас, улучшить нельзя ни разу.
        [one] С тем, что есть сейчас, можно улучшить { $n } раз.
        [few] С тем, что есть сейчас, можно улучшить { $n } раза подряд.
       *[other] С тем, что есть сейчас, можно улучшить { $n } раз подряд.
    }
page-plan-tools =
    { $n ->
        [one] Для следующего улучшения нужен { $n } инструмент.
        [few] Для следующего улучшения нужны { $n } инструмента.
       *[other] Для следующего улучшения нужно { $n } инструментов.
    }
page-plan-prices = Цена улучшения: { $prices }.
page-plan-takes = Цена улучшения в этом раунде — { $what }.
page-takes = { $n }: { $kinds }{ $rule }
page-takes-more = , причём { $a } больше, чем { $b }
page-takes-most = , но не больше { $what }
page-blocked-CANNOT_PAY = не хватает товаров
page-blocked-BOULDER = мешает валун
page-blocked-ROW_END = конец ряда
page-hand-size =
    { $n ->
        [one] { $n } карта на руке
        [few] { $n } карты на руке
       *[other] { $n } карт на руке
    }
page-no-cards = карт нет
page-playable = можно сыграть сейчас
page-face-up = Сыграно
page-played =
    { $n ->
        [one] { $n } сыгранная карта
        [few] { $n } сыгранные карты
       *[other] { $n } сыгранных карт
    }
page-waiting = ждёт своего эффекта
page-ask = Спрашивать о картах
page-ask-always = всегда
    .words = Спрашивать всегда, когда в чужой ход можно сыграть мою карту.
page-ask-needed = если срочно
    .words = В чужой ход спрашивать только о картах, которые не могут ждать; в конце фазы — обо всех.
page-ask-never = никогда
    .words = В чужой ход о картах не спрашивать.
page-picky = Выбирать, сколько брать
page-score = Очки сейчас
page-points = { $n } ПО
page-standing = Сколько очков было бы у каждого, если бы игра закончилась сейчас
page-filter-field = поля
page-filter-about = О чём

page-signs = Что значат символы
sign-places = места для работников на ячейке, ряд за рядом. Тёмные — сколько работников возьмёт следующий ход сюда.
sign-row = ряд поля. Убранное поле даёт столько своей культуры и опускается на ряд; пустое каждый раунд поднимается на ряд.
sign-yard = карта фермы этого раунда. Когда раунд начинается, карту снимают, а овцы на ней погибают; в овчарне они остаются.
sign-window = окошко общественного центра: сколько работников будет в следующем раунде, а потом — победные очки. Центр идёт за самой отставшей мастерской.
sign-boulder = валун на пути. Его сдвигают инструментами, когда улучшают мастерские.
sign-points = 3 победных очка, если мастерская прошла этот символ, а центр его ещё не закрыл.
sign-steps = сколько раз мастерскую можно улучшить сейчас и чего стоит одно улучшение.
sign-income = что вы получаете в каждой фазе 3.
