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
ui-chance = Acaso

ui-turn = Vez de: { $who }
ui-your-turn = { $who }, é a sua vez.
ui-choose = Escolha um número (1–{ $n }) ou digite ? para ver a ajuda:
ui-choose-one = Só há uma opção: { $move }
ui-more = … e mais { $n }, como “{ $move }”: digite as palavras, ou “all” para ver todas.
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
    ? NOME: o que diz uma carta ou um espaço
    undo: volta à sua decisão anterior
    hint: as melhores jogadas, o que trazem e do que abrem mão
    coach: o que importa agora, com aviso antes de erros graves; de novo: desligar
    log: o que aconteceu
    score: a pontuação até agora
    table: mostra a mesa outra vez
    all: todas as jogadas, onde só algumas aparecem
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
ui-card-share = jogada em { $n } % das mãos que a tinham
ui-card-dealt = quando distribuída { $change } ± { $within } pontos
ui-card-kept = quando na mão { $change } ± { $within } pontos
ui-card-played = quando jogada { $change } ± { $within } pontos
ui-card-source = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } entre robôs: { $bots }; jogadores: { $players }
ui-record-right =
    { $n ->
        [one] O registro está certo: { $n } linha de jogadas.
       *[other] O registro está certo: { $n } linhas de jogadas.
    }
ui-record-unfinished = A partida não terminou.
ui-malformed = MALFORMADO
ui-failed = FALHOU
ui-cases-passed = ({ $right } de { $n } casos certos)
ui-scenarios =
    { $passed } certos, { $failed } errados{ $malformed ->
        [0] {""}
       *[other] , { $malformed } malformados
    }
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
ui-score-other = ganhos durante a partida
ui-accounts = Reservas
ui-score-total = Total
ui-score-place = Posição

## O aplicativo web

web-skip-main = Ir para o conteúdo
web-skip-ask = Ir para a pergunta
web-skip-board = Ir para a mesa
web-skip-log = Ir para o diário
web-theme = Claro ou escuro
web-unofficial = O Tilth não é oficial. Os nomes dos jogos pertencem aos seus donos; todos os textos e desenhos aqui são nossos.
web-account = Você
web-save = Salvar
web-cancel = Cancelar
web-close = Fechar
web-to-lobby = Ir para o salão

web-hello = Puxe uma cadeira
web-hello-words = Jogue já contra robôs ou abra uma mesa para os amigos. Sem cadastro e sem procurar regras: tudo o que você pode fazer é oferecido, tudo o que não pode é explicado.
web-your-name = Seu nome
web-my-tables = Minhas mesas
web-more-tables = Mais mesas: { $n }
web-games = Jogos
web-players-range = { $range } jogadores
web-minutes-range = { $range } minutos
web-opponents = Oponentes
web-play-now = Jogar já contra robôs
web-new-table = Montar uma mesa
web-cards = Cartas
web-open-tables = Mesas abertas
web-no-open-tables = Ninguém espera companhia agora. Monte uma mesa pública e ela aparece aqui.
web-public-tables = Mesas para assistir
web-no-public-tables = Nenhum jogo público está em andamento.
web-code = Código da mesa
web-join = Entrar
web-watch-record = Um registro de partida para assistir
web-watch = Assistir
web-status-open = esperando jogadores
web-status-playing = em jogo
web-status-over = terminada
web-your-turn = Sua vez

web-bot-random = aleatório
    .words = aleatório: vale tudo
web-bot-greedy = guloso
    .words = guloso: um passo à frente
web-bot-easy = fácil
    .words = fácil: às vezes se distrai
web-bot-medium = médio
    .words = médio: joga bem
web-bot-hard = difícil
    .words = difícil: planeja
web-bot-expert = mestre
    .words = mestre: pensa muito
web-bot-at = { $name } ({ $level })
web-pace = Pausa dos robôs
web-pace-none = nenhuma
web-pace-short = curta
web-pace-long = longa, para acompanhar

