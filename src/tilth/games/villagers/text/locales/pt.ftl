# Palavras de Villagers. Cartas, naipes, lugares e jogadores chegam como palavras prontas:
# $card, $event = nomes; $suit, $back = nomes dos naipes; $whose, $who = nome de quem joga;
# $nth = qual lugar da estrada ou qual pilha, nas palavras de word-nth; $where = um lugar; $n, $coins, $price, $ducats = números.

## Naipes

suit-grain = grão
suit-wood = madeira
suit-hay = feno
suit-ore = minério
suit-grape = uva
suit-wool = lã
suit-leather = couro
suit-solitary = solitário
suit-special = especial

## Opções de uma decisão. Com $back = "none" o verso não aparece.

act-draft-road =
    Pegar { $card }{ $coins ->
        [0] {""}
        [one] {" "}com { $coins } ducado
       *[other] {" "}com { $coins } ducados
    }, { $nth }º lugar da estrada
act-draft-stack =
    Pegar a carta do topo da { $nth }ª pilha{ $back ->
        [none] {""}
       *[other] {" "}(verso: { $back })
    }
act-draft-reserve =
    Pegar a carta do topo da reserva{ $back ->
        [none] {""}
       *[other] {" "}(verso: { $back })
    }
act-give-road = Dar à Condessa { $card }, { $nth }º lugar da estrada
act-give-stack =
    Dar à Condessa a carta do topo da { $nth }ª pilha{ $back ->
        [none] {""}
       *[other] {" "}(verso: { $back })
    }
act-ducat = Pôr um ducado em { $card }, { $nth }º lugar da estrada
act-ducat-none = Não pôr ducado
act-play = Jogar { $card }
act-with = Junto com { $card }
act-on = Sobre { $card }
act-pay-bank =
    { $price ->
        [one] Pagar { $price } ducado ao banco
       *[other] Pagar { $price } ducados ao banco
    }
act-pay-free = Abrir o cadeado de graça
act-pay-own = Usar a sua própria carta { $card }: o banco põe os ducados nela
act-pay-rival =
    { $price ->
        [one] Pôr { $price } ducado seu na carta { $card } ({ $whose })
       *[other] Pôr { $price } ducados seus na carta { $card } ({ $whose })
    }
act-hire = Contratar { $card }
act-give-card = Dar { $card }
act-give-hidden =
    Dar uma carta da mão{ $back ->
        [none] {""}
       *[other] {" "}(verso: { $back })
    }
act-return-stack =
    Pôr na { $nth }ª pilha{ $back ->
        [none] {""}
       *[other] {" "}(verso: { $back })
    }
act-return-reserve = Pôr na reserva
act-swap = Trocar com { $card } ({ $whose })
act-side-gold = Lado do ouro para cima
act-side-food = Lado da comida para cima
act-cover = Cobrir com { $card }
act-smuggle =
    { $ducats ->
        [one] Contrabandear metade do ouro de { $card }: ganhar { $ducats } ducado
       *[other] Contrabandear metade do ouro de { $card }: ganhar { $ducats } ducados
    }
act-end = Encerrar o turno
act-jester = Bobo da Corte: descartar { $event }
act-resolve = Resolver { $event }
act-pick = Escolher { $card } ({ $whose })
act-discard = Descartar { $card }
act-from-stack =
    Carta do topo da { $nth }ª pilha{ $back ->
        [none] {""}
       *[other] {" "}(verso: { $back })
    }
act-from-reserve = Carta do topo da reserva
act-buy-off =
    { $price ->
        [one] Pagar { $price } ducado ao banco e manter o limite
       *[other] Pagar { $price } ducados ao banco e manter o limite
    }
act-accept = Não pagar e aceitar o limite menor
act-deal = { $whose } recebe: { $card }
act-back = { $where }: verso { $suit }
act-reveal = { $where }: { $card }
act-event = Novo evento: { $event }
act-first = Jogador inicial: { $whose }

## O que foi feito, como o registro conta

did-draft-road =
    Pega { $card } na estrada{ $coins ->
        [0] {""}
        [one] {" "}com { $coins } ducado
       *[other] {" "}com { $coins } ducados
    }
did-draft-stack =
    Pega a carta do topo da { $nth }ª pilha{ $back ->
        [none] {""}
       *[other] {" "}(verso: { $back })
    }
did-draft-reserve =
    Pega a carta do topo da reserva{ $back ->
        [none] {""}
       *[other] {" "}(verso: { $back })
    }
did-give-road = Dá à Condessa { $card } da estrada
did-give-stack =
    Dá à Condessa a carta do topo da { $nth }ª pilha{ $back ->
        [none] {""}
       *[other] {" "}(verso: { $back })
    }
did-ducat = Põe um ducado em { $card }
did-ducat-none = Não põe ducado
did-play = Joga { $card }
did-with = junto com { $card }
did-on = sobre { $card }
did-pay-bank =
    { $price ->
        [one] paga { $price } ducado ao banco pelo cadeado
       *[other] paga { $price } ducados ao banco pelo cadeado
    }
did-pay-free = abre o cadeado de graça
did-pay-own = quem abre o cadeado é a própria carta { $card }: o banco põe os ducados nela
did-pay-rival =
    { $price ->
        [one] { $card } ({ $whose }) abre o cadeado por { $price } ducado
       *[other] { $card } ({ $whose }) abre o cadeado por { $price } ducados
    }
did-hire = Contrata { $card }
did-give-card = dá { $card } em troca
did-give-hidden =
    dá uma carta da mão em troca{ $back ->
        [none] {""}
       *[other] {" "}(verso: { $back })
    }
did-return-stack = põe na { $nth }ª pilha
did-return-reserve = põe na reserva
did-swap = troca com { $card } ({ $whose })
did-side-gold = lado do ouro para cima
did-side-food = lado da comida para cima
did-cover = cobre com { $card }
did-smuggle =
    { $ducats ->
        [one] contrabandeia metade do ouro de { $card }: { $ducats } ducado
       *[other] contrabandeia metade do ouro de { $card }: { $ducats } ducados
    }
