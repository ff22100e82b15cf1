# compiled
"""What spaces and cards do, in words that all of them share."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import (
    ACTION_LIMIT,
    CHOICE,
    EMPTY_SPACE,
    NOTHING_PAID,
    NOTHING_PERFORMED,
    TAKE,
    USE,
)
from tilth.games.agricola.rules.bills import goods_bill
from tilth.games.agricola.rules.bundles import bare, sole, some, together
from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.events import CLAIMED, ENTERED, FORBIDS, PARTING, SPACE, SUPPLY, TOOK, USED, USED_UP
from tilth.games.agricola.rules.layout import FARM, SKIPS
from tilth.games.agricola.rules.payments import Priced, can_pay
from tilth.games.agricola.rules.table import Table
from tilth.kernel.answers import ask
from tilth.kernel.core import (
    CANNOT_PAY,
    CHANCE,
    IT,
    OK,
    PASS,
    SEAT,
    STEP,
    WRONG_PART,
    Node,
    Position,
)
from tilth.kernel.expressions import May, One, Provided, Several, Step, When
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec
from tilth.kernel.reactions import emit

# -- gains -----------------------------------------------------------------------------------------------------------


class Gain(Step):
    """Goods from the general supply: so many of each. `source` says by what they were earned."""

    def __init__(self, goods: vec[i64], source: i64 = SUPPLY) -> None:
        super().__init__()
        self.goods: vec[i64] = goods
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).gain_all(seat, self.goods, self.source)


def collect(t: Table, seat: i64, space: i64, heap: vec[i64], gives: vec[i64]) -> None:
    """Goods of a space come to a seat. First others claim some (CLAIMED), then some are left or sold (PARTING); what is
    kept counts as received, cards add to it (TOOK), and last the animals are given their places."""
    goods = together(heap, gives) if some(gives) else heap
    t.heap = heap
    t.got = together(t.got, goods) if some(t.got) else goods
    if t.alive(goods):
        t.push(t.game.housing, seat, 0, 0)
    emit(t, TOOK, seat, space)
    t.add_all(seat, goods, SPACE)
    emit(t, PARTING, seat, space)
    emit(t, CLAIMED, seat, space)


class Yield(Step):
    """A space gives goods: what lies on it and what it gives besides. Then cards may react (TOOK)."""

    def __init__(self, space: i64, takes: bool, gives: vec[i64], lenient: bool) -> None:
        super().__init__()
        self.space: i64 = space
        self.takes: bool = takes  # what lies there
        self.gives: vec[i64] = gives  # from the general supply
        self.sure = lenient or not takes  # lenient: usable even if nothing lies there

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if self.sure or t.game.empty_usable or not t.bare(self.space):
            return OK
        return EMPTY_SPACE

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        heap = t.game.nothing
        if self.takes:
            heap = t.take_heap(self.space)
        collect(t, seat, self.space, heap, self.gives)


class Resources(Deed):
    """Building resources of choice from a space: `n`, all different if `differ`. STEP: kinds taken, in fives."""

    def __init__(self, space: i64, n: i64, differ: bool, gives: vec[i64]) -> None:
        super().__init__("take")
        self.space: i64 = space
        self.n: i64 = n
        self.differ: bool = differ
        self.gives: vec[i64] = gives  # besides, without a choice
        self.sure = True

    def taken(self, step: i64) -> i64:
        """How many were taken so far."""
        n: i64 = 0
        while step:
            n += 1
            step //= 5
        return n

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        step = t.stack[f + STEP]
        if self.taken(step) < self.n:
            return True
        seat = t.stack[f + SEAT]
        t.pop()
        goods = self.gives[:]
        while step:
            goods[step % 5] += 1
            step //= 5
        collect(t, seat, self.space, t.game.nothing, goods)
        return False

    def held(self, step: i64, good: i64) -> bool:
        while step:
            if step % 5 == good:
                return True
            step //= 5
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        good: i64 = 1
        while good < 5:
            if not self.differ or not self.held(p.stack[f + STEP], good):
                out = append(out, TAKE + good)
            good += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action <= TAKE or action >= TAKE + 5:
            return ACTION_LIMIT if action >= TAKE and action < TAKE + t.game.kinds else WRONG_PART
        return ACTION_LIMIT if self.differ and self.held(t.stack[f + STEP], action - TAKE) else OK

    def take(self, p: Position, f: i64, action: i64) -> None:
        p.stack[f + STEP] = p.stack[f + STEP] * 5 + action - TAKE


class Sale(Deed):
    """Goods for food, one at a time."""

    def food_for(self, good: i64) -> i64:
        raise NotImplementedError(self.path)


class TakeOne(Deed):
    """One of several goods, of the seat's choice: goods and how many of each."""

    def __init__(self, bundles: list[vec[i64]], source: i64) -> None:
        super().__init__("take")
        self.bundles = bundles
        self.source: i64 = source
        self.sure = True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        for good in sorted(sole(goods) for goods in self.bundles):
            out = append(out, TAKE + good)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        for goods in self.bundles:
            if action == TAKE + sole(goods):
                return OK
        return ACTION_LIMIT if action >= TAKE and action < TAKE + t.game.kinds else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        for goods in self.bundles:
            if action == TAKE + sole(goods):
                t.gain_all(seat, goods, self.source)


