"""What the cards do, grouped by how. Importing this registers all of them."""

from __future__ import annotations

from importlib import import_module
from typing import Final

CARD_SPACES: Final = [
    "tavern",
    "clay_deposit",
]  # cards that are action spaces themselves (§5.9)
GROUPS: Final = ["majors", "rounds", "spaces_used", "boards", "farms", "houses", "kitchens", "scores"]

for group in GROUPS:
    import_module(f"tilth.games.agricola.deck.{group}")
