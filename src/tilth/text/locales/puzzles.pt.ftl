# Problemas: posições em que uma jogada é claramente a melhor.

puzzle-grade = Dificuldade: { $n } de 5
puzzle-place = { $game } · problema { $n } de { $of }
puzzle-goal = Encontre a melhor jogada de { $who }: uma jogada inteira, com tudo o que faz parte dela.
puzzle-text = Não é a jogada mais óbvia: oponentes mais fracos não a encontram em { $n } % das tentativas.
puzzle-right = Certo! { $move }
puzzle-good = Boa, mas não a melhor: perde cerca de { $loss }. Melhor: { $move }
puzzle-wrong = Não: perde cerca de { $loss }. Melhor: { $move }
puzzle-also = Igualmente boa: { $move }
puzzle-because = Diante da segunda melhor ({ $other }), vale { $gain } a mais no fim.
puzzle-because-items = Diante da segunda melhor ({ $other }), vale { $gain } a mais no fim: { $items }.
web-puzzles-of = { $game }: problemas
web-puzzles = Problemas
web-puzzles-words = Posições de partidas que os robôs jogaram contra si mesmos. Em cada uma, uma jogada é claramente a melhor, e não é a óbvia. Vale a sua primeira resposta.
web-puzzles-solved = { $n } de { $of } resolvidos
web-puzzle-solved = { $n ->
        [one] { $n } problema resolvido
       *[other] { $n } problemas resolvidos
    }
web-puzzle-row = { $n ->
        [one] { $n } certo seguido
       *[other] { $n } certos seguidos
    }
web-puzzle-days = { $n ->
        [one] { $n } dia seguido
       *[other] { $n } dias seguidos
    }
web-puzzle-all = Todas
web-puzzle-filter = Dificuldade
web-puzzle-next = Próximo problema
web-puzzle-again = De novo
web-puzzle-none-left = Você já respondeu a todos estes.
web-puzzle-number = Problema { $n }
web-puzzle-is-right = resolvido
web-puzzle-is-good = quase
web-puzzle-is-wrong = errado
web-puzzle-daily = Problema do dia
web-puzzle-daily-solve = Resolver
web-puzzle-daily-again = Ver de novo
