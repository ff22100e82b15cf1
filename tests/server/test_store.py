"""The database: migrations on both kinds, entries that share a transaction, and who was first."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tilth.kernel.errors import TilthError
from tilth.server import migrations
from tilth.server.models import journal, keys, metadata, people, tables
from tilth.server.people import People
from tilth.server.register import Register
from tilth.server.seating import Seat
from tilth.server.settings import Settings
from tilth.server.store import Conflict, Entry, Store


def with_store(database: str, work: Any) -> Any:
    async def run() -> Any:
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


def test_servers_that_start_together_on_an_empty_database_do_not_collide(postgres: Any) -> None:
    database = postgres.database()

    async def both() -> list[str]:
        stores = [Store(Settings(database=database)) for _ in range(3)]
        await asyncio.gather(*(store.open() for store in stores))
        secrets = await asyncio.gather(*(store.key("secret", f"s{k}") for k, store in enumerate(stores)))
        for store in stores:
            await store.close()
        return list(secrets)

    assert len(set(asyncio.run(both()))) == 1


async def a_table(store: Store) -> Any:
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


def test_many_entries_share_transactions(tmp_path: Path) -> None:
    async def many(store: Store) -> int:
        infos = [await a_table(store) for _ in range(20)]
        transactions = 0
        put = store.put

        def counted(connection: Any, entries: Any) -> None:
            nonlocal transactions
            transactions += 1
            put(connection, entries)

        store.put = counted  # type: ignore[method-assign]
        entries = [Entry(info.id, [row(info.id, 1)], {"version": 1}, 1) for info in infos]
        await asyncio.gather(*(store.commit(entry) for entry in entries))
        return transactions

    assert with_store(f"sqlite:///{tmp_path}/t.db", many) <= 2


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
