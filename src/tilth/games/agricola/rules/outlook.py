# compiled
"""What lies ahead of a seat: harvests and what they ask for, what there will be to eat, what could be paid for."""

from __future__ import annotations

from tilth.games.agricola.rules.cards import Card
from tilth.games.agricola.rules.facts import OCCUPATION_CARD
from tilth.games.agricola.rules.goods import FOOD, GRAIN, HARVEST, ROUNDS, next_harvest
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import (
    BREEDING,
    CHILDREN,
    EXTRA,
    FARM,
    FEEDING,
    FIELD_PHASE,
    HOME,
    PEOPLE,
    SOWN,
    TILLED,
    WORK,
)
from tilth.games.agricola.rules.packed import laid_good, laid_number, laid_round, laid_seat
from tilth.games.agricola.rules.table import Table
from tilth.kernel.native import i64


def harvests_left(t: Table) -> i64:
    n: i64 = 0
    round = t.round if t.phase < FIELD_PHASE else t.round + 1
    while round <= ROUNDS:
        if round > 0 and HARVEST[round]:
            n += 1
        round += 1
    return n


def larder(t: Table, seat: i64, until: i64) -> i64:
    """Food there is, will come from round spaces, and could be made by the harvest of round `until`."""
    f = seat * FARM
    food = t.farms[f + FOOD]
    good = GRAIN
    while good < t.game.kinds:
        n = t.farms[f + good]
        if t.game.herded[good] and n >= 2 and t.phase < BREEDING:
            n = n - 2 if n > 2 else n
        food += t.food_of(seat, good, n)
        good += 1
    i: i64 = 0
    while i < len(t.later):
        entry = t.later[i]
        if laid_seat(entry) == seat and laid_round(entry) <= until and laid_good(entry) == FOOD:
            food += laid_number(entry)
        i += 1
    sown = t.farms[f + SOWN]
    return food + (count(sown) if t.phase < FIELD_PHASE else 0)


class Outlook:
    """What comes for everybody: rounds and harvests left, the next feeding. And of the farm that was looked at last:
    what its family needs then, what there is to eat, how often it places, cells that nothing uses, crops on fields."""

    def __init__(self, t: Table) -> None:
        self.rounds: i64 = ROUNDS - t.round
        self.harvests: i64 = harvests_left(t)
        self.now: bool = t.round > 0 and HARVEST[t.round] != 0 and t.phase <= FEEDING
        self.next: i64 = next_harvest(t.round if self.now else t.round + 1)  # 0: none
        self.until: i64 = self.next - t.round if self.next else 0
        self.need: i64 = 0
        self.store: i64 = 0
        self.turns: i64 = 0
        self.free: i64 = 0
        self.grain: i64 = 0
        self.vegetables: i64 = 0

    def look(self, t: Table, seat: i64) -> None:
        """Look at a farm."""
        self.need = food_needed(t, seat, self)
        self.store = larder(t, seat, self.next) if self.next else 0
        self.turns = placements(t, seat, self)
        self.free = t.unused(seat)
        self.grain = 0
        self.vegetables = 0
        farms = t.farms
        sown = farms[seat * FARM + SOWN]
        plot = seat * FARM + TILLED
        while sown:
            if sown % 2:
                if farms[plot] // 32 == 1:
                    self.grain += farms[plot] % 32
                elif farms[plot] // 32 == 2:
                    self.vegetables += farms[plot] % 32
            sown //= 2
            plot += 1


def affordable(t: Table, seat: i64, card: Card) -> bool:
    """Are the goods of one of its printed prices there?"""
    if len(card.costs) == 0:
        return True
    f = seat * FARM
    farms = t.farms
    kinds = t.game.kinds
    for cost in card.costs:
        goods = cost.goods
        good: i64 = 0
        while good < kinds and farms[f + good] >= goods[good]:
            good += 1
        if good == kinds and (not cost.gives_up or gives(t, seat, cost.gives_up) >= cost.how_many):
            return True
    return False


def gives(t: Table, seat: i64, tag: str) -> i64:
    """How many improvements of this seat could be given up for a price."""
    found: i64 = 0
    mine = t.played[seat]
    i: i64 = 0
    while i < len(mine):
        card = t.game.card(mine[i])
        if card.kind != OCCUPATION_CARD and (tag == "improvement" or tag in card.tags):
            found += 1
        i += 1
    return found


def playable(t: Table, seat: i64, card: Card) -> bool:
    """Are its requirements met, and its printed price at hand?"""
    for need in card.needs:
        if not need.holds(t, seat):
            return False
    return affordable(t, seat, card)


def food_needed(t: Table, seat: i64, view: Outlook) -> i64:
    """What the family will need at the next harvest."""
    if view.next == 0:
        return 0
    need = t.need(seat)
    if view.next != t.round:
        need += (t.game.adult_food - 1) * t.farms[seat * FARM + CHILDREN]
    return need


def placements(t: Table, seat: i64, view: Outlook) -> i64:
    """How often this seat will place a person before the next harvest."""
    f = seat * FARM
    people = t.farms[f + PEOPLE] + t.farms[f + EXTRA]
    today = t.farms[f + HOME] if t.phase == WORK else (people if t.phase < WORK else 0)
    return today + people * view.until
