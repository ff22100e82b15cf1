"""What a card shows of itself: its facts, its name and its own text in one language, and what it makes of goods."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from markupsafe import Markup

from tilth.games.agricola import Agricola
from tilth.games.agricola.page import card_faces as faces
from tilth.games.agricola.rules.goods import GOODS
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.text.cards import card_name, effect, facts

__all__ = ["Portrait", "face", "portrait", "workshops"]

Portrait = Mapping[str, Any]
MOST_SIGNS = 3  # on the picture of a card
SEEN = {  # what else a card can be about, by the names of its numbers
    "fields": "field", "rooms": "room", "stables": "stable", "fences": "fence", "pastures": "pasture",
    "people": "person", "points": "vp", "rounds": "round", "animals": "animal", "occupations": "occupation",
}  # fmt: skip


@cache
def rules() -> AgricolaRules:
    """All cards as the engine has made them."""
    made = Agricola().rules
    assert isinstance(made, AgricolaRules)
    return made


@cache
def workshops() -> dict[str, tuple[str, int, int]]:
    """Cards that turn goods into food in the feeding phase: good, food for one, how often."""
    return {
        card.slug: (GOODS[card.craft_good], int(card.craft_food), int(card.craft_limit))
        for card in rules().cards
        if card is not None and card.craft_good >= 0
    }


@cache
def scoring() -> set[str]:
    """Cards with points that are reckoned at the end."""
    return {card.slug for card in rules().cards if card is not None and card.score is not None}


@cache
def portrait(slug: str, lang: str) -> Portrait:
    """A card as its drawing takes it."""
    fact = facts(slug)
    craft = workshops().get(slug)
    return {
        **fact,
        "name": card_name(slug, lang),
        "text": effect(slug, lang),
        "about": about(fact),
        "bonus": slug in scoring(),
        "craft": {"in": craft[0], "food_each": craft[1], "most": craft[2]} if craft else None,
    }


def about(fact: Mapping[str, Any]) -> list[str]:
    """Signs for the picture of a card: the goods and things it speaks of."""
    named = [*(fact.get("cook") or {}), *(["bake"] if fact.get("bake") else []), *(fact.get("numbers") or {})]
    craft = workshops().get(str(fact["slug"]))
    if craft:
        named = [craft[0], "food"]
    found = [SEEN.get(name, name) for name in named if name in GOODS or name in SEEN or name == "bake"]
    return list(dict.fromkeys(found))[:MOST_SIGNS] or [str(fact["kind"])]


def face(slug: str, lang: str, size: str = "hand", named: bool = False) -> Markup:
    return faces.card(portrait(slug, lang), size, named)
