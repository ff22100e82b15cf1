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
from tilth.games.moor.rules.facts import ACTIONS, PART, SPECIAL_CARDS
from tilth.games.moor.text.special_words import FIGURES, action_text
from tilth.text import LANGS, words
from tilth.text.cards import CardEntry

__all__ = [
    "SELDOM", "all_cards", "card_label", "card_name", "card_text", "effect", "facts", "hand_text", "others", "rulings",
    "space_name",
]  # fmt: skip


PLAYERS = 2  # unless somebody asks during a game of others


def all_cards(lang: str, implemented: Callable[[str], bool]) -> list[CardEntry]:
    """The cards of the expansion; those of the base game are listed there."""
    return base.all_cards(lang, implemented, PART)


def others(lang: str, options: Mapping[str, Any] | None = None) -> list[CardEntry]:
    """The action spaces of the base game and those that come with the expansion, and the special actions."""
    spaces = [*base.others(lang, options, BASE), *base.others(lang, options, PART)]
    return [*spaces, *special_actions(lang, (options or {}).get("players", PLAYERS))]


def special_actions(lang: str, players: int) -> list[CardEntry]:
    """The special actions as the cards of so many players print them (M§6.1)."""
    printed = {
        action: card[figure]
        for card in SPECIAL_CARDS
        for action, figure in FIGURES.items()
        if players in card["players"] and figure in card
    }
    return [
        CardEntry(
            id=action["slug"],
            kind="special",
            names={other: words(other, PART).say(f"word-{action['slug']}") for other in LANGS},
            text=action_text(action, words(lang, PART), printed.get(action["slug"], 0)),
            rulings=[],
            implemented=True,
        )
        for action in ACTIONS
    ]
