"""What belongs to a seat, read from the plain data of a view.

>>> farm = Farm({"fields": "2e 5b2", "sheep": "4:2 S:1", "buildings": "1/0/2/0/0", "boulders": {}, "jewels": 3})
>>> [(field.row, field.good, field.units) for field in farm.fields], farm.sheep["4"], farm.buildings["cooling_house"]
([(2, '', 0), (5, 'barley', 2)], 2, 2)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tilth.games.hallertau.rules.goods import BUILDINGS, GOODS, LAST
from tilth.games.hallertau.text.positions import LETTERS, PLACES

__all__ = ["CONTENTS", "PLACES", "ROWS", "STABLE", "Farm", "Field", "rows_of", "symbols"]

CONTENTS = dict(zip(LETTERS, ("", *GOODS), strict=True))
STABLE = PLACES[-1]
ROWS = (5, 4, 3, 2)


@dataclass(frozen=True)
class Field:
    word: str  # as moves name it
    row: int
    good: str
    units: int
    harvested: bool
    double: bool  # it will be harvested twice


class Farm:
    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.goods = {good: int(data.get(good, 0)) for good in GOODS}
        self.jewels = int(data.get("jewels", 0))
        self.tools = int(data.get("tools", 0))
        self.exhausted = int(data.get("exhausted", 0))
        self.workers = int(data.get("pool", 0))
        self.fields = [read_field(word) for word in str(data.get("fields", "")).split()]
        self.sheep = dict.fromkeys(PLACES, 0)
        for part in str(data.get("sheep", "")).split():
            place, _, n = part.partition(":")
            self.sheep[place] = int(n)
        positions = str(data.get("buildings", "0/0/0/0/0")).split("/")
        self.buildings = {name: int(p) for name, p in zip(BUILDINGS, positions)}
        self.boulders = {name: boulders(data.get("boulders", {}).get(name, [])) for name in BUILDINGS}
        self.center = int(data.get("cc", min(self.buildings.values())))
        self.window = int(data.get("window", 6))
        self.cards = [str(n) for n in data.get("stable_cards", [])]
        self.score: Mapping[str, int] = data.get("score") or {}

    @property
    def flock(self) -> int:
        return sum(self.sheep.values())


def read_field(word: str) -> Field:
    named = word.rstrip("*")
    row, letter, units = named[0], named[1], named.rstrip("'")[2:]
    good = CONTENTS[letter]
    return Field(named, int(row), good, int(units or 1) if good else 0, named.endswith("'"), named != word)


def boulders(places: Any) -> list[int]:
    """Positions of the boulders of a row, near one first; those that are off lie beyond the last one."""
    listed = [places] if isinstance(places, (str, int)) else list(places)
    return [LAST + 1 if place == "off" else int(place) for place in listed]


def rows_of(workers: Any) -> list[int]:
    """The rows of an action space, lowest first, from text like `1+2`."""
    return [int(n) for n in str(workers).split("+")] if workers else []


def symbols(position: int, center: int, first: int = 7) -> list[int]:
    """The spaces whose victory points a building has freed and the community center has not covered (§8.7). `first` is
    the first position to which a step frees any."""
    return [space for space in range(first - 1, LAST) if center <= space < position]
