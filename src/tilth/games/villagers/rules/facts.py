# compiled
"""The printed facts of all cards, as tables. The numbers stand in `cards.json` and `events.json` and nowhere else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tilth.kernel.native import BIT, append, i64, vec

HERE: Final = Path(__file__).parent.parent
FACTS: Final[list[dict[str, Any]]] = json.loads((HERE / "cards.json").read_text(encoding="utf-8"))
SOLO_FACTS: Final[list[dict[str, Any]]] = json.loads((HERE / "events.json").read_text(encoding="utf-8"))
EVENT_FACTS: Final[list[dict[str, Any]]] = [e for e in SOLO_FACTS if e["kind"] == "event"]

OWN: Final = "own"  # the deck of cards that somebody has made up
OWN_CARDS: Final[bool] = any(fact.get("deck") == OWN for fact in [*FACTS, *EVENT_FACTS])

SUITS: Final = ["grain", "wood", "hay", "ore", "grape", "wool", "leather", "solitary", "special"]
SPECIALS: Final = ["", "stand_in", "swap", "open_padlocks", "half_gold"]
STAND_IN: Final[i64] = 1
SWAP: Final[i64] = 2
OPEN_PADLOCKS: Final[i64] = 3
HALF_GOLD: Final[i64] = 4

COUNTS: Final = [
    "", "gold_on_suit", "suit_symbol", "gold_symbol", "padlock", "food", "builder", "coins_on_one",
]  # fmt: skip
GOLD_ON_SUIT: Final[i64] = 1
SUIT_SYMBOL: Final[i64] = 2
GOLD_SYMBOL: Final[i64] = 3
PADLOCKS: Final[i64] = 4
FOODS: Final[i64] = 5
BUILDER: Final[i64] = 6
COINS_ON_ONE: Final[i64] = 7

SLUGS: Final[list[str]] = [fact["id"] for fact in FACTS]
CARDS: Final[i64] = len(FACTS)  # villagers, basics and founders; the faces below follow them
FOUNDERS: Final[i64] = next(i for i, fact in enumerate(FACTS) if fact["kind"] == "founder")
TURNED: Final[i64] = CARDS  # the founders' food side
COUNTESS: Final[i64] = CARDS + 1  # her card, gold side
PALE_COUNTESS: Final[i64] = CARDS + 2  # her card, the side without gold
FACES: Final[i64] = CARDS + 3
if len(BIT) < FACES:
    raise ValueError(f"cards.json: {CARDS} cards, and a village can tell {len(BIT) - 3} apart")

LAID: Final[i64] = sum(f["copies"] for f in FACTS if f["kind"] != "founder" and "discard" not in f)
BASICS: Final[list[int]] = [i for i, fact in enumerate(FACTS) if fact["kind"] == "basic"]


def number(key: str, turned: int = 0, countess: int = 0) -> vec[i64]:
    """A table of one printed number for all faces."""
    table = vec[i64]()
    for fact in FACTS:
        table = append(table, int(fact.get(key, 0)))
    for extra in (turned, countess, 0):
        table = append(table, extra)
    return table


def choice(key: str, words: list[str], default: int) -> vec[i64]:
    """A table of one printed word for all faces, as its place in `words`."""
    table = vec[i64]()
    for fact in FACTS:
        table = append(table, words.index(fact[key]) if key in fact else default)
    for extra in (TURNED, COUNTESS, PALE_COUNTESS):
        table = append(table, table[FOUNDERS] if extra == TURNED else default)
    return table


def silver(key: str, words: list[str]) -> vec[i64]:
    """A table of one part of the silver formulas."""
    table = vec[i64]()
    for i in range(FACES):
        formula = FACTS[i].get("silver", {}) if i < CARDS else {}
        value = formula.get(key, 0)
        table = append(table, words.index(value) if isinstance(value, str) else int(value))
    return table


def chains() -> list[vec[i64]]:
    """What must lie below each card, lowest first."""
    found: list[vec[i64]] = []
    for fact in FACTS:
        chain = vec[i64]()
        for slug in fact["chain"]:
            chain = append(chain, SLUGS.index(slug))
        found.append(chain)
    for _face in range(3):
        found.append(vec[i64]())
    return found


def mask(key: str, value: object) -> i64:
    """The set of cards whose fact `key` is `value`."""
    found: i64 = 0
    for i, fact in enumerate(FACTS):
        if fact.get(key) == value:
            found |= BIT[i]
    return found


GOLD: Final[vec[i64]] = number("gold", countess=next(e["gold"] for e in SOLO_FACTS if e["id"] == "countess"))
FOOD: Final[vec[i64]] = number("food", turned=FACTS[FOUNDERS]["turned"]["food"])
BUILDERS: Final[vec[i64]] = number("builders")
KEYS: Final[vec[i64]] = number("keys")
SYMBOLS: Final[vec[i64]] = number("symbols", turned=1)
COPIES: Final[vec[i64]] = number("copies")
HOLDS: Final[vec[i64]] = number("holds", turned=FACTS[FOUNDERS]["holds"])
HOLDS_AS_BOTTOM: Final[vec[i64]] = number("holds_as_bottom")
WILD: Final[vec[i64]] = number("wild")
DISCARDED: Final[vec[i64]] = number("discard")
FROM_PLAYERS: Final[vec[i64]] = number("from_players")
SUIT: Final[vec[i64]] = choice("suit", SUITS, -1)
PADLOCK: Final[vec[i64]] = choice("padlock", SLUGS, -1)
SPECIAL: Final[vec[i64]] = choice("special", SPECIALS, 0)
IS_BASIC: Final[i64] = mask("kind", "basic")
IS_OWN: Final[i64] = mask("deck", OWN)
DECK: Final[i64] = mask("kind", "villager")
CHAIN: Final[list[vec[i64]]] = chains()
SILVER_COUNTS: Final[vec[i64]] = silver("counts", COUNTS)
SILVER_AMOUNT: Final[vec[i64]] = silver("amount", COUNTS)
SILVER_PER: Final[vec[i64]] = silver("per", COUNTS)
SILVER_SUIT: Final[vec[i64]] = silver("suit", SUITS)


def first_of(special: i64) -> i64:
    found: i64 = -1
    for i in range(CARDS):
        if SPECIAL[i] == special:
            found = i
    return found


STAND_IN_CARD: Final[i64] = first_of(STAND_IN)


def by_suit() -> list[vec[i64]]:
    """The cards of the deck by suit."""
    found: list[vec[i64]] = []
    for suit in range(len(SUITS)):
        cards = vec[i64]()
        for i in range(CARDS):
            if SUIT[i] == suit and DECK & BIT[i]:
                cards = append(cards, i)
        found.append(cards)
    return found


OF_SUIT: Final[list[vec[i64]]] = by_suit()


def name_of(face: i64) -> i64:
    """The card a face belongs to: both sides of the founders are the founders."""
    return FOUNDERS if face == TURNED else face
