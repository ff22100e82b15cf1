"""Short words for cards of a village, as moves name them, written and read."""

from __future__ import annotations

import re

from tilth.games.villagers.rules.facts import CARDS, SLUGS, name_of
from tilth.games.villagers.rules.village import Village

__all__ = ["card_word", "face_slug", "find_card"]


def face_slug(face: int) -> str:
    """The card that a face belongs to."""
    return SLUGS[name_of(face)] if name_of(face) < CARDS else "countess"


def card_word(village: Village, i: int) -> str:
    name = name_of(village.cards[i])
    before = sum(1 for j in range(i) if name_of(village.cards[j]) == name)
    slug = face_slug(village.cards[i])
    return f"{slug}#{before + 1}" if before else slug


def find_card(village: Village, word: str) -> int | None:
    slug, _, nth = word.partition("#")
    if slug not in SLUGS or (nth and not re.fullmatch("[0-9]{1,3}", nth)):
        return None
    places = [i for i in range(len(village.cards)) if name_of(village.cards[i]) == SLUGS.index(slug)]
    k = int(nth or 1) - 1
    return places[k] if 0 <= k < len(places) else None
