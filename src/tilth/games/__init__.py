"""The games Tilth knows."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game

GAMES = {"villagers": "Villagers", "hallertau": "Hallertau", "agricola": "Agricola"}


def names() -> list[str]:
    return list(GAMES)


def kind(name: str) -> type[Game]:
    """The class of a game, by its name."""
    if name not in GAMES:
        raise TilthError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    found: type[Game] = getattr(import_module(f"tilth.games.{name}"), GAMES[name])
    return found


def game(name: str, /, **options: Any) -> Game:
    """A game with its options.

    >>> game("villagers", players=3).players
    3
    """
    return kind(name)(**options)
