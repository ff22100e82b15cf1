# compiled
"""What can be counted on and what is likely to come: sure points, actions and markets left, what a card would bring."""

from __future__ import annotations

from typing import Final

from tilth.games.villagers.deck.event_effects import all_silver
from tilth.games.villagers.rules.build import bank_price, has_opener, rival_opener
from tilth.games.villagers.rules.facts import (
    CARDS,
    CHAIN,
    DECK,
    GOLD,
    HOLDS,
    PADLOCK,
    SILVER_COUNTS,
    SPECIAL,
    SUIT,
    name_of,
)
from tilth.games.villagers.rules.packed import returned_by, returned_card, returned_to
from tilth.games.villagers.rules.table import (
    BUILD_PART,
    DRAFT_PART,
    DUE,
    HELD,
    LIMIT,
    MOST,
    REFRESH_PART,
    UNLOCK_PRICE,
    Table,
)
from tilth.games.villagers.rules.village import Village
from tilth.kernel.native import BIT, append, i64, vec

HOLDERS: Final[list[int]] = [card for card in range(CARDS) if HOLDS[card] > 0]


def unders() -> vec[i64]:
    """The card on which each is laid, -1: on none."""
    found = vec[i64]()
    for chain in CHAIN:
        found = append(found, chain[len(chain) - 1] if len(chain) > 0 else -1)
    return found


def set_on(under: int) -> i64:
    """The cards of the deck that are laid on this one, or on none (-1)."""
    found: i64 = 0
    for card in range(CARDS):
        if DECK & BIT[card] and UNDER[card] == under and SPECIAL[card] == 0:
            found |= BIT[card]
    return found


def all_set_on() -> vec[i64]:
    found = vec[i64]()
    for holder in HOLDERS:
        found = append(found, set_on(holder))
    return found


def holder_numbers() -> vec[i64]:
    found = vec[i64]()
    for holder in HOLDERS:
        found = append(found, holder)
    return found


UNDER: Final[vec[i64]] = unders()
HOLDER: Final[vec[i64]] = holder_numbers()
LAID_ON: Final[vec[i64]] = all_set_on()  # per holder
ALONE: Final[i64] = set_on(-1)

# -- points


def sure(t: Table, s: i64) -> i64:
    """Ducats, and what the village as it stands earns at the markets to come."""
    return t.ducats[s] if t.market2 == HELD else counted(t, s, t.villages[s].all_coins(), all_silver(t, s))


def counted(t: Table, s: i64, coins: i64, silver: i64) -> i64:
    """The same for who has counted the ducats on the villagers and the silver."""
    if t.market2 == HELD:
        return t.ducats[s]
    markets = markets_left(t)
    paid = markets + 1 if t.game.coins_again else markets
    return t.ducats[s] + markets * t.villages[s].gold + paid * coins + silver


def markets_left(t: Table) -> i64:
    """Markets that will pay."""
    if t.market2 == HELD:
        return 0
    if t.market1 == HELD or (t.market1 == DUE and t.market2 == DUE and not t.game.both_markets):
        return 1
    return 2


# -- actions


def five(n: i64) -> i64:
    """No limit is above five."""
    return MOST if n > MOST else n


def drafts_left(t: Table, s: i64) -> i64:
    """Cards that this seat has still to take in this round."""
    if t.part != DRAFT_PART or t.limits[s] == 0:
        return 0
    return t.limits[s] - len(t.squares[s])


def builds_left(t: Table, s: i64) -> i64:
    """Build actions that this seat still has in this round."""
    if t.part == BUILD_PART and t.who >= 0:
        if t.who == s:
            return t.limit - t.actions if t.limit > t.actions else 0
        n = t.game.seats
        if (s - t.starter + n) % n < (t.who - t.starter + n) % n:
            return 0
    elif t.part != DRAFT_PART and t.part != REFRESH_PART:
        return 0
    return five(LIMIT + t.villages[s].builders)


# -- cards


def back(t: Table, seat: i64, stack: i64) -> i64:
    """The suit that shows on a stack, -1 if this seat does not know it."""
    if t.lids[stack] == 0:
        return t.backs[stack]
    i: i64 = len(t.returned) - 1
    while returned_to(t.returned[i]) != stack:
        i -= 1
    known = t.game.backs_public or returned_by(t.returned[i]) == seat
    return SUIT[returned_card(t.returned[i])] if known else -1


def fitting_in(village: Village) -> i64:
    """The cards that have a place in a village, but for what wild cards allow."""
    found = ALONE
    room = village.room
    n: i64 = len(HOLDER)
    k: i64 = 0
    while k < n:
        if room & BIT[HOLDER[k]]:
            found |= LAID_ON[k]
        k += 1
    return found


def without_loss(village: Village) -> i64:
    """The villagers on which a card can be laid without covering gold."""
    found: i64 = 0
    n: i64 = len(village.cards)
    i: i64 = 0
    while i < n:
        face = village.cards[i]
        if village.kids[i] < HOLDS[face] and (village.kids[i] > 0 or GOLD[face] == 0):
            found |= BIT[name_of(face)]
        i += 1
    return found


def gain(t: Table, s: i64, card: i64, cheap: i64, markets: i64) -> i64:
    """Ducats that this card would bring if it were laid now: gold less what it covers, silver as the village stands,
    and what its padlock brings or costs. `cheap`: villagers that can be covered without losing gold."""
    village = t.villages[s]
    gold = GOLD[card]
    if s >= t.game.seats:  # she lays every card by itself, and no padlock stops her
        return markets * gold + silver_of(t, village, card)
    under = UNDER[card]
    if under >= 0 and village.room & BIT[under] and not cheap & BIT[under]:
        gold -= GOLD[under]
    found = markets * gold + silver_of(t, village, card)
    padlock = PADLOCK[card]
    if padlock >= 0:
        if has_opener(t, s, padlock):
            found += markets * UNLOCK_PRICE
        elif t.tinner == 0 or t.who != s:
            found -= UNLOCK_PRICE if rival_opener(t, s, padlock) else bank_price(t)
    return found


def silver_of(t: Table, village: Village, card: i64) -> i64:
    if SILVER_COUNTS[card] == 0:
        return 0
    return village.silver(card, t.game.best_one, t.game.discs, t.game.countess_symbols)
