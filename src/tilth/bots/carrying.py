"""Whole moves carried out, and games played on with them, as long as a budget lasts."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Sequence

from tilth.bots.protocol import Budget
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.moves import moves
from tilth.kernel.rng import Rng

__all__ = ["Purse", "Spent", "carry_out", "play_on"]


class Spent(Exception):
    """The budget is used up."""


class Purse:
    """What is left of a budget: when the time is over, on the clock of the processor; and how many looks there are."""

    def __init__(self, budget: Budget) -> None:
        self.until = math.inf if budget.seconds is None else time.process_time() + budget.seconds
        self.looks = math.inf if budget.looks is None else float(budget.looks)

    @property
    def empty(self) -> bool:
        return self.looks <= 0 or time.process_time() > self.until

    def spend(self, looks: int) -> None:
        self.looks -= looks
        if self.empty:
            raise Spent


def carry_out(p: Position, actions: Iterable[int], rng: Rng) -> None:
    """Play a whole move as far as chance and the others leave it as it was thought out."""
    seat = p.who
    for action in actions:
        if p.who != seat or action not in p.choices:
            return
        p.act(action)
        while p.who == CHANCE and p.rules.alike.drawn(p):
            p.act(p.draw(rng))


def play_on(p: Position, judges: Sequence[Evaluation], width: int, rng: Rng, purse: Purse) -> None:
    """Play the game to its end, everybody one look at a time. Raises Spent if the budget ends before."""
    while not p.over:
        if p.who == CHANCE:
            p.act(p.draw(rng))
            continue
        found = moves(p, p.who, judges[p.who], width, rng)
        purse.spend(len(found))
        carry_out(p, found[0].actions, rng)
