"""What a game alone asks for, and who has won."""

from __future__ import annotations

import pytest

import tilth
from tilth.kernel.voice import Sheet, Voice

CASES = [
    ("agricola", {}, 50),
    ("agricola", {"series": "3 0"}, 59),
    ("agricola", {"mode": "family"}, None),
    ("moor", {"level": 1}, 65),
    ("moor", {"level": 2}, 70),
    ("moor", {"level": 3}, 70),
    ("moor", {"level": 3, "moor_solo_series": True}, 50),
    ("hallertau", {}, 100),
    ("hallertau", {"cards": "none"}, 80),
    ("villagers", {}, None),
]


@pytest.mark.parametrize("name, options, target", CASES)
def test_the_target_of_a_game_alone(name: str, options: dict[str, object], target: int | None) -> None:
    game = tilth.game(name, players=1, **options)
    assert game.voice.target(game.start()) == target


@pytest.mark.parametrize("name", tilth.games.names())
def test_with_others_there_is_no_target(name: str) -> None:
    game = tilth.game(name, players=2)
    assert game.voice.target(game.start()) is None


class Scored(Voice):
    """A game that ended with these points."""

    def __init__(self, *totals: int, target: int | None = None) -> None:
        super().__init__([], {}, ["A", "B"][: len(totals)])
        self.totals, self.asked = totals, target

    def scores(self, p: object) -> list[Sheet]:
        return [Sheet(s, {}, n, 1 + sum(o > n for o in self.totals)) for s, n in zip(self.seats, self.totals)]

    def target(self, p: object) -> int | None:
        return self.asked


@pytest.mark.parametrize(
    "voice, won",
    [
        (Scored(49, target=50), [False]),
        (Scored(50, target=50), [True]),
        (Scored(200), [False]),
        (Scored(7, 9), [False, True]),
        (Scored(9, 9), [True, True]),
    ],
)
def test_who_has_won(voice: Scored, won: list[bool]) -> None:
    assert voice.won(tilth.game("villagers", players=2).start()) == won
