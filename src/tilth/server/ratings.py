"""Ratings of people, after every game between people: Weng and Lin's update for the Plackett-Luce model."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

__all__ = ["NEW", "Rating", "rated"]

BETA = 25 / 6
LEAST = 0.0001  # a deviation never falls below this share of what it was


class Rating(NamedTuple):
    """A guess at somebody's strength, and how unsure it is."""

    mu: float
    sigma: float
    games: int = 0


NEW = Rating(25.0, 25 / 3)


def rated(players: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which player k came out at `ranks[k]`; equal ranks are ties."""
    c = math.sqrt(sum(p.sigma**2 + BETA**2 for p in players))
    weights = [math.exp(p.mu / c) for p in players]
    # For each player: everybody who came out no better, and how many tied there.
    worse = [sum(w for w, other in zip(weights, ranks) if other >= rank) for rank in ranks]
    tied = [sum(1 for other in ranks if other == rank) for rank in ranks]
    after = []
    for i, player in enumerate(players):
        omega = delta = 0.0
        for q, rank in enumerate(ranks):
            if rank > ranks[i]:
                continue
            share = weights[i] / worse[q]
            omega += ((1 - share) if q == i else -share) / tied[q]
            delta += share * (1 - share) / tied[q]
        gain = player.sigma**2 / c
        shrink = player.sigma / c * player.sigma**2 / c**2 * delta
        sigma = player.sigma * math.sqrt(max(1 - shrink, LEAST))
        after.append(Rating(player.mu + gain * omega, sigma, player.games + 1))
    return after
