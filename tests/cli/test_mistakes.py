"""Every mistake is told in one sentence, with exit code 2 and no traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tilth.games import names

from .conftest import Tilth

MISTAKES = {
    "frob": "No such command 'frob'.",
    "play": "say which game to play (`tilth games` lists them), or --load a saved one",
    "play chess": "there is no game 'chess'; there is villagers, moor, hallertau, agricola",
    "play villagers --players 9": "option players: '9' is not one of 1, 2, 3, 4, 5",
    "play villagers --players 2 --players=x": "Invalid value for '--players'",
    "play villagers --players 2 -o players=3": "option players is given twice",
    "play villagers --level heavy": "option level: 'heavy' is not one of normal, easy, hard",
    "play villagers --level easy --level hard": "option level is given twice",
    "play villagers --level easy": "option level: 'easy' is for the solo game, not for 2 players",
    "play villagers --levl easy": "villagers has no option 'levl'; did you mean 'level'?",
    "play villagers --zzz": "villagers has no option 'zzz'; `tilth games` lists those it has",
    "play villagers -o level": "an option is written NAME=VALUE, not 'level'",
    "play villagers --start-road mason": "option start_road: six villagers are needed, not 'mason'",
    "play villagers --lang de": "no language 'de'; choose one of: en, ru, pt",
    "play villagers --seats human,bob": (
        "nobody called 'bob' can take a seat; there is human, easy, medium, hard, expert, greedy, random"
    ),
    "play villagers --players 3 --seats human,greedy": "2 seats are named for 3 players",
    "play villagers extra": "Got unexpected extra argument",
    "play --load missing.tilth": "missing.tilth: No such file or directory",
    "play --load .": ".: Is a directory",
    "play --load bad.tilth": "bad.tilth:1: a record begins with",
    "play --load binary": "binary:1: this is not text in UTF-8",
    "play --load wrong.tilth": "wrong.tilth:3: there is no seat 'Z'",
    "play --load seed.tilth": "seed.tilth:2: seed: 'high' is not a whole number",
    "play villagers --load good.tilth": "a saved game has its own game, players and options",
    "play --load good.tilth --lang de": "no language 'de'",
    "play --load good.tilth --seats bob": "nobody called 'bob'",
    "cards": "Missing argument",
    "cards chess": "there is no game 'chess'",
    "cards villagers --lang de": "no language 'de'",
    "cards villagers --kind tree": "villagers has no cards of the kind 'tree'; there is founder, basic, villager,",
    "cards villagers zzz": "no card of villagers has 'zzz' in its name or text",
    "games --lang de": "no language 'de'",
    "simulate chess": "there is no game 'chess'",
    "simulate villagers --games 0": "Invalid value for '--games'",
    "simulate villagers --jobs 0": "Invalid value for '--jobs'",
    "simulate villagers --seats human": "nobody called 'human' can take a seat; there is random, greedy",
    "simulate villagers --players 7": "option players: '7' is not one of",
    "scenario": "Missing argument",
    "scenario missing.yaml": "missing.yaml: there is no such file or folder",
    "scenario empty": "empty: no scenario (.yaml) lies in this folder",
    "check missing.tilth": "missing.tilth: No such file or directory",
    "check bad.tilth": "bad.tilth:1: a record begins with",
    "check chess.tilth": "chess.tilth:1: game: 'chess' is not one of villagers, moor, hallertau, agricola",
    "check date.tilth": "date.tilth:4: A: no move of agricola begins with 'x'",
    "check loop.tilth": "loop.tilth:2: names for values",
    "check level.tilth": "level.tilth:3: option level: 7 is not one of normal, easy, hard",
    "replay level.tilth": "level.tilth:3: option level: 7 is not one of normal, easy, hard",
    "replay date.tilth --until 9": "date.tilth: the last move stands in line 4, before line 9",
    "play --load level.tilth": "level.tilth:3: option level: 7 is not one of normal, easy, hard",
    "play --load date.tilth": "date.tilth:4: A: no move of agricola begins with 'x'",
    "check good.tilth --lang de": "no language 'de'",
    "replay missing.tilth": "missing.tilth: No such file or directory",
    "replay good.tilth --until 99": "good.tilth: the last move stands in line 3, before line 99",
    "conformance chess": "there is no game 'chess'",
    "conformance villagers --games 0": "Invalid value for '--games'",
    "bench chess": "there is no game 'chess'",
    "bench --seconds 0": "Invalid value for '--seconds'",
}


@pytest.fixture
def desk(tilth: Tilth, tmp_path: Path) -> Path:
    (tmp_path / "empty").mkdir()
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "bad.tilth").write_text("players: 2\n")
    (tmp_path / "chess.tilth").write_text("game: chess\n")
    (tmp_path / "good.tilth").write_text("game: villagers\n\nchance: first A\n")
    (tmp_path / "date.tilth").write_text("game: agricola\nnote: 2023-31-12\n\nA: x\n")
    (tmp_path / "loop.tilth").write_text("game: agricola\nnote: &a [*a]\n\nA: x\n")
    (tmp_path / "level.tilth").write_text("game: villagers\noptions:\n  level: 7\n\n")
    (tmp_path / "wrong.tilth").write_text("game: villagers\n\nZ: draft R1\n")
    (tmp_path / "seed.tilth").write_text("game: villagers\nseed: high\n\nchance: first A\n")
    return tmp_path


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_is_one_sentence(tilth: Tilth, desk: Path, line: str) -> None:
    result = tilth(*line.split())
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith(f"tilth: {MISTAKES[line]}")
    assert result.stderr.count("\n") == 1 and result.stderr.endswith("\n")
    assert "Traceback" not in result.stderr


def test_a_real_process_ends_with_code_2_and_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tilth.cli", "play", "chess"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"tilth: there is no game 'chess'; there is {', '.join(names())}\n"
