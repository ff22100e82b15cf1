# compiled
"""What a card asks for and what it gives, in a few numbers that mean the same for all cards."""

from __future__ import annotations

from typing import Any, Final

from tilth.games.hallertau.rules.cards import Card, Slash
from tilth.games.hallertau.rules.costs import DiscardCards, GiveHarvested, GiveKinds, GiveSheep, RemoveFields, Unplant
from tilth.games.hallertau.rules.facts import FACTS
from tilth.games.hallertau.rules.goods import CLASSES, GOODS
from tilth.games.hallertau.rules.layout import BARE, FARM, FLOCK, JEWEL, LAND, POOL, SOWN, STABLE, TOOL, WINDOW
from tilth.games.hallertau.rules.quantities import Compare, Fixed
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.native import append, i64, vec

# Kinds of gifts. A number that depends on the position counts as SOME.
GIFTS: Final = [
    *GOODS, "jewel", "tool", "sheep", "crop_chosen", "animal_chosen", "field", "sow", "harvest", "rows", "herd",
    "gateway", "farmyard", "bonus", "point", "board", "building", "points", "income",
]  # fmt: skip
SOME: Final = 2
ON_BOARD: Final = {"clear_space", "clear_top_row", "recall_top_row", "merge_workers", "place_second_row", "use_space"}
# What may be asked for: numbers of the own farm, other cards of the hand, a choice of goods, and all that is seldom.
ASKED: Final = [
    *GOODS,
    "jewel",
    "tool",
    "worker",
    "sheep",
    "stable",
    "field",
    "bare",
    "sown",
    "window",
    "cards",
    "any",
    "other",
]
CARDS_ASKED: Final[i64] = len(ASKED) - 3
ANY_ASKED: Final[i64] = len(ASKED) - 2
OTHER_ASKED: Final[i64] = len(ASKED) - 1


def asked_at(place: int) -> int:
    """Which of ASKED a number of the farm is."""
    named = {
        int(POOL): "worker", int(FLOCK): "sheep", int(STABLE): "stable", int(LAND): "field", int(BARE): "bare",
        int(SOWN): "sown", int(WINDOW): "window", int(JEWEL): "jewel", int(TOOL): "tool",
    }  # fmt: skip
    return place if place < len(GOODS) else ASKED.index(named.get(place, "other"))


ASKED_AT: Final[vec[i64]] = vec[i64]([asked_at(place) for place in range(FARM)])


def gift(data: dict[str, Any]) -> list[tuple[str, int]]:
    """What one effect gives."""
    ((verb, what),) = data.items()
    if verb in ("get", "draw"):
        return [(what[0], what[1] if isinstance(what[1], int) else SOME)]
    if verb in ("get_one_kind", "get_different"):
        kinds = set(CLASSES[what["from"]] if isinstance(what["from"], str) else what["from"])
        return [("crop_chosen" if kinds & set(CLASSES["crop"]) else "animal_chosen", what["n"])]
    if verb in ("field", "sow", "harvest"):
        return [(verb, what["n"])]
    if verb == "fields_sum":
        return [("field", what["n"])]
    if verb == "double_harvest":
        return [("harvest", what)]
    if verb == "move_field":
        return [("rows", what["n"] if isinstance(what["n"], int) else SOME)]
    if verb == "move_sheep":
        return [("herd", what["sheep"] * what["steps"])]
    if verb == "trade":
        return [(what["get"][0], what["get"][1])]
    if verb in ("advance", "move_boulders"):
        return [("building", what["n"])]
    return [("board", 1)] if verb in ON_BOARD else []


def gifts(effects: list[dict[str, Any]]) -> dict[str, int]:
    """What several effects give together."""
    found: dict[str, int] = {}
    for data in effects:
        for word, n in gift(data):
            found[word] = found.get(word, 0) + n
    return found


def as_pairs(found: dict[str, int]) -> vec[i64]:
    """Number of the gift and amount, in turn."""
    return vec[i64]([x for word, n in found.items() if n for x in (GIFTS.index(word), n)])


def given(fact: dict[str, Any], position: int) -> vec[i64]:
    """What one position of a card gives, its points and its income included, as pairs."""
    found = gifts(fact["options"][position]["gain"] + fact["then"])
    found["points"] = fact["points"]
    found["income"] = sum(gifts(fact["income"]).values())
    return as_pairs(found)


# Of each card and position; a switch may change a card's numbers but not how many positions it has.
GIVEN: Final[list[list[vec[i64]]]] = [[given(fact, i) for i in range(len(fact["options"]))] for fact in FACTS]
INCOME_GIVEN: Final[list[vec[i64]]] = [as_pairs(gifts(fact["income"])) for fact in FACTS]


class Asking:
    """What one position of a card asks for, as far as it can be counted."""

    def __init__(self, where: Slash) -> None:
        self.least: vec[i64] = where.least  # place on the farm and number, in turn
        self.beside: vec[i64] = vec[i64]()  # of ASKED and number, in turn: not counted as lacking
        self.compared: list[Compare] = []
        for need in where.other_needs:
            if isinstance(need, Compare) and need.how > 0:
                self.compared.append(need)
        for cost in where.other_pays:
            if isinstance(cost, GiveSheep) and isinstance(cost.n, Fixed):
                self.least = append(append(self.least[:], FLOCK), cost.n.n)
            elif isinstance(cost, RemoveFields):
                self.least = append(append(self.least[:], SOWN if cost.planted else LAND), cost.n)
            elif isinstance(cost, Unplant):
                self.least = append(append(self.least[:], SOWN), cost.n)
            elif isinstance(cost, GiveHarvested):
                self.least = append(append(self.least[:], cost.good), cost.n)
            elif isinstance(cost, DiscardCards):
                self.beside = append(append(self.beside, CARDS_ASKED), cost.n)
            elif isinstance(cost, GiveKinds):
                self.beside = append(append(self.beside, ANY_ASKED), cost.kinds * cost.n)

    def lacking(self, t: Table, seat: i64) -> i64:
        """How much is lacking in all."""
        found: i64 = 0
        farm = seat * FARM
        farms = t.farms
        least = self.least
        n: i64 = len(least)
        i: i64 = 0
        while i < n:
            short = least[i + 1] - farms[farm + least[i]]
            if short > 0:
                found += short
            i += 2
        for need in self.compared:
            found += shortfall(need, t, seat)
        return found


def shortfall(need: Compare, t: Table, seat: i64) -> i64:
    """How much is lacking for a condition that asks for at least so much."""
    short = need.b.value(t, seat) - need.a.value(t, seat)
    if need.how == 2:
        short += 1
    return short if short > 0 else 0


def askings(card: Card) -> list[Asking]:
    """Of each position of a card."""
    return [Asking(where) for where in card.positions]
