"""The JSON interface: everything that can be done at a table, for programs."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import BaseModel, ConfigDict, Field, Strict

from tilth import bots
from tilth import games as shelf
from tilth.games.catalog import game_data
from tilth.learn.analysis import USUAL
from tilth.learn.coach import mistake_words
from tilth.server.admission import GuardedRoute
from tilth.server.analysis_pages import plain
from tilth.server.commands import (
    Asked,
    BotName,
    Code,
    CommandId,
    DepthWord,
    Edition,
    GameName,
    Lang,
    MoveWords,
    Name,
    Number,
    Outcome,
    Password,
    SeatWord,
    Sequel,
    Version,
)
from tilth.server.rendering import page_of
from tilth.server.seating import BOT, KINDS, PATIENCE, USUAL_PATIENCE, Person, TableInfo
from tilth.text.sentences import Speech

__all__ = ["router", "table_data"]


class Answer(BaseModel):
    """What went wrong: a code for programs, words for people."""

    code: str
    words: str
    section: str | None = None
    version: int | None = None
    candidates: list[str] | None = None
    option: str | None = None
    detail: str | None = None
    incident: str | None = None


class ErrorAnswer(BaseModel):
    error: Answer


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SessionBody(Body):
    name: Name | None = None
    lang: Lang | None = None


class AccountBody(Body):
    name: Name
    password: Password


class SeatBody(Body):
    kind: Annotated[str, Field(max_length=20, json_schema_extra={"enum": list(KINDS)})]
    bot: BotName | None = None
    name: Name | None = None


class TableBody(Body):
    game: GameName
    options: dict[str, Any] = Field(default_factory=dict, max_length=100)
    seats: Annotated[list[SeatBody], Field(max_length=20)] | None = None
    public: bool = False
    patience: Annotated[
        int,
        Field(
            ge=0,
            le=max(PATIENCE),
            description="Minutes somebody is waited for until the others may let a bot play; 0: they never may.",
            json_schema_extra={"enum": sorted(PATIENCE)},
        ),
    ] = USUAL_PATIENCE


class SitBody(Body):
    seat: SeatWord | None = None
    code: Code | None = None


class ArrangeBody(SeatBody):
    seat: SeatWord


class PaceBody(BaseModel):
    pace: Annotated[str, Field(max_length=10, description="none, short or long")]


class CoachBody(Body):
    on: bool


class HelpBody(Body):
    command: CommandId
    edition: Edition
    agree: bool


class LookQuery(BaseModel):
    seat: str | None = None
    lang: Lang | None = None
    preview: bool = True
    log: Annotated[int, Field(ge=0, le=10_000, description="How many of the last lines of the log.")] = 30


class MoveBody(Body):
    command: CommandId
    version: Version
    move: Annotated[Number, Strict()] | Annotated[MoveWords, Strict()]
    seat: SeatWord | None = None
    stay: Annotated[bool, Field(description="be asked also where one choice goes without saying")] = False


class CloseBody(Body):
    command: CommandId
    edition: Edition


class BackBody(CloseBody):
    seat: SeatWord | None = None


class LeaveBody(BackBody):
    bot: BotName | None = None


class StandInBody(CloseBody):
    seat: SeatWord
    bot: BotName | None = None


class RematchBody(Body):
    sequel: Sequel = ""


class UndoBody(Body):
    command: CommandId
    version: Version
    seat: SeatWord | None = None
    whole: bool = False


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorAnswer} for status in (400, 401, 403, 404, 409, 413, 422, 429)
}
router = APIRouter(prefix="/api", responses=REFUSALS, route_class=GuardedRoute)


def text_answer(kind: str) -> dict[int | str, dict[str, Any]]:
    """A route that answers with text, and with JSON only when something is wrong."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


def table_data(info: TableInfo, person: Person | None) -> dict[str, Any]:
    """A table as this person may know it. The code opens the door, so only who is inside is told."""
    mine = info.seats_of(person.id if person else None)
    hosts = person is not None and info.host_id == person.id
    lang = person.lang if person else "en"
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
            {
                "seat": letter,
                "kind": seat.kind,
                "name": info.bot_names(lang)[k] if seat.kind == BOT else seat.name,
                "bot": seat.bot,
                "mine": k in mine,
                "held": seat.held,
                "left_by": seat.name if seat.left else None,
                "help": seat.help,
            }
            for k, (letter, seat) in enumerate(zip(info.seat_names, info.seats))
        ],
        "pace": info.pace or None,
        "help": info.helps,
        "coach": any(info.coached(k) for k in mine),
        "host": hosts,
        "turn": info.turn,
        "your_turn": info.waits_for(person.id if person else None),
        "round": info.round,
        "since": info.since,
        "patience": info.patience,
        "stand_in_from": info.stand_in_from,
        "result": info.result,
        "next": info.next_id,
        "created": info.created,
        "updated": info.updated,
    }


