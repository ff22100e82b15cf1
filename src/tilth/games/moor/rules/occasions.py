# compiled
"""When cards of the expansion work, and small things that several of them do, in players' words."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FARM
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import lay_there
from tilth.games.moor.rules.registered import Moor, action_performed
from tilth.kernel.core import Node, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Step, When
from tilth.kernel.native import BIT, i64, mypyc_attr, vec
from tilth.kernel.vecs import contains


class OnSpecial(When):
    """A part, if the special action just carried out (IT: registered.performed) is one of these."""

    def __init__(self, actions: list[i64], part: Node) -> None:
        super().__init__(part)
        self.actions: i64 = 0
        for action in actions:
            self.actions |= BIT[action]

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return self.actions & BIT[action_performed(it)] != 0


class HasHorses(Need):
    """So many horses at least."""

    def __init__(self, m: Moor, n: i64) -> None:
        self.m = m
        self.n: i64 = n

    def holds(self, t: Table, seat: i64) -> bool:
        return t.farms[seat * FARM + self.m.horse] >= self.n


class Both(Need):
    """Two conditions."""

    def __init__(self, one: Need, other: Need) -> None:
        self.one = one
        self.other = other

    def holds(self, t: Table, seat: i64) -> bool:
        return self.one.holds(t, seat) and self.other.holds(t, seat)


class EnoughTaken(Need):
    """Enough of one of these goods lay on the accumulating space in use (M§15.7)."""

    def __init__(self, goods: vec[i64], enough: vec[i64]) -> None:
        self.goods: vec[i64] = goods
        self.enough: vec[i64] = enough

    def holds(self, t: Table, seat: i64) -> bool:
        k: i64 = 0
        while k < len(self.goods):
            if lay_there(t, self.goods[k]) >= self.enough[k]:
                return True
            k += 1
        return False


class PerTile(Step):
    """So much of a good for each visible tile of a kind; `most`: at most so much in all, 0: any number."""

    def __init__(self, m: Moor, thing: i64, good: i64, each: i64, source: i64, most: i64 = 0) -> None:
        super().__init__()
        self.m = m
        self.thing: i64 = thing
        self.good: i64 = good
        self.each: i64 = each
        self.source: i64 = source
        self.most: i64 = most
        self.still = True

    def earned(self, t: Table, seat: i64) -> i64:
        n = self.each * count(t.lying_on(seat, self.thing))
        return self.most if self.most and n > self.most else n

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.earned(cast(Table, p), seat) == 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain(seat, self.good, self.earned(t, seat), self.source)


class Bonus(Step):
    """Bonus points, at once."""

    def __init__(self, points: i64) -> None:
        super().__init__()
        self.points: i64 = points
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).bonus(seat, self.points)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heating(Answer):
    """A card's say in what heating costs its owner (M§10.2). `stage`: heating.LESS, AT_MOST or BESIDES."""

    def __init__(self, stage: i64) -> None:
        super().__init__()
        self.stage: i64 = stage

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return self.heat(cast(Table, p), seat, value) if owner == seat and arg == self.stage else value

    def heat(self, t: Table, seat: i64, value: i64) -> i64:
        raise NotImplementedError


class Less(Heating):
    """So much fuel less."""

    def __init__(self, stage: i64, n: i64) -> None:
        super().__init__(stage)
        self.n: i64 = n

    def heat(self, t: Table, seat: i64, value: i64) -> i64:
        return value - self.n


class AtMost(Heating):
    """Never more than so much."""

    def __init__(self, stage: i64, n: i64) -> None:
        super().__init__(stage)
        self.n: i64 = n

    def heat(self, t: Table, seat: i64, value: i64) -> i64:
        return value if value < self.n else self.n


class Cheaper(Answer):
    """Some cards cost their owner less of one good each."""

    def __init__(self, cards: vec[i64], goods: vec[i64], less: i64) -> None:
        super().__init__()
        self.cards: vec[i64] = cards
        self.goods: vec[i64] = goods
        self.less: i64 = less

    def concerns(self, arg: i64) -> bool:
        return contains(self.cards, arg)

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        k: i64 = 0
        while k < len(self.cards):
            if self.cards[k] == arg and price[self.goods[k]] > 0:
                cheaper = price[:]
                cheaper[self.goods[k]] -= self.less if self.less < price[self.goods[k]] else price[self.goods[k]]
                return [cheaper]
            k += 1
        return []
