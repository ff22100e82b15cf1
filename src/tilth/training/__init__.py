"""How opponents learn: games played against themselves, networks fitted to them, the better one kept."""
