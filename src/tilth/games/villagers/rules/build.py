# compiled
"""The build part (§7-§10): playing villagers, opening padlocks, hiring basics.

A play is a sequence of small decisions. What they have settled so far travels with the sequence as one number: the
card, how many wild cards go under it in the same move, and the place. A card is offered only if its play can be
completed.
"""

from __future__ import annotations

from typing import Final, cast

from tilth.games.villagers.rules.actions import (
    BANK_NOT_ALLOWED,
    BASIC_EMPTY,
    BASIC_LIMIT,
    BUILD_LIMIT,
    DUCAT,
    END,
    GIVE,
    HIRE,
    LOCKED,
    MOST_CARDS,
    NAMES,
    NO_HAND_CARD,
    NOT_AN_UNLOCKER,
    NOT_IN_HAND,
    ON,
    ONE_DUCAT,
    PAY,
    PAY_BANK,
    PAY_NOTHING,
    PAY_TINNER,
    PLAY,
    RESERVE,
    RETURN,
    RETURN_TARGET,
    SLOTS,
    STACKS,
    TARGET,
    WITH,
)
from tilth.games.villagers.rules.draft import limit
from tilth.games.villagers.rules.facts import (
    BASICS,
    CHAIN,
    DISCARDED,
    KEYS,
    PADLOCK,
    SPECIAL,
    STAND_IN,
    STAND_IN_CARD,
    name_of,
)
from tilth.games.villagers.rules.packed import (
    basic_for,
    card_back,
    card_of,
    laid_on,
    one_more_wild,
    place_of,
    swapped,
    wilds_of,
)
from tilth.games.villagers.rules.table import HELD, UNLOCK_PRICE, UNLOCKING, Table
from tilth.games.villagers.rules.village import CHAIN_MISSING
from tilth.kernel.core import CANNOT_PAY, IT, NOT_YOUR_TURN, OK, SEAT, WRONG_PART, Node, Position
from tilth.kernel.expressions import Ask, Seq, Step
from tilth.kernel.native import BIT, append, i64, vec

MOST_HIRES: Final[i64] = 3
HER: Final[i64] = 1

# Rules that events change while they are in force (§19.11).
GIVEN_TO_COUNTESS: Final[i64] = 0
BANK_PRICE: Final[i64] = 1

NO_PLAY: Final[i64] = -1  # nothing left to lay


# -- limits and payments


def actions_left(t: Table, seat: i64) -> i64:
    if t.game.live_limit:
        return limit(t, t.villages[seat].builders) - t.actions
    return t.limit - t.actions


def bank_price(t: Table) -> i64:
    """What the bank asks for opening a padlock: 2, unless an event says otherwise."""
    price = t.game.rule_value[BANK_PRICE]
    return price if t.face_up & t.game.rule_events[BANK_PRICE] else UNLOCK_PRICE


def opens(t: Table, owner: i64, i: i64, padlock: i64) -> bool:
    """Can this villager take a payment for this padlock?"""
    village = t.villages[owner]
    if name_of(village.cards[i]) != padlock:
        return False
    return not t.game.key_cap or village.coins[i] < UNLOCK_PRICE * KEYS[padlock]


def has_opener(t: Table, owner: i64, padlock: i64) -> bool:
    village = t.villages[owner]
    if not village.names & BIT[padlock]:
        return False
    if not t.game.key_cap:
        return True
    n: i64 = len(village.cards)
    i: i64 = 0
    while i < n:
        if opens(t, owner, i, padlock):
            return True
        i += 1
    return False


def rival_opener(t: Table, seat: i64, padlock: i64) -> bool:
    n = t.game.villages
    s: i64 = 0
    while s < n:
        if s != seat and has_opener(t, s, padlock):
            return True
        s += 1
    return False


def locked(t: Table, seat: i64, card: i64) -> i64:
    """OK if the padlock of `card`, if it has one, can be opened (§10)."""
    padlock = PADLOCK[card]
    if padlock < 0 or t.tinner > 0 or has_opener(t, seat, padlock):
        return OK
    price = UNLOCK_PRICE if rival_opener(t, seat, padlock) else bank_price(t)
    return OK if t.ducats[seat] >= price else CANNOT_PAY


def stand_ins(t: Table, seat: i64, most: i64) -> i64:
    """How many wild cards the hand can put under a card, at most `most`."""
    n = t.holds(seat, STAND_IN_CARD)
    return n if n < most else most


def unplayable(t: Table, seat: i64, card: i64) -> i64:
    """OK if this hand card can be played to the end, or why not."""
    special = SPECIAL[card]
    if special > 0:
        return t.game.specials[special].doable(t, seat, card)
    left = actions_left(t, seat)
    if left < 1:
        return BUILD_LIMIT
    village = t.villages[seat]
    chain = CHAIN[card]
    n: i64 = len(chain)
    if n > 0 and not village.room & BIT[chain[n - 1]]:
        misfit = village.lacks_place(card, 0, stand_ins(t, seat, left - 1))
        if misfit != OK:
            return BUILD_LIMIT if village.lacks_place(card, 0, stand_ins(t, seat, n)) == OK else misfit
    return locked(t, seat, card)


