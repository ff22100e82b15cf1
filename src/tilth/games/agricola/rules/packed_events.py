# compiled
"""What events tell and what questions are about, where that is several facts in one number: how each is written and
read. Nobody else knows where in the number a fact stands."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.rules.facts import MOST_CARDS
from tilth.games.agricola.rules.goods import MOST_GOODS, VEGETABLE
from tilth.kernel.native import i64, vec

CARDS: Final[i64] = MOST_CARDS + 1
NO_CARD: Final[i64] = CARDS - 1
SOURCES: Final[i64] = 8 * CARDS
MANY: Final[i64] = 64
ALLOWANCES: Final[i64] = 32
ANNOUNCED_GOODS: Final[i64] = VEGETABLE + 1

# -- where goods come from -------------------------------------------------------------------------------------------


def from_card(kind: i64, card: i64) -> i64:
    """MINOR or OCCUPATION, and the card."""
    return kind + 8 * (card + 1)


def source_kind(source: i64) -> i64:
    """SPACE, MINOR, OCCUPATION and so on."""
    return source % 8


def source_card(source: i64) -> i64:
    """-1: no card."""
    return source // 8 - 1


# -- GAINED and RECEIVED ---------------------------------------------------------------------------------------------


def gained(source: i64, good: i64, n: i64) -> i64:
    return (source * MOST_GOODS + good) * MANY + n


def good_gained(it: i64) -> i64:
    return it // MANY % MOST_GOODS


def number_gained(it: i64) -> i64:
    return it % MANY


def gained_from(it: i64) -> i64:
    return it // (MANY * MOST_GOODS)


def received(goods: vec[i64], source: i64) -> i64:
    """Goods that came at one time. Those behind ANNOUNCED_GOODS, animals among them, are told by GAINED alone."""
    told: i64 = 0
    good: i64 = ANNOUNCED_GOODS
    while good > 0:
        good -= 1
        told = told * MANY + goods[good]
    return told * SOURCES + source


def received_one(good: i64, n: i64, source: i64) -> i64:
    told: i64 = 0
    if good < ANNOUNCED_GOODS:
        told = n
    while told and good > 0:
        told *= MANY
        good -= 1
    return told * SOURCES + source


def good_received(it: i64, good: i64) -> i64:
    """How many of a good came."""
    left = it // SOURCES
    while good > 0:
        left //= MANY
        good -= 1
    return left % MANY


def received_from(it: i64) -> i64:
    return it % SOURCES


# -- FURROWED and BAKED ----------------------------------------------------------------------------------------------


def furrowed(fields: i64, plow: i64) -> i64:
    """Fields of a plow action, and the plow it was done with or NO_CARD."""
    return fields * CARDS + plow


def fields_plowed(it: i64) -> i64:
    return it // CARDS


def plow_used(it: i64) -> i64:
    return it % CARDS


def baked(grain: i64, grant: i64) -> i64:
    """Grain of a bake action, and the card that allowed it or NO_CARD."""
    return grain * CARDS + grant


def grain_baked(it: i64) -> i64:
    return it // CARDS


def baking_granted(it: i64) -> i64:
    return it % CARDS


# -- PASTURED ----------------------------------------------------------------------------------------------------------


def pastured(cells: i64, split: bool) -> i64:
    """The cells of a new pasture as a mask, and whether it was split off another."""
    return cells * 2 + (1 if split else 0)


def new_pasture(it: i64) -> i64:
    return it // 2


def was_split(it: i64) -> bool:
    return it % 2 == 1


# -- COOKED ----------------------------------------------------------------------------------------------------------


def cooked(way: i64, n: i64) -> i64:
    """A way to make food, and how many of the good went into it."""
    return way * MANY + n


def way_of(it: i64) -> i64:
    return it // MANY


def number_cooked(it: i64) -> i64:
    return it % MANY


# -- IMPROVED --------------------------------------------------------------------------------------------------------


def improved(card: i64, allows: i64) -> i64:
    """The card of an improvement action, and what the action allows (MINOR_ACTION ...)."""
    return card * ALLOWANCES + allows


def improvement(it: i64) -> i64:
    return it // ALLOWANCES


def allowance(it: i64) -> i64:
    return it % ALLOWANCES


# -- questions: BIRTHS, SOW_EXTRA and BY_LOT -------------------------------------------------------------------------


def parents(kind: i64, n: i64) -> i64:
    """Animals of a kind that may have young."""
    return kind * MANY + n


def kind_of(arg: i64) -> i64:
    return arg // MANY


def how_many(arg: i64) -> i64:
    return arg % MANY


def sowing(crop: i64, plot: i64) -> i64:
    return crop * MANY + plot


def crop_sown(arg: i64) -> i64:
    return arg // MANY


def plot_sown(arg: i64) -> i64:
    return arg % MANY


def by_lot(card: i64, food: i64, begging: i64) -> i64:
    """The card that allows it, food gained with it, and begging cards for each food that is lacking."""
    return (begging * MANY + food) * CARDS + card


def lot_card(lots: i64) -> i64:
    return lots % CARDS


def lot_gain(lots: i64) -> i64:
    return lots // CARDS % MANY


def lot_begging_rate(lots: i64) -> i64:
    return lots // (CARDS * MANY)
