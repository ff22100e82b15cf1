"""`tilth serve` as it is started and stopped: several workers, a database that goes away, streams that end."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from .conftest import PATIENCE, House, Postgres, Server, StartServer, until

Visit = Callable[..., House]


@pytest.fixture
def visit() -> Iterator[Visit]:
    """Meet at servers a test has started itself."""
    houses: list[House] = []

    def meet(*servers: Server) -> House:
        houses.append(House([server.address for server in servers]))
        return houses[-1]

    yield meet
    for house in houses:
        house.close()


def test_a_server_needs_no_configuration(start_server: StartServer, visit: Visit, tmp_path: Path) -> None:
    server = start_server()
    assert (tmp_path / "tilth.db").exists()
    ann = visit(server).guest("Ann")
    assert ann.get("/").status_code == 200
    assert ann.get("/healthz").json()["status"] == "ok"


def test_a_stopped_server_lets_its_listeners_go_and_ends_well(start_server: StartServer, visit: Visit) -> None:
    server = start_server()
    ann = visit(server).guest("Ann")
    table = ann.open_table("me", start=True)
    with ann.events(table) as events:
        next(events)
        server.process.send_signal(signal.SIGTERM)
        assert list(events) == []  # the stream ends; it is not cut off
    assert server.process.wait(PATIENCE) == 0


def test_workers_share_one_port_and_one_postgresql(start_server: StartServer, visit: Visit, postgres: Postgres) -> None:
    house = visit(start_server("--database", postgres.database(), "--workers", "2"))
    until(lambda: answers(house.addresses[0]))
    ann, bob, table = house.pair()
    with ann.events(table) as events:
        version = next(events)["version"]
        house.finish(table, ann, bob, most=3)
        while version < ann.table(table)["version"]:
            version = next(events)["version"]
    played = 'tilth_commands_total{outcome="played"} 3.0'
    assert played in ann.get("/metrics").text  # whichever worker answers, it speaks for all


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz", trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tilth.cli", "serve", "--workers", "2", "--no-browser", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--database", "postgresql+asyncpg://tilth@127.0.0.1:1/none"], "database"),
        (["--database", "mysql://host/name"], "postgresql"),
        (["--host", "256.1.1.1"], "256.1.1.1"),
        (["--log", "xml"], "json"),
        (["--keep", "cats=3"], "abandoned"),
        (["--keep", "open"], "finished=365"),
    ],
)
def test_what_cannot_be_served_is_told_in_a_sentence(tmp_path: Path, arguments: list[str], word: str) -> None:
    command = [sys.executable, "-m", "tilth.cli", "serve", "--no-browser", "--data", str(tmp_path), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    assert word in done.stderr
    assert "Traceback" not in done.stderr


def test_a_database_that_was_away_is_found_again(
    start_server: StartServer, visit: Visit, own_postgres: Postgres
) -> None:
    database = own_postgres.database()
    first, second = start_server("--database", database), start_server("--database", database)
    house = visit(first, second)
    ann, bob, table = house.pair()
    house.finish(table, ann, bob, most=2)
    before = ann.table(table)["version"]
    own_postgres.halt()
    assert ann.get("/healthz").status_code == 503
    assert ann.try_move(table, "draft R1", before).status_code == 500
    own_postgres.start()
    for address in house.addresses:
        until(partial(answers, address))
    assert ann.table(table)["version"] == before
    with ann.events(table, house.addresses[0]) as events:
        next(events)
        look = house.finish(table, ann, bob, most=2)
        until(lambda: next(events)["version"] >= look["version"])  # notices between the servers come again


def test_logs_are_lines_of_json(start_server: StartServer, visit: Visit, tmp_path: Path) -> None:
    import json

    server = start_server("--log", "json")
    ann = visit(server).guest("Ann")
    ann.get("/api/games")
    server.stop()
    lines = [json.loads(line) for line in (tmp_path / "server.log").read_text().splitlines()]
    asked = [line for line in lines if line.get("path") == "/api/games"]
    assert asked[0]["status"] == 200
    assert asked[0]["level"] == "info"
    assert not any("tilth=" in json.dumps(line) for line in lines)  # no cookie in a log
