# Palavras de Farmers of the Moor. O que o jogo base já diz não se repete; o que se diz aqui toma o seu lugar.
# As cartas estão em cards.pt.ftl, as palavras das páginas em page.pt.ftl.

way-level1 = Nível 1: sem cartas na mão
way-level2 = Nível 2: com cartas do pântano
way-level3 = Nível 3: com todas as cartas
about-title = Fazendeiros do Pântano
about-weight = muito rico, para uma longa noite
about-words = Sua fazenda fica entre floresta e pântano. Derrube árvores, corte turfa, queime a terra para novos campos; aqueça a casa no inverno ou cuide dos doentes; crie cavalos. Uma expansão de Agricola com ações especiais que não precisam de ninguém, melhorias maiores em duas camadas e 131 cartas.

## Bens, peças e outras coisas que se contam

thing-fuel = { $n } de combustível
    .name = combustível
thing-horse =
    { $count ->
        [one] { $n } cavalo
       *[other] { $n } cavalos
    }
    .name = cavalos
thing-forests =
    { $count ->
        [one] { $n } floresta
       *[other] { $n } florestas
    }
    .name = florestas
thing-forest =
    { $count ->
        [one] { $n } floresta
       *[other] { $n } florestas
    }
    .name = florestas
thing-moors =
    { $count ->
        [one] { $n } pântano
       *[other] { $n } pântanos
    }
    .name = pântanos
thing-moor =
    { $count ->
        [one] { $n } pântano
       *[other] { $n } pântanos
    }
    .name = pântanos
thing-blocked =
    { $count ->
        [one] { $n } espaço bloqueado
       *[other] { $n } espaços bloqueados
    }
    .name = espaços bloqueados
thing-covered =
    { $count ->
        [one] { $n } peça por baixo
       *[other] { $n } peças por baixo
    }
    .name = peças por baixo
thing-tombstone = { $n } lápide
    .name = lápide
thing-usage =
    { $count ->
        [one] { $n } marcador de uso
       *[other] { $n } marcadores de uso
    }
    .name = marcadores de uso

board-cell-forests = mata
board-cell-moors = pânt.
board-cell-tombstone = lápi.
board-cell-blocked = bloq.
board-cell-horse = cavalo

## Espaços de ação

space-infirmary = Enfermaria
space-market-1-2p = Mercado

## Ações especiais. $food = o número impresso na carta

word-cut-peat = Cortar Turfa
    .text = Remova um pântano visível seu e receba { $fuel }.
word-fell-trees = Derrubar Árvores
    .text = Remova uma floresta visível sua e receba { $wood }.
word-slash-and-burn = Derrubada e Queima
    .text = Troque uma floresta sozinha no seu espaço por um campo; se você tiver campos, ela deve ser vizinha de um. Isto não é arar.
word-horse-market = Feira de Cavalos
    .text =
        { $count ->
            [0] Receba { $horse }.
           *[other] Pague { $food } e receba { $horse }.
        }
word-hiring-fair = Feira de Contratação
    .text = Receba { $food }.
word-black-market = Mercado Negro
    .text = Pague { $price } e depois jogue 1 melhoria menor pelo seu preço.
word-illicit-work = Trabalho Clandestino
    .text = Pague { $price } e depois construa 1 melhoria maior aberta pelo seu preço.
word-s-1-2-a = { word-fell-trees }, { word-slash-and-burn }, { word-cut-peat }
word-s-1-2-b = { word-horse-market }, { word-hiring-fair }, { word-black-market }, { word-illicit-work }
word-s-1-3-a = { word-fell-trees }, { word-hiring-fair }, { word-black-market }, { word-illicit-work }
word-s-1-3-b = { word-horse-market }, { word-slash-and-burn }, { word-cut-peat }
word-s-1-4-a = { word-hiring-fair }, { word-black-market }, { word-illicit-work }
word-s-1-4-b = { word-fell-trees }, { word-horse-market }
word-s-1-4-5 = { word-slash-and-burn }, { word-cut-peat }
word-s-1-5-6-a = { word-black-market }, { word-illicit-work }
word-s-1-5-6-b = { word-horse-market }
word-s-1-5-6-c = { word-fell-trees }, { word-hiring-fair }
special-centre = No centro
special-open = Virada para cima diante de { $whose }
special-closed = Virada para baixo diante de { $whose }
special-deck = Baralho de ações especiais
special-discard = Cartas de ações especiais usadas
word-special-action = Ação especial
word-special-card = Carta de ações especiais
word-bed = Cama
word-heating = Aquecimento
thing-sick =
    { $count ->
        [one] { $n } pessoa adoece
       *[other] { $n } pessoas adoecem
    }
    .name = doentes
