"""Puzzles: positions in which one move is clearly best and not the obvious one. What is stored, and how an answer is
judged; they are made in `puzzle_making`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tilth import games
from tilth.kernel.core import FRAME, Position
from tilth.kernel.errors import MoveError, TilthError
from tilth.kernel.game import Game
from tilth.kernel.moves import Ways
from tilth.kernel.rng import Rng
from tilth.learn.weighing import Depth, Scales
from tilth.text.card_results import place_of

__all__ = [
    "FILE", "GRADES", "RESULTS", "Answer", "Puzzle", "Tally", "Verdict", "actions_of", "answered", "daily", "faults",
    "grade_of", "path_of", "puzzles", "read", "scales_for", "tally", "write",
]  # fmt: skip

FORMAT: Final = 1
FILE: Final = "puzzles.json"  # in the package of a game
GRADES: Final = (0.35, 0.5, 0.65, 0.85)  # the share of weaker opponents that miss it, from one grade to the next
SMALL: Final = 0.2  # of what is clear: a loss that does not count
CLOSE: Final = 2.0  # of what is clear: what is good, though not best, loses less
RESULTS: Final = ("wrong", "good", "right")  # what an answer can be
SEED: Final = 20_001  # of the dice by which puzzles are checked


@dataclass(frozen=True)
class Answer:
    """A whole move by the names of its small choices, and the points it loses against the best one."""

    words: tuple[str, ...]
    loss: float


@dataclass(frozen=True)
class Verdict:
    """What is to be said of an answer: `right`, `good` or `wrong`, and what it loses."""

    word: str
    loss: float


@dataclass(frozen=True)
class Puzzle:
    id: str
    game: str
    options: Mapping[str, Any]
    seat: int
    position: Mapping[str, Any]  # plain data, as positions are written in scenarios
    answers: Sequence[Answer]  # best first
    clear: float  # points that make a difference in such a game
    gap: float  # by so much the best is ahead of what does not count as right
    missed: float  # the share of weaker opponents that miss it
    grade: int  # from 1 to 5
    seed: int  # of the game it comes from
    round: int = 0
    asks: str = ""
    why: Sequence[tuple[str, float]] = ()  # items of the score in which it beats the next best, or falls behind

    @property
    def best(self) -> Answer:
        return self.answers[0]

    def made(self) -> Game:
        return games.shared(self.game, **self.options)

    def begun(self) -> Position:
        """The position as it is stored."""
        return self.made().place(self.position)

    def accepts(self, answer: Answer) -> bool:
        return answer.loss <= SMALL * self.clear

    def accepted(self) -> list[Answer]:
        return [answer for answer in self.answers if self.accepts(answer)]

    def rival(self) -> Answer:
        """The best move that does not count as right."""
        return next(answer for answer in self.answers if not self.accepts(answer))

    def after(self, answer: Answer, p: Position) -> Position:
        """Where an answer leads. Raises MoveError if it is not legal."""
        q = p.copy()
        for action in actions_of(q, answer.words):
            q.act(action)
        return q

    def verdict(self, first: int, after: Position) -> Verdict:
        """Judge a whole move by its first choice and where it leads. Other ways to go on after a first choice that was
        weighed are compared with its best way at one look; first choices that nobody weighed, with the best move."""
        p = self.begun()
        ends = [(answer, self.after(answer, p)) for answer in self.answers]
        for answer, end in ends:
            if end.key() == after.key():
                return self.judged(answer.loss)
        judge = scales_for(self.made()).judges[self.seat]
        name = p.name(first)
        weighed = [(answer, end) for answer, end in ends if answer.words[0] == name]
        answer, end = weighed[0] if weighed else ends[0]
        loss = answer.loss + max(0.0, float(judge.value(end, self.seat)) - float(judge.value(after, self.seat)))
        return self.judged(loss if weighed else max(loss, self.gap))

    def judged(self, loss: float) -> Verdict:
        word = "right" if loss <= SMALL * self.clear else "good" if loss < CLOSE * self.clear else "wrong"
        return Verdict(word, round(loss, 1))

    def plain(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "options": dict(self.options),
            "seat": self.made().voice.seats[self.seat],
            "round": self.round,
            "asks": self.asks,
            "grade": self.grade,
            "missed": self.missed,
            "clear": self.clear,
            "gap": self.gap,
            "seed": self.seed,
            "answers": [[list(answer.words), answer.loss] for answer in self.answers],
            "why": [list(item) for item in self.why],
            "position": dict(self.position),
        }


def identity(game: str, options: Mapping[str, Any], position: Mapping[str, Any]) -> str:
    """A short name that follows from the position."""
    text = json.dumps([game, options, position], sort_keys=True)
    return sha256(text.encode()).hexdigest()[:10]


def grade_of(missed: float) -> int:
    """From 1 (many find it) to 5 (hardly anybody does)."""
    return 1 + sum(missed >= share for share in GRADES)


@cache
def scales_for(game: Game) -> Scales:
    return Scales(game)


def path_of(game: str) -> Path:
    games.kind(game)
    return place_of(game) / FILE


@cache
def puzzles(game: str) -> Mapping[str, Puzzle]:
    """The puzzles that come with a game, by their names."""
    path = path_of(game)
    return {puzzle.id: puzzle for puzzle in read(path)} if path.exists() else {}


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["tilth-puzzles"] != FORMAT:
            raise TilthError(f"{path.name}: puzzles of another format ({data['tilth-puzzles']})")
        return [understood(data["game"], row) for row in data["puzzles"]]
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise TilthError(f"{path.name} holds no puzzles: {error!r}") from None


def understood(game: str, row: Mapping[str, Any]) -> Puzzle:
    answers = [Answer(tuple(words), float(loss)) for words, loss in row["answers"]]
    if not answers:
        raise ValueError(f"{row['id']} has no answer")
    return Puzzle(
        row["id"], game, row["options"], games.shared(game, **row["options"]).voice.seats.index(row["seat"]),
        row["position"], answers, row["clear"], row["gap"], row["missed"], row["grade"], row["seed"], row["round"],
        row["asks"], [(item, n) for item, n in row.get("why", ())],
    )  # fmt: skip


def write(path: Path, game: str, found: Sequence[Puzzle], made: Mapping[str, Any]) -> None:
    """All puzzles of a game, one a line."""
    head = {"tilth-puzzles": FORMAT, "game": game, **made}
    lines = [f"{json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    rows = [json.dumps(puzzle.plain(), ensure_ascii=False, separators=(",", ":")) for puzzle in found]
    text = "{\n" + "\n".join(lines) + '\n"puzzles": [\n' + ",\n".join(rows) + "\n]}\n"
    path.write_text(text, encoding="utf-8")


def daily(day: date, among: Sequence[str]) -> Puzzle | None:
    """The puzzle of a day: games take turns, and each goes through its puzzles in an order of its own."""
    shelves = [found for game in sorted(among) if (found := list(puzzles(game).values()))]
    if not shelves:
        return None
    number = day.toordinal()
    turn, rest = divmod(number, len(shelves))
    found = sorted(shelves[rest], key=lambda puzzle: sha256(puzzle.id.encode()).hexdigest())
    return found[turn % len(found)]


def actions_of(p: Position, words: Sequence[str]) -> list[int]:
    """The small choices of a move by their names, all of which the seat that decides must be asked."""
    q, seat = p.copy(), p.who
    found = []
    for name in words:
        if q.who != seat:
            raise MoveError(name, f"{name!r}: somebody else decides before")
        found.append(q.parse(name))
        q.act(found[-1])
    return found


def answered(puzzle: Puzzle, actions: Sequence[int]) -> Verdict | None:
    """What is to be said to a game that goes on like this from the position of a puzzle; nothing before the move is
    whole. What is done beside the question is no answer yet."""
    p = puzzle.begun()
    ways = Ways(p, puzzle.seat, p.rules.evaluation, 1, Rng(SEED), False)
    first = -1
    q = p.copy()
    q.patient = True
    for action in actions:
        if first < 0 and q.who == puzzle.seat and q.top - FRAME == ways.frame and action < p.rules.aside_from:
            first = int(action)
        q.act(action)
        settled = q.copy()
        settled.settle()
        if first >= 0 and (settled.who != puzzle.seat or ways.behind(settled)):
            return puzzle.verdict(first, settled)
    return None


@dataclass(frozen=True)
class Tally:
    """How somebody does: puzzles solved at the first try, how many of the last in a row, and on how many days in a row
    up to today or yesterday."""

    solved: int
    row: int
    days: int


def tally(answers: Sequence[tuple[date, str]], today: date) -> Tally:
    """Count first answers, in their order: the day and what it was."""
    right = [day for day, word in answers if word == "right"]
    row = next((k for k, (_, word) in enumerate(reversed(answers)) if word != "right"), len(answers))
    solved_on = {day.toordinal() for day in right}
    last = today.toordinal() - (today.toordinal() not in solved_on)
    days = next(k for k in range(len(solved_on) + 1) if last - k not in solved_on)
    return Tally(len(right), row, days)


# -- checking

CHECK: Final = Depth(3, 1, 40)
WORLDS: Final = 2


def faults(puzzle: Puzzle, search: bool = True) -> list[str]:
    """What is wrong with a puzzle: nothing, if it loads, its answers are legal and a search still prefers the best."""
    try:
        p = puzzle.begun()
        if p.who != puzzle.seat:
            return ["somebody else is to decide"]
        for answer in puzzle.answers:
            puzzle.after(answer, p)
    except TilthError as error:
        return [str(error)]
    found = []
    if puzzle.best.loss or all(puzzle.accepts(answer) for answer in puzzle.answers):
        found.append("nothing is clearly behind the best move")
    if puzzle.grade != grade_of(puzzle.missed):
        found.append(f"its grade is not {puzzle.grade}")
    return found or (doubts(puzzle, p) if search else [])


def doubts(puzzle: Puzzle, p: Position) -> list[str]:
    """Does another search, with other dice, still prefer what is accepted?"""
    scales = scales_for(puzzle.made())
    worlds = [p.resample(puzzle.seat, Rng(SEED + k)) for k in range(WORLDS)]
    values: dict[Answer, float] = {}
    for answer in puzzle.answers:
        actions = actions_of(p, answer.words)
        weighed = [scales.weighed(q, puzzle.seat, actions, CHECK, Rng(SEED + k)) for k, q in enumerate(worlds)]
        sure = [value for value in weighed if value is not None]
        if len(sure) < WORLDS:
            return [f"{' / '.join(answer.words)} depends on what is hidden"]
        values[answer] = sum(sure) / WORLDS
    preferred = max(values, key=lambda answer: values[answer])
    ahead = values[preferred] - max(values[answer] for answer in puzzle.accepted())
    return [f"a search prefers {' / '.join(preferred.words)} by {ahead:.1f}"] if ahead > SMALL * puzzle.clear else []
