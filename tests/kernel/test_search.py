"""Plans alone and search at a table: they find what an exhaustive look finds, and repeat themselves."""

from __future__ import annotations

import math

import pytest

import tilth
from tilth.kernel.beam import Beam
from tilth.kernel.core import CHANCE, Node, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.expressions import EachSeat, One, Seq
from tilth.kernel.moves import moves
from tilth.kernel.rng import Rng
from tilth.kernel.tree import Spot, Tree

from .bench import bench, held, luck, say
from .toy import Acre
from .toy.farm import COIN, Farms
from .toy.rounds import Weather
from .toy.verbs import Gain, Pay

WARMTH = 4.0


class Coins(Evaluation):
    def value(self, p: Position, seat: int) -> float:
        return float(held(p, int(seat)).get("coin", 0))


class Margin(Evaluation):
    """Own coins less the other's."""

    def value(self, p: Position, seat: int) -> float:
        own, other = (held(p, s).get("coin", 0) for s in (int(seat), 1 - int(seat)))
        return float(own - other)


def wait_or_take() -> Node:
    return One(Gain(wood=1).named("cut"), Gain(coin=2).named("beg"), asks="first")


def carve_or_idle() -> Node:
    return One(Seq(Pay(wood=2), Gain(coin=9)).named("carve"), Gain(coin=1).named("idle"), asks="then")


def best_by_trying_all(p: Position, seat: int, judge: Evaluation) -> float:
    """Of all lines to where somebody else or chance decides."""
    if p.who != seat:
        return judge.value(p, seat)
    found = []
    for action in p.choices:
        q = p.copy()
        q.act(action)
        found.append(best_by_trying_all(q, seat, judge))
    return max(found)


# -- the beam ----------------------------------------------------------------------------------------------------------


def test_a_plan_gives_up_something_for_more_later() -> None:
    p = bench(Seq(wait_or_take(), wait_or_take(), carve_or_idle()))
    best = Beam(Coins(), 8, 10, 8).plan(p, 0, Rng(1))
    assert [p.name(move.action()) for move in best] == ["cut", "beg"]
    assert [move.value for move in best] == [9.0, 5.0]
    assert best[0].value == best_by_trying_all(p, 0, Coins())
    for action in best[0].actions:
        p.play(int(action))
    assert p.over and held(p) == {"coin": 9}


def test_a_plan_of_one_step_sees_no_further() -> None:
    p = bench(Seq(wait_or_take(), wait_or_take(), carve_or_idle()))
    assert p.name(Beam(Coins(), 8, 1, 8).plan(p, 0, Rng(1))[0].action()) == "beg"


def test_a_plan_without_looks_left_is_cut_short() -> None:
    p = bench(Seq(wait_or_take(), wait_or_take(), carve_or_idle()))
    beam = Beam(Coins(), 8, 10, 8)
    beam.most_looks = 2
    assert p.name(beam.plan(p, 0, Rng(1))[0].action()) == "beg"
    assert beam.looks == 2


def test_a_plan_ends_where_chance_draws_and_may_look_beyond() -> None:
    p = bench(Seq(wait_or_take(), wait_or_take(), Weather(), carve_or_idle()))
    short = Beam(Coins(), 8, 10, 8)
    assert p.name(short.plan(p, 0, Rng(1))[0].action()) == "beg"
    further = Beam(Coins(), 8, 10, 8)
    best = further.plan(p, 0, Rng(1), futures=3)
    assert p.name(best[0].action()) == "cut"
    assert best[0].value == 9.0
    assert further.looks > short.looks
    again = Beam(Coins(), 8, 10, 8).plan(p, 0, Rng(1), futures=3)
    assert [(m.action(), m.value) for m in again] == [(m.action(), m.value) for m in best]


def test_what_was_not_looked_beyond_never_comes_before_what_was() -> None:
    p = bench(Seq(wait_or_take(), wait_or_take(), Weather(), carve_or_idle()))
    beam = Beam(Coins(), 1, 10, 8)
    ends = beam.ends(p, 0, Rng(1))
    assert [end.value for end in ends] == sorted((end.value for end in ends), reverse=True)
    beam.look_beyond(ends, 0, Rng(1), 2)
    assert max(end.value for end in ends[1:]) <= ends[0].value


def test_the_end_of_a_farm_is_planned_as_well_as_by_trying_everything() -> None:
    farm = {"people": 2, "food": 9, "grain": 1}
    p = tilth.game("agricola", players=1, mode="family").place({"round": 14, "A": farm})
    while p.who == CHANCE:
        p.act(p.draw(Rng(1)))
    say(p, "place fishing")
    points = Evaluation()  # the game's points
    best = Beam(points, 16, 24, 4).plan(p, 0, Rng(1))[0]
    assert best.value == best_by_all_moves(p, points)
    q = p.copy()
    for action in best.actions:
        q.play(int(action))
    assert int(q.points(0)) == best.value > int(p.points(0))


def best_by_all_moves(p: Position, judge: Evaluation) -> float:
    """Of all orders of all whole moves, equal positions met once."""
    found, here = [], {p.key(): p}
    while here:
        further: dict[int, Position] = {}
        for q in here.values():
            q.listed()
            if q.who != 0:
                found.append(judge.value(q, 0))
                continue
            for move in moves(q, 0, judge, 4, Rng(1)):
                further[move.after.key()] = move.after
        here = further
    return max(found)


# -- the tree ----------------------------------------------------------------------------------------------------------


def duel() -> Farms:
    """Both choose twice; who waits first gains more in the end."""
    cut = One(Gain(wood=2).named("cut"), Gain(coin=2).named("beg"), asks="first")
    return bench(Seq(EachSeat(cut), Weather(), EachSeat(carve_or_idle())))


