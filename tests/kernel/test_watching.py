"""A move watched step by step ends where the move itself ends, and what changed hands adds up."""

from __future__ import annotations

import pytest

import tilth
from tilth.games import names
from tilth.kernel.core import CHANCE
from tilth.kernel.rng import Rng
from tilth.kernel.watching import changes


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("players", [1, 3])
def test_watching_changes_nothing_and_misses_nothing(name: str, players: int) -> None:
    rng = Rng(players)
    p = tilth.game(name, players=players).start()
    p.patient = True
    voice = p.rules.voice
    stocks = voice.stock(p)
    seen = 0
    while not p.over:
        action = int(p.draw(rng)) if p.who == CHANCE else p.legal()[rng.below(len(p.legal()))]
        q = p.copy()
        q.act(action)
        for change in changes(p, action):
            seen += 1
            for thing, n in change.things.items():
                stocks[change.seat][thing] += n
        assert p.dump() == q.dump()
        assert (p.who, p.legal()) == (q.who, q.legal())
        assert stocks == voice.stock(p)
    assert seen


@pytest.mark.parametrize("name", names())
def test_points_of_cards_are_points_of_the_score(name: str) -> None:
    rng = Rng(4)
    p = tilth.game(name, players=3).start()
    while not p.over:
        p.act(p.draw(rng) if p.who == CHANCE else p.legal()[rng.below(len(p.legal()))])
    found = 0
    for seat, sheet in enumerate(p.scores()):
        sums: dict[str, int] = {}
        for item, _, points in p.rules.voice.card_points(p, seat):
            sums[item] = sums.get(item, 0) + points
            found += 1
        for item, points in sums.items():  # some are earned on the way, or counted coins that are paid out since
            assert points == sheet.items[item] or item in ("bonus", "market2 silver")
    assert found
