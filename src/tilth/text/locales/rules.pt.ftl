# As regras dos jogos, nas páginas e no terminal.

web-rules = Regras
web-rules-of = Regras: { $game }
web-contents = Índice
web-search-rules = Buscar nas regras e nas cartas
web-find = Buscar
web-whole-rules = Todas as regras
web-found-in-rules =
    { $n ->
        [0] Nada nas regras
        [one] { $n } lugar nas regras
       *[other] { $n } lugares nas regras
    }
web-found-on-cards =
    { $n ->
        [0] Nada nas cartas
        [one] { $n } carta
       *[other] { $n } cartas
    }
web-in-words = A posição em palavras
web-play-example = Jogar a partir daqui
web-option = O anfitrião pode mudar:
