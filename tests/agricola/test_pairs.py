"""Every two cards together in play: random games into which two groups of cards are put at once.

All pairs would take long, so some are tried, chosen by the seed in `TILTH_PAIRS`; `make pairs` tries all.
"""

from __future__ import annotations

import os
from itertools import combinations

import pytest

from tilth.games.agricola import Agricola
from tilth.games.agricola.rules.facts import BASE, FACTS, part_of

from .meeting import meet

SIZE = 12  # cards of a group
SAMPLE = 8  # games of one seed
SLUGS = [fact["slug"] for fact in FACTS if part_of(fact) == BASE and fact["kind"] != "major"]
GROUPS = [SLUGS[i :: len(SLUGS) // SIZE + 1] for i in range(len(SLUGS) // SIZE + 1)]
# Each two groups twice: before the same player, and before two players.
GAMES = [(a, b, apart) for a, b in combinations(range(len(GROUPS)), 2) for apart in (False, True)]


def chosen(seed: str) -> list[tuple[int, int, bool]]:
    if seed == "all":
        return GAMES
    first = int(seed) * SAMPLE
    return [GAMES[(first + k) * 11 % len(GAMES)] for k in range(SAMPLE)]


def test_every_pair_meets() -> None:
    met = {frozenset(pair) for a, b, _ in GAMES for pair in combinations(GROUPS[a] + GROUPS[b], 2)}
    assert len(met) == len(SLUGS) * (len(SLUGS) - 1) // 2
    assert set(GAMES) == {game for seed in range(len(GAMES)) for game in chosen(str(seed))}


@pytest.mark.parametrize(("a", "b", "apart"), chosen(os.environ.get("TILTH_PAIRS", "1")))
def test_pairs(a: int, b: int, apart: bool) -> None:
    seed = a * 1000 + b * 2 + apart
    game = Agricola(players=5 if seed % 3 == 0 else 4)
    p, entered = meet(game, GROUPS[a], GROUPS[b], apart, seed)
    assert entered > SIZE
    assert any(sheet.rank == 1 for sheet in p.scores())
