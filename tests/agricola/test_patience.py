"""A position that stops at everything goes the same way as one that stops at decisions only, whatever cards react."""

from __future__ import annotations

import random

import pytest

from tilth.games.agricola import Agricola
from tilth.games.agricola.rules.facts import BASE, FACTS, part_of
from tilth.kernel.core import CHANCE
from tilth.kernel.rng import Rng

CARDS = 12  # of each kind before each player


@pytest.mark.parametrize("seed", range(3))
def test_patience_changes_nothing(seed: int) -> None:
    game = Agricola(players=3)
    kinds = [
        [fact["slug"] for fact in FACTS if part_of(fact) == BASE and fact["kind"] == kind and not fact.get("passing")]
        for kind in ("occupation", "minor")
    ]
    for cards in kinds:
        random.Random(seed).shuffle(cards)
    farms = {
        seat: {
            **{"food": 5, "wood": 4, "clay": 3, "reed": 2, "stone": 2, "grain": 1, "vegetable": 1},
            "occupations": kinds[0][k * CARDS : (k + 1) * CARDS],
            "improvements": kinds[1][k * CARDS : (k + 1) * CARDS],
        }
        for k, seat in enumerate("ABC")
    }
    p, q = (game.place({"round": 2, **farms}, patient=patient) for patient in (False, True))
    rng, stops = Rng(seed), 0
    while not p.over:
        while q.forced() >= 0:
            q.act(q.forced())
            stops += 1
        assert (q.who, q.legal()) == (p.who, p.legal())
        action = p.draw(rng) if p.who == CHANCE else p.legal()[rng.below(len(p.legal()))]
        p.act(action)
        q.act(action)
    q.settle()
    assert q.over and p.scores() == q.scores()
    assert stops > 50
