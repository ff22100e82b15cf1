"""Which cards the engine really plays: every fact of a card must have its place in the machine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tilth.games.villagers.course import course
from tilth.games.villagers.deck.countess import PARTS, RULES_OF_EVENTS
from tilth.games.villagers.deck.event_effects import HUMAN, count, expression
from tilth.games.villagers.deck.specials import specials
from tilth.games.villagers.options import DEFAULT_CHOOSERS, OPTIONS, settle
from tilth.games.villagers.rules import facts as c
from tilth.games.villagers.rules.build import HER
from tilth.games.villagers.rules.rulebook import LEVELS, VillagersRules
from tilth.games.villagers.rules.table import Table
from tilth.games.villagers.text.cards import facts

__all__ = ["implemented", "lacking"]

SPOKEN = {"id", "kind", "deck", "names", "ru_name_source", "confidence"}  # for people only
TABLES = {
    "symbols": c.SYMBOLS, "copies": c.COPIES, "holds": c.HOLDS, "holds_as_bottom": c.HOLDS_AS_BOTTOM, "gold": c.GOLD,
    "food": c.FOOD, "builders": c.BUILDERS, "keys": c.KEYS, "wild": c.WILD, "discard": c.DISCARDED,
    "from_players": c.FROM_PLAYERS,
}  # fmt: skip
COUNTED = {"she_gains", "pay_her"}


def implemented(id: str) -> bool:
    return not lacking(facts(id))


def lacking(card: Mapping[str, Any]) -> list[str]:
    """The facts of a card that the engine would pass over; empty if it plays the whole card."""
    if card["kind"] == "event":
        return event_lacks(card)
    if card["kind"] == "solo":
        return solo_lacks(card)
    return villager_lacks(card)


def villager_lacks(card: Mapping[str, Any]) -> list[str]:
    face = c.SLUGS.index(card["id"]) if card["id"] in c.SLUGS else -1
    missing = []
    for key, value in card.items():
        if key in SPOKEN:
            continue
        if face < 0:
            known = False
        elif key in TABLES:
            known = int(TABLES[key][face]) == int(value)
        elif key == "chain":
            known = [c.SLUGS[below] for below in c.CHAIN[face]] == list(value)
        elif key == "suit":
            known = c.SUIT[face] >= 0 and c.SUITS[c.SUIT[face]] == value
        elif key == "padlock":
            known = c.PADLOCK[face] >= 0 and c.SLUGS[c.PADLOCK[face]] == value
        elif key == "special":
            known = c.SPECIALS[c.SPECIAL[face]] == value and 0 < c.SPECIAL[face] < len(specials())
        elif key == "silver":
            known = silver_known(face, value)
        elif key == "turned":
            known = all(symbol in TABLES and int(TABLES[symbol][c.TURNED]) == n for symbol, n in value.items())
        else:
            known = False
        if not known:
            missing.append(key)
    return missing


def silver_known(face: int, formula: Mapping[str, Any]) -> bool:
    reckoned = {
        "counts": c.COUNTS[c.SILVER_COUNTS[face]],
        "amount": int(c.SILVER_AMOUNT[face]),
        "per": int(c.SILVER_PER[face]),
        "suit": c.SUITS[c.SILVER_SUIT[face]],
    }
    return all(reckoned.get(key) == value for key, value in formula.items())


def event_lacks(card: Mapping[str, Any]) -> list[str]:
    does = card.get("does", {})
    missing = []
    known = {
        "season": card.get("season") in ("summer", "winter"),
        "works": card.get("works") in PARTS,
        "does": effect_known(does),
        "chooser": card["id"] in DEFAULT_CHOOSERS,
        "levels": set(card.get("levels", [])) <= set(LEVELS),
        "season_option": card.get("season_option") in [option.name for option in OPTIONS],
    }
    for key in card:
        if key not in SPOKEN and not known.get(key, False):
            missing.append(key)
    return missing


def effect_known(does: Mapping[str, Any]) -> bool:
    try:
        expression(0, dict(does))
        if does["op"] in COUNTED and does["per"] != "coins_on_one":
            count(solo_table(), does["per"], HER if does["whose"] == "countess" else HUMAN)
        if does["op"] == "rule":
            return does["rule"] in RULES_OF_EVENTS
    except (AssertionError, KeyError, ValueError):
        return False
    return True


def solo_lacks(card: Mapping[str, Any]) -> list[str]:
    table = solo_table()
    known = {
        "gold": c.GOLD[c.COUNTESS] == card.get("gold"),
        "special": {
            "rival": c.COUNTESS in table.villages[HER].cards,
            "cancel_event": table.game.aside is not None,
        }.get(card["special"], False),
    }
    return [key for key in card if key not in SPOKEN and not known.get(key, False)]


@cache
def solo_table() -> Table:
    """A table laid out for one player, to try things on."""
    options = settle({"players": 1})
    rules = VillagersRules(1, options)
    course(rules, [event["season"] for event in c.EVENT_FACTS])
    table = Table(rules)
    table.lay_out()
    return table
