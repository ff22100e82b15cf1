"""Puzzles found in games that the networks play against themselves."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

from tilth import bots, games
from tilth.arena.crew import Crew, crew
from tilth.bots.levels import LEVELS, Learned, Level, misjudged
from tilth.bots.match import seed_of
from tilth.bots.protocol import Budget
from tilth.kernel.core import CHANCE, OK, Position
from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game
from tilth.kernel.moves import Move
from tilth.kernel.rng import Rng
from tilth.learn.outlook import contrast, outlooks
from tilth.learn.puzzles import SEED, SMALL, Answer, Puzzle, grade_of, identity, understood
from tilth.learn.weighing import Depth, Scales, asks
from tilth.text.sentences import brought

__all__ = ["Workshop", "make"]

NOISE: Final = 0.15  # of the games from which positions are taken: a share of what is at stake
GLANCE: Final = Depth(1, 0, 8)  # at all moves that look promising
CARE: Final = Depth(2, 1, 40)  # at the best of them
PROOF: Final = Depth(4, 1, 80)  # once more, with other dice
DOUBT: Final = 0.6  # of what is clear: the least that the best must seem ahead in every world
SEEDS: Final = 3  # worlds and dice that must agree
CLEAR: Final = 1 / 45  # of the winner's points: what makes a difference
LOOKED: Final = 6  # first choices at which a glance is thrown
WEIGHED: Final = 4  # of them weighed with care
ACCEPTED: Final = 2  # first choices that may be as good as the best
FEWEST: Final = 4  # first choices to choose from
DICE: Final = 12  # of each weaker opponent
MISSED: Final = 0.25  # the least share of them that must miss it
GAMES: Final = 8  # played on after the best move and the next best, to say where they differ
EACH: Final = 2  # puzzles of one game
SHARE: Final = 6  # one kind of best move may be a sixth of all

Task: TypeAlias = tuple[str, dict[str, Any], int]  # a game, its options, a seed
Rows: TypeAlias = list[dict[str, Any]]  # puzzles as plain data


@dataclass(frozen=True)
class Find:
    """A position of a game under way, as the seat that decides sees it."""

    p: Position
    seat: int
    looked: list[Move]  # the first choices, best at one look first


class Workshop:
    """Makes puzzles of one game with its options."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.scales = Scales(game)
        self.greedy = bots.bot("greedy").bot
        self.thinker = Learned(LEVELS[0])
        self.weaker = [Learned(level) for level in LEVELS if level.name in ("easy", "medium")]
        self.clear = self.makes_a_difference()

    def makes_a_difference(self) -> float:
        """A share of what the winner of a game has."""
        p = self.game.start()
        for _ in self.course(p, Rng(1)):
            pass
        return round(max(1.0, CLEAR * max(int(p.points(seat)) for seat in range(self.game.players))), 1)

    def course(self, p: Position, rng: Rng) -> Iterator[Find]:
        """Play a game, in place, and stop where a whole move begins."""
        while not p.over:
            if p.who == CHANCE:
                p.act(p.draw(rng))
                continue
            seat = int(p.who)
            looked = self.scales.looked_at(p, seat, rng)
            if asks(p):
                yield Find(p, seat, looked)
            for action in misjudged(looked, NOISE, rng).actions:
                if p.who != seat or p.refuse(seat, action) != OK:
                    break
                p.act(action)

    def puzzles(self, seed: int) -> Iterator[Puzzle]:
        """At most a few of one game, each of another round."""
        dice = Rng(seed)
        rounds: set[int] = set()
        for find in self.course(self.game.start(), Rng(seed)):
            at = self.game.voice.round(find.p)
            if at in rounds or len(find.looked) < FEWEST or dice.below(3):
                continue
            puzzle = self.puzzle(find, seed, dice)
            if puzzle is not None:
                rounds.add(at)
                yield puzzle
                if len(rounds) == EACH:
                    return

    def puzzle(self, find: Find, seed: int, dice: Rng) -> Puzzle | None:
        """The puzzle of this position, if it is one."""
        seat = find.seat
        p = find.p.resample(seat, dice)  # nothing that the seat does not know goes into a file
        looked = self.scales.looked_at(p, seat, dice)
        open_moves = [move for move in looked if move.action() < p.rules.aside_from][:LOOKED]
        if len(open_moves) < FEWEST:
            return None
        glance = self.compared(p, seat, open_moves, GLANCE, 1, dice)
        if glance is None or not self.promising(p, seat, glance, looked[0], dice):
            return None
        weighed = self.compared(p, seat, [move for _, move in glance[:WEIGHED]], CARE, SEEDS, dice)
        if weighed is None or not self.is_clear(weighed):
            return None
        asides = [move for move in looked[:WEIGHED] if move.action() >= p.rules.aside_from]
        if not self.beats(p, seat, weighed[0][0], asides, dice):
            return None
        accepted = {int(move.action()) for value, move in weighed if self.as_good(value, weighed[0][0])}
        missed = self.missed(p, seat, accepted, dice)
        if missed < MISSED:
            return None
        proof = self.compared(p, seat, [move for _, move in weighed], PROOF, SEEDS, Rng(int(dice.next())))
        if proof is None or not self.is_clear(proof) or int(proof[0][1].action()) not in accepted:
            return None
        return self.written(p, seat, proof, missed, seed)

    def compared(
        self, p: Position, seat: int, found: Sequence[Move], depth: Depth, seeds: int, dice: Rng
    ) -> list[tuple[float, Move]] | None:
        """What moves bring on the average over several worlds, best first. Nothing, if what is hidden decides whether
        they can be made, if one world tells them hardly apart, or if the worlds disagree about the best."""
        worlds: list[list[float]] = []
        for k in range(seeds):
            q = p if k == 0 else p.resample(seat, dice)
            values = self.values(q, seat, found, depth, int(dice.next()), hasty=seeds > 1)
            if len(values) < len(found) or self.gap(sorted(values, reverse=True)) < DOUBT * self.clear:
                return None
            worlds.append(values)
        means = [sum(values) / seeds for values in zip(*worlds)]
        order = sorted(range(len(found)), key=lambda i: -means[i])
        behind = [i for i in order if not self.as_good(means[i], means[order[0]])]
        if any(values[i] >= values[order[0]] for values in worlds for i in behind):
            return None
        return [(means[i], found[i]) for i in order]

    def values(
        self, p: Position, seat: int, found: Sequence[Move], depth: Depth, luck: int, hasty: bool
    ) -> list[float]:
        """What moves bring in one world; fewer, if one cannot be made there. `hasty`: or as soon as one is too close
        behind the best so far, which hardly ever changes again where the most promising come first."""
        values: list[float] = []
        for move in found:
            value = self.scales.weighed(p, seat, [int(action) for action in move.actions], depth, Rng(luck))
            if value is None:
                break
            values.append(value)
            behind = [one for one in values if not self.as_good(one, max(values))]
            if hasty and behind and max(values) - max(behind) < DOUBT * self.clear:
                break
        return values

    def gap(self, values: Sequence[float]) -> float:
        """How far the first value that is not as good as the best is behind it; too many as good as it: no gap."""
        behind = [value for value in values if not self.as_good(value, values[0])]
        return values[0] - behind[0] if behind and len(values) - len(behind) <= ACCEPTED else 0.0

    def as_good(self, value: float, best: float) -> bool:
        return best - value <= SMALL * self.clear

    def is_clear(self, weighed: Sequence[tuple[float, Move]]) -> bool:
        """Are few moves as good as the best, and all others clearly worse?"""
        return self.gap([value for value, _ in weighed]) >= self.clear

    def promising(self, p: Position, seat: int, glance: Sequence[tuple[float, Move]], obvious: Move, dice: Rng) -> bool:
        """Is what seems best not what comes to mind first?"""
        best = glance[0][1].action()
        return best != obvious.action() or self.greedy.choose(p, seat, dice.copy(), Budget()) != best

    def beats(self, p: Position, seat: int, best: float, asides: Sequence[Move], dice: Rng) -> bool:
        """Is there nothing better to be done beside the question first?"""
        for move in asides:
            value = self.scales.weighed(p, seat, [int(a) for a in move.actions], CARE, Rng(int(dice.next())))
            if value is None or value > best + SMALL * self.clear:
                return False
        return True

    def missed(self, p: Position, seat: int, accepted: set[int], dice: Rng) -> float:
        """The share of weaker opponents that choose something else."""
        shares = [float(self.greedy.choose(p, seat, dice.copy(), Budget()) not in accepted)]
        for bot in self.weaker:
            found = bot.judged(p, seat, dice.copy(), Budget())
            noise = noise_of(bot.level, p)
            tries = DICE if noise else 1
            wrong = sum(int(misjudged(found, noise, dice).action()) not in accepted for _ in range(tries))
            shares.append(wrong / tries)
        return round(sum(shares) / len(shares), 2)

    def written(
        self, p: Position, seat: int, proof: Sequence[tuple[float, Move]], missed: float, seed: int
    ) -> Puzzle | None:
        """The puzzle as plain data, if its position and its moves can be read again."""
        best = proof[0][0]
        position = self.game.voice.describe(p)
        if self.game.place(position).key() != p.key():
            return None
        answers = []
        for value, move in proof:
            words = names(p, seat, move)
            if words is None:
                return None
            answers.append(Answer(words, round(best - value, 1)))
        rival = next(k for k, (value, _) in enumerate(proof) if not self.as_good(value, best))
        options = self.game.changed
        why = self.reasons(p, seat, proof[0][1], proof[rival][1])
        return None if why is None else Puzzle(
            identity(self.game.name, options, position), self.game.name, options, seat, position, answers, self.clear,
            answers[rival].loss, missed, grade_of(missed), seed, self.game.voice.round(p), p.node().asks, why,
        )  # fmt: skip

    def reasons(self, p: Position, seat: int, best: Move, rival: Move) -> list[tuple[str, float]] | None:
        """The items of the score in which the best move is ahead of another one or behind, if the game is played on;
        None, if it brings less in the end."""
        one, other = outlooks(p, seat, [best, rival], self.thinker, Rng(SEED), Budget(), GAMES)
        if sum(sum(sheet.values()) for sheet in one.sheets) < sum(sum(sheet.values()) for sheet in other.sheets):
            return None
        found = contrast(one, other)
        named = [(item, round(n, 1)) for item, n in (*found.better, *found.worse)]
        return named if sum(n for _, n in named) >= self.clear / 2 else []  # else they would explain something else


