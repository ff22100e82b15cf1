"""Whole moves: all kinds, each once, playable as they are told, and best first."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import tilth
from tilth.kernel.core import CHANCE, FRAME, NODE, PASS, STEP, Node, Position
from tilth.kernel.doors import Alike, Evaluation
from tilth.kernel.expressions import EachSeat, One, Seq
from tilth.kernel.moves import ASIDE_MARGIN, LUCKS, Move, carried_out, moves, question
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng

from .bench import Mark, Needs, Pick, bench, held, luck, offered, say
from .toy import Acre
from .toy.farm import BAKE, COIN, FOOD, Farms
from .toy.verbs import Gain


def found(p: Position, width: int = 8, wide: bool = False) -> list[Move]:
    return moves(p, p.who, p.rules.evaluation, width, Rng(5), wide)


def words(p: Position, move: Move) -> str:
    """A move as somebody would type it."""
    q, said = p.copy(), []
    for action in move.actions:
        said.append(q.name(action))
        q.play(action)
    return ", ".join(said)


def decisions(p: Position, seed: int, step: int) -> Iterator[Position]:
    """Every so many positions of a random game in which a seat decides."""
    rng = Rng(seed)
    number = 0
    while not p.over:
        if p.who == CHANCE:
            p.act(p.draw(rng))
            continue
        if number % step == 0:
            yield p.copy()
        number += 1
        p.act(p.choices[rng.below(len(p.choices))])


GAMES: dict[str, Callable[[], Position]] = {
    "acre": lambda: Acre(players=3).start(),
    "villagers": lambda: tilth.game("villagers", players=2).start(),
    "agricola": lambda: tilth.game("agricola", players=1, mode="family").start(),
    "agricola full": lambda: tilth.game("agricola", players=2).start(),
    "hallertau": lambda: tilth.game("hallertau", players=1).start(),
}
STEPS = {"acre": 3, "villagers": 13, "agricola": 13, "agricola full": 47, "hallertau": 41}


def inside(p: Position, q: Position, frame: int) -> bool:
    """Is the question at this frame of `p` still to be answered, and all below it as it was?"""
    below = range(0, frame, int(FRAME))
    same = all(q.stack[f + k] == p.stack[f + k] for f in below for k in (NODE, STEP))
    return bool(q.top > frame + FRAME and same)


@pytest.mark.parametrize("name", GAMES)
def test_a_move_is_legal_ends_where_it_says_and_is_told_once(name: str) -> None:
    compared = 0
    for p in decisions(GAMES[name](), 3, STEPS[name]):
        seat, frame = p.who, question(p)
        before, key = p.dump(), p.key()
        all_moves = found(p, 2)
        assert p.dump() == before
        keys = [move.after.key() for move in all_moves]
        assert len(set(keys)) == len(keys) > 0 and key not in keys
        values = [move.value for move in all_moves]
        assert values == sorted(values, reverse=True)
        for move in all_moves:
            q = p.copy()
            for action in move.actions:
                assert q.who == seat
                q.play(int(action))
                luck = Rng(int(Rng(5).next()))  # of all that were tried, the first
                while q.who == CHANCE and (inside(p, q, frame) or q.rules.alike.drawn(q)):
                    q.play(int(q.draw(luck)))
                while q.who >= 0 and q.who != seat and inside(p, q, frame) and q.choices[0] == PASS:
                    q.play(PASS)
            after = move.after
            after.listed()
            compared += 1
            assert (after.key(), after.who, list(after.choices)) == (q.key(), q.who, list(q.choices))
    assert compared > 20


@pytest.mark.parametrize("name", GAMES)
def test_no_kind_of_move_is_lost_however_narrow_the_view(name: str) -> None:
    """Each first choice that nothing stands for is there, or leads where another move leads."""
    for p in decisions(GAMES[name](), 4, 2 * STEPS[name]):
        narrow = found(p, 1)
        firsts = {int(move.action()) for move in narrow}
        every = found(p, 1000)
        told = {int(move.action()) for move in every}
        assert firsts == told
        for action in p.rules.alike.representatives(p, p.choices):
            if int(action) not in firsts:
                q = p.copy()
                q.act(action)
                others = [p.copy() for _ in firsts]
                for other, first in zip(others, firsts):
                    other.act(first)
                assert q.key() in {other.key() for other in others}, p.name(action)


def test_a_move_goes_on_to_where_the_question_is_answered() -> None:
    p = Acre(rounds=1).place({"A": {"clay": 1, "food": 1, "wood": 1}})
    say(p, "weather rain")
    told = {words(p, move) for move in found(p)}
    assert {"fair, sell", "fair, sing", "market, give clay, get coin", "forest", "rest"} <= told
    assert all(move.after.who == 1 for move in found(p))


class Coins(Evaluation):
    """Likes coins, and food a little."""

    def value(self, p: Position, seat: int) -> float:
        goods = held(p, int(seat))
        return goods.get("coin", 0) + goods.get("food", 0) / 10


def test_the_best_comes_first() -> None:
    p = Acre(rounds=1).place({"A": {"clay": 2}})
    say(p, "weather rain")
    best = moves(p, 0, Coins(), 8, Rng(1))
    assert words(p, best[0]) == "fair"  # where selling is all that can be done
    assert best[0].value == 2.0


# -- beside the question -----------------------------------------------------------------------------------------------


def at_the_oven(**farm: int) -> Farms:
    p = Acre(rounds=1).place({"A": {"played": ["oven"], **farm}})
    say(p, "weather rain")
    return p


def test_what_is_done_beside_a_question_is_a_move_of_its_own() -> None:
    p = at_the_oven(wood=2)
    every = moves(p, 0, Coins(), 8, Rng(1))
    (aside,) = [move for move in every if move.action() >= BAKE]
    assert [p.name(action) for action in aside.actions] == ["bake bread"]
    assert aside.after.who == 0 and aside.after.goods[FOOD] == 2  # type: ignore[attr-defined]
    best = max(move.value for move in every if move is not aside)
    assert aside.value == pytest.approx(best + 0.2 - ASIDE_MARGIN)
    assert every[0] is not aside


def test_what_is_done_beside_a_question_is_chosen_if_it_brings_more_than_a_little() -> None:
    class Hungry(Evaluation):
        def value(self, p: Position, seat: int) -> float:
            return float(held(p, int(seat)).get("food", 0))

    p = at_the_oven(wood=2)
    assert p.name(moves(p, 0, Hungry(), 8, Rng(1))[0].action()) == "bake bread"


# -- others and chance inside a move -----------------------------------------------------------------------------------


def test_another_seat_that_must_answer_inside_a_move_ends_it() -> None:
    """Nobody can answer for the other; the move is judged where the other is asked."""
    p = bench(Seq(One(EachSeat(Pick("good")).named("all"), Gain(food=1).named("eat"), asks="what"), Mark(1)))
    assert offered(p) == ["all", "eat"]
    lines = found(p)
    told = [words(p, move) for move in lines]
    assert sorted(told) == ["all, get clay", "all, get coin", "all, get food", "all, get wood", "eat"]
    for move, text in zip(lines, told):
        assert (move.after.who == 1) == text.startswith("all")
        if text.startswith("all"):
            assert len(move.after.choices) == 4 and move.after.choices[0] != PASS


def gamble_or_beg() -> Node:
    """Chance brings wood, clay, food or a coin, one as likely as the other."""
    return One(Seq(luck(), Gain(clay=1)).named("gamble"), Gain(food=4).named("beg"), asks="what")


def test_a_move_in_which_chance_has_a_part_is_judged_by_several_draws() -> None:
    seen = set()
    for seed in range(12):
        p = bench(Seq(gamble_or_beg(), gamble_or_beg()))
        by_name = {words(p, move): move for move in moves(p, 0, Coins(), 8, Rng(seed))}
        gamble, beg = by_name["gamble"], by_name["beg"]
        assert (gamble.lucky, beg.lucky) == (True, False)
        assert beg.value == pytest.approx(0.4)
        # each draw brings a coin (1), food (0.1), or neither; the mean is of four
        assert gamble.value * LUCKS * 10 == pytest.approx(round(gamble.value * LUCKS * 10))
        seen.add(round(gamble.value, 3))
    assert len(seen) > 4  # one draw has only three outcomes


def test_nobody_meets_the_luck_that_was_imagined() -> None:
    met = 0
    for seed in range(40):
        p = bench(gamble_or_beg())
        rng = Rng(seed)
        (gamble,) = [move for move in moves(p, 0, Coins(), 8, rng) if move.lucky]
        imagined, q = held(gamble.after), p.copy()
        q.act(gamble.action())
        q.act(q.draw(rng))
        met += held(q) == imagined
    assert 2 <= met <= 20  # a fourth, by chance


def test_a_move_that_luck_cuts_short_ends_where_it_cannot_be_played_on() -> None:
    """What can be chosen behind a draw may depend on it."""
    double = One(Needs(COIN, Gain(coin=9)).named("double"), Gain(food=1).named("eat"), asks="and")
    p = bench(One(Seq(luck(), double).named("gamble"), Gain(food=4).named("beg"), asks="what"))
    bold = [move for seed in range(20) for move in moves(p, 0, Coins(), 8, Rng(seed)) if len(move.actions) == 2]
    bold = [move for move in bold if held(move.after).get("coin") == 10]
    ends = {held(carried_out(p, 0, bold[0].actions, Rng(seed))).get("coin", 0) for seed in range(40)}
    assert ends == {0, 10}


# -- alike -------------------------------------------------------------------------------------------------------------


class FirstOnly(Alike):
    def representatives(self, p: Position, choices: vec[i64]) -> vec[i64]:
        return choices[:1]


def test_alike_choices_are_looked_at_once_unless_all_are_wanted() -> None:
    p = Acre(rounds=1).place({})
    say(p, "weather rain")
    assert len(found(p)) > 3
    p.rules.alike = FirstOnly()
    assert len(found(p)) == 1
    assert len(found(p, wide=True)) > 3


def test_looking_wide_finds_more_farms() -> None:
    p = tilth.game("agricola", players=1, mode="family").start()
    rng = Rng(1)
    while p.who == CHANCE:
        p.act(p.draw(rng))
    say(p, "place plow-field")
    few, many = found(p), found(p, wide=True)
    assert {m.after.key() for m in few} < {m.after.key() for m in many}
    assert len(many) == len(p.choices)


# -- choices on demand -------------------------------------------------------------------------------------------------


def test_choices_listed_later_are_those_listed_at_once() -> None:
    p = Acre(rounds=1).place({"A": {"clay": 1}})
    say(p, "weather rain")
    for action in p.choices:
        at_once, later = p.copy(), p.copy()
        later.unlisted = p.top - FRAME
        at_once.act(action)
        later.act(action)
        if later.top <= p.top:
            assert list(later.choices) == []
        later.listed()
        assert (later.who, list(later.choices), later.key()) == (at_once.who, list(at_once.choices), at_once.key())
        assert later.copy().unlisted == -1
