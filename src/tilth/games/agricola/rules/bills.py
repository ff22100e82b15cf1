# compiled
"""Bills: what is to be paid for, in one number. How each is written and read; nobody else knows where in it a fact
stands."""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import i64

BILLS: Final[i64] = 8  # kinds, and more
ROOM_BILL: Final[i64] = 0
RENOVATION_BILL: Final[i64] = 1
STABLE_BILL: Final[i64] = 2
CARD_BILL: Final[i64] = 3
FENCE_BILL: Final[i64] = 4
GOODS_BILL: Final[i64] = 5  # the price that a node asks for
FOOD_BILL: Final[i64] = 6
MANY: Final[i64] = 64  # more than there is of food in one price, and of fences


def kind_of(bill: i64) -> i64:
    return bill % BILLS


def terms(bill: i64) -> i64:
    """All but its kind. Questions about prices are asked with it."""
    return bill // BILLS


def renovation_bill(house: i64) -> i64:
    return RENOVATION_BILL + BILLS * house


def house_wanted(terms: i64) -> i64:
    return terms


def stable_bill(wood: i64) -> i64:
    return STABLE_BILL + BILLS * wood


def wood_wanted(terms: i64) -> i64:
    return terms


def card_bill(card: i64, food: i64 = 0) -> i64:
    """A card, and the food to be paid for the action that plays it."""
    return CARD_BILL + BILLS * (card * MANY + food)


def card_wanted(terms: i64) -> i64:
    return terms // MANY


def fee(terms: i64) -> i64:
    return terms % MANY


def fence_bill(fences: i64, before: i64, built: i64) -> i64:
    """Fences to be built now, those this action has built before, and those that stand on the farm."""
    return FENCE_BILL + BILLS * ((fences * MANY + before) * MANY + built)


def fences_wanted(terms: i64) -> i64:
    return terms // (MANY * MANY)


def fences_before(terms: i64) -> i64:
    return terms // MANY % MANY


def fences_standing(terms: i64) -> i64:
    return terms % MANY


def goods_bill(node: i64) -> i64:
    return GOODS_BILL + BILLS * node


def node_asking(terms: i64) -> i64:
    return terms


def food_bill(n: i64) -> i64:
    return FOOD_BILL + BILLS * n


def food_wanted(terms: i64) -> i64:
    return terms
