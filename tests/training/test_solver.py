"""The solver: its best line only ever gets better, and a record proves it."""

from __future__ import annotations

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
from tilth.training.solver import Solver, whole
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
    """Few games and narrow plans: the sources play slowly."""
    with pytest.MonkeyPatch.context() as patch:
        for name, number in {"BREADTH": 1, "BATCH": 2, "WIDTH": 1}.items():
            patch.setattr(module, name, number)
        yield


def taught(game: Game, seed: int) -> Solver:
    return Solver(game, Rng(seed), tutor=lambda stored: Tuner(stored, seed))


@pytest.fixture(scope="module")
def solver(game: Game) -> Solver:
    return taught(game, 2)


@pytest.fixture(scope="module")
def lines(solver: Solver) -> list[Line]:
    found = solver.lines()
    return [next(found) for _ in range(4)]  # a plan, two games, and after a lesson another


def test_the_best_line_never_gets_worse(lines: list[Line]) -> None:
    points = [line.points for line in lines]
    assert points == sorted(points)
    assert all(list(line.starts) == sorted(set(line.starts)) and line.starts[0] == 0 for line in lines)


def test_the_same_seed_finds_the_same(game: Game, lines: list[Line]) -> None:
    again = taught(game, 2).lines()
    assert [next(again) for _ in range(4)] == lines


def test_its_network_learns_from_the_games(solver: Solver, lines: list[Line]) -> None:
    begun = Solver(solver.game, Rng(1)).stored
    assert begun is not None and solver.stored is not None and solver.tuner is not None
    assert solver.tuner.lessons == 1 and len(solver.tuner.sizes) == 2
    assert solver.stored.names == begun.names and solver.stored.rows != begun.rows
    assert len(solver.spreads) == len(begun.names) and max(solver.spreads) > 1
    p = solver.game.start()
    assert solver.judge.value(p, 0) != Solver(solver.game, Rng(1)).judge.value(p, 0)


def ended(game: Game, line: Line) -> Position:
    p = game.start()
    for action in whole(p, line.actions):
        p.act(action)
    return p


def test_lines_are_kept_that_are_good_for_their_length_and_end_differently(game: Game, lines: list[Line]) -> None:
    solver = Solver(game, Rng(1))
    line, end = lines[0], ended(game, lines[0])
    solver.keep(line, end)
    solver.keep(line, end)
    (length,) = solver.elite
    assert solver.elite == {length: [line]} and solver.best == solver.leader == line
    assert 28 < length <= len(line.starts)
    for behind in range(5, 0, -1):
        solver.ends.clear()
        solver.keep(Line(line.points - behind, line.actions, line.starts), end)
    assert [kept.points for kept in solver.elite[length]] == [line.points - n for n in range(4)]
    solver.ends.clear()
    behind = module.BEHIND
    solver.keep(Line(line.points - behind, line.actions, line.starts[1:]), end)
    assert solver.elite[length - 1][0].points == line.points - behind
    shorter = solver.elite[length - 1][0]
    assert {solver.one_of_the_best() for _ in range(60)} == {*solver.elite[length], shorter}
    solver.elite[length - 1] = [Line(line.points - behind - 1, line.actions, line.starts)]
    assert {solver.one_of_the_best() for _ in range(60)} == {*solver.elite[length]}


def test_an_attempt_that_finds_nothing_better_is_followed_by_another(
    game: Game, lines: list[Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It begins with the network as it was, but for a fancy."""
    monkeypatch.setattr(module, "BATCH", 1)
    monkeypatch.setattr(module, "PATIENCE", 1)
    solver = taught(game, 2)
    better = Line(1000, lines[0].actions, lines[0].starts)
    solver.best = solver.leader = better
    found = solver.lines()
    met = [next(found) for _ in range(3)]  # a plan, a game, and another attempt
    assert solver.attempts == 2 and set(met) == {better} and solver.leader != better
    assert solver.begun_with is not None and solver.stored is not None and solver.tuner is not None
    changed = sum(old != new for old, new in zip(solver.begun_with.rows, solver.stored.rows))
    assert 1 <= changed <= module.STYLES and solver.tuner.lessons == 0 and sum(map(len, solver.elite.values())) == 1


@pytest.mark.parametrize(("range_", "wilder"), [(1000.0, True), (-1.0, False)])
def test_games_become_wilder_as_long_as_they_end_alike(
    game: Game, monkeypatch: pytest.MonkeyPatch, range_: float, wilder: bool
) -> None:
    monkeypatch.setattr(module, "RANGE", range_)
    monkeypatch.setattr(module, "BATCH", 1)
    solver = Solver(game, Rng(1))
    found = solver.lines()
    for _ in range(3):
        next(found)
    assert (solver.wildness > 1) is wilder


@pytest.mark.parametrize("richer", [0.0, 1.0])
def test_a_line_is_retold_as_a_lesson_from_its_beginning(
    solver: Solver, lines: list[Line], monkeypatch: pytest.MonkeyPatch, richer: float
) -> None:
    monkeypatch.setattr(module, "RICHER", richer)
    told = solver.retold(lines[0])
    moves = len(lines[0].starts)
    assert told.sizes == [2 * moves - 1 if richer else moves]  # with a second look at all but the end
    assert told.results == [[(lines[0].points, 0)]]
    sure = int(solver.game.rules.features.sure(ended(solver.game, lines[0]), 0))
    assert sure == lines[0].points and told.gains[-2] == 0


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


def test_a_line_is_taken_up_at_one_of_its_moves(game: Game, lines: list[Line]) -> None:
    line = lines[0]
    way = Solver(game, Rng(3)).taken_up(line, 20)
    assert way.actions == line.actions[: line.starts[20]] and way.starts == line.starts[:20]
    assert way.p.who == 0 and not way.p.over


def test_some_games_go_on_from_the_middle_of_the_best(
    game: Game, lines: list[Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    solver = Solver(game, Rng(3))
    solver.leader, solver.elite = lines[0], {40: [lines[0]]}
    monkeypatch.setattr(module, "share", lambda _: 0.9)
    line, end = solver.tried(module.ANEW)
    at = lines[0].starts[int(0.9 * len(lines[0].starts))]
    assert line.actions[:at] == lines[0].actions[:at] and line.points == end.points(0)
    assert end == ended(game, line)


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
