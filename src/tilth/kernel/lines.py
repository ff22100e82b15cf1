"""YAML that people write: plain values that remember their lines, and nothing that costs more than its size."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import yaml

from tilth.kernel.errors import TilthError

LONGEST: Final = 200_000  # characters of a text
DEEPEST: Final = 24  # mappings and lists inside one another
MOST: Final = 20_000  # values, keys included
LONG: Final = 20_000  # characters of one value
WHOLE: Final = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
BROKEN: Final = re.compile(r"[-+]?[0-9]{1,17}\.[0-9]{1,17}")
UNSEEN: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")  # control characters and halves of characters
SWIFT: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as quick, where PyYAML was built with it
ODD: Final = re.compile("[\t?\ufeff]")  # where these may stand the two do not agree
WORDS: Final = {"": None, "~": None, "null": None, "true": True, "yes": True, "false": False, "no": False}


class FileError(TilthError):
    """Something wrong in a file a person wrote: where, what, and what was expected."""

    def __init__(self, where: str, line: int, message: str) -> None:
        super().__init__(f"{where}:{line}: {message}" if line else f"{where}: {message}")
        self.where = where
        self.line = line
        self.message = message

    def within(self, name: str) -> FileError:
        """The same, with the part of the file it is about."""
        return FileError(self.where, self.line, f"{name}: {self.message}") if name else self


class Lined(dict[str, Any]):
    """A mapping whose keys know their lines."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[str, int] = {}

    def line(self, key: str) -> int:
        return self.lines.get(key, 0)


class Listed(list[Any]):
    """A list whose entries know their lines."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[int] = []


def plain(text: str) -> Any:
    """What a value without quotes means: a whole number, true or false, nothing, or a text (`007`, `4:2`, `on`)."""
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    if WHOLE.fullmatch(text):
        return int(text)
    return float(text) if BROKEN.fullmatch(text) else text


class Reading:
    """One pass over the events of a text. Limits are kept while reading, so that nothing large is ever built."""

    def __init__(self, text: str, where: str, loader: Any) -> None:
        self.where = where
        self.events: Iterator[Any] = iter(yaml.parse(text, Loader=loader))
        self.line = 0
        self.count = 0

    def fail(self, message: str) -> FileError:
        return FileError(self.where, self.line, message)

    def next(self) -> Any:
        event = next(self.events)
        self.line = event.start_mark.line + 1
        return event

    def document(self) -> Any:
        self.next()  # the stream begins
        if not isinstance(self.next(), yaml.DocumentStartEvent):
            return None
        found = self.value(self.next(), 0)
        self.next()  # the document ends
        if not isinstance(self.next(), yaml.StreamEndEvent):
            raise self.fail("a second document begins here (`---`); one file holds one")
        return found

    def value(self, event: Any, depth: int) -> Any:
        self.count += 1
        if self.count > MOST:
            raise self.fail(f"there are more than {MOST} values in this text")
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            raise self.fail("names for values (`&name`, `*name`) are not read here; write the value itself")
        if event.tag is not None:
            raise self.fail(f"types ({event.tag[:40]}) are not read here; write plain text, numbers, lists and keys")
        if depth > DEEPEST:
            raise self.fail(f"values lie more than {DEEPEST} deep inside one another")
        if isinstance(event, yaml.ScalarEvent):
            if len(event.value) > LONG:
                raise self.fail(f"one value has more than {LONG} characters")
            if UNSEEN.search(event.value):
                raise self.fail("a character that cannot be seen stands in this value")
            return plain(event.value) if event.implicit[0] else event.value
        listed = isinstance(event, yaml.SequenceStartEvent)
        return self.listed(depth) if listed else self.mapping(depth, bool(event.flow_style))

    def listed(self, depth: int) -> Listed:
        found = Listed()
        while not isinstance(event := self.next(), yaml.SequenceEndEvent):
            found.lines.append(self.line)
            found.append(self.value(event, depth + 1))
        return found

    def mapping(self, depth: int, inline: bool) -> Lined:
        found = Lined()
        while not isinstance(event := self.next(), yaml.MappingEndEvent):
            line = self.line
            if not isinstance(event, yaml.ScalarEvent):
                raise self.fail("a key is one word or number")
            self.value(event, depth)
            key = str(event.value)
            if key in found:
                raise self.fail(f"{key!r} stands here twice (first in line {found.line(key)})")
            found.lines[key] = line
            part = self.next()
            if inline and isinstance(part, yaml.ScalarEvent) and part.implicit[0] and not part.value:
                raise self.fail(f"{key[:80]!r} has no value; between {{ and }}, words with a comma need quotes")
            found[key] = self.value(part, depth + 1)
        return found


def document(text: str, where: str) -> Any:
    """What a text holds, read swiftly if that can be done. Mistakes are told by the slow way, alike on all machines."""
    if not ODD.search(text):
        with suppress(yaml.YAMLError, FileError):
            return Reading(text, where, SWIFT).document()
    return Reading(text, where, yaml.SafeLoader).document()


def read_yaml(text: str, where: str) -> Lined:
    """The mapping a text holds, keys as they are written. No names for values, no types, bounded in every way."""
    if len(text) > LONGEST:
        raise FileError(where, 0, f"this text has {len(text)} characters; {LONGEST} are read at most")
    try:
        found = document(text, where)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise FileError(where, mark.line + 1 if mark else 0, f"this is not YAML: {error.problem}") from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise FileError(where, line, f"the character {chr(int(error.character))!a} cannot stand in a text") from None
    if not isinstance(found, Lined):
        raise FileError(where, 1, "expected keys and values, such as `game: villagers`")
    return found


def found_at(value: Any, path: Sequence[str]) -> tuple[int, int]:
    """How many keys and entries of a path below a value are there, and the line of the last of them (0: none)."""
    line = 0
    for depth, key in enumerate(path):
        if isinstance(value, Lined) and key in value:
            line, value = value.line(key), value[key]
        elif isinstance(value, Listed) and key in map(str, range(len(value))):
            line, value = value.lines[int(key)], value[int(key)]
        else:
            return depth, line
    return len(path), line


def check_keys(data: Lined, known: Sequence[str], where: str, what: str) -> None:
    for key in data:
        if key not in known:
            raise FileError(where, data.line(key), f"{what} has no key {key[:80]!r}; it has {', '.join(known)}")


__all__ = ["LONGEST", "FileError", "Lined", "Listed", "check_keys", "found_at", "read_yaml"]
