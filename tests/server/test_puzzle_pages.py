"""Puzzles on pages: one a day in the lobby, answered at the table, counted for each person."""

from __future__ import annotations

import re
import sys
from typing import Any

import pytest

from tilth.learn.puzzle_words import solution, stars
from tilth.learn.puzzles import Answer, Puzzle, puzzles
from tilth.server import help_worker, puzzle_pages
from tilth.server.models import studied
from tilth.server.processes import Advising
from tilth.text import LANGS

from .conftest import MakeInside
from .test_pages import Visitor, words_of

FIRST, SECOND = list(puzzles("agricola").values())[:2]


class Here(Advising):
    """Thinks in this process."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[dict[str, Any]] = []

    async def about(self, question: dict[str, Any], who: str) -> list[dict[str, Any]]:
        self.asked.append(question)
        return list(help_worker.answer(question)[question["what"]])


@pytest.fixture
def here() -> Here:
    return Here()


@pytest.fixture
def anna(inside: MakeInside, here: Here) -> Visitor:
    return Visitor(inside(limits=False, advising=here))


def begun(anna: Visitor, puzzle: Puzzle = FIRST) -> str:
    answer = anna.post(f"/puzzles/{puzzle.game}", puzzle=puzzle.id)
    assert answer.status_code == 303
    return str(answer.headers["location"])


def solved(anna: Visitor, answer: Answer, puzzle: Puzzle = FIRST) -> str:
    """What the table says after a whole move."""
    table = begun(anna, puzzle)
    seat = puzzle.made().voice.seats[puzzle.seat]
    for move in answer.words:
        page = anna.get(table).text
        assert "study-answer" not in page  # not before the move is whole
        version = re.search(r'id="table"[^>]* data-version="(\d+)"', page)
        assert version is not None
        anna.post(f"{table}/move", move=move, version=version[1], command=f"c{version[1]}", seat=seat)
    return words_of(anna.get(table))


def kept(anna: Visitor) -> list[tuple[str, str, int]]:
    rows = anna.app.call(anna.app.app.state.store.rows(studied.select()))
    return [(row["kind"], row["name"], row["result"]) for row in rows]


def test_the_puzzle_of_the_day_stands_in_the_lobby(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_pages, "daily", lambda day, among: FIRST)
    lobby = anna.get("/").text
    assert f'name="puzzle" value="{FIRST.id}"' in lobby and stars(FIRST) in lobby and "Puzzle of the day" in lobby
    assert "Solve it" in lobby
    solved(anna, FIRST.best)
    lobby = words_of(anna.get("/"))
    assert "Look at it again" in lobby and "1 puzzle solved" in lobby and "1 day in a row" in lobby
    monkeypatch.setattr(puzzle_pages, "daily", lambda day, among: None)
    assert "Puzzle of the day" not in anna.get("/").text


def test_right_and_wrong_are_answered_and_the_solution_is_told(anna: Visitor) -> None:
    page = words_of(anna.get(begun(anna)))
    assert "Find the best move for A" in page and "Right!" not in page
    said = solved(anna, FIRST.best)
    assert "Right!" in said and "Against the next best" in said and "Next puzzle" in said
    wrong = SECOND.answers[-1]
    said = solved(anna, wrong, SECOND)
    assert "Better:" in said and "gives away about" in said and "Right!" not in said


def test_the_solution_is_put_into_words_once_and_by_somebody_else(anna: Visitor, here: Here) -> None:
    anna.get(begun(anna))
    assert [(one["what"], one["puzzle"], one["lang"]) for one in here.asked] == [("solution", FIRST.id, "en")]
    solved(anna, FIRST.best)
    solved(Visitor(anna.app), FIRST.best)
    assert len(here.asked) == 1


@pytest.mark.parametrize("answers", [True, False], ids=["thinks", "is lost"])
def test_a_process_of_its_own_puts_it_into_words_or_else_the_server_does(inside: MakeInside, answers: bool) -> None:
    lost = Advising(seconds=20.0, command=(sys.executable, "-c", "print('{}', flush=True)"))
    anna = Visitor(inside(limits=False, advising=None if answers else lost))
    assert " ".join(solution(FIRST, "en").because.split()) in solved(anna, FIRST.best)


def test_the_first_answer_counts(anna: Visitor) -> None:
    solved(anna, FIRST.answers[-1])
    assert [row[:2] for row in kept(anna)] == [("puzzle", FIRST.id)]
    first = kept(anna)
    assert first[0][2] < 2
    assert "Right!" in solved(anna, FIRST.best)
    assert kept(anna) == first
    page = anna.get("/puzzles/agricola")
    assert "0 of" in words_of(page) and re.search("puzzle-(good|wrong)", page.text)
    solved(anna, SECOND.best, SECOND)
    page = anna.get("/puzzles/agricola")
    assert "1 of" in words_of(page) and "puzzle-right" in page.text
    assert "0 of" in words_of(Visitor(anna.app).get("/puzzles/agricola"))


def test_the_list_is_narrowed_by_grade_and_offers_what_is_next(anna: Visitor) -> None:
    all_ = list(puzzles("agricola").values())
    page = anna.get(f"/puzzles/agricola?grade={SECOND.grade}").text
    for one in all_:
        assert (f'value="{one.id}"' in page) == (one.grade == SECOND.grade)
    following = r'class="primary big" name="puzzle" value="(\w+)"'
    assert re.findall(following, anna.get("/puzzles/agricola").text) == [FIRST.id]
    solved(anna, FIRST.best)
    assert re.findall(following, anna.get("/puzzles/agricola").text) == [SECOND.id]


@pytest.mark.parametrize("lang", LANGS)
def test_the_pages_speak_every_language(anna: Visitor, lang: str) -> None:
    anna.get("/")
    anna.post("/lang", lang=lang)
    for page in (anna.get("/puzzles/agricola"), anna.get(begun(anna))):
        assert page.status_code == 200 and stars(FIRST) in page.text and "puzzle-goal" not in words_of(page)


def test_what_is_no_puzzle_is_not_found(anna: Visitor) -> None:
    assert anna.get("/puzzles/chess").status_code == 404
    assert anna.get("/puzzles/agricola?grade=6").status_code == 422
    assert anna.post("/puzzles/agricola", puzzle="../01").status_code == 404
    assert anna.post("/puzzles/agricola", puzzle="x" * 41).status_code == 422


def test_nobody_is_told_the_answer_before(anna: Visitor) -> None:
    """Neither the page nor a hint says it."""
    table = begun(anna)
    assert "Against the next best" not in anna.get(table).text
    seat = FIRST.made().voice.seats[FIRST.seat]
    hints = anna.app.call(anna.http.get(f"/api/tables/{table.removeprefix('/t/')}/hints?seat={seat}"))
    assert hints.status_code in (403, 409), hints.text
