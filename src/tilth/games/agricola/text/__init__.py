"""Agricola in words: moves, sentences, card texts, positions."""