did-end = Encerra o turno
did-jester = Descarta { $event } com o Bobo da Corte
did-resolve = Resolve { $event }
did-pick = escolhe { $card } ({ $whose })
did-discard = descarta { $card }
did-from-stack =
    escolhe a carta do topo da { $nth }ª pilha{ $back ->
        [none] {""}
       *[other] {" "}(verso: { $back })
    }
did-from-reserve = escolhe a carta do topo da reserva
did-buy-off =
    { $price ->
        [one] paga { $price } ducado ao banco e mantém o limite
       *[other] paga { $price } ducados ao banco e mantém o limite
    }
did-accept = não paga e aceita o limite menor

## Perguntas

ask-draft = { $who }: qual carta você pega?
ask-give = { $who }: qual carta da estrada você dá à Condessa?
ask-ducat = { $who }: em qual carta da estrada você põe um ducado do banco?
ask-build = { $who }: o que você faz no seu turno de construção?
ask-place = { $who }: onde você coloca a carta { $card }?
ask-pay = { $who }: como você abre o cadeado da carta { $card }?
ask-smuggle = { $who }: com o ouro de qual aldeão você faz contrabando?
ask-swap = { $who }: qual aldeão coberto a carta { $card } substitui?
ask-cover = { $who }: qual carta da mão fica sobre a carta { $card }?
ask-side = { $who }: qual lado da carta { $card } fica para cima?
ask-give_card = { $who }: qual carta da mão você dá para contratar { $card }?
ask-return = { $who }: em qual pilha você põe a carta { $card }?
ask-events = { $who }: qual evento você resolve agora?
ask-pick = { $who }: qual aldeão você escolhe? (evento: { $event })
ask-discard = { $who }: qual carta da mão você descarta? (evento: { $event })
ask-source = { $who }: de onde vem a carta da Condessa? (evento: { $event })
ask-penalty = { $who }: você paga ou aceita o limite menor? (evento: { $event })
ask-jester = { $who }: qual evento o Bobo da Corte descarta?
ask-deal = Acaso: qual carta é dada?
ask-back = Acaso: qual verso aparece no topo?
ask-card = Acaso: qual carta é revelada?
ask-event = Acaso: qual evento é revelado?
ask-first = Acaso: quem é o jogador inicial?

## Por que não é permitido

why-NOT_YOUR_TURN = É a vez de outro jogador.
    .section = §4.2, §7.1
why-REST_IMPOSSIBLE = Depois disso, algo obrigatório já não poderia ser feito; escolha de modo que possa.
    .section = §7.3
why-WRONG_PART = Isso não pode ser feito nesta fase da rodada.
    .section = §4.2, §7.1
why-MUST_DRAFT = Você precisa continuar pegando cartas até alcançar o seu limite de recrutamento.
    .section = §4.2
why-DRAFT_LIMIT = Você já pegou todas as cartas que o seu limite de recrutamento permite.
    .section = §4.2
why-SLOT_EMPTY = Não há carta neste espaço da estrada.
    .section = §4.3
why-STACK_EMPTY = Não restam cartas nesta pilha.
    .section = §4.3
why-RESERVE_CLOSED = A reserva fica fechada enquanto alguma das seis pilhas tiver cartas.
    .section = §4.3
why-ONE_DUCAT = A cada renovação da estrada, você só pode pôr um ducado.
    .section = §6.1
why-BUILD_LIMIT = Todas as ações de construção deste turno já foram usadas.
    .section = §7.3
why-NOT_IN_HAND = Esta carta não está na sua mão.
    .section = §7.3, §17.3
why-NO_TAKE_BACK = Uma carta colocada na aldeia fica onde está.
    .section = §7.6
why-chain = A carta { $card } precisa ter abaixo de si na sua aldeia, de baixo para cima: { $below }.
why-price = Isto custa { $price }; você tem { $have }.
why-CHAIN_MISSING = As cartas da cadeia não estão na sua aldeia, abaixo dela e na ordem certa.
    .section = §8.1
why-STACK_FULL = Não cabe mais nenhuma carta sobre aquela.
    .section = §8.2
why-WRONG_SUIT = As duas cartas sobre um curinga na base da cadeia precisam ser do mesmo naipe.
    .section = §8.1
why-BASIC_LIMIT = Você já contratou três aldeões básicos neste turno.
    .section = §9.1
why-BASIC_EMPTY = Essa pilha de aldeões básicos está vazia.
    .section = §9.3
why-NO_HAND_CARD = Você não tem carta na mão para dar em troca.
    .section = §9.1
why-RETURN_TARGET = A carta dada vai para uma pilha que ainda tenha cartas; a reserva só a recebe quando as seis estão vazias.
    .section = §9.4, §9.5
why-LOCKED = Esta carta tem um cadeado, que precisa ser aberto quando você a joga.
    .section = §10.1
why-CANNOT_PAY = Não há ducados suficientes no seu cofre.
    .section = §10.4
why-BANK_NOT_ALLOWED = Não é possível pagar ao banco, pois alguma aldeia tem um aldeão que abre este cadeado.
    .section = §10.3
why-NOT_AN_UNLOCKER = Este aldeão não abre esse cadeado.
    .section = §10.2
why-MONK_ON_TOP = Um monge só pode ser colocado junto com uma carta que o cubra.
    .section = §11.2
why-TARGET_NOT_COVERED = O aprendiz só pode substituir um aldeão que tenha uma carta sobre ele.
    .section = §11.3
why-FOREIGN_FOUNDERS = Ninguém pode tomar os fundadores de outro jogador.
    .section = §11.3
why-TARGET_SPECIAL = O aprendiz não pode substituir este aldeão especial.
    .section = §11.3
why-FREED_NOT_PLACEABLE = O aldeão liberado não tem lugar na sua aldeia; por isso, a troca não é possível.
    .section = §11.3
why-NO_TARGET = O contrabandista precisa de um aldeão descoberto com ouro na sua aldeia.
    .section = §11.6
