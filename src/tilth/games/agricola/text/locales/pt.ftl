# Palavras de Agricola. O que o motor conta chega em palavras prontas: $what, $card, $space, $price …
# $n = o número como é impresso; $count = o número com que a palavra concorda; $case = nom, acc ou gen (não usado aqui).
# As cartas estão em minors.pt.ftl e occupations.pt.ftl, as palavras das páginas em page.pt.ftl.

## Bens e outras coisas que se contam. `.name` = a coisa sem número

thing-food = { $n } de comida
    .name = comida
thing-wood = { $n } de madeira
    .name = madeira
thing-clay = { $n } de argila
    .name = argila
thing-reed = { $n } de junco
    .name = junco
thing-stone = { $n } de pedra
    .name = pedra
thing-grain = { $n } de cereal
    .name = cereal
thing-vegetable =
    { $count ->
        [one] { $n } legume
       *[other] { $n } legumes
    }
    .name = legumes
thing-sheep =
    { $count ->
        [one] { $n } ovelha
       *[other] { $n } ovelhas
    }
    .name = ovelhas
thing-boar =
    { $count ->
        [one] { $n } javali
       *[other] { $n } javalis
    }
    .name = javalis
thing-cattle =
    { $count ->
        [one] { $n } bovino
       *[other] { $n } bovinos
    }
    .name = bovinos
thing-any_building_resource =
    { $count ->
        [one] { $n } recurso de construção à escolha
       *[other] { $n } recursos de construção à escolha
    }
    .name = recursos de construção
thing-field =
    { $count ->
        [one] { $n } campo
       *[other] { $n } campos
    }
    .name = campos
thing-fence =
    { $count ->
        [one] { $n } cerca
       *[other] { $n } cercas
    }
    .name = cercas

thing-person =
    { $count ->
        [one] { $n } pessoa
       *[other] { $n } pessoas
    }
    .name = pessoas
thing-begging =
    { $count ->
        [one] { $n } carta de mendicância
       *[other] { $n } cartas de mendicância
    }
    .name = cartas de mendicância

list-and = { $first } e { $last }
list-or = { $first } ou { $last }
word-nothing = nada
word-free = de graça

house-wood = cabana de madeira
house-clay = cabana de argila
house-stone = casa de pedra

## Espaços de ação

space-build-rooms-stables = Construir Cômodos e/ou Estábulos
space-starting-player-minor = Jogador Inicial e Melhoria Menor
space-starting-player-storehouse = Jogador Inicial e Despensa
space-take-grain = Pegar 1 Cereal
space-plow-field = Arar 1 Campo
space-occupation = Ocupação
space-stable-bake = Construir um Estábulo e/ou Assar
space-day-laborer = Diarista
space-day-laborer-family = Diarista
space-wood-3 = 3 Madeiras
space-wood-3-solo = 3 Madeiras (sozinho: 2)
space-clay-1 = 1 Argila
space-reed-1 = 1 Junco
space-fishing = Pesca
space-occupation-3p = Ocupação (3 jogadores)
space-resources-2-3p = 2 Recursos de Construção (3 jogadores)
space-wood-2-3p = 2 Madeiras (3 jogadores)
space-clay-1-3p = 1 Argila (3 jogadores)
space-resource-1-3p = 1 Recurso de Construção
space-wood-1-4p = 1 Madeira (4 jogadores)
space-wood-2-4p = 2 Madeiras (4 jogadores)
space-clay-2-4p = 2 Argilas (4 jogadores)
space-reed-stone-food-4p = Junco, Pedra e Comida
space-traveling-players-4p = Artistas Ambulantes
space-occupation-4p = Ocupação (4 jogadores)
space-resources-2-4p = 2 Recursos de Construção (4 jogadores)
space-wood-4-5p = 4 Madeiras (5 jogadores)
space-clay-3-5p = 3 Argilas (5 jogadores)
space-reed-stone-wood-5p = Junco, Pedra e Madeira
space-animal-market-5p = Feira de Animais
space-room-or-players-5p = Construir um Cômodo ou Artistas Ambulantes
space-occupation-or-growth-5p = Ocupação ou Aumento da Família
space-resources-or-growth-5p = 2 Recursos de Construção ou Aumento da Família
space-sow-bake = Semear e/ou Assar
space-improvement = Melhoria Maior ou Menor
space-sheep-1 = 1 Ovelha
space-fences = Cercas
space-stone-1-stage2 = 1 Pedra (etapa 2)
space-renovation-improvement = Reforma e Melhoria
space-family-growth-minor = Aumento da Família e Melhoria Menor
space-take-vegetable = Pegar 1 Legume
space-boar-1 = 1 Javali
space-stone-1-stage4 = 1 Pedra (etapa 4)
space-cattle-1 = 1 Bovino
space-plow-sow = Arar e/ou Semear
space-family-growth-urgent = Aumento da Família sem Cômodo
space-renovation-fences = Reforma e Cercas

