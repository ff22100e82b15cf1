"""Files and requests, mutated at random from the repository's own: nothing from outside may fail badly."""
