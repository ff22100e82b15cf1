"""Words, sentences and card texts of Farmers of the Moor."""
