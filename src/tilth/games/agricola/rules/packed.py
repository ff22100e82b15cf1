# compiled
"""Several facts in one number: how they are written and read. Nobody else knows where in the number a fact stands."""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import BIT, i64, vec

SEATS: Final[i64] = 8  # more than there are; the last stands for all of them, the one before it for none
EVERYBODY: Final[i64] = SEATS - 1
NO_ONE: Final[i64] = SEATS - 2
CARDS: Final[i64] = 1024  # more than there are
THINGS: Final[i64] = 32  # goods, and what else can lie on a round space
DECKS: Final[i64] = 2  # of occupations and of minor improvements
GUESTS: Final[i64] = 16  # more than come in one round
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


# -- cards to be dealt -------------------------------------------------------------------------------------------------


def dealt(seat: i64, deck: i64, to_pack: bool) -> i64:
    """To whom, from which deck, and whether they lie before the seat instead of in its hand."""
    return ((1 if to_pack else 0) * SEATS + seat) * DECKS + deck


def dealt_to(it: i64) -> i64:
    return it // DECKS % SEATS


def dealt_from(it: i64) -> i64:
    return it % DECKS


def dealt_to_pack(it: i64) -> bool:
    return it >= SEATS * DECKS


# -- an occupation to be drawn by lot ----------------------------------------------------------------------------------


def lot(begging: i64, food: i64, fee: i64, seat: i64) -> i64:
    """Begging cards for each food that is lacking, food gained, the price of the action, and whose hand it is."""
    return ((begging * MANY + food) * MANY + fee) * SEATS + seat


def lot_seat(it: i64) -> i64:
    return it % SEATS


def lot_fee(it: i64) -> i64:
    return it // SEATS % MANY


def lot_food(it: i64) -> i64:
    return it // (SEATS * MANY) % MANY


def lot_begging(it: i64) -> i64:
    return it // (SEATS * MANY * MANY)


# -- guests to come ----------------------------------------------------------------------------------------------------


def guest(later: bool) -> i64:
    """One who acts in the next round, or in the one after it."""
    return GUESTS if later else 1


def guests_now(coming: i64) -> i64:
    return coming % GUESTS


def guests_later(coming: i64) -> i64:
    """Those who come in the next round, once that of the others begins."""
    return coming // GUESTS


# -- a card that has left the game -----------------------------------------------------------------------------------


def departed(card: i64, knows: i64) -> i64:
    """A card, and the seat that knows of it, EVERYBODY or NO_ONE."""
    return knows * CARDS + card


def departed_card(entry: i64) -> i64:
    return entry % CARDS


def departed_known(entry: i64) -> i64:
    return entry // CARDS


# -- a card taken out of a pack that goes round ------------------------------------------------------------------------


def picked(card: i64, seat: i64, at: i64, aside: bool) -> i64:
    """The card, who took it, and how many cards had left the game by then; `aside`: it is the next of those."""
    return ((at * 2 + (1 if aside else 0)) * SEATS + seat) * CARDS + card


def picked_card(entry: i64) -> i64:
    return entry % CARDS


def picked_by(entry: i64) -> i64:
    return entry // CARDS % SEATS


def picked_aside(entry: i64) -> bool:
    return entry // (CARDS * SEATS) % 2 != 0


def picked_at(entry: i64) -> i64:
    return entry // (CARDS * SEATS * 2)


# -- a card that came to a hand in the course of the game --------------------------------------------------------------


def receipt(card: i64, seat: i64, at: i64, openly: bool) -> i64:
    """The card, who has it, how many cards had left the game by then, and whether all saw which it was."""
    return ((at * 2 + (1 if openly else 0)) * SEATS + seat) * CARDS + card


def receipt_card(entry: i64) -> i64:
    return entry % CARDS


def receipt_seat(entry: i64) -> i64:
    return entry // CARDS % SEATS


def receipt_open(entry: i64) -> bool:
    return entry // (CARDS * SEATS) % 2 != 0


def receipt_at(entry: i64) -> i64:
    return entry // (CARDS * SEATS * 2)


# -- how often a plow was used -----------------------------------------------------------------------------------------

OWN_USES: Final[i64] = 16  # more than there are; behind them a bit for each seat that has paid to use it


def uses_by_owner(used: i64) -> i64:
    return used % OWN_USES


def lent_to(used: i64, seat: i64) -> bool:
    return used // OWN_USES & BIT[seat] != 0


def lent(used: i64, seat: i64) -> i64:
    return used | OWN_USES * BIT[seat]


# -- building resources ----------------------------------------------------------------------------------------------

MOST_HELD: Final[i64] = 127  # more than any card costs of one; above each number a bit is free
SHELVES: Final[vec[i64]] = vec[i64]([0, 1, 256, 256**2, 256**3])  # of wood, clay, reed and stone
FREE_BITS: Final[i64] = 128 * (1 + 256 + 256**2 + 256**3)
PLENTY: Final[i64] = FREE_BITS - (1 + 256 + 256**2 + 256**3)  # as many as can be written of each


def some_of(good: i64, n: i64) -> i64:
    return n * SHELVES[good]


def heap(wood: i64, clay: i64, reed: i64, stone: i64) -> i64:
    return ((upto(stone) * 256 + upto(reed)) * 256 + upto(clay)) * 256 + upto(wood)


def upto(n: i64) -> i64:
    return n if n < MOST_HELD else MOST_HELD


def beyond(price: i64, held: i64) -> bool:
    """Is there less of something in one heap than in another?"""
    return (held + FREE_BITS - price) & FREE_BITS != FREE_BITS
