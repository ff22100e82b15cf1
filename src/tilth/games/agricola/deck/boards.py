# compiled
"""Cards about the board: who may place where, spaces of their own, people moved on (§3.4, §4.1, §5.9)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.actions import NOTHING_PERFORMED, SPACE_OCCUPIED, SPACES, WHICH
from tilth.games.agricola.rules.cards import CARD_IDS, Maker, card
from tilth.games.agricola.rules.effects import Choose, If, OnSpace, Yield, actor
from tilth.games.agricola.rules.farming import Deed
from tilth.games.agricola.rules.goods import CLAY, FOOD, REED, ROUNDS, STAGES, WOOD
from tilth.games.agricola.rules.layout import (
    ENTERED,
    FARM,
    FORBIDS,
    GOING_HOME,
    GUESTS,
    HOME,
    LATER_GUEST,
    MOVING,
    OPENS,
    PEOPLE,
    ROUND_START,
    SHARES,
    START,
    SUPPLY,
    TOOK,
    USED_UP,
    WORKERS,
)
from tilth.games.agricola.rules.payments import can_pay, food_bill
from tilth.games.agricola.rules.requirements import FromRound, UntilRound
from tilth.games.agricola.rules.spaces import SPACE_FACTS
from tilth.games.agricola.rules.table import UNIT, Table, amount
from tilth.games.agricola.rules.work import Placement, Work
from tilth.kernel.answers import ask
from tilth.kernel.core import CANNOT_PAY, FRAME, IT, OK, SEAT, STEP, WRONG_PART, Answer, Node, Position
from tilth.kernel.expressions import Several, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY, OTHERS

# -- who acts --------------------------------------------------------------------------------------------------------


class Guest(Step):
    """A guest comes to help in the next round; in the one after it, if the next is just starting."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.farms[seat * FARM + GUESTS] += LATER_GUEST if t.phase == START else 1


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
        if owner == seat or value == 0 or t.farms[seat * FARM + PEOPLE] < self.first:
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
        if t.farms[seat * FARM + HOME] == 0 or not self.first(t):
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


# -- occupied and hidden spaces --------------------------------------------------------------------------------------


def first_rounds(action: str) -> vec[i64]:
    """From which round on each space offers this; 0: never."""
    since = vec[i64]([0] * SPACES)
    for number, fact in enumerate(SPACE_FACTS):
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
    c.says(SHARES, Joins(first_rounds("family_growth")))


@card("head_of_the_family")
def head_of_the_family(c: Maker) -> None:
    c.says(SHARES, Joins(first_rounds("family_growth")))
    c.says(SHARES, Joins(first_rounds("build_rooms")))


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
        while round <= ROUNDS and t.order[round] >= 0:
            round += 1
        return round

    def hidden(self, t: Table, round: i64) -> vec[i64]:
        """Spaces that could be the one of this round."""
        found = vec[i64]()
        space: i64 = 0
        while space < SPACES:
            known = t.open & BIT[space] != 0
            r: i64 = 1
            while r <= ROUNDS:
                known = known or t.order[r] == space
                r += 1
            if t.game.stage_of[space] == STAGES[round] and not known:
                found = append(found, space)
            space += 1
        return found

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.next(cast(Table, p)) > ROUNDS

    def lay(self, t: Table, space: i64) -> None:
        order = t.order[:]
        order[self.next(t)] = space
        t.order = order

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
            if t.order[round] == arg:
                return 1
            round += 1
        return value


@card("chamberlain")
def chamberlain(c: Maker) -> None:
    c.plays(If(FromRound(c.n["round"]), TurnUp()))
    c.on(ROUND_START, If(FromRound(c.n["round"]), TurnUp()), ANYBODY)
    c.says(OPENS, Early())


# -- spaces of their own ---------------------------------------------------------------------------------------------


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


class PutOn(Step):
    """Goods come to lie on a space."""

    def __init__(self, space: i64, bundle: i64) -> None:
        super().__init__()
        self.space: i64 = space
        self.bundle: i64 = bundle
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).heaps[self.space] += self.bundle


@card("master_forester")
def master_forester(c: Maker) -> None:
    c.opens("wood-2-3p")
    c.rules.adds[c.rules.space_slugs.index("wood-2-3p")] = c.n["wood"] * UNIT[WOOD]
    toll(c, c.spaces("wood-2-3p"), c.n["fee"])


@card("clay_digger")
def clay_digger(c: Maker) -> None:
    c.opens("clay-1-3p")
    space = c.rules.space_slugs.index("clay-1-3p")
    c.rules.adds[space] = c.n["clay"] * UNIT[CLAY]
    c.plays(PutOn(space, c.n["start"] * UNIT[CLAY]))
    toll(c, c.spaces("clay-1-3p"), c.n["fee"])


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
        return self.parts[0 if t.owner[self.card] == seat else 1]

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return self.part(cast(Table, p), seat).doable(p, seat, it)

    def run(self, p: Position, f: i64) -> bool:
        p.become(self.part(cast(Table, p), p.stack[f + SEAT]), 0)
        return False


def market(c: Maker, bundle: i64) -> None:
    """A space that gives everybody goods; its owner may have points instead."""
    space = c.rules.space_slugs.index(c.card.slug)
    goods, same = Yield(space, False, bundle, True), Yield(space, False, bundle, True)
    c.space(OwnerOr(c.number, Choose(goods, Earn(c.n["points"])), same))


