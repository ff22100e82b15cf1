# compiled
"""The facts of all cards, kind by kind. Whatever counts or numbers cards is reckoned from here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tilth.kernel.native import i64

KINDS_OF_CARDS: Final = ["major", "minor", "occupation"]
OWN: Final = "own"  # the deck of minor improvements and occupations that somebody has made up


def kind_of(fact: dict[str, Any]) -> int:
    return KINDS_OF_CARDS.index(fact["kind"])


def count(kind: str) -> i64:
    found: i64 = 0
    for fact in FACTS:
        found += 1 if fact["kind"] == kind else 0
    return found


FACTS: Final[list[dict[str, Any]]] = sorted(
    json.loads((Path(__file__).resolve().parent.parent / "cards.json").read_text(encoding="utf-8")), key=kind_of
)
CARD_IDS: Final[list[str]] = [fact["slug"] for fact in FACTS]
OCCUPATION_START: Final[i64] = count("major") + count("minor")  # numbers below are improvements