# -- playing a villager


class Where(Ask):
    """Where the card goes: on which villager, and with how many wild cards under it."""

    def __init__(self) -> None:
        super().__init__("place")

    def run(self, p: Position, f: i64) -> bool:
        it = p.stack[f + IT]
        if it == NO_PLAY or wilds_of(it) == len(CHAIN[card_of(it)]):  # a new bottom
            p.pop()
            return False
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat, it = t.stack[f + SEAT], t.stack[f + IT]
        card, wilds = card_of(it), wilds_of(it)
        village = t.villages[seat]
        depth: i64 = len(CHAIN[card]) - wilds
        if self.one_more(t, seat, card, wilds) == OK:
            out = append(out, WITH + STAND_IN_CARD)
        n: i64 = len(village.cards)
        i: i64 = 0
        while i < n:
            if village.misfit(card, i, depth) == OK:
                out = append(out, ON + i)
            i += 1
        return out

    def one_more(self, t: Table, seat: i64, card: i64, wilds: i64) -> i64:
        """May another wild card go under it?"""
        if t.holds(seat, STAND_IN_CARD) == 0:
            return NOT_IN_HAND
        more = stand_ins(t, seat, actions_left(t, seat))
        if more < 1:
            return BUILD_LIMIT
        return t.villages[seat].lacks_place(card, wilds + 1, wilds + more)

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        it = t.stack[f + IT]
        card, wilds = card_of(it), wilds_of(it)
        village = t.villages[seat]
        i = action - ON
        if i >= 0 and i < MOST_CARDS:
            return village.misfit(card, i, len(CHAIN[card]) - wilds) if i < len(village.cards) else CHAIN_MISSING
        if action >= WITH and action < WITH + NAMES:
            return self.one_more(t, seat, card, wilds) if SPECIAL[action - WITH] == STAND_IN else CHAIN_MISSING
        return WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action < ON:
            t.play_openly(t.stack[f + SEAT], STAND_IN_CARD)
            t.actions += 1
            t.stack[f + IT] = one_more_wild(t.stack[f + IT])
        else:
            t.stack[f + IT] = laid_on(t.stack[f + IT], action - ON)
            t.pop()


class Pay(Ask):
    """Who is paid for opening the padlock (§10.2)."""

    def __init__(self) -> None:
        super().__init__("pay")

    def run(self, p: Position, f: i64) -> bool:
        it = p.stack[f + IT]
        if it == NO_PLAY or PADLOCK[card_of(it)] < 0:
            p.pop()
            return False
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        padlock = PADLOCK[card_of(t.stack[f + IT])]
        if self.bank(t, seat, padlock) == OK:
            out = append(out, PAY_BANK)
        if t.tinner > 0:
            out = append(out, PAY_TINNER)
        owner: i64 = 0
        while owner < t.game.villages:
            village = t.villages[owner]
            if village.names & BIT[padlock] and (owner == seat or t.ducats[seat] >= UNLOCK_PRICE):
                n: i64 = len(village.cards)
                i: i64 = 0
                while i < n:
                    if opens(t, owner, i, padlock):
                        out = append(out, PAY + owner * MOST_CARDS + i)
                    i += 1
            owner += 1
        return out

    def bank(self, t: Table, seat: i64, padlock: i64) -> i64:
        if has_opener(t, seat, padlock) or rival_opener(t, seat, padlock):
            return BANK_NOT_ALLOWED
        return OK if t.ducats[seat] >= bank_price(t) else CANNOT_PAY

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        padlock = PADLOCK[card_of(t.stack[f + IT])]
        if action == PAY_BANK:
            return self.bank(t, seat, padlock)
        if action == PAY_NOTHING:
            return LOCKED
        if action == PAY_TINNER:
            return OK if t.tinner > 0 else LOCKED
        owner = (action - PAY) // MOST_CARDS
        if action < PAY or action >= TARGET:
            return WRONG_PART
        i = (action - PAY) % MOST_CARDS
        if owner >= t.game.villages or i >= len(t.villages[owner].cards) or not opens(t, owner, i, padlock):
            return NOT_AN_UNLOCKER
        return OK if owner == seat or t.ducats[seat] >= UNLOCK_PRICE else CANNOT_PAY

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PAY_TINNER:
            return
        price = UNLOCK_PRICE
        if action == PAY_BANK:
            price = bank_price(t)
            t.happened |= t.face_up & t.game.rule_events[BANK_PRICE]
        else:
            owner = (action - PAY) // MOST_CARDS
            t.put_coins(owner, (action - PAY) % MOST_CARDS, UNLOCK_PRICE)
            if owner == seat:
                return
        t.earn(seat, -price, UNLOCKING)
        t.refund += price


