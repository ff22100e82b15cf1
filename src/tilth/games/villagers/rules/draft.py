# compiled
"""The draft part (§4) and, alone, the cards for the Countess (§18.1)."""

from __future__ import annotations

from typing import cast

from tilth.games.villagers.rules.actions import (
    ACCEPT,
    DRAFT,
    DRAFT_LIMIT,
    END,
    GIVE_PENDING,
    GIVE_ROAD,
    GIVE_TARGET,
    MUST_DRAFT,
    RESERVE,
    RESERVE_CLOSED,
    SLOT_EMPTY,
    SLOTS,
    STACK_EMPTY,
    STACKS,
)
from tilth.games.villagers.rules.road import FillRoad
from tilth.games.villagers.rules.table import LIMIT, MOST, ROAD, TO_COUNTESS, TO_SQUARE, Table
from tilth.kernel.core import IT, NOT_YOUR_TURN, OK, PASS, SEAT, STEP, WRONG_PART, Position
from tilth.kernel.expressions import Ask, AskIfAny, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.vecs import total


def limit(t: Table, symbols: i64) -> i64:
    """Two and one more per symbol, five at most (§4.1, §7.2), less a penalty (§19.12)."""
    most = LIMIT + symbols
    if not t.game.after_cap:
        most -= t.penalty
    if most > MOST:
        most = MOST
    return most - t.penalty if t.game.after_cap else most


class FixDraftLimits(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        s: i64 = 0
        while s < t.game.seats:
            t.limits[s] = limit(t, t.villages[s].food)
            s += 1
        t.penalty = 0
        t.set_it(0)


class TakeCards(Ask):
    """One card each in turn until all are at their limits (§4.2). A limit of 0 marks a player who is done."""

    def __init__(self) -> None:
        super().__init__("draft")
        self.fill = FillRoad(False)
        self.give = Give()
        self.parts.extend([self.fill, self.give])

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        n = t.game.seats
        if t.stack[f + STEP] == 0:
            t.stack[f + STEP] = 1
            t.stack[f + SEAT] = t.starter
        seat = t.stack[f + SEAT]
        self.reached(t, (seat + n - 1) % n)
        k: i64 = 0
        while k < n:
            self.reached(t, seat)
            if t.limits[seat] > 0:
                if not self.anything(t):
                    break
                t.stack[f + SEAT] = seat
                return True
            seat = (seat + 1) % n
            k += 1
        s: i64 = 0
        while s < n:
            t.clear_square(s)
            t.limits[s] = 0
            s += 1
        t.pop()
        return False

    def reached(self, t: Table, seat: i64) -> None:
        most = t.limits[seat]
        if most > 0 and len(t.squares[seat]) >= most:
            t.limits[seat] = 0
            if t.game.hand_at_once:
                t.clear_square(seat)

    def anything(self, t: Table) -> bool:
        road = t.road
        k: i64 = 0
        while k < SLOTS:
            if road[k] >= 0:
                return True
            k += 1
        return t.leftmost() >= 0 or self.reserve_open(t)

    def reserve_open(self, t: Table) -> bool:
        """Only while all six stacks are empty (§4.3)."""
        if not t.game.draft_reserve or t.leftmost() >= 0:
            return False
        return t.heights[RESERVE] > 0 or (t.game.reshuffle and total(t.discard) > 0)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        road = t.road
        heights = t.heights
        stacked = False
        k: i64 = 0
        while k < SLOTS:
            if road[k] >= 0:
                out = append(out, DRAFT + k)
            k += 1
        k = 0
        while k < STACKS:
            if heights[k] > 0:
                out = append(out, DRAFT + SLOTS + k)
                stacked = True
            k += 1
        if not stacked and self.reserve_open(t):
            out = append(out, DRAFT + SLOTS + RESERVE)
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        i = action - DRAFT
        drafting = i >= 0 and i <= SLOTS + RESERVE
        if seat != t.stack[f + SEAT]:
            at_limit = seat >= 0 and t.limits[seat] == 0
            return DRAFT_LIMIT if drafting and at_limit else NOT_YOUR_TURN
        if action in (END, PASS):
            return MUST_DRAFT
        if not drafting:
            return WRONG_PART
        if i < SLOTS:
            return OK if t.road[i] >= 0 else SLOT_EMPTY
        if i < SLOTS + STACKS:
            return OK if t.heights[i - SLOTS] > 0 else STACK_EMPTY
        return OK if self.reserve_open(t) else RESERVE_CLOSED

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        i = action - DRAFT
        seat = t.stack[f + SEAT]
        t.stack[f + SEAT] = (seat + 1) % t.game.seats
        if i < SLOTS:
            t.to_square(seat, t.road[i])
            if t.coins[i] > 0:
                t.earn(seat, t.coins[i], ROAD)
                t.coins[i] = 0
            t.road[i] = -1
            t.push(self.fill, seat, 0, BIT[i])
            if t.game.solo:
                t.push(self.give, seat, 0, BIT[i])
            return
        if t.game.solo and t.game.blind_feeds:
            t.push(self.fill, seat, 0, 0)
            t.push(self.give, seat, 0, 0)
        stack = i - SLOTS
        if stack < RESERVE or t.reserve_at_hand():
            t.take_top(stack, TO_SQUARE + seat)


class Give(AskIfAny):
    """One other road card for the Countess, before anything is refilled. IT: the slots to refill."""

    def __init__(self) -> None:
        super().__init__("give")

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        k: i64 = 0
        while k < SLOTS:
            if t.road[k] >= 0:
                out = append(out, GIVE_ROAD + k)
            k += 1
        k = 0
        while t.game.give_from_stack and k < STACKS:
            if t.heights[k] > 0:
                out = append(out, GIVE_ROAD + SLOTS + k)
            k += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        if reason != WRONG_PART:
            return reason
        i = action - GIVE_ROAD
        if i >= 0 and i < SLOTS + STACKS:
            return GIVE_TARGET
        return GIVE_PENDING if action < ACCEPT else reason

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        i = action - GIVE_ROAD
        if i < SLOTS:
            t.stack[f + IT] |= BIT[i]
        t.pop()
        if i >= SLOTS:
            t.take_top(i - SLOTS, TO_COUNTESS)
            return
        card = t.road[i]
        t.road[i] = -1
        t.earn(1, t.coins[i], ROAD)
        t.coins[i] = 0
        t.deliver(card, TO_COUNTESS)
