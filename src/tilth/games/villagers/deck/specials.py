# compiled
"""The special villagers (§11), by what they do: stand in, swap, open padlocks, earn half the gold."""

from __future__ import annotations

from typing import cast

from tilth.games.villagers.rules.actions import (
    BUILD_LIMIT,
    COVER,
    FOREIGN_FOUNDERS,
    FREED_NOT_PLACEABLE,
    MONK_ON_TOP,
    MOST_CARDS,
    NAMES,
    NO_TARGET,
    NOT_IN_HAND,
    ON,
    SIDE,
    TARGET,
    TARGET_NOT_COVERED,
    TARGET_SPECIAL,
)
from tilth.games.villagers.rules.build import NO_PLAY, Lay, Pay, Where, actions_left, locked, stand_ins
from tilth.games.villagers.rules.facts import FOUNDERS, GOLD, SPECIAL, STAND_IN, SWAP, TURNED, name_of
from tilth.games.villagers.rules.packed import card_of, laid_on, one_more_wild, place_of
from tilth.games.villagers.rules.table import SMUGGLING, UNLOCKING, Table
from tilth.games.villagers.rules.village import Village
from tilth.kernel.core import IT, NOT_YOUR_TURN, OK, SEAT, WRONG_PART, Node, Position
from tilth.kernel.expressions import Ask, Seq, Step
from tilth.kernel.native import append, i64, vec


class StandIn(Step):
    """A wild card is laid only together with the card that covers it (§11.2), never by itself."""

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return MONK_ON_TOP


