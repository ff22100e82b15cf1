"""Opponents: which there are, and how another one comes in."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from tilth.bots.greedy import Greedy
from tilth.bots.levels import LEVELS, maker
from tilth.bots.protocol import Bot, Budget, Opponent
from tilth.bots.random import Random
from tilth.kernel.errors import TilthError

GROUP = "tilth.bots"  # entry points by which other packages bring theirs
NAME = re.compile("[a-z][a-z0-9_-]{0,31}")
BASELINES: Final = 2  # bots that are no levels, but what levels are measured by
LADDER: Final[tuple[str, ...]] = ("random", "greedy", *(level.name for level in LEVELS))  # from the weakest

_makers: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy}
_makers |= {level.name: maker(level) for level in LEVELS}


def register_bot(name: str, make: Callable[[], Bot]) -> None:
    """Let a bot sit at tables under this name. A package does the same by an entry point of the group `tilth.bots`."""
    if not NAME.fullmatch(name):
        raise TilthError(f"{name!r} cannot be the name of a bot: small letters, digits, - and _, 32 at the most")
    if name in names():
        raise TilthError(f"there is a bot {name!r} already")
    _makers[name] = make


@cache
def _brought() -> dict[str, EntryPoint]:
    """Bots of other packages; none that bears the name of one of ours."""
    found = entry_points(group=GROUP)
    return {point.name: point for point in found if NAME.fullmatch(point.name) and point.name not in _makers}


def names() -> list[str]:
    """All bots: ours, those that were registered, those that other packages bring."""
    return [*_makers, *(name for name in _brought() if name not in _makers)]


def offered() -> list[str]:
    """All bots as people are offered them: levels from the weakest, then what they are measured by, then others."""
    known = [*LADDER[BASELINES:], *reversed(LADDER[:BASELINES])]
    return [*(name for name in known if name in names()), *(name for name in names() if name not in known)]


def usual() -> str:
    """Who plays unless somebody says otherwise."""
    return "medium" if "medium" in names() else "greedy"


def below(name: str) -> str | None:
    """The next weaker bot there is, who plays if this one fails; None below the last. Bots of others stand above
    those that are no levels."""
    at = LADDER.index(name) if name in LADDER else BASELINES
    return next((weaker for weaker in reversed(LADDER[:at]) if weaker in names()), None)


def allowance(name: str) -> Budget:
    """What a bot may spend on one move at a table where people wait."""
    return Budget(next((level.seconds for level in LEVELS if level.name == name), None))


def bot(name: str, seed: int = 0, budget: Budget | None = None) -> Opponent:
    """A bot by its name, ready to play."""
    if name not in names():
        raise TilthError(f"there is no bot {name!r}; there is {', '.join(names())}")
    return Opponent((_makers.get(name) or _fetched(name))(), seed, budget or Budget())


def _fetched(name: str) -> Callable[[], Bot]:
    point = _brought()[name]
    try:
        make: Callable[[], Bot] = point.load()
    except Exception as error:
        raise TilthError(f"the bot {name!r} cannot be loaded from {point.value}: {error}") from error
    return make


__all__ = [
    "LADDER", "Bot", "Budget", "Opponent", "allowance", "below", "bot", "names", "offered", "register_bot", "usual",
]  # fmt: skip
