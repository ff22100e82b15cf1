# Palavras de Hallertau. O que se conta chega pronto para imprimir: $what, $spaces, $cards …
# $n = o número como está impresso, também `1/2/5`; $count = o número com que a palavra concorda.
# $case = nom, acc ou gen, para as línguas que têm casos.

## Mercadorias e outras coisas que se contam. `.many` = o plural sem número, `.name` = a coisa sem número,
## `.with` = o que está plantado num campo, `.as` = pelo menos tanto quanto …

thing-barley = { $n } de cevada
    .many = cevada
    .name = cevada
    .with = cevada
    .as = pelo menos tanta cevada quanto
thing-flax = { $n } de linho
    .many = linho
    .name = linho
    .with = linho
    .as = pelo menos tanto linho quanto
thing-hops = { $n } de lúpulo
    .many = lúpulo
    .name = lúpulo
    .with = lúpulo
    .as = pelo menos tanto lúpulo quanto
thing-rye = { $n } de centeio
    .many = centeio
    .name = centeio
    .with = centeio
    .as = pelo menos tanto centeio quanto
thing-hide =
    { $count ->
        [one] { $n } pele
       *[other] { $n } peles
    }
    .many = peles
    .name = peles
    .with = pele
    .as = pelo menos tantas peles quanto
thing-meat = { $n } de carne
    .many = carne
    .name = carne
    .with = carne
    .as = pelo menos tanta carne quanto
thing-milk = { $n } de leite
    .many = leite
    .name = leite
    .with = leite
    .as = pelo menos tanto leite quanto
thing-wool = { $n } de lã
    .many = lã
    .name = lã
    .with = lã
    .as = pelo menos tanta lã quanto
thing-clay = { $n } de argila
    .many = argila
    .name = argila
    .with = argila
    .as = pelo menos tanta argila quanto
thing-jewel =
    { $count ->
        [one] { $n } joia
       *[other] { $n } joias
    }
    .many = joias
    .name = joias
    .as = pelo menos tantas joias quanto
thing-tool =
    { $count ->
        [one] { $n } ferramenta
       *[other] { $n } ferramentas
    }
    .many = ferramentas
    .name = ferramentas
    .as = pelo menos tantas ferramentas quanto
thing-sheep =
    { $count ->
        [one] { $n } ovelha
       *[other] { $n } ovelhas
    }
    .many = ovelhas
    .name = ovelhas
    .as = pelo menos tantas ovelhas quanto
thing-field =
    { $count ->
        [one] { $n } campo
       *[other] { $n } campos
    }
    .many = campos
    .as = pelo menos tantos campos quanto
thing-worker =
    { $count ->
        [one] { $n } trabalhador restante na sua reserva
       *[other] { $n } trabalhadores restantes na sua reserva
    }
    .many = trabalhadores restantes na sua reserva
thing-crop =
    { $count ->
        [one] { $n } plantação
       *[other] { $n } plantações
    }
    .many = plantações
    .all = todas as plantações
thing-animal =
    { $count ->
        [one] { $n } produto de origem animal
       *[other] { $n } produtos de origem animal
    }
    .many = produtos de origem animal
    .all = todos os produtos de origem animal
thing-goods =
    { $count ->
        [one] { $n } mercadoria
       *[other] { $n } mercadorias
    }
    .many = mercadoria
    .all = todas as mercadorias
thing-gateway =
    { $count ->
        [one] { $n } carta de portão
       *[other] { $n } cartas de portão
    }
    .many = as cartas de portão
thing-farmyard =
    { $count ->
        [one] { $n } carta de pasto
       *[other] { $n } cartas de pasto
    }
    .many = as cartas de pasto
thing-bonus =
    { $count ->
        [one] { $n } carta de bônus
       *[other] { $n } cartas de bônus
    }
    .many = as cartas de bônus
thing-point =
    { $count ->
        [one] { $n } carta de ponto
       *[other] { $n } cartas de ponto
    }
    .many = as cartas de ponto
thing-crops-one-kind = { thing-crop } do mesmo tipo
thing-fields-empty =
    { $count ->
        [one] { $n } campo vazio
       *[other] { $n } campos vazios
    }
    .many = campos vazios
thing-fields-planted =
    { $count ->
        [one] { $n } campo plantado
       *[other] { $n } campos plantados
    }
    .many = campos plantados
thing-fields-row =
    { thing-field } { $rows ->
        [1] na linha
       *[other] nas linhas
    } { $row }
    .many =
    campos { $rows ->
        [1] na linha
       *[other] nas linhas
    } { $row }
thing-fields-row-planted =
    { thing-fields-planted } { $rows ->
        [1] na linha
       *[other] nas linhas
    } { $row }
    .many =
    campos plantados { $rows ->
        [1] na linha
       *[other] nas linhas
    } { $row }
thing-fields-row-empty =
    { thing-fields-empty } { $rows ->
        [1] na linha
       *[other] nas linhas
    } { $row }
    .many =
    campos vazios { $rows ->
        [1] na linha
       *[other] nas linhas
    } { $row }
thing-fields-crop = { thing-field } com { $crops }
    .many = campos com { $crops }
thing-fields-one-crop = { thing-field } com a mesma plantação
thing-sheep-on-rounds = { thing-sheep } na carta de pasto da rodada { $rounds }
thing-sheep-on-stable = { thing-sheep } nos estábulos
    .many = ovelhas nos estábulos
thing-sheep-on-one_card = { thing-sheep } em uma mesma carta de pasto
    .many = ovelhas em uma carta de pasto à escolha
thing-sheep-on-all_cards = { thing-sheep } em cartas de pasto
    .many = ovelhas em cartas de pasto
thing-sheep-on-next_card = { thing-sheep } na próxima carta de pasto a sair do tabuleiro de estábulo
    .many = ovelhas na próxima carta de pasto a sair do tabuleiro de estábulo
thing-pastures-with =
    { $count ->
        [one] { $n } carta de pasto com ovelhas no tabuleiro de estábulo
       *[other] { $n } cartas de pasto com ovelhas no tabuleiro de estábulo
    }
    .many = cartas de pasto com ovelhas no tabuleiro de estábulo
thing-pastures-without =
    { $count ->
        [one] { $n } carta de pasto sem ovelhas no tabuleiro de estábulo
       *[other] { $n } cartas de pasto sem ovelhas no tabuleiro de estábulo
    }
    .many = cartas de pasto sem ovelhas no tabuleiro de estábulo
thing-hand-except =
    { $count ->
        [one] { $n } carta na mão, sem contar { $cards }
       *[other] { $n } cartas na mão, sem contar { $cards }
    }
thing-played =
    { $deck ->
        [gateway] { $count ->
            [one] { $n } carta de portão jogada
           *[other] { $n } cartas de portão jogadas
        }
        [farmyard] { $count ->
            [one] { $n } carta de pasto jogada
           *[other] { $n } cartas de pasto jogadas
        }
        [bonus] { $count ->
            [one] { $n } carta de bônus jogada
           *[other] { $n } cartas de bônus jogadas
        }
        [point] { $count ->
            [one] { $n } outra carta de ponto jogada
           *[other] { $n } outras cartas de ponto jogadas
        }
        [best_deck] { $count ->
            [one] { $n } carta de um mesmo baralho jogada
           *[other] { $n } cartas de um mesmo baralho jogadas
        }
       *[all] { $count ->
            [one] { $n } carta jogada
           *[other] { $n } cartas jogadas
        }
    }
thing-spaces-with =
    { $count ->
        [one] { $n } espaço de ação com exatamente { $workers } trabalhadores nas duas linhas de baixo
       *[other] { $n } espaços de ação com exatamente { $workers } trabalhadores cada nas duas linhas de baixo
    }
