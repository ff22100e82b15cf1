"""What cards are worth, written where the card browser finds it (`tilth.text.card_results`)."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tilth
from tilth.arena.cards import card_worths
from tilth.arena.tournament import Result, Settings
from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game
from tilth.text.card_results import FILE, place_of

__all__ = ["publish"]


def publish(game: Game, settings: Settings, results: Mapping[int, Result]) -> Path:
    """Write the file of a game: figures of those cards that occurred often enough, one card a line."""
    rows = {}
    for card, ways in card_worths(results[number] for number in sorted(results)).items():
        told = {
            way: [worth.hands, round(worth.points.change, 2), round(worth.points.within, 2)]
            for way, worth in ways.items()
            if worth.points and worth.certain
        }
        if told:
            rows[card] = {"of": ways["kept"].hands if "kept" in ways else 0, **told}
    if not rows:
        raise TilthError("no card occurred often enough; play more games")
    head: dict[str, Any] = {
        "games": len(results),
        "bots": list(settings.bots),
        "players": settings.players,
        "options": {name: value for name, value in game.changed.items() if name != "players"},
        "seed": settings.seed,
        "commit": commit(),
    }
    lines = [f'  "{key}": {json.dumps(value)},' for key, value in head.items()]
    cards = ",\n".join(f"    {json.dumps(card)}: {json.dumps(rows[card])}" for card in sorted(rows))
    path = place_of(settings.game) / FILE
    path.write_text("{\n" + "\n".join(lines) + '\n  "cards": {\n' + cards + "\n  }\n}\n", encoding="utf-8")
    return path


def commit() -> str:
    """The commit of this checkout, or else the version."""
    folder = Path(tilth.__file__).parent
    try:
        asked = ["git", "-C", str(folder), "rev-parse", "--short=10", "HEAD"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return tilth.__version__
