"""What pages show of Agricola: every card, every legal move, the harvest to come, nothing a seat may not know."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from functools import cache
from html import unescape
from typing import Any

import pytest

import tilth
from tilth.games.agricola.page import PAGE as page
from tilth.games.agricola.page import card_faces as faces
from tilth.games.agricola.page.card_portrait import portrait
from tilth.games.agricola.page.harvest_panel import harvest
from tilth.games.agricola.page.pieces import KINDS, PIECES, SEATS
from tilth.games.agricola.page.signs import SIGNS
from tilth.games.agricola.page.table import Tabletop
from tilth.games.agricola.rules.facts import BASE, CARD_IDS, FACTS, part_of
from tilth.games.agricola.rules.goods import GOODS
from tilth.games.agricola.text.cards import card_name
from tilth.games.agricola.text.seat_data import Farm
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng
from tilth.server.seat_view import choices
from tilth.text import LANGS
from tilth.text.sentences import Speech

EVERY = 9  # of the decisions of a game, so many are looked at


def look(p: Position, lang: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Choices and refusals as the server gives them."""
    speech = Speech("agricola", lang)
    return choices(p, speech)


def drawn(p: Position, lang: str = "en") -> str:
    """The table as whoever must decide sees it."""
    can, cannot = look(p, lang)
    seat = p.rules.voice.seat_name(p.who)
    return str(page.board(p.view(int(p.who)), lang, seat, can, cannot, p.rules.voice.options))


def placed(line: str = "", players: int = 2, mode: str = "family", **data: Any) -> Position:
    """A position, after what seat A does in it."""
    game = tilth.game("agricola", players=players, mode=mode)
    p = game.place({"round": 4, "first": "A", **data})
    return game.voice.follow(p, 0, line) if line else p


@cache
def played(players: int, seed: int, **options: Any) -> list[Position]:
    """Positions in which somebody decides, out of a whole game; every kind of question at least once."""
    game = tilth.game("agricola", players=players, **options)
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
        aside = rng.below(8) == 0
        legal = [a for a in p.legal() if aside or p.name(a) not in ("exchange", "trade cards")] or p.legal()
        p.play(legal[rng.below(len(legal))])
    return [*found, p]


def games() -> list[dict[str, Any]]:
    return [
        {"players": 1, "seed": 5}, {"players": 2, "seed": 6},
        {"players": 3, "seed": 7, "deal": "draft", "three_for_one": True},
        {"players": 4, "seed": 8, "deal": "mulligan"}, {"players": 5, "seed": 9, "mode": "family"},
        {"players": 2, "seed": 10, "deal": "10-3"}, {"players": 1, "seed": 11, "mode": "family"},
    ]  # fmt: skip


# -- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_is_drawn_with_its_name_its_number_and_its_points(lang: str) -> None:
    for fact in FACTS:
        face = str(page.card(fact["slug"], lang))
        assert ET.fromstring(face).get("aria-label") == card_name(fact["slug"], lang)
        assert f">{fact['id']}<" in face
        if fact.get("points", 0) > 0:
            assert f">{fact['points']}<" in face or f">{fact['points']}+<" in face, fact["slug"]
        for name in re.findall(r'href="#s-([a-z_-]+)"', face):
            assert name in SIGNS or name in PIECES


def test_each_card_can_be_found_by_its_facets() -> None:
    cards = page.catalogue("en")
    assert [entry["id"] for entry in cards] == [fact["slug"] for fact in FACTS if part_of(fact) == BASE]
    names = {filter_["name"]: {value for value, _ in filter_["values"]} for filter_ in page.filters("en")}
    for entry in cards:
        assert entry["text"] and page.is_card(entry["id"])
        for facet, values in entry["facets"].items():
            assert set(values) <= names[facet]
    facets = {entry["id"]: entry["facets"] for entry in cards}
    assert facets["clay_oven"] == {
        "kind": ["major"], "deck": [], "players": [], "cost": ["clay", "stone"], "traits": ["bake", "points"]
    }  # fmt: skip
    assert facets["academic"]["players"] == ["3"] and facets["academic"]["deck"] == ["E"]
    assert not page.is_card("fishing")


