"""A solo series: the next game is set up from the one that was won."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tilth.games.agricola import options

from .conftest import Inside, MakeInside


def finished(one: Inside, **wishes: Any) -> str:
    """A table at which somebody has played alone to the end."""
    seats = [{"kind": "person"}]
    made = one.post("/api/tables", json={"game": "agricola", "options": {"players": 1, **wishes}, "seats": seats})
    table = f"/api/tables/{made.json()['id']}"
    one.post(f"{table}/start", json={})
    rng = random.Random(3)
    for n in range(10_000):
        look = one.get(f"{table}/look", params={"preview": "false", "log": "0"}).json()
        if look["table"]["status"] == "over":
            return str(made.json()["id"])
        names = [choice["name"] for choice in look["choices"]]
        plays = [name for name in names if name.startswith("play ") or name == "place occupation"]
        body = {"command": f"c{n}", "version": look["version"], "move": rng.choice(plays or names)}
        assert one.post(f"{table}/moves", json=body).status_code == 200
    raise AssertionError("the game does not end")


def test_a_won_game_is_followed_by_the_next(inside: MakeInside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "TARGETS", [50, -200, 59])
    one = inside().be("Ann")
    table = finished(one, series="2 0 baker", hand="woodcutter,corn_scoop")
    sequels = one.get(f"/api/tables/{table}/look").json()["sequels"]
    assert sequels == {"woodcutter": "Next game, keeping Woodcutter"}
    page = one.get(f"/t/{table}").text
    assert 'name="sequel" value="woodcutter"' in page and "Next game, keeping Woodcutter" in page

    wrong = one.post(f"/api/tables/{table}/rematch", json={"sequel": "miller"})
    assert wrong.status_code == 400 and "woodcutter" in wrong.json()["error"]["words"]
    after = one.post(f"/api/tables/{table}/rematch", json={"sequel": "woodcutter"}).json()
    game, food, kept = after["options"]["series"].split()
    total = one.get(f"/api/tables/{table}/look").json()["scores"][0]["total"]
    assert (game, int(food), kept) == ("3", (total + 200) // 2, "baker,woodcutter")
    assert after["options"]["hand"] == "random"
    assert one.post(f"/api/tables/{table}/rematch", json={}).json()["id"] == after["id"]


def test_a_lost_game_is_followed_by_none(inside: MakeInside) -> None:
    one = inside().be("Ann")
    table = finished(one, hand="woodcutter")
    assert one.get(f"/api/tables/{table}/look").json()["sequels"] == {}
    assert 'name="sequel"' not in one.get(f"/t/{table}").text
