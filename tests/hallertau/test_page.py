"""What pages show of Hallertau: every card, every legal move, nothing that a seat may not know."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from typing import Any

import pytest

import tilth
from tilth.games.hallertau.page import PAGE as page
from tilth.games.hallertau.rules.facts import CARD_IDS, FACTS
from tilth.games.hallertau.rules.spaces import SPACE_IDS
from tilth.games.hallertau.text.cards import card_name
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng
from tilth.server.seat_view import choices
from tilth.text import LANGS
from tilth.text.sentences import Speech

EVERY = 9  # of the decisions of a game, so many are looked at


def look(p: Position, lang: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Choices and refusals as the server gives them."""
    speech = Speech("hallertau", lang)
    return choices(p, speech)


def drawn(p: Position, lang: str = "en") -> str:
    """The table as whoever must decide sees it."""
    can, cannot = look(p, lang)
    seat = p.rules.voice.seat_name(p.who)
    return str(page.board(p.view(int(p.who)), lang, seat, can, cannot, p.rules.voice.options))


@cache
def played(players: int, seed: int, **options: Any) -> list[Position]:
    """Positions in which somebody decides, out of a whole game; every kind of question at least once."""
    game = tilth.game("hallertau", players=players, **options)
    p, rng = game.start(), Rng(seed)
    found, asked = [], set()
    while not p.over:
        if p.who == CHANCE:
            p.play(int(p.draw(rng)))
            continue
        asks = p.node().asks
        if asks not in asked or rng.below(EVERY) == 0:
            found.append(p.copy())
            asked.add(asks)
        legal = [action for action in p.legal() if not p.name(action).startswith("swap")] or p.legal()
        p.play(legal[rng.below(len(legal))])
    return [*found, p]


