"""Cards of the expansion with each other and with those of the base game: random games into which groups of both come.

All would take long, so some are tried, chosen by the seed in `TILTH_PAIRS`; `make pairs` tries all.
"""

from __future__ import annotations

import os
from itertools import product

import pytest

from tilth.games.agricola.rules.facts import BASE, FACTS, part_of
from tilth.games.moor import MoorGame
from tilth.games.moor.rules.facts import CARDS

from ..agricola.meeting import meet

SIZE = 12  # cards of a group
SAMPLE = 6  # games of one seed


def groups(slugs: list[str]) -> list[list[str]]:
    n = len(slugs) // SIZE + 1
    return [slugs[i::n] for i in range(n)]


MOOR = groups([fact["slug"] for fact in CARDS])
OTHERS = groups([fact["slug"] for fact in FACTS if part_of(fact) == BASE and fact["kind"] != "major"]) + MOOR
GAMES = [(a, b, apart) for a, b in product(range(len(MOOR)), range(len(OTHERS))) for apart in (False, True)]


def chosen(seed: str) -> list[tuple[int, int, bool]]:
    if seed == "all":
        return GAMES
    first = int(seed) * SAMPLE
    return [GAMES[(first + k) * 13 % len(GAMES)] for k in range(SAMPLE)]


def test_every_card_meets_every_other() -> None:
    met = {frozenset((one, other)) for a, b, _ in GAMES for one in MOOR[a] for other in OTHERS[b]}
    every = [slug for group in OTHERS for slug in group]
    assert all(frozenset((fact["slug"], other)) in met for fact in CARDS for other in every)


@pytest.mark.parametrize(("a", "b", "apart"), chosen(os.environ.get("TILTH_PAIRS", "1")))
def test_pairs(a: int, b: int, apart: bool) -> None:
    seed = a * 1000 + b * 2 + apart
    game = MoorGame(players=5 if seed % 3 == 0 else 4, level=3, moor_deal="plain")
    p, entered = meet(game, MOOR[a], OTHERS[b], apart, seed)
    assert entered > SIZE
    assert any(sheet.rank == 1 for sheet in p.scores())
