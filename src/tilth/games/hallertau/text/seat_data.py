"""What belongs to a seat, read from the plain data of a view: drawings go by it.

>>> field = {"word": "5b2", "row": 5, "good": "barley", "units": 2, "harvested": False, "double": False}
>>> farm = Farm({"rye": 3, "land": [field], "flocks": {"4": 2}, "sheep_total": 2})
>>> farm.goods["rye"], farm.fields[0].good, farm.sheep["4"], farm.flock
(3, 'barley', 2, 2)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tilth.games.hallertau.rules.goods import GOODS
from tilth.games.hallertau.text.table_words import PLACES

__all__ = ["PLACES", "ROWS", "STABLE", "Farm", "Field", "House"]

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


@dataclass(frozen=True)
class House:
    """A production building in its row."""

    at: int
    boulders: list[Mapping[str, int]]  # where each lies, and its number in moves
    symbol_points: int


class Farm:
    def __init__(self, data: Mapping[str, Any]) -> None:
        self.goods = {good: int(data.get(good, 0)) for good in GOODS}
        self.jewels = int(data.get("jewels", 0))
        self.tools = int(data.get("tools", 0))
        self.exhausted = int(data.get("exhausted", 0))
        self.workers = int(data.get("pool", 0))
        self.fields = [Field(**field) for field in data.get("land", ())]
        self.sheep: Mapping[str, int] = data.get("flocks", {})
        self.flock = int(data.get("sheep_total", 0))
        self.houses = {name: House(**house) for name, house in data.get("houses", {}).items()}
        self.center = int(data.get("cc", 0))
        self.window = int(data.get("window", 0))
        self.cards = [str(n) for n in data.get("stable_cards", ())]
        self.score: Mapping[str, int] = data.get("score") or {}
