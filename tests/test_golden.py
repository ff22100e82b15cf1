"""Whole games with fixed seeds, kept as text: a change of behaviour shows as a change of these files.

After a change that is meant, write them anew with `TILTH_GOLD=1 pytest tests/test_golden.py`, and read the
diff.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tilth
from tilth.bots import Budget
from tilth.bots.random import Random
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng
from tilth.records.record import Record

GOLDENS = Path(__file__).resolve().parent / "goldens"
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "villagers-solo": ({"players": 1}, 11),
    "villagers-solo-easy": ({"players": 1, "level": "easy"}, 12),
    "villagers-solo-hard": ({"players": 1, "level": "hard"}, 13),
    "villagers-2-players": ({"players": 2}, 2),
    "villagers-3-players": ({"players": 3}, 3),
    "villagers-4-players": ({"players": 4}, 4),
    "villagers-5-players": ({"players": 5}, 5),
    "hallertau-solo": ({"players": 1}, 21),
    "hallertau-solo-no-cards": ({"players": 1, "cards": "none"}, 22),
    "hallertau-2-players": ({"players": 2}, 23),
    "hallertau-3-players": ({"players": 3, "gateway": "expert", "farmyard": "fields"}, 24),
    "hallertau-4-players": ({"players": 4, "gateway": "master", "farmyard": "jewels"}, 25),
    "hallertau-4-players-mixed": ({"players": 4, "mix_decks": True, "ask": "always"}, 26),
    **{f"agricola-family-{n}": ({"players": n, "mode": "family"}, 30 + n) for n in (1, 2, 3, 4, 5)},
    **{f"agricola-full-{n}": ({"players": n}, 40 + n) for n in (1, 2, 3, 4, 5)},
    **{
        f"moor-{level}-{n}": ({"players": n, "level": level}, 60 + 5 * level + n) for level in (1, 2, 3) for n in (1, 3)
    },
    "moor-2-2": ({"players": 2, "level": 2}, 81),
    "moor-3-4": ({"players": 4, "level": 3, "moor_deal": "replace"}, 82),
    "moor-1-5": ({"players": 5, "level": 1}, 83),
    "agricola-full-3-draft": ({"players": 3, "decks": "I,K", "deal": "draft", "three_for_one": True}, 51),
}
SHOWN = {
    "villagers": "village",
    "hallertau": "buildings",
    "agricola": "improvements",
    "moor": "improvements",
}  # what a seat has built


def played(name: str) -> str:
    """A game of random moves as a record, with the scores below it as comments."""
    options, seed = GAMES[name]
    game = tilth.game(name.partition("-")[0], **options)
    record = Record.new(game)
    record.header["seed"] = seed
    p = game.start()
    rng = Rng(seed)
    mind = Random()
    while not p.over:
        action = p.draw(rng) if p.who == CHANCE else mind.choose(p, p.who, rng, Budget())
        record.add(p, action)
        p.play(action)
    return record.text() + "\n" + "".join(f"# {line}\n" for line in scores(p, name))


def scores(p: Position, name: str) -> Iterator[str]:
    """Rank, points, where they came from, and what each seat has built."""
    view: dict[str, Any] = p.view(None)
    unit = "ducats" if name.startswith("villagers") else "points"
    for sheet in p.scores():
        items = ", ".join(f"{item} {amount}" for item, amount in sheet.items.items() if amount)
        yield f"{sheet.seat}: rank {sheet.rank}, {sheet.total} {unit}: {items}"
        yield f"   {view[sheet.seat][SHOWN[name.partition('-')[0]]]}"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_before(name: str) -> None:
    path = GOLDENS / f"{name}.txt"
    now = played(name)
    if os.environ.get("TILTH_GOLD"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    diff = difflib.unified_diff(
        before.splitlines(), now.splitlines(), f"{path.name}, as kept", "as played now", lineterm=""
    )
    assert now == before, "\n".join([f"{path.name} has changed", *diff])


@pytest.mark.parametrize("name", GAMES)
def test_the_record_leads_to_the_same_scores(name: str) -> None:
    text = (GOLDENS / f"{name}.txt").read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if line.startswith("# ")]
    assert [f"# {line}" for line in scores(Record.load(text).check(), name)] == kept


def test_there_is_no_other_golden() -> None:
    assert {path.name for path in GOLDENS.iterdir()} == {f"{name}.txt" for name in GAMES}
