"""What matters to a farm now besides what does in the base game: fuel for the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.agricola.text import concerns as base
from tilth.games.agricola.text.fact_texts import counted
from tilth.kernel.core import Position
from tilth.text import words

__all__ = ["concerns"]


def concerns(p: Position, view: Mapping[str, Any], seat: int, lang: str) -> list[str]:
    """The most urgent first."""
    farm = view[p.rules.voice.seats[seat]]
    found = base.concerns(p, view, seat, lang)
    if farm["harvest"] is None:
        return found
    warm, w = farm["heating"], words(lang, "moor")
    missing = warm["need"] - warm["fuel"] - warm["wood"]
    if missing > 0:
        fuel = counted("fuel", missing, w, "gen")
        when = w.say("concern-harvest", n=farm["harvest"]["in"])
        found.insert(1, w.say("concern-fuel", when=when, fuel=fuel, count=missing))
    return found