class Lay(Step):
    """Lay the card, and the wild cards under it, into the village."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        if it == NO_PLAY:
            return
        t = cast(Table, p)
        village = t.villages[seat]
        on = place_of(it)
        wilds = wilds_of(it)
        while wilds > 0:
            village = village.laid(STAND_IN_CARD, on)
            on = len(village.cards) - 1
            wilds -= 1
        t.set_village(seat, village.laid(card_of(it), on))


# -- hiring basics (§9)


class GiveCard(Ask):
    """Which hand card is put back. IT: the basic, then both (packed.swapped)."""

    def __init__(self) -> None:
        super().__init__("give_card")

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        hand = cast(Table, p).hands[p.stack[f + SEAT]]
        n: i64 = len(hand)
        i: i64 = 0
        last: i64 = -1
        while i < n:
            if hand[i] != last:
                last = hand[i]
                out = append(out, GIVE + last)
            i += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        return NOT_IN_HAND if reason == WRONG_PART and action >= GIVE and action < GIVE + NAMES else reason

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        t = cast(Table, p)
        t.from_hand(seat, action - GIVE)
        t.set_it(swapped(it, action - GIVE))


class PutBack(Ask):
    """Where the given card goes: on a stack of choice, else on the reserve, else out of the game (§9.4, §9.5)."""

    def __init__(self) -> None:
        super().__init__("return")

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        card = card_back(t.stack[f + IT])
        serfs = t.face_up & t.game.rule_events[GIVEN_TO_COUNTESS]
        if serfs:
            t.happened |= serfs
            t.set_village(HER, t.villages[HER].laid(card, -1))
        elif len(self.options(p, f, vec[i64]())) > 0:
            return True
        else:
            t.out = t.out[:]
            t.out[card] += 1
            t.shown(t.stack[f + SEAT], card, -1, 0)
        t.pop()
        return False

    def takes(self, t: Table, stack: i64) -> bool:
        if t.heights[stack] > 0:
            return True
        if not t.game.return_to_empty:
            return False
        market = t.market1 if stack == 1 else t.market2 if stack == STACKS - 1 else HELD
        return market == HELD  # no market card lies there

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        s: i64 = 0
        while s < STACKS:
            if self.takes(t, s):
                out = append(out, RETURN + s)
            s += 1
        if len(out) == 0 and t.heights[RESERVE] > 0:
            out = append(out, RETURN + RESERVE)
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        i = action - RETURN
        return RETURN_TARGET if reason == WRONG_PART and i >= 0 and i <= RESERVE else reason

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        cast(Table, p).lay_on_stack(seat, card_back(it), action - RETURN)


class TakeBasic(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        basic = basic_for(it)
        t.basics = t.basics[:]
        t.basics[basic] -= 1
        t.hires += 1
        t.set_village(seat, t.villages[seat].laid(basic, -1))


# -- the turn


class StartTurn(Step):
    """Fix the build limit (§7.2)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.limit = limit(t, t.villages[seat].builders)
        t.actions = 0
        t.hires = 0
        t.tinner = 0
        t.refund = 0


class BuildTurn(Ask):
    """Play, hire, or end the turn, in any order (§7.3)."""

    def __init__(self, specials: list[Node]) -> None:
        super().__init__("build")
        self.play: Node = Seq(Where(), Pay(), Lay())
        self.hire: Node = Seq(GiveCard(), PutBack(), TakeBasic())
        self.specials = specials
        self.parts.extend([self.play, self.hire, *specials[1:]])

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        hand = t.hands[seat]
        out = append(out, END)
        n: i64 = len(hand)
        i: i64 = 0
        last: i64 = -1
        while i < n:
            if hand[i] != last:
                last = hand[i]
                if unplayable(t, seat, last) == OK:
                    out = append(out, PLAY + last)
            i += 1
        if n > 0 and t.hires < MOST_HIRES:
            for basic in BASICS:
                if t.basics[basic] > 0:
                    out = append(out, HIRE + basic)
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if action >= DUCAT and action <= DUCAT + SLOTS and t.game.seats <= 2:
            return ONE_DUCAT
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        if action == END:
            return OK
        if action >= PLAY and action < PLAY + NAMES:
            if t.holds(seat, action - PLAY) == 0:
                return NOT_IN_HAND
            return unplayable(t, seat, action - PLAY)
        if action >= HIRE and action < HIRE + NAMES:
            if t.hires >= MOST_HIRES:
                return BASIC_LIMIT
            if t.basics[action - HIRE] == 0:
                return BASIC_EMPTY
            return OK if len(t.hands[seat]) > 0 else NO_HAND_CARD
        return WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action == END:
            t.drop()
        elif action >= HIRE:
            t.push(self.hire, seat, 0, action - HIRE)
        else:
            card = action - PLAY
            special = SPECIAL[card]
            t.play_openly(seat, card)
            if DISCARDED[card]:  # used and gone; it costs no build action (§11.1)
                t.discard[card] += 1
            if special == 0:
                t.actions += 1
                t.push(self.play, seat, 0, card)
            else:
                t.push(self.specials[special], seat, 0, card)
