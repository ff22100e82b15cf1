"""Games gone through again, beside their replay: the chart of what was expected, turning points, accuracy, luck."""

from __future__ import annotations

import asyncio
import re
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup

from tilth.kernel.game import Game
from tilth.learn.analysis import DEPTHS, USUAL, Analysis
from tilth.learn.analysis_words import Part, Told, analysis_data, parts_of, told
from tilth.server import table_page
from tilth.server.admission import GuardedRoute, Visit
from tilth.server.chart import Course, Spot, chart
from tilth.server.commands import Asked, Commands, DepthWord, Number
from tilth.server.pages import see
from tilth.server.rendering import draw
from tilth.server.replays import Reel
from tilth.text import Words, words
from tilth.text.card_results import number
from tilth.text.sentences import Speech

__all__ = ["offered", "plain", "router"]

MOST_KEPT = 32  # analyses in words
LEAST = 0.05
UNDER_WAY = ("waiting", "running")

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=GuardedRoute)
said: OrderedDict[tuple[str, str], dict[str, Any]] = OrderedDict()  # finished ones never change


# -- in words --------------------------------------------------------------------------------------------------------


def offered(rows: Sequence[Mapping[str, Any]], address: str, w: Words) -> dict[str, Any]:
    """What a replay says of analyses: those there are, and a form for another."""
    links = [{"address": f"/analysis/{row['id']}", "words": depth_words(row, w), **state(row)} for row in rows]
    missing = [depth for depth in DEPTHS if depth not in {row["depth"] for row in rows}]
    depths = [{"value": depth, "words": w.say(f"web-depth-{depth}"), "usual": depth == USUAL} for depth in missing]
    return {"state": "offer", "links": links, "depths": depths, "action": f"{address}/analysis"}


def state(row: Mapping[str, Any]) -> dict[str, Any]:
    return {key: row[key] for key in ("id", "status", "depth", "done", "total")}


def depth_words(row: Mapping[str, Any], w: Words) -> str:
    return w.say(f"web-depth-{row['depth']}")


def panel(row: Mapping[str, Any], reel: Reel, visit: Visit, home: str) -> dict[str, Any]:
    """An analysis as its page shows it; `home` is what addresses here begin with."""
    w = words(visit.lang, reel.replay.game.name)
    mine = visit.person is not None and visit.person.id == row["person_id"]
    about = {**state(row), "words": depth_words(row, w), "mine": mine, "address": f"/analysis/{row['id']}"}
    about["link"] = f"{home}{about['address']}"
    if row["status"] != "done":
        return {**about, "state": "under_way" if row["status"] in UNDER_WAY else "failed"}
    key = row["id"], visit.lang
    if key not in said:
        said[key] = told_whole(Analysis.of_plain(row["found"]), reel, visit.lang)
        if len(said) > MOST_KEPT:
            said.popitem(last=False)
    return {**about, "state": "done", **named(said[key], reel, w)}


def told_whole(found: Analysis, reel: Reel, lang: str) -> dict[str, Any]:
    """All that takes its time to be said."""
    replay = reel.replay
    speech = Speech(replay.game.name, lang, replay.game.options)
    return {
        "found": found,
        "turnings": [told(replay.game, turning, replay.at(turning.begin), lang) for turning in found.turnings],
        "parts": parts_of(found, lambda frame: speech.moment(replay.at(frame)), replay.game.players),
    }


def named(whole: Mapping[str, Any], reel: Reel, w: Words) -> dict[str, Any]:
    """With the people's names, and where in the replay everything is."""
    game: Game = reel.replay.game
    found: Analysis = whole["found"]
    turnings: list[Told] = whole["turnings"]
    parts: list[Part] = whole["parts"]
    speech = Speech(game.name, w.lang)
    called = {
        seat: f"{seat} {reel.names[seat]}" if reel.names.get(seat) else speech.who(seat) for seat in game.voice.seats
    }

    def step(frame: int) -> int:
        return min(bisect_left(reel.steps, frame), len(reel.steps) - 1)

    seats = [
        {
            "letter": seat,
            "name": called[seat],
            "accuracy": "–" if (share := found.accuracy(k)) is None else f"{share:.0f} %",
            "lost": number(found.lost(k), w),
            "luck": number(found.luck(k), w, "+"),
        }
        for k, seat in enumerate(game.voice.seats)
    ]
    return {
        "seats": seats,
        "turnings": [{"told": one, "n": step(one.turning.begin), "who": called[one.seat]} for one in turnings],
        "parts": [
            {
                "n": step(part.frame),
                "moment": part.moment or w.say("web-analysis-begin"),
                "cells": [
                    {"expected": number(value, w), "lost": some(lost, w), "luck": some(luck, w, "+")}
                    for value, lost, luck in zip(part.expected, part.lost, part.luck)
                ],
            }
            for part in parts
        ],
        "chart": expected_chart(found, parts, turnings, list(called.values()), step, w),
    }


