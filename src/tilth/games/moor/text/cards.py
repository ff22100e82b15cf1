"""What the cards of the expansion say. Prices, requirements and points are put together as in the base game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tilth.games.agricola.rules.facts import BASE
from tilth.games.agricola.text import cards as base
from tilth.games.agricola.text.cards import (
    SELDOM,
    card_label,
    card_name,
    card_text,
    effect,
    facts,
    hand_text,
    rulings,
    space_name,
)
from tilth.games.moor.rules.facts import PART
from tilth.text.cards import CardEntry

__all__ = [
    "SELDOM", "all_cards", "card_label", "card_name", "card_text", "effect", "facts", "hand_text", "others", "rulings",
    "space_name",
]  # fmt: skip


def all_cards(lang: str, implemented: Callable[[str], bool]) -> list[CardEntry]:
    """The cards of the expansion; those of the base game are listed there."""
    return base.all_cards(lang, implemented, PART)


def others(lang: str, options: Mapping[str, Any] | None = None) -> list[CardEntry]:
    """The action spaces of the base game and those that come with the expansion."""
    return [*base.others(lang, options, BASE), *base.others(lang, options, PART)]
