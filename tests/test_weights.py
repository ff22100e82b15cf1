"""`make weights`: which networks are trained, and in which order."""

from __future__ import annotations

from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest

import make_weights
from tilth.arena.crew import crew
from tilth.bots.networks import Stored, packed
from tilth.kernel.errors import TilthError
from tilth.training.tasks import carry_out


def put(root: Path, game: str, kind: str, begun_with: str = "") -> Path:
    folder = root / game / "weights"
    folder.mkdir(parents=True, exist_ok=True)
    card = {"game": game, "kind": kind, "from": begun_with, "games": 10, "seed": 1, "recipe": {}, "options": [{}]}
    path = folder / f"{kind}.net"
    path.write_bytes(packed(Stored(["a"], 2, 2, [[0] * 4] * 2 + [[0] * 2] * 6, card)))
    return path


def test_a_network_that_went_on_from_itself_goes_through_all_its_stages(tmp_path: Path) -> None:
    """Given one of three stages, the first of which began with another, when it is planned, then it begins there."""
    put(tmp_path, "agricola", "base")
    first = {"game": "agricola", "kind": "own", "from": "base", "games": 5, "options": [{}], "recipe": {}, "seed": 1}
    second = first | {"from": "own", "games": 6, "before": first}
    last = second | {"games": 7, "before": second}
    path = tmp_path / "agricola" / "weights" / "own.net"
    path.write_bytes(packed(Stored(["a"], 2, 2, [[0] * 4] * 2 + [[0] * 2] * 6, last)))
    (job,) = make_weights.plan(make_weights.shipped(tmp_path), "own")
    assert job.base is not None and job.base.path.stem == "base"
    assert [card["games"] for card in job.stages] == [5, 6, 7]


def told(jobs: list[make_weights.Job]) -> list[tuple[str, str]]:
    return [(job.name, job.base.path.stem if job.base else "") for job in jobs]


def test_each_is_trained_after_the_one_it_begins_with(tmp_path: Path) -> None:
    put(tmp_path, "agricola", "a-full", "family")
    put(tmp_path, "agricola", "family")
    put(tmp_path, "agricola", "table", "a-full")
    put(tmp_path, "moor", "a-moor", "table")
    put(tmp_path, "villagers", "again", "again")
    found = make_weights.plan(make_weights.shipped(tmp_path))
    assert told(found) == [
        ("agricola/family", ""), ("villagers/again", ""), ("agricola/a-full", "family"), ("agricola/table", "a-full"),
        ("moor/a-moor", "table"),
    ]  # fmt: skip


def test_one_can_be_chosen(tmp_path: Path) -> None:
    put(tmp_path, "agricola", "family")
    put(tmp_path, "agricola", "full", "family")
    paths = make_weights.shipped(tmp_path)
    for kind in ("full", "agricola/full"):
        assert told(make_weights.plan(paths, kind)) == [("agricola/full", "family")]
    with pytest.raises(
        TilthError, match=r"no network 'barn' comes with Tilth; there is agricola/family, agricola/full"
    ):
        make_weights.plan(paths, "barn")


def test_a_network_of_the_same_game_is_meant_first(tmp_path: Path) -> None:
    put(tmp_path, "agricola", "solo")
    mine = put(tmp_path, "villagers", "solo")
    put(tmp_path, "villagers", "table", "solo")
    base = make_weights.plan(make_weights.shipped(tmp_path), "table")[0].base
    assert base is not None and base.path == mine


def grown(root: Path, *widths: int) -> list[dict[str, Any]]:
    """A network whose courses made it wider and wider, and one of 64 units that begins with it; the cards of the
    courses after which that one begins."""
    card: dict[str, Any] = {}
    for width in widths:
        before = {"before": card} if card else {}
        card = {"game": "agricola", "kind": "a", "from": "a" if card else "", "recipe": {"first": width}} | before
    put(root, "agricola", "a").write_bytes(packed(Stored(["a"], 2, 2, [[0] * 4] * 2 + [[0] * 2] * 6, card)))
    put(root, "agricola", "b", "a")
    (job,) = make_weights.plan(make_weights.shipped(root), "b")
    return [dict(card) for card in job.begun_after()]


def test_one_begins_with_what_was_no_wider_than_itself(tmp_path: Path) -> None:
    """Given a network that has grown since, when another begins with it, then with what it was before."""
    assert [card["recipe"]["first"] for card in grown(tmp_path, 32, 64, 128)] == [32, 64]
    assert [card["recipe"]["first"] for card in grown(tmp_path, 32, 64)] == [32, 64]
    with pytest.raises(TilthError, match="agricola/b is narrower than agricola/a, with which it begins"):
        grown(tmp_path, 128)


def test_what_has_grown_is_trained_as_it_was_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a network that has grown since, when one that began with it is trained, then after the first stage of it,
    and not once more when its own course is there."""
    monkeypatch.setattr(make_weights, "ROOT", tmp_path)
    few = {"second": 2, "width": 1, "opening": 2, "batch": 2, "trial": 1, "pause": 1}
    card = {"game": "villagers", "kind": "table", "from": "", "games": 2, "seed": 1, "options": [{"players": 2}]}
    slim = card | {"recipe": few | {"first": 2}}
    wide = card | {"recipe": few | {"first": 4}, "from": "table", "before": slim}
    job = make_weights.Job(Path("new.net"), slim, make_weights.Job(Path("table.net"), wide, None))
    workers = crew(carry_out, 1)
    course = make_weights.gone_through(job, job.stages, workers)
    assert course.games == 2 and course.begun_with == "table" and course.learner.first == 2
    trained = tmp_path / "training"
    assert sorted(folder.name for folder in trained.iterdir()) == ["villagers-new-1", "villagers-table-1"]
    rmtree(trained / "villagers-table-1")
    assert make_weights.gone_through(job, job.stages, workers).games == 2
    assert [folder.name for folder in trained.iterdir()] == ["villagers-new-1"]


def test_what_cannot_be_trained_is_said(tmp_path: Path) -> None:
    with pytest.raises(TilthError, match="no network is there"):
        make_weights.plan([])
    put(tmp_path, "agricola", "a", "b")
    with pytest.raises(TilthError, match="a began with b, and there is no such network"):
        make_weights.plan(make_weights.shipped(tmp_path))
    put(tmp_path, "agricola", "b", "a")
    with pytest.raises(TilthError, match="begin with each other: a, b"):
        make_weights.plan(make_weights.shipped(tmp_path))


def test_the_networks_that_come_with_tilth_are_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["make_weights.py", "--plan"])
    assert make_weights.main() == 0
    planned = {line.split(":")[0] for line in capsys.readouterr().out.splitlines()}
    assert {"agricola/family-solo", "moor/moor1-solo", "hallertau/cards-table", "villagers/table"} <= planned


def test_their_recipes_can_still_be_followed() -> None:
    """Whatever a course was made with is known today, and each begins with something that fits."""
    for job in make_weights.plan(make_weights.shipped(make_weights.ROOT / "src" / "tilth" / "games")):
        assert all(make_weights.recipe_of(card).batch > 0 for card in job.stages), job.name
        assert bool(job.begun_after()) == (job.base is not None), job.name
