# O que dicas, treinador e análise dizem das jogadas, em qualquer jogo.

outlook-points = { $n } pontos
outlook-contrast = { $gain }: { $items }

hint-points = cerca de { $points } no fim
hint-ahead = { $expected }, { $points } à frente do oponente mais forte
hint-trails = { $expected }, { $points } atrás do oponente mais forte
hint-best = a melhor jogada
hint-level = tão boa quanto a melhor
hint-behind = { $points } a menos que a melhor
hint-leads-to = Traz: { $items }
hint-gives-up = Abre mão de: { $items }

coach-mistake = A previsão é que isso custe cerca de { $points } em relação à melhor jogada.

web-hint = Dica
web-hint-busy = Procurando as melhores jogadas …
web-hint-failed = Nenhuma dica foi encontrada a tempo. Peça de novo.
web-hints = As melhores jogadas
web-coach = Treinador
web-coach-words = Diz o que importa agora e avisa antes de um erro grave.
web-coach-on = Ligar o treinador
web-coach-off = Desligar o treinador
web-coach-quiet = Nada urgente. Continue jogando.
web-coach-warning = Tem certeza?
web-coach-late = Isso ainda pode ser desfeito
web-coach-back = Pensar de novo
web-coach-anyway = Jogar assim mesmo
web-coach-undo = Desfazer
web-coach-leave = Deixar assim
web-help = Ajuda
web-help-words = Dicas e treinador ficam disponíveis quando todos que jogam concordam. A partir daí a partida não vale para a classificação.
web-help-all = Todos concordam: há dicas e treinador, e a partida não vale para a classificação.
web-help-agreed = { $who } concorda
web-help-not-yet = { $who } ainda não concordou
web-help-yes = Concordo
web-help-no = Não concordo mais
web-notice-help-yes = { $who } concorda com dicas e treinador nesta mesa.
web-notice-help-no = { $who } não concorda mais com dicas e treinador nesta mesa.
web-error-no-advice = Nenhuma dica foi encontrada a tempo. Peça de novo.

ui-puzzle-no-help = Num problema ninguém ajuda: encontre a jogada você mesmo.
ui-coach-on = O treinador está ligado.
ui-coach-off = O treinador está desligado.
ui-coach-sure = Jogar assim mesmo?