def outcome_data(outcome: Outcome) -> dict[str, Any]:
    return {"version": outcome.version, "repeated": outcome.repeated}


# -- playing ---------------------------------------------------------------------------------------------------------
# First, because routes are tried in order and these are asked for most. `look` and `move` have a hatch of their own.


@router.get("/tables/{table_id}/look")
async def look(asked: Asked, table_id: str, query: Annotated[LookQuery, Query()]) -> dict[str, Any]:
    """Everything your seat may see, or a spectator, if you have none. At a shared screen name the seat that decides."""
    place = await asked.enter(table_id, query.seat)
    found = await asked.look(place, query.lang or asked.visit.lang, query.preview)
    shown = found.plain(query.log)
    letters = place.info.seat_names
    shown["table"] = table_data(found.info, asked.visit.person)
    shown["seat"] = None if place.seat is None else letters[place.seat]
    shown["pass_to"] = None if place.pass_to is None else letters[place.pass_to]
    return shown


@router.post("/tables/{table_id}/moves")
async def move(asked: Asked, table_id: str, body: MoveBody) -> dict[str, Any]:
    """Play a move: its words (`draft R3`) or its action number. Repeating the same command is safe."""
    _, outcome = await asked.move(table_id, body.seat, body.command, body.version, body.move, body.stay)
    return outcome_data(outcome)


@router.post("/tables/{table_id}/undo")
async def undo(asked: Asked, table_id: str, body: UndoBody) -> dict[str, Any]:
    """Take back your last choice, or with `whole` all since anything new appeared."""
    _, outcome = await asked.undo(table_id, body.seat, body.command, body.version, body.whole)
    return outcome_data(outcome)


@router.get("/tables/{table_id}/hints")
async def hints(
    asked: Asked, table_id: str, seat: Annotated[SeatWord | None, Query()] = None, lang: Lang | None = None
) -> dict[str, Any]:
    """The best three moves of your seat, which must decide: what they bring, what they lead to and give up. Alone,
    against bots, or where all agree on help."""
    version, found = await asked.hints(table_id, seat)
    told = [hint | {"words": hint["words"][lang or asked.visit.lang]} for hint in found]
    return {"version": version, "hints": told}


@router.get("/tables/{table_id}/mistakes")
async def mistakes(
    asked: Asked, table_id: str, seat: Annotated[SeatWord | None, Query()] = None, lang: Lang | None = None
) -> dict[str, Any]:
    """The choices your coach warns of, each with the points it is expected to cost; null, if there was no time."""
    info, version, found = await asked.mistakes(table_id, seat)
    speech = Speech(info.game, lang or asked.visit.lang)
    told = [one | {"words": mistake_words(speech, one["loss"])} for one in found or ()]
    return {"version": version, "mistakes": None if found is None else told}


@router.post("/tables/{table_id}/coach")
async def coach(asked: Asked, table_id: str, body: CoachBody) -> dict[str, Any]:
    """Have a coach at your seat, or none any more. Where others play, it speaks once all agree on help."""
    return table_data(await asked.coach(table_id, body.on), asked.visit.person)


@router.post("/tables/{table_id}/help")
async def agree(asked: Asked, table_id: str, body: HelpBody) -> dict[str, Any]:
    """At a table of several people, agree that all may be helped, or do so no more. Such a game is not rated."""
    return outcome_data(await asked.agree(table_id, body.command, body.edition, body.agree))


@router.get("/tables/{table_id}/events", responses=text_answer("text/event-stream"))
async def follow(asked: Asked, table_id: str, lang: Lang | None = None) -> StreamingResponse:
    """Server-sent events: the table's version at once, and whenever it moves on."""
    stream = await asked.follow(table_id, lang or asked.visit.lang)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(stream, media_type="text/event-stream", headers=headers)


@router.get("/tables/{table_id}/record", responses=text_answer("text/plain"))
async def record(asked: Asked, table_id: str) -> PlainTextResponse:
    """The finished game in words."""
    _, text = await asked.record(table_id)
    return PlainTextResponse(text)


