# compiled
"""The farmyard as cells and edges: what lies beside what, and which cells fences can enclose (§6, §10).

A grid is made from a description: a board of rows and columns, cells of it that are not there, and cells laid against
it, wherever (their rows and columns may be negative). Cells and edges are numbers, the board's first, row by row: on
the printed board cell (r, c) is 5r + c (§0.5). A grid never changes: a farmyard that grows gets another, in which all
that was there keeps its number. Sets of cells and of edges are masks. This is the one place that knows how cells and
edges are called. Places to sow on cards are numbered behind the cells.
"""

from __future__ import annotations

import re
from typing import Final

from tilth.kernel.native import BIT, append, i64, vec

Cell = tuple[int, int]
Pair = tuple[Cell, Cell]  # two cells that are laid against a farmyard at one time
Edge = tuple[str, int, int]  # H above a cell, V left of it (§0.5)

MOST_CELLS: Final[i64] = 24  # of a farmyard
MOST_EDGES: Final[i64] = 61
MOST_FENCES: Final[i64] = 15
MOST_STABLES: Final[i64] = 4

CELL_WORD: Final = re.compile(r"-?[0-9]+,-?[0-9]+")
EDGE_WORD: Final = re.compile(r"[HV]\(-?[0-9]+,-?[0-9]+\)", re.IGNORECASE)
COUNTS: Final[vec[i64]] = vec[i64]([n.bit_count() for n in range(8192)])


def count(members: i64) -> i64:
    """How many numbers a mask holds."""
    n: i64 = 0
    while members:
        n += COUNTS[members % 8192]
        members //= 8192
    return n


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


def mask(numbers: list[int]) -> int:
    made = 0
    for number in numbers:
        made |= int(BIT[number])
    return made


# -- words -----------------------------------------------------------------------------------------------------------


