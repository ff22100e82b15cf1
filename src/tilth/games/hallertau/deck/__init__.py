"""What the cards of Hallertau do."""