## O que um espaço ou uma carta permite

do-build_rooms =
    { $most ->
        [0] construa quantos cômodos quiser
        [one] construa { $most } cômodo
       *[other] construa até { $most } cômodos
    }
do-build_stables =
    { $most ->
        [0] construa quantos estábulos quiser por { $price } cada
        [one] construa { $most } estábulo por { $price }
       *[other] construa até { $most } estábulos por { $price } cada
    }
do-build_stables-free =
    { $most ->
        [0] construa de graça quantos estábulos quiser
        [one] construa de graça { $most } estábulo
       *[other] construa de graça até { $most } estábulos
    }
do-build_fences = construa cercas por { $price } cada
do-build_fences-free = construa cercas de graça
do-plow =
    { $most ->
        [0] are quantos campos quiser
        [one] are { $most } campo
       *[other] are até { $most } campos
    }
do-sow = semeie
do-bake_bread = asse pão
do-renovate = reforme a casa inteira
do-family_growth = aumento da família, se houver cômodo para a criança
do-family_growth-since = a partir da rodada { $n }, aumento da família, se houver cômodo para a criança
do-family_growth-anyway = aumento da família, mesmo sem cômodo para a criança
do-take_starting_player = pegue o marcador de jogador inicial
do-play_minor = jogue 1 melhoria menor
do-build_major = construa 1 melhoria maior
do-build_major_or_play_minor = construa 1 melhoria maior ou jogue 1 menor
do-play_occupation = jogue 1 ocupação por { $price }
do-play_occupation-first = jogue 1 ocupação (a primeira de graça, cada seguinte por { $price })
do-play_occupation-two = jogue 1 ocupação (as duas primeiras por { $price } cada, cada seguinte por { $later })
do-take_accumulated = pegue tudo o que está aqui (cada rodada traz { $what })
do-take = pegue { $what }
do-gain = receba { $what }
do-gain-different = receba { $what }, todos diferentes
do-pay = pague { $price } e { $what }
do-claim = exija { $what }
do-later = { $what } em cada um dos espaços das rodadas { $rounds }
join-all = { $first } e { $last }
join-at_least_one = { $first } e/ou { $last }
join-first_required_rest_optional = { $first }; depois, se quiser, { $last }
join-choose_one = { $first }, ou { $last }

## Texto de uma carta, no que decorre dos seus dados

fact-cost = Custo: { $costs }.
fact-cost-return =
    { $which ->
        [fireplace] devolver uma Lareira
        [cooking_hearth] devolver um Fogão
        [oven] devolver um forno
        [improvement] { $count ->
            [one] devolver uma melhoria
           *[other] devolver { $count } melhorias
        }
       *[other] devolver { $which }
    }
fact-needs = Requisito: { $needs }.
fact-points =
    { $count ->
        [one] { $n } ponto.
       *[other] { $n } pontos.
    }
fact-passing = Depois de jogar esta carta, passe-a para o próximo jogador à esquerda.
fact-upgrade = Carta de aperfeiçoamento.
fact-also_major = É ao mesmo tempo melhoria menor e maior; uma ação para qualquer das duas a joga.
fact-doubtful = (Este preço é duvidoso.)
fact-cook = A qualquer momento você pode transformar em comida: { $rates }.
fact-cook-rate = { $what } por { $food } cada
fact-bake = Ao assar pão: cereal por { $food } de comida cada.
fact-bake-limit =
    { $count ->
        [one] Ao assar pão: no máximo { $n } de cereal por { $food } de comida.
       *[other] Ao assar pão: no máximo { $n } de cereal por { $food } de comida cada.
    }
fact-counts_as =
    { $which ->
        [fireplace] Conta como Lareira.
       *[cooking_hearth] Conta como Fogão.
    }
fact-oven = É um forno.
fact-deck = Baralho { $deck }.
fact-deck-players =
    { $count ->
        [1] Baralho { $deck }, para qualquer número de jogadores.
       *[other] Baralho { $deck }, para { $n } ou mais jogadores.
    }
fact-top-suffix = { $card } (debaixo de { $top })
fact-price-suffix = { $card } ({ $price })

