"""Games shown again: a slider over every decision, the chart, the record, and records that people bring."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Any

from fastapi import APIRouter, File, Query, Request, UploadFile
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from markupsafe import Markup

from tilth.kernel.core import CHANCE, Position
from tilth.server import table_page as showing
from tilth.server.admission import Somebody, Visit, Visitor
from tilth.server.api import LARGEST
from tilth.server.chart import Course, chart
from tilth.server.errors import BadRequest
from tilth.server.incoming import CheckedRoute, is_text
from tilth.server.pages import see, tables_of
from tilth.server.processes import Played
from tilth.server.rendering import by_hand, draw, page_of, text_mode
from tilth.server.replays import Replay
from tilth.server.seat_view import scored
from tilth.server.seating import game_of
from tilth.text import words
from tilth.text.sentences import Speech

__all__ = ["router"]

KEPT = 16  # games in memory
DECIDER, NOBODY = "decider", "nobody"
MOST_DEEDS = 8  # told between two steps

Step = Annotated[int, Query(ge=0, le=LARGEST)]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=CheckedRoute)


@dataclass(frozen=True)
class Reel:
    """A replay with its steps, every decision and the end, and the people's names."""

    replay: Replay
    steps: list[int]
    names: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def wind(cls, replay: Replay) -> Reel:
        return cls(replay, [*replay.decisions(), len(replay.actions)])

    @classmethod
    def of_record(cls, played: Played) -> Reel:
        """A record was played elsewhere, so nothing it holds can surprise us here."""
        replay = Replay(game_of(played.game, played.options), played.actions)
        return cls(replay, [*played.decisions, len(played.actions)])


def reels_of(request: Request) -> OrderedDict[str, Reel]:
    """Games looked at lately. Those that are over never change."""
    if not hasattr(request.app.state, "reels"):
        request.app.state.reels = OrderedDict()
    reels: OrderedDict[str, Reel] = request.app.state.reels
    return reels


def keep(request: Request, key: str, reel: Reel) -> Reel:
    reels = reels_of(request)
    reels[key] = reel
    reels.move_to_end(key)
    if len(reels) > KEPT:
        reels.popitem(last=False)
    return reel


async def table_reel(request: Request, visit: Visit, table_id: str) -> Reel:
    tables = tables_of(request)
    info = (await tables.enter(table_id, visit.person)).info
    key = f"table {table_id}"
    reel = reels_of(request).get(key)
    if reel is None:
        request.app.state.limits.take("replay", visit.address)
        reel = await asyncio.to_thread(Reel.wind, await tables.replay(table_id))
    sitting = showing.sitters(info, words(visit.lang, info.game))
    return replace(keep(request, key, reel), names={sitter.letter: sitter.name for sitter in sitting})


async def record_reel(request: Request, visit: Visit, record_id: str) -> Reel:
    key = f"record {record_id}"
    reel = reels_of(request).get(key)
    if reel is None:
        played = await tables_of(request).kept_record(record_id, visit.address)
        reel = await asyncio.to_thread(Reel.of_record, played)
    return keep(request, key, reel)


# -- one step --------------------------------------------------------------------------------------------------------


def step_context(reel: Reel, n: int, viewer: str, lang: str, in_words: bool) -> dict[str, Any]:
    """What is seen at a step: who decided what, out of which choices."""
    replay = reel.replay
    n = max(0, min(n, len(reel.steps) - 1))
    k = reel.steps[n]
    p = replay.at(k)
    game = replay.game
    speech, page = Speech(game.name, lang), page_of(game.name)
    letters = game.voice.seats
    seat = seat_of(p, viewer, letters)
    view = p.view(seat)
    view["question"] = None  # nothing is asked any more
    letter = None if seat is None else letters[seat]
    full = {seat: f"{called} ({seat})" for seat, called in reel.names.items() if called}
    scores = showing.named_scores([scored(sheet, speech) for sheet in p.scores()], full)
    context: dict[str, Any] = {
        "n": n,
        "steps": len(reel.steps) - 1,
        "over": bool(p.over),
        "moment": speech.moment(p),
        "scores": scores,
        "done": deeds(reel, n, seat, speech),
        "choices": [],
        "asker": "",
        "board": "",
        "text_lines": [],
    }
    if p.over:
        context["question_words"] = speech.ending(p) or showing.outcome(scores, speech.words)
    else:
        decider = letters[int(p.who)]
        context["asker"] = decider
        context["question_words"] = speech.question(p).replace(decider, reel.names.get(decider) or decider, 1)
        chosen = replay.actions[k]
        context["choices"] = [
            {"label": speech.choice(p, action), "chosen": action == chosen}
            for action in p.legal()
            if action == chosen or in_words or not by_hand(page, p.name(action))
        ]
    if in_words:
        context["text_lines"] = page.text_board(view, lang, letter)
    else:
        context["board"] = page.board(view, lang, letter, (), (), game.options, reel.names)
    return context


def seat_of(p: Position, viewer: str, letters: list[str]) -> int | None:
    """Whose eyes we look through."""
    if viewer in letters:
        return letters.index(viewer)
    return int(p.who) if viewer == DECIDER and not p.over and p.who != CHANCE else None


