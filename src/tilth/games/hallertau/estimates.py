# compiled
"""Small sums that the evaluation of a position goes by: what is paid, what lies in the way."""

from __future__ import annotations

from typing import Final

from tilth.games.hallertau.rules.goods import BUILDING_FACTS, BUNDLES, CROPS, GOODS, LAST, ROUNDS
from tilth.kernel.native import i64, vec

BILLS: Final[list[vec[i64]]] = [BUNDLES.bills[b * ROUNDS + r] for r in range(6) for b in range(5)]
TAKES: Final[list[vec[i64]]] = [vec[i64]([GOODS.index(k) for k in fact["kinds"]]) for fact in BUILDING_FACTS]
MOST_OFFERS: Final = 50_000
OFFERS: Final[dict[int, tuple[int, float]]] = {}  # found again and again: the best price for what a building takes


def least(places: vec[i64]) -> i64:
    found = places[0]
    b: i64 = 1
    while b < 5:
        if places[b] < found:
            found = places[b]
        b += 1
    return found


def offered(b: i64, round_: i64, goods: vec[i64], kept: float, crop_kept: float) -> tuple[int, float]:
    """Where in the bill the price begins that is missed least, and what it is worth; 1e9 if none can be paid."""
    key = b * 12 + round_ * 2 + (0 if crop_kept == kept else 1)
    takes = TAKES[b]
    i: i64 = 0
    n: i64 = len(takes)
    while i < n:
        have = goods[takes[i]]
        key = key * 64 + (have if have < 63 else 63)
        i += 1
    known = OFFERS.get(key)
    if known is not None:
        return known
    bill = BILLS[(round_ - 1) * 5 + b]
    best: i64 = -1
    low = 1e9
    i = 0
    n = len(bill)
    while i < n:
        price = priced(bill, i, goods, kept, crop_kept)
        if price < low:
            low = price
            best = i
        i += 6
    offer = (int(best), low)
    if len(OFFERS) >= MOST_OFFERS:
        OFFERS.clear()
    OFFERS[int(key)] = offer
    return offer


def priced(bill: vec[i64], i: i64, goods: vec[i64], kept: float, crop_kept: float) -> float:
    """What the goods of one price are worth, a little more if they are few; 1e9 if they are not there."""
    price = 0.0
    end = i + 6
    while i < end:
        n = bill[i + 1]
        if n == 0:
            break
        k = bill[i]
        have = goods[k]
        if have < n:
            return 1e9
        price += float(n) * ((crop_kept if k < CROPS else kept) + 0.02 / float(have))
        i += 2
    return price


def pay(bill: vec[i64], i: i64, goods: vec[i64]) -> None:
    end = i + 6
    while i < end:
        goods[bill[i]] -= bill[i + 1]
        i += 2


def tools_for(boulders: vec[i64], b: i64, at: i64) -> i64:
    """Tools for one step of a building (§8.4)."""
    near = boulders[2 * b]
    far = boulders[2 * b + 1]
    if near == at + 1:
        return 2 if far == at + 2 and far <= LAST else 1
    return 1 if far == at + 1 else 0


def push(boulders: vec[i64], b: i64, at: i64) -> None:
    """Clear the way for one step."""
    if boulders[2 * b] == at + 1:
        if boulders[2 * b + 1] == at + 2 and at + 1 < LAST:
            boulders[2 * b + 1] += 1
        boulders[2 * b] += 1
    elif boulders[2 * b + 1] == at + 1:
        boulders[2 * b + 1] += 1
