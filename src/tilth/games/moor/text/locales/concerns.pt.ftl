# O que, segundo o treinador, importa agora.

concern-fuel =
    { $count ->
        [one] { $when }: para aquecer a casa falta { $fuel }.
       *[other] { $when }: para aquecer a casa faltam { $fuel }.
    }
