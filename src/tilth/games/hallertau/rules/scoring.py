# compiled
"""What a farm is worth at the end (§11)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.hallertau.rules.cards import Card
from tilth.games.hallertau.rules.goods import KINDS
from tilth.games.hallertau.rules.layout import BUILT, COLUMNS, DONE, FARM, FIELDS, JEWEL, ROW, STABLE, TOOL, TWO
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import Position
from tilth.kernel.doors import Scoring
from tilth.kernel.native import i64

SYMBOL_POINTS: Final[i64] = 3
GOAL: Final[i64] = 100  # points to be reached alone, and those that are outstanding (§12.2); bare: without cards
GOAL_BARE: Final[i64] = 80
OUTSTANDING: Final[i64] = 110
OUTSTANDING_BARE: Final[i64] = 85
RESTS: Final[i64] = 5  # so many goods, tools and rows are worth a point (§11.5)


def community(t: Table, seat: i64) -> i64:
    return t.game.values[t.center(seat)]


def first_symbol(t: Table, seat: i64) -> i64:
    """The first space of every row whose symbol the community center has not covered (§8.7)."""
    cc = t.center(seat)
    first = t.game.symbols_from - 1
    return cc if cc > first else first


def symbols(t: Table, seat: i64) -> i64:
    """So much for each symbol between the community center and a building (§11.2)."""
    first = first_symbol(t, seat)
    n: i64 = 0
    b: i64 = 0
    while b < 5:
        ahead = t.farms[seat * FARM + BUILT + b] - first
        if ahead > 0:
            n += ahead
        b += 1
    return SYMBOL_POINTS * n


def rest(t: Table, seat: i64) -> i64:
    """Goods, tools and rows of the fields (§11.5), not yet divided by five."""
    f = seat * FARM
    n = t.farms[f + TOOL]
    k: i64 = 0
    while k < KINDS:
        n += t.farms[f + k]
        k += 1
    k = FIELDS
    while k < FIELDS + COLUMNS:
        code = t.farms[f + k]
        n += code % DONE // ROW
        if t.game.planted_score and code % ROW:
            n += 2 if code % ROW >= TWO else 1
        k += 1
    return n


def card_points(t: Table, seat: i64) -> i64:
    n: i64 = 0
    played = t.played[seat]
    i: i64 = 0
    end: i64 = len(played)
    while i < end:
        n += cast(Card, t.game.cards[played[i]]).points
        i += 1
    return n


def total(t: Table, seat: i64) -> i64:
    f = seat * FARM
    return (
        community(t, seat) + symbols(t, seat) + t.farms[f + STABLE] + t.farms[f + JEWEL]
        + rest(t, seat) // RESTS + card_points(t, seat)
    )  # fmt: skip


class FarmScoring(Scoring):
    def points(self, p: Position, seat: i64) -> i64:
        return total(cast(Table, p), seat)


def goal(t: Table) -> i64:
    """So many points are to be reached alone (§12.2)."""
    return GOAL if t.game.with_cards else GOAL_BARE


def outstanding(t: Table) -> i64:
    """More than so many are outstanding."""
    return OUTSTANDING if t.game.with_cards else OUTSTANDING_BARE
