"""Figures from made-up results."""

from __future__ import annotations

import random

import pytest

from tilth.arena.pace import Pace
from tilth.arena.ratings import NEW, ratings_of
from tilth.arena.summary import distribution, pair, standard_error, summary, wilson
from tilth.arena.tournament import Result, Settings


def result(number: int, seats: str, points: list[int], deal: int = 0, won: list[bool] | None = None) -> Result:
    ranks = [1 + sum(other > own for other in points) for own in points]
    pace = [Pace() for _ in seats]
    for one in pace:
        one.add(0.002)
    return Result(number, deal, list(seats), points, ranks, won or [rank == 1 for rank in ranks], pace=pace)


def test_wilson() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_holds_the_true_share_as_often_as_it_says() -> None:
    luck = random.Random(4)
    held = 0
    for _ in range(400):
        low, high = wilson(sum(luck.random() < 0.3 for _ in range(60)), 60)
        held += low <= 0.3 <= high
    assert 365 <= held <= 395


def test_errors_come_from_deals() -> None:
    alone = [(deal, float(value)) for deal, value in enumerate([1, 2, 3, 4])]
    assert standard_error(alone) == pytest.approx(0.6455, abs=1e-4)  # sd / sqrt(n)
    twice = [(deal, value) for deal, value in alone for _ in range(2)]
    assert standard_error(twice) == pytest.approx(0.6455, abs=1e-4)  # the same deals again tell nothing new
    assert standard_error([(0, 1.0), (0, 2.0)]) is None


def test_a_distribution() -> None:
    found = distribution([(k, n) for k, n in enumerate([10, 20, 30, 40, 50])])
    assert found["mean"] == 30 and found["quartiles"] == [20, 30, 40]
    assert (found["min"], found["max"], found["sd"]) == (10, 50, 15.811)
    assert distribution([(0, 7)])["quartiles"] == [7, 7, 7]


def test_two_bots_at_one_table() -> None:
    games = [result(0, "ab", [10, 5]), result(1, "ba", [10, 5]), result(2, "ab", [8, 8], 1), result(3, "ba", [0, 9], 1)]
    found = pair("a", "b", games)
    assert (found["games"], found["share"], found["margin"]) == (4, 0.625, 2.25)


def test_two_bots_alone_meet_over_the_same_deal() -> None:
    games = [
        result(0, "a", [49], 0, [False]),
        result(1, "b", [51], 0, [True]),
        result(2, "a", [70], 1, [True]),
        result(3, "b", [60], 1, [True]),
    ]
    found = pair("a", "b", games)
    assert (found["games"], found["share"], found["margin"]) == (2, 0.5, 4)
    assert pair("a", "c", games)["games"] == 0


def test_ratings_tell_the_better_and_grow_surer() -> None:
    few = ratings_of("ab", [result(k, "ab", [2, 1]) for k in range(3)])
    many = ratings_of("ab", [result(k, "ab", [2, 1]) for k in range(30)])
    assert few["a"].mu > NEW.mu > few["b"].mu
    assert NEW.sigma > few["a"].sigma > many["a"].sigma
    assert many["a"].ordinal == many["a"].mu - 3 * many["a"].sigma
    even = ratings_of("ab", [result(k, "ab", [1, 1]) for k in range(10)])
    assert even["a"].mu == pytest.approx(even["b"].mu)


def test_who_meets_only_itself_is_not_rated() -> None:
    assert ratings_of("a", [result(0, "aa", [2, 1])]) == {"a": NEW}


def test_a_bot_on_several_seats_learns_once_a_game() -> None:
    found = ratings_of("ab", [result(0, "abbb", [4, 3, 2, 1])])
    assert found["a"].games == found["b"].games == 1
    assert found["a"].mu > NEW.mu > found["b"].mu


def test_alone_ratings_go_by_deals() -> None:
    games = [result(0, "a", [49], 0, [False]), result(1, "b", [48], 0, [False])]
    found = ratings_of("ab", games)
    assert found["a"].mu > found["b"].mu


def test_the_whole() -> None:
    settings = Settings("villagers", {"players": 2}, ["a", "b"])
    games = [result(0, "ab", [10, 5]), result(1, "ba", [3, 5]), result(2, "ab", [8, 9], 1)]
    found = summary(settings, {game.number: game for game in reversed(games)}, "AB")
    assert (found["games"], found["deals"], found["games_per_deal"], found["balanced"]) == (3, 2, 2, False)
    a = found["bots"]["a"]
    assert (a["games"], a["hands"], a["won"]["n"], a["decisions"]) == (3, 3, 2, 3)
    assert a["seats"] == {"A": {"games": 2, "mean": 9, "won": 1}, "B": {"games": 1, "mean": 5, "won": 1}}
    assert a["ms_per_move"]["mean"] == 2.0
    assert a["won"]["low"] < a["won"]["share"] < a["won"]["high"]
    assert len(found["pairs"]) == 1 and "cards" not in found


def test_one_bot_alone_has_no_rating() -> None:
    settings = Settings("villagers", {"players": 1}, ["a"])
    found = summary(settings, {0: result(0, "a", [70], 0, [False])}, "A")
    assert found["bots"]["a"]["rating"] is None and found["pairs"] == []
    assert found["bots"]["a"]["won"]["n"] == 0
