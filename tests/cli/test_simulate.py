"""Many games, summed up."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from typer.testing import Result

from tilth.bots.match import seed_of
from tilth.cli import simulate
from tilth.cli.simulate import Tally, one_game
from tilth.kernel.game import Game

from .conftest import Tilth

KEYS = {
    "game", "games", "errors", "decisions", "seconds", "games_per_s", "us_per_decision", "scores", "wins", "seats",
    "seed", "jobs", "options", "engine", "compiled", "target",
}  # fmt: skip
LUCK = ("games", "errors", "decisions", "scores", "wins")


def summary(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_json_has_its_keys(tilth: Tilth) -> None:
    found = summary(tilth("simulate", "villagers", "--games", 6, "--players", 5, "--seats", "random", "--json"))
    assert found.keys() == KEYS
    assert (found["games"], found["errors"], found["seed"]) == (6, 0, 1)
    assert found["seats"] == dict.fromkeys("ABCDE", "random")
    assert list(found["scores"]) == list("ABCDE")
    for score in found["scores"].values():
        assert score.keys() == {"mean", "min", "max"}
        assert score["min"] <= score["mean"] <= score["max"]
    assert sum(found["wins"].values()) >= 6
    assert isinstance(found["compiled"], bool)
    assert found["games_per_s"] > 0 and found["us_per_decision"] > 0 and found["decisions"] > 100


def test_the_seed_alone_decides_not_the_number_of_processes(tilth: Tilth) -> None:
    words = ("simulate", "villagers", "--games", 9, "--players", 2, "--json", "--seed")
    one, again, shared = (summary(tilth(*words, 5, "--jobs", jobs)) for jobs in (1, 1, 2))
    other = summary(tilth(*words, 6))
    assert [one[key] for key in LUCK] == [again[key] for key in LUCK] == [shared[key] for key in LUCK]
    assert one["scores"] != other["scores"]


def test_greedy_beats_random(tilth: Tilth) -> None:
    found = summary(tilth("simulate", "villagers", "--games", 6, "--seats", "greedy,random", "--json"))
    assert found["seats"] == {"A": "greedy", "B": "random"}
    assert found["wins"]["A"] > found["wins"]["B"]


def test_alone_against_the_countess_with_options(tilth: Tilth) -> None:
    words = (
        "simulate",
        "villagers",
        "--games",
        3,
        "--players",
        1,
        "--json",
        "--level=easy",
        "-o",
        "rats_season=summer",
    )
    found = summary(tilth(*words))
    assert list(found["scores"]) == ["A", "countess"]
    assert found["options"]["level"] == "easy" and found["options"]["rats_season"] == "summer"


def test_alone_a_game_is_won_only_if_its_target_was_reached(tilth: Tilth) -> None:
    found = summary(tilth("simulate", "hallertau", "--games", 3, "--players", 1, "--json"))
    assert (found["target"], found["wins"]) == (100, {"A": 0})
    found = summary(tilth("simulate", "hallertau", "--games", 2, "--players", 1, "--cards", "none", "--json"))
    assert (found["target"], found["wins"]) == (80, {"A": 0})


def test_for_reading(tilth: Tilth) -> None:
    text = tilth("simulate", "villagers", "--games", 3).stdout
    assert "3 games in" in text and "µs per decision" in text
    assert "random" in text


def test_broken_games_are_counted_and_the_first_is_shown(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    def sometimes(game: Game, seats: Sequence[str], seed: int) -> Tally:
        if seed // 16 % 2:
            raise RuntimeError("no way on")
        return one_game(game, seats, seed)

    monkeypatch.setattr(simulate, "one_game", sometimes)
    result = tilth("simulate", "villagers", "--games", 4, "--json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert (found["games"], found["errors"]) == (2, 2)
    assert "2 of 4 games failed; the first: game 0: RuntimeError: no way on" in result.stderr


def test_games_that_all_break_still_give_a_summary(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "LONGEST", 3)
    result = tilth("simulate", "villagers", "--games", 2, "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["errors"] == 2
    assert "the game is not over after 3 decisions" in result.stderr


@pytest.mark.parametrize("seats", ["random", "greedy"])
def test_a_game_of_a_run_has_its_own_luck(seats: str) -> None:
    import tilth as library

    game = library.game("villagers", players=2)
    one, two = (one_game(game, [seats, seats], seed_of(1, k)).totals for k in (0, 1))
    assert one != two
    assert one == one_game(game, [seats, seats], seed_of(1, 0)).totals
