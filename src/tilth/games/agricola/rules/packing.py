# compiled
"""Where animals can stand (§11.7): each pasture takes one kind, other places take any.

A herd is one number for each kind of animal, in the order of the rules. A pasture says for each kind how many it would
hold. Besides there are places for any animal and places for one kind only.
"""

from __future__ import annotations

from tilth.kernel.native import i64, vec


def spread(pastures: vec[i64], i: i64, singles: i64, herd: vec[i64]) -> bool:
    """Do the pastures from the i-th on, and the single places, hold these? Each pasture is tried with each kind; the
    herd is left as it was."""
    kinds: i64 = len(herd)
    rest: i64 = 0
    k: i64 = 0
    while k < kinds:
        if herd[k] > 0:
            rest += herd[k]
        k += 1
    if rest <= singles:
        return True
    if i == len(pastures):
        return False
    k = 0
    while k < kinds:
        n = herd[k]
        if n > 0:
            herd[k] = n - pastures[i + k]
            held = spread(pastures, i + kinds, singles, herd)
            herd[k] = n
            if held:
                return True
        k += 1
    return False


def beaten(found: list[vec[i64]], herd: vec[i64]) -> bool:
    """Does one of the herds found have at least as many of each kind?"""
    for other in found:
        k: i64 = 0
        while k < len(herd) and other[k] >= herd[k]:
            k += 1
        if k == len(herd):
            return True
    return False
