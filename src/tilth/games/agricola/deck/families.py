# compiled
"""Offspring, guests, and who is placed when (§4.1, §8)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.occasions import Spend
from tilth.games.agricola.rules.action_parts import Piece
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.effects import If, Optional
from tilth.games.agricola.rules.events import FIRST_TURN, GREW, GROWS_ANYWAY, OTHER, PRELUDE, ROOMED, USED_UP, WORKERS
from tilth.games.agricola.rules.family import Grow, moves_out
from tilth.games.agricola.rules.goods import CLAYEY, FOOD, STONY
from tilth.games.agricola.rules.layout import WORK
from tilth.games.agricola.rules.requirements import LivesIn, UntilRound
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import at_home, grow_up, house_of, invite, lodge, lodgers_of, people_of, uses_of
from tilth.games.agricola.rules.work_phase import Placement, Work
from tilth.kernel.core import FRAME, IT, OK, PASS, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Several, Step
from tilth.kernel.native import BIT, i64
from tilth.kernel.reactions import OTHERS, actor

# -- offspring -------------------------------------------------------------------------------------------------------


class PerRoom(Optional):
    """A part that may be done as often as the number in IT says. STEP: how often it was done."""

    def run(self, p: Position, f: i64) -> bool:
        if p.stack[f + STEP] >= p.stack[f + IT]:
            p.pop()
            return False
        return super().run(p, f)

    def take(self, p: Position, f: i64, action: i64) -> None:
        if action == PASS:
            p.pop()
            return
        p.stack[f + STEP] += 1
        p.push(self.parts[0], p.stack[f + SEAT], 0, p.stack[f + IT])


@card("wet_nurse")
def wet_nurse(c: Maker) -> None:
    c.on(ROOMED, PerRoom(c.number, c.buy(Grow(True), food=c.n["food"])))


class Adopt(Step):
    """A child just born goes home at once as one who can be placed."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        grow_up(cast(Table, p), seat)


@card("adoptive_parents")
def adoptive_parents(c: Maker) -> None:
    c.on(GREW, c.may(c.buy(Adopt(), food=c.n["food"])))


class Roomless(Answer):
    """From a clay hut on, the next child needs no room, until the card is used up."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        t = cast(Table, p)
        open_ = owner == seat and uses_of(t, self.number) == 0 and house_of(t, seat) >= CLAYEY
        return 1 if open_ else value


@card("farm_steward")
def farm_steward(c: Maker) -> None:
    c.says(GROWS_ANYWAY, Roomless(c.number))
    c.on(GREW, If(LivesIn(CLAYEY, STONY), Spend(c.number)))


@card("lover")
def lover(c: Maker) -> None:
    c.plays(Grow(False))


class Midwifery(Step):
    """Food if the family of the one whose child was born is larger now: so much, or more from a certain gap on."""

    def __init__(self, food: i64, gap: i64, more: i64, source: i64) -> None:
        super().__init__()
        self.food: i64 = food
        self.gap: i64 = gap
        self.more: i64 = more
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        ahead = people_of(t, actor(p)) - people_of(t, seat)
        if ahead > 0:
            t.gain(seat, FOOD, self.more if ahead >= self.gap else self.food, self.source)


@card("midwife")
def midwife(c: Maker) -> None:
    c.on(GREW, Midwifery(c.n["food"], c.n["gap"], c.n["more_food"], c.source), OTHERS)


class Lodge(Step):
    """One of the people not in play yet comes to live on the card, and can be placed in this round already."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        lodge(cast(Table, p), seat)


class MoveIn(Step):
    """The one on the card was the child just born: nobody new has come. Not if that one was placed for it."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        acted = t.phase == WORK and at_home(t, seat) == 0
        return OK if lodgers_of(t, seat) > 0 and not acted else WRONG_PART

    def act(self, p: Position, seat: i64, it: i64) -> None:
        moves_out(cast(Table, p), seat)


class Evict(Piece):
    """The card is given up: whoever lived there goes."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if lodgers_of(t, seat) > 0:
            moves_out(t, seat)


@card("reed_hut")
def reed_hut(c: Maker) -> None:
    c.plays(Lodge())
    c.on(GREW, c.may(MoveIn()))
    c.leaves(Evict())


# -- who is placed ---------------------------------------------------------------------------------------------------


class Guest(Step):
    """A guest comes to help in the next round; in the one after it, if the next is just starting."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        invite(cast(Table, p), seat)


@card("guest")
def guest(c: Maker) -> None:
    c.plays(Guest())


class Away(Answer):
    """The owner places nobody in one round."""

    def __init__(self, round: i64) -> None:
        super().__init__()
        self.round: i64 = round

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return 0 if owner == seat and cast(Table, p).round == self.round else value


@card("holiday_house")
def holiday_house(c: Maker) -> None:
    c.says(WORKERS, Away(c.n["round"]))


class Scares(Answer):
    """In some rounds the others leave one of their offspring at home."""

    def __init__(self, rounds: list[int], first: i64) -> None:
        super().__init__()
        self.rounds = rounds
        self.first: i64 = first

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        t = cast(Table, p)
        if owner == seat or value == 0 or people_of(t, seat) < self.first:
            return value
        return value - 1 if t.round in self.rounds else value


@card("ratcatcher")
def ratcatcher(c: Maker) -> None:
    c.needs(UntilRound(c.n["last"]))
    c.says(WORKERS, Scares(c.n["rounds"], c.n["first"]))


class SecondPerson(Several):
    """After a placement another one in the same turn: anywhere after one of these spaces, else only there. IT: the
    space."""

    def __init__(self, spaces: i64) -> None:
        super().__init__([Placement(-1, True), Placement(spaces, True)], "")
        self.spaces: i64 = spaces
        self.sure = True

    def part(self, it: i64) -> Node:
        return self.parts[0 if self.spaces & BIT[it] else 1]

    def first(self, p: Position) -> bool:
        """Is this the first person of a turn? Moves at the end of the phase are nobody's turn."""
        working = False
        f: i64 = 0
        while f < p.top:
            node = p.nodes[p.stack[f]]
            if node.id == self.id:
                return False
            working = working or isinstance(node, Work)
            f += FRAME
        return working

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        if at_home(t, seat) == 0 or not self.first(t):
            return True
        return self.part(it).doable(t, seat, it) != OK

    def run(self, p: Position, f: i64) -> bool:
        step = p.stack[f + STEP]
        p.stack[f + STEP] = 1
        if step == 0:
            p.push(self.part(p.stack[f + IT]), p.stack[f + SEAT], 0, 0)
        else:
            p.drop()
        return False


@card("lasso")
def lasso(c: Maker) -> None:
    assert c.n["people"] == 2
    c.on(USED_UP, SecondPerson(c.spaces("animals")))


class PayStarter(Step):
    """The starting player gets food that another has paid."""

    def __init__(self, food: i64) -> None:
        super().__init__()
        self.food: i64 = food

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return p.starter == seat

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).gain(p.starter, FOOD, self.food, OTHER)


class GoesFirst(Answer):
    """Its owner places a person before all others in the round in which the card was used."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        t = cast(Table, p)
        return owner if uses_of(t, self.number) == t.round else value


@card("taster")
def taster(c: Maker) -> None:
    c.on(PRELUDE, c.may(c.buy(PayStarter(c.n["food"]), food=c.n["food"])))
    c.says(FIRST_TURN, GoesFirst(c.number))