deck-E = Baralho E, o básico
deck-I = Baralho I, o interativo
deck-K = Baralho K, o complexo
deck-own = Baralho de cartas próprias
kind-major = Melhoria maior
    .many = Melhorias maiores
kind-minor = Melhoria menor
    .many = Melhorias menores
kind-occupation = Ocupação
    .many = Ocupações

need-occupations =
    { $count ->
        [one] { $n } ocupação
       *[other] { $n } ocupações
    }
need-improvements =
    { $count ->
        [one] { $n } melhoria
       *[other] { $n } melhorias
    }
need-ovens =
    { $count ->
        [one] { $n } forno
       *[other] { $n } fornos
    }
need-animals =
    { $count ->
        [one] { $n } animal
       *[other] { $n } animais
    }
need-sheep =
    { $count ->
        [one] { $n } ovelha
       *[other] { $n } ovelhas
    }
need-boar =
    { $count ->
        [one] { $n } javali
       *[other] { $n } javalis
    }
need-cattle =
    { $count ->
        [one] { $n } bovino
       *[other] { $n } bovinos
    }
need-rooms =
    { $count ->
        [one] { $n } cômodo
       *[other] { $n } cômodos
    }
need-grain_fields =
    { $count ->
        [one] { $n } campo com cereal
       *[other] { $n } campos com cereal
    }
need-vegetable_fields =
    { $count ->
        [one] { $n } campo com legumes
       *[other] { $n } campos com legumes
    }
need-planted_fields =
    { $count ->
        [one] { $n } campo semeado
       *[other] { $n } campos semeados
    }
need-occupations_max =
    { $count ->
        [0] nenhuma ocupação jogada
        [one] no máximo { $n } ocupação jogada
       *[other] no máximo { $n } ocupações jogadas
    }
need-any_opponent_occupations_max =
    { $count ->
        [0] um oponente sem ocupação jogada
        [one] um oponente com no máximo { $n } ocupação jogada
       *[other] um oponente com no máximo { $n } ocupações jogadas
    }
need-round_max = no máximo até a rodada { $n }
need-house =
    { $house ->
        [wood] morar em cabana de madeira
        [clay] morar em cabana de argila
       *[stone] morar em casa de pedra
    }

## O que se pode fazer. $cell = um espaço da fazenda por linha e coluna, a partir de 0; $field = um campo; $what = bens

act-place = { $space }
act-place-goods = { $space }: { $what }
act-announce = Quero ir a: { $space }
act-room = Construir um cômodo: { $cell }
act-stable = Construir um estábulo: { $cell }
act-plow = Arar: { $cell }
act-sow = Semear { $what } em { $field }
act-fence =
    { $count ->
        [one] Cercar { $cells }: { $n } cerca
       *[other] Cercar { $cells }: { $n } cercas
    }
act-fence-split =
    { $count ->
        [one] Dividir um pasto, com { $cells } de um lado: { $n } cerca
       *[other] Dividir um pasto, com { $cells } de um lado: { $n } cercas
    }
act-take = Pegar { $what }
act-take-from = Pegar { $what } ({ $where })
act-take-price = Pegar { $what } por { $price }
act-take-draw = Sorteado: { $what }
act-bake = Assar 1 de cereal com { $card }: { $food }
act-renovate = Reformar: { $house }
act-renovate-price = Reformar: { $house } por { $price }
act-build = Construir { $card }
act-build-price = Construir { $card }: { $price }
act-play = Jogar { $card }
act-play-price = Jogar { $card }: { $price }
act-discard = Descartar { $card }
act-pay = Pagar { $what }
act-keep-herd = Manter { $what }
act-keep-herd-rest = Manter { $what }; { $rest }
act-keep = Ficar com { $card }
act-draft = Escolher { $card }
act-mulligan =
    { $deck ->
        [occupations] Pôr de lado todas as ocupações e comprar uma a menos
       *[minors] Pôr de lado todas as melhorias menores e comprar uma a menos
    }
act-eat = Comer { $what }: { $food }
act-cook = Cozinhar { $what } com { $card }: { $food }
act-way = { $card }: transformar { $what } em { $food }
act-convert = Usar { $card }
act-convert-part = Usar { $card }: { $what }
act-beg =
    { $count ->
        [0] Alimentar a família
        [one] Alimentar a família como der e pegar { $n } carta de mendicância
       *[other] Alimentar a família como der e pegar { $n } cartas de mendicância
    }
act-release = Soltar { $what }
act-release-return = Devolver { $what }
act-field = { $field }
act-field-of = { $field } de { $whose }
act-draw =
    { $deck ->
        [occupation] Comprar uma ocupação
       *[minor] Comprar uma melhoria menor
    }
