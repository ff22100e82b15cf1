"""A course of training: it goes on, is left and taken up again, and who plays its games makes no difference."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tilth
from tilth.arena.crew import Alone, Crew
from tilth.bots.networks import Stored, fingerprint, packed, parse, read
from tilth.kernel.errors import TilthError
from tilth.training.course import TRIAL_SEEDS, Course
from tilth.training.recipe import Recipe
from tilth.training.selfplay import Lessons
from tilth.training.tasks import Task, carry_out

SMALL = Recipe(first=4, second=2, width=1, opening=2, batch=1, window=2, trial=1, pause=1, falling=2)
OPTIONS: dict[str, Any] = {"players": 2}


def begun(folder: Path, recipe: Recipe = SMALL, work: Crew[Task, Lessons] | None = None, **options: Any) -> Course:
    return Course("villagers", [{**OPTIONS, **options}], recipe, folder, 1, work or Alone(carry_out))


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Course]:
    """A course of two iterations that was saved after the first and after the second."""
    folder = tmp_path_factory.mktemp("course")
    course = begun(folder)
    course.go_on()
    course.save("abc")
    (folder / "state.npz").rename(folder / "first.npz")
    (folder / "curve.json").rename(folder / "first.json")
    course.go_on()
    course.save("abc")
    yield course


def test_a_course_goes_on_and_keeps_what_it_found(left: Course) -> None:
    assert (left.iteration, left.games) == (2, 3)
    assert len(left.sizes) == 2 and sum(left.sizes) == len(left.rows) == len(left.gains)  # the window
    stored = read(left.file())
    assert fingerprint(stored.names) == fingerprint(left.features.names)
    card = stored.card
    assert (card["game"], card["kind"], card["options"], card["commit"]) == ("villagers", "table", [OPTIONS], "abc")
    assert card["games"] in (2, 3) and card["recipe"]["opening"] == 2 and card["from"] == ""
    told = json.loads((left.folder / "curve.json").read_text())
    assert [point["games"] for point in told["points"]] == [2, 3]
    assert all("score" in point and "noisy" in point for point in told["points"])
    assert (left.folder / "curve.svg").read_text().startswith("<svg")


def test_a_course_that_was_left_goes_on_to_the_same_state(left: Course, tmp_path: Path) -> None:
    (tmp_path / "state.npz").write_bytes((left.folder / "first.npz").read_bytes())
    (tmp_path / "curve.json").write_bytes((left.folder / "first.json").read_bytes())
    course = begun(tmp_path)
    assert course.resume()
    assert (course.iteration, course.games, len(course.curve)) == (1, 2, 1)
    course.go_on()
    assert course.packed() == left.packed() and course.best == left.best
    assert np.array_equal(course.rows, left.rows) and np.array_equal(course.gains, left.gains)
    assert course.sizes == left.sizes


def test_nothing_is_taken_up_where_nothing_was_begun(tmp_path: Path) -> None:
    assert not begun(tmp_path).resume()


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (lambda folder: begun(folder, replace(SMALL, batch=5)), "another recipe"),
        (lambda folder: begun(folder, players=3), "another options"),
        (lambda folder: Course("villagers", [OPTIONS], SMALL, folder, 2, Alone(carry_out)), "another seed: 1, not 2"),
        (lambda folder: begun(folder, players=1), "another kind"),
    ],
)
def test_another_course_is_not_taken_up(left: Course, other: Any, words: str) -> None:
    with pytest.raises(TilthError, match=words):
        other(left.folder).resume()


def test_a_broken_course_is_told_of(left: Course, tmp_path: Path) -> None:
    (tmp_path / "state.npz").write_bytes(b"")
    with pytest.raises(TilthError, match="cannot be gone on with"):
        begun(tmp_path).resume()


def test_settings_that_are_seen_differently_need_a_network_each() -> None:
    with pytest.raises(TilthError, match="one network each"):
        Course("villagers", [{"players": 2}, {"players": 1}], SMALL, Path(), 1, Alone(carry_out))


def test_a_network_to_begin_with_takes_the_place_of_the_opening(left: Course, tmp_path: Path) -> None:
    course = begun(tmp_path)
    assert course.begin_with(left.file()) == len(left.features.names)
    assert course.card("")["from"] == "table"
    tasks: list[Task] = []

    class Watched(Alone[Task, Lessons]):
        def each(self, work: Any) -> Any:
            tasks.extend(work)
            return super().each(work)

    course.crew = Watched(carry_out)
    course.go_on()
    assert tasks[0].networks and sum(len(task.seeds) for task in tasks if not task.turn) == SMALL.opening


def test_what_it_begins_with_stays_the_best_until_it_is_beaten(
    left: Course, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = begun(tmp_path)
    course.begin_with(left.file())
    start = course.packed()
    monkeypatch.setattr(course, "compared", lambda networks, number: -1.0)
    point = course.go_on()
    assert point["score"] == -1.0 and not point["kept"]
    assert course.best == start != course.packed()


def test_the_card_tells_the_stages_before(left: Course, tmp_path: Path) -> None:
    course = begun(tmp_path)
    course.begin_with(left.file())
    course.go_on()
    course.save("abc")
    assert read(course.file()).card["before"] == read(left.file()).card
    again = begun(tmp_path)
    assert again.resume() and again.card("abc")["before"] == read(left.file()).card


# -- comparing ---------------------------------------------------------------------------------------------------------


class Told(Crew[Task, Lessons]):
    """Instead of playing: the seat with the first network has 10 points more than the others."""

    def __init__(self) -> None:
        super().__init__(carry_out)
        self.tasks: list[Task] = []

    def each(self, tasks: Any) -> Any:
        self.tasks.extend(tasks)
        for number, task in enumerate(tasks):
            seats = dict(task.options)["players"]
            found = Lessons(1)
            for seed in task.seeds:
                for turn in range(seats if task.turn else 1):
                    lineup = [task.networks[(seat + turn) % len(task.networks)] for seat in range(seats)]
                    points = [seed % 7 + (10 if network == b"new" else 0) for network in lineup]
                    rivals = [max(points[:s] + points[s + 1 :]) for s in range(seats)]
                    found.results.append(list(zip(points, rivals)))
            yield number, found


def test_the_network_on_trial_sits_everywhere_equally_often_and_is_the_one_that_is_scored() -> None:
    for players in ([2], [3], [5], [2, 3, 4]):
        told = Told()
        settings = [{"players": n} for n in players]
        course = Course("villagers", settings, SMALL, Path(), 1, told)
        assert course.compared((b"new", b"best"), 33) == 10.0
        assert course.compared((b"best", b"new"), 33) <= 0.0
        seeds = [seed for task in told.tasks[: len(told.tasks) // 2] for seed in task.seeds]
        assert seeds == list(range(TRIAL_SEEDS, TRIAL_SEEDS + 33))


def test_what_is_learned_on_detours_is_tried_there_too(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told()
    recipe = replace(SMALL, detours=0.5, wild=0.3, richer=0.2)
    course = Course("villagers", [{"players": 2}], recipe, Path(), 1, told)
    course.compared((b"new", b"best"), 10)

    def gathered(tasks: Any) -> Lessons:
        told.tasks.extend(tasks)
        return Lessons(1)

    monkeypatch.setattr(course, "gathered", gathered)
    course.play(10, (b"new",), 0.1, 0.0, 1.0)
    course.play(10, (), 0.1, 0.0, 1.0)  # the hand-made evaluation plays as it does
    found = [(task.detours, task.wild, task.richer) for task in told.tasks]
    assert found == [(0.5, 0.3, 0.0), (0.5, 0.3, 0.2), (0.0, 0.0, 0.0)]


def test_seats_change_in_the_games_that_are_really_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first network of a task sits at A, then at the last seat, and so on round the table."""
    seen: list[list[int]] = []

    def play(game: Any, players: Any, judges: Any, *more: Any) -> Lessons:
        seen.append([int(judge.weights.rows[0][0]) for judge in judges])
        return Lessons(1)

    names = list(tilth.game("villagers", players=3).rules.features.names)

    def network(n: int) -> bytes:
        rows = [[n, 0, 0, 0]] + [[0] * 4] * len(names) + [[0] * 2] * 6
        return packed(Stored(names, 2, 2, rows, {}))

    monkeypatch.setattr("tilth.training.tasks.play", play)
    lineup = (network(1), network(2), network(2))
    carry_out(Task("villagers", (("players", 3),), lineup, range(2), 1, turn=True))
    assert seen == [[1, 2, 2], [2, 2, 1], [2, 1, 2]] * 2
    for game, seats in enumerate(seen):
        assert seats[-game % 3] == 1


