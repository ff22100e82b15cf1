# compiled
"""Which choices of Farmers of the Moor come to the same: those of the base game, and cells whose tiles go or come."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.alike import HOUSED, FarmAlike, among, kept
from tilth.games.agricola.rules.actions import Block
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FARM, GRAZED, ROOMS
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.registered import moor_of
from tilth.games.moor.rules.terrain import stacks
from tilth.kernel.native import BIT, append, i64, vec

EXTENSIONS: Final[i64] = 4  # places for one that are looked at


class MoorAlike(FarmAlike):
    def apart(self, t: Table, seat: i64) -> i64:
        """Tiles on top of others, fields with food, forests in which people live."""
        m = moor_of(t.game)
        return stacks(t, m, seat) | t.seat_number(seat, m.fallow) | t.seat_number(seat, m.forest_people)

    def further(self, t: Table, seat: i64, choices: vec[i64]) -> vec[i64]:
        m = moor_of(t.game)
        if m.act_cell.has(choices[1]):
            return kept(choices, m.act_cell, self.tiles(t, seat, among(choices, m.act_cell)))
        if m.act_extend.has(choices[1]):
            return self.spaced(choices, m.act_extend)
        return choices

    def tiles(self, t: Table, seat: i64, cells: i64) -> i64:
        """One beside the house, one beside fields, and of the others the one with most room around it."""
        grid = t.grid(seat)
        house = cells & grid.beside(t.farms[seat * FARM + ROOMS])
        fields = cells & grid.beside(t.fields(seat))
        found = cells & self.apart(t, seat)
        found |= self.compact(t, seat, house, 1, 0, True) | self.compact(t, seat, fields, 1, HOUSED, False)
        return found | self.roomiest(t, seat, cells & ~(house | fields))

    def roomiest(self, t: Table, seat: i64, cells: i64) -> i64:
        """The cell with the most free ones and pastures beside it, the last of equal ones."""
        around = t.free(seat) | t.farms[seat * FARM + GRAZED]
        grid = t.grid(seat)
        best: i64 = 0
        most: i64 = -1
        cell: i64 = 0
        while cells:
            if cells % 2:
                n = count(grid.next[cell] & around)
                if n >= most:
                    best, most = BIT[cell], n
            cells //= 2
            cell += 1
        return best

    def spaced(self, choices: vec[i64], block: Block) -> vec[i64]:
        """Of the places for an extension the first, the last, and some between."""
        n: i64 = len(choices)
        places: i64 = 0
        i: i64 = 0
        while i < n:
            if block.has(choices[i]):
                places += 1
            i += 1
        found = vec[i64]()
        k: i64 = 0  # places so far
        wanted: i64 = 0  # and of them taken
        i = 0
        while i < n:
            if not block.has(choices[i]):
                found = append(found, choices[i])
            else:
                if places <= EXTENSIONS or k == wanted * (places - 1) // (EXTENSIONS - 1):
                    found = append(found, choices[i])
                    wanted += 1
                k += 1
            i += 1
        return found
