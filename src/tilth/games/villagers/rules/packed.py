# compiled
"""Several facts in one number: how they are written and read. Nobody else knows where in the number a fact stands."""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import BIT, append, i64, vec

SEATS: Final[i64] = 8  # more than there are
CARDS: Final[i64] = 64  # more than there are
WILDS: Final[i64] = 4  # more than lie under one card
PLACES: Final[i64] = CARDS * WILDS


# -- a card put back on a stack, and who knows it ----------------------------------------------------------------------


def returned(stack: i64, seat: i64, card: i64) -> i64:
    return (stack * SEATS + seat) * CARDS + card


def returned_to(entry: i64) -> i64:
    """The stack."""
    return entry // (CARDS * SEATS)


def returned_by(entry: i64) -> i64:
    """The seat."""
    return entry // CARDS % SEATS


def returned_card(entry: i64) -> i64:
    return entry % CARDS


# -- a card that all have seen go into a hand --------------------------------------------------------------------------

LAIDS_BITS: Final[i64] = 5
LAIDS: Final[i64] = 32  # cards put back that lie on one stack; as many and more count alike
MARKS_FROM: Final[i64] = 9  # bits of a card and a seat


def watched(seat: i64, card: i64, lids: vec[i64]) -> i64:
    """Whose hand, the card, and how many cards put back lay on each stack then: it is none of those."""
    marks: i64 = 0
    k: i64 = len(lids) - 1
    while k >= 0:
        marks = marks * LAIDS + (lids[k] if lids[k] < LAIDS else LAIDS - 1)
        k -= 1
    return (marks * SEATS + seat) * CARDS + card


def watched_seat(entry: i64) -> i64:
    return entry // CARDS % SEATS


def watched_card(entry: i64) -> i64:
    return entry % CARDS


def watched_lid(entry: i64, stack: i64) -> i64:
    """How many cards put back lay on this stack."""
    return (entry >> (MARKS_FROM + LAIDS_BITS * stack)) % LAIDS


def lid_lowered(entry: i64, stack: i64, by: i64) -> i64:
    """As if so many fewer cards had lain on this stack."""
    return entry - by * BIT[MARKS_FROM + LAIDS_BITS * stack]


def watched_lids(entry: i64, stacks: i64) -> vec[i64]:
    """How many cards put back lay on each stack."""
    found = vec[i64]()
    k: i64 = 0
    while k < stacks:
        found = append(found, watched_lid(entry, k))
        k += 1
    return found


# -- a card to be put back for a basic villager ------------------------------------------------------------------------


def swapped(basic: i64, card: i64) -> i64:
    """The basic villager that comes for it, and the card."""
    return basic * CARDS + card


def basic_for(it: i64) -> i64:
    return it // CARDS


def card_back(it: i64) -> i64:
    return it % CARDS


# -- a play under way --------------------------------------------------------------------------------------------------


def one_more_wild(it: i64) -> i64:
    """A wild card lies under it."""
    return it + CARDS


def laid_on(it: i64, place: i64) -> i64:
    """Its place in the village is chosen."""
    return it + PLACES * (place + 1)


def card_of(it: i64) -> i64:
    return it % CARDS


def wilds_of(it: i64) -> i64:
    return it // CARDS % WILDS


def place_of(it: i64) -> i64:
    """-1: none yet."""
    return it // PLACES - 1
