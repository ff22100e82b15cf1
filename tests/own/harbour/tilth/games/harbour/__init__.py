"""Harbour: a made-up expansion of Agricola. It uses every door that the base game has, and touches nothing there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.agricola import Agricola
from tilth.games.agricola.options import with_options
from tilth.games.agricola.rules.grid import Grid
from tilth.games.agricola.rules.modes import Mode, add_mode
from tilth.games.agricola.rules.rulebook import AgricolaRules, HarvestPhase
from tilth.games.agricola.rules.table import Table
from tilth.kernel.expressions import Seq
from tilth.kernel.game import Option
from tilth.kernel.native import i64

from .facts import PART, SPACES
from .rules import MOST_LAND, Geese, Harbour, SeaTurn, Spoiled, Tide, deeds, flood, salting_phase

MOST_SHAPES = 2000  # that fences can enclose on a farm that has grown
NO_OCCUPATIONS = ("occupation", "occupation-3p", "occupation-4p")
COAST = add_mode(Mode("coast", "full", hand=("minor",), without=NO_OCCUPATIONS, besides=SPACES))
FLATS = add_mode(Mode("flats", "family", besides=SPACES))
DECKS = ("E,harbour", "E,I,K,harbour")


class HarbourGame(Agricola):
    name = PART
    rules_version = 1
    choices = with_options(
        Option("mode", COAST.name, (COAST.name, FLATS.name), "H§0"),
        Option("decks", DECKS[0], DECKS, "§20.6"),
        Option("deep_water", False, (False, True), "H§1"),
    )
    variants = (
        {"players": 1, "mode": "flats"},
        {"players": 2},
        {"players": 3, "deep_water": True, "decks": "E,I,K,harbour"},
        {"players": 5, "mode": "flats", "list": "full"},
    )
    grid = Grid(blocked=((0, 4),), extra=((-1, 2),))

    def register(self, rules: AgricolaRules, options: Mapping[str, Any]) -> None:
        rules.lay_ground(self.grid, cells=MOST_LAND, shapes=MOST_SHAPES)
        rules.detached = True
        self.harbour = Harbour(rules, options["deep_water"])
        rules.take_in(PART)
        for name, make in deeds(self.harbour).items():
            rules.add_deed(name, make)
        rules.add_item(Geese(self.harbour))
        rules.add_item(Spoiled(self.harbour))
        rules.turn = SeaTurn(self.harbour)
        rules.round["next"] = Seq(rules.round["next"], Tide(self.harbour))
        rules.harvest.insert(2, HarvestPhase("salting", lambda rules: salting_phase(self.harbour)))

    def lay_out(self, t: Table, seat: i64, data: Mapping[str, Any]) -> None:
        super().lay_out(t, seat, data)
        flood(t, self.harbour, seat)


__all__ = ["HarbourGame"]
