"""Positions of the moor that people write: what no play could lead to is refused, with the key that says so."""

from __future__ import annotations

from typing import Any

import pytest

from tilth.games import game
from tilth.kernel.errors import BadPosition
from tilth.kernel.shape import Keys

from ..games.strange import told_or_taken

GAMES = {"two": game("moor", players=2, level=2), "alone": game("moor", players=1, level=2)}
TABLE = GAMES["two"].shape()
FARM = TABLE.keys["A"].shape
assert isinstance(FARM, Keys)
STRANGE: list[Any] = [
    7, -1, 10**12, 2**70, 2.5, True, "", "x", "A", "0,1", "9,9", "1,0 0,4", "0,1:grain99", "0,5+1,5", [], [1], [None],
    ["x"], ["0,5+1,5"], ["s-1-2-a", "s-1-2-a"], {}, {"x": 1}, {"A": 1}, {None: None}, {"stone-quarry": {"stone": 9}},
]  # fmt: skip


@pytest.mark.parametrize("which", GAMES)
@pytest.mark.parametrize("key", TABLE.keys)
def test_a_strange_value_of_the_table_is_told_or_taken(which: str, key: str) -> None:
    told_or_taken(GAMES[which], STRANGE, lambda value: {key: value}, key, "phase", "round")


@pytest.mark.parametrize("key", FARM.keys)
def test_a_strange_value_of_a_farm_is_told_or_taken(key: str) -> None:
    told_or_taken(GAMES["two"], STRANGE, lambda value: {"round": 3, "A": {key: value}}, "A")


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("two", {"A": {"bed": 3}}, "A.bed"),
    ("two", {"A": {"bed": -1}}, "A.bed"),
    ("two", {"A": {"bed": 2, "home": 1}}, "A.bed"),
    ("two", {"A": {"horse": 1, "lying": 2}}, "A.lying"),
    ("two", {"A": {"late_turn": 6}}, "A.late_turn"),
    ("two", {"A": {"burnt": -1}}, "A.burnt"),
    ("two", {"A": {"night": 5}}, "A.night"),
    ("two", {"A": {"moors": "0,1", "covered_moors": "0,1"}}, "A.covered_moors"),
    ("two", {"A": {"forest_people": "0,1"}}, "A.forest_people"),
    ("two", {"A": {"fields": "0,1:grain2", "fallow": "0,1"}}, "A.fallow"),
    ("two", {"A": {"unplowed": "0,3:grain2"}}, "A.unplowed"),
    ("two", {"A": {"improvements": ["no-till-farming"], "forests": "0,3", "unplowed": "0,3:grain2"}}, "A.unplowed"),
    ("two", {"A": {"improvements": ["arid-field"], "arid-field-cells": "1,0"}}, "A.arid-field-cells"),
    ("two", {"A": {"fallow-land-cells": "0,1"}}, "A.fallow-land-cells"),
    ("two", {"A": {"improvements": ["hardware-store"], "used": {"hardware-store": 4}}}, "A.used.hardware-store"),
    ("two", {"s-1-2-a": "C"}, "s-1-2-a"),
    ("two", {"s-1-3-a": "A"}, "s-1-3-a"),
    ("two", {"pile_top": "s-1-2-a"}, "pile_top"),
    ("two", {"from_bed": 2}, "from_bed"),
    ("two", {"garden_path": "C"}, "garden_path"),
    ("two", {"turned": ["well"]}, "turned"),
    ("alone", {"garden_path": "A"}, "garden_path"),
    ("alone", {"kept_in": 6}, "kept_in"),
    ("alone", {"s-1-2-a": "A-down"}, "s-1-2-a"),
    ("alone", {"s-1-2-a": "A", "s-1-2-b": "A"}, "s-1-2-b"),
    ("alone", {"s-1-2-a": "A", "pile_top": "s-1-2-a"}, "s-1-2-a"),
]


@pytest.mark.parametrize(("which", "data", "where"), IMPOSSIBLE, ids=[str(data) for _, data, _ in IMPOSSIBLE])
def test_what_no_play_could_lead_to_is_refused(which: str, data: dict[str, Any], where: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAMES[which].place({"round": 5, **data})
    assert error.value.where == where


def test_who_lives_in_a_forest_is_bound_without_a_word() -> None:
    """Given somebody in a forest, when nothing is said of how many are bound, then it is one."""
    p = GAMES["two"].place({"round": 5, "A": {"forests": "0,1", "forest_people": "0,1"}})
    assert GAMES["two"].voice.report(p)["A"]["bound"] == 1