def test_words_of_a_card_are_never_markup() -> None:
    face = str(
        faces.card({"kind": "minor", "name": "<i>Rake", "text": "a < b & <b>c", "cost": [], "id": '"'}, named=True)
    )
    assert "<i>" not in face and "<b>" not in face and "&lt;b&gt;" in face
    assert ET.fromstring(face).get("aria-label") == "<i>Rake"


def test_names_of_cards_in_a_text_lead_to_their_pages() -> None:
    linked = str(page.linked("Plays Clay Oven & <rest>", "en", "/cards/agricola/"))
    assert 'href="/cards/agricola/clay_oven"' in linked and linked.endswith("&amp; &lt;rest&gt;")
    assert page.linked("Plow 1 Field", "en", "/cards/agricola/") == "Plow 1 Field"  # a space, and not the card Field
    assert page.linked("Cook 1 boar", "en", "/cards/agricola/") == "Cook 1 boar"  # a deed, and not the card Cook


# -- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games(), ids=str)
def test_every_legal_move_is_on_the_table(game: dict[str, Any]) -> None:
    for p in played(**game):
        if p.over:
            continue
        text = drawn(p)
        there = {unescape(move) for move in re.findall(r'data-move="([^"]+)"', text)}
        legal = {choice["name"] for choice in look(p, "en")[0]}  # what the list leaves out as well
        by_hand = {move for move in legal if move.partition(" ")[0] in page.by_hand}
        assert there == legal - by_hand, p.node().asks
        picks = set(re.findall(r'data-pick="([^"]+)"', text))  # fences are picked cell by cell
        assert {cell for move in by_hand for cell in move.removeprefix("fence ").split("+")} <= picks


def test_a_page_carries_no_script_no_style_and_leads_nowhere_else() -> None:
    for game in games()[:3]:
        for p in played(**game):
            text = drawn(p) if not p.over else str(page.board(p.view(None), "en", None))
            assert not re.search(r"<[^>]+ (style|on[a-z]+)=|<script|<style|<a |javascript:|https?:", text)
            ids = re.findall(r' id="([^"]+)"', text)
            assert len(ids) == len(set(ids))


def test_signs_that_are_used_are_drawn() -> None:
    known = set(re.findall(r'<symbol id="([^"]+)"', str(page.sprite())))
    for game in games():
        for p in played(**game)[::3]:
            text = drawn(p) if not p.over else str(page.board(p.view(None), "en", None))
            assert {name for name in re.findall(r'href="#([^"]+)"', text)} <= known


def test_the_board_tells_what_lies_on_spaces_and_on_rounds_to_come() -> None:
    p = placed(spaces={"wood-3": 9, "fishing": 4}, rounds={9: {"A": {"food": 1}, "B": {"reed": 2}}})
    text = unescape(drawn(p))
    assert "On it: 9 wood" in text and "On it: 4 food" in text
    assert "Round 9 is still to come. Seat A: 1 food; Seat B: 2 reed" in text
    assert text.count('class="a-coming"') == 10 and text.count("Harvest after round") >= 6
    taken = drawn(placed(occupied={"fishing": "B"}))
    assert "Taken by Seat B" in taken


def test_what_cannot_be_done_says_why_with_its_section() -> None:
    reasons = set()
    for p in played(2, 6):
        if p.over or p.node().asks != "place":
            continue
        _, refused = look(p, "en")
        whys = [unescape(why) for why in re.findall(r'data-why="([^"]+)"', drawn(p))]
        assert all("(§" in why for why in whys)
        for item in refused:
            if item["name"].startswith("place ") and item["reason"]["code"] == "SPACE_OCCUPIED":
                assert f"{item['reason']['words']} ({item['reason']['section']})" in whys, item
                reasons.add(item["reason"]["code"])
    assert reasons == {"SPACE_OCCUPIED"}