def test_better_networks_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    course = begun(Path())
    scores = iter([3.0, -1.0])
    monkeypatch.setattr(course, "compared", lambda networks, number: next(scores))
    assert course.trial() == {"score": 0.0, "kept": True}  # there was none
    first = course.best
    course.learner.parts["b3"] += 1
    assert course.trial() == {"score": 3.0, "kept": True} and course.best != first
    second = course.best
    course.learner.parts["b3"] += 1
    assert course.trial() == {"score": -1.0, "kept": False} and course.best == second
    parse(course.best, "the best")


def test_games_for_learning_are_never_those_of_trials() -> None:
    assert TRIAL_SEEDS >= 9 * 100_000_000 + 10**8


# -- recipes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"first": 3}, {"second": 0}, {"first": 2000}, {"window": 0}, {"pause": 0}, {"falling": 0}, {"fade": 1.5},
        {"noise": -1.0}, {"noise": float("nan")}, {"whim": float("inf")}, {"random": 2.0}, {"detours": 1.5},
        {"wild": -1.0},
    ],
    ids=str,
)  # fmt: skip
def test_a_recipe_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(TilthError, match=next(iter(change))):
        replace(Recipe(), **change)


def test_a_curve_is_drawn_even_of_one_point() -> None:
    from tilth.training.curve import drawn

    assert drawn([], "nothing").count("polyline") == 2
    picture = drawn([{"games": 4, "noisy": 3.0, "score": 1.0}, {"games": 8, "noisy": 5.0}], "a <b>")
    assert "a &lt;b&gt;" in picture and "8 games" in picture
