"""Mutated scenarios, records and positions are run or refused with words, quickly and in little memory."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tilth
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import TilthError
from tilth.kernel.rng import Rng
from tilth.records.record import Record
from tilth.records.scenario import run_file

from .mutation import ROOT, bent, mangled, run

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("agricola", {"players": 2}),
    ("agricola", {"players": 1, "mode": "family"}),
    ("agricola", {"players": 5}),
    ("hallertau", {"players": 2}),
    ("hallertau", {"players": 4, "mix_decks": True}),
    ("moor", {"players": 2, "level": 3}),
    ("moor", {"players": 1, "level": 1}),
    ("villagers", {"players": 3}),
    ("villagers", {"players": 1}),
]


@cache
def texts(*patterns: str) -> list[str]:
    found = sorted(path for pattern in patterns for path in ROOT.glob(pattern))
    assert len(found) > 5
    return [path.read_text(encoding="utf-8") for path in found]


def test_scenarios(tmp_path: Path) -> None:
    corpus = texts("tests/scenarios/*/*.yaml")

    def one(rng: Random) -> tuple[str, Callable[[], None]]:
        text = mangled(rng.choice(corpus), corpus, rng)
        path = tmp_path / "x.yaml"
        path.write_text(text, encoding="utf-8", errors="surrogatepass")

        def act() -> None:
            assert run_file(path).report is not None

        return text, act

    run("scenarios", 250, 0.3, one)


def test_records() -> None:
    corpus = texts("tests/goldens/*.txt", "docs/examples/*.tilth")

    def one(rng: Random) -> tuple[str, Callable[[], None]]:
        whole = rng.choice(corpus)
        cut = whole[: rng.randrange(200, 4000)] if rng.random() < 0.8 else whole
        text = mangled(cut, corpus, rng)

        def act() -> None:
            try:
                Record.load(text, "x.tilth").check()
            except TilthError as error:
                assert str(error)

        return text, act

    run("records", 120, 0.2, one)


@cache
def dumps(name: str, players: int) -> list[tuple[Any, dict[str, Any]]]:
    """Positions of random games, as plain data."""
    options = next(o for n, o in GAMES if n == name and o["players"] == players)
    game = tilth.game(name, **options)
    found = []
    for seed in (1, 2):
        rng, p = Rng(seed), game.start()
        while not p.over:
            if p.who != CHANCE and rng.below(12) == 0:
                found.append((game, game.voice.describe(p)))
            p.act(p.draw(rng) if p.who == CHANCE else p.choices[rng.below(len(p.choices))])
    return found


@pytest.mark.parametrize("name", ["agricola", "hallertau", "moor", "villagers"])
def test_positions(name: str) -> None:
    def one(rng: Random) -> tuple[str, Callable[[], None]]:
        players = rng.choice([o["players"] for n, o in GAMES if n == name])
        game, data = rng.choice(dumps(name, players))
        for _ in range(rng.choice((1, 1, 2, 5))):
            data = bent(data, rng)
        return repr(data), lambda: loaded(game, data, rng)

    run(f"positions-{name}", 120, 0.1, one)


def loaded(game: Any, data: Any, rng: Random) -> None:
    """What can be loaded can be looked at and gone on with."""
    try:
        p: Position = game.place(data)
    except TilthError as error:
        assert str(error)
        return
    for _ in range(8):
        assert game.voice.describe(p)
        for seat in (None, *range(game.players)):
            assert p.view(seat)
        if p.over:
            return
        legal = p.legal()
        assert legal
        assert [p.name(a) for a in legal]
        p.act(rng.choice(legal))
