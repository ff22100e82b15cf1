# compiled
"""Phase 4: turns on the action board (§5)."""

from __future__ import annotations

from typing import cast

from tilth.games.hallertau.rules.actions import (
    ASK_MODE,
    BOULDER,
    CHOICE,
    DISCARD,
    KIND,
    MUST_ACT,
    NO_WORKERS,
    PICKY,
    PLACE,
    PUSH,
    SPACE_CLOSED,
    SPACE_FULL,
    SPACES,
    SWAP,
    TOO_FEW_WORKERS,
    TOO_MUCH,
)
from tilth.games.hallertau.rules.card_play import Acting, Window
from tilth.games.hallertau.rules.costs import cost
from tilth.games.hallertau.rules.effect_making import Deal, Paying, effect
from tilth.games.hallertau.rules.layout import (
    ASKED,
    CHOOSY,
    FARM,
    JUST_SPACE,
    JUST_SWAP,
    OATH,
    POOL,
    RESET,
    SNAPSHOT,
    TOOL,
)
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.games.hallertau.rules.spaces import SPACE_FACTS, SPACE_IDS
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import (
    NOT_YOUR_TURN,
    OK,
    PASS,
    SEAT,
    STEP,
    Node,
    Position,
)
from tilth.kernel.expressions import Ask, Seq, Step
from tilth.kernel.native import BIT, append, i64, vec


class BeginUse(Step):
    """The workers are placed; the space is being used."""

    def __init__(self, space: i64) -> None:
        super().__init__()
        self.space: i64 = space

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.using = self.space + 1
        t.user = seat
        t.replaced = 0
        t.exchanged = False


class EndUse(Step):
    def __init__(self, space: i64) -> None:
        super().__init__()
        self.space: i64 = space

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.farms[seat * FARM + JUST_SPACE] = self.space + 1
        t.using = 0
        t.replaced = 0


def use_of(space: str, rules: HallertauRules) -> Node:
    """The use of a space as one action: what it gives, top to bottom (§5.4)."""
    fact = SPACE_FACTS[space]
    options = fact["options"]
    if len(options) == 1 and not options[0]["pay"]:
        perform: Node = Seq(*[effect(data, rules) for data in options[0]["gain"]])
    else:
        pays: list[list[Node]] = []
        deals: list[Node] = []
        for option in options:
            costs: list[Node] = [cost(data) for data in option["pay"]]
            gains = [effect(data, rules) for data in option["gain"]]
            pays.append(costs)
            deals.append(Seq(Paying(True), *costs, Paying(False), *gains) if costs else Seq(*gains))
        perform = Deal(pays, deals)
    number = SPACE_IDS.index(space)
    return Acting(Seq(BeginUse(number), Window(False), perform, EndUse(number)))