class OpenPadlocks(Step):
    """From now to the end of the turn padlocks may be opened for nothing (§11.5)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.tinner += 1
        if t.game.tinner_refunds and t.refund > 0:
            t.earn(seat, t.refund, UNLOCKING)
            t.refund = 0


# -- half the gold (§11.6)


class HalfGold(Seq):
    def __init__(self) -> None:
        super().__init__(Smuggle(), Pay(), Profit())

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        n: i64 = len(t.villages[seat].cards)
        i: i64 = 0
        while i < n:
            if fits_smuggler(t, t.villages[seat], i):
                return locked(t, seat, it)
            i += 1
        return NO_TARGET


def fits_smuggler(t: Table, village: Village, i: i64) -> bool:
    if village.kids[i] > 0 and not t.game.smuggle_covered:
        return False
    return GOLD[village.cards[i]] > 0 or t.game.smuggle_zero


class Smuggle(Ask):
    def __init__(self) -> None:
        super().__init__("smuggle")

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        village = t.villages[t.stack[f + SEAT]]
        n: i64 = len(village.cards)
        i: i64 = 0
        while i < n:
            if fits_smuggler(t, village, i):
                out = append(out, ON + i)
            i += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        i = action - ON
        return NO_TARGET if reason == WRONG_PART and i >= 0 and i < MOST_CARDS else reason

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        p.set_it(laid_on(it, action - ON))


class Profit(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        gold = GOLD[t.villages[seat].cards[place_of(it)]]
        t.earn(seat, (gold + 1) // 2, SMUGGLING)


# -- swap (§11.3)


class SwapIn(Seq):
    """Take the place of a covered villager; the freed one is laid into the own village at once."""

    def __init__(self) -> None:
        super().__init__(Target(), Cover(), Where(), Side(), Pay(), Lay())

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if actions_left(t, seat) < 1:
            return BUILD_LIMIT
        best = TARGET_NOT_COVERED
        owner: i64 = 0
        while owner < t.game.villages:
            n: i64 = len(t.villages[owner].cards)
            i: i64 = 0
            while i < n:
                reason = untakeable(t, seat, owner, i, it, actions_left(t, seat) - 1)
                if reason == OK:
                    return OK
                if reason > best:
                    best = reason
                i += 1
            owner += 1
        return best


def untakeable(t: Table, seat: i64, owner: i64, i: i64, swapper: i64, left: i64) -> i64:
    """OK if `seat` may free this villager, or why not. `left`: build actions left beside the swap itself."""
    village = t.villages[owner]
    face = village.cards[i]
    if village.kids[i] == 0:
        return TARGET_NOT_COVERED
    name = name_of(face)
    if name == FOUNDERS:
        return OK if owner == seat else FOREIGN_FOUNDERS
    special = SPECIAL[face]
    if special == SWAP and not t.game.swap_swappers:
        return TARGET_SPECIAL
    if special == STAND_IN and not t.game.swap_stand_ins:
        return TARGET_SPECIAL
    if t.game.freed_to_hand:
        return OK
    own = village.exchanged(i, swapper) if owner == seat else t.villages[seat]
    if special == SWAP:  # a freed swapper must be swapped in again, for something else
        return OK if another_target(t, seat, owner, i, left) else FREED_NOT_PLACEABLE
    if special == STAND_IN:
        return OK if coverable(t, seat, own, left) else FREED_NOT_PLACEABLE
    if own.lacks_place(face, 0, stand_ins(t, seat, left)) != OK:
        return FREED_NOT_PLACEABLE
    return locked(t, seat, face)


def another_target(t: Table, seat: i64, but_owner: i64, but: i64, left: i64) -> bool:
    owner: i64 = 0
    while owner < t.game.villages:
        village = t.villages[owner]
        n: i64 = len(village.cards)
        i: i64 = 0
        while i < n:
            again = owner == but_owner and i == but
            if not again and SPECIAL[village.cards[i]] != SWAP:
                swapper = t.villages[but_owner].cards[but]
                if untakeable(t, seat, owner, i, swapper, left) == OK:
                    return True
            i += 1
        owner += 1
    return False


def coverable(t: Table, seat: i64, own: Village, left: i64) -> bool:
    """Is there a hand card to lay on a freed wild card at once?"""
    hand = t.hands[seat]
    n: i64 = len(hand)
    i: i64 = 0
    while i < n:
        if uncoverable(t, seat, own, hand[i], left) == OK:
            return True
        i += 1
    return False


def uncoverable(t: Table, seat: i64, own: Village, card: i64, left: i64) -> i64:
    if SPECIAL[card] > 0:
        return MONK_ON_TOP
    if left < 1:
        return BUILD_LIMIT
    misfit = own.lacks_place(card, 1, 1 + stand_ins(t, seat, left - 1))
    return misfit if misfit != OK else locked(t, seat, card)


class Target(Ask):
    """IT comes as the swapper and goes on as the freed card."""

    def __init__(self) -> None:
        super().__init__("swap")

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat, swapper = t.stack[f + SEAT], t.stack[f + IT]
        owner: i64 = 0
        while owner < t.game.villages:
            n: i64 = len(t.villages[owner].cards)
            i: i64 = 0
            while i < n:
                if untakeable(t, seat, owner, i, swapper, actions_left(t, seat) - 1) == OK:
                    out = append(out, TARGET + owner * MOST_CARDS + i)
                i += 1
            owner += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        if action < TARGET or action >= COVER:
            return WRONG_PART
        owner, i = (action - TARGET) // MOST_CARDS, (action - TARGET) % MOST_CARDS
        if owner >= t.game.villages or i >= len(t.villages[owner].cards):
            return TARGET_NOT_COVERED
        return untakeable(t, seat, owner, i, t.stack[f + IT], actions_left(t, seat) - 1)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat, swapper = t.stack[f + SEAT], t.stack[f + IT]
        owner, i = (action - TARGET) // MOST_CARDS, (action - TARGET) % MOST_CARDS
        freed = t.villages[owner].cards[i]
        t.set_village(owner, t.villages[owner].exchanged(i, swapper))
        if SPECIAL[freed] == SWAP and not t.game.freed_to_hand:
            t.stack[f + IT] = freed
            return
        t.actions += 1
        if t.game.freed_to_hand and name_of(freed) != FOUNDERS:
            t.take_openly(seat, freed)
            freed = NO_PLAY
        t.stack[f + IT] = freed
        t.pop()


class Cover(Ask):
    """The hand card that goes on a freed wild card."""

    def __init__(self) -> None:
        super().__init__("cover")

    def run(self, p: Position, f: i64) -> bool:
        it = p.stack[f + IT]
        if it == NO_PLAY or SPECIAL[card_of(it)] != STAND_IN:
            p.pop()
            return False
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        card: i64 = 0
        while card < NAMES:
            if self.why(p, f, seat, COVER + card) == OK:
                out = append(out, COVER + card)
            card += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        card = action - COVER
        if card < 0 or card >= NAMES:
            return WRONG_PART
        if t.holds(seat, card) == 0:
            return NOT_IN_HAND
        return uncoverable(t, seat, t.villages[seat], card, actions_left(t, seat))

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        t = cast(Table, p)
        t.play_openly(seat, action - COVER)
        t.actions += 1
        t.set_it(one_more_wild(action - COVER))


class Side(Ask):
    """Which side of the freed founders goes up."""

    def __init__(self) -> None:
        super().__init__("side")

    def run(self, p: Position, f: i64) -> bool:
        it = p.stack[f + IT]
        if it == NO_PLAY or name_of(card_of(it)) != FOUNDERS:
            p.pop()
            return False
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, SIDE), SIDE + 1)

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        p.set_it(FOUNDERS if action == SIDE else TURNED)


def specials() -> list[Node]:
    """What each kind of special does, in the order of `cards.SPECIALS`."""
    return [StandIn(), StandIn(), SwapIn(), OpenPadlocks(), HalfGold()]
