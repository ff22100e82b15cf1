"""What the special actions do, in words (M§7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.agricola.text.fact_texts import counted, goods_words
from tilth.text import Words

__all__ = ["FIGURES", "action_text"]

FIGURES = {"horse-market": "horse_food", "hiring-fair": "hiring_food"}  # what differs from card to card


def action_text(action: Mapping[str, Any], w: Words, food: int) -> str:
    """What a special action does; `food`: what a card says about its price or its gain."""
    told: dict[str, str | int] = {good: counted(good, n, w, "acc") for good, n in (action.get("gives") or {}).items()}
    told |= {"count": food, "food": counted("food", food, w, "acc")}
    told["price"] = goods_words(action.get("pay") or {}, w, "acc")
    return w.say(f"word-{action['slug']}.text", **told)
