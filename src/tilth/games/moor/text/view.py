"""What somebody at the table sees besides what the base game shows: special action cards, heating, tiles in stacks."""

from __future__ import annotations

from typing import Any

from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.facts import SPECIAL_CARDS
from tilth.games.moor.rules.heating import heating_need
from tilth.games.moor.rules.registered import Moor, moor_of
from tilth.games.moor.rules.solo import BASE, shown

FIGURES = {"horse-market": "horse_food", "hiring-fair": "hiring_food"}  # what is printed beside an action


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
        data["special_pile"] = pile(t, m, data)
    for s, name in enumerate(t.game.voice.seats):
        data[name]["heating"] = {
            "need": int(heating_need(t, m, s)),
            "fuel": data[name]["fuel"],
            "wood": data[name]["wood"],
        }
        for cell in (*data[name]["covered_forests"], *data[name]["covered_moors"]):
            data[name]["covers"][cell].append("covered")


def actions(fact: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"do": action, "food": int(fact.get(FIGURES.get(action, ""), 0))} for action in fact["actions"]]


def pile(t: Table, m: Moor, data: dict[str, Any]) -> dict[str, Any]:
    """The special action cards of a game alone that are not used now (M§14)."""
    unknown, under = int(t.table_number(m.pile)), int(t.table_number(m.pile_bottom))
    put_under = 0
    while under:
        put_under, under = put_under + 1, under // int(BASE)
    return {
        "next": data["pile_top"],
        "left": bool(data["pile_top"]) + unknown.bit_count() + put_under,
        "used": data["used_last"],
    }
