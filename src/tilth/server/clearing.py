"""Old things are cleared away, a few at a time: tables, records that people brought, guests who have nothing left."""

from __future__ import annotations

import asyncio
import logging
import random

import sqlalchemy as sa

from tilth.server.admission import LASTS
from tilth.server.models import ended, people, ratings, records, sitters, studied, tables
from tilth.server.people import People
from tilth.server.register import remove_tables
from tilth.server.settings import Settings
from tilth.server.store import Store, now
from tilth.server.tables import Tables

__all__ = ["Clearing"]

FIRST, EVERY = 60.0, 3600.0  # seconds
PAUSE = 0.2  # between two steps, so that nobody waits behind a long one
FEW, MANY = 10, 200  # tables in one step, and things that are smaller
DAY = 24 * 3600 * 1000
STATES = {"open": ("open", "closed"), "abandoned": ("playing",), "finished": ("over",)}  # what old tables are called

log = logging.getLogger(__name__)


class Clearing:
    def __init__(self, store: Store, tables: Tables, people: People) -> None:
        self.store = store
        self.tables = tables
        self.people = people
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self.go_on(), name="clearing")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def go_on(self) -> None:
        await asyncio.sleep(FIRST * (1 + random.random()))  # several processes need not come at once
        while True:
            try:
                count = await self.clear()
                log.info("cleared", extra={"things": count})
            except Exception:
                log.exception("clearing failed")
            await asyncio.sleep(EVERY)

    async def clear(self) -> int:
        """All that is old, step by step; how many things went."""
        count = 0
        for step in (self.clear_tables, self.clear_records, self.clear_guests, self.clear_visits):
            while gone := await step():
                count += gone
                await asyncio.sleep(PAUSE)
        return count

    async def clear_tables(self) -> int:
        old = old_tables(self.store.settings)
        query = sa.select(tables.c.id).where(old).limit(FEW).with_for_update(skip_locked=True)

        def remove(connection: sa.Connection) -> list[str]:
            found = list(connection.execute(query).scalars())
            remove_tables(connection, found)
            for table_id in found:
                self.store.tell(connection, table_id, 0)
            return found

        found = await self.store.write(remove)
        for table_id in found:
            self.tables.forget(table_id)
        return len(found)

    async def clear_records(self) -> int:
        old = records.c.created < before(self.store.settings, "records")
        few = sa.select(records.c.id).where(old).limit(MANY)
        return await self.store.write(lambda c: c.execute(records.delete().where(records.c.id.in_(few))).rowcount)

    async def clear_guests(self) -> int:
        """Guests with no table and no record: there is nothing they could come back to."""
        kept = [
            sa.exists().where(sitters.c.person_id == people.c.id),
            sa.exists().where(tables.c.host_id == people.c.id),
            sa.exists().where(records.c.person_id == people.c.id),
        ]
        old = people.c.login.is_(None) & (people.c.created < before(self.store.settings, "guests"))
        query = sa.select(people.c.id).where(old & ~sa.or_(*kept)).limit(MANY).with_for_update(skip_locked=True)

        def remove(connection: sa.Connection) -> list[str]:
            found = list(connection.execute(query).scalars())
            for own in (ratings, studied):
                connection.execute(own.delete().where(own.c.person_id.in_(found)))
            connection.execute(people.delete().where(people.c.id.in_(found)))
            return found

        found = await self.store.write(remove)
        for person_id in found:
            self.people.forget(person_id)
        return len(found)

    async def clear_visits(self) -> int:
        """Visits that were ended so long ago that their cookies are too old by now."""
        few = sa.select(ended.c.session).where(ended.c.created < now() - LASTS * 1000).limit(MANY)
        return await self.store.write(lambda c: c.execute(ended.delete().where(ended.c.session.in_(few))).rowcount)


def before(settings: Settings, what: str) -> int:
    """Whatever is of an earlier time is too old; nothing, if it is kept for ever."""
    days = settings.keep[what]
    return now() - days * DAY if days else 0


def old_tables(settings: Settings) -> sa.ColumnElement[bool]:
    states = [
        tables.c.status.in_(those) & (tables.c.updated < before(settings, what)) for what, those in STATES.items()
    ]
    return sa.or_(*states)
