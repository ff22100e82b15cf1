"""`tilth train` and `tilth solve`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tilth.bots.networks import read
from tilth.cli.train import settings_of
from tilth.kernel.errors import TilthError
from tilth.records.record import Record
from tilth.training import solver

from .conftest import Tilth

TINY = [
    part
    for change in ("first=4", "second=2", "width=1", "opening=1", "batch=1", "trial=1", "pause=1")
    for part in ("--recipe", change)
]


def test_a_network_is_trained_and_its_course_goes_on(tilth: Tilth, tmp_path: Path) -> None:
    command = ["train", "villagers", "--players", 2, "--minutes", 0.05, "--jobs", 2, "--to", "kept", *TINY]
    result = tilth(*command)
    assert result.exit_code == 0, result.output
    folder = tmp_path / "kept"
    assert {path.name for path in folder.iterdir()} == {"table.net", "curve.json", "curve.svg", "state.npz"}
    assert "games; the best network is kept/table.net" in result.stdout
    games = json.loads((folder / "curve.json").read_text())["points"][-1]["games"]
    assert read(folder / "table.net").card["options"] == [{"players": 2}]
    again = tilth(*command)
    assert again.exit_code == 0, again.output
    assert f"going on after {games} games" in again.stderr
    other = tilth(*command, "--seed", 2)
    assert other.exit_code == 2 and "holds a course with another seed: 1, not 2" in other.stderr


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--recipe", "spice=1"], "the recipe has no 'spice'; it has first, second"),
        (["--recipe", "first=many"], "first is a number, not 'many'"),
        (["--recipe", "first=3"], "first must be even, not 3"),
        (["--recipe", "pause=0"], "pause cannot be 0 in a recipe: 1 at the least"),
        (["--players", "9"], "9"),
        (["--seed", "12"], "--seed"),
        (["--ray", "auto", "--jobs", "2"], "--jobs is for this machine"),
        (["--from", "gone.net"], "gone.net"),
        (["--option", "players"], "NAME=VALUE"),
    ],
    ids=lambda more: str(more)[:30],
)
def test_a_mistake_is_told_in_a_sentence(tilth: Tilth, more: list[str], words: str) -> None:
    result = tilth("train", "villagers", *more)
    assert result.exit_code == 2, result.output
    assert words in result.stderr and "Traceback" not in result.stderr


def test_a_file_that_is_no_network_cannot_be_begun_with(tilth: Tilth, tmp_path: Path) -> None:
    (tmp_path / "bad.net").write_text("hello\n")
    result = tilth("train", "villagers", "--players", 2, "--from", "bad.net", *TINY)
    assert result.exit_code == 2
    assert "bad.net is not a network of Tilth" in result.stderr


def test_options_may_list_several_values() -> None:
    assert settings_of("villagers", "2,3", None) == [{"players": 2}, {"players": 3}]
    hands = settings_of("agricola", "1", ["hand=", "hand=random"])  # one that holds a list itself is given again
    assert [setting.get("hand") for setting in hands] == ["", None]
    with pytest.raises(TilthError, match="written NAME=VALUE: 'players'"):
        settings_of("villagers", "2", ["players"])


def test_what_cannot_be_solved_is_told_in_a_sentence(tilth: Tilth) -> None:
    result = tilth("solve", "agricola", "--mode", "family", "--minutes", 0.001)
    assert result.exit_code == 2
    assert "chance still decides in this game" in result.stderr


ORDER = (
    "sheep-1,fences,sow-bake,improvement,stone-1-stage2,renovation-improvement,family-growth-minor,boar-1,"
    "take-vegetable,cattle-1,stone-1-stage4,plow-sow,family-growth-urgent,renovation-fences"
)


@pytest.mark.parametrize("numpy", [True, False])
def test_a_solved_game_is_written_down(
    tilth: Tilth, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, numpy: bool
) -> None:
    for name in ("NARROW", "BROAD", "GAMES"):
        monkeypatch.setattr(solver, name, 1)
    if not numpy:
        monkeypatch.setitem(sys.modules, "tilth.training.tuning", None)
    command = ["solve", "agricola", "--mode", "family", "--round-cards", ORDER, "--minutes", 0.001]
    result = tilth(*command, "--to", "best.tilth", "--json")
    assert result.exit_code == 0, result.output
    said = json.loads(result.stdout)
    end = Record.read(tmp_path / "best.tilth").check()
    assert end.over and end.points(0) == said["points"] == said["found"][-1]["points"]
    assert ("nothing is learned of this deal" in result.stderr) is not numpy
