"""The log of a game of Villagers as people read it."""

from __future__ import annotations

import pytest

import tilth
from tilth.kernel.core import CHANCE
from tilth.kernel.rng import Rng
from tilth.play.session import Session


@pytest.mark.parametrize(("lang", "heading"), [("en", "New on the road: "), ("ru", "Новая карта на дороге: ")])
def test_cards_that_come_to_the_road_together_share_a_heading(lang: str, heading: str) -> None:
    game, rng = tilth.game("villagers", players=2), Rng(5)
    made = Session(game)
    made.story(0, lang)
    for n in range(60):
        p = made.position
        made.advance(n + 1, int(p.draw(rng)) if p.who == CHANCE else int(p.legal()[0]))
    lines = [line.label for line in made.story(0, lang).lines if heading in line.label]
    assert lines and all(line.count(heading) == 1 for line in lines), lines
    assert max(line.count(",") for line in lines) >= 3, lines


def test_a_card_taken_from_a_stack_is_told_with_whoever_took_it() -> None:
    made, rng = Session(tilth.game("villagers", players=2)), Rng(5)
    while (p := made.position).who == CHANCE:
        made.advance(len(made.story(0, "en").lines) + 1, int(p.draw(rng)))
    seat, taken = "AB"[int(p.who)], next(move for move in p.legal() if p.name(move) == "draft S1")
    made.advance(1_000, int(taken))
    made.advance(1_001, int(made.position.draw(rng)))
    assert any(f"Turned up for {seat}: " in line.label for line in made.story(0, "en").lines)
