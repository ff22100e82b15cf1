"""What pages show of Villagers: every card, every legal move, nothing that a seat may not know."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

import tilth
from tilth.bots import bot
from tilth.games.villagers.page import PAGE as page
from tilth.games.villagers.page import figures
from tilth.games.villagers.page.signs import SIGNS
from tilth.games.villagers.rules.facts import FACTS, SOLO_FACTS
from tilth.games.villagers.text.cards import card_name, facts
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng
from tilth.page.html import el, join
from tilth.server.seat_view import choices
from tilth.text import LANGS
from tilth.text.sentences import Speech


def look(p: Position, lang: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Choices and refusals as the server gives them."""
    speech = Speech("villagers", lang)
    return choices(p, speech)


def played(players: int, seed: int) -> list[Position]:
    """Positions in which somebody decides, out of a whole game."""
    game = tilth.game("villagers", players=players)
    p, rng = game.start(), Rng(seed)
    bots = [bot("random", seed + k) for k in range(players)]
    found = []
    while not p.over:
        if p.who == CHANCE:
            p.play(int(p.draw(rng)))
        else:
            found.append(p.copy())
            p.play(bots[p.who].choose(p, int(p.who)))
    return [*found[::7], p]


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_is_drawn_with_its_name_and_facts(lang: str) -> None:
    for entry in page.catalogue(lang):
        drawn = str(page.card(entry["id"], lang))
        assert ET.fromstring(drawn.replace("&", "&amp;")) is not None
        words = re.sub("<[^>]+>", " ", drawn)
        for word in entry["name"].split():
            assert word in words, (entry["id"], word)
        fact = facts(entry["id"])
        for key in ("gold", "keys"):
            if fact.get(key):
                assert f">{fact[key]}<" in drawn, (entry["id"], key)
        if "padlock" in fact:
            for word in card_name(fact["padlock"], lang).split():
                assert word in words, (entry["id"], word)
        for name in re.findall(r'href="#s-([a-z]+)"', drawn):
            assert name in SIGNS


def test_every_villager_has_a_figure_of_its_own() -> None:
    drawings = ET.parse(figures.FILE).getroot()
    drawn = {str(one.get("id")): one for one in drawings if one.get("id")}
    people = {f"f-{entry['id']}" for entry in page.catalogue("en") if facts(entry["id"])["kind"] != "event"}
    assert people <= set(drawn)
    looks = {"".join(ET.tostring(part, "unicode") for part in drawn[name]) for name in people}
    assert len(looks) == len(people)
    for one in drawings.iter():  # whatever is put on has been drawn
        if one.tag.endswith("}use"):
            assert str(one.get("href")).removeprefix("#") in drawn
    card = str(page.card("lumberjack", "en"))
    assert "/static/games/villagers.svg?v=" in card and '#f-lumberjack"' in card
    assert '#f-stranger"' in str(figures.figure("nobody_has_drawn_me"))


def test_each_card_can_be_found_by_its_facets() -> None:
    cards = page.catalogue("en")
    assert [entry["id"] for entry in cards] == [fact["id"] for fact in [*FACTS, *SOLO_FACTS]]
    names = {filter_["name"]: {value for value, _ in filter_["values"]} for filter_ in page.filters("en")}
    for entry in cards:
        for facet, values in entry["facets"].items():
            assert set(values) <= names[facet]
    assert {entry["id"] for entry in cards if "padlocks" in entry["facets"]["has"]} >= {"jeweler", "smuggler"}


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_every_legal_move_is_on_the_table(players: int) -> None:
    for p in played(players, 5):
        if p.over:
            continue
        seat = p.rules.voice.seat_name(p.who)
        can, cannot = look(p, "en")
        drawn = str(page.board(p.view(int(p.who)), "en", seat, can, cannot, {}))
        there = set(re.findall(r'data-move="([^"]+)"', drawn))
        assert there == {choice["name"] for choice in can}


def test_what_cannot_be_done_says_why_with_its_section() -> None:
    for p in played(2, 9):
        if p.over or p.node().asks != "build":
            continue
        can, cannot = look(p, "en")
        drawn = str(page.board(p.view(int(p.who)), "en", p.rules.voice.seat_name(p.who), can, cannot, {}))
        for item in cannot:
            if item["name"].startswith("play"):
                assert item["reason"]["words"] in drawn.replace("&#39;", "'"), item
        assert "(§" in drawn
        return
    pytest.fail("no build turn was found")


def test_a_spectator_and_a_rival_see_no_hand() -> None:
    for p in played(3, 2):
        for seat, letter in ((None, None), (1, "B")):
            drawn = str(page.board(p.view(seat), "en", letter))
            shown = set(re.findall(r'data-card="([a-z_]+)"', drawn))
            view: dict[str, Any] = p.view(seat)
            open_ = str({key: value for key, value in view.items() if key not in ("question",)})
            assert all(card in open_ for card in shown)
            assert ("v-hand" in drawn) == (seat is not None and not p.over)


def test_words_that_people_typed_are_never_markup() -> None:
    p = played(2, 3)[0]
    drawn = str(page.board(p.view(None), "en", None, names={"A": "<b>Anna</b>", "B": '"Boris"'}))
    assert "<b>Anna" not in drawn and "&lt;b&gt;Anna" in drawn
    assert str(el("p", "a < b", title='"', hidden=True, class_=None)) == '<p title="&#34;" hidden>a &lt; b</p>'
    assert str(join(["<", None, el("br")])) == "&lt;<br>"


def test_ducats_on_villagers_are_told_from_those_in_the_purse() -> None:
    views: list[Any] = [p.view(0) for p in played(2, 3) if not p.over]
    view = next(view for view in views if view["B"]["sums"]["coins"])
    assert re.search(rf">\+{view['B']['sums']['coins']}</b>", page.strip(view, "en", "A"))


def test_the_standing_ends_with_the_score() -> None:
    for players in (1, 4):
        *positions, end = played(players, 4)
        totals = {sheet.seat: sheet.total for sheet in end.scores()}
        assert page.standing(end.view(None), end.rules.voice.options) == totals
        middle = positions[len(positions) // 2]
        ducats = {sheet.seat: sheet.total for sheet in middle.scores()}
        assert all(total >= ducats[seat] for seat, total in page.standing(middle.view(None), {}).items())


def test_names_of_cards_in_a_text_lead_to_their_pages() -> None:
    linked = str(page.linked("Play Wood Carver on Lumberjack & <rest>", "en", "/cards/villagers/"))
    assert 'href="/cards/villagers/wood_carver"' in linked and 'data-card="lumberjack"' in linked
    assert linked.endswith("&amp; &lt;rest&gt;")


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_in_words_says_what_lies_on_it(lang: str) -> None:
    p = played(2, 6)[3]
    lines = "\n".join(page.text_board(p.view(0), lang, "A"))
    assert "[" not in lines
    for slug in p.rules.voice.view(p, 0)["A"]["hand"]:
        assert card_name(slug, lang) in lines


def test_an_option_tells_with_how_many_players_it_matters() -> None:
    options = {option.name: option for option in tilth.games.kind("villagers").choices}
    assert page.players_of(options["level"]) == (1,)
    assert page.players_of(options["two_player_coin_order"]) == (2,)
    assert page.players_of(options["backs_public"]) == ()
    assert {id for id, _ in page.candidates("start_road", "en")} >= set(options["start_road"].default)