def test_a_spectator_and_a_rival_see_no_hand() -> None:
    for p in played(3, 7, deal="draft", three_for_one=True):
        for seat, letter in ((None, None), (1, "B")):
            view: dict[str, Any] = p.view(seat)
            text = str(page.board(view, "en", letter, options=p.rules.voice.options))
            open_ = {id for id in CARD_IDS[:10]}
            for name in "ABC":
                open_ |= {*view[name]["occupations"], *view[name]["improvements"], *view[name].get("hand", [])}
            open_ |= set(view.get("pack") or ())
            assert set(re.findall(r'data-card="([a-z_0-9]+)"', text)) <= open_
            assert ('id="hand"' in text) == (seat is not None and not p.over)
            assert "data-move" not in text and "data-pick" not in text


def test_words_that_people_typed_are_never_markup() -> None:
    p = played(2, 6)[0]
    text = str(page.board(p.view(None), "en", None, names={"A": "<b>Anna</b>", "B": '"Boris"'}))
    assert "<b>Anna" not in text and "&lt;b&gt;Anna" in text


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_speaks_every_language(lang: str) -> None:
    assert page.about(lang)["title"] and page.standing_words(lang) and page.filters(lang)
    for game in games()[:3]:
        for p in played(**game)[::4]:
            if not p.over:
                assert drawn(p, lang)
            assert page.text_board(p.view(None), lang, None)


# -- farms -----------------------------------------------------------------------------------------------------------


FARM = {
    "wood": 7, "rooms": "1,0 2,0", "fields": "0,1 0,2:grain3", "pastures": "0,3+0,4 1,4", "stables": "0,4 2,4",
    "sheep": 3, "boar": 1, "cattle": 2,
}  # fmt: skip


def test_a_farm_shows_rooms_fields_fences_animals_and_what_is_unused() -> None:
    view: dict[str, Any] = placed(A=FARM).view(0)
    data = view["A"]
    assert data["holds"] == {"0,3+0,4": 8, "1,4": 2}
    stands = {(row["place"], row["kind"]): row["count"] for row in data["housed"]}
    assert sum(stands.values()) == 6 and ("0,3+0,4", "sheep") in stands
    single = [place for place, _ in stands if place in ("2,4", "house")]
    assert "2,4" in single  # the unfenced stable is filled before the house
    p = placed(A=FARM)
    text = drawn(p)
    own = text[text.index('id="farm"') : text.index('id="majors"')]
    cells = re.findall(r'data-cell="(\d,\d)"', own)
    assert len(cells) == len(set(cells)) == 15
    assert own.count('class="a-wild"') == 15 - 2 - 2 - 3 - 1  # neither rooms, fields, pastures nor the stable
    assert own.count('class="a-soil"') == 2 and own.count('class="a-court"') == 2
    assert len(Farm(data).fences) == data["fences"]
    assert "2 rooms in a wooden hut. 2 fields. On fields: 3 grain. 2 pastures. 2 stables." in own
    amounts = data["amounts"]
    assert amounts["stables"] == 1 and amounts["grain"] == 3 and amounts["unused"] == 7


def test_a_cell_stands_for_what_can_be_done_there() -> None:
    text = drawn(placed("place plow-field", A={"fields": "0,1"}))
    assert re.search(r'class="thing a-slot can" data-move="plow 0,2"', text)
    why = re.findall(r'class="thing a-slot"[^>]* data-why="([^"]+)"', text)
    assert all("(§" in unescape(one) for one in why)
    both = drawn(placed("place sow-bake", A={"fields": "0,1 0,2", "grain": 1, "vegetable": 1}))
    assert both.count('class="thing a-choice can"') == 4  # on either field either crop


