# compiled
"""The facts of all cards. Whatever counts or numbers cards is reckoned from here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

FACTS: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent.parent / "cards.json").read_text(encoding="utf-8")
)
CARD_IDS: Final[list[str]] = [fact["id"] for fact in FACTS]
OWN: Final = "own"  # the sub-deck of cards that somebody has made up
OWN_CARDS: Final[bool] = any(fact["subdeck"] == OWN for fact in FACTS)