thing-workers-on =
    { $count ->
        [one] { $n } trabalhador no espaço { $space }
       *[other] { $n } trabalhadores no espaço { $space }
    }
thing-harvested =
    { $count ->
        [one] { $n } mercadoria colhida nesta fase
       *[other] { $n } mercadorias colhidas nesta fase
    }
thing-harvested_one_crop =
    { $count ->
        [one] { $n } unidade de uma mesma plantação colhida nesta fase
       *[other] { $n } unidades de uma mesma plantação colhidas nesta fase
    }
thing-removed_one_quadrant =
    { $count ->
        [one] { $n } trabalhador removido de um mesmo quadrante nesta fase
       *[other] { $n } trabalhadores removidos de um mesmo quadrante nesta fase
    }
thing-advances_one_building =
    { $count ->
        [one] { $n } avanço de um mesmo edifício de produção nesta fase
       *[other] { $n } avanços de um mesmo edifício de produção nesta fase
    }
thing-used_quadrant_workers =
    { $count ->
        [one] { $n } trabalhador no quadrante dele
       *[other] { $n } trabalhadores no quadrante dele
    }
thing-tools_just_gained =
    { $count ->
        [one] { $n } ferramenta recém-obtida de uma só vez
       *[other] { $n } ferramentas recém-obtidas de uma só vez
    }
thing-tools_this_phase =
    { $count ->
        [one] { $n } ferramenta obtida nesta fase
       *[other] { $n } ferramentas obtidas nesta fase
    }
thing-workers_just_exchanged =
    { $count ->
        [one] { $n } trabalhador recém-trocado por ferramentas em um turno
       *[other] { $n } trabalhadores recém-trocados por ferramentas em um turno
    }

## Quantidades. `.by` = depois de “igual”, `.of` = depois de “metade”, `.upto` = até quanto

number-window = o número da janela
    .by = ao número da janela
    .of = do número da janela
    .upto = até igualar o número da janela
number-round = o número da rodada
    .by = ao número da rodada
    .of = do número da rodada
    .upto = até igualar o número da rodada
number-of = o seu número de { $what }
    .by = ao seu número de { $what }
    .of = do seu número de { $what }
    .upto = até igualar o seu número de { $what }
reckon-minus = { $a } menos { $b }
reckon-plus = { $a } mais { $b }
reckon-times =
    { $count ->
        [2] duas vezes { $what }
       *[other] { $n } vezes { $what }
    }
reckon-half = metade { $what }, arredondada para baixo
some-reckoned = { $what } ({ $amount })
some-equal = { $what } em quantidade igual { $amount }
list-and = { $first } e { $last }
list-or = { $first } ou { $last }
list-or-else = { $first }, ou { $last }

## Baralhos, espaços de ação, edifícios

deck-gateway = Portão { $number }
    .label = Portão
    .name = baralho de portão
deck-farmyard = Pasto { $number }
    .label = Pasto
    .name = baralho de pasto
deck-bonus = Bônus { $number }
    .label = Bônus
    .name = baralho de bônus
deck-point = Ponto { $number }
    .label = Ponto
    .name = baralho de ponto
subdeck-beginner = iniciante
subdeck-advanced = avançado
subdeck-expert = especialista
subdeck-master = mestre
subdeck-hops = lúpulo
subdeck-sheep = ovelhas
subdeck-fields = campos
subdeck-jewels = joias
subdeck-own = próprias

space-named = { $space }
space-gateway_card = Carta de Portão
space-sheep_breeding = Criação de Ovelhas
space-sheep_shearing = Tosquia de Ovelhas
space-clay_delivery = Entrega de Argila
space-farming = Agricultura
space-farmyard_card = Carta de Pasto
space-butchery = Abatedouro
space-nursery = Viveiro
space-busy_weekend = Fim de Semana Movimentado
space-clearing = Clareira
space-bonus_card = Carta de Bônus
space-small_trade = Troca Pequena
space-cultivation = Cultivo
space-weekly_market = Mercado Semanal
space-land_sale = Venda de Terras
space-point_card = Carta de Ponto
space-fertilizing = Fertilização
space-tool_shed = Barracão de Ferramentas
space-town_hall = Prefeitura
space-sheep_market = Mercado de Ovelhas

building-carpentry = Carpintaria
building-brewery = Cervejaria
building-cooling_house = Casa de Resfriamento
building-bakery = Padaria
building-manufactory = Manufatura

## Texto de uma carta

card-only-phase = Só na fase { $n }.
card-not-phase = Não na fase { $n }.
card-condition = Condição: { $needs }.
card-dark = Não importa quem alocou os trabalhadores.
card-cost = Custo: { $costs }.
card-choose = Escolha uma opção: { $ways }.
card-way = { $need } – { $effects }
card-way-cost = por { $costs }
card-income = Receita a cada rodada: { $effects }.
card-points = { $n } PV no fim da partida.

## Condições

need-at-least = pelo menos { $what }
need-at-most = no máximo { $what }
need-exactly = exatamente { $what }
need-none = sem { $what }
need-more = mais { $a } do que { $b }
need-greater = { $a } maior que { $b }
need-as = { $much } { $amount }
need-each = pelo menos { $n } de cada: { $what }
need-fields-each =
    { $count ->
        [one] pelo menos { $n } campo com cada uma destas plantações: { $crops }
       *[other] pelo menos { $n } campos com cada uma destas plantações: { $crops }
    }
need-total = { $what } somando pelo menos { $amount }
need-total-as = { $what } somando pelo menos { $amount }
need-round = rodada { $n } ou posterior
need-lead =
    { $count ->
        [one] um dos seus edifícios de produção pelo menos { $n } espaço à frente de outro
       *[other] um dos seus edifícios de produção pelo menos { $n } espaços à frente de outro
    }
need-before-last = { $need } logo antes da sua última ação nesta fase
need-space_full-any = algum espaço de ação tem trabalhadores em todas as linhas
need-just-spent_last_jewel = você acaba de gastar sua última joia
need-just-played_drawn_card = você acaba de jogar outra carta assim que ela veio para a sua mão
need-just-used = você acaba de usar o espaço { $spaces }
need-just-used-any = você acaba de usar um espaço de ação
need-during = você está usando o espaço { $space }

## Custos

pay-harvested = { $what } da colheita recém-feita
pay-same = { $what } do mesmo tipo
pay-each =
    { $count ->
        [one] { $kinds } tipo de { $what }, { $n } de cada
       *[other] { $kinds } tipos de { $what }, { $n } de cada
    }
pay-row = { $what } da linha { $row }
pay-not-row = { $what }, nenhum deles da linha { $row }
pay-unplant =
    { $count ->
        [one] o que está semeado em { $n } campo (o campo fica)
       *[other] o que está semeado em { $n } campos (os campos ficam)
    }
pay-discard =
    { $deck ->
        [gateway] { thing-gateway } da mão
        [farmyard] { thing-farmyard } da mão
        [bonus] { thing-bonus } da mão
        [point] { thing-point } da mão
       *[any] { $count ->
            [one] { $n } outra carta da mão
           *[other] { $n } outras cartas da mão
        }
    } (fora do jogo)
pay-all-but = { $what } da sua reserva menos { $n }
pay-retreat =
    { $count ->
        [one] mover um edifício de produção { $n } espaço para a esquerda
       *[other] mover um edifício de produção { $n } espaços para a esquerda
    }
pay-sheep-back =
    { $count ->
        [one] mover { $n } ovelha uma carta de pasto para trás
       *[other] mover { $n } ovelhas diferentes uma carta de pasto para trás cada
    }

## Efeitos

do-get = ganhe { $what }
do-draw = compre { $what }
do-get-equal =
    { $kinds ->
        [1] ganhe { $what } em quantidade igual { $amount }
       *[other] ganhe { $what }, cada um em quantidade igual { $amount }
    }
