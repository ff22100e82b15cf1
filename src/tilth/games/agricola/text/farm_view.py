"""A farmyard seen from outside: what fences enclose, and one tidy place for every animal."""

from __future__ import annotations

from typing import Any

from tilth.games.agricola.rules.capacity import Places
from tilth.games.agricola.rules.grid import Grid, cells_in, count
from tilth.games.agricola.rules.layout import FARM, GRAZED, ROOMS, STABLES
from tilth.games.agricola.rules.table import Table


def joined(grid: Grid, cells: int) -> list[int]:
    """The connected parts of a set of cells."""
    parts = []
    while cells:
        part = cells & -cells
        while (more := part | (int(grid.beside(part)) & cells)) != part:
            part = more
        parts.append(part)
        cells &= ~part
    return parts


def regions(grid: Grid, edges: int) -> list[int]:
    """The cells that fences enclose, part by part (§10.4)."""
    left, closed = int(grid.all), []
    while left:
        part = left & -left
        grown = True
        while grown:
            grown = False
            for cell in cells_in(part):
                for other in cells_in(grid.next[cell] & ~part):
                    if not edges & grid.around[cell] & grid.around[other]:
                        part |= 2 ** int(other)
                        grown = True
        if not grid.border(part) & ~edges:
            closed.append(part)
        left &= ~part
    return closed


def crowded(t: Table, s: int) -> bool:
    """Does a cell hold two things that exclude each other (§6.1)?"""
    f, n = s * FARM, len(t.game.covers)
    things = [t.farms[f + ROOMS], t.fields(s), *t.covered[s * n : (s + 1) * n]]
    apart = sum(int(count(cells)) for cells in things) == count(t.barred(s))
    return not apart or bool(t.barred(s) & (t.farms[f + STABLES] | t.farms[f + GRAZED]))


def arrangement(t: Table, s: int) -> list[dict[str, Any]]:
    """One tidy way to place the animals: kinds together, pastures first."""
    here = [int(n) for n in t.herd(s)]
    animals = [t.game.goods[good] for good in t.game.animals]
    places = t.places(s)
    pastures = [t.grid(s).shape_word(cells) for cells in t.pastures[s]]
    kinds = int(places.kinds)
    spots = [places.caps[at : at + kinds] for at in range(0, len(places.caps), kinds)]
    names = [pastures[i] if i < len(pastures) and not places.mixed else "stable" for i in range(len(spots))]
    order = sorted(range(len(spots)), key=lambda i: -max(int(n) for n in spots[i]))
    found: list[dict[str, Any]] = []
    for k, name in enumerate(animals):
        own = min(here[k], int(places.own[k]))
        if own:
            found.append({"place": "card", "kind": name, "count": own})
            here[k] -= own

    def fits(at: int, rest: list[int], chosen: list[int]) -> list[int] | None:
        if placed(places, rest):
            return chosen + [-1] * (len(order) - at)
        if at == len(order):
            return None
        for k in sorted(range(kinds), key=lambda k: -rest[k]):
            if rest[k] > 0:
                after = rest[:]
                after[k] -= int(spots[order[at]][k])
                done = fits(at + 1, after, [*chosen, k])
                if done is not None:
                    return done
        return None

    chosen = fits(0, here, []) or [-1] * len(order)
    for at, k in enumerate(chosen):
        if k >= 0:
            n = min(here[k], int(spots[order[at]][k]))
            here[k] -= n
            found.append({"place": names[order[at]], "kind": animals[k], "count": n})
    if pastures and not places.mixed:  # what would stand alone in the house moves into an empty pasture
        used = {row["place"] for row in found}
        for i, pasture in enumerate(pastures):
            k = max(range(kinds), key=lambda k: here[k])
            if pasture not in used and here[k]:
                n = min(here[k], int(spots[i][k]))
                here[k] -= n
                found.append({"place": pasture, "kind": animals[k], "count": n})
    pens = int(places.penned)
    for k, name in enumerate(animals):
        n = min(here[k], pens + (int(places.yards * places.more_sheep) if k == 0 else 0))
        pens = max(0, pens - n)
        if n:
            found.append({"place": "card", "kind": name, "count": n})
        if here[k] > n:
            found.append({"place": "house", "kind": name, "count": here[k] - n})
    return found


def placed(places: Places, rest: list[int]) -> bool:
    """Do these animals fit into the single places?"""
    others = sum(max(0, n) for n in rest[1:])
    return any(
        max(0, rest[0] - k * (1 + int(places.more_sheep))) + others <= places.singles - k
        for k in range(int(places.swaps) + 1)
    )