act-space = { $space }
act-exchange = Trocar bens por comida, ou soltar animais
act-trade = Trocar três cartas da mão por uma
act-use = Usar { $card }
act-use-what = Usar { $card }: { $what }
act-use-plow = Arar com { $card }
act-choose = { $what }
act-choose-number = Possibilidade { $n }
act-order = Primeiro { $card }
act-pass = Dispensar
act-pass-build = Terminar
act-pass-rooms = Não construir mais cômodos
act-pass-stables = Não construir mais estábulos
act-pass-plow = Não arar mais
act-pass-sow = Não semear mais
act-pass-bake = Não assar mais
act-pass-fences = Não construir mais cercas
act-pass-improvement = Nenhuma melhoria
act-pass-occupation = Nenhuma ocupação
act-pass-exchange = Terminar
act-pass-return = Não devolver mais
act-pass-take = Não pegar mais
act-pass-feed =
    { $count ->
        [0] Terminar: ninguém precisa de comida
       *[other] Alimentar a família: { $food }
    }
act-pass-mulligan = Ficar com esta mão
act-pass-use = Não usar a carta
act-pass-place = Não colocar ninguém
act-first = Jogador inicial: { $whose }
act-reveal = Nova carta de rodada: { $space }
act-deal = { $whose } recebe: { $card }
act-lot = Por sorteio, { $whose } joga { $card }
act-deal-hidden =
    { $deck ->
        [occupation] { $whose } recebe uma ocupação
       *[minor] { $whose } recebe uma melhoria menor
    }

pay-give-up = devolver { $card }
pay-by = { $what } (graças a { $cards })
price-or = { $first }, ou { $last }
rest-cook = para a panela: { $what } ({ $food })
rest-release = soltos: { $what }
lost-let-go = sem lugar, soltos: { $what }
lost-card =
    { $n ->
        [one] { $n } carta da mão descartada
       *[other] { $n } cartas da mão descartadas
    }
lost-sown =
    { $n ->
        [one] { $n } unidade semeada perdida
       *[other] { $n } unidades semeadas perdidas
    }
lost-laid =
    { $n ->
        [one] { $n } bem sobre a carta perdido
       *[other] { $n } bens sobre a carta perdidos
    }
lost-fence =
    { $n ->
        [one] { $n } cerca grátis não usada
       *[other] { $n } cercas grátis não usadas
    }
looming-harvest = A colheita vem depois desta rodada. Como estão as coisas: { $what }.
looming-young = sem lugar para os filhotes: { $what }
sum-field = colhido: { $what }
given-feeding = família alimentada com { $what }
sum-left = de sobra: { $what }
sum-breeding = nasceu: { $what }
cell-row = linha { $row }, coluna { $columns }
cells-row = linha { $row }, colunas { $columns }
field-card = { $card }
field-card-part = { $card }, lote { $n }

## O que uma carta oferece, quando as partes não o dizem. $n = o lugar da escolha, o resto são números da carta

choice-basin_maker = Pôr na carta { $n } de madeira
choice-clay_deposit = Receber { $points } pontos bônus
choice-corn_profiteer = Vender o cereal a { $whose }
choice-tavern = Receber { $points } pontos bônus

## O que se conta aos outros, quando as palavras da escolha não servem

did-keep-hidden = Fica com uma carta
did-keep = Fica com { $card }
did-draft = Escolhe { $card }
did-discard = Descarta { $card }
did-draft-hidden = Escolhe uma carta
did-discard-hidden = Descarta uma carta virada para baixo
did-mulligan =
    { $deck ->
        [occupations] Põe de lado todas as ocupações e compra uma a menos
       *[minors] Põe de lado todas as melhorias menores e compra uma a menos
    }
did-room = Constrói um cômodo: { $cell }
did-stable = Constrói um estábulo: { $cell }
did-plow = Ara: { $cell }
did-sow = Semeia { $what } em { $field }
did-fence =
    { $count ->
        [one] Cerca { $cells }: { $n } cerca
       *[other] Cerca { $cells }: { $n } cercas
    }
did-fence-split =
    { $count ->
        [one] Divide um pasto, com { $cells } de um lado: { $n } cerca
       *[other] Divide um pasto, com { $cells } de um lado: { $n } cercas
    }
