"""Which cards the engine really plays: each is written down, and every fact of it has its place in the machine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tilth.games.agricola import Agricola, apply_options, deck, lay_spaces
from tilth.games.agricola.options import settle
from tilth.games.agricola.rules.card_making import DEFINITIONS, Maker, bare
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.goods import GOODS
from tilth.games.agricola.rules.requirements import needs_of
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text.cards import facts

__all__ = ["implemented", "lacking"]

READ = {
    "id", "slug", "kind", "deck", "players", "cost", "needs", "points", "passing", "counts_as", "is_oven", "cook",
    "bake", "numbers",
}  # fmt: skip
COST = {*GOODS, "return", "return_count"}

assert deck.GROUPS  # all cards are written down there


class Noted(dict[str, Any]):
    """Numbers that remember which of them were asked for."""

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        super().__init__(numbers)
        self.asked: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.asked.add(name)
        return super().__getitem__(name)


@cache
def sample() -> Table:
    """A table to try requirements on."""
    return Agricola(mode="family").start()


@cache
def implemented(id: str) -> bool:
    return not lacking(facts(id))


def lacking(card: Mapping[str, Any]) -> list[str]:
    """The facts of a card that the engine would pass over; empty if it plays the whole card."""
    found = [key for key in card if key not in READ]
    found += [f"cost {key}" for cost in card["cost"] for key in cost if key not in COST]
    found += [f"cook {key}" for key in card.get("cook", {}) if key not in GOODS]
    for key, n in card.get("needs", {}).items():
        try:
            all(need.holds(sample(), 0) for need in needs_of({key: n}))
        except (KeyError, ValueError):
            found.append(f"needs {key}")
    define = DEFINITIONS.get(card["slug"])
    if define is None:
        return [*found, "effect"]
    rules = AgricolaRules(4)
    options = settle({"players": 4})
    apply_options(rules, options)
    lay_spaces(rules, options)
    made = bare(rules, CARD_IDS.index(card["slug"]), dict(card))
    made.n = numbers = Noted(card.get("numbers", {}))
    define(Maker(rules, made, dict(card)))
    return found + [f"number {name}" for name in numbers if name not in numbers.asked]
