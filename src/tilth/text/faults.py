"""What is wrong with something a person wrote, in that person's language."""

from __future__ import annotations

from collections.abc import Iterable

from tilth.kernel.errors import Ambiguous, Illegal, MoveError, Unreadable
from tilth.text import words

__all__ = ["either", "told"]


def either(choices: Iterable[str], lang: str) -> str:
    """One of these."""
    return f" {words(lang).say('fault-or')} ".join(choices)


def told(error: MoveError, lang: str) -> str:
    """A move that cannot be played, and why."""
    w = words(lang)
    text = repr(error.text)
    if isinstance(error, Illegal):
        said = w.say("fault-illegal", text=text, why=error.reason.words(lang), code=str(error.reason))
        return f"{said}; {error.situation}" if error.situation and lang == "en" else said
    if isinstance(error, Ambiguous):
        return w.say("fault-ambiguous", text=text, moves=", ".join(error.candidates))
    if isinstance(error, Unreadable) and error.hints:
        return w.say("fault-hint", text=text, hints=either(map(repr, error.hints), lang))
    return w.say("fault-unreadable", text=text) if isinstance(error, Unreadable) else str(error)
