"""Opponents that have learned: legal at every level, repeatable, blind to what is hidden, within their budget."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import tilth
from tilth.bots import Budget, Opponent, bot
from tilth.bots.carrying import Purse, Spent
from tilth.bots.levels import LEVELS, TRUST, Learned, Level, leads, misjudged
from tilth.bots.match import finish
from tilth.bots.rehearsal import Future, Line, Rehearsal
from tilth.kernel.beam import Beam
from tilth.kernel.core import CHANCE, FRAME, Position
from tilth.kernel.moves import Move, moves, question
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng
from tilth.kernel.tree import Tree

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("villagers", {"players": 3}), ("villagers", {"players": 1}), ("agricola", {"players": 1, "mode": "family"}),
    ("agricola", {"players": 2}), ("hallertau", {"players": 2}), ("moor", {"players": 2}),
]  # fmt: skip
QUICK = Budget(looks=15)
TINY = Level("tiny", width=2, breadth=2, futures=1, visits=4, worlds=2)


def decisions(p: Position, seed: int, first: int, step: int) -> Iterator[Position]:
    """Some positions of a random game in which a seat has to choose."""
    rng, number = Rng(seed), 0
    while not p.over:
        if p.who == CHANCE:
            p.act(p.draw(rng))
            continue
        number += 1
        if number >= first and (number - first) % step == 0:
            yield p.copy()
        p.act(p.choices[rng.below(len(p.choices))])


def two(found: Iterator[Position]) -> list[Position]:
    return [next(found), next(found)]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_every_level_plays_what_is_legal_and_the_same_where_it_cannot_tell_worlds_apart(
    name: str, options: dict[str, Any]
) -> None:
    for p in two(decisions(tilth.game(name, **options).start(), 5, 9, 14)):
        seat = int(p.who)
        other = p.resample(seat, Rng(8))
        assert other.view(seat) == p.view(seat)
        for level in LEVELS:
            chosen = bot(level.name, 3, QUICK).choose(p, seat)
            assert chosen in p.legal()
            assert bot(level.name, 3, QUICK).choose(other, seat) == chosen


@pytest.mark.parametrize(("name", "options"), GAMES[:3], ids=str)
def test_who_searches_does_not_see_what_is_hidden_either(name: str, options: dict[str, Any]) -> None:
    (p, _) = two(decisions(tilth.game(name, **options).start(), 6, 11, 1))
    seat = int(p.who)
    chosen = Opponent(Learned(TINY), 3, Budget()).choose(p, seat)
    assert chosen in p.legal()
    assert Opponent(Learned(TINY), 3, Budget()).choose(p.resample(seat, Rng(2)), seat) == chosen


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_the_same_seed_gives_the_same_whole_game(name: str, options: dict[str, Any]) -> None:
    game = tilth.game(name, **options)
    ends = []
    for _ in range(2):
        p = game.start()
        finish(p, [bot(LEVELS[s % 4].name, 5 + s, QUICK) for s in range(game.players)], Rng(2))
        assert p.over
        ends.append(p.dump())
    assert ends[0] == ends[1]


# -- misjudging --------------------------------------------------------------------------------------------------------


def some_moves(*values: tuple[int, float]) -> list[Move]:
    p = tilth.game("villagers", players=2).start()
    made = []
    for first, value in values:
        move = Move(first, vec[i64]([first]), p)
        move.value = value
        made.append(move)
    return made


def test_who_is_never_wrong_plays_the_best() -> None:
    found = some_moves((4, 3.0), (4, 2.9), (1, 2.5))
    rng = Rng(1)
    before = rng.copy().next()
    assert misjudged(found, 0.0, rng) is found[0]
    assert rng.next() == before  # and no dice are thrown


def test_who_is_wrong_plays_better_moves_more_often() -> None:
    found = some_moves((4, 3.0), (4, 2.9), (1, 2.5), (2, 0.0), (7, -20.0))
    rng = Rng(1)
    chosen = [found.index(misjudged(found, 0.15, rng)) for _ in range(400)]
    times = [chosen.count(k) for k in range(5)]
    assert times[0] > times[2] > times[3] > times[4] == 0
    assert times[1] == 0  # the error is about the first choice, so its best completion is played


def test_levels_differ_in_care() -> None:
    assert [level.name for level in LEVELS] == ["easy", "medium", "hard", "expert"]
    assert LEVELS[0].noise > LEVELS[1].noise > LEVELS[2].noise == LEVELS[3].noise == 0.0
    assert 0 == LEVELS[1].visits < LEVELS[2].visits < LEVELS[3].visits
    assert 0 == LEVELS[1].tries < LEVELS[2].tries < LEVELS[3].tries and LEVELS[2].looks < LEVELS[3].looks


# -- search ------------------------------------------------------------------------------------------------------------


def at_a_table() -> Position:
    return next(decisions(tilth.game("villagers", players=2).start(), 4, 5, 1))


def test_a_search_puts_worlds_together_by_first_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    roots = []
    real = Tree.root

    def watched(tree: Tree, p: Position) -> Any:
        roots.append(real(tree, p))
        return roots[-1]

    monkeypatch.setattr(Tree, "root", watched)
    p = at_a_table()
    found = Learned(TINY).judged(p, int(p.who), Rng(1), Budget())
    assert len(roots) == 2 and [root.visits for root in roots] == [2, 2]
    actions = [int(move.action()) for move in found]
    assert len(set(actions)) == len(actions)
    assert set(actions) <= set(p.legal())
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for root in roots:
        for branch in root.branches:
            action = int(branch.move.action())
            visits[action] = visits.get(action, 0) + int(branch.visits)
            totals[action] = totals.get(action, 0.0) + branch.total
    assert set(visits) == set(actions)
    assert [visits[action] for action in actions] == sorted(visits.values(), reverse=True)
    for move in found:
        if visits[int(move.action())]:
            assert move.value == pytest.approx(totals[int(move.action())] / visits[int(move.action())])


@pytest.mark.parametrize(("name", "trees"), [("agricola", 1), ("villagers", 3)])
def test_worlds_are_one_tree_if_nothing_is_hidden(name: str, trees: int) -> None:
    game = tilth.game(name, players=2, **({"mode": "family"} if name == "agricola" else {}))
    p = next(decisions(game.start(), 4, 5, 1))
    bot = Learned(Level("tiny", width=2, visits=6, worlds=3))
    found = bot.judged(p, int(p.who), Rng(1), Budget())
    roots = [tree.last for tree in bot.trees if tree.last is not None]
    assert len(roots) == trees and sum(root.visits for root in roots) == 6
    assert len({int(move.action()) for move in found}) == len(found)


def test_a_budget_of_looks_ends_the_search_and_leaves_out_other_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    trees: list[Tree] = []
    real = Tree.root

    def watched(tree: Tree, p: Position) -> Any:
        trees.append(tree)
        return real(tree, p)

    monkeypatch.setattr(Tree, "root", watched)
    p = at_a_table()
    found = Learned(Level("patient", visits=1000, worlds=3)).judged(p, int(p.who), Rng(1), Budget(looks=1))
    assert len(trees) == 1
    assert [move.value for move in found] == sorted((move.value for move in found), reverse=True)


def test_no_time_left_is_time_for_one_look() -> None:
    p = at_a_table()
    found = Learned(Level("patient", visits=10**6, worlds=3)).judged(p, int(p.who), Rng(1), Budget(seconds=0.0))
    assert found


def test_a_plan_alone_keeps_to_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    beams: list[Beam] = []
    real = Beam.plan

    def watched(beam: Beam, *more: Any) -> list[Move]:
        beams.append(beam)
        return real(beam, *more)

    monkeypatch.setattr(Beam, "plan", watched)
    p = alone()
    plain = moves(p, 0, p.rules.evaluation, 2, Rng(1))
    learned = Learned(Level("planner", width=2, breadth=10, futures=9))
    monkeypatch.setattr(learned, "judges_for", lambda p: [p.rules.evaluation])
    found = learned.judged(p, 0, Rng(1), Budget(looks=1))
    assert beams[0].looks == len(plain)  # one step, and nothing beyond it
    assert found[0].value == plain[0].value


def alone(decision: int = 3) -> Position:
    return next(decisions(tilth.game("agricola", players=1, mode="family").start(), 4, decision, 1))


def told_ends(monkeypatch: pytest.MonkeyPatch, points: list[float]) -> list[int]:
    """Lines end with these points, in the order in which other first choices are tried; returns those choices."""
    firsts: list[int] = []

    def told(
        self: Rehearsal, p: Position, seat: int, future: Future, meant: Sequence[int], noise: float, *more: Any
    ) -> None:
        if meant[0] not in firsts:
            firsts.append(meant[0])
        future.lines.append(Line(points[firsts.index(meant[0])], tuple(meant), (0,)))

    monkeypatch.setattr(Rehearsal, "play", told)
    monkeypatch.setattr("tilth.bots.levels.NEAR", 1000.0)
    return firsts


def test_what_ends_best_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given that of all that is tried the third ends best, when moves are judged, then it comes first, what looked best
    before what ends hardly better, and what was not tried last, however good it looked."""
    firsts = told_ends(monkeypatch, [1.0, 1.1, 9.0, 3.0, 4.0])
    found = Learned(Level("rehearser", width=2, breadth=2, rivals=5, plans=1, tries=1, looks=10**6)).judged(
        alone(1), 0, Rng(1), Budget()
    )
    assert [move.value for move in found[:5]] == [9.0, 4.0, 3.0, 1.0, 1.1] and len(found) > 5
    assert int(found[0].action()) == firsts[2] and int(found[3].action()) == firsts[0]
    assert all(move.value <= 1.0 for move in found[5:])


