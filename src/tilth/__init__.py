"""Tilth plays, hosts, analyses and simulates farm-and-village board games.

game = tilth.game("villagers", players=3)
position = game.start()
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from tilth._fast import matching_build

__version__ = "0.1.0"

_build, _outdated = matching_build(os.path.dirname(os.path.abspath(__file__)))
if _build is not None:
    __path__.insert(0, os.path.join(_build, "tilth"))
    if _build not in sys.path:
        sys.path.append(_build)  # the library that all compiled modules share lies there


def engine() -> str:
    """How the rules run in this process: compiled or interpreted."""
    if import_module("tilth.kernel._built").COMPILED:
        return "compiled"
    if _outdated:
        return "interpreted (the compiled build is out of date: run make fast)"
    return "interpreted"


# The public API. A name is fetched from its module when it is first used, so that `import tilth` stays cheap.
# A new name goes into `_HOME` and into the imports for type checkers.
_HOME = {
    "game": "tilth.games",
    "Game": "tilth.kernel.game",
    "Position": "tilth.kernel.core",
    "CHANCE": "tilth.kernel.core",
    "Rng": "tilth.kernel.rng",
    "Json": "tilth.kernel.voice",
    "Question": "tilth.kernel.voice",
    "Sheet": "tilth.kernel.voice",
    "Bot": "tilth.bots",
    "Budget": "tilth.bots",
    "bot": "tilth.bots",
    "register_bot": "tilth.bots",
    "Ambiguous": "tilth.kernel.errors",
    "BadOption": "tilth.kernel.errors",
    "BadPosition": "tilth.kernel.errors",
    "Illegal": "tilth.kernel.errors",
    "MoveError": "tilth.kernel.errors",
    "Reason": "tilth.kernel.errors",
    "TilthError": "tilth.kernel.errors",
    "Unreadable": "tilth.kernel.errors",
}

if TYPE_CHECKING:
    from tilth import games as games
    from tilth.bots import Bot as Bot
    from tilth.bots import Budget as Budget
    from tilth.bots import bot as bot
    from tilth.bots import register_bot as register_bot
    from tilth.games import game as game
    from tilth.kernel.core import CHANCE as CHANCE
    from tilth.kernel.core import Position as Position
    from tilth.kernel.errors import Ambiguous as Ambiguous
    from tilth.kernel.errors import BadOption as BadOption
    from tilth.kernel.errors import BadPosition as BadPosition
    from tilth.kernel.errors import Illegal as Illegal
    from tilth.kernel.errors import MoveError as MoveError
    from tilth.kernel.errors import Reason as Reason
    from tilth.kernel.errors import TilthError as TilthError
    from tilth.kernel.errors import Unreadable as Unreadable
    from tilth.kernel.game import Game as Game
    from tilth.kernel.rng import Rng as Rng
    from tilth.kernel.voice import Json as Json
    from tilth.kernel.voice import Question as Question
    from tilth.kernel.voice import Sheet as Sheet
else:

    def __getattr__(name):
        if name == "games":
            return import_module("tilth.games")
        if name in _HOME:
            return getattr(import_module(_HOME[name]), name)
        raise AttributeError(f"module 'tilth' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)


__all__ = [
    "Ambiguous", "BadOption", "BadPosition", "Bot", "Budget", "CHANCE", "Game", "Illegal", "Json", "MoveError",
    "Position", "Question", "Reason", "Rng", "Sheet", "TilthError", "Unreadable", "__version__", "bot",
    "engine", "game", "games", "register_bot",
]  # fmt: skip
