# compiled
"""What cards do, by kinds: for those who judge hands without knowing card by card."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.rules import events as e
from tilth.games.agricola.rules.cards import Card
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.kernel.native import i64, vec

HEARD: Final[dict[str, list[int]]] = {  # what cards react to
    "space": [e.ENTERED, e.TOOK, e.USED, e.USED_UP, e.MOVING],
    "claim": [e.CLAIMED, e.PARTING, e.ANNOUNCED],
    "gain": [e.GAINED, e.RECEIVED],
    "house": [e.ROOMED, e.RENOVATED],
    "pasture": [e.STABLED, e.FENCED, e.PASTURED],
    "plow": [e.PLOWED, e.FURROWED],
    "sow": [e.SOWED],
    "bake": [e.BAKED],
    "growth": [e.GREW],
    "card": [e.PLAYED, e.LEFT, e.IMPROVED, e.LEARNED],
    "cook": [e.COOKED, e.BUTCHERED, e.CRAFTED],
    "round": [e.ROUND_START, e.NEW_ROUND, e.WORK_START, e.PRELUDE],
    "evening": [e.WORK_END, e.GOING_HOME, e.ROUND_END],
    "field": [e.FIELD_START, e.FIELD_STEP, e.FIELD_END, e.OWN_FIELDS, e.HARVESTED],
    "feeding": [e.BETWEEN, e.FEED_START, e.FEED_STEP, e.FEED_END],
    "breeding": [e.BREED_END],
    "scoring": [e.SCORING],
}
ASKED: Final[dict[str, list[int]]] = {  # what they have a say in
    "room": [e.ROOM_PRICE],
    "renovation": [e.RENOVATION_PRICE, e.LEAPS],
    "stable": [e.STABLE_PRICE],
    "price": [e.CARD_PRICE],
    "fence": [e.FENCE_WOOD, e.FENCE_NUMBERS, e.FENCE_GRANT],
    "space": [e.SHARES, e.OPENS, e.FORBIDS],
    "food": [e.OCCUPATION_FOOD, e.NEED],
    "growth": [e.GROWS_ANYWAY, e.ROOMY],
    "young": [e.BIRTHS, e.PARENTS],
    "crop": [e.SOW_EXTRA, e.STAYS],
    "card": [e.IMPROVES, e.COUNTED, e.BY_LOT],
    "turn": [e.WORKERS, e.FEEDS_LAST, e.FIRST_TURN],
}
OTHER: Final = "other"  # what an expansion adds
WITH: Final = [
    "play", "way", "trade", "craft", "holder", "lends", "score", "space", "instead", "plow", "plots", "growth", "pot",
    "bake", "oven", "passing", "need", "free",
]  # fmt: skip
SIGNS: Final[list[str]] = [
    *[f"hears.{name}" for name in [*HEARD, OTHER]], *[f"says.{name}" for name in [*ASKED, OTHER]],
    *[f"with.{name}" for name in WITH],
]  # fmt: skip


def group(groups: dict[str, list[int]], number: int) -> str:
    for name, members in groups.items():
        if number in members:
            return name
    return OTHER


def having(card: Card) -> list[str]:
    """Which of WITH a card has."""
    said = {
        "play": card.play is not None,
        "way": card.ways != 0,
        "trade": card.trades != 0,
        "craft": card.craft_good >= 0 or card.feeding is not None,
        "holder": card.holder is not None,
        "lends": card.lends is not None,
        "score": card.score is not None,
        "space": card.space_action is not None or card.opens != 0,
        "instead": card.instead is not None,
        "plow": card.furrows > 0 or "plow" in card.tags,
        "plots": card.plots != 0,
        "growth": card.growth > 0,
        "pot": card.spice > 0 or card.pots > 0 or card.cooks,
        "bake": card.bakes > 0,
        "oven": "oven" in card.tags,
        "passing": card.passing,
        "need": len(card.needs) > 0,
        "free": len(card.costs) == 0,
    }
    return [name for name in WITH if said[name]]


def signs_of(card: Card) -> vec[i64]:
    """The places in SIGNS of all that a card does, ascending, each once."""
    names = [f"hears.{group(HEARD, int(hearing.event))}" for hearing in card.hears]
    names += [f"says.{group(ASKED, int(saying.question))}" for saying in card.says]
    names += [f"with.{name}" for name in having(card)]
    return vec[i64](sorted({SIGNS.index(name) for name in names}))


def all_signs(rules: AgricolaRules) -> list[vec[i64]]:
    """For each card of a game, by its number."""
    return [vec[i64]() if card is None else signs_of(card) for card in rules.cards]
