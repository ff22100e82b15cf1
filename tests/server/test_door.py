"""The door: visits, tokens, sizes, how often, and what goes out with every answer."""

from __future__ import annotations

import logging
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tilth.server.errors import TooMany
from tilth.server.limits import LIMITS
from tilth.server.logs import AsJson, AsText
from tilth.server.notices import MOST_FROM_ADDRESS

from .conftest import House, Inside, MakeInside


@pytest.fixture
def client(inside: MakeInside) -> Inside:
    return inside()


@pytest.fixture
def ann(client: Inside) -> Inside:
    return client.be("Ann")


@pytest.fixture
def hasty(ann: Inside) -> Inside:
    """Somebody for whom no time passes between one request and the next."""
    ann.app.state.limits.clock = lambda: 0.0
    ann.app.state.limits.buckets.clear()
    return ann


TABLE: dict[str, Any] = {"game": "villagers", "seats": [{"kind": "person"}]}


def test_a_command_without_the_token_is_refused(ann: Inside) -> None:
    assert ann.post("/api/tables", json=TABLE).status_code == 201
    for token in ("", "wrong"):
        ann.http.headers["X-Tilth-Token"] = token
        refused = ann.post("/api/tables", json=TABLE)
        assert refused.status_code == 403
        assert refused.json()["error"]["code"] == "forbidden"
    del ann.http.headers["X-Tilth-Token"]
    assert ann.post("/api/tables", json=TABLE).status_code == 403
    assert ann.post("/api/tables", data={"token": "wrong"}).status_code == 403


def test_a_token_belongs_to_one_visit(ann: Inside) -> None:
    ann.http.cookies.clear()
    assert ann.post("/api/tables", json=TABLE).status_code == 403


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://elsewhere.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}],
)
def test_other_sites_can_change_nothing(ann: Inside, headers: dict[str, str]) -> None:
    assert ann.post("/api/tables", json=TABLE, headers=headers).status_code == 403
    assert ann.post("/api/session", json={"name": "Eve"}, headers=headers).status_code == 403
    assert ann.post("/api/tables", json=TABLE, headers={"Origin": "http://test"}).status_code == 201


@pytest.mark.parametrize(
    "spoil", [lambda c: c[:-2] + "xx", lambda c: "x" + c, lambda c: "", lambda c: "a.b.c", lambda c: c * 50]
)
def test_a_spoiled_cookie_is_nobody(ann: Inside, spoil: Callable[[str], str]) -> None:
    table = ann.post("/api/tables", json=TABLE).json()["id"]
    cookie = ann.http.cookies["tilth"]
    ann.http.cookies.clear()
    ann.http.cookies.set("tilth", spoil(cookie))
    assert ann.get("/api/session").json()["person"] is None
    assert ann.get(f"/api/tables/{table}").status_code == 404
    assert ann.get("/").status_code == 200
    ann.http.cookies.clear()
    ann.http.cookies.set("tilth", cookie)
    assert ann.get(f"/api/tables/{table}").status_code == 200


def test_a_cookie_of_another_server_is_nobody(ann: Inside, inside: MakeInside, tmp_path: Path) -> None:
    other = inside(data=tmp_path / "other")
    other.http.cookies.set("tilth", ann.http.cookies["tilth"])
    assert other.get("/api/session").json()["person"] is None


def test_a_secret_file_serves_in_place_of_the_database(inside: MakeInside, tmp_path: Path) -> None:
    secret = tmp_path / "keys" / "secret"
    first = inside(data=tmp_path / "one", secret_file=secret).be("Ann")
    assert secret.stat().st_mode & 0o077 == 0
    second = inside(data=tmp_path / "two", secret_file=secret)
    second.http.headers["X-Tilth-Token"] = first.http.headers["X-Tilth-Token"]
    second.http.cookies.set("tilth", first.http.cookies["tilth"])
    assert second.post("/api/logout").status_code == 200  # the same seal, though nobody is known there
    assert second.get("/api/session").json()["person"] is None


def test_the_cookie_is_out_of_reach_of_scripts(client: Inside) -> None:
    said = client.post("/api/session", json={}).headers["set-cookie"]
    assert "HttpOnly" in said
    assert "SameSite=Lax" in said
    assert "Secure" not in said


def test_by_https_the_cookie_stays_on_https(inside: MakeInside) -> None:
    answer = inside(https=True).post("/api/session", json={})
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"]


@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere", "/api/nowhere", "/healthz"])
def test_every_answer_carries_the_security_headers(client: Inside, path: str) -> None:
    assert_dressed(client.get(path).headers)


def assert_dressed(headers: httpx.Headers) -> None:
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers


def test_what_is_too_large_is_not_read(ann: Inside) -> None:
    large = b'{"name": "' + b"x" * 300_000 + b'"}'
    told = ann.post("/api/session", content=large, headers={"Content-Type": "application/json"})
    assert told.status_code == 413
    assert told.json()["error"]["code"] == "too_large"

    async def pieces() -> AsyncIterator[bytes]:
        for k in range(0, len(large), 10_000):
            yield large[k : k + 10_000]

    untold = ann.post("/api/session", content=pieces(), headers={"Content-Type": "application/json"})
    assert untold.status_code == 413


