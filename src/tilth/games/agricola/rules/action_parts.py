# compiled
"""What the parts of an action share: one that asks, and one that only does."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.actions import (
    ACTION_LIMIT,
    NOTHING_PERFORMED,
)
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import (
    IT,
    NOT_YOUR_TURN,
    PASS,
    SEAT,
    WRONG_PART,
    Position,
)
from tilth.kernel.expressions import Ask, Step
from tilth.kernel.native import append, i64, mypyc_attr, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Ask):
    """A part of an action that asks. `reason` is exact: OK if and only if the choice is open."""

    def __init__(self, asks: str) -> None:
        super().__init__(asks)
        self.sure = False
        self.swift = True
        self.spent = ACTION_LIMIT

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        if seat != p.stack[f + SEAT]:
            return NOT_YOUR_TURN
        reason = self.reason(cast(Table, p), f, seat, action)
        return NOTHING_PERFORMED if reason == WRONG_PART and action == PASS else reason  # before anything is done

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        raise NotImplementedError(self.path)


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Step):
    """A step pushed beside others: it ends without handing its IT to the frame below."""

    def run(self, p: Position, f: i64) -> bool:
        seat, it = p.stack[f + SEAT], p.stack[f + IT]
        p.drop()
        self.act(p, seat, it)
        return False


def cells_from(cells: i64, first: i64, out: vec[i64]) -> vec[i64]:
    """A choice for each cell of a mask."""
    cell: i64 = 0
    while cells:
        if cells % 2:
            out = append(out, first + cell)
        cells //= 2
        cell += 1
    return out
