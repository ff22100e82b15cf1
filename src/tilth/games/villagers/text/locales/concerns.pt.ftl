# O que, segundo o treinador, importa agora.

concern-take =
    { $n ->
        [one] Você pode pegar mais { $n } carta nesta rodada.
       *[other] Você pode pegar mais { $n } cartas nesta rodada.
    }
concern-build =
    { $n ->
        [0] Você já construiu tudo o que podia nesta rodada.
        [one] Você pode construir mais { $n } carta neste turno.
       *[other] Você pode construir mais { $n } cartas neste turno.
    }
concern-market-1 =
    { $n ->
        [0] O primeiro mercado vem depois desta rodada.
        [one] Falta { $n } carta para o primeiro mercado: o ouro conta.
       *[other] Faltam { $n } cartas para o primeiro mercado: o ouro conta.
    }
concern-market-2 =
    { $n ->
        [0] O segundo mercado vem depois desta rodada, e o jogo acaba.
        [one] Falta { $n } carta para o segundo mercado e o fim: ouro e prata contam.
       *[other] Faltam { $n } cartas para o segundo mercado e o fim: ouro e prata contam.
    }
concern-no-food = Ninguém na sua aldeia traz comida: você pega no máximo { $n } cartas por rodada.
concern-no-builders = Ninguém na sua aldeia constrói: você põe no máximo { $n } cartas por rodada.
concern-padlock =
    { $price ->
        [one] { $card }: sem { $opener } na sua aldeia, o cadeado custa { $price } ducado.
       *[other] { $card }: sem { $opener } na sua aldeia, o cadeado custa { $price } ducados.
    }
