"""The planner: what can be afforded now, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

import tilth

GAME = tilth.game("hallertau", players=2)


def planned(farm: dict[str, Any], round_: int = 3) -> dict[str, Any]:
    view: dict[str, Any] = GAME.place({"round": round_, "phase": 9, "A": farm}).view(0)
    farm_seen: dict[str, Any] = view["A"]
    return farm_seen


def test_a_building_says_what_a_step_costs_and_how_many_it_could_make() -> None:
    farm = planned({"clay": 5, "rye": 2, "tools": 1})
    carpentry = farm["planner"]["carpentry"]
    assert set(carpentry["prices"]) == {"3clay", "rye+2clay"}
    assert (carpentry["moves"], carpentry["tools"], carpentry["blocked"]) == (2, 0, None)
    assert farm["planner"]["brewery"] | {"prices": []} == {
        "moves": 0, "prices": [], "tools": 0, "blocked": "CANNOT_PAY",
    }  # fmt: skip


def test_a_boulder_is_told() -> None:
    farm = planned({"clay": 3, "milk": 3, "buildings": "1/0/0/0/0", "boulders": {"carpentry": [2, 5]}})
    assert farm["planner"]["carpentry"]["blocked"] == "BOULDER"
    assert farm["route"] == ["cooling_house 3milk"]


def test_everything_is_spent_in_an_order_that_can_be_played() -> None:
    farm = {"clay": 6, "barley": 4, "hops": 2, "meat": 2, "milk": 3, "flax": 3, "wool": 2, "jewels": 2, "tools": 9}
    p = GAME.place({"round": 2, "phase": 9, "A": farm})
    route = p.rules.voice.view(p, 0)["A"]["route"]
    assert len(route) >= 8
    assert route[-1].endswith("jewel")
    assert not route[0].endswith("jewel")
    for way in route:
        building, _, price = way.partition(" ")
        p = GAME.voice.follow(p, 0, f"advance {building} pay {price}")
    left = p.rules.voice.view(p, 0)["A"]
    assert left["jewels"] == 0
    assert left["route"] == []


@pytest.mark.parametrize("seat", [1, None])
def test_nobody_else_is_told(seat: int | None) -> None:
    p = GAME.place({"round": 3, "phase": 9, "A": {"clay": 5}})
    assert {"planner", "route", "playable"}.isdisjoint(p.rules.voice.view(p, seat)["A"])
