"""What somebody has seen of the tidings of their tables: remembered by the browser, so that no table has to.

>>> remembered(remembered("", "abc", 0, 7), "abc", 0, 9)
'abc_0_9'
>>> last_seen("abc_0_9.xyz_1_4", "xyz", 1)
4
"""

from __future__ import annotations

import re

__all__ = ["COOKIE", "last_seen", "remembered"]

COOKIE = "seen"
MOST_TABLES = 12
ENTRY = re.compile(r"([A-Za-z0-9_-]{1,40})_([0-9]{1,2})_([0-9]{1,9})")


def entries(cookie: str) -> dict[tuple[str, int], int]:
    """By table and seat, the row of the journal up to which all was seen. Whatever cannot be read was not seen."""
    found = [ENTRY.fullmatch(part) for part in cookie.split(".")[:MOST_TABLES]]
    return {(entry[1], int(entry[2])): int(entry[3]) for entry in found if entry}


def last_seen(cookie: str, table: str, seat: int) -> int:
    return entries(cookie).get((table, seat), 0)


def remembered(cookie: str, table: str, seat: int, n: int) -> str:
    """The cookie with what was seen just now; tables looked at long ago are forgotten."""
    known = {key: value for key, value in entries(cookie).items() if key != (table, seat)}
    latest = [((table, seat), n), *known.items()][:MOST_TABLES]
    return ".".join(f"{name}_{k}_{row}" for (name, k), row in latest)
