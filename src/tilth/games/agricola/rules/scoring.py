# compiled
"""Points (§17)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.goods import (
    BEGGING_POINTS,
    BOAR,
    CATTLE,
    GRAIN,
    PERSON_POINTS,
    ROOM_POINTS,
    SHEEP,
    VEGETABLE,
    points_for,
)
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import (
    BEGGING,
    BONUS,
    FARM,
    FIELDS,
    GRAZED,
    HOUSE,
    PEOPLE,
    STABLES,
)
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import Position
from tilth.kernel.doors import Scoring
from tilth.kernel.native import i64, vec

ITEMS: Final = [
    "fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle", "unused", "stables", "rooms", "people",
    "cards", "bonus", "begging",
]  # fmt: skip
TABLED: Final[i64] = 7  # so many of them stand in the table of §17.1
UNUSED: Final[i64] = 7
FENCED_STABLES: Final[i64] = 8
ROOMS: Final[i64] = 9
PEOPLE_POINTS: Final[i64] = 10
CARD_POINTS: Final[i64] = 11
BONUS_POINTS: Final[i64] = 12
BEGGING_CARDS: Final[i64] = 13


def item_names(rules: AgricolaRules) -> list[str]:
    """All items of the score, in their order."""
    return [*ITEMS, *[item.name for item in rules.items]]


def counted(t: Table, seat: i64, k: i64) -> i64:
    """How many of the k-th thing of the sheet a farm has; -1: no number stands for it, as for cards."""
    f = seat * FARM
    if k == 0:
        return count(t.farms[f + FIELDS] if t.game.card_fields else t.fields(seat))
    if k == 1:
        return len(t.pastures[seat])
    if k == 2:
        return t.farms[f + GRAIN] + t.crops_on_fields(seat, 1)
    if k == 3:
        return t.farms[f + VEGETABLE] + t.crops_on_fields(seat, 2)
    if k < TABLED:
        return t.farms[f + (SHEEP if k == 4 else BOAR if k == 5 else CATTLE)]
    if k == UNUSED:
        return t.unused(seat)
    if k == FENCED_STABLES:
        return count(t.farms[f + STABLES] & t.farms[f + GRAZED])
    if k == ROOMS:
        return t.rooms(seat)
    if k == PEOPLE_POINTS:
        return t.farms[f + PEOPLE]
    return t.farms[f + BEGGING] if k == BEGGING_CARDS else -1


def board_points(t: Table, seat: i64) -> vec[i64]:
    """All items but the points of cards, as they stand before cards change them."""
    f = seat * FARM
    sheet = vec[i64]([0] * (len(ITEMS) + len(t.game.items)))
    k: i64 = 0
    while k < TABLED:
        sheet[k] = points_for(ITEMS[k], counted(t, seat, k))
        k += 1
    sheet[UNUSED] = -t.unused(seat)
    sheet[FENCED_STABLES] = counted(t, seat, FENCED_STABLES)
    sheet[ROOMS] = ROOM_POINTS[t.farms[f + HOUSE]] * t.rooms(seat)
    sheet[PEOPLE_POINTS] = PERSON_POINTS * t.farms[f + PEOPLE]
    sheet[BEGGING_CARDS] = BEGGING_POINTS * t.farms[f + BEGGING]
    k = len(ITEMS)
    for item in t.game.items:
        sheet[k] = item.points(t, seat)
        item.change(t, seat, sheet)
        k += 1
    return sheet


def settled_points(t: Table, seat: i64) -> vec[i64]:
    """The same as the seat's own cards change them."""
    sheet = board_points(t, seat)
    mine = t.played[seat]
    i: i64 = 0
    n: i64 = len(mine)
    while i < n:
        score = t.game.card(mine[i]).score
        if score is not None:
            sheet = score.change(t, seat, sheet)
        i += 1
    return sheet


def losses(t: Table, seat: i64) -> i64:
    """Points that the seat's own cards cost it."""
    found: i64 = 0
    mine = t.played[seat]
    i: i64 = 0
    n: i64 = len(mine)
    while i < n:
        score = t.game.card(mine[i]).score
        if score is not None:
            found += score.loss(t, seat)
        i += 1
    return found


def printed_minus(t: Table, seat: i64) -> i64:
    """The points below 0 that are printed on a seat's own cards."""
    found: i64 = 0
    for number in t.played[seat]:
        points = t.game.card(number).points
        if points < 0:
            found += points
    return found


def loses(t: Table, seat: i64) -> bool:
    """Does anything cost this seat points?"""
    if losses(t, seat) > 0:
        return True
    sheet = settled_points(t, seat)
    sheet[CARD_POINTS] += printed_minus(t, seat)
    k: i64 = 0
    n: i64 = len(sheet)
    while k < n:
        if sheet[k] < 0 and not (k >= len(ITEMS) and t.game.items[k - len(ITEMS)].mild):
            return True
        k += 1
    return False


def items(t: Table, seat: i64) -> vec[i64]:
    """A seat's score, item by item, as it would be counted now."""
    sheet = settled_points(t, seat)
    bonus = t.farms[seat * FARM + BONUS] - losses(t, seat)
    s: i64 = 0
    while s < t.game.seats:
        mine = t.played[s]
        i: i64 = 0
        n: i64 = len(mine)
        while i < n:
            card = t.game.card(mine[i])
            if s == seat:
                sheet[CARD_POINTS] += card.points
            score = card.score
            if score is not None:
                bonus += score.points(t, s, seat)
            i += 1
        s += 1
    sheet[BONUS_POINTS] = bonus
    return sheet


def total(t: Table, seat: i64) -> i64:
    sheet = items(t, seat)
    n: i64 = 0
    k: i64 = 0
    while k < len(sheet):
        n += sheet[k]
        k += 1
    return n


class FarmScoring(Scoring):
    def points(self, p: Position, seat: i64) -> i64:
        return total(cast(Table, p), seat)
