"""What time it is, and how long something lasts, as people say it."""

from __future__ import annotations

import time

from tilth.server.seating import MINUTE
from tilth.text import Words

__all__ = ["ago", "now", "span"]

HOUR, DAY = 60, 24 * 60  # minutes


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def span(minutes: int, w: Words) -> str:
    """In minutes, hours or days, whichever is rough enough."""
    if minutes < 2 * HOUR and minutes % HOUR:
        return w.say("web-span-minutes", n=minutes)
    if minutes < 2 * DAY and minutes != DAY:
        return w.say("web-span-hours", n=max(1, minutes // HOUR))
    return w.say("web-span-days", n=minutes // DAY)


def ago(since: int, at: int, w: Words) -> str:
    """How long something has lasted; nothing, if it has just begun."""
    minutes = (at - since) // MINUTE
    return span(minutes, w) if minutes >= 1 else ""