@card("tavern")
def tavern(c: Maker) -> None:
    market(c, c.n["food"] * UNIT[FOOD])


@card("clay_deposit")
def clay_deposit(c: Maker) -> None:
    market(c, c.n["clay"] * UNIT[CLAY])
    toll(c, c.spaces("clay_deposit"), c.n["price"])


# -- people moved on -------------------------------------------------------------------------------------------------

MOVERS: Final = ["acrobat", "countryman"]
CLAIM: Final[i64] = 1  # a card that waits for the end of the phase
MOVED: Final[i64] = 4096  # plus 64 * where from + where to: what a mover has done in this round


class Claim(Step):
    """Something is remembered on the card until the people go home."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).set_used(self.card, CLAIM)


class Forget(Step):
    """The round is over for the card."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).used[self.card] == 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).set_used(self.card, 0)


def left_by_mover(t: Table, space: i64) -> bool:
    """Was it free only because somebody was moved on from there?"""
    for slug in MOVERS:
        used = t.used[CARD_IDS.index(slug)]
        if used >= MOVED and used % MOVED // 64 == space:
            return True
    return False


class MoveOn(Deed):
    """One person goes on to another space and acts there (§3.4). `claims`: only if the card has a claim."""

    def __init__(self, card: i64, sources: i64, goals: i64, claims: bool) -> None:
        super().__init__("space")
        self.card: i64 = card
        self.sources: i64 = sources
        self.goals: i64 = goals
        self.claims: bool = claims

    def source(self, t: Table, seat: i64) -> i64:
        """A space with a person of the seat that may move on; -1: none."""
        if t.used[self.card] != (CLAIM if self.claims else 0):
            return -1
        space: i64 = 0
        while space < SPACES:
            if self.sources & BIT[space] and t.taken[space] & BIT[seat] and not self.came(t, seat, space):
                return space
            space += 1
        return -1

    def came(self, t: Table, seat: i64, space: i64) -> bool:
        """Was the seat's person moved there in this round?"""
        for slug in MOVERS:
            number = CARD_IDS.index(slug)
            if t.owner[number] == seat and t.used[number] >= MOVED and t.used[number] % 64 == space:
                return True
        return False

    def lack(self, t: Table, seat: i64, space: i64) -> i64:
        if space >= len(t.game.uses) or not self.goals & BIT[space]:
            return WRONG_PART
        if not t.open & BIT[space] and ask(t, OPENS, seat, 0, space) == 0:
            return WRONG_PART
        shared = ask(t, SHARES, seat, 0, space) == 1
        if (t.taken[space] and not shared) or t.taken[space] & BIT[seat] or left_by_mover(t, space):
            return SPACE_OCCUPIED
        return t.game.uses[space].doable(t, seat, 0)

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if self.source(t, seat) >= 0:
            space: i64 = 0
            while space < SPACES:
                if self.goals & BIT[space] and self.lack(t, seat, space) == OK:
                    return OK
                space += 1
        return NOTHING_PERFORMED

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        space: i64 = 0
        while space < SPACES:
            if self.goals & BIT[space] and self.lack(t, t.stack[f + SEAT], space) == OK:
                out = append(out, WHICH + space)
            space += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action < WHICH or action >= WHICH + SPACES:
            return WRONG_PART
        return self.lack(t, seat, action - WHICH)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        space, source = action - WHICH, self.source(t, seat)
        t.pop()
        t.taken[source] &= ~BIT[seat]
        t.taken[space] |= BIT[seat]
        t.set_used(self.card, MOVED + 64 * source + space)
        t.push(t.game.uses[space], seat, 0, 0)


@card("acrobat")
def acrobat(c: Maker) -> None:
    spaces = c.spaces("traveling-players")
    c.on(TOOK, OnSpace(spaces, Claim(c.number)))
    c.on(MOVING, c.may(MoveOn(c.number, spaces, c.spaces("take-grain", "plowing"), True)), ANYBODY)
    c.on(GOING_HOME, Forget(c.number), ANYBODY)


@card("countryman")
def countryman(c: Maker) -> None:
    node = MoveOn(c.number, c.spaces("take-grain", "take-vegetable"), c.spaces("sowing"), False)
    c.on(MOVING, c.may(node), ANYBODY)
    c.on(GOING_HOME, Forget(c.number), ANYBODY)


class ReedTaken(Claim):
    """The card has a claim if the space in use has given reed."""

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return amount(cast(Table, p).got, REED) == 0


class TakeCatch(Forget):
    """The food that is left on a space goes to whoever has a claim; this is no use of the space."""

    def __init__(self, card: i64, space: i64, source: i64) -> None:
        super().__init__(card)
        self.space: i64 = space
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        super().act(p, seat, it)
        food = amount(t.heaps[self.space], FOOD)
        t.heaps[self.space] -= food * UNIT[FOOD]
        t.gain(seat, FOOD, food, self.source)


@card("net_fisherman")
def net_fisherman(c: Maker) -> None:
    c.on(TOOK, ReedTaken(c.number))
    c.on(GOING_HOME, TakeCatch(c.number, c.rules.space_slugs.index("fishing"), c.source), ANYBODY)