did-take = Pega { $what }
did-take-price = Pega { $what } por { $price }
did-bake = Assa 1 de cereal com { $card }: { $food }
did-renovate = Reforma: { $house }
did-renovate-price = Reforma: { $house } por { $price }
did-build = Constrói { $card }
did-build-price = Constrói { $card }: { $price }
did-play = Joga { $card }
did-play-price = Joga { $card }: { $price }
did-pay = Paga { $what }
did-keep-herd = Mantém { $what }
did-keep-herd-rest = Mantém { $what }; { $rest }
did-eat = Come { $what }: { $food }
did-cook = Cozinha { $what } com { $card }: { $food }
did-way = { $card }: transforma { $what } em { $food }
did-convert = Usa { $card }
did-convert-part = Usa { $card }: { $what }
did-beg =
    { $count ->
        [0] Alimenta a família
        [one] Alimenta a família como dá e pega { $n } carta de mendicância
       *[other] Alimenta a família como dá e pega { $n } cartas de mendicância
    }
did-release = Solta { $what }
did-release-return = Devolve { $what }
did-draw =
    { $deck ->
        [occupation] Compra uma ocupação
       *[minor] Compra uma melhoria menor
    }
did-trade = Troca três cartas por uma
did-use = Usa { $card }
did-use-what = Usa { $card }: { $what }
did-use-plow = Ara com { $card }
did-announce = Quer ir a: { $space }
did-pass-feed =
    { $count ->
        [0] Não precisa de comida
       *[other] Alimenta a família: { $food }
    }

## Perguntas. $who = quem decide

ask-because = { $question } ({ $cause })
ask-place = { $who }: onde você coloca uma pessoa?
ask-parting = { $who }: mais alguma coisa nesta vez?
ask-place-again = { $who }: lá exigem uma parte; você vai mesmo assim ou a outro lugar?
ask-build = { $who }: o que você faz aqui?
ask-offer = { $who }: o que você faz?
ask-one = { $who }: o que você escolhe?
ask-any = { $who }: o que você faz em seguida?
ask-rooms = { $who }: onde você constrói um cômodo?
ask-stables = { $who }: onde você constrói um estábulo?
ask-plow = { $who }: onde você ara um campo?
ask-sow = { $who }: o que você semeia, e onde?
ask-bake = { $who }: você assa pão?
ask-renovate = { $who }: para o que você reforma a casa?
ask-fences = { $who }: quais espaços você cerca?
ask-improvement = { $who }: qual melhoria você escolhe?
ask-occupation = { $who }: qual ocupação você joga?
ask-pay = { $who }: como você paga?
ask-pay-room = { $who }: como você paga o cômodo?
ask-pay-renovation = { $who }: como você paga a reforma?
ask-pay-stable = { $who }: como você paga o estábulo?
ask-pay-card = { $who }: como você paga { $card }?
ask-pay-fences = { $who }: como você paga as cercas?
ask-food = { $who }: o que você transforma em comida? Precisa de { $need }, tem { $food }.
ask-exchange = { $who }: o que você troca?
ask-feed = { $who }: sua família precisa de { $need } de comida, você tem { $food }. O que você faz?
ask-animals = { $who }: não há lugar para todos os animais. Quais você mantém?
ask-breed = { $who }: não há lugar para todos os animais depois dos nascimentos. Quais você mantém?
ask-take = { $who }: o que você pega?
ask-choice = { $who }: o que você escolhe?
ask-use = { $who }: você usa a carta?
ask-space = { $who }: que espaço você escolhe?
ask-return = { $who }: que animais você devolve?
ask-order = { $who }: qual carta vem primeiro?
ask-pick = { $who }: com qual carta você fica?
ask-mulligan = { $who }: você fica com esta mão?
ask-trade = { $who }: quais três cartas você dá por uma nova?
ask-field = { $who }: qual campo você escolhe?
ask-first = Acaso: quem é o jogador inicial?
ask-reveal = Acaso: qual carta de rodada aparece?
ask-deal = Acaso: qual carta é distribuída?
ask-draw = Acaso: o que é sorteado?

## Por que algo não é permitido

why-NOT_YOUR_TURN = Agora a decisão não é sua; espere a sua vez.
    .section = §3.4
why-WRONG_PART = Não é isso que se pergunta agora; responda primeiro à pergunta em aberto.
    .section = §4.3
why-REST_IMPOSSIBLE = Depois disso, algo obrigatório já não poderia ser feito; escolha de modo que possa.
    .section = §4.3
why-CANNOT_PAY = Você não tem o que isto custa; só contam os bens da sua reserva, não as plantações nos campos nem os bens nos espaços de rodada.
    .section = §4.8
why-SPACE_OCCUPIED = Já há alguém neste espaço; cabe uma pessoa por rodada, escolha um vazio.
    .section = §4.1
