"""Puzzles in the terminal: listed, solved, checked, and more of them made."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tilth.learn import puzzle_making
from tilth.learn.puzzles import Answer, puzzles, read, write

from .conftest import Tilth

KNOWN = list(puzzles("villagers").values())[:3]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some.json"
    write(path, "villagers", KNOWN, {})
    return path


def test_puzzles_are_listed_without_their_answers(tilth: Tilth) -> None:
    found = tilth("puzzles", "villagers", "--lang", "ru").stdout
    assert len(found.splitlines()) == len(puzzles("villagers")) and "★" in found and "игрок" in found
    assert KNOWN[0].best.words[0] not in found


def test_a_puzzle_is_solved_or_not(tilth: Tilth) -> None:
    result = tilth("puzzles", "villagers", 1, typed=KNOWN[0].best.words)
    said = " ".join(result.stdout.split())
    assert result.exit_code == 0 and "Find the best move" in said and "Right!" in said
    assert "Against the next best" in said
    said = " ".join(tilth("puzzles", "villagers", 1, typed=KNOWN[0].answers[-1].words).stdout.split())
    assert "Better:" in said and "Right!" not in said
    said = tilth("puzzles", "villagers", 1, typed=["hint", "coach", "save", "quit"]).stdout
    assert "Right!" not in said and said.count("In a puzzle nobody helps") == 2


def test_all_are_checked_and_what_is_broken_is_told(tilth: Tilth, file: Path) -> None:
    result = tilth("puzzles", "villagers", "--check", "--to", file, "--searched", 2)
    assert result.exit_code == 0 and "villagers: 3 passed, 0 failed (2 searched)" in result.stdout
    broken = replace(KNOWN[1], answers=[Answer(("draft nobody",), 0.0), *KNOWN[1].answers[1:]])
    write(file, "villagers", [KNOWN[0], broken], {})
    result = tilth("puzzles", "villagers", "--check", "--to", file, "--searched", 0)
    assert result.exit_code == 1 and "1 passed, 1 failed (0 searched)" in result.stdout
    assert f"villagers 2 ({broken.id}): " in result.stdout


def test_more_are_made_and_kept(tilth: Tilth, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def some(task: Any) -> list[dict[str, Any]]:
        _, options, seed = task
        assert options == {"players": 4}
        return [replace(KNOWN[0], id=f"p{seed}", answers=[Answer((f"kind {seed}",), 0.0)]).plain()]

    monkeypatch.setattr(puzzle_making, "puzzles_of", some)
    result = tilth("puzzles", "villagers", "--make", 2, "--to", file, "--players", 4)
    assert result.exit_code == 0 and "5 puzzles" in result.stdout, result.stderr
    assert read(file)[:3] == KNOWN and len(read(file)) == 5


def test_what_is_not_there_is_told(tilth: Tilth, tmp_path: Path) -> None:
    assert tilth("puzzles", "chess").exit_code == 2
    assert "no puzzle 999" in tilth("puzzles", "villagers", 999).stderr
    assert "brings no puzzles" in tilth("puzzles", "villagers", "--to", tmp_path / "none.json").stderr
    (tmp_path / "odd.json").write_text("{}")
    assert "holds no puzzles" in tilth("puzzles", "villagers", "--to", tmp_path / "odd.json").stderr
