# compiled
"""Cards that give goods when played, lay goods on round spaces, or work as a round or its work phase begins."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.majors import lay_ahead
from tilth.games.agricola.rules.actions import SPACE_NOT_IN_GAME, SPACE_NOT_REVEALED, SPACES, TAKE, WHICH
from tilth.games.agricola.rules.cards import Maker, card
from tilth.games.agricola.rules.effects import Buy, If, Later, TakeOne
from tilth.games.agricola.rules.farming import Deed, Plow, Stables
from tilth.games.agricola.rules.fencing import Fence
from tilth.games.agricola.rules.goods import (
    BOAR,
    CATTLE,
    CLAY,
    CLAYEY,
    FOOD,
    GOODS,
    KINDS,
    REED,
    ROUNDS,
    SHEEP,
    STONE,
    STONY,
    WOOD,
)
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import (
    ASIDE,
    FARM,
    FENCE_PIECE,
    FIELD_TILE,
    FIRST_TURN,
    HOUSE,
    NEW_ROUND,
    OTHER,
    PRELUDE,
    RENOVATED,
    ROUND_START,
    WORK_START,
)
from tilth.games.agricola.rules.requirements import AtLeast, LivesIn
from tilth.games.agricola.rules.table import UNIT, Need, Table, amount
from tilth.kernel.core import CHANCE, OK, SEAT, STEP, WRONG_PART, Answer, Node, Position
from tilth.kernel.expressions import Ask, Provided, Several, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY
from tilth.kernel.rng import Rng

# -- goods at once ---------------------------------------------------------------------------------------------------


def gives(c: Maker, good: str) -> None:
    """So many of a good when it is played."""
    c.plays(c.gain(**{good: c.n[good]}))


def gives_one_of(c: Maker, *goods: str) -> None:
    """One of several goods when it is played, of the player's choice."""
    c.plays(TakeOne([c.n[good] * UNIT[GOODS.index(good)] for good in goods], c.source))


class PerRoundOver(Step):
    """So much food for each round that is over; the running one is not."""

    def __init__(self, food: i64, source: i64) -> None:
        super().__init__()
        self.food: i64 = food
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain(seat, FOOD, self.food * (t.round - 1), self.source)


@card("building_material")
def building_material(c: Maker) -> None:
    gives_one_of(c, "wood", "clay")


@card("helpful_neighbors")
def helpful_neighbors(c: Maker) -> None:
    gives_one_of(c, "stone", "reed")


@card("market_stall")
def market_stall(c: Maker) -> None:
    gives(c, "vegetable")


@card("weekly_market")
def weekly_market(c: Maker) -> None:
    gives(c, "vegetable")


@card("cattle_market")
def cattle_market(c: Maker) -> None:
    gives(c, "cattle")


@card("boar_breeding")
def boar_breeding(c: Maker) -> None:
    gives(c, "boar")


@card("reed_exchange")
def reed_exchange(c: Maker) -> None:
    gives(c, "reed")


@card("stone_exchange")
def stone_exchange(c: Maker) -> None:
    gives(c, "stone")


@card("lumber")
def lumber(c: Maker) -> None:
    gives(c, "wood")


@card("corn_sheaf")
def corn_sheaf(c: Maker) -> None:
    gives(c, "grain")


@card("alms")
def alms(c: Maker) -> None:
    c.plays(PerRoundOver(c.n["food"], c.source))


# -- goods on round spaces (§15.9) -----------------------------------------------------------------------------------


def next_rounds(c: Maker, good: str) -> Later:
    """So many of a good on each of the next rounds."""
    return lay_ahead(c, GOODS.index(good), c.n[good], c.n["rounds"])


def every_round(c: Maker, good: str) -> Later:
    """On all rounds still to come."""
    return lay_ahead(c, GOODS.index(good), c.n[good], int(ROUNDS))


def on_rounds(c: Maker, good: str, rounds: list[int]) -> None:
    """When it is played, on those of certain rounds that are still to come."""
    c.plays(Later(GOODS.index(good), c.n[good], rounds, False))


def span(c: Maker) -> list[int]:
    """From one round to another, as printed."""
    return list(range(c.n["from"], c.n["to"] + 1))


def odd() -> list[int]:
    return list(range(1, int(ROUNDS) + 1, 2))


def even() -> list[int]:
    return list(range(2, int(ROUNDS) + 1, 2))


def rounds_after(c: Maker, good: str) -> None:
    """When it is played, on the rounds that come so many rounds after the current one."""
    c.plays(Later(GOODS.index(good), c.n[good], c.n["after"], True))


@card("animal_pen")
def animal_pen(c: Maker) -> None:
    c.plays(every_round(c, "food"))


