"""Farmers of the Moor as pages show it: the pages of Agricola with what the moor brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from markupsafe import Markup

from tilth.games.agricola.page import PAGE as BASE
from tilth.games.agricola.page import AgricolaPage
from tilth.games.agricola.page.card_portrait import SEEN
from tilth.games.moor.page import pieces, scene
from tilth.games.moor.page.table import MoorTable
from tilth.games.moor.rules.facts import DECK
from tilth.kernel.game import Option
from tilth.text import words

__all__ = ["PAGE"]

FOR_ONE = ("solo_keep_payment", "moor_solo_series")
AT_LEVELS = {"decks": (3,), "level3_minor_pool": (3,), "level2_draft_direction": (2,), "moor_deal": (2, 3)}
SEEN.update({"fuel": "fuel", "horse": "horse", "horses": "horse", "forests": "forests", "moors": "moors"})


class MoorPage(AgricolaPage):
    game = "moor"
    tabletop = MoorTable
    minutes = "45–200"
    common = ("players", "level", "moor_deal", "decks", "first_player")
    ways = MappingProxyType({"level1": {"level": 1}, "level2": {}, "level3": {"level": 3}})
    first = "level1"
    actions = (*AgricolaPage.actions, *(f"word-{name}" for name in pieces.SPECIALS))

    def picture(self) -> Markup:
        return scene.picture()

    def catalogue(self, lang: str) -> list[dict[str, Any]]:
        """The cards of the moor, then those that play along."""
        return [*super().catalogue(lang), *BASE.catalogue(lang)]

    def filter_values(self, lang: str) -> dict[str, list[tuple[str, str]]]:
        found = super().filter_values(lang)
        found["filter-deck"].append((DECK, words(lang, self.game).say(f"deck-{DECK}")))
        return found

    def players_of(self, option: Option) -> tuple[int, ...]:
        if option.name == "moor_market_12":
            return (1, 2)
        return (1,) if option.name in FOR_ONE else super().players_of(option)

    def matters(self, option: Option) -> Mapping[str, Sequence[Any]]:
        return {"level": AT_LEVELS[option.name]} if option.name in AT_LEVELS else {}


PAGE = MoorPage()
