card-honey_jar = Pote de Mel
    .text = Ao usar Pegar 1 Cereal, você recebe { $food } de comida.
card-ferryman = Balseiro
    .text = Ao usar Pesca, você recebe { $reed } de junco.
