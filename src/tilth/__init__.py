"""Tilth plays, hosts, analyses and simulates farm-and-village board games.

game = tilth.game("villagers", players=3)
position = game.start()
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

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
# A new name goes into `_HOME`, into `__all__` and into the imports for type checkers.
_HOME = {"game": "tilth.games"}

__all__ = ["__version__", "engine", "game", "games"]

if TYPE_CHECKING:
    from tilth import games as games
    from tilth.games import game as game


def __getattr__(name: str) -> Any:
    if name == "games":
        return import_module("tilth.games")
    if name in _HOME:
        return getattr(import_module(_HOME[name]), name)
    raise AttributeError(f"module 'tilth' has no attribute {name!r}")
