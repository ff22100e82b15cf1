"""A planner for one who plays alone and knows what chance will bring: it plays the same deal over and over, learns it
by heart, and keeps its best line."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tilth.bots.networks import Stored, fancied, fingerprint, home, made_for, weights
from tilth.bots.rehearsal import Line, best_of_each, error, share
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game
from tilth.kernel.moves import Move, moves
from tilth.kernel.network import Network
from tilth.kernel.rng import Rng
from tilth.training.selfplay import Glance, Lessons, enrich, glance, lessons

if TYPE_CHECKING:
    from tilth.training.tuning import Tuner

BATCH: Final = 80  # games from one lesson to the next
BREADTH: Final = 8  # lines of the plan of a whole game that follows some lessons
PLAN_EVERY: Final = 3  # lessons
PATIENCE: Final = 24  # lessons without a better line that end an attempt
SPARE: Final = 2.0  # lines of a plan from the middle, if it were from the start: what is left is shorter
ELITE: Final = 4  # lines of each length that are taken up again
BEHIND: Final = 3  # points that they may be behind the best
PERIOD: Final = 5  # games, of which
ANEW: Final = 3  # begin at the start, the others in the middle of one of the best
WIDTH: Final = 4  # ways to complete a choice that are kept in view
NOISE: Final = 0.15  # points by which moves are misjudged at first
STYLED: Final = 0.3  # share of games with a fancy for some of what is seen
STYLES: Final = 8  # inputs of such a fancy
FANCY: Final = 0.7  # points for one deviation of an input
LASTING: Final = 0.4  # the same for one that lasts a whole attempt
STEADY: Final = 0.3  # deviation of inputs that hardly vary
RANGE: Final = 2.0  # points from the mean of games from the start to the best of them: as different they should be
WIDER: Final = 0.25  # points that are added to it for each lesson without a better line
HASTE: Final = 1.15  # by which noise and fancies change for it
RICHER: Final = 0.4  # share of lessons that teach besides that more is worth no less
FADE: Final = 0.9  # how far a lesson trusts the end of the game rather than the next value

NOTHING: Final = Line(-1_000_000, (), ())


@dataclass
class Way:
    """A line under way."""

    p: Position
    actions: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()
    value: float = 0.0


class Solver:
    """Attempts, each with a network of its own that learns the deal by heart, if there is somebody to teach it, until
    it finds nothing better. The first begins with the network as it is, the others with a fancy that lasts."""

    def __init__(
        self, game: Game, rng: Rng, network: Path | None = None, tutor: Callable[[Stored], Tuner] | None = None
    ) -> None:
        if game.players != 1:
            raise TilthError("the solver plays alone: players=1")
        self.game = game
        self.rng = rng
        features = game.rules.features
        path = network or home(features)
        self.begun_with = made_for(path, fingerprint(features.names)) if path is not None else None
        self.tutor = tutor
        self.spreads: list[float] = []  # deviation of each input, once some games were played
        self.best = NOTHING
        self.attempts = 0
        self.games = 0
        self.begin()

    def begin(self) -> None:
        """A new attempt."""
        whims = self.whims(LASTING) if self.attempts else []
        self.stored = fancied(self.begun_with, whims) if self.begun_with is not None else None
        self.tuner = self.tutor(self.stored) if self.tutor is not None and self.stored is not None else None
        self.judge = self.styled(())
        self.wildness = 1.0  # how much noise and fancy there is
        self.leader = NOTHING  # the best line of this attempt
        self.elite: dict[int, list[Line]] = {}  # by their length: who has more moves may be on the way to something
        self.ends: set[int] = set()  # positions in which they ended: the order of moves makes no other line
        self.attempts += 1

    def lines(self) -> Iterator[Line]:
        """The best line so far, each time it has been improved or tried to; without end."""
        while True:
            batches = in_vain = 0
            while in_vain < PATIENCE:
                before = self.leader.points
                if batches % PLAN_EVERY == 0:
                    yield self.planned(BREADTH)
                yield from self.batch(RANGE + in_vain * WIDER)
                batches += 1
                in_vain = in_vain + 1 if self.leader.points == before else 0
            self.begin()

    def planned(self, breadth: int) -> Line:
        self.keep(*self.plan(Way(self.game.start()), breadth, self.judge, 0.0))
        return self.best

    def batch(self, range_: float) -> Iterator[Line]:
        """Some games, and what is to be learned from them; the next ones will be wilder if these end within less than
        this range."""
        points: list[float] = []
        told = Lessons(len(self.game.rules.features.names))
        for number in range(BATCH):
            line, end = self.tried(number)
            self.keep(line, end)
            if number % PERIOD < ANEW:
                points.append(line.points)
            told.extend(self.retold(line))
            self.games += 1
            yield self.best
        self.learn(told)
        alike = max(points) - sum(points) / len(points) < range_
        self.wildness *= HASTE if alike else 1.0 / HASTE

    def tried(self, number: int) -> tuple[Line, Position]:
        """A game, wilder or calmer, and where it ends: most from the start, one look at a time; some from the middle of
        one of the best lines, planned the broader the later it is."""
        wildness = 2.0 * self.wildness * share(self.rng) if number else 0.0
        noise = NOISE * wildness
        judge = self.styled(self.whims(FANCY * wildness)) if share(self.rng) < STYLED else self.judge
        if number % PERIOD < ANEW:
            return self.plan(Way(self.game.start()), 1, judge, noise)
        line = self.one_of_the_best()
        at = int(share(self.rng) * len(line.starts))
        breadth = round(SPARE * len(line.starts) / (len(line.starts) - at))
        return self.plan(self.taken_up(line, at), breadth, judge, noise)

    def taken_up(self, line: Line, at: int) -> Way:
        """A line up to one of its moves."""
        actions = line.actions[: line.starts[at]]
        p = self.game.start()
        for action in whole(p, actions):
            p.act(action)
        return Way(p, actions, line.starts[:at])

    def plan(self, start: Way, breadth: int, judge: Evaluation, noise: float) -> tuple[Line, Position]:
        """The line that is best of so many at each step, with each step misjudged by so much; and where it ends."""
        ways = [start]
        best: Way | None = None
        while ways:
            further: list[tuple[float, Way, Move]] = []
            seen: set[int] = set()
            for way in ways:
                after_chance(way.p)
                if way.p.over:
                    if best is None or way.p.points(0) > best.p.points(0):
                        best = way
                    continue
                found = moves(way.p, 0, judge, WIDTH, self.rng)
                for move in best_of_each(found) if breadth == 1 else found:
                    key = move.after.key()
                    if key not in seen:
                        seen.add(key)
                        further.append((move.value + (noise * error(self.rng) if noise else 0.0), way, move))
            further.sort(key=lambda step: -step[0])
            ways = [gone_on(way, move) for _, way, move in further[:breadth]]
        assert best is not None
        return Line(int(best.p.points(0)), best.actions, best.starts), best.p

    def retold(self, line: Line) -> Lessons:
        """A line as a lesson: who took it up in the middle has shown what its beginning is worth, too."""
        features = self.game.rules.features
        p = self.game.start()
        story: list[Glance] = []
        for start, end in zip(line.starts, (*line.starts[1:], len(line.actions))):
            for action in whole(p, line.actions[start:end]):
                p.act(action)
            then = glance(p, 0, features, self.judge)
            if share(self.rng) < RICHER:
                enrich(then, self.game, p, 0, self.judge, self.rng)
            story.append(then)
        return lessons(p, features, [story], FADE)

    def keep(self, line: Line, end: Position) -> None:
        """Among the best lines of its length, if it is one of them and ends like none of them."""
        aside_from = self.game.rules.aside_from
        alike = self.elite.setdefault(sum(line.actions[start] < aside_from for start in line.starts), [])
        key = end.key()
        if key in self.ends or (len(alike) == ELITE and line.points < alike[-1].points):
            return
        whole(self.game.start(), line.actions)  # chance has had no choice inside its moves either
        self.ends.add(key)
        alike.insert(0, line)
        alike.sort(key=lambda line: -line.points)
        del alike[ELITE:]
        if line.points > self.leader.points:
            self.leader = line
        if line.points > self.best.points:
            self.best = line

    def one_of_the_best(self) -> Line:
        """Any length is as likely as another, if its best line is not too far behind."""
        lengths = [alike for alike in self.elite.values() if alike and alike[0].points >= self.leader.points - BEHIND]
        alike = lengths[self.rng.below(len(lengths))]
        return alike[self.rng.below(len(alike))]

    # -- judges

    def styled(self, whims: Sequence[tuple[int, float]]) -> Evaluation:
        """The network with a fancy; without a network, the hand-made evaluation."""
        if self.stored is None:
            return self.game.rules.evaluation
        return Network(self.game.rules.features, weights(self.stored, whims))

    def whims(self, fancy: float) -> list[tuple[int, float]]:
        """A fancy for some inputs, the stronger the less they vary."""
        if not self.spreads:
            return []
        some = [int(self.rng.below(len(self.spreads))) for _ in range(STYLES)]
        return [(number, fancy * self.normal() / max(STEADY, self.spreads[number])) for number in some]

    def learn(self, told: Lessons) -> None:
        self.spreads = self.spreads or deviations(told)
        if self.tuner is not None:
            self.stored = self.tuner.learn(told)
            self.judge = self.styled(())

    # -- dice

    def normal(self) -> float:
        """A number of mean 0 and deviation 1."""
        return sum(share(self.rng) for _ in range(12)) - 6.0


def gone_on(way: Way, move: Move) -> Way:
    move.after.listed()
    actions = (*way.actions, *(int(action) for action in move.actions))
    return Way(move.after, actions, (*way.starts, len(way.actions)), move.value)


def deviations(told: Lessons) -> list[float]:
    """Of each input."""
    found: list[float] = []
    for number in range(told.inputs):
        column = told.rows[number :: told.inputs]
        mean = sum(column) / len(column)
        found.append(math.sqrt(sum((n - mean) ** 2 for n in column) / len(column)))
    return found


def after_chance(p: Position) -> list[int]:
    """Let chance do what it must, in place; returns its actions."""
    done: list[int] = []
    while p.who == CHANCE:
        outcomes = p.legal()
        if len(outcomes) != 1:
            raise TilthError(
                "chance still decides in this game: name the order of all cards in its options, "
                "so that there is something to solve"
            )
        done += outcomes
        p.act(outcomes[0])
    return done


def whole(p: Position, actions: Sequence[int]) -> list[int]:
    """These actions with those of chance between and behind them, from this position on."""
    p = p.copy()
    told = after_chance(p)
    for action in actions:
        p.act(action)
        told += [action, *after_chance(p)]
    return told