def test_what_ends_better_by_luck_alone_is_no_better() -> None:
    """Given futures that are the same for all, when moves end better in each of them, then they lead by what exceeds
    the trust in what looks best; when they gain as much on the whole, now more and now less, then they do not."""
    usual = [100.0, 140.0, 90.0, 110.0]

    def led_by(*gains: list[float], meant: int = -1) -> list[float]:
        ends = {0: usual[: len(gains[0])]}
        ends |= {k: [n + more for n, more in zip(usual, gained)] for k, gained in enumerate(gains, 1)}
        found = leads(ends, 0, meant)
        assert found[0] == 0.0
        return [found[1], found[2]]

    assert led_by([4.0] * 4, [0.5] * 4) == pytest.approx([4.0 - TRUST / 2, 0.5 - TRUST / 2])
    assert led_by([4.0] * 4, [0.5] * 4, meant=2) == pytest.approx([4.0 - TRUST / 2, 0.5])  # no less than it gains
    assert max(led_by([30.0, -20.0, 4.0, 2.0], [-20.0, 20.0, 0.0, 0.0])) < 0
    assert max(led_by([4.0] * 4, [-30.0, 30.0, -30.0, 30.0])) < 0  # luck is large here, though not for this one
    assert led_by([2.0], [3.0]) == pytest.approx([2.0 - TRUST, 3.0 - TRUST])  # of one game nobody knows what is luck


