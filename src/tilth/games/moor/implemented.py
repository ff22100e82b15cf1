"""Which cards of the expansion the engine really plays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tilth.games.agricola.implemented import READ, overlooked
from tilth.games.agricola.rules.facts import BY_SLUG
from tilth.games.moor import MoorGame

__all__ = ["implemented", "lacking"]

MORE_READ = {*READ, "part", "beneath", "copy_of", "also_major", "returned", "doubtful", "in_doubt", "pot"}


@cache
def highest_level() -> MoorGame:
    """A game to try cards in."""
    return MoorGame(players=4, level=3)


@cache
def implemented(id: str) -> bool:
    return not lacking(BY_SLUG[id])


def lacking(card: Mapping[str, Any]) -> list[str]:
    """The facts of a card that the engine would pass over; empty if it plays the whole card."""
    return overlooked(card, highest_level(), MORE_READ)
