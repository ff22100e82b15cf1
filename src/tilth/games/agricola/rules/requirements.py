# compiled
"""Requirements of cards, and other conditions of a farm (§15.6)."""

from __future__ import annotations

from typing import Any, Final

from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.goods import GOODS, HOUSES
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FARM, GRAZED, HOUSE, IMPROVEMENTS, OCCUPATIONS, STABLES
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import full_farm, majors_of, minors_in_hand, rewarded_improvements
from tilth.kernel.native import i64, vec
from tilth.kernel.vecs import contains

MOST: Final = "_max"  # the end of a word that means at most

# What a farm counts, besides goods and what lies on cells.
WORDS: Final = [
    "occupations", "improvements", "rewarded_improvements", "full_farm", "majors", "hand_improvements", "ovens",
    "animals", "rooms", "fields", "stables", "pastures", "unused", "enclosed_cells", "planted_fields", "grain_fields",
    "vegetable_fields",
]  # fmt: skip
OCCUPATIONS_PLAYED: Final[i64] = 0
IMPROVEMENTS_PLAYED: Final[i64] = 1
REWARDED: Final[i64] = 2
FULL_FARM: Final[i64] = 3
MAJORS: Final[i64] = 4
HAND: Final[i64] = 5
OVENS: Final[i64] = 6
ALL_ANIMALS: Final[i64] = 7
ALL_ROOMS: Final[i64] = 8
ALL_FIELDS: Final[i64] = 9
ALL_STABLES: Final[i64] = 10
PASTURES: Final[i64] = 11
UNUSED: Final[i64] = 12
ENCLOSED: Final[i64] = 13
PLANTED: Final[i64] = 14
GRAIN_FIELDS: Final[i64] = 15
VEGETABLE_FIELDS: Final[i64] = 16
A_GOOD: Final[i64] = 32  # and from here on goods, by their numbers
A_COVER: Final[i64] = 64  # and from here on what lies on cells


class AtLeast(Need):
    """So many of something that a farm counts."""

    def __init__(self, what: str, n: i64) -> None:
        self.what: str = what
        self.n: i64 = n
        self.word: i64 = -1  # the number of the word; in some games words mean something that others do not have
        if what in WORDS:
            self.word = WORDS.index(what)
        elif what in GOODS:
            self.word = A_GOOD + GOODS.index(what)

    def number(self, rules: AgricolaRules) -> i64:
        """The number of the word where an expansion knows it."""
        if self.what in rules.covers:
            return A_COVER + rules.covers.index(self.what)
        return A_GOOD + rules.goods.index(self.what)

    def count(self, t: Table, seat: i64) -> i64:
        f = seat * FARM
        word = self.word
        if word < 0:
            word = self.word = self.number(t.game)
        if word >= A_COVER:
            return count(t.lying_on(seat, word - A_COVER))
        if word >= A_GOOD:
            return t.farms[f + word - A_GOOD]
        if word == OCCUPATIONS_PLAYED:
            return t.occupations(seat)
        if word == IMPROVEMENTS_PLAYED:
            return t.farms[f + IMPROVEMENTS]
        if word == REWARDED:
            return rewarded_improvements(t, seat)
        if word == FULL_FARM:
            return 1 if full_farm(t, seat) else 0
        if word == MAJORS:
            return majors_of(t, seat)
        if word == HAND:
            return minors_in_hand(t, seat)
        if word == OVENS:
            return t.owns_tag(seat, "oven")
        if word == ALL_ANIMALS:
            return t.animals(seat)
        if word == ALL_ROOMS:
            return t.rooms(seat)
        if word == ALL_FIELDS:
            return count(t.fields(seat))
        if word == ALL_STABLES:
            return count(t.farms[f + STABLES])
        if word == PASTURES:
            return len(t.pastures[seat])
        if word == UNUSED:
            return t.unused(seat)
        if word == ENCLOSED:
            return count(t.farms[f + GRAZED])
        if word == PLANTED:  # wood is no crop of a field (§15.6)
            return t.fields_with(seat, 1) + t.fields_with(seat, 2)
        if word == GRAIN_FIELDS:
            return t.fields_with(seat, 1)
        assert word == VEGETABLE_FIELDS
        return t.fields_with(seat, 2)

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
        self.rounds: vec[i64] = vec[i64](rounds)

    def holds(self, t: Table, seat: i64) -> bool:
        return not contains(self.rounds, t.round)


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
