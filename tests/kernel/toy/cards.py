"""The cards of Acre, and the verbs and answers that only cards need."""

from __future__ import annotations

from typing import cast

from tilth.kernel.core import CANNOT_PAY, OK, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import May, One, Seq, Step, When
from tilth.kernel.native import i64, vec
from tilth.kernel.reactions import ANYBODY, ME, OTHERS, emit

from .farm import CARDS, CATCH, CLAY, COIN, PRICE, ROBBED, ROUND, TOOK, WOOD, Card, Farms
from .verbs import Gain, Pay


def deck() -> list[Card]:
    """All cards, in the order of their numbers."""
    return [
        Card("carter", on_play=One(Gain(wood=2).named("logs"), Gain(clay=1).named("bricks"), asks="load")),
        Card("woodcutter", reactions=[(TOOK, ME, OfWood(Gain(wood=1)))]),
        Card("sawyer", reactions=[(TOOK, ME, OfWood(Saw()))]),
        Card("guest", reactions=[(TOOK, ANYBODY, Seq(Gain(food=1), Leave("guest")))]),
        Card("toll", reactions=[(TOOK, OTHERS, May(Rob().named("rob"), asks="toll"))]),
        Card("watchdog", reactions=[(ROBBED, ME, Gain(food=2))]),
        Card("carpenter", answers=[(PRICE, Instead(WOOD, 1, COIN, 0))]),
        Card("brickmaker", answers=[(PRICE, Instead(WOOD, 2, CLAY, 1))]),
        Card("banker", answers=[(PRICE, InsteadOfClay())]),
        Card("guild", on_play=Pay(coin=1), answers=[(PRICE, OncePerRound(WOOD, 2, COIN, 0))]),
        Card("net", answers=[(CATCH, OneMore())]),
        Card("oven", on_play=Pay(clay=1)),  # its owner may bake
        Card("granary", on_play=Store(3), reactions=[(ROUND, ANYBODY, Seq(Store(-1), Gain(food=1)))]),
        Card("statue", on_play=Pay(clay=2), points=4),
    ]


class OfWood(When):
    """If it was wood that somebody took."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return it % 8 == WOOD


class Saw(Step):
    """A coin for every 3 wood on the farm. What comes first changes that, so it is not `still`."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Farms, p).put(seat, COIN, cast(Farms, p).has(seat, WOOD) // 3)


class Rob(Step):
    """One of the goods that somebody took just now. The robbed one may react in turn."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if cast(Farms, p).has(it // 8, it % 8) else CANNOT_PAY

    def act(self, p: Position, seat: i64, it: i64) -> None:
        victim, good = it // 8, it % 8
        cast(Farms, p).put(victim, good, -1)
        cast(Farms, p).put(seat, good, 1)
        emit(p, ROBBED, victim, seat * 8 + good)


class Leave(Step):
    """This card leaves play."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.card = CARDS.index(name)

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Farms, p).leave(seat, self.card)


class Store(Step):
    """Food onto the granary, or (less than none) from it."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount
        self.sure = amount >= 0

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if cast(Farms, p).stored[seat] + self.amount >= 0 else CANNOT_PAY

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Farms, p).stored[seat] += self.amount


class Instead(Answer):
    """The owner may pay so much of one good instead of so much of another."""

    def __init__(self, good: i64, less: i64, other: i64, more: i64) -> None:
        super().__init__()
        self.good = good
        self.less = less
        self.other = other
        self.more = more

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        if price[self.good] < self.less:
            return []
        changed = price[:]
        changed[self.good] -= self.less
        changed[self.other] += self.more
        return [changed]


class InsteadOfClay(Answer):
    """The owner may pay one coin instead of all the clay."""

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        if price[CLAY] == 0:
            return []
        return [vec[i64]([price[0], 0, price[2], price[3] + 1])]


class OncePerRound(Instead):
    """To ask for the price does not use it up; to pay it does."""

    def __init__(self, good: i64, less: i64, other: i64, more: i64) -> None:
        super().__init__(good, less, other, more)
        self.spends = True

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        return [] if cast(Farms, p).spent[seat] else super().offer(p, seat, price, arg)

    def used(self, p: Position, owner: i64) -> None:
        cast(Farms, p).spent[owner] += 1


class OneMore(Answer):
    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return value + 1 if owner == seat else value
