"""Ratings of people, after every game between people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from tilth.arena.ratings import NEW, Rating, rated
from tilth.server.models import ratings
from tilth.server.seating import PERSON, Seat, TableInfo

__all__ = ["NEW", "Finished", "Rating", "count", "decided", "rated"]


class Finished(NamedTuple):
    """A game between people that is over: who sat there, and where they came out."""

    game: str
    people: Sequence[str]
    ranks: Sequence[int]


def decided(before: TableInfo, after: TableInfo, result: Sequence[Mapping[str, Any]] | None) -> Finished | None:
    """What ratings need to know once a game between people is decided: it is over, or all but one have resigned.

    Who stayed comes first, by rank; then those for whom a bot plays at the end; then those who resigned, the last of
    them first.
    """
    if between(before) < 2 or (result is None and between(after) > 1):
        return None  # not between people, decided before, or not yet
    if any(seat.helped for seat in after.seats):
        return None  # whoever may be helped plays for fun

    def place(k: int, seat: Seat) -> tuple[int, int]:
        return (2, -seat.left_at) if seat.left else (int(seat.held), int(result[k]["rank"]) if result else 0)

    places = {seat.left or seat.person_id: place(k, seat) for k, seat in enumerate(after.seats) if counts(seat)}
    order = sorted(set(places.values()))
    return Finished(after.game, [str(who) for who in places], [order.index(at) + 1 for at in places.values()])


def counts(seat: Seat) -> bool:
    return seat.kind == PERSON or seat.left is not None


def between(info: TableInfo) -> int:
    """How many people play against one another."""
    return len({seat.person_id for seat in info.seats if seat.kind == PERSON})


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
