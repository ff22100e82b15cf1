"""The languages of Tilth: keyed words in English, Russian and Brazilian Portuguese.

    >>> words("en", "villagers").say("word-ducats", n=2)
    '2 ducats'

A key that a language lacks is an error, never a silent fall-back to English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

__all__ = ["LANGS", "BadWords", "NoWords", "UnknownLanguage", "Words", "base_of", "expand", "folder", "words"]

LANGS = ("en", "ru", "pt")

MOST_KEPT = 20_000  # sentences remembered in each language of a game: formatting one takes longer than all else
_LOCALES = {"en": "en", "ru": "ru", "pt": "pt-BR"}
_HERE = Path(__file__).resolve().parent

_MARGIN = re.compile(r"^(?=[^\s}])", re.M)  # where something begins at the margin: a message, or a comment
_MESSAGE = re.compile(r"(-?[a-zA-Z][\w-]*) *=[ \n]*(?P<value>[^\s.])?")
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.M)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class UnknownLanguage(ValueError):
    """A language other than the three of LANGS was asked for."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"no language {lang!r}; choose one of: {', '.join(LANGS)}")
        self.lang = lang


class BadWords(ValueError):
    """A file of words is missing, cannot be read, or says a key twice."""


class NoWords(KeyError):
    """A key is missing in a language, or its message cannot be formatted with the arguments given."""

    def __init__(self, lang: str, key: str, problem: str) -> None:
        super().__init__(lang, key, problem)
        self.lang = lang
        self.key = key
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.lang}: {self.key}: {self.problem}"


class Words:
    """The messages of one language, from single files or from folders (all files there ending with `<lang>.ftl`).

    A key is the name of a message, or `message.attribute`. Nothing may be said twice; what is said in `over` takes the
    place of other messages, and what is said in `besides` is heard only where there is no other.
    """

    def __init__(
        self, lang: str, *folders_or_files: Path | str, over: Sequence[Path] = (), besides: Sequence[Path] = ()
    ) -> None:
        if lang not in LANGS:
            raise UnknownLanguage(lang)
        self.lang = lang
        self._bundle = FluentBundle([_LOCALES[lang]], use_isolating=False)
        self._written: dict[str, tuple[Path, str]] = {}  # messages as they stand in their files
        self._parsed: set[str] = set()
        self._keys: set[str] = set()
        self._said: dict[tuple[object, ...], str] = {}
        for place in map(Path, folders_or_files):
            for path in self._files(place) if place.is_dir() else [place]:
                self._add(path)
        for place in over:
            for path in self._files(place):
                self._add(path, over=True)
        for place in besides:
            for path in self._files(place):
                self._add(path, besides=True)

    def _files(self, folder: Path) -> list[Path]:
        found = sorted(path for path in folder.glob("*.ftl") if path.stem.rpartition(".")[2] == self.lang)
        if not found:
            raise BadWords(f"{folder}: no file ends with {self.lang}.ftl")
        return found

    def _add(self, path: Path, over: bool = False, besides: bool = False) -> None:
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise BadWords(f"{path}: {error.strerror}") from error
        new: dict[str, tuple[Path, str]] = {}
        for name, keys, message in _messages(path, text):
            if name in self._written and besides:
                continue
            if name in new or (name in self._written and not over):  # Fluent would silently keep the first one
                raise BadWords(f"{path}: {name} is said twice")
            new[name] = path, message
            self._keys.update(keys)
        self._written |= new

    def _parse(self, name: str) -> None:
        """Let the bundle know a message, and those it refers to. All of them at the start would take seconds."""
        wanted, found = [name], set[str]()
        while wanted:
            one = wanted.pop()
            if one in self._parsed or one in found or one not in self._written:
                continue
            found.add(one)
            path, message = self._written[one]
            resource = FluentResource(message)
            if any(isinstance(entry, ast.Junk) for entry in resource.body):
                raise _unreadable(path, message)
            self._bundle.add_resource(resource)
            wanted += _REFERENCE.findall(message)
        self._parsed |= found  # last: whoever says the same in another thread must not find half of it

    def has(self, key: str) -> bool:
        return key in self._keys

    def keys(self) -> frozenset[str]:
        return frozenset(self._keys)

    def openings(self, prefix: str) -> set[str]:
        """The words with which messages begin, before anything is filled in."""
        texts = (
            self._written[key][1].partition("=")[2]
            for key in self._keys & self._written.keys()
            if key.startswith(prefix)
        )
        return {text.split()[0] for text in texts if not text.lstrip().startswith("{")}

    def say(self, key: str, **args: str | int | float) -> str:
        asked = (key, *args.items())
        known = self._said.get(asked)
        if known is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            known = self._said[asked] = self._say(key, args)
        return known

    def _say(self, key: str, args: dict[str, str | int | float]) -> str:
        if key not in self._keys:
            raise NoWords(self.lang, key, "no such message")
        name, _, attribute = key.partition(".")
        self._parse(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise NoWords(self.lang, key, "; ".join(str(error) for error in errors))
        return str(text)


def _messages(path: Path, text: str) -> Iterator[tuple[str, list[str], str]]:
    """The messages of a file: name, keys and text of each. Whether they can be read through is seen when they are."""
    for part in _MARGIN.split(text):
        if not part.strip() or part.startswith("#"):
            continue
        begun, attributes = _MESSAGE.match(part), _ATTRIBUTE.findall(part)
        if begun is None or not (begun["value"] or attributes) or part.count("{") != part.count("}"):
            raise _unreadable(path, part)
        name = begun[1]
        yield name, [name] * (begun["value"] is not None) + [f"{name}.{attribute}" for attribute in attributes], part


def _unreadable(path: Path, message: str) -> BadWords:
    return BadWords(f"{path}: cannot be read near: {message.strip()[:80]}")


@cache
def words(lang: str, game: str | None = None) -> Words:
    """The words shared by all games and, if a game is named, those of that game.

    An expansion has the words of its base, and may say some of them otherwise; the base can say what its expansions
    bring.
    """
    if lang not in LANGS:
        raise UnknownLanguage(lang)
    base = _BASES.get(game, game) if game else None
    besides = [other for other, its_base in _BASES.items() if its_base == base and other != game]
    return Words(
        lang,
        _HERE / "locales",
        *_locales([base] if base else []),
        over=_locales([game] if game and game != base else []),
        besides=_locales(besides),
    )


def _locales(games: Sequence[str]) -> list[Path]:
    folders = [folder(game) / "text" / "locales" for game in games]
    return [place for place in folders if place.is_dir()]


_BASES: dict[str, str] = {}


def expand(game: str, base: str) -> None:
    """A game is an expansion of another: it has the words of its base, and whatever else it does not bring itself."""
    _BASES[game] = base
    words.cache_clear()


def base_of(game: str) -> str:
    """The game that another expands, or the game itself."""
    return _BASES.get(game, game)


def folder(game: str) -> Path:
    """Where the package of a game lies."""
    found = find_spec(f"tilth.games.{game}")
    if found is None or found.origin is None:
        raise BadWords(f"there is no game {game!r}")
    return Path(found.origin).parent