class Emit(Step):
    """Something happens to everybody."""

    def __init__(self, event: i64) -> None:
        super().__init__()
        self.event: i64 = event

    def act(self, p: Position, seat: i64, it: i64) -> None:
        emit(p, self.event, CHANCE, 0)


# -- the use of a space ----------------------------------------------------------------------------------------------


class Ready(Several):
    """A person stands on a space: cards may react before its action, which must stay possible."""

    def __init__(self, space: i64, action: Node) -> None:
        super().__init__([action], "")
        self.space: i64 = space
        self.wary = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.stack[f + STEP] == 0:
            t.stack[f + STEP] = 1
            t.guard += 1
            emit(t, ENTERED, seat, self.space)
            return False
        t.guard -= 1
        if self.parts[0].doable(t, seat, 0) == OK:
            t.become(self.parts[0], 0)
        else:
            t.lapse(seat)
            t.drop()
        return False


class Use(Several):
    """The action of a space, from the moment a person stands there: cards may react before it and after it."""

    def __init__(self, space: i64, action: Node) -> None:
        super().__init__([Ready(space, action)], "")
        self.space: i64 = space
        self.action = action

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if len(t.answerers[FORBIDS]) > 0:
            reason = ask(t, FORBIDS, seat, OK, self.space)
            if reason != OK:
                return reason
        reason = self.action.doable(p, seat, it)
        if reason != OK and len(t.listeners[ENTERED]) > 0 and not t.strict and t.rehearse(self, seat, it):
            return OK
        return reason

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        step = t.stack[f + STEP]
        t.stack[f + STEP] = step + 1
        if step == 0:
            t.space = self.space
            t.user = seat
            t.got = t.game.nothing
            t.heap = t.game.nothing
            t.parted = t.game.nothing
            if len(t.listeners[ENTERED]) > 0:
                t.push(self.parts[0], seat, 0, 0)
            else:
                t.begin(self.action, seat, 0)
        elif step == 1:
            self.leftovers(t, seat)
            emit(t, USED, seat, self.space)
        elif step == 2 and len(t.listeners[USED_UP]) > 0:
            emit(t, USED_UP, seat, self.space)
        else:
            t.space = -1
            t.drop()
        return False

    def leftovers(self, t: Table, seat: i64) -> None:
        """Goods that cards have put on a space whose own action takes none."""
        if not t.bare(self.space) and t.space == self.space and bare(t.game.adds, t.game.width, self.space):
            t.gain_all(seat, t.take_heap(self.space), SPACE)


