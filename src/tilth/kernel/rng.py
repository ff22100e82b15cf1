# compiled
"""A small generator owned by whoever drives a game: the same numbers on every machine, compiled or not."""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import i64

M1: Final[i64] = 2147483563
A1: Final[i64] = 40014
M2: Final[i64] = 2147483399
A2: Final[i64] = 40692


class Rng:
    """L'Ecuyer's combined generator: two 31-bit states, so that no product passes 63 bits."""

    def __init__(self, seed: int) -> None:
        # Spread neighbouring seeds apart before the first draw.
        mixed: int = (seed * 6364136223846793005 + 1442695040888963407) % 4611685301167870637
        self.x: i64 = mixed % 2147483562 + 1
        self.y: i64 = mixed // 2147483563 % 2147483398 + 1
        i: i64 = 0
        while i < 4:
            self.next()
            i += 1

    def next(self) -> i64:
        """The next number, 0 to M1 - 2."""
        self.x = self.x * A1 % M1
        self.y = self.y * A2 % M2
        z = self.x - self.y
        return z if z >= 0 else z + M1 - 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n below 2**31."""
        return self.next() * n // M1

    def copy(self) -> Rng:
        twin = Rng(0)
        twin.x = self.x
        twin.y = self.y
        return twin
