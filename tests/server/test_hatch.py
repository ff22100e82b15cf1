"""Through the hatch or by its route: the same answer, and the same share of what somebody may ask."""

from __future__ import annotations

from typing import Any

import pytest

from tilth.server import hatch

from .conftest import Inside, MakeInside

JSON = {"Content-Type": "application/json"}
MOVE = {"command": "c1", "version": 99, "move": 0}
ASKED: list[tuple[str, str, dict[str, Any]]] = [
    ("GET", "look", {}),
    ("GET", "look", {"params": {"preview": "0", "log": "1", "lang": "ru", "other": "x"}}),
    ("GET", "look", {"params": {"seat": "Z"}}),
    ("GET", "look", {"params": {"log": "-1"}}),
    ("GET", "look", {"params": {"lang": "xx"}}),
    ("GET", "moves", {}),
    ("POST", "moves", {"json": MOVE}),
    ("POST", "moves", {"json": {**MOVE, "version": "x"}}),
    ("POST", "moves", {"json": {**MOVE, "more": 1}}),
    ("POST", "moves", {"json": [MOVE]}),
    ("POST", "moves", {"content": b"{", "headers": JSON}),
    ("POST", "moves", {"content": b"\xff", "headers": JSON}),
    ("POST", "moves", {"content": b"[" * 100_000, "headers": JSON}),
    ("POST", "moves", {"content": b"", "headers": JSON}),
    ("POST", "moves", {"data": {"move": "x"}}),
    ("POST", "moves", {"json": MOVE, "headers": {"X-Tilth-Token": "wrong"}}),
]


@pytest.fixture
def ann(inside: MakeInside) -> Inside:
    ann = inside().be("Ann")
    ann.app.state.limits.clock = lambda: 0.0
    ann.app.state.limits.buckets.clear()
    return ann


def test_the_hatch_answers_as_the_route_does(ann: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.post("/api/tables", json={"game": "villagers", "seats": [{"kind": "person"}]}).json()["id"]
    ann.post(f"/api/tables/{table}/start")
    limits = ann.app.state.limits

    def ask(method: str, what: str, more: dict[str, Any], at: str) -> tuple[Any, ...]:
        limits.buckets.clear()
        answer = ann.call(ann.http.request(method, f"/api/tables/{at}/{what}", **more))
        return answer.status_code, answer.json(), answer.headers["content-type"], dict(limits.buckets)

    requests = [(*asked, at) for asked in ASKED for at in (table, "nowhere")]
    served = [ask(*request) for request in requests]
    monkeypatch.setattr(hatch, "SERVED", {})
    for request, by_hatch in zip(requests, served):
        assert by_hatch == ask(*request), request
    assert {status for status, *_ in served} == {200, 400, 403, 404, 405, 409, 422}
