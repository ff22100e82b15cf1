"""Telling those who follow a table that it has moved on: in this process, and across processes by PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa

from tilth.server.errors import TooMany
from tilth.server.metrics import FOLLOWERS, NOTICES
from tilth.server.store import CHANNEL, PARTED, Store

__all__ = ["END", "STILL", "Notice", "Notices"]

PAUSE = 1.0  # seconds before a lost connection is tried again
BEAT = 15.0  # seconds between signs of life

MOST_STREAMS, MOST_FROM_ADDRESS = 40, 250  # of one visit, and of all who share an address

Notice = dict[str, int]
END: Notice = {}  # the server stops: nothing more will come
STILL: Notice = {"version": -1}  # nothing has happened for a while
log = logging.getLogger(__name__)


class Notices:
    """A notice says only how far the table is; everybody then looks with their own eyes."""

    def __init__(self, store: Store, heard: Callable[[str | None], None]) -> None:
        self.store = store
        self.heard = heard  # another process wrote to this table; None: to any, some notices may be lost
        self.followers: dict[str, dict[asyncio.Queue[Notice], str]] = {}  # of a table, and by which visit
        self.streams: Counter[str] = Counter()  # open ones of each visit, and from each address
        self.beater: asyncio.Task[None] | None = None
        self.listener: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def open(self) -> None:
        self.beater = asyncio.create_task(self.beat(), name="beater")
        if self.store.shared:
            self.listener = asyncio.create_task(self.listen(), name="listener")
            await self.ready.wait()

    async def close(self) -> None:
        for task in filter(None, (self.beater, self.listener)):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def beat(self) -> None:
        """Show everybody who has heard nothing that the server is there, so that no connection is taken for dead."""
        while True:
            await asyncio.sleep(BEAT)
            for queues in self.followers.values():
                for queue in queues:
                    if queue.empty():
                        queue.put_nowait(STILL)

    def admit(self, visit: str, address: str) -> None:
        """Raise TooMany if this visit, or all from its address, follow as many tables as anybody could look at."""
        many = self.streams[visit] >= MOST_STREAMS or self.streams[address] >= MOST_FROM_ADDRESS
        if many and self.store.settings.limits:
            raise TooMany(PAUSE)

    @asynccontextmanager
    async def follow(self, table_id: str, visit: str = "", address: str = "") -> AsyncIterator[asyncio.Queue[Notice]]:
        """A queue of notices. It holds the latest one only: who is slow loses nothing by skipping the others."""
        if visit:
            self.admit(visit, address)
        queue: asyncio.Queue[Notice] = asyncio.Queue(maxsize=1)
        self.followers.setdefault(table_id, {})[queue] = visit
        self.streams.update((visit, address))
        FOLLOWERS.inc()
        try:
            yield queue
        finally:
            FOLLOWERS.dec()
            for key in (visit, address):
                self.streams[key] -= 1
                if not self.streams[key]:
                    del self.streams[key]
            queues = self.followers[table_id]
            del queues[queue]
            if not queues:
                del self.followers[table_id]

    def part(self, visit: str) -> None:
        """A visit is over: whatever it follows looks up, and finds that it has no business there any more."""
        for queues in self.followers.values():
            for queue, whose in queues.items():
                if whose == visit:
                    put(queue, {"version": 0})

    def tell(self, table_id: str, version: int) -> None:
        for queue in self.followers.get(table_id, ()):
            put(queue, {"version": version})
            NOTICES.inc()

    def end(self) -> None:
        """Let everybody go: the server stops."""
        for queues in self.followers.values():
            for queue in queues:
                put(queue, END)

    # -- other processes ---------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        import asyncpg

        address = sa.make_url(self.store.settings.address).set(drivername="postgresql")
        url = address.render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(url)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, self.receive)
                    self.heard(None)  # whatever was told while nobody listened
                    for table_id in list(self.followers):
                        self.tell(table_id, 0)
                    self.ready.set()
                    await lost.wait()
                finally:
                    await asyncio.wait_for(connection.close(), 1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("the database's notices are interrupted", extra={"error": str(error)})
                if not self.ready.is_set():
                    raise
            await asyncio.sleep(PAUSE)

    def receive(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        origin, name, version = str(payload).split()
        if origin == self.store.origin:
            return
        if int(version) == PARTED:
            self.part(name)
        else:
            self.heard(name)
            self.tell(name, int(version))


def put(queue: asyncio.Queue[Notice], notice: Notice) -> None:
    if queue.full():
        queue.get_nowait()
    queue.put_nowait(notice)
