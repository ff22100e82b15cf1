"""Bots think in processes of their own; a slow, broken or lying one is relieved, and the server never waits."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from tilth.server import bot_players as opponents
from tilth.server import tables
from tilth.server.processes import MindLost, Thinking
from tilth.server.store import Entry

from .conftest import Inside, MakeInside

READY = "import sys, json, time; print(json.dumps({'ready': True}), flush=True);"
MINDS = {
    "slow": READY + "time.sleep(60)",
    "crashing": READY + "sys.stdin.readline(); sys.exit(3)",
    "dead": "import sys; sys.exit(1)",
    "talking nonsense": READY + "sys.stdin.readline(); print('what?', flush=True); time.sleep(60)",
    "cheating": READY + "[print(json.dumps({'actions': [999999]}), flush=True) for _ in sys.stdin]",
    "empty": READY + "[print(json.dumps({'actions': []}), flush=True) for _ in sys.stdin]",
}


def mind(kind: str) -> tuple[str, str, str]:
    return (sys.executable, "-c", MINDS[kind])


def start(house: Inside, *bots: str) -> str:
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    body = {"game": "villagers", "seats": seats, "options": {"first_player": "B"}}
    table = house.post("/api/tables", json=body).json()["id"]
    assert house.post(f"/api/tables/{table}/start").status_code == 200
    return str(table)


def look(house: Inside, table: str) -> Any:
    return house.get(f"/api/tables/{table}/look?log=1000").json()


def wait_for_turn(house: Inside, table: str) -> Any:
    async def turn() -> None:
        async with asyncio.timeout(60):
            while (await house.tables.info(table)).turn != "A":
                await asyncio.sleep(0.01)

    house.call(turn())
    return look(house, table)


@pytest.mark.parametrize("kind", MINDS)
def test_a_bot_that_fails_is_relieved_and_everybody_is_told(inside: MakeInside, kind: str) -> None:
    house = inside(thinking=Thinking(1, 0.2, mind(kind))).be("Ann")
    table = start(house, "greedy")
    seen = wait_for_turn(house, table)
    notices = [line for line in seen["log"] if line["kind"] == "notice" and line["seat"] == 1]
    assert notices
    moves = [line for line in seen["log"] if line["kind"] == "move" and line["seat"] == 1]
    assert len(moves) >= 1
    choice = seen["choices"][0]
    body = {"command": "1", "version": seen["version"], "move": choice["name"]}
    assert house.post(f"/api/tables/{table}/moves", json=body).status_code == 200


def test_a_bot_that_thinks_properly_needs_no_relief(inside: MakeInside) -> None:
    house = inside().be("Ann")
    table = start(house, "greedy", "random")
    seen = wait_for_turn(house, table)
    assert not [line for line in seen["log"] if line["kind"] == "notice" and line["seat"] is not None]


def test_while_a_bot_thinks_the_server_answers(inside: MakeInside) -> None:
    house = inside(thinking=Thinking(1, 60, mind("slow"))).be("Ann")
    table = start(house, "greedy")
    assert look(house, table)["table"]["turn"] == "B"
    assert house.get("/healthz").status_code == 200
    other = house.post("/api/tables", json={"game": "villagers", "seats": [{"kind": "person"}]}).json()["id"]
    assert house.post(f"/api/tables/{other}/start").status_code == 200


def test_one_mind_serves_many_and_is_replaced_when_lost() -> None:
    async def story() -> None:
        thinking = Thinking(1, 0.2, mind("slow"))
        request = {"bot": "greedy"}
        found = await asyncio.gather(*(thinking.choose(request) for _ in range(3)), return_exceptions=True)
        assert [error.why for error in found if isinstance(error, MindLost)] == ["slow"] * 3
        assert not thinking.awake
        thinking.command = mind("cheating")
        assert await thinking.choose(request) == [999999]
        (first,) = thinking.awake
        assert await thinking.choose(request) == [999999]
        assert thinking.awake == {first}
        asked = asyncio.create_task(thinking.choose(request))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert await thinking.choose(request) == [999999]
        await thinking.close()
        assert not thinking.awake

    asyncio.run(story())


def test_a_bot_whose_turn_it_was_moves_after_a_restart(inside: MakeInside) -> None:
    house = inside(thinking=Thinking(1, 60, mind("slow"))).be("Ann")
    table = start(house, "greedy")
    before = look(house, table)
    assert before["table"]["turn"] == "B"
    cookie = house.http.cookies["tilth"]
    house.close()
    again = inside()
    again.http.cookies.set("tilth", cookie)
    assert wait_for_turn(again, table)["version"] > before["version"]


def test_a_table_of_bots_plays_by_itself(inside: MakeInside) -> None:
    house = inside().be("Ann")
    body = {"game": "villagers", "seats": [{"kind": "bot", "bot": "random"}] * 2}
    table = house.post("/api/tables", json=body).json()["id"]
    house.post(f"/api/tables/{table}/start")

    async def end() -> None:
        async with asyncio.timeout(60):
            while (await house.tables.info(table)).status != "over":
                await asyncio.sleep(0.01)

    house.call(end())
    assert look(house, table)["result"]


# -- a database that fails, and people who want much


class Locked:
    """A database that is locked for the first few writes of a bot."""

    def __init__(self, house: Inside, times: int) -> None:
        self.put = house.tables.store.put
        self.left = times
        house.tables.store.put = self.fail_first  # type: ignore[method-assign]

    def fail_first(self, connection: sa.Connection, entries: Sequence[Entry]) -> None:
        if self.left and any(row["command_id"] for entry in entries for row in entry.rows if row["seat"] == 1):
            self.left -= 1
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise OperationalError("INSERT", {}, error)
        self.put(connection, entries)


def test_a_move_that_could_not_be_committed_is_tried_again(inside: MakeInside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "PAUSE", 0.01)
    house = inside().be("Ann")
    locked = Locked(house, 3)
    table = start(house, "random")
    wait_for_turn(house, table)
    assert locked.left == 0


def test_bots_that_nobody_asks_are_found_without_a_restart(inside: MakeInside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SWEEP", 0.05)
    house = inside(thinking=Thinking(1, 0.2, mind("slow"))).be("Ann")
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(house.tables.opponents, "nudge", lambda live: None)
        table = start(house, "random")
        assert look(house, table)["table"]["turn"] == "B"
    wait_for_turn(house, table)


def test_the_bots_of_one_person_do_not_keep_another_waiting(inside: MakeInside) -> None:
    slow_but_sure = READY + "[(time.sleep(0.3), print(json.dumps({'actions': []}), flush=True)) for _ in sys.stdin]"
    house = inside(thinking=Thinking(1, 60, (sys.executable, "-c", slow_but_sure))).be("Ann")
    many = [start(house, "random") for _ in range(20)]
    house.http = house.client()
    house.be("Bob")
    wait_for_turn(house, start(house, "random"))
    waiting = [table for table in many if house.call(house.tables.info(table)).turn == "B"]
    assert len(waiting) > 10  # Ann's other tables still wait, and Bob does not stand behind them
