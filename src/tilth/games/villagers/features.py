# compiled
"""What a network sees of a table: villages, hand, road, stacks, and what the cards at hand would bring.

Each village is told by the same block of numbers. Of the rivals' hands only the backs are told, and of face-down cards
only how many there are that nobody could have seen from this seat.
"""

from __future__ import annotations

from typing import Final, cast

from tilth.games.villagers.deck.event_effects import HUMAN, count, owner_of
from tilth.games.villagers.estimates import (
    HOLDERS,
    UNDER,
    back,
    builds_left,
    counted,
    drafts_left,
    fitting_in,
    five,
    gain,
    markets_left,
    sure,
    without_loss,
)
from tilth.games.villagers.evaluation import with_hopes
from tilth.games.villagers.rules.actions import EVENTS, RESERVE, SLOTS, STACKS
from tilth.games.villagers.rules.build import HER, MOST_HIRES, has_opener, locked, rival_opener
from tilth.games.villagers.rules.facts import (
    BASICS,
    CARDS,
    COUNTESS,
    DECK,
    EVENT_FACTS,
    FACES,
    GOLD,
    HOLDS,
    HOLDS_AS_BOTTOM,
    IS_BASIC,
    PADLOCK,
    SILVER_COUNTS,
    SLUGS,
    SPECIAL,
    SUIT,
    SUITS,
    SYMBOLS,
    WILD,
    name_of,
)
from tilth.games.villagers.rules.hidden_cards import returning
from tilth.games.villagers.rules.packed import card_back, returned_by, returned_card
from tilth.games.villagers.rules.rulebook import LEVELS, VillagersRules
from tilth.games.villagers.rules.table import (
    BUILD_PART,
    DRAFT_PART,
    DUE,
    HELD,
    JESTER_READY,
    LIMIT,
    MARKET_PART,
    Table,
)
from tilth.kernel.core import CHANCE, FRAME, IT, OK, Position
from tilth.kernel.doors import Features
from tilth.kernel.native import BIT, append, i64, vec

# -- tables

FACE_NAMES: Final[list[str]] = [*SLUGS, "turned", "countess", "pale_countess"]
FIRSTS: Final[i64] = 6  # the best so many cards to lay, one after the other
GIFTS: Final[i64] = 4  # the cheapest so many cards to give the Countess
QUARTERS: Final[i64] = 4  # rounds are told in these

STACK_NAMES: Final[list[str]] = [f"s{k + 1}" for k in range(STACKS)]
SILVERS: Final[list[int]] = [face for face in range(CARDS) if SILVER_COUNTS[face] > 0]
DEALT: Final[list[int]] = [card for card in range(CARDS) if DECK & BIT[card]]


def places_in(cards: list[int]) -> vec[i64]:
    """For each face its place among these cards, -1 if it is none of them. Turned founders are founders."""
    found = vec[i64]()
    for face in range(FACES):
        name = int(name_of(face))
        found = append(found, cards.index(name) if name in cards else -1)
    return found


HOLDER_AT: Final[vec[i64]] = places_in(HOLDERS)
SILVER_AT: Final[vec[i64]] = places_in(SILVERS)
DEALT_AT: Final[vec[i64]] = places_in(DEALT)

# What an event moves by a count of things (§19.11): how much for each, of what, whose, and whether the human pays it.
TOLLS: Final[list[bool]] = [
    e["does"]["op"] in ("she_gains", "pay_her") and e["does"]["per"] != "coins_on_one" for e in EVENT_FACTS
]
PER: Final[list[str]] = [e["does"].get("per", "") for e in EVENT_FACTS]
OWNER: Final[list[int]] = [int(owner_of(e["does"].get("whose", ""))) for e in EVENT_FACTS]
AMOUNT: Final[list[int]] = [e["does"]["amount"] if tolls else 0 for tolls, e in zip(TOLLS, EVENT_FACTS)]
PAID: Final[list[bool]] = [e["does"]["op"] == "pay_her" for e in EVENT_FACTS]

