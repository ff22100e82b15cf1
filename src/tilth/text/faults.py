"""What is wrong with something a person wrote, in that person's language."""

from __future__ import annotations

from collections.abc import Iterable

from tilth.kernel.errors import Ambiguous, Illegal, MoveError, Unreadable
from tilth.kernel.shape import shown
from tilth.text import words

__all__ = ["either", "fault", "told"]

LONGEST = 900  # letters of one part of a message


def either(choices: Iterable[str], lang: str) -> str:
    """One of these."""
    return f" {words(lang).say('fault-or')} ".join(choices)


def fault(lang: str, message: str, /, **parts: str | int) -> str:
    """A message about something wrong; what it repeats is cut where it would fill pages."""
    brief = {
        name: part if isinstance(part, int) or len(part) <= LONGEST else part[: LONGEST - 3] + "..."
        for name, part in parts.items()
    }
    return words(lang).say(message, **brief)


def told(error: MoveError, lang: str) -> str:
    """A move that cannot be played, and why."""
    text = shown(error.text)
    if isinstance(error, Illegal):
        said = fault(lang, "fault-illegal", text=text, why=error.reason.words(lang), code=str(error.reason))
        return f"{said}; {error.situation}" if error.situation and lang == "en" else said
    if isinstance(error, Ambiguous):
        return fault(lang, "fault-ambiguous", text=text, moves=", ".join(error.candidates))
    if isinstance(error, Unreadable) and error.hints:
        return fault(lang, "fault-hint", text=text, hints=either(map(repr, error.hints), lang))
    return fault(lang, "fault-unreadable", text=text) if isinstance(error, Unreadable) else str(error)
