"""The JSON interface to what is studied: lessons and puzzles, begun at a table of one's own, and what is said there."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from tilth.learn.lessons import lessons
from tilth.learn.puzzle_words import moment
from tilth.learn.puzzles import RESULTS, puzzles
from tilth.server import lesson_study, puzzle_study
from tilth.server.admission import GuardedRoute
from tilth.server.api import REFUSALS, Body, table_data
from tilth.server.commands import Asked, GameName, Lang
from tilth.server.errors import NoTable
from tilth.server.rendering import page_of

__all__ = ["router"]

router = APIRouter(prefix="/api", responses=REFUSALS, route_class=GuardedRoute)


class StudyBody(Body):
    kind: Annotated[str, Field(max_length=20, json_schema_extra={"enum": [lesson_study.KIND, puzzle_study.KIND]})] = (
        lesson_study.KIND
    )
    game: GameName
    name: Annotated[str, Field(max_length=80, description="As the lists of lessons and puzzles name it.")]


@router.get("/games/{game}/lessons")
async def lesson_list(asked: Asked, game: str, lang: Lang | None = None) -> list[dict[str, Any]]:
    """The lessons of a game in their order, and whether you have done them."""
    page_of(game)
    done = await asked.studied(lesson_study.KIND, game)
    found = await asyncio.to_thread(lessons, game)
    said = lang or asked.visit.lang
    return [{"name": one.name, "title": one.title[said], "done": (game, one.name) in done} for one in found]


@router.get("/games/{game}/puzzles")
async def puzzle_list(asked: Asked, game: str, lang: Lang | None = None) -> list[dict[str, Any]]:
    """The puzzles of a game, from one star to five, and what your first answer was: right, good, wrong, or null."""
    page_of(game)
    known = await asked.studied(puzzle_study.KIND, game)
    return [
        {
            "name": one.id,
            "title": moment(one, lang or asked.visit.lang),
            "grade": one.grade,
            "result": RESULTS[known[game, one.id]] if (game, one.id) in known else None,
        }
        for one in puzzles(game).values()
    ]


@router.post("/studies", status_code=201)
async def begin(asked: Asked, body: StudyBody) -> dict[str, Any]:
    """Begin a lesson or a puzzle, at a table that no list shows."""
    return table_data(await asked.study(body.kind, body.game, body.name), asked.visit.person)


@router.get("/tables/{table_id}/study")
async def study(asked: Asked, table_id: str, lang: Lang | None = None) -> dict[str, Any]:
    """What is to be done at a table where something is studied: the goal, a hint, and the answer to what was done.
    `mood` of the answer is good, bad or empty; `ended`: nothing more is to be done here."""
    place = await asked.enter(table_id)
    panel = await asked.panel(place.info, lang)
    if panel is None:
        raise NoTable("nothing is studied at this table")
    return {"study": place.info.study, **panel.plain()}
