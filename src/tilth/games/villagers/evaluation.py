# compiled
"""How good a village looks: what the greedy bot maximises. The weights are guesses, tried out in games."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.villagers.estimates import markets_left, sure
from tilth.games.villagers.rules.actions import STACKS
from tilth.games.villagers.rules.facts import BUILDERS, CHAIN, FOOD, GOLD, KEYS, SILVER_COUNTS, SPECIAL
from tilth.games.villagers.rules.table import BUILD_PART, HELD, Table
from tilth.games.villagers.rules.village import Village
from tilth.kernel.core import OK, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.native import BIT, i64, vec

RARER: Final[list[float]] = [0.55**n for n in range(20)]  # what each villager missing below leaves of a promise


class VillageEvaluation(Evaluation):
    """Ducats, what the village will earn at the markets to come, and the worth of food and builders early on."""

    def value(self, p: Position, seat: i64) -> float:
        t = cast(Table, p)
        best = float("-inf")
        s: i64 = 0
        while s < t.game.villages:
            if s != seat:
                rival = worth(t, s)
                if rival > best:
                    best = rival
            s += 1
        return worth(t, seat) - best * (1.0 if t.game.solo else 0.35)


def worth(t: Table, s: i64) -> float:
    return with_hopes(t, s, float(sure(t, s)))


def with_hopes(t: Table, s: i64, value: float) -> float:
    """With the worth of food and builders early on, and of the cards at hand. The Countess hopes for nothing."""
    if t.market2 == HELD or s >= t.game.seats:
        return value
    village = t.villages[s]
    left = left_to_draft(t)
    markets = markets_left(t)
    value += 4.5 * float(three(village.food)) * left + 4.0 * float(three(village.builders)) * left
    value = with_promises(t, village, t.hands[s], markets, value)
    value = with_promises(t, village, t.squares[s], markets, value)
    if t.part == BUILD_PART:
        value -= 0.4 * float(len(t.hands[s]))
    return value


def three(n: i64) -> i64:
    """More than three are worth no more."""
    return 3 if n > 3 else n


def left_to_draft(t: Table) -> float:
    """How much of the stacks is left."""
    n: i64 = 0
    k: i64 = 0
    while k < STACKS:
        n += t.heights[k]
        k += 1
    players: i64 = 2 if t.game.seats < 2 else t.game.seats
    return float(n) / (float(STACKS) * 2.0 * float(players))


def with_promises(t: Table, village: Village, cards: vec[i64], markets: i64, value: float) -> float:
    n: i64 = len(cards)
    i: i64 = 0
    while i < n:
        value += promise(village, cards[i]) * (0.5 + float(markets) / 4.0)
        i += 1
    return value


def promise(village: Village, c: i64) -> float:
    """What a hand card may bring: its gold and symbols, less for what is missing below it."""
    found = float(GOLD[c]) * 0.6 + 2.0 * float(FOOD[c]) + 2.2 * float(BUILDERS[c]) + 0.4 * float(KEYS[c])
    if SILVER_COUNTS[c]:
        found += 3.0
    if SPECIAL[c]:
        found += 3.0
    missing: i64 = 0
    if village.lacks_place(c, 0, 0) != OK:
        missing = 1
        chain = CHAIN[c]
        n: i64 = len(chain)
        i: i64 = 1
        while i < n:
            if not village.names & BIT[chain[i]]:
                missing += 1
            i += 1
    return found * RARER[missing] + 0.3
