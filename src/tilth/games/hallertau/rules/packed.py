# compiled
"""Several facts in one number: how they are written and read. Nobody else knows where in the number a fact stands."""

from __future__ import annotations

from typing import Final

from tilth.games.hallertau.rules.actions import CARDS, POSITIONS
from tilth.games.hallertau.rules.layout import STABLES
from tilth.kernel.native import BIT, i64

SEATS: Final[i64] = 8  # more than there are
NUMBERS: Final[i64] = 1024  # more than there are cards
SOLE: Final[i64] = 4096  # more than there are cards with their positions
if CARDS * POSITIONS > SOLE:
    raise ValueError(f"cards.json: {CARDS} cards, and {SOLE // POSITIONS} can be told apart")
FIELDS: Final[i64] = 16  # more than there are columns of fields
TAKEN: Final[i64] = SOLE * FIELDS
DRAWN: Final[i64] = 2**24
SECOND: Final[i64] = 2**25
MANY: Final[i64] = 16  # more than are picked or moved at one time, and the quadrants as a mask


# -- a card, and a seat that knows or has drawn it -------------------------------------------------------------------


def held(card: i64, seat: i64) -> i64:
    return seat * NUMBERS + card


def held_card(entry: i64) -> i64:
    return entry % NUMBERS


def held_by(entry: i64) -> i64:
    return entry // NUMBERS


# -- a card whose effects are under way ------------------------------------------------------------------------------


def card_at_work(it: i64) -> i64:
    return it % SOLE // POSITIONS


def position_chosen(it: i64) -> i64:
    return it % POSITIONS


def with_sole(it: i64, column: i64) -> i64:
    """The column of the one field that is empty belongs to it."""
    return it + (column + 1) * SOLE


def sole_column(it: i64) -> i64:
    """-1: none."""
    return it // SOLE % FIELDS - 1


def with_kind(it: i64, kind: i64) -> i64:
    """A kind of goods was taken."""
    return it % TAKEN + (kind + 1) * TAKEN


def kind_taken(it: i64) -> i64:
    """-1: none."""
    return it // TAKEN - 1


# -- a card that waits for the end of an action ----------------------------------------------------------------------


def waiting(it: i64, seat: i64) -> i64:
    return it * SEATS + seat


def waits_for(entry: i64) -> i64:
    """Whose card it is."""
    return entry % SEATS


def waits_with(entry: i64) -> i64:
    """The card with its position and what else belongs to it."""
    return entry // SEATS


def as_drawn(it: i64) -> i64:
    """It has just been drawn."""
    return it + DRAWN


def just_drawn(it: i64) -> bool:
    return it & DRAWN != 0


def as_second(it: i64) -> i64:
    """It comes after another that has just been drawn."""
    return it + SECOND


def as_first(it: i64) -> i64:
    """The other is gone."""
    return it - SECOND


def comes_second(it: i64) -> bool:
    return it & SECOND != 0


def settled(it: i64) -> i64:
    """Without what was said about waiting."""
    return it % DRAWN


# -- things picked one by one: how many, and which -------------------------------------------------------------------


def one_more_picked(step: i64, which: i64) -> i64:
    return step + 1 + BIT[which] * MANY


def number_picked(step: i64) -> i64:
    return step % MANY


def already_picked(step: i64) -> i64:
    """Which, as a mask."""
    return step // MANY


# -- sheep moved one by one: how many, and how many of those in each place -------------------------------------------


def one_more_sheep(step: i64, to: i64) -> i64:
    """-1: it is lost."""
    return step + 1 + (BIT[4 + 2 * to] if to >= 0 else 0)


def sheep_moved(step: i64) -> i64:
    return step % MANY


def sheep_come(step: i64, place: i64) -> i64:
    return step // BIT[4 + 2 * place] % 4


def sheep_placed(step: i64) -> bool:
    """Does it tell of no other places than there are?"""
    return step < BIT[6 + 2 * STABLES]


# -- a quadrant card, and the quadrants it clears --------------------------------------------------------------------


def quadrants_of(card: i64) -> i64:
    """A card is drawn; each quadrant then adds its bit."""
    return (card + 1) * MANY


def quadrant_card(it: i64) -> i64:
    """-1: none."""
    return it // MANY - 1


def quadrants_cleared(it: i64) -> i64:
    """As a mask."""
    return it % MANY
