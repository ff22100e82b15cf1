"""The kernel, tried out on a toy game."""
