"""What a host can set: the number of players, the solo level, and every switch of §22 with its default."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tilth.games.villagers.rules.facts import COPIES, EVENT_FACTS, FACTS, FROM_PLAYERS, OWN_CARDS, SLUGS
from tilth.kernel.errors import BadOption
from tilth.kernel.game import Option, settle_options
from tilth.kernel.shape import shown

SEATS = "ABCDE"
START_ROAD = ["swineherd", "carpenter", "thatcher", "mason", "graper", "harvester"]  # assumed, §2.2
CHOOSERS = ["player", "max", "min", "random"]
DEFAULT_CHOOSERS = {fact["id"]: fact["chooser"] for fact in EVENT_FACTS if "chooser" in fact}


def switch(name: str, default: Any, *others: Any, section: str) -> Option:
    return Option(name, default, (default, *others), section)


OPTIONS: list[Option] = [
    Option("players", 2, (1, 2, 3, 4, 5), "§1.5"),
    switch("level", "normal", "easy", "hard", section="§20.6"),
    Option("start_road", START_ROAD, ("random6",), "§2.2", open="six villagers"),
    Option("first_player", "random", ("random", *SEATS), "§2.6"),
    switch("market_latch", True, False, section="§3.3"),
    switch("both_markets_same_round", "both", "second_only", section="§3.4"),
    switch("draft_from_reserve_when_empty", True, False, section="§4.3"),
    switch("drafted_cards_to_hand", "own_limit", "part_end", section="§4.6"),
    switch("discard_reshuffle_multi", False, True, section="§5.3"),
    switch("refresh_in_last_round", True, False, section="§5.4"),
    switch("two_player_coin_order", "reverse", "first_player_first", section="§6.1"),
    switch("build_limit_timing", "turn_start", "live", section="§7.2"),
    switch("return_to_empty_stack", False, True, section="§9.4"),
    switch("key_ring_is_cap", False, True, section="§10.6"),
    switch("tinner_retroactive", False, True, section="§11.5"),
    switch("smuggler_covered_target", False, True, section="§11.6"),
    switch("smuggler_zero_target", False, True, section="§11.6"),
    switch("apprentice_targets_apprentice", False, True, section="§11.3"),
    switch("apprentice_targets_monk", True, False, section="§11.3"),
    switch("apprentice_freed_card", "place_now", "to_hand", section="§11.3"),
    switch("market2_pays_coins_again", False, True, section="§14.1"),
    switch("wood_carver_mode", "sum", "best_one", section="§14.3"),
    switch("formula_discs_count", False, True, section="§14.4"),
    switch("tiebreak_counts", "all", "uncovered", "no_basics", section="§15.2"),
    switch("backs_public", True, False, section="§16.3"),
    switch("countess_gold_symbols", 1, 4, section="§17.2"),
    switch("solo_blind_take_feeds_countess", True, False, section="§18.1"),
    switch("solo_countess_card_from_stack", False, True, section="§18.1"),
    switch("countess_no_card_events", 3, 0, section="§19.2"),
    switch("event_reshuffle", "same_season", "none", section="§19.5"),
    switch("events_count_founders", True, False, section="§19.7"),
    Option("event_choice", DEFAULT_CHOOSERS, (), "§19.10", open="event=chooser, ..."),
    switch("mood_swing_part_event", "wait", "discard", section="§19.11"),
    switch("blackmail_covered", False, True, section="§19.11"),
    switch("land_claim_covered", True, False, section="§19.11"),
    switch("rats_season", "winter", "summer", section="§19.11"),
    switch("limit_penalty_after_cap", True, False, section="§19.12"),
    switch("partial_pay_avoids_penalty", False, True, section="§19.12"),
    switch("jester_window", "until_first_use", "before_part", section="§20.1"),
    switch("it_was_you_deadline", "next_event_part", "same_round", section="§19.11"),
    switch("easy_dark_mood", "two", "one", section="§20.6"),
    switch("it_was_you_without_jester", "ignore", "draw_one", section="§20.2"),
    switch("solo_hard_events", "setup_two", "at_least_two", "always_two", section="§20.7"),
    *([switch("own_cards", False, True, section="§2.4")] if OWN_CARDS else []),
]


def settle(given: Mapping[str, Any]) -> dict[str, Any]:
    """All options, checked; what a game cannot be played with is refused here."""
    options = settle_options("villagers", OPTIONS, given)
    options["start_road"] = start_road(options["start_road"])
    options["event_choice"] = event_choice(options["event_choice"])
    players, first = options["players"], options["first_player"]
    if first != "random" and SEATS.index(first) >= players:
        raise BadOption("first_player", f"option first_player: there is no seat {first} with {players} players")
    if options["level"] != "normal" and players > 1:
        raise BadOption("level", f"option level: {options['level']!r} is for the solo game, not for {players} players")
    return options


def start_road(value: Any) -> Any:
    if value == "random6":
        return value
    slugs = value.replace(",", " ").split() if isinstance(value, str) else value
    if not isinstance(slugs, list) or len(slugs) != 6:
        raise BadOption("start_road", f"option start_road: six villagers are needed, not {shown(value)}")
    for slug, n in Counter(slugs).items():
        if slug not in SLUGS:
            raise BadOption("start_road", f"option start_road: there is no villager {shown(slug)}")
        card = SLUGS.index(slug)
        if FACTS[card]["kind"] != "villager" or FROM_PLAYERS[card] or "special" in FACTS[card]:
            raise BadOption(
                "start_road",
                f"option start_road: {slug} cannot lie there; only grain, wood, hay, ore, grape and solitary villagers",
            )
        if n > COPIES[card]:
            raise BadOption("start_road", f"option start_road: there are only {COPIES[card]} cards {slug}")
    return slugs


def event_choice(value: Any) -> dict[str, str]:
    """Who picks the card of an event: a mapping, or text like `bribes=max, spy_network=random`."""
    pairs = value
    if isinstance(value, str):
        pairs = dict(pair.partition("=")[::2] for pair in value.replace(",", " ").split())
    if not isinstance(pairs, Mapping):
        raise BadOption(
            "event_choice", f"option event_choice: {shown(value)} is not like bribes=max, spy_network=random"
        )
    chosen = dict(DEFAULT_CHOOSERS)
    for event, chooser in pairs.items():
        for word, known in ((event, list(chosen)), (chooser, CHOOSERS)):
            if word not in known:
                raise BadOption("event_choice", f"option event_choice: {shown(word)} is not one of {', '.join(known)}")
        chosen[event] = chooser
    return chosen
