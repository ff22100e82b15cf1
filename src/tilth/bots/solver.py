"""A planner for one who plays alone and knows what chance will bring: it keeps improving its best line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tilth.bots.levels import FINE, error
from tilth.bots.networks import fingerprint, home, made_for, weights
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game
from tilth.kernel.moves import Move, moves
from tilth.kernel.network import Network
from tilth.kernel.rng import Rng

FIRST_BREADTH: Final = 8
MOST_BREADTH: Final = 256
STYLES: Final = 8  # inputs for which a line may have a fancy


@dataclass(frozen=True)
class Line:
    """A whole game: its actions without those of chance, which has no choice, and where each of its moves begins."""

    points: int
    actions: tuple[int, ...]
    starts: tuple[int, ...]


@dataclass
class Way:
    """A line under way."""

    p: Position
    actions: tuple[int, ...]
    starts: tuple[int, ...]
    value: float


class Solver:
    """Beams over whole games, wider and wider, with fancies that change; then the best line is taken up again from
    somewhere in its middle."""

    def __init__(self, game: Game, rng: Rng, network: Path | None = None) -> None:
        if game.players != 1:
            raise TilthError("the solver plays alone: players=1")
        self.game = game
        self.rng = rng
        path = network or home(game.rules.features)
        self.stored = made_for(path, fingerprint(game.rules.features.names)) if path is not None else None
        self.best: Line | None = None
        self.beams = 0

    def judge(self, fancy: float) -> Evaluation:
        """The network with a fancy for some of what it sees; without a network, the hand-made evaluation."""
        if self.stored is None:
            return self.game.rules.evaluation
        inputs = len(self.stored.names)
        whims = [(int(self.rng.below(inputs)), fancy * self.normal()) for _ in range(STYLES if fancy else 0)]
        return Network(self.game.rules.features, weights(self.stored, whims))

    def normal(self) -> float:
        """A number of mean 0 and deviation 1."""
        return sum(int(self.rng.below(FINE)) / FINE for _ in range(12)) - 6.0

    def lines(self) -> Iterator[Line]:
        """The best line so far, each time it has been improved or tried to; without end."""
        breadth = FIRST_BREADTH
        while True:
            anew = self.best is None or self.beams % 3 == 0
            start = Way(self.game.start(), (), (), 0.0) if anew else self.taken_up()
            found = self.beam(start, breadth if anew else 2 * breadth, 0.0 if self.beams == 0 else 1.0)
            if self.best is None or found.points > self.best.points:
                self.best = found
            self.beams += 1
            if self.beams % 12 == 0 and breadth < MOST_BREADTH:
                breadth *= 2
            yield self.best

    def taken_up(self) -> Way:
        """The best line up to one of its moves, later ones more often."""
        assert self.best is not None
        starts = self.best.starts
        share = max(int(self.rng.below(FINE)), int(self.rng.below(FINE))) / FINE
        at = starts[int(share * len(starts))]
        p = self.game.start()
        for action in whole(p, self.best.actions[:at]):
            p.act(action)
        return Way(p, self.best.actions[:at], tuple(start for start in starts if start < at), 0.0)

    def beam(self, start: Way, breadth: int, fancy: float) -> Line:
        """One line to the end, the best of `breadth` at each step."""
        judge = self.judge(fancy if self.beams % 2 else 0.0)
        noise = 0.15 * fancy
        ways = [start]
        best: Way | None = None
        while ways:
            further: list[Way] = []
            seen: set[int] = set()
            for way in ways:
                after_chance(way.p)
                if way.p.over:
                    if best is None or way.p.points(0) > best.p.points(0):
                        best = way
                    continue
                starts = (*way.starts, len(way.actions))
                for move in moves(way.p, 0, judge, 8, self.rng):
                    key = move.after.key()
                    if key not in seen:
                        seen.add(key)
                        further.append(self.next_way(way, move, starts, noise))
            further.sort(key=lambda way: -way.value)
            ways = further[:breadth]
            for way in ways:
                way.p.listed()
        assert best is not None
        whole(self.game.start(), best.actions)  # chance has had no choice inside its moves either
        return Line(int(best.p.points(0)), best.actions, best.starts)

    def next_way(self, way: Way, move: Move, starts: tuple[int, ...], noise: float) -> Way:
        luck = noise * error(self.rng) if noise else 0.0
        actions = (*way.actions, *(int(action) for action in move.actions))
        return Way(move.after, actions, starts, move.value + luck)


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