why-SPACE_NOT_REVEALED = Esta carta de rodada ainda não foi revelada; ela pode ser usada a partir da sua rodada.
    .section = §3.2
why-SPACE_NOT_IN_GAME = Este espaço é de outro número de jogadores ou do outro modo de jogo; use um que esteja na mesa.
    .section = §2.7
why-NO_PERSON_LEFT = Você não tem mais ninguém em casa nesta rodada; as crianças ajudam a partir da próxima.
    .section = §3.4
why-TWO_PEOPLE = Em cada vez você coloca uma pessoa, a não ser que uma carta permita lá uma segunda.
    .section = §3.4
why-NOTHING_PERFORMED = Lá nada seria feito; vá só aonde a ação seja realizada.
    .section = §4.2
why-ACTION_LIMIT = Isto é mais do que a ação permite, ou algo que ela não permite.
    .section = §4.3
why-PARTIAL_TAKE = Pega-se tudo o que está em um espaço, nunca uma parte.
    .section = §4.4
why-EMPTY_SPACE = Não há nada neste espaço; escolha um com bens.
    .section = §4.4
why-SECOND_WITHOUT_FIRST = A segunda parte desta ação só vem depois da primeira.
    .section = §4.3
why-ROOM_NOT_ADJACENT = Um cômodo novo precisa ter um lado em comum com um cômodo da sua casa.
    .section = §6.4
why-CELL_NOT_FREE = É preciso um espaço livre: vazio e fora dos pastos.
    .section = §6.4
why-WRONG_MATERIAL = Todos os cômodos de uma casa são do mesmo material; construa no atual.
    .section = §7.2
why-PARTIAL_RENOVATION = A casa é reformada inteira de uma vez, ou não é.
    .section = §7.4
why-DOUBLE_RENOVATION = Uma reforma é um passo: de madeira para argila, ou de argila para pedra.
    .section = §7.5
why-ALREADY_STONE = Sua casa já é de pedra; não há mais o que reformar.
    .section = §7.5
why-FAMILY_FULL = Uma família tem no máximo cinco pessoas; a sua está completa.
    .section = §8.1
why-NO_ROOM = Para nascer uma criança aqui, é preciso ter mais cômodos que pessoas; construa um cômodo antes.
    .section = §8.2
why-TOO_EARLY = Aqui a família pode crescer a partir da rodada 5.
    .section = §5.5
why-FIELD_NOT_ADJACENT = Um campo novo precisa ter um lado em comum com um dos seus campos.
    .section = §9.1
why-FIELD_NOT_EMPTY = Só se semeiam campos vazios; antes colha ou are.
    .section = §9.5
why-NO_SEED = Não há semente para isto na sua reserva; é preciso pelo menos uma unidade da própria plantação.
    .section = §9.7
why-STABLE_LIMIT = Você já construiu os quatro estábulos; não há mais.
    .section = §10.1
why-STABLE_CELL = Um estábulo precisa de um espaço sem cômodo, sem campo e sem outro estábulo.
    .section = §10.1
why-FENCE_LIMIT = Você só tem quinze cercas; não sobram tantas. Escolha um pasto de contorno menor.
    .section = §10.3
why-FENCE_OPEN = Estas cercas deixam uma abertura; um pasto precisa ser cercado por todos os lados.
    .section = §10.4
why-FENCE_LOOSE = Cada cerca precisa fazer parte do contorno de um pasto; estes espaços não formam um novo.
    .section = §10.4
why-FENCE_ENCLOSES = Um pasto só contém espaços vazios e estábulos, nem cômodos nem campos.
    .section = §10.9
why-PASTURE_DETACHED = Todos os seus pastos precisam estar ligados; o novo precisa ter um lado em comum com outro.
    .section = §10.4
why-FENCE_REMOVED = As cercas ficam onde estão; um pasto só pode ser dividido.
    .section = §10.3
why-MIXED_PASTURE = Um pasto só tem uma espécie de animal; mantenha uma mistura que caiba em lugares separados.
    .section = §11.3
why-OVER_CAPACITY = Não há lugar para tantos: 2 animais por espaço de pasto, o dobro por estábulo nele, 1 na casa e 1 em cada estábulo de fora.
    .section = §11.4
why-ANIMAL_IN_SUPPLY = Os animais vivem na fazenda; os que não têm lugar são cozidos ou soltos.
    .section = §11.4
why-NO_COOKING = Você não tem com que transformar isto em comida; construa uma Lareira ou um Fogão.
    .section = §12.2
