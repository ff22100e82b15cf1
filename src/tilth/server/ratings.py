"""Ratings of people, after every game between people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from tilth.arena.ratings import NEW, Rating, rated
from tilth.server.models import ratings

__all__ = ["NEW", "Finished", "Rating", "count", "rated"]


class Finished(NamedTuple):
    """A game between people that is over: who sat there, and where they came out."""

    game: str
    people: Sequence[str]
    ranks: Sequence[int]


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
