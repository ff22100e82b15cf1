# compiled
"""Spaces of one's own, taxes on others, spaces that are occupied or hidden (§4.1, §5.9)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.gifts import gives
from tilth.games.agricola.deck.occasions import PickSpace
from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import SPACE_NOT_IN_GAME, SPACE_NOT_REVEALED, SPACES, WHICH
from tilth.games.agricola.rules.bills import food_bill
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.effects import Choose, If, OnSpace, Yield
from tilth.games.agricola.rules.events import ENTERED, FORBIDS, OPENS, PRELUDE, ROUND_START, SHARES, SUPPLY
from tilth.games.agricola.rules.goods import CLAY, FOOD, ROUNDS, STAGES, WOOD
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.payments import can_pay
from tilth.games.agricola.rules.requirements import FromRound
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import is_open, lay_on_space, lay_round_card, on_space, round_card, take_off_space
from tilth.kernel.core import CANNOT_PAY, OK, SEAT, WRONG_PART, Node, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Several, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY, OTHERS, actor

# -- spaces of one's own ---------------------------------------------------------------------------------------------


class Poor(Answer):
    """Some spaces are closed to others who cannot pay the owner."""

    def __init__(self, spaces: i64, fee: i64) -> None:
        super().__init__()
        self.spaces: i64 = spaces
        self.fee: i64 = fee

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        if value != OK or owner == seat or not self.spaces & BIT[arg]:
            return value
        return OK if can_pay(cast(Table, p), seat, food_bill(self.fee)) else CANNOT_PAY


class Toll(Step):
    """Whoever the event happened to pays food to the owner of the card."""

    def __init__(self, fee: i64) -> None:
        super().__init__()
        self.fee: i64 = fee
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        payer = actor(t)
        t.gain(seat, FOOD, self.fee, SUPPLY)
        t.push(t.game.pay, payer, 0, food_bill(self.fee))


def toll(c: Maker, spaces: i64, fee: i64) -> None:
    """Others pay the owner before the action of these spaces."""
    c.says(FORBIDS, Poor(spaces, fee))
    c.on(ENTERED, OnSpace(spaces, Toll(fee)), OTHERS)


@card("master_forester")
def master_forester(c: Maker) -> None:
    c.opens("wood-2-3p")
    c.rules.gathers(c.rules.space_slugs.index("wood-2-3p"), c.goods(wood=c.n["wood"]))
    toll(c, c.spaces("wood-2-3p"), c.n["fee"])


class PutOn(Step):
    """Goods come to lie on a space."""

    def __init__(self, space: i64, good: i64, n: i64) -> None:
        super().__init__()
        self.space: i64 = space
        self.good: i64 = good
        self.n: i64 = n
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        lay_on_space(cast(Table, p), self.space, self.good, self.n)


@card("clay_digger")
def clay_digger(c: Maker) -> None:
    c.opens("clay-1-3p")
    space = c.rules.space_slugs.index("clay-1-3p")
    c.rules.gathers(space, c.goods(clay=c.n["clay"]))
    c.plays(PutOn(space, CLAY, c.n["start"]))
    toll(c, c.spaces("clay-1-3p"), c.n["fee"])


@card("sycophant")
def sycophant(c: Maker) -> None:
    spaces = c.spaces("take-grain")
    toll(c, spaces, c.n["fee"])
    c.on(ENTERED, OnSpace(spaces, c.gain(food=c.n["food"])), ANYBODY)


class Earn(Step):
    """Bonus points at once."""

    def __init__(self, points: i64) -> None:
        super().__init__()
        self.points: i64 = points

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).bonus(seat, self.points)


class OwnerOr(Several):
    """One thing for the owner of the card, another for everybody else."""

    def __init__(self, card: i64, owners: Node, others: Node) -> None:
        super().__init__([owners, others], "")
        self.card: i64 = card

    def part(self, t: Table, seat: i64) -> Node:
        return self.parts[0 if t.has(seat, self.card) else 1]

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return self.part(cast(Table, p), seat).doable(p, seat, it)

    def run(self, p: Position, f: i64) -> bool:
        p.become(self.part(cast(Table, p), p.stack[f + SEAT]), 0)
        return False


def market(c: Maker, given: vec[i64]) -> None:
    """A space that gives everybody goods; its owner may have points instead."""
    space = c.rules.space_slugs.index(c.card.slug)
    goods, same = Yield(space, False, given, True), Yield(space, False, given, True)
    c.space(OwnerOr(c.number, Choose(goods, Earn(c.n["points"])), same))


@card("tavern", space=True)
def tavern(c: Maker) -> None:
    market(c, c.goods(food=c.n["food"]))


@card("clay_deposit", space=True)
def clay_deposit(c: Maker) -> None:
    market(c, c.goods(clay=c.n["clay"]))
    toll(c, c.spaces("clay_deposit"), c.n["price"])


# -- occupied and hidden spaces --------------------------------------------------------------------------------------


def first_rounds(rules: AgricolaRules, action: str) -> vec[i64]:
    """From which round on each space offers this; 0: never."""
    since = vec[i64]([0] * SPACES)
    for number, fact in enumerate(rules.space_facts):
        for option in fact["structure"]["options"]:
            if option["do"] == action:
                since[number] = option.get("min_round", 1)
    return since


class Joins(Answer):
    """The owner may use some spaces although somebody else stands there. For each space: from which round on."""

    def __init__(self, since: vec[i64]) -> None:
        super().__init__()
        self.since: vec[i64] = since

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        if owner != seat or arg >= len(self.since) or self.since[arg] == 0:
            return value
        return 1 if cast(Table, p).round >= self.since[arg] else value


@card("sleeping_corner")
def sleeping_corner(c: Maker) -> None:
    c.says(SHARES, Joins(first_rounds(c.rules, "family_growth")))


@card("head_of_the_family")
def head_of_the_family(c: Maker) -> None:
    c.says(SHARES, Joins(first_rounds(c.rules, "family_growth")))
    c.says(SHARES, Joins(first_rounds(c.rules, "build_rooms")))


@card("field_warden")
def field_warden(c: Maker) -> None:
    spaces = c.spaces("take-vegetable", "plowing")
    c.says(SHARES, Joins(vec[i64]([1 if spaces & BIT[space] else 0 for space in range(SPACES)])))


class TurnUp(Deed):
    """All round cards that are still hidden are turned up; where several may lie, the seat says which comes first."""

    def __init__(self) -> None:
        super().__init__("space")
        self.sure = True

    def next(self, t: Table) -> i64:
        """The first round whose card is hidden; past the last one if there is none."""
        round = t.round + 1
        while round <= ROUNDS and round_card(t, round) >= 0:
            round += 1
        return round

    def hidden(self, t: Table, round: i64) -> vec[i64]:
        """Spaces that could be the one of this round."""
        found = vec[i64]()
        space: i64 = 0
        while space < SPACES:
            if t.game.stage_of[space] == STAGES[round] and not t.face_up(space):
                found = append(found, space)
            space += 1
        return found

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.next(cast(Table, p)) > ROUNDS

    def lay(self, t: Table, space: i64) -> None:
        lay_round_card(t, self.next(t), space)

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        while self.next(t) <= ROUNDS:
            spaces = self.hidden(t, self.next(t))
            if len(spaces) > 1:
                return True
            self.lay(t, spaces[0])
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        for space in self.hidden(t, self.next(t)):
            out = append(out, WHICH + space)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        for space in self.hidden(t, self.next(t)):
            if action == WHICH + space:
                return OK
        return WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        self.lay(cast(Table, p), action - WHICH)


class Early(Answer):
    """The owner may use round cards that lie open before their round has come."""

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        t = cast(Table, p)
        round = t.round + 1
        while owner == seat and round <= ROUNDS:
            if round_card(t, round) == arg:
                return 1
            round += 1
        return value


@card("chamberlain")
def chamberlain(c: Maker) -> None:
    c.plays(If(FromRound(c.n["round"]), TurnUp()))
    c.on(ROUND_START, If(FromRound(c.n["round"]), TurnUp()), ANYBODY)
    c.says(OPENS, Early())


# -- goods on spaces -------------------------------------------------------------------------------------------------


class SpreadWood(Step):
    """The wood on one space is shared out evenly among others; what does not go round stays."""

    def __init__(self, spaces: i64, others: i64) -> None:
        super().__init__()
        self.spaces: i64 = spaces
        self.others: i64 = others

    def space(self, t: Table) -> i64:
        """The one of the spaces meant that is in this game."""
        space: i64 = 0
        while not self.spaces & BIT[space] or not is_open(t, space):
            space += 1
        return space

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return on_space(t, self.space(t), WOOD) < count(self.others)

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        share = on_space(t, self.space(t), WOOD) // count(self.others)
        take_off_space(t, self.space(t), WOOD, share * count(self.others))
        space: i64 = 0
        while space < SPACES:
            if self.others & BIT[space]:
                lay_on_space(t, space, WOOD, share)
            space += 1


@card("wood_distributor")
def wood_distributor(c: Maker) -> None:
    gives(c, "wood")
    c.on(PRELUDE, c.may(SpreadWood(c.spaces("wood-3"), c.spaces("clay-1", "reed-1", "fishing"))))


class PutOnSpace(PickSpace):
    """Goods from the general supply are put on an action space of choice, if all can see it."""

    def __init__(self, good: i64, n: i64) -> None:
        super().__init__()
        self.good: i64 = good
        self.n: i64 = n
        self.sure = True

    def lack(self, t: Table, seat: i64, space: i64) -> i64:
        if t.face_up(space):
            return OK
        return SPACE_NOT_REVEALED if t.game.in_game & BIT[space] else SPACE_NOT_IN_GAME

    def picked(self, t: Table, seat: i64, space: i64) -> None:
        lay_on_space(t, space, self.good, self.n)


@card("foreman")
def foreman(c: Maker) -> None:
    c.on(PRELUDE, c.may(PutOnSpace(FOOD, c.n["food"])))
