# Правила игр: на страницах и в терминале.

web-rules = Правила
web-rules-of = Правила: { $game }
web-contents = Содержание
web-search-rules = Поиск по правилам и картам
web-find = Найти
web-whole-rules = Все правила
web-found-in-rules =
    { $n ->
        [0] В правилах ничего не нашлось
        [one] { $n } место в правилах
        [few] { $n } места в правилах
       *[other] { $n } мест в правилах
    }
web-found-on-cards =
    { $n ->
        [0] На картах ничего не нашлось
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
web-in-words = Позиция словами
web-play-example = Играть отсюда
web-option = Можно изменить при создании стола:
