"""Whole moves carried out."""

from __future__ import annotations

from collections.abc import Iterable

from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng

__all__ = ["carry_out"]


def carry_out(p: Position, actions: Iterable[int], rng: Rng) -> None:
    """Play a whole move as far as chance and the others leave it as it was thought out."""
    seat = p.who
    for action in actions:
        if p.who != seat or action not in p.choices:
            return
        p.act(action)
        while p.who == CHANCE and p.rules.alike.drawn(p):
            p.act(p.draw(rng))
