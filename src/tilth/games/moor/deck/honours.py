# compiled
"""Points: ovens and churches, workshops and museums, blocked ground, prizes."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.points import reached
from tilth.games.agricola.rules.actions import CRAFT_LIMIT
from tilth.games.agricola.rules.bills import card_bill
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.card_play import Improve
from tilth.games.agricola.rules.cards import Need, Score
from tilth.games.agricola.rules.effects import If
from tilth.games.agricola.rules.events import COOKED, MAJOR_ACTION, USED
from tilth.games.agricola.rules.facts import BY_SLUG, CARD_IDS
from tilth.games.agricola.rules.goods import CATTLE
from tilth.games.agricola.rules.packed_events import way_of
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import is_for_sale, majors_of, on_display, put_aside, uses_of
from tilth.games.moor.rules.occasions import Bonus, HasHorses, OnSpecial
from tilth.games.moor.rules.registered import CUT_PEAT, Moor, cell_cleared, moor_of
from tilth.games.moor.rules.terrain import ChooseCell, LayTile, forest_count, lay_tile
from tilth.kernel.core import OK, WRONG_PART, Node, Position
from tilth.kernel.expressions import Provided, Seq, Step, When
from tilth.kernel.native import BIT, i64
from tilth.kernel.reactions import ANYBODY

WORKSHOPS = ["joinery", "pottery", "basketmakers_workshop"]
OVENS = ["clay_oven", "stone_oven", "heating-oven", "tiled-oven", "oven-installation"]


class ForEach(Score):
    """Points for each of these cards, to its owner: whoever that is, or only who has this card as well."""

    def __init__(self, slugs: list[str], each: i64, anybody: bool = False) -> None:
        self.slugs = slugs
        self.each: i64 = each
        self.anybody: bool = anybody

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        found: i64 = 0
        if owner == seat or self.anybody:
            for slug in self.slugs:
                if t.has(seat, CARD_IDS.index(slug)):
                    found += self.each
        return found


# -- a major improvement comes to lie on top ---------------------------------------------------------------------------


class TurnOver(Step):
    """A major improvement is put on top of the one above it, if both still lie there (M§16.5)."""

    def __init__(self, slug: str) -> None:
        super().__init__()
        self.card: i64 = CARD_IDS.index(slug)
        self.upper: i64 = CARD_IDS.index(BY_SLUG[slug]["beneath"])
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        both = on_display(t, self.card) and on_display(t, self.upper)
        return OK if both and not is_for_sale(t, self.card) else WRONG_PART

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).turn_over(self.card)


class NoteRound(Step):
    """The card remembers in which round it was played."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_used(self.card, t.round)


class Since(Need):
    """It is a later round than that in which the card was played."""

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    def holds(self, t: Table, seat: i64) -> bool:
        return t.round > uses_of(t, self.card)


class BuildThat(Step):
    """A certain major improvement is built at its price, while it lies open."""

    def __init__(self, slug: str) -> None:
        super().__init__()
        self.card: i64 = CARD_IDS.index(slug)
        self.rule = Improve(MAJOR_ACTION)
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        reason = self.rule.shelf_lack(t, self.card)
        return reason if reason != OK else self.rule.lack(t, seat, self.card, 0)

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.push(t.game.enters, seat, 0, self.card)
        t.push(t.game.pay, seat, 0, card_bill(self.card))


def brings_up(c: Maker, slug: str) -> None:
    """A major improvement may come to lie on top, and be built after each own person's action in later rounds."""
    c.plays(Seq(NoteRound(c.number), c.may(TurnOver(slug))))
    c.on(USED, If(Since(c.number), c.may(BuildThat(slug))))


@card("hearth-brush")
def hearth_brush(c: Maker) -> None:
    brings_up(c, "tiled-oven")
    c.scores(ForEach(["tiled-oven"], c.n["points"]))


@card("pastoral-letter")
def pastoral_letter(c: Maker) -> None:
    brings_up(c, "village-church")
    c.scores(ForEach(["village-church", "church"], c.n["points"]))


# -- blocked ground ----------------------------------------------------------------------------------------------------


class Tombstone(ChooseCell):
    """A cell that nothing uses is blocked for the rest of the game (M§16.1)."""

    def __init__(self, m: Moor, points: i64) -> None:
        super().__init__(m, "tombstone")
        self.worth: i64 = points

    def cells(self, t: Table, seat: i64) -> i64:
        return t.free(seat)

    def apply(self, t: Table, seat: i64, cell: i64) -> None:
        lay_tile(t, self.m, seat, cell, self.m.blocked)
        t.bonus(seat, self.worth)


@card("family-burial-plot")
def family_burial_plot(c: Maker) -> None:
    c.plays(c.may(Tombstone(moor_of(c.rules), c.n["points"])))


