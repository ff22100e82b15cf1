"""The solver: its best line only ever gets better, and a record proves it."""

from __future__ import annotations

from pathlib import Path

import pytest

import tilth
from tilth.bots import solver as module
from tilth.bots.solver import Line, Solver, whole
from tilth.cli.solve import record_of
from tilth.kernel.core import CHANCE
from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game
from tilth.kernel.rng import Rng
from tilth.records.record import Record

CARDS = (
    "sheep-1,fences,sow-bake,improvement,stone-1-stage2,renovation-improvement,family-growth-minor,boar-1,"
    "take-vegetable,cattle-1,stone-1-stage4,plow-sow,family-growth-urgent,renovation-fences"
)


@pytest.fixture(scope="module")
def game() -> Game:
    return tilth.game("agricola", players=1, mode="family", round_cards=CARDS)


@pytest.fixture(scope="module")
def lines(game: Game) -> list[Line]:
    usual, module.FIRST_BREADTH = module.FIRST_BREADTH, 1  # type: ignore[misc]
    try:
        found = Solver(game, Rng(2)).lines()
        return [next(found) for _ in range(2)]
    finally:
        module.FIRST_BREADTH = usual  # type: ignore[misc]


def test_the_best_line_never_gets_worse(lines: list[Line]) -> None:
    points = [line.points for line in lines]
    assert points == sorted(points)
    assert all(list(line.starts) == sorted(set(line.starts)) and line.starts[0] == 0 for line in lines)


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
    solver = Solver(game, Rng(3))
    solver.best = lines[0]
    for _ in range(3):
        way = solver.taken_up()
        assert len(way.actions) in lines[0].starts
        assert way.actions == lines[0].actions[: len(way.actions)]
        assert way.p.who == 0 and all(start < len(way.actions) for start in way.starts)


def test_where_chance_decides_there_is_nothing_to_solve() -> None:
    open_game = tilth.game("agricola", players=1, mode="family")
    with pytest.raises(TilthError, match="chance still decides in this game: name the order of all cards"):
        next(Solver(open_game, Rng(1)).lines())


def test_the_solver_plays_alone() -> None:
    with pytest.raises(TilthError, match="the solver plays alone: players=1"):
        Solver(tilth.game("agricola", players=2, mode="family"), Rng(1))


def test_a_network_for_another_game_is_refused(game: Game, tmp_path: Path) -> None:
    from tilth.bots.networks import Stored, packed

    path = tmp_path / "other.net"
    path.write_bytes(packed(Stored(["a"], 2, 2, [[0] * 4] * 2 + [[0] * 2] * 6, {})))
    with pytest.raises(TilthError, match="made for other features"):
        Solver(game, Rng(1), path)
