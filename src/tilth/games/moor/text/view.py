"""What somebody at the table sees besides what the base game shows: special action cards, heating, tiles in stacks."""

from __future__ import annotations

from typing import Any

from tilth.games.agricola.rules.facts import BY_SLUG
from tilth.games.agricola.rules.goods import WOOD
from tilth.games.agricola.rules.layout import FARM
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.facts import SPECIAL_CARDS
from tilth.games.moor.rules.heating import heating_need
from tilth.games.moor.rules.registered import moor_of
from tilth.games.moor.rules.solo import shown
from tilth.games.moor.text.special_words import FIGURES

BURIAL, DIG = "family-burial-plot", "moor-archaeology"  # both block cells
CELL_GOODS = {
    "fallow-fields": "fallow",
    "arid-field": "arid-field-cells",
    "fallow-land": "fallow-land-cells",
}  # cards that lay goods on cells, and where that is written


def add_moor(t: Table, data: dict[str, Any]) -> None:
    """The view of the base game gets what the expansion shows."""
    m = moor_of(t.game)
    places = {fact["id"]: data.pop(fact["id"]) for fact in SPECIAL_CARDS}
    data["specials"] = [
        {"card": fact["id"], "at": places[fact["id"]], "actions": actions(fact)}
        for k, fact in enumerate(SPECIAL_CARDS)
        if m.cards[k] and (t.game.seats > 1 or k == shown(t, m))
    ]
    if t.game.seats == 1:
        data["special_pile"] = pile(data)
    for name in t.game.voice.seats:
        farm = data[name]
        for cell in (*farm["covered_forests"], *farm["covered_moors"]):
            farm["covers"][cell].append("covered")
        if BURIAL in farm["improvements"] and DIG not in farm["improvements"]:
            farm["covers"] |= {cell: ["tombstone"] for cell in farm["blocked"]}
        farm["marks"] = marks(farm)
        for slug in farm["improvements"]:
            uses = BY_SLUG[slug].get("uses", 0)
            if uses:
                farm["on_cards"].setdefault(slug, {})["usage"] = uses - int(farm["used"].get(slug, 0))


def marks(farm: dict[str, Any]) -> dict[str, dict[str, int]]:
    """Goods that wait on cells (M§16.9), and people who live in a forest."""
    found: dict[str, dict[str, int]] = {}
    for slug, key in CELL_GOODS.items():
        for cell in farm.get(key, ()):
            lying = found.setdefault(cell, {})
            for good in ("fuel", "food"):
                if good in BY_SLUG[slug]["numbers"]:
                    lying[good] = lying.get(good, 0) + BY_SLUG[slug]["numbers"][good]
    for cell in farm["forest_people"]:
        found.setdefault(cell, {})["person"] = 1
    return found


def heating(t: Table, s: int) -> dict[str, int]:
    """What the house of a seat needs, and what there is to burn (M§10)."""
    m = moor_of(t.game)
    return {
        "need": int(heating_need(t, m, s)),
        "fuel": int(t.farms[s * FARM + m.fuel]),
        "wood": int(t.farms[s * FARM + WOOD]),
    }


def actions(fact: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"do": action, "food": int(fact.get(FIGURES.get(action, ""), 0))} for action in fact["actions"]]


def pile(data: dict[str, Any]) -> dict[str, Any]:
    """The special action cards of a game alone that are not used now (M§14)."""
    return {
        "next": data["pile_top"],
        "left": bool(data["pile_top"]) + len(data["pile"]) + len(data["pile_bottom"]),
        "used": data["used_last"],
    }
