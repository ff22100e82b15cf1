"""What belongs to a seat, read from the plain data of a view, and the same in sentences: drawings go by it (§6).

>>> farm = Farm({"house": "clay", "rooms": ["1,0"], "fields": ["0,2:grain3"], "pastures": ["0,3+0,4"]})
>>> farm.fields[(0, 2)], farm.pastures[0], len(farm.cells)
(('grain', 3), [(0, 3), (0, 4)], 15)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tilth.games.agricola.rules.grid import BOARD, CELL_WORD, Cell, Edge, cell_word, read_cell, read_cells, read_edge
from tilth.games.agricola.text.cell_words import cells_seen
from tilth.games.agricola.text.fact_texts import spelled
from tilth.games.agricola.text.table_words import field_parts

__all__ = ["HOUSE", "Cell", "Edge", "Farm", "Say", "amount", "cell_words", "on_farm", "told"]

Say = Callable[..., str]

HOUSE = "house"


class Farm:
    """A farmyard by its cells. `animals`: the key that says where they stand."""

    def __init__(self, data: Mapping[str, Any], animals: str = "arrangement") -> None:
        self.cells = [read_cell(word) for word in data.get("cells", BOARD.words)]
        rows, columns = {row for row, _ in self.cells}, {column for _, column in self.cells}
        self.rows = range(min(rows), max(rows) + 1)
        self.columns = range(min(columns), max(columns) + 1)
        self.corner = self.rows.start, self.columns.start
        self.house = str(data.get("house", "wood"))
        self.rooms = cells_named(data.get("rooms", ()))
        fields = [field_parts(word) for word in data.get("fields", ())]
        self.fields = {read_cell(place): (crop, n) for place, crop, n in fields if CELL_WORD.fullmatch(place)}
        sown = [field_parts(word) for word in data.get("unplowed", ())]
        self.wild = {read_cell(place): (crop, n) for place, crop, n in sown}  # crops that stand on no field
        self.stables = set(cells_named(data.get("stables", ())))
        self.pastures = [sorted(read_cells(word)) for word in data.get("pastures", ())]
        self.fenced = {cell for pasture in self.pastures for cell in pasture}
        self.fences = {read_edge(word) for word in data.get("fence_edges", ())}
        self.unused = [read_cell(word) for word in data.get("unused_cells", ())]
        self.closed = set(cells_named(data.get("closed_cells", ())))
        self.marks = {read_cell(word): dict(things) for word, things in data.get("marks", {}).items()}
        self.covers = {read_cell(word): tuple(things) for word, things in data.get("covers", {}).items()}
        indoors: Mapping[str, int] = data.get("indoors", {})
        self.home, self.children = int(indoors.get("adult", 0)), int(indoors.get("child", 0))
        self.kept = [(str(one["place"]), str(one["kind"]), int(one["count"])) for one in data.get(animals, ())]

    def pasture_of(self, word: str) -> list[Cell]:
        """The cells of a place, if it is a pasture or a stable."""
        return sorted(read_cells(word)) if on_farm(word) else []


def cells_named(words: Sequence[str]) -> list[Cell]:
    return sorted(read_cell(word) for word in words)


def on_farm(place: str) -> bool:
    """Is it a place on the ground, and neither the house nor a card?"""
    return CELL_WORD.match(place) is not None


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
    found += [place_words(farm, cell_word(cell), amount(good, n, say), say) for cell, (good, n) in farm.wild.items()]
    found.append(say("page-pastures", n=len(farm.pastures)))
    found.append(say("page-stables", n=len(farm.stables)))
    found += [place_words(farm, place, amount(kind, n, say), say) for place, kind, n in farm.kept]
    lying = Counter(things[0] for things in farm.covers.values())
    found += [amount(thing, n, say) for thing, n in lying.items()]
    found.append(say("page-unused", n=len(farm.unused)))
    return [f"{part}." for part in found]


def place_words(farm: Farm, place: str, what: str, say: Say) -> str:
    if place == HOUSE:
        return say("page-in-house", what=what)
    if not on_farm(place):
        return say("page-on-card", what=what)
    return say("page-in-place", what=what, cell=spelled(cells_seen(place.partition("+")[0], farm.corner, say)))


def cell_words(farm: Farm, cell: Cell, say: Say) -> str:
    """What a cell holds."""
    where = spelled(cells_seen(cell_word(cell), farm.corner, say))
    if cell in farm.rooms:
        return f"{where}: {say(f'page-room-{farm.house}')}"
    if cell in farm.fields:
        good, n = farm.fields[cell]
        return f"{where}: {say('page-field-with', what=amount(good, n, say)) if good else say('page-field-empty')}"
    parts = [amount(thing, 1, say) for thing in farm.covers.get(cell, ())]
    parts += [amount(*farm.wild[cell], say)] if cell in farm.wild else []
    parts += [amount(thing, n, say) for thing, n in farm.marks.get(cell, {}).items()]
    parts += [say("page-stable")] if cell in farm.stables else []
    if cell in farm.fenced:
        parts.append(say("page-pasture"))
        parts += [amount(kind, n, say) for place, kind, n in farm.kept if cell in farm.pasture_of(place)]
    return f"{where}: {', '.join(parts) or say('page-cell-empty')}"
