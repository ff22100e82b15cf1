"""What Acre's positions score, how good they look, and what lies hidden in them."""

from __future__ import annotations

from typing import cast

from tilth.kernel.core import Position
from tilth.kernel.doors import Evaluation, Scoring, Unseen
from tilth.kernel.native import BIT, i64
from tilth.kernel.rng import Rng

from .farm import CARDS, COIN, Farms


def items(t: Farms, seat: int) -> dict[str, int]:
    cards = sum(card.points for k, card in enumerate(t.acre.cards) if t.played[seat] & BIT[k])
    found = {"rooms": 3 * t.rooms[seat], "coins": t.has(seat, COIN), "cards": cards, "begging": -2 * t.begged[seat]}
    return {item: int(points) for item, points in found.items()}


class AcreScoring(Scoring):
    def points(self, p: Position, seat: i64) -> i64:
        return sum(items(cast(Farms, p), seat).values())


class AcreEvaluation(Evaluation):
    def value(self, p: Position, seat: i64) -> float:
        return float(p.points(seat)) + float(sum(cast(Farms, p).goods[4 * seat : 4 * seat + 4])) / 5


class AcreUnseen(Unseen):
    def dealt_anew(self, p: Position, seat: i64, rng: Rng) -> Position:
        """The cards that this seat has not seen, so that the same question can be asked."""
        others = [s for s in range(p.rules.seats) if s != seat]
        while True:
            t = cast(Farms, p.copy())
            left = t.unseen + sum(t.hands[s] for s in others)
            pool = [k for k in range(len(CARDS)) if left & BIT[k]]
            for s in others:
                size = sum(1 for k in range(len(CARDS)) if t.hands[s] & BIT[k])
                t.hands[s] = sum(BIT[pool.pop(rng.below(len(pool)))] for _ in range(size))
            t.unseen = sum(BIT[k] for k in pool)
            t.advance()
            if t.stack[: t.top] == p.stack[: p.top]:
                return t


__all__ = ["AcreEvaluation", "AcreScoring", "AcreUnseen", "items"]
