# O que, segundo o treinador, importa agora.

concern-sheep =
    { $n ->
        [one] { $sheep } morre quando a próxima rodada começar, se não andar nem for gasta.
       *[other] { $sheep } morrem quando a próxima rodada começar, se não andarem nem forem gastas.
    }
concern-behind =
    { $n ->
        [one] O centro comunitário espera por: { $what }. Você ainda não pode pagar o avanço.
       *[other] O centro comunitário espera por: { $what }. Você ainda não pode pagar esses avanços.
    }
concern-takes =
    { $n ->
        [one] { $what }: um avanço custa { $n } mercadoria ({ $kinds }).
       *[other] { $what }: um avanço custa pelo menos { $n } mercadorias ({ $kinds }).
    }
concern-steps =
    { $n ->
        [one] Suas mercadorias pagariam { $n } avanço agora.
       *[other] Suas mercadorias pagariam { $n } avanços agora.
    }
concern-cards =
    { $n ->
        [one] { $n } carta da sua mão pode ser jogada agora.
       *[other] { $n } cartas da sua mão podem ser jogadas agora.
    }
concern-workers =
    { $n ->
        [one] Resta { $n } trabalhador nesta rodada.
       *[other] Restam { $n } trabalhadores nesta rodada.
    }
concern-boulder =
    { $n ->
        [one] { $what }: há um pedregulho no caminho; é preciso { $n } ferramenta.
       *[other] { $what }: há um pedregulho no caminho; são precisas { $n } ferramentas.
    }
