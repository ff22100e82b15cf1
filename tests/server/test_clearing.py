"""What is old is cleared away, and nobody keeps more than their share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import sqlalchemy as sa

from tilth.kernel.errors import TilthError
from tilth.server import clearing as clearing_module
from tilth.server.clearing import DAY, Clearing
from tilth.server.errors import NoTable, TooManyTables
from tilth.server.models import ended, journal, people, records, sitters, snapshots, tables
from tilth.server.notices import STILL
from tilth.server.people import People
from tilth.server.seating import Person
from tilth.server.settings import KEEP, Settings
from tilth.server.store import Store, now
from tilth.server.tables import Tables


class House:
    """Tables, and somebody who clears up, on a database of its own."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = Tables(store)
        self.people = People(store)
        self.clearing = Clearing(store, self.tables, self.people)

    async def table(self, host: Person, *others: Person, begun: bool = False) -> str:
        seats = [{"kind": "person"}, *({"kind": "open"} for _ in others)]
        info = await self.tables.create(host, "villagers", {}, seats or None, False)
        for other in others:
            await self.tables.sit(info.id, other, code=info.code)
        if begun:
            await self.tables.start(info.id, host)
        return info.id

    async def age(self, table_id: str, days: float, **more: Any) -> None:
        values = {"updated": now() - int(days * DAY), **more}
        await self.store.write(lambda c: c.execute(tables.update().where(tables.c.id == table_id).values(**values)))

    async def date_back(self, of: sa.Table, days: int) -> None:
        await self.store.write(lambda c: c.execute(of.update().values(created=now() - days * DAY)))

    async def count(self, of: sa.Table) -> int:
        row = await self.store.row(sa.select(sa.func.count().label("n")).select_from(of))
        return int(row["n"]) if row else 0

    async def is_there(self, table_id: str) -> bool:
        try:
            await self.tables.look(table_id, None)
        except NoTable:
            return False
        return True


Story = Callable[..., None]


@pytest.fixture
def story(database: str, monkeypatch: pytest.MonkeyPatch) -> Story:
    monkeypatch.setattr(clearing_module, "PAUSE", 0.0)

    def tell(work: Callable[[House], Awaitable[None]], **settings: Any) -> None:
        async def run() -> None:
            store = Store(Settings(database=database, **settings))
            await store.open()
            house = House(store)
            try:
                await work(house)
            finally:
                await house.tables.close()
                house.people.close()
                await store.close()

        asyncio.run(run())

    return tell


STATES = {"open": "open", "abandoned": "playing", "finished": "over"}


@pytest.mark.parametrize("what", STATES)
def test_old_tables_go_with_all_that_belongs_to_them(story: Story, what: str) -> None:
    async def work(house: House) -> None:
        ann, bob = [await house.people.guest(name) for name in ("Ann", "Bob")]
        old, young = [await house.table(ann, bob, begun=what != "open") for _ in range(2)]
        assert await house.is_there(old)
        await house.age(old, KEEP[what] + 1, status=STATES[what])
        await house.age(young, KEEP[what] - 1, status=STATES[what], next_id=old)
        assert await house.clearing.clear() == 1
        assert not await house.is_there(old)  # nor is it found in memory
        assert await house.is_there(young)
        assert (await house.tables.register.get(young)).next_id is None
        for part in (journal, snapshots, sitters):
            rows = await house.store.rows(sa.select(part))
            assert {row["table_id"] for row in rows} <= {young}
        assert await house.clearing.clear() == 0

    story(work)


def test_who_follows_a_table_learns_that_it_is_gone(story: Story) -> None:
    async def work(house: House) -> None:
        table = await house.table(await house.people.guest("Ann"), begun=True)
        await house.tables.look(table, None)
        async with house.tables.notices.follow(table) as queue:
            await house.age(table, 1000)
            await house.clearing.clear()
            assert queue.get_nowait() == {"version": 0}

    story(work)


