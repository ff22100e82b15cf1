"""Opponents that have learned the games: the same knowledge at every level, with more or less care and time."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from tilth.bots.carrying import Purse, Spent, carry_out
from tilth.bots.networks import network
from tilth.bots.protocol import Budget
from tilth.bots.rehearsal import Rehearsal, best_of_each, error
from tilth.kernel.beam import Beam
from tilth.kernel.core import FRAME, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.moves import Move, moves, question
from tilth.kernel.native import append, i64, vec
from tilth.kernel.rng import Rng
from tilth.kernel.tree import Spot, Tree

BRANCHES: Final = 12  # moves of one spot of the tree
STEPS: Final = 24  # moves of a plan alone
NEAR: Final = 4.0  # points that moves behind which the game is played on look worse than the best at most
TRUST: Final = 0.7  # points by which another must end better in one future than what looks best; in four, half of them
CURIOSITY: Final = 2.0  # points
WARMTH: Final = 1.0


@dataclass(frozen=True)
class Level:
    """How carefully an opponent plays."""

    name: str
    noise: float = 0.0  # by what share of what is at stake it misjudges moves at a table
    noise_alone: float = 0.0  # the same where it plays alone
    width: int = 12  # ways to complete a choice that are kept in view
    breadth: int = 0  # lines of a plan alone; 0: it looks at one move
    futures: int = 0  # draws of chance behind such a plan
    plans: int = 2  # the best of them, and
    rivals: int = 3  # the moves that look best, all compared by playing on behind them
    ahead: int = 2  # futures in which the rest of the game is played on to compare them, and
    tries: int = 0  # how often more behind what ended best so far, at the most; 0: they are not compared
    looks: int = 0  # positions looked at meanwhile
    visits: int = 0  # leaves of the tree at a table; 0: it looks at one move
    worlds: int = 1  # ways to make up what is hidden
    seconds: float | None = None  # of thought for one move at a table where people wait


LEVELS: Final = (
    Level("easy", noise=0.6, noise_alone=0.4, width=4, seconds=0.2),
    Level("medium", noise=0.25, width=8, seconds=0.2),
    Level("hard", width=8, breadth=16, tries=24, looks=16_000, visits=60, worlds=2, seconds=1.0),
    Level(
        "expert",
        width=8,
        breadth=32,
        futures=2,
        plans=3,
        rivals=5,
        ahead=4,
        tries=60,
        looks=90_000,
        visits=1600,
        worlds=8,
        seconds=5.0,
    ),
)


class Learned:
    """Plays what the game's network likes best. A game without a network is judged by its hand-made evaluation."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.game = ""  # with its options: what follows was made for it
        self.judges: list[Evaluation] = []
        self.trees: list[Tree] = []
        self.rehearsal: Rehearsal | None = None  # of a game alone, and there
        self.acted: list[int] = []  # what was played since
        self.meant: list[int] = []  # the rest of a move under way

    def choose(self, position: Position, seat: int, rng: Rng, budget: Budget) -> int:
        inside = question(position) < position.top - FRAME  # a move begun is completed as it was meant
        if inside and self.meant and self.meant[0] in position.choices:
            action = self.meant.pop(0)
        else:
            found = self.judged(position, seat, rng, budget)
            noise = self.level.noise if position.rules.seats > 1 else self.level.noise_alone
            move = found[0] if inside else misjudged(found, noise, rng)
            action = int(move.action())
            self.meant = [int(n) for n in move.actions][1:] if self.rehearsal else []
        if self.rehearsal:
            self.acted.append(action)
        return action

    def judged(self, position: Position, seat: int, rng: Rng, budget: Budget) -> list[Move]:
        """The moves worth considering with what they are expected to bring (points at the end, less the strongest
        rival's), best first. A move is all the small choices up to where the question is answered."""
        p, level = position, self.level
        judges = self.judges_for(p)
        inside = question(p) < p.top - FRAME  # a move under way is completed as it was meant
        if not inside and len(p.choices) > 1:
            if p.rules.seats == 1 and level.tries:
                return self.rehearsed(p, seat, judges[0], rng, budget)
            if p.rules.seats == 1 and level.breadth:
                return self.planned(p, seat, judges[0], rng, budget)
            if p.rules.seats > 1 and level.visits:
                return self.searched(p, seat, judges, rng, budget)
        return moves(p, seat, judges[seat], level.width, rng)

    def planned(self, p: Position, seat: int, judge: Evaluation, rng: Rng, budget: Budget) -> list[Move]:
        """Alone: plan up to the next draw of chance."""
        beam = Beam(judge, self.level.breadth, STEPS, self.level.width)
        purse = Purse(budget)
        beam.until, beam.most_looks = purse.until, purse.looks
        return beam.plan(p, seat, rng, self.level.futures)

    def rehearsed(self, p: Position, seat: int, judge: Evaluation, rng: Rng, budget: Budget) -> list[Move]:
        """Alone: what comes of the moves that look best and of the best plans is seen by playing the game to its end
        over and over, in a few futures. What looks best is left only for what was meant before, or for what clearly
        ends better; what was not tried never comes before what was."""
        level, purse = self.level, Purse(budget)
        purse.looks = min(purse.looks, level.looks)
        plans = self.planned(p, seat, judge, rng, budget)[: level.plans]
        found = moves(p, seat, judge, level.width, rng)
        looked = best_of_each(found)
        likely = [move for move in looked if move.value > found[0].value - NEAR][: level.rivals]
        rehearsal = self.rehearsal or Rehearsal(judge, level.ahead, rng)
        rehearsal.go_on(self.acted)
        self.rehearsal, self.acted, meant = rehearsal, [], rehearsal.meant()
        with suppress(Spent):  # what was tried until then counts
            rehearsal.rehearse(p, seat, likely + plans, level.tries, rng, purse)
        ends = rehearsal.ends()
        if int(found[0].action()) not in ends:
            return found
        lead = leads(ends, int(found[0].action()), meant)
        tried = [move for move in looked if int(move.action()) in ends]
        tried.sort(key=lambda move: (-lead[int(move.action())], move.action() != meant))
        others = [move for move in found if int(move.action()) not in ends]
        for move in tried:
            first = int(move.action())
            move.value = sum(ends[first]) / level.ahead
            move.actions, move.after = carried(p, rehearsal.begun_by(first), rng)
        worst = min(move.value for move in tried)
        for move in others:
            move.value = min(worst, move.value)
        return tried + others

    def searched(self, p: Position, seat: int, judges: list[Evaluation], rng: Rng, budget: Budget) -> list[Move]:
        """Visit several worlds that look the same from this seat, and put together what was found in them. Worlds that
        are the same, because nothing is hidden, are one tree."""
        level, purse = self.level, Purse(budget)
        roots: dict[int, Spot] = {}
        for world, tree in enumerate(self.trees):
            q = p if world == 0 else p.resample(seat, rng)
            key = q.key()
            if key not in roots:
                roots[key] = tree.root(q)
            before = int(tree.looks)
            for _ in range(max(1, level.visits // level.worlds)):
                tree.visit(roots[key], rng)
                purse.looks -= int(tree.looks) - before
                before = int(tree.looks)
                if purse.empty:
                    break
            if purse.empty:
                break
        visits: dict[int, int] = {}
        total: dict[int, float] = {}
        first: dict[int, Move] = {}
        for branch in (branch for root in roots.values() for branch in root.branches):
            action = int(branch.move.action())
            first.setdefault(action, branch.move)
            visits[action] = visits.get(action, 0) + int(branch.visits)
            total[action] = total.get(action, 0.0) + branch.total
        for action, move in first.items():
            if visits[action]:
                move.value = total[action] / visits[action]
        return sorted(first.values(), key=lambda move: (-visits[int(move.action())], -move.value))

    def judges_for(self, p: Position) -> list[Evaluation]:
        """One for each seat, so that each remembers its own view."""
        if self.game != p.rules.same_as:
            made = [network(p.rules.features) for _ in range(p.rules.seats)]
            self.game = p.rules.same_as
            self.rehearsal, self.acted, self.meant = None, [], []
            self.judges = [judge if judge is not None else p.rules.evaluation for judge in made]
            level = self.level
            self.trees = [Tree(self.judges, level.width, BRANCHES, CURIOSITY, WARMTH) for _ in range(level.worlds)]
        return self.judges


def leads(ends: Mapping[int, Sequence[float]], best: int, meant: int) -> dict[int, float]:
    """By how many points each first choice surely ends better than what looks best, future by future. So few futures
    may lie apart by chance, which is judged by all choices together; and what looks best is trusted in any case,
    but against what was meant."""
    games = len(ends[best])
    gains = {first: [points - other for points, other in zip(ended, ends[best])] for first, ended in ends.items()}
    means = {first: sum(gained) / games for first, gained in gains.items()}
    apart = sum((gain - means[first]) ** 2 for first, gained in gains.items() for gain in gained)
    doubt = math.sqrt(apart / max(1, (games - 1) * (len(ends) - 1)) / games)
    margin = max(TRUST / math.sqrt(games), doubt)
    return {first: mean if first in (best, meant) else mean - margin for first, mean in means.items()}


def carried(p: Position, actions: Sequence[int], rng: Rng) -> tuple[vec[i64], Position]:
    """These actions as a move has them, and where they lead."""
    after = p.copy()
    carry_out(after, actions, rng.copy())
    told = vec[i64]()
    for action in actions:
        told = append(told, action)
    return told, after


def misjudged(found: Sequence[Move], share: float, rng: Rng) -> Move:
    """Of moves sorted best first, the one that looks best to somebody who is wrong about each first choice, by a share
    of what is at stake: how much better the best is than they are on the whole."""
    firsts = best_of_each(found)
    values = [move.value for move in firsts]
    noise = share * (values[0] - sum(values) / len(values))
    best, best_value = found[0], -math.inf
    for move in firsts if noise > 0.0 else ():
        value = move.value + noise * error(rng)
        if value > best_value:
            best, best_value = move, value
    return best


def maker(level: Level) -> Callable[[], Learned]:
    return lambda: Learned(level)
