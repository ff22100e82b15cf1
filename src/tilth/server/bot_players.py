"""Bots at the table: asked in their own processes, relieved by a simpler one if they fail."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from tilth.server.errors import NoTable
from tilth.server.live import Live
from tilth.server.metrics import RELIEVED
from tilth.server.processes import MindLost, Thinking
from tilth.server.store import Conflict

__all__ = ["Opponents"]

PAUSE, LONGEST_PAUSE = 0.5, 60.0  # seconds before a move that failed is tried again

log = logging.getLogger(__name__)


class Opponents:
    """Plays the seats of bots as long as one of them must decide. `play` commits a bot's move."""

    def __init__(self, thinking: Thinking, play: Callable[[Live, int, list[int], str], Awaitable[None]]) -> None:
        self.thinking = thinking
        self.play = play
        self.tasks: set[asyncio.Task[None]] = set()

    def nudge(self, live: Live) -> None:
        """See to it that a bot that must decide does so."""
        if live.bot is None or live.thinking is not None:
            return
        task = asyncio.create_task(self.think(live), name=f"bots of {live.info.id}")
        live.thinking = task
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinking.close()

    async def think(self, live: Live) -> None:
        pause = PAUSE
        try:
            while (bot := live.bot) is not None:
                version = live.version
                try:
                    actions, notice = await self.choose(live, bot)
                    await self.play(live, version, actions, notice)
                    pause = PAUSE
                except NoTable:  # it was cleared away
                    return
                except Exception as error:
                    if isinstance(error, Conflict) and live.version != version:
                        continue  # somebody else has asked this bot, or played here
                    # Such as a database that is locked: the table waits, but not for ever.
                    log.exception("a bot's move failed", extra={"table": live.info.id})
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            live.thinking = None

    async def choose(self, live: Live, bot: str) -> tuple[list[int], str]:
        """A bot's move; if none comes, any legal one, and a notice that says so."""
        voice = live.game.voice
        request = {
            "game": live.info.game,
            "options": dict(live.info.options),
            "position": voice.describe(live.position),
            "bot": bot,
            "seed": secrets.randbits(60),
        }
        legal = live.position.legal()
        try:
            actions = await self.thinking.choose(request, live.info.host_id)
            if actions and actions[0] in legal:
                return actions, ""
            why = "lost"
        except MindLost as error:
            why = error.why
        RELIEVED.labels(why).inc()
        log.warning("a bot was relieved", extra={"table": live.info.id, "bot": bot, "why": why})
        return [secrets.choice(legal)], "relieved"
