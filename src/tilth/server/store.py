"""The database: what is kept of people and tables, and how a move is committed.

All work is a function of a plain SQLAlchemy connection. On PostgreSQL it runs inside the event loop, on SQLite in a
thread: one for whatever writes, because SQLite has one writer at a time, and a few for what only reads. A whole
transaction is one trip to the thread; a driver that makes a trip for every statement loses most of its time on the way.

Moves of many tables share a transaction: whoever comes while one is being written, or a moment after it, is written
with the next. That is what makes a full fsync for every acknowledged move affordable.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import stat
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import IO, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from tilth.kernel.errors import TilthError
from tilth.server.metrics import COMMIT_SECONDS, COMMITTED_TOGETHER
from tilth.server.migrations import upgrade
from tilth.server.models import journal, keys, ratings, snapshots, tables
from tilth.server.ratings import Finished, count
from tilth.server.settings import Settings, data_folder
from tilth.server.spans import now

__all__ = ["PARTED", "Conflict", "Entry", "Row", "Store", "now"]

CHANNEL = "tilth"  # of PostgreSQL's notices
PARTED = -1  # told in place of a version: not a table has moved on, but a visit has ended
MOST_TOGETHER = 100  # entries in one transaction
APART = 0.02  # seconds from one transaction to the next, at the least: a move after a pause is written at once
MOST_VALUES = 30_000  # in one statement of SQLite
READERS = 2
OURS, OTHERS = 0o600, 0o077  # who may read the files
LISTS = {"result", "seats"}  # columns of a table that hold more than a plain value

Row = dict[str, Any]
T = TypeVar("T")
Work = Callable[[sa.Connection], T]
log = logging.getLogger(__name__)


class Conflict(Exception):
    """Another process has written to this table first."""


@dataclass
class Entry:
    """What one command writes, all of it or nothing."""

    table_id: str
    rows: list[Row]  # of the journal
    table: Row  # new values of the table's row
    version: int  # after it
    snapshot: Row | None = None
    finished: Finished | None = None  # a game that counts for ratings
    guard: int | None = None  # the edition the table must still have


class Database:
    """Runs work in a transaction, without keeping the event loop waiting."""

    async def read(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def write(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError


class File(Database):
    """An SQLite file that only this process uses: nobody would tell it what another one wrote."""

    def __init__(self, path: str) -> None:
        if not path or path == ":memory:":
            raise TilthError("the database must be a file: sqlite:///tilth.db")
        make_private_folder(Path(path).parent)
        self.lock = reserved(path)
        try:
            check_whole(path)
            keep_private(path)
        except BaseException:
            self.release()
            raise
        self.engine = sa.create_engine(f"sqlite:///{path}")
        sa.event.listen(self.engine, "connect", prepare)
        self.pen: sa.Connection | None = None  # the writer's connection
        self.writer = ThreadPoolExecutor(1, "writer")
        self.readers = ThreadPoolExecutor(READERS, "reader")

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.look, work)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.writer, self.change, work)

    def look(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def change(self, work: Work[T]) -> T:
        if self.pen is None:
            self.pen = self.engine.connect()
        with self.pen.begin():
            return work(self.pen)

    async def close(self) -> None:
        self.writer.shutdown()
        self.readers.shutdown()
        if self.pen is not None:
            self.pen.close()
        self.engine.dispose()
        self.release()

    def release(self) -> None:
        if self.lock is not None:
            self.lock.close()


def make_private_folder(folder: Path) -> None:
    """A folder nobody else can look into. One that the host has made stays as it is; the usual one is ours."""
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(OURS | stat.S_IXUSR, exist_ok=True)
    elif folder == data_folder() and is_open(folder):
        folder.chmod(OURS | stat.S_IXUSR)


def check_whole(path: str) -> None:
    """A journal without its database is all that is left of the last moves; beginning anew would throw them away."""
    main = Path(path)
    if main.exists() and main.stat().st_size:
        return
    for journal_file in (Path(f"{path}-{kind}") for kind in ("wal", "journal", "shm")):
        if journal_file.exists() and journal_file.stat().st_size:
            missing = "is empty" if main.exists() else "is missing"
            raise TilthError(
                f"{path} {missing}, but its journal {journal_file} is there: put the database back from where it went "
                "or from a backup; to begin anew, move the journal away"
            )


def keep_private(path: str) -> None:
    """Only the owner reads what people have entrusted to us. SQLite gives its journals the mode of the database."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OURS))
    for file in (Path(f"{path}{kind}") for kind in ("", "-wal", "-shm", "-journal", ".lock")):
        if file.exists() and is_open(file):
            file.chmod(OURS)


