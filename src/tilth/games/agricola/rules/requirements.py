# compiled
"""Requirements of cards, and other conditions of a farm (§15.6)."""

from __future__ import annotations

from typing import Any

from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.goods import HOUSES
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FARM, GRAZED, HOUSE, IMPROVEMENTS, OCCUPATIONS, STABLES
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import full_farm, majors_of, minors_in_hand, rewarded_improvements
from tilth.kernel.native import i64

CROP_WORDS = {"grain_fields": 1, "vegetable_fields": 2}
MOST = "_max"  # the end of a word that means at most


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
        if what == "rewarded_improvements":
            return rewarded_improvements(t, seat)
        if what == "full_farm":
            return 1 if full_farm(t, seat) else 0
        if what == "majors":
            return majors_of(t, seat)
        if what == "hand_improvements":
            return minors_in_hand(t, seat)
        if what == "ovens":
            return t.owns_tag(seat, "oven")
        if what == "animals":
            return t.animals(seat)
        if what == "rooms":
            return t.rooms(seat)
        if what == "fields":
            return count(t.fields(seat))
        if what == "stables":
            return count(t.farms[f + STABLES])
        if what == "pastures":
            return len(t.pastures[seat])
        if what == "unused":
            return t.unused(seat)
        if what == "enclosed_cells":
            return count(t.farms[f + GRAZED])
        if what == "planted_fields":  # wood is no crop of a field (§15.6)
            return t.fields_with(seat, 1) + t.fields_with(seat, 2)
        if what in CROP_WORDS:
            return t.fields_with(seat, CROP_WORDS[what])
        if what in t.game.covers:
            return count(t.lying_on(seat, t.game.covers.index(what)))
        return t.farms[f + t.game.goods.index(what)]

    def holds(self, t: Table, seat: i64) -> bool:
        return self.count(t, seat) >= self.n


class AtMost(Need):
    """No more than so many of something that a farm counts."""

    def __init__(self, what: str, n: i64) -> None:
        self.counted = AtLeast(what, n)

    def holds(self, t: Table, seat: i64) -> bool:
        return self.counted.count(t, seat) <= self.counted.n


class NotInRounds(Need):
    def __init__(self, rounds: list[int]) -> None:
        self.rounds = rounds

    def holds(self, t: Table, seat: i64) -> bool:
        return t.round not in self.rounds


class AnyOf(Need):
    """One of several requirements."""

    def __init__(self, needs: list[Need]) -> None:
        self.needs = needs

    def holds(self, t: Table, seat: i64) -> bool:
        for need in self.needs:
            if need.holds(t, seat):
                return True
        return False


class HouseAtLeast(Need):
    """The house is of this material or of a better one."""

    def __init__(self, house: i64) -> None:
        self.house: i64 = house

    def holds(self, t: Table, seat: i64) -> bool:
        return t.farms[seat * FARM + HOUSE] >= self.house


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
        elif what == "round_min":
            made.append(FromRound(n))
        elif what == "round_not_in":
            made.append(NotInRounds(n))
        elif what == "any_of":
            made.append(AnyOf([need for some in n for need in needs_of(some)]))
        elif what == "house_min":
            made.append(HouseAtLeast(HOUSES.index(n)))
        elif what == "any_opponent_occupations_max":
            made.append(SomebodyHasFew(n))
        elif what == "house":
            made.append(LivesIn(HOUSES.index(n)))
        elif what.endswith(MOST):
            made.append(AtMost(what.removesuffix(MOST), n))
        else:
            made.append(AtLeast(what, n))
    return made
