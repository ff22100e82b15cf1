"""Who sits where, with which luck, and what is written down of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

import tilth
from tilth.arena.pace import Pace
from tilth.arena.tournament import Result, Settings, games_of_a_deal, lineups, play, units
from tilth.bots.match import seed_of
from tilth.cli.simulate import one_game
from tilth.records.record import Record

GAME = tilth.game("villagers", players=2)
SETTINGS = Settings.of(GAME, ["greedy", "random"], seed=5)


@pytest.mark.parametrize(
    "bots, players, found",
    [
        ("abc", 3, ["abc"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abc", 1, ["a", "b", "c"]),
        ("ab", 4, ["abbb", "baaa"]),
        ("abc", 4, ["abcb", "bcac", "caba"]),
        ("a", 3, ["aaa"]),
    ],
)
def test_who_meets_whom(bots: str, players: int, found: list[str]) -> None:
    assert ["".join(lineup) for lineup in lineups(bots, players)] == found


def test_a_lineup_goes_round_the_table() -> None:
    assert ["".join(seats) for seats in games_of_a_deal("abc", 3)] == ["abc", "cab", "bca"]
    assert games_of_a_deal("a", 3) == [("a", "a", "a")]


@pytest.mark.parametrize("bots, players", [("ab", 2), ("abc", 2), ("abcd", 3), ("ab", 4), ("abc", 5), ("ab", 1)])
def test_everybody_has_every_seat_equally_often_in_every_deal(bots: Sequence[str], players: int) -> None:
    settings = Settings("villagers", {"players": players}, list(bots))
    cycle = len(games_of_a_deal(bots, players))
    plan = units(settings, 3 * cycle)
    assert [unit.number for unit in plan] == list(range(3 * cycle))
    for deal in range(3):
        seats = Counter((seat, bot) for unit in plan if unit.deal == deal for seat, bot in enumerate(unit.seats))
        assert len(seats) == players * len(bots)
        assert len(set(seats.values())) == 1


def test_games_of_a_deal_have_the_same_luck(tmp_path: Path) -> None:
    plan = units(SETTINGS, 4)
    for unit in plan:
        play(GAME, SETTINGS, unit, tmp_path)
    records = [Record.read(tmp_path / f"villagers-{k:06}.tilth") for k in range(4)]
    seats = [list(record.header["seats"].values()) for record in records]
    assert seats == [["greedy", "random"], ["random", "greedy"]] * 2
    first = [next(words for _, who, words in record.moves if who == "chance") for record in records]
    assert first[0] == first[1] and first[2] == first[3] and first[0] != first[2]


def test_a_record_ends_as_the_game_did(tmp_path: Path) -> None:
    (unit, *_) = units(SETTINGS, 1)
    result = play(GAME, SETTINGS, unit, tmp_path / "deep" / "down")
    (path,) = (tmp_path / "deep" / "down").iterdir()
    assert [sheet.total for sheet in Record.read(path).check().scores()] == result.points


def test_the_games_are_those_of_simulate() -> None:
    for unit in units(SETTINGS, 3):
        result = play(GAME, SETTINGS, unit)
        tally = one_game(GAME, unit.seats, seed_of(5, unit.deal))
        assert result.points == list(tally.totals.values())
        assert list(map(int, result.won)) == list(tally.wins.values())
        assert sum(pace.decisions for pace in result.pace) == tally.decisions


def test_alone_the_countess_has_points_and_no_seat() -> None:
    game = tilth.game("villagers", players=1)
    settings = Settings.of(game, ["random"])
    result = play(game, settings, units(settings, 1)[0])
    assert result.seats == ["random"] and len(result.points) == 1
    assert result.won == [False] and result.others["countess"] > result.points[0]


def test_a_result_survives_its_line() -> None:
    settings = Settings.of(GAME, ["random"], cards=True)
    result = play(GAME, settings, units(settings, 1)[0])
    assert result.cards and all(pace.decisions for pace in result.pace)
    again = Result.read(json.loads(json.dumps(result.data())))
    assert (again.points, again.ranks, again.won) == (result.points, result.ranks, result.won)
    assert again.cards == result.cards
    assert [pace.classes for pace in again.pace] == [pace.classes for pace in result.pace]


def test_times_are_told_to_a_twentieth() -> None:
    pace = Pace()
    for ms in range(1, 101):
        pace.add(ms / 1000)
    assert pace.decisions == 100
    assert pace.mean() == pytest.approx(0.0505)
    assert pace.quantile(0.95) == pytest.approx(0.095, rel=0.06)
    assert pace.quantile(0.5) == pytest.approx(0.050, rel=0.06)
    twice = Pace()
    twice.join(pace)
    twice.join(pace)
    assert (twice.decisions, twice.quantile(0.95)) == (200, pace.quantile(0.95))
    assert Pace().mean() == Pace().quantile(0.95) == 0
