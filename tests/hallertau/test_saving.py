"""A position saved in the middle of a move goes on as it would have."""

from __future__ import annotations

from typing import Any

import pytest

from tilth.games.hallertau import Hallertau
from tilth.kernel.core import Position
from tilth.kernel.errors import BadPosition


def after(game: Hallertau, position: dict[str, Any], *lines: str, draws: tuple[str, ...] = ()) -> Position:
    """The position once seat A has said these lines, and chance has drawn these cards."""
    left = list(draws)
    p: Position = game.place(position, patient=True)
    for line in lines:
        p = game.voice.follow(p, 0, line)
        while left and p.who == -1:
            p.play(p.parse(f"draw {left.pop(0)}"))
    p.settle()
    return p


def test_the_field_a_card_means_is_remembered() -> None:
    game = Hallertau()
    farm = {"hand": ["027"], "wool": 3, "fields": "2b 3e 4e"}
    p = after(game, {"round": 2, "A": farm}, "place land_sale choose 1 field 3e", "play 027")
    loaded = game.load(p.dump())
    assert [loaded.name(a) for a in loaded.legal()] == ["pass", "sow wool:4"]
    assert loaded.dump() == p.dump()


def test_the_order_of_waiting_cards_is_remembered() -> None:
    game = Hallertau(farmyard="jewels")
    farm = {"hand": ["713", "801"], "wool": 1, "hops": 2}
    lines = ("picky", "place gateway_card amount 1", "play 801", "play 002", "play 713", "amount 1")
    p = after(game, {"first": "B", "turn": "A", "A": farm}, *lines, draws=("002",))
    loaded = game.load(p.dump())
    assert [loaded.name(a) for a in loaded.legal()] == ["resolve 002", "resolve 801"]
    loaded.play(loaded.parse("resolve 002"))
    assert [loaded.name(a) for a in loaded.legal()] == ["resolve 713", "resolve 801"]


@pytest.mark.parametrize("columns", [2, [0], [0, 1, 2, 3], [0, 1, 8], [0, 1, "a"]])
def test_columns_that_cannot_be_are_refused(columns: Any) -> None:
    with pytest.raises(BadPosition, match=r"A\.columns"):
        Hallertau().place({"A": {"fields": "2e 3e 4e", "columns": columns}})