def deeds(reel: Reel, n: int, seat: int | None, speech: Speech) -> list[dict[str, str]]:
    """What happened since the step before."""
    if n == 0:
        return []
    replay, page = reel.replay, page_of(reel.replay.game.name)
    p = replay.at(reel.steps[n - 1])
    found = []
    for action in replay.actions[reel.steps[n - 1] : reel.steps[n]]:
        who = int(p.who)
        said = speech.deed(p, action, seat if who == CHANCE else who)
        if said:
            letter = "" if who == CHANCE else replay.game.voice.seats[who]
            linked = page.linked(said, speech.lang, f"/cards/{replay.game.name}/")
            found.append({"letter": letter, "who": reel.names.get(letter, ""), "words": linked})
        p.act(action)
    return found[-MOST_DEEDS:]


def standing_chart(reel: Reel, lang: str) -> Markup:
    """How everybody stood at the beginning of each round and at the end."""
    replay = reel.replay
    game, page, w = replay.game, page_of(replay.game.name), words(lang, replay.game.name)
    frames: list[int] = []
    said = ""
    for part in replay.course(lang):
        moment = part["moment"].partition(" · ")[0]
        if moment != said:
            said = moment
            frames.append(part["frame"])
    last = len(replay.actions)
    frames = [*(frame for frame in frames if frame != last), last]
    views = [replay.at(frame).view(None) for frame in frames]
    totals = [page.standing(view, game.options) for view in views]
    speech = Speech(game.name, lang)
    called = {seat: f"{seat} {reel.names[seat]}" if reel.names.get(seat) else speech.who(seat) for seat in totals[-1]}
    courses = [Course(called[seat], [each[seat] for each in totals]) for seat in totals[-1]]
    moments = [str(k) for k in range(1, len(frames))] + [w.say("web-end")]
    return chart(courses, moments, page.standing_words(lang))


# -- pages -----------------------------------------------------------------------------------------------------------


async def show(
    request: Request, visit: Visit, reel: Reel, address: str, record: str, n: int, seat: str, part: bool
) -> HTMLResponse:
    game = reel.replay.game
    w = words(visit.lang, game.name)
    context = await asyncio.to_thread(step_context, reel, n, seat, visit.lang, text_mode(request))
    if part:
        return draw(request, visit, "replay_part.html", game.name, **context)
    letters = game.voice.seats
    viewers = [(DECIDER, w.say("web-viewer-decider")), (NOBODY, w.say("web-viewer-nobody"))]
    viewers += [(letter, reel.names.get(letter) or w.say("ui-seat", seat=letter)) for letter in letters]
    return draw(
        request,
        visit,
        "replay.html",
        game.name,
        address=address,
        record_address=record,
        viewers=viewers,
        viewer=seat,
        chart=await asyncio.to_thread(standing_chart, reel, visit.lang),
        **context,
    )


@router.get("/t/{table_id}/replay")
async def replay(
    request: Request, visit: Visitor, table_id: str, n: Step = 0, seat: str = DECIDER, part: bool = False
) -> HTMLResponse:
    reel = await table_reel(request, visit, table_id)
    address = f"/t/{table_id}/replay"
    return await show(request, visit, reel, address, f"/t/{table_id}/record.tilth", n, seat, part)


@router.get("/t/{table_id}/chart")
async def table_chart(request: Request, visit: Visitor, table_id: str) -> HTMLResponse:
    reel = await table_reel(request, visit, table_id)
    return HTMLResponse(str(await asyncio.to_thread(standing_chart, reel, visit.lang)))


@router.get("/t/{table_id}/record.tilth")
async def record(request: Request, visit: Visitor, table_id: str) -> PlainTextResponse:
    info = (await tables_of(request).enter(table_id, visit.person)).info
    request.app.state.limits.take("replay", visit.address)
    text = await tables_of(request).record(table_id, visit.lang)
    name = f'attachment; filename="{info.game}-{info.code}.tilth"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.post("/watch")
async def upload(
    request: Request, visit: Visitor, person: Somebody, record: Annotated[UploadFile, File()]
) -> RedirectResponse:
    """Bring a record to watch it."""
    request.app.state.limits.take("upload", visit.address)
    try:
        text = (await record.read()).decode("utf-8")
    except UnicodeDecodeError:
        raise BadRequest("this is not text in UTF-8") from None
    if not is_text(text):
        raise BadRequest("this is not plain text: there are control characters in it")
    record_id, played = await tables_of(request).keep_record(person, text, visit.address)
    keep(request, f"record {record_id}", await asyncio.to_thread(Reel.of_record, played))
    return see(f"/watch/{record_id}")


@router.get("/watch/{record_id}")
async def watch(
    request: Request, visit: Visitor, record_id: str, n: Step = 0, seat: str = DECIDER, part: bool = False
) -> HTMLResponse:
    reel = await record_reel(request, visit, record_id)
    address = f"/watch/{record_id}"
    return await show(request, visit, reel, address, f"{address}/record.tilth", n, seat, part)


@router.get("/watch/{record_id}/record.tilth")
async def kept(request: Request, record_id: str) -> PlainTextResponse:
    text = await tables_of(request).register.kept_record(record_id)
    return PlainTextResponse(text, headers={"Content-Disposition": 'attachment; filename="record.tilth"'})
