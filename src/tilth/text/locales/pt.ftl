# Palavras comuns a todos os jogos.

ui-title = Tilth
ui-language = Idioma
ui-game = Jogo
ui-options = Opções
ui-seed = Semente: { $seed }

ui-players =
    { $n ->
        [one] { $n } jogador
       *[other] { $n } jogadores
    }
ui-games =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
ui-seats = Lugares à mesa
ui-seat = Lugar { $seat }
ui-human = Humano
ui-bot = Robô
ui-chance = Sorte

ui-turn = Vez de: { $who }
ui-your-turn = { $who }, é a sua vez.
ui-choose = Escolha um número (1–{ $n }) ou digite ? para ver a ajuda:
ui-choose-one = Só há uma opção: { $move }
ui-wrong-number = Digite um número de 1 a { $n }.
ui-moves =
    { $n ->
        [one] { $n } jogada possível
       *[other] { $n } jogadas possíveis
    }
ui-help =
    Você pode digitar:
    um número: a jogada com esse número
    a jogada em palavras: como à direita; várias de uma vez também
    ?: o que pode ser feito e por que o resto não pode
    ? CARTA: o que diz uma carta
    undo: volta à sua decisão anterior
    log: o que aconteceu
    score: a pontuação até agora
    table: mostra a mesa outra vez
    save ARQUIVO: grava a partida em um arquivo
    quit: grava a partida e sai
ui-can = Você pode:
ui-cannot = Você não pode:
ui-undo-stops = Não há como voltar: desde a sua última decisão outros jogaram ou cartas foram reveladas.
ui-resume = Para continuar: { $command }
ui-hand-over = { $who }, é a sua vez: aperte Enter quando ninguém mais estiver olhando.
ui-did-you-mean = Você quis dizer: { $moves }
ui-no-card = Não existe a carta “{ $text }”.
ui-not-implemented = ainda não funciona no jogo
ui-record-right =
    { $n ->
        [one] O registro está certo: { $n } linha de jogadas.
       *[other] O registro está certo: { $n } linhas de jogadas.
    }
ui-record-unfinished = A partida não terminou.
ui-press-enter = Enter: continuar
ui-undo = Desfazer
ui-undone = A última decisão foi desfeita.
ui-nothing-to-undo = Não há nada para desfazer.
ui-save = Salvar
ui-saved = Salvo em { $file }.
ui-not-saved = Não foi possível salvar em { $file }: { $why }
ui-loaded = Carregado de { $file }.
ui-quit = Sair
ui-really-quit = Sair do jogo?
ui-left = Você saiu do jogo.
ui-yes = sim
ui-no = não

ui-legal = permitido
ui-illegal = não permitido
ui-illegal-because = Não permitido: { $why } ({ $section })
ui-unreadable = Não foi possível entender a jogada “{ $text }”.
ui-ambiguous = “{ $text }” serve para mais de uma jogada. Diga qual:
ui-thinking = { $who } está pensando…
ui-progress = { $done } de { $total }

ui-over = Fim de jogo.
ui-winner = Vitória de { $who }.
ui-winners = Vitória compartilhada: { $who }.
ui-score = Pontuação
ui-score-item = Item
ui-score-seat = Jogador
ui-score-total = Total
ui-score-place = Posição
