"""The games Tilth knows: every package in this folder that brings a `Game` of that name. There is no list to enter."""

from __future__ import annotations

import json
import pkgutil
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path

from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game

# Another distribution brings games in a folder `tilth/games` of its own, with no `__init__.py` above the game.
__path__ += [
    str(folder / "games")
    for folder in (Path(entry) / "tilth" for entry in sys.path)
    if (folder / "games").is_dir() and not (folder / "__init__.py").exists()
]


def names() -> list[str]:
    """From Z to A: so far that puts the lighter games first."""
    return list(packages(tuple(__path__)))


@cache
def packages(folders: tuple[str, ...]) -> list[str]:
    return sorted((module.name for module in pkgutil.iter_modules(folders) if module.ispkg), reverse=True)


def kind(name: str) -> type[Game]:
    """The class of a game, by its name."""
    known = names()
    if name not in known:
        raise TilthError(f"there is no game {name!r}; there is {', '.join(known)}")
    package = import_module(f"tilth.games.{name}")
    for found in vars(package).values():
        if isinstance(found, type) and issubclass(found, Game) and found.name == name:
            return found
    raise TilthError(f"tilth.games.{name} has no Game whose name is {name!r}")


def title(name: str) -> str:
    """What a game is called."""
    found = kind(name)
    return found.title or found.__name__


def game(name: str, /, **options: object) -> Game:
    """A game with its options.

    >>> game("villagers", players=3).players
    3
    """
    make: Callable[..., Game] = kind(name)
    return make(**options)


def shared(name: str, /, **options: object) -> Game:
    """A game that is made once for the same options. Games are immutable, so all who play by them can share them."""
    return made_once(name, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=256)
def made_once(name: str, options: str) -> Game:
    return game(name, **json.loads(options))
