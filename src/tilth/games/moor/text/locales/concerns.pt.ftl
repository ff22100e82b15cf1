# O que, segundo o treinador, importa agora.

concern-fuel = { $when }: para aquecer a casa faltam { $fuel }.
