"""The puzzles of a game: listed with what came of them, and begun."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from tilth.learn.puzzle_words import STARS, moment
from tilth.learn.puzzles import RESULTS, Tally, daily, puzzles, tally
from tilth.server import puzzle_study
from tilth.server.admission import GuardedRoute
from tilth.server.commands import Asked
from tilth.server.errors import NoTable
from tilth.server.pages import see
from tilth.server.rendering import draw, drawn_games, page_of
from tilth.server.spans import now

__all__ = ["router", "todays"]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=GuardedRoute)


@router.get("/puzzles/{game}")
async def listed(
    request: Request, asked: Asked, game: str, grade: Annotated[int, Query(ge=0, le=STARS)] = 0
) -> HTMLResponse:
    page_of(game)
    all_ = list(puzzles(game).values())
    if not all_:
        raise NoTable("this game brings no puzzles")
    known = {name: result for (_, name), result in (await asked.studied(puzzle_study.KIND, game)).items()}
    lang = asked.visit.lang
    among = [one for one in all_ if grade in (0, one.grade)]
    onward = puzzle_study.following(among, known)
    rows = [
        {
            "id": one.id,
            "number": all_.index(one) + 1,
            "stars": puzzle_study.graded(one, lang),
            "moment": moment(one, lang),
            "result": RESULTS[known[one.id]] if one.id in known else "",
        }
        for one in among
    ]
    return draw(
        request,
        asked.visit,
        "puzzles.html",
        game,
        rows=rows,
        grade=grade,
        grades=sorted({one.grade for one in all_}),
        onward=onward,
        solved=sum(RESULTS[result] == "right" for name, result in known.items() if name in puzzles(game)),
        of=len(all_),
        tally=await counted(asked),
    )


async def counted(asked: Asked) -> Tally:
    """How this person does, in all games."""
    rows = await asked.studies.history(asked.visit.person, puzzle_study.KIND)
    return tally([(day_of(at), RESULTS[result]) for result, at in rows], today())


async def todays(asked: Asked) -> dict[str, Any] | None:
    """The puzzle of the day, as the lobby shows it; the same for everybody."""
    one = daily(today(), drawn_games())
    if one is None:
        return None
    lang = asked.visit.lang
    known = await asked.studied(puzzle_study.KIND, one.game)
    return {
        "id": one.id,
        "game": one.game,
        "title": page_of(one.game).about(lang)["title"],
        "stars": puzzle_study.graded(one, lang),
        "moment": moment(one, lang),
        "result": RESULTS[known[one.game, one.id]] if (one.game, one.id) in known else "",
        "tally": await counted(asked),
    }


def today() -> date:
    return day_of(now())


def day_of(at: int) -> date:
    """The day of a time in milliseconds, in Greenwich."""
    return datetime.fromtimestamp(at / 1000, UTC).date()


@router.post("/puzzles/{game}")
async def begin(asked: Asked, game: str, puzzle: Annotated[str, Form(max_length=40)]) -> RedirectResponse:
    """A puzzle on a table of one's own."""
    info = await asked.study(puzzle_study.KIND, game, puzzle)
    return see(f"/t/{info.id}")
