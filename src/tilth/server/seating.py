"""Who sits where: what a table is before and around its game."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from tilth import bots, games
from tilth.kernel.game import Game
from tilth.play.company import company
from tilth.server.errors import BadRequest, NoTable, NotYours

__all__ = ["PACES", "Person", "Place", "Seat", "TableInfo", "fresh_code", "fresh_id", "game_of", "make_seats"]

KINDS = OPEN, PERSON, BOT, HOTSEAT = "open", "person", "bot", "hotseat"
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that are taken for another
LONGEST_NAME = 40
PACES = {"": 1.0, "none": 0.0, "short": 1.0, "long": 3.0}  # times the usual pause of a bot


@dataclass(frozen=True)
class Person:
    """Somebody at this server: a guest, or somebody with an account."""

    id: str
    name: str
    lang: str = "en"
    registered: bool = False


@dataclass(frozen=True)
class Seat:
    """One seat of a table. A hot seat belongs to a person who lets others use the same screen."""

    kind: str = OPEN
    person_id: str | None = None
    name: str = ""
    bot: str | None = None
    pace: str = ""  # how hastily a bot moves, one of PACES

    def plain(self) -> dict[str, Any]:
        plain = {"kind": self.kind, "person_id": self.person_id, "name": self.name, "bot": self.bot}
        return plain | ({"pace": self.pace} if self.pace else {})


@dataclass(frozen=True)
class TableInfo:
    """A table as a list of tables shows it: nothing of the game that not everybody may know."""

    id: str
    code: str
    game: str
    options: Mapping[str, Any]
    rules_version: int
    seats: Sequence[Seat]
    public: bool
    status: str  # open, playing, over
    version: int
    edition: int
    host_id: str
    turn_seat: int | None = None  # who must decide
    result: Any = None
    next_id: str | None = None
    created: int = 0
    updated: int = 0
    your_turn: bool = field(default=False, compare=False)  # for the person a listing is made for

    @classmethod
    def of_row(cls, row: Mapping[str, Any]) -> TableInfo:
        return cls(
            id=row["id"],
            code=row["code"],
            game=row["game"],
            options=row["options"],
            rules_version=row["rules_version"],
            seats=[Seat(**seat) for seat in row["seats"]],
            public=bool(row["public"]),
            status=row["status"],
            version=row["version"],
            edition=row["edition"],
            host_id=row["host_id"],
            turn_seat=row["turn"],
            result=row["result"],
            next_id=row["next_id"],
            created=row["created"],
            updated=row["updated"],
        )

    @property
    def seat_names(self) -> list[str]:
        """The letters of the seats, as moves and records call them."""
        return list(seat_letters(self.game, len(self.seats)))

    def bot_names(self, lang: str) -> list[str]:
        """What bots on these seats are called."""
        return company(self.id, len(self.seats), lang)

    @property
    def pace(self) -> str:
        """How hastily the bots of this table move; nothing, if there are none."""
        return next((seat.pace or "short" for seat in self.seats if seat.kind == BOT), "")

    def paced(self, person: Person, word: str) -> list[Seat] | None:
        """The seats, if this person wants bots to pause so long; None, if they do."""
        if not self.seen_by(person.id):
            raise NoTable
        if self.host_id != person.id and not self.seats_of(person.id):
            raise NotYours("you have no seat that could do this")
        if not word or word not in PACES:
            raise BadRequest(f"the pauses of bots are {', '.join(filter(None, PACES))}, not {word!r}")
        seats = [replace(seat, pace=word) if seat.kind == BOT else seat for seat in self.seats]
        return seats if seats != list(self.seats) else None

    def called(self, lang: str) -> dict[str, str]:
        """Who sits where, for a record: people by their names, bots by theirs and their level."""
        bot_names = self.bot_names(lang)
        return {
            letter: f"{bot_names[k]} ({seat.bot})" if seat.kind == BOT else seat.name or letter
            for k, (letter, seat) in enumerate(zip(self.seat_names, self.seats))
        }

    @property
    def turn(self) -> str | None:
        """The seat that must decide, by its letter."""
        return None if self.turn_seat is None else self.seat_names[self.turn_seat]

    def chair(self, word: str) -> int:
        """A seat by its letter, or by its number as pages call it."""
        letters = self.seat_names
        if word in letters:
            return letters.index(word)
        if word.isdecimal() and word.isascii() and int(word) < len(letters):
            return int(word)
        raise BadRequest(f"there is no seat {word!r}; there are {', '.join(letters)}")

    def seats_of(self, person_id: str | None) -> list[int]:
        if person_id is None:
            return []
        return [k for k, seat in enumerate(self.seats) if seat.person_id == person_id]

    def seen_by(self, person_id: str | None) -> bool:
        """May this person know of the table at all?"""
        return self.public or (person_id is not None and (person_id == self.host_id or bool(self.seats_of(person_id))))

    def marked_for(self, person_id: str) -> TableInfo:
        mine = self.status == "playing" and self.turn_seat in self.seats_of(person_id)
        return replace(self, your_turn=mine)


@dataclass(frozen=True)
class Place:
    """Where a person is at a table: at a seat, or watching. `pass_to`: who must take the screen to decide."""

    info: TableInfo
    seat: int | None
    mine: Sequence[int] = ()
    pass_to: int | None = None


def fresh_id() -> str:
    return secrets.token_urlsafe(16)


def fresh_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


@cache
def seat_letters(game: str, players: int) -> tuple[str, ...]:
    return tuple(games.shared(game, players=players).voice.seats)


def game_of(name: str, options: Mapping[str, Any]) -> Game:
    """The game with these options. Tables that play by the same ones share it."""
    return games.shared(name, **options)


def make_seats(wanted: Sequence[Mapping[str, Any]], players: int, host: Person) -> list[Seat]:
    """The seats a host asks for: open, their own, a bot's, or a hot seat at their screen."""
    if len(wanted) != players:
        raise BadRequest(f"{len(wanted)} seats are named for {players} players")
    seats = [make_seat(seat, host) for seat in wanted]
    if sum(seat.kind == PERSON for seat in seats) > 1:
        raise BadRequest("one seat can be yours; more at this screen are hot seats")
    return seats


def make_seat(wanted: Mapping[str, Any], host: Person) -> Seat:
    kind = wanted.get("kind", OPEN)
    if kind == OPEN:
        return Seat()
    if kind == PERSON:
        return Seat(PERSON, host.id, host.name)
    if kind == HOTSEAT:
        name = wanted.get("name") or ""
        if not isinstance(name, str):
            raise BadRequest("a name is text")
        return Seat(HOTSEAT, host.id, cleaned(name))
    if kind == BOT:
        bot = wanted.get("bot")
        if bot not in bots.names():
            raise BadRequest(f"there is no bot {bot!r}; there is {', '.join(bots.offered())}")
        return Seat(BOT, None, str(bot), str(bot))
    raise BadRequest(f"a seat is one of {', '.join(KINDS)}, not {kind!r}")


def cleaned(name: str) -> str:
    """A name as it can be shown: printable, without space around it, not too long."""
    shown = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(shown.split())[:LONGEST_NAME].strip()
