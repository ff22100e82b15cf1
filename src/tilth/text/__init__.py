"""The languages of Tilth: keyed words in English, Russian and Brazilian Portuguese.

    >>> words("en", "villagers").say("word-ducats", n=2)
    '2 ducats'

A key that a language lacks is an error, never a silent fall-back to English.
"""

from __future__ import annotations

from collections.abc import Sequence
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
        self._names: set[str] = set()
        self._keys: set[str] = set()
        self._openings: dict[str, str] = {}
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
            resource = _parsed(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadWords(f"{path}: {error.strerror}") from error
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BadWords(f"{path}: cannot be read near: {(entry.content or '').strip()[:80]}")
            if not isinstance(entry, ast.Message):
                continue
            name = entry.id.name
            if name in self._names and besides:
                continue
            if name in self._names and not over:  # Fluent itself would silently keep the first one
                raise BadWords(f"{path}: {name} is said twice")
            self._names.add(name)
            if entry.value is not None:
                self._keys.add(name)
                first = entry.value.elements[0]
                self._openings[name] = first.value if isinstance(first, ast.TextElement) else ""
            self._keys.update(f"{name}.{attribute.id.name}" for attribute in entry.attributes)
        self._bundle.add_resource(resource, allow_overrides=over)

    def has(self, key: str) -> bool:
        return key in self._keys

    def keys(self) -> frozenset[str]:
        return frozenset(self._keys)

    def openings(self, prefix: str) -> set[str]:
        """The words with which messages begin, before anything is filled in."""
        return {text.split()[0] for key, text in self._openings.items() if key.startswith(prefix) and text.strip()}

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
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise NoWords(self.lang, key, "; ".join(str(error) for error in errors))
        return str(text)


@cache
def _parsed(text: str) -> ast.Resource:
    """A file of words, parsed once for a game and its expansions: it takes longer than all else at the start."""
    return FluentResource(text)


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
