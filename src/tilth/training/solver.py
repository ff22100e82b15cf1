"""A planner for one who plays alone and knows what chance will bring: it goes everywhere for some moves, plays on from
there, learns the deal by heart, and keeps its best line."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tilth.bots.networks import Stored, fingerprint, home, made_for, weights
from tilth.bots.rehearsal import Line, error, share
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game
from tilth.kernel.moves import Move, moves
from tilth.kernel.network import Network
from tilth.kernel.rng import Rng
from tilth.training.selfplay import Glance, Lessons, glance

if TYPE_CHECKING:
    from tilth.training.tuning import Tuner

NARROW: Final = 400  # ways that are gone on with at each move, at the least,
BROAD: Final = 3000  # and at the most
GAMES: Final = 500  # of them that are played to their end
ALIKE: Final = 3  # of the same first choice from the same position, at the most
FURTHEST: Final = 0.5  # of the moves that are left, how many at the most lie before games are played on
ANEW: Final = 0.5  # share of lessons that begin at the start, the others on one of the best lines,
LATEST: Final = 0.85  # before that part of it
CALM: Final = 0.05  # points by which ways are misjudged at the least,
WILD: Final = 2.0  # and at the most
ELITE: Final = 12  # lines that are taken up again
PATIENCE: Final = 15  # lessons without a better line that end an attempt
WIDTH: Final = 4  # ways to complete a choice that are kept in view

NOTHING: Final = Line(-1_000_000, (), ())


@dataclass
class Way:
    """A line under way."""

    p: Position
    actions: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()


class Solver:
    """Attempts, each with a network of its own that learns the deal by heart, if there is somebody to teach it, until
    it finds nothing better."""

    def __init__(
        self, game: Game, rng: Rng, network: Path | None = None, tutor: Callable[[Stored], Tuner] | None = None
    ) -> None:
        if game.players != 1:
            raise TilthError("the solver plays alone: players=1")
        self.game = game
        self.rng = rng
        self.features = game.rules.features
        path = network or home(self.features)
        self.begun_with = made_for(path, fingerprint(self.features.names)) if path is not None else None
        self.tutor = tutor
        self.best = NOTHING
        self.attempts = 0
        self.games = 0
        self.begin()

    def begin(self) -> None:
        """A new attempt."""
        self.tuner = self.tutor(self.begun_with) if self.tutor is not None and self.begun_with is not None else None
        self.judge = self.judging(self.begun_with)
        self.elite: list[Line] = []  # the best lines of this attempt, of equal ones the newest first
        self.ends: set[int] = set()  # positions in which they ended: the order of moves makes no other line
        self.attempts += 1

    def judging(self, stored: Stored | None) -> Evaluation:
        """A network; without one, the hand-made evaluation."""
        return self.game.rules.evaluation if stored is None else Network(self.features, weights(stored))

    def lines(self) -> Iterator[Line]:
        """The best line so far, again and again while others are looked for; without end."""
        while True:
            self.play_on(self.begun(), {})
            yield self.best
            in_vain = 0
            while in_vain < PATIENCE:
                before = self.elite[0].points
                yield from self.lesson()
                in_vain = in_vain + 1 if self.elite[0].points == before else 0
            self.begin()

    def lesson(self) -> Iterator[Line]:
        """Games from everywhere that some moves lead to, and what is to be learned from them."""
        told: dict[int, Glance] = {}
        known: dict[int, int] = {}
        way, depth = self.beginning()
        for further in (yield from self.openings(way, depth)):
            self.retell(self.play_on(further, known), told)
            yield self.best
        if self.tuner is not None:
            self.judge = self.judging(self.tuner.learn(self.lessons(told)))

    def beginning(self) -> tuple[Way, int]:
        """Where a lesson begins, and how many moves lead everywhere from there."""
        line = self.elite[self.rng.below(len(self.elite))]
        at = 0 if share(self.rng) < ANEW else int(LATEST * share(self.rng) * len(line.starts))
        return self.taken_up(line, at), 1 + int(FURTHEST * share(self.rng) * (len(line.starts) - at))

    def openings(self, way: Way, depth: int) -> Generator[Line, None, list[Way]]:
        """Ways of so many moves. In one lesson there are more than in another, and they are misjudged by more: where
        networks have never been, they are often wrong by several points."""
        breadth = round(self.between(NARROW, BROAD))
        noise = self.between(CALM, WILD)
        ways, ended = [way], []
        for left in range(depth, 0, -1):
            further: list[tuple[float, Way, Move]] = []
            seen: set[int] = set()
            for under_way in ways:
                yield self.best
                number: dict[int, int] = {}
                for move in moves(under_way.p, 0, self.judge, WIDTH, self.rng):
                    first, key = int(move.first), move.after.key()
                    number[first] = number.get(first, 0) + 1
                    if number[first] <= ALIKE and key not in seen:
                        seen.add(key)
                        further.append((move.value + noise * error(self.rng), under_way, move))
            further.sort(key=lambda step: -step[0])
            reached = [gone_on(before, move) for _, before, move in further[: breadth if left > 1 else GAMES]]
            ways = [way for way in reached if not way.p.over]
            ended += [way for way in reached if way.p.over]
        return ways + ended

    def between(self, least: float, most: float) -> float:
        """A number from one to the other, as likely to be doubled as to be halved."""
        factor: float = (most / least) ** share(self.rng)
        return least * factor

    def play_on(self, way: Way, known: dict[int, int]) -> Line:
        """The game to its end, one look at a time, or to where one has gone on from before: to what that came."""
        passed: list[int] = []
        while not way.p.over and (key := way.p.key()) not in known:
            passed.append(key)
            way = gone_on(way, moves(way.p, 0, self.judge, WIDTH, self.rng)[0])
        points = int(way.p.points(0)) if way.p.over else known[way.p.key()]
        known.update((key, points) for key in passed)
        line = Line(points, way.actions, way.starts)
        self.games += 1
        if way.p.over:
            self.keep(line, way.p)
        return line

    def begun(self) -> Way:
        p = self.game.start()
        after_chance(p)
        return Way(p)

    def taken_up(self, line: Line, at: int) -> Way:
        """A line up to one of its moves."""
        way = self.begun()
        actions = line.actions[: line.starts[at]]
        for action in whole(way.p, actions):
            way.p.act(action)
        return Way(way.p, actions, line.starts[:at])

    def keep(self, line: Line, end: Position) -> None:
        """Among the best lines, if it is one of them and ends like none of them."""
        key = end.key()
        if key in self.ends or (len(self.elite) == ELITE and line.points < self.elite[-1].points):
            return
        whole(self.game.start(), line.actions)  # chance has had no choice inside its moves either
        self.ends.add(key)
        self.elite = sorted([line, *self.elite], key=lambda line: -line.points)[:ELITE]
        if line.points > self.best.points:
            self.best = line

    # -- what is learned

    def retell(self, line: Line, told: dict[int, Glance]) -> None:
        """Each position of a line is worth what the best line made of it."""
        p = self.begun().p
        for start, end in zip(line.starts, (*line.starts[1:], len(line.actions))):
            for action in whole(p, line.actions[start:end]):
                p.act(action)
            key = p.key()
            if key in told:
                told[key].own_value = max(told[key].own_value, line.points)
            else:
                told[key] = replace(glance(p, 0, self.features, self.judge), own_value=line.points)

    def lessons(self, told: dict[int, Glance]) -> Lessons:
        made = Lessons(len(self.features.names))
        for then in told.values():
            made.rows.extend([int(n) for n in then.row])
            made.gains.extend([then.own_value - then.sure, 0.0])
        made.sizes.append(len(told))
        return made


def gone_on(way: Way, move: Move) -> Way:
    p = move.after
    p.listed()
    after_chance(p)
    return Way(p, (*way.actions, *(int(action) for action in move.actions)), (*way.starts, len(way.actions)))


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
