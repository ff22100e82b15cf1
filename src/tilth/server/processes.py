"""Work that may take long or go wrong is done in processes of its own, for a limited time: the server goes on."""

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

from tilth import engine
from tilth.server.errors import BadRequest
from tilth.server.metrics import BOT_SECONDS
from tilth.server.queueing import Turns

__all__ = ["Advising", "MindLost", "Minds", "Played", "Reading", "Thinking"]

COMMAND = (sys.executable, "-m", "tilth.server.bot_worker")
READER = (sys.executable, "-m", "tilth.server.record_worker")
ADVISER = (sys.executable, "-m", "tilth.server.help_worker")
ADVICE_SECONDS = 60.0  # until somebody who wants help is told that none comes
ADVICE_WAITING = 2  # questions of one person
READ_SECONDS = 20.0  # for one record; a long game takes two
READ_WAITING = 3  # records of one address
STARTING = 30.0  # seconds a mind may take to wake up
LONGEST_ANSWER = 1 << 20
PATIENCE = 3.0 if engine() == "compiled" else 30.0  # times its budget, until a bot is stopped
LEAST = 1.0  # seconds that it has in any case

log = logging.getLogger(__name__)


class MindLost(Exception):
    """No answer came: `why` is slow or crashed."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Minds:
    """A few processes, woken when they are first needed. One that is slow or broken is replaced.

    People take turns; `most` says how many questions of one person may wait.
    """

    def __init__(self, minds: int, seconds: float, command: Sequence[str] = COMMAND, most: int | None = None) -> None:
        self.seconds = seconds
        self.command = command
        self.turns = Turns(minds, most)
        self.idle: list[asyncio.subprocess.Process] = []
        self.awake: set[asyncio.subprocess.Process] = set()

    async def close(self) -> None:
        for mind in list(self.awake):
            await self.end(mind)

    async def ask(self, question: dict[str, Any], who: str = "") -> dict[str, Any]:
        """The answer to one question of this person. Raises MindLost, and TooMany if too many wait."""
        async with self.turns.turn(who):
            mind = self.rested()
            try:
                if mind is None:
                    mind = await self.begin()
                    await asyncio.wait_for(hear(mind), STARTING)
                answer = await self.answer(mind, question)
            except BaseException as error:  # whatever it would still say must not be taken for the next one's answer
                if mind is not None:
                    await self.end(mind)
                if isinstance(error, TimeoutError):
                    raise MindLost("slow") from None
                if isinstance(error, (OSError, ValueError)):
                    log.warning("a mind crashed", extra={"error": repr(error)})
                    raise MindLost("crashed") from None
                raise
            self.idle.append(mind)
            return answer

    def rested(self) -> asyncio.subprocess.Process | None:
        """A mind that is awake and has nothing to do."""
        while self.idle:
            mind = self.idle.pop()
            if mind.returncode is None:
                return mind
            self.awake.discard(mind)
        return None

    async def answer(self, mind: asyncio.subprocess.Process, question: dict[str, Any]) -> dict[str, Any]:
        """What it says in time."""
        return await asyncio.wait_for(told(mind, question, self.seconds), self.seconds)

    async def begin(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        mind = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=LONGEST_ANSWER)
        self.awake.add(mind)
        return mind

    async def end(self, mind: asyncio.subprocess.Process) -> None:
        self.awake.discard(mind)
        with suppress(ProcessLookupError):
            mind.kill()
        await mind.wait()


class Thinking(Minds):
    """Minds in which bots think: each as long as its budget says, and not much longer."""

    async def choose(self, request: dict[str, Any], who: str = "") -> list[int]:
        """The actions of one move, at a table of this person. Raises MindLost."""
        try:
            return [int(action) for action in (await self.ask(request, who))["actions"]]
        except (ValueError, KeyError, TypeError):
            raise MindLost("crashed") from None

    async def answer(self, mind: asyncio.subprocess.Process, question: dict[str, Any]) -> dict[str, Any]:
        started = time.perf_counter()
        budget = question.get("budget")
        seconds = self.seconds if budget is None else max(LEAST, PATIENCE * budget)
        answer = await asyncio.wait_for(told(mind, question, self.seconds + seconds), self.seconds)
        if answer.get("begun"):  # the game is set up, and the time runs
            answer = await asyncio.wait_for(hear(mind), seconds)
        BOT_SECONDS.labels(question["bot"]).observe(time.perf_counter() - started)
        return answer


@dataclass(frozen=True)
class Played:
    """A record that was read and played: its game, its actions, and the frames in which somebody had a choice.

    `around` is what happened around the game: how many actions came before, the seat, and what.
    """

    game: str
    options: dict[str, Any]
    actions: list[int]
    decisions: list[int]
    around: list[tuple[int, int, str]]
    names: dict[str, str]


class Reading(Minds):
    """A mind that reads what people bring, whatever it is."""

    def __init__(self, seconds: float = READ_SECONDS, command: Sequence[str] = READER) -> None:
        super().__init__(1, seconds, command, READ_WAITING)

    async def read(self, text: str, who: str = "") -> Played:
        """Raises BadRequest with what is wrong with the record; RuntimeError, if the rules failed at it."""
        try:
            answer = await self.ask({"text": text}, who)
        except MindLost as lost:
            needs = "time" if lost.why == "slow" else "memory"
            raise BadRequest(f"this record needs too much {needs} to be read; no game that people play does") from None
        if "fault" in answer:
            raise RuntimeError(f"a record was not read: {answer['fault']}")
        if "error" in answer:
            raise BadRequest(answer["error"])
        return Played(**answer)


class Advising(Minds):
    """A mind that thinks for people, apart from those of the bots: whoever wants help keeps no table waiting."""

    def __init__(self, seconds: float = ADVICE_SECONDS, command: Sequence[str] = ADVISER) -> None:
        super().__init__(1, seconds, command, ADVICE_WAITING)

    async def about(self, question: dict[str, Any], who: str) -> list[dict[str, Any]]:
        """Hints or mistakes, as the question asks. Raises MindLost, and TooMany if this person has asked for much."""
        answer = await self.ask(question, who)
        found = answer.get(question["what"])
        if not isinstance(found, list):
            raise MindLost("crashed")
        return found


async def told(mind: asyncio.subprocess.Process, question: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Ask, and hear what is said first. It ends itself soon after that time, should nobody be left to end it."""
    assert mind.stdin is not None
    mind.stdin.write(json.dumps({**question, "seconds": seconds}).encode() + b"\n")
    await mind.stdin.drain()
    return await hear(mind)


async def hear(mind: asyncio.subprocess.Process) -> dict[str, Any]:
    assert mind.stdout is not None
    line = await mind.stdout.readline()
    answer = json.loads(line) if line else None
    if not isinstance(answer, dict):
        raise ValueError("the process ended" if not line else "no answer")
    return answer
