"""Which cards the engine really plays: each is written down, and every fact of it has its place in the machine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tilth.games.agricola import Agricola, deck
from tilth.games.agricola.rules.card_making import DEFINITIONS, Maker, bare
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.requirements import needs_of
from tilth.games.agricola.text.cards import facts

__all__ = ["implemented", "lacking", "overlooked"]

READ = {
    "id", "slug", "kind", "deck", "players", "cost", "needs", "points", "passing", "counts_as", "is_oven", "cook",
    "bake", "numbers", "rewards",
}  # fmt: skip

assert deck.GROUPS  # all cards are written down there


class Noted(dict[str, Any]):
    """Facts that remember which of them were asked for."""

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        super().__init__(numbers)
        self.asked: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.asked.add(name)
        return super().__getitem__(name)


@cache
def full_game() -> Agricola:
    """A game to try cards in."""
    return Agricola(players=4)


@cache
def implemented(id: str) -> bool:
    return not lacking(facts(id))


def lacking(card: Mapping[str, Any]) -> list[str]:
    """The facts of a card that the engine would pass over; empty if it plays the whole card."""
    return overlooked(card, full_game(), READ)


def overlooked(card: Mapping[str, Any], game: Agricola, read: set[str]) -> list[str]:
    """The same for a card of any game of the family; `read`: the facts that the machine itself reads."""
    rules = game.rules_for(game.options)
    goods = {*rules.goods, "return", "return_count"}
    found = [f"cost {key}" for cost in card["cost"] for key in cost if key not in goods]
    found += [f"cook {key}" for key in card.get("cook", {}) if key not in goods]
    for key, n in card.get("needs", {}).items():
        try:
            all(need.holds(game.start(), 0) for need in needs_of({key: n}))
        except (KeyError, ValueError):
            found.append(f"needs {key}")
    define = DEFINITIONS.get(card["slug"])
    asked: set[str] = set()
    if define is None:
        found.append("effect")
    else:
        fact, numbers = Noted(card), Noted(card.get("numbers", {}))
        made = bare(rules, CARD_IDS.index(card["slug"]), dict(card))
        made.n = numbers
        define(Maker(rules, made, fact))
        asked = fact.asked
        found += [f"number {name}" for name in numbers if name not in numbers.asked]
    return [key for key in card if key not in read | asked] + found
