"""The turn, the feeding and the phases of the harvest can be wrapped and replaced before the course is built."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from tilth.games.agricola import Agricola
from tilth.games.agricola.rules.goods import FOOD, WOOD
from tilth.games.agricola.rules.layout import FARM
from tilth.games.agricola.rules.rulebook import AgricolaRules, HarvestPhase
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.work_phase import Placement
from tilth.kernel.core import OK, SEAT, Node, Position
from tilth.kernel.expressions import EachSeat, Seq, Step
from tilth.kernel.native import append, i64, vec


class Begging(Placement):
    """Place a person, or beg for one food and keep everybody at home; only a family without food may."""

    def __init__(self, rules: AgricolaRules) -> None:
        super().__init__()
        self.number = rules.add_actions("hope").start

    def poor(self, t: Table, seat: i64) -> bool:
        return t.farms[seat * FARM + FOOD] == 0

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if self.poor(cast(Table, p), seat) else super().doable(p, seat, it)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        out = super().options(p, f, out)
        return append(out, self.number) if self.poor(cast(Table, p), p.stack[f + SEAT]) else out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        return OK if action == self.number and self.poor(t, seat) else super().reason(t, f, seat, action)

    def take(self, p: Position, f: i64, action: i64) -> None:
        if action == self.number:
            seat = p.stack[f + SEAT]
            p.drop()
            cast(Table, p).gain(seat, FOOD, 1, 0)
        else:
            super().take(p, f, action)


class Burn(Step):
    """One wood is burned, if there is any."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if t.farms[seat * FARM + WOOD]:
            t.farms[seat * FARM + WOOD] -= 1


class Feast(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).gain(seat, FOOD, 7, 0)


def feast(rules: AgricolaRules) -> Node:
    return EachSeat(Feast())


class Cold(Agricola):
    def register(self, rules: AgricolaRules, options: Mapping[str, Any]) -> None:
        rules.turn = Begging(rules)
        rules.feeding = Seq(Burn(), rules.feeding)
        rules.harvest.insert(1, HarvestPhase("feast", feast))


def place(**table: Any) -> Any:
    return Cold(players=2, mode="family").place(table)


def test_a_turn_may_be_something_else_than_a_placement() -> None:
    p = place(turn="A", A={"home": 1}, B={"home": 0, "food": 1})
    assert "hope" in [p.name(action) for action in p.legal()]
    p.play(p.parse("hope"))
    assert p.rules.voice.view(p, 0)["A"]["food"] == 1 and p.rules.voice.view(p, 0)["A"]["home"] == 1
    assert p.who == 0, "B has nobody left and is not poor"
    p.play(p.parse("place fishing"))
    assert p.phase != 3 or p.who != 0, "nobody can take a turn any more"


def test_the_panel_of_exchanges_comes_behind_what_was_added() -> None:
    p = place(turn="A", A={"grain": 1, "food": 0}, B={"food": 1})
    assert p.legal()[-1] == p.rules.exchange == p.parse("exchange")


def test_a_harvest_with_parts_of_its_own() -> None:
    p = place(phase="field", round=4, A={"wood": 2, "food": 0}, B={"food": 0})
    while p.phase < 8 and p.round == 4:
        p.play(p.legal()[0])
    seen: dict[str, Any] = p.view(0)
    assert (seen["A"]["wood"], seen["A"]["food"], seen["B"]["food"]) == (1, 3, 3)


def test_a_position_stands_in_a_later_phase() -> None:
    p = place(phase="feeding", round=4, A={"wood": 1, "food": 4}, B={"food": 4})
    while p.round == 4:
        p.play(p.legal()[0])
    assert p.rules.voice.view(p, 0)["A"]["wood"] == 0 and p.rules.voice.view(p, 0)["A"]["food"] == 0
