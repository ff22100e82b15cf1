"""Games shown again: a slider over every decision, the chart, the record, and records that people bring."""

from __future__ import annotations

import asyncio
import re
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, File, Query, Request, UploadFile
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from markupsafe import Markup

from tilth.kernel.core import CHANCE, Position
from tilth.play.history import notice_words
from tilth.server import table_page
from tilth.server.admission import GuardedRoute, Visit
from tilth.server.analysis_pages import offered
from tilth.server.chart import Course, chart
from tilth.server.commands import Asked, Commands, Number
from tilth.server.pages import see
from tilth.server.rendering import by_hand, draw, page_of, text_mode
from tilth.server.replays import Reel
from tilth.server.seat_view import scored
from tilth.text import words
from tilth.text.sentences import Speech

__all__ = ["router"]

DECIDER, NOBODY = "decider", "nobody"
MOST_DEEDS = 8  # told between two steps

Step = Annotated[Number, Query()]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=GuardedRoute)


async def table_reel(asked: Commands, table_id: str) -> Reel:
    """The game of a table, with the names of those who sat there."""
    info, reel = await asked.replay(table_id)
    sitting = table_page.sitters(info, words(asked.visit.lang, info.game))
    return replace(reel, names={sitter.letter: sitter.name for sitter in sitting})


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
    scores = table_page.named_scores([scored(sheet, speech) for sheet in p.scores()], full)
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
        context["question_words"] = speech.ending(p) or table_page.outcome(scores, speech.words)
    elif k == len(replay.actions):
        context["question_words"] = speech.say("web-ended-early")
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


def deeds(reel: Reel, n: int, seat: int | None, speech: Speech) -> list[dict[str, Any]]:
    """What happened since the step before."""
    if n == 0:
        return []
    replay, page = reel.replay, page_of(reel.replay.game.name)
    first = reel.steps[n - 1]
    p = replay.at(first)
    found = []
    for k, action in enumerate(replay.actions[first : reel.steps[n]], first):
        found += around(reel, k, speech)
        who = int(p.who)
        said = speech.deed(p, action, seat if who == CHANCE else who)
        if said:
            letter = "" if who == CHANCE else replay.game.voice.seats[who]
            linked = page.linked(said, speech.lang, f"/cards/{replay.game.name}/")
            found.append({"letter": letter, "who": reel.names.get(letter, ""), "words": linked})
        p.act(action)
    if reel.steps[n] == len(replay.actions):
        found += around(reel, reel.steps[n], speech)
    return found[-MOST_DEEDS:]


def around(reel: Reel, k: int, speech: Speech) -> list[dict[str, Any]]:
    """What happened around the game before action `k`."""
    letters = reel.replay.game.voice.seats
    told = [(letters[seat] if seat >= 0 else "", what) for at, seat, what in reel.replay.around if at == k]
    return [{"letter": letter, "who": "", "words": notice_words(speech, what, letter)} for letter, what in told]


def rounds(reel: Reel, lang: str) -> list[tuple[int, str]]:
    """Where each part of the game begins, by its frame, and what it is called."""
    found: list[tuple[int, str]] = []
    for part in reel.replay.course(lang):
        moment = part["moment"].partition(" · ")[0]
        if moment and (not found or moment != found[-1][1]):
            found.append((part["frame"], moment))
    return [(frame, moment) for frame, moment in found if frame != len(reel.replay.actions)]


def stops(reel: Reel, lang: str) -> list[dict[str, Any]]:
    """The rounds to jump to, by their first step."""
    begins = [(bisect_left(reel.steps, frame), moment) for frame, moment in rounds(reel, lang)]
    number = re.compile(r"\d+")
    return [
        {"n": n, "words": moment, "short": found[0] if (found := number.search(moment)) else moment}
        for n, moment in begins
    ]


def standing_chart(reel: Reel, lang: str) -> Markup:
    """How everybody stood at the beginning of each round and at the end."""
    replay = reel.replay
    game, page, w = replay.game, page_of(replay.game.name), words(lang, replay.game.name)
    frames = [*(frame for frame, _ in rounds(reel, lang)), len(replay.actions)]
    views = [replay.at(frame).view(None) for frame in frames]
    totals = [page.standing(view, game.options) for view in views]
    speech = Speech(game.name, lang)
    called = {seat: f"{seat} {reel.names[seat]}" if reel.names.get(seat) else speech.who(seat) for seat in totals[-1]}
    courses = [Course(called[seat], [each[seat] for each in totals]) for seat in totals[-1]]
    moments = [str(k) for k in range(1, len(frames))] + [w.say("web-end")]
    return chart(courses, moments, page.standing_words(lang))


# -- pages -----------------------------------------------------------------------------------------------------------


async def show(
    request: Request,
    visit: Visit,
    reel: Reel,
    address: str,
    record: str,
    n: int,
    seat: str,
    part: bool,
    analysis: Mapping[str, Any],
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
        stops=await asyncio.to_thread(stops, reel, visit.lang),
        chart=await asyncio.to_thread(standing_chart, reel, visit.lang),
        analysis=analysis,
        **context,
    )


@router.get("/t/{table_id}/replay")
async def replay(
    request: Request, asked: Asked, table_id: str, n: Step = 0, seat: str = DECIDER, part: bool = False
) -> HTMLResponse:
    reel = await table_reel(asked, table_id)
    address = f"/t/{table_id}/replay"
    record = "" if reel.replay.placed else f"/t/{table_id}/record.tilth"
    about = offered(await asked.analyses_of(table_id=table_id), f"/t/{table_id}", words(asked.visit.lang))
    return await show(request, asked.visit, reel, address, record, n, seat, part, about)


@router.get("/t/{table_id}/chart")
async def table_chart(asked: Asked, table_id: str) -> HTMLResponse:
    reel = await table_reel(asked, table_id)
    return HTMLResponse(str(await asyncio.to_thread(standing_chart, reel, asked.visit.lang)))


@router.get("/t/{table_id}/record.tilth")
async def record(asked: Asked, table_id: str) -> PlainTextResponse:
    info, text = await asked.record(table_id)
    name = f'attachment; filename="{info.game}-{info.code}.tilth"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.post("/watch")
async def upload(asked: Asked, record: Annotated[UploadFile, File()]) -> RedirectResponse:
    """Bring a record to watch it."""
    return see(f"/watch/{await asked.upload(await record.read())}")


@router.get("/watch/{record_id}")
async def watch(
    request: Request, asked: Asked, record_id: str, n: Step = 0, seat: str = DECIDER, part: bool = False
) -> HTMLResponse:
    reel = await asked.kept(record_id)
    address = f"/watch/{record_id}"
    about = offered(await asked.analyses_of(record_id=record_id), address, words(asked.visit.lang))
    return await show(request, asked.visit, reel, address, f"{address}/record.tilth", n, seat, part, about)


@router.get("/watch/{record_id}/record.tilth")
async def kept(asked: Asked, record_id: str) -> PlainTextResponse:
    text = await asked.kept_text(record_id)
    return PlainTextResponse(text, headers={"Content-Disposition": 'attachment; filename="record.tilth"'})
