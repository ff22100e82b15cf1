"""Ratings of people, after every game between people: Weng and Lin's update for the Plackett-Luce model."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from tilth.server.models import ratings

__all__ = ["NEW", "Finished", "Rating", "count", "rated"]

BETA = 25 / 6
LEAST = 0.0001  # a deviation never falls below this share of what it was


class Rating(NamedTuple):
    """A guess at somebody's strength, and how unsure it is."""

    mu: float
    sigma: float
    games: int = 0


class Finished(NamedTuple):
    """A game between people that is over: who sat there, and where they came out."""

    game: str
    people: Sequence[str]
    ranks: Sequence[int]


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


def count(connection: sa.Connection, insert_once: Any, games: Sequence[Finished]) -> None:
    """Let these games count. Whoever ends a game of the same people at the same time waits and counts after this."""
    keys = sorted({(person_id, over.game) for over in games for person_id in over.people})
    if not keys:
        return
    own = ratings.c.person_id, ratings.c.game
    fresh = {"mu": NEW.mu, "sigma": NEW.sigma, "games": NEW.games}
    connection.execute(insert_once, [{"person_id": person_id, "game": game, **fresh} for person_id, game in keys])
    rows = connection.execute(sa.select(ratings).where(sa.tuple_(*own).in_(keys)).order_by(*own).with_for_update())
    known = {(row.person_id, row.game): Rating(row.mu, row.sigma, row.games) for row in rows}
    for over in games:
        before = [known[person_id, over.game] for person_id in over.people]
        after = rated(before, over.ranks)
        known |= {(person_id, over.game): rating for person_id, rating in zip(over.people, after)}
    for person_id, game in keys:
        mine = (ratings.c.person_id == person_id) & (ratings.c.game == game)
        connection.execute(ratings.update().where(mine).values(known[person_id, game]._asdict()))
