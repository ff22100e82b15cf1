# compiled
"""What a farm is worth at the end (§11)."""

from __future__ import annotations

from typing import cast

from tilth.games.hallertau.rules.cards import Card
from tilth.games.hallertau.rules.goods import KINDS
from tilth.games.hallertau.rules.layout import BUILT, COLUMNS, DONE, FARM, FIELDS, JEWEL, ROW, STABLE, TOOL, TWO
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.native import i64


def community(t: Table, seat: i64) -> i64:
    return t.game.values[t.center(seat)]


def symbols(t: Table, seat: i64) -> i64:
    """Three for each symbol between the community center and a building (§11.2)."""
    cc = t.center(seat)
    first = t.game.symbols_from - 1
    if cc > first:
        first = cc
    n: i64 = 0
    b: i64 = 0
    while b < 5:
        ahead = t.farms[seat * FARM + BUILT + b] - first
        if ahead > 0:
            n += ahead
        b += 1
    return 3 * n


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
        + rest(t, seat) // 5 + card_points(t, seat)
    )  # fmt: skip
