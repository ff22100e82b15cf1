"""Server-sent events: a table says that it has moved on, and everybody looks with their own eyes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress

from pydantic_core import to_json

from tilth.server.admission import Visit
from tilth.server.errors import TableError
from tilth.server.notices import END, STILL, Notice
from tilth.server.people import People, Person
from tilth.server.tables import Tables

__all__ = ["events"]


async def events(tables: Tables, people: People, table_id: str, visit: Visit, lang: str) -> AsyncIterator[bytes]:
    """How far the table is, at once and whenever it moves on. Who was away needs no more than the latest."""
    with suppress(TableError):  # too many came at once, or it is not for these eyes any more
        async with tables.notices.follow(table_id, visit.session, visit.address) as queue:
            yield b"retry: 1000\n\n"
            notice: Notice = {"version": 0}
            while notice is not END:
                if visit.person is not None and await people.find(visit.person.id, visit.session) is None:
                    return
                yield b": still here\n\n" if notice is STILL else await event(tables, table_id, visit.person, lang)
                notice = await queue.get()


async def event(tables: Tables, table_id: str, person: Person | None, lang: str) -> bytes:
    place = await tables.enter(table_id, person)
    info, last = await tables.last(table_id, place.seat, lang)
    data = {
        "version": info.version,
        "edition": info.edition,
        "status": info.status,
        "turn": info.turn,
        "your_turn": info.waits_for(person.id if person else None),
        "last": None if last is None else last._asdict(),
        "next": info.next_id,
    }
    return b"id: %d\ndata: %b\n\n" % (info.version, to_json(data))