def test_who_has_no_time_to_play_on_looks_once() -> None:
    p = alone()
    learned = Learned(Level("rehearser", width=2, breadth=2, tries=2, looks=10**6))
    found = learned.judged(p, 0, Rng(1), Budget(looks=1))
    assert [m.value for m in found] == [m.value for m in moves(p, 0, learned.judges_for(p)[0], 2, Rng(1))]


def test_who_plays_alone_goes_on_as_it_was_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a game alone, when somebody plays on who has rehearsed it, then whole moves are played as they were meant
    without another thought, and the lines that begin with them are remembered."""
    p, rng = alone(1), Rng(1)
    learned = Learned(Level("rehearser", width=2, breadth=2, rivals=2, tries=1, looks=10**6))
    asked: list[int] = []
    judged = learned.judged

    def watched(p: Position, *more: Any) -> list[Move]:
        asked.append(int(p.top))
        return judged(p, *more)

    monkeypatch.setattr(learned, "judged", watched)
    small = 0
    for _ in range(12):
        inside = question(p) < p.top - FRAME
        before = len(asked)
        p.act(learned.choose(p, 0, rng, Budget()))
        small += inside and len(asked) == before
        while p.who == CHANCE:
            p.act(p.draw(rng))
    assert small > 0
    assert learned.rehearsal is not None
    learned.rehearsal.go_on(learned.acted)
    kept = [line for future in learned.rehearsal.futures for line in future.lines]
    assert kept and all(line.actions[0] in p.choices for line in kept)


def test_a_budget_without_limits_has_none() -> None:
    endless, small = Purse(Budget()), Purse(Budget(seconds=1000.0, looks=5))
    endless.spend(1_000_000)
    assert (endless.until, endless.looks) == (float("inf"), float("inf")) and not endless.empty
    assert small.until > 900 and small.looks == 5 and not small.empty
    with pytest.raises(Spent):
        small.spend(5)


def test_a_move_under_way_is_completed_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    learned = Learned(TINY)

    def fail(*_: Any) -> Any:
        raise AssertionError("searched inside a move")

    monkeypatch.setattr(learned, "searched", fail)
    monkeypatch.setattr("tilth.bots.levels.question", lambda p: -1)
    p = at_a_table()
    assert learned.judged(p, int(p.who), Rng(1), Budget())


def test_judges_are_made_once_for_a_game() -> None:
    p = at_a_table()
    learned = Learned(TINY)
    made = learned.judges_for(p)
    assert len(made) == p.rules.seats
    assert learned.judges_for(p.copy()) is made
    assert learned.judges_for(tilth.game("villagers", players=3).start()) is not made
