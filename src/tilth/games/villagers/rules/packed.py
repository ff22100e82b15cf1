# compiled
"""Several facts in one number: how they are written and read. Nobody else knows where in the number a fact stands."""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import i64

SEATS: Final[i64] = 8  # more than there are
CARDS: Final[i64] = 64  # more than there are


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
