"""What can go wrong with something a person wrote, told so that the person can mend it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple


@dataclass(frozen=True)
class Reason:
    """Why something is not allowed: a code, the rule's section, and words in any language."""

    code: str
    section: str = ""
    speak: Callable[[str], str] | None = field(default=None, compare=False, repr=False)

    def words(self, lang: str = "en") -> str:
        return self.speak(lang) if self.speak else self.code

    def __str__(self) -> str:
        return f"{self.code} ({self.section})" if self.section else self.code


class Row(NamedTuple):
    """One line of a game's table of reasons: its number in the rules, its code, the section of the rules. `text` names
    its words if they say the same code more closely."""

    number: int
    code: str
    section: str = ""
    text: str = ""


def by_number(rows: Iterable[Row], say: Callable[[str, str], str]) -> dict[int, Reason]:
    """The reasons of a table; `say` gives the words of a text or code in a language."""
    found: dict[int, Reason] = {}
    texts: set[str] = set()
    for row in rows:
        text = row.text or row.code
        if row.number in found or text in texts:
            raise ValueError(f"two reasons are called {text} or have the number {row.number}")
        found[int(row.number)] = Reason(row.code, row.section, partial(say, text))
        texts.add(text)
    return found


class TilthError(Exception):
    """Something a person wrote cannot be taken as it stands."""


class MoveError(TilthError):
    """A move that cannot be played; `text` is what was written."""

    def __init__(self, text: str, message: str) -> None:
        super().__init__(message)
        self.text = text


class Unreadable(MoveError):
    """These words name no move at all."""

    def __init__(self, text: str, hints: Sequence[str] = ()) -> None:
        close = f"; did you mean {' or '.join(repr(h) for h in hints)}?" if hints else ""
        super().__init__(text, f"cannot read {text!r}{close}")
        self.hints = list(hints)


class Ambiguous(MoveError):
    """These words name several legal moves, or leave a choice open."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        super().__init__(text, f"{text!r} leaves open which is meant: {', '.join(candidates)}")
        self.candidates = list(candidates)


class Illegal(MoveError):
    """A move the rules do not allow now; `situation` says what would be decided instead, if its moment is wrong. Where
    several things are wrong, `codes` has each of them."""

    def __init__(self, text: str, reason: Reason, situation: str = "", also: Sequence[Reason] = ()) -> None:
        now = f"; {situation}" if situation else ""
        super().__init__(text, f"{text!r} is not allowed: {reason.words()} [{reason}]{now}")
        self.reason = reason
        self.codes = {reason.code, *(other.code for other in also)}
        self.situation = situation


class BadOption(TilthError):
    """A game option that does not exist or a value it cannot have."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(message)
        self.option = option


class BadPosition(TilthError):
    """A written position that contradicts itself or the rules; `where` is the key at fault."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}")
        self.where = where
