"""The server is killed at any moment: no acknowledged move is lost, none is played twice, and everybody goes on."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

import tilth
from tilth.server.live import effective

from .conftest import StartServer

KILLS = 5
ENOUGH = 40.0  # seconds after which somebody who gets no answer gives up
REST = 0.05  # seconds until somebody looks again: looking takes the processor from whoever must decide


class Stubborn:
    """Somebody who sends a command again until it is answered, and remembers every answer."""

    def __init__(self, address: str, name: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=10, trust_env=False)
        self.acknowledged: list[tuple[str, int]] = []
        self.rng = random.Random(name)
        begun = self.ask("POST", "/api/session", json={"name": name}).json()
        self.http.headers["X-Tilth-Token"] = begun["token"]
        self.failure: BaseException | None = None

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        end = time.monotonic() + ENOUGH
        while True:
            try:
                answer = self.http.request(method, path, **more)
                if answer.status_code < 500:
                    return answer
            except httpx.TransportError:
                pass
            if time.monotonic() > end:
                raise AssertionError(f"no answer to {method} {path}")
            time.sleep(REST)

    def look(self, table: str) -> Any:
        return self.ask("GET", f"/api/tables/{table}/look?preview=0&log=0").json()

    def until_asked(self, table: str) -> None:
        """Wait until this person must decide."""
        end = time.monotonic() + ENOUGH
        while not self.look(table)["mine"]:
            assert time.monotonic() < end
            time.sleep(REST)

    def play(self, table: str, stop: threading.Event) -> None:
        try:
            count = 0
            while not stop.is_set():
                look = self.look(table)
                if look["table"]["status"] == "over":
                    return
                if not look["mine"]:
                    time.sleep(REST)
                    continue
                count += 1
                body = {
                    "command": f"c{count}",
                    "version": look["version"],
                    "move": self.rng.choice(look["choices"])["name"],
                }
                answer = self.ask("POST", f"/api/tables/{table}/moves", json=body)
                assert answer.status_code == 200, answer.text
                self.acknowledged.append((body["command"], answer.json()["version"]))
        except BaseException as error:
            self.failure = error


@pytest.mark.parametrize("seed", [1])
def test_killed_at_random_moments_nothing_acknowledged_is_lost(
    start_server: StartServer, tmp_path: Path, seed: int
) -> None:
    rng = random.Random(seed)
    server = start_server()
    stop = threading.Event()
    games: list[tuple[str, list[Stubborn]]] = []
    for k in range(3):
        ann, bob = Stubborn(server.address, f"Ann{k}"), Stubborn(server.address, f"Bob{k}")
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        made = ann.ask("POST", "/api/tables", json={"game": "villagers", "seats": seats}).json()
        bob.ask("POST", f"/api/tables/{made['id']}/sit", json={"code": made["code"]})
        assert ann.ask("POST", f"/api/tables/{made['id']}/start").json()["status"] == "playing"
        games.append((made["id"], [ann, bob]))
    players = [(table, who) for table, people in games for who in people]
    threads = [threading.Thread(target=who.play, args=(table, stop)) for table, who in players]
    for thread in threads:
        thread.start()
    for _ in range(KILLS):
        before = sum(len(who.acknowledged) for _, who in players)
        end = time.monotonic() + ENOUGH
        while sum(len(who.acknowledged) for _, who in players) < before + 6 and time.monotonic() < end:
            if not any(thread.is_alive() for thread in threads):
                break
            time.sleep(0.005)
        time.sleep(rng.random() * 0.1)
        server.stop(signal.SIGKILL)
        server = start_server(port=server.port)
    time.sleep(0.2)
    stop.set()
    for thread in threads:
        thread.join()
    failures = [who.failure for _, who in players if who.failure]
    assert not failures, failures
    server.stop()
    assert sum(len(who.acknowledged) for _, who in players) > 6 * KILLS - 6
    check_journal(tmp_path / "tilth.db", games)
    for _, who in players:
        who.http.close()


def check_journal(path: Path, games: list[tuple[str, list[Stubborn]]]) -> None:
    """The file itself, without the server: all that was acknowledged is there once, and makes a game by the rules."""
    connection = sqlite3.connect(path)
    connection.row_factory = sqlite3.Row
    for table, people in games:
        rows = connection.execute("SELECT * FROM journal WHERE table_id = ? ORDER BY n", (table,)).fetchall()
        assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
        commands = {row["command_id"]: row["n"] for row in rows if row["command_id"]}
        for seat, who in enumerate(people):
            for command, version in who.acknowledged:
                assert commands[f"{seat}:{command}"] <= version <= len(rows)
        p = tilth.game("villagers", players=3).start()
        p.patient = True
        for move in effective([dict(row) for row in rows]):
            assert move.seat == p.who
            p.play(move.action)
    connection.close()


def test_a_bot_and_a_person_go_on_after_a_kill_in_the_middle_of_the_bots_turn(start_server: StartServer) -> None:
    server = start_server("--think", "30")
    ann = Stubborn(server.address, "Ann")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": "villagers", "seats": seats, "options": {"first_player": "B"}}
    table = ann.ask("POST", "/api/tables", json=body).json()["id"]
    assert ann.ask("POST", f"/api/tables/{table}/start").status_code == 200
    server.stop(signal.SIGKILL)  # its mind has only just been asked
    start_server(port=server.port)
    ann.until_asked(table)
    ann.http.close()


def test_minds_end_with_the_server_that_woke_them(start_server: StartServer) -> None:
    if not Path("/proc").exists():
        pytest.skip("there is no /proc here to look for processes in")
    server = start_server()
    ann = Stubborn(server.address, "Ann")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": "villagers", "seats": seats, "options": {"first_player": "B"}}
    table = ann.ask("POST", "/api/tables", json=body).json()["id"]
    ann.ask("POST", f"/api/tables/{table}/start")
    ann.until_asked(table)
    children = [
        int(pid) for pid in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    ]
    assert children
    server.stop(signal.SIGKILL)
    end = time.monotonic() + ENOUGH
    while any(alive(pid) for pid in children):
        assert time.monotonic() < end
        time.sleep(0.02)
    ann.http.close()


def children(pid: int) -> list[int]:
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return found + [grandchild for child in found for grandchild in children(child)]


def is_mind(pid: int) -> bool:
    return b"tilth.server.bot_worker" in Path(f"/proc/{pid}/cmdline").read_bytes()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_server_leaves_its_address_free(
    start_server: StartServer, request: pytest.FixtureRequest, workers: int
) -> None:
    """Even while a mind it woke is still there, and does not even notice."""
    if not Path("/proc").exists():
        pytest.skip("there is no /proc here to look for processes in")
    several = ["--workers", "2", "--database", request.getfixturevalue("postgres").database()] if workers > 1 else []
    server = start_server("--think", "60", *several)
    ann = Stubborn(server.address, "Ann")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": "villagers", "seats": seats, "options": {"first_player": "B"}}
    table = ann.ask("POST", "/api/tables", json=body).json()["id"]
    ann.ask("POST", f"/api/tables/{table}/start")
    ann.until_asked(table)
    family = children(server.process.pid)
    minds = [pid for pid in family if is_mind(pid)]
    assert minds
    for pid in minds:
        os.kill(pid, signal.SIGSTOP)
    try:
        server.stop(signal.SIGKILL)
        end = time.monotonic() + ENOUGH
        while any(alive(pid) for pid in set(family) - set(minds)):  # workers notice by themselves
            assert time.monotonic() < end
            time.sleep(0.02)
        start_server(*several, port=server.port)
        assert ann.ask("GET", f"/api/tables/{table}/look").json()["mine"]
    finally:
        for pid in minds:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        ann.http.close()


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
