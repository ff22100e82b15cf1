# compiled
"""Tree search at a table: whole moves as branches, a network at the leaves, every seat for itself."""

from __future__ import annotations

from typing import Final

from tilth.kernel.core import CHANCE, NOBODY, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.moves import Move, carried_out, moves
from tilth.kernel.native import i64
from tilth.kernel.rng import Rng

DEEPEST: Final = 200  # spots on the way to a leaf
NEAR: Final = 8  # steps below the last root at which the next one may lie


class Branch:
    """A move from one spot to another."""

    def __init__(self, move: Move, prior: float) -> None:
        self.move = move
        self.prior: float = prior
        self.visits: i64 = 0
        self.total: float = 0.0  # of what the mover got
        self.spots: dict[int, Spot] = {}  # where it leads, by their keys: more than one only where chance has a part

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else self.move.value


class Spot:
    """A position in the tree. Nothing is known of it before its first visit."""

    def __init__(self, p: Position) -> None:
        self.p = p
        self.known: bool = False
        self.visits: i64 = 0
        self.branches: list[Branch] = []
        self.drawn: dict[int, Spot] = {}  # where chance decides: what it has drawn so far


class Tree:
    """Searches one world: a position in which all that is hidden has been made up."""

    def __init__(self, judges: list[Evaluation], width: i64, breadth: i64, curiosity: float, warmth: float) -> None:
        """One judge for each seat. `breadth`: moves of a spot that are considered; `curiosity`: how many points a move
        that was hardly tried may seem behind; `warmth`: the points by which priors tell moves apart."""
        self.judges = judges
        self.width: i64 = width
        self.breadth: i64 = breadth
        self.curiosity: float = curiosity
        self.warmth: float = warmth
        self.looks: i64 = 0
        self.values: list[float] = [0.0] * len(judges)
        self.last: Spot | None = None  # where the last search began: the next may begin somewhere below

    def root(self, p: Position) -> Spot:
        """The spot of this position; if the last search has met it, with all that is known of it."""
        found = self.met(self.last, p.key(), 0)
        spot = Spot(p.copy()) if found is None else found
        self.last = spot
        return spot

    def met(self, spot: Spot | None, key: int, depth: i64) -> Spot | None:
        """The spot with this key, there or below, if somebody has been there."""
        if spot is None or not spot.known or depth > NEAR:
            return None
        if spot.p.key() == key:
            return spot
        for branch in spot.branches:
            for below in branch.spots.values():
                found = self.met(below, key, depth + 1)
                if found is not None:
                    return found
        for below in spot.drawn.values():
            found = self.met(below, key, depth + 1)
            if found is not None:
                return found
        return None

    def visit(self, spot: Spot, rng: Rng) -> None:
        """Go down to a leaf, judge it for every seat, and tell all on the way."""
        way: list[Spot] = []
        taken: list[Branch] = []
        while spot.known and spot.p.who != NOBODY and len(way) < DEEPEST:
            way.append(spot)
            if spot.p.who == CHANCE:
                spot = self.draw(spot, rng)
            else:
                branch = self.select(spot)
                taken.append(branch)
                spot = self.below(spot.p, branch, rng)
        self.open(spot, rng)
        spot.visits += 1
        for passed in way:
            passed.visits += 1
        for branch in taken:
            branch.visits += 1
        at: i64 = 0
        for passed in way:
            if passed.p.who >= 0:
                taken[at].total += self.values[passed.p.who]
                at += 1

    def below(self, p: Position, branch: Branch, rng: Rng) -> Spot:
        """Where a branch leads; each time with another luck, if chance has a part in the move."""
        move = branch.move
        if not move.lucky:
            for spot in branch.spots.values():
                return spot
        after = carried_out(p, p.who, move.actions, rng) if move.lucky and branch.spots else move.after
        return branch.spots.setdefault(after.key(), Spot(after))

    def draw(self, spot: Spot, rng: Rng) -> Spot:
        action = spot.p.draw(rng)
        below = spot.drawn.get(action)
        if below is None:
            q = spot.p.copy()
            q.act(action)
            below = Spot(q)
            spot.drawn[action] = below
        return below

    def select(self, spot: Spot) -> Branch:
        """The branch that promises most, with a bonus for those that were seldom tried."""
        root = self.curiosity * float(spot.visits) ** 0.5
        best = spot.branches[0]
        most = float("-inf")
        for branch in spot.branches:
            value = branch.mean() + root * branch.prior / float(1 + branch.visits)
            if value > most:
                best, most = branch, value
        return best

    def open(self, spot: Spot, rng: Rng) -> None:
        """Find the branches of a spot and what it is worth to every seat."""
        p = spot.p
        p.listed()
        who = p.who
        if who < 0 or spot.known:  # known: met again, at the greatest depth
            spot.known = True
            self.judge(p, -1, 0.0)
            return
        spot.known = True
        found = moves(p, who, self.judges[who], self.width, rng)
        self.looks += len(found)
        best = found[0]
        self.judge(best.after, who, best.value)
        self.branch(spot, found)

    def judge(self, p: Position, known: i64, value: float) -> None:
        """What a position is worth to every seat; of one it may be known."""
        seat: i64 = 0
        while seat < len(self.judges):
            if seat == known:
                self.values[seat] = value
            else:
                self.values[seat] = self.judges[seat].value(p, seat)
                self.looks += 1
            seat += 1

    def branch(self, spot: Spot, found: list[Move]) -> None:
        most = found[0].value
        whole = 0.0
        for move in found[: self.breadth]:
            odds = 2.718281828459045 ** ((move.value - most) / self.warmth)
            spot.branches.append(Branch(move, odds))
            whole += odds
        for branch in spot.branches:
            branch.prior /= whole