why-BREEDING_LOCK = Dos nascimentos até o fim da colheita nenhum animal vira comida; cozinhe antes.
    .section = §12.3
why-NO_BAKE_ACTION = Pão só se assa com a ação de assar; fora dela o cereal se come cru.
    .section = §13.1
why-NO_BAKER = Esta carta não assa para você; é preciso uma Lareira, um Fogão ou um forno seu.
    .section = §13.3
why-BAKE_LIMIT = Este forno já assou tudo o que pode em uma ação; asse o resto em outro lugar.
    .section = §13.2
why-CRAFT_LIMIT = Esta carta só funciona na fase de alimentação, e só tantas vezes quanto ela diz.
    .section = §15.4
why-MAJOR_TAKEN = Esta melhoria não está mais à venda; escolha uma que ainda esteja.
    .section = §15.1
why-MAJOR_NOT_ALLOWED = Esta ação não permite este tipo de melhoria.
    .section = §15.10
why-REQUIREMENT = Você ainda não cumpre o requisito desta carta.
    .section = §15.6
why-HOLD_BACK_FOOD = Quem tem comida precisa alimentar a família com ela; cartas de mendicância são só para o que falta.
    .section = §14.3
why-SKIP_FIELD = Todo campo semeado é colhido; nada pode ficar no pé.
    .section = §14.2
why-PASS = Enquanto puder colocar uma pessoa, você precisa colocar.
    .section = §3.4
why-NOT_IN_HAND = Esta carta não está na sua mão; jogue uma que esteja.
    .section = §15.1
why-GAME_OVER = A partida acabou; não há mais o que fazer.
    .section = §3.7
why-nothing-paid = Você não pode pagar nada do que se faz lá; vá só aonde a ação possa ser realizada.
why-few-animals = Você não tem tantos animais.
why-few-cards = Faltam cartas: três da mão são trocadas por uma, e o baralho precisa ter o que comprar.
lack-room = um cômodo
lack-occupation = uma ocupação
lack-card = Preço de { $card }: { $price }.
lack-played = { $card }
lack-stable = um estábulo
lack-renovation = a reforma
lack-fences =
    { $n ->
        [one] um pasto com { $n } cerca nova
       *[other] um pasto com { $n } cercas novas
    }
lack-cost = { $thing } custa { $price }
lack-have = { $costs }; você tem { $have }.
lack-needs = { $card } exige: { $needs }.
why-food-lacking = Falta comida para a família: { $n }. Consiga mais ou mendigue tudo o que falta.

## O andamento da partida

word-round = Rodada { $n }
word-round-of = Rodada { $n } de { $of }
word-after-work = Rodada { $n }, depois do trabalho
word-after-harvest = Rodada { $n }, depois da colheita
word-phase-setup = Preparação
word-phase-start = Início da rodada
word-phase-replenish = Novos bens
word-phase-work = Trabalho
word-phase-return = Volta para casa
word-phase-field = Colheita: campos
word-phase-feeding = Colheita: alimentação
word-phase-breeding = Colheita: nascimentos
word-phase-end = Pontuação
word-phase-over = Fim da partida
word-starting-player = Jogador inicial

## A mesa em um terminal. As palavras `board-cell-…` são curtas: ficam em um espaço da fazenda

board-decks = Baralhos: { $occupations } ocupações, { $minors } melhorias menores
board-coming = Por vir
board-animals = Animais
board-in-house = na casa ou em estábulo
board-on-card = em uma carta
board-building = Construção
board-fences-left =
    { $n ->
        [one] resta { $n } cerca
       *[other] restam { $n } cercas
    }
board-stables-left =
    { $n ->
        [one] resta { $n } estábulo
       *[other] restam { $n } estábulos
    }
board-capacity = lugares nos pastos: { $what }
board-need = { $what } depois da rodada { $n }
board-cards = Cartas
board-hand-size = na mão: { $occupations } ocupações, { $minors } melhorias
board-pack = Para escolher
board-cell-room = côm.
board-cell-field = campo
board-cell-stable = est.
board-cell-grain = cereal
board-cell-vegetable = legum.
board-cell-wood = madeira
board-cell-sheep = ovelh.
board-cell-boar = javal.
board-cell-cattle = bov.

## Pontos

