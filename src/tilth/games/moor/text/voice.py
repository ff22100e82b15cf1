"""The words of Farmers of the Moor that people type otherwise than the engine writes them."""

from __future__ import annotations

from typing import Any, cast

from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text.voice import AgricolaVoice
from tilth.games.moor.rules.facts import ACTION_IDS, CARD_IDS
from tilth.games.moor.text.view import add_moor
from tilth.kernel.core import Position

FROM_BED = ("from", "bed")


class MoorVoice(AgricolaVoice):
    """`special CARD ACTION` for `special CARD:ACTION`, `place SPACE from bed` for `bed SPACE`."""

    def view(self, p: Position, seat: int | None) -> dict[str, Any]:
        data = super().view(p, seat)
        add_moor(cast(Table, p), data)
        return data

    def plainly(self, text: str) -> str:
        words = super().plainly(text).split()
        heard: list[str] = []
        for word in words:
            if len(heard) > 1 and heard[-2] == "special" and heard[-1] in CARD_IDS and word in ACTION_IDS:
                heard[-1] += f":{word}"
            else:
                heard.append(word)
            if len(heard) > 3 and tuple(heard[-2:]) == FROM_BED and heard[-4] in ("place", "and"):
                heard[-4:] = ["bed", heard[-3]]
        return " ".join(heard)
