"""One too many of anything is refused in words while the rules are made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tilth.games.agricola import Agricola, lay_spaces
from tilth.games.agricola.rules.actions import SPACES, TRADES, WAYS
from tilth.games.agricola.rules.card_making import Maker
from tilth.games.agricola.rules.cards import Card
from tilth.games.agricola.rules.facts import FACTS, MINOR_CARD, add_card_kind, add_cards
from tilth.games.agricola.rules.goods import GRAIN
from tilth.games.agricola.rules.grid import CARD_PLOTS
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.spaces import SPACE_FACTS, SPACE_IDS, add_spaces
from tilth.kernel.core import Node


def maker() -> Maker:
    return Maker(AgricolaRules(2), Card(20, "made_up", MINOR_CARD, {}), {"slug": "made_up", "kind": "minor"})


@pytest.mark.parametrize(
    ("add", "most", "told"),
    [
        (lambda c: c.way(GRAIN, 1, 2), WAYS, "ways to make food"),
        (lambda c: c.trade(Node()), TRADES, "exchanges at any time"),
        (lambda c: c.plots(1, 1), CARD_PLOTS, "places to sow on cards"),
    ],
)
def test_one_too_many(add: Callable[[Maker], None], most: int, told: str) -> None:
    c = maker()
    for _ in range(most):
        add(c)
    with pytest.raises(ValueError, match=f"{most + 1} {told} are too many: {most} can be told apart"):
        add(c)


def test_too_many_spaces() -> None:
    fact = {"kind": "board", "modes": ["full"], "players": [2], "structure": {"type": "all", "options": []}}
    known = len(SPACE_FACTS)
    add_spaces("crowd", [{**fact, "slug": f"space{k}"} for k in range(SPACES)])
    try:
        rules = AgricolaRules(2)
        rules.take_in("crowd")
        with pytest.raises(ValueError, match="action spaces are too many"):
            lay_spaces(rules, {"players": 2, "round_cards": "random"})
        assert Agricola(players=2)
    finally:
        del SPACE_FACTS[known:], SPACE_IDS[known:]


def test_too_many_cards() -> None:
    known = len(FACTS)
    with pytest.raises(ValueError, match="512 cards are too many"):
        add_cards("crowd", [{"slug": f"card{k}", "kind": "minor", "cost": []} for k in range(512 - known)])
    assert len(FACTS) == known


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ({"slug": "well", "kind": "minor"}, "a card called well already"),
        ({"slug": "made_up", "kind": "spell"}, "no kind of cards called spell"),
    ],
)
def test_cards_that_cannot_be(card: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        add_cards("crowd", [card])


def test_twice_by_one_name() -> None:
    with pytest.raises(ValueError, match="fishing already"):
        add_spaces("crowd", [{"slug": "fishing"}])
    with pytest.raises(ValueError, match="major already"):
        add_card_kind("major", "majors")
    rules = AgricolaRules(2)
    rules.add_deed("dig", lambda rules, space, option: Node())
    with pytest.raises(ValueError, match="dig already"):
        rules.add_deed("dig", lambda rules, space, option: Node())
