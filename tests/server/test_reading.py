"""Records that people bring: read in a process of their own, so that no file keeps anybody else waiting."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tilth
from tilth.records.record import Record
from tilth.server import record_worker
from tilth.server.errors import BadRequest, TooMany
from tilth.server.processes import READ_WAITING, READER, Reading

from .conftest import Inside, MakeInside

GOOD = Path("docs/examples/agricola-solo.tilth").read_text(encoding="utf-8")
READY = "import sys, json, time; print(json.dumps({'ready': True}), flush=True); sys.stdin.readline();"
BROKEN = {
    "hanging": READY + "time.sleep(60)",
    "busy": READY + "[None for _ in iter(int, 1)]",
    "dying": READY + "sys.exit(3)",
    "talking nonsense": READY + "print('[1]', flush=True); time.sleep(60)",
}


def reader(kind: str) -> tuple[str, ...]:
    return (sys.executable, "-c", BROKEN[kind])


def bring(house: Inside, content: str | bytes) -> Any:
    return house.post("/watch", files={"record": ("game.tilth", content)})


def test_a_record_is_shown_to_whoever_brings_it(inside: MakeInside) -> None:
    house = inside().be("Ann")
    answer = bring(house, GOOD)
    assert answer.status_code == 303, answer.text
    address = answer.headers["location"]
    assert house.get(address).status_code == 200
    house.app.state.reels.kept.clear()
    assert house.get(f"{address}?n=10&part=1").status_code == 200  # read again
    assert house.get(f"{address}/record.tilth").text == GOOD


def test_a_record_names_those_who_played_it(inside: MakeInside) -> None:
    house = inside().be("Ann")
    text = Record.new(tilth.game("villagers", players=3), {"A": "Ольга <b>", "B": "human", "D": "Nobody"}).text()
    page = house.get(bring(house, text).headers["location"]).text
    assert "Ольга &lt;b&gt;" in page and "<b>" not in page.partition("Ольга")[2][:20]
    assert "Seat B" in page and "Seat C" in page and "Seat A" not in page and "Nobody" not in page


@pytest.mark.parametrize("kind", BROKEN)
def test_a_reader_that_is_lost_is_told_and_replaced(inside: MakeInside, kind: str) -> None:
    house = inside(reading=Reading(0.5, reader(kind))).be("Ann")
    answer = bring(house, GOOD)
    assert answer.status_code == 400
    assert "this record needs too much" in answer.text
    reading = house.tables.reading
    assert not reading.awake
    reading.command, reading.seconds = READER, 60
    assert bring(house, GOOD).status_code == 303


def test_while_records_are_read_people_log_in_and_play(inside: MakeInside) -> None:
    house = inside(reading=Reading(60, reader("hanging"))).be("Ann")
    house.post("/api/account", json={"name": "Ann", "password": "correct horse"})

    async def crowd() -> None:
        others = [house.client() for _ in range(12)]
        token = (await others[0].post("/api/session", json={"name": "Eve"})).json()["token"]
        cookie = others[0].cookies["tilth"]
        records = []
        for other in others:
            other.cookies.set("tilth", cookie)
            other.headers["X-Tilth-Token"] = token
            records.append(asyncio.create_task(other.post("/watch", files={"record": ("game.tilth", GOOD)})))
        turned_away = 12 - 1 - READ_WAITING
        while sum(task.done() for task in records) < turned_away:
            await asyncio.sleep(0.01)
        assert [task.result().status_code for task in records if task.done()] == [429] * turned_away
        answer = await house.client().post("/api/session", json={})
        headers = {"X-Tilth-Token": answer.json()["token"], "Cookie": f"tilth={answer.cookies['tilth']}"}
        body = {"name": "Ann", "password": "correct horse"}
        assert (await house.client().post("/api/login", json=body, headers=headers)).status_code == 200
        for task in records:
            task.cancel()
        await asyncio.gather(*records, return_exceptions=True)
        for other in others:
            await other.aclose()

    house.call(crowd())


HEAD = "tilth: 1\ngame: villagers\noptions: {players: 2}\n"
BOMB = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{b}: &{b} [{','.join([f'*{a}'] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi")
)


BAD = [
    BOMB + HEAD + "\nA: draft R1\n",
    "tilth: &x [*x]\ngame: villagers\n\n",
    'tilth: 1\ngame: "\\ud800"\n\n',
    f"tilth: 1\ngame: villagers\noptions: {{players: {'9' * 5000}}}\n\n",
    "tilth: 1\ngame: villagers\noptions: " + "[" * 5000 + "\n\n",
    "tilth: !!python/object/apply:os.system [true]\ngame: villagers\n\n",
    HEAD + "\nA: " + "9" * 5000 + "\n",
    HEAD + "\nA: \u202e\n",
    "",
]


def test_no_record_is_more_than_a_mistake(inside: MakeInside) -> None:
    house = inside(reading=Reading(3)).be("Ann")
    for content in BAD:
        answer = bring(house, content)
        assert answer.status_code == 400, answer.text
        assert '<p lang="en">' in answer.text, content[:50]  # what was wrong with it


@pytest.mark.parametrize("content", [b"\xff\xfe", b"tilth: 1\x00"])
def test_what_is_not_text_is_not_read(inside: MakeInside, content: bytes) -> None:
    house = inside(reading=Reading(60, reader("hanging"))).be("Ann")
    assert bring(house, content).status_code == 400


def test_readers_have_little_memory() -> None:
    greedy = (
        "from tilth.server import reader, mind; reader.be_modest();"
        "mind.answer_lines(lambda question: {'error': str(len(bytearray(1 << 31)))})"
    )

    async def story() -> None:
        reading = Reading(60, (sys.executable, "-c", greedy))
        with pytest.raises(BadRequest, match="memory"):
            await reading.read(GOOD)
        await reading.close()

    asyncio.run(story())


def test_a_mind_ends_by_itself_if_nobody_is_left_to_end_it() -> None:
    busy = (
        "from tilth.server import bot_worker as mind\n"
        "mind.GRACE = 0\n"
        "mind.answer_lines(lambda question: [None for _ in iter(int, 1)])"
    )
    command = [sys.executable, "-c", busy]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None and process.stdout is not None
        assert json.loads(process.stdout.readline()) == {"ready": True}
        process.stdin.write(json.dumps({"seconds": 0.1}) + "\n")
        process.stdin.flush()
        assert process.wait(60) != 0


@pytest.mark.parametrize("error", [RuntimeError, KeyError, AssertionError])
def test_a_record_the_rules_fail_at_is_not_called_unreadable(
    inside: Any, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def broken(*_: object) -> None:
        raise error("a rule is broken")

    monkeypatch.setattr("tilth.server.replays.Record.steps", broken)
    answer = record_worker.read({"text": GOOD})
    assert set(answer) == {"fault"} and "a rule is broken" in answer["fault"]
    failing = f"{READY}print({json.dumps(json.dumps(answer))}, flush=True); time.sleep(60)"
    house = inside(reading=Reading(60, (sys.executable, "-c", failing))).be("Ann")
    assert bring(house, GOOD).status_code == 500


def test_people_are_turned_away_one_by_one() -> None:
    async def story() -> None:
        reading = Reading(60, reader("hanging"))
        asked = [asyncio.create_task(reading.read(GOOD, "here")) for _ in range(1 + READ_WAITING)]
        while not reading.awake:
            await asyncio.sleep(0.01)
        with pytest.raises(TooMany):
            await reading.read(GOOD, "here")
        elsewhere = asyncio.create_task(reading.read(GOOD, "there"))
        await asyncio.sleep(0)
        assert not elsewhere.done()  # waits, and is not turned away
        for task in (*asked, elsewhere):
            task.cancel()
        await asyncio.gather(*asked, elsewhere, return_exceptions=True)
        await reading.close()

    asyncio.run(story())
