"""A line in front of a few places: people take turns, and who asks for much stands in nobody's way."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tilth.server.errors import TooMany

__all__ = ["Turns"]

SOON = 5.0  # seconds after which somebody turned away may try again


class Turns:
    """So many places, of which nobody holds all if there are several. `most`: how many of one person may wait."""

    def __init__(self, places: int, most: int | None = None) -> None:
        self.free = places
        self.each = max(1, places - 1)
        self.most = most
        self.held: Counter[str] = Counter()
        self.line: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # whose turn is next stands first

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a place. Raises TooMany if this person waits for many already."""
        await self.wait(who)
        try:
            yield
        finally:
            self.leave(who)

    async def wait(self, who: str) -> None:
        waiting = self.line.setdefault(who, deque())
        if self.most is not None and sum(not place.done() for place in waiting) >= self.most:
            raise TooMany(SOON)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append(place)
        self.call()
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():
                self.leave(who)
            raise

    def leave(self, who: str) -> None:
        self.held[who] -= 1
        if not self.held[who]:
            del self.held[who]
        self.free += 1
        self.call()

    def call(self) -> None:
        """Give free places to those who are next; who has got one stands at the end of the line."""
        while self.free:
            who = next((who for who in self.line if self.held[who] < self.each), None)
            if who is None:
                return
            waiting = self.line[who]
            place = waiting.popleft()
            if waiting:
                self.line.move_to_end(who)
            else:
                del self.line[who]
            if not place.done():  # who has gone is passed over
                self.free -= 1
                self.held[who] += 1
                place.set_result(None)
