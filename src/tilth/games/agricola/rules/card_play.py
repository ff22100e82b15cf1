# compiled
"""Building and playing cards: improvements and occupations (§15, §16)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.action_parts import Deed, Piece
from tilth.games.agricola.rules.actions import (
    ACTION_LIMIT,
    BUILD,
    DEAL,
    MAJOR_NOT_ALLOWED,
    MAJOR_TAKEN,
    NOT_IN_HAND,
    NOTHING_PAID,
    NOTHING_PERFORMED,
    PLAY,
    REQUIREMENT,
    SOW,
    USE,
)
from tilth.games.agricola.rules.bills import card_bill, food_bill
from tilth.games.agricola.rules.cards import Card
from tilth.games.agricola.rules.events import (
    BY_LOT,
    CARD_PRICE,
    FLEXIBLE,
    IMPROVED,
    IMPROVES,
    LEARNED,
    MAJOR_ACTION,
    MINOR_ACTION,
    OCCUPATION,
    OCCUPATION_FOOD,
    PLAYED,
)
from tilth.games.agricola.rules.facts import MAJOR_CARD, MINOR_CARD, OCCUPATION_CARD
from tilth.games.agricola.rules.goods import FOOD, MOST_GOODS
from tilth.games.agricola.rules.layout import BEGGING, FARM, OCCUPATIONS
from tilth.games.agricola.rules.packed import (
    EVERYBODY,
    PLENTY,
    beyond,
    lot,
    lot_begging,
    lot_fee,
    lot_food,
    lot_seat,
)
from tilth.games.agricola.rules.packed_events import improved, lot_begging_rate, lot_card, lot_gain
from tilth.games.agricola.rules.payments import can_pay_card, resources
from tilth.games.agricola.rules.table import Table
from tilth.kernel.answers import ask, bargains
from tilth.kernel.core import CANNOT_PAY, CHANCE, IT, OK, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import emit
from tilth.kernel.rng import Rng

NO_GOODS: Final[vec[i64]] = vec[i64]([0] * MOST_GOODS)


class PassOn(Node):
    """A passing card goes to the next player's hand; alone, it leaves the game (§15.8). STEP: the card."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat, card = t.stack[f + SEAT], t.stack[f + STEP]
        t.drop()
        if t.game.seats == 1:
            t.put_away(card, EVERYBODY)
        else:
            t.receive((seat + 1) % t.game.seats, card, True)
        return False


class Enters(Piece):
    """A card that is paid for comes into play (§15.1). IT: the card."""

    def __init__(self) -> None:
        super().__init__()
        self.pass_on = PassOn()
        self.parts.append(self.pass_on)

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        card = t.game.card(it)
        if t.in_hand(seat, it):
            t.play_from_hand(seat, it)
        if card.passing:
            t.push(self.pass_on, seat, it, it)
        else:
            t.enter(seat, it)
        emit(t, PLAYED, seat, it)
        play = card.play
        if play is not None and (play.sure or play.doable(t, seat, it) == OK):  # else it is played for nothing (§15.1)
            t.push(play, seat, 0, it)


def needs_lack(t: Table, seat: i64, card: Card) -> i64:
    for need in card.needs:
        if not need.holds(t, seat):
            return REQUIREMENT
    return OK


def unpaid(card: Card) -> i64:
    """Why a card cannot be had that cannot be paid for."""
    return REQUIREMENT if card.either else CANNOT_PAY


