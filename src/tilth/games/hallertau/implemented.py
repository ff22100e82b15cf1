"""Which cards the engine really plays: every verb and number of a card must have its place in the machine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.hallertau.deck import card_making
from tilth.games.hallertau.text.cards import facts

__all__ = ["implemented", "lacking"]


def implemented(id: str) -> bool:
    return not lacking(facts(id))


def lacking(card: Mapping[str, Any]) -> list[str]:
    """The facts of a card that the engine would pass over; empty if it plays the whole card."""
    return card_making.lacking(dict(card))
