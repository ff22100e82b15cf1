"""The action spaces as facts (§5), and the names by which cards speak of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

SPACE_FACTS: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).resolve().parent.parent / "spaces.json").read_text(encoding="utf-8")
)
SPACE_IDS: Final[list[str]] = [fact["slug"] for fact in SPACE_FACTS]


def add_spaces(part: str, facts: list[dict[str, Any]]) -> None:
    """The spaces of an expansion. They are in those games that take this part in, if their mode has them."""
    for fact in facts:
        if fact["slug"] in SPACE_IDS:
            raise ValueError(f"there is a space called {fact['slug']} already")
        SPACE_FACTS.append({**fact, "part": part})
        SPACE_IDS.append(fact["slug"])


# Spaces that a card means by one name, beside the slugs themselves.
TAGS: Final[dict[str, list[str]]] = {
    "wood-3": ["wood-3", "wood-3-solo"],
    "day-laborer": ["day-laborer", "day-laborer-family"],
    "starting-player": ["starting-player-minor", "starting-player-storehouse"],
    "stone": ["stone-1-stage2", "stone-1-stage4"],
    "plowing": ["plow-field", "plow-sow"],
    "sowing": ["sow-bake", "plow-sow"],
    "traveling-players": ["traveling-players-4p", "room-or-players-5p"],
    "growth": ["family-growth-minor", "family-growth-urgent", "occupation-or-growth-5p", "resources-or-growth-5p"],
    "rooms": ["build-rooms-stables", "room-or-players-5p"],
    "animals": ["sheep-1", "boar-1", "cattle-1"],
    "occupation": ["occupation", "occupation-3p", "occupation-4p", "occupation-or-growth-5p"],
    "minor": ["starting-player-minor", "family-growth-minor"],
    "improvement": ["improvement", "renovation-improvement"],
    "round-cards": [fact["slug"] for fact in SPACE_FACTS if "stage" in fact],
    "wood": [fact["slug"] for fact in SPACE_FACTS if "wood" in fact.get("accumulates", {})],
}


def differ_switch(option: Mapping[str, Any]) -> str:
    """The switch that says whether the resources of such an offer must differ (§22); nothing, if they need not."""
    if "must_differ" not in option:
        return ""
    return "family5_must_differ" if "must_differ_on_transcribed_card" in option else "family34_must_differ"
