# compiled
"""Fences around terrain, a pasture apart from the others, farm extensions (M§16.4, M§20)."""

from __future__ import annotations

from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.fencing import Fence
from tilth.games.moor.rules.enclosing import Extend, FenceTerrain
from tilth.games.moor.rules.registered import moor_of


@card("nature-reserve")
def nature_reserve(c: Maker) -> None:
    c.plays(FenceTerrain(moor_of(c.rules)))


@card("special-pasture")
def special_pasture(c: Maker) -> None:
    c.plays(Fence(free=True, pastures=1, cells=c.n["cells"], detached=True))
    c.rules.detached = True


@card("farm-extension")
def farm_extension(c: Maker) -> None:
    c.plays(Extend(moor_of(c.rules)))


@card("moor-enclosures")
def moor_enclosures(c: Maker) -> None:
    c.plays(Extend(moor_of(c.rules), c.n["moors"]))