def test_fences_are_told_before_they_are_built() -> None:
    text = drawn(placed("place fences", A={**FARM, "stables": "", "sheep": 0, "boar": 0, "cattle": 0}))
    assert len(re.findall(r'data-pick="\d,\d" data-closed', text)) == 4  # rooms and fields can be no pasture
    bar = re.search(r'data-fencing="([^"]+)"', text)
    assert bar
    words = json.loads(unescape(bar[1]))
    assert words["cells"][2] == "2 cells"
    assert words["plans"]["2,4"] == ["fence 2,4", "M418 318h100M418 218v100M518 218v100"]  # its upper side is built
    assert words["plans"]["0,3"] == words["plans"]["0,4"]  # of a pasture that is divided, either part may be picked
    assert "you have 6 fences left and 7 wood" in words["unfit"]
    why = dict(re.findall(r'data-pick="(\d,\d)"[^>]* data-no-pasture="([^"]+)"', unescape(text)))
    assert "(§10.9)" in why["1,0"] and "(§10.4)" in why["1,4"] and "(§10.4)" in why["2,1"] and "2,4" not in why
    assert "data-fencing" not in drawn(placed(A=FARM))


# -- the harvest to come ---------------------------------------------------------------------------------------------


def test_how_far_the_next_harvest_is() -> None:
    ahead: list[Any] = [placed(round=n, phase="work").view(None)["harvest"] for n in (1, 4, 5, 13, 14)]
    assert [(one["round"], one["in"]) for one in ahead] == [(4, 4), (4, 1), (7, 3), (13, 1), (14, 1)]
    assert placed(phase="feeding", A={"grain": 2}).view(0)["harvest"] == {"round": 4, "in": 0}


def told(p: Position) -> str:
    """The harvest as its sentence puts it."""
    view: dict[str, Any] = p.view(0)
    text = str(harvest(view["A"]["harvest"], Tabletop(view, "en", "A", options=p.rules.voice.options)))
    return re.sub(r"<[^>]+>", "", text[text.index('class="a-verdict"') :]).partition(">")[2]


def test_the_harvest_counts_what_is_needed_made_and_begged_for() -> None:
    assert "Needed 4 food, in hand 5. Enough, 1 left over." in told(placed(A={"food": 5}))
    assert "Needed 4 food, in hand 1. As things stand, 1 food is lacking: a begging card, −3 points." in told(
        placed(A={"food": 1, "grain": 2})
    )
    hearth = {"food": 1, "sheep": 1, "fields": "0,1:grain3", "improvements": ["fireplace_2"]}
    assert "Make 3 more food." in told(placed(A=hearth))  # a sheep for 2, and a grain the harvest brings
    shop = {"food": 2, "clay": 3, "improvements": ["pottery"]}
    assert "Make 2 more food." in told(placed(A=shop))  # one clay, not three
    assert "Needed 4 food, in hand 0. As things stand, 4 food is lacking: 4 begging cards, −12 points." in told(
        placed(A={"clay": 3})
    )
    assert "Needed 4 food, in hand 1. 1 food cannot be made: a begging card, −3 points." in told(
        placed(phase="feeding", A={"food": 1, "grain": 2})
    )


@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_harvest_that_is_far_off_promises_no_begging(n: int) -> None:
    def words(**own: Any) -> str:
        return told(placed(round=n, phase="work", A={"food": 0} | own))

    assert "Needed 4 food, in hand 5. Enough so far." in words(food=5)
    assert "Needed 4 food, in hand 2. 2 still to get; your goods would make that much." in words(food=2, grain=3)
    assert "Needed 4 food, in hand 1. 3 still to get; your goods would make 1." in words(food=1, grain=1)
    assert "Needed 4 food, in hand 1. 3 still to get." in words(food=1)
    ready = placed(round=n, phase="work", rounds={"4": {"A": {"food": 1}}, "5": {"A": {"food": 1}}}, A={"food": 0})
    assert "in hand 0. 1 more will come. 3 still to get." in told(ready)  # what comes after the harvest does not count
    young = {"food": 4, "pastures": "0,3", "sheep": 3}
    assert "So far no room for the young: 1 sheep" in words(**young)
    assert "No room for the young: 1 sheep" in told(placed(round=4, phase="work", A=young))
    assert not re.search("beg|points|cannot", words())


