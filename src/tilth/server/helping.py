"""Help at a table: who may ask for hints and a coach, and what all must agree on before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tilth.server.errors import BadRequest, Closed, NoTable, NotYours
from tilth.server.leaving import Change, Wish
from tilth.server.live import MOST_ROWS, Live
from tilth.server.register import Register
from tilth.server.seating import Person, Seat, TableInfo

__all__ = ["AGREED", "REFUSED", "agrees", "check_help", "coached", "with_first_coach"]

AGREED, REFUSED = "help-yes", "help-no"  # notices


def agrees(person: Person, yes: bool) -> Wish:
    """Somebody at a table of several people agrees that all may be helped, or does not any more."""

    def wish(info: TableInfo, at: int) -> Change:
        mine = info.seats_of(person.id)
        if not mine:
            raise NotYours("you have no seat that could do this")
        if len(info.people) < 2:
            raise BadRequest("there is nobody else to agree with: help can be had here")
        if info.version > MOST_ROWS:  # whoever opens the table has to read them all
            raise Closed("this was changed too often at this table")
        if all(info.seats[k].help == yes for k in mine):
            raise Closed("that is so already")
        seats = [replace(seat, help=yes) if k in mine else seat for k, seat in enumerate(info.seats)]
        if replace(info, seats=seats).helps:
            seats = [replace(seat, helped=True) if seat.person_id else seat for seat in seats]
        return Change(seats, mine[0], AGREED if yes else REFUSED)

    return wish


def coached(info: TableInfo, person: Person, on: bool) -> list[Seat] | None:
    """The seats, if this person wants a coach or none any more; None, if that is so."""
    if not info.seen_by(person.id):
        raise NoTable
    mine = info.seats_of(person.id)
    if not mine:
        raise NotYours("you have no seat that could do this")
    return with_coach(info.seats, mine, on)


def with_coach(seats: Sequence[Seat], mine: Sequence[int], on: bool) -> list[Seat] | None:
    changed = [replace(seat, coach=on) if k in mine else seat for k, seat in enumerate(seats)]
    return changed if changed != list(seats) else None


async def with_first_coach(info: TableInfo, register: Register, games: int) -> list[Seat] | None:
    """The seats of a game that begins, if whoever plays it alone, against bots or with others at one screen has
    finished fewer games of it than so many, and so gets a coach; None, if nothing changes."""
    if len(info.people) != 1 or not games:
        return None
    (person_id,) = info.people
    new = (await register.finished(person_id))[info.game] < games
    return with_coach(info.seats, info.seats_of(person_id), True) if new else None


def check_help(live: Live, seat: int | None, coach: bool = False) -> int:
    """The seat, if it may be helped now. Raises what keeps it from that."""
    info = live.info
    if info.status != "playing":
        raise Closed("the game is over" if info.status == "over" else "the game has not begun")
    if seat is None:
        raise NotYours("you have no seat that could do this")
    if not info.helps:
        raise NotYours("help is there alone, against bots, at one screen, and where all who play agree on it")
    if live.decider != seat or live.bot is not None:
        raise NotYours("it is not for this seat to decide now")
    if coach and not info.seats[seat].coach:
        raise Closed("this seat has no coach")
    return seat
