"""The course of the game: the deal, rounds of weather and work, and dinner in winter."""

from __future__ import annotations

from typing import cast

from tilth.kernel.core import CHANCE, SEAT, STEP, Node, Position
from tilth.kernel.expressions import Ask, EachSeat, Loop, May, One, Seq, Step, When
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import emit
from tilth.kernel.rng import Rng

from .farm import CARDS, CLAY, DEAL, HAND, ROUND, SPACES, WEATHER, WOOD, Farms, none
from .verbs import Build, Fish, Gain, Get, Give, Pay, PlayCard, Take, Visit


def spaces() -> list[Node]:
    """What a worker can do, in the order of the board. There is always time to rest."""
    sing = Seq(Pay(food=1), Gain(coin=1)).named("sing")
    sell = Seq(Pay(clay=1), Gain(coin=2)).named("sell")
    work: list[Node] = [
        Take(WOOD, 2),
        Take(CLAY, 1),
        Fish(),
        Seq(Give(), Get()),
        One(sing, sell, asks="fair"),
        Seq(Gain(clay=1, coin=1), Pay(clay=1)),
        Seq(Build(), May(Build(), asks="again")),
        PlayCard(),
    ]
    return [*(Seq(Visit(k), work[k]).named(SPACES[k]) for k in range(len(work))), Gain(food=1).named("rest")]


def course() -> Node:
    """The rounds, all of them."""
    turns = Turns(EachSeat(One(*spaces(), asks="space")))
    dinner = EachSeat(One(Pay(food=2).named("eat"), Beg().named("beg"), asks="dinner"), against=True)
    return Rounds(Seq(NewRound(), Weather(), turns, Winter(dinner)))


class Rounds(Loop):
    def more(self, p: Position, seat: i64, step: i64) -> bool:
        return cast(Farms, p).round < cast(Farms, p).acre.rounds


class Turns(Loop):
    """Every farmer has two workers."""

    def more(self, p: Position, seat: i64, step: i64) -> bool:
        return step < 2


class Winter(When):
    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Farms, p).round == cast(Farms, p).acre.rounds


class NewRound(Step):
    """The workers come home, and another farmer begins."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Farms, p)
        t.round += 1
        t.busy = 0
        t.spent = none(p.rules.seats)
        t.starter = (t.round - 1) % p.rules.seats
        emit(p, ROUND, t.starter, 0)


class Beg(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Farms, p).begged[seat] += 1


class Deal(Ask):
    """Chance deals cards that nobody has seen, seat after seat."""

    def __init__(self) -> None:
        super().__init__("deal")

    def run(self, p: Position, f: i64) -> bool:
        if p.stack[f + STEP] == HAND * p.rules.seats:
            p.drop()
            return False
        p.stack[f + SEAT] = CHANCE
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        for card in range(len(CARDS)):
            if cast(Farms, p).unseen & BIT[card]:
                out = append(out, DEAL + card)
        return out

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        left = self.options(p, f, vec[i64]())
        return left[rng.below(len(left))]

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Farms, p)
        t.unseen &= ~BIT[action - DEAL]
        t.hands[p.stack[f + STEP] // HAND] |= BIT[action - DEAL]
        p.stack[f + STEP] += 1


class Weather(Ask):
    """Three days of four are sunny."""

    def __init__(self) -> None:
        super().__init__("weather")

    def run(self, p: Position, f: i64) -> bool:
        p.stack[f + SEAT] = CHANCE
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, WEATHER), WEATHER + 1)

    def odds(self, p: Position, f: i64, action: i64) -> i64:
        return 3 if action == WEATHER else 1

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        return WEATHER if rng.below(4) < 3 else WEATHER + 1

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        cast(Farms, p).sunny = 1 if action == WEATHER else 0
