"""Speed and conformance."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tilth.cli import bench as bench_module
from tilth.cli import conformance as conformance_module
from tilth.games.villagers import Villagers
from tilth.kernel.conformance import Report

from .conftest import Tilth


def test_bench_as_json(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_module, "STEPS", 1000)
    result = tilth("bench", "villagers", "--json", "--seconds", 0.01)
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert found.keys() == {"version", "engine", "calibration_ns", "results"}
    own = [row for row in found["results"] if row["engine"] == found["engine"]]
    assert [row["players"] for row in own] == [1, 2, 3, 4, 5]
    for row in found["results"]:
        assert row["game"] == "villagers"
        for figure in ("games_per_s", "decisions_per_s", "us_per_decision", "us_per_copy", "per_calibration"):
            assert row[figure] > 0
        assert row["decisions_per_s"] * row["us_per_decision"] == pytest.approx(1e6, rel=0.01)


def test_bench_for_reading(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(name: str, players: int, seconds: float, pairs: Any) -> dict[str, Any]:
        figures = (
            "games_per_s",
            "decisions_per_s",
            "us_per_decision",
            "us_per_copy",
            "calibration_ns",
            "per_calibration",
        )
        return {"game": name, "players": players, "engine": "interpreted", **dict.fromkeys(figures, 12.5)}

    monkeypatch.setattr(bench_module, "measure", measure)
    monkeypatch.setattr(bench_module, "interpreted", lambda names, seconds, pairs: [])
    text = tilth("bench").stdout
    assert "calibration loop" in text
    assert "villagers        5  interpreted     12.5" in text


def test_the_other_engine_is_measured_in_a_process_of_its_own() -> None:
    rows = bench_module.interpreted(["villagers"], 0.01, [])
    assert [row["compiled"] for row in rows] == [False] * 5


def test_conformance_passes(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Villagers, "variants", [{"players": 2}])
    result = tilth("conformance", "villagers", "--games", 1)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("villagers: 1 variants, 1 random games of each, engine: ")
    assert "records replayed" in result.stdout
    assert result.stdout.endswith("\npassed\n")


def test_conformance_tells_what_failed(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report(faults=["a goat is missing"])
    monkeypatch.setattr(conformance_module, "conform", lambda *_: report)
    monkeypatch.setattr(conformance_module, "same_everywhere", lambda *_: None)
    result = tilth("conformance", "villagers")
    assert result.exit_code == 1
    assert "FAILED a goat is missing" in result.stdout
    assert result.stdout.endswith("1 failed\n")


def test_bench_with_options(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_module, "STEPS", 1000)
    result = tilth("bench", "agricola", "--mode", "family", "--json", "--seconds", 0.01)
    assert {row["game"] for row in json.loads(result.stdout)["results"]} == {"agricola"}
    wrong = tilth("bench", "--mode", "family")
    assert wrong.exit_code and "options belong to one game" in wrong.output + str(wrong.exception)


def test_the_server_is_measured_only_in_a_checkout(
    tilth: Tilth, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench_module, "TOOLS", tmp_path)
    for words in (["--server"], ["--server", "--kill"]):
        result = tilth("bench", "villagers", *words)
        assert result.exit_code == 2 and result.stdout == ""
        assert "needs a checkout of Tilth" in result.stderr and result.stderr.count("\n") == 1
