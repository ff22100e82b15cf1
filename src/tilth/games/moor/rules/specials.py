# compiled
"""Special action cards: where they lie, who may take one and at what price (M§5, M§6, M§14), and the turn with them."""

from __future__ import annotations

from typing import Any, Final, cast

from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import NOTHING_PAID, NOTHING_PERFORMED
from tilth.games.agricola.rules.layout import FARM, HOME, PLACED
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.work_phase import Placement
from tilth.games.moor.rules.registered import (
    BLACK_MARKET,
    CENTRE,
    HIRING_FAIR,
    HORSE_MARKET,
    ILLICIT_WORK,
    Moor,
    face_down,
    face_up,
    lies_open,
)
from tilth.games.moor.rules.solo import back_lack, take_back
from tilth.games.moor.rules.special_actions import Bargain, make_action
from tilth.kernel.answers import ask
from tilth.kernel.core import OK, PASS, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.expressions import Several, Step
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec

SECOND_USE: Final[i64] = 2  # food for a card that lies before somebody else (M§6.2)


class TakeCard(Several):
    """One action of one card: its price, two food more if the card lies before somebody else, then the action."""

    def __init__(self, m: Moor, card: i64, action: i64, bargains: list[Node], after: Node | None) -> None:
        super().__init__([*bargains, *([after] if after is not None else [])], "")
        self.m = m
        self.card: i64 = card
        self.action: i64 = action
        self.bargains: vec[Node] = vec[Node]()
        for bargain in bargains:
            self.bargains = append(self.bargains, bargain)
        self.after = after

    def card_lack(self, t: Table, seat: i64) -> i64:
        """Why the card cannot be taken (M§6.2)."""
        m = self.m
        if not m.cards[self.card]:
            return m.not_in_game
        place = t.table_number(m.place[self.card])
        if self.after is not None:  # alone, one card lies face up, and the others in their pile (M§14)
            return OK if place == face_up(0) else m.no_card
        if not lies_open(place):
            return m.turned_down
        return m.own_card if place == face_up(seat) else OK

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        reason = self.card_lack(t, seat)
        if reason != OK:
            return reason
        reason = self.bargains[self.price(t)].doable(p, seat, it)
        return self.m.impossible if reason in (NOTHING_PERFORMED, NOTHING_PAID) else reason

    def price(self, t: Table) -> i64:
        """0: as printed; 1: and what a second use costs."""
        return 0 if self.after is not None or t.table_number(self.m.place[self.card]) == CENTRE else 1

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        part = self.parts[self.price(t)]
        after = self.after
        if after is None:
            first = t.table_number(self.m.place[self.card]) == CENTRE
            t.set_table_number(self.m.place[self.card], face_up(seat) if first else face_down(seat))
            t.become(part, 0)
        else:
            t.set_table_number(self.m.taken_in, t.round)
            t.become(after, self.card)
            t.push(part, seat, 0, 0)
        t.closed = 0
        return False


def lies_before(t: Table, m: Moor, seat: i64) -> bool:
    """Does a special action card lie before a seat, on whichever side? Alone: was one used in this round (M§14.8)?"""
    if t.game.seats == 1:
        return t.table_number(m.taken_in) == t.round
    for number in m.place:
        place = t.table_number(number)
        if place == face_up(seat) or place == face_down(seat):
            return True
    return False


def make_offers(
    m: Moor, cards: list[dict[str, Any]], actions: list[dict[str, Any]], after: Node | None
) -> list[TakeCard]:
    """Every action of every card; `after`: what becomes of the card once it was used, alone."""
    found: list[TakeCard] = []
    names = [fact["slug"] for fact in actions]
    for card, fact in enumerate(cards):
        for name in fact["actions"]:
            action = names.index(name)
            pay = dict(actions[action].get("pay", {}))
            if action == HORSE_MARKET:
                pay["food"] = fact.get("horse_food", 0)
            node = make_action(m, action, actions[action], fact.get("hiring_food", 0) if action == HIRING_FAIR else 0)
            dearer = {**pay, "food": pay.get("food", 0) + SECOND_USE}
            tied = action in (BLACK_MARKET, ILLICIT_WORK)
            bargains: list[Node] = [Bargain(m, m.rules.amounts(pay), node, tied)]
            if after is None:
                bargains.append(Bargain(m, m.rules.amounts(dearer), node, tied))
            found.append(TakeCard(m, card, action, bargains, after))
    return found