why-FOUNDERS_FLIP = Não se pode virar os fundadores por vontade própria.
    .section = §12.1
why-GIVE_PENDING = Primeiro dê à Condessa uma carta da estrada.
    .section = §18.1
why-GIVE_TARGET = A Condessa recebe uma carta aberta da estrada, não uma carta de pilha.
    .section = §18.1
why-EVENT_PENDING = Ainda há eventos por resolver.
    .section = §19.1
why-EVENT_TARGET = Esta carta não serve para o evento.
    .section = §19.10
why-JESTER_USED = O Bobo da Corte já não está no jogo.
    .section = §20.1
why-JESTER_TOO_LATE = Este evento já aconteceu ou está sendo resolvido agora.
    .section = §20.1

## A mesa. `.label` = título sem número

word-road = Estrada
word-stacks = Pilhas
word-nth = { $n }
word-road-place = Estrada, { $nth }º lugar
word-road-new = Nova na estrada
word-square-new = Revelada para { $whose }
word-road-codes = { $first } a { $last }: do 1º ao 6º lugar
word-stack-codes = { $first } a { $last }: cada uma junto ao seu lugar da estrada
word-stack = { $nth }ª pilha
word-numbered = { $card } nº { $n }
word-reserve = Reserva
word-discard = Descarte
word-out = Fora do jogo
word-basics = Aldeões básicos
word-bank = Banco
word-supply = Cofre
word-square = Praça da aldeia
word-hand = Mão
word-village = Aldeia
word-first-player = Jogador inicial
word-countess = Condessa
word-jester = Bobo da Corte
    .ready = ainda disponível
    .used = usado
    .none = fora deste jogo
word-events = Eventos
word-events-face-up = Eventos abertos
word-events-discarded = Eventos descartados
word-summer = Verão
word-winter = Inverno
word-round = Rodada { $n }
    .label = Rodada
word-part-draft = Fase de recrutamento
word-part-refresh = Renovação da estrada
word-part-build = Fase de construção
word-part-events = Fase de eventos
word-part-over = Fim de jogo
word-first-market = Primeiro mercado
word-second-market = Segundo mercado
word-market-ahead = ainda por vir
word-market-due = no fim desta rodada
word-market-held = realizado
word-after-market-1 = Primeiro mercado
word-after-market-2 = Segundo mercado
lost-card =
    { $n ->
        [one] { $n } carta da mão descartada
       *[other] { $n } cartas da mão descartadas
    }
lost-villager =
    { $n ->
        [one] { $n } aldeão perdido
       *[other] { $n } aldeões perdidos
    }
word-after-round = Rodada { $n }, no fim
word-ducats =
    { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }
    .label = Ducados
word-coins =
    { $n ->
        [one] { $n } ducado sobre aldeões
       *[other] { $n } ducados sobre aldeões
    }
    .label = Ducados sobre aldeões
word-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
    .label = Cartas
word-villagers =
    { $n ->
        [one] { $n } aldeão
       *[other] { $n } aldeões
    }
    .label = Aldeões
word-event-cards =
    { $n ->
        [one] { $n } evento
       *[other] { $n } eventos
    }
    .label = Eventos
word-food = comida: { $n }
    .label = Comida
word-builders =
    { $n ->
        [one] { $n } construtor
       *[other] { $n } construtores
    }
    .label = Construtores
word-gold = ouro: { $n }
    .label = Ouro
word-gold-symbols =
    { $n ->
        [one] { $n } símbolo de ouro
       *[other] { $n } símbolos de ouro
    }
    .label = Símbolos de ouro
word-silver = prata: { $n }
    .label = Prata
word-padlocks =
    { $n ->
        [one] { $n } cadeado
       *[other] { $n } cadeados
    }
    .label = Cadeados
word-keys =
    { $n ->
        [one] { $n } chave
       *[other] { $n } chaves
    }
    .label = Chaves
word-symbols =
    { $n ->
        [one] { $n } símbolo
       *[other] { $n } símbolos
    }
    .label = Símbolos de naipe
word-actions =
    { $n ->
        [one] { $n } ação de construção
       *[other] { $n } ações de construção
    }
    .label = Ações de construção
word-hires =
    { $n ->
        [one] { $n } aldeão básico contratado
       *[other] { $n } aldeões básicos contratados
    }
    .label = Aldeões básicos contratados
word-draft-limit = limite de recrutamento: { $n }
    .label = Limite de recrutamento
word-build-limit = limite de construção: { $n }
    .label = Limite de construção
word-used = { $n } de { $limit }
word-back = verso: { $suit }
word-known = { $whose } conhece a carta
word-empty = vazio
word-none = nenhum
word-gold-side = lado do ouro
word-food-side = lado da comida
word-blank-side = lado sem ouro
word-tinner = neste turno os cadeados se abrem de graça
short-padlock = cadeado: { $card }
short-stand_in = faz as vezes de outro aldeão
short-swap = toma o lugar de um aldeão coberto
short-open_padlocks = abre cadeados de graça neste turno
short-half_gold = metade do ouro de um aldeão na hora

## Pontuação

score-start = Ducados iniciais
score-road = Ducados da estrada
score-unlocking = Pago para abrir cadeados
score-smuggling = Contrabando
score-market1-gold = Primeiro mercado: ouro
score-market1-coins = Primeiro mercado: ducados sobre aldeões
score-market2-gold = Segundo mercado: ouro
score-market2-silver = Segundo mercado: prata
score-market2-coins = Segundo mercado: ducados retirados dos aldeões
score-events = Eventos
score-total = Total

## Opções da partida. Uma opção de sim ou não diz o que acontece com “sim”.

option-players = Quantas pessoas jogam; uma pessoa joga sozinha contra a Condessa.
option-level = A força da Condessa no jogo solo.
    .easy = fácil
    .normal = normal
    .hard = difícil
option-start_road = Quais seis aldeões começam na estrada; os seis habituais são escolha nossa.
    .random6 = seis sorteados
option-first_player = Quem é o jogador inicial na primeira rodada.
    .random = sorteado
