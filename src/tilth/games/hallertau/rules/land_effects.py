# compiled
"""Effects on fields and sheep (docs/vocabulary.md)."""

from __future__ import annotations

from typing import cast

from tilth.games.hallertau.rules.actions import (
    ALL_OR_NONE,
    FIELD,
    FIELD_ALL,
    FIELD_PLANTED,
    MOVE_SHEEP,
    NO_COLUMN,
    NO_SEED,
    NOT_A_CROP,
    ROWS,
    SHEEP_STABLE,
    SOW,
    SPACE,
    TARGET,
    TOO_MUCH,
)
from tilth.games.hallertau.rules.effects import Effect
from tilth.games.hallertau.rules.goods import KINDS
from tilth.games.hallertau.rules.layout import (
    COLUMNS,
    DONE,
    FARM,
    FIELDS,
    LAND,
    ROW,
    SHEEP,
    STABLES,
    TWICE,
    empty_field,
    field_word,
    planted_field,
)
from tilth.games.hallertau.rules.packed import (
    already_picked,
    kind_taken,
    number_picked,
    one_more_picked,
    one_more_sheep,
    sheep_come,
    sheep_moved,
    sole_column,
)
from tilth.games.hallertau.rules.quantities import Quantity
from tilth.games.hallertau.rules.table import Table, column_of
from tilth.kernel.core import IT, PASS, SEAT, STEP, WRONG_PART, Position
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec
from tilth.kernel.vecs import included, joined

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
        kind = kind_taken(it)
        return BIT[kind] if kind >= 0 else 0

    def room(self, t: Table, seat: i64, it: i64) -> i64:
        """The kinds of empty field to sow on, as a mask: (row - 2) * 2 + harvested."""
        found: i64 = 0
        c: i64 = 0
        while c < COLUMNS:
            code = t.farms[seat * FARM + FIELDS + c]
            if empty_field(code) and (not self.sole or c == sole_column(it)):
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
        c: i64 = sole_column(it)
        if not self.sole:
            c = column_of(t, seat, where // 2 * 28 + where % 2, 0)
        t.sow(seat, c, kind, units)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickFields(Effect):
    """Up to so many fields, one by one; `fits` says which. STEP: how many, and which columns."""

    def __init__(self, asks: str, n: i64) -> None:
        super().__init__(asks)
        self.n: i64 = n

    def fits(self, t: Table, seat: i64, column: i64, code: i64, it: i64) -> bool:
        raise NotImplementedError(self.path)

    def do(self, t: Table, seat: i64, column: i64) -> None:
        raise NotImplementedError(self.path)

    def found(self, t: Table, f: i64) -> vec[i64]:
        seat, it, picked = t.stack[f + SEAT], t.stack[f + IT], already_picked(t.stack[f + STEP])
        seen = vec[i64]()
        c: i64 = 0
        while c < COLUMNS:
            code = t.farms[seat * FARM + FIELDS + c]
            if code and not picked & BIT[c] and self.fits(t, seat, c, code, it):
                seen = included(seen, FIELD + field_word(code))
            c += 1
        return seen

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if number_picked(t.stack[f + STEP]) < self.n and (t.patient or len(self.found(t, f)) > 0):
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
        seat, it, picked = t.stack[f + SEAT], t.stack[f + IT], already_picked(t.stack[f + STEP])
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
                    t.stack[f + STEP] = one_more_picked(t.stack[f + STEP], c)
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
        return self.which == 0 or (empty_field(code) and column == sole_column(it))

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

    STEP: how many have moved, and how many of those in each place.
    """

    def __init__(self, sheep: i64, steps: i64) -> None:
        super().__init__("move_sheep")
        self.sheep: i64 = sheep
        self.steps: i64 = steps

    def here(self, t: Table, f: i64, place: i64) -> i64:
        return t.farms[t.stack[f + SEAT] * FARM + SHEEP + place] - sheep_come(t.stack[f + STEP], place)

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if sheep_moved(t.stack[f + STEP]) < self.sheep:
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
        t.stack[f + STEP] = one_more_sheep(t.stack[f + STEP], to)