def cell_word(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read_cell(word: str) -> Cell:
    row, _, column = word.partition(",")
    return int(row), int(column)


def read_cells(word: str) -> list[Cell]:
    """The cells of a pasture, from text like `0,3+0,4`."""
    return [read_cell(part) for part in word.split("+")]


def edge_word(edge: Edge) -> str:
    return f"{edge[0]}({edge[1]},{edge[2]})"


def read_edge(word: str) -> Edge:
    """An edge from text like `H(0,3)`."""
    row, column = read_cell(word[2:-1])
    return word[0], row, column


def pair_word(pair: Pair) -> str:
    """Two cells that are laid against a farmyard: `0,5+1,5`."""
    return "+".join(map(cell_word, pair))


def edges_of(cell: Cell) -> list[Edge]:
    """The four edges around a cell: above, below, left, right."""
    r, c = cell
    return [("H", r, c), ("H", r + 1, c), ("V", r, c), ("V", r, c + 1)]


def border(cells: list[Cell]) -> set[Edge]:
    """The edges around some cells: those that belong to one of them only."""
    edges: set[Edge] = set()
    for cell in cells:
        edges ^= set(edges_of(cell))
    return edges


# -- the grid --------------------------------------------------------------------------------------------------------


class Grid:
    """A farmyard without anything on it. `house`: the cells on which rooms stand at the start (§2.1)."""

    def __init__(
        self,
        rows: int = 3,
        columns: int = 5,
        blocked: tuple[Cell, ...] = (),
        extra: tuple[Cell, ...] = (),
        house: tuple[Cell, ...] = ((1, 0), (2, 0)),
    ) -> None:
        self.rows: int = rows
        self.columns: int = columns
        self.blocked: tuple[Cell, ...] = blocked
        self.extra: tuple[Cell, ...] = extra
        self.start: tuple[Cell, ...] = house
        self.laid: tuple[Pair, ...] = ()  # against the grid that this one has grown from
        self.added: vec[i64] = vec[i64]()  # the same as numbers
        self.wider: dict[tuple[Pair, ...], Grid] = {}  # what it has grown to; shared by all that have grown from it
        board = [(r, c) for r in range(rows) for c in range(columns) if (r, c) not in blocked]
        self.places: list[Cell] = board + list(extra)
        self.edges: list[Edge] = sorted({edge for cell in board for edge in edges_of(cell)})
        for cell in extra:
            self.edges += [edge for edge in edges_of(cell) if edge not in self.edges]
        if len(set(self.places)) < len(self.places) or not set(house) <= set(self.places):
            raise ValueError("a farmyard has each cell once, and those of the house among them")
        if len(self.places) > MOST_CELLS or len(self.edges) > MOST_EDGES:
            told = f"{len(self.places)} cells and {len(self.edges)} edges"
            raise ValueError(f"a farmyard has at most {MOST_CELLS} cells and {MOST_EDGES} edges, not {told}")
        self.words: list[str] = [cell_word(cell) for cell in self.places]
        self.number: dict[str, int] = {word: k for k, word in enumerate(self.words)}
        self.edge_number: dict[str, int] = {edge_word(edge): k for k, edge in enumerate(self.edges)}
        self.cells: i64 = len(self.places)
        self.all: i64 = BIT[self.cells] - 1
        self.house: i64 = mask([self.number[cell_word(cell)] for cell in house])
        self.next: vec[i64] = vec[i64]([self.neighbours(cell) for cell in self.places])
        self.around: vec[i64] = vec[i64](
            [mask([self.edges.index(edge) for edge in edges_of(cell)]) for cell in self.places]
        )
        self.enclosable: Shapes | None = None

    @property
    def shapes(self) -> Shapes:
        """What fences can enclose; worked out when it is first asked for."""
        if self.enclosable is None:
            self.enclosable = Shapes(self)
        return self.enclosable

    def grown(self, pair: Pair) -> Grid:
        """This grid with two cells more. The same pairs, laid in the same order, make one grid."""
        laid = (*self.laid, pair)
        if laid not in self.wider:
            made = Grid(self.rows, self.columns, self.blocked, (*self.extra, *pair), self.start)
            made.laid, made.wider = laid, self.wider
            made.added = vec[i64]([place for cells in laid for cell in cells for place in cell])
            self.wider[laid] = made
        return self.wider[laid]

    def neighbours(self, cell: Cell) -> int:
        r, c = cell
        beside = [cell_word(other) for other in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))]
        return mask([self.number[word] for word in beside if word in self.number])

    def beside(self, cells: i64) -> i64:
        """The cells that touch these, themselves included where they touch each other."""
        found: i64 = 0
        cell: i64 = 0
        while cells:
            if cells % 2:
                found |= self.next[cell]
            cells //= 2
            cell += 1
        return found

    def border(self, cells: i64) -> i64:
        """The edges around a set of cells: those that belong to one of them only."""
        edges: i64 = 0
        cell: i64 = 0
        while cells:
            if cells % 2:
                edges ^= self.around[cell]
            cells //= 2
            cell += 1
        return edges

    def connected(self, cells: i64) -> bool:
        """Do these cells hang together?"""
        reached = cells & -cells
        while True:
            more = reached | (self.beside(reached) & cells)
            if more == reached:
                return reached == cells
            reached = more

    def parts(self, cells: i64) -> list[int]:
        """The connected parts of a set of cells."""
        found: list[int] = []
        while cells:
            part = cells & -cells
            more = part | (self.beside(part) & cells)
            while more != part:
                part = more
                more = part | (self.beside(part) & cells)
            found.append(part)
            cells &= ~part
        return found

    def enclosed(self, edges: i64) -> list[int]:
        """The cells that fences on these edges enclose, part by part (§10.4)."""
        found: list[int] = []
        left = self.all
        while left:
            part = left & -left
            grown = True
            while grown:
                grown = False
                for cell in cells_in(part):
                    for other in cells_in(self.next[cell] & ~part):
                        if not edges & self.around[cell] & self.around[other]:
                            part |= BIT[other]
                            grown = True
            if not self.border(part) & ~edges:
                found.append(part)
            left &= ~part
        return found

    def edge_words(self, edges: i64) -> list[str]:
        """The edges of a mask by their names."""
        return [edge_word(self.edges[edge]) for edge in cells_in(edges)]

    def names(self, cells: i64) -> list[str]:
        """The cells of a mask by their names; places on cards are not among them."""
        return [self.words[cell] for cell in cells_in(cells & self.all)]

    def shape_word(self, cells: i64) -> str:
        return "+".join(self.names(cells))

    def read(self, word: str) -> int:
        """The cells of a word like `0,3+0,4` as a mask; -1: it is none."""
        cells = 0
        for part in word.split("+"):
            if part not in self.number:
                return -1
            cells |= int(BIT[self.number[part]])
        return cells


