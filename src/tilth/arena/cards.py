"""What each card is worth: how results change when it is dealt, kept, played.

A card is **dealt** to a seat when chance brings it there, into the hand or into the pack of a draft; **kept** if it is
in the hand once the first round has begun, whatever way it came; **played** if the seat plays it. Hands with the card
are compared with hands without it, at tables where the same bots sit on the same seats.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from tilth.kernel.core import CHANCE, Position
from tilth.kernel.voice import Voice

if TYPE_CHECKING:
    from tilth.arena.tournament import Result

__all__ = ["ENOUGH", "WAYS", "CardWorth", "SeatCards", "Watch", "Worth", "card_worths"]

WAYS = ("dealt", "kept", "played")
ENOUGH = 30  # hands with the card, and hands without it, for a figure to be relied on
WITHIN = 1.96  # deviations to either side: 95 of 100


class SeatCards(NamedTuple):
    """The cards that a seat had in a game, sorted."""

    dealt: Sequence[str]
    kept: Sequence[str]
    played: Sequence[str]


class Watch:
    """Sees which cards come to whom, and what becomes of them."""

    def __init__(self, voice: Voice, seats: int) -> None:
        self.voice = voice
        self.dealt: list[set[str]] = [set() for _ in range(seats)]
        self.kept: list[set[str]] = [set() for _ in range(seats)]
        self.played: list[set[str]] = [set() for _ in range(seats)]
        self.had: list[set[str]] = [set() for _ in range(seats)]
        self.drawn = False  # did chance act last?
        self.begun = False

    def before(self, p: Position, action: int) -> None:
        """Look at the position before this action is played."""
        self.look(p)
        self.drawn = bool(p.who == CHANCE)
        card = "" if self.drawn else self.voice.card_played(p, action)
        if card:
            self.played[p.who].add(card)

    def look(self, p: Position) -> None:
        self.begun = self.begun or bool(self.voice.stretch(p)[0])
        for seat in range(len(self.had)):
            cards = self.voice.cards(p, seat)
            has = {*cards.offered, *cards.hand}
            if self.drawn:
                self.dealt[seat] |= has - self.had[seat]
            if self.begun:
                self.kept[seat].update(cards.hand)
            self.played[seat].update(cards.played)
            self.had[seat] = has

    def ended(self, p: Position) -> list[SeatCards]:
        self.look(p)
        rows = zip(self.dealt, self.kept, self.played)
        return [SeatCards(sorted(dealt), sorted(kept), sorted(played)) for dealt, kept, played in rows]


@dataclass
class Sums:
    """Hands, their results and the squares of these."""

    n: int = 0
    sum: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.n += 1
        self.sum += value
        self.squares += value * value


class Worth(NamedTuple):
    """By how much results are better, and the half width of the interval in which 95 of 100 such figures lie."""

    change: float
    within: float

    def data(self) -> dict[str, float]:
        low, high = self.change - self.within, self.change + self.within
        return {"change": round(self.change, 4), "low": round(low, 4), "high": round(high, 4)}


@dataclass(frozen=True)
class CardWorth:
    """A card in one of the ways: in how many hands, and what it changed in points and in games won."""

    card: str
    way: str
    hands: int
    without: int
    points: Worth | None
    won: Worth | None

    @property
    def certain(self) -> bool:
        """Are there enough hands to rely on it?"""
        return self.points is not None and min(self.hands, self.without) >= ENOUGH

    def data(self) -> dict[str, Any]:
        return {
            "hands": self.hands,
            "share": round(self.hands / (self.hands + self.without), 4),
            "points": self.points.data() if self.points else None,
            "won": self.won.data() if self.won else None,
            "certain": self.certain,
        }


def difference(tables: Iterable[tuple[Sums, Sums]]) -> Worth | None:
    """The mean of hands with a card less that of hands without, from pairs of all hands of a table and those with it.
    Tables weigh by how much they tell; None: they tell nothing."""
    weights = changes = variance = 0.0
    for everyone, having in tables:
        n, rest = having.n, everyone.n - having.n
        if not n or not rest or everyone.n < 3:
            continue
        weight = n * rest / everyone.n
        change = having.sum / n - (everyone.sum - having.sum) / rest
        spread = everyone.squares - everyone.sum**2 / everyone.n - weight * change**2
        weights += weight
        changes += weight * change
        variance += weight * max(0.0, spread) / (everyone.n - 2)
    if not weights:
        return None
    return Worth(changes / weights, WITHIN * math.sqrt(variance) / weights)


def card_worths(results: Iterable[Result]) -> dict[str, dict[str, CardWorth]]:
    """For each card, each way in which it occurred; the cards that are worth most when dealt, or else kept or played,
    come first, those with few hands last."""
    everyone: dict[Any, tuple[Sums, Sums]] = {}
    having: dict[tuple[str, str], dict[Any, tuple[Sums, Sums]]] = {}
    for result in results:
        for seat, cards in enumerate(result.cards):
            place = (seat, *result.seats)
            outcome = (float(result.points[seat]), float(result.won[seat]))
            add(everyone.setdefault(place, (Sums(), Sums())), outcome)
            for way, row in zip(WAYS, cards):
                for card in row:
                    add(having.setdefault((card, way), {}).setdefault(place, (Sums(), Sums())), outcome)
    total = sum(points.n for points, _ in everyone.values())
    nothing = Sums(), Sums()
    found: dict[str, dict[str, CardWorth]] = {}
    for (card, way), places in having.items():
        hands = sum(points.n for points, _ in places.values())
        pairs = [(everyone[place], places.get(place, nothing)) for place in everyone]
        points = difference((all_[0], own[0]) for all_, own in pairs)
        won = difference((all_[1], own[1]) for all_, own in pairs)
        found.setdefault(card, {})[way] = CardWorth(card, way, hands, total - hands, points, won)
    return dict(sorted(found.items(), key=lambda item: order(item[0], item[1])))


def add(sums: tuple[Sums, Sums], outcome: tuple[float, float]) -> None:
    for row, value in zip(sums, outcome):
        row.add(value)


def order(card: str, ways: dict[str, CardWorth]) -> tuple[bool, float, str]:
    told = [ways[way] for way in WAYS if way in ways]
    first = next((worth for worth in told if worth.certain), told[0])
    return not first.certain, -(first.points.change if first.points else 0.0), card
