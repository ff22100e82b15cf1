# compiled
"""Where animals can stand (§11.7): each pasture takes one kind, other places take any.

A pasture is three numbers: how many sheep, boar or cattle it would hold. Besides there are places for any animal and
places for one kind only.
"""

from __future__ import annotations

from tilth.kernel.native import i64, vec

PACK: i64 = 64  # three numbers of animals in one


def packed(sheep: i64, boar: i64, cattle: i64) -> i64:
    return (sheep * PACK + boar) * PACK + cattle


def spread(pastures: vec[i64], i: i64, singles: i64, sheep: i64, boar: i64, cattle: i64) -> bool:
    """Do the pastures from the i-th on, and the single places, hold these? Each pasture is tried with each kind."""
    rest: i64 = 0
    if sheep > 0:
        rest += sheep
    if boar > 0:
        rest += boar
    if cattle > 0:
        rest += cattle
    if rest <= singles:
        return True
    if i == len(pastures):
        return False
    if sheep > 0 and spread(pastures, i + 3, singles, sheep - pastures[i], boar, cattle):
        return True
    if boar > 0 and spread(pastures, i + 3, singles, sheep, boar - pastures[i + 1], cattle):
        return True
    return cattle > 0 and spread(pastures, i + 3, singles, sheep, boar, cattle - pastures[i + 2])


def beaten(found: vec[i64], sheep: i64, boar: i64, cattle: i64) -> bool:
    i: i64 = 0
    n: i64 = len(found)
    while i < n:
        other = found[i]
        if other // (PACK * PACK) >= sheep and other // PACK % PACK >= boar and other % PACK >= cattle:
            return True
        i += 1
    return False