def some(n: float, w: Words, sign: str = "") -> str:
    """A number; nothing, if it would be shown as 0."""
    return number(n, w, sign) if abs(n) >= LEAST else ""


def expected_chart(
    found: Analysis, parts: Sequence[Part], turnings: Sequence[Told], called: Sequence[str], step: Any, w: Words
) -> Markup:
    """What everybody expected after each move; a number stands where a turning point was."""
    frames = [frame for frame, _ in found.expected]
    if not frames:
        return Markup()
    courses = [Course(name, [values[k] for _, values in found.expected]) for k, name in enumerate(called)]
    moments = [""] * len(frames)
    for before, part in pairwise(parts):
        figure = re.search(r"\d+", part.moment)
        if figure:
            moments[min(bisect_left(frames, before.frame), len(frames) - 1)] = figure[0]
    moments[-1] = w.say("web-end")
    ends = [(bisect_left(frames, one.turning.end), one.turning.seat) for one in turnings]
    spots = [Spot(moment, seat, str(place)) for place, (moment, seat) in enumerate(ends, 1)]
    title = w.say("analysis-expected" if len(called) == 1 else "analysis-expected-margin")
    steps = [step(frame) for frame in frames]
    return chart(courses, moments, title, spots=spots, steps=steps)


def plain(row: Mapping[str, Any], reel: Reel | None, lang: str, mine: bool) -> dict[str, Any]:
    """For programs: how far it is, and what was found."""
    data: dict[str, Any] = {**state(row), "table": row["table_id"], "record": row["record_id"], "mine": mine}
    data["address"] = f"/analysis/{row['id']}"
    if reel is not None and row["status"] == "done":
        replay = reel.replay
        data["analysis"] = analysis_data(replay.game, Analysis.of_plain(row["found"]), replay.at, lang)
    return data


# -- pages -----------------------------------------------------------------------------------------------------------


async def subject(asked: Commands, analysis_id: str) -> tuple[dict[str, Any], Reel, str]:
    """An analysis, its game with the names of those who sat there, and where its record is for whoever asks."""
    row = await asked.analysis(analysis_id)
    info, reel = await asked.analysed(row)
    if info is None:
        return row, reel, f"/watch/{row['record_id']}/record.tilth"
    sitting = table_page.sitters(info, words(asked.visit.lang, info.game))
    inside = info.seen_by(asked.visit.person.id if asked.visit.person else None)
    record = f"/t/{info.id}/record.tilth" if inside and not reel.replay.placed else ""
    return row, replace(reel, names={sitter.letter: sitter.name for sitter in sitting}), record


def home_of(request: Request) -> str:
    return str(request.base_url).rstrip("/")


@router.post("/t/{table_id}/analysis")
async def analyse_table(asked: Asked, table_id: str, depth: Annotated[DepthWord, Form()] = USUAL) -> RedirectResponse:
    return see(f"/analysis/{(await asked.analyse_table(table_id, depth))['id']}#analysis")


@router.post("/watch/{record_id}/analysis")
async def analyse_record(asked: Asked, record_id: str, depth: Annotated[DepthWord, Form()] = USUAL) -> RedirectResponse:
    return see(f"/analysis/{(await asked.analyse_record(record_id, depth))['id']}#analysis")


@router.post("/analysis/{analysis_id}/cancel")
async def cancel(asked: Asked, analysis_id: str) -> RedirectResponse:
    return see(f"/analysis/{(await asked.cancel_analysis(analysis_id))['id']}#analysis")


@router.get("/analysis/{analysis_id}")
async def analysis(
    request: Request,
    asked: Asked,
    analysis_id: str,
    n: Annotated[Number, Query()] = 0,
    seat: str = "decider",
    part: bool = False,
) -> HTMLResponse:
    from tilth.server.replay_pages import show  # which shows what is offered here

    row, reel, record = await subject(asked, analysis_id)
    about = {} if part else await asyncio.to_thread(panel, row, reel, asked.visit, home_of(request))
    return await show(request, asked.visit, reel, f"/analysis/{analysis_id}", record, n, seat, part, about)


@router.get("/analysis/{analysis_id}/state")
async def how_far(request: Request, asked: Asked, analysis_id: str) -> HTMLResponse:
    """The part of the page that tells how far an analysis is."""
    row, reel, _ = await subject(asked, analysis_id)
    about = await asyncio.to_thread(panel, row, reel, asked.visit, home_of(request))
    return draw(request, asked.visit, "analysis_part.html", reel.replay.game.name, analysis=about)
