"""Where there is a compiler all tests run compiled, and then a sample of them interpreted."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

import tilth
from tilth.kernel.core import CHANCE
from tilth.records.record import Record


def pytest_addoption(parser: pytest.Parser) -> None:
    help_ = "run every Nth test, of heavy ones half as many, none in a browser, and all that need the sources"
    parser.addoption("--sample", type=int, default=1, metavar="N", help=help_)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    every = config.getoption("--sample")
    unfit = "interpreted" if tilth.engine() == "compiled" else "compiled"
    left_out = {item for item in items if item.get_closest_marker(unfit)}
    if every > 1:
        some = [item for item in items if item not in left_out and not item.get_closest_marker("interpreted")]
        heavy = [item for item in some if item.get_closest_marker("heavy")]
        light = [item for item in some if not item.get_closest_marker("heavy")]
        left_out |= set(some) - set(light[::every]) - set(heavy[:: 2 * every])
        left_out |= {item for item in some if "browser" in item.path.parts}  # a page does not know which engine it has
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = heavy_first([item for item in items if item not in left_out])


def heavy_first(items: list[pytest.Item]) -> list[pytest.Item]:
    """Each worker gets an even part of the list, and begins with its share of the heavy tests."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers == 1:
        return items
    heavy = [item for item in items if item.get_closest_marker("heavy")]
    rest = [item for item in items if not item.get_closest_marker("heavy")]
    cuts = [len(rest) * k // workers for k in range(workers + 1)]
    return [item for k in range(workers) for item in (*heavy[k::workers], *rest[cuts[k] : cuts[k + 1]])]


@pytest.fixture
def begun_record(tmp_path: Path) -> Callable[..., Path]:
    """Make a record: so many choices at the beginning of Villagers, by two who know nothing."""

    def make(moves: int, seed: int, note: str = "") -> Path:
        game, rng = tilth.game("villagers", players=2), tilth.Rng(seed)
        p, record = game.start(), Record.new(game)
        for _ in range(moves):
            action = p.draw(rng) if p.who == CHANCE else p.legal()[rng.below(len(p.legal()))]
            record.add(p, int(action))
            p.act(action)
        if note:
            record.note(note)
        path = tmp_path / "begun.tilth"
        record.save(path)
        return path

    return make