def searched(p: Position, visits: int, seed: int = 1) -> tuple[Tree, Spot]:
    tree = Tree([Margin(), Margin()], 8, 12, 8.0, WARMTH)
    root = tree.root(p)
    rng = Rng(seed)
    for _ in range(visits):
        tree.visit(root, rng)
    return tree, root


def spots(spot: Spot) -> list[Spot]:
    below = [one for branch in spot.branches for one in branch.spots.values()] + list(spot.drawn.values())
    return [spot, *(one for part in below for one in spots(part))]


def test_visits_are_counted_on_the_whole_way() -> None:
    _, root = searched(duel(), 120)
    assert root.visits == 120
    for spot in spots(root):
        below = [branch.visits for branch in spot.branches] + [one.visits for one in spot.drawn.values()]
        if below:
            assert spot.visits == 1 + sum(below)  # the first visit opened it
        for branch in spot.branches:
            assert branch.visits == sum(int(one.visits) for one in branch.spots.values())


def test_each_seat_wants_the_best_for_itself() -> None:
    p = duel()
    _, root = searched(p, 300)
    most = max(root.branches, key=lambda branch: branch.visits)
    assert p.name(most.move.action()) == "cut"
    (reply,) = most.spots.values()
    assert reply.p.who == 1
    best = max(reply.branches, key=lambda branch: branch.visits)
    assert reply.p.name(best.move.action()) == "cut"
    # what A got and what B got below the same spots are opposite
    assert sum(branch.total for branch in reply.branches) == pytest.approx(-(most.total - first_value(reply)), abs=1e-6)


def first_value(spot: Spot) -> float:
    """What the first visit of a spot told A: the best move of whose turn it is was made, and judged."""
    return Margin().value(spot.branches[0].move.after, 0)


def test_priors_are_odds_and_tell_better_moves() -> None:
    _, root = searched(duel(), 1)
    assert sum(branch.prior for branch in root.branches) == pytest.approx(1.0)
    values = [branch.move.value for branch in root.branches]
    priors = [branch.prior for branch in root.branches]
    assert values == sorted(values, reverse=True) and priors == sorted(priors, reverse=True)
    assert priors[0] / priors[1] == pytest.approx(math.exp((values[0] - values[1]) / WARMTH))


def test_chance_is_drawn_with_its_odds() -> None:
    p = bench(Seq(One(Gain(coin=1).named("go"), Gain(coin=2).named("run"), asks="x"), Weather(), carve_or_idle()))
    _, root = searched(p, 400)
    drawn = [spot for spot in spots(root) if spot.p.who == CHANCE and spot.visits > 50]
    assert drawn
    for spot in drawn:
        assert len(spot.drawn) == 2
        sunny = max(int(one.visits) for one in spot.drawn.values())
        assert 0.6 < sunny / int(spot.visits) < 0.9


def test_a_plan_ends_behind_a_move_in_which_chance_has_a_part() -> None:
    """What it brought is not known yet, so nothing is planned with it."""
    gamble = One(Seq(luck(), Gain(wood=1)).named("gamble"), Gain(wood=1).named("cut"), asks="first")
    p = bench(Seq(gamble, wait_or_take(), carve_or_idle()))
    lengths = {p.name(end.action()): len(end.actions) for end in Beam(Coins(), 8, 10, 8).ends(p, 0, Rng(1))}
    assert lengths == {"gamble": 1, "cut": 3}


def test_a_branch_in_which_chance_has_a_part_leads_to_all_that_may_come_of_it() -> None:
    gamble = One(Seq(luck(), Gain(coin=1)).named("gamble"), Gain(coin=1).named("beg"), asks="first")
    _, root = searched(bench(Seq(gamble, carve_or_idle())), 300)
    leads = {branch.move.lucky: len(branch.spots) for branch in root.branches}
    assert leads == {True: 4, False: 1}


def test_the_same_seed_gives_the_same_search() -> None:
    def told(seed: int) -> list[tuple[int, float]]:
        p = Acre(players=2, rounds=1).place({"A": {"clay": 1, "hand": ["oven"]}})
        say(p, "weather rain")
        tree = Tree([p.rules.evaluation] * 2, 4, 12, 2.0, 1.0)
        root = tree.root(p)
        rng = Rng(seed)
        for _ in range(12):
            tree.visit(root, rng)
        return [(int(branch.visits), branch.total) for branch in root.branches]

    assert told(3) == told(3)


def test_a_search_goes_on_where_the_last_one_has_been() -> None:
    p = duel()
    tree, root = searched(p, 60)
    assert tree.root(p.copy()) is root and root.visits == 60
    played = max(root.branches, key=lambda branch: branch.visits)
    for action in played.move.actions:
        p.play(int(action))
    below = tree.root(p)
    assert [below] == list(played.spots.values()) and below.visits == played.visits > 1
    other = duel()
    other.put(0, COIN, 7)
    fresh = tree.root(other)
    assert fresh.visits == 0 and not fresh.known


def test_looks_are_counted() -> None:
    tree, _ = searched(duel(), 1)
    assert tree.looks == 3  # two moves of one seat, and the better of them for the other
    more, _ = searched(duel(), 10)
    assert more.looks > 12


def test_a_game_that_is_over_is_judged_and_not_searched() -> None:
    p = bench(One(Gain(coin=1).named("one"), Gain(coin=2).named("two"), asks="x"))
    tree, root = searched(p, 30)
    assert sum(branch.visits for branch in root.branches) == 29
    best = max(root.branches, key=lambda branch: branch.visits)
    assert best.total / int(best.visits) == 2.0
    assert tree.values == [2.0, -2.0] or tree.values == [1.0, -1.0]
