# compiled
"""What a game supplies beside its rules: what cards say, and for those who judge its positions points, luck, values,
features."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilth.kernel.native import i64, mypyc_attr, vec
from tilth.kernel.rng import Rng

if TYPE_CHECKING:
    from tilth.kernel.core import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer:
    """A card's change to a question the rules ask. Pure: asking twice changes nothing."""

    def __init__(self) -> None:
        self.id: i64 = -1
        self.spends: bool = False  # an offer of it uses something up, so a price without it stays worth having

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        """The answer for `seat`, given the answer so far."""
        return value

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        """Other prices this card allows its owner, `seat`, in place of `price`."""
        return []

    def concerns(self, arg: i64) -> bool:
        """May it ever allow another price for this?"""
        return True

    def used(self, p: Position, owner: i64) -> None:
        """The price this card allowed was really paid (spend a use, for instance)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """What a game's positions score. Pure."""

    def points(self, p: Position, seat: i64) -> i64:
        """The points of a seat if the game ended now."""
        raise NotImplementedError("this game has no scoring")


@mypyc_attr(allow_interpreted_subclasses=True)
class Unseen:
    """What lies hidden in a game's positions."""

    def dealt_anew(self, p: Position, seat: i64, rng: Rng) -> Position:
        """A copy in which everything that `seat` has not seen is dealt anew, by nothing but what it may know."""
        return p.copy()


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good a game's positions look. Pure."""

    def value(self, p: Position, seat: i64) -> float:
        """What a bot that looks ahead wants to be large. Unless a game says better, the points."""
        return float(p.points(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a network sees of a position from one seat: whole numbers, always as many, in a fixed order. Pure, and made
    of nothing but what the seat may know."""

    def __init__(self) -> None:
        self.names: list[str] = []  # of each number; a network is made for just these, in this order
        self.kind: str = ""  # which of a game's networks fits: games whose features have the same names share one

    def write(self, p: Position, seat: i64, out: vec[i64]) -> None:
        """Fill `out`, which is as long as `names` and holds nothing but 0, with numbers from -32768 to 32767."""

    def sure(self, p: Position, seat: i64) -> i64:
        """The points that this seat can count on already; a network learns what comes on top of them."""
        return p.points(seat)

    def rival(self, p: Position, seat: i64) -> i64:
        """The same for the strongest of the others, with whom `seat` compares itself; 0 if it plays alone."""
        best: i64 = -1000000
        other: i64 = 0
        while other < p.rules.seats:
            if other != seat:
                points = self.sure(p, other)
                if points > best:
                    best = points
            other += 1
        return best if p.rules.seats > 1 else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Alike:
    """Which choices come to the same, so that who thinks ahead looks at one of them. Nothing is forbidden by it."""

    def representatives(self, p: Position, choices: vec[i64]) -> vec[i64]:
        """Of the choices of the seat that decides, those worth looking at, ascending."""
        return choices

    def beside(self, p: Position, choices: vec[i64], last: i64) -> vec[i64]:
        """The same in what was opened beside a question (`Node.apart`), where `last` was chosen just before."""
        return choices

    def drawn(self, p: Position) -> bool:
        """Where chance decides: does what it draws belong to the move before it, so that it is drawn before judging?"""
        return False
