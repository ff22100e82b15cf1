"""Villagers: draft the road, build a village, sell at two markets. 1 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml

from tilth.games.villagers.cards import EVENT_FACTS, SLUGS
from tilth.games.villagers.notation import place
from tilth.games.villagers.options import CHOOSERS, OPTIONS, SEATS, settle
from tilth.games.villagers.rounds import course
from tilth.games.villagers.table import Table, VillagersRules
from tilth.games.villagers.voice import VillagersVoice
from tilth.kernel.errors import BadPosition
from tilth.kernel.game import Game
from tilth.kernel.native import BIT, append


class Villagers(Game):
    name = "villagers"
    choices = OPTIONS

    def __init__(self, **given: Any) -> None:
        options = settle(given)
        players = options["players"]
        rules = VillagersRules(players, options)
        if options["first_player"] != "random":
            rules.first_player = SEATS.index(options["first_player"])
        if options["start_road"] != "random6":
            for slug in options["start_road"]:
                rules.start_road = append(rules.start_road, SLUGS.index(slug))
        seasons = []
        for e, fact in enumerate(EVENT_FACTS):
            seasons.append(options[fact["season_option"]] if "season_option" in fact else fact["season"])
            chooser = options["event_choice"].get(fact["id"], "player")
            rules.choosers = append(rules.choosers, CHOOSERS.index(chooser))
            if options["level"] not in fact.get("levels", [options["level"]]):
                rules.events_out |= BIT[e]
        self.root = course(rules, seasons)
        seats = list(SEATS[:players])
        super().__init__(options, rules, VillagersVoice(rules, seats, options))

    def start(self) -> Table:
        assert isinstance(self.rules, VillagersRules)
        t = Table(self.rules)
        t.lay_out()
        t.push(self.root, 0, 0, 0)
        t.advance()
        return t

    def load(self, text: str) -> Table:
        try:
            data = yaml.safe_load(text)
        except yaml.YAMLError as error:
            raise BadPosition("position", f"this is not YAML: {error}") from None
        if not isinstance(data, dict):
            raise BadPosition("position", "expected keys and values, such as `part: build`")
        return self.place(data)

    def place(self, data: Mapping[str, Any], patient: bool = False) -> Table:
        return place(self, data, patient)


__all__ = ["Villagers"]
