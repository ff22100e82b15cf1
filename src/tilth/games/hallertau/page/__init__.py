"""Hallertau as pages show it. The server looks this module up by the game's name and knows nothing else of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from tilth.games.hallertau.deck.card_making import SUBDECKS
from tilth.games.hallertau.page import card_faces as svg
from tilth.games.hallertau.page import scene
from tilth.games.hallertau.page.signs import COLOURS, sprite
from tilth.games.hallertau.page.table import Tabletop
from tilth.games.hallertau.rules.facts import FACTS, OWN, OWN_CARDS
from tilth.games.hallertau.rules.goods import GOODS
from tilth.kernel.game import Option
from tilth.page import Page
from tilth.text import Words, words

__all__ = ["PAGE"]

NAMED = (*GOODS, "jewel", "tool", "sheep", "field")  # what a list of cards can be narrowed by
PARTS = ("options", "then", "income")
FIELD_VERBS = {"fields", "remove_field", "move_field", "fields_sum", "sow", "harvest", "double_harvest", "unplant"}
SHARED = ("first_player", "phase9_mode", "ask")  # options that mean nothing to a seat alone
FOR_ONE = ("solo_quadrants",)


class HallertauPage(Page):
    game = "hallertau"
    tabletop = Tabletop
    players, minutes = "1–4", "50–140"
    common = ("players", "gateway", "farmyard", "cards", "first_player")
    last = ("pass", "picky", "ask always", "ask needed", "ask never")
    places = ("sow", "field", "sheep", "move", "push", "space")

    def picture(self) -> Markup:
        return scene.picture()

    def sprite(self) -> Markup:
        return sprite()

    def card(self, id: str, lang: str, size: str = "large") -> Markup:
        return svg.card(id, lang, size, named=True)

    def facets(self, fact: Mapping[str, Any]) -> dict[str, list[str]]:
        return {
            "deck": [fact["deck"]],
            "subdeck": [fact["subdeck"]] if fact["subdeck"] else [],
            "kind": [fact["kind"]],
            "phase": [str(phase) for phase in (fact["phase"] or {}).values()],
            "about": [thing for thing in NAMED if thing in mentioned([fact[part] for part in PARTS])],
        }

    def filter_values(self, lang: str) -> dict[str, list[tuple[str, str]]]:
        w = words(lang, self.game)
        subdecks = [subdeck for deck in SUBDECKS.values() for subdeck in deck] + [OWN] * OWN_CARDS
        phases = sorted({phase for fact in FACTS for phase in (fact["phase"] or {}).values()})
        return {
            "filter-deck": [(deck, w.say(f"deck-{deck}.label")) for deck in COLOURS],
            "filter-subdeck": [(subdeck, w.say(f"subdeck-{subdeck}")) for subdeck in subdecks],
            "filter-kind": [(kind, w.say(f"filter-kind.{kind}")) for kind in ("condition", "cost")],
            "filter-phase": [(str(n), f"{n} {w.say(f'word-phase-{n}')}") for n in phases],
            "page-filter-about": [(thing, thing_name(thing, w)) for thing in NAMED],
        }

    def players_of(self, option: Option) -> tuple[int, ...]:
        if option.name in SHARED:
            return (2, 3, 4)
        return (1,) if option.name in FOR_ONE else ()


def mentioned(data: Any) -> set[str]:
    """All words in the data of a card."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, Mapping):
        inside = [mentioned(value) for value in data.values()]
        return ({"field"} if FIELD_VERBS & set(data) else set()).union(data, *inside)
    return set().union(*map(mentioned, data)) if isinstance(data, list) else set()


def thing_name(thing: str, w: Words) -> str:
    return w.say("page-filter-field") if thing == "field" else w.say(f"thing-{thing}.name", case="nom")


PAGE = HallertauPage()
