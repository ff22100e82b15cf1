"""What a seat could do next, worked out: cards to play, advances to pay, income to come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.hallertau.rules.actions import POSITIONS
from tilth.games.hallertau.rules.advances import affords, lacks_advance
from tilth.games.hallertau.rules.facts import FACTS
from tilth.games.hallertau.rules.goods import BUILDING_FACTS, BUILDINGS, BUNDLES, GOODS, ROUNDS
from tilth.games.hallertau.rules.layout import BUILT, FARM, JEWEL, MASK
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import OK

__all__ = ["income", "planner", "playable", "route", "takes"]

TAKEN_BY = [sum(good in fact["kinds"] for fact in BUILDING_FACTS) for good in GOODS]


def playable(t: Table, seat: int) -> list[str]:
    """The cards of the hand that could be played now, with their positions."""
    found = []
    for entry in t.hands[seat]:
        card = t.card(entry // MASK)
        mask = t.playable(seat, card)
        fact = FACTS[card.number]
        several = len(fact["options"]) > 1
        found += [f"{fact['id']}/{k + 1}" if several else fact["id"] for k in range(POSITIONS) if mask & 2**k]
    return found


def takes(t: Table) -> dict[str, dict[str, Any]]:
    """What one step of each building takes in this round: the kinds, the fewest and the most goods, its restriction."""
    return {fact["id"]: taken(t, b, fact) for b, fact in enumerate(BUILDING_FACTS)}


def taken(t: Table, building: int, fact: Mapping[str, Any]) -> dict[str, Any]:
    sizes = [sum(amounts(bundle)) for bundle in BUNDLES.prices[building * ROUNDS + this_round(t) - 1]]
    found = {"kinds": list(fact["kinds"]), "fewest": min(sizes), "most": max(sizes)}
    if "more" in fact:
        found["more_of"] = list(fact["more"])
    if "most" in fact:
        found["at_most"] = list(fact["most"])
    return found


def this_round(t: Table) -> int:
    return min(max(int(t.round), 1), int(ROUNDS))


def planner(t: Table, seat: int) -> dict[str, dict[str, Any]]:
    """For each building: what one step costs now, and how many steps in a row its own goods and tools allow."""
    return {name: plan(t, seat, b) for b, name in enumerate(BUILDINGS)}


def plan(t: Table, seat: int, building: int) -> dict[str, Any]:
    round_ = this_round(t)
    prices = [
        BUNDLES.words[bundle] for bundle in BUNDLES.prices[building * ROUNDS + round_ - 1] if affords(t, seat, bundle)
    ]
    reason = lacks_advance(t, seat, building) if t.round else OK
    return {
        "moves": steps(t, seat, building, round_) if t.round else 0,
        "prices": prices + (["jewel"] if t.farms[seat * FARM + JEWEL] else []),
        "tools": int(t.tools_needed(seat, building)),
        "blocked": None if reason == OK else t.game.voice.reason(reason).code,
    }


def steps(t: Table, seat: int, building: int, round_: int) -> int:
    """How often this building alone could advance now."""
    q = t.copy()
    n = 0
    while lacks_advance(q, seat, building) == OK:
        advance(q, seat, building, round_)
        n += 1
    return n


def route(t: Table, seat: int) -> list[str]:
    """A way to spend everything on advances now: the building furthest behind first, jewels last. Not the only way."""
    found: list[str] = []
    if not 1 <= t.round <= ROUNDS:
        return found
    q = t.copy()
    jewels = q.farms[seat * FARM + JEWEL]
    q.farms[seat * FARM + JEWEL] = 0
    while True:
        ready = [b for b in range(len(BUILDINGS)) if lacks_advance(q, seat, b) == OK]
        if ready:
            behind = min(ready, key=lambda b: (int(q.farms[seat * FARM + BUILT + b]), b))
            found.append(f"{BUILDINGS[behind]} {advance(q, seat, behind, int(t.round))}")
        elif jewels:
            q.farms[seat * FARM + JEWEL] = jewels
            jewels = 0
        else:
            return found


def advance(q: Table, seat: int, building: int, round_: int) -> str:
    """One step, paid with few goods that few others want; a jewel if there are none. Says what was paid."""
    prices = [bundle for bundle in BUNDLES.prices[building * ROUNDS + round_ - 1] if affords(q, seat, bundle)]
    q.clear_way(seat, building)
    q.move_building(seat, building, 1)
    if not prices:
        q.farms[seat * FARM + JEWEL] -= 1
        return "jewel"
    cheapest = min(prices, key=lambda bundle: sum(n * (4 + TAKEN_BY[k]) for k, n in enumerate(amounts(bundle))))
    for k, amount in enumerate(amounts(cheapest)):
        q.farms[seat * FARM + k] -= amount
    return BUNDLES.words[cheapest]


def amounts(bundle: int) -> list[int]:
    return [int(BUNDLES.amounts[bundle * len(GOODS) + k]) for k in range(len(GOODS))]


def income(t: Table, seat: int) -> dict[str, int]:
    """What the face-up cards bring in every phase 3, as far as it is a plain gain."""
    found: dict[str, int] = {}
    for card in t.played[seat]:
        for data in FACTS[card]["income"]:
            ((verb, what),) = data.items()
            if verb == "get":
                found[what[0]] = found.get(what[0], 0) + what[1]
            else:
                found[verb] = found.get(verb, 0) + 1
    return found
