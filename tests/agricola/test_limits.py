"""One too many of anything is refused in words while the rules are made."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tilth.games.agricola import Agricola, deck, lay_spaces
from tilth.games.agricola.rules.actions import SPACES, TRADES, WAYS
from tilth.games.agricola.rules.card_making import Maker, build
from tilth.games.agricola.rules.cards import MINOR_CARD, Card
from tilth.games.agricola.rules.goods import GRAIN
from tilth.games.agricola.rules.grid import CARD_PLOTS
from tilth.games.agricola.rules.rulebook import AgricolaRules
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


def test_too_many_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck, "CARD_SPACES", [f"space{k}" for k in range(SPACES)])
    with pytest.raises(ValueError, match="action spaces are too many"):
        lay_spaces(AgricolaRules(2), {"players": 2})
    monkeypatch.undo()
    assert Agricola(players=2)


def test_too_many_cards() -> None:
    with pytest.raises(ValueError, match="512 cards are too many"):
        build(AgricolaRules(2), 512)
