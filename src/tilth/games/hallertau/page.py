"""Hallertau as pages show it. The server looks this module up by the game's name and knows nothing else of the game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from markupsafe import Markup, escape

from tilth.games.hallertau import board as lines
from tilth.games.hallertau import scene, svg
from tilth.games.hallertau.cards import FACTS, SUBDECKS
from tilth.games.hallertau.goods import GOODS
from tilth.games.hallertau.implemented import implemented
from tilth.games.hallertau.options import SEATS
from tilth.games.hallertau.signs import COLOURS, sign, sprite
from tilth.games.hallertau.tabletop import Tabletop
from tilth.games.hallertau.words import all_cards, card_name, facts
from tilth.kernel.game import Option
from tilth.text import Words, words
from tilth.text.html import el
from tilth.text.lines import TAG

__all__ = [
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

LAST = ("pass", "picky", "ask always", "ask needed", "ask never")  # choices that give something up, or ask for nothing
COMMON = ("players", "gateway", "farmyard", "cards", "first_player")  # options most hosts care about
NAMED = (*GOODS, "jewel", "tool", "sheep", "field")  # what a list of cards can be narrowed by
PARTS = ("options", "then", "income")
FIELD_VERBS = {"fields", "remove_field", "move_field", "fields_sum", "sow", "harvest", "double_harvest", "unplant"}
SHARED = ("first_player", "phase9_mode", "ask")  # options that mean nothing to a seat alone
FEW = ("solo_quadrants",)
PLAYERS, MINUTES = "1–4", "50–140"


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
    w = words(lang, "hallertau")
    return {
        "title": w.say("about-title"),
        "players": PLAYERS,
        "minutes": MINUTES,
        "weight": w.say("about-weight"),
        "words": w.say("about-words"),
        "picture": scene.picture(),
    }


# -- cards -----------------------------------------------------------------------------------------------------------


@cache
def ids() -> frozenset[str]:
    return frozenset(fact["id"] for fact in FACTS)


def is_card(id: str) -> bool:
    return id in ids()


def name(id: str, lang: str) -> str:
    return card_name(id, lang)


def card(id: str, lang: str, size: str = "large") -> Markup:
    return svg.card(id, lang, size, named=True)


@cache
def catalogue(lang: str) -> list[dict[str, Any]]:
    """Every card with its text, its rulings, and what the filters ask about it."""
    found = []
    for entry in all_cards(lang, implemented):
        fact = facts(entry["id"])
        found.append(
            {
                "id": entry["id"],
                "name": entry["names"][lang],
                "names": entry["names"],
                "text": entry["text"],
                "rulings": entry["rulings"],
                "facets": {
                    "deck": [fact["deck"]],
                    "subdeck": [fact["subdeck"]] if fact["subdeck"] else [],
                    "kind": [fact["kind"]],
                    "phase": [str(phase) for phase in (fact["phase"] or {}).values()],
                    "about": [thing for thing in NAMED if thing in mentioned([fact[part] for part in PARTS])],
                },
                "related": [],
            }
        )
    return found


def mentioned(data: Any) -> set[str]:
    """All words in the data of a card."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, Mapping):
        inside = [mentioned(value) for value in data.values()]
        return ({"field"} if FIELD_VERBS & set(data) else set()).union(data, *inside)
    return set().union(*map(mentioned, data)) if isinstance(data, list) else set()


def filters(lang: str) -> list[dict[str, Any]]:
    """What a list of cards can be narrowed by: a name, a heading, and the values with their words."""
    w = words(lang, "hallertau")
    subdecks = [subdeck for deck in SUBDECKS.values() for subdeck in deck]
    phases = sorted({phase for fact in FACTS for phase in (fact["phase"] or {}).values()})
    values = {
        "filter-deck": [(deck, w.say(f"deck-{deck}.label")) for deck in COLOURS],
        "filter-subdeck": [(subdeck, w.say(f"subdeck-{subdeck}")) for subdeck in subdecks],
        "filter-kind": [(kind, w.say(f"filter-kind.{kind}")) for kind in ("condition", "cost")],
        "filter-phase": [(str(n), f"{n} {w.say(f'word-phase-{n}')}") for n in phases],
        "page-filter-about": [(thing, thing_name(thing, w)) for thing in NAMED],
    }
    return [{"name": key.rpartition("-")[2], "label": w.say(key), "values": list_} for key, list_ in values.items()]


def thing_name(thing: str, w: Words) -> str:
    return w.say("page-filter-field") if thing == "field" else w.say(f"thing-{thing}.name", case="nom")


@cache
def name_pattern(lang: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """Names of cards in a text. They differ by their numbers, so all numbers are looked for after the words."""
    named = {card_name(id, lang): id for id in ids()}
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
        return (2, 3, 4)
    return (1,) if option.name in FEW else ()


def standing(view: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, int]:
    """What everybody would score if the game ended now."""
    return {seat: int(view[seat]["score"]["total"]) for seat in SEATS if seat in view}


def standing_words(lang: str) -> str:
    return words(lang, "hallertau").say("page-standing")
