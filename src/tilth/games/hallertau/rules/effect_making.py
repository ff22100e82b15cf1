# compiled
"""Effects from their data, and the alternatives of a space."""

from __future__ import annotations

from typing import Any, cast

from tilth.games.hallertau.rules.actions import (
    CHOICE,
    ONE_ONLY,
)
from tilth.games.hallertau.rules.board_effects import (
    ClearSpace,
    ClearTopRows,
    FreeAdvance,
    MergeFrom,
    MoveBoulders,
    RecallTop,
    SecondRow,
    Substitute,
    Trade,
    UseSpace,
)
from tilth.games.hallertau.rules.effects import (
    Different,
    DrawCards,
    Get,
    GetSheep,
    Mix,
    NewFields,
    OneKind,
    TakeFirst,
)
from tilth.games.hallertau.rules.goods import mask_of
from tilth.games.hallertau.rules.land_effects import DoubleHarvest, FieldsSum, HarvestNow, MoveFields, MoveSheep, Sow
from tilth.games.hallertau.rules.layout import COLUMNS, DECKS, SHEEP
from tilth.games.hallertau.rules.quantities import OWN, quantity
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.games.hallertau.rules.spaces import SPACE_IDS
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import NOT_YOUR_TURN, OK, PASS, SEAT, Node, Position
from tilth.kernel.expressions import One
from tilth.kernel.native import append, i64, vec

# -- alternatives ----------------------------------------------------------------------------------------------------


class Deal(One):
    """One of several exchanges or gifts of a space, or none. What is above an arrow is paid in full (§5.4)."""

    def __init__(self, pays: list[list[Node]], deals: list[Node]) -> None:
        super().__init__(*deals, asks="choice", first=CHOICE)
        self.pays = pays
        self.sure = True
        self.swift = True

    def lack(self, p: Position, seat: i64, it: i64, i: i64) -> i64:
        for cost in self.pays[i]:
            reason = cost.doable(p, seat, -1)
            if reason != OK:
                return reason
        return OK

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK

    def run(self, p: Position, f: i64) -> bool:
        if p.patient or super().doable(p, p.stack[f + SEAT], 0) == OK:
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return super().options(p, f, append(out, PASS))

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        if seat != p.stack[f + SEAT]:
            return NOT_YOUR_TURN
        if action == PASS:
            return OK
        beyond = action >= CHOICE + len(self.parts) and action < CHOICE + 8
        return ONE_ONLY if beyond else super().why(p, f, seat, action)

    def take(self, p: Position, f: i64, action: i64) -> None:
        if action == PASS:
            p.pop()
        else:
            cast(Table, p).exchanged = True
            super().take(p, f, action)


class Paying(Node):
    """Payment has begun, or is over: nobody plays a card in between."""

    def __init__(self, begins: bool) -> None:
        super().__init__()
        self.begins = begins
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        t.pop()
        t.paying = self.begins
        return False


# -- from the data ---------------------------------------------------------------------------------------------------


def effect(data: dict[str, Any], rules: HallertauRules) -> Node:
    """An effect from its data."""
    ((verb, what),) = data.items()
    if verb == "get":
        return GetSheep(quantity(what[1])) if what[0] == "sheep" else Get(OWN[what[0]], quantity(what[1]))
    if verb == "draw":
        return DrawCards(DECKS.index(what[0]), what[1])
    if verb == "field":
        return NewFields(what["row"], what["n"])
    if verb == "get_one_kind":
        return OneKind(mask_of(what["from"]), what["n"])
    if verb == "get_different":
        return Different(mask_of(what["from"]), what["n"])
    if verb == "get_mix" and what["from"] == "crop":
        return Mix(what["n"])
    if verb == "sow":
        goods: i64 = 0 if what["what"] == "taken" else mask_of(what["what"])
        return Sow(what["n"], goods, {"empty": False, "sole_empty": True}[what["where"]], what["stack"])
    if verb == "fields_sum" and what["n"] == 2:
        return FieldsSum(quantity(what["sum"]), what["single_if_at_most"])
    if verb == "harvest":
        return HarvestNow(what["n"])
    if verb == "double_harvest":
        return DoubleHarvest(what)
    if verb == "move_field":
        n = COLUMNS if what["n"] == "all" else what["n"]
        which = ["any", "empty", "planted", "sole_empty"].index(what["which"])
        return MoveFields(n, which, what.get("by", 0), what.get("to", 0))
    if verb == "move_sheep":
        return MoveSheep(what["sheep"], what["steps"])
    return rare_effect(verb, what, rules)


def rare_effect(verb: str, what: Any, rules: HallertauRules) -> Node:
    if verb == "clear_space" and what == 1:
        return ClearSpace("clear_space")
    if verb == "clear_top_row" and what["all_or_none"]:
        return ClearTopRows(vec[i64]([SPACE_IDS.index(space) for space in what["spaces"]]))
    if verb == "recall_top_row" and what == 1:
        return RecallTop("recall")
    if verb == "merge_workers":
        return MergeFrom(what)
    if verb == "place_second_row" and what == 1:
        return SecondRow()
    if verb == "use_space":
        return UseSpace(what["max_workers"])
    if verb == "advance" and what["n"] == 1:
        return FreeAdvance()
    if verb == "move_boulders" and what["steps"] == 1:
        return MoveBoulders(what["n"])
    if verb == "trade":
        return Trade(OWN[what["give"][0]], what["give"][1], OWN[what["get"][0]], what["get"][1])
    if verb == "substitute":
        return substitute(what, rules)
    if verb == "take_first_player":
        return TakeFirst()
    raise KeyError(verb)


def substitute(what: dict[str, Any], rules: HallertauRules) -> Node:
    pay, old = what["pay"], what["instead_of"]
    replaced = int(SHEEP) if old[0] == "sheep" else OWN[old[0]]
    if old[0] != "sheep":
        raise KeyError(old[0])
    space = SPACE_IDS.index(what["space"])
    rules.instead.append(vec[i64]([OWN[pay[0]], pay[1], replaced, old[1], space]))
    return Substitute(len(rules.instead) - 1)
