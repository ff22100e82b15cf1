"""How much a server bears: scripted people at many tables, measured from a command to everybody's event.

The server runs in a process of its own, as it would for real; the people share this one. They speak HTTP by hand, so
that on a small machine most of the time is the server's.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import tilth
from tilth.kernel.errors import TilthError
from tilth.server.serving import allow_files

__all__ = ["Measured", "measure"]

SEATS = 2
WARM_UP = 3.0  # seconds before anything is counted
SETTLE = 2.0  # seconds before memory is read
AT_ONCE = 20  # requests under way while tables are set up


class Wire:
    """One connection that is kept, and requests on it one after another."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, headers: str, body: bytes = b"") -> tuple[dict[str, str], bytes]:
        try:
            return await self.ask_once(method, path, headers, body)
        except (asyncio.IncompleteReadError, ConnectionError):  # nobody spoke for a while, and the server hung up
            self.close()
            return await self.ask_once(method, path, headers, body)

    async def ask_once(self, method: str, path: str, headers: str, body: bytes) -> tuple[dict[str, str], bytes]:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        assert self.reader is not None
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{headers}"
        if body:
            head += "Content-Type: application/json\r\n"
        if method == "POST":
            head += f"Content-Length: {len(body)}\r\n"
        self.writer.write(head.encode() + b"\r\n" + body)
        answer = await read_head(self.reader)
        content = await self.reader.readexactly(int(answer.get("content-length", "0")))
        if not answer["status"].startswith("2"):
            raise TilthError(f"{method} {path}: {answer['status']} {content.decode()[:300]}")
        return answer, content

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.writer = None


async def read_head(reader: asyncio.StreamReader) -> dict[str, str]:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    found = {"status": lines[0].partition(" ")[2]}
    for line in lines[1:]:
        name, _, value = line.partition(":")
        found[name.lower()] = value.strip()
    return found


class Player:
    """Somebody with a cookie, a token, and an eye on one table."""

    def __init__(self, host: str, port: int, name: str) -> None:
        self.wire = Wire(host, port)
        self.name = name
        self.headers = ""
        self.version = 0
        self.turn = False
        self.moved = asyncio.Event()
        self.stream: asyncio.StreamWriter | None = None
        self.listening: asyncio.Task[None] | None = None

    async def arrive(self) -> None:
        head, body = await self.wire.ask("POST", "/api/session", "", json.dumps({"name": self.name}).encode())
        cookie = head["set-cookie"].partition(";")[0]
        self.headers = f"Cookie: {cookie}\r\nX-Tilth-Token: {json.loads(body)['token']}\r\n"

    async def post(self, path: str, **body: Any) -> Any:
        _, content = await self.wire.ask("POST", path, self.headers, json.dumps(body).encode())
        return json.loads(content)

    async def get(self, path: str) -> Any:
        _, content = await self.wire.ask("GET", path, self.headers)
        return json.loads(content)

    async def follow(self, table: str) -> None:
        """Listen to the table's events for as long as the connection lasts."""
        reader, self.stream = await asyncio.open_connection(self.wire.host, self.wire.port)
        path = f"/api/tables/{table}/events"
        head = f"GET {path} HTTP/1.1\r\nHost: {self.wire.host}:{self.wire.port}\r\n{self.headers}\r\n"
        self.stream.write(head.encode())
        await read_head(reader)
        self.listening = asyncio.create_task(self.listen(reader))

    async def listen(self, reader: asyncio.StreamReader) -> None:
        try:
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    told = json.loads(line[6:])
                    self.version, self.turn = told["version"], told["your_turn"]
                    self.moved.set()
        except (OSError, asyncio.IncompleteReadError):
            pass

    async def heard(self, version: int) -> None:
        while self.version < version:
            self.moved.clear()
            await self.moved.wait()

    def leave(self) -> None:
        self.wire.close()
        if self.listening is not None:
            self.listening.cancel()
        if self.stream is not None:
            self.stream.close()


