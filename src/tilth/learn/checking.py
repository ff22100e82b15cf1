"""Lessons played: every solution reaches its goal, and every mistake that has a name gets its answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tilth.kernel.core import CHANCE
from tilth.kernel.errors import MoveError
from tilth.kernel.lines import FileError
from tilth.learn.attempts import OPEN, Attempt
from tilth.learn.lessons import Lesson, beginning_of, lesson_files, read_lesson
from tilth.records.scenario import Fate
from tilth.text.faults import told

__all__ = ["Checked", "check_file", "check_lessons"]

SEEDS = (1, 2, 3)  # no lesson may depend on luck


@dataclass(frozen=True)
class Checked:
    """What became of a lesson: how many ways through it were played, and what is wrong with it."""

    path: Path
    ways: int
    problems: Sequence[str]


def check_lessons(game: str) -> list[Checked]:
    return [check_file(path, game) for path in lesson_files(game)]


def check_file(path: Path, game: str) -> Checked:
    """Read a lesson and play it. Whatever is wrong is told with its line."""
    ways = 0
    try:
        lesson = read_lesson(path, game)
        for seed in SEEDS:
            ways = Check(lesson, seed).play()
    except FileError as error:
        return Checked(path, ways, [str(error)])
    return Checked(path, ways, [])


class Check:
    """One lesson, with one way chance may take."""

    def __init__(self, lesson: Lesson, seed: int) -> None:
        self.lesson = lesson
        self.fate = Fate([], seed)
        self.game, self.first = beginning_of(lesson)

    def wrong(self, line: int, message: str) -> FileError:
        return FileError(str(self.lesson.path), line, message)

    def play(self) -> int:
        """All ways through it: the mistakes of every step, and the solutions from the first to the last."""
        played: list[int] = []
        ways = 1
        for k, step in enumerate(self.lesson.steps):
            here = self.replayed(played)
            if here.reached(step, here.before):
                raise self.wrong(step.line, "the goal is reached before anything was done")
            for mistake in step.mistakes:
                ways += 1
                attempt = self.replayed(played)
                self.follow(attempt, mistake.moves, mistake.line, whole=False)
                if attempt.verdict.mistake is not mistake:
                    found = self.found(attempt, k)
                    raise self.wrong(mistake.line, f"this mistake is answered as if {found}")
            attempt = self.replayed(played)
            played += self.follow(attempt, step.solution, step.line, whole=True)
            if attempt.verdict.steps != k + 1:
                raise self.wrong(step.line, f"the solution is answered as if {self.found(attempt, k)}")
        return ways

    def found(self, attempt: Attempt, k: int) -> str:
        verdict = attempt.verdict
        if verdict.steps > k:
            return "the goal was reached"
        if verdict.mistake is not None:
            return f"it were the mistake in line {verdict.mistake.line}"
        return "nothing had happened yet" if verdict.state == OPEN else "the goal was missed"

    def replayed(self, actions: Sequence[int]) -> Attempt:
        attempt = Attempt(self.lesson, self.game, self.first)
        for action in actions:
            attempt.act(action)
        self.settle(attempt)
        return attempt

    def follow(self, attempt: Attempt, moves: Sequence[str], line: int, whole: bool) -> list[int]:
        """Play these moves; all that happened. `whole`: a goal that is reached before the last of them is a fault."""
        found: list[int] = []
        steps = attempt.verdict.steps
        for words in moves:
            if whole and attempt.verdict.steps > steps:
                raise self.wrong(line, f"the goal is reached before {words!r}")
            if attempt.p.who != attempt.seat:
                raise self.wrong(line, f"{words!r}: it is not for whoever learns to decide here")
            taken: list[int] = []
            try:
                self.game.voice.follow(attempt.p, attempt.seat, words, self.fate, taken)
            except MoveError as error:
                raise self.wrong(line, told(error, "en")) from None
            for action in taken:
                attempt.act(action)
            found += [*taken, *self.settle(attempt)]
        return found

    def settle(self, attempt: Attempt) -> list[int]:
        """Chance draws and what leaves no choice is done, as at a table."""
        found: list[int] = []
        while not attempt.waits:
            p = attempt.p
            action = self.fate(p) if p.who == CHANCE else int(p.forced())
            attempt.act(action)
            found.append(action)
        return found