web-new-table-of = { $game }: nova mesa
web-seat-me = Eu: { $name }
web-seat-bot = Robô: { $level }
web-seat-open = Livre: para quem vier
web-seat-hotseat = Nesta tela
web-seat-name = Nome
web-seats-hint = Várias pessoas nesta tela jogam por turnos; a mesa fica coberta sempre que o aparelho passa de mão em mão.
web-who-sees = Quem pode ver a mesa
web-private = Privada.
web-private-words = Só quem receber o link ou o código.
web-public = Pública.
web-public-words = Aparece no salão; todos podem assistir, ninguém vê a mão de ninguém.
web-house-rules = Regras da casa
web-house-rules-words = Para leituras diferentes das regras. Sem mudanças, joga-se como está impresso.
web-option-own = montada por mim
web-option-item = Número { $n }
web-create = Abrir a mesa
web-bad-option = Não dá para jogar assim: { $words }

web-waiting-people =
    { $n ->
        [one] Esperando mais { $n } jogador
       *[other] Esperando mais { $n } jogadores
    }
web-all-here = Todos estão aqui
web-seat-free = livre
web-this-screen = nesta tela
web-you = você
web-sit = Sentar
web-stand = Levantar
web-start = Começar
web-start-hint = O jogo pode começar quando nenhum lugar estiver livre.
web-host-starts = Quem montou a mesa começa o jogo.
web-invite = Convidar
web-invite-words = Envie o link ou diga o código.
web-invitation = Convite
web-invited-to = Você recebeu um convite: { $game }
web-no-seat = Nenhum lugar está livre nesta mesa.
web-way = O que jogar
web-what-is-played = O que se joga
web-invited-by = { $who } convida você: { $game }
web-has-begun = O jogo já começou, e todos os lugares estão ocupados.
web-copy = Copiar
web-copied = Copiado.
web-public-table = Esta mesa é pública.
web-private-table = Esta mesa é privada.

web-table-menu = Mesa
web-confirm-turn = Confirmar a minha vez.
web-confirm-turn-words = Perguntar de novo antes do que não pode ser desfeito.
web-number-keys = Teclas numéricas.
web-number-keys-words = De 1 a 9 escolhem.
web-recap = Desde a sua vez
web-recap-none = Ninguém mais jogou desde a sua vez.
web-sound = Sons discretos.
web-sound-words = Para a sua vez e as jogadas dos outros.
web-motion = As peças se movem
web-motion-calm = com calma
web-motion-quick = depressa
web-motion-none = sem animação
web-others = Os outros, num relance
web-players = Os jogadores, num relance
web-deciding = decidindo
web-others-undid = A última jogada foi desfeita.
web-text-board = Mesa em palavras
web-drawn-board = Mesa desenhada
web-board = Mesa de jogo
web-no-script = Sem JavaScript a mesa não se atualiza sozinha: recarregue a página para ver o que os outros fizeram.
web-online = conectado
web-offline = Sem conexão. Tentando de novo …
web-stale = O jogo já tinha andado; nada foi jogado. Olhe de novo.
web-sending = Um momento …
web-retrying = A jogada ainda não chegou. Tentando de novo …
web-undone = Desfeito.
web-waiting-for = Esperando { $who }
web-because = Por causa de: { $card }
web-choice-draws = algo é revelado
web-choice-passes = encerra a sua vez
web-take-back = Desfazer
web-not-possible =
    { $n ->
        [one] Não é possível agora ({ $n })
       *[other] Não são possíveis agora ({ $n })
    }
web-why-not = Agora não:
web-worth-knowing = O que faz:
web-fresh = novo desde a sua última vez
web-choose = Escolher
web-fold = Recolher ou mostrar as escolhas
web-on-table = Escolha na mesa ou na lista.
web-fold-place =
    { $n ->
        [one] { $n } lugar: clique nele na mesa ou escolha aqui
       *[other] { $n } lugares: clique em um deles na mesa ou escolha aqui
    }
web-fold-other =
    { $n ->
        [one] { $n } outro modo
       *[other] { $n } outros modos
    }
