# compiled
"""What cards and spaces do (VOCABULARY §7). Every effect may be taken in part or left out (§5.4, §10.5).

A gain without a choice comes in full at once; only a choosy seat is asked how much it takes (docs/hallertau.md).
IT of a card's effects: card * 8 + position + (column of the one empty field + 1) * 4096 + (kind taken + 1) * 65536.
"""

from __future__ import annotations

from typing import Any, Final, cast

from tilth.games.hallertau.costs import entered, joined
from tilth.games.hallertau.goods import BUNDLES, GOODS, KINDS, LAST, mask_of
from tilth.games.hallertau.moves import (
    ALL_OR_NONE,
    AMOUNT,
    BOULDER,
    BUILDING,
    CHOICE,
    DRAW,
    FIELD,
    FIELD_ALL,
    FIELD_PLANTED,
    KIND,
    MOST_AMOUNT,
    MOVE_SHEEP,
    NO_COLUMN,
    NO_SEED,
    NOT_A_CROP,
    ONE_ONLY,
    PUSH,
    ROW_END,
    ROWS,
    SHEEP_STABLE,
    SOW,
    SPACE,
    SPACES,
    TAKE,
    TARGET,
    TOO_MUCH,
)
from tilth.games.hallertau.quantities import OWN, Quantity, quantity, spaces_with
from tilth.games.hallertau.spaces import SPACE_IDS
from tilth.games.hallertau.table import (
    BUILT,
    CHOOSY,
    COLUMNS,
    DECKS,
    DONE,
    FARM,
    FIELDS,
    LAND,
    POOL,
    ROW,
    SHEEP,
    STABLES,
    TWICE,
    HallertauRules,
    Table,
    column_of,
    empty_field,
    field_word,
    planted_field,
)
from tilth.kernel.core import CANNOT_PAY, CHANCE, IT, NOT_YOUR_TURN, OK, PASS, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec
from tilth.kernel.rng import Rng

SOLE: Final[i64] = 4096
TAKEN: Final[i64] = 65536


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
            kind = t.stack[f + IT] // TAKEN - 1
            t.pop()
            t.gain(seat, kind, action - AMOUNT)
        else:
            kind = action - TAKE
            t.stack[f + IT] = t.stack[f + IT] % TAKEN + (kind + 1) * TAKEN
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
                    found = entered(found, less[i])
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


# -- fields ----------------------------------------------------------------------------------------------------------


