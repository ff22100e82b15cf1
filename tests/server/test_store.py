"""The database: migrations on both kinds, entries that share a transaction, and who was first."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import OperationalError

from tilth.kernel.errors import TilthError
from tilth.server import migrations
from tilth.server.models import journal, keys, metadata, people, tables
from tilth.server.people import People
from tilth.server.ratings import Finished
from tilth.server.register import Register
from tilth.server.seating import Seat, TableInfo
from tilth.server.settings import Settings
from tilth.server.store import Conflict, Entry, Store

from .conftest import Postgres

T = TypeVar("T")


def with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = Store(Settings(database=database))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_the_migrations_make_what_the_models_say(database: str) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare(store: Store) -> list[Any]:
        return await store.database.read(differences)

    assert with_store(database, compare) == []


def test_the_last_step_is_known_without_alembic() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "newline")
    assert ScriptDirectory.from_config(config).get_current_head() == migrations.HEAD


def test_a_database_is_opened_again_without_loss(database: str) -> None:
    async def first(store: Store) -> str:
        return await store.key("word", "one")

    async def second(store: Store) -> str:
        return await store.key("word", "two")

    assert with_store(database, first) == "one"
    assert with_store(database, second) == "one"


def test_servers_that_start_together_on_an_empty_database_do_not_collide(postgres: Postgres) -> None:
    database = postgres.database()

    async def both() -> list[str]:
        stores = [Store(Settings(database=database)) for _ in range(3)]
        await asyncio.gather(*(store.open() for store in stores))
        secrets = await asyncio.gather(*(store.key("secret", f"s{k}") for k, store in enumerate(stores)))
        for store in stores:
            await store.close()
        return list(secrets)

    assert len(set(asyncio.run(both()))) == 1


async def a_table(store: Store) -> TableInfo:
    ann = await People(store).guest("Ann")
    return await Register(store).add(ann, "villagers", {"players": 1}, 1, [Seat("person", ann.id, "Ann")], False)


def row(table_id: str, n: int, command_id: str | None = None) -> dict[str, Any]:
    return {
        "table_id": table_id, "n": n, "kind": "move", "seat": 0, "action": 1, "words": "", "command_id": command_id,
        "created": 0,
    }  # fmt: skip


def test_of_two_entries_for_the_same_place_one_is_written(database: str) -> None:
    async def both(store: Store) -> tuple[list[Any], list[str]]:
        info = await a_table(store)
        entries = [Entry(info.id, [row(info.id, 1, f"c{k}"), row(info.id, 2)], {"version": 2}, 2) for k in range(3)]
        other = await a_table(store)
        entries.insert(1, Entry(other.id, [row(other.id, 1, "c")], {"version": 1}, 1))
        outcomes = await asyncio.gather(*(store.commit(entry) for entry in entries), return_exceptions=True)
        written = await store.rows(sa.select(journal).where(journal.c.table_id == info.id))
        assert len(written) == 2
        assert (await Register(store).get(other.id)).version == 1
        return list(outcomes), [str(r["command_id"]) for r in written]

    outcomes, _ = with_store(database, both)
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 2
    assert outcomes[1] is None  # an innocent entry of the same transaction is written all the same


def test_a_command_is_written_once(database: str) -> None:
    async def twice(store: Store) -> None:
        info = await a_table(store)
        await store.commit(Entry(info.id, [row(info.id, 1, "same")], {"version": 1}, 1))
        with pytest.raises(Conflict):
            await store.commit(Entry(info.id, [row(info.id, 2, "same")], {"version": 2}, 2))
        assert (await Register(store).get(info.id)).version == 1

    with_store(database, twice)


def test_a_game_does_not_begin_on_seats_that_have_changed(database: str) -> None:
    async def late(store: Store) -> None:
        info = await a_table(store)
        await Register(store).reseat(info, [Seat()])
        start = Entry(info.id, [row(info.id, 1)], {"status": "playing", "version": 1}, 1, guard=info.edition)
        with pytest.raises(Conflict):
            await store.commit(start)
        with pytest.raises(Conflict):
            await Register(store).reseat(info, [Seat()])
        assert (await Register(store).get(info.id)).status == "open"

    with_store(database, late)


def transactions(store: Store) -> list[int]:
    """How many entries each transaction from now on has."""
    found: list[int] = []
    put = store.put

    def counted(connection: sa.Connection, entries: Sequence[Entry]) -> None:
        found.append(len(entries))
        put(connection, entries)

    store.put = counted  # type: ignore[method-assign]
    return found


def test_many_entries_share_transactions(tmp_path: Path) -> None:
    async def many(store: Store) -> None:
        infos = [await a_table(store) for _ in range(20)]
        found = transactions(store)
        entries = [
            Entry(info.id, [row(info.id, n + 1) for n in range(k)], {"version": k, "round": k}, k)
            for k, info in enumerate(infos, start=1)
        ]
        await asyncio.gather(*(store.commit(entry) for entry in entries))
        assert sum(found) == 20 and len(found) <= 2
        register = Register(store)
        for k, info in enumerate(infos, start=1):
            kept = await register.get(info.id)
            assert (kept.version, kept.round, kept.updated) == (k, k, info.updated)
            assert [one["n"] for one in await register.story(info.id)] == list(range(1, k + 1))

    with_store(f"sqlite:///{tmp_path}/t.db", many)


def test_what_comes_soon_after_a_transaction_is_written_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilth.server.store.APART", 0.5)

    async def three(store: Store) -> list[int]:
        entries = [
            Entry(info.id, [row(info.id, 1)], {"version": 1}, 1) for info in [await a_table(store) for _ in "abc"]
        ]
        found = transactions(store)
        await store.commit(entries[0])
        second = asyncio.ensure_future(store.commit(entries[1]))
        await asyncio.sleep(0.02)
        await store.commit(entries[2])
        await second
        return found

    assert with_store(f"sqlite:///{tmp_path}/t.db", three) == [1, 2]


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    async def pragmas(store: Store) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return await store.database.read(lambda c: [c.execute(sa.text(f"PRAGMA {name}")).scalar() for name in names])

    assert with_store(f"sqlite:///{tmp_path}/t.db", pragmas) == ["wal", 2, 1]


def test_a_file_belongs_to_one_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"

    async def second(_: Store) -> None:
        with pytest.raises(TilthError, match="another server"):
            await Store(Settings(database=database)).open()

    with_store(database, second)
    with_store(database, a_table)  # and is free again afterwards


def test_the_schema_says_who_may_not_be_missing(tmp_path: Path) -> None:
    async def orphan(store: Store) -> None:
        await store.write(lambda c: c.execute(people.insert().values(id="a", name="Ann", lang="en", created=0)))
        await store.write(lambda c: c.execute(keys.insert().values(name="k", value="v")))
        with pytest.raises(Conflict):
            await store.commit(Entry("nobody", [row("nobody", 1)], {"version": 1}, 1))

    with_store(f"sqlite:///{tmp_path}/t.db", orphan)
    with sqlite3.connect(tmp_path / "t.db") as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    assert {table.name for table in metadata.sorted_tables} <= names
    assert tables.name in names


# -- one bad row


def test_a_row_the_database_refuses_fails_no_other(database: str) -> None:
    async def story(store: Store) -> list[Any]:
        infos = [await a_table(store) for _ in range(4)]
        entries = [Entry(info.id, [row(info.id, 1, f"c{k}")], {"version": 1}, 1) for k, info in enumerate(infos)]
        entries[1].rows[0]["n"] = object()
        if store.shared:
            entries[2].rows[0]["command_id"] = "a\x00b"
        outcomes = await asyncio.gather(*(store.commit(entry) for entry in entries), return_exceptions=True)
        assert [(await Register(store).get(info.id)).version for info in infos] == [1, 0, 0 if store.shared else 1, 1]
        return list(outcomes)

    outcomes = with_store(database, story)
    assert outcomes[0] is outcomes[3] is None
    assert isinstance(outcomes[1], Exception)


def test_a_database_that_is_locked_is_not_asked_a_hundred_times(tmp_path: Path) -> None:
    async def story(store: Store) -> int:
        infos = [await a_table(store) for _ in range(20)]
        tried = 0

        def locked(connection: sa.Connection, entries: Sequence[Entry]) -> None:
            nonlocal tried
            tried += 1
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise OperationalError("INSERT", {}, error)

        store.put = locked  # type: ignore[method-assign]
        entries = [Entry(info.id, [row(info.id, 1)], {"version": 1}, 1) for info in infos]
        outcomes = await asyncio.gather(*(store.commit(entry) for entry in entries), return_exceptions=True)
        assert all(isinstance(outcome, OperationalError) for outcome in outcomes)
        return tried

    assert with_store(f"sqlite:///{tmp_path}/t.db", story) <= 2


# -- ratings


def test_games_that_end_at_the_same_time_all_count(database: str) -> None:
    async def story(store: Store) -> list[dict[str, Any]]:
        other = Store(store.settings) if store.shared else store
        if other is not store:
            await other.open()
        people = [await People(store).guest(name) for name in ("Ann", "Bob")]
        ids = [person.id for person in people]
        entries = []
        for k in range(8):
            info = await a_table(store)
            over = Finished("villagers", ids if k % 2 else ids[::-1], [1, 2])
            entries.append(Entry(info.id, [row(info.id, 1)], {"version": 1}, 1, finished=over))
        await asyncio.gather(*((store, other)[k % 2].commit(entry) for k, entry in enumerate(entries)))
        if other is not store:
            await other.close()
        return [rating for person in people for rating in await People(store).ratings(person)]

    assert [rating["games"] for rating in with_store(database, story)] == [8, 8]


# -- files


def test_a_journal_without_its_database_is_not_thrown_away(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    database = f"sqlite:///{path}"
    with_store(database, a_table)
    journals = {kind: tmp_path / f"t.db-{kind}" for kind in ("wal", "journal", "shm")}
    whole = path.read_bytes()
    for content in (None, b""):
        for journal_file in journals.values():
            path.unlink(missing_ok=True)
            if content is not None:
                path.write_bytes(content)
            journal_file.write_bytes(b"the last moves")
            with pytest.raises(TilthError, match=r"t\.db-.* is there"):
                with_store(database, a_table)
            assert journal_file.read_bytes() == b"the last moves"
            journal_file.unlink()
    path.write_bytes(whole)
    with_store(database, a_table)  # and nothing was left behind that keeps a server from starting


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in (folder, *folder.iterdir())}


@pytest.mark.skipif(os.name != "posix", reason="there are no such modes here")
def test_only_their_owner_reads_the_database_and_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "one" / "data"

    async def look(store: Store) -> dict[str, int]:
        await a_table(store)
        return modes(folder)

    before = os.umask(0)
    try:
        found = with_store(f"sqlite:///{folder}/t.db", look)
    finally:
        os.umask(before)
    assert found.pop("data") == 0o700
    assert {"t.db", "t.db-wal", "t.db.lock"} <= set(found)
    assert set(found.values()) == {0o600}


@pytest.mark.skipif(os.name != "posix", reason="there are no such modes here")
def test_an_older_database_is_closed_to_others_but_the_hosts_folder_stays(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "t.db").touch(0o644)
    with_store(f"sqlite:///{tmp_path}/t.db", a_table)
    found = modes(tmp_path)
    assert found[tmp_path.name] == 0o755
    assert found["t.db"] == 0o600


# -- migrations


def test_a_database_of_the_first_version_goes_on(database: str) -> None:
    async def old(store: Store) -> str:
        await store.write(metadata.drop_all)
        await store.write(lambda c: c.execute(sa.text("DROP TABLE alembic_version")))
        await store.write(lambda c: migrations.upgrade(c, "001"))
        names = await store.database.read(lambda c: sa.inspect(c).get_table_names())
        assert "ended" not in names
        ann = await People(store).guest("Ann")
        row = {
            "id": "old", "code": "ABCDEF", "game": "villagers", "options": {"players": 1}, "rules_version": 1,
            "public": False, "status": "open", "host_id": ann.id, "seats": [Seat("person", ann.id, "Ann").plain()],
            "edition": 0, "version": 0, "bot_turn": False, "created": 5, "updated": 7,
        }  # fmt: skip
        await store.write(lambda c: c.execute(sa.Table("tables", sa.MetaData(), autoload_with=c).insert().values(row)))
        return str(row["id"])

    async def new(store: Store) -> None:
        await People(store).end("a visit")
        kept = await Register(store).get(table_id)
        assert (kept.version, kept.since, kept.patience, kept.round, kept.study) == (0, 7, 60, 0, "")

    table_id = with_store(database, old)
    with_store(database, new)