@router.get("/tables/{table_id}/course")
async def course(asked: Asked, table_id: str, lang: Lang | None = None) -> list[dict[str, Any]]:
    """How the totals of a finished game developed."""
    _, reel = await asked.replay(table_id)
    return await asyncio.to_thread(reel.replay.course, lang or asked.visit.lang)


class AnalysisBody(Body):
    depth: DepthWord = USUAL


async def analysis_of(asked: Asked, row: dict[str, Any], lang: str) -> dict[str, Any]:
    """How far an analysis is, and what was found."""
    reel = (await asked.analysed(row))[1] if row["status"] == "done" else None
    mine = asked.visit.person is not None and row["person_id"] == asked.visit.person.id
    return await asyncio.to_thread(plain, row, reel, lang, mine)


@router.post("/tables/{table_id}/analysis", status_code=202)
async def analyse(asked: Asked, table_id: str, body: AnalysisBody | None = None) -> dict[str, Any]:
    """Have a finished game analysed in the background; if it has been, that is what you get."""
    row = await asked.analyse_table(table_id, (body or AnalysisBody()).depth)
    return await analysis_of(asked, row, asked.visit.lang)


@router.post("/records/{record_id}/analysis", status_code=202)
async def analyse_record(asked: Asked, record_id: str, body: AnalysisBody | None = None) -> dict[str, Any]:
    """The same for a record that was brought to be watched."""
    row = await asked.analyse_record(record_id, (body or AnalysisBody()).depth)
    return await analysis_of(asked, row, asked.visit.lang)


@router.get("/analyses/{analysis_id}")
async def analysis(asked: Asked, analysis_id: str, lang: Lang | None = None) -> dict[str, Any]:
    """How far an analysis is (`done` of `total`), and what was found once its status is `done`."""
    return await analysis_of(asked, await asked.analysis(analysis_id), lang or asked.visit.lang)


@router.post("/analyses/{analysis_id}/cancel")
async def cancel_analysis(asked: Asked, analysis_id: str) -> dict[str, Any]:
    """You asked for it, and do not want it any more."""
    return await analysis_of(asked, await asked.cancel_analysis(analysis_id), asked.visit.lang)


# -- people ----------------------------------------------------------------------------------------------------------


def person_data(asked: Asked) -> dict[str, Any]:
    visit = asked.visit
    person = visit.person
    shown = {"name": person.name, "registered": person.registered} if person else None
    return {"person": shown, "lang": visit.lang, "token": visit.token}


@router.get("/session")
async def session(asked: Asked) -> dict[str, Any]:
    """Who you are, and the token that your commands must carry."""
    return person_data(asked)


@router.post("/session")
async def begin_session(asked: Asked, body: SessionBody) -> dict[str, Any]:
    """Be somebody, or change your name or language."""
    await asked.be(body.name, body.lang)
    return person_data(asked)


@router.post("/account")
async def register(asked: Asked, body: AccountBody) -> dict[str, Any]:
    """Make an account of yourself; you keep your games."""
    await asked.register(body.name, body.password)
    return person_data(asked)


@router.post("/login")
async def login(asked: Asked, body: AccountBody) -> dict[str, Any]:
    await asked.login(body.name, body.password)
    return person_data(asked)


@router.post("/logout")
async def logout(asked: Asked) -> dict[str, Any]:
    """End this visit, wherever it goes on."""
    await asked.logout()
    return person_data(asked)


@router.get("/ratings")
async def ratings(asked: Asked) -> list[dict[str, Any]]:
    """Your ratings."""
    return await asked.ratings()


# -- games -----------------------------------------------------------------------------------------------------------


@router.get("/games")
async def games(asked: Asked, lang: Lang | None = None) -> dict[str, Any]:
    """The games with their options explained, and the bots."""
    return {"games": [game_data(name, lang or asked.visit.lang) for name in shelf.names()], "bots": bots.offered()}


@router.get("/games/{game}/cards")
async def cards(asked: Asked, game: str, lang: Lang | None = None) -> list[dict[str, Any]]:
    """The cards of a game: names, text, rulings."""
    page_of(game)  # there is nothing at this address if there is no such game
    found, _ = Speech(game, lang or asked.visit.lang).cards()
    return [dict(card) for card in found]


# -- tables ----------------------------------------------------------------------------------------------------------


