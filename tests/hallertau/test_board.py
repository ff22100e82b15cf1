"""The table of Hallertau in plain lines."""

from __future__ import annotations

from typing import Any

import pytest

import tilth
from tilth.games.hallertau import terminal as board
from tilth.games.hallertau.page import PAGE as page
from tilth.games.hallertau.text.cards import card_name, card_text
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng
from tilth.text import LANGS, words
from tilth.text.lines import TAG, length


def played(players: int, seed: int, steps: int) -> Position:
    game = tilth.game("hallertau", players=players)
    p, rng = game.start(), Rng(seed)
    while not p.over and (steps > 0 or p.who == CHANCE):
        legal = p.legal() if p.who != CHANCE else []
        p.play(legal[rng.below(len(legal))] if legal else int(p.draw(rng)))
        steps -= 1
    return p


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_line_is_longer_than_the_terminal(lang: str, players: int) -> None:
    for steps in (20, 150, 10_000):
        p = played(players, 4, steps)
        for width in (60, 80, 120):
            for line in board.board(p.view(0), lang, 0, width):
                assert length(line) <= width, line


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_in_words_says_what_lies_on_it(lang: str) -> None:
    p = played(2, 6, 120)
    view: dict[str, Any] = p.view(0)
    lines = "\n".join(page.text_board(view, lang, "A"))
    assert "[" not in lines
    for id in view["A"]["hand"]:
        assert card_name(id, lang) in lines and card_text(id, lang) in lines
    for id in view["B"]["played"]:
        assert card_name(id, lang) in lines


def test_the_hand_of_another_is_not_told() -> None:
    p = played(2, 6, 60)
    lines = "\n".join(page.text_board(p.view(1), "en", "B"))
    hidden = set(p.rules.voice.view(p, 0)["A"]["hand"]) - set(p.rules.voice.view(p, 1)["B"]["played"])
    assert hidden and not any(card_name(id, "en") in lines for id in hidden)


def test_a_farm_in_a_few_lines() -> None:
    farm = {
        "barley": 2, "clay": 3, "jewels": 1, "tools": 2, "exhausted": 1, "fields": "5b2 5e 3r", "hand": ["001"],
        "sheep": "5:2 S:1", "buildings": "1/2/1/1/3", "boulders": {"carpentry": [3, "off"]}, "played": ["801", "840"],
    }  # fmt: skip
    game = tilth.game("hallertau", players=2)

    def told(**more: object) -> str:
        view = game.place({"round": 4, **more}).view(None)
        return "\n".join(TAG.sub("", line) for line in board.farm(view, "A", words("en", "hallertau"), 80))

    lines = told(phase=9, A=farm)
    assert lines.splitlines()[0] == "▸ A  10 VP · 0 workers · 1 card in hand"
    for said in (
        "2 barley, 3 clay, 1 jewel, 2 tools (1 exhausted)",
        "5 barley ×2, empty · 3 rye",
        "Farmyard card of round 5: 2 · Stable: 1",
        "Carpentry 1 (boulders at 3)",
        "Income: 1 meat, draw 1 farmyard card",
    ):
        assert said in lines, said
    assert "5 empty · 4 empty' · 3 rye'" in told(
        phase=7, A={**farm, "exhausted": 0, "fields": "5b2 5e 3r'"}
    )  # harvested
