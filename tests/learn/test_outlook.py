"""What moves bring: told in whole sentences, compared item by item, from nothing but what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tilth
from tilth.bots.levels import Learned, Level
from tilth.bots.protocol import Budget
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.game import Game
from tilth.kernel.moves import Move
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng
from tilth.learn.outlook import Contrast, Outlook, contrast, contrast_words, move_words, outlooks
from tilth.text.sentences import Speech

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("villagers", {"players": 2}), ("agricola", {"players": 2}), ("hallertau", {"players": 2}),
    ("moor", {"players": 2}),
]  # fmt: skip
TINY = Level("tiny", width=2, breadth=2)
FEW = Budget(looks=4000)


def late(game: Game, seed: int = 7) -> Position:
    """Near the end of a random game: the last but some decisions of seat 0."""
    found: list[Position] = []
    for p in decisions(game.start(), seed):
        if p.who == 0 and len(p.choices) > 2:
            found.append(p)
    return found[-3]


def decisions(p: Position, seed: int) -> Iterator[Position]:
    rng = Rng(seed)
    while not p.over:
        if p.who == CHANCE:
            p.act(p.draw(rng))
            continue
        yield p.copy()
        p.act(p.choices[rng.below(len(p.choices))])


def looked(game: Game, p: Position, budget: Budget = FEW, games: int = 2) -> list[Outlook]:
    rng, seat = Rng(1), int(p.who)
    world, thinker = p.resample(seat, rng), Learned(TINY)
    found = thinker.judged(world, seat, rng, Budget(looks=10))
    return outlooks(world, seat, found[:2], thinker, rng, budget, games)


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_what_a_move_brings_is_the_same_whatever_is_hidden(name: str, options: dict[str, Any]) -> None:
    game = tilth.game(name, **options)
    p = late(game)
    other = p.resample(0, Rng(99))
    assert other.view(0) == p.view(0)
    here, there = looked(game, p), looked(game, other)
    assert here[0].sheets and len(here) == 2
    assert [(o.actions, o.value, o.points, o.sheets) for o in here] == [
        (o.actions, o.value, o.points, o.sheets) for o in there
    ]
    for lang in ("en", "ru", "pt"):
        told = [move_words(game, p, 0, o.actions, lang) for o in here]
        assert all(told)
        assert told == [move_words(game, other, 0, o.actions, lang) for o in here]


def test_a_plan_is_cut_to_its_first_move_and_told_with_all_its_small_choices() -> None:
    game = tilth.game("agricola", players=1, mode="family")
    p = game.start()
    while p.who == CHANCE:
        p.act(p.draw(Rng(3)))
    rng, thinker = Rng(1), Learned(TINY)
    plan = thinker.judged(p, 0, rng, Budget())[0]
    (found,) = outlooks(p, 0, [plan], thinker, rng, FEW, games=0)
    assert len(found.actions) < len(plan.actions)  # two people are planned together
    assert p.name(found.actions[0]).startswith("place ")
    for lang in ("en", "ru", "pt"):
        assert Speech("agricola", lang).choice(p, found.actions[0])[:3] in move_words(game, p, 0, found.actions, lang)


def test_goods_of_a_move_are_told_with_it() -> None:
    game = tilth.game("agricola", players=2)
    p = game.start()
    while p.who == CHANCE:
        p.act(p.draw(Rng(3)))
    assert move_words(game, p, int(p.who), [p.parse("place day-laborer")], "en").endswith("→ +2 food")


def test_who_has_no_looks_left_plays_nothing_on() -> None:
    game = tilth.game("villagers", players=2)
    assert [len(o.sheets) for o in looked(game, late(game), Budget(looks=1))] == [0, 0]
    assert [len(o.sheets) for o in looked(game, late(game), Budget(looks=2000), 3)] == [3, 3]


def outlook(value: float, *sheets: dict[str, int]) -> Outlook:
    return Outlook(Move(0, vec[i64](), tilth.game("villagers", players=2).start()), (0,), value, 0.0, sheets)


def test_only_differences_that_are_no_accident_are_named() -> None:
    one = outlook(20.0, *({"people": 15, "fields": n, "grain": 1, "begging": -3} for n in (4, 0, 4, 0)))
    other = outlook(17.6, *({"people": 12, "fields": n, "grain": 1, "begging": 0} for n in (0, 4, 0, 3)))
    told = contrast(one, other)
    assert told == Contrast(20.0 - 17.6, [("people", 3.0), ("begging", -3.0)])
    assert contrast_words(Speech("agricola", "en"), told) == "+2.4 points: People +3.0, Begging cards −3.0"
    assert contrast_words(Speech("agricola", "ru"), told).startswith("+2,4 очка: ")
    assert contrast_words(Speech("agricola", "pt"), contrast(one, outlook(20.0))) == "+0,0 pontos"
