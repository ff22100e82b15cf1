# compiled
"""When cards of several groups speak up: what a space has given, which card was played, which round it is."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import SPACES, WHICH
from tilth.games.agricola.rules.card_making import Maker
from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.effects import If, OnSpace
from tilth.games.agricola.rules.events import TOOK
from tilth.games.agricola.rules.facts import CARD_IDS, OCCUPATION_CARD
from tilth.games.agricola.rules.goods import CLAY, REED, STONE, WOOD
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import gave, goods_given, uses_of
from tilth.kernel.core import OK, SEAT, WRONG_PART, Node, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Step, When
from tilth.kernel.native import BIT, append, i64, vec

# -- what a space has given ------------------------------------------------------------------------------------------


BUILDING: Final[list[i64]] = [WOOD, CLAY, REED, STONE]


def mask_of(goods: list[i64]) -> i64:
    mask: i64 = 0
    for good in goods:
        mask |= BIT[good]
    return mask


def kinds_in(goods: vec[i64]) -> i64:
    """Which goods are among these, as a mask."""
    mask: i64 = 0
    good: i64 = 0
    while good < len(goods):
        if goods[good]:
            mask |= BIT[good]
        good += 1
    return mask


class Given(Need):
    """What the space in use has given: all of some kinds, one of others, none of others. Goods left there or sold
    count; `lying`: only what lay on the space."""

    def __init__(self, every: list[i64], any_of: list[i64], none: list[i64], lying: bool = False) -> None:
        self.every: i64 = mask_of(every)
        self.any_of: i64 = mask_of(any_of)
        self.none: i64 = mask_of(none)
        self.lying: bool = lying

    def holds(self, t: Table, seat: i64) -> bool:
        found = kinds_in(goods_given(t, self.lying))
        if found & self.every != self.every or found & self.none:
            return False
        return self.any_of == 0 or found & self.any_of != 0


def gives(goods: list[i64]) -> Given:
    """One of these at least."""
    return Given([], goods, [])


def lies(goods: list[i64]) -> Given:
    """One of these at least, of what lay on the space."""
    return Given([], goods, [], lying=True)


def with_more(good: i64) -> Given:
    """This building resource and another one."""
    return Given([good], [other for other in BUILDING if other != good], [])


def without_more(good: i64) -> Given:
    """This building resource and no other one."""
    return Given([good], [], [other for other in BUILDING if other != good])


class TookSome(When):
    """A part, if the space itself has given this good."""

    def __init__(self, good: i64, part: Node) -> None:
        super().__init__(part)
        self.good: i64 = good

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return gave(cast(Table, p), self.good) > 0


def at(c: Maker, part: Node, *spaces: str) -> None:
    """Something more when the owner takes what these spaces give."""
    c.on(TOOK, OnSpace(c.spaces(*spaces), part))


def taking(c: Maker, test: Need, part: Node) -> None:
    """Something more when the owner takes certain goods from whatever space."""
    c.on(TOOK, If(test, part))


def quiet(node: Node) -> Node:
    """A choice that can be made before or after other effects of the same moment: nobody is asked for the order."""
    node.still = True
    return node


# -- which card, which round, which phase ----------------------------------------------------------------------------


class IsOccupation(When):
    """A part, if the card in IT is an occupation."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).game.card(it).kind == OCCUPATION_CARD


class OneOf(When):
    """A part, if the card in IT is one of these."""

    def __init__(self, slugs: list[str], part: Node) -> None:
        super().__init__(part)
        self.cards: vec[i64] = vec[i64]([CARD_IDS.index(slug) for slug in slugs])

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        for number in self.cards:
            if number == it:
                return True
        return False


class InRound(Need):
    """It is this round."""

    def __init__(self, round: i64) -> None:
        self.round: i64 = round

    def holds(self, t: Table, seat: i64) -> bool:
        return t.round == self.round


class InPhases(When):
    """A part, if it is one of these phases: from the first to the last."""

    def __init__(self, first: i64, last: i64, part: Node) -> None:
        super().__init__(part)
        self.first: i64 = first
        self.last: i64 = last

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        phase = cast(Table, p).phase
        return phase >= self.first and phase <= self.last


# -- once ------------------------------------------------------------------------------------------------------------


class Spend(Step):
    """The card has done once and for all what it can do once."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return uses_of(cast(Table, p), self.number) > 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).set_used(self.number, 1)


WAITING: Final[i64] = 1  # a card that waits for the end of the phase


class Remember(Step):
    """Something is remembered on the card until the people go home."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).set_used(self.card, WAITING)


class Forget(Step):
    """The round is over for the card."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return uses_of(cast(Table, p), self.card) == 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).set_used(self.card, 0)


# -- a space of choice -----------------------------------------------------------------------------------------------


class PickSpace(Deed):
    """The seat names a space. Subclasses say why one cannot be named, and what happens then."""

    def __init__(self) -> None:
        super().__init__("space")

    def lack(self, t: Table, seat: i64, space: i64) -> i64:
        raise NotImplementedError(self.path)

    def picked(self, t: Table, seat: i64, space: i64) -> None:
        raise NotImplementedError(self.path)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        space: i64 = 0
        while space < SPACES:
            if self.lack(cast(Table, p), p.stack[f + SEAT], space) == OK:
                out = append(out, WHICH + space)
            space += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action < WHICH or action >= WHICH + SPACES:
            return WRONG_PART
        return self.lack(t, seat, action - WHICH)

    def take(self, p: Position, f: i64, action: i64) -> None:
        seat = p.stack[f + SEAT]
        p.pop()
        self.picked(cast(Table, p), seat, action - WHICH)


# -- answers ---------------------------------------------------------------------------------------------------------


class More(Answer):
    """So much more for the owner."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: i64 = n

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return value + self.n if owner == seat else value


class Yes(Answer):
    """The owner may, or must."""

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return 1 if owner == seat else value


# -- others ----------------------------------------------------------------------------------------------------------


class OthersGain(Step):
    """Every other player gets goods from the general supply."""

    def __init__(self, good: i64, n: i64, source: i64) -> None:
        super().__init__()
        self.good: i64 = good
        self.n: i64 = n
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        other: i64 = 0
        while other < t.game.seats:
            if other != seat:
                t.gain(other, self.good, self.n, self.source)
            other += 1
