"""Messages about files and options in other languages. They are written in English where they arise, for programs and
people alike; here they are looked up by their words (`locales/faults.txt`) before a person reads them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tilth.text import LANGS, folder

__all__ = ["GAP", "books", "phrased"]

GAP = "{}"  # in a phrase: what a message repeats
HERE = Path(__file__).parent / "locales"
FILE = "faults.txt"
LONGEST = 2000  # letters of a message that is looked up
DEEPEST = 6  # phrases inside one another
QUOTES = "'\"`"


class Phrase(NamedTuple):
    """A message as a pattern, how many letters of it are its own, and its words in every language."""

    pattern: re.Pattern[str]
    own: int
    said: tuple[str, ...]


def books(games: Sequence[str]) -> Iterator[Path]:
    """The files that hold phrases: those of all games, and those of each that has any."""
    for place in (HERE, *(folder(game) / "text" / "locales" for game in games)):
        if (place / FILE).is_file():
            yield place / FILE


@cache
def phrases(games: tuple[str, ...]) -> list[Phrase]:
    """All phrases there are."""
    found = []
    for path in books(games):
        text = re.sub("^#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for block in text.strip().split("\n\n"):
            said = tuple(block.split("\n"))
            assert len(said) == len(LANGS), f"{path}: {block!r} is not said in every language"
            parts = [re.escape(part) for part in said[0].split(GAP)]
            found.append(Phrase(re.compile("(.+?)".join(parts), re.DOTALL), len("".join(parts)), said))
    return found


def phrased(message: str, lang: str, games: Sequence[str]) -> str:
    """A message in a language, as far as there are phrases for it. What stands before a colon, such as the file or
    the key that is at fault, stays as it is."""
    if lang == LANGS[0] or len(message) > LONGEST:
        return message
    return translated(message, LANGS.index(lang), phrases(tuple(games)), 0)[1]


def translated(message: str, lang: int, known: Sequence[Phrase], depth: int) -> tuple[int, str]:
    """How many letters of a message were found in phrases, and the message with these in another language. Of all ways
    to read it that which finds most is taken."""
    best = 0, message
    if depth > DEEPEST or (depth and message[:1] in QUOTES):
        return best
    for start in [0, *(found.end() for found in re.finditer(": ", message))][:DEEPEST]:
        for phrase in known:
            match = phrase.pattern.fullmatch(message, start)
            if match:
                parts = [translated(part, lang, known, depth + 1) for part in match.groups()]
                found = phrase.own + sum(n for n, _ in parts)
                if found > best[0]:
                    best = found, message[:start] + filled(phrase.said[lang], [said for _, said in parts])
    return best


def filled(said: str, parts: Sequence[str]) -> str:
    """A phrase with what it repeats."""
    words = said.split(GAP)
    return "".join(word + part for word, part in zip(words, (*parts, "")))
