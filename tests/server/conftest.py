"""Servers to test: in this process, in processes of their own on SQLite, and two that share a real PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tilth.server.app import make_app
from tilth.server.processes import Advising, Reading, Thinking
from tilth.server.settings import Settings
from tilth.server.tables import Tables

PATIENCE = 240.0  # seconds until a test gives up waiting for something that must happen


def until(happened: Callable[[], Any], what: str = "it") -> Any:
    """Wait for something that must happen sooner or later."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = happened()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError(f"{what} did not happen in {PATIENCE:.0f} s")


# -- PostgreSQL ------------------------------------------------------------------------------------------------------


def postgres_binaries() -> Path | None:
    """Where initdb and pg_ctl are: on the path, or where Debian puts them."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    on_path = shutil.which("initdb")
    folders = [*reversed(versions), *([Path(on_path).resolve().parent] if on_path else [])]
    needed = ("initdb", "pg_ctl", "createdb")
    return next((folder for folder in folders if all((folder / program).exists() for program in needed)), None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A database server of our own, in a folder that is thrown away."""

    def __init__(self, binaries: Path) -> None:
        self.binaries = binaries
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="tilth-postgres-"))
        # It refuses to run as root.
        self.who: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        if self.who:
            shutil.chown(self.folder, "postgres", "postgres")
        self.numbers = itertools.count()
        self.run("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-U", "tilth", "--no-sync", "--no-instructions")
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c fsync=off -c max_connections=60"
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-o", options, "-w", "start")

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.binaries / program), *arguments]
        # Its output goes to a file: the server it starts would keep a pipe open.
        with tempfile.TemporaryFile() as out:
            done = subprocess.run(command, cwd=self.folder, stdout=out, stderr=out, check=False, **self.who)
            out.seek(0)
            assert done.returncode == 0, f"{program}: {out.read().decode()}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"tilth{next(self.numbers)}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tilth", name)
        return f"postgresql+asyncpg://tilth@127.0.0.1:{self.port}/{name}"

    def halt(self, how: str = "fast") -> None:
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-m", how, "-w", "stop")

    def stop(self) -> None:
        self.halt("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


def running_postgres() -> Iterator[Postgres]:
    binaries = postgres_binaries()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed (initdb was not found); on Debian: apt install postgresql")
    server = Postgres(binaries)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from running_postgres()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that a test may stop and start."""
    yield from running_postgres()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "postgres":
        address: str = request.getfixturevalue("postgres").database()
        return address
    return f"sqlite:///{tmp_path}/tilth.db"


# -- servers ---------------------------------------------------------------------------------------------------------


class Server:
    """`tilth serve` in a process of its own."""

    def __init__(self, folder: Path, *arguments: str, port: int = 0) -> None:
        self.log = (folder / "server.log").open("ab")
        options = ["--no-browser", "--no-limits", "--bot-pause", "0", "--coach-games", "0", "--data", str(folder)]
        command = [sys.executable, "-m", "tilth.cli", "serve", *options]
        self.process = subprocess.Popen(
            [*command, "--port", str(port), *arguments],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("Ready to play: "):
                self.address = line.split()[3].rstrip("/")
                break
        else:
            raise AssertionError(f"the server did not start: {(folder / 'server.log').read_text()}")
        self.port = int(self.address.rpartition(":")[2])

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()


class Guest:
    """Somebody at a server, or in turn at each of several that share a database."""

    def __init__(self, addresses: list[str], name: str | None = None) -> None:
        self.http = httpx.Client(timeout=PATIENCE, trust_env=False)
        self.turns = itertools.cycle(addresses)
        self.commands = itertools.count()
        if name is not None:
            self.did("/api/session", name=name)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(next(self.turns) + path, params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(next(self.turns) + path, json=body)

    def did(self, path: str, **body: Any) -> Any:
        """A request that must be granted."""
        answer = self.post(path, **body)
        assert answer.status_code in (200, 201), f"{path}: {answer.status_code} {answer.text}"
        said = answer.json()
        self.http.headers["X-Tilth-Token"] = said.get("token", self.http.headers.get("X-Tilth-Token"))
        return said

    # -- tables

    def open_table(self, *kinds: str, public: bool = False, start: bool = False, **options: Any) -> str:
        """A new table: `me`, `open`, `hot`, or the name of a bot for each seat."""
        seats: list[dict[str, Any]] = []
        for kind in kinds:
            known = {"me": {"kind": "person"}, "open": {"kind": "open"}, "hot": {"kind": "hotseat"}}
            seats.append(known.get(kind) or {"kind": "bot", "bot": kind})
        table = self.did("/api/tables", game="villagers", options=options, seats=seats, public=public)
        if start:
            self.did(f"/api/tables/{table['id']}/start")
        return str(table["id"])

    def table(self, table: str) -> Any:
        answer = self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def look(self, table: str, **query: Any) -> Any:
        answer = self.get(f"/api/tables/{table}/look", **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def try_move(self, table: str, move: str | int, version: int | None = None, **more: Any) -> httpx.Response:
        at = self.table(table)["version"] if version is None else version
        command = more.pop("command", None) or f"c{next(self.commands)}"
        return self.post(f"/api/tables/{table}/moves", command=command, version=at, move=move, **more)

    def move(self, table: str, move: str | int, version: int | None = None, **more: Any) -> Any:
        answer = self.try_move(table, move, version, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @contextmanager
    def events(self, table: str, address: str | None = None) -> Iterator[Iterator[Any]]:
        """The table's events, as they come."""
        with self.http.stream("GET", f"{address or next(self.turns)}/api/tables/{table}/events") as stream:
            assert stream.status_code == 200
            lines = stream.iter_lines()
            yield (json.loads(line[6:]) for line in lines if line.startswith("data: "))


class House:
    """One server, or several that share a database, and the people who come."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = addresses
        self.guests: list[Guest] = []

    def guest(self, name: str | None = "Ann") -> Guest:
        """Somebody; without a name, somebody whom the server has never seen."""
        self.guests.append(Guest(self.addresses, name))
        return self.guests[-1]

    def close(self) -> None:
        for guest in self.guests:
            guest.http.close()

    def pair(self, **options: Any) -> tuple[Guest, Guest, str]:
        """Two people at a table where the game has begun."""
        ann, bob = self.guest("Ann"), self.guest("Bob")
        table = ann.open_table("me", "open", **options)
        bob.did(f"/api/tables/{table}/sit", code=ann.table(table)["code"])
        ann.did(f"/api/tables/{table}/start")
        return ann, bob, table

    def finish(self, table: str, *guests: Guest, seed: int = 1, most: int = 10_000) -> Any:
        """Play random moves until the game is over, or so many have been made; the last look."""
        rng = random.Random(seed)
        moves = 0
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            before = moves
            for guest in guests:
                look = guest.look(table, preview=False, log=0)
                if look["pass_to"]:
                    look = guest.look(table, preview=False, log=0, seat=look["pass_to"])
                if look["table"]["status"] == "over" or moves >= most:
                    return look
                if look["mine"]:
                    move = rng.choice(look["choices"])["name"]
                    guest.move(table, move, look["version"], seat=look["seat"])
                    moves += 1
                    end = time.monotonic() + PATIENCE
            if moves == before:
                time.sleep(0.02)  # a bot thinks, and looking again at once would take its processor
        raise AssertionError("the game does not go on")


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def addresses(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """A server on SQLite; and two that share a PostgreSQL."""
    folder = tmp_path_factory.mktemp("house")
    if request.param == "postgres":
        database = request.getfixturevalue("postgres").database()
        servers = [Server(folder, "--database", database) for _ in range(2)]
    else:
        servers = [Server(folder)]
    yield [server.address for server in servers]
    for server in servers:
        server.stop()


@pytest.fixture
def house(addresses: list[str]) -> Iterator[House]:
    """Where people meet. If there are two servers, every request of a guest goes to the other one."""
    house = House(addresses)
    yield house
    house.close()


StartServer = Callable[..., Server]


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Start servers that are stopped at the end of the test."""
    running: list[Server] = []

    def start(*arguments: str, port: int = 0, folder: Path = tmp_path) -> Server:
        running.append(Server(folder, *arguments, port=port))
        return running[-1]

    yield start
    for server in running:
        server.stop()


# -- a server in this process ----------------------------------------------------------------------------------------


class Inside:
    """The app in this process, with a loop of its own; asked over HTTP without a network."""

    def __init__(self, settings: Settings, **minds: Any) -> None:
        self.closed = False
        self.runner = asyncio.Runner()
        self.app = make_app(settings, **minds)
        self.living = self.app.router.lifespan_context(self.app)
        self.runner.run(self.living.__aenter__())
        self.tables: Tables = self.app.state.tables
        self.transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        self.http = self.client()

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=self.transport, base_url="http://test")

    def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self.call(self.http.aclose())
        self.call(self.living.__aexit__(None, None, None))
        self.runner.close()

    # -- as one visitor

    def get(self, path: str, **more: Any) -> httpx.Response:
        answer: httpx.Response = self.call(self.http.get(path, **more))
        return answer

    def post(self, path: str, **more: Any) -> httpx.Response:
        answer: httpx.Response = self.call(self.http.post(path, **more))
        return answer

    def be(self, name: str) -> Inside:
        self.http.headers["X-Tilth-Token"] = self.post("/api/session", json={"name": name}).json()["token"]
        return self


MakeInside = Callable[..., Inside]


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[MakeInside]:
    """Make apps in this process; they are closed at the end of the test."""
    made: list[Inside] = []

    def make(
        thinking: Thinking | None = None,
        reading: Reading | None = None,
        advising: Advising | None = None,
        **settings: Any,
    ) -> Inside:
        made.append(
            Inside(
                Settings(**{"data": tmp_path, "bot_pause": 0.0, "coach_games": 0, **settings}),
                thinking=thinking,
                reading=reading,
                advising=advising,
            )
        )
        return made[-1]

    yield make
    for one in made:
        one.close()
