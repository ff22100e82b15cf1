"""A made-up expansion registers everything through the doors of Agricola (docs/agricola.md): see tests/own/harbour.

It comes as another distribution would, in a folder of its own on the path, so that nobody else's tests see it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tilth.games.agricola.rules.rulebook import AgricolaRules

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "expansions.md"
HERE = Path(__file__).resolve().parent.parent / "own" / "harbour"


@pytest.mark.heavy
def test_the_harbour() -> None:
    env = {**os.environ, "PYTHONPATH": str(HERE), "PYTHONDONTWRITEBYTECODE": "1"}
    words = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(HERE / "check_harbour.py")]
    ran = subprocess.run([sys.executable, "-m", "pytest", *words], capture_output=True, check=False, env=env, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "[100%]" in ran.stdout and "s" not in ran.stdout.split("[100%]")[0]  # nothing was skipped


def rows(heading: str) -> list[list[str]]:
    """The rows of a table of the page, by how its head begins."""
    text = PAGE.read_text(encoding="utf-8")
    table = text[text.index(f"| {heading} |") :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in table]


def code(cell: str) -> str:
    return cell.strip("`")


@pytest.mark.interpreted  # what a compiled object holds cannot be listed
def test_every_door_is_there_and_the_harbour_uses_it() -> None:
    files = [*HERE.rglob("*.py"), *HERE.rglob("facts.json")]
    used = "\n".join(path.read_text(encoding="utf-8") for path in files if path.name != "check_harbour.py")
    made = vars(AgricolaRules(2))
    for what, door, module, example in rows("what"):
        owner, _, name = code(door).rpartition(".")
        found = vars(import_module(f"tilth.{code(module)}"))
        assert name in (
            made | vars(found[owner]) if owner == "AgricolaRules" else vars(found[owner]) if owner else found
        ), what
        assert re.search(rf"\b{name}\b", used) and code(example) in used, what


def test_the_page_tells_how_many_there_can_be() -> None:
    for what, most, constant in rows("of | at most"):
        module, _, name = code(constant).rpartition(".")
        assert int(vars(import_module(f"tilth.{module}"))[name]) == int(most), what
