# compiled
"""Usage tokens: a card that can be used so many times in the game, but not while something is being paid (M§16.7)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.card_making import Maker
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import uses_of
from tilth.games.moor.rules.heating import in_payment
from tilth.games.moor.rules.registered import Moor, moor_of
from tilth.kernel.core import OK, Node, Position
from tilth.kernel.expressions import Provided
from tilth.kernel.native import i64


class Token(Provided):
    """A part for one of the tokens on a card; those used up are counted by the card (`used`)."""

    def __init__(self, m: Moor, card: i64, tokens: i64, part: Node) -> None:
        super().__init__(part)
        self.m = m
        self.card: i64 = card
        self.tokens: i64 = tokens

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if uses_of(t, self.card) >= self.tokens:
            return self.m.used_up
        return self.m.in_payment if in_payment(t, self.m, seat) else OK

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_used(self.card, uses_of(t, self.card) + 1)


def tokens(c: Maker, part: Node, fuel: bool = False) -> None:
    """At any time a part for one of the card's tokens (`uses` in its facts); `fuel`: it may bring some."""
    trade(c, Token(moor_of(c.rules), c.number, c.fact["uses"], part), fuel)


def trade(c: Maker, node: Node, fuel: bool) -> None:
    """Something that can be done at any time; `fuel`: it may bring some, and so is offered where a house is cold."""
    c.trade(node, goods=True)
    if fuel:
        moor_of(c.rules).fuel_trades |= c.card.trades