lost-tile =
    { $n ->
        [one] sem lugar para { $n } peça
       *[other] sem lugar para { $n } peças
    }
given-heating = casa aquecida com { $what }
word-sick = doente
word-terrain = Florestas e pântanos

## Texto de uma carta

deck-M = Baralho M, o do pântano
need-majors =
    { $count ->
        [one] { $n } melhoria maior
       *[other] { $n } melhorias maiores
    }
need-fields =
    { $count ->
        [one] { $n } campo
       *[other] { $n } campos
    }
need-pastures =
    { $count ->
        [one] { $n } pasto
       *[other] { $n } pastos
    }
need-stables =
    { $count ->
        [one] { $n } estábulo
       *[other] { $n } estábulos
    }
need-forests =
    { $count ->
        [one] { $n } floresta
       *[other] { $n } florestas
    }
need-moors =
    { $count ->
        [one] { $n } pântano
       *[other] { $n } pântanos
    }
need-horse =
    { $count ->
        [one] { $n } cavalo
       *[other] { $n } cavalos
    }
need-food = { $n } de comida
need-fuel = { $n } de combustível
need-improvements_max =
    { $count ->
        [0] nenhuma melhoria
        [one] no máximo { $n } melhoria
       *[other] no máximo { $n } melhorias
    }
need-forests_max =
    { $count ->
        [0] nenhuma floresta
        [one] no máximo { $n } floresta
       *[other] no máximo { $n } florestas
    }
need-moors_max =
    { $count ->
        [0] nenhum pântano
        [one] no máximo { $n } pântano
       *[other] no máximo { $n } pântanos
    }
need-unused_max =
    { $count ->
        [0] nenhum espaço não usado na fazenda
        [one] no máximo { $n } espaço não usado na fazenda
       *[other] no máximo { $n } espaços não usados na fazenda
    }
need-hand_improvements_max =
    { $count ->
        [one] no máximo { $n } melhoria na mão
       *[other] no máximo { $n } melhorias na mão
    }
need-round_min = não antes da rodada { $n }
need-round_not_in = nenhuma das rodadas { $n }
need-house_min =
    { $house ->
        [clay] morar em cabana de argila ou casa de pedra
       *[stone] morar em casa de pedra
    }

## O que se pode fazer. $what = uma ação especial, um espaço de ação, um espaço da fazenda; $count = quantos

act-special = { $what }
act-special-price = { $what }: { $price }
act-bed = { $what }, com alguém da cama
act-cell = { $what }
act-cell-terrain = Limpar { $what }
act-cell-field-swap = Fazer um campo em { $what }
act-cell-tile = Colocar em { $what }
act-extend = Colocar a extensão em { $what }
act-cell-reserve = Cercar { $what }
act-cell-turn-over = Virar a floresta em { $what }
act-cell-stack = Pôr uma floresta em { $what }
act-cell-field-tile = Pôr um campo em { $what }
act-butcher = Transformar em comida: { $what }
act-pass-butcher = Não transformar animal em comida
act-raise = Trocar { $what } pela espécie seguinte
act-night = Deixar no Pasto Noturno: { $what }
act-pass-tile = Ficar sem a peça
act-pass-raise = Não trocar animais
act-heat =
    { $count ->
        [0] Não aquecer
       *[other] Aquecer com { $n } de combustível
    }
