"""Lessons: a position, goals one after the other, and an answer to whatever was done (docs/lessons.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from tilth import games
from tilth.kernel.core import Position
from tilth.kernel.game import Game
from tilth.kernel.lines import FileError, Lined, found_at
from tilth.kernel.shape import Anything, Either, Key, Keys, Many, Whole, Word
from tilth.records.scenario import PATHS, RUN, SOME, WORDS, begun, fit, listed, read_lined
from tilth.text import LANGS, BadWords, folder
from tilth.text.book import Filling, place_of

__all__ = [
    "Lesson",
    "Mistake",
    "Step",
    "Texts",
    "beginning_of",
    "lesson",
    "lesson_after",
    "lesson_names",
    "lessons",
    "read_lesson",
]

FOLDER: Final = "lessons"
NAME: Final = re.compile(r"[0-9]{2}-[a-z0-9]+(?:-[a-z0-9]+)*")
TEXTS: Final = Keys({lang: Key(WORDS, "the words in it", needed=True) for lang in LANGS}, "words in each language")
CONDITION: Final = Either([PATHS, Many(PATHS)])
FILE: Final = Keys(
    {
        "title": Key(TEXTS, "what it is called", needed=True),
        "game": Key(Word(games.names()), "the game, that of the folder", needed=True),
        "sections": Key(Many(WORDS), "the sections of the rules it teaches", "[§6.1]"),
        **{key: RUN[key] for key in ("options", "position", "seed")},
        "text": Key(TEXTS, "what one should know before the first step"),
        "steps": Key(Many(Anything("a step")), "what is to be done, in order", needed=True),
    },
    "a lesson: keys and values",
)
STEP: Final = Keys(
    {
        "goal": Key(TEXTS, "what is to be done", needed=True),
        "hint": Key(TEXTS, "what helps whoever asks for it", needed=True),
        "expect": Key(
            CONDITION, "the goal: values in the position, or a list of which one must hold", "{A.wood: at least 3}"
        ),
        "played": Key(SOME, "the goal: a choice that was made, or a list of which one was", "place fishing"),
        "solution": Key(SOME, "moves that reach the goal", "[place plow-field plow 0,1]", needed=True),
        "moves": Key(Whole(1, 99), "moves one has for it", "2", "as many as the solution"),
        "done": Key(TEXTS, "the answer once the goal is reached", needed=True),
        "mistakes": Key(Many(Anything("a mistake")), "wrong but legal moves that get an answer of their own"),
        "missed": Key(TEXTS, "the answer to anything else that misses the goal", needed=True),
    },
    "a step: keys and values",
)
MISTAKE: Final = Keys(
    {
        "moves": Key(SOME, "the moves, from where the step begins", "place day-laborer", needed=True),
        "expect": Key(CONDITION, "whatever leads to this is the same mistake", "{A.begging: at least 1}"),
        "answer": Key(TEXTS, "what it gets as its answer", needed=True),
    },
    "a mistake: keys and values",
)

Texts = Mapping[str, str]
Condition = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Mistake:
    """A wrong but legal way: these moves, or whatever leads to a position like that."""

    moves: Sequence[str]
    expect: Condition
    answer: Texts
    line: int


@dataclass(frozen=True)
class Step:
    """One goal. It is reached where one of `expect` holds, or one of `played` was chosen."""

    goal: Texts
    hint: Texts
    expect: Condition
    played: Sequence[str]
    solution: Sequence[str]
    moves: int
    done: Texts
    mistakes: Sequence[Mistake]
    missed: Texts
    line: int


@dataclass(frozen=True)
class Lesson:
    """A lesson as it is written in its file. `name` is that of the file, which begins with its number."""

    game: str
    name: str
    path: Path
    title: Texts
    text: Texts
    sections: Sequence[str]
    steps: Sequence[Step]
    data: Lined

    @property
    def number(self) -> int:
        return int(self.name[:2])


def lesson_files(game: str) -> list[Path]:
    return sorted((folder(game) / FOLDER).glob("*.yaml"))


@cache
def lesson_names(game: str) -> Sequence[str]:
    """What the lessons of a game are called, in order; none of them is read for it."""
    return [path.stem for path in lesson_files(game)]


def lessons(game: str) -> Sequence[Lesson]:
    """The lessons of a game, in order; none, if it brings none."""
    return [read_once(path, game) for path in lesson_files(game)]


def lesson(game: str, name: str) -> Lesson | None:
    return read_once(folder(game) / FOLDER / f"{name}.yaml", game) if name in lesson_names(game) else None


def lesson_after(one: Lesson) -> Lesson | None:
    """The one to go on with."""
    later = [name for name in lesson_names(one.game) if name > one.name]
    return lesson(one.game, later[0]) if later else None


def beginning_of(lesson: Lesson) -> tuple[Game, Position]:
    """The game of a lesson, and the position it begins with; whoever decides there is who learns."""
    run = begun(lesson.data, str(lesson.path), games.shared)
    if run.p.who < 0:
        raise run.wrong(["position"], "nobody decides in this position")
    return run.game, run.p


@cache
def read_once(path: Path, game: str) -> Lesson:
    return read_lesson(path, game)


@cache
def filling(game: str, lang: str) -> Filling:
    return Filling(game, lang)


def read_lesson(path: Path, game: str) -> Lesson:
    """A lesson from its file; FileError says where it cannot be read, and what was expected there."""
    data = read_lined(path)
    return Reader(path, data).lesson(game)


class Reader:
    def __init__(self, path: Path, data: Lined) -> None:
        self.path = path
        self.where = str(path)
        self.data = data

    def wrong(self, path: Sequence[str], message: str) -> FileError:
        return FileError(self.where, found_at(self.data, path)[1] or 1, message)

    def lesson(self, game: str) -> Lesson:
        data = self.data
        fit(FILE, data, self.where, data, [])
        if not NAME.fullmatch(self.path.stem):
            raise FileError(
                self.where, 0, "a lesson is called like 03-sow-and-reap.yaml: its number, then small letters"
            )
        if data["game"] != game:
            raise self.wrong(["game"], f"game: this is not {game}, whose folder it lies in")
        self.fillings = {lang: filling(game, lang) for lang in LANGS}
        sections = [str(section) for section in data.get("sections", [])]
        for section in sections:
            if place_of(game, section) is None:
                raise self.wrong(["sections"], f"sections: the rules of {game} have no {section}")
        if not data["steps"]:
            raise self.wrong(["steps"], "steps: a lesson has at least one")
        steps = [self.step(one, ["steps", str(k)]) for k, one in enumerate(data["steps"])]
        text = self.texts(["text"]) if "text" in data else dict.fromkeys(LANGS, "")
        return Lesson(game, self.path.stem, self.path, self.texts(["title"]), text, sections, steps, data)

    def step(self, data: Any, path: list[str]) -> Step:
        fit(STEP, data, self.where, self.data, path)
        if "expect" not in data and "played" not in data:
            raise self.wrong(path, "a step needs `expect` or `played`: when is its goal reached?")
        solution = [str(words) for words in listed(data["solution"])]
        return Step(
            self.texts([*path, "goal"]),
            self.texts([*path, "hint"]),
            listed(data.get("expect", [])),
            [str(words) for words in listed(data.get("played", []))],
            solution,
            int(data.get("moves", len(solution))),
            self.texts([*path, "done"]),
            [self.mistake(one, [*path, "mistakes", str(k)]) for k, one in enumerate(data.get("mistakes", []))],
            self.texts([*path, "missed"]),
            found_at(self.data, path)[1],
        )

    def mistake(self, data: Any, path: list[str]) -> Mistake:
        fit(MISTAKE, data, self.where, self.data, path)
        moves = [str(words) for words in listed(data["moves"])]
        answer = self.texts([*path, "answer"])
        return Mistake(moves, listed(data.get("expect", [])), answer, found_at(self.data, path)[1])

    def texts(self, path: list[str]) -> Texts:
        """Words in every language, with the names in braces filled in."""
        data: Any = self.data
        for key in path:
            data = data[int(key)] if isinstance(data, list) else data[key]
        found = {}
        for lang in LANGS:
            try:
                found[lang] = self.fillings[lang](str(data[lang]))
            except BadWords as error:
                raise self.wrong([*path, lang], f"{path[-1]}: {error}") from None
        return found