do-get-reckoned =
    { $kinds ->
        [1] ganhe { $what } ({ $amount })
       *[other] ganhe { $what } (de cada, { $amount })
    }
do-fill = ganhe { $what } { $amount }
gain-field =
    { $count ->
        [1] { $n } campo na linha { $row }
       *[other] até { $n } campos na linha { $row }
    }
gain-one-kind =
    { $count ->
        [1] { $what } à escolha
       *[other] { $what } do mesmo tipo
    }
gain-different = { $what } de tipos diferentes
gain-mix = { $what } à escolha
do-first-player = pegue o marcador de primeiro jogador
do-sow =
    { $count ->
        [1] você pode semear { $n } campo
       *[other] você pode semear até { $n } campos
    }
do-sow-kind =
    { $count ->
        [1] você pode semear { $n } campo com { $what }
       *[other] você pode semear até { $n } campos com { $what }
    }
do-sow-taken =
    { $count ->
        [1] você pode semear { $n } campo com a plantação ganha
       *[other] você pode semear até { $n } campos com a plantação ganha
    }
do-sow-there =
    { $count ->
        [1] depois você pode semear { $n } plantação nele
       *[other] depois você pode semear { $n } plantações nele
    }
do-sow-goods = você pode semear { $what } em um campo vazio, como se fosse uma plantação
do-sow-goods-there = você pode semear { $what } nesse campo, como se fosse uma plantação
do-sow-stack =
    { $count ->
        [1] você pode semear { $n } campo com até { $stack } unidades da mesma plantação
       *[other] você pode semear até { $n } campos com até { $stack } unidades da mesma plantação cada
    }
do-harvest =
    { $count ->
        [1] você pode colher { $n } campo plantado agora mesmo
       *[other] você pode colher até { $n } campos plantados agora mesmo
    }
do-double-harvest =
    { $count ->
        [1] { $n } campo prestes a ser colhido rende o dobro
       *[other] { $n } campos prestes a serem colhidos rendem o dobro
    }
moved-fields =
    { $which ->
        [sole_empty] { $count ->
            [1] esse campo
           *[other] { $n } desses campos
        }
        [empty] { $n ->
            [all] todos os seus campos vazios
           *[other] até { thing-fields-empty }
        }
        [planted] { $n ->
            [all] todos os seus campos plantados
           *[other] até { thing-fields-planted }
        }
       *[any] { $n ->
            [all] todos os seus campos
           *[other] até { thing-field }
        }
    }
do-move-field-to = você pode mover { $what } para a linha { $row }
do-move-field-by =
    { $count ->
        [one] você pode mover { $what } { $n } linha para cima
       *[other] você pode mover { $what } { $n } linhas para cima
    }
do-move-sheep =
    { $count ->
        [1] você pode mover { $n } ovelha
       *[other] você pode mover até { $n } ovelhas diferentes
    } { $far ->
        [1] { $steps } carta de pasto adiante
       *[other] até { $steps } cartas de pasto adiante
    }
do-clear-space =
    { $count ->
        [1] você pode remover todos os trabalhadores de { $n } espaço de ação à escolha
       *[other] você pode remover todos os trabalhadores de { $n } espaços de ação à escolha
    }
do-clear-top-row = você pode remover a linha ocupada mais alta dos espaços { $spaces }: de todos eles ou de nenhum
do-recall-top-row =
    { $count ->
        [1] você pode levar para a sua reserva os trabalhadores da linha ocupada mais alta de { $n } espaço de ação à escolha
       *[other] você pode levar para a sua reserva os trabalhadores da linha ocupada mais alta de { $n } espaços de ação à escolha
    }
do-merge-workers = você pode mover todos os { $n } trabalhadores de um desses espaços para a terceira linha de outro; nenhuma das ações é realizada
do-place-second-row =
    { $count ->
        [1] você pode alocar { $n } trabalhador sozinho na segunda linha vazia de qualquer espaço de ação e usar esse espaço na hora
       *[other] você pode alocar { $n } trabalhadores na segunda linha vazia de qualquer espaço de ação e usar esse espaço na hora
    }
do-use-space =
    você pode usar na hora um espaço de ação com no máximo { $count ->
        [one] { $n } trabalhador
       *[other] { $n } trabalhadores
    }; os trabalhadores necessários vêm da reserva geral
do-advance =
    { $count ->
        [1] você pode avançar { $n } edifício de produção um espaço sem pagar
       *[other] você pode avançar { $n } edifícios de produção um espaço cada sem pagar
    }
do-boulders =
    { $count ->
        [1] você pode mover { $n } pedregulho
       *[other] você pode mover até { $n } pedregulhos diferentes
    } { $far ->
        [1] { $steps } espaço
       *[other] { $steps } espaços
    } para a direita sem ferramentas
do-fields-sum = você pode ganhar { $n } campos em linhas cujos números tenham soma igual { $amount }; se for no máximo { $most }, basta um único campo na linha desse número
do-substitute = você pode pagar { $pay } em vez de { $instead } no espaço { $space }
do-trade = você pode trocar { $give } por { $get }

## O que se pode fazer. $field = um campo em palavras, $card = uma carta, $space = um espaço de ação, $what = mercadorias

act-place =
    { $count ->
        [0] Alocar trabalhadores: { $space }
        [one] Alocar { $n } trabalhador: { $space }
       *[other] Alocar { $n } trabalhadores: { $space }
    }
act-swap =
    { $count ->
        [one] Trocar { $n } trabalhador por { $n } ferramenta
       *[other] Trocar { $n } trabalhadores por { $n } ferramentas
    }
act-ask =
    Perguntar sobre cartas no turno dos outros: { $mode ->
        [always] sempre
        [never] nunca
       *[needed] só se for urgente
    }
act-ask-less =
    Não jogar nada e, daqui em diante, perguntar { $mode ->
        [never] só no meu turno
       *[needed] só o que for urgente
    }
act-picky = Perguntar quanto pegar em cada ganho, até o fim da próxima ação
act-play = Jogar { $card }
act-play-position = Jogar { $card }: { $what }
act-income-all = Receber toda a receita
act-income = Receber a receita de { $card }
act-harvest-all = Colher todos os campos
act-harvest = Colher: { $field }
act-advance = Avançar: { $building }
act-pay = Pagar { $what }
act-pay-jewel = Pagar 1 joia
act-push-near = Empurrar o pedregulho mais próximo ({ $building })
act-push-far = Empurrar o pedregulho mais distante ({ $building })
act-choose = { $what }
act-choose-trade = Fazer a troca
act-choose-clear_rows = Remover essas linhas de trabalhadores
act-choose-give_sheep = Pagar { $what } em vez disso
act-take = Pegar { $what }
act-amount =
    { $count ->
        [0] Não pegar nada
       *[other] Pegar { $n }
    }
act-sow = Semear na linha { $row }: { $what }
act-sow-again = Semear na linha { $row }, num campo já colhido: { $what }
act-rows = Novos campos nas linhas { $rows }
act-row = Um novo campo na linha { $rows }
act-field = { $field }
act-field-rotate = Subir mais uma linha: { $field }
act-field-remove_field = Remover: { $field }
act-field-unplant = Retirar o que está semeado: { $field }
act-field-harvest_now = Colher agora: { $field }
act-field-move_field = Mover: { $field }
act-field-double = Dobrar a colheita: { $field }
act-field-all = Mover todos esses campos
act-sheep =
    { $place ->
        [S] Uma ovelha dos estábulos
       *[other] Uma ovelha da carta da rodada { $place }
    }
act-move-sheep =
    { $to ->
        [S] Mover uma ovelha da carta da rodada { $from } para os estábulos
       *[other] Mover uma ovelha da carta da rodada { $from } para a da rodada { $to }
    }
