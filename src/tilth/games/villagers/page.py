"""Villagers as pages show it. The server looks this module up by the game's name and knows nothing else of the game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from markupsafe import Markup, escape

from tilth.games.villagers import board as lines
from tilth.games.villagers import scene, svg
from tilth.games.villagers.cards import FROM_PLAYERS, SLUGS, SUITS
from tilth.games.villagers.implemented import implemented
from tilth.games.villagers.notation import read_village
from tilth.games.villagers.signs import sign, sprite
from tilth.games.villagers.tabletop import SEATS, Tabletop, title_case
from tilth.games.villagers.words import all_cards, card_name, facts
from tilth.kernel.game import Option
from tilth.text import words
from tilth.text.html import el

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

GAP = re.compile(" {2,}")  # between the columns of the table in a terminal
LAST = ("end turn", "ducat none")  # choices that give something up are offered last
COMMON = ("players", "level", "start_road", "first_player")  # options most hosts care about
HAS = ("gold", "silver", "food", "builders", "keys", "padlocks")
SOLO_CHAPTERS = (17, 18, 19, 20)  # of the rules
PLAYERS, MINUTES = "1–5", "30–60"


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
    plain = [lines.TAG.sub("", line).strip() for line in lines.board(view, lang, number, width=10_000)]
    return [GAP.sub("; ", line) for line in plain]


def about(lang: str) -> dict[str, Any]:
    w = words(lang, "villagers")
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
    return any(entry["id"] == id for entry in catalogue("en"))


def name(id: str, lang: str) -> str:
    return title_case(card_name(id, lang))


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
                "name": title_case(entry["names"][lang]),
                "names": entry["names"],
                "text": entry["text"],
                "rulings": entry["rulings"],
                "facets": {
                    "suit": [fact["suit"]] if "suit" in fact else [],
                    "kind": [fact["kind"]],
                    "has": [has for has in HAS if fact.get(has.replace("padlocks", "padlock"))],
                },
                "related": related(entry["id"], fact),
            }
        )
    return found


def related(id: str, fact: Mapping[str, Any]) -> list[str]:
    """Cards that one may want to look at next: its chain, what opens it, what it opens, what lies on it."""
    found = [*fact.get("chain", []), *filter(None, [fact.get("padlock")])]
    for other in SLUGS:
        data = facts(other)
        if data.get("padlock") == id or data.get("chain", [])[-1:] == [id]:
            found.append(other)
    return list(dict.fromkeys(found))


def filters(lang: str) -> list[dict[str, Any]]:
    """What a list of cards can be narrowed by: a name, a heading, and the values with their words."""
    w = words(lang, "villagers")
    kinds = ("founder", "basic", "villager", "event", "solo")
    return [
        {"name": "suit", "label": w.say("filter-suit"), "values": [(s, w.say(f"suit-{s}")) for s in SUITS]},
        {"name": "kind", "label": w.say("filter-kind"), "values": [(k, w.say(f"filter-kind.{k}")) for k in kinds]},
        {"name": "has", "label": w.say("filter-has"), "values": [(h, w.say(f"word-{h}.label")) for h in HAS]},
    ]


@cache
def name_pattern(lang: str) -> tuple[re.Pattern[str], dict[str, str]]:
    ids = {entry["names"][lang]: entry["id"] for entry in catalogue(lang)}
    longest_first = sorted(ids, key=len, reverse=True)
    return re.compile(r"(?<!\w)(" + "|".join(map(re.escape, longest_first)) + r")(?!\w)"), ids


def linked(text: str, lang: str, to: str) -> Markup:
    """A text in which the names of cards lead to their pages; `to` is the address without the card."""
    pattern, ids = name_pattern(lang)
    found, at = [], 0
    for match in pattern.finditer(text):
        found.append(escape(text[at : match.start()]))
        id = ids[match[0]]
        found.append(el("a", match[0], href=f"{to}{id}", data_card=id, class_="card-link"))
        at = match.end()
    return Markup("").join([*found, escape(text[at:])])


# -- options and scores ----------------------------------------------------------------------------------------------


def candidates(option: str, lang: str) -> list[tuple[str, str]]:
    """What the parts of an option that is a list can be, with words."""
    if option != "start_road":
        return []
    ids = [id for k, id in enumerate(SLUGS) if facts(id)["kind"] == "villager" and not FROM_PLAYERS[k]]
    return [(id, name(id, lang)) for id in ids if "special" not in facts(id)]


def players_of(option: Option) -> tuple[int, ...]:
    """With how many players an option matters; nothing, if always."""
    chapter = int(option.section.removeprefix("§").partition(".")[0])
    if option.name == "two_player_coin_order":
        return (2,)
    return (1,) if chapter in SOLO_CHAPTERS else ()


def standing(view: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, int]:
    """What everybody would have if the second market were held now."""
    table = Tabletop(view, "en", None, options=options)
    found = {}
    for seat in [*table.seats, *(["countess"] if "countess" in view else [])]:
        total = int(view[seat]["ducats"])
        if view["market"]["second"] != "held":
            v = read_village(view[seat]["village"], seat)
            total += int(v.gold) + int(v.all_coins()) + sum(table.silver(v, i) for i in range(len(v.cards)))
        found[seat] = total
    return found


def standing_words(lang: str) -> str:
    return words(lang, "villagers").say("page-standing")
