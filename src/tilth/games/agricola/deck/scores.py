# compiled
"""Cards about points: at the end, during play, and for animals turned into food (§17)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.actions import ACTION_LIMIT, BREEDING_LOCK, NOT_IN_HAND, PLAY, RELEASE
from tilth.games.agricola.rules.cards import CARD_IDS, FACTS, Maker, card
from tilth.games.agricola.rules.effects import Buy, Choose, Optional
from tilth.games.agricola.rules.farming import Deed
from tilth.games.agricola.rules.goods import BEGGING_POINTS, BOAR, CATTLE, FOOD, SHEEP, STONY, WOOD, WOODEN
from tilth.games.agricola.rules.grid import ALL, count
from tilth.games.agricola.rules.layout import (
    BEGGING,
    BREEDING,
    COOKED,
    COUNTED,
    END,
    FARM,
    FIELDS,
    GAINED,
    GRAZED,
    HOUSE,
    IMPROVEMENTS,
    OCCUPATION,
    OCCUPATION_FOOD,
    PLACED,
    PLAYED,
    SCORING,
)
from tilth.games.agricola.rules.payments import affordable, can_pay, food_bill, payments
from tilth.games.agricola.rules.scoring import (
    BEGGING_CARDS,
    FENCED_STABLES,
    TABLED,
    UNUSED,
    board_points,
    loses,
)
from tilth.games.agricola.rules.table import OCCUPATION_CARD, UNIT, Score, Table, amount
from tilth.kernel.answers import ask
from tilth.kernel.core import (
    CANNOT_PAY,
    FRAME,
    IT,
    NODE,
    OK,
    PASS,
    SEAT,
    STEP,
    WRONG_PART,
    Answer,
    Position,
)
from tilth.kernel.expressions import Several, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY, Instant


def reached(n: i64, needs: list[int], gives: list[int]) -> i64:
    """What the highest step gives that n reaches."""
    found: i64 = 0
    for need, give in zip(needs, gives):
        if n >= need:
            found = give
    return found


# -- the house -------------------------------------------------------------------------------------------------------


class HousePoints(Score):
    """Points for living in a house of wood, clay or stone."""

    def __init__(self, wood: i64, clay: i64, stone: i64) -> None:
        self.gives: vec[i64] = vec[i64]([wood, clay, stone])

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return self.gives[t.farms[seat * FARM + HOUSE]] if owner == seat else 0


class RoomPoints(Score):
    """Points for each room of a house of one material; none beside a certain other card."""

    def __init__(self, house: i64, each: i64, unless: str = "") -> None:
        self.house: i64 = house
        self.each: i64 = each
        self.unless: str = unless

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        if owner != seat or t.farms[seat * FARM + HOUSE] != self.house or t.owns_tag(seat, self.unless):
            return 0
        return self.each * t.rooms(seat)


@card("half_timbered_house")
def half_timbered_house(c: Maker) -> None:
    c.scores(RoomPoints(STONY, c.n["points"], "mansion"))


@card("mansion")
def mansion(c: Maker) -> None:
    c.scores(RoomPoints(STONY, c.n["points"]))


@card("wooden_hut_builder")
def wooden_hut_builder(c: Maker) -> None:
    c.scores(RoomPoints(WOODEN, c.n["points"]))


@card("clogs")
def clogs(c: Maker) -> None:
    c.scores(HousePoints(0, c.n["clay_hut"], c.n["stone_house"]))


class FreePlay(Deed):
    """A certain occupation may be played from the hand for nothing."""

    def __init__(self, number: i64) -> None:
        super().__init__("occupation")
        self.number: i64 = number
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        if cast(Table, p).in_hand(p.stack[f + SEAT], self.number):
            return True
        p.drop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, PASS), PLAY + self.number)

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS or action == PLAY + self.number:
            return OK
        return NOT_IN_HAND if action >= PLAY and action < PLAY + len(t.game.cards) else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.drop()
        if action != PASS:
            t.push(t.game.enters, seat, 0, self.number)
            t.gain(seat, FOOD, ask(t, OCCUPATION_FOOD, seat, 0, self.number), OCCUPATION)


class AskOthers(Several):
    """A part for each other seat, clockwise. STEP: how many were asked."""

    def __init__(self, part: Deed) -> None:
        super().__init__([part], "")
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        step = p.stack[f + STEP] + 1
        p.stack[f + STEP] = step
        if step < p.rules.seats:
            p.push(self.parts[0], (p.stack[f + SEAT] + step) % p.rules.seats, 0, p.stack[f + IT])
        else:
            p.drop()
        return False


@card("chief")
def chief(c: Maker) -> None:
    c.plays(AskOthers(FreePlay(CARD_IDS.index("chiefs_daughter"))))
    c.scores(RoomPoints(STONY, c.n["points"]))


@card("chiefs_daughter")
def chiefs_daughter(c: Maker) -> None:
    c.scores(HousePoints(0, c.n["clay_points"], c.n["stone_points"]))


# -- the farm --------------------------------------------------------------------------------------------------------


class StepPoints(Score):
    """So many of something at least, so many points. Subclasses count."""

    def __init__(self, needs: list[int], gives: list[int]) -> None:
        self.needs = needs
        self.gives = gives

    def count(self, t: Table, seat: i64) -> i64:
        raise NotImplementedError

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return reached(self.count(t, seat), self.needs, self.gives) if owner == seat else 0


class FencedCells(StepPoints):
    def count(self, t: Table, seat: i64) -> i64:
        return count(t.farms[seat * FARM + GRAZED])


class Rooms(StepPoints):
    def count(self, t: Table, seat: i64) -> i64:
        return t.rooms(seat)


class Improvements(StepPoints):
    def count(self, t: Table, seat: i64) -> i64:
        return t.farms[seat * FARM + IMPROVEMENTS]


@card("manger")
def manger(c: Maker) -> None:
    c.scores(FencedCells(c.n["needs"], c.n["gives"]))


@card("wooden_strongbox")
def wooden_strongbox(c: Maker) -> None:
    c.scores(Rooms(c.n["needs"], c.n["gives"]))


@card("braggart")
def braggart(c: Maker) -> None:
    c.scores(Improvements(c.n["needs"], c.n["points"]))


class FieldPoints(Score):
    """Points for so many fields; for more of them beside certain cards. Fields on cards do not count."""

    def __init__(self, least: i64, more: i64, beside: list[str], gives: i64) -> None:
        self.least: i64 = least
        self.more: i64 = more
        self.beside = beside
        self.gives: i64 = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        if owner != seat:
            return 0
        needed = self.least
        for tag in self.beside:
            if t.owns_tag(seat, tag):
                needed = self.more
        return self.gives if count(t.farms[seat * FARM + FIELDS] & ALL) >= needed else 0


@card("rake")
def rake(c: Maker) -> None:
    plows = [fact["slug"] for fact in FACTS if fact["kind"] == "minor" and fact["slug"].endswith("_plow")]
    c.scores(FieldPoints(c.n["least"], c.n["with_plow"], [*plows, "harrow", "punner", "yoke"], c.n["points"]))


class Missing(Score):
    """Points if there is a kind of animal that the farm lacks."""

    def __init__(self, gives: i64) -> None:
        self.gives: i64 = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        f = seat * FARM
        full = t.farms[f + SHEEP] > 0 and t.farms[f + BOAR] > 0 and t.farms[f + CATTLE] > 0
        return 0 if owner != seat or full else self.gives


@card("horse")
def horse(c: Maker) -> None:
    c.scores(Missing(c.n["points"]))


class TopPoints(Score):
    """Points for each category that reaches the most the table gives; as many fenced stables do too."""

    def __init__(self, gives: i64, top: i64) -> None:
        self.gives: i64 = gives
        self.top: i64 = top

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        if owner != seat:
            return 0
        sheet = board_points(t, seat)
        found: i64 = self.gives if sheet[FENCED_STABLES] >= self.top else 0
        k: i64 = 0
        while k < TABLED:
            if sheet[k] >= self.top:
                found += self.gives
            k += 1
        return found


@card("lord_of_the_manor")
def lord_of_the_manor(c: Maker) -> None:
    c.scores(TopPoints(c.n["points"], c.n["reached"]))


class Roomy(Score):
    """Points for each pasture with an animal and room for more: of all ways to place the animals, by the best.

    Whether every such pasture gets an animal need not be looked at: as long as there are as many animals as pastures,
    one can be moved into an empty one.
    """

    def __init__(self, each: i64, free: i64) -> None:
        self.each: i64 = each
        self.free: i64 = free

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return self.each * self.most(t, seat) if owner == seat else 0

    def most(self, t: Table, seat: i64) -> i64:
        f = seat * FARM
        animals = t.farms[f + SHEEP] + t.farms[f + BOAR] + t.farms[f + CATTLE]
        wood = t.farms[f + BOAR] > 0 and t.owns_tag(seat, "forest_pasture") > 0
        fit = self.fitting(t, seat)
        best: i64 = 0
        chosen: i64 = 0
        while chosen < BIT[len(fit)]:
            n = count(chosen) + (1 if wood else 0)
            if n > animals:
                n = animals
            if n > best and self.holds(t, seat, fit, chosen):
                best = n
            chosen += 1
        return best

    def fitting(self, t: Table, seat: i64) -> vec[i64]:
        """The pastures that are large enough; -1 stands for a yard on a card."""
        places = t.places(seat)
        found = vec[i64]()
        i: i64 = 0
        n: i64 = len(places.cells)
        while i < n:
            if places.sizes[3 * i] > self.free:  # the most it can hold is sheep
                found = append(found, i)
            i += 1
        yard = t.game.card(CARD_IDS.index("animal_yard"))
        if t.has(seat, yard.number) and places.more and yard.n["animals"] + places.more > self.free:
            found = append(found, -1)
        return found

    def holds(self, t: Table, seat: i64, fit: vec[i64], chosen: i64) -> bool:
        """Is there room for all if the chosen ones are not filled?"""
        f = seat * FARM
        places = t.places(seat)
        sheep = t.farms[f + SHEEP]
        i: i64 = 0
        n: i64 = len(fit)
        while i < n:
            if chosen & BIT[i]:
                if fit[i] < 0 or places.mixed:
                    places.singles -= self.free
                else:
                    if places.caps[3 * fit[i] + 1] <= self.free:
                        sheep -= 1
                    k: i64 = 3 * fit[i]
                    while k < 3 * fit[i] + 3:
                        places.caps[k] = places.caps[k] - self.free if places.caps[k] > self.free else 0
                        k += 1
            i += 1
        return sheep >= 0 and places.hold(t.farms[f + SHEEP], t.farms[f + BOAR], t.farms[f + CATTLE])


@card("organic_farmer")
def organic_farmer(c: Maker) -> None:
    c.scores(Roomy(c.n["points"], c.n["free"]))


# -- compared with others --------------------------------------------------------------------------------------------


class Street(Score):
    """Points if nobody has one of certain better cards."""

    def __init__(self, gives: i64, better: list[str]) -> None:
        self.gives: i64 = gives
        self.better = better

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        if owner != seat:
            return 0
        for tag in self.better:
            if t.anybody_owns(tag):
                return 0
        return self.gives


@card("wooden_path")
def wooden_path(c: Maker) -> None:
    c.scores(Street(c.n["points"], ["clay_path", "paved_road"]))


@card("clay_path")
def clay_path(c: Maker) -> None:
    c.scores(Street(c.n["points"], ["paved_road"]))


@card("paved_road")
def paved_road(c: Maker) -> None:
    c.scores(Street(c.n["points"], []))


class BestHerds(Score):
    """Points if nobody has more sheep, nobody more boar and nobody more cattle."""

    def __init__(self, gives: i64) -> None:
        self.gives: i64 = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        if owner != seat:
            return 0
        s: i64 = 0
        while s < t.game.seats:
            kind = SHEEP
            while kind <= CATTLE:
                if t.farms[s * FARM + kind] > t.farms[seat * FARM + kind]:
                    return 0
                kind += 1
            s += 1
        return self.gives


@card("estate_manager")
def estate_manager(c: Maker) -> None:
    c.scores(BestHerds(reached(c.rules.seats, c.n["players"], c.n["points"])))


class Most(Score):
    """Points for every player who has the most of something. Subclasses count."""

    def __init__(self, gives: i64) -> None:
        self.gives: i64 = gives

    def count(self, t: Table, seat: i64) -> i64:
        raise NotImplementedError

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        mine = self.count(t, seat)
        s: i64 = 0
        while s < t.game.seats:
            if self.count(t, s) > mine:
                return 0
            s += 1
        return self.gives


class MostOccupations(Most):
    def count(self, t: Table, seat: i64) -> i64:
        return t.occupations(seat)


class MostImprovements(Most):
    def count(self, t: Table, seat: i64) -> i64:
        return t.farms[seat * FARM + IMPROVEMENTS]


class MostRooms(Most):
    def count(self, t: Table, seat: i64) -> i64:
        return t.rooms(seat)


class Busy(Score):
    """Points for every player who has placed so many people in one round."""

    def __init__(self, people: i64, round: i64, gives: i64) -> None:
        self.people: i64 = people
        self.round: i64 = round
        self.gives: i64 = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        busy = t.round == self.round and t.farms[seat * FARM + PLACED] >= self.people
        return self.gives if busy else 0


class Blameless(Score):
    """Points for every player whom nothing costs points."""

    def __init__(self, gives: i64) -> None:
        self.gives: i64 = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return 0 if loses(t, seat) else self.gives


class WoodByRound(Step):
    """The more rounds are still to come, the more wood."""

    def __init__(self, until: list[int], wood: list[int], source: i64) -> None:
        super().__init__()
        self.until = until
        self.wood = wood
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for until, wood in zip(self.until, self.wood):
            if t.round <= until:
                t.gain(seat, WOOD, wood, self.source)
                return


def office(c: Maker, score: Score) -> None:
    """Wood at once, and points for everybody who deserves them."""
    c.plays(WoodByRound(c.n["until"], c.n["wood"], c.source))
    c.scores(score)


@card("reeve")
def reeve(c: Maker) -> None:
    office(c, MostOccupations(c.n["points"]))


@card("village_elder")
def village_elder(c: Maker) -> None:
    office(c, MostImprovements(c.n["points"]))


@card("house_steward")
def house_steward(c: Maker) -> None:
    office(c, MostRooms(c.n["points"]))


@card("church_warden")
def church_warden(c: Maker) -> None:
    office(c, Busy(c.n["people"], c.n["round"], c.n["points"]))


@card("constable")
def constable(c: Maker) -> None:
    office(c, Blameless(c.n["points"]))


# -- losses made good ------------------------------------------------------------------------------------------------


class Forgiven(Score):
    """Some begging cards cost nothing."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def change(self, t: Table, owner: i64, sheet: vec[i64]) -> vec[i64]:
        begged = t.farms[owner * FARM + BEGGING]
        sheet[BEGGING_CARDS] -= BEGGING_POINTS * (begged if begged < self.most else self.most)
        return sheet


