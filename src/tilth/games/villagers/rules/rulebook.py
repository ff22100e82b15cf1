# compiled
"""What is settled before a game begins: the switches of §22, the events, and the nodes that other nodes start."""

from __future__ import annotations

from typing import Final, cast

from tilth.kernel.core import Node, Rules
from tilth.kernel.native import i64, vec

LEVELS: Final = ["normal", "easy", "hard"]
EASY: Final[i64] = 1
HARD: Final[i64] = 2


class VillagersRules(Rules):
    """The switches of §22 in the form the machine reads, and the nodes that other nodes start by name."""

    def __init__(self, players: i64, options: dict[str, object]) -> None:
        super().__init__(players)
        self.solo: bool = players == 1
        self.villages: i64 = 2 if players == 1 else players
        self.level: i64 = LEVELS.index(str(options["level"]))
        self.first_player: i64 = -1
        self.market_latch = bool(options["market_latch"])
        self.both_markets: bool = options["both_markets_same_round"] == "both"
        self.draft_reserve = bool(options["draft_from_reserve_when_empty"])
        self.hand_at_once: bool = options["drafted_cards_to_hand"] == "own_limit"
        self.reshuffle: bool = players == 1 or bool(options["discard_reshuffle_multi"])
        self.last_refresh = bool(options["refresh_in_last_round"])
        self.coins_reversed: bool = options["two_player_coin_order"] == "reverse"
        self.live_limit: bool = options["build_limit_timing"] == "live"
        self.return_to_empty = bool(options["return_to_empty_stack"])
        self.key_cap = bool(options["key_ring_is_cap"])
        self.tinner_refunds = bool(options["tinner_retroactive"])
        self.smuggle_covered = bool(options["smuggler_covered_target"])
        self.smuggle_zero = bool(options["smuggler_zero_target"])
        self.swap_swappers = bool(options["apprentice_targets_apprentice"])
        self.swap_stand_ins = bool(options["apprentice_targets_monk"])
        self.freed_to_hand: bool = options["apprentice_freed_card"] == "to_hand"
        self.coins_again = bool(options["market2_pays_coins_again"])
        self.best_one: bool = options["wood_carver_mode"] == "best_one"
        self.discs = bool(options["formula_discs_count"])
        self.backs_public = bool(options["backs_public"])
        self.countess_symbols: i64 = cast(int, options["countess_gold_symbols"])
        self.blind_feeds = bool(options["solo_blind_take_feeds_countess"])
        self.give_from_stack = bool(options["solo_countess_card_from_stack"])
        self.no_card_events: i64 = cast(int, options["countess_no_card_events"])
        self.event_reshuffle: bool = options["event_reshuffle"] == "same_season"
        self.count_founders = bool(options["events_count_founders"])
        self.swing_waits: bool = options["mood_swing_part_event"] == "wait"
        self.blackmail_covered = bool(options["blackmail_covered"])
        self.claim_covered = bool(options["land_claim_covered"])
        self.after_cap = bool(options["limit_penalty_after_cap"])
        self.partial_pay = bool(options["partial_pay_avoids_penalty"])
        self.until_first_use: bool = options["jester_window"] == "until_first_use"
        self.force_at_once: bool = options["it_was_you_deadline"] == "same_round"
        self.easy_replace_one: bool = options["easy_dark_mood"] == "one"
        self.force_draws: bool = options["it_was_you_without_jester"] == "draw_one"
        self.hard_events = ["setup_two", "at_least_two", "always_two"].index(str(options["solo_hard_events"]))
        self.own_cards = bool(options.get("own_cards", False))
        self.start_road: vec[i64] = vec[i64]()  # empty: six at random
        self.choosers: vec[i64] = vec[i64]()  # per event: who picks the card (§19.10)
        self.events_out: i64 = 0  # events removed from this game
        # nodes
        nothing = Node()
        self.turn_up: Node = nothing
        self.show_back: Node = nothing
        self.specials: list[Node] = []  # per kind of special villager
        # events: what each is, as sets and per event
        self.resolve: list[Node] = []
        self.works: vec[i64] = vec[i64]()
        self.amounts: vec[i64] = vec[i64]()
        self.lowers: vec[i64] = vec[i64]()
        self.replaces: vec[i64] = vec[i64]()
        self.seasons: vec[i64] = vec[i64]([0, 0])
        self.penalties: i64 = 0
        self.force_events: i64 = 0
        self.rule_events: vec[i64] = vec[i64]([0, 0])
        self.rule_value: vec[i64] = vec[i64]([0, 0])
        self.event_draw: Node = nothing
        self.reveal_events: Node = nothing
        self.forced_jester: Node = nothing