@dataclass
class Table:
    """A table of scripted people."""

    game: str
    players: list[Player]
    id: str = ""
    moves: int = 0
    version: int = 0  # after the last move that was acknowledged
    rng: random.Random = field(default_factory=random.Random)

    async def begin(self) -> None:
        host = self.players[0]
        for player in self.players:
            await player.arrive()
        seats = [{"kind": "person"}, *[{"kind": "open"}] * (len(self.players) - 1)]
        made = await host.post("/api/tables", game=self.game, seats=seats)
        self.id = made["id"]
        for player in self.players[1:]:
            await player.post(f"/api/tables/{self.id}/sit", code=made["code"])
        await host.post(f"/api/tables/{self.id}/start")
        for player in self.players:
            await player.follow(self.id)
            await player.heard(1)

    async def move(self) -> float | None:
        """One move of whoever must decide: seconds until everybody has heard of it. None: the game was over."""
        player = next((player for player in self.players if player.turn), self.players[0])
        look = await self.look(player)
        if not look["mine"]:
            if look["table"]["status"] == "over":
                await self.again()
            return None
        started = time.perf_counter()
        await self.play(player, look)
        for other in self.players:
            await other.heard(self.version)
        return time.perf_counter() - started

    async def move_unheard(self) -> bool:
        """One move, as soon as somebody answers, though nobody listens. False: there was none to make."""
        for player in self.players:
            look = await self.look(player)
            if look["version"] < self.version:
                raise TilthError(f"version {self.version} was acknowledged, and the table is at {look['version']}")
            if look["mine"]:
                await self.play(player, look)
                return True
        return False

    async def look(self, player: Player) -> Any:
        return await player.get(f"/api/tables/{self.id}/look?preview=0&log=0")

    async def play(self, player: Player, look: Any) -> None:
        self.moves += 1
        move = self.rng.choice(look["choices"])["action"]
        path = f"/api/tables/{self.id}/moves"
        done = await player.post(path, command=f"m{self.moves}", version=look["version"], move=move)
        self.version = done["version"]

    async def again(self) -> None:
        """The game is over: the next one."""
        fresh = await self.players[0].post(f"/api/tables/{self.id}/rematch")
        self.id, self.version = fresh["id"], 0
        await self.players[0].post(f"/api/tables/{self.id}/start")
        for player in self.players:
            if player.listening is not None and player.stream is not None:
                player.listening.cancel()
                player.stream.close()
                player.version = 0
                await player.follow(self.id)
                await player.heard(1)

    def leave(self) -> None:
        for player in self.players:
            player.leave()


@dataclass
class Served:
    """A server of our own."""

    process: subprocess.Popen[str]
    host: str
    port: int

    @classmethod
    def start(cls, folder: str, database: str) -> Served:
        """A server that is ready."""
        process = begin(folder, database)
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("Ready to play: "):
                parts = urlsplit(line.split()[3])
                return cls(process, str(parts.hostname), int(parts.port or 80))
        raise TilthError(f"the server did not start: {Path(folder, 'server.log').read_text()}")

    def memory(self) -> int:
        """Bytes of memory the server really occupies."""
        try:
            with open(f"/proc/{self.process.pid}/statm") as file:
                return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        except OSError:
            shown = subprocess.run(
                ["ps", "-o", "rss=", "-p", str(self.process.pid)], capture_output=True, text=True, check=True
            )
            return int(shown.stdout) * 1024

    def seconds(self) -> float:
        """Processor time the server has used."""
        try:
            with open(f"/proc/{self.process.pid}/stat") as file:
                parts = file.read().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self, how: int = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def begin(folder: str, database: str, port: int = 0) -> subprocess.Popen[str]:
    """A server that will be ready soon."""
    command = [sys.executable, "-m", "tilth.cli", "serve", "--no-browser", "--no-limits", "--quiet", "--bot-pause", "0"]
    command += ["--port", str(port), "--data", folder, *(["--database", database] if database else [])]
    with Path(folder, "server.log").open("w") as log:
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)


def stolen() -> float:
    """Seconds that this machine's processors were ready and the host let others have them; 0, if nobody tells."""
    try:
        with open("/proc/stat") as file:
            return int(file.readline().split()[8]) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError):
        return 0.0


@dataclass(frozen=True)
class Measured:
    """The figures of one run."""

    game: str
    tables: int
    seconds: float
    moves_per_s: float
    wanted_moves_per_s: float
    p50_ms: float
    p99_ms: float
    longest_ms: float
    server_cpu: float  # of one processor
    server_ms_per_move: float  # of processor time
    clients_cpu: float
    stolen_cpu: float  # of all processors: what others on the same host took
    most_moves_per_s: float
    busy_ms_per_move: float  # of processor time, if nobody ever waits
    idle_tables: int
    empty_mb: float
    idle_mb: float  # beyond the empty server
    kb_per_table: float

    def report(self) -> dict[str, Any]:
        bars = {
            "p99_under_50_ms": self.p99_ms < 50 and self.moves_per_s >= 0.97 * self.wanted_moves_per_s,
            "at_most_2.4_ms_of_processor_per_move": self.server_ms_per_move <= 2.4,
            "idle_under_300_mb": self.idle_mb < 300,
        }
        return {"version": tilth.__version__, "engine": tilth.engine(), **vars(self), "bars": bars}


