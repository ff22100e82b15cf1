# compiled
"""Planning alone: all moves up to the next draw of chance together, the most promising lines kept."""

from __future__ import annotations

import time

from tilth.kernel.core import CHANCE, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.moves import Move, best_first, moves
from tilth.kernel.native import i64
from tilth.kernel.rng import Rng
from tilth.kernel.vecs import joined


class Beam:
    """Lines of whole moves of one seat, as many as `breadth` at each step, for at most `length` steps.

    A line ends where chance draws or has drawn, or somebody else is asked, and is judged there. From the best ends the
    futures behind the draw can be tried, `futures` of them, the same for all.
    """

    def __init__(self, judge: Evaluation, breadth: i64, length: i64, width: i64) -> None:
        self.judge = judge
        self.breadth: i64 = breadth
        self.length: i64 = length
        self.width: i64 = width
        self.looks: i64 = 0  # positions judged so far
        self.most_looks: float = float("inf")  # a plan that has used up its looks or its time is cut short
        self.until: float = float("inf")  # of processor time

    def plan(self, p: Position, seat: i64, rng: Rng, futures: i64 = 0) -> list[Move]:
        """The first moves worth considering, best first, each with the value of the best line that begins with it."""
        ends = self.ends(p, seat, rng)
        if futures > 0:
            self.look_beyond(ends, seat, rng, futures)
            ends = best_first(ends)
        found: list[Move] = []
        met: set[int] = set()
        for line in ends:
            if line.first not in met:
                met.add(line.first)
                found.append(line)
        return found

    def ends(self, p: Position, seat: i64, rng: Rng) -> list[Move]:
        """Where lines end, best first. Their `actions` are those of all their moves, their `first` tells the first."""
        ended: list[Move] = []
        under_way: list[Move] = []
        first: i64 = 0
        for move in self.moves(p, seat, rng):
            move.first = first
            first += 1
            self.sort(move, seat, ended, under_way)
        step: i64 = 1
        while len(under_way) > 0 and step < self.length and not self.spent():
            further: list[Move] = []
            seen: set[int] = set()
            for line in best_first(under_way)[: self.breadth]:
                line.after.listed()
                if line.after.who != seat:
                    self.judged(line, seat)
                    self.sort(line, seat, ended, further)
                    continue
                for move in self.moves(line.after, seat, rng):
                    key = move.after.key()
                    if key not in seen:
                        seen.add(key)
                        move.first = line.first
                        move.actions = joined(line.actions[:], move.actions)
                        self.sort(move, seat, ended, further)
            under_way = further
            step += 1
        return best_first(ended + best_first(under_way)[: self.breadth])

    def moves(self, p: Position, seat: i64, rng: Rng) -> list[Move]:
        found = moves(p, seat, self.judge, self.width, rng)
        self.looks += len(found)
        return found

    def spent(self) -> bool:
        return float(self.looks) >= self.most_looks or time.process_time() > self.until

    def judged(self, line: Move, seat: i64) -> None:
        line.value = self.judge.value(line.after, seat)
        self.looks += 1

    def sort(self, line: Move, seat: i64, ended: list[Move], under_way: list[Move]) -> None:
        if line.after.who == seat and not line.lucky:
            under_way.append(line)
        else:
            ended.append(line)

    def look_beyond(self, ends: list[Move], seat: i64, rng: Rng, futures: i64) -> None:
        """Judge the best ends by what can be made of the next draws of chance. The others are not tried, and so never
        come before the worst that was."""
        dice = rng.copy()
        seeds = [int(dice.next()) for k in range(futures)]
        worst = float("inf")
        for line in ends[: self.breadth]:
            if line.after.who == CHANCE and not self.spent():
                whole = 0.0
                for seed in seeds:
                    whole += self.beyond(line.after, seat, Rng(seed))
                line.value = whole / float(futures)
            worst = min(worst, line.value)
        for line in ends[self.breadth :]:
            line.value = min(worst, line.value)

    def beyond(self, p: Position, seat: i64, luck: Rng) -> float:
        """The value of the best line behind one draw."""
        q = p.copy()
        while q.who == CHANCE:
            q.act(q.draw(luck))
        if q.who != seat:
            self.looks += 1
            return self.judge.value(q, seat)
        return self.ends(q, seat, luck)[0].value
