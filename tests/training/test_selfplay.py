"""Games as lessons: what each glance should have said."""

from __future__ import annotations

from typing import cast

import pytest

import tilth
from tilth.bots.carrying import carry_out
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.doors import Features
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng
from tilth.training.selfplay import Detour, Glance, Lessons, glance, lessons, play
from tilth.training.tasks import Task, made
from tilth.training.tasks import carry_out as played

VILLAGE = (("players", 2),)


class Counted(Features):
    """Two seats with 30 and 20 points at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.names = ["a"]

    def sure(self, p: Position, seat: int) -> int:
        return 30 - 10 * seat

    def rival(self, p: Position, seat: int) -> int:
        return 20 + 10 * seat


def seen(n: int, sure: int, rival: int, own_value: float, rival_value: float) -> Glance:
    return Glance(vec[i64]([n]), sure, rival, own_value, rival_value)


def test_what_a_glance_should_have_said_fades_from_the_end_to_the_next_glance() -> None:
    story = [seen(1, 0, 0, 12.0, 10.0), seen(2, 5, 3, 20.0, 16.0), seen(3, 10, 9, 26.0, 22.0)]
    found = lessons(cast(Position, None), Counted(), [story, []], 0.9)
    own = [30.0, 0.9 * 30 + 0.1 * 26]
    own.append(0.9 * own[1] + 0.1 * 20)
    rival = [20.0, 0.9 * 20 + 0.1 * 22]
    rival.append(0.9 * rival[1] + 0.1 * 16)
    assert list(found.rows) == [1, 2, 3]
    wanted = [own[2] - 0, rival[2] - 0, own[1] - 5, rival[1] - 3, own[0] - 10, rival[0] - 9]
    assert list(found.gains) == pytest.approx(wanted, abs=1e-4)
    assert found.sizes == [3]
    assert found.results == [[(30, 20), (20, 30)]]


def test_without_fading_only_the_end_counts() -> None:
    story = [seen(1, 0, 0, 99.0, 99.0), seen(2, 5, 3, 99.0, 99.0)]
    found = lessons(cast(Position, None), Counted(), [[], story], 1.0)
    assert list(found.gains) == [20.0, 30.0, 15.0, 27.0]


def test_the_hand_made_evaluation_says_what_it_expects_of_everybody() -> None:
    p = tilth.game("hallertau", players=3, cards="none").start()
    rng = Rng(1)
    while p.who == CHANCE or p.rules.voice.round(p) < 1:
        p.act(p.draw(rng) if p.who == CHANCE else p.choices[0])
    judge = p.rules.evaluation
    seen_by = glance(p, 1, p.rules.features, judge)
    assert seen_by.own_value == judge.value(p, 1)
    assert seen_by.rival_value == max(judge.value(p, 0), judge.value(p, 2))


def test_lessons_lie_one_after_the_other() -> None:
    first, second = Lessons(1), Lessons(1)
    for one, n in ((first, 3), (second, 4)):
        one.rows.append(n)
        one.gains.extend([n, 0])
        one.sizes.append(1)
        one.results.append([(n, 0)])
    first.extend(second)
    assert (list(first.rows), first.sizes, first.results) == ([3, 4], [1, 1], [[(3, 0)], [(4, 0)]])


def test_a_game_of_the_hand_made_evaluation_is_a_lesson_for_every_move() -> None:
    game = tilth.game("villagers", players=2)
    judges = [game.rules.evaluation] * 2
    found = play(game, judges, judges, Rng(3), 2, 0.5, 0.05, 1.0)
    rows = found.sizes[0]
    assert len(found.rows) == rows * len(game.rules.features.names) and len(found.gains) == 2 * rows
    (a, b), (c, d) = found.results[0]
    assert (a, b) == (d, c)


def test_at_the_end_a_glance_is_sure() -> None:
    p = tilth.game("villagers", players=2).start()
    rng = Rng(1)
    while not p.over:
        p.act(p.draw(rng) if p.who == CHANCE else p.choices[rng.below(len(p.choices))])
    features = p.rules.features
    plain = glance(p, 0, features, p.rules.evaluation)
    assert (plain.own_value, plain.rival_value) == (int(features.sure(p, 0)), int(features.rival(p, 0)))
    assert len(plain.row) == len(features.names)
    from tilth.bots.networks import weights
    from tilth.kernel.network import Network
    from tilth.training.fitting import Learner

    judge = Network(features, weights(Learner(features.names, 2, 2, 1).stored({})))
    taught = glance(p, 0, features, judge)
    assert (taught.own_value, taught.rival_value) == (int(features.sure(p, 0)), int(features.rival(p, 0)))
    assert list(taught.row) == list(plain.row)


def test_a_move_is_played_as_far_as_it_was_thought_out() -> None:
    from tilth.kernel.moves import moves

    p = tilth.game("agricola", players=1, mode="family").start()
    rng = Rng(2)
    while p.who == CHANCE:
        p.act(p.draw(rng))
    for move in moves(p, 0, p.rules.evaluation, 2, rng)[:4]:
        q = p.copy()
        carry_out(q, move.actions, rng)
        move.after.listed()
        assert q.key() == move.after.key()


def test_a_detour_is_wild_ends_with_a_gift_and_teaches_only_what_comes_behind_it() -> None:
    game = tilth.game("agricola", players=1, mode="family")
    names = list(game.rules.features.names)
    judges = [game.rules.evaluation]

    def told(detour: Detour | None) -> Lessons:
        return play(game, judges, judges, Rng(4), 2, 0.0, 0.0, 1.0, detour)

    def first(told: Lessons) -> dict[str, int]:
        return dict(zip(names, told.rows[: len(names)]))

    plain = told(None)
    assert first(plain)["table.round.1"] == 1
    later = told(Detour(10, 0.0, False))  # the same game, without its first ten rounds
    assert first(later)["table.round.11"] == 1
    assert later.results == plain.results and plain.rows[-len(later.rows) :] == later.rows
    wild = told(Detour(10, 2.0, False))
    assert first(wild)["table.round.11"] == 1 and first(wild) != first(later)
    given = told(Detour(10, 0.0, True))
    goods = [sum(first(some)[name] for name in names if name.startswith("own.goods.")) for some in (given, later)]
    assert goods[0] > goods[1]


def test_a_gift_is_for_one_seat_and_costs_nothing() -> None:
    game = tilth.game("agricola", players=2)
    rng = Rng(1)
    for _ in range(40):
        p, q = game.start(), game.start()
        assert game.give(p, 1, rng)
        had, have = game.voice.stock(q), game.voice.stock(p)
        assert have[0] == had[0] and have[1] != had[1]
        assert all(have[1].get(good, 0) >= n for good, n in had[1].items())
    plain = tilth.game("villagers", players=2)
    p, q = plain.start(), plain.start()
    assert not plain.give(p, 0, rng) and p.key() == q.key()  # nothing to give


def test_who_has_more_is_told_to_expect_no_less() -> None:
    order = "sow-bake,sheep-1,fences,improvement,stone-1-stage2,family-growth-minor,renovation-improvement,boar-1,"
    order += "take-vegetable,cattle-1,stone-1-stage4,family-growth-urgent,plow-sow,renovation-fences"
    game = tilth.game("agricola", players=1, mode="family", round_cards=order)
    judges = [game.rules.evaluation]
    plain, told = (play(game, judges, judges, Rng(4), 2, 0.0, 0.0, 1.0, None, share) for share in (0.0, 1.0))
    names = list(game.rules.features.names)
    assert told.results == plain.results and told.sizes[0] == 2 * plain.sizes[0] - 1  # the game is over: no second look
    rows = [told.rows[at : at + len(names)] for at in range(0, len(told.rows), len(names))]
    score = names.index("own.score")
    for k in range(0, len(rows) - 1, 2):
        own, richer = rows[k][score] + told.gains[2 * k], rows[k + 1][score] + told.gains[2 * k + 2]
        assert richer >= own and list(rows[k]) != list(rows[k + 1])


def test_some_games_of_a_task_begin_with_a_detour() -> None:
    alone = (("mode", "family"), ("players", 1))
    short = played(Task("agricola", alone, (), range(3), 1, detours=1.0, wild=1.0))
    whole = played(Task("agricola", alone, (), range(3), 1, wild=1.0))
    assert sum(short.sizes) < sum(whole.sizes) and len(short.sizes) == 3


def test_the_same_task_gives_the_same_games_and_seats_change() -> None:
    task = Task("villagers", VILLAGE, (), range(5, 6), 1, noise=1.0, random=0.1)
    assert played(task) == played(task)
    turned = played(Task("villagers", VILLAGE, (), range(5, 6), 1, turn=True))
    assert len(turned.results) == 2  # one game for each seat the first could have
    assert turned.results[0] == turned.results[1]  # the same evaluation everywhere: nothing has changed
    assert made("villagers", VILLAGE) is made("villagers", VILLAGE)
