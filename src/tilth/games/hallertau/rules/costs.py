# compiled
"""What is paid for cards and on spaces (docs/vocabulary.md). `doable` tells whether it can be paid, running pays it.

Nothing else happens while something is paid, so what could be paid when it began can be paid to its end.
"""

from __future__ import annotations

from typing import Any, cast

from tilth.games.hallertau.rules.actions import (
    BUILDING,
    CARDS,
    CHOICE,
    DISCARD,
    FIELD,
    FIELD_ALL,
    GIVE,
    KIND,
    SHEEP_FROM,
    TARGET,
    TOUCHES_CENTER,
)
from tilth.games.hallertau.rules.cards import Fee
from tilth.games.hallertau.rules.goods import GOODS, KINDS, mask_of
from tilth.games.hallertau.rules.layout import (
    BUILT,
    COLUMNS,
    DECKS,
    DONE,
    FARM,
    FIELDS,
    FLOCK,
    HARVESTED,
    MASK,
    ROW,
    SHEEP,
    STABLES,
    TWO,
    field_word,
)
from tilth.games.hallertau.rules.packed import held, one_more_sheep, sheep_come, sheep_moved
from tilth.games.hallertau.rules.quantities import OWN, Fixed, Quantity, next_card, quantity
from tilth.games.hallertau.rules.table import Table, column_of
from tilth.kernel.core import CANNOT_PAY, OK, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec
from tilth.kernel.vecs import included, joined


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Node):
    """A payment. One that leaves a choice asks, step by step, with actions from `first` to before `end`."""

    def __init__(self, asks: str = "", first: i64 = 0, end: i64 = 0) -> None:
        super().__init__()
        self.asks = asks
        self.first: i64 = first
        self.end: i64 = end
        self.sure = True
        self.swift = True

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        return TARGET if reason == WRONG_PART and action >= self.first and action < self.end else reason


class Give(Cost):
    """So much of a good, jewels or tools as something else says. A fixed number is a Fee."""

    def __init__(self, what: i64, n: Quantity) -> None:
        super().__init__()
        self.what: i64 = what
        self.n = n

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        return OK if t.has(seat, self.what) >= self.n.value(t, seat) else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        t.spend(seat, self.what, self.n.value(t, seat))
        return False


class GiveSheep(Cost):
    """Sheep from any cards and the stable; on a space, perhaps something else in their place."""

    def __init__(self, n: Quantity) -> None:
        super().__init__("give_sheep", SHEEP_FROM, SHEEP_FROM + 7)
        self.n = n

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        n = self.n.value(t, seat)
        return OK if t.farms[seat * FARM + FLOCK] >= n or self.instead(t, seat, n) else CANNOT_PAY

    def instead(self, t: Table, seat: i64, n: i64) -> bool:
        """Does a card let this be paid with something else?"""
        if t.replaced == 0 or t.user != seat or t.using == 0:
            return False
        other = t.game.instead[t.replaced - 1]
        return other[2] == SHEEP and other[3] == n and t.has(seat, other[0]) >= other[1]

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        n = self.n.value(t, seat)
        left = n - t.stack[f + STEP]
        if left <= 0:
            t.pop()
            return False
        told = t.patient and len(self.options(p, f, vec[i64]())) == 1
        if t.farms[seat * FARM + FLOCK] == left and not told and not (left == n and self.instead(t, seat, n)):
            place: i64 = 1
            while place <= STABLES:
                t.farms[seat * FARM + SHEEP + place] = 0
                place += 1
            t.count_sheep(seat)
            t.pop()
            return False
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.stack[f + STEP] == 0 and self.instead(t, seat, self.n.value(t, seat)):
            out = append(out, CHOICE)
        place: i64 = 1
        while place <= STABLES:
            if t.farms[seat * FARM + SHEEP + place] > 0:
                out = append(out, SHEEP_FROM + place - 1)
            place += 1
        return out

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action == CHOICE:
            other = t.game.instead[t.replaced - 1]
            t.spend(seat, other[0], other[1])
            t.pop()
            return
        t.farms[seat * FARM + SHEEP + action - SHEEP_FROM + 1] -= 1
        t.count_sheep(seat)
        t.stack[f + STEP] += 1


class GiveHarvested(Cost):
    """Units that have just come from fields (R6)."""

    def __init__(self, good: i64, n: i64) -> None:
        super().__init__()
        self.good: i64 = good
        self.n: i64 = n

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        f = seat * FARM
        fresh = t.farms[f + HARVESTED + self.good] >= self.n
        return OK if fresh and t.farms[f + self.good] >= self.n else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        t.spend(seat, self.good, self.n)
        return False


