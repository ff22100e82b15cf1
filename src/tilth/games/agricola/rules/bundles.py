# compiled
"""Goods of several kinds. The rules hold them as a number for each good, in the order of the game's goods. Where they
lie on spaces and cards they are packed, so that a position is quick to copy; nobody else knows how."""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import i64, vec

TOGETHER: Final[i64] = 10  # goods in one number
MANY: Final[i64] = 64  # more than can lie of one good in one place
UNIT: Final[vec[i64]] = vec[i64]([64**k for k in range(10)])


def numbers_for(kinds: i64) -> i64:
    """How many numbers a place has where so many kinds of goods can lie."""
    return (kinds + TOGETHER - 1) // TOGETHER


def lying(rows: vec[i64], width: i64, place: i64, good: i64) -> i64:
    """How many of a good lie in a place; `width`: the numbers of each place."""
    return rows[place * width + good // TOGETHER] // UNIT[good % TOGETHER] % MANY


def lay(rows: vec[i64], width: i64, place: i64, good: i64, n: i64) -> None:
    """So many more of a good; fewer, if n is negative."""
    rows[place * width + good // TOGETHER] += n * UNIT[good % TOGETHER]


def bare(rows: vec[i64], width: i64, place: i64) -> bool:
    """Does nothing lie there?"""
    if rows[place * width] != 0:
        return False
    k: i64 = 1
    while k < width:
        if rows[place * width + k] != 0:
            return False
        k += 1
    return True


def all_lying(rows: vec[i64], width: i64, place: i64, nothing: vec[i64]) -> vec[i64]:
    """What lies in a place: a number for each good. `nothing`: none of each."""
    goods = nothing[:]
    k: i64 = 0
    while k < width:
        good = k * TOGETHER
        left = rows[place * width + k]
        while left:
            goods[good] = left % MANY
            left //= MANY
            good += 1
        k += 1
    return goods


def clear(rows: vec[i64], width: i64, place: i64) -> None:
    """Nothing lies there any more."""
    k: i64 = place * width
    while k < (place + 1) * width:
        rows[k] = 0
        k += 1


def put(rows: vec[i64], width: i64, place: i64, goods: vec[i64]) -> None:
    """These goods and no others lie there."""
    clear(rows, width, place)
    good: i64 = 0
    while good < len(goods):
        lay(rows, width, place, good, goods[good])
        good += 1


def some(goods: vec[i64]) -> bool:
    """Is there anything at all?"""
    good: i64 = 0
    while good < len(goods):
        if goods[good] != 0:
            return True
        good += 1
    return False


def together(goods: vec[i64], others: vec[i64]) -> vec[i64]:
    """Both, as one."""
    both = goods[:]
    good: i64 = 0
    while good < len(others):
        both[good] += others[good]
        good += 1
    return both


def sole(goods: vec[i64]) -> i64:
    """The first good of which there is some; if there is none, the number behind the last."""
    good: i64 = 0
    while good < len(goods) and goods[good] == 0:
        good += 1
    return good
