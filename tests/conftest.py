"""Where there is a compiler all tests run compiled, and then a sample of them interpreted: of those that an engine can
make a difference to."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

import tilth
from tilth.kernel.core import CHANCE
from tilth.records.record import Record


def pytest_addoption(parser: pytest.Parser) -> None:
    help_ = "run every Nth test, of heavy ones half as many, none of servers, and all that need the sources"
    parser.addoption("--sample", type=int, default=1, metavar="N", help=help_)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is never in the sample, and takes seconds to collect."""
    left_out = config.getoption("--sample") > 1 and collection_path.name in ("browser", "test_schema.py")
    return True if left_out else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    every = config.getoption("--sample")
    unfit = "interpreted" if tilth.engine() == "compiled" else "compiled"
    left_out = {item for item in items if item.get_closest_marker(unfit)}
    if every > 1:
        some = [item for item in items if item not in left_out and not item.get_closest_marker("interpreted")]
        inside = [item for item in some if not is_of_servers(item)]
        heavy = [item for item in inside if item.get_closest_marker("heavy")]
        light = [item for item in inside if not item.get_closest_marker("heavy")]
        left_out |= set(some) - set(light[::every]) - set(heavy[:: 2 * every])
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = heavy_first([item for item in items if item not in left_out])


def is_of_servers(item: pytest.Item) -> bool:
    """Is it about servers in processes of their own, or real databases? These do not know which engine they have."""
    asked = set(getattr(item, "fixturenames", ()))
    real = hasattr(item, "callspec") and "postgres" in item.callspec.params.values()
    return real or bool(asked & {"addresses", "start_server", "postgres", "own_postgres"})


def pytest_collection_finish() -> None:
    """What is there now stays to the end: nobody need look again and again whether something refers to it. Nor is it
    worth while to look through all games so often as they are made: where many are, a third of the time was that."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def heavy_first(items: list[pytest.Item]) -> list[pytest.Item]:
    """Each worker gets an even part of the list. The first one begins with the browser, which is started only once so,
    the others with the heavy tests."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers == 1:
        return items
    browser = [item for item in items if "browser" in item.path.parts]
    heavy = [item for item in items if item.get_closest_marker("heavy") and "browser" not in item.path.parts]
    begun = [browser, *(heavy[k :: workers - 1] for k in range(workers - 1))]
    known = {item for part in begun for item in part}
    rest = iter([item for item in items if item not in known])
    for k, part in enumerate(begun):
        part += islice(rest, max(0, (len(items) * (k + 1)) // workers - (len(items) * k) // workers - len(part)))
    return [*(item for part in begun for item in part), *rest]


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