act-space = { $space }
act-space-clear_space = Remover todos os trabalhadores: { $space }
act-space-recall = Recuperar a linha mais alta de trabalhadores: { $space }
act-space-second_row = Alocar o trabalhador na segunda linha: { $space }
act-space-use_space = Usar: { $space }
act-space-merge_from = Mover os trabalhadores de: { $space }
act-space-merge_to = Mover os trabalhadores para: { $space }
act-building = { $building }
act-building-retreat = Recuar 1 espaço: { $building }
act-building-free_advance = Avançar 1 espaço: { $building }
act-discard = Descartar { $card }
act-kind = Pagar com { $what }
act-give = Devolver 1 de { $what }
act-resolve = Executar primeiro: { $card }
act-pass = Recusar
act-pass-advance = Terminar
act-pass-income = Não receber mais receita
act-pass-window = Não jogar nada
act-pass-sow = Não semear mais
act-pass-choice = Não fazer nada
act-pass-trade = Não trocar
act-first = Primeiro jogador: { $whose }
act-draw = { $whose } compra: { $card }
act-draw-hidden =
    { $whose } compra uma { $deck ->
        [gateway] carta de portão
        [farmyard] carta de pasto
        [bonus] carta de bônus
        [point] carta de ponto
       *[other] carta
    }
act-quadrants = Carta de quadrante { $n } ({ $clears })
act-quadrant = Quadrante sorteado para o ponto de interrogação: { $n }

## O que se conta aos outros, onde as palavras da escolha não servem

did-discard-hidden = Descarta uma carta virada para baixo
did-place =
    { $count ->
        [0] Aloca trabalhadores: { $space }
        [one] Aloca { $n } trabalhador: { $space }
       *[other] Aloca { $n } trabalhadores: { $space }
    }
did-swap =
    { $count ->
        [one] Troca { $n } trabalhador por { $n } ferramenta
       *[other] Troca { $n } trabalhadores por { $n } ferramentas
    }
did-play = Joga { $card }
did-play-position = Joga { $card }: { $what }
did-income-all = Recebe toda a receita
did-income = Recebe a receita de { $card }
did-harvest-all = Colhe todos os campos
did-harvest = Colhe: { $field }
did-advance = Avança: { $building }
did-pay = Paga { $what }
did-pay-jewel = Paga 1 joia
did-push-near = Empurra o pedregulho mais próximo ({ $building })
did-push-far = Empurra o pedregulho mais distante ({ $building })
did-choose = Escolhe “{ $what }”
did-choose-trade = Faz a troca
did-choose-clear_rows = Remove essas linhas de trabalhadores
did-choose-give_sheep = Paga { $what } em vez disso
did-take = Pega { $what }
did-amount =
    { $count ->
        [0] Não pega nada
       *[other] Pega { $n }
    }
did-sow = Semeia na linha { $row }: { $what }
did-sow-again = Semeia na linha { $row }, num campo já colhido: { $what }
did-rows = Coloca novos campos nas linhas { $rows }
did-row = Coloca um novo campo na linha { $rows }
did-field-rotate = Sobe mais uma linha: { $field }
did-field-remove_field = Remove: { $field }
did-field-unplant = Retira o que está semeado: { $field }
did-field-harvest_now = Colhe agora: { $field }
did-field-move_field = Move: { $field }
did-field-double = Dobra a colheita: { $field }
did-field-all = Move todos esses campos
did-move-sheep =
    { $to ->
        [S] Move uma ovelha da carta da rodada { $from } para os estábulos
       *[other] Move uma ovelha da carta da rodada { $from } para a da rodada { $to }
    }
did-space-clear_space = Remove todos os trabalhadores: { $space }
did-space-recall = Recupera a linha mais alta de trabalhadores: { $space }
did-space-second_row = Aloca o trabalhador na segunda linha: { $space }
did-space-use_space = Usa: { $space }
did-space-merge_from = Move os trabalhadores de: { $space }
did-space-merge_to = Move os trabalhadores para: { $space }
did-building-retreat = Recua 1 espaço: { $building }
did-building-free_advance = Avança 1 espaço: { $building }
did-kind = Paga com { $what }
did-resolve = Executa primeiro: { $card }
did-pass-advance = Termina
did-give = Devolve 1 de { $what }

## Campos em palavras. $what = a mercadoria, $n = unidades

field-empty = campo vazio na linha { $row }
field-planted =
    { $count ->
        [1] campo na linha { $row } com { $what }
       *[other] campo na linha { $row } com { $n } × { $what }
    }
field-harvested = { $field } (já colhido nesta fase)

## Perguntas. $who = quem decide

ask-because = { $question } ({ $cause })
ask-turn = { $who }: onde você aloca trabalhadores, ou troca alguns por ferramentas?
ask-income = { $who }: qual receita você recebe agora?
ask-rotate = { $who }: qual campo vazio sobe mais uma linha?
ask-harvest = { $who }: qual campo você colhe agora?
ask-advance = { $who }: qual edifício você avança?
ask-pay = { $who }: como você paga o avanço?
ask-window = { $who }: você joga uma carta agora?
ask-choice = { $who }: qual alternativa você escolhe?
ask-trade = { $who }: você faz a troca?
ask-clear_rows = { $who }: você remove essas linhas de trabalhadores?
ask-take = { $who }: o que você pega?
ask-mix = { $who }: quais mercadorias você pega?
ask-amount = { $who }: quanto você pega?
ask-sow = { $who }: o que você semeia, e onde?
ask-remove_field = { $who }: qual campo você remove?
ask-unplant = { $who }: de qual campo sai o que está semeado?
ask-harvest_now = { $who }: qual campo você colhe agora mesmo?
ask-move_field = { $who }: qual campo você move?
ask-double = { $who }: qual campo rende o dobro?
ask-rows = { $who }: em quais linhas você coloca os novos campos?
ask-give_sheep = { $who }: de onde vem a ovelha que você paga?
ask-sheep_back = { $who }: qual ovelha volta?
ask-move_sheep = { $who }: qual ovelha avança?
ask-clear_space = { $who }: de qual espaço você remove todos os trabalhadores?
ask-recall = { $who }: de qual espaço você recupera a linha mais alta de trabalhadores?
ask-second_row = { $who }: na segunda linha de qual espaço você põe o trabalhador?
ask-use_space = { $who }: qual espaço você usa?
ask-merge_from = { $who }: de qual espaço você tira os trabalhadores?
ask-merge_to = { $who }: para a terceira linha de qual espaço eles vão?
ask-retreat = { $who }: qual edifício recua um espaço para a esquerda?
ask-free_advance = { $who }: qual edifício avança um espaço para a direita?
ask-boulders = { $who }: qual pedregulho você empurra?
ask-discard = { $who }: qual carta você descarta?
ask-kind = { $who }: com que tipo você paga?
ask-keep = { $who }: o que você devolve?
ask-waiting = { $who }: qual das suas cartas vem primeiro?
ask-first = Acaso: quem é o primeiro jogador?
ask-draw = Acaso: qual carta é comprada?
ask-quadrants = Acaso: qual carta de quadrante sai?
ask-quadrant = Acaso: que quadrante o ponto de interrogação indica?

## Por que não se pode

lack-own = Você tem { $have }.
lack-have = Custa { $price }; você tem { $have }.
why-NOT_YOUR_TURN = É o turno de outro jogador.
    .section = §5.1
why-WRONG_PART = Isso não pode ser feito neste momento.
    .section = §4.1
why-REST_IMPOSSIBLE = Depois disso, algo obrigatório já não poderia ser feito.
    .section = §5.4
why-MUST_ACT = Enquanto tiver trabalhadores, você deve alocar alguns ou trocar pelo menos um por uma ferramenta.
    .section = §5.1
why-NO_WORKERS = Você não tem mais trabalhadores nesta rodada.
    .section = §5.1
