"""Villagers as pages show it. The server looks this module up by the game's name and knows nothing else of the game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from tilth.games.villagers.page import card_faces as svg
from tilth.games.villagers.page import scene
from tilth.games.villagers.page.signs import sprite
from tilth.games.villagers.page.table import HER, SEATS, Tabletop, title_case
from tilth.games.villagers.rules.facts import FROM_PLAYERS, SLUGS, SUITS
from tilth.games.villagers.text.cards import facts
from tilth.kernel.game import Option
from tilth.page import Page
from tilth.text import words

__all__ = ["PAGE"]

GAP = re.compile(" {2,}")  # between the columns of the table in a terminal
HAS = ("gold", "silver", "food", "builders", "keys", "padlocks")
KINDS = ("founder", "basic", "villager", "event", "solo")
SOLO_CHAPTERS = (17, 18, 19, 20)  # of the rules


class VillagersPage(Page):
    game = "villagers"
    tabletop = Tabletop
    players, minutes = "1–5", "30–60"
    common = ("players", "level", "start_road", "first_player")
    last = ("end turn", "ducat none")

    def picture(self) -> Markup:
        return scene.picture()

    def sprite(self) -> Markup:
        return sprite()

    def text_board(self, view: Mapping[str, Any], lang: str, seat: str | None) -> list[str]:
        return [GAP.sub("; ", line.strip()) for line in super().text_board(view, lang, seat)]

    # -- cards

    def name(self, id: str, lang: str) -> str:
        return title_case(super().name(id, lang))

    def card(self, id: str, lang: str, size: str = "large") -> Markup:
        return svg.card(id, lang, size, named=True)

    def facets(self, fact: Mapping[str, Any]) -> dict[str, list[str]]:
        return {
            "suit": [fact["suit"]] if "suit" in fact else [],
            "kind": [fact["kind"]],
            "has": [has for has in HAS if fact.get(has.replace("padlocks", "padlock"))],
        }

    def related(self, id: str, fact: Mapping[str, Any]) -> list[str]:
        """Its chain, what opens it, what it opens, what lies on it."""
        found = [*fact.get("chain", []), *filter(None, [fact.get("padlock")])]
        for other in SLUGS:
            data = facts(other)
            if data.get("padlock") == id or data.get("chain", [])[-1:] == [id]:
                found.append(other)
        return list(dict.fromkeys(found))

    def filter_values(self, lang: str) -> dict[str, list[tuple[str, str]]]:
        w = words(lang, self.game)
        return {
            "filter-suit": [(suit, w.say(f"suit-{suit}")) for suit in SUITS],
            "filter-kind": [(kind, w.say(f"filter-kind.{kind}")) for kind in KINDS],
            "filter-has": [(has, w.say(f"word-{has}.label")) for has in HAS],
        }

    # -- options and scores

    def candidates(self, option: str, lang: str) -> list[tuple[str, str]]:
        if option != "start_road":
            return []
        ids = [id for k, id in enumerate(SLUGS) if facts(id)["kind"] == "villager" and not FROM_PLAYERS[k]]
        return [(id, self.name(id, lang)) for id in ids if "special" not in facts(id)]

    def players_of(self, option: Option) -> tuple[int, ...]:
        chapter = int(option.section.removeprefix("§").partition(".")[0])
        if option.name == "two_player_coin_order":
            return (2,)
        return (1,) if chapter in SOLO_CHAPTERS else ()

    def standing(self, view: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, int]:
        """What everybody would have if the second market were held now."""
        seats = [seat for seat in (*SEATS, HER) if seat in view]
        return {seat: int(view[seat]["sums"]["standing"]) for seat in seats}


PAGE = VillagersPage()
