"""Agricola as pages show it. The server looks this module up by the game's name and knows nothing else of the game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from markupsafe import Markup, escape

from tilth.games.agricola import board as lines
from tilth.games.agricola import scene
from tilth.games.agricola.cards import CARD_IDS, FACTS
from tilth.games.agricola.goods import GOODS
from tilth.games.agricola.implemented import implemented
from tilth.games.agricola.options import DECKS, SEATS
from tilth.games.agricola.portrait import face
from tilth.games.agricola.signs import sign, sprite
from tilth.games.agricola.spaces import SPACE_IDS
from tilth.games.agricola.tabletop import BY_HAND as FENCE
from tilth.games.agricola.tabletop import Tabletop
from tilth.games.agricola.words import all_cards, card_name, facts
from tilth.kernel.game import Option
from tilth.text import words
from tilth.text.html import el
from tilth.text.lines import TAG

__all__ = [
    "BY_HAND",
    "COMMON",
    "LAST",
    "about",
    "board",
    "candidates",
    "card",
    "catalogue",
    "filters",
    "is_card",
    "linked",
    "name",
    "players_of",
    "sign",
    "sprite",
    "standing",
    "standing_words",
    "text_board",
]

BY_HAND = (FENCE,)  # words of moves that page.js offers on the farm itself
LAST = ("pass", "exchange", "trade cards")  # choices that give something up, or lead aside
COMMON = ("players", "mode", "decks", "deal", "first_player")  # options most hosts care about
KINDS = ("major", "minor", "occupation")
FOR_PLAYERS = {1: "any", 3: "three", 4: "four"}  # with how many an occupation comes into the game
TRAITS = {"passing": "passing", "upgrade": "upgrade", "cook": "cooks", "bake": "bakes", "points": "points",
          "needs": "needs"}  # facts a list of cards can be narrowed by  # fmt: skip
SHARED = ("first_player",)  # options that mean nothing to a seat alone
FOR_ONE = ("hand", "series", "permanent_occupations_count_for_cost", "solo_retry")
FOR_SO_MANY = {"family34_must_differ": (3, 4), "family5_must_differ": (5,)}
PLAYERS, MINUTES = "1–5", "30–150"


def board(
    view: Mapping[str, Any],
    lang: str,
    seat: str | None,
    choices: Sequence[Mapping[str, Any]] = (),
    refused: Sequence[Mapping[str, Any]] = (),
    options: Mapping[str, Any] | None = None,
    names: Mapping[str, str] | None = None,
) -> Markup:
    """The table as `seat` (a letter; None watches) sees it. `names` says who sits where."""
    return Tabletop(view, lang, seat, choices, refused, options, names).draw()


def text_board(view: Mapping[str, Any], lang: str, seat: str | None) -> list[str]:
    """The table in plain lines, for those who listen to a page instead of looking at it."""
    number = SEATS.index(seat) if seat else None
    return [TAG.sub("", line) for line in lines.board(view, lang, number, width=10_000)]


def about(lang: str) -> dict[str, Any]:
    w = words(lang, "agricola")
    return {
        "title": w.say("about-title"),
        "players": PLAYERS,
        "minutes": MINUTES,
        "weight": w.say("about-weight"),
        "words": w.say("about-words"),
        "picture": scene.picture(),
    }


# -- cards -----------------------------------------------------------------------------------------------------------


def is_card(id: str) -> bool:
    return id in CARD_IDS


def name(id: str, lang: str) -> str:
    return card_name(id, lang)


def card(id: str, lang: str, size: str = "large") -> Markup:
    return face(id, lang, size, named=True)


@cache
def catalogue(lang: str) -> list[dict[str, Any]]:
    """Every card with its text, its rulings, and what the filters ask about it."""
    found = []
    for entry in all_cards(lang, implemented):
        fact = facts(entry["id"])
        paid = {good for one in fact["cost"] for good in one}
        found.append(
            {
                "id": entry["id"],
                "name": entry["names"][lang],
                "names": entry["names"],
                "text": entry["text"],
                "rulings": entry["rulings"],
                "facets": {
                    "kind": [fact["kind"]],
                    "deck": [fact["deck"]] if fact["deck"] else [],
                    "players": [str(fact["players"])] if fact["kind"] == "occupation" else [],
                    "cost": [good for good in GOODS if good in paid],
                    "traits": [what for what in TRAITS if fact.get(what) or (what == "upgrade" and "return" in paid)],
                },
                "related": [],
            }
        )
    return found


def filters(lang: str) -> list[dict[str, Any]]:
    """What a list of cards can be narrowed by: a name, a heading, and the values with their words."""
    w = words(lang, "agricola")
    paid = {good for fact in FACTS for one in fact["cost"] for good in one}
    values = {
        "filter-kind": [(kind, w.say(f"kind-{kind}.many")) for kind in KINDS],
        "filter-deck": [(deck, w.say(f"deck-{deck}")) for deck in DECKS],
        "filter-players": [(str(n), w.say(f"filter-players.{called}")) for n, called in FOR_PLAYERS.items()],
        "filter-traits": [(what, w.say(f"filter-traits.{called}")) for what, called in TRAITS.items()],
        "page-filter-cost": [(good, w.say(f"thing-{good}.name", case="nom")) for good in GOODS if good in paid],
    }
    return [{"name": key.rpartition("-")[2], "label": w.say(key), "values": list_} for key, list_ in values.items()]


@cache
def name_pattern(lang: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """Names of cards in a text. Of cards with one name the first is meant; a word in the name of a space is no card."""
    w = words(lang, "agricola")
    spaces = {word for slug in SPACE_IDS for word in re.findall(r"\w+", w.say(f"space-{slug}"))}
    named: dict[str, str] = {}
    for id in CARD_IDS:
        called = card_name(id, lang)
        if called not in spaces:
            named.setdefault(called, id)
    return re.compile(r"(?<!\w)(" + "|".join(map(re.escape, sorted(named, key=len, reverse=True))) + r")(?!\w)"), named


def linked(text: str, lang: str, to: str) -> Markup:
    """A text in which the names of cards lead to their pages; `to` is the address without the card."""
    pattern, named = name_pattern(lang)
    found, at = [], 0
    for match in pattern.finditer(text):
        found.append(escape(text[at : match.start()]))
        id = named[match[0]]
        found.append(el("a", match[0], href=f"{to}{id}", data_card=id, class_="card-link"))
        at = match.end()
    return Markup("").join([*found, escape(text[at:])])


# -- options and scores ----------------------------------------------------------------------------------------------


def candidates(option: str, lang: str) -> list[tuple[str, str]]:
    """What the parts of an option that is a list can be; no option is one."""
    return []


def players_of(option: Option) -> tuple[int, ...]:
    """With how many players an option matters; nothing, if always."""
    if option.name in SHARED:
        return (2, 3, 4, 5)
    return (1,) if option.name in FOR_ONE else FOR_SO_MANY.get(option.name, ())


def standing(view: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, int]:
    """What everybody would score if the game ended now."""
    return {seat: int(view[seat]["score"]["total"]) for seat in SEATS if seat in view}


def standing_words(lang: str) -> str:
    return words(lang, "agricola").say("page-standing")
