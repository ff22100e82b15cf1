"""The pages as a browser without script meets them: forms, redirects, words in three languages, errors told kindly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import tilth
from tilth.server.app import make_app
from tilth.server.chart import Course, chart
from tilth.server.forms import Form
from tilth.server.settings import Settings
from tilth.text import LANGS

PAGES = ("/", "/new?game=villagers", "/cards/villagers", "/cards/villagers/tribute", "/account", "/nowhere")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("pages")
    with TestClient(make_app(Settings(data=folder, limits=False))) as client:
        yield client


class Visitor:
    """Somebody with a browser, who fills in forms."""

    def __init__(self, app: TestClient) -> None:
        self.app = app
        self.cookies: dict[str, str] = {}

    def get(self, path: str, **rest: Any) -> Any:
        return self.send("GET", path, **rest)

    def post(self, path: str, token: bool = True, **fields: Any) -> Any:
        if token and "tilth" not in self.cookies:
            self.get("/")
        data = {"token": self.token, **fields} if token else fields
        return self.send("POST", path, data=data, follow_redirects=False)

    def send(self, method: str, path: str, **rest: Any) -> Any:
        self.app.cookies.clear()
        for name, value in self.cookies.items():
            self.app.cookies.set(name, value)
        answer = self.app.request(method, path, **rest)
        self.cookies.update(self.app.cookies)
        found = re.search(r'name="tilth-token" content="([0-9a-f]+)"', answer.text)
        if found:
            self.token = found[1]
        return answer


@pytest.fixture
def anna(app: TestClient) -> Visitor:
    return Visitor(app)


@pytest.fixture
def boris(app: TestClient) -> Visitor:
    return Visitor(app)


def words_of(answer: Any) -> str:
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


def test_every_option_can_be_set_and_is_explained(anna: Visitor) -> None:
    form = Form("villagers", "en")
    page = anna.get("/new?game=villagers").text
    for option in form.options:
        assert f'name="opt.{option.name}' in page, option.name
        assert str(form.words.say(f"option-{option.name}"))[:30] in page.replace("&#39;", "’"), option.name
    road = ["mason", "mason", "graper", "graper", "hunter", "hunter"]
    filled = {
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
    answer = anna.post("/tables", game="villagers", **filled)
    assert answer.status_code == 400 and 'role="alert"' in answer.text
    filled = {"opt.players": "2", "opt.level": "hard", "seat.A": "me", "seat.B": "open"}  # does not matter with two
    assert anna.post("/tables", game="villagers", **filled).status_code == 303
    assert anna.post("/tables", game="nothing").status_code == 404


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


def test_nobody_is_sent_to_another_site(anna: Visitor) -> None:
    for bad in ("https://example.org/", "//example.org/", "/\\example.org", ""):
        assert anna.post("/name", name="Anna", next=bad).headers["location"] == "/"
    assert anna.post("/name", name="Anna", next="/account").headers["location"] == "/account"


def test_a_form_from_elsewhere_is_refused_on_a_page(anna: Visitor) -> None:
    anna.get("/")
    answer = anna.post("/play-now", token=False, game="villagers")
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
    for bad in ("/static/nothing.js", "/static/..%2Fpages.py", "/static/games/nothing.css"):
        assert anna.get(bad).status_code == 404
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert not re.search(r"<[^>]+ (style|on[a-z]+)=", page.text) and "<style" not in page.text


def test_a_part_of_a_page_for_a_card(anna: Visitor) -> None:
    part = anna.get("/cards/villagers/cooper?part=true")
    assert "Cooper" in words_of(part) and "<html" not in part.text
    assert anna.get("/cards/villagers/nobody").status_code == 404
    assert anna.get("/cards/nothing").status_code == 404


def test_a_chart_has_room_for_every_line_and_label() -> None:
    drawn = str(chart([Course("Anna", [8, 20, -3]), Course("<Boris>", [8, 21, -2])], ["1", "2", "end"], "Ducats"))
    assert drawn.count('class="course') == 4 and "&lt;Boris&gt;" in drawn and "-3" in drawn
    labels = [float(y) for y in re.findall(r'y="([\d.-]+)" text-anchor="start"', drawn)]
    assert abs(labels[0] - labels[1]) >= 18
    assert str(chart([Course("Anna", [0])], ["end"], "Ducats")).startswith("<figure")


def test_no_page_outside_a_games_package_names_a_game() -> None:
    source = Path(tilth.__file__).parent / "server"
    for path in [*source.glob("*.py"), *source.glob("templates/*"), *source.glob("static/*")]:
        text = path.read_text(encoding="utf-8")
        for game in tilth.games.names():
            assert game not in text.lower(), path
