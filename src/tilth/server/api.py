"""The JSON interface: everything that can be done at a table, for programs."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr

from tilth import bots
from tilth import games as shelf
from tilth.games.catalog import game_data
from tilth.server.admission import Somebody, Visit, Visitor, renew
from tilth.server.errors import BadRequest, NoTable, NotYours
from tilth.server.events import events
from tilth.server.incoming import CheckedRoute
from tilth.server.seating import Person, TableInfo
from tilth.server.tables import Place, Tables
from tilth.text.sentences import Speech

__all__ = ["LARGEST", "admitted", "router", "table_data"]

Lang = Literal["en", "ru", "pt"]
LARGEST = 2**31 - 1


class Answer(BaseModel):
    """What went wrong: a code for programs, words for people."""

    code: str
    words: str
    section: str | None = None
    version: int | None = None
    candidates: list[str] | None = None
    option: str | None = None
    detail: str | None = None


class ErrorAnswer(BaseModel):
    error: Answer


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SessionBody(Body):
    name: Annotated[str, Field(max_length=200)] | None = None
    lang: Lang | None = None


class AccountBody(Body):
    name: Annotated[str, Field(max_length=200)]
    password: Annotated[str, Field(max_length=1000)]


class SeatBody(Body):
    kind: Literal["open", "person", "bot", "hotseat"]
    bot: Annotated[str, Field(max_length=40)] | None = None
    name: Annotated[str, Field(max_length=200)] | None = None


class TableBody(Body):
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict, max_length=100)
    seats: Annotated[list[SeatBody], Field(max_length=20)] | None = None
    public: bool = False


SeatWord = Annotated[str, Field(max_length=20, description="The seat's letter.")]
CommandId = Annotated[
    str, Field(pattern=r"^[!-~]{1,80}$", description="Chosen by you; the same one is never played twice.")
]
Version = Annotated[int, Field(ge=0, le=LARGEST, description="The version of the table this answers.")]


class SitBody(Body):
    seat: SeatWord | None = None
    code: Annotated[str, Field(max_length=20)] | None = None


class ArrangeBody(SeatBody):
    seat: SeatWord


class MoveBody(Body):
    command: CommandId
    version: Version
    move: Annotated[StrictInt, Field(ge=0, le=LARGEST)] | Annotated[StrictStr, Field(max_length=300)]
    seat: SeatWord | None = None


class RematchBody(Body):
    sequel: Annotated[str, Field(max_length=100)] = ""


class UndoBody(Body):
    command: CommandId
    version: Version
    seat: SeatWord | None = None
    whole: bool = False


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorAnswer} for status in (400, 401, 403, 404, 409, 413, 422, 429)
}
router = APIRouter(prefix="/api", responses=REFUSALS, route_class=CheckedRoute)


def text_answer(kind: str) -> dict[int | str, dict[str, Any]]:
    """A route that answers with text, and with JSON only when something is wrong."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