web-stay = Perguntar tudo.
web-stay-words = Parar também onde uma escolha é óbvia, se eu puder fazer outra coisa: cozinhar ou soltar outros animais, trocar bens no fim do turno.
web-hand-open = Abrir o leque
web-hand-close = Fechar o leque
web-hand-ready = Jogáveis agora ({ $n })
web-hand-none = Nada por enquanto.
web-you-watch = Você está assistindo. As mãos ficam escondidas.
web-tidings = Não deixe passar
web-seen = Entendi
web-log = O que aconteceu
web-confirm = Fazer
web-confirm-words = Isto não pode ser desfeito.
web-pass-device = Passe o aparelho para { $who }
web-pass-device-words = Ninguém mais deve olhar.
web-show-cards = Sou { $who }: mostrar a mesa

web-leave = Sair
web-which-bot = Qual robô continua
web-hand-over = Deixar um robô jogar por mim
web-hand-over-words = Um robô joga no seu lugar até você voltar. Ele não sabe mais do que você. Quem não voltar até o fim fica atrás de quem permaneceu.
web-held-mine = Um robô joga por você.
web-held-words = Um robô joga no lugar { $who }.
web-come-back = Retomar meu lugar
web-resign = Desistir
web-resign-words = Você sai de vez, e o jogo conta como derrota para você. Um robô joga no seu lugar até o fim. Você vê o que um espectador vê.
web-left-words = Você desistiu. Você vê o que um espectador vê.
web-end-game = Encerrar o jogo
web-end-game-words = Ninguém mais joga aqui. O jogo termina agora, sem vencedor.
web-stand-in = Deixar um robô jogar por enquanto
web-stand-in-later = Depois de { $time } sem jogada de { $who }, você pode deixar um robô jogar no lugar.
web-stand-in-words = { $who } não joga há { $time }. Um robô pode jogar até a volta.
web-close-table = Fechar a mesa
web-close-idle-words = Ninguém joga há { $time }. Como anfitrião, você pode fechar a mesa; o jogo não conta para ninguém.
web-closed-words = O anfitrião fechou esta mesa.
web-ended-early = O jogo não foi jogado até o fim.
web-played-by-bot = { $name } (robô)
web-status-left = você desistiu
web-status-held = um robô joga por você

web-span-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
web-span-hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
web-span-days =
    { $n ->
        [one] { $n } dia
       *[other] { $n } dias
    }
web-for-so-long = há { $time }
web-to-move = vez de { $who }
web-to-move-for = vez de { $who }, há { $time }
web-waiting-for-long = Se quem deve jogar não joga
web-waiting-after = após { $time } um robô pode entrar
web-waiting-never = todos esperam, por mais que demore

web-replay = Ver de novo
web-download = Registro
web-rematch = Jogar outra
web-to-rematch = Ir para a próxima partida
web-replay-step = Decisão
web-first = Ao início
web-back = Um passo atrás
web-on = Um passo adiante
web-last = Ao fim
web-play = Reproduzir
web-speed = Velocidade
web-link-here = Link para este momento
web-rounds = Rodadas
web-replay-keys = Teclas: ← e → voltam ou avançam uma decisão, com Shift uma rodada; a barra de espaço reproduz e pausa.
web-seen-by = Visto por
web-show = Mostrar
web-viewer-decider = quem decide
web-viewer-nobody = um espectador
web-chosen = escolhido
web-end = fim

web-cards-of = Cartas: { $game }
web-search = Buscar
web-filter = Filtrar
web-all = Mostrar todas
web-found =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
web-rulings = Esclarecimentos
web-card-results = Em jogo:
web-related-cards = Veja também

web-signed-in = Você entrou como { $name }. Suas partidas e avaliações ficam guardadas.
web-guest-words = Você joga como convidado, conhecido só por este navegador. Uma conta guarda suas partidas e avaliações em qualquer aparelho.
web-register = Criar uma conta
web-register-words = Tudo o que você jogou como convidado continua seu.
web-account-name = Nome da conta
web-password = Senha (pelo menos 8 letras)
web-sign-in = Entrar na conta
web-sign-out = Sair
web-ratings = Avaliações

