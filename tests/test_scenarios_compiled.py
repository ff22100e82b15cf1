"""The compiled engine is held to the scenarios too."""

from __future__ import annotations

from pathlib import Path

import pytest

import tilth
from tilth.records.scenario import run_file

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*/*.yaml"))


@pytest.mark.compiled
def test_every_scenario_holds_compiled() -> None:
    assert tilth.engine() == "compiled"
    assert len(SCENARIOS) > 800
    broken = [outcome.report for outcome in map(run_file, SCENARIOS) if not outcome.passed]
    assert broken == []
