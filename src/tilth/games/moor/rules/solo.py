# compiled
"""The special action cards of a game alone: a pile face down whose top is known, one card face up (M§14)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.bills import food_bill
from tilth.games.agricola.rules.payments import can_pay
from tilth.games.agricola.rules.rulebook import ROW_BASE
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.registered import CENTRE, Moor, face_up
from tilth.kernel.core import CANNOT_PAY, CHANCE, NOT_YOUR_TURN, OK, PASS, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.expressions import Ask, Step
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec
from tilth.kernel.rng import Rng

KEEP_PRICE: Final[i64] = 2  # food


def shown(t: Table, m: Moor) -> i64:
    """The card that lies face up; -1: none."""
    card: i64 = 0
    while card < len(m.place):
        if t.table_number(m.place[card]) == face_up(0):
            return card
        card += 1
    return -1


def show(t: Table, m: Moor, card: i64) -> None:
    t.set_table_number(m.place[card], face_up(0))


def put_away(t: Table, m: Moor, card: i64) -> None:
    """The card is used up, and lies on top of those that are."""
    t.set_table_number(m.place[card], CENTRE)
    t.set_table_number(m.used_last, card + 1)


def under_pile(t: Table, m: Moor, card: i64) -> None:
    """The card goes under the pile."""
    t.set_table_number(m.place[card], CENTRE)
    row = t.table_number(m.pile_bottom)
    unit: i64 = 1
    while unit <= row:
        unit *= ROW_BASE
    t.set_table_number(m.pile_bottom, row + (card + 1) * unit)


class FirstPile(Step):
    """All cards lie in the pile, in an order that nobody knows."""

    def __init__(self, m: Moor) -> None:
        super().__init__()
        self.m = m

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).set_table_number(self.m.pile, BIT[len(self.m.place)] - 1)


class TopOfPile(Ask):
    """The back of the next card of the pile is seen: chance says which it is, unless it is known."""

    def __init__(self, m: Moor) -> None:
        super().__init__("pile")
        self.m = m

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.table_number(self.m.pile_top):
            t.drop()
            return False
        if t.table_number(self.m.pile):
            t.stack[f + SEAT] = CHANCE
            return True
        row = t.table_number(self.m.pile_bottom)
        t.set_table_number(self.m.pile_top, row % ROW_BASE)
        t.set_table_number(self.m.pile_bottom, row // ROW_BASE)
        t.drop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        pile = cast(Table, p).table_number(self.m.pile)
        card: i64 = 0
        while pile:
            if pile % 2:
                out = append(out, self.m.act_turn_up.start + card)
            pile //= 2
            card += 1
        return out

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        choices = self.options(p, f, vec[i64]())
        n: i64 = len(choices)
        return choices[rng.below(n)]

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        card = action - self.m.act_turn_up.start
        t.drop()
        t.set_table_number(self.m.pile, t.table_number(self.m.pile) & ~BIT[card])
        t.set_table_number(self.m.pile_top, card + 1)


class ShowCard(Ask):
    """Phase 1 (M§14.3): a card is turned up; one still lying there may be kept or put under the pile. STEP 1: the top
    of the pile is known."""

    def __init__(self, m: Moor, top: Node) -> None:
        super().__init__("show-card")
        self.m = m
        self.parts.append(top)

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        m = self.m
        if t.stack[f + STEP] == 0:
            t.stack[f + STEP] = 1
            t.push(self.parts[0], 0, 0, 0)
            return False
        if shown(t, m) >= 0 and t.table_number(m.pile_top):
            return True
        if shown(t, m) < 0:
            t.drop()
            self.turn_up(t)
            return False
        t.drop()
        return False

    def turn_up(self, t: Table) -> None:
        """The top card of the pile; of an empty pile, the card used last."""
        m = self.m
        top = t.table_number(m.pile_top)
        if top:
            t.set_table_number(m.pile_top, 0)
            show(t, m, top - 1)
            t.push(self.parts[0], 0, 0, 0)
        elif t.table_number(m.used_last):
            show(t, m, t.table_number(m.used_last) - 1)
            t.set_table_number(m.used_last, 0)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        return append(append(out, PASS), self.m.act_turn_up.start + t.table_number(self.m.pile_top) - 1)

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        if action == PASS or action == self.m.act_turn_up.start + t.table_number(self.m.pile_top) - 1:
            return OK
        return self.m.no_card if self.m.act_turn_up.has(action) else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        t.drop()
        if action != PASS:
            under_pile(t, self.m, shown(t, self.m))
            self.turn_up(t)


def keep_lack(t: Table, m: Moor, seat: i64) -> i64:
    """Why the card that was used cannot be kept for 2 food (M§14.4)."""
    if t.table_number(m.kept_in) == t.round:
        return m.kept_twice
    return OK if can_pay(t, seat, food_bill(KEEP_PRICE)) else CANNOT_PAY


def keep(t: Table, m: Moor, seat: i64) -> None:
    t.set_table_number(m.kept_in, t.round)
    t.push(t.game.pay, seat, 0, food_bill(KEEP_PRICE))


@mypyc_attr(allow_interpreted_subclasses=True)
class AfterUse(Ask):
    """The card that was used is put away, or kept for 2 food, once in a round (M§14.4). STEP: the card."""

    def __init__(self, m: Moor) -> None:
        super().__init__("keep-card")
        self.m = m
        self.swift = True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        out = append(out, PASS)
        return append(out, self.m.act_keep.start) if keep_lack(t, self.m, t.stack[f + SEAT]) == OK else out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        if seat != p.stack[f + SEAT]:
            return NOT_YOUR_TURN
        if action == self.m.act_keep.start:
            return keep_lack(cast(Table, p), self.m, seat)
        return OK if action == PASS else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat, card = t.stack[f + SEAT], t.stack[f + STEP]
        t.drop()
        if action == PASS:
            put_away(t, self.m, card)
        else:
            keep(t, self.m, seat)


# -- the card taken back later in the round, where the host allows that (M§23) ---------------------------------------


def back_lack(t: Table, m: Moor, seat: i64) -> i64:
    """Why the card used in this round cannot be taken back."""
    if t.table_number(m.kept_in) == t.round:
        return m.kept_twice
    if not m.late_keeping or shown(t, m) >= 0 or not t.table_number(m.used_last):
        return m.no_card
    return keep_lack(t, m, seat) if t.table_number(m.taken_in) == t.round else m.no_card


def take_back(t: Table, m: Moor, seat: i64) -> None:
    show(t, m, t.table_number(m.used_last) - 1)
    t.set_table_number(m.used_last, 0)
    keep(t, m, seat)


class LastKeep(AfterUse):
    """When all people are placed the card may still be taken back, for the next round."""

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if back_lack(t, self.m, t.stack[f + SEAT]) == OK:
            return True
        t.drop()
        return False

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.drop()
        if action != PASS:
            take_back(t, self.m, seat)