def test_who_hears_nothing_for_a_while_hears_that_the_server_is_there(
    story: Story, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilth.server.notices.BEAT", 0.01)

    async def work(house: House) -> None:
        table = await house.table(await house.people.guest("Ann"), begun=True)
        await house.tables.notices.open()
        async with house.tables.notices.follow(table) as queue:
            assert await queue.get() is STILL
            house.tables.notices.tell(table, 7)
            assert queue.get_nowait() == {"version": 7}
            house.tables.notices.tell(table, 8)
            await asyncio.sleep(0.05)
            assert queue.get_nowait() == {"version": 8}  # news are not forgotten for it

    story(work)


def test_guests_go_when_nothing_is_left_of_them(story: Story) -> None:
    async def work(house: House) -> None:
        names = ("sits", "hosts", "watches", "registered", "new", "gone")
        who = {name: await house.people.guest(name) for name in names}
        await house.table(who["hosts"], who["sits"])
        await house.tables.register.keep_record(who["watches"].id, "a record")
        await house.people.register(who["registered"], "Registered", "correct horse")
        old = people.c.id != who["new"].id
        await house.store.write(lambda c: c.execute(people.update().where(old).values(created=now() - 31 * DAY)))
        assert await house.clearing.clear() == 1
        left = {row["id"] for row in await house.store.rows(sa.select(people))}
        assert left == {person.id for name, person in who.items() if name != "gone"}
        assert await house.people.find(who["gone"].id, "some visit") is None

    story(work)


def test_records_and_ended_visits_go_after_a_while(story: Story) -> None:
    async def work(house: House) -> None:
        ann = await house.people.guest("Ann")
        for _ in range(3):
            await house.tables.register.keep_record(ann.id, "a record")
        await house.people.end("a visit")
        assert await house.clearing.clear() == 0
        for kept, days in ((records, 31), (ended, 401)):
            await house.date_back(kept, days)
        assert await house.clearing.clear() == 4
        assert await house.count(records) == await house.count(ended) == 0

    story(work)


def test_a_host_may_keep_things_for_ever(story: Story) -> None:
    async def work(house: House) -> None:
        table = await house.table(await house.people.guest("Ann"))
        await house.age(table, 10_000)
        assert await house.clearing.clear() == 0
        assert await house.is_there(table)

    story(work, keep={"open": 0})


def test_many_old_tables_go_in_small_steps(story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clearing_module, "FEW", 2)

    async def work(house: House) -> None:
        ann = await house.people.guest("Ann")
        for _ in range(5):
            await house.age(await house.table(ann), 100)
        assert [await house.clearing.clear_tables() for _ in range(4)] == [2, 2, 1, 0]

    story(work)


def test_clearing_goes_on_by_itself(story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clearing_module, "FIRST", 0.0)
    monkeypatch.setattr(clearing_module, "EVERY", 0.01)

    async def work(house: House) -> None:
        ann = await house.people.guest("Ann")
        house.clearing.open()
        for _ in range(2):
            await house.age(await house.table(ann), 100)
            async with asyncio.timeout(30):
                while await house.count(tables):
                    await asyncio.sleep(0.01)
        await house.clearing.close()

    story(work)


# -- everybody's share


def test_who_hosts_too_many_loses_what_lay_longest(story: Story) -> None:
    async def work(house: House) -> None:
        ann, bob = [await house.people.guest(name) for name in ("Ann", "Bob")]
        shared = await house.table(ann, bob)
        own = await house.table(ann)
        over = await house.table(ann, bob)
        for table, days, status in ((shared, 9, "open"), (own, 8, "open"), (over, 7, "over")):
            await house.age(table, days, status=status)
        await house.tables.look(over, None)
        first = await house.table(ann)
        assert [await house.is_there(table) for table in (shared, own, over, first)] == [True, True, False, True]
        second = await house.table(ann)
        assert [await house.is_there(table) for table in (shared, own, first, second)] == [True, False, True, True]
        await house.table(bob)  # it is Ann's share, not everybody's

    story(work, most_tables=3)


def test_tables_where_others_wait_make_no_room(story: Story) -> None:
    async def work(house: House) -> None:
        ann, bob = [await house.people.guest(name) for name in ("Ann", "Bob")]
        for _ in range(2):
            await house.table(ann, bob)
        with pytest.raises(TooManyTables):
            await house.table(ann)
        assert await house.count(tables) == 2

    story(work, most_tables=2)


def test_settings_say_what_can_be_kept() -> None:
    assert Settings(keep={"open": 3}).keep == {**KEEP, "open": 3}
    for keep in ({"cats": 3}, {"open": -1}):
        with pytest.raises(TilthError, match="finished, abandoned, open, records, guests"):
            Settings(keep=keep)