class GiveKinds(Cost):
    """So many of each of several kinds, of the seat's choice. STEP: the kinds already paid."""

    def __init__(self, goods: i64, kinds: i64, n: i64) -> None:
        super().__init__("kind", KIND, KIND + 9)
        self.goods: i64 = goods
        self.kinds: i64 = kinds
        self.n: i64 = n

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        found: i64 = 0
        k: i64 = 0
        while k < KINDS:
            if self.goods & BIT[k] and t.farms[seat * FARM + k] >= self.n:
                found += 1
            k += 1
        return OK if found >= self.kinds else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        paid: i64 = 0
        k: i64 = 0
        while k < KINDS:
            if p.stack[f + STEP] & BIT[k]:
                paid += 1
            k += 1
        if paid < self.kinds:
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        k: i64 = 0
        while k < KINDS:
            if self.goods & BIT[k] and not t.stack[f + STEP] & BIT[k] and t.farms[seat * FARM + k] >= self.n:
                out = append(out, KIND + k)
            k += 1
        return out

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        t.stack[f + STEP] |= BIT[action - KIND]
        t.spend(t.stack[f + SEAT], action - KIND, self.n)


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldCost(Cost):
    """A payment with fields, one by one; `fits` says which. STEP: how many are paid."""

    def __init__(self, asks: str, n: i64) -> None:
        super().__init__(asks, FIELD, FIELD_ALL)
        self.n: i64 = n

    def fits(self, code: i64) -> bool:
        raise NotImplementedError(self.path)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        seen = vec[i64]()
        c: i64 = 0
        while c < COLUMNS:
            code = t.farms[seat * FARM + FIELDS + c]
            if self.fits(code):
                seen = included(seen, FIELD + field_word(code))
            c += 1
        return joined(out, seen)

    def pay(self, t: Table, seat: i64, column: i64) -> None:
        raise NotImplementedError(self.path)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        self.pay(t, seat, column_of(t, seat, action - FIELD, 0))
        t.count_fields(seat)
        t.stack[f + STEP] += 1


