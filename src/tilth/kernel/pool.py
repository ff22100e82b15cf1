# compiled
"""Hidden cards, to be dealt anew."""

from __future__ import annotations

from tilth.kernel.native import append, i64, vec
from tilth.kernel.rng import Rng, shuffle
from tilth.kernel.vecs import filled, places_of


class Pool:
    """The hidden cards of each pile, shuffled. What is drawn is gone from it.

    How they lay before makes no difference: the same cards and the same dice give the same deal.
    """

    def __init__(self, hidden: vec[i64], pile_of: vec[i64], piles: i64, rng: Rng) -> None:
        """`hidden`: how many there are of each card; `pile_of`: the pile to which each belongs."""
        self.cards: i64 = len(hidden)
        self.piles: list[vec[i64]] = []
        while len(self.piles) < piles:
            self.piles.append(vec[i64]())
        cards = places_of(hidden)
        n: i64 = len(cards)
        i: i64 = 0
        while i < n:
            pile = pile_of[cards[i]]
            self.piles[pile] = append(self.piles[pile], cards[i])
            i += 1
        self.left: vec[i64] = vec[i64]()
        i = 0
        while i < piles:
            shuffle(self.piles[i], rng)
            self.left = append(self.left, len(self.piles[i]))
            i += 1

    def draw(self, pile: i64) -> i64:
        self.left[pile] -= 1
        return self.piles[pile][self.left[pile]]

    def rest(self, pile: i64) -> vec[i64]:
        """How many of each card were not drawn."""
        found = filled(self.cards, 0)
        cards = self.piles[pile]
        i: i64 = 0
        while i < self.left[pile]:
            found[cards[i]] += 1
            i += 1
        return found


def count_all(found: vec[i64], cards: vec[i64]) -> None:
    """Each of these cards once more."""
    n: i64 = len(cards)
    i: i64 = 0
    while i < n:
        found[cards[i]] += 1
        i += 1