score-fields = Campos
score-pastures = Pastos
score-grain = Cereal
score-vegetables = Legumes
score-sheep = Ovelhas
score-boar = Javalis
score-cattle = Bovinos
score-unused = Espaços sem uso
score-stables = Estábulos cercados
score-rooms = Cômodos
score-people = Pessoas
score-cards = Pontos nas cartas
score-bonus = Pontos bônus
score-begging = Mendicância
score-total = Total
outcome-won = { $n } pontos: a meta de { $goal } da partida { $game } da série foi alcançada. A partida { $next } começa com { $food }.
outcome-target = { $n } pontos: a meta de { $goal } de uma partida sozinho foi alcançada.
outcome-reached = { $n } pontos: a meta de { $goal } de uma partida sozinho foi alcançada. Ela pode iniciar uma série: a partida { $next } começa com { $food }.
outcome-keep = Uma das ocupações jogadas se torna permanente.
sequel = Próxima partida, mantendo { $card }
sequel-again = A mesma partida da série outra vez
sequel-next = Próxima partida da série
outcome-missed = Pontuação sozinho: { $n }. A meta de { $goal } não foi alcançada desta vez.
outcome-lost = { $n } pontos: a meta de { $goal } da partida { $game } da série não foi alcançada. A série acabou.
outcome-again = { $n } pontos: a meta de { $goal } da partida { $game } da série não foi alcançada. A mesma partida pode ser tentada de novo.
outcome-family =
    { $count ->
        [one] { $n } ponto jogando sozinho.
       *[other] { $n } pontos jogando sozinho.
    }

## Opções de uma partida. Uma opção de sim ou não diz o que acontece com “sim”.

option-players = Quantas pessoas jogam; quem joga sozinho joga por uma meta.
option-mode = Qual jogo.
    .full = o jogo completo, com ocupações e melhorias menores
    .family = o jogo em família, sem cartas na mão
option-decks = Quais baralhos são misturados: E é o básico, I o interativo, K o complexo.
    .E = E, o baralho básico
    .I = I, o baralho interativo
    .K = K, o baralho complexo
option-deal = Como as cartas são distribuídas. “10-3”: dez de cada tipo, das quais três são postas de lado.
    .normal = sete de cada tipo
    .mulligan = sete de cada; quem não gostar compra uma a menos
    .draft = escolhe-se uma, o resto vai para a esquerda
option-three_for_one = A qualquer momento três cartas da mão podem ser trocadas por uma de um baralho.
option-round_cards = A ordem das cartas de rodada dentro das etapas.
    .random = embaralhada
option-hand = Sozinho: quais cartas estão na mão no início.
    .random = distribuídas ao acaso
option-series = Uma série de partidas sozinho: qual partida é, a comida no início e as ocupações permanentes. Vazio: uma partida avulsa, ou a primeira de uma série.
option-list = Quantos modos de transformar bens em comida são oferecidos.
    .short = o melhor para cada bem
    .full = todos os que existem
option-first_player = Quem é o jogador inicial na primeira rodada.
    .random = sorteado
    .A = lugar A
    .B = lugar B
    .C = lugar C
    .D = lugar D
    .E = lugar E
option-family5_must_differ = Jogo em família com cinco: os dois recursos de construção de um espaço precisam ser diferentes.
option-family34_must_differ = Jogo em família com três ou quatro: os dois recursos de construção de um espaço precisam ser diferentes.
option-must_pay_food_first = A comida em mãos precisa ser usada para alimentar; senão pode ser guardada em troca de cartas de mendicância.
option-empty_space_usable = Uma pessoa também pode ir aonde não há nada no momento.
option-new_oven_bake_with_all = Ao construir um forno, assa-se com todas as melhorias de assar; senão só com o forno novo.
option-academic_counts_double_for_cost = Uma ocupação que conta como duas encarece as seguintes como duas.
option-card_fields_score_as_fields = Lotes em cartas pontuam como campos.
option-permanent_occupations_count_for_cost = Em uma série sozinho, as ocupações permanentes encarecem as seguintes.
option-solo_retry = Em uma série sozinho, uma partida perdida pode ser tentada de novo; senão a série acaba.

## A página inicial e a lista de cartas

way-family = Jogo em família
way-full = Jogo completo, com cartas
about-title = Agricola
about-weight = rico, para uma noite longa
about-words = Uma cabana, duas pessoas e catorze rodadas: are e semeie, cerque pastos, crie animais, aumente a casa e a família, e cuide para que todos comam quando chegar a colheita. Com até 318 cartas, cada fazenda fica diferente.

filter-kind = Tipo
filter-deck = Baralho
filter-players = Jogadores
    .any = qualquer número
    .three = três ou mais
    .four = quatro ou mais
filter-traits = Características
    .passing = passa adiante ao ser jogada
    .upgrade = aperfeiçoamento
    .cooks = cozinha
    .bakes = assa
    .points = tem pontos
    .needs = tem requisito
