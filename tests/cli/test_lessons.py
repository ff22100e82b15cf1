"""Lessons in the terminal: listed, checked, and played with a mistake on the way."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tilth.learn import lessons as learned
from tilth.text import folder

from .conftest import Tilth

FIRST = learned.lessons("agricola")[0]


def plain(text: str) -> str:
    return " ".join(text.split())


def test_lessons_are_listed_in_the_language_asked_for(tilth: Tilth) -> None:
    found = plain(tilth("lessons", "agricola", "--lang", "ru").stdout)
    assert all(one.title["ru"] in found for one in learned.lessons("agricola"))


def test_a_lesson_is_played_with_a_mistake_on_the_way(tilth: Tilth) -> None:
    first, second = FIRST.steps
    typed = ["hint", "place clay-1", "place plow-field", "plow 0,1", "place wood-3", "place take-grain"]
    result = tilth("lessons", "agricola", 1, typed=typed)
    said = plain(result.stdout)
    assert result.exit_code == 0
    told = [first.goal, first.hint, first.missed, first.goal, first.done, second.goal, second.done]
    at = [m.start() for m in re.finditer("|".join(re.escape(text["en"]) for text in told), said)]
    assert len(at) == len(told), said
    assert "§4.1" in said  # why the space with somebody on it is refused


def test_what_is_wrong_is_told_with_its_line(tilth: Tilth, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "1 passed, 0 failed" not in tilth("lessons", "agricola", "--check").stdout
    shutil.copytree(folder("agricola") / learned.FOLDER, tmp_path / learned.FOLDER)
    path = tmp_path / learned.FOLDER / f"{FIRST.name}.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("solution: place wood-3", "solution: place reed-1"))
    monkeypatch.setattr(learned, "folder", lambda game: tmp_path)
    result = tilth("lessons", "agricola", "--check")
    assert result.exit_code == 1 and f"{path}:" in result.stdout and " 1 failed" in result.stdout


def test_what_is_not_there_is_told(tilth: Tilth) -> None:
    result = tilth("lessons", "agricola", 99)
    assert result.exit_code == 2 and "no lesson 99" in result.stderr
    assert tilth("lessons", "chess").exit_code == 2