class Shapes:
    """Every connected set of cells that the fences of one player can enclose, those with the shortest border first."""

    def __init__(self, grid: Grid) -> None:
        known = {int(BIT[cell]) for cell in range(grid.cells)}
        new = sorted(known)
        while new:
            grown = []
            for cells in new:
                around = int(grid.beside(cells)) & ~cells
                for cell in cells_in(around):
                    more = cells | int(BIT[cell])
                    # A shape without a hole can lose a cell and its border gets no longer; with one it has 16 edges.
                    if more not in known and count(grid.border(more)) <= MOST_FENCES:
                        known.add(more)
                        grown.append(more)
            new = grown
        rows = sorted((int(count(grid.border(cells))), cells) for cells in known)
        self.cells: vec[i64] = vec[i64]([cells for _, cells in rows])
        self.borders: vec[i64] = vec[i64]([int(grid.border(cells)) for _, cells in rows])
        self.beside: vec[i64] = vec[i64]([int(grid.beside(cells)) for _, cells in rows])
        self.lengths: vec[i64] = vec[i64]([length for length, _ in rows])
        self.count: i64 = len(rows)
        self.index: dict[int, int] = {cells: i for i, (_, cells) in enumerate(rows)}
        self.words: list[str] = [grid.shape_word(cells) for _, cells in rows]
        self.forms: vec[i64] = vec[i64]([form([grid.places[k] for k in cells_in(cells)]) for _, cells in rows])


def form(cells: list[Cell]) -> int:
    """The look of a shape: its rows and columns if it is a rectangle, else how many cells it has."""
    rows, columns = len({r for r, _ in cells}), len({c for _, c in cells})
    return 8 * rows + columns if rows * columns == len(cells) else 64 + len(cells)


def extension_places(grid: Grid, mixed: bool) -> list[Pair]:
    """Where two cells can be laid against a farmyard: neighbours, both with a cell of it on the same side of theirs.
    `mixed`: one of those two may be of the board, or of another extension, than the other."""
    part = dict.fromkeys(grid.places, 0)
    for k, laid in enumerate(grid.laid, start=1):
        for cell in laid:
            part[cell] = k
    found: set[Pair] = set()
    for r, c in grid.places:
        for down, right in ((0, 1), (1, 0)):  # two in a row, two in a column
            beside = (r + down, c + right)
            if beside in part and (mixed or part[r, c] == part[beside]):
                for side in (-1, 1):
                    pair = (r + side * right, c + side * down), (r + down + side * right, c + right + side * down)
                    if pair[0] not in part and pair[1] not in part:
                        found.add(pair)
    return sorted(found)


def pairs_around(grid: Grid, reach: int) -> list[Pair]:
    """All pairs of neighbours outside of a farmyard, so far from it at most: whatever may be said of an extension,
    allowed or not."""
    rows, columns = {r for r, _ in grid.places}, {c for _, c in grid.places}
    near = {
        (r, c)
        for r in range(min(rows) - reach, max(rows) + reach + 1)
        for c in range(min(columns) - reach, max(columns) + reach + 1)
    }
    near -= set(grid.places)
    return [
        (cell, other)
        for cell in sorted(near)
        for other in [(cell[0], cell[1] + 1), (cell[0] + 1, cell[1])]
        if other in near
    ]


BOARD: Final = Grid()
CARD_PLOTS: Final[i64] = 11  # places to sow on cards
MOST_PLOTS: Final[i64] = MOST_CELLS + CARD_PLOTS
