"""Whole games with fixed seeds, kept as text: a change of behaviour shows as a change of these files.

After a change that is meant, write them anew with `TILTH_GOLD=1 pytest tests/villagers/test_golden.py`, and read the
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
from tilth.bots.random import Random
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng
from tilth.records.record import Record

GOLDENS = Path(__file__).resolve().parent.parent / "goldens"
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "solo": ({"players": 1}, 11),
    "solo-easy": ({"players": 1, "level": "easy"}, 12),
    "solo-hard": ({"players": 1, "level": "hard"}, 13),
    "2-players": ({"players": 2}, 2),
    "3-players": ({"players": 3}, 3),
    "4-players": ({"players": 4}, 4),
    "5-players": ({"players": 5}, 5),
}


def played(options: dict[str, Any], seed: int) -> str:
    """A game of random moves as a record, with the scores below it as comments."""
    game = tilth.game("villagers", **options)
    record = Record.new(game)
    record.header["seed"] = seed
    p = game.start()
    rng = Rng(seed)
    mind = Random()
    while not p.over:
        action = p.draw(rng) if p.who == CHANCE else mind.choose(p, p.who, rng)
        record.add(p, action)
        p.play(action)
    return record.text() + "\n" + "".join(f"# {line}\n" for line in scores(p))


def scores(p: Position) -> Iterator[str]:
    """Rank, ducats, where they came from, and the village of each seat."""
    villages = p.view(None)
    for sheet in p.scores():
        items = ", ".join(f"{item} {amount}" for item, amount in sheet.items.items() if amount)
        yield f"{sheet.seat}: rank {sheet.rank}, {sheet.total} ducats: {items}"
        yield f"   {villages[sheet.seat]['village']}"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_before(name: str) -> None:
    path = GOLDENS / f"villagers-{name}.txt"
    now = played(*GAMES[name])
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
    text = (GOLDENS / f"villagers-{name}.txt").read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if line.startswith("# ")]
    assert [f"# {line}" for line in scores(Record.load(text).check())] == kept


def test_there_is_no_other_golden() -> None:
    assert {path.name for path in GOLDENS.glob("villagers-*")} == {f"villagers-{name}.txt" for name in GAMES}
