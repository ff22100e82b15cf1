"""What the moor can lose, and what a harvest there is summed up to."""

from __future__ import annotations

from typing import Any

import pytest

import tilth
from tilth.kernel.core import CHANCE
from tilth.play.session import Session


def session(position: dict[str, Any], lang: str) -> Session:
    game = tilth.game("moor", players=2)
    made = Session(game, game.place(position, patient=True))
    made.story(0, lang)
    return made


def do(made: Session, *lines: str) -> None:
    """Play lines of whoever decides, and what leaves no choice after each."""
    for line in lines:
        for action in made.read(int(made.position.who), line):
            made.advance(len(made.moves) + 1, action)
        while not made.position.over and made.position.who != CHANCE and made.position.forced() >= 0:
            made.advance(len(made.moves) + 1, int(made.position.forced()))


FULL = "0,1 0,2 0,3 0,4 1,1 1,2 1,3 1,4 2,1 2,2 2,3"  # all but two rooms, a forest and, or not, one cell


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "no room for 1 tile"), ("ru", "нет места для 1 жетона"), ("pt", "sem lugar para 1 peça")],
)
@pytest.mark.parametrize("cells", ["0", "1"])
def test_a_tile_without_room_is_told(lang: str, words: str, cells: str) -> None:
    own = {"wood": 3, "improvements": ["fireplace_2", "well"], "hand": ["deep-plow"], "fields": FULL, "forests": "0,0"}
    made = session({"round": 12, "A": own | ({"moors": "2,4"} if cells == "0" else {})}, lang)
    do(made, "place improvement play deep-plow" + (" cell 2,4" if cells == "1" else ""))
    lines = [line.label for line in made.story(0, lang).lines if line.kind != "moment"]
    assert any(words in line for line in lines) == (cells == "0"), lines


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "family fed with 4 food, house heated with 1 fuel, 1 person falls ill"),
        ("ru", "дом обогрет: 1 топливо"),
        ("pt", "casa aquecida com 1 de combustível"),
    ],
)
def test_nobody_eats_fuel(lang: str, words: str) -> None:
    position = {"round": 4, "phase": "feeding", "A": {"food": 4, "fuel": 1}, "B": {"food": 4, "fuel": 1}}
    made = session(position, lang)
    for _ in range(2):
        names = [made.position.name(action) for action in made.position.legal()]
        do(made, next(name for name in names if name.startswith("heat 1")))
    (tiding,) = made.story(0, lang).tidings
    assert words in dict(tiding.rows)[0], tiding.rows
