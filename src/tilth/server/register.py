"""The register of tables: which there are, who sits at them, and who may know."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tilth.server.errors import NoTable, TooManyTables
from tilth.server.models import journal, records, sitters, snapshots, tables
from tilth.server.seating import LETTERS, USUAL_PATIENCE, Person, Seat, TableInfo, fresh_code, fresh_id
from tilth.server.store import Conflict, Row, Store, now

__all__ = ["Register", "remove_tables"]

ID = re.compile(r"[\w-]{1,64}", re.ASCII)
CODE = re.compile(f"[{LETTERS}]{{6}}")
TRIES = 5
MOST_LISTED = 50
OPEN_FOR = 7 * 24 * 3600 * 1000  # an open table nobody touched for so long is not offered any more
MOST_STUDIES = 3  # tables of one person at which something is studied
MOST_RECORDS = 20  # kept for one person to watch


class Register:
    """`cleared` is told of a table that had to make room for another one."""

    def __init__(self, store: Store, cleared: Callable[[str], None] = lambda table_id: None) -> None:
        self.store = store
        self.cleared = cleared

    # -- one table ---------------------------------------------------------------------------------------------------

    async def add(
        self,
        host: Person,
        game: str,
        options: Mapping[str, Any],
        rules_version: int,
        seats: Sequence[Seat],
        public: bool,
        patience: int = USUAL_PATIENCE,
        follows: TableInfo | None = None,
        study: str = "",
    ) -> TableInfo:
        """A new table. One that follows another, as a rematch, may be there already: then that one is meant.

        Raises TooManyTables if its host has no room for it.
        """
        at = now()
        row: Row = {
            "id": fresh_id(),
            "code": fresh_code(),
            "game": game,
            "options": dict(options),
            "rules_version": rules_version,
            "public": public,
            "status": "open",
            "host_id": host.id,
            "seats": [seat.plain() for seat in seats],
            "edition": 0,
            "version": 0,
            "turn": None,
            "bot_turn": False,
            "result": None,
            "next_id": None,
            "created": at,
            "updated": at,
            "since": at,
            "patience": patience,
            "round": 0,
            "study": study,
        }

        def write(connection: sa.Connection) -> list[str]:
            removed = self.make_room(connection, host, follows.id if follows else "")
            removed += self.end_studies(connection, host) if study else []
            connection.execute(tables.insert().values(**row))
            note_sitters(connection, row["id"], seats)
            if follows is not None:
                free = (tables.c.id == follows.id) & tables.c.next_id.is_(None)
                if connection.execute(tables.update().where(free).values(next_id=row["id"])).rowcount != 1:
                    raise Conflict
                self.store.tell(connection, follows.id, follows.version)
            return removed

        for _ in range(TRIES):
            try:
                for table_id in await self.store.write(write):
                    self.cleared(table_id)
                return TableInfo.of_row(row)
            except Conflict:
                assert follows is not None
                return await self.get(str((await self.get(follows.id)).next_id))
            except IntegrityError:  # the code is taken
                row["code"] = fresh_code()
        raise RuntimeError("no free code for a table")

    def make_room(self, connection: sa.Connection, host: Person, follows: str) -> list[str]:
        """Who hosts as many tables as one may loses the one untouched for longest: a finished one, or one's own.

        A table that has begun or is open stays as long as anybody else sits there.
        """
        most, own = self.store.settings.most_tables, tables.c.host_id == host.id
        count = connection.execute(sa.select(sa.func.count()).select_from(tables).where(own)).scalar_one()
        if count < most:
            return []
        shared = sa.exists().where((sitters.c.table_id == tables.c.id) & (sitters.c.person_id != host.id))
        is_over = tables.c.status.in_(("over", "closed"))
        order = sa.case((is_over, 0), else_=1), tables.c.updated
        query = sa.select(tables.c.id).where(own & (is_over | ~shared) & (tables.c.id != follows)).order_by(*order)
        removed = list(connection.execute(query.limit(count - most + 1)).scalars())
        if not removed:
            raise TooManyTables(most)
        remove_tables(connection, removed)
        for table_id in removed:
            self.store.tell(connection, table_id, 0)
        return removed

    def end_studies(self, connection: sa.Connection, host: Person) -> list[str]:
        """Of what somebody studies only the latest tables are kept."""
        own = (tables.c.host_id == host.id) & (tables.c.study != "")
        query = sa.select(tables.c.id).where(own).order_by(tables.c.updated.desc()).offset(MOST_STUDIES - 1)
        removed = list(connection.execute(query).scalars())
        remove_tables(connection, removed)
        for table_id in removed:
            self.store.tell(connection, table_id, 0)
        return removed

    async def get(self, table_id: str) -> TableInfo:
        found = await self.find(tables.c.id == table_id) if ID.fullmatch(table_id) else None
        if found is None:
            raise NoTable
        return found

    async def by_code(self, code: str) -> TableInfo | None:
        code = code.strip().upper()
        return await self.find(tables.c.code == code) if CODE.fullmatch(code) else None

    async def find(self, condition: sa.ColumnElement[bool]) -> TableInfo | None:
        row = await self.store.row(sa.select(tables).where(condition))
        return None if row is None else TableInfo.of_row(row)

    async def reseat(self, info: TableInfo, seats: Sequence[Seat], begun: bool = False) -> TableInfo:
        """Other people on the seats of a table that has not begun; `begun`: it may have, and they are the same people.
        Conflict, if somebody was quicker."""
        edition = info.edition + 1
        changed = replace(info, seats=list(seats), edition=edition, updated=info.updated if begun else now())
        values: Row = {"seats": [seat.plain() for seat in seats], "edition": edition}
        same = (tables.c.id == info.id) & (tables.c.edition == info.edition)
        if not begun:
            same &= tables.c.status == "open"
            values["updated"] = changed.updated

        def write(connection: sa.Connection) -> None:
            if connection.execute(tables.update().where(same).values(**values)).rowcount != 1:
                raise Conflict
            connection.execute(sitters.delete().where(sitters.c.table_id == info.id))
            note_sitters(connection, info.id, seats)
            self.store.tell(connection, info.id, info.version)

        await self.store.write(write)
        return changed

    async def close(self, info: TableInfo) -> TableInfo:
        """A table whose game has not begun is closed for good. Conflict, if somebody was quicker."""
        same = (tables.c.id == info.id) & (tables.c.edition == info.edition) & (tables.c.status == "open")
        changed = replace(info, status="closed", edition=info.edition + 1, updated=now())
        values = {"status": changed.status, "edition": changed.edition, "updated": changed.updated}

        def write(connection: sa.Connection) -> None:
            if connection.execute(tables.update().where(same).values(**values)).rowcount != 1:
                raise Conflict
            self.store.tell(connection, info.id, info.version)

        await self.store.write(write)
        return changed

    async def story(self, table_id: str, after: int = 0) -> list[Row]:
        """The rows of the journal after the first `after` ones."""
        query = sa.select(journal).where((journal.c.table_id == table_id) & (journal.c.n > after))
        return await self.store.rows(query.order_by(journal.c.n))

    async def snapshots(self, table_id: str) -> list[Row]:
        return await self.store.rows(sa.select(snapshots).where(snapshots.c.table_id == table_id))

    async def place(self, table_id: str, dump: str) -> None:
        """Let a table begin with another position than the game's own start."""
        first = snapshots.insert().values(table_id=table_id, n=0, kept=0, dump=dump)
        await self.store.write(lambda connection: connection.execute(first))

    async def ended_at(self, table_id: str, command_id: str) -> int | None:
        """The version after a command that was played before; None if it was not."""
        own = journal.c.table_id == table_id
        row = await self.store.row(sa.select(journal.c.n).where(own & (journal.c.command_id == command_id)))
        if row is None:
            return None
        begin = own & (journal.c.n > row["n"]) & journal.c.command_id.is_not(None)
        following = await self.store.row(sa.select(sa.func.min(journal.c.n).label("n")).where(begin))
        if following is not None and following["n"] is not None:
            return int(following["n"]) - 1
        last = await self.store.row(sa.select(sa.func.max(journal.c.n).label("n")).where(own))
        return int(last["n"]) if last else 0

    # -- lists -------------------------------------------------------------------------------------------------------

    async def listing(self, person_id: str | None) -> dict[str, list[TableInfo]]:
        """Tables of this person, open public ones, and public ones to watch; the latest first."""
        mine: list[TableInfo] = []
        own: sa.ColumnElement[bool] = sa.false()
        if person_id is not None:
            sat = sa.select(sitters.c.table_id).where(sitters.c.person_id == person_id)
            own = (tables.c.id.in_(sat) | (tables.c.host_id == person_id)) & (tables.c.status != "closed")
            own &= tables.c.study == ""
            mine = [info.marked_for(person_id) for info in await self.select(own, 2 * MOST_LISTED)]
        lately = tables.c.updated > now() - OPEN_FOR
        others = tables.c.public & sa.not_(own)
        offered = await self.select(others & (tables.c.status == "open") & lately)
        watched = await self.select(others & (tables.c.status == "playing"))
        return {"mine": mine, "open": offered, "public": watched}

    async def finished(self, person_id: str) -> Counter[str]:
        """How many of each game this person has played to their end."""
        sat = sa.select(sitters.c.table_id).where(sitters.c.person_id == person_id)
        ended = tables.c.id.in_(sat) & (tables.c.status == "over") & tables.c.result.is_not(None)
        ended &= tables.c.study == ""
        count = sa.select(tables.c.game, sa.func.count().label("n")).where(ended).group_by(tables.c.game)
        return Counter({row["game"]: int(row["n"]) for row in await self.store.rows(count)})

    async def select(self, condition: sa.ColumnElement[bool], most: int = MOST_LISTED) -> list[TableInfo]:
        query = sa.select(tables).where(condition).order_by(tables.c.updated.desc()).limit(most)
        return [TableInfo.of_row(row) for row in await self.store.rows(query)]

    async def waiting_for_bots(self, before: int) -> list[str]:
        """Tables that have waited for a bot since `before`: whoever was to ask it is gone."""
        idle = tables.c.bot_turn & (tables.c.status == "playing") & (tables.c.updated < before)
        return [row["id"] for row in await self.store.rows(sa.select(tables.c.id).where(idle))]

    # -- records to watch --------------------------------------------------------------------------------------------

    async def keep_record(self, person_id: str, text: str) -> str:
        """Keep an uploaded record; the oldest ones of the same person go."""
        record_id = fresh_id()
        query = sa.select(records.c.id).where(records.c.person_id == person_id).order_by(records.c.created.desc())
        row = {"id": record_id, "person_id": person_id, "text": text, "created": now()}

        def write(connection: sa.Connection) -> None:
            connection.execute(records.insert().values(**row))
            old = connection.execute(query.offset(MOST_RECORDS)).scalars().all()
            connection.execute(records.delete().where(records.c.id.in_(old)))

        await self.store.write(write)
        return record_id

    async def kept_record(self, record_id: str) -> str:
        query = sa.select(records.c.text).where(records.c.id == record_id)
        row = await self.store.row(query) if ID.fullmatch(record_id) else None
        if row is None:
            raise NoTable("there is no such record")
        return str(row["text"])


def note_sitters(connection: sa.Connection, table_id: str, seats: Sequence[Seat]) -> None:
    """Whoever sits there, or has resigned: the game may still count for them."""
    there = {person_id for seat in seats for person_id in (seat.person_id, seat.left) if person_id}
    if there:
        rows = [{"table_id": table_id, "person_id": person_id} for person_id in sorted(there)]
        connection.execute(sitters.insert(), rows)


def remove_tables(connection: sa.Connection, table_ids: Sequence[str]) -> None:
    """These tables, with all that belongs to them."""
    for part in (journal, snapshots, sitters):
        connection.execute(part.delete().where(part.c.table_id.in_(table_ids)))
    connection.execute(tables.update().where(tables.c.next_id.in_(table_ids)).values(next_id=None))
    connection.execute(tables.delete().where(tables.c.id.in_(table_ids)))