act-heat-burn = Transformar { $n } de madeira em combustível
act-pass-burn = Não queimar madeira
act-convert-fuel = Transformar 1 de madeira em 1 de combustível
act-layout = Disposição { $n }
act-turn-up = No topo da pilha: { $what }
act-turn-up-show-card = Pôr a carta debaixo da pilha e abrir: { $what }
act-pass-show-card = Manter a carta que está ali
act-keep-card = Pagar 2 de comida e conservar a carta
act-pass-keep-card = Pôr a carta de lado
act-pass-replace = Manter as outras
act-pass-special = Nenhuma ação especial
act-cell-fallow = Pôr comida em { $what }
act-cell-throw-away = Descartar a plantação em { $what }
act-pass-fallow = Não pôr comida em mais campos
act-layout-lot = Sai o número { $n }
did-cell-terrain = Limpa { $what }
did-cell-field-swap = Faz um campo em { $what }
did-cell-tile = Coloca uma peça em { $what }
did-cell-reserve = Cerca { $what }
did-cell-turn-over = Vira a floresta em { $what }
did-cell-stack = Põe uma floresta em { $what }
did-cell-field-tile = Põe um campo em { $what }
did-turn-up-show-card = Põe a carta debaixo da pilha e abre: { $what }
did-heat =
    { $count ->
        [0] Não aquece
       *[other] Aquece com { $n } de combustível
    }
did-heat-burn = Transforma { $n } de madeira em combustível
did-convert-fuel = Transforma 1 de madeira em 1 de combustível
did-keep-card = Paga 2 de comida e conserva a carta de ações especiais
did-raise = Troca { $what } pela espécie seguinte
did-night = Deixa no Pasto Noturno: { $what }
did-extend = Coloca a extensão em { $what }
did-cell-fallow = Põe comida em { $what }
did-cell-throw-away = Descarta a plantação em { $what }
did-butcher = Transforma em comida: { $what }

## Perguntas

ask-terrain = { $who }: qual peça sai?
ask-field-swap = { $who }: onde surge um campo?
ask-tile = { $who }: onde fica a peça?
ask-extend = { $who }: onde fica a extensão?
ask-reserve = { $who }: qual floresta ou pântano você cerca?
ask-forest-person = { $who }: em que floresta vive a pessoa?
ask-tombstone = { $who }: que espaço fica bloqueado?
ask-turn-over = { $who }: quais florestas você vira?
ask-stack = { $who }: sobre quais peças você põe florestas?
ask-field-tile = { $who }: onde fica um campo?
ask-butcher = { $who }: qual animal vira comida?
ask-fallow = { $who }: em que campo você põe comida?
ask-raise = { $who }: quais animais você troca?
ask-night = { $who }: qual animal passa a noite no Pasto Noturno?
ask-special = { $who }: qual ação especial você faz?
ask-burn = { $who }: você queima madeira por pontos?
ask-layout = Acaso: com que disposição começa uma fazenda?
ask-pile = Acaso: qual carta de ações especiais está no topo da pilha?
ask-show-card = { $who }: você mantém a carta de ações especiais?
ask-keep-card = { $who }: você conserva a carta de ações especiais por 2 de comida?
ask-replace = { $who }: quais cartas você troca?
ask-throw-away = { $who }: que plantação você descarta?
ask-lot = Acaso: que número é sorteado?

## Por que algo não é permitido

why-SPECIAL_NO_PERSON = Uma ação especial precisa de uma pessoa sua saudável em casa; todas estão colocadas ou na cama.
    .section = M§5.4
why-SPECIAL_OWN_CARD = Você já usou esta carta de ações especiais nesta rodada; agora só os outros podem pegá-la.
    .section = M§6.2
why-SPECIAL_FACE_DOWN = Esta carta de ações especiais está virada para baixo; pode ser usada de novo na próxima rodada.
    .section = M§6.2
why-SPECIAL_NOT_IN_GAME = Esta carta de ações especiais é de outro número de jogadores.
    .section = M§6.1
