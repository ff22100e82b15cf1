"""What the rules of Agricola name: numbers as facts and rules have them, and what cards and spaces say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from tilth.games.agricola.options import HAND, OPTIONS, TARGETS
from tilth.games.agricola.rules.capacity import CELL_HOLDS, PETS, STABLE_TIMES
from tilth.games.agricola.rules.dealing import LEFT_OVER
from tilth.games.agricola.rules.facts import BASE, FACTS, part_of
from tilth.games.agricola.rules.goods import (
    ADULT_FOOD,
    ADULT_FOOD_ALONE,
    BEGGING_POINTS,
    CHILD_FOOD,
    GROWN,
    HARVEST,
    MOST_PEOPLE,
    PERSON_POINTS,
    RENOVATION_REED,
    ROOM_MATERIAL,
    ROOM_POINTS,
    ROOM_REED,
    ROUNDS,
    STAGES,
    START_FOOD,
    START_PEOPLE,
    STEPS,
)
from tilth.games.agricola.rules.grid import BOARD, MOST_FENCES, MOST_STABLES
from tilth.games.agricola.rules.spaces import SPACE_FACTS
from tilth.games.agricola.text.cards import hand_text
from tilth.games.agricola.text.fact_texts import is_upgrade, space_text
from tilth.text import words

__all__ = ["facts"]

PLAYERS = OPTIONS[0].values
SPACES = [fact for fact in SPACE_FACTS if part_of(fact) == BASE]
CARDS = [fact for fact in FACTS if part_of(fact) == BASE]


def facts(lang: str) -> Mapping[str, int | str]:
    """Every one by its name; `spaces_3`: with three players, `fishing.text`: what a space or a card says."""
    kinds = {kind: [fact for fact in CARDS if fact["kind"] == kind] for kind in ("major", "minor", "occupation")}
    found: dict[str, int | str] = {
        "players_least": min(PLAYERS),
        "players_most": max(PLAYERS),
        "rounds": int(ROUNDS),
        "stages": max(STAGES),
        "harvests": ", ".join(str(k) for k, harvest in enumerate(HARVEST) if harvest),
        "rows": BOARD.rows,
        "columns": BOARD.columns,
        "cells": int(BOARD.cells),
        "cells_free": int(BOARD.cells) - len(BOARD.start),
        "rooms_start": len(BOARD.start),
        "people_start": int(START_PEOPLE),
        "people": int(MOST_PEOPLE),
        "stables": int(MOST_STABLES),
        "fences": int(MOST_FENCES),
        "food_first": START_FOOD[0],
        "food_others": START_FOOD[1],
        "adult": int(ADULT_FOOD),
        "adult_alone": int(ADULT_FOOD_ALONE),
        "child": int(CHILD_FOOD),
        "hand": HAND,
        "hand_more": HAND + int(LEFT_OVER),
        "left_over": int(LEFT_OVER),
        "majors": len(kinds["major"]),
        "minors": len(kinds["minor"]),
        "upgrades": sum(is_upgrade(fact) for fact in kinds["minor"]),
        "occupations": len(kinds["occupation"]),
        "room_material": int(ROOM_MATERIAL),
        "room_reed": int(ROOM_REED),
        "renovation_reed": int(RENOVATION_REED),
        "stable_wood": price("build-rooms-stables", "build_stables"),
        "stable_cheap": price("stable-bake", "build_stables"),
        "fence_wood": price("fences", "build_fences"),
        "grain_grown": GROWN[1],
        "grain_added": GROWN[1] - 1,
        "vegetable_grown": GROWN[2],
        "vegetable_added": GROWN[2] - 1,
        "cell_holds": int(CELL_HOLDS),
        "pets": int(PETS),
        "person": int(PERSON_POINTS),
        "people_points": int(PERSON_POINTS * MOST_PEOPLE),
        "begging": -int(BEGGING_POINTS),
        "clay_room": ROOM_POINTS[1],
        "stone_room": ROOM_POINTS[2],
        "growth_round": max(option.get("min_round", 0) for fact in SPACES for option in fact["structure"]["options"]),
    }
    for least in (1, 3, 4):
        found[f"occupations_{least}"] = sum(fact["players"] == least for fact in kinds["occupation"])
    for players in PLAYERS:
        lying = [fact for fact in SPACES if "full" in fact["modes"] and players in fact["players"]]
        found[f"cards_{players}"] = sum(fact["kind"] == "action_card" for fact in lying)
        found[f"spaces_{players}"] = len(lying)
    for stage in range(1, max(STAGES) + 1):
        rounds = [k for k, of in enumerate(STAGES) if of == stage]
        found[f"stage_{stage}"] = span(rounds[0], rounds[-1])
        found[f"stage_{stage}_cards"] = len(rounds)
        found[f"stage_{stage}_harvest"] = rounds[-1]
    for cells, stables in ((1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (2, 2)):
        found[f"holds_{cells}_{stables}"] = int(CELL_HOLDS) * cells * int(STABLE_TIMES) ** stables
    for what, steps in STEPS.items():
        found |= tabled(what, steps)
    for k, goal in enumerate(TARGETS, 1):
        found[f"goal_{k}"] = goal
    w = words(lang, "agricola")
    for fact in SPACES:
        found[f"{fact['slug']}.text"] = space_text(fact, w)
        found |= {f"{fact['slug']}.adds": n for n in fact.get("accumulates", {}).values()}
        for option in fact["structure"]["options"]:
            if "food_cost" in option:
                found |= occupation_costs(fact["slug"], option["food_cost"])
    found |= {f"{fact['slug']}.text": hand_text(fact["slug"], lang) for fact in kinds["major"]}
    return found


def price(space: str, deed: str) -> int:
    """What one piece costs there in wood."""
    [fact] = [fact for fact in SPACES if fact["slug"] == space]
    [option] = [option for option in fact["structure"]["options"] if option["do"] == deed]
    return int(option["cost_each"]["wood"])


def span(first: int, last: int) -> str:
    return f"{first}" if first == last else f"{first}–{last}"


def tabled(what: str, steps: Sequence[int]) -> dict[str, str]:
    """The row of a thing in the scoring table: how many of it lose a point, and how many score 1 to 4."""
    starts = [0, *steps]
    cells = [span(first, after - 1) for first, after in pairwise(starts)]
    return {f"{what}_{k}": cell for k, cell in enumerate([*cells, f"{steps[-1]}+"])}


def occupation_costs(space: str, cost: Mapping[str, int]) -> dict[str, int]:
    """Food for an occupation by how many were played before (§16.2)."""
    last = cost.get("always", cost.get("later", 0))
    costs = {"first": cost.get("first", last), "second": cost.get("second", last), "later": last}
    return {f"{space}.{when}": food for when, food in costs.items()}