option-market_latch = Um mercado já marcado acontece mesmo que as pilhas voltem a ter cartas antes do fim da rodada.
option-both_markets_same_round = O que acontece quando os dois mercados caem na mesma rodada.
    .both = acontecem os dois, o primeiro antes do segundo
    .second_only = só acontece o segundo
option-draft_from_reserve_when_empty = Com as seis pilhas vazias, é permitido pegar cartas diretamente da reserva.
option-drafted_cards_to_hand = Quando as cartas recrutadas passam da praça para a mão.
    .own_limit = assim que o jogador alcança o seu limite de recrutamento
    .part_end = para todos juntos, no fim da fase
option-discard_reshuffle_multi = Com dois ou mais jogadores, o descarte é embaralhado e vira uma nova reserva quando ela acaba.
option-refresh_in_last_round = A estrada também é renovada na última rodada.
option-two_player_coin_order = Em dois jogadores, quem põe primeiro um ducado na estrada.
    .reverse = quem não tem a carta de jogador inicial
    .first_player_first = o jogador inicial
option-build_limit_timing = Quando os construtores da aldeia são contados para o limite de construção.
    .turn_start = uma vez, no início do turno de construção
    .live = o tempo todo; novos construtores ajudam na hora
option-return_to_empty_stack = A carta dada por um aldeão básico também pode ir para o lugar de uma pilha vazia, se não houver ali uma carta de mercado.
option-key_ring_is_cap = Um aldeão não abre mais cadeados do que o número das suas chaves.
option-tinner_retroactive = O latoeiro também devolve o que foi pago por cadeados antes, no mesmo turno.
option-smuggler_covered_target = O contrabandista pode escolher um aldeão coberto.
option-smuggler_zero_target = O contrabandista pode ser jogado mesmo sem ouro na aldeia, sem ganhar nada.
option-apprentice_targets_apprentice = Um aprendiz pode substituir outro aprendiz.
option-apprentice_targets_monk = Um aprendiz pode substituir um monge.
option-apprentice_freed_card = Para onde vai o aldeão liberado por um aprendiz.
    .place_now = na hora para a aldeia
    .to_hand = para a mão
option-market2_pays_coins_again = No segundo mercado, o banco paga mais uma vez pelos ducados sobre os aldeões antes que sejam retirados.
option-wood_carver_mode = Qual ouro o entalhador conta.
    .sum = a soma do ouro de todos os seus aldeões de madeira
    .best_one = só o do aldeão de madeira mais valioso
option-formula_discs_count = Os símbolos desenhados dentro de uma fórmula de prata também contam como símbolos.
option-tiebreak_counts = Quais aldeões são contados em caso de empate em ducados.
    .all = todos
    .uncovered = só os descobertos
    .no_basics = todos, menos os básicos
option-backs_public = Todos veem os versos das cartas nas mãos e das cartas do topo das pilhas e da reserva.
option-countess_gold_symbols = Por quantos símbolos de ouro vale a carta da própria Condessa.
option-solo_blind_take_feeds_countess = No jogo solo, a Condessa também recebe uma carta da estrada quando você pega uma carta de pilha.
option-solo_countess_card_from_stack = No jogo solo, você pode dar à Condessa a carta do topo de uma pilha em vez de uma carta da estrada.
option-countess_no_card_events = Quantos eventos são revelados quando não há carta para a Condessa.
option-event_reshuffle = O que acontece quando um baralho de eventos acaba.
    .same_season = os eventos descartados da mesma estação são embaralhados em um novo baralho
    .none = não vêm mais eventos
option-events_count_founders = Os eventos que contam cartas ou símbolos também contam os fundadores.
option-event_choice = Quem escolhe a carta quando o evento deixa a escolha em aberto.
    .player = você
    .max = sempre a carta com o maior número
    .min = sempre a carta com o menor número
    .random = a sorte decide
option-mood_swing_part_event = O que acontece com um evento de recrutamento ou construção trazido pela Mudança de Humor.
    .wait = fica aberto para a próxima rodada
    .discard = é descartado
option-blackmail_covered = A Chantagem também considera aldeões cobertos.
option-land_claim_covered = A Reivindicação de Terras também conta aldeões básicos cobertos.
option-rats_season = Em qual baralho de eventos estão os Ratos.
    .summer = verão
    .winter = inverno
option-limit_penalty_after_cap = O Incêndio Criminoso e os Ratos reduzem o limite depois de aplicado o máximo de cinco.
option-partial_pay_avoids_penalty = Se os ducados não bastam para o preço inteiro, entregar tudo o que se tem já serve contra o Incêndio Criminoso e os Ratos.
option-jester_window = Até quando o Bobo da Corte pode impedir um evento que age no recrutamento ou na construção.
    .until_first_use = até o evento agir pela primeira vez
    .before_part = só antes do início daquela fase
option-it_was_you_deadline = Até quando o evento “Foi Você!” obriga a usar o Bobo da Corte.
    .next_event_part = até o fim da próxima fase de eventos
    .same_round = na hora em que o evento é revelado
option-easy_dark_mood = Quantos eventos o Humor Sombrio traz no jogo solo fácil.
    .two = dois
    .one = um
option-it_was_you_without_jester = O que o evento “Foi Você!” faz quando o Bobo da Corte já saiu do jogo.
    .ignore = nada
    .draw_one = outro evento toma o seu lugar
option-solo_hard_events = Onde entra o evento adicional do jogo solo difícil.
    .setup_two = dois eventos começam abertos
    .at_least_two = pelo menos dois eventos novos por rodada
    .always_two = exatamente dois eventos novos por rodada
option-own_cards = As cartas inventadas por você são embaralhadas junto.

## Texto de uma carta

card-suit =
    Naipe: { $suit }{ $symbols ->
        [1] {""}
       *[other] {" "}({ $symbols } símbolos)
    }.
