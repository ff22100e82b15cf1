"""Mutated requests are answered or refused, never with a fault of the server, quickly and in little memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

import httpx
import pytest

from tilth.server.app import make_app
from tilth.server.settings import Settings

from .mutation import ROOT, VALUES, bent, mangled, run

MOVE = {"command": "c", "version": 1, "move": "draft R1"}
GETS = [
    "/", "/new?game=agricola", "/t/TABLE", "/t/TABLE/board", "/t/TABLE/replay?at=3", "/t/TABLE/chart",
    "/t/TABLE/record.tilth", "/cards/hallertau?deck=gateway&q=sheep", "/cards/agricola/E35", "/account",
    "/watch/none", "/join/CODE", "/static/tilth.js", "/static/now/table.js", "/api/tables", "/api/tables/TABLE",
    "/api/tables/TABLE/look?lang=en&log=10&preview=1&seat=A", "/api/tables/TABLE/record",
    "/api/tables/TABLE/course", "/api/session", "/api/ratings", "/api/games",
    "/api/games/villagers/cards?lang=ru", "/healthz", "/api/join/CODE", "/static/games/agricola.css",
]  # fmt: skip
JSONS: list[tuple[str, dict[str, Any]]] = [
    ("/api/session", {"name": "Ann", "lang": "en"}),
    ("/api/account", {"name": "Ann", "password": "barley and hops"}),
    ("/api/login", {"name": "Ann", "password": "barley and hops"}),
    ("/api/tables", {"game": "villagers", "options": {"players": 3}, "seats": [{"kind": "person"}], "public": True}),
    ("/api/tables", {"game": "agricola", "options": {"players": 1, "hand": "woodcutter", "series": "1 0"}}),
    ("/api/tables/TABLE/moves", MOVE),
    ("/api/tables/TABLE/moves", {**MOVE, "move": 70, "seat": "A"}),
    ("/api/tables/TABLE/undo", {"command": "u", "version": 1}),
    ("/api/tables/TABLE/sit", {"seat": "B", "code": "CODE"}),
    ("/api/tables/TABLE/arrange", {"seat": "B", "kind": "bot", "bot": "random"}),
    ("/api/tables/TABLE/start", {}),
    ("/api/tables/TABLE/rematch", {"sequel": ""}),
]
FORMS: list[tuple[str, dict[str, str]]] = [
    ("/play-now", {"game": "villagers", "players": "2", "bot": "random"}),
    (
        "/tables",
        {
            "game": "agricola",
            "opt.players": "2",
            "opt.series": "1 0",
            "seat.A": "me",
            "seat.B": "bot:random",
            "public": "yes",
        },
    ),
    (
        "/tables",
        {"game": "hallertau", "opt.players": "2", "opt.mix_decks": "true", "seat.A": "hotseat", "name.A": "Ann"},
    ),
    ("/join", {"code": "CODE"}),
    ("/t/TABLE/sit", {"seat": "B", "code": "CODE"}),
    ("/t/TABLE/arrange", {"seat": "B", "kind": "open"}),
    ("/t/TABLE/move", {"command": "c", "version": "1", "move": "draft R1", "seat": "A"}),
    ("/t/TABLE/undo", {"command": "c", "version": "1", "seat": "A"}),
    ("/lang", {"lang": "ru"}),
    ("/name", {"name": "Ann"}),
    ("/board", {"board": "text"}),
    ("/account", {"name": "Ann", "password": "barley and hops", "act": "login"}),
]


class House:
    """The app in this process with a table of Villagers that is being played, asked over HTTP without a network."""

    def __init__(self, data: Path) -> None:
        self.runner = asyncio.Runner()
        app = make_app(Settings(data=data, limits=False))
        self.living = app.router.lifespan_context(app)
        self.runner.run(self.living.__aenter__())
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")
        self.headers = {"X-Tilth-Token": self.ask("POST", "/api/session", json={"name": "Ann"}).json()["token"]}
        seats = [{"kind": "hotseat"}, {"kind": "hotseat"}]
        made = self.ask("POST", "/api/tables", json={"game": "villagers", "seats": seats}, headers=self.headers).json()
        self.table, self.code = made["id"], made["code"]
        assert self.ask("POST", f"/api/tables/{self.table}/start", headers=self.headers).status_code == 200

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.runner.run(asyncio.wait_for(self.http.request(method, path, **more), 20))

    def filled(self, text: str) -> str:
        return text.replace("TABLE", self.table).replace("CODE", self.code)

    def close(self) -> None:
        self.runner.run(self.http.aclose())
        self.runner.run(self.living.__aexit__(None, None, None))
        self.runner.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    yield made
    made.close()


def request(house: House, rng: Random) -> dict[str, Any]:
    """A request as the pages or programs send it, with something changed."""
    headers: dict[str, Any] = dict(house.headers)
    if rng.random() < 0.2:
        name = rng.choice(["Cookie", "X-Tilth-Token", "Accept-Language", "Host", "Referer", "Content-Type", "Range"])
        text = mangled(headers.get(name, "tilth=a.b.c"), ["a; b=c"], rng)
        headers[name] = bytes(c for c in text.encode("utf-8", "ignore")[:9000] if c not in b"\r\n\0")  # one header
    way = rng.random()
    if way < 0.3:
        path = house.filled(rng.choice(GETS))
        return {"method": "GET", "path": bent_path(path, rng), "headers": headers}
    if way < 0.65:
        path, body = rng.choice(JSONS)
        body = json.loads(house.filled(json.dumps(body)))
        for _ in range(rng.choice((1, 1, 2))):
            body = bent(body, rng)
        content = json.dumps(body, default=str)
        if rng.random() < 0.2:
            content = mangled(content, [content], rng)
        sent = {"Content-Type": "application/json", **headers}
        raw = content.encode("utf-8", "surrogatepass")
        return {"method": "POST", "path": house.filled(path), "headers": sent, "content": raw}
    if way < 0.92:
        path, form = rng.choice(FORMS)
        fields: dict[str, Any] = {key: house.filled(value) for key, value in form.items()}
        key = rng.choice([*fields, "x"])
        old = str(fields.get(key, "x"))
        fields[key] = mangled(old, [old], rng) if rng.random() < 0.6 else str(rng.choice(VALUES))
        sent = {"Content-Type": "application/x-www-form-urlencoded", **headers}
        raw = urlencode(fields, errors="surrogatepass").encode()
        return {"method": "POST", "path": house.filled(path), "headers": sent, "content": raw}
    record = rng.choice(sorted((ROOT / "tests" / "goldens").glob("*.txt"))).read_text(encoding="utf-8")[:3000]
    raw = mangled(record, [record], rng).encode("utf-8", "surrogatepass")
    return {"method": "POST", "path": "/watch", "headers": headers, "files": {"record": ("x.tilth", raw)}}


def bent_path(path: str, rng: Random) -> str:
    if rng.random() < 0.5:
        bare, mark, query = path.partition("?")
        key, equals, value = query.partition("=")
        if mark and rng.random() < 0.7:
            return (
                f"{bare}?{key}{equals}{quote(mangled(value, [value], rng), safe='&=', errors='surrogatepass')[:4000]}"
            )
        parts = bare.split("/")
        k = rng.randrange(1, len(parts))
        parts[k] = quote(mangled(parts[k], [bare], rng), safe="", errors="surrogatepass")[:4000]
        return "/".join(parts) + mark + query
    return path


def test_requests(house: House) -> None:
    def one(rng: Random) -> tuple[str, Callable[[], None]]:
        asked = request(house, rng)

        def act() -> None:
            answer = house.ask(**asked)
            assert answer.status_code < 500, (answer.status_code, asked["path"][:80], answer.text[:200])

        return repr(asked), act

    run("http", 200, 0.2, one)
