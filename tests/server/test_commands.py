"""Programs and pages are two doors to one set of commands: what one refuses, the other refuses in the same words."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from fastapi.routing import APIRoute
from markupsafe import escape

from tilth.kernel.rng import Rng
from tilth.server import (
    analysis_pages,
    api,
    help_page,
    leaving_page,
    lesson_pages,
    lobby_page,
    pages,
    puzzle_pages,
    replay_pages,
    rule_pages,
)
from tilth.server.settings import Settings

from .conftest import Inside

PAGES = (
    analysis_pages, api, help_page, leaving_page, lesson_pages, lobby_page, pages, puzzle_pages, replay_pages,
    rule_pages,
)  # fmt: skip
ONLY_PAGES = {
    "/board": "keeps a cookie and asks nothing",
    "/watch": "records are brought by people only",
    "/t/{table_id}/seen": "keeps a cookie and asks nothing",
    "/rules/{game}": "examples are read by people only",
    "/lessons/{game}": "lessons are played at tables by people only",
    "/puzzles/{game}": "so are puzzles",
}
# The page's way and the program's, for all that changes something.
PAIRS = {
    "/play-now": "/api/tables",
    "/tables": "/api/tables",
    "/join": "/api/join/{code}",
    "/t/{table_id}/sit": "/api/tables/{table_id}/sit",
    "/t/{table_id}/stand": "/api/tables/{table_id}/stand",
    "/t/{table_id}/arrange": "/api/tables/{table_id}/seats",
    "/t/{table_id}/pace": "/api/tables/{table_id}/pace",
    "/t/{table_id}/start": "/api/tables/{table_id}/start",
    "/t/{table_id}/leave resign": "/api/tables/{table_id}/resign",
    "/t/{table_id}/leave hand_over": "/api/tables/{table_id}/hand-over",
    "/t/{table_id}/leave come_back": "/api/tables/{table_id}/come-back",
    "/t/{table_id}/leave stand_in": "/api/tables/{table_id}/stand-in",
    "/t/{table_id}/leave close": "/api/tables/{table_id}/close",
    "/t/{table_id}/coach": "/api/tables/{table_id}/coach",
    "/t/{table_id}/help": "/api/tables/{table_id}/help",
    "/t/{table_id}/rematch": "/api/tables/{table_id}/rematch",
    "/t/{table_id}/move": "/api/tables/{table_id}/moves",
    "/t/{table_id}/undo": "/api/tables/{table_id}/undo",
    "/t/{table_id}/analysis": "/api/tables/{table_id}/analysis",
    "/watch/{record_id}/analysis": "/api/records/{record_id}/analysis",
    "/analysis/{analysis_id}/cancel": "/api/analyses/{analysis_id}/cancel",
    "/lang": "/api/session",
    "/name": "/api/session",
    "/account register": "/api/account",
    "/account login": "/api/login",
    "/account logout": "/api/logout",
}


class Case(NamedTuple):
    """The same asked at both doors; `status`: of the refusal."""

    page: str  # the route, and with a word after it what the form asks for
    at: str  # the table it is asked of
    form: dict[str, str]
    body: dict[str, Any]
    status: int
    who: str = "ann"


NOW = 12345  # stands for the version of the table as it is
MOVE = {"command": "c1", "version": str(NOW), "move": "draft R1"}
ASKED: dict[str, Any] = {"command": "c1", "version": NOW, "move": "draft R1"}
NO_SEATS: dict[str, Any] = {"game": "villagers", "options": {"players": 2}}
LEAVE: dict[str, Any] = {"command": "l1", "edition": 0}
LEAVES = {"command": "l1", "edition": "0"}
ACCOUNT = {"name": "Ann", "password": "correct horse"}
DEPTH = {"depth": "quick"}
CASES = [
    Case("/t/{table_id}/analysis", "playing", DEPTH, {**DEPTH}, 409),
    Case("/t/{table_id}/analysis", "over", {"depth": "abyss"}, {"depth": "abyss"}, 400),
    Case("/t/{table_id}/analysis", "over", DEPTH, {**DEPTH}, 404, "eve"),
    Case("/watch/{record_id}/analysis", "", DEPTH, {**DEPTH}, 404),
    Case("/analysis/{analysis_id}/cancel", "", {}, {}, 404),
    Case("/t/{table_id}/coach", "playing", {"on": "true"}, {"on": True}, 404, "eve"),
    Case("/t/{table_id}/coach", "nowhere", {"on": "true"}, {"on": True}, 404),
    Case("/t/{table_id}/help", "playing", {**LEAVES, "agree": "true"}, {**LEAVE, "agree": True}, 404, "eve"),
    Case("/play-now", "", {"game": "chess"}, {"game": "chess"}, 400),
    Case("/play-now", "", {"game": "villagers", "players": "2000000000"},
         {"game": "villagers", "options": {"players": 2_000_000_000}}, 400),
    Case("/play-now", "", {"game": "villagers", "bot": "nobody"},
         {**NO_SEATS, "seats": [{"kind": "person"}, {"kind": "bot", "bot": "nobody"}]}, 400),
    Case("/tables", "", {"game": "chess"}, {"game": "chess"}, 400),
    Case("/tables", "", {"game": "villagers", "opt.players": "9"},
         {"game": "villagers", "options": {"players": "9"}}, 400),
    Case("/tables", "", {"game": "villagers", "opt.players": "2", "seat.A": "me", "seat.B": "me"},
         {**NO_SEATS, "seats": [{"kind": "person"}, {"kind": "person"}]}, 400),
    Case("/tables", "", {"game": "villagers", "opt.players": "2", "seat.A": "throne"},
         {**NO_SEATS, "seats": [{"kind": "throne"}, {"kind": "open"}]}, 400),
    Case("/tables", "", {"game": "villagers", "opt.players": "2", "seat.A": "bot:nobody"},
         {**NO_SEATS, "seats": [{"kind": "bot", "bot": "nobody"}, {"kind": "open"}]}, 400),
    Case("/join", "", {"code": "ZZZZZZ"}, {}, 404),
    Case("/t/{table_id}/sit", "open", {"code": "ZZZZZZ"}, {"code": "ZZZZZZ"}, 404, "eve"),
    Case("/t/{table_id}/sit", "open", {"seat": "Q"}, {"seat": "Q"}, 400),
    Case("/t/{table_id}/sit", "playing", {"seat": "B"}, {"seat": "B"}, 409),
    Case("/t/{table_id}/sit", "nowhere", {}, {}, 404),
    Case("/t/{table_id}/stand", "playing", {}, {}, 409),
    Case("/t/{table_id}/stand", "open", {}, {}, 404, "eve"),
    Case("/t/{table_id}/arrange", "open", {"seat": "Q", "kind": "open"}, {"seat": "Q", "kind": "open"}, 400),
    Case("/t/{table_id}/arrange", "open", {"seat": "B", "kind": "throne"}, {"seat": "B", "kind": "throne"}, 400),
    Case("/t/{table_id}/arrange", "open", {"seat": "B", "kind": "bot:nobody"},
         {"seat": "B", "kind": "bot", "bot": "nobody"}, 400),
    Case("/t/{table_id}/arrange", "open", {"seat": "B", "kind": "me"}, {"seat": "B", "kind": "person"}, 400),
    Case("/t/{table_id}/arrange", "playing", {"seat": "B", "kind": "open"}, {"seat": "B", "kind": "open"}, 409),
    Case("/t/{table_id}/arrange", "public", {"seat": "B", "kind": "open"}, {"seat": "B", "kind": "open"}, 403, "eve"),
    Case("/t/{table_id}/arrange", "open", {"seat": "B", "kind": "open"}, {"seat": "B", "kind": "open"}, 404, "eve"),
    Case("/t/{table_id}/pace", "open", {"pace": "soon"}, {"pace": "soon"}, 400),
    Case("/t/{table_id}/pace", "public", {"pace": "none"}, {"pace": "none"}, 403, "eve"),
    Case("/t/{table_id}/pace", "open", {"pace": "none"}, {"pace": "none"}, 404, "eve"),
    Case("/t/{table_id}/start", "open", {}, {}, 409),
    Case("/t/{table_id}/start", "public", {}, {}, 403, "eve"),
    Case("/t/{table_id}/start", "open", {}, {}, 404, "eve"),
    Case("/t/{table_id}/leave resign", "open", LEAVES, LEAVE, 404, "eve"),
    Case("/t/{table_id}/leave hand_over", "open", LEAVES, LEAVE, 404, "eve"),
    Case("/t/{table_id}/leave come_back", "open", LEAVES, LEAVE, 404, "eve"),
    Case("/t/{table_id}/leave stand_in", "open", {**LEAVES, "seat": "A"}, {**LEAVE, "seat": "A"}, 404, "eve"),
    Case("/t/{table_id}/leave close", "open", LEAVES, LEAVE, 404, "eve"),
    Case("/t/{table_id}/leave close", "public", LEAVES, LEAVE, 403, "eve"),
    Case("/t/{table_id}/rematch", "playing", {}, {}, 409),
    Case("/t/{table_id}/rematch", "public", {}, {}, 403, "eve"),
    Case("/t/{table_id}/rematch", "over", {"sequel": "xyz"}, {"sequel": "xyz"}, 400),
    Case("/t/{table_id}/move", "playing", {**MOVE, "move": "dance"}, {**ASKED, "move": "dance"}, 400),
    Case("/t/{table_id}/move", "playing", {**MOVE, "move": "draft reserve"}, {**ASKED, "move": "draft reserve"}, 400),
    Case("/t/{table_id}/move", "playing", {**MOVE, "move": "draft R1 dance"}, {**ASKED, "move": "draft R1 dance"}, 400),
    Case("/t/{table_id}/move", "playing", {**MOVE, "move": "x" * 301}, {**ASKED, "move": "x" * 301}, 422),
    Case("/t/{table_id}/move", "playing", {**MOVE, "command": "two words"}, {**ASKED, "command": "two words"}, 422),
    Case("/t/{table_id}/move", "playing", {**MOVE, "command": "c" * 81}, {**ASKED, "command": "c" * 81}, 422),
    Case("/t/{table_id}/move", "playing", {**MOVE, "version": "-1"}, {**ASKED, "version": -1}, 422),
    Case("/t/{table_id}/move", "playing", {**MOVE, "version": "9999999999"}, {**ASKED, "version": 9999999999}, 422),
    Case("/t/{table_id}/move", "playing", {**MOVE, "seat": "B"}, {**ASKED, "seat": "B"}, 403),
    Case("/t/{table_id}/move", "playing", {**MOVE, "seat": "Q"}, {**ASKED, "seat": "Q"}, 400),
    Case("/t/{table_id}/move", "playing", {**MOVE, "seat": "x" * 21}, {**ASKED, "seat": "x" * 21}, 422),
    Case("/t/{table_id}/move", "public", MOVE, ASKED, 403, "eve"),
    Case("/t/{table_id}/move", "playing", MOVE, ASKED, 404, "eve"),
    Case("/t/{table_id}/move", "open", MOVE, ASKED, 409),
    Case("/t/{table_id}/undo", "playing", {"command": "u", "version": str(NOW), "seat": "B"},
         {"command": "u", "version": NOW, "seat": "B"}, 403),
    Case("/t/{table_id}/undo", "open", {"command": "u", "version": "0"}, {"command": "u", "version": 0}, 409),
    Case("/lang", "", {"lang": "de"}, {"lang": "de"}, 422),
    Case("/name", "", {"name": "x" * 201}, {"name": "x" * 201}, 422),
    Case("/account register", "", {**ACCOUNT, "name": ""}, {**ACCOUNT, "name": ""}, 400),
    Case("/account register", "", {"name": "Ann", "password": "short"}, {"name": "Ann", "password": "short"}, 400),
    Case("/account register", "", {"name": "Taken", "password": "correct horse"},
         {"name": "Taken", "password": "correct horse"}, 409),
    Case("/account login", "", ACCOUNT, ACCOUNT, 401),
    Case("/account login", "", {"name": "Ann", "password": "x" * 1001}, {"name": "Ann", "password": "x" * 1001}, 422),
]  # fmt: skip


class Both:
    """Ann at tables in each state, Eve beside them, both in a language in which every refusal has words."""

    def __init__(self, inside: Callable[..., Any]) -> None:
        self.house = inside(limits=False)
        self.visits: dict[str, tuple[dict[str, str], dict[str, str]]] = {}
        for name in ("ann", "eve", "taken"):
            self.arrive(name)
        self.did("taken", "/api/account", {"name": "Taken", "password": "correct horse"})
        two: dict[str, Any] = {"game": "villagers", "seats": [{"kind": "person"}, {"kind": "open"}]}
        alone: dict[str, Any] = {"game": "villagers", "seats": [{"kind": "person"}]}
        bots: dict[str, Any] = {
            "game": "villagers",
            "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}],
            "options": {"first_player": "A"},
        }
        self.tables = {"nowhere": "nowhere"}
        for name, body in {"open": two, "public": {**two, "public": True}, "playing": bots, "over": alone}.items():
            self.tables[name] = self.did("ann", "/api/tables", body)["id"]
        for name in ("playing", "over"):
            self.did("ann", f"/api/tables/{self.tables[name]}/start", {})
        self.finish(self.tables["over"])

    def arrive(self, name: str) -> None:
        self.house.http.cookies.clear()
        self.house.http.headers.pop("X-Tilth-Token", None)
        said = self.house.post("/api/session", json={"name": name, "lang": "pt"}).json()
        self.visits[name] = dict(self.house.http.cookies), {"X-Tilth-Token": said["token"]}

    def be(self, name: str) -> Any:
        cookies, headers = self.visits[name]
        self.house.http.cookies.clear()
        self.house.http.cookies.update(cookies)
        self.house.http.headers.update(headers)
        return self.house

    def did(self, who: str, path: str, body: dict[str, Any]) -> Any:
        answer = self.be(who).post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def finish(self, table: str) -> None:
        rng, ann = Rng(1), self.be("ann")
        while (look := ann.get(f"/api/tables/{table}/look?preview=0&log=0").json())["mine"]:
            choices = look["choices"]
            move = choices[rng.below(len(choices))]["action"]
            body = {"command": f"m{look['version']}", "version": look["version"], "move": move}
            assert ann.post(f"/api/tables/{table}/moves", json=body).status_code == 200
        assert look["table"]["status"] == "over"

    def state(self, table: str) -> Any:
        if table == "nowhere":
            return None
        look = self.be("ann").get(f"/api/tables/{self.tables[table]}/look").json()
        return {key: look[key] for key in ("version", "table", "log", "view")}

    def version(self, table: str) -> int:
        return int(self.house.tables.lives[self.tables[table]].version) if table in ("playing", "over") else 0

    def at_page(self, case: Case) -> tuple[int, str]:
        route, _, do = case.page.partition(" ")
        if case.page == "/join":
            answer = self.be(case.who).post(route, data=case.form)
            answer = self.house.get(answer.headers["location"])
        else:
            path = route.replace("{table_id}", self.tables.get(case.at, ""))
            form = {**case.form, **({"do": do, "what": do} if do else {})}
            if form.get("version") == str(NOW):
                form["version"] = str(self.version(case.at))
            answer = self.be(case.who).post(path, data=form)
        return answer.status_code, answer.text

    def at_api(self, case: Case) -> tuple[int, dict[str, Any]]:
        route = PAIRS[case.page].replace("{table_id}", self.tables.get(case.at, ""))
        house = self.be(case.who)
        if case.page == "/join":
            answer = house.get(route.replace("{code}", case.form["code"]))
        else:
            body = {**case.body}
            if body.get("version") == NOW:
                body["version"] = self.version(case.at)
            answer = house.post(route, json=body)
        return answer.status_code, answer.json().get("error", {})


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    made: list[Inside] = []

    def make(**more: Any) -> Inside:
        made.append(Inside(Settings(data=tmp_path_factory.mktemp("doors"), **more)))
        return made[-1]

    yield Both(make)
    for one in made:
        one.close()


def test_every_route_that_changes_something_stands_at_both_doors(both: Both) -> None:
    routes = {
        route.path
        for module in PAGES
        for route in module.router.routes
        if isinstance(route, APIRoute) and "POST" in (route.methods or ())
    }
    at_pages = {page.partition(" ")[0] for page in PAIRS} | set(ONLY_PAGES)
    programs = {path for path in PAIRS.values() if path != "/api/join/{code}"}
    assert routes == at_pages | programs
    assert {case.page for case in CASES} | {"/account logout"} == set(PAIRS)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.page} {case.at} {case.form} {case.who}"[:90])
def test_both_doors_refuse_alike(both: Both, case: Case) -> None:
    before = both.state(case.at) if case.at else None
    status, page = both.at_page(case)
    program_status, facts = both.at_api(case)
    assert (status, program_status) == (case.status, case.status)
    said = [facts["words"], facts.get("detail", "")]
    assert any(text and str(escape(text)) in page for text in said), (said, page)
    assert (both.state(case.at) if case.at else None) == before


def test_a_stale_command_plays_nothing_at_either_door(both: Both) -> None:
    table = both.tables["playing"]
    before = both.state("playing")
    answer = both.be("ann").post(f"/t/{table}/move", data={**MOVE, "version": "0"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}?notice=stale")
    answer = both.be("ann").post(f"/api/tables/{table}/moves", json={**ASKED, "version": 0})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale")
    assert both.state("playing") == before


LIMITED: list[tuple[str, list[tuple[str, str, dict[str, Any]]]]] = [
    ("tables", [
        ("POST", "/api/tables", {"json": NO_SEATS}),
        ("POST", "/tables", {"data": {"game": "villagers", "opt.players": "2"}}),
        ("POST", "/play-now", {"data": {"game": "villagers", "players": "2", "bot": "random"}}),
        ("POST", "/t/none/rematch", {"data": {}}),
        ("POST", "/api/tables/none/rematch", {"json": {}}),
    ]),
    ("code", [
        ("GET", "/api/join/ZZZZZZ", {}),
        ("GET", "/join/ZZZZZZ", {}),
        ("POST", "/api/tables/PRIVATE/sit", {"json": {"code": "ZZZZZZ"}}),
        ("POST", "/t/PRIVATE/sit", {"data": {"code": "ZZZZZZ"}}),
    ]),
    ("login", [
        ("POST", "/api/login", {"json": ACCOUNT}),
        ("POST", "/api/account", {"json": ACCOUNT}),
        ("POST", "/account", {"data": {"do": "login", **ACCOUNT}}),
        ("POST", "/account", {"data": {"do": "register", **ACCOUNT}}),
    ]),
    ("replay", [
        ("GET", "/api/tables/OVER/record", {}),
        ("GET", "/api/tables/OVER/course", {}),
        ("GET", "/t/OVER/record.tilth", {}),
        ("GET", "/t/OVER/replay", {}),
        ("GET", "/t/OVER/chart", {}),
    ]),
]  # fmt: skip


@pytest.mark.parametrize("kind, ways", LIMITED, ids=[kind for kind, _ in LIMITED])
def test_what_is_limited_is_limited_at_every_door(both: Both, kind: str, ways: Any) -> None:
    """Given somebody who has used up all they may, then no other way is left open, and nothing is done."""
    limits = both.house.app.state.limits
    private = both.did("taken", "/api/tables", {**NO_SEATS})["id"]
    both.house.app.state.reels.kept.clear()
    ann = both.be("ann")
    limits.on, limits.clock = True, lambda: 0.0
    try:
        person = both.house.app.state.people.known
        for who in ("127.0.0.1", *person):
            limits.buckets[kind, who] = (0.0, 0.0)
        for method, path, body in ways:
            path = path.replace("PRIVATE", private).replace("OVER", both.tables["over"])
            answer = ann.call(ann.http.request(method, path, **body))
            assert answer.status_code == 429, (path, answer.text)
            assert int(answer.headers["retry-after"]) >= 1
    finally:
        limits.on = False


def fail(*_: object) -> None:
    raise RuntimeError("a rule is broken")


@pytest.mark.interpreted  # a compiled rule cannot be broken
@pytest.mark.parametrize("error", [RuntimeError, KeyError, ValueError, IndexError, AssertionError])
def test_a_broken_rule_is_a_fault_of_ours_and_the_table_stays_as_it_was(
    both: Both, error: type[Exception], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given a rule that fails, when a move is played by its words, its number, in a line or from a page, then nobody is
    told that it cannot be read, the log has an incident, and nothing has happened."""

    def broken(*_: object) -> None:
        raise error("a rule is broken")

    table, ann = both.tables["playing"], both.be("ann")
    look = ann.get(f"/api/tables/{table}/look").json()
    choice = next(choice for choice in look["choices"] if choice["name"].startswith("draft R"))
    before = both.state("playing")
    monkeypatch.setattr("tilth.games.villagers.rules.draft.TakeCards.take", broken)
    asked = {"command": f"broken {error.__name__}".replace(" ", "-"), "version": look["version"]}
    caplog.set_level(logging.ERROR, "tilth.requests")
    for move in (choice["name"], choice["action"], f"{choice['name']} {choice['name']}"):
        answer = both.be("ann").post(f"/api/tables/{table}/moves", json={**asked, "move": move})
        facts = answer.json()["error"]
        assert (answer.status_code, facts["code"]) == (500, "fault"), answer.text
        assert vars(caplog.records[-1])["incident"] == facts["incident"]
    answer = both.be("ann").post(f"/t/{table}/move", data={**asked, "move": choice["name"]})
    assert answer.status_code == 500
    assert vars(caplog.records[-1])["incident"] in answer.text
    assert len(caplog.records) == 4 and all("a rule is broken" in str(record.exc_info) for record in caplog.records)
    monkeypatch.undo()
    assert both.state("playing") == before
    assert len(both.house.tables.lives[table].moves) == len(both.house.call(moves_of(both, table)))


async def moves_of(both: Both, table: str) -> list[Any]:
    rows = await both.house.tables.register.story(table)
    return [row for row in rows if row["kind"] == "move"]


def test_a_game_that_cannot_be_built_is_no_wrong_option(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    from tilth.games import made_once

    made_once.cache_clear()
    monkeypatch.setattr("tilth.games.villagers.VillagersRules", fail)
    answer = both.be("ann").post("/api/tables", json=NO_SEATS)
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "fault")
    monkeypatch.undo()
    assert both.be("ann").post("/api/tables", json=NO_SEATS).status_code == 201
