"""What the rules of Villagers name: numbers, as the facts and the machine itself have them, and texts of events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth import games
from tilth.games.villagers.deck.countess import EVENTS_OF_LITTLE, EVENTS_OF_MUCH, EVENTS_OF_NOTHING, MUCH
from tilth.games.villagers.options import OPTIONS
from tilth.games.villagers.rules.actions import SLOTS, STACKS
from tilth.games.villagers.rules.build import MOST_HIRES
from tilth.games.villagers.rules.facts import EVENT_FACTS, FACTS, FOUNDERS, SOLO_FACTS, SUITS
from tilth.games.villagers.rules.table import (
    HAND_SIZE,
    HER_DUCATS,
    HER_DUCATS_HARD,
    LIMIT,
    MOST,
    SOLO_STACK,
    START_DUCATS,
    UNLOCK_PRICE,
)
from tilth.games.villagers.text.cards import card_text

__all__ = ["facts"]

PLAYERS = OPTIONS[0].values
SILVER = ("amount", "per")
OF_EVENTS = ("amount", "price", "by", "draw", "value")


def facts(lang: str) -> Mapping[str, int | str]:
    """Every one by its name; `deck_3`: with three players, `grocer.amount`: of a card."""
    villagers = [fact for fact in FACTS if fact["kind"] == "villager"]
    basic = next(fact for fact in FACTS if fact["kind"] == "basic")
    countess = next(fact for fact in SOLO_FACTS if fact["id"] == "countess")
    found: dict[str, int | str] = {
        "players_least": min(PLAYERS),
        "players_most": max(PLAYERS),
        "slots": SLOTS,
        "stacks": STACKS,
        "suits": len(SUITS),
        "names": len(villagers),
        "copies": villagers[0]["copies"],
        "villagers": sum(fact["copies"] for fact in villagers),
        "dealt": sum(fact["copies"] for fact in villagers) - SLOTS,
        "basics": basic["copies"],
        "events": len(EVENT_FACTS),
        "summer": sum(fact["season"] == "summer" for fact in EVENT_FACTS),
        "winter": sum(fact["season"] == "winter" for fact in EVENT_FACTS),
        "hand": HAND_SIZE,
        "ducats": START_DUCATS,
        "limit": LIMIT,
        "most": MOST,
        "price": UNLOCK_PRICE,
        "hires": MOST_HIRES,
        "solo_stack": SOLO_STACK,
        "founders_gold": FACTS[FOUNDERS]["gold"],
        "founders_food": FACTS[FOUNDERS]["turned"]["food"],
        "bottom_holds": FACTS[FOUNDERS]["holds"],
        "many_players": max(fact.get("from_players", 0) for fact in FACTS),
        "her_gold": countess["gold"],
        "her_ducats": HER_DUCATS,
        "her_ducats_hard": HER_DUCATS_HARD,
        "much": MUCH,
        "little": MUCH - 1,
        "events_of_nothing": EVENTS_OF_NOTHING,
        "events_of_little": EVENTS_OF_LITTLE,
        "events_of_much": EVENTS_OF_MUCH,
    }
    for fact in FACTS:
        found |= {f"{fact['id']}.{key}": fact[key] for key in ("gold", "keys", "food", "builders") if key in fact}
        found |= {f"{fact['id']}.{key}": fact["silver"][key] for key in SILVER if key in fact.get("silver", {})}
    for fact in EVENT_FACTS:
        found |= {f"{fact['id']}.{key}": fact["does"][key] for key in OF_EVENTS if key in fact["does"]}
        found[f"{fact['id']}.text"] = card_text(fact["id"], lang)
    for players in PLAYERS:
        found |= set_up(players)
    return found


def set_up(players: int) -> dict[str, int]:
    """How many cards lie where when a game begins."""
    view: Mapping[str, Any] = games.shared("villagers", players=players).start().view(None)
    stack, reserve = int(view["S1"]["cards"]), int(view["reserve"]["cards"])
    return {
        f"stack_{players}": stack,
        f"in_stacks_{players}": stack * STACKS,
        f"reserve_{players}": reserve,
        f"deck_{players}": stack * STACKS + reserve + HAND_SIZE * players,
    }