class RemoveFields(FieldCost):
    """Fields in certain rows, planted or not; what lies on them is lost."""

    def __init__(self, n: i64, rows: i64, planted: bool) -> None:
        super().__init__("remove_field", n)
        self.rows: i64 = rows
        self.planted = planted

    def fits(self, code: i64) -> bool:
        if code == 0 or not self.rows & BIT[code % DONE // ROW]:
            return False
        return code % ROW > 0 or not self.planted

    def matching(self, t: Table, seat: i64) -> i64:
        found: i64 = 0
        c: i64 = 0
        while c < COLUMNS:
            if self.fits(t.farms[seat * FARM + FIELDS + c]):
                found += 1
            c += 1
        return found

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if self.matching(cast(Table, p), seat) >= self.n else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        left = self.n - t.stack[f + STEP]
        if left > 0 and (self.matching(t, seat) > left or (t.patient and len(self.options(p, f, vec[i64]())) == 1)):
            return True
        c: i64 = 0
        while left > 0 and c < COLUMNS:  # all that match must go
            if self.fits(t.farms[seat * FARM + FIELDS + c]):
                self.pay(t, seat, c)
            c += 1
        t.count_fields(seat)
        t.pop()
        return False

    def pay(self, t: Table, seat: i64, column: i64) -> None:
        t.farms[seat * FARM + FIELDS + column] = 0


class Unplant(FieldCost):
    """Units on planted fields go back; the fields stay."""

    def __init__(self, n: i64) -> None:
        super().__init__("unplant", n)

    def fits(self, code: i64) -> bool:
        return code % ROW > 0

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        units: i64 = 0
        c: i64 = 0
        while c < COLUMNS:
            content = t.farms[seat * FARM + FIELDS + c] % ROW
            units += 2 if content >= TWO else 1 if content else 0
            c += 1
        return OK if units >= self.n else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        if p.stack[f + STEP] < self.n:
            return True
        p.pop()
        return False

    def pay(self, t: Table, seat: i64, column: i64) -> None:
        code = t.farms[seat * FARM + FIELDS + column]
        left = code % ROW - TWO + 1 if code % ROW >= TWO else 0  # one unit of two stays
        t.farms[seat * FARM + FIELDS + column] = code - code % ROW + left


class DiscardCards(Cost):
    """Other cards of the hand leave the game. IT of the check: the card being played, which does not pay."""

    def __init__(self, n: i64, deck: i64) -> None:
        super().__init__("discard", DISCARD, DISCARD + CARDS)
        self.n: i64 = n
        self.deck: i64 = deck

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        hand = t.hands[seat]
        found: i64 = 0
        i: i64 = 0
        while i < len(hand):
            card = hand[i] // MASK
            if card != it and (self.deck < 0 or t.card(card).deck == self.deck):
                found += 1
            i += 1
        return OK if found >= self.n else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        if p.stack[f + STEP] < self.n:
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        hand = t.hands[t.stack[f + SEAT]]
        i: i64 = 0
        while i < len(hand):
            card = hand[i] // MASK
            if self.deck < 0 or t.card(card).deck == self.deck:
                out = append(out, DISCARD + card)
            i += 1
        return out

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        t.from_hand(t.stack[f + SEAT], action - DISCARD)
        t.out = append(t.out[:], held(action - DISCARD, t.stack[f + SEAT]))
        t.stack[f + STEP] += 1


class ReduceTo(Cost):
    """All but n units of a class go back, one by one of the seat's choice (R21)."""

    def __init__(self, goods: i64, n: i64) -> None:
        super().__init__("keep", GIVE, GIVE + 9)
        self.goods: i64 = goods
        self.n: i64 = n

    def units(self, t: Table, seat: i64) -> i64:
        found: i64 = 0
        k: i64 = 0
        while k < KINDS:
            if self.goods & BIT[k]:
                found += t.farms[seat * FARM + k]
            k += 1
        return found

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if self.units(t, t.stack[f + SEAT]) > self.n:
            return True
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        k: i64 = 0
        while k < KINDS:
            if self.goods & BIT[k] and t.farms[t.stack[f + SEAT] * FARM + k] > 0:
                out = append(out, GIVE + k)
            k += 1
        return out

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        t.spend(t.stack[f + SEAT], action - GIVE, 1)


class SheepBack(Cost):
    """Different sheep go back one card each; one without a card there is lost (R17).

    STEP: how many went, and how many of those in each place.
    """

    def __init__(self, n: i64) -> None:
        super().__init__("sheep_back", SHEEP_FROM, SHEEP_FROM + 7)
        self.n: i64 = n

    def movable(self, t: Table, seat: i64, place: i64, step: i64) -> i64:
        here = t.farms[seat * FARM + SHEEP + place] - sheep_come(step, place)
        if here > 0 and not t.game.sheep_lost and place - 1 < next_card(t):
            return 0
        return here

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        found: i64 = 0
        place: i64 = 1
        while place <= STABLES:
            found += self.movable(t, seat, place, 0)
            place += 1
        return OK if found >= self.n else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        if sheep_moved(p.stack[f + STEP]) < self.n:
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        place: i64 = 1
        while place <= STABLES:
            if self.movable(t, t.stack[f + SEAT], place, t.stack[f + STEP]) > 0:
                out = append(out, SHEEP_FROM + place - 1)
            place += 1
        return out

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        place = action - SHEEP_FROM + 1
        farm = t.stack[f + SEAT] * FARM + SHEEP
        t.farms[farm + place] -= 1
        stays = place - 1 >= next_card(t)
        t.stack[f + STEP] = one_more_sheep(t.stack[f + STEP], place - 1 if stays else -1)
        if stays:
            t.farms[farm + place - 1] += 1
        t.count_sheep(t.stack[f + SEAT])


class Retreat(Cost):
    """One building goes a space left; not one that touches the community center (§6.19)."""

    def __init__(self) -> None:
        super().__init__("retreat", BUILDING, BUILDING + 5)

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        cc = t.center(seat)
        b: i64 = 0
        while b < 5:
            if t.farms[seat * FARM + BUILT + b] > cc:
                return OK
            b += 1
        return TOUCHES_CENTER

    def run(self, p: Position, f: i64) -> bool:
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        cc = t.center(seat)
        b: i64 = 0
        while b < 5:
            if t.farms[seat * FARM + BUILT + b] > cc:
                out = append(out, BUILDING + b)
            b += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        return TOUCHES_CENTER if reason == TARGET else reason

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        t.move_building(t.stack[f + SEAT], action - BUILDING, -1)
        t.pop()


# -- from the data ---------------------------------------------------------------------------------------------------


def cost(data: dict[str, Any]) -> Node:
    """A payment from its data."""
    ((verb, what),) = data.items()
    if verb == "give":
        if what[0] == "sheep":
            return GiveSheep(quantity(what[1]))
        n = quantity(what[1])
        return Fee(OWN[what[0]], n.n) if isinstance(n, Fixed) else Give(OWN[what[0]], n)
    if verb == "give_harvested":
        return GiveHarvested(GOODS.index(what[0]), what[1])
    if verb == "give_same":
        return GiveKinds(mask_of(what["from"]), 1, what["n"])
    if verb == "give_each":
        return GiveKinds(mask_of(what["from"]), what["kinds"], what["n"])
    if verb == "remove_field":
        return remove_fields(what)
    if verb == "unplant":
        return Unplant(what)
    if verb == "discard":
        return DiscardCards(what["n"], -1 if what["deck"] == "any" else DECKS.index(what["deck"]))
    if verb == "reduce_to":
        return ReduceTo(mask_of(what["from"]), what["n"])
    if verb == "move_sheep_back":
        return SheepBack(what)
    if verb == "retreat" and what == 1:
        return Retreat()
    raise KeyError(verb)


def remove_fields(what: dict[str, Any]) -> Cost:
    unknown = set(what) - {"n", "row", "not_row", "planted"}
    if unknown:
        raise KeyError(unknown.pop())
    rows: i64 = BIT[2] + BIT[3] + BIT[4] + BIT[5]
    if "row" in what:
        rows = BIT[what["row"]]
    if "not_row" in what:
        rows -= BIT[what["not_row"]]
    return RemoveFields(what["n"], rows, bool(what.get("planted", False)))
