"""Short words for cards of a village, as moves name them, written and read."""

from __future__ import annotations

import re
from functools import cache

from tilth.games.villagers.rules.facts import CARDS, SLUGS, name_of
from tilth.games.villagers.rules.village import Village

__all__ = ["card_word", "card_words", "face_slug", "find_card"]


@cache
def face_slug(face: int) -> str:
    """The card that a face belongs to."""
    return SLUGS[name_of(face)] if name_of(face) < CARDS else "countess"


def card_words(village: Village) -> list[str]:
    """The words of all cards; a number tells several of one name apart, in the order they were laid."""
    found: list[str] = []
    laid: dict[str, int] = {}
    for face in village.cards:
        slug = face_slug(face)
        nth = laid[slug] = laid.get(slug, 0) + 1
        found.append(slug if nth == 1 else f"{slug}#{nth}")
    return found


def card_word(village: Village, i: int) -> str:
    return card_words(village)[i]


def find_card(village: Village, word: str) -> int | None:
    slug, _, nth = word.partition("#")
    if slug not in SLUGS or (nth and not re.fullmatch("[0-9]{1,3}", nth)):
        return None
    places = [i for i in range(len(village.cards)) if name_of(village.cards[i]) == SLUGS.index(slug)]
    k = int(nth or 1) - 1
    return places[k] if 0 <= k < len(places) else None