def noise_of(level: Level, p: Position) -> float:
    return level.noise if p.rules.seats > 1 else level.noise_alone


def names(p: Position, seat: int, move: Move) -> tuple[str, ...] | None:
    """The small choices of a move in words; nothing, if chance or somebody else decides in between."""
    q = p.copy()
    found = []
    for action in move.actions:
        if q.who != seat:
            return None
        found.append(q.name(int(action)))
        if q.parse(found[-1]) != action:
            return None
        q.act(action)
    return tuple(found)


def ways(game: str, given: Mapping[str, Any]) -> list[Game]:
    """The game as it can be played at once, with all numbers of players, where networks judge it."""
    kind = games.kind(game)
    players = next(option for option in kind.choices if option.name == "players")
    module = brought(game, "page")
    found: dict[str, Game] = {}
    for options in [*module.PAGE.ways.values()] if module and module.PAGE.ways else [{}]:
        for n in players.values:
            made = kind(**{**options, "players": n, **given})
            if Scales(made).learned:
                found.setdefault(str(made.changed), made)
    if not found:
        raise TilthError(f"no network judges {game} with these options, and so no puzzle would be sound")
    return list(found.values())


def make(
    game: str,
    n: int,
    seed: int,
    given: Mapping[str, Any],
    known: Sequence[Puzzle] = (),
    jobs: int = 1,
    told: Callable[[list[Puzzle]], None] = lambda found: None,
) -> list[Puzzle]:
    """The known puzzles and so many more: games of all ways to play in turn, until there are enough. `told` hears of
    every state of the collection. How many processes work makes no difference to what is found."""
    options = [made.changed for made in ways(game, given)]
    workers: Crew[Task, Rows] = crew(puzzles_of, jobs, "")
    found = list(known)
    wanted = len(found) + n
    most = max(2, wanted // SHARE)
    number = 0
    try:
        while len(found) < wanted:
            tasks = [(game, way, seed_of(seed, number + k)) for k, way in enumerate(options)]
            number += len(tasks)
            before, refused = len(found), 0
            for rows in in_order(workers.each(tasks)):
                fresh = [understood(game, row) for row in rows]
                kept = [puzzle for puzzle in fresh if is_new(puzzle, found, most)][: wanted - len(found)]
                refused += len(fresh) - len(kept)
                found += kept
                if kept:
                    told(found)
            if refused and len(found) == before:
                most += 1  # a game with few kinds of moves repeats itself
    finally:
        workers.close()
    return found


def in_order(results: Iterable[tuple[int, Rows]]) -> Iterator[Rows]:
    """The results of tasks in the order of the tasks, each as soon as all before it are there."""
    ready: dict[int, Rows] = {}
    due = 0
    for number, rows in results:
        ready[number] = rows
        while due in ready:
            yield ready.pop(due)
            due += 1


@cache
def workshop(game: str, options: str) -> Workshop:
    return Workshop(games.shared(game, **json.loads(options)))


def puzzles_of(task: Task) -> Rows:
    """The work of a process: the puzzles of one game, as plain data."""
    game, options, seed = task
    return [puzzle.plain() for puzzle in workshop(game, json.dumps(options)).puzzles(seed)]


def is_new(puzzle: Puzzle, found: Sequence[Puzzle], most: int) -> bool:
    """Is it not too much like what there is: fewer than so many of its kind, and none with this position?"""
    alike = sum(kind_of(other) == kind_of(puzzle) for other in found)
    return alike < most and all(puzzle.id != other.id for other in found)


def kind_of(puzzle: Puzzle) -> str:
    """What the best move is about."""
    return " ".join(puzzle.best.words[0].split()[:2])
