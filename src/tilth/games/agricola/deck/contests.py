# compiled
"""Points compared with others (§17)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.points import reached
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Score
from tilth.games.agricola.rules.goods import CATTLE, SHEEP, WOOD
from tilth.games.agricola.rules.requirements import AtLeast
from tilth.games.agricola.rules.scoring import loses
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import placed_by, stock
from tilth.kernel.core import Position
from tilth.kernel.expressions import Step
from tilth.kernel.native import i64

# -- streets ---------------------------------------------------------------------------------------------------------


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


# -- herds and offices -----------------------------------------------------------------------------------------------


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
                if stock(t, s, kind) > stock(t, seat, kind):
                    return 0
                kind += 1
            s += 1
        return self.gives


@card("estate_manager")
def estate_manager(c: Maker) -> None:
    c.scores(BestHerds(reached(c.rules.seats, c.n["players"], c.n["points"])))


class Most(Score):
    """Points for every player who has the most of something that a farm counts."""

    def __init__(self, what: str, gives: i64) -> None:
        self.counted = AtLeast(what, 0)
        self.gives: i64 = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        mine = self.counted.count(t, seat)
        s: i64 = 0
        while s < t.game.seats:
            if self.counted.count(t, s) > mine:
                return 0
            s += 1
        return self.gives


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
    office(c, Most("occupations", c.n["points"]))


@card("village_elder")
def village_elder(c: Maker) -> None:
    office(c, Most("rewarded_improvements", c.n["points"]))


@card("house_steward")
def house_steward(c: Maker) -> None:
    office(c, Most("rooms", c.n["points"]))


class Busy(Score):
    """Points for every player who has placed so many people in one round."""

    def __init__(self, people: i64, round: i64, gives: i64) -> None:
        self.people: i64 = people
        self.round: i64 = round
        self.gives: i64 = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        busy = t.round == self.round and placed_by(t, seat) >= self.people
        return self.gives if busy else 0


@card("church_warden")
def church_warden(c: Maker) -> None:
    office(c, Busy(c.n["people"], c.n["round"], c.n["points"]))


class Blameless(Score):
    """Points for every player whom nothing costs points."""

    def __init__(self, gives: i64) -> None:
        self.gives: i64 = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return 0 if loses(t, seat) else self.gives


@card("constable")
def constable(c: Maker) -> None:
    office(c, Blameless(c.n["points"]))
