"""The solver: its best line only ever gets better, and a record proves it."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilth
from tilth.bots.networks import Stored, packed
from tilth.bots.rehearsal import Line
from tilth.cli.solve import record_of
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game
from tilth.kernel.rng import Rng
from tilth.records.record import Record
from tilth.training import solver as module
from tilth.training import tuning
from tilth.training.selfplay import Glance, Lessons
from tilth.training.solver import Solver, Way, whole
from tilth.training.tuning import Tuner

CARDS = (
    "sheep-1,fences,sow-bake,improvement,stone-1-stage2,renovation-improvement,family-growth-minor,boar-1,"
    "take-vegetable,cattle-1,stone-1-stage4,plow-sow,family-growth-urgent,renovation-fences"
)


@pytest.fixture(scope="module")
def game() -> Game:
    return tilth.game("agricola", players=1, mode="family", round_cards=CARDS)


@pytest.fixture(autouse=True, scope="module")
def quick() -> Iterator[None]:
    """Few games: the sources play slowly."""
    with pytest.MonkeyPatch.context() as patch:
        for name, number in {"NARROW": 2, "BROAD": 2, "GAMES": 2, "WIDTH": 1, "FURTHEST": 0.1}.items():
            patch.setattr(module, name, number)
        yield


def until(solver: Solver, games: int) -> list[Line]:
    """What it says for so many games: one look at a time, a lesson of two games, and another."""
    found = solver.lines()
    said: list[Line] = []
    while solver.games < games:
        said.append(next(found))
    return said


def reached(solver: Solver, way: Way, depth: int) -> list[Way]:
    """Where openings lead."""
    found = solver.openings(way, depth)
    while True:
        try:
            next(found)
        except StopIteration as end:
            return list(end.value)


def taught(game: Game, seed: int) -> Solver:
    return Solver(game, Rng(seed), tutor=lambda stored: Tuner(stored, seed))


@pytest.fixture(scope="module")
def solver(game: Game) -> Solver:
    return taught(game, 2)


@pytest.fixture(scope="module")
def lines(solver: Solver) -> list[Line]:
    return until(solver, 4)


def ended(game: Game, line: Line) -> Position:
    p = game.start()
    for action in whole(p, line.actions):
        p.act(action)
    return p


def test_the_best_line_never_gets_worse(lines: list[Line]) -> None:
    points = [line.points for line in lines]
    assert points == sorted(points)
    assert all(list(line.starts) == sorted(set(line.starts)) and line.starts[0] == 0 for line in lines)


def test_the_same_seed_finds_the_same(game: Game, lines: list[Line]) -> None:
    assert until(taught(game, 2), 4) == lines


def test_its_network_learns_from_the_games(solver: Solver, lines: list[Line]) -> None:
    assert solver.games == 4 and solver.tuner is not None
    assert len(solver.tuner.sizes) == 1 and sum(solver.tuner.sizes) == len(solver.tuner.rows) == len(solver.tuner.gains)
    p = solver.game.start()
    assert solver.judge.value(p, 0) != Solver(solver.game, Rng(1)).judge.value(p, 0)


def test_only_the_last_lessons_are_kept(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "WINDOW", 2)
    solver = taught(game, 1)
    assert solver.tuner is not None
    inputs = len(solver.features.names)
    for number, size in enumerate((3, 2, 1)):
        solver.tuner.learn(Lessons(inputs, array("h", [number] * size * inputs), array("f", [0.0, 0.0] * size), [size]))
    assert solver.tuner.sizes == [2, 1]
    assert solver.tuner.rows[:, 0].tolist() == [1, 1, 2]


def test_the_best_lines_are_kept_that_end_differently(game: Game, lines: list[Line]) -> None:
    solver = Solver(game, Rng(1))
    line, end = lines[0], ended(game, lines[0])
    solver.keep(line, end)
    solver.keep(Line(line.points + 1, line.actions, line.starts), end)
    assert solver.elite == [line] and solver.best == line
    for more in range(module.ELITE + 1):
        solver.ends.clear()
        solver.keep(Line(line.points + more % 3, line.actions, line.starts), end)
    points = [kept.points for kept in solver.elite]
    assert len(points) == module.ELITE and points == sorted(points, reverse=True)
    assert solver.best.points == points[0] == line.points + 2
    solver.ends.clear()
    newest = Line(points[0], line.actions, line.starts[1:])
    solver.keep(newest, end)
    assert solver.elite[0] == newest and solver.best != newest  # of equal ones the newest is taken up first
    kept = list(solver.elite)
    solver.ends.clear()
    solver.keep(Line(points[-1] - 1, line.actions, line.starts), end)
    assert solver.elite == kept


def test_an_attempt_that_finds_nothing_better_is_followed_by_another(
    game: Game, lines: list[Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It begins with the network as it was, and forgets its lines; the best of all attempts is kept."""
    monkeypatch.setattr(module, "PATIENCE", 1)
    monkeypatch.setattr(module, "GAMES", 1)
    solver = taught(game, 2)
    better = Line(1000, lines[0].actions, lines[0].starts)
    found = solver.lines()
    next(found)
    solver.best, solver.elite = better, [better, *solver.elite]
    while solver.attempts == 1:
        assert next(found) == better
    assert solver.best == better
    assert better not in solver.elite and len(solver.elite) == 1
    assert solver.tuner is not None and solver.tuner.sizes == []
    p = game.start()
    assert solver.judge.value(p, 0) == Solver(game, Rng(1)).judge.value(p, 0)


