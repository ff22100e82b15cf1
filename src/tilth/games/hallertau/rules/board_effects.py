# compiled
"""Effects on the action board, on buildings and boulders, and what changes a use of a space (docs/vocabulary.md)."""

from __future__ import annotations

from typing import cast

from tilth.games.hallertau.rules.actions import (
    ALL_OR_NONE,
    BOULDER,
    BUILDING,
    CHOICE,
    PUSH,
    ROW_END,
    SPACE,
    SPACES,
    TARGET,
)
from tilth.games.hallertau.rules.effects import Effect
from tilth.games.hallertau.rules.goods import LAST
from tilth.games.hallertau.rules.layout import BUILT, FARM, POOL
from tilth.games.hallertau.rules.packed import already_picked, number_picked, one_more_picked
from tilth.games.hallertau.rules.quantities import spaces_with
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import CANNOT_PAY, IT, OK, PASS, SEAT, STEP, WRONG_PART, Position
from tilth.kernel.expressions import When
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec

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
        self.parts.append(self.to)

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
        if t.game.draws_of[space] >= 0 and not t.game.with_cards:
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
    """Different boulders, one space each, without tools. STEP: how many, and which."""

    def __init__(self, n: i64) -> None:
        super().__init__("boulders")
        self.n: i64 = n

    def run(self, p: Position, f: i64) -> bool:
        if number_picked(p.stack[f + STEP]) < self.n and (p.patient or len(self.options(p, f, vec[i64]())) > 1):
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        moved = already_picked(t.stack[f + STEP])
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
        return TARGET if already_picked(t.stack[f + STEP]) & BIT[b] else BOULDER

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            t.pop()
            return
        b = action - PUSH
        t.stack[f + STEP] = one_more_picked(t.stack[f + STEP], b)
        t.push_boulder(t.stack[f + SEAT], b)


class Trade(Effect):
    """Give one thing for another, once, or not."""

    def __init__(self, give: i64, price: i64, get: i64, n: i64) -> None:
        super().__init__("trade")
        self.give: i64 = give
        self.price: i64 = price
        self.get: i64 = get
        self.n: i64 = n

    def payable(self, t: Table, f: i64) -> bool:
        return t.has(t.stack[f + SEAT], self.give) >= self.price

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.patient or self.payable(t, f):
            return True
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, PASS)
        return append(out, CHOICE) if self.payable(cast(Table, p), f) else out

    def reason(self, t: Table, f: i64, action: i64) -> i64:
        return CANNOT_PAY if action == CHOICE else WRONG_PART

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


class IfExchanged(When):
    """What a card adds to a space only if the space's exchange was made (switch card_328_needs_exchange)."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).exchanged
