# Uma partida analisada: nas páginas e no terminal.

analysis-running = Analisando
analysis-expected = Resultado esperado
analysis-expected-margin = Vantagem esperada sobre o oponente mais forte
analysis-accuracy = Precisão
analysis-lost = Perdido em jogadas
analysis-luck = Sorte
analysis-turning = Momentos decisivos
analysis-no-turning = Nenhuma jogada custou um ponto inteiro.
analysis-line = linha { $n }
analysis-played = Jogado: { $move }
analysis-better = Melhor: { $move }

web-analysis = Análise
web-analysis-words = Quais jogadas custaram mais, o que teria sido melhor e por quê, e o que foi sorte. Ela corre em segundo plano.
web-analysis-depth = Com que cuidado
web-analyse = Analisar
web-analysis-see = Análise: { $depth }
web-analysis-of = Análise ({ $depth })
web-depth-quick = rápida
web-depth-medium = cuidadosa
web-depth-deep = profunda
web-analysis-waiting = Aguardando a vez
web-analysis-running = Em andamento
web-analysis-meanwhile = Você pode continuar vendo a partida ou voltar a esta página mais tarde.
web-analysis-look = Já terminou?
web-analysis-cancel = Cancelar
web-analysis-cancelled = Esta análise foi cancelada. A página da partida oferece outra.
web-analysis-failed = Esta análise não chegou ao fim. A página da partida oferece outra.
web-analysis-share = Link para compartilhar
web-analysis-parts = Rodada por rodada
web-analysis-begin = Início
