# compiled
"""The fuel variant: who builds a card that cooks pays fuel before it works (M§18)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import Block
from tilth.games.agricola.rules.card_making import add_trade
from tilth.games.agricola.rules.cold_cards import warm_up
from tilth.games.agricola.rules.effects import Buy
from tilth.games.agricola.rules.facts import CARD_IDS, FACTS
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import cards_of
from tilth.games.moor.rules.registered import Moor
from tilth.kernel.core import OK, SEAT, WRONG_PART, Position
from tilth.kernel.native import append, i64, vec


class Kindle(Deed):
    """One of the own cold cards works from now on."""

    def __init__(self, words: Block, cards: vec[i64]) -> None:
        super().__init__("kindle")
        self.words = words
        self.cards: vec[i64] = cards  # for each of the words

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        for number in cards_of(t, seat):
            if t.cold(number):
                return OK
        return WRONG_PART

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        k: i64 = 0
        for number in self.cards:
            if self.is_cold(t, t.stack[f + SEAT], number):
                out = append(out, self.words.start + k)
            k += 1
        return out

    def is_cold(self, t: Table, seat: i64, number: i64) -> bool:
        return number < len(t.game.cards) and t.has(seat, number) and t.cold(number)

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if not self.words.has(action):
            return WRONG_PART
        return OK if self.is_cold(t, seat, self.cards[action - self.words.start]) else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        warm_up(t, seat, self.cards[action - self.words.start])


def add_fuel_variant(rules: AgricolaRules, m: Moor) -> None:
    """Cards that cook are cold when they are built; at any time 1 fuel makes one of them work."""
    names = [fact["slug"] for fact in FACTS if "cook" in fact and fact["kind"] != "occupation"]
    rules.cold = m.fuel
    rules.cold_reason = m.cold
    rules.given_up = rules.add_table_number("given_up")
    words = rules.add_actions("kindle", names)
    cards = vec[i64]([CARD_IDS.index(name) for name in names])
    add_trade(rules, Buy(rules.amounts({"fuel": 1}), Kindle(words, cards)), -1, "kindle")
