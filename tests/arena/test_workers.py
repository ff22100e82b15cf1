"""The same games, whoever plays them; and a file to go on with."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

import tilth
from tilth.arena import workers
from tilth.arena.ledger import Ledger
from tilth.arena.tournament import Result, Settings, play, units
from tilth.arena.workers import Failure, played
from tilth.kernel.errors import TilthError

GAME = tilth.game("villagers", players=2)
SETTINGS = Settings.of(GAME, ["greedy", "random"], seed=3, cards=True)
SOURCES = Path(tilth.__file__).parent.parent


def told(results: Iterable[Result | Failure]) -> list[dict[str, Any]]:
    """The results in order, without times."""
    found = []
    for result in results:
        assert isinstance(result, Result)
        found.append({**result.data(), "pace": [pace.decisions for pace in result.pace]})
    return sorted(found, key=lambda row: row["number"])


@pytest.fixture(scope="module")
def whole() -> list[dict[str, Any]]:
    return told(played(GAME, SETTINGS, units(SETTINGS, 6)))


def test_two_processes_play_what_one_plays(whole: list[dict[str, Any]]) -> None:
    assert told(played(GAME, SETTINGS, units(SETTINGS, 6), jobs=2)) == whole
    assert [row["number"] for row in whole] == list(range(6))


def test_games_that_nobody_waits_for_are_left() -> None:
    work = played(GAME, SETTINGS, units(SETTINGS, 40), jobs=2)
    assert isinstance(next(work), Result)
    work.close()
    assert list(work) == []


def test_one_broken_game_does_not_hide_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Any, settings: Any, unit: Any, records: Any) -> Result:
        if unit.number == 1:
            raise ValueError("no barn")
        return play(game, settings, unit, records)

    monkeypatch.setattr(workers, "play", broken)
    found = list(played(GAME, SETTINGS, units(SETTINGS, 3)))
    assert [type(one) for one in found] == [Result, Failure, Result]
    assert "game 1 (random, greedy): ValueError: no barn" in str(found[1])


def test_settings_of_other_rules_are_not_played() -> None:
    other = Settings("villagers", GAME.options, ["random"], rules=99)
    with pytest.raises(TilthError, match="rules 99, is asked for"):
        workers.play_some(other, units(other, 1), None)


def test_shares_are_all_games_once() -> None:
    plan = units(SETTINGS, 333)
    parts = workers.shares(plan, 3)
    assert [unit for part in parts for unit in part] == plan
    assert len(parts) >= 3 * workers.SHARES and max(map(len, parts)) <= workers.MOST_AT_ONCE


# -- the file ----------------------------------------------------------------------------------------------------------


def kept(path: Path, plan: Sequence[Any]) -> None:
    ledger = Ledger.begun(path, SETTINGS)
    for result in played(GAME, SETTINGS, plan):
        assert isinstance(result, Result)
        ledger.add(result)
    ledger.close()


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path, whole: list[dict[str, Any]]) -> None:
    path = tmp_path / "games.jsonl"
    kept(path, units(SETTINGS, 3))
    path.write_bytes(path.read_bytes()[:-20])  # the third line was cut off
    ledger, results = Ledger.resumed(path, SETTINGS)
    assert sorted(results) == [0, 1]
    for result in played(GAME, SETTINGS, units(SETTINGS, 6)[2:]):
        assert isinstance(result, Result)
        ledger.add(result)
    ledger.close()
    ledger, results = Ledger.resumed(path, SETTINGS)
    ledger.close()
    assert told(results.values()) == whole


@pytest.mark.parametrize(
    "other, words",
    [
        (Settings.of(GAME, ["greedy", "random"], 4, True), "seed is 3 there and 4 here"),
        (Settings.of(GAME, ["random", "greedy"], 3, True), "bots is greedy,random there and random,greedy here"),
        (Settings.of(GAME, ["greedy", "random"], 3, False), "cards is true there and false here"),
        (
            Settings.of(tilth.game("villagers", players=3), ["greedy", "random"], 3, True),
            "players is 2 there and 3 here",
        ),
    ],
)
def test_a_file_of_other_settings_is_refused(tmp_path: Path, other: Settings, words: str) -> None:
    path = tmp_path / "games.jsonl"
    Ledger.begun(path, SETTINGS).close()
    with pytest.raises(TilthError, match=words):
        Ledger.resumed(path, other)


def test_a_file_is_never_begun_twice(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Ledger.begun(path, SETTINGS).close()
    with pytest.raises(TilthError, match="--resume"):
        Ledger.begun(path, SETTINGS)


@pytest.mark.parametrize(
    "line, words",
    [
        ("hello", "line 2: this is no file of a tournament"),
        ("[1]", "line 2: this is no file of a tournament"),
        ('{"number": 0}', "line 2: this is no result"),
        (
            '{"number":0,"deal":0,"seats":["greedy","random"],"points":[1],"ranks":[1,2],"won":[true,false],"pace":[]}',
            "line 2: this is no result",
        ),
        (
            '{"number":0,"deal":0,"seats":["random"],"points":[1],"ranks":[1],"won":[true],'
            '"pace":[{"decisions":1,"seconds":0.1,"classes":{}}]}',
            "game 0 has other seats",
        ),
        (
            '{"number":-1,"deal":0,"seats":["random"],"points":[1],"ranks":[1],"won":[true],'
            '"pace":[{"decisions":1,"seconds":0.1,"classes":{}}]}',
            "no game has the number -1",
        ),
    ],
)
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, line: str, words: str) -> None:
    path = tmp_path / "games.jsonl"
    Ledger.begun(path, SETTINGS).close()
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(TilthError, match=words):
        Ledger.resumed(path, SETTINGS)


# -- Ray ---------------------------------------------------------------------------------------------------------------


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(TilthError, match=r"pip install 'tilth\[arena\]'"):
        next(played(GAME, SETTINGS, units(SETTINGS, 1), ray="local"))


@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_cluster_of_two_nodes_plays_what_one_process_plays(whole: list[dict[str, Any]]) -> None:
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    paths = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(SOURCES), *([paths] if paths else [])])
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        assert told(played(GAME, SETTINGS, units(SETTINGS, 6), ray=cluster.address)) == whole
    finally:
        cluster.shutdown()
        if paths is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = paths


@pytest.mark.filterwarnings("default")
def test_where_there_is_no_cluster_it_is_said() -> None:
    pytest.importorskip("ray")
    with pytest.raises(TilthError, match="no Ray cluster can be reached at 'auto'"):
        next(played(GAME, SETTINGS, units(SETTINGS, 1), ray="auto"))
