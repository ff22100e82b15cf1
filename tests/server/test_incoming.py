"""Whatever is sent, nothing is made of it before it was looked over, and the answer is never that the fault is ours."""

from __future__ import annotations

import json
import re
import typing
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from argon2 import PasswordHasher
from fastapi.routing import APIRoute

from tilth.server import api, pages
from tilth.server import replay_pages as watching
from tilth.server.incoming import LONGEST_COOKIES, LONGEST_HEAD, cookies_of, neighbourhood
from tilth.server.settings import Settings

from .conftest import Inside

NASTY = [
    "a\x00b", "9" * 5000, "-" + "9" * 300, "²", "1e400", "nan", "2000000000", "\ud800", "x" * 20_000, "\u202e",
    "\r\nX: 1", "[", "../..", "2001-99-99",
]  # fmt: skip
FEW = NASTY[::3]
ODD: list[Any] = [
    10**300,
    -(10**18),
    1.5,
    True,
    None,
    [],
    {},
    ["\x00"],
    {"\ud800": 1},
    [[[[[[[[[[[[]]]]]]]]]]]],
    ["x"] * 5000,
]
FORM = {
    "game": "villagers", "players": "2", "bot": "random", "code": "ABCDEF", "seat": "0", "kind": "open", "move": "x",
    "version": "1", "command": "c", "lang": "en", "name": "A", "board": "text", "do": "login", "password": "12345678",
    "next": "/",
}  # fmt: skip
OPTIONS = ["game", "public", "seat.A", "name.A", "opt.players", "opt.level", "opt.start_road", "opt.start_road.item"]
BODY = {**FORM, "seat": "A", "version": 1}
NOT_HERE = ("/api/tables/{table_id}/events", "/api/logout")  # has no end; asks for nothing
ROUTES = [
    route
    for router in (api.router, pages.router, watching.router)
    for route in router.routes
    if isinstance(route, APIRoute) and route.path not in NOT_HERE
]


class AtTable(Inside):
    """Somebody at a table of their own."""

    table: str


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AtTable]:
    server = AtTable(Settings(data=tmp_path_factory.mktemp("incoming"), limits=False))
    server.app.state.people.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    yield server
    server.close()


@pytest.fixture
def house(server: AtTable) -> AtTable:
    """Somebody new, at a table of their own."""
    server.http = server.client()
    server.be("Ann")
    server.table = server.post("/api/tables", json={"game": "villagers", "seats": [{"kind": "person"}]}).json()["id"]
    server.post(f"/api/tables/{server.table}/start")
    return server


def parts(house: AtTable, path: str) -> dict[str, str]:
    """What stands for each part of a path, if it is to lead somewhere."""
    usual = {"table_id": house.table, "game": "villagers", "code": "ABCDEF", "kind": "css"}
    return {name: usual.get(name, "x") for name in re.findall(r"{(\w+)}", path)}


def filled(path: str, values: dict[str, str]) -> str:
    return re.sub(r"{(\w+)}", lambda found: values[found[1]], path)


def ask(house: Inside, method: str, path: str, **more: Any) -> int:
    answer = house.call(house.http.request(method, path, **more))
    assert answer.status_code < 500, (method, path[:100], str(more)[:200], answer.text[:200])
    if '"token":' in answer.text:  # a new one, after an account was made
        house.http.headers["X-Tilth-Token"] = answer.json()["token"]
    return int(answer.status_code)


def coded(text: str) -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


def method_of(route: APIRoute) -> str:
    assert route.methods
    return min(route.methods)


