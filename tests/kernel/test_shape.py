"""One description reads values, tells what is wrong with them, and fills the docs."""

from __future__ import annotations

from typing import Any

import pytest

from tilth.kernel.errors import BadPosition
from tilth.kernel.shape import Each, Either, Flag, Key, Keys, Many, Shape, Text, Whole, Word

GOODS = Key(Whole(0, 9), "goods", "3")
SEAT = Keys({"wood": GOODS, "clay": GOODS, "hand": Key(Many(Word(["axe", "Rake"]), spaced=True), "cards", "[axe]")})
TABLE = Keys(
    {
        "round": Key(Whole(1, 14), "the round", default="1"),
        "later": Key(Each(Whole(1, 14), Each(Word("AB"), Whole())), "goods on round spaces"),
        "bought": Key(Flag(), "is it paid for"),
        "cell": Key(Text("a cell", lambda text: [int(part) for part in text.split(",")]), "where"),
        "who": Key(Either([Word("AB"), Many(Word("AB"))]), "on a space"),
        "stack": Key(Many(Text()), "frames", saved=True),
        "A": Key(SEAT, "a farm"),
    }
)
LOOP: list[Any] = []
LOOP.append(LOOP)


def test_values_are_brought_into_shape() -> None:
    given = {"round": 3, "later": {"4": {"a": 2}}, "cell": "1,2", "who": "b", "A": {"wood": 2, "hand": "AXE rake"}}
    assert TABLE.read(given, "") == {
        "round": 3,
        "later": {4: {"A": 2}},
        "cell": [1, 2],
        "who": "B",
        "A": {"wood": 2, "hand": ["axe", "Rake"]},
    }
    assert TABLE.read({"round": None, "A": {}}, "") == {"A": {}}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"round": 15}, "round: 15 is not a whole number from 1 to 14"),
        ({"round": True}, "round: true is not"),
        ({"round": 10**5000}, "round: so large a value is not"),
        ({"cell": 10**5000}, "cell: so large a value: invalid"),
        ({10**5000: 1}, "so large a value: no such key; there are round, later"),
        ({"rounds": 1}, "rounds: no such key"),
        ({"later": {"x": {"A": 1}}}, "later: 'x' is not a whole number"),
        ({"later": {"9" * 5000: {"A": 1}}}, "later: '9999"),
        ({"later": {4: {"A": "x"}}}, "later.4.A: 'x' is not"),
        ({"later": {4: {"A": 1}, "4": {"A": 1}}}, "later.4: this stands here twice"),
        ({"later": [1]}, "later: [1] is not keys and values"),
        ({"bought": 1}, "bought: 1 is not true or false"),
        ({"who": {"A": 1}}, "who: {'A': 1} is not one of A, B, or a list, each entry one of A, B"),
        ({"A": {"hand": 3}}, "A.hand: 3 is not a list or words with spaces between, each entry one of axe, Rake"),
        ({"A": {"hand": LOOP}}, "A.hand: [[...]] is not one of axe, Rake"),
        ({"A": [1]}, "A: [1] is not keys and values"),
        ([1], "position: [1] is not keys and values"),
    ],
)
def test_what_is_wrong_is_told_with_its_path(given: Any, message: str) -> None:
    with pytest.raises(BadPosition) as told:
        TABLE.read(given, "")
    assert str(told.value).startswith(message)


@pytest.mark.parametrize("value", [None, True, -1, 10**30, 2.5, "", "x", [], [None], {}, {"x": 1}, {1: 1}, LOOP])
@pytest.mark.parametrize("shape", [key.shape for key in TABLE.keys.values()], ids=list(TABLE.keys))
def test_nothing_but_a_bad_position_is_raised(shape: Shape, value: Any) -> None:
    try:
        shape.read(value, "here")
    except BadPosition as error:
        assert error.where.startswith("here")


def test_rows_of_the_docs() -> None:
    assert list(SEAT.rows()) == [
        "| `wood`, `clay` | goods | a whole number from 0 to 9, such as `3` |",
        "| `hand` | cards | a list or words with spaces between, each entry one of axe, Rake, such as `[axe]` |",
    ]
    assert next(TABLE.rows()) == "| `round` | the round (1) | a whole number from 1 to 14 |"
    assert not any("stack" in row for row in TABLE.rows())