def test_a_program_that_asks_too_often_is_told_to_wait(hasty: Inside) -> None:
    answers = [hasty.post("/api/tables", json=TABLE) for _ in range(LIMITS["tables"].burst + 1)]
    assert [answer.status_code for answer in answers[:-1]] == [201] * LIMITS["tables"].burst
    refused = answers[-1]
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) >= 1
    assert refused.json()["error"]["code"] == "too_many"


def test_passwords_cannot_be_tried_quickly(hasty: Inside) -> None:
    body = {"name": "nobody", "password": "guess guess"}
    statuses = [hasty.post("/api/login", json=body).status_code for _ in range(LIMITS["login"].burst + 1)]
    assert statuses == [401] * LIMITS["login"].burst + [429]


def test_codes_cannot_be_tried_quickly(hasty: Inside) -> None:
    statuses = [hasty.get("/api/join/ABCDEF").status_code for _ in range(LIMITS["code"].burst + 1)]
    assert statuses == [404] * LIMITS["code"].burst + [429]


def test_codes_cannot_be_tried_quickly_at_the_table_itself(hasty: Inside) -> None:
    table = hasty.post(
        "/api/tables", json={"game": "villagers", "seats": [{"kind": "person"}, {"kind": "open"}]}
    ).json()
    hasty.http = hasty.client()
    hasty.be("Eve")
    hasty.app.state.limits.buckets.clear()
    ways: list[Callable[[], httpx.Response]] = [
        lambda: hasty.get("/api/join/ABCDEF"),
        lambda: hasty.get("/join/ABCDEF"),
        lambda: hasty.post(f"/t/{table['id']}/sit", data={"code": "ABCDEF", "seat": "1"}),
        lambda: hasty.post(f"/api/tables/{table['id']}/sit", json={"code": "ABCDEF", "seat": "B"}),
    ]
    burst = LIMITS["code"].burst
    statuses = [ways[k % len(ways)]().status_code for k in range(burst)]
    assert statuses == [404] * burst
    assert [way().status_code for way in ways] == [429] * len(ways)


def test_a_fault_of_ours_gives_nothing_away(ann: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("the secret word")

    monkeypatch.setattr(ann.tables, "listing", broken)
    for path in ("/api/tables", "/"):
        answer = ann.get(path)
        assert answer.status_code == 500
        assert "secret word" not in answer.text
        assert_dressed(answer.headers)
    monkeypatch.setattr(ann.app.state, "error_page", broken)  # even if there are no words for it
    answer = ann.get("/")
    assert answer.status_code == 500
    assert_dressed(answer.headers)


DEEP = b'{"name": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"


@pytest.mark.parametrize("content", [DEEP, b"{", b"\xff\xfe", b'{"name": "\\ud800"}', b"[1]", b""])
def test_a_body_that_cannot_be_read_is_a_mistake_not_a_fault(ann: Inside, content: bytes) -> None:
    answer = ann.post("/api/session", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)


def test_health_and_figures(ann: Inside) -> None:
    health = ann.get("/healthz")
    assert health.json()["status"] == "ok"
    table = ann.post("/api/tables", json=TABLE).json()["id"]
    ann.post(f"/api/tables/{table}/start")
    look = ann.get(f"/api/tables/{table}/look").json()
    body = {"command": "1", "version": look["version"], "move": look["choices"][0]["name"]}
    ann.post(f"/api/tables/{table}/moves", json=body)
    figures = ann.get("/metrics").text
    for name in ("tilth_commands_total", "tilth_commit_seconds_bucket", "tilth_live_tables", "tilth_requests_total"):
        assert name in figures
    assert table not in figures


def test_pages_and_programs_are_told_in_their_language(ann: Inside) -> None:
    missing = ann.get("/api/tables/none", headers={"Accept-Language": "pt-BR"})
    assert missing.status_code == 404
    ann.http.cookies.clear()
    said = {lang: ann.get("/t/none", headers={"Accept-Language": lang}).text for lang in ("en", "ru", "pt")}
    assert len(set(said.values())) == 3


def test_one_visit_follows_only_so_many_tables(ann: Inside) -> None:
    table = ann.post("/api/tables", json=TABLE).json()["id"]
    ann.tables.notices.streams[visit_of(ann)] = 40
    refused = ann.get(f"/api/tables/{table}/events")
    assert refused.status_code == 429


def test_one_address_follows_only_so_many_tables_however_many_visits_it_makes(ann: Inside) -> None:
    table = ann.post("/api/tables", json={**TABLE, "public": True}).json()["id"]
    ann.tables.notices.streams["127.0.0.1"] = MOST_FROM_ADDRESS
    ann.http = ann.client()
    assert ann.get(f"/api/tables/{table}/events").status_code == 429


def test_many_streams_that_begin_at_once_are_counted_too(ann: Inside) -> None:
    table = ann.post("/api/tables", json=TABLE).json()["id"]
    notices = ann.tables.notices

    async def crowd() -> int:
        async with AsyncExitStack() as stack:
            for k in range(MOST_FROM_ADDRESS):
                await stack.enter_async_context(notices.follow(table, f"visit {k}", "there"))
            with pytest.raises(TooMany):
                await stack.enter_async_context(notices.follow(table, "one more", "there"))
            return int(notices.streams["there"])

    assert ann.call(crowd()) == MOST_FROM_ADDRESS
    assert not notices.streams


# -- figures


def test_figures_are_not_for_the_public(inside: MakeInside) -> None:
    house = inside()
    assert house.get("/metrics").status_code == 200
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
        assert house.get("/metrics", headers={header: "10.0.0.1"}).status_code == 404, header
    house.transport.client = ("10.0.0.1", 123)
    assert house.get("/metrics").status_code == 404


def test_behind_a_proxy_figures_want_a_token(inside: MakeInside, tmp_path: Path) -> None:
    assert inside(https=True).get("/metrics").status_code == 404
    house = inside(data=tmp_path / "two", metrics_token="a long word", https=True)
    house.transport.client = ("10.0.0.1", 123)
    assert house.get("/metrics").status_code == 404
    assert house.get("/metrics", headers={"Authorization": "Bearer another"}).status_code == 404
    assert house.get("/metrics", headers={"Authorization": "Bearer a long word"}).status_code == 200


# -- the end of a visit


def take_over(house: Inside) -> httpx.AsyncClient:
    """Whoever has got hold of somebody's cookie and token."""
    thief = house.client()
    thief.cookies.set("tilth", house.http.cookies["tilth"])
    thief.headers["X-Tilth-Token"] = house.http.headers["X-Tilth-Token"]
    return thief


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/logout", {}),
        ("/api/account", {"name": "Ann", "password": "correct horse"}),
        ("/api/login", {"name": "Zoe", "password": "correct horse"}),
    ],
)
def test_a_visit_that_has_ended_is_worth_nothing_anywhere(ann: Inside, path: str, body: dict[str, str]) -> None:
    zoe = ann.client()
    token = ann.call(zoe.post("/api/session", json={})).json()["token"]
    account = {"name": "Zoe", "password": "correct horse"}
    ann.call(zoe.post("/api/account", json=account, headers={"X-Tilth-Token": token}))
    table = ann.post("/api/tables", json=TABLE).json()["id"]
    thief = take_over(ann)
    assert ann.call(thief.get(f"/api/tables/{table}")).status_code == 200
    old = ann.http.headers["X-Tilth-Token"]
    fresh = ann.post(path, json=body).json()["token"]
    assert fresh != old  # whoever knew the token before knows it no more
    assert ann.call(thief.get(f"/api/tables/{table}")).status_code == 404
    assert ann.call(thief.get("/api/session")).json()["person"] is None
    assert ann.post("/api/session", json={}, headers={"X-Tilth-Token": fresh}).status_code == 200


