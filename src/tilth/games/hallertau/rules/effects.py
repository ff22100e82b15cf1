# compiled
"""What cards and spaces do (docs/vocabulary.md). Every effect may be taken in part or left out (§5.4, §10.5).

A gain without a choice comes in full at once; only a choosy seat is asked how much it takes (docs/hallertau.md).
IT of a card's effects says which card is at work (packed.card_at_work) and what belongs to it.
"""

from __future__ import annotations

from typing import cast

from tilth.games.hallertau.rules.actions import (
    AMOUNT,
    CHOICE,
    DRAW,
    KIND,
    MOST_AMOUNT,
    SOW,
    TAKE,
    TOO_MUCH,
)
from tilth.games.hallertau.rules.goods import BUNDLES, KINDS
from tilth.games.hallertau.rules.layout import CHOOSY, COLUMNS, FARM, LAND
from tilth.games.hallertau.rules.packed import kind_taken, with_kind
from tilth.games.hallertau.rules.quantities import Quantity
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import CHANCE, IT, PASS, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec
from tilth.kernel.rng import Rng
from tilth.kernel.vecs import included


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Node):
    """Something good. What is asked can be declined with `pass`."""

    def __init__(self, asks: str) -> None:
        super().__init__()
        self.asks = asks
        self.sure = True
        self.swift = True

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        if reason == WRONG_PART:
            reason = self.reason(cast(Table, p), f, action)
        return TOO_MUCH if reason == WRONG_PART and action >= CHOICE and action < KIND else reason

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        """Why this cannot be chosen here."""
        return WRONG_PART


# -- gains -----------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Gain(Effect):
    """So much of something, without a choice; a choosy seat says how much."""

    def __init__(self) -> None:
        super().__init__("amount")

    def offered(self, t: Table, seat: i64) -> i64:
        raise NotImplementedError(self.path)

    def receive(self, t: Table, seat: i64, n: i64) -> None:
        raise NotImplementedError(self.path)

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        n = self.offered(t, seat)
        if n > 0 and t.farms[seat * FARM + CHOOSY]:
            return True
        t.pop()
        if n > 0:
            self.receive(t, seat, n)
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        n = self.offered(t, t.stack[f + SEAT])
        k: i64 = 0
        while k <= n and k < MOST_AMOUNT:
            out = append(out, AMOUNT + k)
            k += 1
        return out

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        return TOO_MUCH if action >= AMOUNT and action < AMOUNT + MOST_AMOUNT else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        if action > AMOUNT:
            self.receive(t, seat, action - AMOUNT)


class Get(Gain):
    def __init__(self, what: i64, n: Quantity) -> None:
        super().__init__()
        self.what: i64 = what
        self.n = n

    def offered(self, t: Table, seat: i64) -> i64:
        return self.n.value(t, seat)

    def receive(self, t: Table, seat: i64, n: i64) -> None:
        t.gain(seat, self.what, n)


class GetSheep(Gain):
    def __init__(self, n: Quantity) -> None:
        super().__init__()
        self.n = n

    def offered(self, t: Table, seat: i64) -> i64:
        return self.n.value(t, seat)

    def receive(self, t: Table, seat: i64, n: i64) -> None:
        t.gain_sheep(seat, n)


class DrawCards(Gain):
    def __init__(self, deck: i64, n: i64) -> None:
        super().__init__()
        self.deck: i64 = deck
        self.n: i64 = n

    def offered(self, t: Table, seat: i64) -> i64:
        return self.n if self.n < t.piles[self.deck] else t.piles[self.deck]

    def receive(self, t: Table, seat: i64, n: i64) -> None:
        t.push(t.game.draws, CHANCE, n, seat * 4 + self.deck)


class NewFields(Gain):
    def __init__(self, row: i64, n: i64) -> None:
        super().__init__()
        self.row: i64 = row
        self.n: i64 = n

    def offered(self, t: Table, seat: i64) -> i64:
        room = COLUMNS - t.farms[seat * FARM + LAND]
        return self.n if self.n < room else room

    def receive(self, t: Table, seat: i64, n: i64) -> None:
        k: i64 = 0
        while k < n:
            t.new_field(seat, self.row)
            k += 1


class TakeFirst(Gain):
    """The first-player marker (§5.5)."""

    def offered(self, t: Table, seat: i64) -> i64:
        return 1

    def receive(self, t: Table, seat: i64, n: i64) -> None:
        t.starter = seat