card-founder = A primeira carta de toda aldeia.
card-basic = Aldeão básico, contratado na fase de construção em troca de uma carta da mão.
card-bottom = Começa uma nova cadeia.
card-alone = Fica à parte, fora de qualquer cadeia.
card-on = Vai sobre: { $card }.
card-chain = Vai sobre: { $card } (cadeia completa, da base para cima: { $chain }).
card-holds =
    { $n ->
        [0] Nada pode ficar sobre esta carta.
        [one] Sobre esta carta cabe { $n } carta.
       *[other] Sobre esta carta cabem { $n } cartas.
    }
card-holds-wild = Cartas que cabem sobre esta: { $bottom } do mesmo naipe na base de uma cadeia, { $n } mais acima.
card-food = Comida: { $n }.
card-builders = Construtores: { $n }.
card-gold = Ouro: { $n }.
card-turned-food = No outro lado, comida: { $n }.
card-turned-builders = No outro lado, construtores: { $n }.
card-turned-gold = No outro lado, ouro: { $n }.
card-padlock = Cadeado; quem abre: { $card }.
card-keys =
    { $n ->
        [one] Chaves: { $n } cadeado ({ $cards }).
       *[other] Chaves: { $n } cadeados ({ $cards }).
    }
card-discard = Depois do uso, a carta é descartada; ela não gasta ação de construção.
card-players = Só com { $n } ou mais jogadores.
card-silver =
    { $amount ->
        [one] Prata no segundo mercado: { $amount } ducado { $what }.
       *[other] Prata no segundo mercado: { $amount } ducados { $what }.
    }

silver-food =
    { $per ->
        [1] por símbolo de comida descoberto na sua aldeia
       *[other] a cada { $per } símbolos de comida descobertos na sua aldeia
    }
silver-builder =
    { $per ->
        [1] por símbolo de construtor descoberto na sua aldeia
       *[other] a cada { $per } símbolos de construtor descobertos na sua aldeia
    }
silver-gold_symbol =
    { $per ->
        [1] por símbolo de ouro descoberto na sua aldeia
       *[other] a cada { $per } símbolos de ouro descobertos na sua aldeia
    }
silver-suit_symbol =
    { $per ->
        [1] por símbolo do naipe { $suit } na sua aldeia, coberto ou não
       *[other] a cada { $per } símbolos do naipe { $suit } na sua aldeia, cobertos ou não
    }
silver-padlock =
    { $per ->
        [1] por símbolo de cadeado na sua aldeia, coberto ou não
       *[other] a cada { $per } símbolos de cadeado na sua aldeia, cobertos ou não
    }
silver-gold_on_suit =
    { $per ->
        [1] por ponto de ouro impresso nos aldeões descobertos do naipe { $suit } da sua aldeia
       *[other] a cada { $per } pontos de ouro impressos nos aldeões descobertos do naipe { $suit } da sua aldeia
    }
silver-coins_on_one =
    { $per ->
        [1] por ducado que estiver sobre um aldeão da sua aldeia, à sua escolha
       *[other] a cada { $per } ducados que estiverem sobre um aldeão da sua aldeia, à sua escolha
    }

special-stand_in = Curinga: faz o papel de qualquer aldeão de uma cadeia, menos o do topo. É jogado junto com o aldeão que vai ficar sobre ele; cada um dos dois gasta uma ação de construção.
special-swap = Curinga: coloque-o no lugar de um aldeão coberto de qualquer aldeia e ponha esse aldeão na hora na sua própria aldeia, seguindo as regras de sempre. A troca inteira gasta uma ação de construção.
special-open_padlocks = Até o fim do seu turno de construção, você pode abrir de graça o cadeado de toda carta que jogar.
special-half_gold = Escolha um aldeão descoberto com ouro na sua aldeia e ganhe do banco a metade do ouro impresso nele, arredondada para cima.
special-rival = Sua rival no jogo solo; esta carta dá início à aldeia dela. Os aldeões dela ficam separados e não precisam de cadeias nem de chaves. No jogo fácil, o lado sem ouro fica para cima.
special-cancel_event = Uma vez por partida, a qualquer momento, descarte um evento aberto antes que ele aconteça. Depois disso, a carta sai do jogo.

## Texto de um evento

season-summer = Evento de verão.
season-winter = Evento de inverno.
works-events = Acontece na fase de eventos.
works-draft = Age na fase de recrutamento.
works-build = Age na fase de construção.
works-reveal = Acontece assim que é revelado.
works-round = Age até o fim da próxima fase de eventos.

op-she_gains-each =
    { $amount ->
        [one] A Condessa ganha { $amount } ducado do banco { $what }.
       *[other] A Condessa ganha { $amount } ducados do banco { $what }.
    }
op-she_gains-sum =
    { $amount ->
        [1] A Condessa ganha ducados do banco: tantos quantos { $what }.
       *[other] A Condessa ganha ducados do banco: { $amount } vezes tantos quantos { $what }.
    }
op-pay_her-each =
    { $amount ->
        [one] Pague à Condessa { $amount } ducado { $what }.
       *[other] Pague à Condessa { $amount } ducados { $what }.
    }
op-pay_her-sum =
    { $amount ->
        [1] Pague à Condessa ducados do seu cofre: tantos quantos { $what }.
       *[other] Pague à Condessa ducados do seu cofre: { $amount } vezes tantos quantos { $what }.
    }

each-food =
    { $whose ->
        [countess] por símbolo de comida na aldeia dela
       *[own] por símbolo de comida descoberto na sua aldeia
    }
each-gold_symbol =
    { $whose ->
        [countess] por símbolo de ouro na aldeia dela
       *[own] por símbolo de ouro descoberto na sua aldeia
    }
each-basic =
    { $whose ->
        [countess] por aldeão básico na aldeia dela
       *[own] por aldeão básico na sua aldeia, coberto ou não
    }
each-largest_suit =
    { $whose ->
        [countess] por aldeão do naipe que tem mais aldeões na aldeia dela
       *[own] por aldeão do naipe que tem mais aldeões na sua aldeia
    }
each-suit_in_hand = por naipe diferente entre as cartas da sua mão
each-hand_card = por carta na sua mão
sum-highest_gold =
    { $whose ->
        [countess] indica o maior número de ouro da aldeia dela
       *[own] indica o maior número de ouro entre os seus aldeões descobertos
    }
