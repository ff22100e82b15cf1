# O que, segundo o treinador, importa agora.

concern-harvest =
    { $n ->
        [0] Colheita agora
        [1] Colheita depois desta rodada
       *[other] Colheita depois de { $n } rodadas
    }
concern-food =
    { $count ->
        [one] { $when }: falta { $food }.
       *[other] { $when }: faltam { $food }.
    }
concern-fed = { $when }: há comida suficiente.
concern-space = { $space }: { $goods } lá.
concern-homeless = Não há lugar para os filhotes na colheita: { $what }.
concern-rooms = Todos os cômodos estão ocupados: mais uma pessoa precisa de um cômodo.
concern-unused =
    { $n ->
        [one] { $n } espaço está sem uso e custaria um ponto.
       *[other] { $n } espaços estão sem uso e custariam um ponto cada.
    }
