"""The compiled engine is held to the scenarios too."""

from __future__ import annotations

from pathlib import Path

import pytest

import tilth
from tilth.games import shared
from tilth.records.scenario import run_file

OF_LONG_TESTS = {
    "agricola",
    "agricola_switches",
    "hallertau",
    "hallertau_switches",
    "moor",
}  # they run compiled
FILES = sorted((Path(__file__).parent / "scenarios").glob("*/*.yaml"))
SCENARIOS = [path for path in FILES if path.parent.name not in OF_LONG_TESTS]


@pytest.mark.compiled
def test_every_scenario_holds_compiled() -> None:
    assert tilth.engine() == "compiled"
    assert len(SCENARIOS) > 300
    broken = [outcome.report for outcome in (run_file(path, shared) for path in SCENARIOS) if not outcome.passed]
    assert broken == []
