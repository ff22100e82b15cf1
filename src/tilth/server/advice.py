"""Help for whoever decides at a table: thought out in a process of its own, once for each decision."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any
from weakref import WeakValueDictionary

from tilth.learn import coach, hints
from tilth.learn.puzzle_words import Solution, solution
from tilth.learn.puzzles import Puzzle
from tilth.server.errors import NoAdvice, TooMany
from tilth.server.helping import check_help
from tilth.server.live import Live
from tilth.server.processes import Advising, MindLost

__all__ = ["HINTS", "MISTAKES", "Advice"]

HINTS, MISTAKES = "hints", "mistakes"
SECONDS = {HINTS: hints.BUDGET.seconds, MISTAKES: coach.BUDGET.seconds}

log = logging.getLogger(__name__)

Found = list[dict[str, Any]]


class Advice:
    """What is found stays with the table in memory until it moves on; the solution of a puzzle stays."""

    def __init__(self, advising: Advising, live: Callable[[str], Awaitable[Live]]) -> None:
        self.advising = advising
        self.live = live
        self.tasks: set[asyncio.Task[Found]] = set()
        self.lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by person
        self.solutions: dict[tuple[str, str, str], asyncio.Task[Found]] = {}  # by game, puzzle and language

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.advising.close()

    def begin(self, live: Live, seat: int, what: str) -> asyncio.Task[Found]:
        """Think about this decision, unless that has begun already."""
        key, kept = ("advice", seat, what), live.worked_out
        task: asyncio.Task[Found] | None = kept.get(key)
        if task is None or failed(task):
            task = kept[key] = self.follow(self.think(live, seat, what), f"{what} at {live.info.id}")
        return task

    def follow(self, work: Coroutine[Any, Any, Found], name: str) -> asyncio.Task[Found]:
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Found]) -> None:
        """Nobody may wait for it any more: then nobody needs to hear that it failed."""
        self.tasks.discard(task)
        why = None if task.cancelled() else task.exception()
        if why is not None and not isinstance(why, (MindLost, TooMany)):
            log.error("no advice came", exc_info=why)

    async def think(self, live: Live, seat: int, what: str) -> Found:
        """One question of a person after the other; what the table has left behind meanwhile is not asked any more."""
        person = str(live.info.seats[seat].person_id)
        line = self.lines.setdefault(person, asyncio.Lock())
        async with line:
            if live.worked_out.get(("advice", seat, what)) is not asyncio.current_task():
                raise MindLost("outdated")
            return await self.ask(live, person, what)

    async def ask(self, live: Live, person: str, what: str) -> Found:
        question = {
            "what": what,
            "game": live.info.game,
            "options": dict(live.info.options),
            "position": live.game.voice.describe(live.position),
            "budget": SECONDS[what],
            "seed": secrets.randbits(60),
        }
        return await self.advising.about(question, person)

    async def hints(self, table_id: str, seat: int | None) -> tuple[int, Found]:
        """The best moves of a seat that must decide, and the version they are for. Raises NoAdvice if none came in
        time, and TooMany if this person waits for others."""
        live = await self.live(table_id)
        version, at = live.version, check_help(live, seat)
        try:
            return version, await asyncio.shield(self.begin(live, at, HINTS))
        except MindLost:
            raise NoAdvice from None

    async def mistakes(self, table_id: str, seat: int | None) -> tuple[int, Found | None]:
        """What a seat with a coach is warned of, and the version that is for; None, if it cannot be found out now."""
        live = await self.live(table_id)
        version, at = live.version, check_help(live, seat, coach=True)
        try:
            return version, await asyncio.shield(self.begin(live, at, MISTAKES))
        except (MindLost, TooMany):
            return version, None

    async def known(self, table_id: str, seat: int) -> Found:
        """Begin to look for mistakes; those that have been found already."""
        live = await self.live(table_id)
        task = self.begin(live, check_help(live, seat, coach=True), MISTAKES)
        return task.result() if task.done() and not failed(task) else []

    def begin_solution(self, one: Puzzle, lang: str, person: str) -> asyncio.Task[Found]:
        """Put the solution of a puzzle into words, unless that was done before: then nobody waits for it later."""
        key = one.game, one.id, lang
        task = self.solutions.get(key)
        if task is None or failed(task):
            question = {"what": "solution", "game": one.game, "puzzle": one.id, "lang": lang}
            task = self.solutions[key] = self.follow(self.advising.about(question, person), f"solution of {one.id}")
        return task

    async def solution(self, one: Puzzle, lang: str, person: str) -> Solution:
        """The solution of a puzzle in words. If nobody thinks for others now, it is worked out here."""
        try:
            (found,) = await asyncio.shield(self.begin_solution(one, lang, person))
            return Solution(**found)
        except (MindLost, TooMany):
            return await asyncio.to_thread(solution, one, lang)


def failed(task: asyncio.Task[Found]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