@card("mendicant")
def mendicant(c: Maker) -> None:
    c.scores(Forgiven(c.n["most"]))


class NoLosses(Score):
    """Nothing in the table costs points."""

    def change(self, t: Table, owner: i64, sheet: vec[i64]) -> vec[i64]:
        k: i64 = 0
        while k < TABLED:
            if sheet[k] < 0:
                sheet[k] = 0
            k += 1
        return sheet


@card("yeoman_farmer")
def yeoman_farmer(c: Maker) -> None:
    c.scores(NoLosses())


class Covered(Score):
    """Unused cells that were paid for cost nothing. Their number stands in `used`."""

    def __init__(self, number: i64, each: i64) -> None:
        self.number: i64 = number
        self.each: i64 = each

    def change(self, t: Table, owner: i64, sheet: vec[i64]) -> vec[i64]:
        sheet[UNUSED] += self.each * t.used[self.number]
        return sheet


class Cover(Step):
    """One unused cell more is paid for."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_used(self.number, t.used[self.number] + 1)


class CoverCells(Several):
    """Before the scoring food pays for unused cells: what there is by itself, as it is of no other use; more if the
    seat wants to make it. STEP: cells paid for when it was last asked, plus 1."""

    def __init__(self, number: i64, food: i64) -> None:
        super().__init__([Optional(number, Buy(food * UNIT[FOOD], Cover(number)))], "")
        self.number: i64 = number
        self.food: i64 = food
        self.sure = True
        self.still = True

    def bare(self, t: Table, seat: i64) -> i64:
        return t.unused(seat) - t.used[self.number]

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return self.bare(t, seat) <= 0 or not can_pay(t, seat, food_bill(self.food))

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        farm = seat * FARM
        declined = t.stack[f + STEP] == t.used[self.number] + 1
        while self.bare(t, seat) > 0 and t.farms[farm + FOOD] >= self.food:
            t.farms[farm + FOOD] -= self.food
            t.set_used(self.number, t.used[self.number] + 1)
        if declined or self.idle(t, seat, 0):
            t.drop()
        else:
            t.stack[f + STEP] = t.used[self.number] + 1
            t.push(self.parts[0], seat, 0, 0)
        return False


@card("hide_farmer")
def hide_farmer(c: Maker) -> None:
    c.on(SCORING, CoverCells(c.number, c.n["food"]), ANYBODY)
    c.scores(Covered(c.number, c.n["points"]))


class OneMore(Step):
    """More animals of each kind there is, as far as they find room."""

    def __init__(self, n: i64, source: i64) -> None:
        super().__init__()
        self.n: i64 = n
        self.source: i64 = source
        self.still = True

    def herd(self, t: Table, seat: i64) -> i64:
        bundle: i64 = 0
        kind = SHEEP
        while kind <= CATTLE:
            if t.farms[seat * FARM + kind]:
                bundle += self.n * UNIT[kind]
            kind += 1
        return bundle

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.herd(cast(Table, p), seat) == 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain_bundle(seat, self.herd(t, seat), self.source)


@card("animal_feed")
def animal_feed(c: Maker) -> None:
    c.on(SCORING, OneMore(c.n["animals"], c.source), ANYBODY)


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
        if t.used[self.number] & (RETURNED | BIT[kind]):
            return ACTION_LIMIT
        return OK if t.farms[seat * FARM + SHEEP + kind] > 0 else CANNOT_PAY

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
            t.set_used(self.number, t.used[self.number] | RETURNED)
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
        t.farms[t.stack[f + SEAT] * FARM + SHEEP + kind] -= 1
        t.set_used(self.number, t.used[self.number] | BIT[kind])


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
        return self.each * (3 - count(t.used[self.number] % RETURNED))


@card("tenant_farmer")
def tenant_farmer(c: Maker) -> None:
    n = c.n["animals"]
    c.plays(c.gain(sheep=n, boar=n, cattle=n))
    c.trade(Repay(c.number, False), rooms=True)
    c.on(GAINED, Repay(c.number, True))
    c.on(SCORING, RepayAtLast(c.number, True), ANYBODY)
    c.scores(Loan(c.number, c.n["points"]))


# -- occupations -----------------------------------------------------------------------------------------------------


class CountsFor(Answer):
    """The card counts as several occupations."""

    def __init__(self, more: i64) -> None:
        super().__init__()
        self.more: i64 = more

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return value + self.more if owner == seat else value


@card("academic")
def academic(c: Maker) -> None:
    c.card.counts = c.n["count"]
    c.says(COUNTED, CountsFor(c.card.counts - 1))


class PupilPoints(Step):
    """Points for an occupation played after the card, as often as it counts. IT: the card played."""

    def __init__(self, number: i64, each: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.each: i64 = each
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return it == self.number or cast(Table, p).game.card(it).kind != OCCUPATION_CARD

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.bonus(seat, self.each * t.game.card(it).counts)


@card("tutor")
def tutor(c: Maker) -> None:
    c.on(PLAYED, PupilPoints(c.number, c.n["points"]))


# -- points only, and other facts ------------------------------------------------------------------------------------


@card("madonna_statue")
def madonna_statue(c: Maker) -> None:
    """What it costs and its points: all in its facts."""


@card("outhouse")
def outhouse(c: Maker) -> None:
    """What it needs and its points: all in its facts."""


# -- animals turned into food ----------------------------------------------------------------------------------------

# What has been done with an animal that was cooked stands in IT of the instant, above the way.
WAYS_END: Final[i64] = 4096
TANNED: Final[i64] = 4096
BRUSHED: Final[i64] = 8192
BASINED: Final[i64] = 16384
NOT_TANNED: Final[i64] = 32768
NOT_BRUSHED: Final[i64] = 65536


def note(p: Position, mark: i64) -> None:
    """Later reactions to the same instant shall know this."""
    f = p.top - FRAME
    while not isinstance(p.nodes[p.stack[f]], Instant):
        f -= FRAME
    p.stack[f + IT] |= mark


def cooked_good(t: Table, it: i64) -> i64:
    return t.game.way_good[it % WAYS_END // 64]


def spared(t: Table, seat: i64, good: i64, n: i64) -> bool:
    """Could so much be laid aside without spoiling a payment that is under way?"""
    at = seat * FARM + good
    if t.farms[at] < n:
        return False
    t.farms[at] -= n
    fine = True
    f: i64 = 0
    while f < t.top and fine:
        if t.stack[f + NODE] == t.game.pay.id and t.stack[f + SEAT] == seat:
            chosen = t.stack[f + STEP] - 1
            if chosen >= 0:
                fine = affordable(t, seat, payments(t, seat, t.stack[f + IT])[chosen].goods)
            else:
                fine = can_pay(t, seat, t.stack[f + IT])
        f += FRAME
    t.farms[at] += n
    return fine


class PutAnimal(Step):
    """An animal just cooked, from boar to kind `last`, is put on the card. `mark` says so to others, `bars` are theirs
    that exclude it."""

    def __init__(self, number: i64, last: i64, mark: i64, bars: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.last: i64 = last
        self.mark: i64 = mark
        self.bars: i64 = bars
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        good = cooked_good(t, it)
        if good < BOAR or good > self.last or it & self.bars or amount(t.store[self.number], good) >= 63:
            return WRONG_PART
        return OK

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_store(self.number, t.store[self.number] + UNIT[cooked_good(t, it)])
        note(t, self.mark)


class Shelf(Optional):
    """The owner is asked only if another card could want the same boar and has not been asked yet."""

    def __init__(self, number: i64, part: PutAnimal, declined: i64, rivals: list[str], asked: i64) -> None:
        super().__init__(number, part)
        self.declined: i64 = declined
        self.rivals = rivals
        self.asked: i64 = asked
        self.still = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        it = t.stack[f + IT]
        if not super().run(p, f):
            return False
        if cooked_good(t, it) == BOAR and not it & self.asked:
            for rival in self.rivals:
                if t.owns_tag(t.stack[f + SEAT], rival):
                    return True
        t.become(self.parts[0], 0)
        return False

    def take(self, p: Position, f: i64, action: i64) -> None:
        if action == PASS:
            note(p, self.declined)
        super().take(p, f, action)


class OnCard(Score):
    """Points for animals of one or two kinds lying on the card."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.goods: vec[i64] = vec[i64]()
        self.needs: list[list[int]] = []
        self.gives: list[list[int]] = []

    def add(self, good: i64, needs: list[int], gives: list[int]) -> OnCard:
        self.goods = append(self.goods, good)
        self.needs.append(needs)
        self.gives.append(gives)
        return self

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        found: i64 = 0
        i: i64 = 0
        while owner == seat and i < len(self.goods):
            found += reached(amount(t.store[self.number], self.goods[i]), self.needs[i], self.gives[i])
            i += 1
        return found