class Improve(Deed):
    """Build a major or play a minor improvement (§15.1). `allows`: MINOR_ACTION, MAJOR_ACTION or both; and what cards
    may make of it (FLEXIBLE and so on): then they are told of it."""

    def __init__(self, allows: i64) -> None:
        super().__init__("improvement")
        self.allows: i64 = allows
        self.usual: bool = True  # are prices those that other actions ask for?

    def granted(self, it: i64) -> i64:
        return self.allows

    def shelf_lack(self, t: Table, number: i64) -> i64:
        """Why a major improvement does not lie open."""
        place = BIT[t.game.sold_at[number] - 1]
        if not t.display & place:
            return MAJOR_TAKEN
        return OK if t.for_sale() & place else t.game.covered_card

    def majors(self, t: Table, it: i64) -> i64:
        """Major improvements that may come into question, by their places, as a mask."""
        if self.granted(it) & MAJOR_ACTION or len(t.answerers[IMPROVES]) > 0:
            return t.for_sale()
        return 0

    def minors(self, t: Table, it: i64) -> bool:
        """May cards of the hand come into question?"""
        return self.granted(it) & MINOR_ACTION != 0 or t.game.eithers or len(t.answerers[IMPROVES]) > 0

    def held(self, t: Table, seat: i64) -> i64:
        """What the least that a card costs is compared with, so that most need no closer look (packed.beyond)."""
        if self.usual and not bargains(t, CARD_PRICE, seat):
            return resources(t, seat)
        return PLENTY

    def lack(self, t: Table, seat: i64, number: i64, it: i64) -> i64:
        """Why a card that lies open, or is in the hand, cannot be had."""
        card = t.game.card(number)
        reason = self.barred(t, seat, card, it)
        if reason != OK:
            return reason
        return OK if can_pay_card(t, seat, card, 0) else unpaid(card)

    def barred(self, t: Table, seat: i64, card: Card, it: i64) -> i64:
        """Why it cannot be had whatever one pays."""
        major = card.kind == MAJOR_CARD
        wanted = MAJOR_ACTION if major else MINOR_ACTION + MAJOR_ACTION if card.either else MINOR_ACTION
        allows = self.granted(it)
        if len(t.answerers[IMPROVES]) > 0:
            allows = ask(t, IMPROVES, seat, allows, card.number)
        if not allows & wanted:
            return MAJOR_NOT_ALLOWED if major else t.game.minor_refused
        return needs_lack(t, seat, card)

    def too_dear(self, t: Table, seat: i64, number: i64, it: i64) -> i64:
        """The same as `lack` of a card that costs more than what is held."""
        card = t.game.card(number)
        reason = self.barred(t, seat, card, it)
        return reason if reason != OK else unpaid(card)

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        offered = self.majors(t, it)
        if offered == 0 and len(t.hands[seat]) == 0:
            return NOTHING_PERFORMED
        held = self.held(t, seat)
        found = self.best(t, seat, it, offered, held, False)
        if found == NOTHING_PERFORMED and held != PLENTY:
            found = self.best(t, seat, it, offered, held, True)
        return found

    def best(self, t: Table, seat: i64, it: i64, offered: i64, held: i64, dear: bool) -> i64:
        """OK if one of the cards can be had, NOTHING_PAID if some lack nothing but the price: of those that cost more
        than what is held (`dear`), or of the others."""
        found: i64 = NOTHING_PERFORMED
        least, sold = t.game.card_least, t.game.sold
        place: i64 = 0
        while offered:
            if offered % 2 and beyond(least[sold[place]], held) == dear:
                number = sold[place]
                reason = self.too_dear(t, seat, number, it) if dear else self.lack(t, seat, number, it)
                if reason == OK:
                    return OK
                if reason == CANNOT_PAY:
                    found = NOTHING_PAID
                    if dear:
                        return found
            offered //= 2
            place += 1
        hand, kinds = t.hands[seat], t.game.card_kind
        n: i64 = len(hand)
        if n == 0 or not self.minors(t, it):
            return found
        i: i64 = 0
        while i < n:
            if kinds[hand[i]] == MINOR_CARD and beyond(least[hand[i]], held) == dear:
                number = hand[i]
                reason = self.too_dear(t, seat, number, it) if dear else self.lack(t, seat, number, it)
                if reason == OK:
                    return OK
                if reason == CANNOT_PAY:
                    found = NOTHING_PAID
                    if dear:
                        return found
            i += 1
        return found

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat, it = t.stack[f + SEAT], t.stack[f + IT]
        held, least, sold = self.held(t, seat), t.game.card_least, t.game.sold
        offered = self.majors(t, it)
        place: i64 = 0
        while offered:
            if offered % 2 and not beyond(least[sold[place]], held) and self.lack(t, seat, sold[place], it) == OK:
                out = append(out, BUILD + place)
            offered //= 2
            place += 1
        if not self.minors(t, it):
            return out
        hand, kinds = t.hands[seat], t.game.card_kind
        i: i64 = 0
        n: i64 = len(hand)
        while i < n:
            fits = kinds[hand[i]] == MINOR_CARD and not beyond(least[hand[i]], held)
            if fits and self.lack(t, seat, hand[i], it) == OK:
                out = append(out, PLAY + hand[i])
            i += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        it = t.stack[f + IT]
        if action >= BUILD and action < PLAY:
            if action - BUILD >= len(t.game.sold):
                return WRONG_PART
            number = t.game.sold[action - BUILD]
            reason = self.shelf_lack(t, number)
            return reason if reason != OK else self.lack(t, seat, number, it)
        if action >= PLAY and action < PLAY + len(t.game.cards):
            card = t.game.cards[action - PLAY]
            if card is None or card.kind != MINOR_CARD:
                return ACTION_LIMIT
            return self.lack(t, seat, card.number, it) if t.in_hand(seat, card.number) else NOT_IN_HAND
        return WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        number = t.game.sold[action - BUILD] if action < PLAY else action - PLAY
        allows = self.granted(t.stack[f + IT])
        t.pop()
        if allows >= FLEXIBLE:
            emit(t, IMPROVED, seat, improved(number, allows))
        t.push(t.game.enters, seat, 0, number)
        t.push(t.game.pay, seat, 0, card_bill(number))