def test_a_page_ends_a_visit_too(ann: Inside) -> None:
    thief = take_over(ann)
    assert ann.post("/account", data={"do": "logout"}).status_code == 303
    assert ann.call(thief.get("/api/session")).json()["person"] is None


def test_streams_end_with_the_visit(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.open_table("me", start=True)
    with ann.events(table) as events:
        next(events)
        cookie = dict(ann.http.cookies)
        ann.did("/api/logout")  # at the other server, if there are two
        assert list(events) == []
    ann.http.cookies.update(cookie)
    assert ann.get(f"/api/tables/{table}/events").status_code == 404


# -- logs


def test_nobody_writes_lines_into_the_log(ann: Inside, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "tilth.requests"):
        ann.get("/a%20status=200%22%E2%80%A8x")
    for style in (AsText(), AsJson()):
        lines = [style.format(record) for record in caplog.records]
        assert all(len(line.splitlines()) == 1 for line in lines)
    told = AsText().format(caplog.records[-1])
    assert told.count(" status=") == 2
    assert r'path="/a status=200\"\u2028x"' in told


@pytest.mark.parametrize(
    "evil", ["\n12:00:00 info: open", "\r", "\x1b[2J", "\x9b2J", "\u2028", "\u202e", "\x7f", "\ud800"]
)
def test_values_in_logs_are_written_out(evil: str) -> None:
    record = logging.makeLogRecord({"msg": f"m{evil}", "path": f"/x{evil}"})
    try:
        raise ValueError(f"v{evil}")
    except ValueError:
        record.exc_info = sys.exc_info()
    first, *others = AsText().format(record).split("\n")
    assert first.isprintable()
    assert all(line.startswith("    ") and line.isprintable() for line in others)
    assert AsJson().format(record).isascii()


def test_a_cookie_that_is_not_ours_is_not_read(ann: Inside) -> None:
    own = ann.http.cookies["tilth"]
    for cookie in ("x" * 5000, own[:-1], own + "x" * 500, ""):
        ann.http.cookies.clear()
        answer = ann.get("/api/session", headers={"Cookie": f"tilth={cookie}"})
        assert answer.status_code == 200 and answer.json()["person"] is None, cookie[:20]


def visit_of(house: Inside) -> str:
    return str(house.app.state.seal.read(house.http.cookies["tilth"])[0])