CLOCK: Final[list[str]] = [
    "round", "draft", "refresh", "build", "events", "market", "first_due", "first_held", "last_due", "chance",
]  # fmt: skip
LASTING: Final[list[str]] = [
    "first", "all", "reserve", "round_left", "each_round", "rounds_to_first", "rounds_to_last", "put_back",
]  # fmt: skip
MOOD: Final[list[str]] = [
    "jester", "open", "waiting", "penalty", "toll_own", "toll_countess", "summer", "winter", "suits_in_hand",
    "basics", "largest_suit", "highest_gold",
]  # fmt: skip

# -- the block of one village

BLOCK: Final[list[str]] = [
    "ducats", "gold", "coins", "most_coins", "silver", "sure", "food", "builders", "padlocks", "gold_symbols",
    "villagers", "hand", "draft_limit", "build_limit", "drafts_left", "builds_left", "starts", "decides",
    "road_best", "road_fits",
    *(f"symbols.{suit}" for suit in SUITS),
    *(f"backs.{suit}" for suit in SUITS),
    *(f"silver.{SLUGS[card]}" for card in SILVERS),
    *(f"places.{SLUGS[card]}" for card in HOLDERS),
    *(f"covered.{SLUGS[card]}" for card in HOLDERS),
    *(f"shown.{face}" for face in FACE_NAMES),
]  # fmt: skip
DUCATS_AT: Final[i64] = 0
GOLD_AT: Final[i64] = 1
COINS_AT: Final[i64] = 2
MOST_COINS_AT: Final[i64] = 3
SILVER_SUM_AT: Final[i64] = 4
SURE_AT: Final[i64] = 5
FOOD_AT: Final[i64] = 6
BUILDERS_AT: Final[i64] = 7
PADLOCKS_AT: Final[i64] = 8
GOLD_SYMBOLS_AT: Final[i64] = 9
VILLAGERS_AT: Final[i64] = 10
HAND_AT: Final[i64] = 11
DRAFT_LIMIT_AT: Final[i64] = 12
BUILD_LIMIT_AT: Final[i64] = 13
DRAFTS_LEFT_AT: Final[i64] = 14
BUILDS_LEFT_AT: Final[i64] = 15
STARTS_AT: Final[i64] = 16
DECIDES_AT: Final[i64] = 17
ROAD_BEST_AT: Final[i64] = 18
ROAD_FITS_AT: Final[i64] = 19
SYMBOLS_AT: Final[i64] = 20
BACKS_AT: Final[i64] = SYMBOLS_AT + len(SUITS)
SILVERS_AT: Final[i64] = BACKS_AT + len(SUITS)
PLACES_AT: Final[i64] = SILVERS_AT + len(SILVERS)
COVERED_AT: Final[i64] = PLACES_AT + len(HOLDERS)
SHOWN_AT: Final[i64] = COVERED_AT + len(HOLDERS)