@router.get("/tables")
async def listing(asked: Asked) -> dict[str, list[dict[str, Any]]]:
    """Your tables, open public ones, and public ones to watch."""
    found = await asked.listing()
    return {name: [table_data(info, asked.visit.person) for info in infos] for name, infos in found.items()}


@router.post("/tables", status_code=201)
async def create(asked: Asked, body: TableBody) -> dict[str, Any]:
    """A new table. Without seats named, one is yours and the others are open."""
    seats = None if body.seats is None else [seat.model_dump() for seat in body.seats]
    info = await asked.create(body.game, body.options, seats, body.public, body.patience)
    return table_data(info, asked.visit.person)


@router.get("/join/{code}")
async def invited(asked: Asked, code: str) -> dict[str, Any]:
    """The table that an invitation code opens."""
    info = await asked.invited(code)
    return {**table_data(info, asked.visit.person), "code": info.code}


@router.get("/tables/{table_id}")
async def table(asked: Asked, table_id: str) -> dict[str, Any]:
    return table_data((await asked.enter(table_id)).info, asked.visit.person)


@router.post("/tables/{table_id}/sit")
async def sit(asked: Asked, table_id: str, body: SitBody) -> dict[str, Any]:
    """Take a seat: the one you name, or the first open one. A private table wants its code."""
    return table_data(await asked.sit(table_id, body.seat, body.code), asked.visit.person)


@router.post("/tables/{table_id}/stand")
async def stand(asked: Asked, table_id: str) -> dict[str, Any]:
    """Leave your seat, before the game begins."""
    return table_data(await asked.stand(table_id), asked.visit.person)


@router.post("/tables/{table_id}/seats")
async def arrange(asked: Asked, table_id: str, body: ArrangeBody) -> dict[str, Any]:
    """The host makes a seat open, their own, a bot's or a hot seat, before the game begins."""
    info = await asked.arrange(table_id, body.seat, body.model_dump(exclude={"seat"}))
    return table_data(info, asked.visit.person)


@router.post("/tables/{table_id}/pace")
async def pace(asked: Asked, table_id: str, body: PaceBody) -> dict[str, Any]:
    """How hastily the bots of a table move: none, short or long pauses."""
    return table_data(await asked.pace(table_id, body.pace), asked.visit.person)


@router.post("/tables/{table_id}/start")
async def start(asked: Asked, table_id: str) -> dict[str, Any]:
    """Begin the game: the host, once no seat is open."""
    return table_data(await asked.start(table_id), asked.visit.person)


@router.post("/tables/{table_id}/resign")
async def resign(asked: Asked, table_id: str, body: LeaveBody) -> dict[str, Any]:
    """Leave a game for good: it counts as lost, and a bot plays on. If nobody else is left, the game ends."""
    return outcome_data(await asked.resign(table_id, body.seat, body.command, body.edition, body.bot))


@router.post("/tables/{table_id}/hand-over")
async def hand_over(asked: Asked, table_id: str, body: LeaveBody) -> dict[str, Any]:
    """Let a bot play your seat until you come back."""
    return outcome_data(await asked.hand_over(table_id, body.seat, body.command, body.edition, body.bot))


@router.post("/tables/{table_id}/come-back")
async def come_back(asked: Asked, table_id: str, body: BackBody) -> dict[str, Any]:
    """Play your seat yourself again."""
    return outcome_data(await asked.come_back(table_id, body.seat, body.command, body.edition))


@router.post("/tables/{table_id}/stand-in")
async def stand_in(asked: Asked, table_id: str, body: StandInBody) -> dict[str, Any]:
    """Let a bot play for somebody who has been waited for too long (`stand_in_from`), until they come back."""
    return outcome_data(await asked.stand_in(table_id, body.seat, body.command, body.edition, body.bot))


@router.post("/tables/{table_id}/close")
async def close(asked: Asked, table_id: str, body: CloseBody) -> dict[str, Any]:
    """The host closes a table before its game begins, or after a week without a move. It counts for nobody."""
    return outcome_data(await asked.close(table_id, body.command, body.edition))


@router.post("/tables/{table_id}/rematch")
async def rematch(asked: Asked, table_id: str, body: RematchBody | None = None) -> dict[str, Any]:
    """The same game again with the same people, or with `sequel` the next one of a series. All come to one table."""
    return table_data(await asked.rematch(table_id, body.sequel if body else ""), asked.visit.person)