why-SPECIAL_NOTHING = Quem pega uma carta de ações especiais faz exatamente uma das suas ações.
    .section = M§6.4
why-SPECIAL_IMPOSSIBLE = Esta ação especial não pode ser feita agora; não há melhoria que você possa pagar depois do preço dela.
    .section = M§6.4
why-NO_TERRAIN = Você não tem uma floresta ou um pântano assim à vista.
    .section = M§7
why-TERRAIN_STACK = Há várias peças neste espaço; primeiro as de cima devem sair, com Derrubar Árvores.
    .section = M§16.3
why-CELL_BLOCKED = Este espaço está bloqueado até o fim da partida.
    .section = M§16.1
why-MAJOR_COVERED = Há outra melhoria em cima desta; só a de cima pode ser construída.
    .section = M§9.2
why-MINOR_NOT_ALLOWED = Com esta ação não se joga melhoria menor.
    .section = M§7.4
why-NO_EXCHANGE = Nem as regras nem uma carta sua oferecem esta troca; madeira vira combustível, mas combustível não vira nada por si.
    .section = M§10.5
why-SICK_PERSON = Uma pessoa da cama só pode ir à enfermaria.
    .section = M§11.1
why-NO_HORSE_COOKING = Você não pode cozinhar cavalos; um Matadouro de Cavalos ou uma Cozinha Externa pode.
    .section = M§12.3
why-COLD = Esta melhoria está fria; pague antes 1 de combustível para aquecê-la.
    .section = M§18
why-USAGE_IN_PAYMENT = No meio de um pagamento não se gasta marcador de uso.
    .section = M§16.7
why-USAGE_EMPTY = Todos os marcadores desta carta foram gastos.
    .section = M§16.7
why-SOLO_NO_CARD = Nesta rodada não há mais carta de ações especiais para usar.
    .section = M§14.4
why-SOLO_KEEP_TWICE = Só uma vez por rodada se conserva uma carta de ações especiais; isso já foi feito.
    .section = M§14.4
why-EXTENSION_PLACE = Uma extensão encosta na fazenda com os seus dois espaços.
    .section = M§16.4
why-FIELD_ADJACENT = Um campo selvagem não encosta em nenhum campo seu.
    .section = M§20
why-STABLE_CELL = Um estábulo precisa de um espaço sem cômodo, campo, floresta, pântano ou outro estábulo.
    .section = §10.1
why-FENCE_ENCLOSES = Um pasto contém só espaços vazios e estábulos, nada de cômodos, campos, florestas ou pântanos.
    .section = §10.9

## Pontuação

score-horses = Cavalos
score-bed = Na cama
score-garden_path = Caminho do Jardim
score-tombstone = Lápide

## Opções de uma partida. Uma opção sim/não diz o que acontece com “sim”.

option-level = Qual nível é jogado: 1 é sem cartas na mão, 2 com melhorias menores do pântano, 3 com ocupações e todas as melhorias menores.
option-moor_base_side = Qual lado do tabuleiro do jogo base é usado nos níveis 1 e 2.
    .rulebook = o do jogo completo, mudado como dizem as regras da expansão
    .family2007 = o do jogo em família, como na edição de 2009
option-moor_market_12 = Com um ou dois jogadores há o espaço Mercado: 1 de comida e 1 de pedra.
option-moor_deal = Como as mãos são distribuídas.
    .usual = como de costume: escolha carta a carta; sozinho, as cartas podem ser trocadas uma vez
    .draft = escolhe-se uma carta e passa-se o resto
    .draft8 = no nível 2, oito cartas para escolher sete
    .replace = antes da primeira rodada cada um pode trocar uma vez quaisquer cartas
    .plain = como vieram
option-level3_minor_pool = Nível 3: de onde vêm as últimas três melhorias menores.
    .all = de todas as melhorias menores
    .base_only = só das do jogo base
option-level2_draft_direction = Nível 2: em que sentido as cartas são passadas na escolha.
    .counterclockwise = para a direita
    .clockwise = para a esquerda
