# compiled
"""Several facts in one number: how they are written and read. Nobody else knows where in the number a fact stands."""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import i64

SEATS: Final[i64] = 8  # more than there are; the last stands for all of them
EVERYBODY: Final[i64] = SEATS - 1
CARDS: Final[i64] = 1024  # more than there are
THINGS: Final[i64] = 32  # goods, and what else can lie on a round space
MANY: Final[i64] = 64  # more than there can be of one good in one place


# -- what lies on a round space (§15.9) ------------------------------------------------------------------------------


def laid(round: i64, seat: i64, good: i64, n: i64, card: i64) -> i64:
    """So many of a good for a seat in a round; `card` says what happens then, -1: they are simply collected."""
    return (((round * SEATS + seat) * THINGS + good) * MANY + n) * CARDS + card + 1


def laid_round(entry: i64) -> i64:
    return entry // (CARDS * MANY * THINGS * SEATS)


def laid_seat(entry: i64) -> i64:
    return entry // (CARDS * MANY * THINGS) % SEATS


def laid_good(entry: i64) -> i64:
    return entry // (CARDS * MANY) % THINGS


def laid_number(entry: i64) -> i64:
    return entry // CARDS % MANY


def laid_card(entry: i64) -> i64:
    return entry % CARDS - 1


# -- a card that has left the game -----------------------------------------------------------------------------------


def departed(card: i64, knows: i64) -> i64:
    """A card, and the seat that knows of it or EVERYBODY."""
    return knows * CARDS + card


def departed_card(entry: i64) -> i64:
    return entry % CARDS


def departed_known(entry: i64) -> i64:
    return entry // CARDS
