"""What the cards of Villagers do."""
