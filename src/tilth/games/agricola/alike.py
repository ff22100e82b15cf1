# compiled
"""Which choices of Agricola come to the same: cells for rooms, fields and stables, pastures of one form, empty fields.

Of such choices those are kept that leave the farm most compact: rooms grow around the house, fields and pastures begin
away from it, and whatever is built leaves few free cells beside itself.
"""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.actions import CONVERT, CRAFT, WAY, Block
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FARM, FENCES, GRAZED, POTS, ROOMS, STABLES, TILLED
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import FRAME, PASS, STEP, Position
from tilth.kernel.doors import Alike
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec
from tilth.kernel.vecs import contains

LOOKS: Final[i64] = 2  # cells that are kept of those for a room or a field
OPEN: Final[i64] = 4  # what a free cell beside counts
HOUSED: Final[i64] = 8  # what a room beside counts, where none is built
NEW: Final[i64] = 4  # what a fence counts
BENT: Final[i64] = 64  # forms from here on are no rectangles
LARGE: Final[i64] = 100  # the form of all shapes that are seldom wanted
MOST_CELLS: Final[i64] = 6  # of a rectangle with a form of its own
MOST_BENT: Final[i64] = 4  # of another shape


@mypyc_attr(allow_interpreted_subclasses=True)
class FarmAlike(Alike):
    def representatives(self, p: Position, choices: vec[i64]) -> vec[i64]:
        n: i64 = len(choices)
        if n < 3:
            return choices
        t = cast(Table, p)
        game = t.game
        seat = t.who
        low = choices[1]  # behind the one that may end the action
        if game.act_room.has(low) or game.act_stable.has(low) or game.act_plow.has(low):
            return self.placed(t, seat, choices)
        if game.act_sow.has(low):
            return self.sown(t, seat, choices)
        if game.act_fence.has(low):
            return self.fenced(t, seat, choices)
        return self.further(t, seat, choices)

    def further(self, t: Table, seat: i64, choices: vec[i64]) -> vec[i64]:
        """The same for questions that an expansion adds."""
        return choices

    def beside(self, p: Position, choices: vec[i64], last: i64) -> vec[i64]:
        """The panel of exchanges is not closed unused; then there is more of the same, and what is wanted besides takes
        another look into it, unless what goes into a pot at one time counts together. What is made by itself where it
        is lacking is made once at most."""
        t = cast(Table, p)
        n: i64 = len(choices)
        if n == 1 or t.game.kindling >= 0 or t.nodes[t.stack[t.top - FRAME]] is not t.game.kitchen:
            return choices
        opened = last == t.game.exchange
        pots = t.farms[t.who * FARM + POTS] > 0 and cooks(last)
        again = last if not self.made_by_itself(t, last) else PASS
        found = vec[i64]()
        i: i64 = 0
        while i < n:
            action = choices[i]
            more = action == again or (pots and cooks(action))
            if action != PASS if opened else action == PASS or more:
                found = append(found, action)
            i += 1
        return found if len(found) > 0 else choices

    def made_by_itself(self, t: Table, action: i64) -> bool:
        """Is this an exchange that everybody may make, and that payments make where it is needed?"""
        k = action - CONVERT
        return t.game.makes and k >= 0 and k < len(t.game.trade_nodes) and t.game.open_trades & BIT[k] != 0

    def apart(self, t: Table, seat: i64) -> i64:
        """Cells with something on them by which they differ from all others, as a mask."""
        return 0

    # -- cells -------------------------------------------------------------------------------------------------------

    def placed(self, t: Table, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Rooms, stables and fields, of which one question may offer several."""
        game = t.game
        cells = among(choices, game.act_room)
        if cells:
            choices = kept(choices, game.act_room, self.rooms(t, seat, cells))
        cells = among(choices, game.act_stable)
        if cells:
            choices = kept(choices, game.act_stable, self.stables(t, seat, cells))
        cells = among(choices, game.act_plow)
        return kept(choices, game.act_plow, self.fields(t, seat, cells)) if cells else choices

    def rooms(self, t: Table, seat: i64, cells: i64) -> i64:
        return self.compact(t, seat, cells, LOOKS, 0, True)

    def fields(self, t: Table, seat: i64, cells: i64) -> i64:
        return self.compact(t, seat, cells, LOOKS, HOUSED, False)

    def stables(self, t: Table, seat: i64, cells: i64) -> i64:
        """One in each pasture, of those with equal room one; and one outside."""
        f = seat * FARM
        built = t.farms[f + STABLES]
        found = self.compact(t, seat, cells & ~t.farms[f + GRAZED], 1, HOUSED, True)
        known: i64 = 0
        pastures = t.pastures[seat]
        i: i64 = 0
        n: i64 = len(pastures)
        while i < n:
            inside = pastures[i] & cells
            room = 5 * least(count(pastures[i]), 10) + count(pastures[i] & built)
            if inside and not known & BIT[room]:
                known |= BIT[room]
                found |= inside & -inside
            i += 1
        return found

    def compact(self, t: Table, seat: i64, cells: i64, most: i64, housed: i64, last: bool) -> i64:
        """So many of these cells, those that leave the fewest free cells beside them; `housed`: what a room there
        counts against it; `last`: the last of equal ones first, so that fields grow from one end and all else from
        the other."""
        found = cells & self.apart(t, seat)
        rest = cells & ~found
        grid = t.grid(seat)
        free = t.free(seat)
        rooms = t.farms[seat * FARM + ROOMS]
        while most > 0 and rest:
            best: i64 = -1
            least_cost: i64 = 1000
            left = rest
            cell: i64 = 0
            while left:
                if left % 2:
                    cost = OPEN * count(grid.next[cell] & free) + housed * count(grid.next[cell] & rooms)
                    if cost < least_cost or (cost == least_cost and last):
                        best, least_cost = cell, cost
                left //= 2
                cell += 1
            found |= BIT[best]
            rest &= ~BIT[best]
            most -= 1
        return found

    # -- sowing ------------------------------------------------------------------------------------------------------

    def sown(self, t: Table, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Of each crop the first field, the first cell that is none, the first place on each card; crops come in their
        order."""
        f = t.top - FRAME
        farm = seat * FARM
        done = t.stack[f + STEP]
        last: i64 = 0  # the crop that this action has sown last in their order
        plot: i64 = 0
        while done:
            if done % 2 and t.farms[farm + TILLED + plot] // 32 - 1 > last:
                last = t.farms[farm + TILLED + plot] // 32 - 1
            done //= 2
            plot += 1
        apart = self.apart(t, seat)
        fields = t.fields(seat)
        block = t.game.act_sow
        found = vec[i64]()
        known: i64 = -1  # what the plot kept last was like
        i: i64 = 0
        n: i64 = len(choices)
        while i < n:
            action = choices[i]
            if not block.has(action):
                found = append(found, action)
            else:
                crop = (action - block.start) // t.game.plots
                plot = (action - block.start) % t.game.plots
                like = crop * 1024 + self.plot_like(t, plot, fields)
                marked = plot < t.game.card_plots and apart & BIT[plot] != 0
                if crop >= last and (marked or like != known):
                    found = append(found, action)
                    if not marked:
                        known = like
            i += 1
        return found if len(found) > 0 else choices

    def plot_like(self, t: Table, plot: i64, fields: i64) -> i64:
        """A number that plots have in common which are alike."""
        if plot >= t.game.card_plots:
            return 2 + t.game.plot_cards[plot]
        return 0 if fields & BIT[plot] else 1

    # -- fences ------------------------------------------------------------------------------------------------------

    def fenced(self, t: Table, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Of the pastures of one form with as many stables the most compact one; of the ways to divide a pasture into
        such parts the one with the fewest fences."""
        f = seat * FARM
        grid = t.grid(seat)
        shapes = grid.shapes
        block = t.game.act_fence
        free = t.free(seat)
        beside_house = grid.beside(t.farms[f + ROOMS])
        fences = t.farms[f + FENCES]
        grazed = t.farms[f + GRAZED]
        stables = t.farms[f + STABLES]
        keys = vec[i64]()
        costs = vec[i64]()
        best = vec[i64]()
        i: i64 = 0
        n: i64 = len(choices)
        while i < n:
            action = choices[i]
            i += 1
            if not block.has(action):
                continue
            shape = action - block.start
            cells = shapes.cells[shape]
            cost = NEW * count(shapes.borders[shape] & ~fences)
            key = 8 * form_of(shapes.forms[shape]) + least(count(cells & stables), 2)
            if cells & grazed:
                key = self.division(t, seat, cells, stables)
            else:
                cost += OPEN * count(shapes.beside[shape] & free & ~cells) + HOUSED * count(cells & beside_house)
            at: i64 = 0
            while at < len(keys) and keys[at] != key:
                at += 1
            if at == len(keys):
                keys = append(keys, key)
                costs = append(costs, cost)
                best = append(best, action)
            elif cost <= costs[at]:
                costs[at] = cost
                best[at] = action
        found = vec[i64]()
        i = 0
        while i < n:
            if not block.has(choices[i]) or contains(best, choices[i]):
                found = append(found, choices[i])
            i += 1
        return found

    def division(self, t: Table, seat: i64, cells: i64, stables: i64) -> i64:
        """A number for the two parts into which a pasture is divided; which of them is fenced off makes none."""
        for pasture in t.pastures[seat]:
            if pasture & cells:
                rest = pasture & ~cells
                one = 5 * count(cells) + count(cells & stables)
                other = 5 * count(rest) + count(rest & stables)
                return -(128 * one + other) - 1 if one < other else -(128 * other + one) - 1
        return 0


def cooks(action: i64) -> bool:
    """Does it make food of something?"""
    return action >= WAY and action < CRAFT


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


def form_of(form: i64) -> i64:
    """The form of a shape, as far as forms are told apart."""
    if form < BENT:
        return form if form // 8 * (form % 8) <= MOST_CELLS else LARGE
    return form if form - BENT <= MOST_BENT else LARGE


def among(choices: vec[i64], block: Block) -> i64:
    """The cells of these actions, as a mask."""
    cells: i64 = 0
    i: i64 = 0
    n: i64 = len(choices)
    while i < n:
        if block.has(choices[i]):
            cells |= BIT[choices[i] - block.start]
        i += 1
    return cells


def kept(choices: vec[i64], block: Block, cells: i64) -> vec[i64]:
    """The choices without those of this kind that are about other cells."""
    found = vec[i64]()
    i: i64 = 0
    n: i64 = len(choices)
    while i < n:
        if not block.has(choices[i]) or cells & BIT[choices[i] - block.start]:
            found = append(found, choices[i])
        i += 1
    return found
