# compiled
"""A village: chains of villagers, what shows, what counts (§8, §13, §14).

A village is never changed; laying a card gives a new one, so that copies of a position share villages. Cards are known
by the order in which they were laid.
"""

from __future__ import annotations

from typing import Final

from tilth.games.villagers.rules.facts import (
    BUILDER,
    BUILDERS,
    CHAIN,
    COINS_ON_ONE,
    FOOD,
    FOODS,
    FOUNDERS,
    GOLD,
    GOLD_ON_SUIT,
    GOLD_SYMBOL,
    HOLDS,
    HOLDS_AS_BOTTOM,
    KEYS,
    PADLOCK,
    PADLOCKS,
    SILVER_AMOUNT,
    SILVER_COUNTS,
    SILVER_PER,
    SILVER_SUIT,
    SUIT,
    SUIT_SYMBOL,
    SYMBOLS,
    TURNED,
    WILD,
    name_of,
)
from tilth.kernel.core import OK
from tilth.kernel.native import BIT, append, i64, vec

# Why a card does not fit (§21); the numbers are shared with the game's table of reasons.
CHAIN_MISSING: Final[i64] = 17
STACK_FULL: Final[i64] = 18
WRONG_SUIT: Final[i64] = 19

NO_CARDS: Final[vec[i64]] = vec[i64]()


