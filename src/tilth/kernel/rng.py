# compiled
"""Where chance comes from: a small generator that simulations can copy, and the system's own luck for people."""

from __future__ import annotations

import secrets
from typing import Final

from tilth.kernel.native import i64, vec

WORD: Final[i64] = 4294967295  # 32 bits
MIXED: Final[i64] = 16  # steps after which neighbouring seeds have nothing in common


class Rng:
    """The same numbers on every machine, compiled or not: four words of 32 bits, mixed by sums and shifts (sfc32).

    Fast and even, and without the linear structure by which few numbers of a simpler generator betray the rest; but
    whoever knows the four words knows all that comes. Games of people take `Luck`.
    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed % 4294967296
        self.b: i64 = seed // 4294967296 % 4294967296
        self.c: i64 = seed // 18446744073709551616 % 4294967296
        self.count: i64 = 1
        i: i64 = 0
        while i < MIXED:
            self.next()
            i += 1

    def next(self) -> i64:
        """The next number of 32 bits."""
        b = self.b
        c = self.c
        found = (self.a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + found) & WORD
        return found

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n below 2**31."""
        return (self.next() * n) >> 32

    def copy(self) -> Rng:
        twin = Rng(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.count = self.count
        return twin


class Luck(Rng):
    """Chance at a table of people: every number comes from the operating system when it is drawn, and none before."""

    def __init__(self) -> None:
        super().__init__(0)

    def next(self) -> i64:
        return secrets.randbits(32)

    def below(self, n: i64) -> i64:
        return secrets.randbelow(n)

    def copy(self) -> Rng:
        return self


def shuffle(numbers: vec[i64], rng: Rng) -> None:
    """Put the numbers into any order, in place."""
    i: i64 = len(numbers) - 1
    while i > 0:
        j = rng.below(i + 1)
        number = numbers[i]
        numbers[i] = numbers[j]
        numbers[j] = number
        i -= 1