sum-coins_on_one =
    { $whose ->
        [countess] estão sobre o aldeão dela que tem mais ducados
       *[own] estão sobre o seu aldeão que tem mais ducados
    }

op-coins_on_one =
    { $whose ->
        [countess] Escolha um aldeão com chaves na aldeia da Condessa. O banco põe sobre ele tantos ducados quantos indica o número das chaves.
       *[own] Escolha um aldeão com chaves na sua aldeia. O banco põe sobre ele tantos ducados quantos indica o número das chaves.
    }
op-coins_on_each =
    O banco põe { $amount ->
        [one] { $amount } ducado
       *[other] { $amount } ducados
    } sobre cada aldeão com chaves { $whose ->
        [countess] na aldeia da Condessa
       *[own] na sua aldeia
    }.
op-replace =
    { $works ->
        [reveal] { $draw ->
            [one] Descarte-o e revele { $draw } outro evento em seu lugar.
           *[other] Descarte-o e revele { $draw } outros eventos em seu lugar.
        }
       *[events] { $draw ->
            [one] Descarte-o, compre { $draw } evento do mesmo baralho e resolva-o na hora.
           *[other] Descarte-o, compre { $draw } eventos do mesmo baralho e resolva-os na hora.
        }
    }
op-silver_now = Você e a Condessa ganham do banco o valor de todas as suas cartas de prata, como no segundo mercado.
op-silver_of_one =
    { $whose ->
        [countess] Escolha uma carta de prata na aldeia da Condessa. A Condessa ganha do banco o valor dessa carta.
       *[own] Escolha uma carta de prata na sua própria aldeia. A Condessa ganha do banco o valor dessa carta.
    }
op-rule-given_cards_to_countess = As cartas da mão que você dá por aldeões básicos vão, abertas, para a aldeia da Condessa.
op-rule-bank_price =
    { $value ->
        [one] Abrir um cadeado pelo banco custa { $value } ducado.
       *[other] Abrir um cadeado pelo banco custa { $value } ducados.
    }
op-lose_top =
    { $to ->
        [countess] Escolha um aldeão descoberto da sua aldeia, que não seja básico nem os fundadores. Ele passa para a aldeia da Condessa.
       *[discard] Escolha um aldeão descoberto da sua aldeia, que não seja básico nem os fundadores. Ele é descartado.
    }
op-lose_hand_card =
    { $count ->
        [one] Descarte { $count } carta da mão, à sua escolha.
       *[other] Descarte { $count } cartas da mão, à sua escolha.
    }
op-she_draws = Escolha uma pilha ou a reserva, sem olhar; a carta do topo vai para a aldeia da Condessa.
op-penalty =
    No início da fase, pague ao banco { $price ->
        [one] { $price } ducado
       *[other] { $price } ducados
    }, ou o seu limite de { $works ->
        [draft] recrutamento
       *[build] construção
    } diminui em { $by } desta vez.
op-force_jester = O Bobo da Corte precisa ser usado até lá. Se não houver outro evento para ele quando este for resolvido, ele sai do jogo sem efeito.

## Esclarecimentos

ruling-founders-1 = No fim da fase de construção, os fundadores de uma aldeia sem nenhum símbolo de comida descoberto são virados para o lado da comida. Ninguém pode virá-los por vontade própria.
    .section = §12.1
ruling-founders-2 = Depois de virados, eles ficam no lado da comida. Só o seu próprio aprendiz, trocado com os seus fundadores cobertos, permite recolocá-los com qualquer lado para cima.
    .section = §11.3, §12.1
ruling-founders-3 = Nenhum aldeão especial pode tomar os fundadores de outro jogador, e nenhum evento os escolhe, move ou remove.
    .section = §11.1, §19.7
ruling-founders-4 = A primeira carta colocada sobre eles já cobre o ouro ou a comida, embora ainda haja um segundo lugar livre.
    .section = §8.6

ruling-lumberjack-1 = Em um turno de construção, você pode contratar até três aldeões básicos de qualquer tipo. Eles não gastam ação de construção.
    .section = §9.1, §9.2
ruling-lumberjack-2 = A carta dada vai, fechada, para uma pilha que ainda tenha cartas. Se as seis estiverem vazias, vai para a reserva; se esta também estiver vazia, sai do jogo.
    .section = §9.4, §9.5
ruling-lumberjack-3 = Uma carta já basta para cobri-lo; uma segunda ainda pode ser colocada ao lado dela, como outro ramo.
    .section = §8.5, §8.6
ruling-hayer-1 = { ruling-lumberjack-1 }
    .section = { ruling-lumberjack-1.section }
ruling-hayer-2 = { ruling-lumberjack-2 }
    .section = { ruling-lumberjack-2.section }
ruling-hayer-3 = { ruling-lumberjack-3 }
    .section = { ruling-lumberjack-3.section }
ruling-miner-1 = { ruling-lumberjack-1 }
    .section = { ruling-lumberjack-1.section }
ruling-miner-2 = { ruling-lumberjack-2 }
    .section = { ruling-lumberjack-2.section }
ruling-miner-3 = { ruling-lumberjack-3 }
    .section = { ruling-lumberjack-3.section }

ruling-blacksmith-1 = O número das chaves não limita quantas vezes ele é pago. Com um a três jogadores, só oito das dez cartas com esse cadeado estão no jogo.
    .section = §10.6
ruling-carpenter-1 = O número das chaves não limita quantas vezes ele é pago. Com um a três jogadores, só seis das oito cartas com esse cadeado estão no jogo.
    .section = §10.6
ruling-shipwright-1 = O número das chaves não limita quantas vezes ele é pago. No jogo solo, só duas das quatro cartas com esse cadeado estão no jogo.
    .section = §10.6

ruling-wood_carver-1 = Soma-se o ouro de todos os seus aldeões de madeira descobertos, não só o do mais valioso.
    .section = §14.3
