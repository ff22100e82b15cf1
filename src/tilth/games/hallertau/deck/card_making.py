# compiled
"""The cards, built from their data. Nothing here knows a single card."""

from __future__ import annotations

from typing import Any, Final

from tilth.games.hallertau.rules.board_effects import IfExchanged
from tilth.games.hallertau.rules.cards import Card, Slash
from tilth.games.hallertau.rules.costs import cost
from tilth.games.hallertau.rules.effect_making import effect
from tilth.games.hallertau.rules.facts import OWN
from tilth.games.hallertau.rules.layout import DECKS
from tilth.games.hallertau.rules.quantities import predicate
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.kernel.core import Node
from tilth.kernel.expressions import Seq

SUBDECKS: Final = {
    "gateway": ["beginner", "advanced", "expert", "master"],
    "farmyard": ["hops", "sheep", "fields", "jewels"],
}
KEYS: Final = {
    "id", "deck", "subdeck", "phase", "kind", "dark", "options", "then", "income", "points", "otherwise",
}  # fmt: skip
# Conditions that may pass without anything their owner does, or that pass by having more.
PASSING: Final = {
    "just", "just_used", "during", "before_last_action", "exactly", "at_most", "between", "space_full",
}  # fmt: skip
COUNTED_NOW: Final = {
    "tools_just_gained", "workers_just_exchanged", "used_quadrant_workers", "harvested", "harvested_one_crop",
    "removed_one_quadrant", "advances_one_building", "tools_this_phase", "worker",
}  # fmt: skip


def verbs(data: Any) -> set[str]:
    """All keys and words anywhere in a piece of data."""
    if isinstance(data, dict):
        return set(data).union(*[verbs(part) for part in data.values()])
    if isinstance(data, list):
        return set().union(*[verbs(part) for part in data]) if data else set()
    return {data} if isinstance(data, str) else set()


def build(number: int, fact: dict[str, Any], rules: HallertauRules, switches: dict[str, Any]) -> Card:
    """One card of the game with these rules; a switch may change its positions (`otherwise`)."""
    unknown = set(fact) - KEYS
    if unknown:
        raise KeyError(unknown.pop())
    card = Card(number, DECKS.index(fact["deck"]), fact["points"])
    phase = fact["phase"] or {}
    for key, value in phase.items():
        if key == "only":
            card.only = value
        elif key == "not":
            card.never = value
        else:
            raise KeyError(key)
    options = fact["options"]
    if "otherwise" in fact and switches[fact["otherwise"]["option"]] == fact["otherwise"]["value"]:
        options = fact["otherwise"]["options"]
    said = verbs([option["need"] for option in options])
    paid = verbs([option["pay"] for option in options])
    given = verbs([option["gain"] for option in options]) | verbs(fact["then"])
    card.fleeting = bool(
        card.only or fact["dark"] or said & PASSING or said & COUNTED_NOW or "give_harvested" in paid
    )  # fmt: skip
    card.sole = "sole_empty" in given
    card.watching = "played_drawn_card" in said
    card.herds = "move_sheep" in given or "move_sheep_back" in paid or any(
        pay.get("give", [""])[0] == "sheep" for option in options for pay in option["pay"]
    )  # fmt: skip
    card.binding = "before_last_action" in said
    exchanged = rules.needs_exchange and "substitute" in given
    for option in options:
        needs = [predicate(need, rules) for need in option["need"]]
        pays: list[Node] = [cost(pay) for pay in option["pay"]]
        gains = []
        for data in option["gain"]:
            node = effect(data, rules)
            if "substitute" in data:
                card.at_once = node
            else:
                gains.append(IfExchanged(node) if exchanged else node)
        card.positions.append(Slash(needs, pays, Seq(*gains), rules.spend_exhausted))
    if fact["then"]:
        card.then = Seq(*[effect(data, rules) for data in fact["then"]])
    if fact["income"]:
        card.income = Seq(*[effect(data, rules) for data in fact["income"]])
    return card


def in_game(fact: dict[str, Any], options: dict[str, Any]) -> bool:
    """Is this card among the chosen decks?"""
    if fact["subdeck"] == OWN:
        return bool(options.get("own_cards"))
    return fact["subdeck"] is None or bool(options["mix_decks"]) or options[fact["deck"]] == fact["subdeck"]


def lacking(fact: dict[str, Any]) -> list[str]:
    """The facts of a card that nobody carries out; empty if the whole card is played."""
    rules = HallertauRules(2)
    try:
        card = build(0, fact, rules, {fact["otherwise"]["option"]: None} if "otherwise" in fact else {})
    except (KeyError, IndexError, ValueError, TypeError) as error:
        return [str(error)]
    missing = []
    if fact["income"] and card.income is None:
        missing.append("income")
    if card.points != fact["points"]:
        missing.append("points")
    if len(card.positions) != len(fact["options"]):
        missing.append("options")
    return missing