why-TOO_FEW_WORKERS = Você não tem trabalhadores suficientes para isso.
    .section = §5.2
why-WRONG_WORKERS = A linha vazia mais baixa deve receber exatamente o seu número de trabalhadores.
    .section = §5.2
why-SPACE_FULL = Todas as linhas deste espaço estão ocupadas.
    .section = §5.2
why-SPACE_CLOSED = Não há cartas aqui, então este espaço não pode ser usado.
    .section = §12.1
why-CANNOT_PAY = Você não tem na reserva o que isso custa.
    .section = §10.2
why-NOT_EXACT = Um custo é pago exatamente e por inteiro.
    .section = §10.2
why-ONE_ONLY = Só se pode escolher uma das alternativas.
    .section = §5.4
why-TOO_MUCH = Isso é mais do que se oferece aqui.
    .section = §5.4
why-NO_COLUMN = Não há lugar: você pode ter no máximo 8 campos.
    .section = §2.2
why-FIELD_ROW = O novo campo vai para a linha indicada.
    .section = §2.2
why-FIELD_PLANTED = Já há algo semeado neste campo.
    .section = §6.21
why-NO_SEED = Você não tem isso na reserva para semear.
    .section = §6.21
why-NOT_A_CROP = Só se semeiam plantações, a menos que uma carta diga outra coisa.
    .section = §6.21
why-SHEEP_STABLE = Uma ovelha nos estábulos não avança mais.
    .section = §2.7
why-TOUCHES_CENTER = Este edifício encosta no centro comunitário e não pode ir para a esquerda.
    .section = §6.19
why-WRONG_KIND = Este edifício não aceita essas mercadorias; uma joia nunca se mistura com mercadorias.
    .section = §8.2
why-RESTRICTION = Mais argila do que centeio, mais cevada do que lúpulo, no máximo 1 de linho na padaria.
    .section = §8.2
why-WRONG_TOTAL = O número de mercadorias deve corresponder à rodada; vários tipos barateiam a partir da rodada 3.
    .section = §8.3
why-BOULDER = Há um pedregulho no caminho e faltam ferramentas utilizáveis para movê-lo.
    .section = §8.4
why-ROW_END = O edifício chegou ao fim da linha.
    .section = §8.1
why-MANDATORY = Este passo não é opcional.
    .section = §7.2
why-NOT_IN_HAND = Esta carta não está na sua mão.
    .section = §10.1
why-PHASE_BAR = A carta não pode ser jogada nesta fase.
    .section = §10.7
why-CONDITION = A condição da carta não está cumprida.
    .section = §10.2
why-OPTION = Esta posição da carta não se aplica.
    .section = §10.6
why-TARGET = O efeito não se aplica a isso.
    .section = §10.5
why-ALL_OR_NONE = Isso se faz por completo ou não se faz.
    .section = §10.5
why-ONCE = Uma carta tem seu efeito uma única vez.
    .section = §10.5
why-DISCARD = Nada pode ser descartado por vontade própria.
    .section = §2.9
why-HIDDEN = Ninguém pode ver isso ainda.
    .section = §0.3
why-GAME_OVER = A partida acabou.
    .section = §11.1

## O andamento da partida

word-round = Rodada { $n }
    .label = Rodada
word-after-work = Rodada { $n }, depois das ações
lost-sheep =
    { $count ->
        [one] { $what } morre
       *[other] { $what } morrem
    }
lost-jewel =
    { $count ->
        [one] { $what } perdida: ninguém guarda mais de dez
       *[other] { $what } perdidas: ninguém guarda mais de dez
    }
lost-field =
    { $count ->
        [one] { $what } perdido: todas as colunas estão ocupadas
       *[other] { $what } perdidos: todas as colunas estão ocupadas
    }
lost-sown =
    { $count ->
        [one] { $n } mercadoria semeada ali perdida
       *[other] { $n } mercadorias semeadas ali perdidas
    }
lost-draw =
    { $count ->
        [one] { $n } carta a menos: o baralho acabou
       *[other] { $n } cartas a menos: o baralho acabou
    }
lost-goods = devolvido: { $what }
looming-sheep =
    { $count ->
        [one] { $what } está na próxima carta de pasto a sair: morre quando chegarem os próximos trabalhadores, se não avançar.
       *[other] { $what } estão na próxima carta de pasto a sair: morrem quando chegarem os próximos trabalhadores, se não avançarem.
    }
lost-card =
    { $count ->
        [one] { $n } carta descartada
       *[other] { $n } cartas descartadas
    }
word-after-harvest = Rodada { $n }, depois da colheita
word-after-round = Rodada { $n }, no fim
word-phase-1 = Remover trabalhadores
word-phase-2 = Novos trabalhadores
word-phase-3 = Receita
word-phase-4 = Ações
word-phase-5 = Carta nova
word-phase-6 = Rotação dos campos
word-phase-7 = Colheita
word-phase-8 = Ordenha
word-phase-9 = Progresso
word-phase-10 = Pedregulhos
word-phase-final = Últimas cartas
word-phase-over = Fim da partida
word-phase = Fase { $n }: { $name }
word-first-player = Primeiro jogador
word-supply = Reserva
word-hand = Mão
word-played = Cartas jogadas
word-stable = Estábulos
word-fields = Campos
word-quadrant = Quadrante { $n }
word-community = Centro comunitário
word-window = Janela
word-nothing = nada

## Pontuação

score-community = Centro comunitário
score-symbols = Símbolos diante dos edifícios
score-sheep = Ovelhas nos estábulos
score-jewels = Joias
score-rest = Mercadorias, ferramentas e campos
score-cards = Cartas
score-total = Total
outcome-missed = { $n } PV: a meta de { $goal } não foi alcançada.
outcome-reached = { $n } PV: a meta de { $goal } foi alcançada.
outcome-outstanding = { $n } PV: bem acima da meta de { $goal }. Excelente!

## Opções de uma partida. Uma opção de sim ou não diz o que acontece com “sim”.

option-players = Quantas pessoas jogam; uma pessoa sozinha joga por uma pontuação alta.
option-gateway = Qual baralho de portão se usa.
    .beginner = iniciante (001–030)
    .advanced = avançado (101–130)
    .expert = especialista (201–230)
    .master = mestre (301–330)
option-farmyard = Qual baralho de pasto se usa.
    .hops = lúpulo (401–435)
    .sheep = ovelhas (501–535)
    .fields = campos (601–635)
    .jewels = joias (701–735)
option-cards = Se a partida é jogada com cartas.
    .all = com todas as cartas
    .none = sem cartas: elas só servem de lugar para ovelhas e trabalhadores
option-mix_decks = Todos os baralhos de portão e todos os de pasto são embaralhados juntos.
option-first_player = Quem é o primeiro jogador no início.
    .random = por sorteio
    .A = lugar A
    .B = lugar B
    .C = lugar C
    .D = lugar D
option-ask = Como todos são consultados de início sobre jogar cartas no turno dos outros; cada um pode mudar isso para si.
    .needed = quando uma carta não pode esperar
    .always = sempre que uma carta puder ser jogada
    .never = nunca
option-phase9_mode = Como se joga a fase 9.
    .simultaneous = todos ao mesmo tempo, sem ordem
    .turns = um depois do outro, a partir do primeiro jogador
option-card_205_220_305_312_at_least = Os números das cartas 205, 220, 305 e 312 são mínimos; senão devem ser cumpridos exatamente.
option-card_509_bonus = Quantas cartas de bônus dão as quatro posições da carta 509.
option-cc_values = Os pontos de vitória na janela depois do sétimo, oitavo, nono e décimo movimento do centro comunitário.
option-window_cap = O número de trabalhadores que a janela vale quando já mostra pontos de vitória.
option-card_301_timing = Quando a carta 301 pode ser jogada na fase 2.
    .before_removal = antes de a carta de pasto sair
    .after_removal = depois de ela sair
