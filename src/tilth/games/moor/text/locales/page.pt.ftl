# Palavras das páginas de Farmers of the Moor.

page-specials = Ações especiais: ninguém é colocado para elas
page-specials-taken = Cartas de ações especiais pegas nesta rodada
page-special-left =
    { $n ->
        [one] { $n } carta na pilha
       *[other] { $n } cartas na pilha
    }
page-special-next = No topo da pilha: { $what }
page-special-used = Usada por último: { $what }
page-bed =
    { $n ->
        [0] Ninguém está doente
        [one] { $n } pessoa está na cama e só pode ir à enfermaria
       *[other] { $n } pessoas estão na cama e só podem ir à enfermaria
    }
page-heat-need = A casa precisa de { $need } de combustível; você tem { $fuel }.
page-warm = Todos ficam aquecidos.
page-warm-free = Não é preciso aquecer.
page-warm-if = Todos ficam aquecidos se você queimar { $n } de madeira.
page-ill =
    { $n ->
        [one] { $n } pessoa ficaria doente.
       *[other] { $n } pessoas ficariam doentes.
    }
page-space-infirmary = Enfermaria
page-space-market-1-2p = Mercado
page-lying-horses =
    { $n ->
        [one] { $n } cavalo está deitado e não tem filhotes
       *[other] { $n } cavalos estão deitados e não têm filhotes
    }