def test_lessons_begin_at_the_start_or_on_one_of_the_best_lines(
    game: Game, lines: list[Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    solver = Solver(game, Rng(3))
    solver.elite = [lines[0]]
    monkeypatch.setattr(module, "ANEW", 1.0)
    way, _ = solver.beginning()
    assert way.actions == () and way.p == game.start()
    monkeypatch.setattr(module, "ANEW", 0.0)
    moves = len(lines[0].starts)
    begun = [solver.beginning() for _ in range(30)]
    for way, depth in begun:
        at = len(way.starts)
        assert way.starts == lines[0].starts[:at] and way.actions == lines[0].actions[: lines[0].starts[at]]
        assert at < module.LATEST * moves and 1 <= depth <= 1 + module.FURTHEST * (moves - at)
        assert not way.p.over
    assert len({len(way.starts) for way, _ in begun}) > 5


def test_ways_lead_to_different_positions(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "NARROW", 6)
    monkeypatch.setattr(module, "GAMES", 5)
    solver = Solver(game, Rng(3))
    ways = reached(solver, solver.begun(), 3)
    assert len({way.p.key() for way in ways}) == len(ways) == 5
    for way in ways:
        assert len(way.starts) == 3
        assert ended(game, Line(0, way.actions, way.starts)) == way.p


def test_with_more_noise_ways_are_others_than_the_most_likely(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GAMES", 4)
    values: list[float] = []
    for noise in (0.001, 20.0):
        monkeypatch.setattr(module, "CALM", noise)
        monkeypatch.setattr(module, "WILD", noise)
        solver = Solver(game, Rng(5))
        ways = reached(solver, solver.begun(), 1)
        values.append(sum(solver.judge.value(way.p, 0) for way in ways) / len(ways))
    assert values[0] > values[1] + 1


def test_of_one_first_choice_only_some_ways_are_gone_on_with(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GAMES", 1000)
    monkeypatch.setattr(module, "WIDTH", 4)
    number: dict[int, Counter[int]] = {}
    for most in (1, 100):
        monkeypatch.setattr(module, "ALIKE", most)
        solver = Solver(game, Rng(5))
        number[most] = Counter(way.actions[0] for way in reached(solver, solver.begun(), 1))
    assert set(number[1].values()) == {1} and max(number[100].values()) > 1
    assert set(number[1]) == set(number[100])


def test_games_that_end_on_the_way_are_lines_too(
    game: Game, lines: list[Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    solver = Solver(game, Rng(1))
    line = lines[0]
    ways = reached(solver, solver.taken_up(line, len(line.starts) - 1), 5)
    assert ways and all(way.p.over for way in ways)
    assert all(solver.play_on(way, {}).actions == way.actions for way in ways)


def test_where_one_has_gone_on_from_before_a_game_comes_to_the_same(game: Game, lines: list[Line]) -> None:
    solver = Solver(game, Rng(1))
    moves = len(lines[0].starts)
    known: dict[int, int] = {}
    whole_line = solver.play_on(solver.taken_up(lines[0], moves - 6), known)
    assert len(known) == len(whole_line.starts) - (moves - 6) >= 4 and set(known.values()) == {whole_line.points}
    assert len(solver.elite) == 1
    on_the_way = solver.taken_up(whole_line, moves - 5)
    again = solver.play_on(on_the_way, known)
    assert (again.points, again.actions) == (whole_line.points, on_the_way.actions)
    assert len(solver.elite) == 1 and solver.games == 2


def test_breadth_and_noise_lie_between_their_least_and_most(game: Game) -> None:
    solver = Solver(game, Rng(1))
    some = [solver.between(2.0, 32.0) for _ in range(400)]
    assert 2 <= min(some) < 2.5 and 28 < max(some) < 32
    assert sum(number < 8 for number in some) == pytest.approx(200, abs=50)  # as many below the middle of doublings


def test_a_position_is_worth_what_the_best_line_made_of_it(solver: Solver, lines: list[Line]) -> None:
    line = lines[0]
    told: dict[int, Glance] = {}
    solver.retell(line, told)
    solver.retell(Line(line.points + 2, line.actions, line.starts), told)
    solver.retell(Line(line.points - 5, line.actions, line.starts), told)
    lesson = solver.lessons(told)
    assert lesson.sizes == [len(told)] and 0.9 * len(line.starts) < len(told) <= len(line.starts)
    assert len(lesson.rows) == len(told) * lesson.inputs
    owns = lesson.gains[::2]
    assert {round(own + then.sure) for own, then in zip(owns, told.values())} == {line.points + 2}
    assert set(lesson.gains[1::2]) == {0.0}


def test_a_record_proves_the_line(game: Game, lines: list[Line], tmp_path: Path) -> None:
    path = tmp_path / "solved.tilth"
    record_of(game, lines[-1]).save(path)
    p = Record.read(path).check()
    assert p.over and p.points(0) == lines[-1].points


def test_what_chance_must_do_is_told_between_the_actions() -> None:
    """Of the cards of a stage, the last one comes up without a choice."""
    p = tilth.game("agricola", players=1, mode="family").start()
    rng = Rng(1)
    played: list[int] = []
    before = p
    while p.who != CHANCE or len(p.legal()) > 1:
        if p.who == CHANCE:
            p.act(p.draw(rng))
            before, played = p.copy(), []
        else:
            played.append(int(p.choices[0]))
            p.act(p.choices[0])
    (last,) = p.legal()
    assert whole(before, played) == [*played, last]


def test_where_chance_decides_there_is_nothing_to_solve() -> None:
    open_game = tilth.game("agricola", players=1, mode="family")
    with pytest.raises(TilthError, match="chance still decides in this game: name the order of all cards"):
        next(Solver(open_game, Rng(1)).lines())


def test_the_solver_plays_alone() -> None:
    with pytest.raises(TilthError, match="the solver plays alone: players=1"):
        Solver(tilth.game("agricola", players=2, mode="family"), Rng(1))


def test_a_network_for_another_game_is_refused(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "other.net"
    path.write_bytes(packed(Stored(["a"], 2, 2, [[0] * 4] * 2 + [[0] * 2] * 6, {})))
    with pytest.raises(TilthError, match="made for other features"):
        Solver(game, Rng(1), path)
