"""How soon a server that was killed goes on: many tables in the middle of their games, SIGKILL, and the next move."""

from __future__ import annotations

import asyncio
import signal
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import tilth
from server_load import AT_ONCE, SEATS, Served, Table, begin, seated
from tilth.kernel.errors import TilthError
from tilth.server.serving import allow_files

__all__ = ["Resumed", "measure"]

MOVES = 12  # at each table before it happens
KILLS = 3
AGAIN = 0.005  # seconds before somebody who finds no server tries again
ENOUGH = 60.0


@dataclass(frozen=True)
class Resumed:
    """Seconds from the start of the process, for each time the server was killed."""

    game: str
    tables: int
    first_s: list[float]  # until the first acknowledged move
    first_cpu_s: list[float]  # how much of that was the server's own work: on a busy machine the rest is waiting
    all_s: list[float]  # until one at every table

    def report(self) -> dict[str, Any]:
        bars = {"first_move_within_2_s": min(self.first_s) <= 2.0}
        return {"version": tilth.__version__, "engine": tilth.engine(), **vars(self), "bars": bars}


def measure(game: str, tables: int, database: str = "", say: Callable[[str], None] = print) -> Resumed:
    allow_files(SEATS * tables * 2 + 200)
    with tempfile.TemporaryDirectory(prefix="tilth-bench-") as folder:
        server = Served.start(folder, database)
        try:
            return asyncio.run(run(server, game, tables, folder, database, say))
        finally:
            server.stop()


async def run(server: Served, game: str, count: int, folder: str, database: str, say: Callable[[str], None]) -> Resumed:
    say(f"{count} tables, {MOVES} moves at each")
    tables = await seated(server, game, count, MOVES)
    first, work, every = [], [], []
    for k in range(KILLS):
        say(f"killed {k + 1} of {KILLS} times")
        for table in tables:
            table.leave()
        server.stop(signal.SIGKILL)
        started = time.perf_counter()
        server.process = begin(folder, database, server.port)
        await resumed(tables[0])
        first.append(round(time.perf_counter() - started, 2))
        work.append(round(server.seconds(), 2))
        gate = asyncio.Semaphore(AT_ONCE)

        async def again(table: Table, gate: asyncio.Semaphore = gate) -> None:
            async with gate:
                await resumed(table)

        await asyncio.gather(*(again(table) for table in tables[1:]))
        every.append(round(time.perf_counter() - started, 2))
    for table in tables:
        table.leave()
    return Resumed(game, count, first, work, every)


async def resumed(table: Table) -> None:
    """One more move at this table, tried until it is acknowledged. What was acknowledged before must be there."""
    end = time.perf_counter() + ENOUGH
    while time.perf_counter() < end:
        try:
            await table.move_unheard()
            return
        except OSError:  # nobody listens yet
            await asyncio.sleep(AGAIN)
    raise TilthError("the server does not go on")
