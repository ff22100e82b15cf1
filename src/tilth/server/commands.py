"""What can be asked of this server. Every check and every limit stands here or below, once for programs and pages."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Annotated, Any, Literal

from fastapi import Depends, Request
from pydantic import Field
from starlette.datastructures import State

from tilth import bots, games
from tilth.server.admission import Visit, visitor
from tilth.server.analyses import Analyses, Subject
from tilth.server.errors import BadRequest, NoTable
from tilth.server.events import events
from tilth.server.helping import agrees
from tilth.server.incoming import is_text
from tilth.server.leaving import Wish, closes, comes_back, hands_over, resigns, stands_in
from tilth.server.limits import Limits
from tilth.server.live import LONGEST_LINE
from tilth.server.people import People
from tilth.server.replays import Reel, Reels
from tilth.server.seat_view import Look
from tilth.server.seating import BOT, OPEN, PERSON, USUAL_PATIENCE, Person, Place, TableInfo, game_of
from tilth.server.studies import Panel, Studies
from tilth.server.tables import COMMAND_ID, Outcome, Tables

__all__ = ["Asked", "Commands", "Outcome", "check_game"]

LARGEST = 2**31 - 1
PLAYERS = "players"

# The shapes of what is asked.
Lang = Literal["en", "ru", "pt"]
Number = Annotated[int, Field(ge=0, le=LARGEST)]
Version = Annotated[Number, Field(description="The version of the table this answers.")]
Edition = Annotated[
    Number, Field(description="The edition of the table this answers: it counts who left, came back, began or ended.")
]
CommandId = Annotated[
    str, Field(pattern=f"^{COMMAND_ID.pattern}$", description="Chosen by you; the same one is never played twice.")
]
MoveWords = Annotated[str, Field(max_length=LONGEST_LINE)]
SeatWord = Annotated[str, Field(max_length=20, description="The seat's letter.")]
Code = Annotated[str, Field(max_length=40)]
Name = Annotated[str, Field(max_length=200)]
Password = Annotated[str, Field(max_length=1000)]
DepthWord = Annotated[str, Field(max_length=20, description="How carefully: quick, medium or deep.")]
GameName = Annotated[str, Field(max_length=40)]
BotName = Annotated[str, Field(max_length=40)]
Sequel = Annotated[str, Field(max_length=100)]


def check_game(name: str) -> None:
    if name not in games.names():
        raise BadRequest(f"there is no game {name!r}; there is {', '.join(games.names())}")


class Commands:
    """What one visit asks. Somebody who is nobody yet becomes a guest with the first thing that needs a person."""

    def __init__(self, state: State, visit: Visit) -> None:
        self.visit = visit
        self.tables: Tables = state.tables
        self.people: People = state.people
        self.limits: Limits = state.limits
        self.reels: Reels = state.reels
        self.analyses: Analyses = state.analyses
        self.studies: Studies = state.studies

    # -- people ------------------------------------------------------------------------------------------------------

    async def somebody(self) -> Person:
        visit = self.visit
        if visit.person is None:
            self.limits.take("people", visit.address)
            visit.become(await self.people.guest(lang=visit.lang))
        assert visit.person is not None
        return visit.person

    async def be(self, name: str | None = None, lang: str | None = None) -> None:
        """Be somebody, with another name or language if they are given."""
        person = await self.somebody()
        if name is not None or lang is not None:
            self.visit.become(await self.people.change(person, name, lang))

    async def speak(self, lang: str) -> None:
        """Another language, also for somebody who is nobody yet."""
        self.visit.speak(lang)
        if self.visit.person is not None:
            await self.be(lang=lang)

    async def register(self, name: str, password: str) -> None:
        """Make an account of this person, who keeps all games."""
        self.limits.take("login", self.visit.address)
        person = await self.somebody()
        await self.renew(await self.people.register(person, name, password))

    async def login(self, name: str, password: str) -> None:
        self.limits.take("login", self.visit.address)
        await self.renew(await self.people.login(name, password))

    async def logout(self) -> None:
        await self.renew(None)

    async def renew(self, person: Person | None) -> None:
        """This visit is over wherever it goes on, and another one begins: with another session, so another token."""
        visit = self.visit
        if visit.person_id is not None:
            await self.people.end(visit.session)
            self.tables.notices.part(visit.session)
        visit.session = secrets.token_urlsafe(12)
        visit.become(person)

    async def ratings(self) -> list[dict[str, Any]]:
        return await self.people.ratings(self.visit.person) if self.visit.person else []

    # -- before the game ---------------------------------------------------------------------------------------------

    async def listing(self) -> dict[str, list[TableInfo]]:
        """Tables of this person, open public ones, and public ones to watch."""
        return await self.tables.listing(self.visit.person)

    async def create(
        self,
        game: str,
        options: Mapping[str, Any],
        seats: Sequence[Mapping[str, Any]] | None,
        public: bool,
        patience: int = USUAL_PATIENCE,
    ) -> TableInfo:
        """A new table. Without seats named, one is this person's and the others are open."""
        person = await self.somebody()
        self.limits.take("tables", person.id)
        check_game(game)
        return await self.tables.create(person, game, options, seats, public, patience)

    async def finished(self) -> set[str]:
        """The games that this person has played to their end."""
        return set(await self.tables.register.finished(self.visit.person.id)) if self.visit.person else set()

    async def play_now(self, game: str, players: int, bot: str, options: Mapping[str, Any]) -> TableInfo:
        """A table with bots, where the game begins at once."""
        check_game(game)
        wanted = {**options, PLAYERS: players}
        game_of(game, wanted)  # before seats are made for so many
        seats = [{"kind": PERSON}, *({"kind": BOT, "bot": bot} for _ in range(players - 1))]
        info = await self.create(game, wanted, seats, False)
        return await self.start(info.id)

    async def play_on(self, game: str, options: Mapping[str, Any], position: Mapping[str, Any], seat: int) -> TableInfo:
        """A table where a game goes on from a position at once: one seat is this person's, the others are bots."""
        players = int(game_of(game, options).players)
        bot = {"kind": BOT, "bot": bots.usual()}
        info = await self.create(game, options, [{"kind": PERSON} if k == seat else bot for k in range(players)], False)
        await self.tables.place(info.id, await self.somebody(), position)
        return await self.start(info.id)

    async def invited(self, code: str) -> TableInfo:
        """The table that an invitation opens. Codes cannot be tried quickly."""
        self.limits.take("code", self.visit.address)
        info = await self.tables.by_code(code)
        if info is None:
            raise NoTable("no table has this code")
        return info

    async def sit(self, table_id: str, seat: str | None, code: str | None, name: str | None = None) -> TableInfo:
        """Take a seat: the one named, or the first open one. A private table wants its code. A guest may say a name."""
        person = await self.somebody()
        if name is not None and not person.registered:
            await self.be(name)
            person = await self.somebody()
        if not (await self.tables.info(table_id)).seen_by(person.id):
            self.limits.take("code", self.visit.address)
        return await self.tables.sit(table_id, person, seat, code)

    async def stand(self, table_id: str) -> TableInfo:
        return await self.tables.stand(table_id, await self.somebody())

    async def arrange(self, table_id: str, seat: str, wanted: Mapping[str, Any]) -> TableInfo:
        return await self.tables.arrange(table_id, await self.somebody(), seat, wanted)

    async def pace(self, table_id: str, word: str) -> TableInfo:
        return await self.tables.pace(table_id, await self.somebody(), word)

    async def coach(self, table_id: str, on: bool) -> TableInfo:
        """Have a coach at a table, or none any more."""
        return await self.tables.coach(table_id, await self.somebody(), on)

    async def agree(self, table_id: str, command: str, edition: int, yes: bool) -> Outcome:
        """At a table of several people, agree that all may be helped, or do so no more."""
        return await self.leave(table_id, command, edition, lambda person: agrees(person, yes))

    async def start(self, table_id: str) -> TableInfo:
        return await self.tables.start(table_id, await self.somebody())

    async def start_if_full(self, info: TableInfo) -> TableInfo:
        """Pages begin a game at once if nobody is waited for."""
        return info if any(seat.kind == OPEN for seat in info.seats) else await self.start(info.id)

    async def rematch(self, table_id: str, sequel: str = "") -> TableInfo:
        person = await self.somebody()
        self.limits.take("tables", person.id)
        return await self.tables.rematch(table_id, person, sequel)

    # -- the game ----------------------------------------------------------------------------------------------------

    async def enter(self, table_id: str, seat: str | None = None) -> Place:
        """Where this person is at the table; outsiders learn nothing, not even what seats there are."""
        return await self.tables.enter(table_id, self.visit.person, seat)

    async def look(self, place: Place, lang: str, previews: bool = True) -> Look:
        return await self.tables.look(place.info.id, place.seat, lang, previews)

    async def move(
        self, table_id: str, seat: str | None, command: str, version: int, move: str | int, stay: bool = False
    ) -> tuple[Place, Outcome]:
        """Play a move; where it was played, and what became of it."""
        place = await self.tables.acting(table_id, self.visit.person, seat)
        assert place.seat is not None
        outcome = await self.tables.command(table_id, place.seat, command, version, move, stay)
        if place.info.study:
            await self.studies.note(table_id, await self.somebody())
        return place, outcome

    async def undo(
        self, table_id: str, seat: str | None, command: str, version: int, whole: bool = False
    ) -> tuple[Place, Outcome]:
        place = await self.tables.acting(table_id, self.visit.person, seat)
        assert place.seat is not None
        return place, await self.tables.undo(table_id, place.seat, command, version, whole)

    async def hints(self, table_id: str, seat: str | None) -> tuple[int, list[dict[str, Any]]]:
        """The best moves of one's own seat that must decide, and the version they are for."""
        place = await self.tables.acting(table_id, self.visit.person, seat)
        self.limits.take("hint", place.info.seats[place.seat or 0].person_id or "")
        return await self.tables.advice.hints(table_id, place.seat)

    async def mistakes(self, table_id: str, seat: str | None) -> tuple[TableInfo, int, list[dict[str, Any]] | None]:
        """What the coach of one's own seat warns of, and the version that is for."""
        place = await self.tables.acting(table_id, self.visit.person, seat)
        return place.info, *await self.tables.advice.mistakes(table_id, place.seat)

    async def doubts(self, look: Look) -> list[dict[str, Any]]:
        """Let the coach of a seat that decides begin to think; what it warns of, if that is known already."""
        if look.seat is None or not look.mine or not look.info.coached(look.seat):
            return []
        return await self.tables.advice.known(look.info.id, look.seat)

    # -- leaving -----------------------------------------------------------------------------------------------------

    async def resign(
        self, table_id: str, seat: str | None, command: str, edition: int, bot: str | None = None
    ) -> Outcome:
        """Leave for good: the game counts as lost, and a bot plays on. Who is the last one ends the game."""
        return await self.leave(table_id, command, edition, lambda person: resigns(person, seat, bot))

    async def hand_over(
        self, table_id: str, seat: str | None, command: str, edition: int, bot: str | None = None
    ) -> Outcome:
        """Let a bot play the own seat until its owner comes back."""
        return await self.leave(table_id, command, edition, lambda person: hands_over(person, seat, bot))

    async def come_back(self, table_id: str, seat: str | None, command: str, edition: int) -> Outcome:
        return await self.leave(table_id, command, edition, lambda person: comes_back(person, seat))

    async def stand_in(self, table_id: str, seat: str, command: str, edition: int, bot: str | None = None) -> Outcome:
        """Let a bot play for somebody else who has been waited for as long as was agreed."""
        return await self.leave(table_id, command, edition, lambda person: stands_in(person, seat, bot))

    async def close(self, table_id: str, command: str, edition: int) -> Outcome:
        """The host closes a table before its game begins, or one where nobody has moved for long."""
        info = (await self.enter(table_id)).info
        if info.status not in ("open", "closed"):
            return await self.leave(table_id, command, edition, closes)
        closed = await self.tables.close_table(table_id, await self.somebody())
        return Outcome(closed.version, repeated=info.status == "closed")

    async def leave(self, table_id: str, command: str, edition: int, wish: Callable[[Person], Wish]) -> Outcome:
        person = await self.somebody()
        self.limits.take("leave", person.id)
        return await self.tables.leave(table_id, person, command, edition, wish(person))

    # -- studying ----------------------------------------------------------------------------------------------------

    async def study(self, kind: str, game: str, name: str) -> TableInfo:
        """Begin to study something of this kind, at a table that no list shows."""
        person = await self.somebody()
        self.limits.take("studies", person.id)
        return await self.studies.begin(person, kind, game, name)

    async def studied(self, kind: str, game: str | None = None) -> dict[tuple[str, str], int]:
        """What this person has studied of a kind: the results by game and name."""
        return await self.studies.results(self.visit.person, kind, game)

    async def panel(self, info: TableInfo, lang: str | None = None) -> Panel | None:
        """What is told beside a table at which something is studied."""
        return await self.studies.panel(info.id, self.visit.person, lang or self.visit.lang) if info.study else None

    # -- following ---------------------------------------------------------------------------------------------------

    async def follow(self, table_id: str, lang: str) -> AsyncIterator[bytes]:
        """The events of a table."""
        self.tables.notices.admit(self.visit.session, self.visit.address)
        await self.enter(table_id)
        return events(self.tables, self.people, table_id, self.visit, lang)

    # -- games shown again -------------------------------------------------------------------------------------------

    async def replay(self, table_id: str) -> tuple[TableInfo, Reel]:
        """A finished game, wound up once for all who look."""
        info = (await self.enter(table_id)).info
        reel = self.reels.get(table_id)
        if reel is None:
            self.limits.take("replay", self.visit.address)
            reel = await asyncio.to_thread(Reel.wind, await self.tables.replay(table_id))
        return info, self.reels.keep(table_id, reel)

    async def record(self, table_id: str) -> tuple[TableInfo, str]:
        """A finished game in words."""
        info = (await self.enter(table_id)).info
        self.limits.take("replay", self.visit.address)
        return info, await self.tables.record(table_id, self.visit.lang)

    async def upload(self, content: bytes) -> str:
        """Keep a record that somebody brings; its id."""
        person = await self.somebody()
        self.limits.take("upload", self.visit.address)
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError:
            raise BadRequest("this is not text in UTF-8") from None
        if not is_text(text):
            raise BadRequest("this is not plain text: there are control characters in it")
        record_id, played = await self.tables.keep_record(person, text, self.visit.address)
        self.reels.keep(record_id, await asyncio.to_thread(Reel.of_record, played))
        return record_id

    async def kept(self, record_id: str) -> Reel:
        """A record that somebody has brought."""
        reel = self.reels.get(record_id)
        if reel is None:
            self.limits.take("replay", self.visit.address)
            reel = await asyncio.to_thread(Reel.of_record, await self.tables.kept_record(record_id, self.visit.address))
        return self.reels.keep(record_id, reel)

    async def kept_text(self, record_id: str) -> str:
        return await self.tables.register.kept_record(record_id)

    # -- games gone through again ------------------------------------------------------------------------------------

    async def analyse_table(self, table_id: str, depth: str) -> dict[str, Any]:
        """Have the game of a table analysed; what is known of that."""
        _, reel = await self.replay(table_id)
        return await self.analyse(Subject(table_id=table_id), depth, reel)

    async def analyse_record(self, record_id: str, depth: str) -> dict[str, Any]:
        return await self.analyse(Subject(record_id=record_id), depth, await self.kept(record_id))

    async def analyse(self, subject: Subject, depth: str, reel: Reel) -> dict[str, Any]:
        person = await self.somebody()
        self.limits.take("analyse", person.id)
        return await self.analyses.begin(person, subject, depth, reel)

    async def analysis(self, analysis_id: str) -> dict[str, Any]:
        """What is known of an analysis. Whoever has its address may see it."""
        return await self.analyses.get(analysis_id)

    async def analysed(self, row: Mapping[str, Any]) -> tuple[TableInfo | None, Reel]:
        """The game that an analysis is about, and its table, if it has one."""
        if row["record_id"] is not None:
            return None, await self.kept(row["record_id"])
        table_id = str(row["table_id"])
        reel = self.reels.get(table_id)
        if reel is None:
            self.limits.take("replay", self.visit.address)
            reel = await asyncio.to_thread(Reel.wind, await self.tables.replay(table_id))
        return await self.tables.info(table_id), self.reels.keep(table_id, reel)

    async def analyses_of(self, table_id: str = "", record_id: str = "") -> list[dict[str, Any]]:
        """The analyses of a game that are there or under way."""
        return await self.analyses.of(Subject(table_id or None, record_id or None))

    async def cancel_analysis(self, analysis_id: str) -> dict[str, Any]:
        return await self.analyses.cancel(analysis_id, self.visit.person)


async def commands(request: Request) -> Commands:
    return Commands(request.app.state, await visitor(request))


Asked = Annotated[Commands, Depends(commands)]
