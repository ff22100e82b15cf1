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


def after_harvest(own: dict[str, Any], lang: str, *lines: str) -> str:
    """What the sum of a harvest tells a family that plays these lines; the other one begs and freezes."""
    empty = {"food": 0, "fuel": 0, "wood": 0}
    position = {"round": 4, "phase": "feeding", "A": empty | own, "B": {"food": 4, "fuel": 2}}
    made = session(position, lang)
    do(made, *lines)
    while made.position.who == 1:
        names = [made.position.name(action) for action in made.position.legal()]
        do(made, next(name for name in names if name.startswith(("heat", "beg"))))
    (tiding,) = made.story(0, lang).tidings
    return dict(tiding.rows)[0]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "house heated with 1 fuel, 1 person falls ill"),
        ("ru", "дом обогрет: 1 топливо, заболевает 1 родич"),
        ("pt", "casa aquecida com 1 de combustível, 1 pessoa adoece"),
    ],
)
def test_nobody_eats_fuel(lang: str, words: str) -> None:
    told = after_harvest({"food": 4, "fuel": 1}, lang, "heat 1").split(" · ")
    assert len(told) == 2 and told[1 - told.index(words)].count("4") == 1, told


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "house heated with 1 wood and 1 fuel"),
        ("ru", "дом обогрет: 1 дерево и 1 топливо"),
        ("pt", "casa aquecida com 1 de madeira e 1 de combustível"),
    ],
)
def test_wood_that_is_burned_is_told_as_heating(lang: str, words: str) -> None:
    told = after_harvest({"food": 4, "fuel": 1, "wood": 3}, lang, "heat 2").split(" · ")
    assert words in told and len(told) == 2, told


def test_wood_for_heating_and_wood_for_food_are_told_apart() -> None:
    own = {"food": 2, "wood": 3, "improvements": ["joinery"]}
    assert set(after_harvest(own, "en", "heat 2", "craft joinery").split(" · ")) == {
        "house heated with 2 wood",
        "family fed with 2 food and 1 wood",
    }
