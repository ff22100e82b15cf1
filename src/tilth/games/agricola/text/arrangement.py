"""One tidy place for every animal of a farm (§11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tilth.games.agricola.rules.capacity import Places, alone
from tilth.games.agricola.rules.layout import FARM, GRAZED, STABLES
from tilth.games.agricola.rules.table import Table
from tilth.kernel.native import i64, vec


def arrangement(t: Table, s: int) -> list[dict[str, Any]]:
    """One tidy way to place the animals: kinds together, pastures first."""
    here = [int(n) for n in t.herd(s)]
    if not any(here):
        return []
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

    chosen = shared_out(places, [spots[i] for i in order], here) or [-1] * len(order)
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
    wild = int(places.wild)
    for k, name in enumerate(animals[1:], start=1):
        n = min(here[k], wild)
        if n:
            found.append({"place": "card", "kind": name, "count": n})
            here[k] -= n
            wild -= n
    pens = int(places.penned)
    for k, name in enumerate(animals):
        n = min(here[k], pens + (int(places.yards * places.more_sheep) if k == 0 else 0))
        pens = max(0, pens - n)
        if n:
            found.append({"place": "card", "kind": name, "count": n})
        if here[k] > n:
            found.append({"place": "house", "kind": name, "count": here[k] - n})
    return found


def shared_out(places: Places, spots: Sequence[vec[i64]], rest: Sequence[int]) -> list[int] | None:
    """The kind for each of these spots (-1: none) with which all others find a place too; None, if there is no way."""
    if placed(places, list(rest)):
        return [-1] * len(spots)
    for k in sorted(range(len(rest)), key=lambda k: -rest[k]) if spots else ():
        if rest[k] > 0:
            after = [*rest]
            after[k] -= int(spots[0][k])
            done = shared_out(places, spots[1:], after)
            if done is not None:
                return [k, *done]
    return None


def placed(places: Places, rest: list[int]) -> bool:
    """Do these animals fit into the single places?"""
    return any(
        alone(
            places.singles - k, places.wild, places.tame, vec[i64]([rest[0] - k * (1 + places.more_sheep), *rest[1:]])
        )
        for k in range(int(places.swaps) + 1)
    )


def sheltered(t: Table, s: int, placed_: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same by cells: those outside pastures go into the unfenced stables first, then into the house."""
    alone = t.grid(s).names(t.farms[s * FARM + STABLES] & ~t.farms[s * FARM + GRAZED])
    found = []
    for row in placed_:
        place, kind, n = row["place"], row["kind"], row["count"]
        if place == "stable" and alone:  # one that holds several
            found.append({"place": alone.pop(0), "kind": kind, "count": n})
            continue
        while place == "house" and alone and n:
            found.append({"place": alone.pop(0), "kind": kind, "count": 1})
            n -= 1
        found.append({"place": place, "kind": kind, "count": n})
    return [row for row in found if row["count"]]