class Specials:
    """All that can be taken in this game."""

    def __init__(self, m: Moor, takes: list[TakeCard]) -> None:
        self.m = m
        self.takes = takes
        self.here: vec[i64] = vec[i64]([k for k, take in enumerate(takes) if m.cards[take.card]])  # of this game

    def open(self, t: Table, seat: i64, out: vec[i64], among: i64 = -1) -> vec[i64]:
        """What can be taken now; `among`: only these actions, as a mask. The actions of one card follow each other."""
        card: i64 = -1
        price: i64 = 0
        free = False
        for k in self.here:
            take = self.takes[k]
            if take.card != card:
                card = take.card
                price = take.price(t)
                free = take.card_lack(t, seat) == OK
            if free and among & BIT[take.action] and take.bargains[price].doable(t, seat, 0) == OK:
                out = append(out, self.m.act_special.start + k)
        return out

    def some(self, t: Table, seat: i64, among: i64 = -1) -> bool:
        for k in self.here:
            take = self.takes[k]
            if among & BIT[take.action] and take.doable(t, seat, 0) == OK:
                return True
        return False

    def lack(self, t: Table, seat: i64, action: i64) -> i64:
        k = action - self.m.act_special.start
        if k >= len(self.takes):  # a card without one of its actions
            return self.m.nothing_done
        return self.takes[k].doable(t, seat, 0)

    def begin(self, t: Table, seat: i64, action: i64) -> None:
        t.push(self.takes[action - self.m.act_special.start], seat, 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class MoorTurn(Placement):
    """A person is placed, or a special action card is taken by who has a healthy person at home (M§5.2-5.5)."""

    def __init__(self, specials: Specials) -> None:
        super().__init__()
        self.specials = specials
        self.m = specials.m
        self.healthy: bool = specials.m.switches["special_needs_healthy_person"]
        self.parts.extend(specials.takes)

    def may_take(self, t: Table, seat: i64) -> bool:
        """Is there a person at home who lets a special action happen (M§5.4)?"""
        return (t.ready(seat) if self.healthy else t.farms[seat * FARM + HOME]) > 0

    def late(self, t: Table, seat: i64) -> bool:
        """Are all people of the seat placed, and has it a turn even so, for a special action or for nothing? Not where
        nobody is placed at all in a round (M§17.6)."""
        if len(t.answerers[self.m.late_turn]) == 0 or t.farms[seat * FARM + HOME] > 0:
            return False
        if t.farms[seat * FARM + PLACED] == 0:
            return False
        return t.seat_number(seat, self.m.was_late) != t.round and ask(t, self.m.late_turn, seat, 0, 0) > 0

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if self.late(t, seat):
            return OK if self.specials.some(t, seat) else self.m.impossible
        return super().doable(p, seat, it)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if self.late(t, seat):
            return self.specials.open(t, seat, append(out, PASS))
        return super().options(p, f, out)

    def others(self, t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
        if self.m.late_keeping and back_lack(t, self.m, seat) == OK:
            out = append(out, self.m.act_keep.start)
        return self.specials.open(t, seat, out) if self.may_take(t, seat) else out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        late = self.late(t, seat)
        if self.m.act_special.has(action):
            return self.specials.lack(t, seat, action) if late or self.may_take(t, seat) else self.m.no_person
        if late and action == PASS:
            return OK
        if self.m.act_keep.has(action):
            return back_lack(t, self.m, seat)
        return super().reason(t, f, seat, action)

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != p.stack[f + SEAT] and seat >= 0 and self.m.act_special.has(action) and not self.may_take(t, seat):
            return self.m.no_person
        return super().why(p, f, seat, action)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if self.late(t, t.stack[f + SEAT]):
            t.set_seat_number(t.stack[f + SEAT], self.m.was_late, t.round)
        if self.m.act_special.has(action):
            p.stack[f + STEP] = 2
            self.specials.begin(t, p.stack[f + SEAT], action)
        elif self.m.act_keep.has(action):
            take_back(t, self.m, p.stack[f + SEAT])
        else:
            super().take(p, f, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeSpecial(Deed):
    """A special action card is taken because a card says so, with or without people at home; `only`: one of these
    actions (a mask; -1: any)."""

    def __init__(self, specials: Specials, only: i64 = -1) -> None:
        super().__init__("special")
        self.specials = specials
        self.only: i64 = only

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        return OK if self.specials.some(t, seat, self.only) else self.specials.m.impossible

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        return self.specials.open(t, t.stack[f + SEAT], out, self.only)

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if not self.specials.m.act_special.has(action):
            return WRONG_PART
        k = action - self.specials.m.act_special.start
        if k < len(self.specials.takes) and not self.only & BIT[self.specials.takes[k].action]:
            return self.specials.m.impossible
        return self.specials.lack(t, seat, action)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        self.specials.begin(t, seat, action)


class CardsHome(Step):
    """Phase 4: all special action cards lie in the centre again, face up (M§6.5)."""

    def __init__(self, m: Moor) -> None:
        super().__init__()
        self.m = m

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for number in self.m.place:
            if t.table_number(number) != CENTRE:
                t.set_table_number(number, CENTRE)
