"""Alone: the rest of the game played over and over in a few imagined futures, and what ended best remembered."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from tilth.bots.carrying import Purse
from tilth.kernel.core import CHANCE, FRAME, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.moves import Move, moves, question
from tilth.kernel.rng import Rng

FINE: Final = 1 << 30
MIXED: Final = 1_000_003  # a prime: lists that differ give other seeds
KEPT: Final = 6  # lines of each future that are taken up again
NOISE: Final = 0.3  # points by which moves are misjudged at the most, where a line is left for another one
WIDTH: Final = 4  # ways to complete a choice that are kept in view


@dataclass(frozen=True)
class Line:
    """The rest of a game: its actions without those of chance, and where each of its moves begins."""

    points: float
    actions: tuple[int, ...]
    starts: tuple[int, ...]

    @property
    def first(self) -> tuple[int, ...]:
        """Its first move."""
        return self.actions[: self.starts[1]] if len(self.starts) > 1 else self.actions


class Future:
    """One way in which chance may go on. What it brings depends on what it could bring, not on how one came there: so
    lines can be compared, and are still worth something when the true draw was another."""

    def __init__(self, luck: int) -> None:
        self.luck = luck
        self.lines: list[Line] = []

    def drawn(self, p: Position) -> int:
        seed = self.luck
        for outcome in p.legal():
            seed = (seed * MIXED + outcome) % FINE
        return int(p.draw(Rng(seed)))

    def go_on(self, actions: Sequence[int]) -> None:
        """These have been played: only lines that begin with them are still of use."""
        n = len(actions)
        going = [line for line in self.lines if len(line.actions) > n and list(line.actions[:n]) == list(actions)]
        self.lines = [Line(line.points, line.actions[n:], ()) for line in going]

    def best(self) -> list[Line]:
        """The best first; of equal ones the newer."""
        return sorted(reversed(self.lines), key=lambda line: -line.points)[:KEPT]


class Rehearsal:
    """All that is remembered of one game."""

    def __init__(self, judge: Evaluation, futures: int, rng: Rng) -> None:
        self.judge = judge
        self.futures = [Future(int(rng.below(FINE))) for _ in range(futures)]

    def go_on(self, actions: Sequence[int]) -> None:
        for future in self.futures:
            future.go_on(actions)

    def rehearse(self, p: Position, seat: int, begun: Sequence[Move], tries: int, rng: Rng, purse: Purse) -> None:
        """Play on: as it was meant so far; behind each of these moves; and again and again behind some part of what
        ended best, with other moves than before. Raises Spent if the budget ends before."""
        for future in self.futures:
            meant, future.lines = future.best(), []
            for line in meant:
                self.play(p, seat, future, line.actions, 0.0, rng, purse)
        for move in begun:
            actions = tuple(int(action) for action in move.actions)
            for future in self.futures:
                if all(line.actions[: len(actions)] != actions for line in future.lines):
                    self.play(p, seat, future, actions, 0.0, rng, purse)
        for number in range(tries):
            for future in self.futures:
                best = future.best()
                line = best[0] if number % 2 == 0 else best[rng.below(len(best))]
                if len(line.starts) > 1:
                    upto = line.starts[1 + rng.below(len(line.starts) - 1)]
                    self.play(p, seat, future, line.actions[:upto], NOISE * share(rng), rng, purse)

    def play(
        self, p: Position, seat: int, future: Future, meant: Sequence[int], noise: float, rng: Rng, purse: Purse
    ) -> None:
        """The game to its end, as it was meant as far as that goes, then one look at a time."""
        q = p.copy()
        actions: list[int] = []
        starts: list[int] = []
        while not q.over:
            if q.who == CHANCE:
                q.act(future.drawn(q))
                continue
            if question(q) == q.top - FRAME:
                starts.append(len(actions))
            at = len(actions)
            if at < len(meant) and meant[at] in q.choices:
                action = meant[at]
            else:
                meant = (*actions, *self.thought_out(q, seat, noise, rng, purse))
                action = meant[at]
            actions.append(int(action))
            q.act(action)
        future.lines.append(Line(float(self.judge.value(q, seat)), tuple(actions), tuple(starts)))

    def thought_out(self, q: Position, seat: int, noise: float, rng: Rng, purse: Purse) -> Iterable[int]:
        found = moves(q, seat, self.judge, WIDTH, rng)
        purse.spend(len(found))
        if noise == 0.0:
            return found[0].actions
        return max(best_of_each(found), key=lambda move: move.value + noise * error(rng)).actions

    def meant(self) -> int:
        """The first choice of what ended best so far; -1 if nothing was rehearsed yet."""
        ends = self.ends()
        return max(ends, key=lambda first: sum(ends[first]), default=-1)

    def ends(self) -> dict[int, list[float]]:
        """For each first choice, what it comes to in each of the futures, if it was tried in all of them."""
        found: dict[int, list[float]] = {}
        for number, future in enumerate(self.futures):
            for line in future.lines:
                points = found.setdefault(line.actions[0], [])
                if len(points) == number:
                    points.append(line.points)
                elif len(points) == number + 1:
                    points[number] = max(points[number], line.points)
        return {first: points for first, points in found.items() if len(points) == len(self.futures)}

    def begun_by(self, first: int) -> tuple[int, ...]:
        """The whole move with which the best line of that first choice begins."""
        lines = [line for future in self.futures for line in future.lines if line.actions[0] == first]
        return max(lines, key=lambda line: line.points).first


def best_of_each(found: Sequence[Move]) -> list[Move]:
    """Of moves sorted best first, the best with each first choice."""
    firsts: dict[int, Move] = {}
    for move in found:
        firsts.setdefault(int(move.first), move)
    return list(firsts.values())


def share(rng: Rng) -> float:
    """A number from 0 on, below 1."""
    return int(rng.below(FINE)) / FINE


def error(rng: Rng) -> float:
    """A number of Gumbel's distribution: with it, one of several values is the largest the more often the larger it
    is."""
    return -math.log(-math.log((int(rng.below(FINE)) + 0.5) / FINE))
