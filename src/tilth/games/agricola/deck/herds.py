# compiled
"""Animals: births, milk and wool, more of them (§14.5)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.deck.occasions import InRound, TookSome, at
from tilth.games.agricola.deck.points import PerSome, reached
from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import ACTION_LIMIT, BREEDING_LOCK, OVER_CAPACITY, RELEASE, TAKE
from tilth.games.agricola.rules.animals import Breed
from tilth.games.agricola.rules.bundles import some
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Score
from tilth.games.agricola.rules.effects import If, OnSpace
from tilth.games.agricola.rules.events import (
    BIRTHS,
    FIELD_START,
    FIELD_STEP,
    GAINED,
    ROUND_END,
    ROUND_START,
    SCORING,
    TOOK,
    WORK_START,
)
from tilth.games.agricola.rules.goods import BOAR, CATTLE, FOOD, KINDS, SHEEP, VEGETABLE
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.kitchen import locked
from tilth.games.agricola.rules.layout import BREEDING, END
from tilth.games.agricola.rules.packed_events import how_many, kind_of
from tilth.games.agricola.rules.requirements import AtLeast
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import finds_room, on_card, owner_of, spend, stock, take_off_card, uses_of
from tilth.kernel.core import CANNOT_PAY, CHANCE, OK, PASS, SEAT, STEP, WRONG_PART, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Ask, Provided, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY
from tilth.kernel.rng import Rng

# -- births ----------------------------------------------------------------------------------------------------------


class MoreLambs(Answer):
    """More than one newborn of a kind, if there are many parents."""

    def __init__(self, kind: i64, least: i64, young: i64) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.least: i64 = least
        self.young: i64 = young

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        if owner != seat or kind_of(arg) != self.kind or how_many(arg) < self.least:
            return value
        return self.young


@card("shepherd")
def shepherd(c: Maker) -> None:
    c.says(BIRTHS, MoreLambs(0, c.n["least"], c.n["lambs"]))


@card("pig_breeder")
def pig_breeder(c: Maker) -> None:
    c.plays(c.gain(boar=c.n["boar"]))
    c.on(ROUND_END, If(InRound(c.n["round"]), Breed(BOAR - SHEEP)), ANYBODY)


@card("cattle_breeder")
def cattle_breeder(c: Maker) -> None:
    c.plays(c.gain(cattle=c.n["cattle"]))
    c.on(ROUND_END, If(InRound(c.n["round"]), Breed(CATTLE - SHEEP)), ANYBODY)


# -- milk and wool ---------------------------------------------------------------------------------------------------


class MilkFood(Step):
    """Food for every so many sheep and for every so many cattle, of the seat or of all."""

    def __init__(self, c: Maker, all_farms: bool) -> None:
        super().__init__()
        self.food: i64 = c.n["food"]
        self.per_sheep: i64 = c.n["per_sheep"]
        self.per_cattle: i64 = c.n["per_cattle"]
        self.source: i64 = c.source
        self.all_farms: bool = all_farms
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        sheep: i64 = 0
        cattle: i64 = 0
        s: i64 = 0
        while s < t.game.seats:
            if s == seat or self.all_farms:
                sheep += stock(t, s, SHEEP)
                cattle += stock(t, s, CATTLE)
            s += 1
        t.gain(seat, FOOD, (sheep // self.per_sheep + cattle // self.per_cattle) * self.food, self.source)


@card("milking_shed")
def milking_shed(c: Maker) -> None:
    c.on(FIELD_START, MilkFood(c, True), ANYBODY)


@card("butter_churn")
def butter_churn(c: Maker) -> None:
    c.on(FIELD_STEP, MilkFood(c, False), ANYBODY)


class HerdFood(Step):
    """Food for animals of one kind: so many at least, so much."""

    def __init__(self, kind: i64, needs: list[int], gives: list[int], source: i64) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.needs = needs
        self.gives = gives
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain(seat, FOOD, reached(stock(t, seat, self.kind), self.needs, self.gives), self.source)


@card("spindle")
def spindle(c: Maker) -> None:
    c.on(FIELD_STEP, HerdFood(SHEEP, c.n["needs"], c.n["gives"], c.source), ANYBODY)


@card("loom")
def loom(c: Maker) -> None:
    c.on(FIELD_STEP, HerdFood(SHEEP, c.n["needs"], c.n["gives"], c.source), ANYBODY)
    c.scores(PerSome(SHEEP, c.n["per"], c.n["points"]))


@card("milking_stool")
def milking_stool(c: Maker) -> None:
    c.on(FIELD_STEP, HerdFood(CATTLE, c.n["needs"], c.n["gives"], c.source), ANYBODY)
    c.scores(PerSome(CATTLE, c.n["per"], c.n["points"]))


@card("milking_hand")
def milking_hand(c: Maker) -> None:
    c.on(FIELD_STEP, HerdFood(CATTLE, c.n["needs"], c.n["food"], c.source), ANYBODY)
    c.scores(PerSome(CATTLE, c.n["per"], c.n["points"]))


@card("weaver")
def weaver(c: Maker) -> None:
    c.on(WORK_START, If(AtLeast("sheep", c.n["least"]), c.gain(food=c.n["food"])), ANYBODY)


# -- more animals ----------------------------------------------------------------------------------------------------


@card("swineherd")
def swineherd(c: Maker) -> None:
    at(c, c.gain(boar=c.n["boar"]), "boar-1")


@card("cowherd")
def cowherd(c: Maker) -> None:
    at(c, c.gain(cattle=c.n["cattle"]), "cattle-1")


@card("animal_dealer")
def animal_dealer(c: Maker) -> None:
    at(c, c.may(c.buy(c.gain(sheep=c.n["animals"]), food=c.n["food"])), "sheep-1")
    at(c, c.may(c.buy(c.gain(boar=c.n["animals"]), food=c.n["food"])), "boar-1")
    at(c, c.may(c.buy(c.gain(cattle=c.n["animals"]), food=c.n["food"])), "cattle-1")


class BeforeBirths(Provided):
    """An exchange of animals, but never from the births of a harvest on (§12.3)."""

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        return BREEDING_LOCK if locked(cast(Table, p)) else OK


@card("sheep_farmer")
def sheep_farmer(c: Maker) -> None:
    spaces = c.spaces("sheep-1", "animal-market-5p")
    c.on(TOOK, OnSpace(spaces, TookSome(SHEEP, c.gain(sheep=c.n["sheep"]))))
    exchange = c.buy(c.gain(boar=c.n["boar"], cattle=c.n["cattle"]), sheep=c.n["exchange"])
    c.trade(BeforeBirths(exchange), births=True, rooms=True)


class MoreOfAKind(Deed):
    """A vegetable is given for an animal of a kind one has, if there is a place for it."""

    def __init__(self, c: Maker) -> None:
        super().__init__("take")
        self.price: i64 = c.n["vegetable"]
        self.n: i64 = c.n["animals"]
        self.source: i64 = c.source

    def lack(self, t: Table, seat: i64, kind: i64) -> i64:
        if stock(t, seat, VEGETABLE) < self.price or stock(t, seat, kind) == 0:
            return CANNOT_PAY
        return OK if finds_room(t, seat, kind, self.n) else OVER_CAPACITY

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        reason: i64 = CANNOT_PAY
        t = cast(Table, p)
        for kind in t.game.animals:
            lack = self.lack(t, seat, kind)
            if lack != CANNOT_PAY:
                reason = lack
            if lack == OK:
                return OK
        return reason

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        for kind in t.game.animals:
            if self.lack(t, t.stack[f + SEAT], kind) == OK:
                out = append(out, TAKE + kind)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        kind = action - TAKE
        return self.lack(t, seat, kind) if kind >= 0 and kind < t.game.kinds and t.game.herded[kind] else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        spend(t, seat, VEGETABLE, self.price)
        t.gain(seat, action - TAKE, self.n, self.source)


@card("feed_pellets")
def feed_pellets(c: Maker) -> None:
    c.feeds(MoreOfAKind(c))


class Multiply(Step):
    """More animals of each kind there is, as far as they find room."""

    def __init__(self, n: i64, source: i64) -> None:
        super().__init__()
        self.n: i64 = n
        self.source: i64 = source
        self.still = True

    def herd(self, t: Table, seat: i64) -> vec[i64]:
        goods = t.game.nothing[:]
        for kind in t.game.animals:
            if stock(t, seat, kind):
                goods[kind] += self.n
        return goods

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return not some(self.herd(cast(Table, p), seat))

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain_all(seat, self.herd(t, seat), self.source)


@card("animal_feed")
def animal_feed(c: Maker) -> None:
    c.on(SCORING, Multiply(c.n["animals"], c.source), ANYBODY)


class FillBag(Step):
    """Goods are laid on the card itself."""

    def __init__(self, number: i64, goods: vec[i64]) -> None:
        super().__init__()
        self.number: i64 = number
        self.goods: vec[i64] = goods

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).set_store(self.number, self.goods)


class DrawAlike(Ask):
    """Chance draws goods lying on the card, `n` of them. If all are of one kind the owner gets `keep` of them; the rest
    goes back. STEP: the kind drawn so far, plus 16 times how many."""

    def __init__(self, number: i64, n: i64, keep: i64, source: i64) -> None:
        super().__init__("draw")
        self.number: i64 = number
        self.n: i64 = n
        self.keep: i64 = keep
        self.source: i64 = source

    def left(self, t: Table, step: i64, good: i64) -> i64:
        """How many of a kind are still there to be drawn."""
        return on_card(t, self.number, good) - (step // 16 if step % 16 == good else 0)

    def total(self, t: Table, step: i64) -> i64:
        n: i64 = 0
        good: i64 = 0
        while good < KINDS:
            n += self.left(t, step, good)
            good += 1
        return n

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.total(cast(Table, p), 0) < self.n

    def run(self, p: Position, f: i64) -> bool:
        p.stack[f + SEAT] = CHANCE
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        good: i64 = 0
        while good < KINDS:
            if self.left(cast(Table, p), p.stack[f + STEP], good) > 0:
                out = append(out, TAKE + good)
            good += 1
        return out

    def odds(self, p: Position, f: i64, action: i64) -> i64:
        return self.left(cast(Table, p), p.stack[f + STEP], action - TAKE)

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        t = cast(Table, p)
        step = t.stack[f + STEP]
        k: i64 = rng.below(self.total(t, step))
        good: i64 = 0
        while k >= self.left(t, step, good):
            k -= self.left(t, step, good)
            good += 1
        return TAKE + good

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        good = action - TAKE
        step = t.stack[f + STEP]
        drawn = step // 16 + 1
        if drawn > 1 and step % 16 != good:
            t.drop()
        elif drawn < self.n:
            t.stack[f + STEP] = good + 16 * drawn
        else:
            t.drop()
            take_off_card(t, self.number, good, self.keep)
            t.gain(owner_of(t, self.number), good, self.keep, self.source)


@card("veterinarian")
def veterinarian(c: Maker) -> None:
    bag = c.goods(sheep=c.n["sheep"], boar=c.n["boar"], cattle=c.n["cattle"])
    c.plays(FillBag(c.number, bag))
    c.on(ROUND_START, DrawAlike(c.number, c.n["draw"], c.n["keep"], c.source), ANYBODY)


# -- animals on loan -------------------------------------------------------------------------------------------------


RETURNED: Final[i64] = 8  # in `used` of the card: the loan is settled; 1, 2, 4: sheep, boar, cattle came back


class Repay(Deed):
    """Animals lent are given back, once: one of each kind, or of some of them. `last`: at the end of the game, where
    it may be left altogether. STEP: how many came back."""

    def __init__(self, number: i64, last: bool) -> None:
        super().__init__("return")
        self.number: i64 = number
        self.last: bool = last
        self.still = last

    def owed(self, t: Table, seat: i64, kind: i64) -> i64:
        """Why this kind cannot be given back."""
        if uses_of(t, self.number) & (RETURNED | BIT[kind]):
            return ACTION_LIMIT
        return OK if stock(t, seat, SHEEP + kind) > 0 else CANNOT_PAY

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if t.phase == BREEDING:
            return BREEDING_LOCK
        reason: i64 = ACTION_LIMIT
        kind: i64 = 0
        while kind < 3 and reason != OK:
            reason = self.owed(t, seat, kind)
            kind += 1
        return reason

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return self.last and (t.phase != END or t.owns_tag(seat, "yeoman_farmer") > 0)

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if self.doable(t, t.stack[f + SEAT], 0) == OK:
            return True
        self.end(t, f)
        return False

    def end(self, t: Table, f: i64) -> None:
        if self.last or t.stack[f + STEP]:
            t.set_used(self.number, uses_of(t, self.number) | RETURNED)
        t.drop()

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        if self.last or t.stack[f + STEP]:
            out = append(out, PASS)
        kind: i64 = 0
        while kind < 3:
            if self.owed(t, t.stack[f + SEAT], kind) == OK:
                out = append(out, RELEASE + kind)
            kind += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK if self.last or t.stack[f + STEP] else WRONG_PART
        if action < RELEASE or action >= RELEASE + 3:
            return WRONG_PART
        return self.owed(t, seat, action - RELEASE)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            self.end(t, f)
            return
        kind = action - RELEASE
        t.stack[f + STEP] += 1
        spend(t, t.stack[f + SEAT], SHEEP + kind, 1)
        t.set_used(self.number, uses_of(t, self.number) | BIT[kind])


class RepayAtLast(Repay):
    """Before the scoring; where animals are still to come (Animal Feed), only then."""

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return t.owns_tag(seat, "animal_feed") > 0 or super().idle(p, seat, it)


class Loan(Score):
    """Each kind that was not given back costs points."""

    def __init__(self, number: i64, each: i64) -> None:
        self.number: i64 = number
        self.each: i64 = each

    def loss(self, t: Table, owner: i64) -> i64:
        if t.owns_tag(owner, "yeoman_farmer"):
            return 0
        return self.each * (3 - count(uses_of(t, self.number) % RETURNED))


@card("tenant_farmer")
def tenant_farmer(c: Maker) -> None:
    n = c.n["animals"]
    c.plays(c.gain(sheep=n, boar=n, cattle=n))
    c.trade(Repay(c.number, False), rooms=True)
    c.on(GAINED, Repay(c.number, True))
    c.on(SCORING, RepayAtLast(c.number, True), ANYBODY)
    c.scores(Loan(c.number, c.n["points"]))
