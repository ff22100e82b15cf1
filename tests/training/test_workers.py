"""The same lessons, whoever plays the games."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import tilth
from tilth.arena.crew import Alone, crew
from tilth.training.selfplay import Lessons
from tilth.training.tasks import Task, carry_out

SOURCES = Path(tilth.__file__).parent.parent
TASKS = [Task("villagers", (("players", 2),), (), range(k, k + 1), 1, noise=1.0) for k in range(2)]


@pytest.fixture(scope="module")
def alone() -> list[Lessons]:
    return Alone(carry_out).all(TASKS)


def test_two_processes_give_the_lessons_of_one(alone: list[Lessons]) -> None:
    two = crew(carry_out, jobs=2)
    try:
        assert two.all(TASKS) == alone
    finally:
        two.close()


@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_cluster_of_two_nodes_gives_the_lessons_of_one_process(
    alone: list[Lessons], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    paths = [str(SOURCES), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        many = crew(carry_out, ray=cluster.address)
        try:
            assert many.all(TASKS) == alone
        finally:
            many.close()
    finally:
        cluster.shutdown()