def bodies(route: APIRoute) -> list[str]:
    """The names of what a route reads from a JSON body."""
    found: list[str] = []
    for param in route.dependant.body_params:
        kinds = [param.field_info.annotation, *typing.get_args(param.field_info.annotation)]
        for kind in kinds:
            found += getattr(kind, "model_fields", {})
    return found


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{method_of(route)} {route.path}")
def test_nothing_that_is_sent_is_a_fault_of_ours(house: AtTable, route: APIRoute) -> None:
    method, usual = method_of(route), parts(house, route.path)
    path = filled(route.path, usual)
    for name in usual:
        for text in FEW:
            ask(house, method, filled(route.path, {**usual, name: coded(text[:3000])}))
    for param in route.dependant.query_params:
        for text in FEW:
            ask(house, method, f"{path}?{param.alias}={coded(text)}")
    if method == "GET":
        return
    if route.path.startswith("/api/"):
        names = bodies(route)
        for name in names:
            for value in (*NASTY, *ODD):
                body = json.dumps({**{key: BODY[key] for key in names if key in BODY}, name: value})
                ask(house, method, path, content=body.encode(), headers={"Content-Type": "application/json"})
        return
    names = [param.alias for param in route.dependant.body_params] or OPTIONS
    for name in names:
        for text in NASTY:
            fields = {key: value for key, value in FORM.items() if key in names} | {"opt.start_road": "own"}
            form = "&".join(f"{key}={coded(value)}" for key, value in {**fields, name: text}.items())
            ask(
                house,
                method,
                path,
                content=form.encode(),
                headers={"Content-Type": "application/x-www-form-urlencoded"},
            )


@pytest.mark.parametrize(
    "name",
    ["host", "origin", "referer", "accept-language", "cookie", "content-type", "x-tilth-token", "x-forwarded-for"],
)
def test_no_header_is_a_fault_of_ours(house: Inside, name: str) -> None:
    own = [
        "http://[",
        "tilth=" + '"\\' * 500,
        "multipart/form-data",
        "application/json; charset=utf-16",
        ";;=;",
        "=" * 99,
    ]
    for text in (*NASTY, *own):
        value = text.encode("utf-8", "surrogatepass")[:3000]
        for method, path in (("GET", "/account"), ("POST", "/lang"), ("POST", "/api/session")):
            ask(house, method, path, content=b"{}" if method == "POST" else b"", headers=[(name.encode(), value)])


# -- before it costs


@pytest.mark.parametrize("players", ["2000000000", "9" * 400, "-5", "0", "7", "1e9", "two"])
def test_a_table_for_too_many_is_refused_before_its_seats_are_made(house: Inside, players: str) -> None:
    answer = house.post("/play-now", data={"game": "villagers", "players": players})
    assert answer.status_code in (400, 422)
    assert house.post("/play-now", data={"game": "villagers", "players": "2"}).status_code == 303


@pytest.mark.parametrize(
    "value", ["9" * 4000, "-" + "9" * 17, "NaN", "Infinity", "1e999", '"\\u0000"', '"\\ud800"', "[" * 30 + "]" * 30]
)
def test_a_body_of_senseless_values_is_refused_in_words(house: Inside, value: str) -> None:
    content = f'{{"game": "villagers", "options": {{"players": {value}}}}}'.encode()
    answer = house.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["error"]["words"]


def test_long_cookies_are_refused_before_anything_reads_them(house: Inside) -> None:
    for cookie in ('a="' + '\\"' * LONGEST_COOKIES + '"', "x=" + "y" * LONGEST_COOKIES):
        answer = house.get("/", headers={"Cookie": cookie})
        assert answer.status_code == 431
        assert "set-cookie" not in answer.headers  # nobody loses a visit by it
    many = [(b"cookie", b"a=" + b"b" * 1000)] * 20
    assert ask(house, "GET", "/", headers=many) == 431
    assert ask(house, "GET", "/api/session", headers=[(b"x-long", b"y" * (LONGEST_HEAD + 1))]) == 431


def test_cookies_are_read_without_unquoting() -> None:
    assert cookies_of('a=1; tilth=x.y-z; b="\\"q\\""; c') == {"a": "1", "tilth": "x.y-z", "b": '"\\"q\\""', "c": ""}


def test_an_address_is_not_longer_than_anybody_types(house: Inside) -> None:
    assert ask(house, "GET", "/" + "x" * 3000) == 414
    assert ask(house, "GET", "/?q=" + "x" * 3000) == 414
    assert ask(house, "GET", "/t/a%00b") == 400
    assert ask(house, "GET", "/cards/villagers?q=a%0Ab") == 400


def test_who_owns_a_whole_network_is_counted_once() -> None:
    assert neighbourhood("2001:db8:1:2::1") == neighbourhood("2001:db8:1:2:ffff::9") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:10.0.0.1") == neighbourhood("10.0.0.1") != neighbourhood("10.0.0.2")
    assert len(neighbourhood("not an address " * 100)) <= 100