def test_while_a_family_eats_the_panel_holds_the_moves() -> None:
    p = placed(phase="feeding", A={"food": 1, "grain": 2, "sheep": 1, "improvements": ["fireplace_2"]})
    text = drawn(p)
    panel = text[text.index("a-harvest") : text.index('class="a-supply')]
    assert p.node().asks == "feed"
    assert set(re.findall(r'data-move="([^"]+)"', panel)) == {p.name(action) for action in p.legal()}


def test_goods_are_exchanged_in_a_panel_that_every_decision_leads_to() -> None:
    farm_ = {"grain": 2, "sheep": 1, "improvements": ["fireplace_2"]}
    for line in ("", "place plow-field", "place fences"):
        assert 'data-move="exchange"' in drawn(placed(line, A={**farm_, "wood": 6})), line
    p = placed("exchange", A=farm_)
    text = drawn(p)
    panel = text[text.index('class="a-kitchen"') : text.index('class="a-supply')]
    ways = {p.name(action) for action in p.legal()} - {"pass"}
    assert {"eat grain", "cook sheep:fireplace_2", "release sheep"} <= ways
    assert set(re.findall(r'data-move="([^"]+)"', panel)) == ways


# -- colours, options, scores ----------------------------------------------------------------------------------------


def brightness(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [x / 12.92 if x <= 0.03928 else ((x + 0.055) / 1.055) ** 2.4 for x in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("colour", [*SEATS.values(), *KINDS.values()])
def test_white_letters_can_be_read_on_the_colours_of_seats_and_cards(colour: str) -> None:
    assert 1.05 / (brightness(colour) + 0.05) >= 4.5


def test_a_seat_is_told_by_its_letter_and_not_by_its_colour_alone() -> None:
    text = drawn(placed(occupied={"fishing": "B"}, rounds={9: {"B": {"food": 1}}}))
    for drawing in re.findall(r'<svg class="a-(?:disc|person)[^>]*>.*?</svg>', text):
        assert re.search(r">[A-E]</text>", drawing)


def test_the_standing_ends_with_the_score() -> None:
    for game in games()[:3]:
        end = played(**game)[-1]
        totals = {sheet.seat: sheet.total for sheet in end.scores()}
        assert page.standing(end.view(None), end.rules.voice.options) == totals


def test_an_option_tells_with_how_many_players_it_matters() -> None:
    options = {option.name: option for option in tilth.games.kind("agricola").choices}
    assert set(page.common) <= set(options)
    assert page.players_of(options["series"]) == (1,)
    assert page.players_of(options["first_player"]) == (2, 3, 4, 5)
    assert page.players_of(options["family5_must_differ"]) == (5,)
    assert page.players_of(options["decks"]) == ()


def test_every_good_has_a_drawing() -> None:
    assert set(GOODS) <= set(PIECES)


def test_the_young_to_come_are_those_the_cards_bring() -> None:
    pens = {"sheep": 4, "pastures": "0,2+0,3+0,4"}
    for cards, young in (([], 1), (["shepherd"], 2)):
        p = placed(mode="full", players=4, A={**pens, "occupations": cards})
        assert p.rules.voice.view(p, 0)["A"]["harvest"]["newborn"] == {"sheep": young}


def test_animals_on_a_card_are_not_told_to_be_in_the_house() -> None:
    p = placed(mode="full", A={"sheep": 3, "improvements": ["animal_yard"]})
    rows = {row["place"]: row["count"] for row in p.rules.voice.view(p, 0)["A"]["arrangement"]}
    assert rows == {"card": 2, "house": 1}


def test_a_card_that_scores_shows_it() -> None:
    assert portrait("chiefs_daughter", "en")["bonus"] and portrait("tanner", "en")["bonus"]
    assert not portrait("woodcutter", "en")["bonus"]
    assert "stone" not in portrait("chiefs_daughter", "en")["about"]
