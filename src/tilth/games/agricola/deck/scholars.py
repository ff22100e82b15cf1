# compiled
"""More occupations and improvements (§6, §15)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.builders import counts_as_minor
from tilth.games.agricola.deck.occasions import IsOccupation, More, TookSome
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.card_play import Improve, Occupy
from tilth.games.agricola.rules.dealing import MINOR_DECK, deal
from tilth.games.agricola.rules.effects import Buy, Choose, If, OnSpace
from tilth.games.agricola.rules.events import (
    BY_LOT,
    COUNTED,
    FLEXIBLE,
    IMPROVED,
    IMPROVES,
    LEARNED,
    MAJOR_ACTION,
    MINOR_ACTION,
    OCCUPATION_FOOD,
    OF_SPACE,
    PLAYED,
    REPEATABLE,
    ROUND_START,
    USED,
)
from tilth.games.agricola.rules.facts import OCCUPATION_CARD
from tilth.games.agricola.rules.goods import FOOD, STONY
from tilth.games.agricola.rules.packed_events import allowance, by_lot, improvement
from tilth.games.agricola.rules.requirements import LivesIn
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import hand_of
from tilth.kernel.core import OK, REST_IMPOSSIBLE, Node, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Offer, Seq, Step, When
from tilth.kernel.native import BIT, i64, vec
from tilth.kernel.reactions import ANYBODY, OTHERS, join_in

# -- occupations -----------------------------------------------------------------------------------------------------


@card("bookshelf")
def bookshelf(c: Maker) -> None:
    c.says(OCCUPATION_FOOD, More(c.n["food"]))


@card("patron")
def patron(c: Maker) -> None:
    c.says(OCCUPATION_FOOD, More(c.n["food"]))


@card("writing_desk")
def writing_desk(c: Maker) -> None:
    c.on(LEARNED, c.may(Occupy(c.n["price"], c.n["price"], c.n["price"])))


@card("educator")
def educator(c: Maker) -> None:
    play = Occupy(0, 0, 0)
    play.prices = vec[i64]([c.n["food"]] * (c.n["from"] - 1) + [c.n["late_food"]])
    c.on(PLAYED, IsOccupation(c.may(play)), OTHERS)


@card("puppeteer")
def puppeteer(c: Maker) -> None:
    fee = c.n["food"]
    play = TookSome(FOOD, c.may(Occupy(fee, fee, fee)))
    c.on(USED, OnSpace(c.spaces("traveling-players"), play), OTHERS)


class ByLot(Answer):
    """The owner may have an occupation drawn: food for it, and begging cards for each food that is lacking."""

    def __init__(self, number: i64, food: i64, begging: i64) -> None:
        super().__init__()
        self.answer: i64 = by_lot(number, food, begging)

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return self.answer if owner == seat else value


@card("perpetual_student")
def perpetual_student(c: Maker) -> None:
    c.says(BY_LOT, ByLot(c.number, c.n["food"], c.n["begging"]))


@card("academic")
def academic(c: Maker) -> None:
    c.card.counts = c.n["count"]
    c.says(COUNTED, More(c.card.counts - 1))


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


# -- improvements ----------------------------------------------------------------------------------------------------


class ImproveAgain(Improve):
    """An improvement action like the one in IT, which cannot be repeated once more."""

    def __init__(self) -> None:
        super().__init__(0)

    def granted(self, it: i64) -> i64:
        return allowance(it) & ~REPEATABLE


class Invest(Buy):
    """Pay, then a part that may need goods too: both must be possible one after the other."""

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        reason = super().doable(p, seat, it)
        if reason != OK:
            return reason
        return OK if p.rehearse(self, seat, it) else REST_IMPOSSIBLE


class IfRepeatable(When):
    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return it & REPEATABLE != 0


@card("merchant")
def merchant(c: Maker) -> None:
    c.on(IMPROVED, IfRepeatable(c.may(Invest(c.goods(food=c.n["food"]), ImproveAgain()))))


class IfMinorThere(When):
    """A space's own improvement action brought what counts as a minor improvement, on one of these spaces."""

    def __init__(self, spaces: i64, part: Node) -> None:
        super().__init__(part)
        self.spaces: i64 = spaces

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        if not it & OF_SPACE or t.space < 0 or not self.spaces & BIT[t.space]:
            return False
        return counts_as_minor(t, seat, improvement(it))


@card("businessman")
def businessman(c: Maker) -> None:
    more = Improve(MINOR_ACTION + MAJOR_ACTION + FLEXIBLE)
    c.on(IMPROVED, IfMinorThere(c.spaces("starting-player"), c.may(more)))


class IfMinorForMajor(When):
    """An action for a major or a minor improvement brought what counts as a minor one."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        if not it & FLEXIBLE or not it & MAJOR_ACTION or not it & MINOR_ACTION:
            return False
        return counts_as_minor(cast(Table, p), seat, improvement(it))


class Peddles(Answer):
    """An action for a minor improvement may bring a major one."""

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        fits = owner == seat and value & FLEXIBLE != 0 and value & MINOR_ACTION != 0
        return value | MAJOR_ACTION if fits else value


@card("traveling_salesman")
def traveling_salesman(c: Maker) -> None:
    c.says(IMPROVES, Peddles())
    c.on(IMPROVED, IfMinorForMajor(c.may(Improve(MINOR_ACTION))))


class DiscardMinors(Step):
    """All minor improvements of a hand leave the game; only their owner knows them."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for number in hand_of(t, seat):
            if not t.game.occupation(number):
                t.leave_hand(seat, number)
                t.put_away(number, seat)


class DrawMinors(Step):
    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: i64 = n

    def act(self, p: Position, seat: i64, it: i64) -> None:
        deal(cast(Table, p), seat, MINOR_DECK, self.n, False)


@card("broom")
def broom(c: Maker) -> None:
    c.plays(Seq(DiscardMinors(), DrawMinors(c.n["cards"]), Offer(Improve(MINOR_ACTION), least=0, asks="improvement")))


class JoinIn(Step):
    """Cards that have come into play while a card reacted take part in the same instant."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        join_in(p, ROUND_START, seat)


@card("scholar")
def scholar(c: Maker) -> None:
    fee = c.n["food"]
    either = Choose(Occupy(fee, fee, fee), Improve(MINOR_ACTION + MAJOR_ACTION + REPEATABLE))
    c.on(ROUND_START, If(LivesIn(STONY), c.may(Seq(either, JoinIn()))), ANYBODY)
