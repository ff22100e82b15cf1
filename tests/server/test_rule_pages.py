"""The rules on pages: read in three languages, searched, and played on from an example."""

from __future__ import annotations

import pytest

from tilth import games
from tilth.text import LANGS
from tilth.text.book import book

from .conftest import Inside, MakeInside
from .test_pages import Visitor, words_of

GAMES = [game for game in games.names() if book(game, "en")]


@pytest.fixture
def anna(inside: MakeInside) -> Visitor:
    app: Inside = inside(limits=False)
    return Visitor(app)


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_read_in_every_language(anna: Visitor, game: str) -> None:
    for lang in LANGS:
        anna.post("/lang", lang=lang)
        page = anna.get(f"/rules/{game}")
        read = book(game, lang)
        assert page.status_code == 200 and read is not None and read.title in words_of(page)
        assert page.text.count('<figure class="example"') == sum(bool(block.example) for block in read.blocks)
        last = list(read.places)[-1].rpartition("§")[2]
        assert f'id="{last}"' in page.text


def test_rules_and_cards_are_searched(anna: Visitor) -> None:
    page = words_of(anna.get("/rules/villagers?q=rounded+up"))
    assert "§11.6" in page and "§4.1" not in page
    assert "Smuggler" in words_of(anna.get("/rules/villagers?q=smuggler"))
    assert anna.get("/rules/villagers?q=" + "x" * 101).status_code == 422
    assert anna.get("/rules/chess").status_code == 404


def test_a_section_is_found_by_its_number(anna: Visitor) -> None:
    answer = anna.app.call(anna.http.get("/rules/villagers/§11.6"))
    assert answer.headers["location"] == "/rules/villagers#11.6"
    assert anna.get("/rules/villagers/§99").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_opened_and_played_on(anna: Visitor, game: str) -> None:
    read = book(game, "en")
    assert read is not None
    for example in read.examples:
        answer = anna.post(f"/rules/{game}", example=example)
        assert answer.status_code == 303, example
        page = anna.get(answer.headers["location"])
        assert page.status_code == 200 and 'id="moves"' in page.text, example
    assert anna.post(f"/rules/{game}", example="../en").status_code == 404


def test_a_position_goes_on_where_it_was(anna: Visitor) -> None:
    address = anna.post("/rules/villagers", example="draft").headers["location"]
    page = anna.get(address)
    assert 'data-move="draft R2"' in page.text and 'data-move="draft reserve"' not in page.text
    assert 'id="village"' in page.text and "Harvester" in words_of(page)  # of C, who decides there
