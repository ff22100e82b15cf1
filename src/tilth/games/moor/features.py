# compiled
"""What a network sees of Farmers of the Moor: all of the base game, and fuel, health, tiles and special actions."""

from __future__ import annotations

from typing import Any, Final

from tilth.games.agricola.features import FarmFeatures
from tilth.games.agricola.rules.farm_looks import FEW, LACK, above, least
from tilth.games.agricola.rules.goods import WOOD
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FARM, PEOPLE, ROOMS
from tilth.games.agricola.rules.outlook import Outlook
from tilth.games.agricola.rules.rulebook import ROW_BASE, AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.facts import ACTION_IDS
from tilth.games.moor.rules.heating import heating_need
from tilth.games.moor.rules.horses import lying_horses
from tilth.games.moor.rules.registered import CENTRE, Moor, face_down, face_up, lies_open, moor_of
from tilth.games.moor.rules.specials import Specials
from tilth.games.moor.rules.terrain import forests, moors, stacks
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.pen import Pen

LYING: Final = ["centre", "mine", "others", "mine-down", "others-down"]


class MoorFeatures(FarmFeatures):
    def __init__(self, rules: AgricolaRules) -> None:
        self.m: Moor = moor_of(rules)
        self.acts: vec[i64] = vec[i64]()  # of each special action card: its actions, as a mask
        takes = self.m.specials
        assert isinstance(takes, Specials)
        for card in range(len(self.m.ids)):
            mask = 0
            for take in takes.takes:
                if take.card == card:
                    mask |= int(BIT[take.action])
            self.acts = append(self.acts, mask)
        self.action_names: list[str] = ACTION_IDS
        self.lying_names: list[str] = [f"{card}.{place}" for card in self.m.ids for place in LYING]
        super().__init__(rules)

    def form(self) -> str:
        return f"moor{self.m.switches['level']}"

    def bare(self) -> bool:
        return False  # its networks see hands, of whatever size

    def has_space(self, fact: dict[str, Any]) -> bool:
        return 1 in fact["players"] if self.alone else max(fact["players"]) > 1

    # -- special actions ---------------------------------------------------------------------------------------------

    def table(self, t: Table, seat: i64, view: Outlook, pen: Pen) -> None:
        super().table(t, seat, view, pen)
        pen.of = "special."
        if self.alone:
            self.pile(t, pen)
        else:
            self.centre(t, seat, pen)

    def centre(self, t: Table, seat: i64, pen: Pen) -> None:
        """Where each card lies, and which actions are open in the centre or before somebody else."""
        m = self.m
        at = pen.room("card", self.lying_names)
        first = pen.room("centre", self.action_names)
        second = pen.room("others", self.action_names)
        free: i64 = 0
        dear: i64 = 0
        card: i64 = 0
        while card < len(m.ids):
            if m.cards[card]:
                place = t.table_number(m.place[card])
                lies: i64 = 4
                if place == CENTRE:
                    lies = 0
                    free |= self.acts[card]
                elif place == face_up(seat):
                    lies = 1
                elif lies_open(place):
                    lies = 2
                    dear |= self.acts[card]
                elif place == face_down(seat):
                    lies = 3
                pen.out[at + len(LYING) * card + lies] = 1
            card += 1
        self.write_mask(free, first, pen)
        self.write_mask(dear, second, pen)

    def pile(self, t: Table, pen: Pen) -> None:
        """Alone: the card that lies face up, the top of the pile, what lies in it, what was used."""
        m = self.m
        up = pen.room("up", m.ids)
        acts = pen.room("centre", self.action_names)
        card: i64 = 0
        while card < len(m.ids):
            if t.table_number(m.place[card]) == face_up(0):
                pen.out[up + card] = 1
                self.write_mask(self.acts[card], acts, pen)
            card += 1
        top = t.table_number(m.pile_top)
        pen.mark("top", top - 1, m.ids)
        at = pen.room("next", self.action_names)
        if top > 0:
            self.write_mask(self.acts[top - 1], at, pen)
        self.write_mask(t.table_number(m.pile), pen.room("pile", m.ids), pen)
        at = pen.room("bottom", m.ids)
        row = t.table_number(m.pile_bottom)
        while row > 0:
            pen.out[at + row % ROW_BASE - 1] = 1
            row //= ROW_BASE
        pen.mark("used", t.table_number(m.used_last) - 1, m.ids)
        pen.flag("taken", t.round > 0 and t.table_number(m.taken_in) == t.round)
        pen.flag("kept", t.round > 0 and t.table_number(m.kept_in) == t.round)

    def write_mask(self, members: i64, at: i64, pen: Pen) -> None:
        """A 1 for each number in a mask, from there on."""
        while members:
            if members % 2:
                pen.out[at] = 1
            members //= 2
            at += 1

    # -- a farm ------------------------------------------------------------------------------------------------------

    def short(self, t: Table, seat: i64, view: Outlook, points: i64, pen: Pen) -> None:
        super().short(t, seat, view, points, pen)
        m = self.m
        f = seat * FARM
        need = heating_need(t, m, seat)
        fuel = t.farms[f + m.fuel]
        cold = above(need - fuel)
        pen.put("forests", count(forests(t, m, seat)))
        pen.put("moors", count(moors(t, m, seat)))
        pen.put("sick", t.seat_number(seat, m.bed))
        pen.put("sick-rounds", t.seat_number(seat, m.bed) * view.rounds)
        pen.put("heating", need if view.next else 0)
        pen.put("cold", cold if view.next else 0)
        pen.put("ill-to-come", least(above(cold - t.farms[f + WOOD]), t.farms[f + PEOPLE]) if view.next else 0)
        pen.put("ready", t.ready(seat))
        pen.put("lying", lying_horses(t, seat))

    def long(self, t: Table, seat: i64, view: Outlook, points: i64, pen: Pen) -> None:
        super().long(t, seat, view, points, pen)
        m = self.m
        f = seat * FARM
        grid = t.grid(seat)
        need = heating_need(t, m, seat)
        fuel = t.farms[f + m.fuel]
        wild = forests(t, m, seat)
        peat = moors(t, m, seat)
        house = grid.beside(t.farms[f + ROOMS])
        fields = grid.beside(t.fields(seat))
        free = t.free(seat)
        pen.steps("sick", t.seat_number(seat, m.bed), FEW)
        pen.steps("cold", above(need - fuel) if view.next else 0, LACK)
        pen.put("warm", least(above(fuel - need), 60))
        pen.put("cold-ever", least(above(need * view.harvests - fuel), 99))
        pen.put("forests.beside-house", count(wild & house))
        pen.put("forests.beside-fields", count(wild & fields))
        pen.put("moors.beside-house", count(peat & house))
        pen.put("moors.beside-fields", count(peat & fields))
        pen.put("forests-rounds", count(wild) * view.rounds // 4)
        pen.put("moors-harvests", count(peat) * view.harvests)
        pen.put("free-together", count(free & grid.beside(free)))
        pen.put("stacks", count(stacks(t, m, seat)))
        pen.put("cells", grid.cells)
        pen.flag("garden-path", t.table_number(m.garden_path) == seat + 1)
        pen.put("forest-people", count(t.seat_number(seat, m.forest_people)))
