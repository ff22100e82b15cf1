# compiled
"""What animals find room on a farm (§11.1)."""

from __future__ import annotations

from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.packing import beaten, packed, spread
from tilth.kernel.native import append, i64, vec


class Places:
    """What animals find room on a farm. Cards change it (`Holder`)."""

    def __init__(self, pastures: vec[i64], stables: i64, grazed: i64, rooms: i64) -> None:
        self.cells: vec[i64] = pastures
        self.caps: vec[i64] = vec[i64]()  # for each pasture: of sheep, of boar, of cattle
        self.sizes: vec[i64] = self.caps  # the same, once closed, even where kinds may be mixed
        i: i64 = 0
        n: i64 = len(pastures)
        while i < n:
            size = 2 * count(pastures[i])
            inside = count(pastures[i] & stables)
            while inside > 0:
                size *= 2
                inside -= 1
            self.caps = append(append(append(self.caps, size), size), size)
            i += 1
        self.pets: i64 = 1
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
        self.yards: i64 = 0  # cards that hold animals of any kind; their places stand in `singles`
        self.reserves: i64 = 0  # cards that hold some of each kind; their places stand in `own`
        self.own: vec[i64] = vec[i64]([0, 0, 0])  # places for one kind
        self.penned: i64 = 0  # once closed: how many of the single places are on cards
        self.mixed: bool = False  # may a pasture hold several kinds?
        self.swaps: i64 = 0  # in so many pens a place for any animal may become 1 + more_sheep places for sheep

    def close(self) -> None:
        """Reduce pastures, stables, cards and pets to pastures of one kind and single places."""
        caps = self.caps
        self.penned = self.singles + self.more * (self.yards + self.reserves)
        i: i64 = 0
        n: i64 = len(self.cells)
        while i < n:
            size = caps[3 * i]
            size = (self.small_holds if size == self.small else size) + self.more
            caps[3 * i] = size + self.more_sheep
            caps[3 * i + 1] = size
            caps[3 * i + 2] = size
            if self.mixed:
                self.singles += size
            i += 1
        self.sizes = caps
        self.singles += self.more * (self.yards + self.reserves)
        self.own[0] += self.more_sheep * self.reserves
        if self.more_sheep:
            self.swaps = self.yards + (n if self.mixed else 0)
        self.caps = vec[i64]() if self.mixed else caps[:]
        if not self.shut:
            self.singles += self.pets
        loose = self.stables
        if self.big_stable > 0 and loose > 0:
            loose -= 1
            self.caps = append(append(append(self.caps, self.big_stable), self.big_stable), self.big_stable)
        while self.stable_sheep > 1 and loose > 0:
            loose -= 1
            self.caps = append(append(append(self.caps, self.stable_sheep), 1), 1)
        self.singles += loose

    def hold(self, sheep: i64, boar: i64, cattle: i64) -> bool:
        own = self.own
        k: i64 = 0
        while k <= self.swaps:
            lambs = own[0] + k * (1 + self.more_sheep)
            if spread(self.caps, 0, self.singles - k, sheep - lambs, boar - own[1], cattle - own[2]):
                return True
            k += 1
        return False

    def hold_mixed(self, sheep: i64, boar: i64, cattle: i64) -> bool:
        """Would these find room if every pasture could hold several kinds?"""
        room: i64 = self.singles  # for any animal
        lambs: i64 = self.own[0]  # besides, for sheep only
        i: i64 = 0
        while i < len(self.caps):
            room += self.caps[i + 1]
            lambs += self.caps[i] - self.caps[i + 1]
            i += 3
        k: i64 = 0
        while k <= self.swaps:
            lone = sheep - lambs - k * (1 + self.more_sheep)
            if spread(vec[i64](), 0, room - k, lone, boar - self.own[1], cattle - self.own[2]):
                return True
            k += 1
        return False

    def choices(self, sheep: i64, boar: i64, cattle: i64) -> vec[i64]:
        """What can be kept of so many animals: all choices of which no other keeps more of everything."""
        found = vec[i64]()
        s = sheep
        while s >= 0:
            b = boar
            while b >= 0:
                c = cattle
                while c >= 0 and not self.hold(s, b, c):
                    c -= 1
                if c >= 0 and not beaten(found, s, b, c):
                    found = append(found, packed(s, b, c))
                b -= 1
            s -= 1
        return found