ruling-wood_carver-2 = Só conta o ouro impresso: nem os ducados sobre as cartas, nem a prata de outros aldeões de madeira.
    .section = §14.5
ruling-log_rafter-1 = Os dois símbolos da própria carta contam, e também os das cartas cobertas, como os lenhadores.
    .section = §14.4
ruling-peddler-1 = Contam os símbolos de ouro, não os números neles. Um símbolo sem par não rende nada.
    .section = §14.3
ruling-peddler-2 = O ouro coberto e a prata de outras cartas não contam.
    .section = §14.4, §14.5
ruling-horse_trader-1 = O símbolo da própria carta conta, as cartas cobertas contam, e uma carta com dois símbolos de feno conta duas vezes.
    .section = §14.4
ruling-horse_trader-2 = Um símbolo sem par não rende nada.
    .section = §14.3
ruling-ore_muler-1 = Contam os símbolos de minério, embora a carta em si seja de feno. As cartas cobertas contam, e uma carta com dois símbolos de minério conta duas vezes.
    .section = §14.3, §14.4
ruling-ore_muler-2 = Um símbolo sem par não rende nada.
    .section = §14.3
ruling-locksmith-1 = O cadeado da própria carta conta, e também os das cartas cobertas.
    .section = §14.4
ruling-grocer-1 = Só conta a comida da sua própria aldeia, e só onde nada a cobre.
    .section = §14.2, §14.4
ruling-grocer-2 = Com dois merceeiros, cada um conta toda a comida.
    .section = §14.6
ruling-freemason-1 = Só contam os construtores da sua própria aldeia; com dois mestres de obras, cada um conta todos eles.
    .section = §14.2, §14.6
ruling-priest-1 = O símbolo da própria carta conta, e um cerieiro conta duas vezes. Um símbolo sem par não rende nada.
    .section = §14.3, §14.4
ruling-agent-1 = A conta é feita antes de os ducados serem retirados dos aldeões; por isso, esses ducados também ficam com você.
    .section = §14.1, §14.2
ruling-agent-2 = Dois agentes podem contar os ducados do mesmo aldeão.
    .section = §14.6

ruling-monk-1 = Ele nunca é colocado sem uma carta que o cubra: uma carta da mão ou um aldeão liberado por um aprendiz.
    .section = §11.2
ruling-monk-2 = Ele ocupa um lugar como a carta que substitui, e todas as outras cartas da cadeia precisam estar certas e em ordem. Uma cadeia pode ter dois monges.
    .section = §11.2
ruling-monk-3 = Na base de uma cadeia, pode sustentar duas cartas do mesmo naipe; mais acima, só uma.
    .section = §8.1, §8.2
ruling-monk-4 = Ele mantém o seu símbolo especial e não tem cadeado; nada do que está impresso na carta substituída conta.
    .section = §11.2
ruling-monk-5 = Se algum dia ficar no topo, volta na hora para a mão do jogador em cuja aldeia está.
    .section = §11.4

ruling-apprentice-1 = O aldeão substituído precisa estar coberto. Pode ser seu ou de um rival, até mesmo colocado neste turno, mas não outro aprendiz nem os fundadores de outro jogador.
    .section = §11.3
ruling-apprentice-2 = O aldeão liberado é colocado na hora na sua aldeia, e o cadeado dele é pago de novo. Se não houver lugar permitido, a troca é proibida.
    .section = §11.3, §10.7
ruling-apprentice-3 = Um aldeão básico liberado começa uma nova cadeia e não conta como contratado. Fundadores liberados são colocados com o lado que você quiser para cima.
    .section = §11.3
ruling-apprentice-4 = Um monge liberado precisa receber na hora uma carta da mão sobre ele; essa carta gasta a sua própria ação de construção.
    .section = §11.3
ruling-apprentice-5 = Ele pertence à aldeia em que está e mantém só o seu símbolo especial. Se ficar no topo, volta para a mão do dono dessa aldeia.
    .section = §11.3, §11.4

ruling-tinner-1 = Não importa de quem são os aldeões que abrem esses cadeados. Para cada carta, você ainda pode pagar normalmente, por exemplo para pôr ducados em um aldeão seu.
    .section = §11.5
ruling-tinner-2 = Também abre um contrabandista e um aldeão liberado por um aprendiz. O que foi pago antes no mesmo turno não é devolvido.
    .section = §11.5

ruling-smuggler-1 = O cadeado dele é aberto normalmente ou com um latoeiro.
    .section = §11.6
ruling-smuggler-2 = Só conta o ouro impresso, não a prata nem os ducados sobre o aldeão. O aldeão continua no lugar.
    .section = §11.6
ruling-smuggler-3 = Você pode escolher os fundadores com o lado do ouro para cima, um aldeão colocado neste turno ou um que outro contrabandista já tenha escolhido.
    .section = §11.6

ruling-sinister_banquet-1 = Todos os aldeões dela ficam separados; por isso, nenhuma comida dela está coberta.
    .section = §18.3
ruling-mood_swing-1 = Se o evento comprado age no recrutamento ou na construção, ele fica aberto para a próxima rodada.
    .section = §19.11
ruling-mood_swing-2 = O Bobo da Corte não pode impedir um evento que é resolvido na hora dessa forma.
    .section = §20.1
ruling-black_market-1 = Cada fórmula é calculada por inteiro, cada lado na sua própria aldeia. Os ducados sobre os aldeões ficam onde estão.
    .section = §14.7
ruling-value_added_tax-1 = Contam os símbolos, não os números neles; os fundadores contam com o lado do ouro para cima.
    .section = §19.7, §19.11
ruling-value_added_tax-2 = Quem não consegue pagar tudo paga o que tem.
    .section = §19.6
ruling-land_claim-1 = Quem não consegue pagar tudo paga o que tem.
    .section = §19.6
ruling-temporary_employment-1 = Várias cartas do mesmo naipe contam uma vez só. O Bobo da Corte não é carta da mão.
    .section = §17.3, §19.11
ruling-bribes-1 = Você escolhe entre todos os aldeões dela com chaves; se não houver nenhum, nada acontece.
    .section = §19.10
