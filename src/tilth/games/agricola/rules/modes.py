# compiled
"""Ways to play (§18): which spaces lie there, and which cards are dealt. Options and rules go by these rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final


class Mode:
    """One way to play.

    `side`: the spaces whose facts name it, and of what they offer the parts that do; `without` and `besides`: spaces
    that are not there all the same, or are; `hand`: the kinds of cards that are dealt; `series`: alone, a game of it
    may be one of a series (§19); `target`: points to reach alone where there is no series (0: none are named); `decks`:
    these whatever the host has set, `more_decks`: these besides.
    """

    def __init__(
        self,
        name: str,
        side: str,
        hand: tuple[str, ...] = (),
        without: tuple[str, ...] = (),
        besides: tuple[str, ...] = (),
        series: bool = False,
        target: int = 0,
        decks: tuple[str, ...] = (),
        more_decks: tuple[str, ...] = (),
    ) -> None:
        self.name: str = name
        self.side: str = side
        self.hand: tuple[str, ...] = hand
        self.without: tuple[str, ...] = without
        self.besides: tuple[str, ...] = besides
        self.series: bool = series
        self.target: int = target
        self.decks: tuple[str, ...] = decks
        self.more_decks: tuple[str, ...] = more_decks

    def minors(self) -> bool:
        return "minor" in self.hand

    def has_space(self, fact: Mapping[str, Any]) -> bool:
        """Is this space of the mode, for whatever number of players?"""
        slug = fact["slug"]
        return slug in self.besides or (self.side in fact["modes"] and slug not in self.without)

    def offers(self, option: Mapping[str, Any]) -> bool:
        """Is this a part of what a space offers?"""
        return self.side in option.get("modes", (self.side,))


FULL: Final = Mode("full", "full", hand=("occupation", "minor"), series=True)
FAMILY: Final = Mode("family", "family")
MODES: Final[dict[str, Mode]] = {FULL.name: FULL, FAMILY.name: FAMILY}


def add_mode(mode: Mode) -> Mode:
    """Another way to play, for an expansion."""
    if mode.name in MODES:
        raise ValueError(f"there is a mode called {mode.name} already")
    MODES[mode.name] = mode
    return mode
