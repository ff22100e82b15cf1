"""Agricola as pages show it. The server looks this module up by the game's name and knows nothing else of the game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from markupsafe import Markup

from tilth.games.agricola.options import DECKS
from tilth.games.agricola.page import scene
from tilth.games.agricola.page.card_portrait import face
from tilth.games.agricola.page.signs import sprite
from tilth.games.agricola.page.table import BY_HAND, CELLS, Tabletop
from tilth.games.agricola.rules.facts import CARD_IDS, FACTS
from tilth.games.agricola.rules.goods import GOODS
from tilth.games.agricola.rules.modes import FAMILY, FULL
from tilth.games.agricola.rules.spaces import SPACE_IDS
from tilth.games.agricola.text.fact_texts import is_upgrade
from tilth.kernel.game import Option
from tilth.page import Page
from tilth.text import words

__all__ = ["PAGE"]

KINDS = ("major", "minor", "occupation")
FOR_PLAYERS = {1: "any", 3: "three", 4: "four"}  # with how many an occupation comes into the game
TRAITS = {"passing": "passing", "upgrade": "upgrade", "cook": "cooks", "bake": "bakes", "points": "points",
          "needs": "needs"}  # facts a list of cards can be narrowed by  # fmt: skip
SHARED = ("first_player",)  # options that mean nothing to a seat alone
FOR_ONE = ("hand", "series", "permanent_occupations_count_for_cost", "solo_retry")
FOR_SO_MANY = {"family34_must_differ": (3, 4), "family5_must_differ": (5,)}
WITH_HAND = ("decks", "deal", "three_for_one", "hand", "series", "academic_counts_double_for_cost")


class AgricolaPage(Page):
    game = "agricola"
    tabletop = Tabletop
    players, minutes = "1–5", "30–150"
    common = ("players", "mode", "decks", "deal", "first_player")
    ways: Mapping[str, Mapping[str, Any]] = MappingProxyType({"family": {"mode": FAMILY.name}, "full": {}})
    first = "family"
    last = ("pass", "exchange", "trade cards")
    by_hand = (BY_HAND,)
    places = CELLS
    actions = tuple(f"space-{slug}" for slug in SPACE_IDS)

    def picture(self) -> Markup:
        return scene.picture()

    def sprite(self) -> Markup:
        return sprite()

    def card(self, id: str, lang: str, size: str = "large") -> Markup:
        return face(id, lang, size, named=True)

    def facets(self, fact: Mapping[str, Any]) -> dict[str, list[str]]:
        paid = {good for one in fact["cost"] for good in one}
        return {
            "kind": [fact["kind"]],
            "deck": [fact["deck"]] if fact["deck"] else [],
            "players": [str(fact["players"])] if fact["kind"] == "occupation" else [],
            "cost": [good for good in GOODS if good in paid],
            "traits": [what for what in TRAITS if fact.get(what) or (what == "upgrade" and is_upgrade(fact))],
        }

    def filter_values(self, lang: str) -> dict[str, list[tuple[str, str]]]:
        w = words(lang, self.game)
        paid = {good for fact in FACTS for one in fact["cost"] for good in one}
        return {
            "filter-kind": [(kind, w.say(f"kind-{kind}.many")) for kind in KINDS],
            "filter-deck": [(deck, w.say(f"deck-{deck}")) for deck in DECKS],
            "filter-players": [(str(n), w.say(f"filter-players.{called}")) for n, called in FOR_PLAYERS.items()],
            "filter-traits": [(what, w.say(f"filter-traits.{called}")) for what, called in TRAITS.items()],
            "page-filter-cost": [(good, w.say(f"thing-{good}.name", case="nom")) for good in GOODS if good in paid],
        }

    def names(self, lang: str) -> dict[str, str]:
        """Of cards with one name the first is meant; a word in the name of a space, or for a deed, is no card."""
        w = words(lang, self.game)
        others = {word for key in self.actions for word in re.findall(r"\w+", w.say(key))} | w.openings("act-")
        named: dict[str, str] = {}
        for id in CARD_IDS:
            called = self.name(id, lang)
            if called not in others:
                named.setdefault(called, id)
        return named

    def players_of(self, option: Option) -> tuple[int, ...]:
        if option.name in SHARED:
            return (2, 3, 4, 5)
        return (1,) if option.name in FOR_ONE else FOR_SO_MANY.get(option.name, ())

    def matters(self, option: Option) -> Mapping[str, Sequence[Any]]:
        if option.name in FOR_SO_MANY:
            return {"mode": (FAMILY.name,)}
        return {"mode": (FULL.name,)} if option.name in WITH_HAND else {}


PAGE = AgricolaPage()
