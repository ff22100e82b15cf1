"""The rules on pages: read in three languages, searched, and played on from an example."""

from __future__ import annotations

import re

import pytest

from tilth import games
from tilth.text import LANGS
from tilth.text.book import book

from .conftest import Inside, MakeInside
from .test_pages import Visitor, words_of

GAMES = games.names()  # each has a book


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


def test_a_game_from_an_example_offers_no_record_that_is_not_there(anna: Visitor) -> None:
    address = anna.post("/rules/villagers", example="draft").headers["location"]
    table = address.rpartition("/")[2]
    form = re.search(r'name="edition" value="(\d+)"', anna.get(address).text)
    assert form
    for letter in "ABC":
        ended = {"what": "resign", "command": f"leave-{letter}", "edition": form[1], "seat": letter}
        anna.post(f"/t/{table}/leave", **ended)
        form = re.search(r'name="edition" value="(\d+)"', anna.get(address).text) or form
    assert "data-over" in anna.get(address).text
    assert "record.tilth" not in anna.get(address).text and "record.tilth" not in anna.get(f"{address}/replay").text


def test_what_threatens_stands_below_the_question_once(anna: Visitor) -> None:
    """Given sheep on the next card to go, the table says so; with the coach, who says it too, it is said once."""
    address = anna.post("/rules/hallertau", example="harvest").headers["location"]
    page = anna.get(address).text
    assert (page.count('id="looming"') == 1) != ('id="coach"' in page)
    table = address.rpartition("/")[2]
    other = "false" if 'id="coach"' in page else "true"
    assert anna.post(f"/t/{table}/coach", on=other).status_code == 303
    page = anna.get(address).text
    assert (page.count('id="looming"') == 1) != ('id="coach"' in page)
