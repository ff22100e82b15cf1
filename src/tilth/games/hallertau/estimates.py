# compiled
"""Small sums that judging a position goes by: what will come, what is paid, what lies in the way."""

from __future__ import annotations

from typing import Final

from tilth.games.hallertau.rules.goods import BUILDING_FACTS, BUNDLES, CROPS, GOODS, KINDS, LAST, MILK, ROUNDS
from tilth.games.hallertau.rules.layout import COLUMNS, DONE, FARM, FIELDS, FLOCK, ROW, SHEEP, TWICE, TWO
from tilth.games.hallertau.rules.table import Table
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


def price_round(t: Table) -> i64:
    """The round whose prices are paid next."""
    n = t.round + 1 if t.phase == 10 else t.round
    return 1 if n < 1 else ROUNDS if n > ROUNDS else n


def to_come(t: Table, seat: i64, goods: vec[i64]) -> None:
    """Goods with what this round's harvest and milking will add."""
    f = seat * FARM
    k: i64 = 0
    while k < KINDS:
        goods[k] = t.farms[f + k]
        k += 1
    if t.phase <= 7:
        c = f + FIELDS
        end = c + COLUMNS
        while c < end:
            code = t.farms[c]
            c += 1
            content = code % ROW
            if content and not code & DONE:
                row = code % DONE // ROW
                good = content - 1
                if content >= TWO:
                    good = content - TWO
                    row *= 2
                goods[good] += 2 * row if code & TWICE else row
    if t.phase < 8:
        goods[MILK] += t.farms[f + FLOCK] - (t.farms[f + SHEEP + t.round] if t.phase < 2 and t.round > 0 else 0)


def lacking(bill: vec[i64], goods: vec[i64]) -> i64:
    """How many goods are lacking for the price that is nearest."""
    best: i64 = 99
    n: i64 = len(bill)
    i: i64 = 0
    while i < n:
        short: i64 = 0
        end = i + 6
        while i < end:
            left = bill[i + 1] - goods[bill[i]]
            if left > 0:
                short += left
            i += 2
        if short < best:
            best = short
            if best == 0:
                break
    return best


def touching(places: vec[i64], center: i64) -> i64:
    """Buildings that hold the community center back."""
    n: i64 = 0
    b: i64 = 0
    while b < 5:
        if places[b] == center:
            n += 1
        b += 1
    return n


def building_points(t: Table, places: vec[i64], center: i64) -> i64:
    """What buildings in these places would score."""
    first = t.game.symbols_from - 1
    if center > first:
        first = center
    n = t.game.values[center]
    b: i64 = 0
    while b < 5:
        if places[b] > first:
            n += 3 * (places[b] - first)
        b += 1
    return n
