"""What a host can set: players, decks, and every switch of §15 with its default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.hallertau.deck.card_making import SUBDECKS
from tilth.games.hallertau.rules.facts import OWN_CARDS
from tilth.kernel.errors import BadOption
from tilth.kernel.game import Option, settle_options

SEATS = "ABCD"
MODES = ["always", "needed", "never"]


def switch(name: str, default: Any, *others: Any, section: str) -> Option:
    return Option(name, default, (default, *others), section)


OWN_DECK = switch("own_cards", False, True, section="§3.1")
OPTIONS: list[Option] = [
    Option("players", 2, (1, 2, 3, 4), "§3"),
    switch("gateway", *SUBDECKS["gateway"], section="§3.1"),
    switch("farmyard", *SUBDECKS["farmyard"], section="§3.1"),
    switch("cards", "all", "none", section="§12.1"),
    switch("mix_decks", False, True, section="§3.1"),
    Option("first_player", "random", ("random", *SEATS), "§3.10"),
    switch("ask", "needed", "always", "never", section="§10.10"),
    switch("phase9_mode", "simultaneous", "turns", section="§8.1"),
    switch("card_205_220_305_312_at_least", True, False, section="R1"),
    switch("card_509_bonus", "0,1,2,2", "0,1,2,0", section="R1g"),
    switch("cc_values", "18,34,50,70", "18,24,50,70", section="R2"),
    switch("window_cap", 12, section="R3"),
    switch("card_301_timing", "before_removal", "after_removal", section="R4"),
    switch("card_321", "at_least", "exactly", section="R5"),
    switch("just_window", "until_next_step", "immediate_only", section="R6"),
    switch("card_222_snapshot", "start_of_last_turn", "at_play", section="R7"),
    switch("row_last_position", 10, section="R9"),
    switch("vp_symbol_first", 7, 8, section="R9"),
    switch("solo_quadrants", "reconstructed", "any_of_four", section="R10"),
    switch("clay_delivery_quadrant", 1, 2, section="R11"),
    switch("round_rises_in", "phase1", "phase2", section="R12"),
    switch("exhausted_tools_spendable", True, False, section="R16"),
    switch("card_531_no_previous_card", "sheep_lost", "not_movable", section="R17"),
    switch("nocards_quadrant_cards", True, False, section="R20"),
    switch("card_328_needs_exchange", False, True, section="R22"),
    switch("income_in_round_1", False, True, section="R24"),
    switch("only_phase_cards_after_round_6", False, True, section="R25"),
    switch("workers_unlimited", True, False, section="R26"),
    switch("action_size", "steps", "whole_phase", section="R27"),
    switch("phase7_resow", "once_per_field", "again", "not_harvested", section="R28"),
    switch("milking_once", True, False, section="R29"),
    switch("empty_deck_space_usable", True, False, section="R30"),
    switch("idle_boulder_push", True, False, section="R32"),
    switch("score_planted_goods", False, True, section="R36"),
    *([OWN_DECK] if OWN_CARDS else []),
]


def settle(given: Mapping[str, Any]) -> dict[str, Any]:
    """All options, checked; what a game cannot be played with is refused here."""
    options = settle_options("hallertau", OPTIONS, given)
    players, first = options["players"], options["first_player"]
    if first != "random" and SEATS.index(first) >= players:
        raise BadOption("first_player", f"option first_player: there is no seat {first} with {players} players")
    return options
