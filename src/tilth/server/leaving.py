"""Leaving a game under way, and coming back: who may ask for it, and what becomes of the seats.

A seat is never given to another person. A bot plays it on, knowing what that seat knows; whoever has resigned sees what
a spectator sees.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from tilth import bots
from tilth.kernel.game import Game
from tilth.kernel.shape import shown
from tilth.records.reading import ABOUT_ALL, ABOUT_SEATS, AWAY, BACK, CLOSED, ENDED, HANDED, RESIGNED
from tilth.server.errors import BadRequest, Closed, NoTable, NotYours, Stale
from tilth.server.live import MOST_ROWS
from tilth.server.seating import BOT, MINUTE, PERSON, Person, Seat, TableInfo

__all__ = [
    "IDLE",
    "Change",
    "Wish",
    "as_record",
    "closable",
    "closes",
    "comes_back",
    "from_record",
    "hands_over",
    "is_leaving",
    "judged",
    "resigns",
    "stands_in",
]

IDLE = 7 * 24 * 60  # minutes without a move, after which a host may close a game that others play
NOBODY = -1


class Change(NamedTuple):
    """What happens around a game: the seats after it, whom it is about, how it is told, and whether the game ends."""

    seats: list[Seat]
    seat: int
    what: str
    ends: bool = False


Wish = Callable[[TableInfo, int], Change]  # what somebody asks, judged by the table as it is and the time


def own(info: TableInfo, person: Person, word: str | None) -> int:
    """The seat of this person that is meant: the one named, or the only one."""
    mine = info.seats_of(person.id)
    seat = info.chair(word) if word is not None else mine[0] if len(mine) == 1 else None
    if seat is None or seat not in mine:
        raise NotYours("you have no seat that could do this" if seat is None else "that seat is not yours")
    return seat


def with_seat(info: TableInfo, at: int, seat: Seat) -> list[Seat]:
    return [seat if k == at else other for k, other in enumerate(info.seats)]


def level(bot: str | None) -> str:
    """The bot that was chosen, or who plays unless somebody says otherwise."""
    if bot is not None and bot not in bots.names():
        raise BadRequest(f"there is no bot {shown(bot)}; there is {', '.join(bots.offered())}")
    return bot or bots.usual()


def resigns(person: Person, word: str | None, bot: str | None = None) -> Wish:
    """Leave for good. A bot plays on as long as anybody is there; when the last one leaves, the game ends."""

    def wish(info: TableInfo, at: int) -> Change:
        seat = own(info, person, word)
        before = info.seats[seat]
        left = before.person_id if before.kind == PERSON else None  # a hot seat is the host's, who sees the table
        after = Seat(BOT, None, before.name, level(bot), before.pace, left, info.version + 1)
        seats = with_seat(info, seat, after)
        if not replace(info, seats=seats).people:
            return Change(list(info.seats), seat, ENDED, ends=True)
        return Change(seats, seat, f"{RESIGNED}:{after.bot}")

    return wish


def hands_over(person: Person, word: str | None, bot: str | None = None) -> Wish:
    """Let a bot play until one comes back."""

    def wish(info: TableInfo, at: int) -> Change:
        seat = own(info, person, word)
        if info.version > MOST_ROWS:  # whoever opens the table has to read them all
            raise Closed("seats have gone back and forth too often at this table")
        return stood_in(info, seat, HANDED, level(bot))

    return wish


def stood_in(info: TableInfo, seat: int, what: str, bot: str) -> Change:
    if info.seats[seat].held:
        raise Closed("a bot plays there already")
    return Change(with_seat(info, seat, replace(info.seats[seat], bot=bot)), seat, f"{what}:{bot}")


def comes_back(person: Person, word: str | None) -> Wish:
    def wish(info: TableInfo, at: int) -> Change:
        seat = own(info, person, word)
        if not info.seats[seat].held:
            raise Closed("no bot plays there")
        return Change(with_seat(info, seat, replace(info.seats[seat], bot=None)), seat, BACK)

    return wish


def stands_in(person: Person, word: str, bot: str | None = None) -> Wish:
    """Others who sit there, or the host, let a bot play for somebody who has not moved for as long as was agreed. How
    well it plays is said by the host: others would choose for themselves."""

    def wish(info: TableInfo, at: int) -> Change:
        seat = info.chair(word)
        if info.host_id != person.id and not info.seats_of(person.id):
            raise NotYours("only who sits here may ask for that")
        if info.turn_seat != seat or info.stand_in_from is None or at < info.stand_in_from:
            raise Closed("this seat has not kept the others waiting for long enough")
        if info.host_id != person.id and level(bot) != bots.usual():
            raise NotYours("only the host of the table chooses which bot plays for somebody else")
        return stood_in(info, seat, AWAY, level(bot))

    return wish


def closes(person: Person) -> Wish:
    """A host ends a game that nobody plays any more. It counts for nobody."""

    def wish(info: TableInfo, at: int) -> Change:
        if info.host_id != person.id:
            raise NotYours("only the host of the table may do that")
        if not closable(info, at):
            raise Closed("somebody plays here; a game can be closed when nobody has moved for a week")
        return Change(list(info.seats), NOBODY, CLOSED, ends=True)

    return wish


def closable(info: TableInfo, at: int) -> bool:
    """Has nobody moved for so long that the host may close the table?"""
    return info.status == "playing" and at >= info.since + IDLE * MINUTE


def judged(wish: Wish, info: TableInfo, person: Person, edition: int, at: int) -> Change:
    """What a wish comes to at the table as it is. Raises what keeps it from happening."""
    if not info.seen_by(person.id):
        raise NoTable
    if info.status != "playing":
        raise Closed("the game has not begun" if info.status == "open" else "the game is over")
    if edition != info.edition:
        raise Stale(info.version)
    return wish(info, at)


def is_leaving(what: str) -> bool:
    """Does a notice tell that somebody left or came back, or that the game stopped?"""
    return what.partition(":")[0] in (*ABOUT_SEATS, *ABOUT_ALL)


def as_record(what: str, letter: str) -> str:
    """Such a notice as a line of a record says it."""
    word, *bot = what.split(":")
    return word if word in ABOUT_ALL else " ".join([letter, word, *bot])


def from_record(words: str, game: Game) -> tuple[int, str]:
    """The seat and the notice that a line of a record stands for."""
    first, *rest = words.lower().split()
    seat = game.voice.seat_number(first)
    return (NOBODY, first) if seat is None else (seat, ":".join(rest))
