# compiled
"""The farmyards: cells and what stands on them, fences and pastures, crops (§6, §9, §10)."""

from __future__ import annotations

from tilth.games.agricola.rules.events import FENCE_GRANT
from tilth.games.agricola.rules.grid import MOST_FENCES, MOST_STABLES, Grid, Pair, cells_in, count
from tilth.games.agricola.rules.layout import (
    ASIDE,
    FARM,
    FENCES,
    FIELDS,
    FREE_FENCES,
    GRAZED,
    PLACED,
    RESERVED,
    ROOMS,
    SOWN,
    STABLES,
    TILLED,
)
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.kernel.answers import ask
from tilth.kernel.core import Position
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import emit


class Farmyards(Position):
    """The part of the table that lies on the cells of all farms. Made empty, or as a copy of another."""

    def __init__(self, rules: AgricolaRules, twin: Farmyards | None = None) -> None:
        super().__init__(rules, twin)
        self.game: AgricolaRules = rules
        if twin is not None:
            self.farms: vec[i64] = twin.farms[:]
            self.round: i64 = twin.round
            self.pastures: list[vec[i64]] = twin.pastures  # this and what follows is replaced, never changed
            self.covered: vec[i64] = twin.covered
            self.grids: list[Grid] = twin.grids
            self.noted: vec[i64] = twin.noted
            return
        n = rules.seats
        self.farms = vec[i64]([0] * (n * FARM))
        self.round = 0
        self.pastures = [vec[i64]() for s in range(n)]  # cells of each pasture, as masks
        self.covered = vec[i64]([0] * (n * len(rules.covers)))  # cells, for each seat and each thing that covers them
        self.grids = [rules.grid for s in range(n)]
        self.noted = vec[i64]([0] * (n * len(rules.seat_numbers) + len(rules.table_numbers)))

    # -- numbers of expansions ---------------------------------------------------------------------------------------

    def seat_number(self, seat: i64, which: i64) -> i64:
        return self.noted[seat * len(self.game.seat_numbers) + which]

    def set_seat_number(self, seat: i64, which: i64, n: i64) -> None:
        at = seat * len(self.game.seat_numbers) + which
        if self.noted[at] != n:
            noted = self.noted[:]
            noted[at] = n
            self.noted = noted

    def table_number(self, which: i64) -> i64:
        return self.noted[self.game.seats * len(self.game.seat_numbers) + which]

    def set_table_number(self, which: i64, n: i64) -> None:
        at = self.game.seats * len(self.game.seat_numbers) + which
        if self.noted[at] != n:
            noted = self.noted[:]
            noted[at] = n
            self.noted = noted

    def fewer(self, seat: i64, good: i64, n: i64) -> None:
        """So many of a good have left a seat: of animals that lie, as long as there are such."""
        if good == self.game.lying_kind and n > 0:
            lying = self.seat_number(seat, self.game.lying)
            if lying:
                self.set_seat_number(seat, self.game.lying, lying - (n if n < lying else lying))

    # -- cells ---------------------------------------------------------------------------------------------------------

    def grid(self, seat: i64) -> Grid:
        """The cells of this seat's farmyard, and what lies beside what."""
        return self.grids[seat]

    def extend(self, seat: i64, pair: Pair) -> None:
        """A farmyard grows by two cells; a fence on an edge between old and new cells stays there."""
        grown = self.grids[seat].grown(pair)
        if grown.cells > self.game.card_plots or grown.shapes.count > self.game.act_fence.size:
            told = f"{grown.cells} cells and {grown.shapes.count} shapes to fence in"
            raise ValueError(f"the ground of this game was not laid for {told}")
        grids = self.grids[:]
        grids[seat] = grown
        self.grids = grids

    def fields(self, seat: i64) -> i64:
        """Cells that are fields; places on cards are not among them."""
        return self.farms[seat * FARM + FIELDS] & self.grid(seat).all

    def free(self, seat: i64) -> i64:
        """Cells that nothing uses: where rooms and fields may go (§6.4)."""
        return self.grid(seat).all & ~self.occupied(seat)

    def occupied(self, seat: i64) -> i64:
        """Cells in use by anything (§6.3)."""
        f = seat * FARM
        return self.barred(seat) | self.farms[f + STABLES] | self.farms[f + GRAZED]

    def barred(self, seat: i64) -> i64:
        """Cells that can neither have a stable nor lie in a pasture: rooms, fields, and what else covers cells."""
        found = self.farms[seat * FARM + ROOMS] | self.fields(seat)
        n: i64 = len(self.game.covers)
        k: i64 = 0
        while k < n:
            found |= self.covered[seat * n + k]
            k += 1
        return found

    def hindrance(self, seat: i64, cells: i64, usual: i64) -> i64:
        """The reason why nothing goes there: that of what lies on one of these cells, if it has one, or the usual."""
        n: i64 = len(self.game.covers)
        k: i64 = 0
        while k < n:
            if self.game.cover_reasons[k] and self.covered[seat * n + k] & cells:
                return self.game.cover_reasons[k]
            k += 1
        return usual

    def crowded(self, seat: i64) -> bool:
        """Does a cell hold two things that exclude each other (§6.1)?"""
        f = seat * FARM
        barred = self.barred(seat)
        things = count(self.farms[f + ROOMS]) + count(self.fields(seat))
        n: i64 = len(self.game.covers)
        k: i64 = 0
        while k < n:
            things += count(self.covered[seat * n + k])
            k += 1
        return things != count(barred) or barred & (self.farms[f + STABLES] | self.farms[f + GRAZED]) != 0

    def cover(self, seat: i64, thing: i64, cells: i64) -> None:
        """These cells and no others have this thing on them."""
        covered = self.covered[:]
        covered[seat * len(self.game.covers) + thing] = cells
        self.covered = covered
        bare = self.farms[seat * FARM + RESERVED] & ~self.barred(seat)
        if bare:
            self.farms[seat * FARM + RESERVED] &= ~bare
            for cell in cells_in(bare):
                self.enclose(seat, BIT[cell])

    def reserve(self, seat: i64, cell: i64) -> None:
        """A cell is fenced in with what lies on it. When nothing does any more, it is a pasture; so what comes to light
        is laid there before the rest is taken away."""
        f = seat * FARM
        self.farms[f + FENCES] |= self.grid(seat).around[cell]
        self.farms[f + RESERVED] |= BIT[cell]

    def fenced(self, seat: i64) -> i64:
        """Cells that fences enclose: pastures, and what is reserved."""
        return self.farms[seat * FARM + GRAZED] | self.farms[seat * FARM + RESERVED]

    def lying_on(self, seat: i64, thing: i64) -> i64:
        """The cells that have this thing on them."""
        return self.covered[seat * len(self.game.covers) + thing]

    def wild_crops(self, seat: i64) -> i64:
        """Cells without a field on which crops stand."""
        return self.farms[seat * FARM + SOWN] & self.grid(seat).all & ~self.farms[seat * FARM + FIELDS]

    def sowable(self, seat: i64) -> i64:
        """Plots that can be sown once they are empty: fields, and cells that nothing uses as far as cards allow it."""
        found = self.farms[seat * FARM + FIELDS]
        if self.game.unplowed < 0 or len(self.answerers[self.game.unplowed]) == 0:
            return found
        more = ask(self, self.game.unplowed, seat, 0, 0) > count(self.wild_crops(seat))
        return found | self.free(seat) if more else found

    def take_up(self, seat: i64, cells: i64) -> None:
        """These cells came into use; what was sown there without a field is gone."""
        wild = self.farms[seat * FARM + SOWN] & cells
        cell: i64 = 0
        while wild:
            if wild % 2:
                self.set_crop(seat, cell, 0, 0)
            wild //= 2
            cell += 1
        if self.game.cells_used >= 0:
            emit(self, self.game.cells_used, seat, cells)

    def room_cells(self, seat: i64) -> i64:
        return self.free(seat) & self.grid(seat).beside(self.farms[seat * FARM + ROOMS])

    def field_cells(self, seat: i64) -> i64:
        fields = self.fields(seat)
        free = self.free(seat)
        return free & self.grid(seat).beside(fields) if fields else free

    def stable_cells(self, seat: i64) -> i64:
        f = seat * FARM
        if count(self.farms[f + STABLES]) >= MOST_STABLES:
            return 0
        return self.grid(seat).all & ~(self.barred(seat) | self.farms[f + STABLES])

    def unused(self, seat: i64) -> i64:
        return count(self.free(seat))

    def fences_left(self, seat: i64) -> i64:
        return MOST_FENCES - count(self.farms[seat * FARM + FENCES]) - self.farms[seat * FARM + ASIDE]

    def stint(self, seat: i64) -> i64:
        """A number for the turn of this seat that is under way (§4.1), the start of a round being one of its own."""
        return self.round * 16 + self.farms[seat * FARM + PLACED] + 1

    def errand(self, seat: i64) -> i64:
        """A number for the next placement of this seat; by this, a claim made before it is known again."""
        return self.stint(seat) * 8 + seat

    def fence_grant(self, seat: i64) -> i64:
        """How many fences cards still grant without wood in this turn; the first of a turn is never among them."""
        if len(self.answerers[FENCE_GRANT]) == 0:
            return 0
        grant = ask(self, FENCE_GRANT, seat, 0, 0)
        return grant - self.farms[seat * FARM + FREE_FENCES] % 8 if self.has_fenced(seat) else grant

    def has_fenced(self, seat: i64) -> bool:
        """Have fences been built in this turn?"""
        return self.farms[seat * FARM + FREE_FENCES] // 8 == self.stint(seat)

    def note_fences(self, seat: i64, granted: i64) -> None:
        """Fences are built in this turn, so many of them granted by cards."""
        if not self.has_fenced(seat):
            self.farms[seat * FARM + FREE_FENCES] = 8 * self.stint(seat)
        self.farms[seat * FARM + FREE_FENCES] += granted

    def lose_fences(self, seat: i64) -> None:
        """The action is over: if it has used some of the fences granted, the others are lost."""
        if self.farms[seat * FARM + FREE_FENCES] % 8 == 0:
            return
        left = self.fence_grant(seat)
        if left > 0:
            self.note_fences(seat, left)

    def rooms(self, seat: i64) -> i64:
        return count(self.farms[seat * FARM + ROOMS])

    def enclose(self, seat: i64, cells: i64) -> None:
        """Make these cells a pasture of their own, new or split off another (§10)."""
        f = seat * FARM
        self.farms[f + FENCES] |= self.grid(seat).border(cells)
        self.farms[f + GRAZED] |= cells
        old = self.pastures[seat]
        made = vec[i64]()
        i: i64 = 0
        n: i64 = len(old)
        while i < n:
            rest = old[i] & ~cells
            if rest:
                made = append(made, rest)
            i += 1
        pastures = self.pastures[:]
        pastures[seat] = append(made, cells)
        self.pastures = pastures

    def crop(self, seat: i64, plot: i64) -> i64:
        """What stands on a plot: 0 nothing, 1 grain, 2 vegetables, 3 wood."""
        return self.farms[seat * FARM + TILLED + plot] // 32

    def left(self, seat: i64, plot: i64) -> i64:
        """How much of its crop stands on a plot."""
        return self.farms[seat * FARM + TILLED + plot] % 32

    def set_crop(self, seat: i64, plot: i64, crop: i64, n: i64) -> None:
        f = seat * FARM
        if n > 0:
            self.farms[f + TILLED + plot] = 32 * crop + n
            self.farms[f + SOWN] |= BIT[plot]
        else:
            self.farms[f + TILLED + plot] = 0
            self.farms[f + SOWN] &= ~BIT[plot]

    def crops_on_fields(self, seat: i64, crop: i64) -> i64:
        f = seat * FARM + TILLED
        n: i64 = 0
        plot: i64 = 0
        sown = self.farms[seat * FARM + SOWN]
        while sown:
            if sown % 2 and self.farms[f + plot] // 32 == crop:
                n += self.farms[f + plot] % 32
            sown //= 2
            plot += 1
        return n

    def fields_with(self, seat: i64, crop: i64) -> i64:
        """How many plots carry this crop; 0: any."""
        f = seat * FARM + TILLED
        n: i64 = 0
        plot: i64 = 0
        sown = self.farms[seat * FARM + SOWN] & self.farms[seat * FARM + FIELDS]
        while sown:
            if sown % 2 and (crop == 0 or self.farms[f + plot] // 32 == crop):
                n += 1
            sown //= 2
            plot += 1
        return n
