# Palavras das páginas de Agricola

page-seat = Lugar { $seat }
page-answer-first = Primeiro responda à pergunta em aberto.

# farm
page-rooms-wood =
    { $n ->
        [one] { $n } cômodo em cabana de madeira
       *[other] { $n } cômodos em cabana de madeira
    }
page-rooms-clay =
    { $n ->
        [one] { $n } cômodo em cabana de argila
       *[other] { $n } cômodos em cabana de argila
    }
page-rooms-stone =
    { $n ->
        [one] { $n } cômodo em casa de pedra
       *[other] { $n } cômodos em casa de pedra
    }
page-room-wood = cômodo da cabana de madeira
page-room-clay = cômodo da cabana de argila
page-room-stone = cômodo da casa de pedra
page-fields =
    { $n ->
        [one] { $n } campo
       *[other] { $n } campos
    }
page-on-fields = Nos campos: { $what }
page-pastures =
    { $n ->
        [one] { $n } pasto
       *[other] { $n } pastos
    }
page-stables =
    { $n ->
        [one] { $n } estábulo
       *[other] { $n } estábulos
    }
page-in-house = Na casa: { $what }
page-on-card = Em uma carta: { $what }
page-in-place = { $cell }: { $what }
page-unused =
    { $n ->
        [one] { $n } espaço sem uso
       *[other] { $n } espaços sem uso
    }
page-cell-empty = sem uso
page-field-with = campo com { $what }
page-field-empty = campo vazio
page-stable = estábulo
page-pasture = pasto

# action board
page-board = Tabuleiro de ações
page-and-or = e/ou
page-lying = Nele: { $what }
page-taken-by = Ocupado por { $who }
page-stage = Etapa { $n }
page-round-to-come = A rodada { $n } ainda está por vir
page-harvest-after = Colheita após a rodada { $n }
page-space-build-rooms-stables = Cômodos, estábulos
page-space-starting-player-minor = Jogador inicial
page-space-starting-player-storehouse = Jogador inicial, despensa
page-space-take-grain = Cereal
page-space-plow-field = Arar
page-space-occupation = Ocupação
page-space-stable-bake = Estábulo, pão
page-space-day-laborer = Diarista
page-space-day-laborer-family = Diarista
page-space-wood-3 = Madeira
page-space-wood-3-solo = Madeira
page-space-clay-1 = Argila
page-space-reed-1 = Junco
page-space-fishing = Pesca
page-space-occupation-3p = Ocupação
page-space-resources-2-3p = Dois recursos
page-space-wood-2-3p = Madeira
page-space-clay-1-3p = Argila
page-space-resource-1-3p = Um recurso
page-space-wood-1-4p = Madeira
page-space-wood-2-4p = Madeira
page-space-clay-2-4p = Argila
page-space-reed-stone-food-4p = Junco, pedra, comida
page-space-traveling-players-4p = Artistas ambulantes
page-space-occupation-4p = Ocupação
page-space-resources-2-4p = Dois recursos
page-space-wood-4-5p = Madeira
page-space-clay-3-5p = Argila
page-space-reed-stone-wood-5p = Junco, pedra, madeira
page-space-animal-market-5p = Feira de animais
page-space-room-or-players-5p = Cômodo ou artistas
page-space-occupation-or-growth-5p = Ocupação ou família
page-space-resources-or-growth-5p = Recursos ou família
page-space-sow-bake = Semear, assar
page-space-improvement = Melhoria
page-space-sheep-1 = Ovelhas
page-space-fences = Cercas
page-space-stone-1-stage2 = Pedra
page-space-renovation-improvement = Reforma, melhoria
page-space-family-growth-minor = Família cresce
page-space-take-vegetable = Legume
page-space-boar-1 = Javalis
page-space-stone-1-stage4 = Pedra
page-space-cattle-1 = Bovinos
page-space-plow-sow = Arar, semear
page-space-family-growth-urgent = Família sem cômodo
page-space-renovation-fences = Reforma, cercas

# what somebody has
page-supply = Reserva
page-begging =
    { $n ->
        [one] { $n } carta de mendicância
       *[other] { $n } cartas de mendicância
    }
page-played =
    { $n ->
        [one] { $n } carta jogada
       *[other] { $n } cartas jogadas
    }
page-hand = Sua mão
page-hand-occupation = Ocupações: { $n }
page-hand-minor = Melhorias menores: { $n }
page-no-cards = sem cartas
page-majors = Melhorias maiores
page-covered = Está debaixo de outra
page-owned-by = De { $who }

# score
page-score = Pontos até agora
page-total = Total

# harvest
page-harvest = Colheita
page-harvest-now = agora
page-harvest-in =
    { $n ->
        [1] após esta rodada
       *[other] em { $n } rodadas
    }
page-need = Comida necessária: { $need }, em mãos: { $food }.
page-fed =
    { $n ->
        [0] Na medida.
       *[other] Basta, sobram { $n }.
    }
page-coming = Ainda virá mais: { $n }.
page-ahead-enough = Por enquanto basta.
page-ahead-made = Ainda a obter: { $n }; seus bens rendem isso.
page-ahead-some = Ainda a obter: { $n }; seus bens rendem { $made }.
page-ahead-none = Ainda a obter: { $n }.
page-hungry-yet =
    { $n ->
        [one] Por enquanto falta { $n } de comida: uma carta de mendicância, −{ $points } pontos.
       *[other] Por enquanto faltam { $n } de comida: { $n } cartas de mendicância, −{ $points } pontos.
    }
page-fed-if = Falta obter { $n }.
page-hungry =
    { $n ->
        [one] { $n } de comida não se consegue: uma carta de mendicância, −{ $points } pontos.
       *[other] { $n } de comida não se consegue: { $n } cartas de mendicância, −{ $points } pontos.
    }
page-food-from = { $what }: { $food } de comida cada
page-beg = Mendigar o resto
page-crops = Dos campos
page-homeless = Sem lugar para os filhotes: { $what }
page-homeless-ahead = Por enquanto sem lugar para os filhotes: { $what }
page-newborn = Filhotes

# one seat
page-your-farm = Sua fazenda
page-deciding = decide agora
page-people = { $home } de { $people } pessoas em casa
page-points =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
page-exchange = Trocar
page-exchange-words = Transforme bens em comida ou solte animais. Isto é possível em qualquer decisão sua.
page-kitchen = Bens em comida
page-pack-occupation = Ocupações para escolher: { $n }
page-pack-minor = Melhorias menores para escolher: { $n }
page-goal = Meta: { $n } pontos
page-series =
    { $n ->
        [1] Meta: { $target } pontos
       *[other] Jogo { $n } da série, meta { $target }
    }
page-standing = Quantos pontos cada um teria se o jogo acabasse agora
page-filter-cost = Custa

# fences by hand
page-fence-hint = Toque nos espaços de um pasto ou arraste sobre eles. As setas e a barra de espaço fazem o mesmo.
page-fence-cells =
    { $n ->
        [one] { $n } espaço
       *[other] { $n } espaços
    }
page-fence-unfit = Estes espaços não são um pasto que se possa construir agora. Construa um pasto de cada vez, cada um ao lado de outro; restam-lhe { $fences } e { $wood }.
page-fence-build = Construir estas cercas
page-fence-clear = Escolher de novo
