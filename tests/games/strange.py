"""Values nobody expects, put into positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tilth.kernel.errors import BadPosition
from tilth.kernel.game import Game

__all__ = ["told_or_taken"]


def told_or_taken(game: Game, values: Iterable[Any], data: Callable[[Any], dict[str, Any]], *keys: str) -> None:
    """Each value makes a position, or is refused with one of these keys."""
    for value in values:
        try:
            game.place(data(value))
        except BadPosition as error:
            assert error.where.split(".")[0] in keys, (value, str(error))
