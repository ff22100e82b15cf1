"""The lessons of a game: listed with what is done of them, and begun."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from tilth.learn.lessons import lesson_names, lessons
from tilth.server import lesson_study
from tilth.server.admission import GuardedRoute
from tilth.server.commands import Asked
from tilth.server.errors import NoTable
from tilth.server.pages import see
from tilth.server.rendering import draw, page_of

__all__ = ["router"]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=GuardedRoute)


@router.get("/lessons/{game}")
async def listed(request: Request, asked: Asked, game: str) -> HTMLResponse:
    page_of(game)
    names = lesson_names(game)
    if not names:
        raise NoTable("this game brings no lessons")
    done = {name for _, name in await asked.studied(lesson_study.KIND, game)}
    following = next((name for name in names if name not in done), "")
    return draw(
        request,
        asked.visit,
        "lessons.html",
        game,
        lessons=await asyncio.to_thread(lessons, game),
        done=done & set(names),
        following=following,
        first_game=lesson_study.first_game(game, asked.visit.lang),
    )


@router.post("/lessons/{game}")
async def begin(asked: Asked, game: str, lesson: Annotated[str, Form(max_length=80)]) -> RedirectResponse:
    """A lesson on a table of one's own."""
    info = await asked.study(lesson_study.KIND, game, lesson)
    return see(f"/t/{info.id}")
