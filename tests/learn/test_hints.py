"""Hints and mistakes by themselves: moves that differ, nothing idle, and only what really costs a lot."""

from __future__ import annotations

import pytest

import tilth
from tilth.bots.levels import Learned, Level
from tilth.bots.protocol import Budget
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.game import Game
from tilth.kernel.moves import Move
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng
from tilth.learn.coach import LEAST, losses, mistakes
from tilth.learn.hints import Hint, advise, different, hint_words
from tilth.learn.outlook import Contrast
from tilth.text.sentences import Speech

TINY = Level("tiny", width=2, breadth=2)


def begun(name: str, **options: object) -> tuple[Game, Position]:
    game = tilth.game(name, **options)
    p = game.start()
    while p.who == CHANCE:
        p.act(p.draw(Rng(3)))
    return game, p


def move(p: Position, value: float, *actions: int) -> Move:
    found = Move(0, vec[i64](actions), p)
    found.value = value
    return found


def test_three_moves_that_begin_differently_and_none_is_told_to_be_better_than_the_first() -> None:
    game, p = begun("agricola", players=1, mode="family")
    hints = advise(p, 0, Rng(2), Budget(looks=60), TINY, 1)
    assert len(hints) == 3 and [hint.rank for hint in hints] == [1, 2, 3]
    assert len({hint.actions[0] for hint in hints}) == 3 and {hint.actions[0] for hint in hints} <= set(p.legal())
    behind = [hint.behind for hint in hints]
    assert behind[0] == 0.0 and behind == sorted(behind) and all(hint.lead is None for hint in hints)
    assert all(hint_words(game, p, 0, hint, "pt")["move"] for hint in hints)


def test_what_changes_nothing_is_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    _, p = begun("agricola", players=1, mode="family")
    exchange, grain = p.rules.aside_from, p.parse("place take-grain")
    found = [move(p, 9.0, int(exchange), 0), move(p, 8.0, grain)]
    monkeypatch.setattr("tilth.learn.hints.whole", lambda p, seat, move, rng: (grain,) if move is found[1] else ())
    assert list(different(p, 0, found, Rng(1))) == [found[1]]
    assert list(different(p, 0, found[:1], Rng(1))) == found[:1]


@pytest.mark.parametrize(
    ("lead", "said"), [(None, "about 30.0 points at the end"), (2.0, "2.0 points ahead"), (-3.5, "3.5 points behind")]
)
def test_what_is_expected_is_compared_with_a_rival_if_there_is_one(lead: float | None, said: str) -> None:
    game, p = begun("agricola", players=2)
    hint = Hint(2, (p.legal()[0],), 30.0, lead, 1.5, Contrast(-1.5, [("fields", 2.0), ("people", -3.0)]))
    told = hint_words(game, p, int(p.who), hint, "en")
    assert said in told["points"] and told["behind"] == "1.5 points less than the best"
    assert (told["leads_to"], told["gives_up"]) == ("Fields +2.0", "People −3.0")


def test_a_choice_loses_what_its_best_way_falls_behind() -> None:
    _, p = begun("villagers", players=2)
    assert losses([move(p, 9.0, 1), move(p, 5.0, 2), move(p, 8.0, 2, 7), move(p, 1.0, 3)]) == {1: 0.0, 2: 1.0, 3: 8.0}


def test_a_mistake_is_serious_by_the_first_look_and_by_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    _, p = begun("villagers", players=2)
    seen = [move(p, value, action) for action, value in ((1, 50.0), (2, 49.0), (3, 30.0), (4, 30.0), (5, 48.0))]
    deeper = [move(p, value, action) for action, value in ((1, 50.0), (3, 31.0), (4, 49.0))]
    monkeypatch.setattr("tilth.learn.coach.moves", lambda *_: seen)
    monkeypatch.setattr("tilth.learn.coach.expected", lambda *_: 50.0)
    monkeypatch.setattr(Learned, "judged", lambda *_: deeper)
    assert mistakes(p, int(p.who), Rng(1)) == {3: 19.0}
    monkeypatch.setattr("tilth.learn.coach.expected", lambda *_: 500.0)  # where so much is earned, it is nothing
    assert mistakes(p, int(p.who), Rng(1)) == {}
    assert LEAST > 1.0


def test_every_game_says_what_matters() -> None:
    for name in ("villagers", "agricola", "hallertau", "moor"):
        _, p = begun(name, players=2)
        rng = Rng(1)
        said = 0
        for _ in range(60):
            if p.who == CHANCE:
                p.act(p.draw(rng))
                continue
            said += len(Speech(name, "en").concerns(p, p.view(int(p.who)), int(p.who)))
            p.act(p.choices[rng.below(len(p.choices))])
        assert said, name
