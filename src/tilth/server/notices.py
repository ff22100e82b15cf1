"""Telling those who follow a table that it has moved on: in this process, and across processes by PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import sqlalchemy as sa

from tilth.server.metrics import FOLLOWERS, NOTICES
from tilth.server.store import CHANNEL, Store

__all__ = ["Notice", "Notices"]

PAUSE = 1.0  # seconds before a lost connection is tried again

Notice = dict[str, int]
log = logging.getLogger(__name__)


class Notices:
    """A notice says only how far the table is; everybody then looks with their own eyes."""

    def __init__(self, store: Store, heard: Callable[[str | None], None]) -> None:
        self.store = store
        self.heard = heard  # another process wrote to this table; None: to any, some notices may be lost
        self.followers: dict[str, set[asyncio.Queue[Notice]]] = {}
        self.listener: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def open(self) -> None:
        if self.store.shared:
            self.listener = asyncio.create_task(self.listen(), name="listener")
            await self.ready.wait()

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)

    @asynccontextmanager
    async def follow(self, table_id: str) -> AsyncIterator[asyncio.Queue[Notice]]:
        """A queue of notices. It holds the latest one only: who is slow loses nothing by skipping the others."""
        queue: asyncio.Queue[Notice] = asyncio.Queue(maxsize=1)
        self.followers.setdefault(table_id, set()).add(queue)
        FOLLOWERS.inc()
        try:
            yield queue
        finally:
            FOLLOWERS.dec()
            queues = self.followers[table_id]
            queues.discard(queue)
            if not queues:
                del self.followers[table_id]

    def tell(self, table_id: str, version: int) -> None:
        for queue in self.followers.get(table_id, ()):
            with suppress(asyncio.QueueEmpty):
                queue.get_nowait()
            queue.put_nowait({"version": version})
            NOTICES.inc()

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
        origin, table_id, version = str(payload).split()
        if origin != self.store.origin:
            self.heard(table_id)
            self.tell(table_id, int(version))
