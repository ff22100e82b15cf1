# compiled
"""The table: road, stacks, hands, villages and money, and the drawing of cards nobody has seen.

A face-down card has no face until it is needed. The backs of the uppermost cards are public (§16.3), so chance settles
a suit when a stack is uncovered, and the card itself, among the unseen ones of that suit, when it is turned up. Cards
given for basics lie on their stack with their face and the seat that knows it.
"""

from __future__ import annotations

from typing import Final

from tilth.games.villagers.rules.actions import RESERVE, SLOTS, STACKS
from tilth.games.villagers.rules.facts import (
    BASICS,
    CARDS,
    COPIES,
    COUNTESS,
    DECK,
    FOUNDERS,
    FROM_PLAYERS,
    IS_OWN,
    OF_SUIT,
    PALE_COUNTESS,
    SPECIAL,
    SUIT,
    SUITS,
    WILD,
)
from tilth.games.villagers.rules.packed import (
    lid_lowered,
    returned,
    returned_by,
    returned_card,
    returned_to,
    watched,
    watched_card,
    watched_lid,
    watched_seat,
)
from tilth.games.villagers.rules.rulebook import EASY, HARD, VillagersRules
from tilth.games.villagers.rules.village import Village, settled
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.trace import Trace
from tilth.kernel.vecs import cut, filled, inserted, removed, total

AHEAD: Final[i64] = 0
DUE: Final[i64] = 1
HELD: Final[i64] = 2

# Parts of a round, for the table and for what events work in.
SETUP_PART: Final[i64] = 0
DRAFT_PART: Final[i64] = 1
REFRESH_PART: Final[i64] = 2
BUILD_PART: Final[i64] = 3
EVENT_PART: Final[i64] = 4
MARKET_PART: Final[i64] = 5

# Where ducats came from or went to.
START: Final[i64] = 0
ROAD: Final[i64] = 1
UNLOCKING: Final[i64] = 2
SMUGGLING: Final[i64] = 3
MARKET1_GOLD: Final[i64] = 4
MARKET1_COINS: Final[i64] = 5
MARKET2_GOLD: Final[i64] = 6
MARKET2_SILVER: Final[i64] = 7
MARKET2_COINS: Final[i64] = 8
EVENT_DUCATS: Final[i64] = 9
ITEMS: Final[i64] = 10

# Where a turned-up card goes: slots 0-5, then the square of a seat, then her village.
TO_SQUARE: Final[i64] = 8
TO_COUNTESS: Final[i64] = 16

JESTER_READY: Final[i64] = 0
JESTER_GONE: Final[i64] = 1
NO_JESTER: Final[i64] = 2

HAND_SIZE: Final[i64] = 5
START_DUCATS: Final[i64] = 8
HER_DUCATS: Final[i64] = 1  # those of the Countess (§17.2)
HER_DUCATS_HARD: Final[i64] = 10  # and in the hard game (§20.7)
LIMIT: Final[i64] = 2  # draft and build, before food and builders (§4.1, §7.2)
MOST: Final[i64] = 5
UNLOCK_PRICE: Final[i64] = 2
SOLO_STACK: Final[i64] = 5


