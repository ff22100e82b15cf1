"""What the cards say, in words, made from the facts of `cards.json`.

    >>> card_name("007", "en"), card_text("007", "en")
    ('Gateway 007', 'Condition: at least 1/2/5 meat. Get 0/1/2 tools and 1 bonus card.')

Messages are chosen by what a card does, never by its number. Only rulings belong to a single card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from tilth.games.hallertau.rules.facts import FACTS
from tilth.games.hallertau.rules.spaces import SPACE_FACTS
from tilth.games.hallertau.text.fact_texts import card_sentences, space_text
from tilth.text import LANGS, words
from tilth.text.cards import CardEntry

__all__ = ["SELDOM", "all_cards", "card_name", "card_text", "facts", "options_of", "others", "rulings"]

SELDOM: tuple[str, ...] = ()  # kinds of card that a list leaves out unless it is asked for them

Facts = dict[str, Any]


@cache
def _everything() -> dict[str, Facts]:
    return {card["id"]: card for card in FACTS}


def facts(id: str) -> Facts:
    """The facts of a card as the data file states them."""
    try:
        return _everything()[id]
    except KeyError:
        raise KeyError(f"no card {id!r}") from None


def options_of(fact: Mapping[str, Any], switches: Mapping[str, Any]) -> list[Facts]:
    """The slash positions of a card as the switches of a game have it."""
    other = fact.get("otherwise")
    if other and switches[other["option"]] == other["value"]:
        return list(other["options"])
    return list(fact["options"])


def card_name(id: str, lang: str) -> str:
    w = words(lang, "hallertau")
    return w.say(f"deck-{facts(id)['deck']}", number=id)


def card_text(id: str, lang: str) -> str:
    """The whole text of a card: phase bar, condition or cost, effects, income, points."""
    w = words(lang, "hallertau")
    return " ".join(card_sentences(facts(id), w))


def rulings(id: str, lang: str) -> list[str]:
    """What the rules settle about this card beyond its text, each with its section."""
    w = words(lang, "hallertau")
    facts(id)
    found: list[str] = []
    while w.has(key := f"ruling-{id}-{len(found) + 1}"):
        found.append(f"{w.say(key)} ({w.say(f'{key}.section')})")
    return found


def all_cards(lang: str, implemented: Callable[[str], bool]) -> list[CardEntry]:
    """Every card, in the order of the data; `implemented` tells which the engine can play."""
    return [
        CardEntry(
            id=id,
            kind=card["deck"],
            names={other: card_name(id, other) for other in LANGS},
            text=card_text(id, lang),
            rulings=rulings(id, lang),
            implemented=implemented(id),
        )
        for id, card in _everything().items()
    ]


def others(lang: str, options: Mapping[str, Any] | None = None) -> list[CardEntry]:
    """The action spaces, for somebody who asks what they do; no option changes it."""
    w = words(lang, "hallertau")
    return [
        CardEntry(
            id=id,
            kind="space",
            names={other: words(other, "hallertau").say(f"space-{id}") for other in LANGS},
            text=space_text(fact["options"], w),
            rulings=[],
            implemented=True,
        )
        for id, fact in SPACE_FACTS.items()
    ]
