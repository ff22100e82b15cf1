# compiled
"""What a card is to the rules: its slash positions, what each needs, costs and gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tilth.games.hallertau.rules.layout import (
    TOOL,
)
from tilth.kernel.core import CANNOT_PAY, OK, SEAT, Node, Position
from tilth.kernel.native import append, i64, mypyc_attr, vec

if TYPE_CHECKING:
    from tilth.games.hallertau.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Predicate:
    """A condition on a card. One that asks for so much of one number of the own farm says which and how much."""

    def __init__(self) -> None:
        self.place: i64 = -1
        self.number: i64 = 0

    def holds(self, t: Table, seat: i64) -> bool:
        raise NotImplementedError


class Fee(Node):
    """A payment of so much of one number of the own farm."""

    def __init__(self, place: i64, number: i64) -> None:
        super().__init__()
        self.place: i64 = place
        self.number: i64 = number
        self.sure = True
        self.swift = True

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if cast("Table", p).has(seat, self.place) >= self.number else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        t = cast("Table", p)
        seat = t.stack[f + SEAT]
        t.pop()
        t.spend(seat, self.place, self.number)
        return False


class Slash:
    """One slash position of a card: what it needs, what is paid, what it gives.

    What only asks for so much of a number of the own farm stands in `least`, place and number in turn: nearly all do.
    """

    def __init__(self, needs: list[Predicate], pays: list[Node], gain: Node, tools: bool) -> None:
        """`tools`: are all tools alike when one pays with them (R16)?"""
        self.needs = needs
        self.pays = pays
        self.gain = gain
        self.least: vec[i64] = vec[i64]()
        self.other_needs: list[Predicate] = []
        self.other_pays: list[Node] = []
        for need in needs:
            if need.place >= 0:
                self.least = append(append(self.least, need.place), need.number)
            else:
                self.other_needs.append(need)
        for cost in pays:
            place, number = threshold(cost)
            if place >= 0 and (tools or place != TOOL):
                self.least = append(append(self.least, place), number)
            else:
                self.other_pays.append(cost)
        # the first of them, and whether that is all
        self.place: i64 = self.least[0] if len(self.least) > 0 else -1
        self.number: i64 = self.least[1] if len(self.least) > 0 else 0
        self.plain: bool = len(self.least) <= 2 and not self.other_needs and not self.other_pays


class Card:
    """A card of this game. Immutable."""

    def __init__(self, number: i64, deck: i64, points: i64) -> None:
        self.number: i64 = number
        self.deck: i64 = deck
        self.points: i64 = points
        self.only: i64 = 0  # the only phase it can be played in
        self.never: i64 = 0  # the phase it cannot be played in
        self.fleeting: bool = False  # may become unplayable without anything its owner does
        self.sole: bool = False  # means the one empty field there is when it is played (R18)
        self.watching: bool = False  # needs a card just drawn to be played before it
        self.herds: bool = False  # moves sheep, or is paid with them
        self.binding: bool = False  # played before placing, it obliges to use up the pool (R7)
        self.positions: list[Slash] = []
        self.then: Node | None = None
        self.at_once: Node | None = None  # works inside the running action (R18)
        self.income: Node | None = None


def threshold(cost: Node) -> tuple[i64, i64]:
    """For a payment of so much of one number of the own farm: which, and how much. Otherwise -1."""
    return (cost.place, cost.number) if isinstance(cost, Fee) else (-1, 0)
