"""What a host can set: the level, how cards are dealt, and the switches of M§23, beside those of the base game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tilth.games.agricola.options import OPTIONS
from tilth.games.agricola.rules.modes import Mode
from tilth.games.moor.rules.facts import CARDS, DECK, SPACES
from tilth.kernel.errors import BadOption
from tilth.kernel.game import Option

LEFT_OUT: Final = ("mode", "deal")  # options of the base game that the level and `moor_deal` replace
DEALS: Final = ("draft", "draft8", "replace", "plain")
READINGS: Final = ("weaken", "exclude", "off")
NO_LESSONS: Final = ("occupation", "occupation-3p", "occupation-4p")
STARTING_MINOR: Final = "starting-player-minor"
STOREHOUSE: Final = "starting-player-storehouse"
SIDE_JOB: Final = "stable-bake"
MARKET: Final = "market-1-2p"
ALL: Final = "all"
TARGETS: Final = {1: 65, 2: 70, 3: 70}  # alone (M§14.7)


def flag(name: str, default: bool, section: str) -> Option:
    return Option(name, default, (default, not default), section)


SWITCHES: Final = [
    Option("moor_base_side", "rulebook", ("rulebook", "family2007"), "M§3.4"),
    flag("moor_market_12", True, "M§4.1"),
    Option("level3_minor_pool", ALL, (ALL, "base_only"), "M§3.8"),
    Option("level2_draft_direction", "counterclockwise", ("counterclockwise", "clockwise"), "M§3.8"),
    flag("special_needs_healthy_person", True, "M§5.4"),
    flag("special_counts_as_improvement_action", True, "M§7.4"),
    flag("returned_lower_under", True, "M§9.3"),
    Option("solo_keep_payment", "at_use", ("at_use", "any_time_in_round"), "M§14.4"),
    flag("moor_solo_series", False, "M§14.7"),
    Option("full_farm_cards", "weaken", READINGS, "M§17.1"),
    Option("improvement_count_cards", "weaken", READINGS, "M§17.2"),
    flag("fuel_variant", False, "M§18"),
    flag("lock_until_scoring", True, "M§13.2"),
    flag("extension_mixed", True, "M§16.4"),
    flag("usage_feeding_one_payment", True, "M§16.7"),
    flag("yeoman_cancels_printed_minus", False, "M§17.4"),
    flag("m042_is_plow", True, "M§17.7"),
    flag("m054_needs_person", False, "M§20"),
    flag("m107_minor_hearths", False, "M§20"),
    Option("doubtful_cost", "food", ("food", "vegetable", "fuel"), "M§22"),
    *(
        Option(f"{card['id'].lower()}_cost", ALL, (ALL, "food", "vegetable", "fuel"), "M§22")
        for card in CARDS
        if card.get("doubtful")
    ),
    Option("m022_animal_food", "once", ("once", "per_kind"), "M§22"),
    flag("m023_needs_fence", False, "M§22"),
    flag("m032_hut_discounted", False, "M§22"),
    flag("m033_mixed", True, "M§22"),
    flag("m059_boar", True, "M§22"),
    Option("m081_last_rate", "food", ("food", "vegetable", "boar"), "M§22"),
    Option("m084_rounding", "down", ("down", "exact"), "M§22"),
    flag("m084_lying_needs_place", True, "M§22"),
    Option("m102_pass", "always", ("always", "on_hit"), "M§22"),
    Option("m108_cost", "sheep", ("sheep", "grain", "reed"), "M§22"),
]
BASE: Final = [option for option in OPTIONS if option.name not in LEFT_OUT]
CHOICES: Final = [
    BASE[0],
    Option("level", 2, (1, 2, 3), "M§2"),
    Option("moor_deal", "usual", ("usual", *DEALS), "M§3.8"),
    *BASE[1:],
    *SWITCHES,
]


def mode_of(options: Mapping[str, Any]) -> Mode:
    """The spaces and hands of a level (M§2, M§4)."""
    level, players = options["level"], options["players"]
    family = options["moor_base_side"] == "family2007" and level < 3
    without: list[str] = []
    besides = [space["slug"] for space in SPACES if space["slug"] != MARKET or options["moor_market_12"]]
    if not family:
        without += NO_LESSONS if level < 3 else ()
        if level < 3 and players > 1:
            without.append(STARTING_MINOR)
            besides.append(STOREHOUSE)
        if level == 1 and players > 1:
            besides.append(SIDE_JOB)
    hand = {1: (), 2: ("minor",), 3: ("occupation", "minor")}[level]
    return Mode(
        f"level{level}",
        "family" if family else "full",
        hand=hand,
        without=tuple(without),
        besides=tuple(besides),
        series=options["moor_solo_series"] and level == 3,
        target=TARGETS[level],
        decks=(DECK,) if level == 2 else (),
        more_decks=(DECK,) if level == 3 else (),
    )


def how_dealt(options: Mapping[str, Any]) -> str:
    """The deal, once it is known how many play (M§3.8)."""
    deal = str(options["moor_deal"])
    if deal == "usual":
        return "replace" if options["players"] == 1 else "draft"
    if options["players"] == 1 and deal.startswith("draft"):
        raise BadOption("moor_deal", "option moor_deal: alone there is nobody to draft with (M§3.8)")
    return deal


def doubtful_prices(options: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The prices of cards with doubtful figures, as the host has set them (M§22). `in_doubt`, in the facts of a card: a
    good of its price, and the option that says which it is, or whether it is there at all."""
    found: dict[str, list[dict[str, Any]]] = {}
    for card in CARDS:
        printed: dict[str, int] = card["cost"][0] if card["cost"] else {}
        said: dict[str, Any] = {good: options[name] for good, name in card.get("in_doubt", {}).items()}
        if card.get("doubtful"):
            own = options[f"{card['id'].lower()}_cost"]
            said["food"] = options["doubtful_cost"] if own == ALL else own
        cost = {good if said.get(good, True) is True else said[good]: n for good, n in printed.items()}
        cost.pop(False, 0)
        if cost != printed:
            found[card["slug"]] = [cost]
    return found
