"""Lessons on pages: begun from the lobby, answered at the table, kept in mind, and in nobody's way."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tilth.learn.lessons import lessons
from tilth.learn.puzzles import puzzles
from tilth.server.models import studied
from tilth.text import LANGS

from .conftest import Inside, MakeInside
from .test_pages import Visitor, words_of

FIRST = lessons("agricola")[0]


@pytest.fixture
def app(inside: MakeInside) -> Inside:
    return inside(limits=False)


@pytest.fixture
def anna(app: Inside) -> Visitor:
    return Visitor(app)


def begun(anna: Visitor, name: str = FIRST.name, game: str = "agricola") -> str:
    answer = anna.post(f"/lessons/{game}", lesson=name)
    assert answer.status_code == 303
    return str(answer.headers["location"])


def played(anna: Visitor, table: str, move: str) -> str:
    """The table after a move, in words."""
    page = anna.get(table).text
    version = re.search(r'id="table"[^>]* data-version="(\d+)"', page)
    assert version is not None
    anna.post(f"{table}/move", move=move, version=version[1], command=f"c{version[1]}", seat="A")
    return words_of(anna.get(table))


def test_a_lesson_is_one_click_from_the_lobby_and_lists_stay_clear_of_it(anna: Visitor) -> None:
    lobby = anna.get("/").text
    assert f'<button name="lesson" value="{FIRST.name}">' in lobby and 'href="/lessons/agricola"' in lobby
    table = begun(anna)
    page = words_of(anna.get(table))
    assert FIRST.title["en"] in page and FIRST.steps[0].goal["en"] in page
    assert table not in anna.get("/").text
    assert anna.app.call(anna.http.get("/api/tables")).json()["mine"] == []


def test_a_mistake_a_miss_and_the_goal_are_answered(anna: Visitor) -> None:
    first, second = FIRST.steps
    table = begun(anna)
    said = played(anna, table, "place clay-1")
    assert first.missed["en"] not in said  # it was refused: somebody is there
    said = played(anna, table, "place day-laborer-family")
    assert first.goal["en"] in said and first.mistakes[0].answer["en"] not in said  # it is not chosen yet what to take
    assert first.mistakes[0].answer["en"] in played(anna, table, "take reed")
    version = re.search(r'data-version="(\d+)"', anna.get(table).text)
    assert version is not None
    anna.post(f"{table}/undo", version=version[1], command="back", seat="A")
    assert first.mistakes[0].answer["en"] not in words_of(anna.get(table))
    table = begun(anna)
    assert first.missed["en"] in played(anna, table, "place plow-field plow 0,1")
    table = begun(anna)
    said = played(anna, table, "place wood-3")
    assert first.done["en"] in said and second.goal["en"] in said
    assert "0 of" in words_of(anna.get("/lessons/agricola"))
    assert second.done["en"] in played(anna, table, "place take-grain")
    assert "1 of" in words_of(anna.get("/lessons/agricola"))


def test_progress_is_kept_for_the_person_and_goes_with_them(anna: Visitor) -> None:
    table = begun(anna)
    for move in ("place wood-3", "place take-grain"):
        played(anna, table, move)
    rows = anna.app.call(anna.app.app.state.store.rows(studied.select()))
    assert [(row["game"], row["kind"], row["name"], row["result"]) for row in rows] == [
        ("agricola", "lesson", FIRST.name, 1)
    ]
    assert "0 of" in words_of(Visitor(anna.app).get("/lessons/agricola"))


def test_nobody_else_moves_and_only_the_latest_tables_are_kept(anna: Visitor) -> None:
    tables = [begun(anna) for _ in range(5)]
    played(anna, tables[-1], "place wood-3")
    assert anna.app.tables.opponents.tasks == set()
    assert [anna.get(table).status_code for table in tables] == [404, 404, 200, 200, 200]
    assert Visitor(anna.app).get(tables[-1]).status_code == 404


def test_the_list_speaks_every_language(anna: Visitor) -> None:
    for lang in LANGS:
        anna.post("/lang", lang=lang)
        page = words_of(anna.get("/lessons/agricola"))
        assert all(one.title[lang] in page for one in lessons("agricola"))


def test_what_is_no_lesson_is_not_found(anna: Visitor) -> None:
    assert anna.get("/lessons/chess").status_code == 404
    assert anna.post("/lessons/agricola", lesson="../01").status_code == 404
    assert anna.post("/lessons/agricola", lesson="x" * 81).status_code == 422


def test_programs_are_told_the_goal_a_hint_and_the_answer(inside: MakeInside) -> None:
    app = inside(limits=False).be("Ann")
    listed = app.get("/api/games/agricola/lessons?lang=ru").json()
    assert [one["title"] for one in listed] == [one.title["ru"] for one in lessons("agricola")]
    assert app.post("/api/studies", json={"game": "agricola", "name": "none"}).status_code == 404
    assert app.post("/api/studies", json={"kind": "x", "game": "agricola", "name": "none"}).status_code == 404
    table = app.post("/api/studies", json={"game": "agricola", "name": FIRST.name}).json()["id"]
    first, second = FIRST.steps

    def said(lang: str = "en") -> dict[str, Any]:
        found: dict[str, Any] = app.get(f"/api/tables/{table}/study?lang={lang}").json()
        return found

    def play(move: str) -> None:
        version = app.get(f"/api/tables/{table}").json()["version"]
        body = {"command": f"c{version}", "version": version, "move": move}
        assert app.post(f"/api/tables/{table}/moves", json=body).status_code == 200

    assert (said("pt")["goal"], said()["hint"], said()["answer"]) == (first.goal["pt"], first.hint["en"], "")
    play("place wood-3")
    assert (said()["goal"], said()["answer"], said()["mood"]) == (second.goal["en"], first.done["en"], "good")
    play("place take-grain")
    assert said()["ended"] and said()["answer"] == second.done["en"]
    assert [one["done"] for one in app.get("/api/games/agricola/lessons").json()][:2] == [True, False]
    other = app.post("/api/tables", json={"game": "villagers", "options": {"players": 1}}).json()["id"]
    assert app.get(f"/api/tables/{other}/study").status_code == 404


def test_programs_list_and_begin_puzzles(inside: MakeInside) -> None:
    app = inside(limits=False).be("Ann")
    listed = app.get("/api/games/villagers/puzzles").json()
    one = next(iter(puzzles("villagers").values()))
    assert listed[0] == {"name": one.id, "title": listed[0]["title"], "grade": one.grade, "result": None}
    body = {"kind": "puzzle", "game": "villagers", "name": one.id}
    table = app.post("/api/studies", json=body).json()["id"]
    said = app.get(f"/api/tables/{table}/study").json()
    assert said["study"] == f"puzzle/{one.id}" and said["goal"] and not said["answer"] and not said["hint"]