class Village:
    def __init__(
        self, cards: vec[i64], below: vec[i64], kids: vec[i64], coins: vec[i64],
        names: i64, room: i64, wild: i64, food: i64, builders: i64, gold: i64,
    ) -> None:  # fmt: skip
        self.cards = cards
        self.below = below  # the card each lies on, -1 for a bottom
        self.kids = kids  # how many lie on each
        self.coins = coins  # ducats lying on each
        self.names = names  # the set of names present
        self.room = room  # the set of names (not wild) on which another card may be laid
        self.wild = wild  # how many wild cards lie here
        self.food = food  # uncovered symbols
        self.builders = builders
        self.gold = gold  # sum of uncovered gold

    def laid(self, face: i64, on: i64) -> Village:
        """With `face` laid on card number `on`, or as a new bottom (-1)."""
        cards = append(self.cards[:], face)
        below = append(self.below[:], on)
        kids = append(self.kids[:], 0)
        coins = append(self.coins[:], 0)
        name = name_of(face)
        room = self.room
        food = self.food + FOOD[face]
        builders = self.builders + BUILDERS[face]
        gold = self.gold + GOLD[face]
        if HOLDS[face] > 0 and not WILD[face]:
            room |= BIT[name]
        if on >= 0:
            under = cards[on]
            if kids[on] == 0:
                food -= FOOD[under]
                builders -= BUILDERS[under]
                gold -= GOLD[under]
            kids[on] += 1
            if not WILD[under] and kids[on] >= HOLDS[under]:
                room = room_without(cards, kids, room, name_of(under))
        return Village(
            cards,
            below,
            kids,
            coins,
            self.names | BIT[name],
            room,
            self.wild + WILD[face],
            food,
            builders,
            gold,
        )

    def with_coins(self, i: i64, amount: i64) -> Village:
        coins = self.coins[:]
        coins[i] += amount
        return Village(
            self.cards, self.below, self.kids, coins,
            self.names, self.room, self.wild, self.food, self.builders, self.gold,
        )  # fmt: skip

    def without_coins(self) -> Village:
        coins = vec[i64]()
        n: i64 = len(self.coins)
        i: i64 = 0
        while i < n:
            coins = append(coins, 0)
            i += 1
        return Village(
            self.cards, self.below, self.kids, coins,
            self.names, self.room, self.wild, self.food, self.builders, self.gold,
        )  # fmt: skip

    def exchanged(self, i: i64, face: i64) -> Village:
        """With `face` in the place of card `i`; what lies below and above stays."""
        cards = self.cards[:]
        cards[i] = face
        return reckoned(cards, self.below, self.kids, self.coins)

    def without(self, i: i64) -> Village:
        """Without top card `i`."""
        cards, below, kids, coins = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
        n: i64 = len(self.cards)
        j: i64 = 0
        while j < n:
            if j != i:
                cards = append(cards, self.cards[j])
                under = self.below[j]
                below = append(below, under - 1 if under > i else under)
                kids = append(kids, self.kids[j] - 1 if j == self.below[i] else self.kids[j])
                coins = append(coins, self.coins[j])
            j += 1
        return reckoned(cards, below, kids, coins)

    # -- chains (§8)

    def misfit(self, card: i64, i: i64, depth: i64) -> i64:
        """OK if `card` (or the wild cards under it) may be laid on card `i`, as place `depth` of its chain."""
        chain = CHAIN[card]
        face = self.cards[i]
        kids = self.kids[i]
        if not WILD[face]:
            # Whatever lies below it was right when it was laid (§8.1).
            if name_of(face) != chain[depth - 1]:
                return CHAIN_MISSING
            return OK if kids < HOLDS[face] else STACK_FULL
        below = self.below[i]
        j = i
        d = depth
        while d > 0 and j >= 0:
            d -= 1
            if not WILD[self.cards[j]] and name_of(self.cards[j]) != chain[d]:
                return CHAIN_MISSING
            j = self.below[j]
        if d != 0 or j >= 0:
            return CHAIN_MISSING
        if kids >= (HOLDS_AS_BOTTOM[face] if below < 0 else HOLDS[face]):
            return STACK_FULL
        if below < 0 and kids > 0 and self.branch_suit(i) != SUIT[card]:
            return WRONG_SUIT
        return OK

    def branch_suit(self, i: i64) -> i64:
        """The suit of what lies on wild bottom `i`: of the first card above it that is not wild."""
        n: i64 = len(self.cards)
        j: i64 = 0
        while j < n:
            if self.below[j] == i:
                return self.branch_suit(j) if WILD[self.cards[j]] else SUIT[self.cards[j]]
            j += 1
        return -1

    def lacks_place(self, card: i64, fewest: i64, most: i64) -> i64:
        """OK if `card` has a place with `fewest` to `most` wild cards laid under it in the same move."""
        chain = CHAIN[card]
        n: i64 = len(chain)
        if n == 0:
            return OK if fewest == 0 else CHAIN_MISSING
        if fewest == 0 and self.room & BIT[chain[n - 1]]:
            return OK
        if most == 0 and self.wild == 0:
            return STACK_FULL if self.names & BIT[chain[n - 1]] else CHAIN_MISSING
        reason: i64 = CHAIN_MISSING
        size: i64 = len(self.cards)
        wild = fewest
        while wild <= most and wild <= n:
            if wild == n:
                return OK
            i: i64 = 0
            while i < size:
                misfit = self.misfit(card, i, n - wild)
                if misfit == OK:
                    return OK
                if misfit > reason:
                    reason = misfit
                i += 1
            wild += 1
        return reason

    # -- what counts (§14)

    def symbols(self, suit: i64) -> i64:
        """Suit symbols, covered or not."""
        total: i64 = 0
        n: i64 = len(self.cards)
        i: i64 = 0
        while i < n:
            if SUIT[self.cards[i]] == suit:
                total += SYMBOLS[self.cards[i]]
            i += 1
        return total

    def padlocks(self) -> i64:
        total: i64 = 0
        n: i64 = len(self.cards)
        i: i64 = 0
        while i < n:
            total += 1 if PADLOCK[self.cards[i]] >= 0 else 0
            i += 1
        return total

    def gold_symbols(self, countess: i64) -> i64:
        """Uncovered gold symbols; her own card may count for several (§17.2)."""
        total: i64 = 0
        n: i64 = len(self.cards)
        i: i64 = 0
        while i < n:
            face = self.cards[i]
            if self.kids[i] == 0 and GOLD[face] > 0:
                total += countess if SUIT[face] < 0 else 1
            i += 1
        return total

    def gold_of(self, suit: i64, best_one: bool) -> i64:
        """Printed gold on uncovered villagers of a suit: all of it, or the best."""
        total: i64 = 0
        n: i64 = len(self.cards)
        i: i64 = 0
        while i < n:
            face = self.cards[i]
            if self.kids[i] == 0 and SUIT[face] == suit:
                if not best_one:
                    total += GOLD[face]
                elif GOLD[face] > total:
                    total = GOLD[face]
            i += 1
        return total

    def all_coins(self) -> i64:
        total: i64 = 0
        n: i64 = len(self.coins)
        i: i64 = 0
        while i < n:
            total += self.coins[i]
            i += 1
        return total

    def most_coins(self) -> i64:
        most: i64 = 0
        n: i64 = len(self.coins)
        i: i64 = 0
        while i < n:
            if self.coins[i] > most:
                most = self.coins[i]
            i += 1
        return most

    def highest_gold(self, covered: bool, founders: bool) -> i64:
        most: i64 = 0
        n: i64 = len(self.cards)
        i: i64 = 0
        while i < n:
            face = self.cards[i]
            if (covered or self.kids[i] == 0) and GOLD[face] > most and (founders or name_of(face) != FOUNDERS):
                most = GOLD[face]
            i += 1
        return most

    def silver(self, face: i64, best_one: bool, discs: bool, countess: i64) -> i64:
        """What a silver villager of this village is worth (§14.3)."""
        counts = SILVER_COUNTS[face]
        suit = SILVER_SUIT[face]
        if counts == 0:
            return 0
        n: i64 = 0
        if counts == GOLD_ON_SUIT:
            n = self.gold_of(suit, best_one)
        elif counts == SUIT_SYMBOL:
            n = self.symbols(suit)
        elif counts == GOLD_SYMBOL:
            n = self.gold_symbols(countess)
        elif counts == PADLOCKS:
            n = self.padlocks()
        elif counts == FOODS:
            n = self.food
        elif counts == BUILDER:
            n = self.builders
        elif counts == COINS_ON_ONE:
            n = self.most_coins()
        if discs and counts != GOLD_ON_SUIT and counts != COINS_ON_ONE:
            n += self.discs(counts, suit)
        return SILVER_AMOUNT[face] * (n // SILVER_PER[face])

    def discs(self, counts: i64, suit: i64) -> i64:
        """Blank discs drawn in the formulas that count the same thing (only if the host lets them count, §14.4)."""
        total: i64 = 0
        n: i64 = len(self.cards)
        i: i64 = 0
        while i < n:
            face = self.cards[i]
            if SILVER_COUNTS[face] == counts and SILVER_SUIT[face] == suit:
                total += SILVER_PER[face]
            i += 1
        return total

    def basics(self, covered: bool, is_basic: i64) -> i64:
        total: i64 = 0
        n: i64 = len(self.cards)
        i: i64 = 0
        while i < n:
            if is_basic & BIT[self.cards[i]] and (covered or self.kids[i] == 0):
                total += 1
            i += 1
        return total

    def largest_suit(self, suits: i64, founders: bool) -> i64:
        """Villagers of the suit that has most of them here (cards, not symbols)."""
        most: i64 = 0
        suit: i64 = 0
        while suit < suits:
            total: i64 = 0
            n: i64 = len(self.cards)
            i: i64 = 0
            while i < n:
                face = self.cards[i]
                if SUIT[face] == suit and (founders or name_of(face) != FOUNDERS):
                    total += 1
                i += 1
            if total > most:
                most = total
            suit += 1
        return most

    def find(self, name: i64) -> i64:
        """The first card of this name, or -1."""
        n: i64 = len(self.cards)
        i: i64 = 0
        while i < n:
            if name_of(self.cards[i]) == name:
                return i
            i += 1
        return -1

    def is_top(self, i: i64) -> bool:
        return self.kids[i] == 0

    def has_keys(self, i: i64) -> bool:
        return KEYS[self.cards[i]] > 0


def room_without(cards: vec[i64], kids: vec[i64], room: i64, name: i64) -> i64:
    """`room` after a card of this name was filled up: another one may still have a place."""
    n: i64 = len(cards)
    i: i64 = 0
    while i < n:
        if name_of(cards[i]) == name and kids[i] < HOLDS[cards[i]]:
            return room
        i += 1
    return room & ~BIT[name]


def reckoned(cards: vec[i64], below: vec[i64], kids: vec[i64], coins: vec[i64]) -> Village:
    """A village with everything that is kept beside the cards worked out anew."""
    names: i64 = 0
    room: i64 = 0
    wild: i64 = 0
    food: i64 = 0
    builders: i64 = 0
    gold: i64 = 0
    n: i64 = len(cards)
    i: i64 = 0
    while i < n:
        face = cards[i]
        name = name_of(face)
        names |= BIT[name]
        if WILD[face]:
            wild += 1
        elif kids[i] < HOLDS[face]:
            room |= BIT[name]
        if kids[i] == 0:
            food += FOOD[face]
            builders += BUILDERS[face]
            gold += GOLD[face]
        i += 1
    return Village(cards, below, kids, coins, names, room, wild, food, builders, gold)


def settled(face: i64) -> Village:
    """A village of one card."""
    cards, below, kids, coins = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
    return reckoned(append(cards, face), append(below, -1), append(kids, 0), append(coins, 0))


def turned(village: Village) -> Village:
    """With the founders on their food side (§12.1)."""
    i = village.find(FOUNDERS)
    return village.exchanged(i, TURNED) if i >= 0 and village.cards[i] == FOUNDERS else village