option-special_needs_healthy_person = Uma ação especial precisa de uma pessoa saudável em casa; senão, basta alguém na cama.
option-special_counts_as_improvement_action = O Mercado Negro é uma ação de melhoria menor à qual outras cartas reagem.
option-returned_lower_under = Uma melhoria maior de baixo que volta fica de novo debaixo da de cima.
option-solo_keep_payment = Sozinho: quando se paga a comida (2) que conserva uma carta de ações especiais.
    .at_use = logo depois de usá-la
    .any_time_in_round = a qualquer momento da rodada
option-moor_solo_series = Sozinho: as partidas podem formar uma série.
option-full_farm_cards = Cartas que premiam uma fazenda cheia.
    .weaken = pedem também uma fazenda sem florestas e pântanos
    .exclude = não estão no jogo
    .off = funcionam como impresso
option-improvement_count_cards = Cartas que premiam muitas melhorias.
    .weaken = não contam as melhorias maiores do pântano
    .exclude = não estão no jogo
    .off = funcionam como impresso
option-fuel_variant = Uma melhoria de cozinhar está fria ao ser construída e funciona depois de pago 1 de combustível.
option-lock_until_scoring = Depois dos últimos nascimentos nenhum animal vira comida.
option-extension_mixed = A segunda extensão pode encostar metade no tabuleiro, metade na primeira.
option-usage_feeding_one_payment = Numa colheita, comida e aquecimento são um só pagamento, durante o qual não se gasta marcador de uso.
option-yeoman_cancels_printed_minus = O Pequeno Proprietário cancela pontos negativos impressos nas cartas.
option-m042_is_plow = O Arado Profundo é um arado para outras cartas.
option-m054_needs_person = O Implemento Agrícola precisa de uma pessoa saudável em casa.
option-m107_minor_hearths = A Receita de Assado de Panela vale também com lareiras e fogões que são melhorias menores.
option-doubtful_cost = Com que bem se pagam os 14 preços duvidosos do baralho, a não ser que um esteja definido à parte.
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m043_cost = Campos Selvagens: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m047_cost = Floresta do Brejo: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m049_cost = Mapa do Agrimensor: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m059_cost = Adubo da Natureza: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m069_cost = Sela de Couro: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m077_cost = Campo de Secagem: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m091_cost = Trabalho de Rotina: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m102_cost = Caderneta de Poupança: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m112_cost = Adubo de Cinzas de Turfa: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m115_cost = Casca de Carvalho: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m116_cost = Bétulas do Pântano: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m119_cost = Brejo de Amieiros: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m123_cost = Jazida de Pedra: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m130_cost = Bornal: com que bem se paga seu preço duvidoso.
    .all = como todos os preços duvidosos
    .food = comida
    .vegetable = legumes
    .fuel = combustível
option-m022_animal_food = Nicho Ecológico: quantas vezes vem a comida por animais.
    .once = uma vez
    .per_kind = por tipo que só você tem
option-m023_needs_fence = Orla da Floresta conta só bordas com cerca.
option-m032_hut_discounted = Descontos no aquecimento valem também para a Cabana de Turfa.
option-m033_mixed = Animais de vários tipos podem ficar no Pasto Noturno.
option-m059_boar = Adubo da Natureza custa também um javali.
option-m081_last_rate = Barco de Turfa: em que a última taxa transforma combustível.
    .food = comida
    .vegetable = um legume
    .boar = um javali
option-m084_rounding = Pônei do Pântano: como se contam meios pontos.
    .down = arredondados para baixo
    .exact = como metades: meio ponto decide entre totais iguais
option-m084_lying_needs_place = Pônei do Pântano: um cavalo deitado ainda precisa do seu lugar.
option-m102_pass = Caderneta de Poupança: quando é entregue.
    .always = depois de cada sorteio
    .on_hit = só se deu comida
option-m108_cost = Destilaria de Cereal: o que custa além de pedra.
    .sheep = uma ovelha
    .grain = cereal
    .reed = junco
