"""Bots think in processes of their own, for a limited time: whatever happens to them, the server goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from tilth.server.metrics import BOT_SECONDS

__all__ = ["MindLost", "Thinking"]

COMMAND = (sys.executable, "-m", "tilth.server.mind")
STARTING = 30.0  # seconds a mind may take to wake up
LONGEST_ANSWER = 1 << 20

log = logging.getLogger(__name__)


class MindLost(Exception):
    """No move came: `why` is slow or crashed."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Thinking:
    """A few minds, woken when they are first needed. A mind that is slow or broken is replaced."""

    def __init__(self, minds: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self.seconds = seconds
        self.command = command
        self.free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self.awake: set[asyncio.subprocess.Process] = set()
        for _ in range(minds):
            self.free.put_nowait(None)

    async def close(self) -> None:
        for mind in list(self.awake):
            await self.end(mind)

    async def choose(self, request: dict[str, Any]) -> list[int]:
        """The actions of one move. Raises MindLost."""
        mind = await self.free.get()
        try:
            if mind is None or mind.returncode is not None:
                mind = await self.begin()
                await asyncio.wait_for(hear(mind), STARTING)
            started = time.perf_counter()
            answer = await asyncio.wait_for(ask(mind, request), self.seconds)
            BOT_SECONDS.labels(request["bot"]).observe(time.perf_counter() - started)
            return answer
        except TimeoutError:
            if mind is not None:
                await self.end(mind)
            raise MindLost("slow") from None
        except (OSError, ValueError, KeyError, TypeError) as error:
            log.warning("a bot crashed", extra={"bot": request["bot"], "error": repr(error)})
            if mind is not None:
                await self.end(mind)
            raise MindLost("crashed") from None
        except asyncio.CancelledError:
            if mind is not None:  # its answer would be taken for the next one's
                await self.end(mind)
            raise
        finally:
            self.free.put_nowait(mind if mind is not None and mind.returncode is None else None)

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


async def ask(mind: asyncio.subprocess.Process, request: dict[str, Any]) -> list[int]:
    assert mind.stdin is not None
    mind.stdin.write(json.dumps(request).encode() + b"\n")
    await mind.stdin.drain()
    answer = await hear(mind)
    return [int(action) for action in answer["actions"]]


async def hear(mind: asyncio.subprocess.Process) -> dict[str, Any]:
    assert mind.stdout is not None
    line = await mind.stdout.readline()
    if not line:
        raise ValueError("the process ended")
    answer: dict[str, Any] = json.loads(line)
    return answer
