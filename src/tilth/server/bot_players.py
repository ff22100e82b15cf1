"""Bots at the table: asked in their own processes, no hastier than people, relieved by the next weaker if they fail."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from tilth import bots
from tilth.server.errors import NoTable
from tilth.server.live import Live
from tilth.server.metrics import RELIEVED
from tilth.server.processes import MindLost, Thinking
from tilth.server.seating import PACES
from tilth.server.store import Conflict

__all__ = ["Opponents"]

PAUSE, LONGEST_PAUSE = 0.5, 60.0  # seconds before a move that failed is tried again
GOING_ON = 0.4  # of its pause is enough for a bot that has just moved itself

RELIEVED_BY = "relieved-by"  # the notice that a weaker bot has moved; behind it which was to move, and which did

log = logging.getLogger(__name__)


class Opponents:
    """Plays the seats of bots as long as one of them must decide. `play` commits a bot's move."""

    def __init__(
        self, thinking: Thinking, play: Callable[[Live, int, list[int], str], Awaitable[None]], pause: float = 0.0
    ) -> None:
        self.thinking = thinking
        self.pause = pause  # seconds that a bot takes for a move at the least
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
        trouble = PAUSE
        last = None  # who moved before
        try:
            while (bot := live.bot) is not None:
                version, seat = live.version, live.decider
                assert seat is not None
                begun = time.monotonic()
                try:
                    actions, notice = await self.choose(live, seat, bot)
                    rest = self.pause_of(live, seat, seat == last) - (time.monotonic() - begun)
                    if rest > 0:
                        await self.wait(rest)
                    await self.play(live, version, actions, notice)
                    trouble, last = PAUSE, seat
                except NoTable:  # it was cleared away
                    return
                except Exception as error:
                    if isinstance(error, Conflict) and live.version != version:
                        continue  # somebody else has asked this bot, or played here
                    # Such as a database that is locked: the table waits, but not for ever.
                    log.exception("a bot's move failed", extra={"table": live.info.id})
                    await asyncio.sleep(trouble)
                    trouble = min(2 * trouble, LONGEST_PAUSE)
        finally:
            live.thinking = None

    async def wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def pause_of(self, live: Live, seat: int, again: bool) -> float:
        """What a move takes at this table; its thinking counts. `again`: the same bot has moved before."""
        return self.pause * PACES[live.info.seats[seat].pace] * (GOING_ON if again else 1.0)

    async def choose(self, live: Live, seat: int, bot: str) -> tuple[list[int], str]:
        """A bot's move; if none comes, that of the next weaker bot, at last any legal one. A notice says so, once."""
        legal = live.position.legal()
        by: str | None = bot
        while by is not None:
            actions, why = await self.ask(live, by)
            if actions and actions[0] in legal:
                break
            RELIEVED.labels(why).inc()
            log.warning(
                "a bot was relieved", extra={"table": live.info.id, "bot": by, "why": why, "by": bots.below(by) or ""}
            )
            by = bots.below(by)
        else:
            actions = [secrets.choice(legal)]
        told = any(notice.seat == seat and notice.what.startswith(RELIEVED_BY) for notice in live.notices)
        return actions, "" if told or by == bot else f"{RELIEVED_BY}:{bot}:{by or bots.LADDER[0]}"

    async def ask(self, live: Live, bot: str) -> tuple[list[int], str]:
        """What this bot would do; if nothing can be had from it, why."""
        request = {
            "game": live.info.game,
            "options": dict(live.info.options),
            "position": live.game.voice.describe(live.position),
            "bot": bot,
            "budget": bots.allowance(bot).seconds,
            "seed": secrets.randbits(60),
        }
        try:
            return await self.thinking.choose(request, live.info.host_id), "lost"
        except MindLost as error:
            return [], error.why