web-not-found = Não encontrado
web-went-wrong = Não deu certo
web-error-not-found = Não há nada aqui, ou não é para os seus olhos.
web-error-not-yours = Isso não cabe a você decidir agora.
web-error-forbidden = A página era antiga demais. Carregue-a de novo.
web-error-closed = A mesa já não está em situação para isso. Olhe de novo.
web-error-stale = O jogo já tinha andado; nada foi jogado. Olhe de novo.
web-error-too-many = Foram vezes demais. Espere um pouco e tente de novo.
web-error-too-many-tables = Você já tem tantas mesas quanto se pode ter, e em todas há quem espere por você. Termine uma delas primeiro.
web-error-too-large = Isso é grande demais.
web-error-taken-name = Alguém já tem esse nome.
web-error-wrong-password = Nenhuma conta tem esse nome e essa senha.
web-error-wrong-shape = Isto não pode ser lido.
web-error-fault = Algo deu errado aqui; a culpa não foi sua.
web-error-bad-request = Isso não pode ser feito assim.
web-notice-start = O jogo começa.
web-notice-relieved = O robô do lugar { $who } demorou demais; um mais simples fez esta jogada.
web-notice-relieved-by = { $who } ({ $bot }) não respondeu a tempo; nesses casos joga { $by }.
web-notice-handed = { $who } deixa um robô ({ $bot }) jogar por enquanto.
web-notice-away = { $who } não joga há muito tempo; por enquanto joga um robô ({ $bot }).
web-notice-back = { $who } voltou.
web-notice-resigned = { $who } desiste; um robô ({ $bot }) continua.
web-notice-ended = O último jogador saiu; o jogo termina aqui.
web-notice-closed = O anfitrião fechou a mesa; o jogo não conta para ninguém.
web-notice-stale = O jogo já tinha andado; nada foi jogado.

why-LATER = Antes das últimas destas palavras vem outro jogador ou o acaso. Diga a primeira parte e o resto quando a decisão for sua de novo.

# O que uma jogada mudou: bens, pontos, perdas
tally-of = { $what }: { $parts }
tally-beside = { $what } ({ $parts })
tally-from = { $what } de { $card }
tally-part-card = { $n } de { $card }
tally-part-space = { $n } do espaço
tally-part-other = { $n } como sempre
tally-points =
    { $count ->
        [one] { $sign }{ $n } ponto
       *[other] { $sign }{ $n } pontos
    }
tally-lost = perdido: { $what }
tally-looming = Como estão as coisas: { $what }.
tally-lost-choice =
    { $n ->
        [one] { $n } à sua escolha terá de ser entregue
       *[other] { $n } à sua escolha terão de ser entregues
    }

## O que está errado no que alguém escreveu; $now = quem decide o quê ali

fault-illegal = { $text } não é permitido: { $why } [{ $code }]
fault-ambiguous = { $text } deixa em aberto o que se quer dizer: { $moves }
fault-unreadable = não dá para ler { $text }
fault-hint = não dá para ler { $text }; você quis dizer { $hints }?
fault-or = ou
fault-now = agora { $who } decide ({ $asks }): { $moves }
fault-over = a partida acabou
fault-left-over = { $rest } sobra: a jogada termina com { $done } ({ $now })
fault-nothing-to-pass = não há nada a encerrar ou passar aqui ({ $now })
fault-unfinished = esta jogada não está completa ({ $now })
fault-no-seat = não há o lugar { $seat }; há { $known }
fault-no-move = nenhuma jogada de { $game } começa com { $word }
fault-round = a rodada { $n } não começa aqui: é a rodada { $now }
fault-undrawn = o acaso nunca sorteou { $what }
fault-option-allowed = a opção { $option } devia ter sido recusada
fault-no-number = { $path }: não há número no início
fault-refused-else = { $text } é recusado por { $code }, não por { $wanted }
fault-allowed = { $text } é permitido
fault-other-decides = quem decide é { $who }, não { $wanted }
fault-legal = também permitido: { $extra }; não permitido: { $missing }
fault-differs = esperado { $wanted }, encontrado { $found }
fault-path-differs = { $path }: esperado { $wanted }, encontrado { $found }
fault-no-path = { $path }: não há { $part }; há { $known }
fault-nothing-below = { $path }: não há { $part }; não há nada abaixo
fault-seen = { $word } pode ser visto
