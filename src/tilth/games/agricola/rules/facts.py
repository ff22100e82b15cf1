# compiled
"""The facts of all cards: those of the base game kind by kind, then those of expansions. Whatever counts or numbers
cards is reckoned from here."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tilth.games.agricola.rules.limits import within
from tilth.kernel.native import i64

MAJOR_CARD: Final[i64] = 0
MINOR_CARD: Final[i64] = 1
OCCUPATION_CARD: Final[i64] = 2
MOST_CARDS: Final[i64] = 511  # of the base game and of all expansions
BASE: Final = ""  # the part of the game that the base game is
OWN: Final = "own"  # the deck of minor improvements and occupations that somebody has made up


class CardKind:
    """A kind of cards, and where positions show those that a seat has in play. Majors are sold from the display,
    improvements and occupations are counted; what else there is lies where its expansion puts it."""

    def __init__(self, name: str, shown: str) -> None:
        self.name: str = name
        self.shown: str = shown


KINDS: Final[list[CardKind]] = [
    CardKind("major", "improvements"), CardKind("minor", "improvements"), CardKind("occupation", "occupations")
]  # fmt: skip
KINDS_OF_CARDS: Final[list[str]] = [kind.name for kind in KINDS]


def kind_of(fact: dict[str, Any]) -> int:
    return KINDS_OF_CARDS.index(fact["kind"])


FACTS: Final[list[dict[str, Any]]] = sorted(
    json.loads((Path(__file__).resolve().parent.parent / "cards.json").read_text(encoding="utf-8")), key=kind_of
)
CARD_IDS: Final[list[str]] = [fact["slug"] for fact in FACTS]
BY_SLUG: Final[dict[str, dict[str, Any]]] = {fact["slug"]: fact for fact in FACTS}
within(len(FACTS), MOST_CARDS, "cards")


def add_card_kind(name: str, shown: str) -> i64:
    """A kind of cards more, for an expansion: its number."""
    if name in KINDS_OF_CARDS:
        raise ValueError(f"there is a kind of cards called {name} already")
    KINDS.append(CardKind(name, shown))
    KINDS_OF_CARDS.append(name)
    return len(KINDS) - 1


def add_cards(part: str, facts: list[dict[str, Any]]) -> None:
    """The cards of an expansion. They get their numbers, and are in those games that take this part in."""
    within(len(FACTS) + len(facts), MOST_CARDS, "cards")
    for fact in facts:
        if fact["slug"] in CARD_IDS:
            raise ValueError(f"there is a card called {fact['slug']} already")
        if fact["kind"] not in KINDS_OF_CARDS:
            raise ValueError(f"{fact['slug']}: there is no kind of cards called {fact['kind']}")
        FACTS.append({**fact, "part": part})
        CARD_IDS.append(fact["slug"])
        BY_SLUG[fact["slug"]] = FACTS[-1]


def part_of(fact: Mapping[str, Any]) -> str:
    """The part of the game that a card or a space belongs to."""
    return str(fact.get("part", BASE))
