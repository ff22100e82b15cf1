# compiled
"""Goods that cards lay on cells: these stay unused, and who uses one takes what lies there (M§16.9)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.card_making import Maker
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.rulebook import CELL_MASK
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.occasions import OnSpecial
from tilth.games.moor.rules.registered import cell_cleared, moor_of
from tilth.kernel.core import Position
from tilth.kernel.expressions import Step
from tilth.kernel.native import BIT, i64, vec


class LayOnCell(Step):
    """A card's goods come to lie on the cell that a special action has emptied; none, if a tile is left there. IT:
    registered.performed."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number  # of a seat: the cells on which the card's goods lie
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return not cast(Table, p).free(seat) & BIT[cell_cleared(it)]

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_seat_number(seat, self.number, t.seat_number(seat, self.number) | BIT[cell_cleared(it)])


class TakeOffCells(Step):
    """Cells came into use, and their goods are taken. IT: the cells, as a mask."""

    def __init__(self, number: i64, goods: vec[i64], source: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.goods: vec[i64] = goods
        self.source: i64 = source
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).seat_number(seat, self.number) & it == 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        lying = t.seat_number(seat, self.number)
        t.set_seat_number(seat, self.number, lying & ~it)
        cells = count(lying & it)
        while cells > 0:
            t.gain_all(seat, self.goods, self.source)
            cells -= 1


def on_emptied_cells(c: Maker, actions: list[i64], goods: dict[str, int]) -> None:
    """Each time one of these special actions empties a cell, goods are laid there. Positions tell the cells by the
    card's name: `arid-field-cells`."""
    m = moor_of(c.rules)
    number = c.rules.add_seat_number(f"{c.card.slug}-cells", CELL_MASK)
    c.on(m.special, OnSpecial(actions, LayOnCell(number)))
    c.on(c.rules.cells_used, TakeOffCells(number, c.rules.amounts(goods), c.source))
