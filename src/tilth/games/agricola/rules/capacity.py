# compiled
"""What animals find room on a farm (§11.1, §11.7): each pasture takes one kind, other places take any.

A herd is one number for each kind of animal, in the order of the rules. A pasture says for each kind how many it would
hold. Besides there are places for any animal and places for one kind only.
"""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.rules.goods import ANIMALS
from tilth.games.agricola.rules.grid import count
from tilth.kernel.native import append, i64, vec

CELL_HOLDS: Final[i64] = 2  # animals on each cell of a pasture (§11.1)
STABLE_TIMES: Final[i64] = 2  # as many with each stable in it
PETS: Final[i64] = 1
ANY_NUMBER: Final[i64] = 64  # of animals
LISTED: Final[i64] = len(ANIMALS)  # the kinds of the base game, which its cards name one by one


class Places:
    """What animals find room on a farm. Cards change it (`Holder`)."""

    def __init__(self, pastures: vec[i64], stables: i64, grazed: i64, rooms: i64, kinds: i64) -> None:
        self.kinds: i64 = kinds
        self.cells: vec[i64] = pastures
        self.caps: vec[i64] = vec[i64]()  # for each pasture: of each kind
        self.sizes: vec[i64] = self.caps  # the same, once closed, even where kinds may be mixed
        self.pets: i64 = PETS
        self.shut: bool = False  # no animal may live in the house
        self.rooms: i64 = rooms
        self.stables: i64 = count(stables & ~grazed)  # unfenced ones
        self.stable_sheep: i64 = 1  # sheep in an unfenced stable
        self.big_stable: i64 = 0  # capacity of one of the unfenced stables, if it is larger
        self.small: i64 = 0  # pastures for so many animals ...
        self.small_holds: i64 = 0  # ... hold so many
        self.more: i64 = 0  # animals that every pasture holds besides
        self.more_sheep: i64 = 0  # sheep that every pasture with sheep holds besides
        self.singles: i64 = 0  # places for any animal
        self.wild: i64 = 0  # places for any animal but sheep
        self.tame: i64 = 0  # places for any animal of the base game, but for no other
        self.yards: i64 = 0  # cards that hold animals of any kind; their places stand in `singles`
        self.reserves: i64 = 0  # cards that hold some of each kind; their places stand in `own`
        self.own: vec[i64] = vec[i64]([0] * kinds)  # places for one kind
        self.penned: i64 = 0  # once closed: how many of the single places are on cards
        self.mixed: bool = False  # may a pasture hold several kinds?
        self.swaps: i64 = 0  # in so many pens a place for any animal may become 1 + more_sheep places for sheep
        i: i64 = 0
        n: i64 = len(pastures)
        while i < n:
            size = CELL_HOLDS * count(pastures[i])
            inside = count(pastures[i] & stables)
            while inside > 0:
                size *= STABLE_TIMES
                inside -= 1
            self.pen(size, size)
            i += 1

    def pen(self, sheep: i64, others: i64) -> None:
        """A place for animals of one kind: so many sheep, or so many of any other kind."""
        caps = append(self.caps, sheep)
        k: i64 = 1
        while k < self.kinds:
            caps = append(caps, others)
            k += 1
        self.caps = caps

    def close(self) -> None:
        """Reduce pastures, stables, cards and pets to pastures of one kind and single places."""
        caps = self.caps
        self.penned = self.singles + self.more * (self.yards + self.reserves)
        i: i64 = 0
        n: i64 = len(self.cells)
        while i < n:
            size = caps[self.kinds * i]
            size = (self.small_holds if size == self.small else size) + self.more
            k: i64 = 0
            while k < self.kinds:
                caps[self.kinds * i + k] = size
                k += 1
            caps[self.kinds * i] += self.more_sheep
            if self.mixed:
                self.singles += size
            i += 1
        self.sizes = caps
        self.singles += self.more * self.yards
        if self.kinds == LISTED:
            self.singles += self.more * self.reserves
        else:
            self.tame += self.more * self.reserves
        self.own[0] += self.more_sheep * self.reserves
        if self.more_sheep:
            self.swaps = self.yards + n if self.mixed else self.yards
        self.caps = caps[self.kinds * n :] if self.mixed else caps[:]
        if not self.shut:
            self.singles += self.pets
        loose = self.stables
        if self.big_stable > 0 and loose > 0:
            loose -= 1
            self.pen(self.big_stable, self.big_stable)
        while self.stable_sheep > 1 and loose > 0:
            loose -= 1
            self.pen(self.stable_sheep, 1)
        self.singles += loose

    def hold(self, herd: vec[i64]) -> bool:
        """Is there room for so many of each kind?"""
        return self.placed(self.caps, self.singles, self.own[0], herd)

    def hold_mixed(self, herd: vec[i64]) -> bool:
        """Would these find room if every pasture could hold several kinds?"""
        room: i64 = self.singles  # for any animal
        lambs: i64 = self.own[0]  # besides, for sheep only
        i: i64 = 0
        while i < len(self.caps):
            room += self.caps[i + 1]
            lambs += self.caps[i] - self.caps[i + 1]
            i += self.kinds
        return self.placed(vec[i64](), room, lambs, herd)

    def placed(self, caps: vec[i64], singles: i64, lambs: i64, herd: vec[i64]) -> bool:
        rest = herd[:]
        k: i64 = 1
        while k < self.kinds:
            rest[k] -= self.own[k]
            k += 1
        k = 0
        while k <= self.swaps:
            rest[0] = herd[0] - lambs - k * (1 + self.more_sheep)
            if spread(caps, 0, singles - k, self.wild, self.tame, rest):
                return True
            k += 1
        return False

    def choices(self, herd: vec[i64]) -> list[vec[i64]]:
        """What can be kept of so many animals: all choices of which no other keeps more of everything."""
        found: list[vec[i64]] = []
        self.choose(herd, 0, herd[:], found)
        return found

    def choose(self, herd: vec[i64], k: i64, kept: vec[i64], found: list[vec[i64]]) -> None:
        """How many of the k-th kind and of those after it, if so many of the others are kept."""
        n = herd[k]
        while n >= 0:
            kept[k] = n
            if k < self.kinds - 1:
                self.choose(herd, k + 1, kept, found)
            elif self.hold(kept):
                if not beaten(found, kept):
                    found.append(kept[:])
                return
            n -= 1


