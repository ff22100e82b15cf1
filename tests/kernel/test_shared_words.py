"""What the kernel's page says of it: words that games use, each of them, and no others."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from tilth.kernel import expressions
from tilth.kernel.core import Node

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/kernel.md").read_text("utf-8")
GAMES = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "src/tilth/games").rglob("*.py")))

BASES = {"Several"}  # what words are made of
ODD = {"WhoStarts"}  # a verb that games share


def words() -> set[str]:
    found = {name for name, thing in vars(expressions).items() if inspect.isclass(thing) and issubclass(thing, Node)}
    return found - BASES - ODD - {"Node"}


def test_every_word_is_used_by_a_game() -> None:
    unused = {word for word in words() if not re.search(rf"\b{word}\(|\({word}\)", GAMES)}
    assert unused == set()


def test_the_page_lists_every_word() -> None:
    listed = re.search(r"\| `expressions` \| `([\w ]+)`, and the two kinds of verb, `(\w+)` and `(\w+)`", PAGE)
    assert listed
    assert {*listed[1].split(), listed[2], listed[3]} == words()