class Marker(Step):
    """Take, or keep, the marker of the starting player (§5.8)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).marker = seat


# -- choices of a card -----------------------------------------------------------------------------------------------


class Choose(One):
    """Exactly one of several expressions, by its place."""

    def __init__(self, *parts: Node) -> None:
        super().__init__(*parts, asks="choice", first=CHOICE)
        self.vague = NOTHING_PERFORMED
        self.swift = True

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        beyond = action >= CHOICE + len(self.parts) and action < TAKE
        return ACTION_LIMIT if beyond and seat == p.stack[f + SEAT] else super().why(p, f, seat, action)


class Unable(Deed):
    """A card's effect that cannot be used now: nothing is left but to pass, and `use CARD` has a reason."""

    def __init__(self, card: i64, part: Node) -> None:
        super().__init__("use")
        self.card: i64 = card
        self.part = part
        self.sure = True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return append(out, PASS)

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == USE + self.card:
            return self.part.doable(t, seat, t.stack[f + IT])
        return OK if action == PASS else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        p.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class Optional(May):
    """A card's effect that its owner may use or not: `use CARD` or `pass`. IT is handed on."""

    def __init__(self, card: i64, part: Node) -> None:
        super().__init__(part, "use", USE + card)
        self.card: i64 = card
        self.parts.append(Unable(card, part))
        self.spent = ACTION_LIMIT

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.vain(p, seat, it) and not self.tells(cast(Table, p), seat, it)

    def vain(self, p: Position, seat: i64, it: i64) -> bool:
        """Not so if an exchange can bring what is lacking (§12.3)."""
        t = cast(Table, p)
        reason = self.parts[0].doable(t, seat, it)
        if reason == OK:
            return self.parts[0].idle(t, seat, it)
        if t.strict or (reason != CANNOT_PAY and reason != NOTHING_PERFORMED and reason != NOTHING_PAID):
            return True
        return t.trades(seat, t.game.trade_goods) == 0

    def tells(self, t: Table, seat: i64, it: i64) -> bool:
        """In the own turn, somebody who is asked everything hears why it cannot be used."""
        if not t.patient or t.strict or t.space < 0 or t.user != seat:
            return False
        reason = self.parts[0].doable(t, seat, it)
        return reason != OK and reason != WRONG_PART

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat, it = t.stack[f + SEAT], t.stack[f + IT]
        if self.tells(t, seat, it) and self.vain(t, seat, it):
            t.become(self.parts[1], 0)
            return False
        return super().run(t, f)


class Buy(Priced):
    """Pay goods to the general supply, then a part."""

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if can_pay(cast(Table, p), seat, goods_bill(self.id)) else CANNOT_PAY

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        if some(self.price):
            p.push(cast(Table, p).game.pay, seat, 0, goods_bill(self.id))


class If(When):
    """A part, if conditions hold for the seat at that moment."""

    def __init__(self, test: Need, part: Node) -> None:
        super().__init__(part)
        self.test = test

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return self.test.holds(cast(Table, p), seat)


class Awake(When):
    """A part, unless the seat skips this harvest: then none of its cards works in it."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).farms[seat * FARM + SKIPS] < 2


class Only(Provided):
    """A part that can be done only if conditions hold for the seat."""

    def __init__(self, test: Need, part: Node) -> None:
        super().__init__(part)
        self.test = test

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if self.test.holds(cast(Table, p), seat) else WRONG_PART


class Once(Provided):
    """A card's part at most once in each round, or in each turn of its owner; `used` remembers when that was."""

    def __init__(self, card: i64, part: Node, turn: bool = False) -> None:
        super().__init__(part)
        self.card: i64 = card
        self.turn: bool = turn
        self.still = part.still

    def now(self, t: Table, seat: i64) -> i64:
        return t.stint(seat) if self.turn else t.round + 1

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        return ACTION_LIMIT if t.used[self.card] == self.now(t, seat) else OK

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_used(self.card, self.now(t, seat))


class OnSpace(When):
    """A part, if the space in IT is one of these (a mask)."""

    def __init__(self, spaces: i64, part: Node) -> None:
        super().__init__(part)
        self.spaces: i64 = spaces

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return self.spaces & BIT[it] != 0


class Later(Step):
    """Goods on round spaces (§15.9): on these rounds, or, if `relative`, so many rounds from now. `card`: they are not
    simply collected, this card says what happens then."""

    def __init__(self, good: i64, n: i64, rounds: list[int], relative: bool, card: i64 = -1) -> None:
        super().__init__()
        self.good: i64 = good
        self.n: i64 = n
        self.rounds = rounds
        self.relative = relative
        self.card: i64 = card
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for round in self.rounds:
            t.lay_later(seat, t.round + round if self.relative else round, self.good, self.n, self.card)
