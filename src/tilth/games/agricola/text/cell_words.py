"""Cells of a farmyard as people see them: rows from the top, columns from the left, counted from one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from tilth.games.agricola.rules.grid import CELL_WORD, Cell, read_cells

__all__ = ["are_cells", "cells_seen", "corner_of"]


def are_cells(word: str) -> bool:
    """Is it a word for cells, such as `0,1` or `0,1+0,2`?"""
    return all(CELL_WORD.fullmatch(part) for part in word.split("+"))


def corner_of(cells: Iterable[Cell]) -> Cell:
    """The row and the column from which a farmyard is counted."""
    rows, columns = zip(*cells)
    return min(rows), min(columns)


def cells_seen(word: str, corner: Cell, say: Callable[..., str]) -> str:
    """Cells in words, row by row, counted from a corner."""
    top, left = corner
    cells = sorted((row - top + 1, column - left + 1) for row, column in read_cells(word))
    said = []
    for row, group in groupby(cells, lambda cell: cell[0]):
        columns = [column for _, column in group]
        key = "cells-row" if len(columns) > 1 else "cell-row"
        said.append(say(key, row=str(row), columns=", ".join(runs(columns))))
    return "; ".join(said)


def runs(columns: list[int]) -> list[str]:
    """Numbers in a row as one: `2–4`."""
    found = []
    for _, group in groupby(enumerate(columns), lambda pair: pair[1] - pair[0]):
        run = [column for _, column in group]
        found.append(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}")
    return found
