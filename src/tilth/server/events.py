"""Server-sent events: a table says that it has moved on, and everybody looks with their own eyes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import asdict

from tilth.server.errors import TableError
from tilth.server.notices import END
from tilth.server.seating import Person
from tilth.server.tables import Tables

__all__ = ["events"]

BEAT = 15.0  # seconds between signs of life


async def events(
    tables: Tables, table_id: str, person: Person | None, lang: str, visit: str = ""
) -> AsyncIterator[str]:
    """How far the table is, at once and whenever it moves on. Who was away needs no more than the latest."""
    async with tables.subscribe(table_id, visit) as queue:
        yield "retry: 1000\n\n"
        while True:
            try:
                yield await event(tables, table_id, person, lang)
            except TableError:  # not for these eyes any more
                return
            while True:
                try:
                    async with asyncio.timeout(BEAT):
                        notice = await queue.get()
                    if notice is END:
                        return
                    break
                except TimeoutError:
                    yield ": still here\n\n"


async def event(tables: Tables, table_id: str, person: Person | None, lang: str) -> str:
    place = await tables.enter(table_id, person)
    info, last = await tables.last(table_id, place.seat, lang)
    data = {
        "version": info.version,
        "edition": info.edition,
        "status": info.status,
        "turn": info.turn,
        "your_turn": info.status == "playing" and info.turn_seat in place.mine,
        "last": None if last is None else asdict(last),
        "next": info.next_id,
    }
    return f"id: {info.version}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"