def measure(
    game: str, tables: int, seconds: float, idle: int, database: str = "", say: Callable[[str], None] = print
) -> Measured:
    """Start a server, fill it with people, and measure."""
    allow_files(SEATS * (tables + idle) * 2 + 200)
    with tempfile.TemporaryDirectory(prefix="tilth-bench-") as folder:
        server = Served.start(folder, database)
        try:
            return asyncio.run(run(server, game, tables, seconds, idle, say))
        finally:
            server.stop()


async def run(
    server: Served, game: str, tables: int, seconds: float, idle: int, say: Callable[[str], None]
) -> Measured:
    warm = await seated(server, game, 1)
    for _ in range(10):
        await warm[0].move()
    await asyncio.sleep(SETTLE)
    empty = server.memory()
    say(f"{idle} idle tables")
    waiting = await seated(server, game, idle)
    await asyncio.sleep(SETTLE)
    filled = server.memory()
    for table in waiting:
        table.leave()
    await asyncio.sleep(SETTLE)
    say(f"{tables} tables at one move per second each")
    playing = await seated(server, game, tables)
    gc.collect()
    gc.disable()  # what keeps these people waiting would seem to be the server
    await paced(playing, WARM_UP)
    used, own, lost, started = server.seconds(), time.process_time(), stolen(), time.perf_counter()
    times = await paced(playing, seconds)
    spent, cpu, own = time.perf_counter() - started, server.seconds() - used, time.process_time() - own
    lost = stolen() - lost
    say("as fast as it goes")
    used = server.seconds()
    moves, busy = await unpaced(playing, min(seconds, 5.0))
    used = server.seconds() - used
    for table in [*warm, *playing]:
        table.leave()
    ordered = sorted(times)
    return Measured(
        game=game,
        tables=tables,
        seconds=round(spent, 1),
        moves_per_s=round(len(times) / spent, 1),
        wanted_moves_per_s=float(tables),
        p50_ms=round(statistics.median(ordered) * 1000, 1),
        p99_ms=round(ordered[int(len(ordered) * 0.99)] * 1000, 1),
        longest_ms=round(ordered[-1] * 1000, 1),
        server_cpu=round(cpu / spent, 2),
        server_ms_per_move=round(1000 * cpu / len(times), 2),
        clients_cpu=round(own / spent, 2),
        stolen_cpu=round(lost / spent, 2),
        most_moves_per_s=round(moves / busy, 1),
        busy_ms_per_move=round(1000 * used / max(1, moves), 2),
        idle_tables=idle,
        empty_mb=round(empty / 1e6, 1),
        idle_mb=round((filled - empty) / 1e6, 1),
        kb_per_table=round((filled - empty) / 1e3 / max(1, idle), 1),
    )


async def seated(server: Served, game: str, count: int, moves: int = 3) -> list[Table]:
    """So many tables with people who listen, each a few moves into the game."""
    gate = asyncio.Semaphore(AT_ONCE)
    found = []

    async def sit(k: int) -> None:
        async with gate:
            names = [f"{name} {k}" for name in ("Ann", "Bob")]
            table = Table(game, [Player(server.host, server.port, name) for name in names], rng=random.Random(k))
            await table.begin()
            for _ in range(moves):
                await table.move()
            found.append(table)

    await asyncio.gather(*(sit(k) for k in range(count)))
    return found


async def paced(tables: list[Table], seconds: float) -> list[float]:
    """One move per second at each table; the tables take their turns evenly."""
    times: list[float] = []
    begin = time.perf_counter() + 0.1

    async def play(k: int, table: Table) -> None:
        due = begin + k / len(tables)
        while due < begin + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            taken = await table.move()
            if taken is not None:
                times.append(taken)
            due += 1.0

    await asyncio.gather(*(play(k, table) for k, table in enumerate(tables)))
    return times


async def unpaced(tables: list[Table], seconds: float) -> tuple[int, float]:
    """Moves if nobody ever waits, and in how many seconds."""
    started = time.perf_counter()
    times: list[float | None] = []

    async def play(table: Table) -> None:
        while time.perf_counter() < started + seconds:
            times.append(await table.move())

    await asyncio.gather(*(play(table) for table in tables))
    return sum(taken is not None for taken in times), time.perf_counter() - started
