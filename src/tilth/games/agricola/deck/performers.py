# compiled
"""Traveling players, and people who go on to another space (§3.4)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.deck.gatherers import Double, Leave
from tilth.games.agricola.deck.occasions import WAITING, Forget, PickSpace, Remember, at, quiet
from tilth.games.agricola.rules.actions import NOTHING_PERFORMED, SPACE_OCCUPIED, SPACES, TAKE
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.effects import If, OnSpace, Sale
from tilth.games.agricola.rules.events import GOING_HOME, MOVING, OPENS, PARTING, SHARES, TOOK, USED
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.goods import CATTLE, FOOD, SHEEP
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import (
    at_home,
    is_open,
    kept,
    lay_there,
    parted_with,
    spend,
    stock,
    uses_of,
)
from tilth.kernel.answers import ask
from tilth.kernel.core import CANNOT_PAY, OK, PASS, SEAT, STEP, WRONG_PART, Position
from tilth.kernel.expressions import Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY, OTHERS

# -- traveling players -----------------------------------------------------------------------------------------------


@card("conjurer")
def conjurer(c: Maker) -> None:
    at(c, c.gain(grain=c.n["grain"]), "traveling-players")


@card("street_musician")
def street_musician(c: Maker) -> None:
    c.on(TOOK, OnSpace(c.spaces("traveling-players"), c.gain(grain=c.n["grain"])), OTHERS)


class LastPerson(Need):
    """The last person of the round has been placed."""

    def holds(self, t: Table, seat: i64) -> bool:
        return at_home(t, seat) == 0


@card("magician")
def magician(c: Maker) -> None:
    at(c, If(LastPerson(), c.gain(grain=c.n["grain"], food=c.n["food"])), "traveling-players")


@card("storyteller")
def storyteller(c: Maker) -> None:
    left = c.may(Leave(FOOD, c.n["food"], c.gain(vegetable=c.n["vegetable"])))
    c.on(PARTING, OnSpace(c.spaces("traveling-players"), quiet(left)))


class TopUp(Step):
    """What the space gives of food is made up to so much, unless the rival card has been used in this turn."""

    def __init__(self, c: Maker, least: i64, rival: i64) -> None:
        super().__init__()
        self.number: i64 = c.number
        self.source: i64 = c.source
        self.least: i64 = least
        self.rival: i64 = rival
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        nothing = lay_there(t, FOOD) == 0 or kept(t, FOOD) >= self.least
        return nothing or uses_of(t, self.rival) == t.stint(seat)

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_used(self.number, t.stint(seat))
        t.gain(seat, FOOD, self.least - kept(t, FOOD), self.source)


@card("dancer")
def dancer(c: Maker) -> None:
    more = TopUp(c, c.n["least"], CARD_IDS.index("juggler"))
    c.on(USED, OnSpace(c.spaces("traveling-players"), more))


@card("juggler")
def juggler(c: Maker) -> None:
    names = [
        "magician", "conjurer", "street_musician", "puppeteer", "acrobat", "dancer", "animal_trainer", "storyteller",
    ]  # fmt: skip
    twice = c.may(Double(c, names, CARD_IDS.index("dancer")))
    c.on(USED, OnSpace(c.spaces("traveling-players"), twice))


class Menagerie(Sale):
    """Animals for the food that lay on the space and was kept. STEP: the food spent."""

    def __init__(self, prices: list[int], source: i64) -> None:
        super().__init__("take")
        self.prices: vec[i64] = vec[i64](prices)  # of sheep, boar, cattle
        self.source: i64 = source
        self.sure = False

    def food_for(self, good: i64) -> i64:
        return self.prices[good - SHEEP]

    def lack(self, t: Table, seat: i64, spent: i64, kind: i64) -> i64:
        price = self.prices[kind]
        budget = lay_there(t, FOOD) - parted_with(t, FOOD) - spent
        return OK if budget >= price and stock(t, seat, FOOD) >= price else CANNOT_PAY

    def open(self, t: Table, seat: i64, spent: i64) -> bool:
        kind: i64 = 0
        while kind < 3:
            if self.lack(t, seat, spent, kind) == OK:
                return True
            kind += 1
        return False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if self.open(cast(Table, p), seat, 0) else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        spent = p.stack[f + STEP]
        if spent and not self.open(cast(Table, p), p.stack[f + SEAT], spent):
            p.pop()
            return False
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        if t.stack[f + STEP]:
            out = append(out, PASS)
        kind: i64 = 0
        while kind < 3:
            if self.lack(t, t.stack[f + SEAT], t.stack[f + STEP], kind) == OK:
                out = append(out, TAKE + SHEEP + kind)
            kind += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK if t.stack[f + STEP] else WRONG_PART
        if action < TAKE + SHEEP or action > TAKE + CATTLE:
            return WRONG_PART
        return self.lack(t, seat, t.stack[f + STEP], action - TAKE - SHEEP)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            t.pop()
            return
        seat, good = t.stack[f + SEAT], action - TAKE
        t.stack[f + STEP] += self.prices[good - SHEEP]
        spend(t, seat, FOOD, self.prices[good - SHEEP])
        t.gain(seat, good, 1, self.source)


@card("animal_trainer")
def animal_trainer(c: Maker) -> None:
    bought = c.may(Menagerie([c.n["sheep"], c.n["boar"], c.n["cattle"]], c.source))
    c.on(USED, OnSpace(c.spaces("traveling-players"), bought))


# -- people moved on -------------------------------------------------------------------------------------------------


MOVERS: Final = ["acrobat", "countryman"]
PLACES: Final[i64] = 64  # more than there are spaces
MOVED: Final[i64] = PLACES * PLACES  # more than else is noted on a mover


def moved(source: i64, space: i64) -> i64:
    """What is noted on a mover in this round: where from and where to."""
    return MOVED + PLACES * source + space


def moved_from(used: i64) -> i64:
    """-1: nobody was moved."""
    return (used - MOVED) // PLACES if used >= MOVED else -1


def moved_to(used: i64) -> i64:
    """-1: nobody was moved."""
    return (used - MOVED) % PLACES if used >= MOVED else -1


def left_by_mover(t: Table, space: i64) -> bool:
    """Was it free only because somebody was moved on from there?"""
    for slug in MOVERS:
        if moved_from(uses_of(t, CARD_IDS.index(slug))) == space:
            return True
    return False


class MoveOn(PickSpace):
    """One person goes on to another space and acts there (§3.4). `claims`: only if the card has a claim."""

    def __init__(self, card: i64, sources: i64, goals: i64, claims: bool) -> None:
        super().__init__()
        self.card: i64 = card
        self.sources: i64 = sources
        self.goals: i64 = goals
        self.claims: bool = claims

    def source(self, t: Table, seat: i64) -> i64:
        """A space with a person of the seat that may move on; -1: none."""
        if uses_of(t, self.card) != (WAITING if self.claims else 0):
            return -1
        space: i64 = 0
        while space < SPACES:
            if self.sources & BIT[space] and t.people_on(space, seat) and not self.came(t, seat, space):
                return space
            space += 1
        return -1

    def came(self, t: Table, seat: i64, space: i64) -> bool:
        """Was the seat's person moved there in this round?"""
        for slug in MOVERS:
            number = CARD_IDS.index(slug)
            if t.has(seat, number) and moved_to(uses_of(t, number)) == space:
                return True
        return False

    def lack(self, t: Table, seat: i64, space: i64) -> i64:
        if space >= len(t.game.uses) or not self.goals & BIT[space]:
            return WRONG_PART
        if not is_open(t, space) and ask(t, OPENS, seat, 0, space) == 0:
            return WRONG_PART
        shared = ask(t, SHARES, seat, 0, space) == 1
        if (t.full(space) and (not shared or t.people_on(space, seat))) or left_by_mover(t, space):
            return SPACE_OCCUPIED
        return t.game.uses[space].doable(t, seat, 0)

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if self.source(t, seat) >= 0:
            space: i64 = 0
            while space < SPACES:
                if self.lack(t, seat, space) == OK:
                    return OK
                space += 1
        return NOTHING_PERFORMED

    def picked(self, t: Table, seat: i64, space: i64) -> None:
        source = self.source(t, seat)
        t.go(source, seat)
        t.come(space, seat)
        t.set_used(self.card, moved(source, space))
        t.push(t.game.uses[space], seat, 0, 0)


@card("acrobat")
def acrobat(c: Maker) -> None:
    spaces = c.spaces("traveling-players")
    c.on(TOOK, OnSpace(spaces, Remember(c.number)))
    c.on(MOVING, c.may(MoveOn(c.number, spaces, c.spaces("take-grain", "plowing"), True)), ANYBODY)
    c.on(GOING_HOME, Forget(c.number), ANYBODY)


@card("countryman")
def countryman(c: Maker) -> None:
    node = MoveOn(c.number, c.spaces("take-grain", "take-vegetable"), c.spaces("sowing"), False)
    c.on(MOVING, c.may(node), ANYBODY)
    c.on(GOING_HOME, Forget(c.number), ANYBODY)
