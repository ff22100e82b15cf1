"""What the kernel's page says of it: words that games use, each of them, and no others."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest

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


def flags(cls: str) -> set[str]:
    """Attributes of a class of the core that are true or false, as its constructor declares them."""
    tree = ast.parse((ROOT / "src/tilth/kernel/core.py").read_text("utf-8"))
    [found] = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == cls]
    declared = [node for node in ast.walk(found) if isinstance(node, ast.AnnAssign)]
    return {
        node.target.attr
        for node in declared
        if isinstance(node.target, ast.Attribute) and ast.unparse(node.annotation) == "bool"
    }


@pytest.mark.parametrize(
    ("header", "cls", "besides"),
    [
        ("flag of a node", "Node", {"spent"}),
        ("field of a position", "Position", {"guard", "judge", "floor", "unlisted"}),
    ],
)
def test_the_page_says_what_each_flag_changes(header: str, cls: str, besides: set[str]) -> None:
    table = PAGE.partition(f"| {header} |")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]]
    assert {row[0].strip("`") for row in rows} == flags(cls) | besides
    assert all(len(row) == 4 and row[1] and any(row[2:]) for row in rows)
