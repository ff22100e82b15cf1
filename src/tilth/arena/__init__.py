"""Tournaments between bots: who is better, by how much, and what each card is worth (docs/strength.md)."""
