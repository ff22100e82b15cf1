"""Games alone, played over and over in imagined futures."""

from __future__ import annotations

from itertools import pairwise

import pytest

import tilth
from tilth.bots.carrying import Purse, Spent
from tilth.bots.networks import network
from tilth.bots.protocol import Budget
from tilth.bots.rehearsal import KEPT, Future, Line, Rehearsal
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.game import Game
from tilth.kernel.moves import Move, moves
from tilth.kernel.rng import Rng

ENDLESS = Purse(Budget())


@pytest.fixture(scope="module")
def game() -> Game:
    return tilth.game("agricola", players=1, mode="family")


def begun(game: Game) -> Position:
    p = game.start()
    while p.who == CHANCE:
        p.act(p.draw(Rng(3)))
    return p


def rehearsal(p: Position, futures: int = 2) -> Rehearsal:
    judge = network(p.rules.features)
    assert judge is not None
    return Rehearsal(judge, futures, Rng(5))


def looked(p: Position, number: int) -> list[Move]:
    judge = network(p.rules.features)
    assert judge is not None
    return moves(p, 0, judge, 2, Rng(1))[:number]


def played(p: Position, future: Future, line: Line) -> Position:
    """Where a line ends."""
    q = p.copy()
    actions = list(line.actions)
    while not q.over:
        q.act(future.drawn(q) if q.who == CHANCE else actions.pop(0))
    assert not actions
    return q


def test_a_future_is_the_same_whatever_one_does(game: Game) -> None:
    """Given two games that differ in what was done, when chance can bring the same, then it does in the same future,
    and something else in some other."""
    ends = []
    for last in (0, 1):
        p = begun(game)
        while p.who != CHANCE:
            p.act(p.choices[-1] if last else p.choices[0])
        ends.append(p)
    one, other = ends
    assert one.legal() == other.legal() and one.key() != other.key()
    futures = [Future(luck) for luck in range(8)]
    assert [future.drawn(one) for future in futures] == [future.drawn(other) for future in futures]
    assert len({future.drawn(one) for future in futures}) > 1


def test_a_line_ends_as_it_says(game: Game) -> None:
    p = begun(game)
    told = rehearsal(p)
    told.rehearse(p, 0, looked(p, 3), 3, Rng(2), ENDLESS)
    for future in told.futures:
        assert len(future.lines) == 6
        for line in future.lines:
            end = played(p, future, line)
            assert line.points == end.points(0)
            assert line.starts[0] == 0 and all(one < two for one, two in pairwise(line.starts))
            assert 25 < len(line.starts) < 90
    assert p.key() == begun(game).key()


def test_what_was_meant_is_played_as_far_as_it_can_be(game: Game) -> None:
    p = begun(game)
    told = rehearsal(p, 1)
    (future,) = told.futures
    told.play(p, 0, future, (), 0.0, Rng(2), ENDLESS)
    told.play(p, 0, future, future.lines[0].actions, 0.0, Rng(2), Purse(Budget(looks=1)))  # no look is needed
    assert future.lines[0] == future.lines[1]
    wrong = (*future.lines[0].actions[:1], -5, *future.lines[0].actions[1:])
    told.play(p, 0, future, wrong, 0.0, Rng(2), ENDLESS)
    assert future.lines[2].actions[0] == wrong[0] and future.lines[2].points > 40
    with pytest.raises(Spent):
        told.play(p, 0, future, wrong, 0.0, Rng(2), Purse(Budget(looks=30)))
    assert len(future.lines) == 3  # what was cut short is no line


def test_more_tries_never_forget_the_best(game: Game) -> None:
    """Given a judge that is often wrong, whatever the networks have learned, when it tries more, it ends better."""
    p = begun(game)
    told = Rehearsal(game.rules.evaluation, 2, Rng(5))
    best = []
    for tries in (0, 20, 0):
        told.rehearse(p, 0, looked(p, 2), tries, Rng(2), ENDLESS)
        best.append([future.best()[0].points for future in told.futures])
        assert all(len(future.best()) <= KEPT for future in told.futures)
    assert all(before <= after for before, after in zip(best[0], best[1])) and best[0] != best[1] == best[2]


def test_only_lines_that_begin_with_what_was_played_go_on() -> None:
    future = Future(1)
    future.lines = [Line(3.0, (4, 5, 6), (0, 2)), Line(9.0, (4, 7), (0,)), Line(2.0, (4, 5), (0,))]
    future.go_on([4, 5])
    assert future.lines == [Line(3.0, (6,), ())]
    future.go_on([])
    assert future.lines == [Line(3.0, (6,), ())]


def test_a_choice_is_worth_the_best_that_came_of_it_in_every_future(game: Game) -> None:
    told = rehearsal(begun(game))
    assert told.ends() == {} and told.meant() == -1
    one, two = told.futures
    one.lines = [Line(3.0, (4, 8), (0, 1)), Line(5.0, (4, 5, 6), (0, 2)), Line(9.0, (7,), (0,))]
    two.lines = [Line(1.0, (4, 5), (0,)), Line(8.0, (2,), (0,))]
    assert told.ends() == {4: [5.0, 1.0]} and told.meant() == 4
    assert told.begun_by(4) == (4, 5)
    assert told.begun_by(2) == (2,)
