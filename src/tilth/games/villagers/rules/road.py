# compiled
"""The road: refilling it, and its refresh at the end of the draft part (§5, §6, §18.4)."""

from __future__ import annotations

from typing import cast

from tilth.games.villagers.rules.actions import DUCAT, ONE_DUCAT, RESERVE, SLOT_EMPTY, SLOTS
from tilth.games.villagers.rules.table import DUE, Table
from tilth.kernel.core import FRAME, IT, NOT_YOUR_TURN, OK, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.expressions import Ask, EachSeat, Seq, Step, When
from tilth.kernel.native import BIT, append, i64, vec


class FillRoad(Node):
    """Fill a set of slots (IT), left to right: from the stacks while drafting, from the reserve in a refresh."""

    def __init__(self, refresh: bool) -> None:
        super().__init__()
        self.sure = True
        self.refresh = refresh

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        slots = t.stack[f + IT]
        source = self.source(t) if slots else -1
        if source < 0:
            t.drop()
            return False
        slot: i64 = 0
        while not slots & BIT[slot]:
            slot += 1
        t.stack[f + IT] = slots & ~BIT[slot]
        t.take_top(source, slot)
        return False

    def source(self, t: Table) -> i64:
        if self.refresh and t.reserve_at_hand():
            return RESERVE
        stack = t.leftmost()
        if stack < 0 and not self.refresh and t.reserve_at_hand():
            return RESERVE
        return stack


class DiscardFromRoad(Step):
    """Discard the cards with ducats (`coined`), or those without; tells which slots are empty now."""

    def __init__(self, coined: bool) -> None:
        super().__init__()
        self.coined = coined

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        empty: i64 = 0
        k: i64 = 0
        while k < SLOTS:
            card = t.road[k]
            if card >= 0 and (t.coins[k] > 0) == self.coined:
                t.discard[card] += 1
                t.road[k] = -1
                t.coins[k] = 0
                empty |= BIT[k]
            k += 1
        t.set_it(empty)


class CoinOnEach(Step):
    """One ducat from the bank on every road card (§5.1)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        k: i64 = 0
        while k < SLOTS:
            if t.road[k] >= 0:
                t.coins[k] = 1
            k += 1


class PlaceDucat(Ask):
    """One ducat from the bank on a road card, or none (§6.1)."""

    def __init__(self) -> None:
        super().__init__("ducat")

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        k: i64 = 0
        while k < SLOTS:
            if t.road[k] >= 0:
                out = append(out, DUCAT + k)
            k += 1
        return append(out, DUCAT + SLOTS)

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        i = action - DUCAT
        if seat != p.stack[f + SEAT]:
            placed = p.stack[f - FRAME + STEP] > 1  # the frame below counts the seats
            return ONE_DUCAT if placed and i >= 0 and i <= SLOTS else NOT_YOUR_TURN
        if i < 0 or i > SLOTS:
            return WRONG_PART
        return OK if i == SLOTS or cast(Table, p).road[i] >= 0 else SLOT_EMPTY

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        if action - DUCAT < SLOTS:
            cast(Table, p).coins[action - DUCAT] += 1


class UnlessLast(When):
    """Not in the last round, if the host leaves the refresh out there (§5.4)."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return t.game.last_refresh or t.market2 != DUE


def refresh(players: i64, coins_reversed: bool) -> Node:
    """The refresh for this number of players."""
    if players > 2:
        return UnlessLast(Seq(DiscardFromRoad(True), FillRoad(True), CoinOnEach()))
    return UnlessLast(Seq(EachSeat(PlaceDucat(), coins_reversed), DiscardFromRoad(False), FillRoad(True)))
