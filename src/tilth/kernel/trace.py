# compiled
"""What a position is made of, number by number: mixed into one to find it again, or written out to compare it."""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import append, i64, mypyc_attr, vec
from tilth.kernel.vecs import joined

WORD: Final[i64] = 4294967295  # 32 bits
FIRST_FACTOR: Final[i64] = 739982445
SECOND_FACTOR: Final[i64] = 1597334677
PLACE_FACTOR: Final[i64] = 40503
KEY_BITS: Final[i64] = 31  # of each half, so that a key is a small number everywhere


@mypyc_attr(allow_interpreted_subclasses=True)
class Trace:
    """Mixes numbers into a key of 62 bits: the same on every machine, compiled or not."""

    def __init__(self) -> None:
        self.a: i64 = 1
        self.b: i64 = 2

    def number(self, n: i64) -> None:
        """Each step can be undone if `n` is known, so that what differed once stays different."""
        low = n & WORD
        high = (n >> 32) & WORD
        a = (((self.a ^ low) * FIRST_FACTOR) + high) & WORD
        b = ((((self.b ^ high) + low) & WORD) * SECOND_FACTOR) & WORD
        self.a = a ^ (a >> 15)
        self.b = b ^ (b >> 13)

    def numbers(self, row: vec[i64]) -> None:
        """As `number` for how many there are and for each: written out, because whole moves live on keys."""
        n: i64 = len(row)
        self.number(n)
        one = self.a
        two = self.b
        i: i64 = 0
        while i < n:
            low = row[i] & WORD
            high = (row[i] >> 32) & WORD
            a = (((one ^ low) * FIRST_FACTOR) + high) & WORD
            b = ((((two ^ high) + low) & WORD) * SECOND_FACTOR) & WORD
            one = a ^ (a >> 15)
            two = b ^ (b >> 13)
            i += 1
        self.a = one
        self.b = two

    def few(self, row: vec[i64]) -> None:
        """A row in which most are 0: those that are not, with their places."""
        one = self.a
        two = self.b
        n: i64 = len(row)
        i: i64 = 0
        while i < n:
            number = row[i]
            if number != 0:
                low = number & WORD
                high = (number >> 32) & WORD
                a = (((one ^ low) * FIRST_FACTOR) + high + i * PLACE_FACTOR) & WORD
                b = ((((two ^ high) + low + i) & WORD) * SECOND_FACTOR) & WORD
                one = a ^ (a >> 15)
                two = b ^ (b >> 13)
            i += 1
        self.a = one
        self.b = two
        self.number(-1)

    def few_rows(self, rows: list[vec[i64]]) -> None:
        """Rows of which most are empty: those that are not, with their places."""
        n: i64 = len(rows)
        i: i64 = 0
        while i < n:
            if len(rows[i]) > 0:
                self.number(i)
                self.numbers(rows[i])
            i += 1
        self.number(-1)

    def rows(self, rows: list[vec[i64]]) -> None:
        self.number(len(rows))
        for row in rows:
            self.numbers(row)

    def key(self) -> int:
        half = WORD >> (32 - KEY_BITS)
        return int(((self.a & half) << KEY_BITS) | (self.b & half))


class Written(Trace):
    """All numbers one after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.found: vec[i64] = vec[i64]()

    def number(self, n: i64) -> None:
        self.found = append(self.found, n)

    def numbers(self, row: vec[i64]) -> None:
        self.found = joined(append(self.found, len(row)), row)

    def few(self, row: vec[i64]) -> None:
        self.numbers(row)
