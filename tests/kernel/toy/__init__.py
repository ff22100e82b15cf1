"""Acre: a toy farm for two or three, made for the kernel's tests. It is also the example for people who add a game.

Every round chance sends the weather; then every farmer sends two workers, one at a time, to spaces that hold one worker
each. In the last round, which is winter, everybody must eat. Cards come from a hidden deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.kernel.core import Node
from tilth.kernel.expressions import Seq
from tilth.kernel.game import Game, Option, settle_options
from tilth.kernel.native import BIT

from .cards import deck
from .farm import BAKE, CARDS, GOODS, SPACES, AcreRules, Farms
from .judging import AcreEvaluation, AcreScoring, AcreUnseen
from .rounds import Deal, course
from .verbs import Bake
from .voice import AcreVoice


class Acre(Game):
    name = "acre"
    choices = (Option("players", 2, (2, 3)), Option("rounds", 3, (1, 2, 3)))

    def __init__(self, /, **given: Any) -> None:
        options = settle_options("acre", self.choices, given)
        self.acre = AcreRules(options["players"], options["rounds"], deck())
        self.acre.scoring, self.acre.evaluation, self.acre.unseen = AcreScoring(), AcreEvaluation(), AcreUnseen()
        self.work: Node = course()
        self.root: Node = Seq(Deal(), self.work)
        self.acre.number(self.root, "game")
        self.acre.aside = Bake()
        self.acre.aside_from = BAKE
        self.acre.number(self.acre.aside, "bake")
        super().__init__(options, self.acre, AcreVoice(self.acre))

    def start(self) -> Farms:
        p = Farms(self.acre)
        p.push(self.root, 0, 0, 0)
        p.advance()
        return p

    def place(self, data: Mapping[str, Any], patient: bool = False) -> Farms:
        """What is left out keeps its start value. Without a stack a round begins, with the cards as they are."""
        p = self.table(data)
        p.patient = patient
        if "stack" in data:
            self.resume(p, data["stack"])
            return p
        p.push(self.work, 0, 0, 0)
        p.advance()
        return p

    def table(self, data: Mapping[str, Any]) -> Farms:
        p = Farms(self.acre)
        p.round, p.sunny = data.get("round", 0), data.get("sunny", 0)
        p.starter = self.voice.seats.index(data.get("starter", "A"))
        p.busy = sum(BIT[SPACES.index(space)] for space in data.get("busy", []))
        for s, seat in enumerate(self.voice.seats):
            farm = data.get(seat, {})
            for g, good in enumerate(GOODS):
                p.put(s, g, farm.get(good, 0))
            p.stored[s], p.rooms[s], p.begged[s] = (farm.get(key, 0) for key in ("stored", "rooms", "begged"))
            for card in farm.get("played", []):
                p.enter(s, CARDS.index(card))
            p.hands[s] = sum(BIT[CARDS.index(card)] for card in farm.get("hand", []))
            p.spent[s] = farm.get("spent", 0)
            p.unseen &= ~(p.hands[s] | p.played[s])
        if "tables" in data:
            self.restore_tables(p, data["tables"])
        return p


__all__ = ["Acre"]
