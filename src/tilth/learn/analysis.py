"""A game gone through again: what everybody could expect, which moves cost most, and what was luck."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from tilth.bots.protocol import Budget
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game
from tilth.kernel.moves import Ways
from tilth.kernel.rng import Rng
from tilth.learn.judging import DEPTHS, USUAL, Judge, Verdict, as_move
from tilth.learn.outlook import Contrast, contrast, outlooks

__all__ = ["DEPTHS", "USUAL", "Analysis", "Analyst", "Decision", "Draw", "Spell", "Turning", "spells"]

LEAST: Final = 1.0  # points that a turning point costs
MOST_ALONE: Final = 5  # turning points
MOST_EACH: Final = 3  # of each seat at a table
SHARPNESS: Final = 4.0  # how quickly accuracy falls


@dataclass(frozen=True)
class Spell:
    """A part of a game: a whole move of one seat, or what chance does between two moves. From one frame to another, as
    frames of a replay count actions; `choices` are the seat's own, without those that go without saying."""

    begin: int
    end: int
    seat: int
    choices: tuple[int, ...] = ()


@dataclass(frozen=True)
class Decision:
    """A move: what its seat could expect with the best one, what after the one played, and what was at stake."""

    begin: int
    end: int
    seat: int
    best: float
    played: float
    stake: float

    @property
    def loss(self) -> float:
        return self.best - self.played


@dataclass(frozen=True)
class Draw:
    """What chance did, and what that was worth to each seat."""

    begin: int
    end: int
    luck: tuple[float, ...]


@dataclass(frozen=True)
class Turning:
    """A move that cost much: the better one, and in which items of the score that would have shown."""

    begin: int
    end: int
    seat: int
    loss: float
    played: tuple[int, ...]
    better: tuple[int, ...]
    items: tuple[tuple[str, float], ...] = ()

    @property
    def told(self) -> Contrast:
        return Contrast(self.loss, self.items)


@dataclass(frozen=True)
class Analysis:
    """What was found. Plain numbers: words are made of it in any language (`analysis_words`)."""

    depth: str
    seed: int
    over: bool
    expected: tuple[tuple[int, tuple[float, ...]], ...]  # after a frame, for each seat; the last is the result
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]
    turnings: tuple[Turning, ...]

    def accuracy(self, seat: int) -> float | None:
        """100 if every move was the best, 2 for moves chosen blindly: it falls with the share that was lost of what was
        at stake. None if there was nothing to decide."""
        own = [decision for decision in self.decisions if decision.seat == seat]
        stakes = sum(decision.stake for decision in own)
        if stakes <= 0.0:
            return None
        return 100.0 * math.exp(-SHARPNESS * sum(decision.loss for decision in own) / stakes)

    def lost(self, seat: int) -> float:
        """By own moves."""
        return sum(decision.loss for decision in self.decisions if decision.seat == seat)

    def luck(self, seat: int) -> float:
        return sum(draw.luck[seat] for draw in self.draws)

    def plain(self) -> dict[str, Any]:
        """As it is kept."""
        return asdict(self)

    @classmethod
    def of_plain(cls, data: dict[str, Any]) -> Analysis:
        return cls(
            data["depth"],
            data["seed"],
            data["over"],
            tuple((int(frame), tuple(values)) for frame, values in data["expected"]),
            tuple(Decision(**row) for row in data["decisions"]),
            tuple(Draw(row["begin"], row["end"], tuple(row["luck"])) for row in data["draws"]),
            tuple(
                Turning(
                    **{
                        **row,
                        "played": tuple(row["played"]),
                        "better": tuple(row["better"]),
                        "items": tuple((str(item), float(n)) for item, n in row["items"]),
                    }
                )
                for row in data["turnings"]
            ),
        )


def spells(first: Position, actions: Sequence[int]) -> Iterator[tuple[Position, Spell, Position]]:
    """The game cut into whole moves and draws, each with the position before and after it. A move ends where its
    question is answered, and also where something new is shown: what is chosen then is judged by itself."""
    p, k = first.copy(), 0
    p.patient = True

    def go_on() -> None:
        """One action, and then those that leave no choice."""
        nonlocal k
        p.act(actions[k])
        k += 1
        while k < len(actions) and p.forced() >= 0:
            p.act(actions[k])
            k += 1

    while k < len(actions):
        begin, before, seat, own = k, impatient(p), int(p.who), list[int]()
        if seat == CHANCE:
            while k < len(actions) and p.who == CHANCE:
                go_on()
        elif p.forced() >= 0:
            go_on()
            continue
        else:
            ways = Ways(before, seat, p.rules.evaluation, 1, Rng(0), False)
            while True:
                own.append(int(actions[k]))
                go_on()
                if k == len(actions) or ways.over(p):
                    break
        yield before, Spell(begin, k, seat, tuple(own)), impatient(p)


def impatient(p: Position) -> Position:
    """A copy that makes by itself the choices that leave no choice."""
    q = p.copy()
    q.patient = False
    q.settle()
    return q


