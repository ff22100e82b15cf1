"""What the cards say, in words: names, texts and rulings.

    >>> card_name("fishing_rod", "en"), card_text("stone_oven", "en")[:42]
    ('Fishing Rod', 'Cost: 1 clay and 3 stone. When you build t')

Prices, requirements, cooking and points are put together from the facts of `cards.json`; the rest of a text belongs to
the card and takes its numbers from there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from tilth.games.agricola.rules.facts import BASE, BY_SLUG, CARD_IDS, part_of
from tilth.games.agricola.rules.spaces import SPACE_FACTS
from tilth.games.agricola.text.fact_texts import cost_words, origin, own_text, printed, sentences, space_text
from tilth.text import LANGS, Words, words
from tilth.text.cards import CardEntry

__all__ = [
    "SELDOM",
    "all_cards",
    "card_label",
    "card_name",
    "card_text",
    "effect",
    "facts",
    "hand_text",
    "others",
    "rulings",
    "space_label",
    "space_name",
]

SELDOM: tuple[str, ...] = ()  # kinds of card that a list leaves out unless it is asked for them

Facts = dict[str, Any]


def facts(id: str) -> Facts:
    """The facts of a card as the data file states them."""
    try:
        return BY_SLUG[id]
    except KeyError:
        raise KeyError(f"no card {id!r}") from None


def card_name(id: str, lang: str) -> str:
    w = words(lang, "agricola")
    return w.say(f"card-{facts(id)['slug']}")


@cache
def _namesakes(lang: str, cards: int) -> frozenset[str]:
    """Names that several of the cards bear."""
    return frozenset(name for name, n in Counter(card_name(id, lang) for id in CARD_IDS[:cards]).items() if n > 1)


def card_label(id: str, lang: str) -> str:
    """The name of a card; if another has the same name, with its price or, of copies, with the card on top of it."""
    name = card_name(id, lang)
    if name not in _namesakes(lang, len(CARD_IDS)):
        return name
    w = words(lang, "agricola")
    if has_copy(id):
        return w.say("fact-top-suffix", card=name, top=card_label(facts(id)["beneath"], lang))
    return w.say("fact-price-suffix", card=name, price=cost_words(facts(id)["cost"][0], w))


def has_copy(id: str) -> bool:
    """Is it one of two cards that are alike but for the place where they lie?"""
    return any(id in (fact["slug"], fact["copy_of"]) for fact in BY_SLUG.values() if "copy_of" in fact)


def card_text(id: str, lang: str) -> str:
    """The whole text of a card: price, requirement, what it does, points, deck."""
    return " ".join(sentences(facts(id), words(lang, "agricola")))


def hand_text(id: str, lang: str) -> str:
    """The text without the deck: what whoever holds the card wants to know."""
    w = words(lang, "agricola")
    said = sentences(facts(id), w)
    return " ".join(said[: len(said) - len(origin(facts(id), w))])


def effect(id: str, lang: str) -> str:
    """The part of the text that belongs to this card alone."""
    return own_text(facts(id), words(lang, "agricola"))


def rulings(id: str, lang: str) -> list[str]:
    """What the rules settle about this card beyond its text."""
    w = words(lang, "agricola")
    numbers = printed(facts(id))
    found: list[str] = []
    while w.has(key := f"card-{id}.ruling{len(found) + 1}"):
        found.append(w.say(key, **numbers))
    return found


def all_cards(lang: str, implemented: Callable[[str], bool], part: str = BASE) -> list[CardEntry]:
    """Every card of a part of the game, in the order of the data; `implemented` tells which the engine can play."""
    return [
        CardEntry(
            id=id,
            kind=fact["kind"],
            names={other: card_name(id, other) for other in LANGS},
            text=card_text(id, lang),
            rulings=rulings(id, lang),
            implemented=implemented(id),
        )
        for id, fact in BY_SLUG.items()
        if part_of(fact) == part
    ]


def space_name(id: str, lang: str) -> str:
    """An action space by its name; some cards are spaces themselves."""
    w = words(lang, "agricola")
    return w.say(f"space-{id}") if w.has(f"space-{id}") else card_name(id, lang)


def space_label(id: str, w: Words) -> str:
    """The same as short as it stands on the board."""
    return w.say(f"page-space-{id}") if w.has(f"page-space-{id}") else space_name(id, w.lang)


def others(lang: str, options: Mapping[str, Any] | None = None, part: str = BASE) -> list[CardEntry]:
    """The action spaces, for somebody who asks what they do in a game with these options."""
    w = words(lang, "agricola")
    return [
        CardEntry(
            id=fact["slug"],
            kind="space",
            names={other: space_name(fact["slug"], other) for other in LANGS},
            text=space_text(fact, w, options or {}),
            rulings=[],
            implemented=True,
        )
        for fact in SPACE_FACTS
        if part_of(fact) == part
    ]
