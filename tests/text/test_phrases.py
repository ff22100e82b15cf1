"""What is wrong with a file or an option is told in the language of whoever reads it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilth
from tilth.games import names
from tilth.kernel.errors import BadOption
from tilth.text import LANGS
from tilth.text.phrases import GAP, books, phrased

HOME = Path(tilth.__file__).parent
GAMES = names()
TOLD = {"FileError", "BadPosition", "BadOption", "BadRecord", "fail"}
READERS = [*HOME.glob("games/*/text/*.py"), *HOME.glob("games/*/options.py"), HOME / "games" / "moor" / "__init__.py"]
SOURCES = [
    *(HOME / "kernel" / f"{name}.py" for name in ("shape", "lines", "game")),
    *HOME.glob("records/*.py"),
    *READERS,
]
PASSED_ON = re.compile(r"(\{\}|[^\w]|kind|do|options|line)*")  # a message that only repeats others


def template(node: ast.expr) -> str:
    """A text with gaps for what is put into it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values)
    return ""


def raised() -> Iterator[tuple[str, str]]:
    """Every message that somebody who wrote a file may read, and where it arises."""
    for path in SOURCES:
        kinds = TOLD | ({"ValueError"} if path in READERS else set())
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                called = node.exc.func
                name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
                said = template(node.exc.args[-1])
                if name in kinds and not PASSED_ON.fullmatch(said):
                    yield f"{path.relative_to(HOME)}:{node.lineno}", said


MESSAGES = sorted(set(raised()))


@pytest.mark.parametrize("lang", LANGS[1:])
def test_every_message_has_a_phrase(lang: str) -> None:
    """No words of ours are left in English."""
    left = []
    for where, said in MESSAGES:
        told = phrased(said.replace(GAP, "'7'"), lang, GAMES)
        own = [part for part in said.split(GAP) if len(part.split()) > 1]
        if told == said.replace(GAP, "'7'") or any(part in told and not part.startswith("; write") for part in own):
            left.append((where, said, told))
    assert len(MESSAGES) > 150 and left == []


def test_phrases_are_said_once_and_repeat_what_they_repeat() -> None:
    for path in books(GAMES):
        text = re.sub("^#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        blocks = [block.split("\n") for block in text.strip().split("\n\n")]
        assert len({block[0] for block in blocks}) == len(blocks), path
        assert all(len({line.count(GAP) for line in block}) == 1 for block in blocks), path


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "x.yaml:3: A.food: 'many' is not a whole number from 0 to 63"),
        ("ru", "x.yaml:3: A.food: 'many' не подходит; нужно: целое число от 0 до 63"),
        ("pt", "x.yaml:3: A.food: 'many' não serve; esperado: um número inteiro de 0 a 63"),
    ],
)
def test_what_is_expected_is_told_with_the_rest(lang: str, words: str) -> None:
    assert phrased("x.yaml:3: A.food: 'many' is not a whole number from 0 to 63", lang, GAMES) == words


def test_options_are_refused_in_other_languages() -> None:
    with pytest.raises(BadOption) as error:
        tilth.game("agricola", players=2, deal="lots")
    assert phrased(str(error.value), "ru", GAMES).startswith("настройка deal: 'lots' не подходит; нужно")
    assert phrased("something nobody ever said", "ru", GAMES) == "something nobody ever said"
