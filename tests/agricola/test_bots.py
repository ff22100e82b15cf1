"""The greedy bot feeds its family and develops. How well is measured in docs/strength.md, not here."""

from __future__ import annotations

from typing import Any

import pytest

import tilth
from tilth.bots import bot
from tilth.bots.match import finish
from tilth.kernel.core import Position
from tilth.kernel.rng import Rng


def played(seed: int, seats: list[str], **options: Any) -> Position:
    p = tilth.game("agricola", players=len(seats), **options).start()
    finish(p, [bot(name, seed + s) for s, name in enumerate(seats)], Rng(seed))
    return p


def test_alone_it_feeds_its_family_and_develops() -> None:
    sheets = [played(seed, ["greedy"], mode="family").scores()[0] for seed in (1, 2, 3)]
    assert all(sheet.items["begging"] == 0 for sheet in sheets)
    assert sum(sheet.total for sheet in sheets) > 60
    assert all(sheet.items["people"] > 6 for sheet in sheets)


@pytest.mark.parametrize("mode", ["family", "full"])
def test_it_beats_random_play(mode: str) -> None:
    greedy, random = played(5, ["greedy", "random"], mode=mode).scores()
    assert greedy.total > random.total + 10


def test_it_claims_what_a_card_lets_it_claim() -> None:
    game = tilth.game("agricola", players=2)
    p = game.place({"round": 2, "turn": "B", "A": {"improvements": ["spinney"]}})
    p.play(p.parse("place wood-3"))
    assert p.name(bot("greedy", 1).choose(p, 0)) == "use spinney"