option-card_321 = Quanta cevada a carta 321 pede.
    .at_least = pelo menos o número indicado
    .exactly = exatamente o número indicado
option-just_window = Quanto dura o “acaba de” de uma carta.
    .until_next_step = até o próximo passo da partida
    .immediate_only = só logo depois do turno, não mais no fim da fase
option-card_222_snapshot = Quando a carta 222 olha para os campos.
    .start_of_last_turn = no começo do turno que gasta o último trabalhador
    .at_play = quando a carta é jogada
option-row_last_position = O último espaço que um edifício de produção pode alcançar.
option-vp_symbol_first = O primeiro espaço da linha com que um edifício libera um símbolo de 3 pontos de vitória.
option-solo_quadrants = Que quadrantes os pontos de interrogação indicam na partida solo.
    .reconstructed = um de dois, como o reconstruímos
    .any_of_four = qualquer um dos quatro
option-clay_delivery_quadrant = O quadrante a que pertence Entrega de Argila.
option-round_rises_in = Quando começa uma nova rodada para cartas e ovelhas.
    .phase1 = com a fase 1
    .phase2 = com a fase 2
option-exhausted_tools_spendable = Ferramentas usadas nesta fase 9 ainda podem ser gastas como custo.
option-card_531_no_previous_card = O que a carta 531 faz com uma ovelha sem carta atrás dela.
    .sheep_lost = a ovelha se perde
    .not_movable = essa ovelha não pode ser escolhida
option-nocards_quadrant_cards = Sem cartas, as cartas de quadrante continuam em uso com um a três jogadores.
option-card_328_needs_exchange = A carta 328 só dá suas peles e a carta de bônus se a troca do Abatedouro for mesmo feita.
option-income_in_round_1 = Cartas de bônus jogadas cedo dão sua receita também na rodada 1.
option-only_phase_cards_after_round_6 = Cartas presas a uma fase também podem ser jogadas depois da rodada 6.
option-workers_unlimited = Sempre há trabalhadores suficientes; senão, só os 80 da caixa.
option-action_size = O que deve terminar antes dos efeitos de uma carta jogada dentro de uma ação.
    .steps = o passo em curso
    .whole_phase = a fase inteira, se ela corre sozinha
option-phase7_resow = O que acontece com um campo semeado durante a colheita.
    .once_per_field = é colhido nesta fase se ainda não foi
    .again = é colhido de novo nesta fase
    .not_harvested = não é colhido nesta fase
option-milking_once = Ovelhas ganhas mais tarde na fase 8 não dão leite nesta rodada.
option-empty_deck_space_usable = Um espaço de carta pode ser usado com o baralho vazio, só pelo marcador.
option-idle_boulder_push = Pedregulhos podem ser empurrados sem avançar um edifício.
option-score_planted_goods = Mercadorias que estão nos campos no fim também contam.
option-own_cards = As cartas inventadas por você são embaralhadas junto.

## O saguão e a lista de cartas

about-title = Hallertau
about-weight = rico, para uma noite longa
about-words = Semeie lúpulo e centeio, crie ovelhas e faça os ofícios da sua vila avançarem para que o centro comunitário possa acompanhar. Seis rodadas, vinte espaços que encarecem a cada uso e cartas que podem ser jogadas a qualquer momento.

filter-deck = Baralho
filter-subdeck = Sub-baralho
filter-kind = Tipo
    .condition = com condição
    .cost = com custo
filter-phase = Presa a uma fase

## Esclarecimentos

ruling-001-1 = Todos os passos são da mesma ovelha. Da carta da rodada 6 ela passa para os estábulos.
    .section = §6.22
ruling-004-1 = Quando a janela já mostra pontos de vitória, o número continua valendo 12.
    .section = R3
ruling-009-1 = Os quatro espaços de carta ficam cheios com duas linhas, os demais com três. Uma linha com um só trabalhador também está ocupada.
    .section = §5.2
ruling-018-1 = { ruling-004-1 }
    .section = R3
ruling-020-1 = Vale qualquer pagamento que leve suas últimas joias, quantas forem. Não se pode jogar joias fora para isso.
    .section = §2.9
ruling-022-1 = Vale em qualquer fase. Como sempre, o campo colhido desce uma linha e as mercadorias contam como recém-colhidas.
    .section = §7.3
ruling-023-1 = A condição também vale se você não tem campo nenhum.
    .section = §10.2
ruling-023-2 = Campos que já estão na linha 5 ficam nela.
    .section = §7.2
ruling-027-1 = Na fase 7 é colhida como uma plantação, mas o campo não conta como plantado com uma plantação.
    .section = §7.3
ruling-027-2 = Trata-se do campo que está vazio quando a carta é jogada. Se a ação em curso o ocupar, ele já não pode ser semeado.
    .section = R18
ruling-101-1 = Cada uma dessas ovelhas dá um só passo. Da carta da rodada 6 ela passa para os estábulos.
    .section = §6.22
ruling-106-1 = { ruling-009-1 }
    .section = §5.2
ruling-109-1 = Esta carta não conta, nem as cartas descartadas.
    .section = R19
ruling-109-2 = Os baralhos são portão, pasto, bônus e ponto; decide aquele do qual você mais jogou cartas.
    .section = §1.1
ruling-110-1 = Decide aquilo de que você tem menos.
    .section = §10.6
ruling-112-1 = { ruling-027-1 }
    .section = §7.3
ruling-112-2 = { ruling-027-2 }
    .section = R18
ruling-113-1 = Você pode semear qualquer plantação da sua reserva, não só a que acaba de receber.
    .section = §10.5
ruling-114-1 = { ruling-113-1 }
    .section = §10.5
ruling-116-1 = { ruling-004-1 }
    .section = R3
ruling-118-1 = { ruling-009-1 }
    .section = §5.2
ruling-121-1 = { ruling-023-2 }
    .section = §7.2
ruling-121-2 = Aqui o número de trabalhadores é exato, não um mínimo.
    .section = §10.2
ruling-122-1 = { ruling-023-2 }
    .section = §7.2
ruling-126-1 = { ruling-109-1 }
    .section = R19
ruling-129-1 = { ruling-004-1 }
    .section = R3
ruling-201-1 = { ruling-101-1 }
    .section = §6.22
ruling-202-1 = { ruling-009-1 }
    .section = §5.2
ruling-203-1 = { ruling-023-1 }
    .section = §10.2
ruling-205-1 = Os números são mínimos: com 8 campos você pode jogar a carta, mas não há lugar para outro campo.
    .section = R1a
ruling-206-1 = Você fica com só uma delas, mesmo que várias se apliquem; não precisa ser a última.
    .section = §10.6
ruling-208-1 = Contam todas as mercadorias recebidas de campos até agora nesta fase, de qualquer tipo, inclusive colheitas por cartas.
    .section = R6
ruling-209-1 = Os estábulos não são uma carta de pasto.
    .section = §2.7
ruling-211-1 = { ruling-206-1 }
    .section = §10.6
ruling-212-1 = { ruling-004-1 }
    .section = R3
ruling-214-1 = Só se pode semear o tipo recebido. Você fica com as plantações mesmo que não semeie nada.
    .section = §10.5
ruling-217-1 = { ruling-209-1 }
    .section = §2.7
ruling-218-1 = { ruling-004-1 }
    .section = R3
ruling-219-1 = { ruling-004-1 }
    .section = R3
ruling-220-1 = Os números são mínimos.
    .section = R1b
ruling-221-1 = { ruling-022-1 }
    .section = §7.3
ruling-222-1 = { ruling-023-2 }
    .section = §7.2
