"""What every game stands on: numbers, positions, expressions and the machine that runs them. It knows no game."""
