"""How far somebody is in a lesson: told every action, it knows when a goal is reached or missed, or what was wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import MoveError
from tilth.kernel.game import Game
from tilth.learn.lessons import Lesson, Mistake, Step, Texts
from tilth.records.scenario import SINCE_START, Differs, at, compare

__all__ = ["DONE", "MISSED", "MISTAKE", "OPEN", "Attempt", "Verdict", "judged"]

OPEN, MISTAKE, MISSED, DONE = "open", "mistake", "missed", "done"
BOUND: Final = re.compile(r"at (least|most) (start(?: [+-] [0-9]+)?|-?[0-9]+)")


@dataclass(frozen=True)
class Verdict:
    """How it stands: so many steps are done, and the answer to what was done last, if there is one."""

    state: str
    steps: int
    answer: Texts | None = None
    mistake: Mistake | None = None


class Attempt:
    """One way through a lesson. What happens after a mistake, or after the last goal, changes nothing any more."""

    def __init__(self, lesson: Lesson, game: Game, first: Position) -> None:
        self.lesson = lesson
        self.game = game
        self.p = first.copy()
        self.p.patient = True
        self.seat = int(first.who)
        self.verdict = Verdict(OPEN, 0)
        self.begun = False
        if self.waits:
            self.begin_step()

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.verdict.steps]

    @property
    def waits(self) -> bool:
        """Does somebody really decide here, or is the game over?"""
        return bool(self.p.over) or (self.p.who != CHANCE and int(self.p.forced()) < 0)

    def begin_step(self) -> None:
        self.begun = True
        self.origin = self.p.copy()
        self.before = self.game.voice.report(self.p)
        self.asks = "" if self.p.over else str(self.p.node().asks)
        self.made: list[int] = []  # choices in this step, and what they are called
        self.names: list[str] = []
        self.moves = 0  # begun in it: choices at the same question with which it began

    def act(self, action: int) -> None:
        """Something happens: a choice of whoever learns, chance, or what leaves no choice."""
        p = self.p
        chosen = self.begun and self.waits and p.who == self.seat
        first = chosen and str(p.node().asks) == self.asks
        if chosen:
            self.made.append(int(action))
            self.names.append(str(p.name(action)))
        p.act(action)
        if first and (p.over or not p.node().apart):  # a panel that is opened beside the question is no move yet
            self.moves += 1
        if not self.waits:
            return
        if not self.begun:
            self.begin_step()
        elif self.verdict.state == OPEN:
            self.look()

    def look(self) -> None:
        report = self.game.voice.report(self.p)
        step, done = self.step, self.verdict.steps
        if self.reached(step, report):
            last = done + 1 == len(self.lesson.steps)
            self.verdict = Verdict(DONE if last else OPEN, done + 1, step.done)
            if not last:
                self.begin_step()
            return
        mistake = next((one for one in step.mistakes if self.is_mistake(one, report)), None)
        if mistake is not None:
            self.verdict = Verdict(MISTAKE, done, mistake.answer, mistake)
        elif self.ended:
            self.verdict = Verdict(MISSED, done, step.missed)

    @property
    def ended(self) -> bool:
        """Is there nothing left to reach the goal with?"""
        p = self.p
        return bool(p.over) or p.who != self.seat or (self.moves >= self.step.moves and str(p.node().asks) == self.asks)

    def reached(self, step: Step, report: Mapping[str, Any]) -> bool:
        return any(name in step.played for name in self.names) or self.holds(step.expect, report)

    def is_mistake(self, mistake: Mistake, report: Mapping[str, Any]) -> bool:
        if mistake.expect:
            return self.holds(mistake.expect, report)
        made = self.choices_of(mistake.moves)
        return made is not None and self.made[: len(made)] == made

    def choices_of(self, moves: Sequence[str]) -> list[int] | None:
        """The choices that these words stand for where the step began; None, if they cannot be made there."""
        p = self.origin
        found: list[int] = []
        for words in moves:
            taken: list[int] = []
            try:
                self.game.voice.follow(p, self.seat, words, taken=taken)
            except MoveError:
                return None
            p = p.copy()
            for action in taken:
                if p.who == self.seat and int(p.forced()) < 0:
                    found.append(action)
                p.act(action)
        return found

    def holds(self, condition: Sequence[Mapping[str, Any]], report: Mapping[str, Any]) -> bool:
        return any(all(self.fits(path, value, report) for path, value in one.items()) for one in condition)

    def fits(self, path: str, value: Any, report: Mapping[str, Any]) -> bool:
        """Is this what stands at a path? `start`: what stood there when the step began."""
        bound = BOUND.fullmatch(value) if isinstance(value, str) else None
        wanted = self.number(path, bound[2] if bound else value)
        if bound:
            found = at(report, path)
            if found is None or wanted is None:
                return False
            return found >= wanted if bound[1] == "least" else found <= wanted
        try:
            compare(self.game, report, {path: value if wanted is None else wanted})
        except Differs:
            return False
        return True

    def number(self, path: str, value: Any) -> int | None:
        """The number that is meant, if it is one."""
        if not isinstance(value, str):
            return None
        since = SINCE_START.fullmatch(value)
        if since is None:
            return int(value) if re.fullmatch(r"-?[0-9]+", value) else None
        before = at(self.before, path)
        return None if before is None else before + int((since[1] or "0").replace(" ", ""))


def judged(lesson: Lesson, game: Game, first: Position, actions: Sequence[int]) -> Verdict:
    """What a lesson says to a game that went on like this."""
    attempt = Attempt(lesson, game, first)
    for action in actions:
        attempt.act(action)
    return attempt.verdict
