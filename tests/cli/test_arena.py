"""`tilth arena`: the command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from tilth import bots
from tilth.bots.protocol import Budget
from tilth.kernel.core import Position
from tilth.kernel.rng import Rng
from tilth.records.record import Record

from .conftest import Tilth


def told(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def lasting(found: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on the machine."""
    for bot in found["bots"].values():
        del bot["ms_per_move"]
    return {key: value for key, value in found.items() if key not in ("seconds", "games_per_s")}


def test_greedy_beats_random(tilth: Tilth) -> None:
    found = told(tilth("arena", "villagers", "--bots", "greedy,random", "--players", 2, "--games", 6, "--json"))
    assert (found["games"], found["deals"], found["balanced"], found["errors"]) == (6, 3, True, 0)
    greedy, random = found["bots"]["greedy"], found["bots"]["random"]
    assert greedy["rating"]["mu"] > random["rating"]["mu"]
    assert greedy["won"]["n"] > random["won"]["n"]
    assert greedy["seats"]["A"]["games"] == greedy["seats"]["B"]["games"] == 3
    assert found["pairs"][0]["margin"] > 0


def test_alone_a_game_is_won_if_its_target_was_reached(tilth: Tilth) -> None:
    found = told(tilth("arena", "hallertau", "--bots", "random", "--players", 1, "--games", 2, "--json"))
    assert found["target"] == 100 and found["bots"]["random"]["won"]["n"] == 0
    found = told(tilth("arena", "hallertau", "--bots=random", "--players=1", "--games=1", "--cards", "none", "--json"))
    assert found["target"] == 80 and found["options"]["cards"] == "none" and "cards" not in found["bots"]


def test_for_reading(tilth: Tilth) -> None:
    text = tilth("arena", "villagers", "--bots", "random", "--games", 3, "--cards").stdout
    assert "3 games of villagers" in text and "random" in text and "cards have enough hands" in text
    text = tilth("arena", "villagers", "--players", 3, "--games", 2).stdout
    assert "greedy against random" in text and "The last deal was not played to its end" in text


def test_a_file_is_gone_on_with(tilth: Tilth, tmp_path: Path) -> None:
    words = ("arena", "villagers", "--bots", "random", "--players", 2, "--json", "--cards")
    whole = told(tilth(*words, "--games", 5))
    told(tilth(*words, "--games", 2, "--out", "deep/games.jsonl"))
    again = told(tilth(*words, "--games", 5, "--resume", "deep/games.jsonl"))
    assert lasting(again) == lasting(whole)
    assert len((tmp_path / "deep/games.jsonl").read_text().splitlines()) == 6
    fewer = told(tilth(*words, "--games", 3, "--resume", "deep/games.jsonl"))
    assert fewer["games"] == 3


def test_records(tilth: Tilth, tmp_path: Path) -> None:
    told(tilth("arena", "villagers", "--bots", "random", "--games", 2, "--records", "here", "--jobs", 2, "--json"))
    ends = [Record.read(path).check() for path in sorted((tmp_path / "here").iterdir())]
    assert len(ends) == 2 and all(end.over for end in ends)


class Tired:
    """Plays anything, and is interrupted once."""

    left = 150

    def choose(self, position: Position, seat: int, rng: Rng, budget: Budget) -> int:
        Tired.left -= 1
        if Tired.left == 0:
            raise KeyboardInterrupt
        return position.legal()[0]


def test_ctrl_c_keeps_what_is_done(tilth: Tilth, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._makers, "tired", Tired)
    words = ["arena", "villagers", "--bots", "tired", "--players", "2", "--games", "8"]
    monkeypatch.setattr("sys.argv", ["tilth", *words, "--out", "games.jsonl"])
    stopped = tilth(*words, "--out", "games.jsonl")
    assert stopped.exit_code == 130
    done = len((tmp_path / "games.jsonl").read_text().splitlines()) - 1
    assert 0 < done < 8
    assert f"stopped after {done} of 8 games" in stopped.stderr
    assert f"to go on: tilth {' '.join(words)} --resume games.jsonl" in stopped.stderr
    assert f"{done} games of villagers" in stopped.stdout
    assert told(tilth(*words, "--resume", "games.jsonl", "--json"))["games"] == 8


def test_nothing_was_kept_without_a_file(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._makers, "tired", Tired)
    monkeypatch.setattr(Tired, "left", 3)
    stopped = tilth("arena", "villagers", "--bots", "tired", "--games", 1)
    assert stopped.exit_code == 130 and "--out FILE" in stopped.stderr


class Cheat:
    def choose(self, position: Position, seat: int, rng: Rng, budget: Budget) -> int:
        return -5


def test_games_that_fail_are_told(tilth: Tilth, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._makers, "cheat", Cheat)
    failed = tilth("arena", "villagers", "--bots", "cheat", "--games", 2, "--out", "games.jsonl")
    assert failed.exit_code == 1
    assert "2 of 2 games failed; the first: game 0 (cheat, cheat)" in failed.stderr
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 1


@pytest.mark.parametrize(
    "words, complaint",
    [
        (["villagers", "--bots", "grandmaster"], "there is no bot 'grandmaster'; there is random"),
        (["villagers", "--bots", ""], "there is no bot ''"),
        (["villagers", "--bots", "random,random"], "the bot 'random' is named twice"),
        (["villagers", "--players", "9"], "option players"),
        (["villagers", "--games", "0"], "--games"),
        (["villagers", "--jobs", "0"], "--jobs"),
        (["villagers", "--ray", "auto", "--jobs", "2"], "--jobs is for this machine"),
        (["villagers", "--publish"], "--publish goes with --cards"),
        (["villagers", "--out", "a", "--resume", "b"], "give one of them"),
        (["villagers", "--resume", "nowhere.jsonl"], "nowhere.jsonl: No such file"),
        (["villagers", "--resume", "poem.txt"], "poem.txt, line 1: this is no file of a tournament"),
        (["villagers", "--out", "poem.txt"], "poem.txt is there already"),
        (["chess"], "there is no game 'chess'"),
        (["hallertau", "--cards", "many"], "option cards"),
        (["villagers", "--colour", "red"], "villagers has no option 'colour'"),
    ],
)
def test_mistakes(tilth: Tilth, tmp_path: Path, words: list[str], complaint: str) -> None:
    (tmp_path / "poem.txt").write_bytes(b"Roses are \xff\nred\n")
    found = tilth("arena", *words)
    assert found.exit_code == 2
    assert complaint in found.stderr and len(found.stderr.splitlines()) == 1
