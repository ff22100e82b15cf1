"""Who sits where: what a table is before and around its game."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any

from tilth import bots, games
from tilth.kernel.game import Game
from tilth.play.company import company
from tilth.server.errors import BadRequest, Closed, NoTable, NotYours

__all__ = [
    "PACES",
    "PATIENCE",
    "Person",
    "Place",
    "Seat",
    "TableInfo",
    "fresh_code",
    "fresh_id",
    "game_of",
    "make_seats",
]

KINDS = OPEN, PERSON, BOT, HOTSEAT = "open", "person", "bot", "hotseat"
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that are taken for another
LONGEST_NAME = 40
PACES = {"": 1.0, "none": 0.0, "short": 1.0, "long": 3.0}  # times the usual pause of a bot
# Minutes without a move of somebody whose turn it is, until the others may let a bot play for them; 0: they may not.
PATIENCE = USUAL_PATIENCE, *_ = 60, 10, 24 * 60, 3 * 24 * 60, 0
MINUTE = 60_000  # milliseconds


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
    bot: str | None = None  # who plays here; at the seat of a person, until that person comes back
    pace: str = ""  # how hastily a bot moves, one of PACES
    left: str | None = None  # who has resigned from it, called `name`
    left_at: int = 0  # the row of the journal that says so; without `left`, it was a hot seat
    coach: bool = False  # it wants to be told what matters, and to be warned
    help: bool = False  # whoever sits here agrees that those who play may ask for help
    helped: bool = False  # all have agreed while this game was played

    def plain(self) -> dict[str, Any]:
        plain = {"kind": self.kind, "person_id": self.person_id, "name": self.name, "bot": self.bot}
        told = {"pace": self.pace, "left": self.left, "left_at": self.left_at}
        told |= {"coach": self.coach, "help": self.help, "helped": self.helped}
        return plain | {key: value for key, value in told.items() if value}

    @property
    def held(self) -> bool:
        """Does a bot play for somebody who may come back?"""
        return self.person_id is not None and self.bot is not None


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
    status: str  # open, playing, over; closed, if the game never began
    version: int
    edition: int
    host_id: str
    turn_seat: int | None = None  # who must decide
    result: Any = None
    next_id: str | None = None
    created: int = 0
    updated: int = 0
    since: int = 0  # when the seat that must decide last moved, or its turn began
    patience: int = USUAL_PATIENCE  # minutes until others may let a bot play for it
    round: int = 0
    study: str = ""  # what is studied here, kind/name: then nobody else moves, and no list shows the table
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
            since=row["since"],
            patience=row["patience"],
            round=row["round"],
            study=row["study"],
        )

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The letters of the seats, as moves and records call them."""
        return seat_letters(self.game, len(self.seats))

    def bot_names(self, lang: str) -> Sequence[str]:
        """What bots on these seats are called."""
        return company(self.id, len(self.seats), lang)

    @property
    def pace(self) -> str:
        """How hastily the bots of this table move; nothing, if there are none."""
        return next((seat.pace or "short" for seat in self.seats if seat.bot), "")

    def check_host(self, person: Person) -> None:
        if not self.seen_by(person.id):
            raise NoTable
        if self.host_id != person.id:
            raise NotYours("only the host of the table may do that")

    def seated(self, person: Person, word: str | None, code: str | None) -> list[Seat] | None:
        """The seats, if this person takes the one named, or the first free one; None, if they sit there."""
        if not self.seen_by(person.id) and (code or "").strip().upper() != self.code:
            raise NoTable
        seat = None if word is None else self.chair(word)
        mine = self.seats_of(person.id)
        if mine and (seat is None or seat in mine):
            return None
        free = [k for k, chair in enumerate(self.seats) if chair.kind == OPEN]
        if self.status != "open" or not free:
            raise Closed("there is no free seat at this table")
        if seat is not None and seat not in free:
            raise Closed("that seat is taken")
        seats = list(self.seats)
        for k in mine:
            if seats[k].kind == PERSON:  # who moves to another seat leaves the one before
                seats[k] = Seat()
        seats[free[0] if seat is None else seat] = Seat(PERSON, person.id, person.name)
        return seats

    def without(self, person: Person) -> list[Seat] | None:
        """The seats, if this person gets up before the game begins; None, if they had none."""
        if not self.seen_by(person.id):
            raise NoTable
        if self.status != "open":
            raise Closed("the game has begun")
        seats = [Seat() if seat.person_id == person.id else seat for seat in self.seats]
        return seats if seats != list(self.seats) else None

    def arranged(self, host: Person, word: str, wanted: Mapping[str, Any]) -> list[Seat]:
        """The seats, if the host wants one of them to be something else."""
        self.check_host(host)
        if self.status != "open":
            raise Closed("the game has begun")
        seat = self.chair(word)
        seats = list(self.seats)
        if seats[seat].person_id not in (None, host.id):
            raise NotYours("somebody sits there")
        seats[seat] = make_seat(wanted, host)
        if sum(chair.kind == PERSON and chair.person_id == host.id for chair in seats) > 1:
            raise BadRequest("one seat can be yours; more at this screen are hot seats")
        return seats

    def closes(self, person: Person) -> bool:
        """Is there something to close for this host? Only a game that has not begun."""
        self.check_host(person)
        if self.status not in ("open", "closed"):
            raise Closed("the game has begun")
        return self.status == "open"

    def paced(self, person: Person, word: str) -> list[Seat] | None:
        """The seats, if this person wants bots to pause so long; None, if they do."""
        if not self.seen_by(person.id):
            raise NoTable
        if self.host_id != person.id and not self.seats_of(person.id):
            raise NotYours("you have no seat that could do this")
        if not word or word not in PACES:
            raise BadRequest(f"the pauses of bots are {', '.join(filter(None, PACES))}, not {word!r}")
        seats = [replace(seat, pace=word) if seat.bot else seat for seat in self.seats]
        return seats if seats != list(self.seats) else None

    def called(self, lang: str) -> dict[str, str]:
        """Who sat where, for a record: people by their names, bots by theirs and their level."""
        bot_names = self.bot_names(lang)
        return {
            letter: f"{bot_names[k]} ({seat.bot})" if seat.kind == BOT and not seat.left else seat.name or letter
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

    def shares_screen(self, person_id: str | None) -> bool:
        """Do several people look at this person's screen? Whoever resigned there may still do so."""
        mine = self.seats_of(person_id)
        if len(mine) != 1:
            return len(mine) > 1
        for seat in self.seats:
            if seat.left_at and (seat.left == person_id or (seat.left is None and self.host_id == person_id)):
                return True
        return False

    def seen_by(self, person_id: str | None) -> bool:
        """May this person know of the table at all?"""
        if self.public or person_id is None:
            return self.public
        if person_id == self.host_id:
            return True
        return any(person_id in (seat.person_id, seat.left) for seat in self.seats)

    def seats_again(self) -> list[Seat]:
        """The seats for another game: whoever a bot has played for is back, and bots stay where somebody resigned."""
        seats = [replace(seat, help=False, helped=False) for seat in self.seats]
        again = [replace(seat, bot=None, pace="") if seat.held else replace(seat, left=None) for seat in seats]
        return [replace(seat, name=str(seat.bot), left_at=0) if seat.kind == BOT else seat for seat in again]

    @property
    def people(self) -> set[str]:
        """Who sits there, and has not resigned."""
        return {seat.person_id for seat in self.seats if seat.person_id is not None}

    @property
    def humans(self) -> list[Seat]:
        """The seats that people play."""
        return [seat for seat in self.seats if seat.person_id is not None]

    @property
    def helps(self) -> bool:
        """May those who play ask for hints and a coach? Alone, against bots and all at one screen they may; otherwise
        if all agree. What is studied has hints of its own."""
        return not self.study and self.agreed

    @cached_property
    def agreed(self) -> bool:
        people = len(self.people)
        return people == 1 or (people > 1 and all(seat.help for seat in self.humans))

    def coached(self, seat: int | None) -> bool:
        """Does this seat have a coach?"""
        return seat is not None and self.seats[seat].coach and self.helps

    def waits_for(self, person_id: str | None) -> bool:
        """Must this person decide now?"""
        if self.status != "playing" or self.turn_seat is None or person_id is None:
            return False
        seat = self.seats[self.turn_seat]
        return seat.person_id == person_id and not seat.held

    @property
    def stand_in_from(self) -> int | None:
        """From when on others may let a bot play for whoever must decide; None, if never."""
        seat = None if self.turn_seat is None or self.status != "playing" else self.seats[self.turn_seat]
        if seat is None or seat.person_id is None or seat.held or not self.patience:
            return None
        return self.since + self.patience * MINUTE

    def marked_for(self, person_id: str) -> TableInfo:
        return replace(self, your_turn=self.waits_for(person_id))


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


def waiting_time(minutes: int) -> int:
    """How long others wait for somebody, if it is one of the times that can be agreed."""
    if minutes not in PATIENCE:
        raise BadRequest(f"others wait for {', '.join(map(str, sorted(PATIENCE)))} minutes, not for {minutes}")
    return minutes


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
