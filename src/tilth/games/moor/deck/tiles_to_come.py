# compiled
"""Tiles laid on round spaces, for the farm when the round starts (M§16.8)."""

from __future__ import annotations

from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.effects import Later
from tilth.games.agricola.rules.events import ROUND_START
from tilth.games.agricola.rules.layout import FIELD_TILE
from tilth.games.moor.rules.occasions import OnSpecial
from tilth.games.moor.rules.registered import CUT_PEAT, moor_of
from tilth.games.moor.rules.tiles import LayReady
from tilth.kernel.expressions import Seq
from tilth.kernel.native import i64
from tilth.kernel.reactions import ANYBODY


def comes(c: Maker) -> None:
    """Its owner may lay a tile that lies on the space of a round when that round starts."""
    c.on(ROUND_START, LayReady(moor_of(c.rules), c.number), ANYBODY)


def on_rounds(c: Maker, tile: i64, n: int, *rounds: int) -> Later:
    return Later(tile, n, list(rounds), False, c.number)


@card("swamp")
def swamp(c: Maker) -> None:
    c.plays(on_rounds(c, moor_of(c.rules).moor_tile, c.n["moors"], c.n["round"]))
    comes(c)


@card("tree-nursery")
def tree_nursery(c: Maker) -> None:
    c.plays(on_rounds(c, moor_of(c.rules).forest_tile, c.n["forests"], *c.n["rounds"]))
    comes(c)


@card("forest-swamp")
def forest_swamp(c: Maker) -> None:
    m = moor_of(c.rules)
    c.on(m.special, OnSpecial([CUT_PEAT], Later(m.forest_tile, c.n["forests"], [c.n["ahead"]], True, c.number)))
    comes(c)


@card("surveyors-map")
def surveyors_map(c: Maker) -> None:
    m = moor_of(c.rules)
    field = on_rounds(c, FIELD_TILE, 1, c.n["field"])
    moor = on_rounds(c, m.moor_tile, 1, c.n["moor"])
    c.plays(Seq(field, moor, on_rounds(c, m.forest_tile, 1, c.n["forest"])))
    comes(c)
