"""Bots: legal, repeatable, and blind to what their seat may not know."""

from __future__ import annotations

import pytest

import tilth
from tilth.bots import Budget, Opponent, bot, names
from tilth.bots.match import finish
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import TilthError
from tilth.kernel.rng import Rng

QUICK = Budget(looks=20)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_bot_finishes_games_and_repeats_them(name: str, players: int) -> None:
    game = tilth.game("villagers", players=players)
    ends = []
    for _ in range(2):
        p = game.start()
        decisions = finish(p, [bot(name, 5 + s, QUICK) for s in range(players)], Rng(2))
        assert p.over and decisions > 10
        ends.append(p.dump())
    assert ends[0] == ends[1]


def test_greedy_beats_random() -> None:
    game = tilth.game("villagers", players=2)
    wins = 0
    for k in range(20):
        p = game.start()
        seats = ["greedy", "random"] if k % 2 else ["random", "greedy"]
        finish(p, [bot(name, k * 2 + s) for s, name in enumerate(seats)], Rng(k))
        best = next(i for i, sheet in enumerate(p.scores()) if sheet.rank == 1)
        wins += seats[best] == "greedy"
    assert wins >= 15


@pytest.mark.parametrize("name", names())
def test_a_bot_plays_the_same_in_worlds_it_cannot_tell_apart(name: str) -> None:
    game = tilth.game("villagers", players=3)
    rng = Rng(9)
    p = game.start()
    compared = 0
    number = 0
    while not p.over and compared < 10:
        number += 1
        if p.who != CHANCE and number % 3 == 0:
            other = p.resample(int(p.who), rng)
            chosen = bot(name, 3, QUICK).choose(p, int(p.who))
            assert chosen in p.legal()
            assert bot(name, 3, QUICK).choose(other, int(p.who)) == chosen
            compared += 1
        p.play(int(p.draw(rng)) if p.who == CHANCE else p.legal()[rng.below(len(p.legal()))])
    assert compared == 10


def test_a_bot_never_sees_the_true_position() -> None:
    game = tilth.game("villagers", players=2)
    rng = Rng(4)
    p = game.start()
    while p.who == CHANCE:
        p.play(int(p.draw(rng)))
    seat = int(p.who)
    rival = game.voice.seats[1 - seat]
    hands = set()

    class Spy:
        def choose(self, position: Position, seat: int, rng: Rng, budget: Budget) -> int:
            hands.add(tuple(game.voice.describe(position)[rival]["hand"]))
            return position.legal()[0]

    watched = Opponent(Spy(), 1, Budget())
    for _ in range(12):
        watched.choose(p, seat)
    assert len(hands) > 1


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(TilthError, match=r"wizard.*random, greedy"):
        bot("wizard")
