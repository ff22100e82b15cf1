# compiled
"""Several facts in one number: how they are written and read. Nobody else knows where in the number a fact stands."""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import i64

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
