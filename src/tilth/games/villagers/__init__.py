"""Villagers: draft the road, build a village, sell at two markets. 1 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.villagers.alike import VillageAlike
from tilth.games.villagers.course import course
from tilth.games.villagers.evaluation import VillageEvaluation
from tilth.games.villagers.features import VillageFeatures
from tilth.games.villagers.options import CHOOSERS, OPTIONS, SEATS, settle
from tilth.games.villagers.rules.facts import EVENT_FACTS, OWN, SLUGS
from tilth.games.villagers.rules.hidden_cards import HiddenFaces
from tilth.games.villagers.rules.rulebook import VillagersRules
from tilth.games.villagers.rules.scoring import VillageScoring
from tilth.games.villagers.rules.table import Table
from tilth.games.villagers.text.position_keys import table_keys
from tilth.games.villagers.text.positions import place
from tilth.games.villagers.text.voice import VillagersVoice
from tilth.kernel.game import Game
from tilth.kernel.native import BIT, append
from tilth.kernel.shape import Keys

# The default game for every number of players, and each switch turned over at least once.
VARIANTS: list[dict[str, Any]] = [
    *({"players": n} for n in (1, 2, 3, 4, 5)),
    {"players": 1, "level": "easy", "easy_dark_mood": "one", "backs_public": False, "countess_gold_symbols": 4},
    {"players": 1, "level": "hard", "solo_hard_events": "at_least_two", "event_reshuffle": "none"},
    {"players": 1, "level": "hard", "solo_hard_events": "always_two", "countess_no_card_events": 0},
    {
        "players": 1, "solo_blind_take_feeds_countess": False, "solo_countess_card_from_stack": True,
        "events_count_founders": False, "event_choice": {"bribes": "max", "spy_network": "random"},
        "mood_swing_part_event": "discard", "blackmail_covered": True, "land_claim_covered": False,
    },
    {
        "players": 1, "rats_season": "summer", "limit_penalty_after_cap": False, "partial_pay_avoids_penalty": True,
        "jester_window": "before_part", "it_was_you_deadline": "same_round", "market_latch": False,
        "event_choice": {"protection_money": "player", "trade_network": "min"},
    },
    {"players": 1, "it_was_you_without_jester": "draw_one", "start_road": "random6"},
    {
        "players": 2, "backs_public": False, "two_player_coin_order": "first_player_first", "key_ring_is_cap": True,
        "build_limit_timing": "live", "apprentice_targets_apprentice": True, "tinner_retroactive": True,
    },
    {
        "players": 3, "market_latch": False, "both_markets_same_round": "second_only", "first_player": "B",
        "draft_from_reserve_when_empty": False, "drafted_cards_to_hand": "part_end", "discard_reshuffle_multi": True,
        "refresh_in_last_round": False, "return_to_empty_stack": True, "start_road": "random6",
    },
    {
        "players": 4, "smuggler_covered_target": True, "smuggler_zero_target": True, "apprentice_targets_monk": False,
        "apprentice_freed_card": "to_hand", "market2_pays_coins_again": True, "wood_carver_mode": "best_one",
        "formula_discs_count": True, "tiebreak_counts": "uncovered",
    },
]  # fmt: skip


class Villagers(Game):
    name = "villagers"
    variants = VARIANTS
    choices = OPTIONS
    example = "A: end turn"

    def __init__(self, /, **given: Any) -> None:
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
            left_out = fact.get("deck") == OWN and not rules.own_cards
            if left_out or options["level"] not in fact.get("levels", [options["level"]]):
                rules.events_out |= BIT[e]
        self.root = course(rules, seasons)
        seats = list(SEATS[:players])
        rules.scoring, rules.evaluation = VillageScoring(), VillageEvaluation()
        rules.unseen = HiddenFaces(rules.backs_public)
        rules.features, rules.alike = VillageFeatures(rules), VillageAlike()
        super().__init__(options, rules, VillagersVoice(rules, seats, options))

    def start(self) -> Table:
        assert isinstance(self.rules, VillagersRules)
        t = Table(self.rules)
        t.lay_out()
        t.push(self.root, 0, 0, 0)
        t.advance()
        return t

    def shape(self) -> Keys:
        assert isinstance(self.rules, VillagersRules)
        return table_keys(self.rules, self.voice.seats, saved=False)

    def place(self, data: Mapping[str, Any], patient: bool = False) -> Table:
        return place(self, data, patient)


__all__ = ["Villagers"]
