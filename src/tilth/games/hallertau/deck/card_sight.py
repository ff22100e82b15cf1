# compiled
"""What a seat sees of the cards: those in its hand, one by one and by what they ask and give, and those face up."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.hallertau.deck.promises import (
    ASKED,
    ASKED_AT,
    GIFTS,
    GIVEN,
    INCOME_GIVEN,
    OTHER_ASKED,
    Asking,
    askings,
    shortfall,
)
from tilth.games.hallertau.rules.cards import Card
from tilth.games.hallertau.rules.facts import FACTS, OWN
from tilth.games.hallertau.rules.layout import DECKS, FARM, FINAL, MASK
from tilth.games.hallertau.rules.packed import waits_for
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import CHANCE, FRAME, IT, STEP
from tilth.kernel.native import BIT, append, i64, vec

NEAR: Final[i64] = 2  # a card is near if no more than so much is lacking
READINESS: Final = ["ready", "near", "far"]
GIFT_COUNT: Final[i64] = len(GIFTS)
ASKED_COUNT: Final[i64] = len(ASKED)


def places_of_cards(income: bool) -> tuple[vec[i64], list[str]]:
    """For each card its place among those that are told apart, -1 for others; and their ids. Cards that somebody has
    made up are seen by what they ask and give alone."""
    places = vec[i64]()
    ids: list[str] = []
    for fact in FACTS:
        apart = fact["subdeck"] != OWN and (bool(fact["income"]) or not income)
        places = append(places, len(ids) if apart else -1)
        if apart:
            ids.append(fact["id"])
    return places, ids


IN_HAND: Final[vec[i64]] = places_of_cards(False)[0]
HAND_IDS: Final[list[str]] = places_of_cards(False)[1]
WITH_INCOME: Final[vec[i64]] = places_of_cards(True)[0]
INCOME_IDS: Final[list[str]] = places_of_cards(True)[1]
HAND_COUNT: Final[i64] = len(HAND_IDS)
INCOME_COUNT: Final[i64] = len(INCOME_IDS)


class CardSight:
    """The part of the features that is about cards."""

    def __init__(self, rules: HallertauRules) -> None:
        self.names: list[str] = [
            *(f"hand.{card}" for card in HAND_IDS),
            *(f"played.{card}" for card in INCOME_IDS),
            *(f"income.{gift}" for gift in GIFTS),
            *(f"table.pile.{deck}" for deck in DECKS),
            *(f"own.drawing.{deck}" for deck in DECKS),
            *(f"own.played.{deck}" for deck in DECKS),
            *(f"hand.deck.{deck}" for deck in DECKS),
            *(f"hand.{how}.{deck}" for how in READINESS for deck in DECKS),
            *(f"hand.{how}.gives.{gift}" for how in READINESS for gift in GIFTS),
            *(f"hand.asks.{what}" for what in ASKED),
            *(f"hand.lacks.{what}" for what in ASKED),
            "hand.bound", "hand.asked", "hand.least_lacking", "own.waiting",
        ]  # fmt: skip
        self.askings: list[list[Asking]] = [[] if card is None else askings(card) for card in rules.cards]

    def write(self, t: Table, seat: i64, out: vec[i64], at: i64) -> i64:
        """Returns where the next part begins."""
        self.write_played(t, seat, out, at + HAND_COUNT)
        end = at + HAND_COUNT + INCOME_COUNT + GIFT_COUNT
        d: i64 = 0
        while d < 4:
            out[end + d] = t.piles[d]
            out[end + 8 + d] = t.counts[seat * 4 + d]
            d += 1
        if t.who == CHANCE:
            f = t.top - FRAME
            if t.node() is t.game.draws and t.stack[f + IT] // 4 == seat:
                out[end + 4 + t.stack[f + IT] % 4] = t.stack[f + STEP]
        self.write_hand(t, seat, out, at, end + 12)
        end += 12 + 4 + 12 + 3 * GIFT_COUNT + 2 * ASKED_COUNT
        for entry in t.waits:
            if waits_for(entry) == seat:
                out[end + 3] += 1
        return end + 4

    def write_played(self, t: Table, seat: i64, out: vec[i64], at: i64) -> None:
        played = t.played[seat]
        n: i64 = len(played)
        i: i64 = 0
        while i < n:
            card = played[i]
            if WITH_INCOME[card] >= 0:
                out[at + WITH_INCOME[card]] = 1
            add_pairs(out, at + INCOME_COUNT, INCOME_GIVEN[card])
            i += 1

    def write_hand(self, t: Table, seat: i64, out: vec[i64], ids: i64, at: i64) -> None:
        """`ids`: where the single cards stand; `at`: where their sums begin."""
        hand = t.hands[seat]
        n: i64 = len(hand)
        asks = at + 16 + 3 * GIFT_COUNT
        end = asks + 2 * ASKED_COUNT
        nearest: i64 = 20 if n > 0 else 0
        i: i64 = 0
        while i < n:
            number = hand[i] // MASK
            declined = hand[i] % MASK
            i += 1
            card = cast(Card, t.game.cards[number])
            if IN_HAND[number] >= 0:
                out[ids + IN_HAND[number]] = 1
            out[at + card.deck] += 1
            mask = t.playable(seat, card)
            position = last_of(mask)
            lacking: i64 = 0
            if position < 0:
                position, lacking = self.nearest(t, seat, number)
                self.write_lacking(t, seat, number, position, out, asks)
                if lacking < nearest:
                    nearest = lacking
                how: i64 = 1 if lacking <= NEAR else 2
            else:
                how = 0
                nearest = 0
            out[at + 4 + how * 4 + card.deck] += 1
            add_pairs(out, at + 16 + how * GIFT_COUNT, GIVEN[number][position])
            if card.only and t.phase != FINAL:
                out[end] += 1
            if declined:
                out[end + 1] += 1
        out[end + 2] = nearest

    def nearest(self, t: Table, seat: i64, number: i64) -> tuple[i64, i64]:
        """The position of a card that lacks least, the last of equal ones, and how much it lacks."""
        best: i64 = 0
        least: i64 = 1000
        i: i64 = 0
        for asking in self.askings[number]:
            lacking = asking.lacking(t, seat)
            if lacking <= least:
                best = i
                least = lacking
            i += 1
        return best, least

    def write_lacking(self, t: Table, seat: i64, number: i64, position: i64, out: vec[i64], at: i64) -> None:
        """What a card asks that cannot be played yet, and what of it is lacking."""
        asking = self.askings[number][position]
        least = asking.least
        n: i64 = len(least)
        i: i64 = 0
        while i < n:
            what = ASKED_AT[least[i]]
            short = least[i + 1] - t.farms[seat * FARM + least[i]]
            out[at + what] += least[i + 1]
            if short > 0:
                out[at + ASKED_COUNT + what] += short
            i += 2
        add_pairs(out, at, asking.beside)
        for need in asking.compared:
            out[at + OTHER_ASKED] += 1
            out[at + ASKED_COUNT + OTHER_ASKED] += shortfall(need, t, seat)


def last_of(mask: i64) -> i64:
    """The highest position in a mask, -1 if there is none: what asks most gives most."""
    found: i64 = -1
    i: i64 = 0
    while mask:
        if mask & BIT[i]:
            found = i
            mask -= BIT[i]
        i += 1
    return found


def add_pairs(out: vec[i64], at: i64, pairs: vec[i64]) -> None:
    n: i64 = len(pairs)
    i: i64 = 0
    while i < n:
        out[at + pairs[i]] += pairs[i + 1]
        i += 2
