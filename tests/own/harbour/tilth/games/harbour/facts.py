"""The cards and spaces of the harbour, known to the base game from here on."""

from __future__ import annotations

import json
from pathlib import Path

from tilth.games.agricola.rules.facts import add_card_kind, add_cards
from tilth.games.agricola.rules.spaces import add_spaces
from tilth.text import expand

PART = "harbour"
FACTS = json.loads((Path(__file__).resolve().parent / "facts.json").read_text(encoding="utf-8"))
SPACES = tuple(fact["slug"] for fact in FACTS["spaces"])

expand(PART, "agricola")
BOAT = add_card_kind("boat", "boats")
add_cards(PART, FACTS["cards"])
add_spaces(PART, FACTS["spaces"])
