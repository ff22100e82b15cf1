# compiled
"""Entries: which node reacts or which answer has a say, whose it is, and to whom an event must have happened.

An entry is one number. Tables of entries, one per event and one per question, are replaced and never changed; an entry
keeps its place while the game lasts.
"""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import append, i64, vec

GONE: Final[i64] = -1
MOST_ENTRIES: Final[i64] = 60  # remembered as bits of one register
SEATS: Final[i64] = 16
SCOPES: Final[i64] = 4


def packed(number: i64, owner: i64, scope: i64) -> i64:
    """The entry for the node or answer of this number."""
    return (number * SEATS + owner) * SCOPES + scope


def number_of(entry: i64) -> i64:
    return entry // (SEATS * SCOPES)


def owner_of(entry: i64) -> i64:
    return entry // SCOPES % SEATS


def scope_of(entry: i64) -> i64:
    return entry % SCOPES


def owned_by(entry: i64, seat: i64) -> bool:
    """Is it in play, and this seat's?"""
    return entry != GONE and owner_of(entry) == seat


def entered(table: vec[i64], entry: i64, reuse: bool) -> vec[i64]:
    """The table with one entry more, in a struck-out place if that may be."""
    out = table[:]
    n: i64 = len(out)
    i: i64 = 0
    while reuse and i < n:
        if out[i] == GONE:
            out[i] = entry
            return out
        i += 1
    if n >= MOST_ENTRIES:
        raise RuntimeError(f"more than {MOST_ENTRIES} cards in one table")
    return append(out, entry)


def struck(table: vec[i64], entry: i64) -> vec[i64]:
    """The table with one such entry struck out; the others keep their places."""
    out = table[:]
    n: i64 = len(out)
    i: i64 = 0
    while i < n:
        if out[i] == entry:
            out[i] = GONE
            return out
        i += 1
    return out
