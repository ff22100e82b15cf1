# compiled
"""Which choices come to the same, or are no worse than others of their kind.

The rules already name fields by row and content and sheep by their cards, so that equal ones are one choice. Here those
are left out that another of the same question is as good as: a dearer price, a lower field to sow on, a sheep to give
away that would live longer, an order that changes nothing, a boulder pushed without need, being asked in another way.
"""

from __future__ import annotations

from typing import Final, cast

from tilth.games.hallertau.rules.actions import (
    ADVANCE,
    AMOUNT,
    ASK_MODE,
    DISCARD,
    FIELD,
    FIELD_ALL,
    HARVEST,
    INCOME,
    INCOME_ALL,
    MOVE_SHEEP,
    PAY,
    PAY_JEWEL,
    PLAY,
    PUSH,
    SHEEP_FROM,
    SOW,
    SPACE,
    SWAP,
    TAKE,
)
from tilth.games.hallertau.rules.advances import PayAdvance, Progress
from tilth.games.hallertau.rules.costs import GiveSheep, RemoveFields
from tilth.games.hallertau.rules.goods import AMOUNTS, BUNDLES, KINDS
from tilth.games.hallertau.rules.land_effects import MoveFields
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import CHANCE, FRAME, IT, PASS, Position
from tilth.kernel.doors import Alike
from tilth.kernel.native import append, i64, vec
from tilth.kernel.vecs import contains

SWAPS_WITH_CARDS: Final[i64] = 4  # more tools at one time than this no card asks for, but all workers may go


def cheaper(a: int, b: int) -> bool:
    """Is one price no dearer than another in any good?"""
    return all(AMOUNTS[a * KINDS + k] <= AMOUNTS[b * KINDS + k] for k in range(KINDS))


def worth_paying(prices: vec[i64]) -> vec[i64]:
    """Those prices of which no part could be saved."""
    numbers = [int(price) for price in prices]
    return vec[i64]([b for b in numbers if not any(a != b and cheaper(a, b) for a in numbers)])


PRICES: Final[list[vec[i64]]] = [worth_paying(prices) for prices in BUNDLES.prices]  # as there: by building and round


class FarmAlike(Alike):
    def representatives(self, p: Position, choices: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        n: i64 = len(choices)
        if n < 2:
            return choices
        node = t.node()
        prices = choices
        if isinstance(node, PayAdvance):
            prices = PRICES[t.stack[t.top - FRAME + IT] * 6 + t.round - 1]
        lowest = isinstance(node, RemoveFields) or (isinstance(node, MoveFields) and node.to > 0)
        giving = isinstance(node, GiveSheep)
        advancing = isinstance(node, Progress)
        found = vec[i64]()
        i: i64 = 0
        while i < n:
            action = choices[i]
            i += 1
            if action == PASS or action >= PLAY:
                needless = False
            elif action < FIELD:
                if action >= SOW:
                    needless = bettered_row(choices, action)
                else:
                    amount = action >= AMOUNT and action < TAKE  # nothing or all of it
                    needless = amount and contains(choices, action - 1) and contains(choices, action + 1)
            elif action < SHEEP_FROM:
                needless = lowest and action < FIELD_ALL and lower_field(choices, action)
            elif action < MOVE_SHEEP:
                needless = giving and earlier(choices, action, SHEEP_FROM)
            elif action < SPACE:
                needless = further(choices, action)
            elif action < HARVEST:
                needless = (
                    advancing and action >= PUSH and action < DISCARD
                )  # an advance clears its way by itself (R32)
            elif action < INCOME_ALL:
                needless = higher(choices, action)
            elif action < ADVANCE:
                needless = action >= INCOME and earlier(choices, action, INCOME)
            elif action < PAY_JEWEL:
                needless = action >= PAY and not contains(prices, action - PAY)
            elif action < ASK_MODE:
                needless = action > SWAP and not worth_swapping(t, choices, action)
            else:
                needless = True
            if not needless:
                found = append(found, action)
        return found if len(found) > 0 else choices

    def drawn(self, p: Position) -> bool:
        """A card drawn in an action, with the rest of the action after it. What comes between actions, the new card of
        phase 5 and the quadrants, comes whatever was done."""
        t = cast(Table, p)
        return t.who == CHANCE and t.inside > 0


def worth_swapping(t: Table, choices: vec[i64], action: i64) -> bool:
    """Several workers at one time are the same as one now and others later, but for cards that ask for many."""
    if not contains(choices, SWAP):
        return True
    if not t.game.with_cards:
        return False
    return action < SWAP + SWAPS_WITH_CARDS or not contains(choices, action + 1)


def bettered_row(choices: vec[i64], action: i64) -> bool:
    """Could the same be sown on a higher field, harvested or not like this one?"""
    where = (action - SOW) % 8
    other = action + 2
    while where + 2 < 8:
        if contains(choices, other):
            return True
        where += 2
        other += 2
    return False


def lower_field(choices: vec[i64], action: i64) -> bool:
    """Is there a lower field with the same on it?"""
    other = action - 28
    while other >= FIELD:
        if contains(choices, other):
            return True
        other -= 28
    return False


def earlier(choices: vec[i64], action: i64, first: i64) -> bool:
    """Is there one of the same kind before it?"""
    n: i64 = len(choices)
    i: i64 = 0
    while i < n and choices[i] < action:
        if choices[i] >= first:
            return True
        i += 1
    return False


def further(choices: vec[i64], action: i64) -> bool:
    """Could the same sheep go further?"""
    return (action - MOVE_SHEEP) % 7 < 6 and contains(choices, action + 1)


def higher(choices: vec[i64], action: i64) -> bool:
    """Is there another field to harvest after it in the order of rows?"""
    n: i64 = len(choices)
    i: i64 = 0
    while i < n:
        if choices[i] > action and choices[i] < INCOME_ALL:
            return True
        i += 1
    return False