class Lot(Node):
    """Chance draws one of the occupations in a hand; it must be played, and for food that is lacking there are begging
    cards. IT: packed.lot."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = "deal"
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = lot_seat(t.stack[f + IT])
        for card in t.hands[seat]:
            if t.game.occupation(card) and needs_lack(t, seat, t.game.card(card)) == OK:
                out = append(out, DEAL + card)
        return out

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        choices = self.options(p, f, vec[i64]())
        n: i64 = len(choices)
        return choices[rng.below(n)]

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        it = t.stack[f + IT]
        seat, number = lot_seat(it), action - DEAL
        t.drop()
        price = lot_fee(it)
        for cost in t.game.card(number).costs:
            price += cost.goods[FOOD]
        food = lot_food(it) + ask(t, OCCUPATION_FOOD, seat, 0, number)
        most = t.most_food(seat, NO_GOODS) + food
        if most < price:
            t.farms[seat * FARM + BEGGING] += lot_begging(it) * (price - most)
            price = most
        t.push(t.game.enters, seat, 0, number)
        t.push(t.game.pay, seat, 0, food_bill(price))
        t.gain(seat, FOOD, food, OCCUPATION)


class Occupy(Deed):
    """Play an occupation (§16). The food depends on how many the seat has played: first, second, later. `of_space`: it
    is the action of a space. `none`: why nobody without one can."""

    def __init__(
        self, first: i64, second: i64, later: i64, of_space: bool = False, none: i64 = NOTHING_PERFORMED
    ) -> None:
        super().__init__("occupation")
        self.none: i64 = none
        self.prices: vec[i64] = vec[i64]([first, second, later])
        self.of_space: bool = of_space
        self.lot = Lot()
        self.parts.append(self.lot)

    def price(self, t: Table, seat: i64) -> i64:
        played = t.farms[seat * FARM + OCCUPATIONS]
        if t.game.academic_pays:
            played = t.occupations(seat)
        if not t.game.permanents_count:
            played -= len(t.game.permanents)
        last: i64 = len(self.prices) - 1
        return self.prices[played if played < last else last]

    def lots(self, t: Table, seat: i64) -> i64:
        """What a card says that lets an occupation be drawn by lot; 0: none does."""
        if len(t.answerers[BY_LOT]) == 0:
            return 0
        hand = t.hands[seat]
        i: i64 = 0
        while i < len(hand):
            if t.game.occupation(hand[i]) and needs_lack(t, seat, t.game.card(hand[i])) == OK:
                return ask(t, BY_LOT, seat, 0, 0)
            i += 1
        return 0

    def lack(self, t: Table, seat: i64, number: i64) -> i64:
        card = t.game.card(number)
        reason = needs_lack(t, seat, card)
        if reason != OK:
            return reason
        grant = ask(t, OCCUPATION_FOOD, seat, 0, number)
        t.farms[seat * FARM + FOOD] += grant  # cards give food before the price is paid
        payable = can_pay_card(t, seat, card, self.price(t, seat))
        t.farms[seat * FARM + FOOD] -= grant
        return OK if payable else CANNOT_PAY

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        hand, kinds = t.hands[seat], t.game.card_kind
        i: i64 = 0
        n: i64 = len(hand)
        reason = self.none
        while i < n:
            if kinds[hand[i]] == OCCUPATION_CARD:
                reason = self.lack(t, seat, hand[i])
                if reason == OK:
                    return OK
            i += 1
        return OK if self.lots(t, seat) else reason

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        lots = self.lots(t, seat)
        if lots:
            out = append(out, USE + lot_card(lots))
        hand = t.hands[seat]
        kinds = t.game.card_kind
        i: i64 = 0
        n: i64 = len(hand)
        while i < n:
            if kinds[hand[i]] == OCCUPATION_CARD and self.lack(t, seat, hand[i]) == OK:
                out = append(out, PLAY + hand[i])
            i += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action >= USE and action < SOW:
            lots = self.lots(t, seat)
            return OK if lots and action - USE == lot_card(lots) else WRONG_PART
        if action >= BUILD and action < PLAY:
            return ACTION_LIMIT
        if action < PLAY or action >= PLAY + len(t.game.cards):
            return WRONG_PART
        card = t.game.cards[action - PLAY]
        if card is None or card.kind != OCCUPATION_CARD:
            return ACTION_LIMIT
        return self.lack(t, seat, card.number) if t.in_hand(seat, card.number) else NOT_IN_HAND

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        number = action - PLAY
        price = self.price(t, seat)
        t.pop()
        if self.of_space:
            emit(t, LEARNED, seat, 0)
        if action < SOW:
            lots = self.lots(t, seat)
            t.push(self.lot, CHANCE, 0, lot(lot_begging_rate(lots), lot_gain(lots), price, seat))
            return
        t.push(t.game.enters, seat, 0, number)
        t.push(t.game.pay, seat, 0, card_bill(number, price))
        t.gain(seat, FOOD, ask(t, OCCUPATION_FOOD, seat, 0, number), OCCUPATION)
