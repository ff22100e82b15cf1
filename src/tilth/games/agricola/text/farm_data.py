"""A farm as plain data tells it, and the same in sentences: what drawings and terminals go by (§6).

>>> farm = Farm({"house": "clay", "rooms": ["1,0"], "fields": ["0,2:grain3"], "pastures": ["0,3+0,4"], "stables": []})
>>> farm.fields[(0, 2)], len(farm.fences), sorted(farm.fences)[0]
(('grain', 3), 6, ('H', 0, 3))
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

__all__ = [
    "CELLS", "COLUMNS", "FIELD", "HOUSE", "ROWS", "Cell", "Edge", "Farm", "Say", "amount", "border", "cell_of",
    "cell_words", "cells_of", "edges", "told", "word_of",
]  # fmt: skip

Cell = tuple[int, int]
Edge = tuple[str, int, int]  # H above a cell, V left of it (§0.5)
Say = Callable[..., str]

ROWS, COLUMNS = 3, 5
CELLS = [(r, c) for r in range(ROWS) for c in range(COLUMNS)]
HOUSE = "house"
FIELD = re.compile(r"(\d,\d)(?::([a-z]+)(\d+))?")


def cell_of(word: str) -> Cell:
    r, _, c = word.partition(",")
    return int(r), int(c)


def word_of(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def cells_of(word: str) -> list[Cell]:
    """The cells of a pasture, from text like `0,3+0,4`."""
    return [cell_of(part) for part in word.split("+")]


def edges(cell: Cell) -> set[Edge]:
    r, c = cell
    return {("H", r, c), ("H", r + 1, c), ("V", r, c), ("V", r, c + 1)}


def border(cells: Sequence[Cell]) -> set[Edge]:
    """The edges around some cells: those that belong to one of them only."""
    found: set[Edge] = set()
    for cell in cells:
        found ^= edges(cell)
    return found


class Farm:
    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.house = str(data.get("house", "wood"))
        self.rooms = sorted(cell_of(word) for word in data.get("rooms", ()))
        self.fields: dict[Cell, tuple[str, int]] = {}
        for word in data.get("fields", ()):
            found = FIELD.fullmatch(word)
            if found:  # else a place to sow on a card
                self.fields[cell_of(found[1])] = (found[2] or "", int(found[3] or 0))
        self.stables = {cell_of(word) for word in data.get("stables", ())}
        self.pastures = [sorted(cells_of(word)) for word in data.get("pastures", ())]
        self.fenced = {cell for pasture in self.pastures for cell in pasture}
        self.fences: set[Edge] = set().union(*(border(pasture) for pasture in self.pastures))
        self.unused = [cell_of(word) for word in data.get("unused_cells", ())]
        self.people = int(data.get("people", 0))
        self.home = int(data.get("home", self.people))
        # Children are at home when everybody is: until then they stand beside their parents (§8.4).
        self.children = int(data.get("children", 0)) if self.home >= self.people else 0
        self.kept = [
            (str(one["place"]), str(one["kind"]), int(one["count"]))
            for one in data.get("arrangement", ())
            if one["count"]
        ]

    def pasture_of(self, word: str) -> list[Cell]:
        """The cells of a place, if it is a pasture."""
        return [] if word == HOUSE or not word[:1].isdigit() else sorted(cells_of(word))


def amount(good: str, n: int, say: Say) -> str:
    """So many of something."""
    return say(f"thing-{good}", n=n, count=n, case="nom")


def told(farm: Farm, say: Say) -> list[str]:
    """The farm in sentences."""
    found = [say(f"page-rooms-{farm.house}", n=len(farm.rooms))]
    crops: dict[str, int] = {}
    for good, n in farm.fields.values():
        crops[good] = crops.get(good, 0) + n
    found.append(say("page-fields", n=len(farm.fields)))
    found += [say("page-on-fields", what=amount(good, n, say)) for good, n in crops.items() if good]
    found.append(say("page-pastures", n=len(farm.pastures)))
    found.append(say("page-stables", n=len(farm.stables)))
    found += [place_words(place, amount(kind, n, say), say) for place, kind, n in farm.kept]
    found.append(say("page-unused", n=len(farm.unused)))
    return [f"{part}." for part in found]


def place_words(place: str, what: str, say: Say) -> str:
    if place == HOUSE:
        return say("page-in-house", what=what)
    if not place[:1].isdigit():
        return say("page-on-card", what=what)
    return say("page-in-place", what=what, cell=place.partition("+")[0])


def cell_words(farm: Farm, cell: Cell, say: Say) -> str:
    """What a cell holds."""
    where = say("page-cell", cell=word_of(cell))
    if cell in farm.rooms:
        return f"{where}: {say(f'page-room-{farm.house}')}"
    if cell in farm.fields:
        good, n = farm.fields[cell]
        return f"{where}: {say('page-field-with', what=amount(good, n, say)) if good else say('page-field-empty')}"
    parts = [say("page-stable")] if cell in farm.stables else []
    if cell in farm.fenced:
        parts.append(say("page-pasture"))
        parts += [amount(kind, n, say) for place, kind, n in farm.kept if cell in farm.pasture_of(place)]
    return f"{where}: {', '.join(parts) or say('page-cell-empty')}"
