"""What the cards of Farmers of the Moor do."""