@card("brush_maker")
def brush_maker(c: Maker) -> None:
    put = PutAnimal(c.number, BOAR, BRUSHED, TANNED)
    c.on(COOKED, Shelf(c.number, put, NOT_BRUSHED, ["tanner"], NOT_TANNED))
    c.scores(OnCard(c.number).add(BOAR, c.n["needs"], c.n["points"]))


@card("tanner")
def tanner(c: Maker) -> None:
    put = PutAnimal(c.number, CATTLE, TANNED, BRUSHED | BASINED)
    c.on(COOKED, Shelf(c.number, put, NOT_TANNED, ["brush_maker", "basin_maker"], NOT_BRUSHED))
    score = OnCard(c.number).add(BOAR, c.n["boars"], c.n["boar_points"])
    c.scores(score.add(CATTLE, c.n["cattle"], c.n["cattle_points"]))


class LayWood(Step):
    """Wood from the supply is laid on the card, for a boar just cooked."""

    def __init__(self, number: i64, n: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.n: i64 = n
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if cooked_good(t, it) != BOAR or it & TANNED or amount(t.store[self.number], WOOD) + self.n > 63:
            return WRONG_PART
        return OK if spared(t, seat, WOOD, self.n) else CANNOT_PAY

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.farms[seat * FARM + WOOD] -= self.n
        t.set_store(self.number, t.store[self.number] + self.n * UNIT[WOOD])
        note(t, BASINED)


class Basins(Score):
    """Points for each piece of wood on the card, some of them left out."""

    def __init__(self, number: i64, each: i64, without: list[int]) -> None:
        self.number: i64 = number
        self.each: i64 = each
        self.without = without

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        wood = amount(t.store[self.number], WOOD)
        out: i64 = 0
        for number in self.without:
            if number <= wood:
                out += 1
        return self.each * (wood - out) if owner == seat else 0


@card("basin_maker")
def basin_maker(c: Maker) -> None:
    node = c.may(Choose(*[LayWood(c.number, n) for n in range(1, c.n["most"] + 1)]))
    node.still = True
    c.on(COOKED, node)
    c.scores(Basins(c.number, c.n["points"], c.n["without"]))


class StoreFood(Step):
    """For an animal just cooked food goes into a room that has none. Their number stands in `used`."""

    def __init__(self, number: i64, food: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.food: i64 = food
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if cooked_good(t, it) < SHEEP or t.used[self.number] >= t.rooms(seat):
            return WRONG_PART
        return OK if spared(t, seat, FOOD, self.food) else CANNOT_PAY

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.farms[seat * FARM + FOOD] -= self.food
        t.set_used(self.number, t.used[self.number] + 1)


class Stored(Score):
    """Points for each room with food."""

    def __init__(self, number: i64, each: i64) -> None:
        self.number: i64 = number
        self.each: i64 = each

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return self.each * t.used[self.number] if owner == seat else 0


@card("pelts")
def pelts(c: Maker) -> None:
    node = c.may(StoreFood(c.number, c.n["food"]))
    node.still = True
    c.on(COOKED, node)
    c.scores(Stored(c.number, c.n["points"]))