class VillageFeatures(Features):
    """For a table of two to five, or alone against the Countess. With two players the block of the strongest rival is
    the only one of a rival; the others would say the same."""

    def __init__(self, game: VillagersRules) -> None:
        super().__init__()
        suits: list[str] = SUITS
        dealt = [SLUGS[card] for card in DEALT]
        self.kind = "solo" if game.solo else "table"
        self.size: i64 = self.section("size", LEVELS if game.solo else ["2", "3", "4", "5"])
        self.clock: i64 = self.section("clock", CLOCK)
        self.cards: i64 = self.section("cards", LASTING)
        self.heights: i64 = self.section("height", STACK_NAMES)
        self.near: i64 = self.section("near_backs", suits)
        self.far: i64 = self.section("far_backs", suits)
        self.next_back: i64 = self.section("next_back", suits)
        self.reserve_back: i64 = self.section("reserve_back", suits)
        self.road: i64 = self.section("road", [*dealt, "ducats"])
        self.basics: i64 = self.section("basics", [SLUGS[basic] for basic in BASICS])
        self.turn: i64 = self.section("turn", ["hires_left", "tinners"])
        self.held: i64 = self.section("held", dealt)
        self.fits: i64 = self.section("fits", dealt)
        self.gains: i64 = self.section("gain", [*(str(k + 1) for k in range(FIRSTS)), "limit"])
        self.plays: i64 = self.section("plays", ["number", "pay_self", "pay_rival", "pay_bank", "too_dear"])
        self.later: i64 = self.section("later", ["number", "gold", *(SLUGS[basic] for basic in BASICS)])
        self.unseen: i64 = self.section("unseen", [*suits, "fits", "gold"])
        self.worth: i64 = self.section("worth", ["all", "hopes"])
        self.own: i64 = self.section("own", BLOCK)
        self.best: i64 = self.section("countess" if game.solo else "strongest", BLOCK)
        self.left: i64 = 0 if game.solo else self.section("next", BLOCK)
        self.all: i64 = 0 if game.solo else self.section("rivals", BLOCK)
        self.events: i64 = 0
        self.mood: i64 = 0
        if game.solo:
            self.events = self.section("event", [str(fact["id"]) for fact in EVENT_FACTS])
            self.mood = self.section("mood", [*MOOD, *(f"gift.{k + 1}" for k in range(GIFTS))])

    def section(self, name: str, parts: list[str]) -> i64:
        """Where the numbers of a section begin."""
        at: i64 = len(self.names)
        self.names += [f"{name}.{part}" for part in parts]
        return at

    # -- scores

    def sure(self, p: Position, seat: i64) -> i64:
        return sure(cast(Table, p), seat)

    def rival(self, p: Position, seat: i64) -> i64:
        t = cast(Table, p)
        return sure(t, HER) if t.game.solo else sure(t, self.strongest(t, seat))

    def strongest(self, t: Table, seat: i64) -> i64:
        """The rival whose score is surest; of equal ones the next in turn order."""
        n = t.game.seats
        best = (seat + 1) % n
        most = sure(t, best)
        k: i64 = 2
        while k < n:
            other = (seat + k) % n
            points = sure(t, other)
            if points > most:
                best = other
                most = points
            k += 1
        return best

    # -- all numbers

    def write(self, p: Position, seat: i64, out: vec[i64]) -> None:
        t = cast(Table, p)
        game = t.game
        n = game.seats
        out[self.size + (game.level if game.solo else n - 2)] = 1
        self.write_clock(t, out)
        self.write_cards(t, seat, out)
        fitting = self.write_village(t, seat, seat, self.own, out)
        self.write_hand(t, seat, fitting, out)
        self.write_unseen(t, seat, fitting, out)
        if game.solo:
            self.write_village(t, HER, seat, self.best, out)
            self.write_mood(t, out)
            return
        self.write_village(t, self.strongest(t, seat), seat, self.best, out)
        if n == 2:
            return
        self.write_village(t, (seat + 1) % n, seat, self.left, out)
        k: i64 = 1
        while k < n:
            self.write_village(t, (seat + k) % n, seat, self.all, out)
            k += 1

    def write_clock(self, t: Table, out: vec[i64]) -> None:
        at = self.clock
        out[at] = t.round
        if t.part >= DRAFT_PART and t.part <= MARKET_PART:
            out[at + t.part] = 1
        out[at + 6] = 1 if t.market1 == DUE else 0
        out[at + 7] = 1 if t.market1 == HELD else 0
        out[at + 8] = 1 if t.market2 == DUE else 0
        out[at + 9] = 1 if t.who == CHANCE else 0

    def write_cards(self, t: Table, seat: i64, out: vec[i64]) -> None:
        """Stacks, reserve and road, and how long the stacks will last."""
        heights = t.heights
        left: i64 = 0
        rate: i64 = 0
        s: i64 = 0
        while s < t.game.seats:
            left += drafts_left(t, s)
            rate += five(LIMIT + t.villages[s].food)
            s += 1
        if t.game.solo:
            left *= 2
            rate *= 2
        first = heights[0] + heights[1]
        all_cards = first
        s = 2
        while s < STACKS:
            all_cards += heights[s]
            s += 1
        at = self.cards
        out[at] = first
        out[at + 1] = all_cards
        out[at + 2] = heights[RESERVE]
        out[at + 3] = left
        out[at + 4] = rate
        out[at + 5] = QUARTERS * (first - left) // rate if first > left else 0
        out[at + 6] = QUARTERS * (all_cards - left) // rate if all_cards > left else 0
        out[at + 7] = len(t.returned)
        leftmost = t.leftmost()
        s = 0
        while s <= RESERVE:
            suit = back(t, seat, s) if heights[s] > 0 else -1
            if s < STACKS:
                out[self.heights + s] = heights[s]
            if suit >= 0:
                if s == RESERVE:
                    out[self.reserve_back + suit] = 1
                else:
                    out[(self.near if s < 2 else self.far) + suit] += 1
                    if s == leftmost:
                        out[self.next_back + suit] = 1
            s += 1
        road = t.road
        k: i64 = 0
        while k < SLOTS:
            if road[k] >= 0:
                out[self.road + DEALT_AT[road[k]]] += 1
                out[self.road + len(DEALT)] += t.coins[k]
            k += 1
        k = 0
        for basic in BASICS:
            out[self.basics + k] = MOST_HIRES if t.basics[basic] > MOST_HIRES else t.basics[basic]
            k += 1

    def write_village(self, t: Table, s: i64, seat: i64, at: i64, out: vec[i64]) -> i64:
        """Add the block of a village; gives the set of cards that have a place there."""
        game = t.game
        village = t.villages[s]
        cards = village.cards
        kids = village.kids
        n: i64 = len(cards)
        coins: i64 = 0
        most: i64 = 0
        silver: i64 = 0
        i: i64 = 0
        while i < n:
            face = cards[i]
            holder = HOLDER_AT[face]
            if kids[i] == 0:
                out[at + SHOWN_AT + face] += 1
                if GOLD[face] > 0:
                    out[at + GOLD_SYMBOLS_AT] += game.countess_symbols if face == COUNTESS else 1
                if SILVER_COUNTS[face]:
                    value = village.silver(face, game.best_one, game.discs, game.countess_symbols)
                    silver += value
                    out[at + SILVERS_AT + SILVER_AT[face]] += value
            else:
                out[at + COVERED_AT + holder] += 1
            if holder >= 0:
                room = HOLDS[face] - kids[i]
                if WILD[face] and village.below[i] < 0:
                    room = HOLDS_AS_BOTTOM[face] - kids[i]
                if room > 0:
                    out[at + PLACES_AT + holder] += room
            if SUIT[face] >= 0:
                out[at + SYMBOLS_AT + SUIT[face]] += SYMBOLS[face]
            if PADLOCK[face] >= 0:
                out[at + PADLOCKS_AT] += 1
            if village.coins[i] > 0:
                coins += village.coins[i]
                if village.coins[i] > most:
                    most = village.coins[i]
            i += 1
        markets = markets_left(t)
        out[at + DUCATS_AT] += t.ducats[s]
        out[at + GOLD_AT] += village.gold
        out[at + COINS_AT] += coins
        out[at + MOST_COINS_AT] += most
        out[at + SILVER_SUM_AT] += silver
        out[at + SURE_AT] += counted(t, s, coins, silver)
        out[at + FOOD_AT] += village.food
        out[at + BUILDERS_AT] += village.builders
        out[at + VILLAGERS_AT] += n
        fitting = DECK if s >= game.seats else fitting_in(village)
        if s < game.seats:
            self.write_seat(t, s, seat, at, out)
        cheap = without_loss(village)
        best: i64 = 0
        road = t.road
        k: i64 = 0
        while k < SLOTS:
            if road[k] >= 0:
                value = t.coins[k]
                if fitting & BIT[road[k]]:
                    out[at + ROAD_FITS_AT] += 1
                    value += gain(t, s, road[k], cheap, markets)
                if value > best:
                    best = value
            k += 1
        out[at + ROAD_BEST_AT] += best
        return fitting

    def write_seat(self, t: Table, s: i64, seat: i64, at: i64, out: vec[i64]) -> None:
        """Hand and limits of somebody at the table."""
        village = t.villages[s]
        hand = t.hands[s]
        square = t.squares[s]
        n: i64 = len(hand)
        i: i64 = 0
        if s == seat or t.game.backs_public:
            while i < n:
                out[at + BACKS_AT + SUIT[hand[i]]] += 1
                i += 1
        i = 0
        while i < len(square):
            out[at + BACKS_AT + SUIT[square[i]]] += 1
            i += 1
        out[at + HAND_AT] += n + len(square)
        out[at + DRAFT_LIMIT_AT] += five(LIMIT + village.food)
        out[at + BUILD_LIMIT_AT] += five(LIMIT + village.builders)
        out[at + DRAFTS_LEFT_AT] += drafts_left(t, s)
        out[at + BUILDS_LEFT_AT] += builds_left(t, s)
        out[at + STARTS_AT] += 1 if t.starter == s else 0
        out[at + DECIDES_AT] += 1 if t.who == s else 0

    # -- the own hand

    def write_hand(self, t: Table, seat: i64, fitting: i64, out: vec[i64]) -> None:
        """The cards at hand, those just drafted among them, and what laying them would bring now."""
        cheap = without_loss(t.villages[seat])
        self.write_held(t, seat, t.hands[seat], fitting, cheap, out)
        self.write_held(t, seat, t.squares[seat], fitting, cheap, out)
        self.write_later(t.hands[seat], out)
        self.write_later(t.squares[seat], out)
        k: i64 = 1
        while k < FIRSTS:
            out[self.gains + k] += out[self.gains + k - 1]
            k += 1
        most = builds_left(t, seat)
        if most > 0:
            out[self.gains + FIRSTS] = out[self.gains + most - 1]
        if t.part == BUILD_PART and t.who == seat:
            out[self.turn] = MOST_HIRES - t.hires
            out[self.turn + 1] = t.tinner
        points = out[self.own + SURE_AT]
        worth: i64 = int(with_hopes(t, seat, float(points)))
        out[self.worth] = worth
        out[self.worth + 1] = worth - points

    def write_held(self, t: Table, seat: i64, cards: vec[i64], fitting: i64, cheap: i64, out: vec[i64]) -> None:
        markets = markets_left(t)
        village = t.villages[seat]
        n: i64 = len(cards)
        i: i64 = 0
        while i < n:
            card = cards[i]
            out[self.held + DEALT_AT[card]] += 1
            fits = bool(fitting & BIT[card])
            if not fits and village.wild > 0 and SPECIAL[card] == 0:
                fits = village.lacks_place(card, 0, 0) == OK
            if fits:
                out[self.fits + DEALT_AT[card]] += 1
                self.write_play(t, seat, card, cheap, markets, out)
            i += 1

    def write_play(self, t: Table, seat: i64, card: i64, cheap: i64, markets: i64, out: vec[i64]) -> None:
        """A card that has a place: who would be paid for its padlock, and what it would bring."""
        at = self.plays
        padlock = PADLOCK[card]
        if padlock >= 0:
            if locked(t, seat, card) != OK:
                out[at + 4] += 1
                return
            if has_opener(t, seat, padlock):
                out[at + 1] += 1
            elif rival_opener(t, seat, padlock):
                out[at + 2] += 1
            else:
                out[at + 3] += 1
        out[at] += 1
        value = gain(t, seat, card, cheap, markets)
        k: i64 = 0
        while k < FIRSTS and value > 0:  # the best come first
            if out[self.gains + k] < value:
                lower = out[self.gains + k]
                out[self.gains + k] = value
                value = lower
            k += 1

    def write_later(self, cards: vec[i64], out: vec[i64]) -> None:
        """Cards without a place whose lower card is at hand or is a basic villager."""
        at = self.later
        n: i64 = len(cards)
        i: i64 = 0
        while i < n:
            card = cards[i]
            under = UNDER[card]
            if under >= 0 and out[self.fits + DEALT_AT[card]] == 0:
                if IS_BASIC & BIT[under]:
                    k: i64 = 0
                    for basic in BASICS:
                        if basic == under:
                            out[at + 2 + k] += 1
                        k += 1
                elif DEALT_AT[under] >= 0 and out[self.held + DEALT_AT[under]] > 0:
                    out[at] += 1
                    out[at + 1] += GOLD[card]
            i += 1

    # -- what is hidden from this seat

    def write_unseen(self, t: Table, seat: i64, fitting: i64, out: vec[i64]) -> None:
        """How many cards of each suit, and how many with a place, lie face down or in the rivals' hands."""
        unseen = t.unseen
        at = self.unseen
        card: i64 = 0
        while card < CARDS:
            if unseen[card] > 0:
                self.add_unseen(card, unseen[card], fitting, at, out)
            card += 1
        s: i64 = 0
        while s < t.game.seats:
            if s != seat:
                hand = t.hands[s]
                n: i64 = len(hand)
                i: i64 = 0
                while i < n:
                    self.add_unseen(hand[i], 1, fitting, at, out)
                    i += 1
            s += 1
        entries: i64 = len(t.returned)
        k: i64 = 0
        while k < entries:
            if returned_by(t.returned[k]) != seat:
                self.add_unseen(returned_card(t.returned[k]), 1, fitting, at, out)
            k += 1
        if t.part == BUILD_PART and t.who != seat:
            f: i64 = 0
            while f < t.top:
                if returning(t, f, seat):
                    self.add_unseen(card_back(t.stack[f + IT]), 1, fitting, at, out)
                f += FRAME

    def add_unseen(self, card: i64, n: i64, fitting: i64, at: i64, out: vec[i64]) -> None:
        out[at + SUIT[card]] += n
        if fitting & BIT[card]:
            out[at + len(SUITS)] += n
            out[at + len(SUITS) + 1] += n * GOLD[card]

    # -- alone against the Countess

    def write_mood(self, t: Table, out: vec[i64]) -> None:
        """The events in force and what they would cost now, the Jester, and what she would gain by gifts."""
        at = self.mood
        mine: i64 = 0
        hers: i64 = 0
        e: i64 = 0
        while e < EVENTS:
            if t.face_up & BIT[e]:
                out[self.events + e] = 1
                if not t.happened & BIT[e]:
                    out[at + 1] += 1
                if t.waiting & BIT[e]:
                    out[at + 2] += 1
                elif TOLLS[e]:
                    toll = AMOUNT[e] * count(t, PER[e], OWNER[e])
                    hers += toll
                    if PAID[e]:
                        mine += toll
            if t.decks & BIT[e]:
                out[at + 6 + (0 if t.game.seasons[0] & BIT[e] else 1)] += 1
            e += 1
        village = t.villages[HUMAN]
        out[at] = 1 if t.jester == JESTER_READY else 0
        out[at + 3] = t.penalty
        out[at + 4] = mine
        out[at + 5] = hers
        suit: i64 = 0
        while suit < len(SUITS):
            if out[self.own + BACKS_AT + suit] > 0:
                out[at + 8] += 1
            suit += 1
        out[at + 9] = village.basics(t.game.claim_covered, IS_BASIC)
        out[at + 10] = village.largest_suit(len(SUITS), t.game.count_founders)
        out[at + 11] = village.highest_gold(t.game.blackmail_covered, t.game.count_founders)
        self.write_gifts(t, at + 12, out)

    def write_gifts(self, t: Table, at: i64, out: vec[i64]) -> None:
        """What the road cards that would bring her least would bring her, cheapest first."""
        markets = markets_left(t)
        given: i64 = 0
        k: i64 = 0
        while k < SLOTS:
            if t.road[k] >= 0:
                value = t.coins[k] + gain(t, HER, t.road[k], 0, markets)
                i: i64 = 0
                while i < GIFTS:
                    if i == given:
                        out[at + i] = value
                        given += 1
                        break
                    if value < out[at + i]:
                        dearer = out[at + i]
                        out[at + i] = value
                        value = dearer
                    i += 1
            k += 1
