"""Analyses of games that are over: one at a time in a process of its own, kept for all who look.

Several servers may share the database, so what becomes of an analysis stands there. Whoever does it tells now and then
how far it is, and finds out in the same breath if it was cancelled; if nothing was told for long, the server is gone.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tilth.learn.analysis import DEPTHS
from tilth.server.errors import BadRequest, Closed, NoTable, NotYours, TooMany
from tilth.server.models import analyses
from tilth.server.register import ID
from tilth.server.replays import Reel
from tilth.server.seating import Person, fresh_id
from tilth.server.store import Row, Store, now

__all__ = ["WORKER", "Analyses", "Subject"]

WORKER = (sys.executable, "-m", "tilth.server.analysis_worker")
SECONDS = 900.0  # for one analysis
LONGEST_LINE = 8 << 20  # bytes
MOST_STEPS = 2000  # decisions of a game that is analysed
MOST_WAITING = 20  # analyses that wait or run, of all people
LOST = 60_000  # milliseconds without a word
BEAT = 10.0  # seconds after which one that waits says that it still does
TELL_EVERY = 1.0  # seconds between two words to the database
SOON = 30.0
WAITING, RUNNING, DONE, FAILED, CANCELLED = "waiting", "running", "done", "failed", "cancelled"
UNDER_WAY = (WAITING, RUNNING)
SEED = 1
STILL = b"still"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Subject:
    """What is analysed: the game of a table, or a record that somebody has brought."""

    table_id: str | None = None
    record_id: str | None = None

    @property
    def condition(self) -> sa.ColumnElement[bool]:
        return analyses.c.table_id == self.table_id if self.table_id else analyses.c.record_id == self.record_id


class Analyses:
    def __init__(self, store: Store, command: Sequence[str] = WORKER, seconds: float = SECONDS) -> None:
        self.store = store
        self.command = command
        self.seconds = seconds
        self.place = asyncio.Semaphore(1)
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    # -- asking ------------------------------------------------------------------------------------------------------

    async def get(self, analysis_id: str) -> Row:
        query = sa.select(analyses).where(analyses.c.id == analysis_id)
        row = await self.store.row(query) if ID.fullmatch(analysis_id) else None
        if row is None:
            raise NoTable("there is no such analysis")
        return as_it_is(row)

    async def of(self, subject: Subject) -> list[Row]:
        """Those of one game that are there or will be, the deepest first."""
        columns = [column for column in analyses.c if column.name != "found"]
        rows = [as_it_is(row) for row in await self.store.rows(sa.select(*columns).where(subject.condition))]
        depths = list(DEPTHS)
        kept = [row for row in rows if row["status"] in (*UNDER_WAY, DONE)]
        return sorted(kept, key=lambda row: -depths.index(row["depth"]))

    async def begin(self, person: Person, subject: Subject, depth: str, reel: Reel) -> Row:
        """Have a game analysed; if somebody has had it already, that is what is meant."""
        check(depth, reel)
        row: Row = {
            "id": fresh_id(),
            "table_id": subject.table_id,
            "record_id": subject.record_id,
            "person_id": person.id,
            "depth": depth,
            "status": WAITING,
            "done": 0,
            "total": 0,
            "found": None,
            "created": now(),
            "updated": now(),
        }
        known = subject.condition & (analyses.c.depth == depth)

        def write(connection: sa.Connection) -> Row | None:
            there = connection.execute(sa.select(analyses).where(known)).mappings().first()
            if there is not None:
                found = as_it_is(dict(there))
                if found["status"] in (*UNDER_WAY, DONE):
                    return found
            lately = analyses.c.status.in_(UNDER_WAY) & (analyses.c.updated > now() - LOST)
            busy = [str(who) for who in connection.execute(sa.select(analyses.c.person_id).where(lately)).scalars()]
            if person.id in busy or len(busy) >= MOST_WAITING:
                raise TooMany(SOON)
            connection.execute(analyses.delete().where(known))
            connection.execute(analyses.insert().values(**row))
            return None

        try:
            there = await self.store.write(write)
        except IntegrityError:  # somebody asked for the same at the same moment
            there = await self.store.row(sa.select(analyses).where(known))
        if there is not None:
            return there
        question = question_of(reel, depth)
        task = asyncio.create_task(self.run(row["id"], question), name=f"analysis {row['id']}")
        self.tasks[row["id"]] = task
        task.add_done_callback(lambda _: self.tasks.pop(row["id"], None))
        return row

    async def cancel(self, analysis_id: str, person: Person | None) -> Row:
        """Whoever asked for it does not want it any more."""
        row = await self.get(analysis_id)
        if person is None or row["person_id"] != person.id:
            raise NotYours("only who asked for an analysis can cancel it")
        if row["status"] in UNDER_WAY and await self.tell(analysis_id, status=CANCELLED):
            task = self.tasks.get(analysis_id)
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        return await self.get(analysis_id)

    # -- doing it ----------------------------------------------------------------------------------------------------

    async def tell(self, analysis_id: str, **values: Any) -> bool:
        """Say how far it is. False: nobody wants to know any more."""
        own = (analyses.c.id == analysis_id) & analyses.c.status.in_(UNDER_WAY)
        change = analyses.update().where(own).values(updated=now(), **values)
        return await self.store.write(lambda connection: connection.execute(change).rowcount) == 1

    async def run(self, analysis_id: str, question: dict[str, Any]) -> None:
        """Wait for the place, and do it there."""
        try:
            if await self.waited(analysis_id):
                try:
                    if await self.tell(analysis_id, status=RUNNING):
                        await asyncio.wait_for(self.work(analysis_id, question), self.seconds)
                finally:
                    self.place.release()
        except asyncio.CancelledError:  # by its owner, who has said so already; or the server closes
            with suppress(Exception):
                await asyncio.shield(self.tell(analysis_id, status=FAILED))
            raise
        except Exception as error:
            log.warning("an analysis failed", extra={"analysis": analysis_id, "error": repr(error)})
            await self.tell(analysis_id, status=FAILED)

    async def waited(self, analysis_id: str) -> bool:
        """Until the place is free; False if it was cancelled meanwhile."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.place.acquire(), BEAT)
                return True
            if not await self.tell(analysis_id):
                return False

    async def work(self, analysis_id: str, question: dict[str, Any]) -> None:
        pipe = asyncio.subprocess.PIPE
        mind = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        try:
            assert mind.stdin is not None and mind.stdout is not None
            mind.stdin.write(json.dumps({**question, "seconds": self.seconds}).encode() + b"\n")
            await mind.stdin.drain()
            told, far = 0.0, dict[str, int]()
            while line := await self.heard(mind.stdout):
                if line != STILL:
                    said = json.loads(line)
                    if "found" in said:
                        await self.tell(analysis_id, status=DONE, found=said["found"])
                        return
                    far = {"done": int(said["done"]), "total": int(said["total"])}
                if time.monotonic() - told > TELL_EVERY:
                    told = time.monotonic()
                    if not await self.tell(analysis_id, **far):
                        return
            raise RuntimeError("the process ended")
        finally:
            with suppress(ProcessLookupError):
                mind.kill()
            await mind.wait()

    async def heard(self, out: asyncio.StreamReader) -> bytes:
        """The next line; none at the end, and STILL if nothing is said for a while."""
        try:
            return await asyncio.wait_for(out.readline(), TELL_EVERY)
        except TimeoutError:
            return STILL


def check(depth: str, reel: Reel) -> None:
    """Only games that are over, and of a length that people play."""
    if depth not in DEPTHS:
        raise BadRequest(f"a game is analysed {', '.join(DEPTHS)}, not {depth[:40]!r}")
    if not reel.ended:
        raise Closed("a game can be analysed when it is over")
    if len(reel.steps) > MOST_STEPS:
        raise BadRequest(f"a game of more than {MOST_STEPS} decisions is too long to be analysed")


def question_of(reel: Reel, depth: str) -> dict[str, Any]:
    replay = reel.replay
    game, first = replay.game, replay.kept[0]
    position = game.voice.describe(first) if replay.placed else None
    return {
        "game": game.name,
        "options": game.options,
        "actions": replay.actions,
        "position": position,
        "depth": depth,
        "seed": SEED,
    }


def as_it_is(row: Row) -> Row:
    """One that nobody works on any more has failed."""
    lost = row["status"] in UNDER_WAY and row["updated"] < now() - LOST
    return {**row, "status": FAILED} if lost else row
