"""`tilth analyse`: a record gone through again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tilth.text import LANGS, words

from .conftest import Tilth


@pytest.fixture
def record(begun_record: Callable[..., Path]) -> Path:
    return begun_record(moves=40, seed=3)


def test_the_same_numbers_for_programs(tilth: Tilth, record: Path) -> None:
    result = tilth("analyse", record, "--depth", "quick", "--json", "--seed", 5)
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["game"], found["depth"], found["seed"], found["over"]) == ("villagers", "quick", 5, False)
    assert set(found["seats"]) == {"A", "B"} and found["moves"] and found["expected"]
    assert all(move["loss"] >= 0 for move in found["moves"])
    dearest = max(found["moves"], key=lambda move: move["loss"])
    assert found["turning_points"][0]["frame"] == dearest["frame"]
    assert found["turning_points"][0]["better"]
    line = found["turning_points"][0]["line"]
    assert record.read_text().splitlines()[line - 1].startswith(f"{dearest['seat']}:")
    assert tilth("analyse", record, "--depth", "quick", "--json", "--seed", 5).stdout == result.stdout


@pytest.mark.parametrize("lang", LANGS)
def test_what_people_read(tilth: Tilth, record: Path, lang: str) -> None:
    said = tilth("analyse", record, "--depth", "quick", "--lang", lang).stdout
    w = words(lang)
    for key in ("accuracy", "luck", "lost", "expected-margin", "turning"):
        assert w.say(f"analysis-{key}") in said
    assert w.say("analysis-better", move="").strip() in said


def test_mistakes_are_told_as_when_checking(tilth: Tilth, record: Path) -> None:
    wrong = record.with_name("wrong.tilth")
    wrong.write_text(record.read_text() + "Z: end turn\n")
    for file in (wrong, record.with_name("missing.tilth")):
        analysed, checked = tilth("analyse", file), tilth("check", file)
        assert (analysed.exit_code, analysed.output) == (checked.exit_code, checked.output)
        assert analysed.exit_code in (1, 2)
    refused = tilth("analyse", record, "--depth", "abyss")
    assert refused.exit_code == 2 and "quick, medium, deep" in refused.output