ruling-222-2 = Sua última ação é o turno que gasta seu último trabalhador. O que conta é o momento antes dele; a carta pode ser jogada até esse turno acabar.
    .section = R7
ruling-223-1 = { ruling-110-1 }
    .section = §10.6
ruling-224-1 = { ruling-110-1 }
    .section = §10.6
ruling-229-1 = { ruling-027-1 }
    .section = §7.3
ruling-229-2 = { ruling-027-2 }
    .section = R18
ruling-301-1 = { ruling-101-1 }
    .section = §6.22
ruling-301-2 = Na fase 2 ela é jogada antes de a carta sair do tabuleiro, de modo que essas ovelhas ainda podem ser salvas.
    .section = R4
ruling-302-1 = { ruling-121-2 }
    .section = §10.2
ruling-302-2 = É a linha mais alta que tem trabalhadores. Espaços sem trabalhadores são pulados; nenhum outro pode ser poupado.
    .section = R14g
ruling-303-1 = Decide o quadrante que perdeu mais trabalhadores.
    .section = §4.2
ruling-303-2 = A nova rodada já começou: a ovelha é colocada como nessa rodada.
    .section = R12
ruling-305-1 = Os números são mínimos; decide seu melhor edifício desta fase. O centro comunitário não importa.
    .section = R1c
ruling-308-1 = { ruling-109-1 }
    .section = R19
ruling-309-1 = Quem usou o espaço tem de ser você. Contam os cinco espaços do quadrante, com os trabalhadores recém-alocados.
    .section = R1k
ruling-310-1 = Trata-se de um só ganho: uma troca de trabalhadores ou um efeito.
    .section = R1d
ruling-312-1 = Só se dispensam as mercadorias ou a joia; um pedregulho no caminho continua bloqueando. O centro comunitário acompanha, mas não traz trabalhadores nesta rodada.
    .section = R8
ruling-312-2 = Os números são mínimos.
    .section = R1e
ruling-313-1 = { ruling-121-2 }
    .section = §10.2
ruling-313-2 = A primeira linha pode estar vazia ou não; se estiver, ainda pode ser usada depois. A segunda linha conta como ocupada, mas tem só um trabalhador.
    .section = §5.2
ruling-314-1 = Trabalhadores podem sair de um espaço de carta, mas nunca ir para lá: ele não tem terceira linha.
    .section = §5.2
ruling-315-1 = Você recebe de um a três trabalhadores. Pode jogá-la mesmo depois do último trabalhador e então volta a jogar turnos.
    .section = R1j
ruling-316-1 = Vale em qualquer fase. Na próxima fase 10 os pedregulhos voltam a ser alinhados.
    .section = §9.1
ruling-318-1 = Conta a maior distância entre dois dos seus edifícios.
    .section = §8.1
ruling-321-1 = Mais cevada também serve. Com 10 joias não é preciso nenhuma.
    .section = R5
ruling-322-1 = { ruling-214-1 }
    .section = §10.5
ruling-322-2 = Esta ação de semear se soma às do espaço.
    .section = §6.21
ruling-323-1 = { ruling-027-2 }
    .section = R18
ruling-323-2 = O campo vai para a linha 4 de qualquer linha, até descendo da 5. Você pode fazer as duas partes, só uma ou nenhuma.
    .section = §10.5
ruling-324-1 = { ruling-004-1 }
    .section = R3
ruling-325-1 = Os tipos não importam. A carta pode ser jogada sem nenhuma plantação.
    .section = §10.6
ruling-326-1 = { ruling-206-1 }
    .section = §10.6
ruling-327-1 = Só contam cartas que ainda estão no tabuleiro de estábulo, inclusive as das rodadas 2 e 3.
    .section = §4.3
ruling-328-1 = O espaço rende o de sempre; as peles da carta se somam. Você as recebe, e a carta de bônus, mesmo pagando com uma ovelha.
    .section = R22
ruling-329-1 = Só contam trabalhadores que estão mesmo lá, seja quem for que os alocou.
    .section = R1m
ruling-330-1 = Somam-se todas as ferramentas desta fase 4, venham de onde vierem.
    .section = §5.3
ruling-401-1 = { ruling-101-1 }
    .section = §6.22
ruling-402-1 = { ruling-023-1 }
    .section = §10.2
ruling-403-1 = { ruling-109-1 }
    .section = R19
ruling-404-1 = Com 8 campos não custa nada.
    .section = §10.2
ruling-406-1 = Você precisa ter o custo inteiro; parte dele só volta depois de pago.
    .section = §10.2
ruling-412-1 = { ruling-406-1 }
    .section = §10.2
ruling-414-1 = As cartas descartadas saem do jogo viradas para baixo.
    .section = §2.8
ruling-415-1 = { ruling-406-1 }
    .section = §10.2
ruling-417-1 = { ruling-004-1 }
    .section = R3
ruling-419-1 = Um trabalhador se a linha de baixo estiver vazia, senão dois; eles ficam lá. Um espaço de carta dá a carta e também o marcador de primeiro jogador.
    .section = R33
ruling-425-1 = { ruling-406-1 }
    .section = §10.2
ruling-426-1 = Você escolhe o campo antes de colhê-lo. Ele desce só uma linha mesmo assim.
    .section = R18
ruling-427-1 = Não pagar leite também é uma escolha.
    .section = §10.6
ruling-428-1 = { ruling-004-1 }
    .section = R3
ruling-503-1 = { ruling-110-1 }
    .section = §10.6
ruling-506-1 = { ruling-404-1 }
    .section = §10.2
ruling-507-1 = Com 10 joias não custa nada.
    .section = §10.2
ruling-508-1 = Ovelhas nos estábulos não contam. Sem ovelhas nas cartas não custa nada.
    .section = §10.2
ruling-509-1 = Sem campos você ganha um campo na linha 5 e 2 cartas de bônus.
    .section = R1g
ruling-515-1 = { ruling-404-1 }
    .section = §10.2
ruling-519-1 = Se não há campos assim, não custa nada.
    .section = §10.2
ruling-522-1 = { ruling-027-1 }
    .section = §7.3
ruling-527-1 = { ruling-004-1 }
    .section = R3
ruling-531-1 = Uma ovelha dos estábulos vai para a carta da rodada 6. Uma ovelha sem carta atrás dela se perde; por isso, na rodada 6, você simplesmente perde duas ovelhas.
    .section = R17
ruling-604-1 = { ruling-404-1 }
    .section = §10.2
ruling-607-1 = Cada linha vai de 2 a 5. Com mais de 5 joias, você coloca os dois campos ou nenhum.
    .section = §2.2
ruling-609-1 = { ruling-004-1 }
    .section = R3
ruling-614-1 = Você também pode colocar só um dos dois campos.
    .section = R1h
ruling-615-1 = { ruling-206-1 }
    .section = §10.6
ruling-620-1 = { ruling-406-1 }
    .section = §10.2
ruling-624-1 = { ruling-004-1 }
    .section = R3
ruling-627-1 = O campo rende o dobro do número da linha e desce uma linha uma só vez.
    .section = R17
ruling-628-1 = { ruling-022-1 }
    .section = §7.3
ruling-629-1 = { ruling-110-1 }
    .section = §10.6
ruling-631-1 = As ferramentas são contadas depois de pagar. Você nunca perde peles.
    .section = §10.5
ruling-632-1 = { ruling-004-1 }
    .section = R3
ruling-634-1 = { ruling-414-1 }
    .section = §2.8
ruling-635-1 = { ruling-414-1 }
    .section = §2.8
ruling-702-1 = A troca tem de ter sido em um único turno.
    .section = §5.3
ruling-703-1 = { ruling-009-1 }
    .section = §5.2
ruling-704-1 = Quanto menos você tem, mais posições se aplicam; escolha uma delas.
    .section = §10.6
