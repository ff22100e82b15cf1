# compiled
"""Cards played at any time: put down, paid at once, resolved when no action is under way (§10).

Each seat may play cards at every decision of its own (the aside). Windows ask the other seats, and only those that can
play something they could not when they last declined.
"""

from __future__ import annotations

from typing import Final, cast

from tilth.games.hallertau.rules.actions import (
    ASK_MODE,
    CHOICE,
    CONDITION,
    KIND,
    PICKY,
    PLAY,
    POSITIONS,
    RESOLVE,
    TOO_MUCH,
)
from tilth.games.hallertau.rules.cards import Card
from tilth.games.hallertau.rules.goods import ROUNDS
from tilth.games.hallertau.rules.layout import (
    ALWAYS,
    ASKED,
    CHOOSY,
    FARM,
    FINAL,
    FLOCK,
    JUST_CARD,
    MASK,
    NEEDED,
    NEVER,
    OATH,
    URGENT,
)
from tilth.games.hallertau.rules.packed import (
    as_drawn,
    as_first,
    as_second,
    card_at_work,
    comes_second,
    held,
    just_drawn,
    position_chosen,
    settled,
    waiting,
    waits_for,
    waits_with,
    with_sole,
)
from tilth.games.hallertau.rules.table import Table, sole_empty
from tilth.kernel.core import IT, NOT_YOUR_TURN, OK, PASS, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.native import BIT, append, i64, vec

# Marks of a waiting card, above its IT: it was played as soon as it was drawn; it comes after such a card (R1l).
# What has become of cards played as soon as they were drawn (JUST_CARD).
WAITS: Final[i64] = 1
WORKS: Final[i64] = 2


class Cards(Node):
    """The aside: play a card of the hand."""

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.paying:
            return out
        if not t.offer(seat):
            return out
        hand = t.hands[seat]
        n: i64 = len(hand)
        i: i64 = 0
        while i < n:
            mask = t.offered[i]
            number = hand[i] // MASK
            position: i64 = 0
            while mask:
                if mask & BIT[position]:
                    out = append(out, PLAY + number * POSITIONS + position)
                    mask -= BIT[position]
                position += 1
            i += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat < 0:
            return NOT_YOUR_TURN
        reason = t.why_not_play(seat, action - PLAY)
        if reason != OK:
            return reason
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        return WRONG_PART if t.paying else OK

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        t.push(t.game.play_card, t.stack[f + SEAT], 0, action - PLAY)


class PlayCard(Node):
    """Put a card down, pay it, and resolve it now or after the action. IT: card * 8 + position; STEP: payments made."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat, it, step = t.stack[f + SEAT], t.stack[f + IT], t.stack[f + STEP]
        number = card_at_work(it)
        card = t.card(number)
        where = card.positions[position_chosen(it)]
        if step == 0:
            if card.sole:
                it = with_sole(it, sole_empty(t, seat))
                t.stack[f + IT] = it
            if card.binding and t.active == seat and not t.placed:
                t.farms[seat * FARM + OATH] = 1
            t.put_down(seat, number)
            t.paying = True
        if step < len(where.pays):
            t.stack[f + STEP] = step + 1
            t.push(where.pays[step], seat, 0, it)
            return False
        t.paying = False
        t.drop()
        drawn = is_fresh(t, seat, number)
        just = seat * FARM + JUST_CARD
        if t.inside > 0:
            if card.watching and t.farms[just] == WAITS:
                it = as_second(it)
            if drawn:
                it = as_drawn(it)
                t.farms[just] |= WAITS
            t.waits = append(t.waits[:], waiting(it, seat))
        else:
            if drawn:
                t.farms[just] |= WORKS
            t.push(t.game.resolve, seat, 0, it)
        if card.at_once is not None:
            t.push(card.at_once, seat, 0, settled(it))
        return False


class Resolve(Node):
    """A card's effects: of its position, then the common ones, and in phase 3 its income (§4.4)."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat, it, step = t.stack[f + SEAT], t.stack[f + IT], t.stack[f + STEP]
        card = t.card(card_at_work(it))
        t.stack[f + STEP] = step + 1
        if step == 0:
            t.push(card.positions[position_chosen(it)].gain, seat, 0, it)
        elif step == 1 and card.then is not None:
            t.push(card.then, seat, 0, it)
        elif step == 2 and card.income is not None and t.phase == 3:
            t.push(card.income, seat, 0, it)
        elif step > 2:
            t.drop()
        return False