class Dig(Step):
    """A fence of one's own marks the cell just emptied, and blocks it. IT: registered.performed."""

    def __init__(self, m: Moor, fences: i64, points: i64) -> None:
        super().__init__()
        self.m = m
        self.fences: i64 = fences
        self.worth: i64 = points
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        emptied = t.free(seat) & BIT[cell_cleared(it)] != 0
        return OK if emptied and t.fences_left(seat) >= self.fences else WRONG_PART

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        put_aside(t, seat, self.fences)
        lay_tile(t, self.m, seat, cell_cleared(it), self.m.blocked)
        t.bonus(seat, self.worth)


@card("moor-archaeology")
def moor_archaeology(c: Maker) -> None:
    m = moor_of(c.rules)
    c.on(m.special, OnSpecial([CUT_PEAT], c.may(Dig(m, c.n["fences"], c.n["points"]))))


# -- forests and unused ground -----------------------------------------------------------------------------------------


class ForestBonus(Step):
    """Bonus points at once for so many forests that are seen."""

    def __init__(self, c: Maker) -> None:
        super().__init__()
        self.m = moor_of(c.rules)
        self.needs: list[int] = c.n["forests"]
        self.gives: list[int] = c.n["points"]

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.bonus(seat, reached(forest_count(t, self.m, seat), self.needs, self.gives))


@card("fire-brigade")
def fire_brigade(c: Maker) -> None:
    c.plays(Seq(c.gain(food=c.n["food"]), ForestBonus(c)))


class ByUnused(Score):
    """Points, or a loss, by how many cells are unused."""

    def __init__(self, needs: list[int], gives: list[int]) -> None:
        self.needs = needs
        self.gives = gives

    def worth(self, t: Table, seat: i64) -> i64:
        return reached(t.unused(seat), self.needs, self.gives)

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        worth = self.worth(t, seat) if owner == seat else 0
        return worth if worth > 0 else 0

    def loss(self, t: Table, owner: i64) -> i64:
        worth = self.worth(t, owner)
        return -worth if worth < 0 else 0


@card("land-parcel")
def land_parcel(c: Maker) -> None:
    m = moor_of(c.rules)
    c.plays(LayTile(m, m.forest))
    c.scores(ByUnused(c.n["unused"], c.n["points"]))


# -- workshops, ovens, museums -----------------------------------------------------------------------------------------


@card("chamber-of-commerce")
def chamber_of_commerce(c: Maker) -> None:
    c.plays(c.gain(wood=c.n["wood"], reed=c.n["reed"]))
    c.scores(ForEach(WORKSHOPS, c.n["points"]))


@card("oven-damper")
def oven_damper(c: Maker) -> None:
    c.plays(c.gain(fuel=c.n["fuel"]))
    c.scores(ForEach(OVENS, c.n["points"]))


@card("bog-body")
def bog_body(c: Maker) -> None:
    c.scores(ForEach(["museum-of-the-moors", "living-history-museum"], c.n["points"], anybody=True))


# -- church and office -------------------------------------------------------------------------------------------------


@card("church")
def church(c: Maker) -> None:
    c.plays(c.gain(food=c.n["food"]))
    c.on(moor_of(c.rules).came_home, c.may(c.buy(Bonus(c.n["points"]), fuel=c.n["fuel"])), ANYBODY)


class AfterLastRound(Provided):
    """A part in the last harvest, once for each major improvement."""

    def __init__(self, card: i64, round: i64, part: Node) -> None:
        super().__init__(part)
        self.card: i64 = card
        self.round: i64 = round

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        open = t.round == self.round and uses_of(t, self.card) < majors_of(t, seat)
        return OK if open else CRAFT_LIMIT


@card("administration")
def administration(c: Maker) -> None:
    c.plays(c.gain(food=c.n["food"]))
    pays = c.buy(Bonus(c.n["points"]), food=c.n["price"])
    c.feeds(AfterLastRound(c.number, c.n["round"], pays), len(CARD_IDS))


# -- animals -----------------------------------------------------------------------------------------------------------


class Cooked(When):
    """A part, if this good has just become food (packed_events.cooked)."""

    def __init__(self, good: i64, part: Node) -> None:
        super().__init__(part)
        self.good: i64 = good

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).game.way_good[way_of(it)] == self.good


@card("leather-saddle")
def leather_saddle(c: Maker) -> None:
    m = moor_of(c.rules)
    c.on(COOKED, Cooked(CATTLE, If(HasHorses(m, c.n["horses"]), Bonus(c.n["points"]))))


class EveryKind(Score):
    """Points for each other player, by the kind of animals of which there are fewest."""

    def __init__(self, needs: list[int], gives: list[int]) -> None:
        self.needs = needs
        self.gives = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        if owner != seat:
            return 0
        herd = t.herd(seat)
        fewest = herd[0]
        for n in herd:
            if n < fewest:
                fewest = n
        return reached(fewest, self.needs, self.gives) * (t.game.seats - 1)


@card("stock-breeding-prize")
def stock_breeding_prize(c: Maker) -> None:
    c.scores(EveryKind(c.n["animals"], c.n["points"]))
