"""Opponents that have learned the games: the same knowledge at every level, with more or less care and time."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tilth.bots.carrying import Purse, Spent, carry_out, play_on
from tilth.bots.networks import network
from tilth.bots.protocol import Budget
from tilth.kernel.beam import Beam
from tilth.kernel.core import FRAME, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.moves import Move, moves, question
from tilth.kernel.rng import Rng
from tilth.kernel.tree import Tree

FINE: Final = 1 << 30
BRANCHES: Final = 12  # moves of one spot of the tree
STEPS: Final = 24  # moves of a plan alone
NEAR: Final = 4.0  # points that moves behind which the game is played on look worse than the best at most
TRUST: Final = 2.1  # points by which another must end better in one game than what looks best; in four, half of them
FINISHING: Final = 4  # ways to complete a choice that are kept in view there
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
    rivals: int = 3  # the moves that look best, behind which games are played on to choose among them
    finishes: tuple[int, ...] = ()  # so many, then so many more behind the better half, and so on
    visits: int = 0  # leaves of the tree at a table; 0: it looks at one move
    worlds: int = 1  # ways to make up what is hidden
    seconds: float | None = None  # of thought for one move at a table where people wait


LEVELS: Final = (
    Level("easy", noise=0.6, noise_alone=0.4, width=4, seconds=0.2),
    Level("medium", noise=0.25, width=8, seconds=0.2),
    Level("hard", width=8, breadth=16, finishes=(2,), visits=60, worlds=2, seconds=1.0),
    Level(
        "expert",
        width=8,
        breadth=32,
        futures=2,
        plans=3,
        rivals=5,
        finishes=(2, 4, 8),
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

    def choose(self, position: Position, seat: int, rng: Rng, budget: Budget) -> int:
        found = self.judged(position, seat, rng, budget)
        if question(position) < position.top - FRAME:  # a move begun is completed as it was meant
            return int(found[0].action())
        noise = self.level.noise if position.rules.seats > 1 else self.level.noise_alone
        return int(misjudged(found, noise, rng).action())

    def judged(self, position: Position, seat: int, rng: Rng, budget: Budget) -> list[Move]:
        """The moves worth considering with what they are expected to bring (points at the end, less the strongest
        rival's), best first. A move is all the small choices up to where the question is answered."""
        p, level = position, self.level
        judges = self.judges_for(p)
        inside = question(p) < p.top - FRAME  # a move under way is completed as it was meant
        if not inside and len(p.choices) > 1:
            if p.rules.seats == 1 and level.finishes:
                return self.finished(p, seat, judges[0], rng, budget)
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

    def finished(self, p: Position, seat: int, judge: Evaluation, rng: Rng, budget: Budget) -> list[Move]:
        """Alone: behind the best plans and the moves that look best the game is played on to its end, with the same
        luck for all; behind the better half of them some more, and so on. What was dropped or not tried never comes
        before what was left, and what looks best is left only for something that ends clearly better."""
        level, purse = self.level, Purse(budget)
        plans = self.planned(p, seat, judge, rng, budget)[: level.plans]
        found = moves(p, seat, judge, level.width, rng)
        likely = [move for move in best_of_each(found) if move.value > found[0].value - NEAR][: level.rivals]
        plans = [plan for plan in plans if all(list(plan.actions) != list(move.actions) for move in likely)]
        tried = likely + plans
        if len(tried) == 1:
            return found
        left, dropped, best = tried[:], list[Move](), tried[0]
        ends: dict[Move, list[float]] = {move: [] for move in tried}
        try:
            for more in level.finishes:
                for _ in range(more if len(left) > 1 else 0):
                    luck = int(rng.below(FINE))
                    points = [ended(p, move.actions, seat, judge, Rng(luck), purse) for move in left]
                    for move, n in zip(left, points):
                        ends[move].append(n)
                left = sorted_by(leads(ends, left, best))
                half = (len(left) + 1) // 2
                left, dropped = left[:half], left[half:] + dropped
                best = best if best in left else left[0]
        except Spent:  # the last games were cut short, and count for nothing
            if not ends[best]:
                return found
            left = sorted_by(leads(ends, left, best))
        for move in tried:
            move.value = sum(ends[move]) / len(ends[move])
        others = [move for move in found if move not in tried]
        for better, worse in ((left, dropped), (tried, others)):
            worst = min(move.value for move in better)
            for move in worse:
                move.value = min(worst, move.value)
        return left + dropped + others

    def searched(self, p: Position, seat: int, judges: list[Evaluation], rng: Rng, budget: Budget) -> list[Move]:
        """Visit several worlds that look the same from this seat, and put together what was found in them."""
        level, purse = self.level, Purse(budget)
        visits: dict[int, int] = {}
        total: dict[int, float] = {}
        first: dict[int, Move] = {}
        for world in range(level.worlds):
            tree = self.trees[world]
            before = int(tree.looks)
            root = tree.root(p if world == 0 else p.resample(seat, rng))
            for _ in range(max(1, level.visits // level.worlds)):
                tree.visit(root, rng)
                purse.looks -= int(tree.looks) - before
                before = int(tree.looks)
                if purse.empty:
                    break
            for branch in root.branches:
                action = int(branch.move.action())
                first.setdefault(action, branch.move)
                visits[action] = visits.get(action, 0) + int(branch.visits)
                total[action] = total.get(action, 0.0) + branch.total
            if purse.empty:
                break
        for action, move in first.items():
            if visits[action]:
                move.value = total[action] / visits[action]
        return sorted(first.values(), key=lambda move: (-visits[int(move.action())], -move.value))

    def judges_for(self, p: Position) -> list[Evaluation]:
        """One for each seat, so that each remembers its own view."""
        if self.game != p.rules.same_as:
            made = [network(p.rules.features) for _ in range(p.rules.seats)]
            self.game = p.rules.same_as
            self.judges = [judge if judge is not None else p.rules.evaluation for judge in made]
            level = self.level
            self.trees = [Tree(self.judges, level.width, BRANCHES, CURIOSITY, WARMTH) for _ in range(level.worlds)]
        return self.judges


def ended(p: Position, actions: Iterable[int], seat: int, judge: Evaluation, luck: Rng, purse: Purse) -> float:
    """What it comes to if this seat begins with these actions and goes on alone."""
    q = p.copy()
    carry_out(q, actions, luck)
    play_on(q, [judge], FINISHING, luck, purse)
    return float(judge.value(q, seat))


def leads(ends: Mapping[Move, Sequence[float]], left: Sequence[Move], best: Move) -> dict[Move, float]:
    """By how many points each move surely ends better than what looks best, in games with the same luck. So few games
    may lie apart by chance, which is judged by all moves together; and what looks best is trusted in any case."""
    games = len(ends[best])
    gains = {move: [points - other for points, other in zip(ends[move], ends[best])] for move in left}
    means = {move: sum(gained) / games for move, gained in gains.items()}
    apart = sum((gain - means[move]) ** 2 for move, gained in gains.items() for gain in gained)
    doubt = math.sqrt(apart / max(1, (games - 1) * (len(left) - 1)) / games)
    margin = max(TRUST / math.sqrt(games), doubt)
    return {move: mean - margin if move is not best else 0.0 for move, mean in means.items()}


def sorted_by(lead: Mapping[Move, float]) -> list[Move]:
    """The best first; those of the same lead stay in their order."""
    return sorted(lead, key=lambda move: -lead[move])


def error(rng: Rng) -> float:
    """A number of Gumbel's distribution: with it, one of several values is the largest the more often the larger it
    is."""
    return -math.log(-math.log((int(rng.below(FINE)) + 0.5) / FINE))


def best_of_each(found: Sequence[Move]) -> list[Move]:
    """Of moves sorted best first, the best with each first choice."""
    firsts: dict[int, Move] = {}
    for move in found:
        firsts.setdefault(int(move.first), move)
    return list(firsts.values())


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
