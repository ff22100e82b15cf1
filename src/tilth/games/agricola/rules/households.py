# compiled
"""The households: what each could make food of, what its family needs, how many young its animals have (§12, §14)."""

from __future__ import annotations

from tilth.games.agricola.rules.events import BIRTHS, NEED, PARENTS
from tilth.games.agricola.rules.farmyards import Farmyards
from tilth.games.agricola.rules.goods import (
    CHILD_FOOD,
    FOOD,
    VEGETABLE,
)
from tilth.games.agricola.rules.layout import (
    BEST,
    BREEDING,
    CHILDREN,
    COOKS,
    EXTRA,
    FARM,
    PEOPLE,
    POTFUL,
    POTS,
    SPICE,
    TRADING,
)
from tilth.games.agricola.rules.packed_events import parents
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.kernel.answers import ask
from tilth.kernel.core import OK
from tilth.kernel.native import BIT, i64, vec


class Households(Farmyards):
    """The farmyards with those who live there."""

    def __init__(self, rules: AgricolaRules, twin: Households | None = None) -> None:
        super().__init__(rules, twin)
        self.phase: i64 = 0
        if twin is not None:
            self.phase = twin.phase

    def trades(self, seat: i64, among: i64) -> i64:
        """Which of these exchanges, a mask, can be made now."""
        mask = self.farms[seat * FARM + TRADING] & among
        found: i64 = 0
        k: i64 = 0
        while mask:
            if mask % 2 and self.game.trade_nodes[k].doable(self, seat, self.game.trade_cards[k]) == OK:
                found |= BIT[k]
            mask //= 2
            k += 1
        return found

    def way_yield(self, seat: i64, way: i64) -> i64:
        """Food of one use of a way."""
        rules = self.game
        food = rules.way_food[way]
        if rules.way_pot[way] and rules.way_good[way] == VEGETABLE:
            food += self.farms[seat * FARM + SPICE]
        return food

    def food_of(self, seat: i64, good: i64, n: i64) -> i64:
        """All the food that n units of a good can become at any time."""
        way = self.farms[seat * FARM + BEST + good] - 1
        if way < 0 or n <= 0:
            return 0
        lot = self.game.way_n[way]
        food = n // lot * self.way_yield(seat, way)
        if lot > 1 and n % lot:  # the rest, one by one
            other = self.single_way(seat, good)
            if other >= 0:
                food += n % lot * self.way_yield(seat, other)
        return food

    def way_for(self, seat: i64, good: i64, n: i64) -> i64:
        """The best way to make food of some of n units of a good; -1: none."""
        way = self.farms[seat * FARM + BEST + good] - 1
        return self.single_way(seat, good) if way >= 0 and self.game.way_n[way] > n else way

    def single_way(self, seat: i64, good: i64) -> i64:
        """A way open to this seat that needs one unit of a good only; -1: none."""
        way: i64 = 0
        while way < len(self.game.way_n):
            fits = self.game.way_n[way] == 1 and self.game.way_good[way] == good
            if fits and self.farms[seat * FARM + COOKS] & BIT[way]:
                return way
            way += 1
        return -1

    def most_food(self, seat: i64, price: vec[i64], pots: i64 = 0) -> i64:
        """The food that could be at hand if everything were eaten and cooked that `price` leaves over (§12); `pots`:
        goods that are in the pot already."""
        f = seat * FARM
        food = self.farms[f + FOOD]
        if self.farms[f + POTS]:
            pots %= self.farms[f + POTS]
        good: i64 = 1
        while good < self.game.kinds:
            n = self.farms[f + good] - price[good]
            if n > 0 and self.farms[f + BEST + good] and (not self.game.herded[good] or self.phase < BREEDING):
                food += self.food_of(seat, good, n)
                if self.game.way_pot[self.farms[f + BEST + good] - 1]:
                    pots += n
            good += 1
        if self.farms[f + POTS]:
            food += pots // self.farms[f + POTS] * self.farms[f + POTFUL]
        return food

    def potful(self, seat: i64, n: i64) -> i64:
        """Food more because the n-th good goes into a pot at one time."""
        f = seat * FARM
        if self.farms[f + POTS] == 0 or n % self.farms[f + POTS]:
            return 0
        return self.farms[f + POTFUL]

    def need(self, seat: i64) -> i64:
        """Food for the family at a harvest now (§14.3)."""
        f = seat * FARM
        children = self.farms[f + CHILDREN]
        adults = self.farms[f + PEOPLE] - children + self.farms[f + EXTRA]
        need = self.game.adult_food * adults + CHILD_FOOD * children
        return ask(self, NEED, seat, need, adults) if len(self.answerers[NEED]) > 0 else need

    def births(self, seat: i64, k: i64) -> i64:
        """Young of one kind of animal at a harvest (§14.5)."""
        n = self.farms[seat * FARM + self.game.animals[k]]
        if len(self.answerers[PARENTS]) > 0:
            n = ask(self, PARENTS, seat, n, k)
        if n < 2:
            return 0
        return ask(self, BIRTHS, seat, 1, parents(k, n))
