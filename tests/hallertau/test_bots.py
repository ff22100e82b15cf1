"""The greedy bot plays Hallertau sensibly. How well is measured in docs/strength.md, not here."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tilth
from tilth.bots import Budget, bot
from tilth.bots.greedy import Greedy
from tilth.bots.match import finish
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng


def played(seed: int, **options: Any) -> tuple[Position, Counter[str]]:
    """A whole game between greedy bots, and how often each word was said."""
    game = tilth.game("hallertau", **options)
    p = game.start()
    words: Counter[str] = Counter()

    def hear(q: Position, action: int) -> None:
        if q.who != CHANCE:
            words[game.voice.name(q, action).split()[0]] += 1

    finish(p, [bot("greedy", seed + s) for s in range(options["players"])], Rng(seed), hear)
    return p, words


@pytest.mark.parametrize("cards", ["none", "all"])
def test_solo(cards: str) -> None:
    p, words = played(12, players=1, cards=cards)
    assert p.scores()[0].total > 40
    assert words["sow"] > 3 and words["advance"] > 20
    assert words["picky"] == words["ask"] == 0  # they change nothing
    assert words["push"] * 5 < words["advance"]  # an advance clears its own way
    assert cards == "none" or words["play"] > 3


def test_workers_are_used_though_others_may_answer() -> None:
    """Another seat is asked for cards between the parts of an action: the action is judged by all of them."""
    game = tilth.game("hallertau", players=2, ask="always")
    farm = {"barley": 1, "flax": 1, "rye": 1, "tools": 5, "pool": 6, "fields": "5e 5e 5e", "buildings": "6/6/6/6/6"}
    p = game.place({"round": 5, "phase": 4, "A": farm, "B": {"pool": 6, "clay": 2, "hand": ["007", "430"], "tools": 2}})
    assert game.voice.name(p, Greedy().choose(p, 0, Rng(2), Budget())).startswith("place ")


def choice(position: dict[str, Any], *said: str, **options: Any) -> str:
    """What the bot does here, after these words."""
    game = tilth.game("hallertau", players=1, **options)
    p = game.place(position)
    for words in said:
        p.play(next(action for action in p.legal() if game.voice.name(p, action) == words))
    return str(game.voice.name(p, bot("greedy", 1).choose(p, 0)))


def test_an_advance_is_paid_with_what_nothing_else_needs() -> None:
    farm = {"barley": 2, "hops": 1, "rye": 3, "flax": 1, "buildings": "6/6/6/6/6", "fields": ""}
    game = tilth.game("hallertau", players=1, cards="none")
    p = game.place({"round": 4, "phase": 9, "A": farm})
    mind = bot("greedy", 1)
    while p.who == 0 and p.rules.voice.view(p, 0)["phase"] == 9:
        p.play(mind.choose(p, 0))
    assert game.voice.describe(p)["A"]["buildings"] == "6/7/6/7/6"


def test_jewels_are_not_spent_where_goods_do() -> None:
    farm = {"clay": 3, "jewels": 1, "buildings": "7/7/7/7/7", "fields": ""}
    assert choice({"round": 3, "phase": 9, "A": farm}, "advance carpentry", cards="none") == "pay 3clay"


def test_seed_is_sown_on_the_highest_field() -> None:
    farm = {"barley": 1, "pool": 1, "fields": "2e 5e 3e", "buildings": "7/7/7/7/7"}
    assert choice({"round": 5, "phase": 4, "A": farm}, "place cultivation", cards="none") == "sow barley:5"


def test_points_are_taken_at_the_end() -> None:
    assert choice({"round": 6, "phase": "final", "A": {"clay": 12, "hand": ["916"]}}) == "play 916"
