# compiled
"""Rooms and renovations without an action (§7)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.occasions import InRound, Yes
from tilth.games.agricola.rules.actions import ACTION_LIMIT
from tilth.games.agricola.rules.building import Renovate, Rooms
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.effects import If, Only
from tilth.games.agricola.rules.events import LEAPS, RENOVATED, ROUND_END, ROUND_START
from tilth.games.agricola.rules.goods import CLAYEY, STONE, STONY, WOODEN
from tilth.games.agricola.rules.requirements import LivesIn, UntilRound
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import cards_of, house_of, leapt, uses_of
from tilth.kernel.core import OK, WRONG_PART, Node, Position
from tilth.kernel.expressions import Provided, Step
from tilth.kernel.native import i64
from tilth.kernel.reactions import ANYBODY, reacting

# -- renovations -----------------------------------------------------------------------------------------------------


class RenovateFrom(Renovate):
    """A renovation of a house of this material only, by one step."""

    def __init__(self, house: i64) -> None:
        super().__init__(house + 1)
        self.house: i64 = house

    def lack(self, t: Table, seat: i64, house: i64) -> i64:
        return super().lack(t, seat, house) if house_of(t, seat) == self.house else WRONG_PART


class Between(Need):
    """No action of a space is under way."""

    def holds(self, t: Table, seat: i64) -> bool:
        return t.space < 0


class Dawns(Need):
    """The seat has another card that works at the start of a round."""

    def holds(self, t: Table, seat: i64) -> bool:
        return len(reacting(t, ROUND_START, seat)) > 1


def renovates(c: Maker, parts: list[Node]) -> None:
    """At any time. There is a question as a round ends, and one as a round starts if that may count."""
    c.trade(parts[0])
    c.on(ROUND_END, c.may(parts[1]), ANYBODY)
    c.on(ROUND_START, If(Dawns(), c.may(parts[2])), ANYBODY)


@card("builders_trowel")
def builders_trowel(c: Maker) -> None:
    renovates(c, [Only(Between(), RenovateFrom(WOODEN)) for _ in range(3)])


@card("stone_breaker")
def stone_breaker(c: Maker) -> None:
    renovates(c, [RenovateFrom(CLAYEY) for _ in range(3)])


@card("conservator")
def conservator(c: Maker) -> None:
    c.says(LEAPS, Yes())


class Climb(Step):
    """Goods for being among the first to reach a level: from the first place on so much. IT: the new house."""

    def __init__(self, places: list[int], stone: list[int], source: i64) -> None:
        super().__init__()
        self.places = places
        self.stone = stone
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        place: i64 = 0
        s: i64 = 0
        while s < t.game.seats:
            if house_of(t, s) >= it and (it == STONY or not leapt(t, s)):
                place += 1
            s += 1
        for k, stone in zip(self.places, self.stone):
            if place == k:
                t.gain(seat, STONE, stone, self.source)


@card("social_climber")
def social_climber(c: Maker) -> None:
    c.on(RENOVATED, Climb(c.n["place"], c.n["stone"], c.source))


# -- rooms -----------------------------------------------------------------------------------------------------------


@card("wooden_hut_extension")
def wooden_hut_extension(c: Maker) -> None:
    c.plays(Rooms(1, True))


@card("clay_hut_extension")
def clay_hut_extension(c: Maker) -> None:
    c.plays(Rooms(1, True))


@card("stone_house_extension")
def stone_house_extension(c: Maker) -> None:
    c.plays(Rooms(1, True))


@card("hut_builder")
def hut_builder(c: Maker) -> None:
    c.needs(UntilRound(c.n["last"]))
    room = If(LivesIn(WOODEN, CLAYEY), c.may(Rooms(1, True)))
    c.on(ROUND_START, If(InRound(c.n["round"]), room), ANYBODY)


class OnceInGame(Provided):
    """A part, once in the game: the card's counter says whether it was done."""

    def __init__(self, number: i64, part: Node) -> None:
        super().__init__(part)
        self.number: i64 = number

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        return ACTION_LIMIT if uses_of(cast(Table, p), self.number) else OK

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).set_used(self.number, 1)


ROOM = "room"  # what a card counts as on which a room lies ready


class BuiltRooms(Need):
    """So many rooms, not counting those that lay ready on cards (rulebook: "built the usual way")."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def holds(self, t: Table, seat: i64) -> bool:
        built = t.rooms(seat)
        for number in cards_of(t, seat):
            if ROOM in t.game.card(number).tags and uses_of(t, number):
                built -= 1
        return built >= self.n


@card("master_builder")
def master_builder(c: Maker) -> None:
    c.card.tags.add(ROOM)
    large = BuiltRooms(c.n["rooms"])
    c.trade(OnceInGame(c.number, Only(large, Rooms(1, True))), True, True)
    c.on(ROUND_END, c.may(OnceInGame(c.number, Only(large, Rooms(1, True)))), ANYBODY)


@card("mason")
def mason(c: Maker) -> None:
    c.card.tags.add(ROOM)
    large = BuiltRooms(c.n["rooms"])
    c.trade(OnceInGame(c.number, Only(LivesIn(STONY), Only(large, Rooms(1, True)))), True, True)
    c.on(ROUND_END, c.may(OnceInGame(c.number, Only(LivesIn(STONY), Only(large, Rooms(1, True))))), ANYBODY)


class LastSmallHouse(Need):
    """The seat is the only one whose house has no more rooms than this."""

    def __init__(self, rooms: i64) -> None:
        self.rooms: i64 = rooms

    def holds(self, t: Table, seat: i64) -> bool:
        s: i64 = 0
        while s < t.game.seats:
            if (t.rooms(s) <= self.rooms) != (s == seat):
                return False
            s += 1
        return True


@card("pastor")
def pastor(c: Maker) -> None:
    last = LastSmallHouse(c.n["rooms"])
    parts = [
        c.gain(wood=c.n["wood"], clay=c.n["clay"], reed=c.n["reed"], stone=c.n["stone"]) for _ in range(2)
    ]  # fmt: skip
    c.trade(OnceInGame(c.number, Only(last, parts[0])))
    c.on(ROUND_END, c.may(OnceInGame(c.number, Only(last, parts[1]))), ANYBODY)