class Table(Position):
    """All that lies on the table. Made empty, or as a copy of another."""

    round: i64
    part: i64
    market1: i64
    market2: i64
    road: vec[i64]
    coins: vec[i64]
    heights: vec[i64]  # cards in each stack and in the reserve
    backs: vec[i64]  # suit of the uppermost unseen card of each, -1 not settled
    lids: vec[i64]  # how many returned cards lie on each
    returned: vec[i64]  # in the order they were laid (packed.returned)
    unseen: vec[i64]  # per name: cards nobody has seen, not yet dealt
    unseen_suits: vec[i64]
    recycled: vec[i64]  # the same for a reserve made from the discard; empty before
    discard: vec[i64]
    out: vec[i64]  # this and the next are replaced, never changed
    basics: vec[i64]  # left in each pile, by card
    hands: list[vec[i64]]  # sorted; this and the two below are replaced, never changed
    squares: list[vec[i64]]
    watched: vec[i64]  # cards that all have seen go into a hand (packed.watched), ascending; replaced, never changed
    villages: list[Village]
    ducats: vec[i64]
    ledger: vec[i64]
    limits: vec[i64]  # draft limits of this part
    limit: i64  # build limit of this turn
    actions: i64
    hires: i64
    tinner: i64
    refund: i64  # paid to the bank this turn, for a tinner that works backwards
    decks: i64  # events in their decks
    face_up: i64
    happened: i64
    discarded: i64
    jester: i64
    waiting: i64  # face up, but not to be resolved before the next event part
    penalty: i64  # what the limit of this part is lowered by

    def __init__(self, rules: VillagersRules, twin: Table | None = None) -> None:
        super().__init__(rules, twin)
        self.game: VillagersRules = rules
        if twin is not None:
            self.round = twin.round
            self.part = twin.part
            self.market1 = twin.market1
            self.market2 = twin.market2
            self.road = twin.road[:]
            self.coins = twin.coins[:]
            self.heights = twin.heights[:]
            self.backs = twin.backs[:]
            self.lids = twin.lids[:]
            self.returned = twin.returned[:]
            self.unseen = twin.unseen[:]
            self.unseen_suits = twin.unseen_suits[:]
            self.recycled = twin.recycled[:]
            self.discard = twin.discard[:]
            self.out = twin.out
            self.basics = twin.basics
            self.hands = twin.hands
            self.squares = twin.squares
            self.watched = twin.watched
            self.villages = twin.villages
            self.ducats = twin.ducats[:]
            self.ledger = twin.ledger[:]
            self.limits = twin.limits[:]
            self.limit = twin.limit
            self.actions = twin.actions
            self.hires = twin.hires
            self.tinner = twin.tinner
            self.refund = twin.refund
            self.decks = twin.decks
            self.face_up = twin.face_up
            self.happened = twin.happened
            self.discarded = twin.discarded
            self.jester = twin.jester
            self.waiting = twin.waiting
            self.penalty = twin.penalty
            return
        self.round = 0
        self.part = SETUP_PART
        self.market1 = AHEAD
        self.market2 = AHEAD
        self.road = NOTHING
        self.coins = NOTHING
        self.heights = NOTHING
        self.backs = NOTHING
        self.lids = NOTHING
        self.returned = NOTHING
        self.unseen = NOTHING
        self.unseen_suits = NOTHING
        self.recycled = NOTHING
        self.discard = NOTHING
        self.out = NOTHING
        self.basics = NOTHING
        self.hands = []
        self.squares = []
        self.watched = NOTHING
        self.villages = []
        self.ducats = NOTHING
        self.ledger = NOTHING
        self.limits = NOTHING
        self.limit = 0
        self.actions = 0
        self.hires = 0
        self.tinner = 0
        self.refund = 0
        self.decks = 0
        self.face_up = 0
        self.happened = 0
        self.discarded = 0
        self.jester = JESTER_READY
        self.waiting = 0
        self.penalty = 0

    def copy(self) -> Table:
        return Table(self.game, self)

    def tell(self, trace: Trace) -> None:
        super().tell(trace)
        trace.number(self.round)
        trace.number(self.part)
        trace.number(self.market1)
        trace.number(self.market2)
        trace.numbers(self.road)
        trace.numbers(self.coins)
        trace.numbers(self.heights)
        trace.numbers(self.backs)
        trace.numbers(self.lids)
        stack: i64 = 0
        while stack <= RESERVE:  # in which order cards were put back on different stacks is of no account
            for entry in self.returned:
                if returned_to(entry) == stack:
                    trace.number(entry)
            stack += 1
        trace.numbers(self.unseen)
        trace.numbers(self.recycled)
        trace.numbers(self.discard)
        trace.numbers(self.out)
        trace.numbers(self.basics)
        trace.rows(self.hands)
        trace.rows(self.squares)
        trace.numbers(self.watched)
        for village in self.villages:
            trace.numbers(village.cards)
            trace.numbers(village.below)
            trace.numbers(village.coins)
        trace.numbers(self.ducats)
        trace.numbers(self.ledger)
        trace.numbers(self.limits)
        trace.number(self.limit)
        trace.number(self.actions)
        trace.number(self.hires)
        trace.number(self.tinner)
        trace.number(self.refund)
        trace.number(self.decks)
        trace.number(self.face_up)
        trace.number(self.happened)
        trace.number(self.discarded)
        trace.number(self.jester)
        trace.number(self.waiting)
        trace.number(self.penalty)

    # -- setup (§2, §17)

    def lay_out(self) -> None:
        """Everything that lies on the table before a card is dealt."""
        game = self.game
        n = game.villages
        players = game.seats
        size = SOLO_STACK if game.solo else 2 * players
        self.heights = filled(STACKS + 1, size)
        self.backs = filled(STACKS + 1, -1)
        self.lids = filled(STACKS + 1, 0)
        self.returned = vec[i64]()
        self.coins = filled(SLOTS, 0)
        self.unseen = filled(CARDS, 0)
        self.unseen_suits = filled(len(SUITS), 0)
        self.recycled = vec[i64]()
        self.discard = filled(CARDS, 0)
        self.out = filled(CARDS, 0)
        self.basics = filled(CARDS, 0)
        for basic in BASICS:
            self.basics[basic] = COPIES[basic]
        card: i64 = 0
        while card < CARDS:
            if DECK & BIT[card] and in_game(card, game):
                self.unseen[card] = COPIES[card]
                self.unseen_suits[SUIT[card]] += COPIES[card]
            card += 1
        self.road = filled(SLOTS, -1)
        slot: i64 = 0
        while slot < SLOTS and len(game.start_road) > 0:
            self.seen(game.start_road[slot])
            self.road[slot] = game.start_road[slot]
            slot += 1
        self.hands = []
        self.squares = []
        self.villages = []
        seat: i64 = 0
        while seat < n:
            self.hands.append(vec[i64]())
            self.squares.append(vec[i64]())
            countess = PALE_COUNTESS if game.level == EASY else COUNTESS
            self.villages.append(settled(countess if seat >= players else FOUNDERS))
            seat += 1
        self.heights[RESERVE] = total(self.unseen) - STACKS * size - HAND_SIZE * players
        if len(game.start_road) == 0:
            self.heights[RESERVE] -= SLOTS
        self.ducats = filled(n, 0)
        self.ledger = filled(n * ITEMS, 0)
        self.limits = filled(players, 0)
        seat = 0
        while seat < players:
            self.earn(seat, START_DUCATS, START)
            seat += 1
        if game.solo:
            self.earn(players, HER_DUCATS_HARD if game.level == HARD else HER_DUCATS, START)
            self.jester = NO_JESTER if game.level == HARD else JESTER_READY
            self.decks = game.seasons[0] | game.seasons[1]

    # -- money

    def earn(self, seat: i64, amount: i64, item: i64) -> None:
        """Ducats into a supply, or out of it; the ledger remembers why."""
        self.ducats[seat] += amount
        self.ledger[seat * ITEMS + item] += amount

    def put_coins(self, owner: i64, i: i64, amount: i64) -> None:
        self.set_village(owner, self.villages[owner].with_coins(i, amount))

    def set_village(self, owner: i64, village: Village) -> None:
        villages = self.villages[:]
        villages[owner] = village
        self.villages = villages

    # -- hands

    def to_hand(self, seat: i64, card: i64) -> None:
        hands = self.hands[:]
        hands[seat] = inserted(hands[seat], card)
        self.hands = hands

    def from_hand(self, seat: i64, card: i64) -> None:
        hands = self.hands[:]
        hands[seat] = removed(hands[seat], card)
        self.hands = hands

    def take_openly(self, seat: i64, card: i64) -> None:
        """A card that lies open goes into a hand; all know who has it."""
        self.to_hand(seat, card)
        if self.game.seats > 1:
            self.watched = inserted(self.watched, watched(seat, card, self.lids))

    def play_openly(self, seat: i64, card: i64) -> None:
        """A card of the hand is shown to all."""
        self.from_hand(seat, card)
        self.shown(seat, card, -1, 0)

    def shown(self, seat: i64, card: i64, stack: i64, at: i64) -> None:
        """A seat has one such card less that all have watched. `stack`: there it lay, above `at` others put back."""
        i: i64 = len(self.watched) - 1
        while i >= 0:  # the latest first: of those that are left, as much as can be remains possible
            entry = self.watched[i]
            such = watched_seat(entry) == seat and watched_card(entry) == card
            if such and (stack < 0 or watched_lid(entry, stack) <= at):
                self.watched = cut(self.watched, i)
                return
            i -= 1

    def holds(self, seat: i64, card: i64) -> i64:
        """How many of this card are in the hand."""
        hand = self.hands[seat]
        found: i64 = 0
        n: i64 = len(hand)
        i: i64 = 0
        while i < n:
            if hand[i] == card:
                found += 1
            i += 1
        return found

    def to_square(self, seat: i64, card: i64) -> None:
        squares = self.squares[:]
        squares[seat] = inserted(squares[seat], card)
        self.squares = squares

    def clear_square(self, seat: i64) -> None:
        """Take the new cards into the hand (§4.6)."""
        square = self.squares[seat]
        n: i64 = len(square)
        i: i64 = 0
        while i < n:
            self.take_openly(seat, square[i])
            i += 1
        squares = self.squares[:]
        squares[seat] = vec[i64]()
        self.squares = squares

    def remove_villager(self, owner: i64, i: i64) -> i64:
        """Take a top villager out; its ducats go to the owner's supply (§19.8), bare wild cards to the hand (§11.4)."""
        village = self.villages[owner]
        face = village.cards[i]
        if village.coins[i] > 0:
            self.earn(owner, village.coins[i], EVENT_DUCATS)
        below = village.below[i]
        village = village.without(i)
        while below >= 0:
            under = below - 1 if below > i else below
            if not WILD[village.cards[under]] or village.kids[under] > 0:
                break
            self.take_openly(owner, village.cards[under])
            i = under
            below = village.below[under]
            village = village.without(under)
        self.set_village(owner, village)
        return face

    # -- stacks and reserve

    def leftmost(self) -> i64:
        """The leftmost stack with a card, or -1."""
        heights = self.heights
        s: i64 = 0
        while s < STACKS:
            if heights[s] > 0:
                return s
            s += 1
        return -1

    def seen(self, card: i64) -> None:
        """A card of the deck gets its face."""
        self.unseen[card] -= 1
        self.unseen_suits[SUIT[card]] -= 1

    def take_top(self, stack: i64, place: i64) -> None:
        """Turn up the top card of a stack or the reserve and lay it there."""
        if self.lids[stack] > 0:
            i: i64 = len(self.returned) - 1
            while returned_to(self.returned[i]) != stack:
                i -= 1
            card = returned_card(self.returned[i])
            seat = returned_by(self.returned[i])
            self.returned = cut(self.returned, i)
            self.lids[stack] -= 1
            if len(self.watched) > 0:
                self.shown(seat, card, stack, self.lids[stack])
                self.settle_watched(stack)
            self.lower(stack)
            self.deliver(card, place)
        else:
            self.push(self.game.turn_up, CHANCE, stack, place)

    def settle_watched(self, stack: i64) -> None:
        """A card put back has left a stack: what is laid there next is none of those that lay there before."""
        watched = self.watched
        i: i64 = 0
        n: i64 = len(watched)
        while i < n:
            surplus = watched_lid(watched[i], stack) - self.lids[stack]
            if surplus > 0:  # a smaller number: it moves to the left, to those looked at already
                lowered = lid_lowered(watched[i], stack, surplus)
                watched = watched[:]
                at = i
                while at > 0 and watched[at - 1] >= lowered:
                    watched[at] = watched[at - 1]
                    at -= 1
                watched[at] = lowered
            i += 1
        self.watched = watched

    def lower(self, stack: i64) -> None:
        self.heights[stack] -= 1
        if self.heights[stack] == 0 and self.game.market_latch:
            self.look_for_markets()

    def look_for_markets(self) -> None:
        """A market is due as soon as its stacks are empty (§3.3)."""
        if self.leftmost() < 0 and self.market2 == AHEAD:
            self.market2 = DUE
        if self.heights[0] == 0 and self.heights[1] == 0 and self.market1 == AHEAD:
            self.market1 = DUE

    def deliver(self, card: i64, place: i64) -> None:
        if place < SLOTS:
            self.road[place] = card
            self.coins[place] = 0
        elif place < TO_COUNTESS:
            self.to_square(place - TO_SQUARE, card)
        else:
            self.set_village(1, self.villages[1].laid(card, -1))

    def lay_on_stack(self, seat: i64, card: i64, stack: i64) -> None:
        """Put a hand card face down on a stack; only `seat` knows its face (§9.4)."""
        self.returned = append(self.returned, returned(stack, seat, card))
        self.lids[stack] += 1
        self.heights[stack] += 1

    def reserve_at_hand(self) -> bool:
        """Is there a card in the reserve, made from the discard if need be and allowed (§18.6)?"""
        if self.heights[RESERVE] > 0:
            return True
        if not self.game.reshuffle:
            return False
        n = total(self.discard)
        if n == 0:
            return False
        self.recycled = self.discard
        self.discard = filled(CARDS, 0)
        self.heights[RESERVE] = n
        self.backs[RESERVE] = -1
        return True

    def pool(self, stack: i64) -> vec[i64]:
        return self.recycled if stack == RESERVE and len(self.recycled) > 0 else self.unseen

    def weight(self, stack: i64, suit: i64) -> i64:
        """Unseen cards of a suit that may be the next of this stack: those not promised by another back."""
        if stack == RESERVE and len(self.recycled) > 0:
            return suit_total(self.recycled, suit)
        left = self.unseen_suits[suit]
        recycled = len(self.recycled) > 0
        backs = self.backs
        s: i64 = 0
        while s <= STACKS:
            if backs[s] == suit and s != stack and not (recycled and s == RESERVE):
                left -= 1
            s += 1
        return left


def in_game(card: i64, rules: VillagersRules) -> bool:
    """Wool and leather need four players; solo leaves the specials out (§2.4)."""
    if IS_OWN & BIT[card] and not rules.own_cards:
        return False
    return FROM_PLAYERS[card] <= rules.seats and not (rules.solo and SPECIAL[card] > 0)


def suit_total(pool: vec[i64], suit: i64) -> i64:
    cards = OF_SUIT[suit]
    sum_: i64 = 0
    n: i64 = len(cards)
    i: i64 = 0
    while i < n:
        sum_ += pool[cards[i]]
        i += 1
    return sum_


NOTHING: Final[vec[i64]] = vec[i64]()
