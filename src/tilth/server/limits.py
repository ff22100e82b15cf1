"""How often somebody may ask: buckets of tokens that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from tilth.server.errors import TooMany

__all__ = ["LIMITS", "Limits"]


class Limit(NamedTuple):
    """So many at once, then so many per second."""

    burst: int
    rate: float


LIMITS = {
    "address": Limit(2000, 200.0),  # any request, by network address: many people may share one
    "ask": Limit(200, 50.0),  # requests that change something, by session
    "people": Limit(60, 0.2),  # new guests, by address
    "login": Limit(10, 0.1),  # passwords tried, by address
    "tables": Limit(30, 0.2),  # new tables, by person
    "studies": Limit(60, 1.0),  # lessons and the like begun, by person
    "leave": Limit(30, 0.1),  # seats handed over, taken again or given up, by person
    "analyse": Limit(10, 0.02),  # analyses begun, by person
    "hint": Limit(20, 0.5),  # hints asked for, by person
    "code": Limit(20, 0.2),  # invitation codes tried, by address
    "upload": Limit(20, 0.2),  # records brought, by address
    "replay": Limit(60, 1.0),  # finished games wound up to be shown, by address
}
MOST_BUCKETS = 100_000


class Limits:
    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # tokens left, and when

    def take(self, kind: str, who: str) -> None:
        """Take a token; TooMany if there is none."""
        if not self.on:
            return
        limit, now = LIMITS[kind], self.clock()
        left, at = self.buckets.pop((kind, who), (float(limit.burst), now))
        left = min(limit.burst, left + (now - at) * limit.rate)
        empty = left < 1
        self.buckets[kind, who] = (left if empty else left - 1, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if empty:
            raise TooMany((1 - left) / limit.rate)