def is_open(path: Path) -> bool:
    """Can others look at something that belongs to us?"""
    found = path.stat()
    return os.name == "posix" and found.st_uid == os.getuid() and bool(found.st_mode & OTHERS)


def prepare(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def reserved(path: str) -> IO[str] | None:
    """A lock on the file, held until the server ends, however it ends."""
    with suppress(ImportError):  # only where there are such locks
        import fcntl

        lock = open(f"{path}.lock", "w")  # noqa: SIM115 - held as long as the server runs
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise TilthError(f"another server uses {path}; several servers can share PostgreSQL") from None
        return lock
    return None


class Postgres(Database):
    """A database that several processes share."""

    def __init__(self, address: str) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        self.engine = create_async_engine(address, pool_size=10, max_overflow=10, pool_pre_ping=True)

    async def read(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


class Store:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.shared = settings.shared
        self.origin = f"{time.time_ns():x}"  # tells this process's notices from others'
        self.waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.committer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, bring the schema up to date, and be ready to write."""
        address = sa.make_url(self.settings.address)
        self.database: Database = Postgres(self.settings.address) if self.shared else File(address.database or "")
        try:
            await self.database.write(upgrade)
        except BaseException:
            await self.database.close()
            raise
        self.committer = asyncio.create_task(self.commit_entries(), name="committer")

    async def close(self) -> None:
        if self.committer is not None:
            self.committer.cancel()
            await asyncio.gather(self.committer, return_exceptions=True)
            self.committer = None
        await self.database.close()

    # -- reading and writing -----------------------------------------------------------------------------------------

    async def rows(self, query: sa.Executable) -> list[Row]:
        return await self.database.read(lambda connection: [dict(r) for r in connection.execute(query).mappings()])

    async def row(self, query: sa.Executable) -> Row | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def write(self, work: Work[T]) -> T:
        """Do some work in a transaction of its own."""
        return await self.database.write(work)

    def insert_once(self, table: sa.Table) -> Any:
        """An insert that leaves a row alone if it is there already."""
        name = "postgresql" if self.shared else "sqlite"  # not both: a dialect takes time to load
        return import_module(f"sqlalchemy.dialects.{name}").insert(table).on_conflict_do_nothing()

    def tell(self, connection: sa.Connection, table_id: str, version: int) -> None:
        """Tell the other processes, once this transaction is committed."""
        if self.shared:
            payload = f"{self.origin} {table_id} {version}"
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

    async def key(self, name: str, value: str) -> str:
        """A value all processes agree on: the first one offered."""

        def agree(connection: sa.Connection) -> str:
            connection.execute(self.insert_once(keys).values(name=name, value=value))
            return str(connection.execute(sa.select(keys.c.value).where(keys.c.name == name)).scalar_one())

        return await self.write(agree)

    # -- entries -----------------------------------------------------------------------------------------------------

    async def commit(self, entry: Entry) -> None:
        """Return when the entry is safe on disk; raise Conflict if the table has moved on."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, done))
        self.wake.set()
        await done

    async def commit_entries(self) -> None:
        started = 0.0
        while True:
            await self.wake.wait()
            early = started + APART - time.perf_counter()
            if early > 0:
                await asyncio.sleep(early)
            batch, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
            if not self.waiting:
                self.wake.clear()
            started = time.perf_counter()
            try:
                await self.put_together([entry for entry, _ in batch])
            except asyncio.CancelledError:
                for _, done in batch:
                    done.cancel()
                raise
            except Exception as error:
                if not down(error):  # one of them is at fault, and the others are innocent
                    for entry, done in batch:
                        await self.commit_alone(entry, done)
                else:
                    log.exception("a transaction failed", extra={"entries": len(batch)})
                    for _, done in batch:
                        settle(done, error)
            else:
                for _, done in batch:
                    settle(done)
            COMMIT_SECONDS.observe(time.perf_counter() - started)
            COMMITTED_TOGETHER.observe(len(batch))

    async def commit_alone(self, entry: Entry, done: asyncio.Future[None]) -> None:
        """When a transaction of several fails, each is tried by itself."""
        try:
            await self.put_together([entry])
        except (IntegrityError, Conflict):
            settle(done, Conflict())
        except Exception as error:
            log.exception("an entry failed", extra={"table": entry.table_id})
            settle(done, error)
        else:
            settle(done)

    async def put_together(self, entries: Sequence[Entry]) -> None:
        await self.write(lambda connection: self.put(connection, entries))

    def put(self, connection: sa.Connection, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.guard is not None:
                check_edition(connection, entry.table_id, entry.guard)
        # The primary key of the journal is what two processes cannot both take.
        insert_many(connection, journal, [row for entry in entries for row in entry.rows])
        for changes in grouped(entries).values():
            update_many(connection, changes)
        for entry in entries:
            if entry.snapshot:
                connection.execute(snapshots.insert().values(**entry.snapshot))
            self.tell(connection, entry.table_id, entry.version)
        # Last: whoever waits for somebody's rating holds nothing that another one still needs.
        finished = [entry.finished for entry in entries if entry.finished is not None]
        if finished:
            count(connection, self.insert_once(ratings), finished)


def down(error: Exception) -> bool:
    """Does the database itself fail, or refuse what it was given?"""
    if isinstance(error, (OSError, InterfaceError)) or getattr(error, "connection_invalidated", False):
        return True
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    refusals = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISMATCH)
    return isinstance(error, OperationalError) and code & 0xFF not in refusals


def check_edition(connection: sa.Connection, table_id: str, edition: int) -> None:
    """Nobody has changed the seats meanwhile, and nobody can until this transaction ends."""
    same = (tables.c.id == table_id) & (tables.c.edition == edition)
    if connection.execute(tables.update().where(same).values(edition=edition + 1)).rowcount != 1:
        raise Conflict


@cache
def insert_text(table: str, names: tuple[str, ...], rows: int) -> str:
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES {given(names, rows)}"


@cache
def update_text(names: tuple[str, ...], rows: int) -> str:
    changed = [f"{name} = new.column{k}" for k, name in enumerate(names, start=1) if name != "table_id"]
    which = f"id = new.column{names.index('table_id') + 1}"
    return f"UPDATE tables SET {', '.join(changed)} FROM (VALUES {given(names, rows)}) AS new WHERE {which}"


def given(names: Sequence[str], rows: int) -> str:
    return ", ".join([f"({', '.join('?' * len(names))})"] * rows)


def execute_many(connection: sa.Connection, text: Callable[[tuple[str, ...], int], str], rows: Sequence[Row]) -> None:
    """One statement for many rows of the same columns.

    After every row of an ordinary statement, SQLite's thread gives way to the event loop and may then wait for
    milliseconds. So it is handed all rows at once, and by the driver itself, which takes half the time.
    """
    driver: Any = connection.connection.driver_connection
    names = tuple(rows[0])
    most = MOST_VALUES // len(names)
    for k in range(0, len(rows), most):
        part = rows[k : k + most]
        values = tuple(row[name] for row in part for name in names)
        try:
            driver.execute(text(names, len(part)), values)
        except sqlite3.Error as error:
            raise DBAPIError.instance(text(names, len(part)), None, error, sqlite3.Error) from error


def insert_many(connection: sa.Connection, table: sa.Table, rows: Sequence[Row]) -> None:
    if connection.dialect.name != "sqlite":
        connection.execute(table.insert(), list(rows))
        return
    execute_many(connection, partial(insert_text, table.name), rows)


def update_many(connection: sa.Connection, rows: Sequence[Row]) -> None:
    """New values of the same columns for many tables; each row names its table."""
    if connection.dialect.name != "sqlite" or LISTS & rows[0].keys():
        connection.execute(tables.update().where(tables.c.id == sa.bindparam("table_id")), list(rows))
        return
    execute_many(connection, update_text, rows)


def grouped(entries: Sequence[Entry]) -> dict[tuple[str, ...], list[Row]]:
    """The changes to tables, by the columns they change: those of the same columns are sent together."""
    found: dict[tuple[str, ...], list[Row]] = {}
    for entry in entries:
        change = {**entry.table, "table_id": entry.table_id}
        # What is not a plain value is sent by itself.
        key = (entry.table_id,) if LISTS & change.keys() else tuple(change)
        found.setdefault(key, []).append(change)
    return found


def settle(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():  # whoever asked has gone
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