def alone(singles: i64, wild: i64, tame: i64, herd: vec[i64]) -> bool:
    """Do single places hold these? `wild`: places besides that take no sheep, `tame`: that take only the kinds of the
    base game."""
    sheep: i64 = 0
    if herd[0] > 0:
        sheep = herd[0]
    rest: i64 = sheep
    others: i64 = 0  # of kinds that the base game does not have
    k: i64 = 1
    while k < len(herd):
        if herd[k] > 0:
            rest += herd[k]
            if k >= LISTED:
                others += herd[k]
        k += 1
    return rest <= singles + wild + tame and sheep <= singles + tame and others <= singles + wild


def spread(pastures: vec[i64], i: i64, singles: i64, wild: i64, tame: i64, herd: vec[i64]) -> bool:
    """Do the pastures from the i-th on, and the single places, hold these? Each pasture is tried with each kind; the
    herd is left as it was."""
    if alone(singles, wild, tame, herd):
        return True
    if i == len(pastures):
        return False
    kinds: i64 = len(herd)
    k: i64 = 0
    while k < kinds:
        n = herd[k]
        if n > 0:
            herd[k] = n - pastures[i + k]
            held = spread(pastures, i + kinds, singles, wild, tame, herd)
            herd[k] = n
            if held:
                return True
        k += 1
    return False


def beaten(found: list[vec[i64]], herd: vec[i64]) -> bool:
    """Does one of the herds found have at least as many of each kind?"""
    for other in found:
        k: i64 = 0
        while k < len(herd) and other[k] >= herd[k]:
            k += 1
        if k == len(herd):
            return True
    return False