ruling-serfdom-1 = Enquanto este evento age, nada vai para as pilhas nem para a reserva.
    .section = §19.11
ruling-serfdom-2 = O Bobo da Corte só pode impedi-lo antes da contratação do primeiro aldeão básico.
    .section = §20.1
ruling-customs-1 = Contam as cartas, não os símbolos; as cartas cobertas e os fundadores também contam.
    .section = §19.7, §19.11
ruling-customs-2 = Quem não consegue pagar tudo paga o que tem.
    .section = §19.6
ruling-guild_conspiracy-1 = Cada cópia de um aldeão recebe os seus próprios ducados.
    .section = §19.11
ruling-betrayer-1 = Os ducados sobre o aldeão vão antes para o seu cofre. A carta abaixo dele fica descoberta e volta a valer.
    .section = §19.8
ruling-betrayer-2 = Se nenhum aldeão servir, nada acontece.
    .section = §19.10
ruling-the_countess_bank-1 = Só os pagamentos ao banco ficam mais caros; pagar ao aldeão dela ainda custa o preço normal.
    .section = §19.11
ruling-the_countess_bank-2 = O Bobo da Corte só pode impedi-lo antes do primeiro pagamento ao banco por um cadeado.
    .section = §20.1
ruling-dark_mood-1 = O Bobo da Corte não pode impedi-lo, pois ele acontece no instante em que é revelado. No jogo fácil, traz o mesmo número de eventos.
    .section = §20.1, §20.6
ruling-it_was_you-1 = O Bobo da Corte também pode ser usado contra este mesmo evento.
    .section = §20.2
ruling-it_was_you-2 = Se o Bobo da Corte já saiu do jogo, o evento não tem efeito.
    .section = §20.2
ruling-arson-1 = O limite é reduzido depois de aplicado o máximo de cinco. Só o preço inteiro evita isso.
    .section = §19.12
ruling-arson-2 = O Bobo da Corte só pode impedi-lo antes de o limite ser fixado.
    .section = §20.1
ruling-conscription-1 = A carta sai da pilha; por isso, um mercado pode ser marcado já nesta rodada.
    .section = §19.9
ruling-conscription-2 = Depois que a carta foi vista, é tarde demais para o Bobo da Corte.
    .section = §20.1
ruling-tribute-1 = O Bobo da Corte não é carta da mão. Quem não consegue pagar tudo paga o que tem.
    .section = §17.3, §19.6
ruling-protection_money-1 = Paga-se do cofre; os ducados sobre os seus aldeões ficam onde estão.
    .section = §19.11
ruling-trade_network-1 = Você escolhe a carta; a fórmula dela é calculada por inteiro na aldeia da Condessa, como no segundo mercado.
    .section = §14.7, §19.10
ruling-spy_network-1 = Você escolhe a carta; a fórmula dela é calculada por inteiro na sua aldeia. Você mesmo não perde nada.
    .section = §14.7, §19.10
ruling-blackmail-1 = Quem paga é o banco; você não perde nada. Os fundadores contam com o lado do ouro para cima.
    .section = §19.7, §19.11
ruling-abduction-1 = Com a mão vazia, nada acontece. O Bobo da Corte não é carta da mão.
    .section = §17.3, §19.10
ruling-arrest-1 = { ruling-betrayer-1 }
    .section = { ruling-betrayer-1.section }
ruling-arrest-2 = { ruling-betrayer-2 }
    .section = { ruling-betrayer-2.section }
ruling-rats-1 = { ruling-arson-1 }
    .section = { ruling-arson-1.section }
ruling-rats-2 = { ruling-arson-2 }
    .section = { ruling-arson-2.section }

ruling-countess-1 = A carta dela vale por um símbolo de ouro.
    .section = §17.2
ruling-countess-2 = Você precisa ter mais ducados do que ela; empate é derrota.
    .section = §20.5
ruling-jester-1 = Não pode impedir um evento que já agiu ou que está sendo resolvido.
    .section = §20.1
ruling-jester-2 = Não é carta da mão e não pode ser dado por um aldeão básico.
    .section = §17.3

## Páginas. $seat = a letra de um lugar

page-seat = Lugar { $seat }
page-answer-first = Responda antes à pergunta em aberto.
page-your-village = Sua aldeia
page-deciding = decide agora
page-covered = sob outra carta
page-worth-now =
    { $n ->
        [one] Vale { $n } ducado agora
       *[other] Vale { $n } ducados agora
    }
page-lies-on = fica sobre: { $card }
page-standing = Ducados, mais o que o segundo mercado pagaria se acontecesse agora
page-you-put = você pôs ali: { $cards }
page-market-below = embaixo dela: { $market }
page-signs = O que os símbolos significam

sign-ducats = o seu dinheiro; no fim, vence quem tiver mais
sign-coins = pagos no primeiro mercado e retirados no segundo
sign-gold = rende ducados nos dois mercados
sign-silver = rende ducados no segundo mercado, pelo que a carta conta
sign-food = uma carta a mais em cada fase de recrutamento, até cinco
sign-builders = uma carta a mais em cada fase de construção, até cinco
sign-padlock = aberto por ducados pelo aldeão cujo nome está ao lado
sign-keys = quantos cadeados do jogo este aldeão abre
sign-suits = A cor e o símbolo mostram o naipe. Uma barra no pé da carta, ou uma viga sobre a casa, é lugar para mais uma carta. Ouro, prata, comida e construtores só contam enquanto nenhuma carta os cobre.

about-title = Aldeões
about-weight = leve, mas com muito para pensar
about-words = Acolha viajantes da estrada, instale-os na sua aldeia e faça um ofício apoiar o outro. Depois de dois mercados, vence quem mais ganhou. Sozinho, você joga contra a Condessa.

filter-suit = Naipe
filter-kind = Tipo
    .founder = fundadores
    .basic = aldeão básico
    .villager = aldeão
    .event = evento do jogo solo
    .solo = figura do jogo solo
filter-has = Mostra
