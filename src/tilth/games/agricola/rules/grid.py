# compiled
"""The farmyard as cells and edges: what lies beside what, and which cells fences can enclose (§6, §10).

Cells are 0..14, row by row (§0.5: cell (r, c) is 5r + c). Edges are 0..37: H(r, c) is 5r + c, V(r, c) is
20 + 6r + c. Sets of cells and of edges are masks. Places to sow on cards follow the cells as 15, 16 and so on.
"""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import BIT, append, i64, vec

COLUMNS: Final[i64] = 5
CELLS: Final[i64] = 15
ALL: Final[i64] = 32767
PLOTS: Final[i64] = 26  # cells and places to sow on cards
MOST_FENCES: Final[i64] = 15
MOST_STABLES: Final[i64] = 4
START_ROOMS: Final[i64] = 1056  # (1,0) and (2,0)


def edges_of(cell: int) -> list[int]:
    """The four edges around a cell: above, below, left, right."""
    r, c = divmod(cell, 5)
    return [r * 5 + c, (r + 1) * 5 + c, 20 + r * 6 + c, 20 + r * 6 + c + 1]


def neighbours_of(cell: int) -> list[int]:
    r, c = divmod(cell, 5)
    beside = ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
    return [row * 5 + column for row, column in beside if 0 <= row < 3 and 0 <= column < 5]


def mask(numbers: list[int]) -> int:
    made = 0
    for number in numbers:
        made |= int(BIT[number])
    return made


NEXT: Final[vec[i64]] = vec[i64]([mask(neighbours_of(cell)) for cell in range(15)])
AROUND: Final[vec[i64]] = vec[i64]([mask(edges_of(cell)) for cell in range(15)])
COUNTS: Final[vec[i64]] = vec[i64]([n.bit_count() for n in range(8192)])


def count(members: i64) -> i64:
    """How many numbers a mask holds."""
    n: i64 = 0
    while members:
        n += COUNTS[members % 8192]
        members //= 8192
    return n


def beside(cells: i64) -> i64:
    """The cells that touch these, themselves included where they touch each other."""
    found: i64 = 0
    cell: i64 = 0
    while cells:
        if cells % 2:
            found |= NEXT[cell]
        cells //= 2
        cell += 1
    return found


def border(cells: i64) -> i64:
    """The edges around a set of cells: those that belong to one of them only."""
    edges: i64 = 0
    cell: i64 = 0
    while cells:
        if cells % 2:
            edges ^= AROUND[cell]
        cells //= 2
        cell += 1
    return edges


def connected(cells: i64) -> bool:
    """Do these cells hang together?"""
    reached = cells & -cells
    while True:
        more = reached | (beside(reached) & cells)
        if more == reached:
            return reached == cells
        reached = more


class Shapes:
    """Every connected set of cells that the fences of one player can enclose, those with the shortest border first."""

    def __init__(self) -> None:
        known = {int(BIT[cell]) for cell in range(15)}
        new = sorted(known)
        while new:
            grown = []
            for cells in new:
                around = int(beside(cells)) & ~cells
                for cell in range(15):
                    more = cells | int(BIT[cell])
                    if around & int(BIT[cell]) and more not in known:
                        known.add(more)
                        grown.append(more)
            new = grown
        rows = sorted((int(count(border(cells))), cells) for cells in known)
        rows = [row for row in rows if row[0] <= MOST_FENCES]
        self.cells: vec[i64] = vec[i64]([cells for _, cells in rows])
        self.borders: vec[i64] = vec[i64]([int(border(cells)) for _, cells in rows])
        self.beside: vec[i64] = vec[i64]([int(beside(cells)) for _, cells in rows])
        self.lengths: vec[i64] = vec[i64]([length for length, _ in rows])
        self.count: i64 = len(rows)
        self.index: dict[int, int] = {cells: i for i, (_, cells) in enumerate(rows)}


SHAPES: Final = Shapes()


def cells_in(members: i64) -> vec[i64]:
    """The numbers in a mask, ascending."""
    found = vec[i64]()
    k: i64 = 0
    while members:
        if members % 2:
            found = append(found, k)
        members //= 2
        k += 1
    return found
