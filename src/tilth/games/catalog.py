"""What there is to play: the games and their options, explained."""

from __future__ import annotations

from typing import Any

from tilth import games
from tilth.kernel.game import Option
from tilth.text import Words, words

__all__ = ["game_data", "options_by_section"]


def option_data(option: Option, w: Words) -> dict[str, Any]:
    key = f"option-{option.name}"
    meanings = {str(v): w.say(f"{key}.{v}") for v in option.values if isinstance(v, str) and w.has(f"{key}.{v}")}
    return {
        "name": option.name,
        "default": option.default,
        "values": list(option.values),
        "open": option.open,
        "explanation": w.say(key) if w.has(key) else "",
        "meanings": meanings,
        "section": option.section,
    }


def game_data(name: str, lang: str) -> dict[str, Any]:
    choices = games.kind(name).choices
    players = next((list(option.values) for option in choices if option.name == "players"), [])
    w = words(lang, name)
    return {
        "id": name,
        "name": games.title(name),
        "players": players,
        "options": [option_data(option, w) for option in choices],
    }


def options_by_section(name: str, lang: str) -> dict[str, list[str]]:
    """What a host can change, by the section of the rules it is about."""
    found: dict[str, list[str]] = {}
    for option in game_data(name, lang)["options"]:
        if option["explanation"]:
            found.setdefault(option["section"], []).append(option["explanation"])
    return found
