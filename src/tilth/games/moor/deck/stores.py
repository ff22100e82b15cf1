# compiled
"""Stores with tokens, and food on land that lies fallow (M§16.7, M§16.9)."""

from __future__ import annotations

from tilth.games.agricola.deck.occasions import BUILDING
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.effects import Choose
from tilth.games.agricola.rules.goods import GOODS, STONE
from tilth.games.moor.deck.winter import FillUp
from tilth.games.moor.rules.cell_goods import on_emptied_cells
from tilth.games.moor.rules.registered import CUT_PEAT, FELL_TREES
from tilth.games.moor.rules.usage import tokens


@card("fallow-land")
def fallow_land(c: Maker) -> None:
    on_emptied_cells(c, [FELL_TREES, CUT_PEAT], {"food": c.n["food"]})


@card("hardware-store")
def hardware_store(c: Maker) -> None:
    tokens(c, FillUp(c.goods(**{GOODS[good]: c.n["each"] for good in BUILDING}), c.source), fuel=True)


@card("cooperative-store")
def cooperative_store(c: Maker) -> None:
    swaps = []
    for good in BUILDING:
        others = {GOODS[other]: c.n["gain"] for other in BUILDING if other not in (good, STONE)}
        swaps.append(c.buy(c.one_of(**others), **{GOODS[good]: c.n["price"]}))
    tokens(c, Choose(*swaps), fuel=True)
