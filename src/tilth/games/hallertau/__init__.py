"""Hallertau: a village between hops and sheep, six rounds, 330 cards. 1 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.hallertau.alike import FarmAlike
from tilth.games.hallertau.course import course, lay_out, settle_board
from tilth.games.hallertau.deck.card_making import build, in_game
from tilth.games.hallertau.evaluation import FarmEvaluation
from tilth.games.hallertau.features import FarmFeatures
from tilth.games.hallertau.options import MODES, OPTIONS, SEATS, settle
from tilth.games.hallertau.rules.facts import FACTS
from tilth.games.hallertau.rules.hidden_cards import HiddenCards
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.games.hallertau.rules.scoring import FarmScoring
from tilth.games.hallertau.rules.table import Table
from tilth.games.hallertau.text.position_keys import table_keys
from tilth.games.hallertau.text.positions import place
from tilth.games.hallertau.text.voice import HallertauVoice
from tilth.kernel.game import Game
from tilth.kernel.native import append
from tilth.kernel.shape import Keys

# The default game for every number of players, every deck, and each switch turned over at least once.
VARIANTS: list[dict[str, Any]] = [
    *({"players": n} for n in (1, 2, 3, 4)),
    *({"players": n, "cards": "none"} for n in (1, 2, 4)),
    {"players": 2, "gateway": "advanced", "farmyard": "sheep", "ask": "always"},
    {"players": 2, "gateway": "expert", "farmyard": "fields", "ask": "always"},
    {"players": 2, "gateway": "master", "farmyard": "jewels", "ask": "always"},
    {"players": 3, "gateway": "master", "farmyard": "sheep", "phase9_mode": "turns", "first_player": "B"},
    {
        "players": 4, "mix_decks": True, "ask": "always", "card_205_220_305_312_at_least": False,
        "card_509_bonus": "0,1,2,0", "cc_values": "18,24,50,70", "card_301_timing": "after_removal",
        "card_321": "exactly", "just_window": "immediate_only", "card_222_snapshot": "at_play", "vp_symbol_first": 8,
        "clay_delivery_quadrant": 2, "round_rises_in": "phase2",
    },
    {
        "players": 1, "mix_decks": True, "solo_quadrants": "any_of_four", "exhausted_tools_spendable": False,
        "card_531_no_previous_card": "not_movable", "card_328_needs_exchange": True, "income_in_round_1": True,
        "only_phase_cards_after_round_6": True, "workers_unlimited": False, "action_size": "whole_phase",
        "phase7_resow": "again", "milking_once": False, "empty_deck_space_usable": False, "idle_boulder_push": False,
        "score_planted_goods": True,
    },
    {
        "players": 3, "phase7_resow": "not_harvested", "ask": "never", "gateway": "expert", "window_cap": 12,
        "row_last_position": 10,
    },
    {"players": 2, "cards": "none", "nocards_quadrant_cards": False},
]  # fmt: skip


class Hallertau(Game):
    name = "hallertau"
    rules_version = 2
    variants = VARIANTS
    choices = OPTIONS
    example = "A: place clearing"

    def __init__(self, /, **given: Any) -> None:
        options = settle(given)
        players = options["players"]
        rules = HallertauRules(players)
        apply_switches(rules, options)
        settle_board(rules, options["clay_delivery_quadrant"])
        for number, fact in enumerate(FACTS):
            if not in_game(fact, options):
                continue
            card = build(number, fact, rules, options)
            rules.cards[number] = card
            rules.deck_cards[card.deck] = append(rules.deck_cards[card.deck], number)
        self.root = course(rules)
        number_cards(rules)
        rules.scoring, rules.evaluation, rules.unseen = FarmScoring(), FarmEvaluation(), HiddenCards(rules)
        rules.features, rules.alike = FarmFeatures(rules), FarmAlike()
        super().__init__(options, rules, HallertauVoice(rules, list(SEATS[:players]), options))

    def start(self) -> Table:
        assert isinstance(self.rules, HallertauRules)
        t = Table(self.rules)
        lay_out(t)
        t.push(self.root, 0, 0, 0)
        t.advance()
        return t

    def shape(self) -> Keys:
        assert isinstance(self.rules, HallertauRules)
        return table_keys(self.rules, self.voice.seats, saved=False)

    def place(self, data: Mapping[str, Any], patient: bool = False) -> Table:
        return place(self, data, patient)


def apply_switches(rules: HallertauRules, options: Mapping[str, Any]) -> None:
    rules.with_cards = options["cards"] == "all"
    if options["first_player"] != "random":
        rules.first_player = SEATS.index(options["first_player"])
    rules.ask = MODES.index(options["ask"])
    rules.turns9 = options["phase9_mode"] == "turns"
    values = [0] * 7 + [int(value) for value in options["cc_values"].split(",")]
    for cc, value in enumerate(values):
        rules.values[cc] = value
    rules.symbols_from = options["vp_symbol_first"]
    rules.after_removal = options["card_301_timing"] == "after_removal"
    rules.immediate = options["just_window"] == "immediate_only"
    rules.at_play = options["card_222_snapshot"] == "at_play"
    rules.any_quadrant = options["solo_quadrants"] == "any_of_four"
    rules.round_in_phase2 = options["round_rises_in"] == "phase2"
    rules.spend_exhausted = options["exhausted_tools_spendable"]
    rules.sheep_lost = options["card_531_no_previous_card"] == "sheep_lost"
    rules.quadrant_cards = options["players"] < 4 and (rules.with_cards or options["nocards_quadrant_cards"])
    rules.needs_exchange = options["card_328_needs_exchange"]
    rules.income_round1 = options["income_in_round_1"]
    rules.only_after = options["only_phase_cards_after_round_6"]
    rules.worker_limit = 0 if options["workers_unlimited"] else 80
    rules.whole_phase = options["action_size"] == "whole_phase"
    rules.resow = ["once_per_field", "again", "not_harvested"].index(options["phase7_resow"])
    rules.milk_once = options["milking_once"]
    rules.empty_deck = options["empty_deck_space_usable"]
    rules.idle_push = options["idle_boulder_push"]
    rules.planted_score = options["score_planted_goods"]


def number_cards(rules: HallertauRules) -> None:
    """Give the expressions of all cards their places."""
    for number, card in enumerate(rules.cards):
        if card is None:
            continue
        path = f"card.{FACTS[number]['id']}"
        for k, where in enumerate(card.positions):
            rules.number(where.gain, f"{path}.gain{k + 1}")
            for j, cost in enumerate(where.pays):
                rules.number(cost, f"{path}.pay{k + 1}.{j + 1}")
        for name, node in (("then", card.then), ("income", card.income), ("at_once", card.at_once)):
            if node is not None:
                rules.number(node, f"{path}.{name}")


__all__ = ["Hallertau"]
