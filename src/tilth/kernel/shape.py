"""What written values look like: one description reads a position, tells what is wrong with it, and fills the docs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tilth.kernel.errors import BadPosition


def shown(value: Any) -> str:
    """A value as a message repeats it: never longer than a line."""
    if value is None or isinstance(value, bool):
        return "nothing" if value is None else str(value).lower()
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists inside lists without end
        return "so large a value"
    return text if len(text) <= 60 else text[:57] + "..."


def written(value: Any) -> str | None:
    """A text as it is, and a number as it is written; None: neither."""
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        return None
    return value if isinstance(value, str) else shown(value)


def below(where: str, key: Any) -> str:
    """The path of a key below another."""
    name = written(key) or shown(key)
    return (f"{where}.{name}" if where else name)[:80]


class Shape:
    """`read` gives a value brought into shape, or tells where and why it cannot be; `words` say what is expected."""

    words = ""

    def read(self, value: Any, where: str) -> Any:
        raise NotImplementedError

    def wrong(self, value: Any, where: str) -> BadPosition:
        return BadPosition(where, f"{shown(value)} is not {self.words}")


@dataclass(frozen=True)
class Whole(Shape):
    """A whole number."""

    least: int = 0
    most: int = 99

    @property
    def words(self) -> str:  # type: ignore[override]
        return f"a whole number from {self.least} to {self.most}"

    def read(self, value: Any, where: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise self.wrong(value, where)
        return value


@dataclass(frozen=True)
class Anything(Shape):
    words: str = "any value"

    def read(self, value: Any, where: str) -> Any:
        return value


class Flag(Shape):
    words = "true or false"

    def read(self, value: Any, where: str) -> bool:
        if not isinstance(value, bool):
            raise self.wrong(value, where)
        return value


@dataclass(frozen=True)
class Word(Shape):
    """One of some words, capitals or not; a number is a word too. `what` names them if they are many."""

    known: Sequence[str]
    what: str = ""

    @cached_property
    def index(self) -> dict[str, str]:
        return {word.lower(): word for word in self.known}

    @property
    def words(self) -> str:  # type: ignore[override]
        return self.what or f"one of {', '.join(self.known)}"

    def read(self, value: Any, where: str) -> str:
        found = self.index.get((written(value) or "").lower())
        if found is None:
            raise self.wrong(value, where)
        return found


@dataclass(frozen=True)
class Text(Shape):
    """A text, or a number taken as one; `parse` makes something of it or raises ValueError with what is wrong."""

    words: str = "a text"
    parse: Callable[[str], Any] = str
    longest: int = 400

    def read(self, value: Any, where: str) -> Any:
        text = written(value)
        if text is None or len(text) > self.longest:
            raise self.wrong(value, where)
        try:
            return self.parse(text)
        except ValueError as error:
            raise BadPosition(where, f"{shown(value)}: {error}") from None


@dataclass(frozen=True)
class Many(Shape):
    """A list; if `spaced`, also its entries in one text with spaces between."""

    each: Shape
    most: int = 999
    spaced: bool = False

    @property
    def words(self) -> str:  # type: ignore[override]
        return f"a list{' or words with spaces between' if self.spaced else ''}, each entry {self.each.words}"

    def read(self, value: Any, where: str) -> list[Any]:
        if self.spaced and isinstance(value, str):
            value = value.split()
        if not isinstance(value, list):
            raise self.wrong(value, where)
        if len(value) > self.most:
            raise BadPosition(where, f"{len(value)} entries are more than {self.most}")
        return [self.each.read(entry, where) for entry in value]


@dataclass(frozen=True)
class Each(Shape):
    """Keys of one kind with values of one kind."""

    key: Shape
    value: Shape

    @property
    def words(self) -> str:  # type: ignore[override]
        return f"keys and values ({self.key.words}: {self.value.words})"

    def read(self, value: Any, where: str) -> dict[Any, Any]:
        if not isinstance(value, Mapping):
            raise self.wrong(value, where)
        found = {}
        for key, part in value.items():
            number = isinstance(self.key, Whole) and isinstance(key, str) and re.fullmatch("[0-9]{1,9}", key)
            name = self.key.read(int(key) if number else key, where)
            if name in found:
                raise BadPosition(below(where, key), "this stands here twice")
            found[name] = self.value.read(part, below(where, key))
        return found


@dataclass(frozen=True)
class Either(Shape):
    """The first shape that fits; what is wrong is told by the first whose kind of value it is. `what` names them."""

    shapes: Sequence[Shape]
    what: str = ""

    @property
    def words(self) -> str:  # type: ignore[override]
        return self.what or ", or ".join(shape.words for shape in self.shapes)

    def read(self, value: Any, where: str) -> Any:
        for shape in self.shapes:
            try:
                return shape.read(value, where)
            except BadPosition as error:
                if error.where != where:
                    raise
        raise self.wrong(value, where)


@dataclass(frozen=True, eq=False)
class Key:
    """A known key: what its value looks like, what it means, how it is written, and what holds without it.
    Several names may share one.

    `saved` keys are written into saved positions only: they are read, but nobody needs to type them.
    """

    shape: Shape
    about: str
    example: str = ""
    default: str = ""
    saved: bool = False
    needed: bool = False


@dataclass(frozen=True)
class Keys(Shape):
    """A mapping with known keys. What is left out stays out; an empty value is as if it were left out."""

    keys: Mapping[str, Key] = field(default_factory=dict)
    words: str = "keys and values"

    def read(self, value: Any, where: str) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise self.wrong(value, where or "position")
        found = {}
        for key, part in value.items():
            path = below(where, key)
            if key not in self.keys:
                known = ", ".join(name for name, entry in self.keys.items() if not entry.saved)
                raise BadPosition(path, f"no such key; there are {known}")
            if part is not None:
                found[key] = self.keys[key].shape.read(part, path)
        for name, entry in self.keys.items():
            if entry.needed and name not in found:
                raise BadPosition(where, f"the key `{name}` is missing: {entry.about}")
        return found

    def rows(self) -> Iterator[str]:
        """The rows of a table in the docs: keys (one row for all that share a description), meaning, value."""
        for key in dict.fromkeys(self.keys.values()):
            if not key.saved:
                names = ", ".join(f"`{name}`" for name, entry in self.keys.items() if entry is key)
                example = f", such as `{key.example}`" if key.example else ""
                default = f" ({key.default})" if key.default else ""
                yield f"| {names} | {key.about}{default} | {key.shape.words}{example} |"


__all__ = ["Anything", "Each", "Either", "Flag", "Key", "Keys", "Many", "Shape", "Text", "Whole", "Word", "shown"]