def games() -> list[dict[str, Any]]:
    return [
        {"players": 1, "seed": 5}, {"players": 2, "seed": 6}, {"players": 3, "seed": 7, "ask": "always"},
        {"players": 4, "seed": 8, "gateway": "master", "farmyard": "jewels"},
        {"players": 2, "seed": 9, "cards": "none"},
        {"players": 2, "seed": 10, "gateway": "expert", "farmyard": "fields", "ask": "always"},
        {"players": 2, "seed": 11, "mix_decks": True, "clay_delivery_quadrant": 2, "vp_symbol_first": 8},
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_is_drawn_with_its_number_and_its_deck(lang: str) -> None:
    for fact in FACTS:
        face = str(page.card(fact["id"], lang))
        assert ET.fromstring(face) is not None
        assert f">{fact['id']}<" in face and card_name(fact["id"], lang).partition(" ")[0] in face
        if fact["points"]:
            assert f">{fact['points']}<" in face
        if fact["phase"]:
            assert f">{next(iter(fact['phase'].values()))}<" in face
        for name in re.findall(r'href="#s-([a-z_-]+)"', face):
            assert f'id="s-{name}"' in page.sprite()


def test_each_card_can_be_found_by_its_facets() -> None:
    cards = page.catalogue("en")
    assert [entry["id"] for entry in cards] == CARD_IDS
    names = {filter_["name"]: {value for value, _ in filter_["values"]} for filter_ in page.filters("en")}
    for entry in cards:
        assert entry["text"] and page.is_card(entry["id"])
        for facet, values in entry["facets"].items():
            assert set(values) <= names[facet]
    by_id = {entry["id"]: entry["facets"] for entry in cards}
    assert by_id["007"] == {
        "deck": ["gateway"], "subdeck": ["beginner"], "kind": ["condition"], "phase": [], "about": ["meat", "tool"]
    }  # fmt: skip
    assert by_id["426"]["phase"] == ["7"] and "field" in by_id["426"]["about"]
    assert not page.is_card("nursery")


@pytest.mark.parametrize("game", games(), ids=str)
def test_every_legal_move_is_on_the_table(game: dict[str, Any]) -> None:
    for p in played(**game):
        if p.over:
            continue
        there = set(re.findall(r'data-move="([^"]+)"', drawn(p).replace("&#39;", "'")))
        assert there == {p.name(action) for action in p.legal()}, p.node().asks


def test_all_spaces_say_what_they_give_and_take() -> None:
    p = next(p for p in played(2, 6) if not p.over and p.node().asks == "turn")
    text = drawn(p)
    for space in SPACE_IDS:
        assert Speech("hallertau", "en").say(f"space-{space}") in text
    assert text.count('class="h-workers"') == len(SPACE_IDS)
    assert '<span class="h-does">Cost: 1 sheep. Get 4 meat and 2 hides.</span>' in text
    assert "The next use takes 1 worker." in text


def test_a_farm_is_drawn_as_it_stands() -> None:
    game = tilth.game("hallertau", players=2)
    farm = {"fields": "5b 4h 3e 2m", "sheep": "6:3 S:1", "buildings": "3/3/4/3/3"}
    text = str(page.board(game.place({"round": 4, "A": farm}).view(None), "en", None))
    own = text[text.index('id="farm-A"') : text.index('id="farm-B"')]
    drawn_ = re.findall(r'href="#s-([a-z_-]+)"', own)
    assert {"plot-barley", "plot-hops", "carpentry", "manufactory"} <= set(drawn_)
    assert drawn_.count("plot") == 2 and own.count('href="#s-meat" x="10"') == 1  # an empty field, and meat on another
    hall = [name for name in drawn_ if name in ("bay", "bay-flowers", "front", "tower", "scaffold", "site")]
    assert hall == ["bay", "bay-flowers", "bay", "front", "scaffold", *["site"] * 6]
    assert own.count('class="h-yard"') == 3 and drawn_.count("sheep") >= 4
    late = str(page.board(game.place({"round": 6, "A": {"buildings": "8/8/8/8/8"}}).view(None), "en", None))
    assert late.count('href="#s-tower"') == 1


def test_a_step_that_cannot_be_paid_says_what_it_takes() -> None:
    p = tilth.game("hallertau", players=2).place({"round": 3, "phase": 4})
    text = drawn(p)
    assert "In this round one step takes 2–3 of flax, barley or rye, at most 1 flax." in text
    assert "One step takes" not in text


def test_what_cannot_be_done_says_why_with_its_section() -> None:
    reasons = set()
    for p in played(2, 6):
        if p.over or p.node().asks not in ("turn", "advance"):
            continue
        _, refused = look(p, "en")
        text = drawn(p).replace("&#39;", "'")
        whys = re.findall(r'data-why="([^"]+)"', text)
        assert all("(§" in why or "(R" in why for why in whys)
        for item in refused:
            if item["name"].split()[0] in ("place", "advance"):
                assert f"{item['reason']['words']} ({item['reason']['section']})" in whys, item
                reasons.add(item["reason"]["code"])
    assert {"SPACE_FULL", "TOO_FEW_WORKERS", "CANNOT_PAY"} <= reasons


def test_a_spectator_and_a_rival_see_no_hand() -> None:
    for p in played(3, 7, ask="always"):
        for seat, letter in ((None, None), (1, "B")):
            view: dict[str, Any] = p.view(seat)
            text = str(page.board(view, "en", letter))
            open_ = {id for name in "ABC" for id in (*view[name]["played"], *view[name].get("hand", []))}
            assert set(re.findall(r'data-card="(\d+)"', text)) <= open_
            assert ("h-hand" in text) == (seat is not None and not p.over)
            assert "data-move" not in text


def test_words_that_people_typed_are_never_markup() -> None:
    p = played(2, 6)[0]
    text = str(page.board(p.view(None), "en", None, names={"A": "<b>Anna</b>", "B": '"Boris"'}))
    assert "<b>Anna" not in text and "&lt;b&gt;Anna" in text


def test_the_standing_ends_with_the_score() -> None:
    for game in games()[:3]:
        end = played(**game)[-1]
        totals = {sheet.seat: sheet.total for sheet in end.scores()}
        assert page.standing(end.view(None), end.rules.voice.options) == totals


def test_names_of_cards_in_a_text_lead_to_their_pages() -> None:
    linked = str(page.linked("Play Gateway 007 & <rest>", "en", "/cards/hallertau/"))
    assert 'href="/cards/hallertau/007"' in linked and linked.endswith("&amp; &lt;rest&gt;")


def test_an_option_tells_with_how_many_players_it_matters() -> None:
    options = {option.name: option for option in tilth.games.kind("hallertau").choices}
    assert set(page.common) <= set(options)
    assert page.players_of(options["solo_quadrants"]) == (1,)
    assert page.players_of(options["phase9_mode"]) == (2, 3, 4)
    assert page.players_of(options["mix_decks"]) == ()


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_speaks_every_language(lang: str) -> None:
    for p in played(2, 6)[::4]:
        assert page.about(lang)["title"] and page.standing_words(lang)
        if not p.over:
            assert page.board(p.view(int(p.who)), lang, p.rules.voice.seat_name(p.who), *look(p, lang))


def test_nobody_is_told_that_they_themselves_decide() -> None:
    p = played(2, 6)[0]
    view, seat = p.view(int(p.who)), p.rules.voice.seat_name(p.who)
    assert "strip-own strip-acting" in page.strip(view, "en", seat)  # marked, and no more: the question is beside it
    assert "strip-turn" not in page.strip(view, "en", seat)
    assert "strip-turn" in page.strip(view, "en", None)
