"""People on spaces: how many of each seat, also where any number may stand."""

from __future__ import annotations

from typing import Any

import pytest

from tilth.games.agricola import Agricola
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.kernel.errors import BadPosition


def game_with_room_for_all(slug: str) -> Agricola:
    game = Agricola(players=2, mode="family")
    assert isinstance(game.rules, AgricolaRules)
    game.rules.roomy = game.rules.tag(slug)
    return game


def test_any_number_of_people() -> None:
    game = game_with_room_for_all("take-grain")
    p: Any = game.place({"turn": "A", "A": {"people": 3}, "B": {"people": 3}})
    for move in ("place take-grain", "place take-grain", "place take-grain"):
        p.play(p.parse(move))
    assert isinstance(game.rules, AgricolaRules)
    space = game.rules.space_slugs.index("take-grain")
    assert [p.people_on(space, seat) for seat in (0, 1)] == [2, 1]
    assert p.rules.voice.view(p, 0)["occupied"] == {"take-grain": ["A", "A", "B"]}
    assert p.rules.voice.view(p, 0)["A"]["grain"] == 2
    assert game.load(p.dump()).dump() == p.dump()
    p.go(space, 0)
    assert p.rules.voice.view(p, 0)["occupied"] == {"take-grain": ["A", "B"]}


def test_elsewhere_nobody_stands_twice() -> None:
    told: dict[str, Any] = {"turn": "A", "A": {"people": 3}, "occupied": {"fishing": ["A", "A"]}}
    with pytest.raises(BadPosition, match="nobody stands there twice"):
        game_with_room_for_all("take-grain").place(told)
    assert game_with_room_for_all("fishing").place(told)