class Acting(Node):
    """One action (§10.4): cards played inside it wait until it is over."""

    def __init__(self, part: Node) -> None:
        super().__init__()
        self.parts.append(part)
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.stack[f + STEP] == 0:
            t.stack[f + STEP] = 1
            t.inside += 1
            t.push(self.parts[0], seat, 0, t.stack[f + IT])
            return False
        t.inside -= 1
        t.farms[seat * FARM + CHOOSY] = 0
        t.drop()
        if t.inside == 0 and len(t.waits) > 0:
            t.push(t.game.waiting, seat, 0, 0)
        return False


class Waiting(Node):
    """Cards waiting for the end of an action, one by one, each seat's in the order it likes (§10.3, §10.8)."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = "waiting"
        self.sure = True
        self.swift = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        n: i64 = len(t.waits)
        if n == 0:
            t.drop()
            return False
        base = t.base()
        k: i64 = 0
        while k < t.game.seats:
            seat = (base + k) % t.game.seats
            i: i64 = 0
            while i < n:
                if waits_for(t.waits[i]) == seat:
                    t.stack[f + SEAT] = seat
                    return True
                i += 1
            k += 1
        raise AssertionError("a waiting card without a seat")

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        found = vec[i64]()
        i: i64 = 0
        while i < len(t.waits):
            entry = t.waits[i]
            if waits_for(entry) == t.stack[f + SEAT] and not comes_second(waits_with(entry)):
                found = append(found, RESOLVE + card_at_work(waits_with(entry)))
            i += 1
        n: i64 = len(found)
        last: i64 = -1
        while n > 0:  # few: pick them in ascending order
            least: i64 = -1
            i = 0
            while i < len(found):
                if found[i] > last and (least < 0 or found[i] < least):
                    least = found[i]
                i += 1
            out = append(out, least)
            last = least
            n -= 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        if reason != WRONG_PART:
            return reason
        t = cast(Table, p)
        i: i64 = 0
        while i < len(t.waits):
            if waits_for(t.waits[i]) == seat and card_at_work(waits_with(t.waits[i])) == action - RESOLVE:
                return CONDITION  # another card comes first
            i += 1
        return reason

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        kept = vec[i64]()
        it: i64 = 0
        i: i64 = 0
        while i < len(t.waits):
            entry = t.waits[i]
            if waits_for(entry) == seat and card_at_work(waits_with(entry)) == action - RESOLVE:
                it = waits_with(entry)
            elif just_drawn(it) and waits_for(entry) == seat and comes_second(waits_with(entry)):
                kept = append(kept, waiting(as_first(waits_with(entry)), seat))
            else:
                kept = append(kept, entry)
            i += 1
        t.waits = kept
        if just_drawn(it) and t.farms[seat * FARM + JUST_CARD]:
            t.farms[seat * FARM + JUST_CARD] |= WORKS
        t.push(t.game.resolve, seat, 0, settled(it))


def asked(t: Table, seat: i64, closing: bool) -> bool:
    """Is there something to ask this seat in a window? Who always wants to be asked is, if anything can be played;
    others only about what they could not play when they last declined, and unless something ends, only about what
    may not wait. What went away may come anew."""
    hand = t.hands[seat]
    n: i64 = len(hand)
    mode = ALWAYS if t.phase == FINAL else t.farms[seat * FARM + ASKED]  # everybody has a last chance (§11.1)
    if n == 0 or mode == NEVER or (mode == NEEDED and not closing and t.farms[seat * FARM + URGENT] == 0):
        return False
    found = False
    watching = len(t.fresh) > 0 and watches(t, seat)
    i: i64 = 0
    while i < n:
        code = hand[i]
        card = cast(Card, t.game.cards[code // MASK])
        if mode == ALWAYS:
            if t.playable(seat, card):
                return True
        elif (
            closing
            or (card.fleeting and not (card.binding and t.inside > 0))
            or (watching and is_fresh(t, seat, card.number))
        ):
            mask = t.playable(seat, card)
            old = code % MASK
            if mask & ~old:
                found = True
            if old & ~mask:
                hand = hand[:]
                hand[i] = code - old + (old & mask)
                hands = t.hands[:]
                hands[seat] = hand
                t.hands = hands
        i += 1
    return found


def has_declined(t: Table, seat: i64) -> bool:
    """Are there cards it is not asked about because it declined them?"""
    hand = t.hands[seat]
    i: i64 = 0
    while i < len(hand) and t.farms[seat * FARM + ASKED] == NEEDED:
        if hand[i] % MASK:
            return True
        i += 1
    return False


def forewarn(t: Table, seat: i64, later: Table) -> None:
    """Let the seat be asked again about what it could play now and not later, and about what could make use of sheep
    that will be gone."""
    dying = later.farms[seat * FARM + FLOCK] < t.farms[seat * FARM + FLOCK]
    hand = t.hands[seat][:]
    i: i64 = 0
    while i < len(hand):
        card = t.card(hand[i] // MASK)
        old = hand[i] % MASK
        hand[i] -= old if dying and card.herds else old & ~later.playable(seat, card)
        i += 1
    hands = t.hands[:]
    hands[seat] = hand
    t.hands = hands


def watches(t: Table, seat: i64) -> bool:
    """Does it hold a card that wants to be played after one just drawn?"""
    hand = t.hands[seat]
    i: i64 = 0
    while i < len(hand):
        if cast(Card, t.game.cards[hand[i] // MASK]).watching:
            return True
        i += 1
    return False


def is_fresh(t: Table, seat: i64, card: i64) -> bool:
    """Was it drawn since the last step?"""
    i: i64 = 0
    while i < len(t.fresh):
        if t.fresh[i] == held(card, seat):
            return True
        i += 1
    return False


class Window(Node):
    """A moment at which other seats may play cards. A closing one comes before something changes by itself.

    STEP: the seats that have passed.
    """

    def __init__(self, closing: bool) -> None:
        super().__init__()
        self.closing = closing
        self.asks = "window"
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        base = t.base()
        n = t.game.seats
        passed = t.stack[f + STEP]
        closing = self.closing and (t.phase != 9 or t.round < ROUNDS)  # after the last round there is one more
        k: i64 = 0
        while k < n:
            seat = (base + k) % n
            farm = seat * FARM
            k += 1
            if not closing and t.farms[farm + URGENT] == 0 and t.farms[farm + ASKED] != ALWAYS:
                continue  # the commonest case, seen quickly
            if not passed & BIT[seat] and asked(t, seat, closing):
                t.stack[f + SEAT] = seat
                return True
        t.drop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        farm = t.stack[f + SEAT] * FARM
        mode = t.farms[farm + ASKED]
        out = append(out, PASS)
        if t.phase < FINAL:
            if mode == ALWAYS:
                out = append(out, ASK_MODE + NEEDED)
            out = append(out, ASK_MODE + NEVER)
        if t.farms[farm + CHOOSY] == 0:
            out = append(out, PICKY)
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        return TOO_MUCH if reason != OK and action >= CHOICE and action < KIND else reason

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action == PICKY:
            t.farms[seat * FARM + CHOOSY] = 1
            return
        if action != PASS:
            t.farms[seat * FARM + ASKED] = action - ASK_MODE
        t.farms[seat * FARM + CHOOSY] = 0
        t.stack[f + STEP] |= BIT[seat]
        t.declines(seat)