class Draws(Node):
    """Chance gives cards of a pile. IT: seat * 4 + deck; STEP: how many are still to come."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = "draw"
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] > 0 and t.piles[t.stack[f + IT] % 4] > 0:
            return True
        t.drop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        unseen = t.unseen[t.stack[f + IT] % 4]
        n: i64 = len(unseen)
        i: i64 = 0
        while i < n:
            out = append(out, DRAW + unseen[i])
            i += 1
        return out

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        t = cast(Table, p)
        unseen = t.unseen[t.stack[f + IT] % 4]
        n: i64 = len(unseen)
        return DRAW + unseen[rng.below(n)]

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        it = t.stack[f + IT]
        t.stack[f + STEP] -= 1
        t.piles[it % 4] -= 1
        t.draw_card(it // 4, action - DRAW, it % 4)


class OneKind(Effect):
    """One kind of several, so many of it; it becomes the taken kind. STEP 1: a choosy seat says how much."""

    def __init__(self, goods: i64, n: i64) -> None:
        super().__init__("take")
        self.goods: i64 = goods
        self.n: i64 = n

    def run(self, p: Position, f: i64) -> bool:
        if self.n > 0:
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        k: i64 = 0
        if t.stack[f + STEP]:
            while k <= self.n:
                out = append(out, AMOUNT + k)
                k += 1
            return out
        if t.farms[t.stack[f + SEAT] * FARM + CHOOSY]:
            out = append(out, PASS)
        while k < KINDS:
            if self.goods & BIT[k]:
                out = append(out, TAKE + k)
            k += 1
        return out

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        return TOO_MUCH if action >= AMOUNT and action < SOW else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action == PASS:
            t.pop()
        elif t.stack[f + STEP]:
            kind = kind_taken(t.stack[f + IT])
            t.pop()
            t.gain(seat, kind, action - AMOUNT)
        else:
            kind = action - TAKE
            t.stack[f + IT] = with_kind(t.stack[f + IT], kind)
            if t.farms[seat * FARM + CHOOSY] and self.n > 1:
                t.stack[f + STEP] = 1
                return
            t.pop()
            t.gain(seat, kind, self.n)


class Different(Effect):
    """One of each of several different kinds. STEP: the kinds already taken."""

    def __init__(self, goods: i64, n: i64) -> None:
        super().__init__("take")
        self.goods: i64 = goods
        self.n: i64 = n

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat, taken = t.stack[f + SEAT], t.stack[f + STEP]
        done: i64 = 0
        left: i64 = 0
        k: i64 = 0
        while k < KINDS:
            if taken & BIT[k]:
                done += 1
            elif self.goods & BIT[k]:
                left += 1
            k += 1
        if done >= self.n or left == 0:
            t.pop()
            return False
        if left > self.n - done or t.farms[seat * FARM + CHOOSY]:
            return True
        t.pop()
        k = 0
        while k < KINDS:
            if self.goods & BIT[k] and not taken & BIT[k]:
                t.gain(seat, k, 1)
            k += 1
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        if t.farms[t.stack[f + SEAT] * FARM + CHOOSY]:
            out = append(out, PASS)
        k: i64 = 0
        while k < KINDS:
            if self.goods & BIT[k] and not t.stack[f + STEP] & BIT[k]:
                out = append(out, TAKE + k)
            k += 1
        return out

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        return TOO_MUCH if action >= TAKE and action < SOW else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            t.pop()
            return
        t.stack[f + STEP] |= BIT[action - TAKE]
        t.gain(t.stack[f + SEAT], action - TAKE, 1)


class Mix(Effect):
    """So many crops in any mix."""

    def __init__(self, n: i64) -> None:
        super().__init__("mix")
        self.n: i64 = n

    def run(self, p: Position, f: i64) -> bool:
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        size = self.n
        found = BUNDLES.crop_mixes[size]
        if t.farms[t.stack[f + SEAT] * FARM + CHOOSY]:
            out = append(out, PASS)
            while size > 1:
                size -= 1
                less = BUNDLES.crop_mixes[size]
                i: i64 = 0
                while i < len(less):
                    found = included(found, less[i])
                    i += 1
        j: i64 = 0
        while j < len(found):
            out = append(out, TAKE + found[j])
            j += 1
        return out

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        return TOO_MUCH if action >= TAKE and action < SOW else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        if action == PASS:
            return
        i = (action - TAKE) * KINDS
        k: i64 = 0
        while k < KINDS:
            t.farms[seat * FARM + k] += BUNDLES.amounts[i + k]
            k += 1
