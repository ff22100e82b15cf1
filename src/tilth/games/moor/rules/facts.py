"""The cards, spaces, special actions and layouts of Farmers of the Moor, known to the base game from here on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tilth.games.agricola.rules.facts import add_cards
from tilth.games.agricola.rules.spaces import add_spaces
from tilth.text import expand

PART: Final = "moor"
DECK: Final = "M"


def read(name: str) -> list[Any]:
    found: list[Any] = json.loads((Path(__file__).resolve().parent.parent / f"{name}.json").read_text(encoding="utf-8"))
    return found


CARDS: Final[list[dict[str, Any]]] = read("cards")
SPACES: Final[list[dict[str, Any]]] = read("spaces")
SPECIAL_CARDS: Final[list[dict[str, Any]]] = read("special_cards")
ACTIONS: Final[list[dict[str, Any]]] = read("actions")
LAYOUTS: Final[list[list[str]]] = read("layouts")
ACTION_IDS: Final[list[str]] = [fact["slug"] for fact in ACTIONS]
CARD_IDS: Final[list[str]] = [fact["id"] for fact in SPECIAL_CARDS]

expand(PART, "agricola")
add_cards(PART, CARDS)
add_spaces(PART, SPACES)