def tables_of(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


def table_data(info: TableInfo, person: Person | None) -> dict[str, Any]:
    """A table as this person may know it. The code opens the door, so only who is inside is told."""
    mine = info.seats_of(person.id if person else None)
    hosts = person is not None and info.host_id == person.id
    return {
        "id": info.id,
        "code": info.code if mine or hosts or info.public else None,
        "game": info.game,
        "options": dict(info.options),
        "public": info.public,
        "status": info.status,
        "version": info.version,
        "edition": info.edition,
        "seats": [
            {"seat": letter, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "mine": k in mine}
            for k, (letter, seat) in enumerate(zip(info.seat_names, info.seats))
        ],
        "host": hosts,
        "turn": info.turn,
        "your_turn": info.status == "playing" and info.turn_seat in mine,
        "result": info.result,
        "next": info.next_id,
        "created": info.created,
        "updated": info.updated,
    }


def seat_number(info: TableInfo, letter: str | None) -> int | None:
    if letter is None:
        return None
    if letter not in info.seat_names:
        raise BadRequest(f"there is no seat {letter!r}; there are {', '.join(info.seat_names)}")
    return info.seat_names.index(letter)


async def place_of(request: Request, table_id: str, person: Person | None, letter: str | None = None) -> Place:
    """Where this person is; outsiders learn nothing, not even what seats there are."""
    place = await tables_of(request).enter(table_id, person)
    seat = seat_number(place.info, letter)
    return place if seat is None else await tables_of(request).enter(table_id, person, seat)


async def acting_seat(request: Request, table_id: str, person: Person | None, letter: str | None) -> int:
    """The seat a command is for: the one named, the only one, or at a shared screen the one that must decide."""
    tables = tables_of(request)
    place = await tables.enter(table_id, person)
    seat = seat_number(place.info, letter)
    if seat is None:
        seat = place.seat if place.seat is not None else place.pass_to
    if seat is None or seat not in place.mine:
        raise NotYours("you have no seat that could do this" if seat is None else "that seat is not yours")
    return seat


# -- playing ---------------------------------------------------------------------------------------------------------
# First, because routes are tried in order and these are asked for most.


@router.get("/tables/{table_id}/look")
async def look(
    request: Request,
    visit: Visitor,
    table_id: str,
    seat: str | None = None,
    lang: Lang | None = None,
    preview: bool = True,
    log: Annotated[int, Query(ge=0, le=10_000, description="How many of the last lines of the log.")] = 30,
) -> dict[str, Any]:
    """Everything your seat may see, or a spectator, if you have none. At a shared screen name the seat that decides."""
    place = await place_of(request, table_id, visit.person, seat)
    found = await tables_of(request).look(table_id, place.seat, lang or visit.lang, preview)
    shown = replace(found, log=found.log[len(found.log) - min(log, len(found.log)) :]).plain()
    letters = place.info.seat_names
    shown["table"] = table_data(found.info, visit.person)
    shown["seat"] = None if place.seat is None else letters[place.seat]
    shown["pass_to"] = None if place.pass_to is None else letters[place.pass_to]
    return shown


@router.post("/tables/{table_id}/moves")
async def move(request: Request, visit: Visitor, table_id: str, body: MoveBody) -> dict[str, Any]:
    """Play a move: its words (`draft R3`) or its action number. Repeating the same command is safe."""
    seat = await acting_seat(request, table_id, visit.person, body.seat)
    outcome = await tables_of(request).command(table_id, seat, body.command, body.version, body.move)
    return {"version": outcome.version, "repeated": outcome.repeated}


@router.post("/tables/{table_id}/undo")
async def undo(request: Request, visit: Visitor, table_id: str, body: UndoBody) -> dict[str, Any]:
    """Take back your last choice, or with `whole` all since anything new appeared."""
    seat = await acting_seat(request, table_id, visit.person, body.seat)
    outcome = await tables_of(request).undo(table_id, seat, body.command, body.version, body.whole)
    return {"version": outcome.version, "repeated": outcome.repeated}


@router.get("/tables/{table_id}/events", responses=text_answer("text/event-stream"))
async def follow(request: Request, visit: Visitor, table_id: str, lang: Lang | None = None) -> StreamingResponse:
    """Server-sent events: the table's version at once, and whenever it moves on."""
    tables_of(request).notices.admit(visit.session, visit.address)
    await tables_of(request).enter(table_id, visit.person)
    stream = events(tables_of(request), request.app.state.people, table_id, visit, lang or visit.lang)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(stream, media_type="text/event-stream", headers=headers)


@router.get("/tables/{table_id}/record", responses=text_answer("text/plain"))
async def record(request: Request, visit: Visitor, table_id: str) -> PlainTextResponse:
    """The finished game in words."""
    await tables_of(request).enter(table_id, visit.person)
    request.app.state.limits.take("replay", visit.address)
    text = await tables_of(request).record(table_id, visit.lang)
    return PlainTextResponse(text)


@router.get("/tables/{table_id}/course")
async def course(request: Request, visit: Visitor, table_id: str, lang: Lang | None = None) -> list[dict[str, Any]]:
    """How the totals of a finished game developed."""
    await tables_of(request).enter(table_id, visit.person)
    request.app.state.limits.take("replay", visit.address)
    replay = await tables_of(request).replay(table_id)
    return await asyncio.to_thread(replay.course, lang or visit.lang)


# -- people ----------------------------------------------------------------------------------------------------------


def person_data(visit: Visitor) -> dict[str, Any]:
    person = visit.person
    shown = {"name": person.name, "registered": person.registered} if person else None
    return {"person": shown, "lang": visit.lang, "token": visit.token}


@router.get("/session")
async def session(visit: Visitor) -> dict[str, Any]:
    """Who you are, and the token that your commands must carry."""
    return person_data(visit)


@router.post("/session")
async def begin_session(request: Request, visit: Visitor, person: Somebody, body: SessionBody) -> dict[str, Any]:
    """Be somebody, or change your name or language."""
    if body.name is not None or body.lang is not None:
        visit.become(await request.app.state.people.change(person, body.name, body.lang))
    return person_data(visit)


@router.post("/account")
async def register(request: Request, visit: Visitor, person: Somebody, body: AccountBody) -> dict[str, Any]:
    """Make an account of yourself; you keep your games."""
    request.app.state.limits.take("login", visit.address)
    await renew(request, visit, await request.app.state.people.register(person, body.name, body.password))
    return person_data(visit)


@router.post("/login")
async def login(request: Request, visit: Visitor, body: AccountBody) -> dict[str, Any]:
    request.app.state.limits.take("login", visit.address)
    await renew(request, visit, await request.app.state.people.login(body.name, body.password))
    return person_data(visit)


@router.post("/logout")
async def logout(request: Request, visit: Visitor) -> dict[str, Any]:
    """End this visit, wherever it goes on."""
    await renew(request, visit, None)
    return person_data(visit)


@router.get("/ratings")
async def ratings(request: Request, visit: Visitor) -> list[dict[str, Any]]:
    """Your ratings."""
    return await request.app.state.people.ratings(visit.person) if visit.person else []


# -- games -----------------------------------------------------------------------------------------------------------


@router.get("/games")
async def games(visit: Visitor, lang: Lang | None = None) -> dict[str, Any]:
    """The games with their options explained, and the bots."""
    return {"games": [game_data(name, lang or visit.lang) for name in shelf.names()], "bots": bots.names()}


@router.get("/games/{game}/cards")
async def cards(visit: Visitor, game: str, lang: Lang | None = None) -> list[dict[str, Any]]:
    """The cards of a game: names, text, rulings."""
    if game not in shelf.names():
        raise NoTable(f"there is no game {game!r}")
    found, _ = Speech(game, lang or visit.lang).cards()
    return [dict(card) for card in found]


# -- tables ----------------------------------------------------------------------------------------------------------


@router.get("/tables")
async def listing(request: Request, visit: Visitor) -> dict[str, list[dict[str, Any]]]:
    """Your tables, open public ones, and public ones to watch."""
    found = await tables_of(request).listing(visit.person)
    return {name: [table_data(info, visit.person) for info in infos] for name, infos in found.items()}


@router.post("/tables", status_code=201)
async def create(request: Request, visit: Visitor, person: Somebody, body: TableBody) -> dict[str, Any]:
    """A new table. Without seats named, one is yours and the others are open."""
    request.app.state.limits.take("tables", person.id)
    if body.game not in shelf.names():
        raise BadRequest(f"there is no game {body.game!r}; there is {', '.join(shelf.names())}")
    seats = None if body.seats is None else [seat.model_dump() for seat in body.seats]
    return table_data(await tables_of(request).create(person, body.game, body.options, seats, body.public), person)


@router.get("/join/{code}")
async def invited(request: Request, visit: Visitor, code: str) -> dict[str, Any]:
    """The table that an invitation code opens."""
    request.app.state.limits.take("code", visit.address)
    info = await tables_of(request).by_code(code)
    if info is None:
        raise NoTable("no table has this code")
    return {**table_data(info, visit.person), "code": info.code}


@router.get("/tables/{table_id}")
async def table(request: Request, visit: Visitor, table_id: str) -> dict[str, Any]:
    return table_data((await tables_of(request).enter(table_id, visit.person)).info, visit.person)


@router.post("/tables/{table_id}/sit")
async def sit(request: Request, visit: Visitor, person: Somebody, table_id: str, body: SitBody) -> dict[str, Any]:
    """Take a seat: the one you name, or the first open one. A private table wants its code."""
    info = await admitted(request, visit, person, table_id, body.code)
    seat = seat_number(info, body.seat)
    return table_data(await tables_of(request).sit(table_id, person, seat, body.code), person)


async def admitted(request: Request, visit: Visit, person: Person, table_id: str, code: str | None) -> TableInfo:
    """The table, for somebody who may see it or knows its code. Codes cannot be tried quickly."""
    info = await tables_of(request).info(table_id)
    if not info.seen_by(person.id):
        request.app.state.limits.take("code", visit.address)
        if (code or "").strip().upper() != info.code:
            raise NoTable
    return info


@router.post("/tables/{table_id}/stand")
async def stand(request: Request, person: Somebody, table_id: str) -> dict[str, Any]:
    """Leave your seat, before the game begins."""
    return table_data(await tables_of(request).stand(table_id, person), person)


@router.post("/tables/{table_id}/seats")
async def arrange(request: Request, person: Somebody, table_id: str, body: ArrangeBody) -> dict[str, Any]:
    """The host makes a seat open, their own, a bot's or a hot seat, before the game begins."""
    place = await place_of(request, table_id, person)
    seat = seat_number(place.info, body.seat)
    assert seat is not None
    wanted = body.model_dump(exclude={"seat"})
    return table_data(await tables_of(request).arrange(table_id, person, seat, wanted), person)


@router.post("/tables/{table_id}/start")
async def start(request: Request, person: Somebody, table_id: str) -> dict[str, Any]:
    """Begin the game: the host, once no seat is open."""
    return table_data(await tables_of(request).start(table_id, person), person)


@router.post("/tables/{table_id}/rematch")
async def rematch(request: Request, person: Somebody, table_id: str, body: RematchBody | None = None) -> dict[str, Any]:
    """The same game again with the same people, or with `sequel` the next one of a series. All come to one table."""
    return table_data(await tables_of(request).rematch(table_id, person, body.sequel if body else ""), person)