ruling-705-1 = { ruling-704-1 }
    .section = §10.6
ruling-706-1 = Conta tudo o que os campos renderam dessa plantação até agora nesta fase; outras mercadorias cultivadas não contam.
    .section = R6
ruling-709-1 = { ruling-318-1 }
    .section = §8.1
ruling-711-1 = { ruling-004-1 }
    .section = R3
ruling-712-1 = Basta um dos dois para uma posição; cumprir ambos não traz nada a mais.
    .section = R13
ruling-713-1 = A outra carta é resolvida por completo antes.
    .section = R1l
ruling-719-1 = { ruling-406-1 }
    .section = §10.2
ruling-723-1 = Só valem essas cinco combinações.
    .section = §10.2
ruling-724-1 = { ruling-519-1 }
    .section = §10.2
ruling-725-1 = { ruling-302-2 }
    .section = R14g
ruling-726-1 = { ruling-419-1 }
    .section = R33
ruling-728-1 = Você escolhe quais 3 plantações ficam; as outras mercadorias não são afetadas. Com 3 ou menos não custa nada.
    .section = R21
ruling-730-1 = { ruling-327-1 }
    .section = §4.3
ruling-731-1 = As peles continuam suas.
    .section = §10.5
ruling-733-1 = { ruling-507-1 }
    .section = §10.2
ruling-734-1 = { ruling-406-1 }
    .section = §10.2
ruling-811-1 = As unidades devem vir de campos desta fase 7 ou de uma colheita por carta recém-feita.
    .section = R6
ruling-812-1 = { ruling-811-1 }
    .section = R6
ruling-815-1 = { ruling-414-1 }
    .section = §2.8
ruling-816-1 = { ruling-811-1 }
    .section = R6
ruling-824-1 = O que estava semeado no campo se perde com ele.
    .section = §2.3
ruling-828-1 = { ruling-023-1 }
    .section = §10.2
ruling-831-1 = { ruling-023-1 }
    .section = §10.2
ruling-832-1 = { ruling-023-1 }
    .section = §10.2
ruling-839-1 = Uma vez em cada fase 3, e só se você quiser.
    .section = §4.4
ruling-901-1 = { ruling-109-1 }
    .section = R19
ruling-902-1 = { ruling-109-1 }
    .section = R19
ruling-904-1 = { ruling-109-1 }
    .section = R19
ruling-906-1 = { ruling-109-1 }
    .section = R19
ruling-922-1 = Os campos vêm das linhas 3, 4 e 5, plantados ou não.
    .section = §10.2

## Page

page-seat = Lugar { $seat }
page-answer-first = Responda antes à pergunta em aberto.
page-your-farm = Sua fazenda
page-deciding = decide agora
page-round = Rodada { $n } de { $of }
page-quadrants = Cartas de quadrante restantes
page-quadrants-words = Cada uma destas cartas esvazia a linha ocupada mais alta dos espaços dos quadrantes que indica; a barra significa um dos dois.
page-decks = Cartas restantes
page-board = Tabuleiro de ações
    .words = quadrante, trabalhadores em cada linha, trabalhadores para o próximo uso, o que faz
page-next-use =
    { $n ->
        [one] O próximo uso exige { $n } trabalhador.
       *[other] O próximo uso exige { $n } trabalhadores.
    }
page-space-full = Todas as linhas estão ocupadas.
page-cards-left =
    { $n ->
        [0] O baralho acabou.
        [one] Resta { $n } carta.
       *[other] Restam { $n } cartas.
    }
page-workers =
    { $n ->
        [one] { $n } trabalhador
       *[other] { $n } trabalhadores
    }
    .label = trabalhadores
page-exhausted =
    { $n ->
        [one] { $n } usada
       *[other] { $n } usadas
    }
page-income = Receita em cada fase 3: { $what }
page-income-label = Receita
page-income-of = +{ $n } em cada fase 3
page-swap = Trocar trabalhadores por ferramentas
page-fields =
    { $n ->
        [one] { $n } campo
       *[other] { $n } campos
    }
page-row = Linha { $n }
page-row-words = um campo colhido aqui rende { $n } da sua plantação.
page-field = Campo na linha { $row } com { $good }
page-field-empty = Campo vazio na linha { $row }
page-empty = vazio
page-harvested = já colhido
page-double = será colhido em dobro
page-stable = Ovelhas
page-yard = Carta de pasto da rodada { $n }
page-card-gone = já retirada
page-window = A janela mostra { $n } trabalhadores.
page-window-points = A janela mostra { $n } PV.
page-window-short = avançou { $moves } de { $of }, janela { $n }
page-position = posição { $n } de { $of }
page-boulders = pedregulhos em { $places }
page-boulder = Pedregulho ({ $building }), posição { $n }
page-symbols = { $n } PV em símbolos
page-planner = Avanços que você pode pagar
page-route =
    { $n ->
        [one] Possível no total: 1 avanço
       *[other] Possíveis no total, nesta ordem: { $n } avanços
    }
page-plan-steps =
    { $n ->
        [0] Com o que você tem agora não há avanço possível.
        [one] Com o que você tem agora é possível { $n } avanço.
       *[other] Com o que você tem agora são possíveis { $n } avanços seguidos.
    }
page-plan-tools =
    { $n ->
        [one] O próximo avanço exige { $n } ferramenta.
       *[other] O próximo avanço exige { $n } ferramentas.
    }
page-plan-prices = Um avanço por: { $prices }.
page-plan-takes = Nesta rodada, um avanço exige { $what }.
page-takes = { $n } de { $kinds }{ $rule }
page-takes-more = , com mais { $a } que { $b }
page-takes-most = , no máximo { $what }
page-blocked-CANNOT_PAY = faltam mercadorias
page-blocked-BOULDER = pedregulho no caminho
page-blocked-ROW_END = fim da linha
page-hand-size =
    { $n ->
        [one] { $n } carta na mão
       *[other] { $n } cartas na mão
    }
page-no-cards = nenhuma carta
page-playable = pode ser jogada agora
page-face-up = Na mesa
page-played =
    { $n ->
        [one] { $n } carta na mesa
       *[other] { $n } cartas na mesa
    }
page-waiting = aguarda seus efeitos
page-ask = Perguntar sobre cartas
page-ask-always = sempre
    .words = Perguntar sempre que uma carta minha puder ser jogada no turno de outra pessoa.
page-ask-needed = se urgente
    .words = No turno dos outros, perguntar só sobre cartas que não podem esperar; no fim de uma fase, sobre todas.
page-ask-never = nunca
    .words = Nunca perguntar sobre cartas no turno dos outros.
page-picky = Escolher quantidades
page-score = Pontos até agora
page-points = { $n } PV
page-standing = Quanto cada um pontuaria se a partida terminasse agora
page-filter-field = campos
page-filter-about = Sobre

page-signs = O que os símbolos significam
sign-places = lugares para trabalhadores em um espaço, linha por linha. Os escuros são o que o próximo uso pede.
sign-row = a linha de um campo. Colhido, o campo rende essa quantidade da sua plantação e desce uma linha; vazio, sobe uma linha a cada rodada.
sign-yard = a carta de pasto dessa rodada. Quando a rodada começa, a carta sai e as ovelhas nela se perdem; nos estábulos elas ficam.
sign-window = a janela do centro comunitário: quantos trabalhadores você recebe na próxima rodada e, mais tarde, pontos. O centro segue o edifício mais atrasado.
sign-boulder = um pedregulho no caminho. Ferramentas o empurram quando os edifícios avançam.
sign-points = 3 pontos, quando o edifício já passou pelo símbolo e enquanto o centro não o cobriu.
sign-steps = quantos avanços o edifício poderia fazer agora e quanto custa cada um.
sign-income = o que você recebe em cada fase 3.