class Turns(Ask):
    """Phase 4: one turn each, clockwise, until nobody has workers (§5.1). SEAT: whose turn; STEP 1: it is asked."""

    def __init__(self) -> None:
        super().__init__("turn")
        self.after = Window(False)
        self.closing = Window(True)
        self.parts.extend([self.after, self.closing])

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        n = t.game.seats
        step = t.stack[f + STEP]
        if step == 0:
            t.stack[f + SEAT] = t.starter
            t.stack[f + STEP] = 1
            return False
        if step == 2:  # the turn that is asked
            if t.farms[t.stack[f + SEAT] * FARM + POOL] > 0:
                return True
            self.end_turn(t, f)
            return False
        if t.game.immediate:
            t.next_step()
        seat = t.stack[f + SEAT]
        k: i64 = 0
        while k < n and t.farms[(seat + k) % n * FARM + POOL] == 0:
            k += 1
        if k == n:
            if step == 3:
                t.drop()
            else:
                t.stack[f + STEP] = 3
                k = 0
                while k < n:
                    t.remind(k, False)
                    k += 1
                t.push(self.closing, seat, 0, 0)
            return False
        seat = (seat + k) % n
        t.stack[f + SEAT] = seat
        t.stack[f + STEP] = 2
        self.begin_turn(t, seat)
        return True

    def begin_turn(self, t: Table, seat: i64) -> None:
        t.active = seat
        t.placed = False
        t.next_step()
        mask: i64 = 0
        i: i64 = 0
        for needs in t.game.snapshots:
            held = True
            for need in needs:
                held = held and need.holds(t, seat)
            if held:
                mask |= BIT[i]
            i += 1
        t.farms[seat * FARM + SNAPSHOT] = mask

    def end_turn(self, t: Table, f: i64) -> None:
        seat = t.stack[f + SEAT]
        t.farms[seat * FARM + OATH] = 0
        t.placed = True
        t.stack[f + SEAT] = (seat + 1) % t.game.seats
        t.stack[f + STEP] = 1

    def lack(self, t: Table, seat: i64, space: i64) -> i64:
        rows = t.game.rows[space]
        deck = t.game.draws_of[space]
        if deck >= 0 and not t.game.with_cards:
            return SPACE_CLOSED
        row = t.lowest_row(space)
        if row == rows:
            return SPACE_FULL
        pool = t.farms[seat * FARM + POOL]
        if pool < row + 1:
            return TOO_FEW_WORKERS
        if t.farms[seat * FARM + OATH] and pool != row + 1:
            return MUST_ACT
        if deck >= 0 and not t.game.empty_deck and t.piles[deck] == 0:
            return SPACE_CLOSED
        return OK

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        farm = seat * FARM
        pool = t.farms[farm + POOL]
        w = t.workers
        heights = t.game.rows
        plain = t.game.with_cards and t.game.empty_deck and t.farms[farm + OATH] == 0
        s: i64 = 0
        while s < SPACES:  # a quick look first: is the row that is next within reach?
            i = s * 3
            row: i64 = 0
            while row < heights[s] and w[i + row]:
                row += 1
            if row < heights[s] and row < pool and (plain or self.lack(t, seat, s) == OK):
                out = append(out, PLACE + s)
            s += 1
        k: i64 = pool if t.farms[farm + OATH] else 1
        while k <= pool:
            out = append(out, SWAP + k - 1)
            k += 1
        if t.game.with_cards and t.farms[farm + RESET] == 0 and t.game.seats > 1:
            k = 0
            while k < 3:
                if k != t.farms[farm + ASKED]:
                    out = append(out, ASK_MODE + k)
                k += 1
        if t.farms[farm + CHOOSY] == 0:
            out = append(out, PICKY)
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        turn = action == PASS or (action >= PLACE and action < ASK_MODE)
        if action >= PUSH and action < DISCARD:
            return BOULDER
        if action >= CHOICE and action < KIND:  # a part of an action that is over
            return TOO_MUCH
        if seat != t.stack[f + SEAT]:
            if turn and seat >= 0 and t.farms[seat * FARM + POOL] == 0:
                return NO_WORKERS
            return NOT_YOUR_TURN
        if action == PASS:
            return MUST_ACT
        if action >= PLACE and action < SWAP:
            return self.lack(t, seat, action - PLACE)
        if action >= SWAP and action < ASK_MODE:
            pool = t.farms[seat * FARM + POOL]
            if action - SWAP + 1 > pool:
                return TOO_FEW_WORKERS
            return MUST_ACT if t.farms[seat * FARM + OATH] and action - SWAP + 1 < pool else OK
        return super().why(p, f, seat, action)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        farm = seat * FARM
        if action == PICKY:
            t.farms[farm + CHOOSY] = 1
            return
        if action >= ASK_MODE:
            t.farms[farm + ASKED] = action - ASK_MODE
            t.farms[farm + RESET] = 1
            return
        t.declines(seat)
        t.next_step()
        self.end_turn(t, f)
        t.push(self.after, seat, 0, 0)
        if action >= SWAP:
            n = action - SWAP + 1
            t.farms[farm + POOL] -= n
            t.farms[farm + JUST_SWAP] = n
            t.farms[farm + CHOOSY] = 0
            t.gain(seat, TOOL, n)
            return
        space = action - PLACE
        row = t.lowest_row(space)
        t.workers[space * 3 + row] = row + 1
        t.farms[farm + POOL] -= row + 1
        t.push(t.game.uses[space], seat, 0, 0)
