"""A game under way, whoever plays it and wherever: its log, and the way back."""