@dataclass
class Analyst:
    """Goes through a game, move by move; whoever does not want to know the rest stops asking.

    `go` tells after each part of the game how many are done; when it has ended, `found` is what was found.
    """

    game: Game
    actions: Sequence[int]
    depth: str = USUAL
    seed: int = 1
    first: Position | None = None
    expected: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)
    verdicts: dict[int, Verdict] = field(default_factory=dict)  # by their frame

    def __post_init__(self) -> None:
        if self.depth not in DEPTHS:
            raise TilthError(f"a game is analysed {', '.join(DEPTHS)}, not {self.depth!r}")
        start = self.game.start() if self.first is None else self.first
        self.judge = Judge(DEPTHS[self.depth], self.seed)
        self.parts = list(spells(start, self.actions))
        self.last = self.parts[-1][2] if self.parts else impatient(start)
        self.total = len(self.parts)  # and what is told of turning points at the end
        self.found: Analysis | None = None

    def go(self) -> Iterator[int]:
        for done, (before, spell, after) in enumerate(self.parts, 1):
            if spell.seat == CHANCE:
                self.drawn(before, spell, after)
            else:
                self.moved(before, spell, after)
            yield done
        self.reconsidered()
        turnings = []
        for decision in self.worst():
            turnings.append(self.explained(decision))
            yield self.total
        self.found = Analysis(
            self.depth,
            self.seed,
            bool(self.last.over),
            tuple(self.expected),
            tuple(self.decisions),
            tuple(self.draws),
            tuple(turnings),
        )

    def run(self) -> Analysis:
        """All of it at once."""
        for _ in self.go():
            pass
        assert self.found is not None
        return self.found

    # -- parts --------------------------------------------------------------------------------------------------------

    def drawn(self, before: Position, spell: Spell, after: Position) -> None:
        luck = self.judge.luck(before, after, spell.begin)
        if any(luck):
            self.draws.append(Draw(spell.begin, spell.end, tuple(round(n, 3) for n in luck)))

    def moved(self, before: Position, spell: Spell, after: Position) -> None:
        seat = spell.seat
        verdict = self.judge.verdict(before, seat, spell.choices, spell.begin)
        self.verdicts[spell.begin] = verdict
        played, stake = round(verdict.played, 3), round(verdict.stake, 3)
        self.decisions.append(Decision(spell.begin, spell.end, seat, played + round(verdict.loss, 3), played, stake))
        if not self.expected:
            self.expected.append((spell.begin, self.outlook(before, verdict.hope)))
        self.expected.append((spell.end, self.outlook(after, played)))

    def outlook(self, p: Position, value: float) -> tuple[float, ...]:
        """What everybody can expect. Who plays alone expects what the last plan says, until all is known."""
        if p.rules.seats == 1 and not p.over:
            return (round(value, 3),)
        return tuple(round(self.judge.expected(p, other), 3) for other in range(int(p.rules.seats)))

    def reconsidered(self) -> None:
        """Alone: if more can be expected at the next decision than after a move, and luck does not account for it, the
        move was better than it seemed."""
        if self.game.players > 1 or not self.decisions:
            return
        end = self.outlook(self.last, self.decisions[-1].played)[0]
        hopes = [*(self.verdicts[decision.begin].hope for decision in self.decisions[1:]), end]
        follows = [*(decision.begin for decision in self.decisions[1:]), len(self.actions)]
        for k, (decision, hope, until) in enumerate(zip(self.decisions, hopes, follows)):
            luck = sum(draw.luck[0] for draw in self.draws if decision.end <= draw.begin < until)
            more = hope - luck - decision.played
            if more > 0.0:
                played = round(decision.played + more, 3)
                self.decisions[k] = replace(decision, played=played, best=max(decision.best, played))
                self.expected[k + 1] = decision.end, (played,)

    # -- turning points -----------------------------------------------------------------------------------------------

    def worst(self) -> list[Decision]:
        """The moves that cost most, of each seat, the dearest first."""
        each = MOST_ALONE if self.game.players == 1 else MOST_EACH
        dear = sorted((d for d in self.decisions if d.loss >= LEAST), key=lambda d: (-d.loss, d.begin))
        kept: dict[int, list[Decision]] = {}
        for decision in dear:
            kept.setdefault(decision.seat, []).append(decision)
        return sorted((d for own in kept.values() for d in own[:each]), key=lambda d: (-d.loss, d.begin))

    def explained(self, decision: Decision) -> Turning:
        """Why the better move is better: both are played on from there, with the same luck."""
        before, spell, _ = next(part for part in self.parts if part[1].begin == decision.begin)
        verdict, seat, judge = self.verdicts[decision.begin], decision.seat, self.judge
        rng = judge.dice(decision.begin)
        world = before.resample(seat, rng)
        lines = [(verdict.better, decision.best), (spell.choices, decision.played)]
        compared = [as_move(line, judge.led_to(world, seat, line, judge.dice(decision.begin)), n) for line, n in lines]
        seen = outlooks(world, seat, compared, judge, rng, Budget(), judge.depth.games)
        told = contrast(*seen)
        items = tuple((item, round(n, 2)) for item, n in told.items)
        return Turning(
            decision.begin, decision.end, seat, round(decision.loss, 3), spell.choices, verdict.better, items
        )