@card("carp_pond")
def carp_pond(c: Maker) -> None:
    on_rounds(c, "food", odd())


@card("fruit_tree")
def fruit_tree(c: Maker) -> None:
    on_rounds(c, "food", span(c))


@card("private_forest")
def private_forest(c: Maker) -> None:
    on_rounds(c, "wood", even())


@card("sack_cart")
def sack_cart(c: Maker) -> None:
    on_rounds(c, "grain", c.n["rounds"])


@card("reed_pond")
def reed_pond(c: Maker) -> None:
    c.plays(next_rounds(c, "reed"))


@card("dovecote")
def dovecote(c: Maker) -> None:
    on_rounds(c, "food", span(c))


@card("village_well")
def village_well(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


@card("strawberry_patch")
def strawberry_patch(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


@card("goose_pond")
def goose_pond(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


@card("chicken_coop")
def chicken_coop(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


@card("beehive")
def beehive(c: Maker) -> None:
    on_rounds(c, "food", even())


@card("duck_pond")
def duck_pond(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


@card("granary")
def granary(c: Maker) -> None:
    on_rounds(c, "grain", c.n["rounds"])


@card("herb_garden")
def herb_garden(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


@card("swan_lake")
def swan_lake(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


@card("stone_cart")
def stone_cart(c: Maker) -> None:
    on_rounds(c, "stone", even())


@card("clay_deliveryman")
def clay_deliveryman(c: Maker) -> None:
    on_rounds(c, "clay", span(c))


@card("wood_deliveryman")
def wood_deliveryman(c: Maker) -> None:
    on_rounds(c, "wood", span(c))


@card("wood_collector")
def wood_collector(c: Maker) -> None:
    c.plays(next_rounds(c, "wood"))


@card("reed_collector")
def reed_collector(c: Maker) -> None:
    c.plays(next_rounds(c, "reed"))


@card("master_shepherd")
def master_shepherd(c: Maker) -> None:
    c.plays(next_rounds(c, "sheep"))


@card("sheep_whisperer")
def sheep_whisperer(c: Maker) -> None:
    rounds_after(c, "sheep")


@card("pig_whisperer")
def pig_whisperer(c: Maker) -> None:
    rounds_after(c, "boar")


@card("cattle_whisperer")
def cattle_whisperer(c: Maker) -> None:
    rounds_after(c, "cattle")


# -- goods on round spaces, once the house is good enough ------------------------------------------------------------


class Moved(Several):
    """A part, once in the game: as soon as the house is of this material or a better one."""

    def __init__(self, number: i64, house: i64, part: Node) -> None:
        super().__init__([part], "")
        self.number: i64 = number
        self.house: i64 = house
        self.sure = part.sure
        self.still = part.still

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return t.used[self.number] > 0 or t.farms[seat * FARM + HOUSE] < self.house

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if self.idle(t, t.stack[f + SEAT], 0):
            t.pop()
        else:
            t.set_used(self.number, 1)
            t.become(self.parts[0], 0)
        return False


@card("maid")
def maid(c: Maker) -> None:
    c.plays(Moved(c.number, CLAYEY, every_round(c, "food")))
    c.on(RENOVATED, Moved(c.number, CLAYEY, every_round(c, "food")))


@card("manservant")
def manservant(c: Maker) -> None:
    c.plays(Moved(c.number, STONY, every_round(c, "food")))
    c.on(RENOVATED, Moved(c.number, STONY, every_round(c, "food")))


@card("clay_hut_builder")
def clay_hut_builder(c: Maker) -> None:
    c.plays(Moved(c.number, CLAYEY, next_rounds(c, "clay")))
    c.on(RENOVATED, Moved(c.number, CLAYEY, next_rounds(c, "clay")))


@card("shepherd_boy")
def shepherd_boy(c: Maker) -> None:
    c.plays(Moved(c.number, STONY, every_round(c, "sheep")))
    c.on(RENOVATED, Moved(c.number, STONY, every_round(c, "sheep")))


# -- what lies on a round space and is bought as the round starts ----------------------------------------------------


def lying(t: Table, number: i64) -> i64:
    """Where in the list what a card has laid on the space of this round stands; -1: there is nothing."""
    i: i64 = 0
    n: i64 = len(t.later)
    while i < n:
        if t.later[i] % 512 == number + 1 and t.later[i] // 512 // 8192 == t.round:
            return i
        i += 1
    return -1


def lift(t: Table, number: i64) -> i64:
    """Take it off the space: good * 64 + how many."""
    at = lying(t, number)
    taken = t.later[at] // 512 % 1024
    kept = vec[i64]()
    i: i64 = 0
    n: i64 = len(t.later)
    while i < n:
        if i != at:
            kept = append(kept, t.later[i])
        i += 1
    t.later = kept
    return taken


class TakeLaid(Step):
    """Goods that the card has laid on the space of this round."""

    def __init__(self, number: i64, source: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.source: i64 = source
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if lying(cast(Table, p), self.number) >= 0 else WRONG_PART

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        taken = lift(t, self.number)
        t.gain(seat, taken // 64, taken % 64, self.source)


class PlowLaid(Provided):
    """A field that the card has laid on the space of this round is plowed."""

    def __init__(self, number: i64) -> None:
        super().__init__(Plow())
        self.number: i64 = number

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if lying(cast(Table, p), self.number) >= 0 else WRONG_PART

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        lift(cast(Table, p), self.number)


class LayFences(Step):
    """Fences of the player's own are laid on rounds so many rounds from now: `n` each, as far as there are any."""

    def __init__(self, number: i64, n: i64, after: list[int]) -> None:
        super().__init__()
        self.number: i64 = number
        self.n: i64 = n
        self.after = after

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for after in self.after:
            left = t.fences_left(seat)
            n = self.n if self.n < left else left
            if n > 0 and t.round + after <= ROUNDS:
                t.lay_later(seat, t.round + after, FENCE_PIECE, n, self.number)
                t.farms[seat * FARM + ASIDE] += n


class FenceLaid(Several):
    """Fences that the card has laid on the space of this round are built without wood, as many of them as wanted."""

    def __init__(self, number: i64, most: int) -> None:
        super().__init__([Fence(free=True, most=n + 1) for n in range(most)], "")
        self.number: i64 = number

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        at = lying(t, self.number)
        if at < 0:
            return WRONG_PART
        n = t.later[at] // 512 % 64
        t.farms[seat * FARM + ASIDE] -= n  # they are at hand by then
        reason = self.parts[n - 1].doable(t, seat, it)
        t.farms[seat * FARM + ASIDE] += n
        return reason

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        n = lift(t, self.number) % 64
        t.farms[t.stack[f + SEAT] * FARM + ASIDE] -= n
        t.become(self.parts[n - 1], 0)
        return False


def for_sale(c: Maker, food: i64, part: Node) -> None:
    """As a round starts, its owner may pay food for what lies on its space."""
    c.on(ROUND_START, c.may(Buy(food * UNIT[FOOD], part)), ANYBODY)


class LayAnimals(Step):
    """For each kind of animal: so many on one round, if it is still to come."""

    def __init__(self, number: i64, n: i64, rounds: list[int]) -> None:
        super().__init__()
        self.number: i64 = number
        self.n: i64 = n
        self.rounds = rounds

    def act(self, p: Position, seat: i64, it: i64) -> None:
        good: i64 = SHEEP
        for round in self.rounds:
            cast(Table, p).lay_later(seat, round, good, self.n, self.number)
            good += 1


@card("greenhouse")
def greenhouse(c: Maker) -> None:
    c.plays(Later(GOODS.index("vegetable"), c.n["vegetable"], c.n["after"], True, c.number))
    for_sale(c, c.n["price"], TakeLaid(c.number, c.source))


@card("plowman")
def plowman(c: Maker) -> None:
    c.plays(Later(FIELD_TILE, c.n["fields"], c.n["after"], True, c.number))
    for_sale(c, c.n["food"], PlowLaid(c.number))


@card("fence_deliveryman")
def fence_deliveryman(c: Maker) -> None:
    c.plays(LayFences(c.number, c.n["fences"], c.n["after"]))
    for_sale(c, c.n["food"], FenceLaid(c.number, c.n["fences"]))


@card("animal_handler")
def animal_handler(c: Maker) -> None:
    c.plays(LayAnimals(c.number, c.n["animals"], [c.n["sheep_round"], c.n["boar_round"], c.n["cattle_round"]]))
    for_sale(c, c.n["food"], TakeLaid(c.number, c.source))


# -- the start of a round --------------------------------------------------------------------------------------------


class FewestUnused(Need):
    """Fewer unused cells than every other player."""

    def holds(self, t: Table, seat: i64) -> bool:
        mine = t.unused(seat)
        s: i64 = 0
        while s < t.game.seats:
            if s != seat and t.unused(s) <= mine:
                return False
            s += 1
        return True


class Interest(Step):
    """So much more of each building resource of which there is enough: goods and what is enough of them."""

    def __init__(self, goods: vec[i64], enough: vec[i64], gain: i64, source: i64) -> None:
        super().__init__()
        self.goods: vec[i64] = goods
        self.enough: vec[i64] = enough
        self.gain: i64 = gain
        self.source: i64 = source

    def earned(self, t: Table, seat: i64) -> i64:
        """As a bundle."""
        found: i64 = 0
        i: i64 = 0
        n: i64 = len(self.goods)
        while i < n:
            if t.farms[seat * FARM + self.goods[i]] >= self.enough[i]:
                found += self.gain * UNIT[self.goods[i]]
            i += 1
        return found

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.earned(cast(Table, p), seat) == 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain_bundle(seat, self.earned(t, seat), self.source)


class FillBag(Step):
    """Goods are laid on the card itself."""

    def __init__(self, number: i64, bundle: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.bundle: i64 = bundle

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).set_store(self.number, self.bundle)


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
        return amount(t.store[self.number], good) - (step // 16 if step % 16 == good else 0)

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
            t.set_store(self.number, t.store[self.number] - self.keep * UNIT[good])
            t.gain(t.owner[self.number], good, self.keep, self.source)


@card("rancher")
def rancher(c: Maker) -> None:
    c.on(NEW_ROUND, If(FewestUnused(), c.gain(wood=c.n["wood"])), ANYBODY)


@card("storehouse_clerk")
def storehouse_clerk(c: Maker) -> None:
    goods = [WOOD, CLAY, REED, STONE]
    enough = [c.n[GOODS[good]] for good in goods]
    c.on(ROUND_START, Interest(vec[i64](goods), vec[i64](enough), c.n["gain"], c.source), ANYBODY)


@card("plow_driver")
def plow_driver(c: Maker) -> None:
    c.on(ROUND_START, c.may(If(LivesIn(STONY), Buy(c.n["food"] * UNIT[FOOD], Plow()))), ANYBODY)


@card("groom")
def groom(c: Maker) -> None:
    c.on(ROUND_START, c.may(If(LivesIn(STONY), Stables(1, c.n["wood"]))), ANYBODY)


@card("veterinarian")
def veterinarian(c: Maker) -> None:
    bag = c.n["sheep"] * UNIT[SHEEP] + c.n["boar"] * UNIT[BOAR] + c.n["cattle"] * UNIT[CATTLE]
    c.plays(FillBag(c.number, bag))
    c.on(ROUND_START, DrawAlike(c.number, c.n["draw"], c.n["keep"], c.source), ANYBODY)


# -- the beginning of the work phase ---------------------------------------------------------------------------------


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
        return owner if t.used[self.number] == t.round else value


class SpreadWood(Step):
    """The wood on one space is shared out evenly among others; what does not go round stays."""

    def __init__(self, spaces: i64, others: i64) -> None:
        super().__init__()
        self.spaces: i64 = spaces
        self.others: i64 = others

    def space(self, t: Table) -> i64:
        """The one of the spaces meant that is in this game."""
        space: i64 = 0
        while not self.spaces & t.open & BIT[space]:
            space += 1
        return space

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return amount(t.heaps[self.space(t)], WOOD) < count(self.others)

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        share = amount(t.heaps[self.space(t)], WOOD) // count(self.others) * UNIT[WOOD]
        t.heaps[self.space(t)] -= share * count(self.others)
        space: i64 = 0
        while space < SPACES:
            if self.others & BIT[space]:
                t.heaps[space] += share
            space += 1


class PutOnSpace(Deed):
    """Goods from the general supply are put on an action space of choice, if all can see it."""

    def __init__(self, bundle: i64) -> None:
        super().__init__("space")
        self.bundle: i64 = bundle
        self.sure = True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        space: i64 = 0
        while space < SPACES:
            if cast(Table, p).face_up(space):
                out = append(out, WHICH + space)
            space += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action < WHICH or action >= WHICH + SPACES:
            return WRONG_PART
        if t.face_up(action - WHICH):
            return OK
        return SPACE_NOT_REVEALED if t.game.in_game & BIT[action - WHICH] else SPACE_NOT_IN_GAME

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        t.pop()
        t.heaps[action - WHICH] += self.bundle


@card("weaver")
def weaver(c: Maker) -> None:
    c.on(WORK_START, If(AtLeast("sheep", c.n["least"]), c.gain(food=c.n["food"])), ANYBODY)


@card("taster")
def taster(c: Maker) -> None:
    c.on(PRELUDE, c.may(Buy(c.n["food"] * UNIT[FOOD], PayStarter(c.n["food"]))))
    c.says(FIRST_TURN, GoesFirst(c.number))


@card("wood_distributor")
def wood_distributor(c: Maker) -> None:
    gives(c, "wood")
    c.on(PRELUDE, c.may(SpreadWood(c.spaces("wood-3"), c.spaces("clay-1", "reed-1", "fishing"))))


@card("foreman")
def foreman(c: Maker) -> None:
    c.on(PRELUDE, c.may(PutOnSpace(c.n["food"] * UNIT[FOOD])))
