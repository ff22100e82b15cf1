# O que se estuda numa mesa: lições e tudo o mais que começa de uma posição.

web-study-goal = Objetivo:
web-study-hint = Mostrar uma dica
web-study-ends = Vai só até aqui.
web-lessons-of = { $game }: lições
web-lessons-words = Posições curtas numa mesa de verdade. Cada uma tem um objetivo, uma dica para quem quiser e uma resposta ao que você fizer.
web-lessons-done = { $n } de { $of } concluídas
web-lesson-is-done = (concluída)
web-lesson-begin = Começar
web-lesson-again = De novo
web-lesson-next = Próxima: { $title }
web-lesson-place = Lição { $n } de { $of }
web-lesson-step = passo { $n } de { $of }
web-lesson-learn = Aprender jogando
web-lesson-learn-on = Lições: { $n } de { $of } concluídas
web-lesson-after = E depois?
web-lesson-after-words = Uma primeira partida, do jeito mais simples, contra um oponente fácil.
web-lesson-first-game = Jogar a primeira partida
ui-lesson-well = Muito bem.
ui-lesson-not-so = Ainda não.
ui-lesson-hint = Dica:
ui-lesson-words = `hint` ajuda, `again` volta ao começo do passo, `quit` sai.
ui-lesson-next = Continue com: { $command }
