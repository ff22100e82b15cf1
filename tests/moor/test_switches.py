"""Every option of the expansion is turned over in some scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from tilth.games import shared
from tilth.games.agricola.options import OPTIONS
from tilth.games.agricola.rules.requirements import AtLeast
from tilth.games.moor import MoorGame
from tilth.games.moor.options import CHOICES
from tilth.records.scenario import run_file

SCENARIOS = Path(__file__).resolve().parent.parent / "scenarios"
SWITCHES = sorted((SCENARIOS / "moor_switches").glob("*.yaml"))
BASE = {option.name for option in OPTIONS}
IN_HERE = {"full_farm_cards"}  # no card of the decks is of this sort
FULL = {
    "rooms": "0,0 1,0 2,0",
    "fields": "0,1 0,2 0,3 0,4",
    "pastures": "1,1+1,2+1,3+2,1+2,2+2,3+2,4",
}


@pytest.mark.parametrize("path", SWITCHES, ids=lambda path: path.stem)
def test_the_scenario_holds(path: Path) -> None:
    outcome = run_file(path, shared)
    assert outcome.passed, outcome.report


def test_every_option_has_its_scenario() -> None:
    named = {path.stem for path in SWITCHES} | IN_HERE
    told = "\n".join(path.read_text(encoding="utf-8") for path in (SCENARIOS / "moor").glob("*.yaml"))
    left = [option.name for option in CHOICES if option.name not in BASE | named and f"{option.name}: " not in told]
    assert left == []


@pytest.mark.parametrize(("reading", "wild"), [("weaken", 0), ("off", 1)])
def test_a_farm_with_a_forest_is_full_as_the_host_says(reading: str, wild: int) -> None:
    game = MoorGame(players=2, level=1, full_farm_cards=reading)
    full = AtLeast("full_farm", 1)
    for lying, told in (("forests", wild), ("moors", wild), ("blocked", 1), ("fields", 1)):
        farm = FULL | ({"fields": f"{FULL['fields']} 1,4"} if lying == "fields" else {lying: "1,4"})
        table = game.place({"round": 5, "A": farm})
        assert table.unused(0) == 0
        assert full.count(table, 0) == told, lying
    assert full.count(game.place({"round": 5, "A": FULL}), 0) == 0
