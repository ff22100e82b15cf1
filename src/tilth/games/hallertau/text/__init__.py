"""Hallertau in words: moves, sentences, card texts, positions."""
