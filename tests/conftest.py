"""Tests that take long run compiled where there is a compiler; then a sample of them is enough interpreted."""

from __future__ import annotations

import os

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    help_ = "of the tests marked long, run every Nth; of those that are heavy too, half as many"
    parser.addoption("--sample", type=int, default=1, metavar="N", help=help_)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    every = config.getoption("--sample")
    long = [item for item in items if item.get_closest_marker("long")]
    heavy = [item for item in long if item.get_closest_marker("heavy")]
    light = [item for item in long if not item.get_closest_marker("heavy")]
    left_out = set(long) - set(light[::every]) - set(heavy[:: 2 * every if every > 1 else 1])
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
