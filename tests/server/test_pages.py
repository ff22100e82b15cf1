"""The pages as a browser without script meets them: forms, redirects, words in three languages, errors told kindly."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.datastructures import FormData

import tilth
from tilth.kernel.game import Option
from tilth.play.history import MOMENT, MOVE, Line
from tilth.server import seen
from tilth.server.chart import Course, chart
from tilth.server.forms import Form
from tilth.server.lobby_page import FEW
from tilth.server.models import tables
from tilth.server.rendering import page_of
from tilth.server.seating import MINUTE
from tilth.server.table_page import MOST_LINES, latest, newest_first, ordered
from tilth.text import LANGS, words

from .conftest import Inside, MakeInside

PAGES = ("/", "/new?game=villagers", "/cards/villagers", "/cards/villagers/tribute", "/account", "/nowhere")


class Visitor:
    """Somebody with a browser, who fills in forms."""

    def __init__(self, app: Inside) -> None:
        self.app = app
        self.http = app.client()
        self.token = ""

    def get(self, path: str) -> httpx.Response:
        return self.noted(self.app.call(self.http.get(path, follow_redirects=True)))

    def post(self, path: str, **fields: str | list[str]) -> httpx.Response:
        if not self.token:
            self.get("/")
        return self.noted(self.app.call(self.http.post(path, data={"token": self.token, **fields})))

    def noted(self, answer: httpx.Response) -> httpx.Response:
        found = re.search(r'name="tilth-token" content="([0-9a-f]+)"', answer.text)
        self.token = found[1] if found else self.token
        return answer


@pytest.fixture
def app(inside: MakeInside) -> Inside:
    return inside(limits=False)


@pytest.fixture
def anna(app: Inside) -> Visitor:
    return Visitor(app)


@pytest.fixture
def boris(app: Inside) -> Visitor:
    return Visitor(app)


def words_of(answer: httpx.Response) -> str:
    return " ".join(re.sub(r"<(script|style).*?</\1>|<[^>]+>", " ", answer.text, flags=re.S).split())


@pytest.mark.parametrize("lang", LANGS)
def test_every_page_speaks_every_language(anna: Visitor, lang: str) -> None:
    anna.get("/")
    assert anna.post("/lang", lang=lang).status_code == 303
    for path in PAGES:
        answer = anna.get(path)
        assert answer.status_code == (404 if path == "/nowhere" else 200), path
        assert f'<html lang="{lang}' in answer.text and "text/html" in answer.headers["content-type"]
    assert anna.post("/play-now", game="villagers", players="1").status_code == 303


def test_two_clicks_lead_to_a_game_against_bots(anna: Visitor) -> None:
    answer = anna.post("/play-now", game="villagers", players="3", bot="random")
    table = anna.get(answer.headers["location"])
    assert table.status_code == 200 and 'id="question"' in table.text
    fragment = anna.get(answer.headers["location"] + "/board")
    assert fragment.text.lstrip().startswith('<div id="table"') and "<html" not in fragment.text


def test_a_first_game_is_the_one_its_game_names_and_others_stand_beside_it(anna: Visitor, app: Inside) -> None:
    def offered() -> dict[str, str]:
        form = re.search(r'name="game" value="agricola">.*?</form>', anna.get("/").text, re.S)
        assert form
        return dict(re.findall(r'name="way" value="([^"]+)"( checked)?', form[0]))

    def begun(way: str) -> tuple[str, dict[str, object]]:
        location = anna.post("/play-now", game="agricola", players="2", bot="random", way=way).headers["location"]
        made = anna.get("/api/tables/" + location.removeprefix("/t/")).json()
        return made["game"], made["options"]

    assert offered() == {"agricola/family": " checked", "agricola/full": "", "moor/level1": ""}
    assert begun("moor/level1")[0] == "moor" and begun("moor/level1")[1]["level"] == 1
    game, options = begun("agricola/family")
    assert (game, options["mode"], begun("")[1]["mode"]) == ("agricola", "family", "full")
    assert anna.post("/play-now", game="agricola", way="agricola/dance").status_code == 400
    over = tables.update().where(tables.c.game == "agricola").values(status="over")
    app.call(app.tables.store.write(lambda c: c.execute(over)))
    assert offered()["agricola/family"] == " checked", "given up, not finished"
    app.call(app.tables.store.write(lambda c: c.execute(over.values(result=[{"rank": 1}]))))
    assert offered() == {"agricola/family": "", "agricola/full": " checked", "moor/level1": ""}


def test_my_tables_say_how_far_they_are_and_who_is_waited_for(
    anna: Visitor, boris: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    location, code = private_table(anna)
    boris.post(f"{location}/sit", code=code, name="Boris")
    anna.post(f"{location}/start")
    since = anna.get("/api/tables/" + location.removeprefix("/t/")).json()["since"]
    monkeypatch.setattr("tilth.server.lobby_page.now", lambda: since + 3 * 60 * MINUTE)
    rows = {who: words_of(who.get("/")) for who in (anna, boris)}
    waiting = anna if "Your turn" in rows[anna] else boris
    assert "Round 1 · for 3 hours" in rows[waiting]
    other = rows[boris if waiting is anna else anna]
    assert re.search(r"Round 1 · .+ \([AB]\) to move, for 3 hours", other) and "Your turn" not in other


def test_a_seat_is_left_and_taken_again_by_forms(anna: Visitor, boris: Visitor) -> None:
    location, code = private_table(anna)
    boris.post(f"{location}/sit", code=code, name="Boris")
    anna.post(f"{location}/start")

    def leave(who: Visitor, what: str, **more: str) -> httpx.Response:
        found = re.search(
            r'name="command" value="([\w-]+)"><input type="hidden" name="edition" value="(\d+)"', page(who)
        )
        known = {"command": found[1], "edition": found[2]} if found else {"command": "x", "edition": "9"}
        return who.post(f"{location}/leave", what=what, **{**known, **more})

    def page(who: Visitor) -> str:
        return who.get(location).text

    assert 'value="hand_over"' in page(boris) and 'value="come_back"' not in page(boris)
    assert leave(boris, "hand_over", seat="B").headers["location"] == location
    assert 'value="come_back"' in page(boris) and "Boris (bot)" in page(anna)
    assert "a bot plays for you" in words_of(boris.get("/"))
    assert leave(boris, "come_back", seat="A").status_code == 403
    leave(boris, "come_back", seat="B")
    assert leave(anna, "resign", seat="A", edition="0").headers["location"] == f"{location}?notice=stale"
    leave(boris, "resign", seat="B")
    assert "You have resigned" in page(boris) and 'value="resign"' not in page(boris)
    assert "Boris" not in words_of(anna.get("/")) and "you resigned" in words_of(boris.get("/"))
    assert "End the game" in page(anna)
    leave(anna, "resign", seat="A")
    assert "The game was not played to its end." in words_of(boris.get(location))


@pytest.mark.parametrize("game", ["villagers", "hallertau", "agricola", "moor"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_option_of_every_game_has_a_sentence_and_a_section(game: str, lang: str) -> None:
    form = Form(game, lang)
    for option in form.options:
        assert form.said(option).endswith((".", "…")) and option.section, option.name


def test_what_does_not_matter_in_a_game_is_left_out(anna: Visitor) -> None:
    filled = {"opt.players": "2", "opt.mode": "family", "opt.deal": "draft", "seat.A": "me", "seat.B": "open"}
    location = anna.post("/tables", game="agricola", **filled, patience="10").headers["location"]
    made = anna.get("/api/tables/" + location.removeprefix("/t/")).json()
    assert (made["options"]["deal"], made["patience"]) == ("normal", 10)
    assert 'data-matters="mode=full"' in anna.get("/new?game=agricola").text
    assert anna.post("/tables", game="agricola", **filled, patience="7").status_code == 400


def test_every_option_can_be_set_and_is_explained(anna: Visitor) -> None:
    form = Form("villagers", "en")
    page = anna.get("/new?game=villagers").text
    for option in form.options:
        assert f'name="opt.{option.name}' in page, option.name
        assert str(form.words.say(f"option-{option.name}"))[:30] in page.replace("&#39;", "’"), option.name
    road = ["mason", "mason", "graper", "graper", "hunter", "hunter"]
    filled: dict[str, str | list[str]] = {
        "opt.players": "1", "opt.level": "hard", "opt.start_road": "own", "opt.start_road.item": road,
        "opt.market_latch": "no", "opt.event_choice.bribes": "max", "opt.rats_season": "summer", "seat.A": "me",
    }  # fmt: skip
    location = anna.post("/tables", game="villagers", **filled).headers["location"]
    options = anna.get("/api/tables/" + location.removeprefix("/t/")).json()["options"]
    assert options["level"] == "hard" and options["start_road"] == road and options["market_latch"] is False
    assert options["event_choice"]["bribes"] == "max" and options["rats_season"] == "summer"
    assert options["players"] == 1 and options["backs_public"] is False  # a box that is not ticked is off


def test_what_cannot_be_played_is_told_beside_the_form(anna: Visitor) -> None:
    filled = {"opt.players": "2", "opt.first_player": "E", "seat.A": "me", "seat.B": "open"}
    kept = {"opt.market_latch": "no", "opt.event_choice.bribes": "max", "public": "yes"}
    answer = anna.post("/tables", game="villagers", **filled, **kept)
    assert answer.status_code == 400 and 'role="alert"' in answer.text
    for shown in ('value="E" selected', 'name="public" value="yes" checked', 'value="max" selected'):
        assert shown in answer.text, shown
    assert not re.search(r'name="opt.market_latch"[^>]* checked', answer.text)
    filled = {"opt.players": "2", "opt.level": "hard", "seat.A": "me", "seat.B": "open"}  # does not matter with two
    assert anna.post("/tables", game="villagers", **filled).status_code == 303
    assert anna.post("/tables", game="nothing").status_code == 400


def private_table(host: Visitor) -> tuple[str, str]:
    filled = {"opt.players": "2", "seat.A": "me", "seat.B": "open", "public": "no"}
    location = host.post("/tables", game="villagers", **filled).headers["location"]
    code = re.search(r"/join/([A-Z0-9]{6})", host.get(location).text)
    assert code
    return location, code[1]


def test_an_invitation_says_what_is_played_and_asks_for_a_name(anna: Visitor, boris: Visitor, app: Inside) -> None:
    anna.post("/name", name="Anna")
    location, code = private_table(anna)
    invited = boris.get(f"/join/{code}")
    said = words_of(invited)
    assert "Anna invites you: Villagers" in said and 'name="name"' in invited.text
    assert "Who is first player in the first round: drawn at random" in said
    boris.post(f"{location}/sit", code=code, name=" Boris  the\tBold ")
    assert "Boris the Bold" in words_of(anna.get(location))
    anna.post(f"{location}/start")
    late = Visitor(app).get(f"/join/{code}")
    assert late.status_code == 200 and "The game has begun" in words_of(late) and "/sit" not in late.text
    assert late.url.path.startswith("/join/") and boris.get(f"/join/{code}").url.path == location


def test_an_invitation_opens_a_private_table_and_nothing_else_does(anna: Visitor, boris: Visitor) -> None:
    filled = {"opt.players": "2", "seat.A": "me", "seat.B": "open", "public": "no"}
    location = anna.post("/tables", game="villagers", **filled).headers["location"]
    waiting = anna.get(location)
    code = re.search(r"/join/([A-Z0-9]{6})", waiting.text)
    assert code and code[1] in words_of(waiting)
    assert boris.get(location).status_code == 404 and location not in boris.get("/").text
    assert boris.get(f"/join/{code[1].lower()}").status_code == 200
    assert boris.post(f"{location}/sit").status_code == 404
    assert boris.post(f"{location}/sit", code=code[1]).headers["location"] == location
    assert boris.post(f"{location}/start").status_code == 403
    assert anna.post(f"{location}/start").status_code == 303
    assert "data-mine" in anna.get(location).text or "data-mine" in boris.get(location).text
    assert location in anna.get("/").text


def test_a_host_lets_a_bot_take_the_seat_nobody_came_for(anna: Visitor, boris: Visitor) -> None:
    filled = {"opt.players": "2", "seat.A": "me", "seat.B": "open", "public": "yes"}
    location = anna.post("/tables", game="villagers", **filled).headers["location"]
    assert "/arrange" in anna.get(location).text and "/arrange" not in boris.get(location).text
    assert boris.post(f"{location}/arrange", seat="1", kind="bot:random").status_code == 403
    assert anna.post(f"{location}/arrange", seat="1", kind="bot:random").headers["location"] == location
    assert 'value="bot:random" selected' in anna.get(location).text
    assert anna.post(f"{location}/start").status_code == 303
    assert anna.get("/api/tables/" + location.removeprefix("/t/")).json()["status"] == "playing"


def test_a_game_that_cannot_draw_itself_is_not_in_the_lobby(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    location = anna.post("/play-now", game="villagers", players="1").headers["location"]
    assert location in anna.get("/").text
    monkeypatch.setattr("tilth.server.lobby_page.drawn_games", lambda: [])
    page = anna.get("/")
    assert page.status_code == 200 and location not in page.text and "play-now" not in page.text


def test_many_tables_fold_away_before_the_games(anna: Visitor) -> None:
    last, *_ = [anna.post("/play-now", game="villagers", players="1").headers["location"] for _ in range(FEW)]
    assert 'class="more"' not in anna.get("/").text
    anna.post("/play-now", game="villagers", players="1")
    shown, folded = anna.get("/").text.split('<details class="more"><summary>More tables: 1</summary>')
    assert last in folded and last not in shown


def test_a_number_without_a_list_of_values_is_typed_in() -> None:
    form = Form("villagers", "en", FormData({"opt.level": "7"}))
    number = Option("level", 3, section="§1", open="any number")
    assert 'type="number"' in form.field(number) and 'value="7"' in form.field(number)
    assert form.value(number, FormData({"opt.level": "-4"})) == -4
    assert form.value(number, FormData({"opt.level": "many"})) == "many"  # the game says what is wrong with it


def test_moves_without_script_and_old_pages(anna: Visitor) -> None:
    location = anna.post("/play-now", game="villagers", players="1").headers["location"]
    page = anna.get(location).text
    fields = dict(re.findall(r'<input type="hidden" name="(version|command|seat)" value="([^"]*)"', page))
    move = re.search(r'name="move" value="([^"]+)"', page)
    assert move
    first = anna.post(f"{location}/move", move=move[1], **fields)
    again = anna.post(f"{location}/move", move=move[1], **fields)  # the same command: played once
    late = anna.post(f"{location}/move", move=move[1], **{**fields, "command": "another"})
    assert (first.headers["location"], again.headers["location"]) == (location, location)
    assert late.headers["location"] == f"{location}?notice=stale"
    assert "moved on" in words_of(anna.get(late.headers["location"]))


def test_the_table_in_words_keeps_its_columns_apart(anna: Visitor) -> None:
    location = anna.post("/play-now", game="villagers", players="2").headers["location"]
    assert anna.post("/board", board="text", next=location).headers["location"] == location
    page = anna.get(location)
    assert 'class="panel text-board"' in page.text
    assert re.search(r"R1; \w+; \w+", words_of(page))


def test_nobody_is_sent_to_another_site(anna: Visitor) -> None:
    for bad in ("https://example.org/", "//example.org/", "/\\example.org", ""):
        assert anna.post("/name", name="Anna", next=bad).headers["location"] == "/"
    assert anna.post("/name", name="Anna", next="/account").headers["location"] == "/account"


def test_a_form_from_elsewhere_is_refused_on_a_page(anna: Visitor) -> None:
    anna.get("/")
    answer = anna.app.call(anna.http.post("/play-now", data={"game": "villagers"}))
    assert answer.status_code == 403 and "<h1>" in answer.text and "<html" in answer.text


def test_an_account_is_made_left_and_found_again(anna: Visitor, boris: Visitor) -> None:
    assert "at least 8" in anna.get("/account").text
    short = anna.post("/account", do="register", name="Anna the First", password="short")
    assert short.status_code == 400 and 'role="alert"' in short.text
    assert anna.post("/account", do="register", name="Anna the First", password="long enough").status_code == 303
    assert "Anna the First" in words_of(anna.get("/account"))
    assert boris.post("/account", do="login", name="Anna the First", password="wrong enough").status_code == 401
    assert boris.post("/account", do="login", name="Anna the First", password="long enough").status_code == 303
    assert "Anna the First" in words_of(boris.get("/"))
    boris.post("/account", do="logout")
    assert "Anna the First" not in words_of(boris.get("/"))


def test_files_are_kept_and_pages_are_not(anna: Visitor) -> None:
    page = anna.get("/cards/villagers")
    assert page.headers["cache-control"] == "no-store"
    for address in re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text):
        answer = anna.get(address.partition("#")[0])
        assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"], address
    for bad in (
        "/static/nothing.js", "/static/..%2Fpages.py", "/static/games/nothing.css", "/static/games/villagers.js",
        "/static/games/villagers.py",
    ):  # fmt: skip
        assert anna.get(bad).status_code == 404
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert not re.search(r"<[^>]+ (style|on[a-z]+)=", page.text) and "<style" not in page.text


def test_scripts_import_one_another_in_a_folder_that_changes_with_them(anna: Visitor) -> None:
    pages = anna.get("/").text
    waiting = re.findall(r'<script type="module" src="(/static/[0-9a-f]+/[^"]+)">', pages)
    assert waiting
    seen: set[str] = set()
    while waiting:
        address = waiting.pop()
        if address not in seen:
            seen.add(address)
            answer = anna.get(address)
            assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"], address
            folder = address.rpartition("/")[0]
            waiting += [f"{folder}/{name}" for name in re.findall(r'from "[.]/([^"]+)"', answer.text)]
    assert any(address.endswith("/dom.js") for address in seen)
    # Who comes with a page of yesterday gets the scripts of today, and keeps none of them.
    late = anna.get("/static/0123456789/tilth.js")
    assert late.status_code == 200 and "immutable" not in late.headers["cache-control"]
    assert anna.get("/static/0123456789/nothing.js").status_code == 404


def test_a_game_brings_its_own_script(anna: Visitor) -> None:
    found = re.findall(r'<script type="module" src="(/static/games/[^"]+)">', anna.get("/new?game=agricola").text)
    assert len(found) == 1 and found[0].startswith("/static/games/agricola.js?v=")
    answer = anna.get(found[0])
    assert "javascript" in answer.headers["content-type"] and "immutable" in answer.headers["cache-control"]
    assert "/static/games/" not in "".join(re.findall(r"<script[^>]*>", anna.get("/new?game=villagers").text))


def test_what_is_made_on_the_table_or_not_listed_is_folded_away_and_has_no_number() -> None:
    page = page_of("agricola")

    def offered(*names: str) -> list[dict[str, Any]]:
        untold = {"preview": "", "final": False, "draws": False}
        return [{"name": name, "listed": name != "eat grain", **untold} for name in names]

    choices = offered("pass", "fence 0,3", "place wood", "plow 0,4", "eat grain")
    drawn = ordered(choices, page, words("en"), text_mode=False)
    assert [(choice["name"], choice["fold"], choice["number"]) for choice in drawn] == [
        ("fence 0,3", "place", ""), ("place wood", "", 1), ("plow 0,4", "", 2), ("eat grain", "other", ""),
        ("pass", "", 3),
    ]  # fmt: skip
    cells = [f"plow 0,{k}" for k in range(5)]  # so many places are folded away, too
    assert {c["fold"] for c in ordered(offered(*cells), page, words("en"), text_mode=False)} == {"place"}
    in_words = ordered(choices, page, words("en"), text_mode=True)
    assert [choice["fold"] for choice in in_words] == ["", "", "", "other", ""]


def test_a_harvest_is_shown_until_it_was_seen(anna: Visitor) -> None:
    """Played without script: the harvest passes by itself, and is told until somebody says that they have read it."""
    location = anna.post("/play-now", game="agricola", players="1").headers["location"]
    page = anna.get(location)
    while 'id="tidings"' not in page.text:
        fields = dict(re.findall(r'<input type="hidden" name="(version|command|seat)" value="([^"]*)"', page.text))
        move = re.search(r'name="move" value="([^"]+)"', page.text)
        assert move
        anna.post(f"{location}/move", move=move[1], **fields | {"command": fields["command"].removesuffix("u")})
        page = anna.get(location)
    box = re.search(r'<section id="tidings".*?</section>', page.text, re.S)
    assert box and "Round 4, after the harvest" in box[0] and "family fed with" in box[0]
    assert "Do not overlook" in words_of(anna.get(location))  # looking at it again is not enough
    n = re.search(r'name="n" value="([0-9]+)"', box[0])
    assert n
    answer = anna.post(f"{location}/seen", n=n[1])
    assert answer.status_code == 303 and "seen=" in answer.headers["set-cookie"]
    assert 'id="tidings"' not in anna.get(location).text


@pytest.mark.parametrize("cookie", ["", "x", "a_b_c", "._._", "t_0_99999999999", "é_0_1", "t_0_1." * 500])
def test_a_cookie_of_what_was_seen_may_be_anything(cookie: str) -> None:
    assert seen.last_seen(cookie, "t", 0) in (0, 1)
    assert seen.last_seen(seen.remembered(cookie, "t", 0, 7), "t", 0) == 7
    assert len(seen.remembered(cookie, "t", 0, 7)) < 1000


def test_headings_of_the_log_stand_above_their_entries_and_everybody_has_a_turn_there() -> None:
    lines = [Line(n, MOMENT if n % 50 == 0 else MOVE, None if n % 50 == 0 else 0, str(n)) for n in range(400)]
    lines.insert(7, Line(7, MOVE, 1, "the only turn of B"))
    shown = newest_first(latest(lines))
    assert [line.label for line in shown[:2]] == ["350", "399"]
    assert shown[-1].label == "the only turn of B"
    heads = [k for k, line in enumerate(shown) if line.kind == MOMENT]
    assert all(shown[k + 1].n > shown[k].n for k in heads)
    assert len(newest_first(latest(lines[8:]))) == MOST_LINES


def test_what_loses_something_is_never_offered_first() -> None:
    names = ["place sheep-1", "place wood-3", "pass"]
    choices = [
        {
            "name": name,
            "listed": True,
            "preview": "",
            "final": False,
            "draws": False,
            "loses": "2 sheep" if "sheep" in name else "",
        }
        for name in names
    ]
    found = ordered(choices, page_of("agricola"), words("en"), text_mode=False)
    assert [choice["name"] for choice in found] == ["place wood-3", "pass", "place sheep-1"]


def test_an_option_that_may_be_more_than_its_values_is_typed() -> None:
    form = Form("agricola", "en")
    assert 'type="text" name="opt.round_cards" value="random"' in str(form.field(form.option("round_cards")))
    assert "<select" in str(form.field(form.option("mode")))
    series = form.read(FormData({"opt.players": "1", "opt.series": "2 3 baker"}))["series"]
    assert tilth.game("agricola", players=1, series=series).options["series"] == "2 3 baker"


def test_a_part_of_a_page_for_a_card(anna: Visitor) -> None:
    part = anna.get("/cards/villagers/cooper?part=true")
    assert "Cooper" in words_of(part) and "<html" not in part.text
    assert anna.get("/cards/villagers/nobody").status_code == 404
    assert anna.get("/cards/nothing").status_code == 404


def test_what_a_card_was_worth_is_shown_where_it_is_known(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = next(entry for entry in page_of("villagers").catalogue("en") if entry["id"] == "cooper")
    monkeypatch.setitem(entry, "results", "when dealt +1.8 ± 0.4 points")
    assert "In play: when dealt +1.8 ± 0.4 points" in words_of(anna.get("/cards/villagers/cooper"))
    monkeypatch.setitem(entry, "results", "")
    assert "In play" not in words_of(anna.get("/cards/villagers/cooper"))


def test_a_chart_has_room_for_every_line_and_label() -> None:
    drawn = str(chart([Course("Anna", [8, 20, -3]), Course("<Boris>", [8, 21, -2])], ["1", "2", "end"], "Ducats"))
    assert drawn.count('class="course') == 4 and "&lt;Boris&gt;" in drawn and "-3" in drawn
    labels = [float(y) for y in re.findall(r'y="([\d.-]+)" text-anchor="start"', drawn)]
    assert abs(labels[0] - labels[1]) >= 18
    assert str(chart([Course("Anna", [0])], ["end"], "Ducats")).startswith("<figure")


def test_the_server_names_no_game() -> None:
    source = Path(tilth.__file__).parent / "server"
    for path in [*source.glob("*.py"), *source.glob("templates/*"), *source.glob("static/*")]:
        text = path.read_text(encoding="utf-8")
        for game in tilth.games.names():
            assert game not in text.lower(), path
