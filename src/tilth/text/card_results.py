"""What cards were worth in many games between bots, in a sentence. The figures come from `tilth arena --cards`."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tilth.text import Words, words

__all__ = ["FILE", "place_of", "sentence"]

FILE = "card_results.json"  # in the package of a game


def place_of(game: str) -> Path:
    """The folder of a game: that of the sources, for these figures are not part of a compiled engine."""
    sources = Path(__file__).resolve().parent.parent / "games" / game
    return sources if sources.is_dir() else Path(str(import_module(f"tilth.games.{game}").__file__)).parent


@cache
def figures(game: str) -> dict[str, Any]:
    """All that is known of the cards of a game; nothing, if nobody has counted."""
    path = place_of(game) / FILE
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"cards": {}}
    return found


def sentence(game: str, card: str, lang: str) -> str:
    """How often a card was played and what it changed; nothing, if that is not known."""
    found = figures(game)
    row = found["cards"].get(card)
    if not row:
        return ""
    w = words(lang)
    told = []
    if row["of"] and "played" in row:
        told.append(w.say("ui-card-share", n=round(100 * min(1.0, row["played"][0] / row["of"]))))
    for way in ("dealt", "kept", "played"):
        if way in row and not (way == "kept" and row[way] == row.get("dealt")):
            _, change, within = row[way]
            told.append(w.say(f"ui-card-{way}", change=number(change, w, "+"), within=number(within, w)))
    bots = ", ".join(found["bots"])
    source = w.say("ui-card-source", games=found["games"], players=found["players"], bots=bots)
    return f"{'; '.join(told)} ({source})"


def number(value: float, w: Words, sign: str = "") -> str:
    """A number with one place, as it is written in a language."""
    text = f"{value:{sign}.1f}".replace("-", "−")
    return text if w.lang == "en" else text.replace(".", ",")
