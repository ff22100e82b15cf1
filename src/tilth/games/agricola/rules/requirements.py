# compiled
"""Requirements of cards, and other conditions of a farm (§15.6)."""

from __future__ import annotations

from typing import Any

from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FARM, GRAZED, HOUSE, IMPROVEMENTS, OCCUPATIONS
from tilth.games.agricola.rules.table import Table
from tilth.kernel.native import i64

CROP_WORDS = {"grain_fields": 1, "vegetable_fields": 2}


class AtLeast(Need):
    """So many of something that a farm counts."""

    def __init__(self, what: str, n: i64) -> None:
        self.what: str = what
        self.n: i64 = n

    def count(self, t: Table, seat: i64) -> i64:
        f = seat * FARM
        what = self.what
        if what == "occupations":
            return t.occupations(seat)
        if what == "improvements":
            return t.farms[f + IMPROVEMENTS]
        if what == "ovens":
            return t.owns_tag(seat, "oven")
        if what == "animals":
            return t.animals(seat)
        if what == "rooms":
            return t.rooms(seat)
        if what == "enclosed_cells":
            return count(t.farms[f + GRAZED])
        if what == "planted_fields":  # wood is no crop of a field (§15.6)
            return t.fields_with(seat, 1) + t.fields_with(seat, 2)
        if what in CROP_WORDS:
            return t.fields_with(seat, CROP_WORDS[what])
        return t.farms[f + t.game.goods.index(what)]

    def holds(self, t: Table, seat: i64) -> bool:
        return self.count(t, seat) >= self.n


class NoOccupations(Need):
    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def holds(self, t: Table, seat: i64) -> bool:
        return t.farms[seat * FARM + OCCUPATIONS] <= self.most


class UntilRound(Need):
    def __init__(self, last: i64) -> None:
        self.last: i64 = last

    def holds(self, t: Table, seat: i64) -> bool:
        return t.round <= self.last


class FromRound(Need):
    def __init__(self, first: i64) -> None:
        self.first: i64 = first

    def holds(self, t: Table, seat: i64) -> bool:
        return t.round >= self.first


class SomebodyHasFew(Need):
    """At least one opponent has at most so many occupations in play; alone, oneself."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def holds(self, t: Table, seat: i64) -> bool:
        s: i64 = 0
        while s < t.game.seats:
            if (s != seat or t.game.seats == 1) and t.occupations(s) <= self.most:
                return True
            s += 1
        return False


class LivesIn(Need):
    """The house is of this material, or of one of two."""

    def __init__(self, house: i64, other: i64 = -1) -> None:
        self.house: i64 = house
        self.other: i64 = other

    def holds(self, t: Table, seat: i64) -> bool:
        now = t.farms[seat * FARM + HOUSE]
        return now == self.house or now == self.other


def needs_of(facts: dict[str, Any]) -> list[Need]:
    """The requirements printed on a card."""
    made: list[Need] = []
    for what, n in facts.items():
        if what == "occupations_max":
            made.append(NoOccupations(n))
        elif what == "round_max":
            made.append(UntilRound(n))
        elif what == "any_opponent_occupations_max":
            made.append(SomebodyHasFew(n))
        elif what == "house":
            made.append(LivesIn(["wood", "clay", "stone"].index(n)))
        else:
            made.append(AtLeast(what, n))
    return made
