"""Lessons: each is played, a goal that is blanked is noticed, and a bad file says where it is bad."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tilth import games
from tilth.kernel.lines import FileError
from tilth.learn.attempts import MISSED, MISTAKE, OPEN, Attempt
from tilth.learn.checking import Check, check_file
from tilth.learn.lessons import FOLDER, Lesson, lesson_files, lessons, read_lesson
from tilth.text import LANGS, folder

GAMES = [name for name in games.names() if lesson_files(name)]
ALL = [(game, path.stem) for game in GAMES for path in lesson_files(game)]
FEWEST, MOST = 6, 10


def named(game: str, name: str) -> Lesson:
    return next(one for one in lessons(game) if one.name == name)


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_numbered_from_the_first(game: str) -> None:
    assert [one.number for one in lessons(game)] == list(range(1, len(lessons(game)) + 1))
    assert FEWEST <= len(lessons(game)) <= MOST


@pytest.mark.parametrize(("game", "name"), ALL)
def test_solutions_and_mistakes_are_answered_as_they_say(game: str, name: str) -> None:
    found = check_file(folder(game) / FOLDER / f"{name}.yaml", game)
    assert found.problems == []
    one = named(game, name)
    assert found.ways == 1 + sum(len(step.mistakes) for step in one.steps)
    assert any(step.mistakes for step in one.steps)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_goal_that_is_blanked_is_noticed(game: str, name: str) -> None:
    one = named(game, name)
    reached = replace(one, steps=[replace(one.steps[0], expect=[{}]), *one.steps[1:]])
    with pytest.raises(FileError, match="reached before anything was done"):
        Check(reached, 1).play()
    never = replace(one, steps=[replace(one.steps[0], expect=[], played=[], mistakes=[]), *one.steps[1:]])
    with pytest.raises(FileError, match="the solution is answered as if"):
        Check(never, 1).play()


def test_a_mistake_that_is_none_is_noticed() -> None:
    one = named("agricola", "01-first-action")
    step = one.steps[0]
    right = replace(step.mistakes[0], moves=step.solution, expect=[])
    with pytest.raises(FileError, match="as if the goal was reached"):
        Check(replace(one, steps=[replace(step, mistakes=[right])]), 1).play()


@pytest.mark.parametrize(("game", "name"), ALL)
def test_texts_differ_between_languages(game: str, name: str) -> None:
    for step in named(game, name).steps:
        for texts in (step.goal, step.hint, step.done, step.missed, *(one.answer for one in step.mistakes)):
            assert len(set(texts.values())) == len(LANGS)


def attempt(*moves: str) -> Attempt:
    check = Check(named("agricola", "01-first-action"), 1)
    begun = check.replayed([])
    check.follow(begun, moves, 1, whole=False)
    return begun


def test_an_answer_for_every_way() -> None:
    assert attempt().verdict.state == OPEN
    assert attempt("place wood-3").verdict.steps == 1
    assert attempt("place day-laborer-family").verdict.state == OPEN  # what to take is asked
    assert attempt("place day-laborer-family take clay").verdict.state == MISTAKE
    assert attempt("place plow-field plow 0,1").verdict.state == MISSED
    assert attempt("place wood-3", "place plow-field plow 0,1").verdict.state == MISSED
    assert attempt("place plow-field plow 0,1", "place wood-3").verdict.steps == 0  # too late


GOOD = """\
title: {en: a, ru: б, pt: c}
game: agricola
sections: [§4.1]
options: {players: 1, mode: family}
position: {round: 1, turn: A}
steps:
  - goal: {en: a, ru: б, pt: c}
    hint: {en: a, ru: б, pt: c}
    expect: {A.reed: 1}
    solution: place reed-1
    done: {en: a, ru: б, pt: c}
    missed: {en: a, ru: б, pt: c}
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("pt: c}\ngame", "}\ngame", 1, "title"),
        ("agricola", "villagers", 2, "not agricola"),
        ("§4.1", "§99.1", 3, "have no §99.1"),
        ("mode: family", "mode: large", 4, "mode"),
        ("turn: A", "turn: Q", 5, "turn"),
        ("    hint: {en: a, ru: б, pt: c}\n", "", 7, "hint"),
        ("hint: {en: a", 'hint: {en: "{no-such-word}"', 8, "no-such-word"),
        ("    expect: {A.reed: 1}\n", "", 7, "`expect` or `played`"),
        ("{A.reed: 1}", "{A.reed: 0}", 7, "reached before anything"),
        ("{A.reed: 1}", "{A.reed: at least 2}", 7, "as if the goal was missed"),
        ("place reed-1", "place reed-7", 7, "reed-7"),
        ("place reed-1", "[place reed-1, place fishing]", 7, "before 'place fishing'"),
        ("missed", "lost", 12, "lost"),
        ("steps:\n", "steps: []\nsteps2:\n", 0, "steps2"),
    ],
)
def test_a_bad_file_says_where(tmp_path: Path, old: str, new: str, line: int, said: str) -> None:
    path = tmp_path / "01-reed.yaml"
    path.write_text(GOOD, encoding="utf-8")
    assert check_file(path, "agricola").problems == []
    assert old in GOOD
    path.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    (problem,) = check_file(path, "agricola").problems
    assert said in problem and problem.startswith(f"{path}:{line or ''}")


def test_a_file_has_a_number(tmp_path: Path) -> None:
    path = tmp_path / "reed.yaml"
    path.write_text(GOOD, encoding="utf-8")
    with pytest.raises(FileError, match="its number"):
        read_lesson(path, "agricola")
