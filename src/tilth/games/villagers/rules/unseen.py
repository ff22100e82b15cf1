# compiled
"""Chance settles face-down cards: the card turned up, and the back that then shows (§16.3)."""

from __future__ import annotations

from typing import cast

from tilth.games.villagers.rules.actions import BACK, CARD, RESERVE, STACKS
from tilth.games.villagers.rules.facts import (
    CARDS,
    OF_SUIT,
    SUIT,
    SUITS,
)
from tilth.games.villagers.rules.table import Table, suit_total
from tilth.kernel.core import CHANCE, IT, STEP, Position
from tilth.kernel.expressions import Ask
from tilth.kernel.native import append, i64, vec
from tilth.kernel.rng import Rng


class TurnUp(Ask):
    """Chance settles the face of the top card of a stack (STEP) and it goes to its place (IT)."""

    def __init__(self) -> None:
        super().__init__("card")

    def suit(self, t: Table, f: i64, suit: i64) -> i64:
        """The weight of a suit; a known back settles it."""
        stack = t.stack[f + STEP]
        back = t.backs[stack]
        if back >= 0:
            return 1 if back == suit else 0
        return t.weight(stack, suit)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        pool = t.pool(t.stack[f + STEP])
        card: i64 = 0
        while card < CARDS:
            if pool[card] > 0 and self.suit(t, f, SUIT[card]) > 0:
                out = append(out, CARD + card)
            card += 1
        return out

    def odds(self, p: Position, f: i64, action: i64) -> i64:
        t = cast(Table, p)
        pool = t.pool(t.stack[f + STEP])
        card = action - CARD
        suit = SUIT[card]
        # 232792560 is divisible by every number of cards a suit can have.
        return self.suit(t, f, suit) * pool[card] * (232792560 // suit_total(pool, suit))

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        t = cast(Table, p)
        stack = t.stack[f + STEP]
        suit = t.backs[stack]
        if suit < 0:
            suit = draw_suit(t, stack, rng)
        return CARD + draw_card(t.pool(stack), suit, rng)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        stack, place = t.stack[f + STEP], t.stack[f + IT]
        t.drop()
        card = action - CARD
        pool = t.pool(stack)
        pool[card] -= 1
        if not (stack == RESERVE and len(t.recycled) > 0):
            t.unseen_suits[SUIT[card]] -= 1
        t.backs[stack] = -1
        t.lower(stack)
        t.deliver(card, place)
        if t.heights[stack] > 0 and t.game.backs_public:
            t.push(t.game.show_back, CHANCE, stack, 0)


class ShowBack(Ask):
    """Chance settles the suit of the card that now lies on top of a stack (STEP)."""

    def __init__(self) -> None:
        super().__init__("back")

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        suit: i64 = 0
        while suit < len(SUITS):
            if t.weight(t.stack[f + STEP], suit) > 0:
                out = append(out, BACK + suit)
            suit += 1
        return out

    def odds(self, p: Position, f: i64, action: i64) -> i64:
        return cast(Table, p).weight(p.stack[f + STEP], action - BACK)

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        return BACK + draw_suit(cast(Table, p), p.stack[f + STEP], rng)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        t.backs[t.stack[f + STEP]] = action - BACK
        t.drop()


def draw_suit(t: Table, stack: i64, rng: Rng) -> i64:
    recycled = stack == RESERVE and len(t.recycled) > 0
    left = vec[i64]()
    sum_: i64 = 0
    suit: i64 = 0
    if recycled:
        while suit < 9:
            left = append(left, suit_total(t.recycled, suit))
            suit += 1
    else:
        left = t.unseen_suits[:]
        backs = t.backs
        s: i64 = 0
        while s <= STACKS:
            if backs[s] >= 0 and s != stack and not (s == RESERVE and len(t.recycled) > 0):
                left[backs[s]] -= 1
            s += 1
    suit = 0
    while suit < 9:
        sum_ += left[suit]
        suit += 1
    at = rng.below(sum_)
    suit = 0
    while at >= left[suit]:
        at -= left[suit]
        suit += 1
    return suit


def draw_card(pool: vec[i64], suit: i64, rng: Rng) -> i64:
    cards = OF_SUIT[suit]
    at = rng.below(suit_total(pool, suit))
    i: i64 = 0
    while at >= pool[cards[i]]:
        at -= pool[cards[i]]
        i += 1
    return cards[i]
