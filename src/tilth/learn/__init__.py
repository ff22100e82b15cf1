"""Learning the games: lessons, hints, a coach, analysis and puzzles; all of it from the engine's own numbers."""
