"""What the rules of Hallertau name: numbers, as the facts and the machine itself have them, and what spaces do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tilth import games
from tilth.games.hallertau.course import GATEWAY_HAND, POINT_HAND
from tilth.games.hallertau.options import OPTIONS
from tilth.games.hallertau.rules import scoring
from tilth.games.hallertau.rules.goods import BUILDING_FACTS, BUNDLES, GOODS, LAST, ROUNDS, THREE_KINDS, TWO_KINDS
from tilth.games.hallertau.rules.layout import COLUMNS, MOST_JEWELS, WORKERS
from tilth.games.hallertau.rules.spaces import QUADRANT_FACTS, SPACE_FACTS
from tilth.games.hallertau.text.fact_texts import body
from tilth.text import words

__all__ = ["facts"]

PLAYERS, START_PLAYERS = OPTIONS[0].values, OPTIONS[0].default


def facts(lang: str) -> Mapping[str, int | str]:
    """Every one by its name; `bonus_2`: cards left with two players, `nursery.text`: of a space."""
    start: Mapping[str, Any] = games.shared("hallertau").start().view(None)
    farm = start["A"]
    dealt = {"farmyard": START_PLAYERS * len(farm["stable_cards"])}
    decks = {deck: left + dealt.get(deck, 0) for deck, left in start["decks"].items()}
    track = farm["track"]
    points = track["values"][track["points_from"] :]
    near, far = (stone["at"] for stone in farm["houses"][BUILDING_FACTS[0]["id"]]["boulders"])
    rows = [space["rows"] for space in SPACE_FACTS.values()]
    found: dict[str, int | str] = {
        "players_least": min(PLAYERS),
        "players_most": max(PLAYERS),
        "rounds": ROUNDS,
        "last_but_one": ROUNDS - 1,
        "half": ROUNDS // 2,
        "goods": len(GOODS),
        "spaces": len(SPACE_FACTS),
        "quadrants": max(space["quadrant"] for space in SPACE_FACTS.values()),
        "rows": max(rows),
        "card_rows": min(rows),
        "quadrant_cards": len(QUADRANT_FACTS),
        "columns": COLUMNS,
        "low_row": farm["land"][0]["row"],
        "top_row": max(new_fields()),
        "jewels": MOST_JEWELS,
        "buildings": len(BUILDING_FACTS),
        "last": LAST,
        "near": near,
        "far": far,
        "first_fields": ", ".join(str(field["row"]) for field in farm["land"]),
        "first_good": farm[GOODS[0]],
        "gateway_hand": GATEWAY_HAND,
        "point_hand": POINT_HAND,
        "farmyard_hand": len(farm["stable_cards"]),
        "goal": scoring.GOAL,
        "goal_bare": scoring.GOAL_BARE,
        "outstanding": scoring.OUTSTANDING,
        "outstanding_bare": scoring.OUTSTANDING_BARE,
        "workers": WORKERS[0],
        "most_workers": max(WORKERS),
        "points_from": track["points_from"],
        "track": ", ".join(map(str, track["values"][: track["points_from"]])),
        "points": ", ".join(map(str, points)),
        "symbol": scoring.SYMBOL_POINTS,
        "symbol_spaces": f"{farm['symbols'][0]}–{farm['symbols'][-1]}",
        "rests": scoring.RESTS,
        "two_kinds": TWO_KINDS,
        "three_kinds": THREE_KINDS,
        "most_flax": next(fact["most"][1] for fact in BUILDING_FACTS if "most" in fact),
    }
    found |= {f"{deck}_deck": cards for deck, cards in decks.items()}
    w = words(lang, "hallertau")
    for name, space in SPACE_FACTS.items():
        found |= {f"{name}.text": " ".join(body(space["options"], [], w)), f"{name}.quadrant": space["quadrant"]}
    for players in PLAYERS:
        found |= {
            f"gateway_{players}": decks["gateway"] - GATEWAY_HAND * players,
            f"farmyard_{players}": decks["farmyard"] - len(farm["stable_cards"]) * players,
            f"bonus_{players}": decks["bonus"],
            f"point_{players}": decks["point"] - POINT_HAND * players,
        }
    for k, fewest in enumerate(BUNDLES.fewest):
        found[f"{BUILDING_FACTS[k // ROUNDS]['id']}_{k % ROUNDS + 1}"] = fewest
    return found


def new_fields() -> Iterator[int]:
    """The rows in which spaces give fields."""
    for space in SPACE_FACTS.values():
        for gain in (gain for option in space["options"] for gain in option["gain"]):
            if "field" in gain:
                yield int(gain["field"]["row"])
