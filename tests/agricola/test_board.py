"""The table of Agricola in plain lines."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tilth
from tilth.games.agricola import terminal as board
from tilth.games.agricola.text.cards import card_name, hand_text, space_name
from tilth.games.agricola.text.seat_data import Farm
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng
from tilth.text import LANGS, words
from tilth.text.lines import TAG, length


def played(seed: int, steps: int, **options: Any) -> Position:
    p, rng = tilth.game("agricola", **options).start(), Rng(seed)
    while not p.over and (steps > 0 or p.who == CHANCE):
        legal = p.legal() if p.who != CHANCE else []
        p.play(legal[rng.below(len(legal))] if legal else int(p.draw(rng)))
        steps -= 1
    return p


def lines_of(view: Any, lang: str = "en", seat: int | None = 0, width: int = 100) -> str:
    return "\n".join(TAG.sub("", line) for line in board.board(view, lang, seat, width))


FARM = {
    "house": "clay", "rooms": "0,0 1,0 2,0", "fields": "2,1:grain3 2,2:vegetable2 1,1 bean_field:vegetable2",
    "stables": "0,4 1,2", "pastures": "0,3+0,4 1,4 1,3+2,3+2,4", "sheep": 5, "boar": 2, "cattle": 3, "people": 3,
    "children": 1, "food": 3, "wood": 2, "begging": 1, "hand": ["baker", "axe"],
    "improvements": ["fireplace_2", "bean_field"], "occupations": ["academic"],
}  # fmt: skip
MIDDLE = {
    "round": 9, "turn": "A", "occupied": {"wood-3": "B", "fishing": "A"}, "spaces": {"clay-1": 5, "sheep-1": 4},
    "rounds": {10: {"A": {"food": 1}, "C": {"food": 2, "vegetable": 1}}}, "A": FARM,
}  # fmt: skip


def middle() -> Position:
    return tilth.game("agricola", players=4).place(MIDDLE)


# -- every table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "options",
    [{"players": 1}, {"players": 2, "mode": "family"}, {"players": 5}, {"players": 3, "decks": "E", "deal": "draft"}],
    ids=str,
)
def test_no_line_is_longer_than_the_terminal(lang: str, options: dict[str, Any]) -> None:
    for steps in (0, 20, 150, 10_000):
        p = played(4, steps, **options)
        for width in (60, 80, 100, 160):
            for line in board.board(p.view(0), lang, 0, width):
                assert length(line) <= width, line
                assert line == line.rstrip() and not re.search(r"\{|\}|_", TAG.sub("", line)), line


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [60, 100, 140])
def test_a_table_in_the_middle_of_a_game_fits_every_width(lang: str, width: int) -> None:
    shown = board.board(middle().view(0), lang, 0, width)
    assert len(shown) > 40 and all(length(line) <= width for line in shown)


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_says_what_lies_on_it(lang: str) -> None:
    p = middle()
    view: dict[str, Any] = p.view(0)
    said = lines_of(view, lang, width=10_000)
    assert "[" not in said and "┃" not in said  # told, not drawn, for those who listen
    for id in view["A"]["hand"]:
        assert card_name(id, lang) in said and hand_text(id, lang) in said
    for id in (*view["A"]["improvements"], *view["A"]["occupations"], *view["majors"]):
        assert card_name(id, lang) in said
    for slug in (*view["revealed"], "plow-field", "wood-1-4p", "fishing"):
        assert space_name(slug, lang) in said
    assert words(lang, "agricola").say("page-begging", n=1) in said


def test_the_hand_of_another_is_not_told() -> None:
    p = played(6, 60, players=2)
    mine, theirs = p.rules.voice.view(p, 0)["A"]["hand"], p.rules.voice.view(p, 1)["B"]["hand"]
    said = lines_of(p.view(1), seat=1)
    assert all(hand_text(id, "en")[:40] not in " ".join(said.split()) for id in mine)
    assert all(card_name(id, "en") in said for id in theirs)
    assert "Your hand" not in lines_of(p.view(None), seat=None)


def test_cards_to_choose_from_are_shown_to_whoever_chooses() -> None:
    p = tilth.game("agricola", players=3, decks="E", deal="draft").start()
    rng = Rng(1)
    while p.who == CHANCE:
        p.play(int(p.draw(rng)))
    view: dict[str, Any] = p.view(int(p.who))
    said = lines_of(view, seat=int(p.who))
    assert "To choose from" in said and all(f"✓ {card_name(id, 'en')}" in said for id in view["pack"])
    assert "To choose from" not in lines_of(p.view((int(p.who) + 1) % 3), seat=(int(p.who) + 1) % 3)


# -- parts of it -----------------------------------------------------------------------------------------------------


def test_spaces_with_goods_and_people() -> None:
    said = lines_of(middle().view(0))
    assert re.search(r"^ +B 3 Wood: 3 wood ", said, re.M)
    assert "A Fishing: 1 food" in said and "· 1 Clay: 5 clay" in said
    assert re.search(r" 3 · 1 Sheep: 4 sheep", said)
    assert "Round 9 of 14 · Work   Starting player: A" in said
    assert "To come: Round 10: A 1 food, C 2 food and 1 vegetable" in said
    assert "Cooking Hearth (4 clay, or give up a Fireplace)" in said
    family = lines_of(tilth.game("agricola", mode="family").place({"round": 1}).view(0), width=80)
    assert "Starting Player and Storehouse: 1 food" in family and "Decks" not in family  # one column is the wider one


def test_what_a_seat_has() -> None:
    view: dict[str, Any] = middle().view(0)
    said = lines_of(view, width=160)
    for part in (
        "▸ A  ", "2 of 4 people at home", "Supply: 3 food, 2 wood", "Animals: 5 sheep, 2 boar, 3 cattle",
        "1 fence left · 2 stables left · pastures hold 2, 6, 8", "7 food needed after round 9", "1 begging card",
        "Cards: Fireplace · Bean Field (2 vegetables) · Academic", "Begging cards −3",
    ):  # fmt: skip
        assert part in said, part
    total = view["A"]["score"]["total"]
    assert f"{total} points" in said


def test_the_farm_is_drawn() -> None:
    view: dict[str, Any] = middle().view(0)
    data = view["A"]
    drawn = [TAG.sub("", line) for line in board.grid(Farm({**data, "unused": []}), words("en", "agricola"))]
    assert drawn == [
        "·         ·         ·         ┏━━━━━━━━━━━━━━━━━━━┓",
        " 0,0 room  0,1       0,2      ┃0,3       0,4 stab.┃",
        " clay                         ┃5 sheep            ┃",
        "·         ·         ·         ┣━━━━━━━━━┳━━━━━━━━━┫",
        " 1,0 room  1,1 field 1,2 stab.┃1,3      ┃1,4      ┃",
        " clay                         ┃3 cattle ┃2 boar   ┃",
        "·         ·         ·         ┃         ┗━━━━━━━━━┫",
        " 2,0 room  2,1 field 2,2 field┃2,3       2,4      ┃",
        " clay      3 grain   2 veget. ┃                   ┃",
        "·         ·         ·         ┗━━━━━━━━━━━━━━━━━━━┛",
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_words_of_a_cell_fit_into_it(lang: str) -> None:
    w = words(lang, "agricola")
    for what in ("room", "field", "stable"):
        assert len(w.say(f"board-cell-{what}")) <= board.CELL - len("0,0 ")
    for what in ("grain", "vegetable", "wood", "sheep", "boar", "cattle"):
        assert len(w.say(f"board-cell-{what}")) <= board.CELL - len("9 ")


def test_animals_without_a_pasture() -> None:
    said = lines_of(tilth.game("agricola").place({"round": 3, "A": {"sheep": 1}}).view(0))
    assert "Animals: 1 sheep · in the house or a stable 1 sheep" in " ".join(said.split())


def test_a_series_and_the_end() -> None:
    alone = tilth.game("agricola", players=1, series="2 3 baker").place({"round": 1})
    assert words("en", "agricola").say("page-series", n=2, target=55) in lines_of(alone.view(0))
    plain = lines_of(tilth.game("agricola", players=1).place({"round": 1}).view(0))
    assert "Goal: 50 points" in plain and "series" not in plain
    over = tilth.game("agricola").place({"round": 14, "phase": "end"})
    said = lines_of(over.view(0))
    assert said.startswith("End of the game") and "Major improvements:" not in said and "food needed" not in said