class Sow(Effect):
    """Sow actions, one by one (§6.21). STEP: how many are done."""

    def __init__(self, n: i64, goods: i64, sole: bool, stack: i64) -> None:
        super().__init__("sow")
        self.n: i64 = n
        self.goods: i64 = goods  # 0: the taken kind
        self.sole = sole
        self.most: i64 = stack

    def allowed(self, it: i64) -> i64:
        if self.goods:
            return self.goods
        kind = it // TAKEN - 1
        return BIT[kind] if kind >= 0 else 0

    def room(self, t: Table, seat: i64, it: i64) -> i64:
        """The kinds of empty field to sow on, as a mask: (row - 2) * 2 + harvested."""
        found: i64 = 0
        c: i64 = 0
        while c < COLUMNS:
            code = t.farms[seat * FARM + FIELDS + c]
            if empty_field(code) and (not self.sole or c == it // SOLE % 16 - 1):
                found |= BIT[(code % DONE // ROW - 2) * 2 + (1 if code & DONE else 0)]
            c += 1
        return found

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat, it = t.stack[f + SEAT], t.stack[f + IT]
        if t.stack[f + STEP] < self.n and self.room(t, seat, it):
            goods = self.allowed(it)
            k: i64 = 0
            while k < KINDS:
                if goods & BIT[k] and t.farms[seat * FARM + k] > 0:
                    return True
                k += 1
        if t.patient and t.stack[f + STEP] < self.n:
            return True
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat, it = t.stack[f + SEAT], t.stack[f + IT]
        goods = self.allowed(it)
        room = self.room(t, seat, it)
        out = append(out, PASS)
        units: i64 = 1
        while units <= self.most:
            k: i64 = 0
            while k < KINDS:
                if goods & BIT[k] and t.farms[seat * FARM + k] >= units:
                    where: i64 = 0
                    while where < 8:
                        if room & BIT[where]:
                            out = append(out, SOW + ((units - 1) * KINDS + k) * 8 + where)
                        where += 1
                k += 1
            units += 1
        return out

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        if action < SOW or action >= FIELD:
            return TOO_MUCH if action >= FIELD and action < ROWS else WRONG_PART
        seat, it = t.stack[f + SEAT], t.stack[f + IT]
        where = (action - SOW) % 8
        kind = (action - SOW) // 8 % KINDS
        units = (action - SOW) // (8 * KINDS) + 1
        if not self.allowed(it) & BIT[kind]:
            return NOT_A_CROP if kind > 3 else TARGET
        if t.farms[seat * FARM + kind] < units:
            return NO_SEED
        if units > self.most:
            return TOO_MUCH
        if not self.room(t, seat, it) & BIT[where]:
            return TARGET if self.sole else FIELD_PLANTED
        return WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat, it = t.stack[f + SEAT], t.stack[f + IT]
        if action == PASS:
            t.pop()
            return
        where = (action - SOW) % 8
        kind = (action - SOW) // 8 % KINDS
        units = (action - SOW) // (8 * KINDS) + 1
        t.stack[f + STEP] += 1
        c: i64 = it // SOLE % 16 - 1
        if not self.sole:
            c = column_of(t, seat, where // 2 * 28 + where % 2, 0)
        t.sow(seat, c, kind, units)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickFields(Effect):
    """Up to so many fields, one by one; `fits` says which. STEP: the columns already picked, times 16, and how many."""

    def __init__(self, asks: str, n: i64) -> None:
        super().__init__(asks)
        self.n: i64 = n

    def fits(self, t: Table, seat: i64, column: i64, code: i64, it: i64) -> bool:
        raise NotImplementedError(self.path)

    def do(self, t: Table, seat: i64, column: i64) -> None:
        raise NotImplementedError(self.path)

    def found(self, t: Table, f: i64) -> vec[i64]:
        seat, it, picked = t.stack[f + SEAT], t.stack[f + IT], t.stack[f + STEP] // 16
        seen = vec[i64]()
        c: i64 = 0
        while c < COLUMNS:
            code = t.farms[seat * FARM + FIELDS + c]
            if code and not picked & BIT[c] and self.fits(t, seat, c, code, it):
                seen = entered(seen, FIELD + field_word(code))
            c += 1
        return seen

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] % 16 < self.n and (t.patient or len(self.found(t, f)) > 0):
            return True
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        found = self.found(cast(Table, p), f)
        out = joined(append(out, PASS), found)
        return append(out, FIELD_ALL) if self.n == COLUMNS and len(found) > 0 else out

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        if action < FIELD or action >= FIELD_ALL:
            return WRONG_PART
        return TARGET

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat, it, picked = t.stack[f + SEAT], t.stack[f + IT], t.stack[f + STEP] // 16
        if action == PASS:
            t.pop()
            return
        c: i64 = 0
        while c < COLUMNS:
            code = t.farms[seat * FARM + FIELDS + c]
            if code and not picked & BIT[c] and self.fits(t, seat, c, code, it):
                if action == FIELD_ALL:
                    self.do(t, seat, c)
                elif field_word(code) == action - FIELD:
                    t.stack[f + STEP] += 1 + BIT[c] * 16
                    self.do(t, seat, c)
                    return
            c += 1
        t.pop()


class HarvestNow(PickFields):
    """Harvest planted fields at once, outside phase 7 too."""

    def __init__(self, n: i64) -> None:
        super().__init__("harvest_now", n)

    def fits(self, t: Table, seat: i64, column: i64, code: i64, it: i64) -> bool:
        return planted_field(code)

    def do(self, t: Table, seat: i64, column: i64) -> None:
        done = t.farms[seat * FARM + FIELDS + column] & DONE
        t.harvest(seat, column)
        code = t.farms[seat * FARM + FIELDS + column]
        t.farms[seat * FARM + FIELDS + column] = (code & ~DONE) | done  # an extra harvest (R28)


class DoubleHarvest(PickFields):
    """A field about to be harvested in this phase 7 yields twice."""

    def __init__(self, n: i64) -> None:
        super().__init__("double", n)

    def fits(self, t: Table, seat: i64, column: i64, code: i64, it: i64) -> bool:
        return t.phase == 7 and planted_field(code) and not code & DONE and not code & TWICE

    def do(self, t: Table, seat: i64, column: i64) -> None:
        t.farms[seat * FARM + FIELDS + column] |= TWICE


class MoveFields(PickFields):
    """Fields up some rows, or into one row whatever theirs is."""

    def __init__(self, n: i64, which: i64, by: i64, to: i64) -> None:
        super().__init__("move_field", n)
        self.which: i64 = which  # 0 any, 1 empty, 2 planted, 3 the one empty field
        self.by: i64 = by
        self.to: i64 = to

    def fits(self, t: Table, seat: i64, column: i64, code: i64, it: i64) -> bool:
        row = code % DONE // ROW
        if (row == self.to) if self.to else (row == 5):
            return False
        if self.which == 1:
            return empty_field(code)
        if self.which == 2:
            return planted_field(code)
        return self.which == 0 or (empty_field(code) and column == it // SOLE % 16 - 1)

    def do(self, t: Table, seat: i64, column: i64) -> None:
        code = t.farms[seat * FARM + FIELDS + column]
        row = code % DONE // ROW
        to = self.to if self.to else row + self.by
        if to > 5:
            to = 5
        t.farms[seat * FARM + FIELDS + column] = code + (to - row) * ROW

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        if action >= FIELD and action < FIELD_ALL and self.which == 1 and (action - FIELD) // 2 % 14:
            return FIELD_PLANTED
        return super().reason(t, f, action)


class FieldsSum(Effect):
    """Two fields whose rows make a sum, or one alone if the sum is small. All or nothing."""

    def __init__(self, sum_: Quantity, single: i64) -> None:
        super().__init__("rows")
        self.sum = sum_
        self.single: i64 = single

    def run(self, p: Position, f: i64) -> bool:
        if p.patient or len(self.options(p, f, vec[i64]())) > 1:
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        sum_ = self.sum.value(t, seat)
        room = COLUMNS - t.farms[seat * FARM + LAND]
        out = append(out, PASS)
        if sum_ >= 2 and sum_ <= 5 and sum_ <= self.single and room > 0:
            out = append(out, ROWS + sum_ - 2)
        a: i64 = 2
        while a <= 5:
            b = sum_ - a
            if room > 1 and b >= a and b <= 5:
                out = append(out, ROWS + 4 + (a - 2) * 4 + b - 2)
            a += 1
        return out

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        i = action - ROWS
        if i < 0 or i >= 20:
            return WRONG_PART
        sum_ = self.sum.value(t, t.stack[f + SEAT])
        if i < 4:
            return (
                NO_COLUMN if i + 2 == sum_ and sum_ <= self.single else TARGET if sum_ <= self.single else ALL_OR_NONE
            )
        i -= 4
        return NO_COLUMN if i // 4 + i % 4 + 4 == sum_ and i // 4 <= i % 4 else TARGET

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        i = action - ROWS
        if action == PASS:
            return
        if i < 4:
            t.new_field(seat, i + 2)
        else:
            t.new_field(seat, (i - 4) // 4 + 2)
            t.new_field(seat, (i - 4) % 4 + 2)


# -- sheep -----------------------------------------------------------------------------------------------------------


class MoveSheep(Effect):
    """Up to so many different sheep, each up to so many steps (§6.22).

    STEP: how many have moved, and two bits for each place: how many of those there have already moved.
    """

    def __init__(self, sheep: i64, steps: i64) -> None:
        super().__init__("move_sheep")
        self.sheep: i64 = sheep
        self.steps: i64 = steps

    def here(self, t: Table, f: i64, place: i64) -> i64:
        moved = t.stack[f + STEP] // BIT[4 + 2 * place] % 4
        return t.farms[t.stack[f + SEAT] * FARM + SHEEP + place] - moved

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] % 16 < self.sheep:
            if t.patient:
                return True
            place: i64 = 1
            while place < STABLES:
                if self.here(t, f, place) > 0:
                    return True
                place += 1
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        out = append(out, PASS)
        place: i64 = 1
        while place < STABLES:
            if self.here(t, f, place) > 0:
                to = place + 1
                while to <= STABLES and to <= place + self.steps:
                    out = append(out, MOVE_SHEEP + (place - 1) * 7 + to - 1)
                    to += 1
            place += 1
        return out

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        if action < MOVE_SHEEP or action >= SPACE:
            return WRONG_PART
        place = (action - MOVE_SHEEP) // 7 + 1
        to = (action - MOVE_SHEEP) % 7 + 1
        if place == STABLES:
            return SHEEP_STABLE
        if self.here(t, f, place) <= 0:
            return TARGET if t.farms[t.stack[f + SEAT] * FARM + SHEEP + place] == 0 else TOO_MUCH
        return TOO_MUCH if to > place + self.steps else TARGET

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action == PASS:
            t.pop()
            return
        place = (action - MOVE_SHEEP) // 7 + 1
        to = (action - MOVE_SHEEP) % 7 + 1
        t.farms[seat * FARM + SHEEP + place] -= 1
        t.farms[seat * FARM + SHEEP + to] += 1
        t.stack[f + STEP] += 1 + BIT[4 + 2 * to]


# -- the action board ------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class PickSpace(Effect):
    """One action space, of those that fit."""

    def __init__(self, asks: str) -> None:
        super().__init__(asks)

    def fits(self, t: Table, seat: i64, space: i64, it: i64) -> bool:
        raise NotImplementedError(self.path)

    def do(self, t: Table, seat: i64, space: i64, it: i64) -> None:
        raise NotImplementedError(self.path)

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        s: i64 = 0
        while s < SPACES:
            if t.patient or self.fits(t, t.stack[f + SEAT], s, t.stack[f + IT]):
                return True
            s += 1
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        out = append(out, PASS)
        s: i64 = 0
        while s < SPACES:
            if self.fits(t, t.stack[f + SEAT], s, t.stack[f + IT]):
                out = append(out, SPACE + s)
            s += 1
        return out

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        return TARGET if action >= SPACE and action < BUILDING else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat, it = t.stack[f + SEAT], t.stack[f + IT]
        t.pop()
        if action != PASS:
            self.do(t, seat, action - SPACE, it)


class ClearSpace(PickSpace):
    def fits(self, t: Table, seat: i64, space: i64, it: i64) -> bool:
        return t.on_space(space) > 0

    def do(self, t: Table, seat: i64, space: i64, it: i64) -> None:
        t.workers[space * 3] = 0
        t.workers[space * 3 + 1] = 0
        t.workers[space * 3 + 2] = 0


class RecallTop(PickSpace):
    """The topmost row joins the own pool."""

    def fits(self, t: Table, seat: i64, space: i64, it: i64) -> bool:
        return t.on_space(space) > 0

    def do(self, t: Table, seat: i64, space: i64, it: i64) -> None:
        i = space * 3 + t.top_row(space)
        t.farms[seat * FARM + POOL] += t.workers[i]
        t.workers[i] = 0


class MergeFrom(PickSpace):
    """All workers of one space with so many go to the third row of another."""

    def __init__(self, n: i64) -> None:
        super().__init__("merge_from")
        self.n: i64 = n
        self.to = MergeTo(n)
        self.parts = [self.to]

    def fits(self, t: Table, seat: i64, space: i64, it: i64) -> bool:
        if not spaces_with(t, space, self.n):
            return False
        s: i64 = 0
        while s < SPACES:
            if self.to.fits(t, seat, s, space):
                return True
            s += 1
        return False

    def do(self, t: Table, seat: i64, space: i64, it: i64) -> None:
        t.push(self.to, seat, 0, space)


class MergeTo(PickSpace):
    """IT: where the workers come from."""

    def __init__(self, n: i64) -> None:
        super().__init__("merge_to")
        self.n: i64 = n

    def fits(self, t: Table, seat: i64, space: i64, it: i64) -> bool:
        return space != it and t.game.rows[space] == 3 and spaces_with(t, space, self.n)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        out = super().options(p, f, out)
        return out[1:]  # done completely once begun

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        source = t.stack[f + IT]
        t.drop()
        n = t.on_space(source)
        t.workers[source * 3] = 0
        t.workers[source * 3 + 1] = 0
        t.workers[(action - SPACE) * 3 + 2] = n


@mypyc_attr(allow_interpreted_subclasses=True)
class UseAnother(PickSpace):
    """Use a space outside the turns (R23)."""

    def open(self, t: Table, space: i64) -> bool:
        if t.game.rows[space] == 2 and not t.game.with_cards:
            return False
        return t.using == 0


class SecondRow(UseAnother):
    """The last worker goes alone into an empty second row, and the space is used."""

    def __init__(self) -> None:
        super().__init__("second_row")

    def fits(self, t: Table, seat: i64, space: i64, it: i64) -> bool:
        return t.farms[seat * FARM + POOL] == 1 and t.workers[space * 3 + 1] == 0 and self.open(t, space)

    def do(self, t: Table, seat: i64, space: i64, it: i64) -> None:
        t.farms[seat * FARM + POOL] = 0
        t.workers[space * 3 + 1] = 1
        t.push(t.game.uses[space], seat, 0, it)


class UseSpace(UseAnother):
    """A space with few workers is used with workers of the general supply."""

    def __init__(self, most: i64) -> None:
        super().__init__("use_space")
        self.most: i64 = most

    def fits(self, t: Table, seat: i64, space: i64, it: i64) -> bool:
        row = t.lowest_row(space)
        return t.on_space(space) <= self.most and row < t.game.rows[space] and self.open(t, space)

    def do(self, t: Table, seat: i64, space: i64, it: i64) -> None:
        row = t.lowest_row(space)
        t.workers[space * 3 + row] = row + 1
        t.push(t.game.uses[space], seat, 0, it)


class ClearTopRows(Effect):
    """The topmost row of all named spaces goes, or none."""

    def __init__(self, spaces: vec[i64]) -> None:
        super().__init__("clear_rows")
        self.spaces = spaces

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.patient or self.any(t):
            return True
        t.pop()
        return False

    def any(self, t: Table) -> bool:
        i: i64 = 0
        while i < len(self.spaces):
            if t.on_space(self.spaces[i]) > 0:
                return True
            i += 1
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, PASS)
        return append(out, CHOICE) if self.any(cast(Table, p)) else out

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        return ALL_OR_NONE if action >= SPACE and action < BUILDING else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        t.pop()
        i: i64 = 0
        while action == CHOICE and i < len(self.spaces):
            row = t.top_row(self.spaces[i])
            if row >= 0:
                t.workers[self.spaces[i] * 3 + row] = 0
            i += 1


# -- buildings and trade ---------------------------------------------------------------------------------------------


class FreeAdvance(Effect):
    """One building a space right, without goods or jewel; a boulder still blocks (R8, R31)."""

    def __init__(self) -> None:
        super().__init__("free_advance")

    def fits(self, t: Table, seat: i64, b: i64) -> i64:
        if t.farms[seat * FARM + BUILT + b] >= LAST:
            return ROW_END
        return OK if t.tools_needed(seat, b) == 0 else BOULDER

    def run(self, p: Position, f: i64) -> bool:
        if p.patient or len(self.options(p, f, vec[i64]())) > 1:
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        out = append(out, PASS)
        b: i64 = 0
        while b < 5:
            if self.fits(t, t.stack[f + SEAT], b) == OK:
                out = append(out, BUILDING + b)
            b += 1
        return out

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        if action < BUILDING or action >= PUSH:
            return WRONG_PART
        return self.fits(t, t.stack[f + SEAT], action - BUILDING)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        if action != PASS:
            t.move_building(seat, action - BUILDING, 1)


class MoveBoulders(Effect):
    """Different boulders, one space each, without tools. STEP: those moved, times 16, and how many."""

    def __init__(self, n: i64) -> None:
        super().__init__("boulders")
        self.n: i64 = n

    def run(self, p: Position, f: i64) -> bool:
        if p.stack[f + STEP] % 16 < self.n and (p.patient or len(self.options(p, f, vec[i64]())) > 1):
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        moved = t.stack[f + STEP] // 16
        out = append(out, PASS)
        b: i64 = 0
        while b < 10:
            if not moved & BIT[b] and t.pushable(t.stack[f + SEAT], b):
                out = append(out, PUSH + b)
            b += 1
        return out

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        b = action - PUSH
        if b < 0 or b >= 10:
            return WRONG_PART
        return TARGET if t.stack[f + STEP] // 16 & BIT[b] else BOULDER

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            t.pop()
            return
        b = action - PUSH
        t.stack[f + STEP] += 1 + BIT[b] * 16
        t.push_boulder(t.stack[f + SEAT], b)


class Trade(Effect):
    """Give one thing for another, once, or not."""

    def __init__(self, give: i64, price: i64, get: i64, n: i64) -> None:
        super().__init__("trade")
        self.give: i64 = give
        self.price: i64 = price
        self.get: i64 = get
        self.n: i64 = n

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.has(t.stack[f + SEAT], self.give) >= self.price:
            return True
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, PASS), CHOICE)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        if action == CHOICE:
            t.spend(seat, self.give, self.price)
            t.gain(seat, self.get, self.n)


class Substitute(Effect):
    """In the running use of a space something else may be paid. Works at once, not after the action (R18)."""

    def __init__(self, number: i64) -> None:
        super().__init__("")
        self.number: i64 = number

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        t.pop()
        t.replaced = self.number + 1
        return False


class IfExchanged(Effect):
    """What a card adds to a space only if the space's exchange was made (switch card_328_needs_exchange)."""

    def __init__(self, part: Node) -> None:
        super().__init__("")
        self.parts = [part]

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.exchanged:
            t.become(self.parts[0], 0)
        else:
            t.pop()
        return False


# -- alternatives ----------------------------------------------------------------------------------------------------


class Deal(Effect):
    """One of several exchanges or gifts of a space, or none. What is above an arrow is paid in full (§5.4)."""

    def __init__(self, pays: list[list[Node]], deals: list[Node]) -> None:
        super().__init__("choice")
        self.pays = pays
        self.parts = deals

    def lack(self, t: Table, seat: i64, i: i64) -> i64:
        for cost in self.pays[i]:
            reason = cost.doable(t, seat, -1)
            if reason != OK:
                return reason
        return OK

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        i: i64 = 0
        while i < len(self.pays):
            if t.patient or self.lack(t, t.stack[f + SEAT], i) == OK:
                return True
            i += 1
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        out = append(out, PASS)
        i: i64 = 0
        while i < len(self.pays):
            if self.lack(t, t.stack[f + SEAT], i) == OK:
                out = append(out, CHOICE + i)
            i += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        if seat != p.stack[f + SEAT]:
            return NOT_YOUR_TURN
        i = action - CHOICE
        if action == PASS:
            return OK
        if i < 0 or i >= 8:
            return WRONG_PART
        return self.lack(cast(Table, p), seat, i) if i < len(self.pays) else ONE_ONLY

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            t.pop()
        else:
            t.exchanged = True
            t.become(self.parts[action - CHOICE], 0)


class Paying(Node):
    """Payment has begun, or is over: nobody plays a card in between."""

    def __init__(self, begins: bool) -> None:
        super().__init__()
        self.begins = begins
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        t.pop()
        t.paying = self.begins
        return False


# -- from the data ---------------------------------------------------------------------------------------------------


def effect(data: dict[str, Any], rules: HallertauRules) -> Node:
    """An effect from its data."""
    ((verb, what),) = data.items()
    if verb == "get":
        return GetSheep(quantity(what[1])) if what[0] == "sheep" else Get(OWN[what[0]], quantity(what[1]))
    if verb == "draw":
        return DrawCards(DECKS.index(what[0]), what[1])
    if verb == "field":
        return NewFields(what["row"], what["n"])
    if verb == "get_one_kind":
        return OneKind(mask_of(what["from"]), what["n"])
    if verb == "get_different":
        return Different(mask_of(what["from"]), what["n"])
    if verb == "get_mix" and what["from"] == "crop":
        return Mix(what["n"])
    if verb == "sow":
        goods: i64 = 0 if what["what"] == "taken" else mask_of(what["what"])
        return Sow(what["n"], goods, {"empty": False, "sole_empty": True}[what["where"]], what["stack"])
    if verb == "fields_sum" and what["n"] == 2:
        return FieldsSum(quantity(what["sum"]), what["single_if_at_most"])
    if verb == "harvest":
        return HarvestNow(what["n"])
    if verb == "double_harvest":
        return DoubleHarvest(what)
    if verb == "move_field":
        n = COLUMNS if what["n"] == "all" else what["n"]
        which = ["any", "empty", "planted", "sole_empty"].index(what["which"])
        return MoveFields(n, which, what.get("by", 0), what.get("to", 0))
    if verb == "move_sheep":
        return MoveSheep(what["sheep"], what["steps"])
    return rare_effect(verb, what, rules)


def rare_effect(verb: str, what: Any, rules: HallertauRules) -> Node:
    if verb == "clear_space" and what == 1:
        return ClearSpace("clear_space")
    if verb == "clear_top_row" and what["all_or_none"]:
        return ClearTopRows(vec[i64]([SPACE_IDS.index(space) for space in what["spaces"]]))
    if verb == "recall_top_row" and what == 1:
        return RecallTop("recall")
    if verb == "merge_workers":
        return MergeFrom(what)
    if verb == "place_second_row" and what == 1:
        return SecondRow()
    if verb == "use_space":
        return UseSpace(what["max_workers"])
    if verb == "advance" and what["n"] == 1:
        return FreeAdvance()
    if verb == "move_boulders" and what["steps"] == 1:
        return MoveBoulders(what["n"])
    if verb == "trade":
        return Trade(OWN[what["give"][0]], what["give"][1], OWN[what["get"][0]], what["get"][1])
    if verb == "substitute":
        return substitute(what, rules)
    if verb == "take_first_player":
        return TakeFirst()
    raise KeyError(verb)


def substitute(what: dict[str, Any], rules: HallertauRules) -> Node:
    pay, old = what["pay"], what["instead_of"]
    replaced = int(SHEEP) if old[0] == "sheep" else OWN[old[0]]
    if old[0] != "sheep":
        raise KeyError(old[0])
    space = SPACE_IDS.index(what["space"])
    rules.instead.append(vec[i64]([OWN[pay[0]], pay[1], replaced, old[1], space]))
    return Substitute(len(rules.instead) - 1)


assert GOODS[0] == "barley" and CANNOT_PAY
