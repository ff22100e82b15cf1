# compiled
"""The phases that need few decisions: workers, income, rotation, harvest, milking (§4, §7, §9)."""

from __future__ import annotations

from typing import cast

from tilth.games.hallertau.rules.actions import (
    FIELD,
    HARVEST,
    HARVEST_ALL,
    INCOME,
    INCOME_ALL,
    MANDATORY,
    ONCE,
    PICKY,
    QUADRANT,
    QUADRANT_CARD,
    SPACES,
    TARGET,
)
from tilth.games.hallertau.rules.card_play import Acting, Window, forewarn, has_declined
from tilth.games.hallertau.rules.goods import KINDS, MILK
from tilth.games.hallertau.rules.layout import (
    ADVANCED,
    CHOOSY,
    COLUMNS,
    DONE,
    EXHAUSTED,
    FARM,
    FARMYARD,
    FIELDS,
    FLOCK,
    HARVESTED,
    INCOMES,
    PHASE_TOOLS,
    POOL,
    RESET,
    ROW,
    SHEEP,
    WINDOW,
    empty_field,
    field_word,
    planted_field,
)
from tilth.games.hallertau.rules.packed import quadrant_card, quadrants_cleared, quadrants_of
from tilth.games.hallertau.rules.table import Table, column_of
from tilth.kernel.core import (
    CHANCE,
    IT,
    PASS,
    SEAT,
    STEP,
    WRONG_PART,
    Node,
    Position,
)
from tilth.kernel.expressions import Ask, AskIfAny, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.rng import Rng
from tilth.kernel.vecs import contains, included, joined

# -- phases ----------------------------------------------------------------------------------------------------------


class Begin(Step):
    """A phase begins: what has just happened is past."""

    def __init__(self, phase: i64) -> None:
        super().__init__()
        self.phase: i64 = phase

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        old = t.phase
        t.phase = self.phase
        t.active = -1
        t.placed = False
        rises: i64 = 2 if t.game.round_in_phase2 else 1
        if self.phase == rises:
            t.round += 1
            t.taken_off = False
        t.next_step()
        s: i64 = 0
        while s < t.game.seats:
            f = s * FARM
            t.farms[f + CHOOSY] = 0
            if self.phase == 1:
                t.farms[f + RESET] = 0
                t.removed = 0
            if self.phase == 3:
                t.farms[f + INCOMES] = self.incomes(t, s)
                t.remind(s, True)  # a card played in this phase gives its income at once (§4.4)
            if self.phase == 4:
                t.farms[f + PHASE_TOOLS] = 0
            if self.phase == 7 or old == 7:
                self.forget_harvest(t, s)
            if self.phase == 9 or old == 9:
                t.farms[f + EXHAUSTED] = 0
                b: i64 = 0
                while b < 5:
                    t.farms[f + ADVANCED + b] = 0
                    b += 1
            s += 1

    def incomes(self, t: Table, seat: i64) -> i64:
        played = t.played[seat]
        n: i64 = 0
        i: i64 = 0
        while i < len(played):
            n += 1 if t.card(played[i]).income is not None else 0
            i += 1
        return n

    def forget_harvest(self, t: Table, seat: i64) -> None:
        k: i64 = 0
        while k < KINDS:
            t.farms[seat * FARM + HARVESTED + k] = 0
            k += 1
        c: i64 = seat * FARM + FIELDS
        end = c + COLUMNS
        while c < end:
            t.farms[c] = t.farms[c] % DONE
            c += 1


class Forewarn(Step):
    """Before something happens by itself, seats are reminded of cards they declined and that would come too late."""

    def __init__(self, change: Step) -> None:
        super().__init__()
        self.change = change

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        later: Table | None = None
        s: i64 = 0
        while s < t.game.seats:
            if has_declined(t, s):
                if later is None:
                    later = t.copy()
                    self.change.act(later, seat, it)
                forewarn(t, s, later)
            s += 1


class DrawQuadrants(Ask):
    """Phase 1: a quadrant card says which quadrants lose their top rows; with four players all do (§4.2).

    IT: the card drawn, and the quadrants settled so far, a mask; only the mask is handed back.
    STEP: how much of the card is settled.
    """

    def __init__(self) -> None:
        super().__init__("quadrants")

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if not t.game.quadrant_cards:
            t.stack[f + IT] = 15
            t.pop()
            return False
        drawn = quadrant_card(t.stack[f + IT])
        t.stack[f + SEAT] = CHANCE
        if drawn < 0 and t.quads == 0:  # somebody wrote a position with fewer cards than rounds to come
            t.pop()
            return False
        if drawn < 0:
            return True
        parts = t.game.clears[drawn]
        step = t.stack[f + STEP]
        if step < len(parts):
            if len(parts[step]) > 1:
                return True
            t.stack[f + IT] |= BIT[parts[step][0]]
            t.stack[f + STEP] = step + 1
            return False
        t.stack[f + IT] = quadrants_cleared(t.stack[f + IT])
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        drawn = quadrant_card(t.stack[f + IT])
        i: i64 = 0
        if drawn < 0:
            while i < 6:
                if t.quads & BIT[i]:
                    out = append(out, QUADRANT_CARD + i)
                i += 1
            return out
        part = t.game.clears[drawn][t.stack[f + STEP]]
        while i < len(part):
            out = append(out, QUADRANT + part[i])
            i += 1
        return out

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        found = self.options(p, f, vec[i64]())
        n: i64 = len(found)
        return found[rng.below(n)]

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action < QUADRANT:
            card = action - QUADRANT_CARD
            t.quads -= BIT[card]
            t.stack[f + IT] = quadrants_of(card)
            t.stack[f + STEP] = 0
        else:
            t.stack[f + IT] |= BIT[action - QUADRANT]
            t.stack[f + STEP] += 1


class RemoveWorkers(Step):
    """The top rows of some quadrants go. IT: the quadrants, a mask, which nobody needs after this."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_it(0)
        counts = vec[i64]([0, 0, 0, 0])
        s: i64 = 0
        while s < SPACES:
            quadrant = t.game.quadrants[s]
            row = t.top_row(s)
            if it & BIT[quadrant] and row >= 0:
                counts[quadrant] += t.workers[s * 3 + row]
                t.workers[s * 3 + row] = 0
            s += 1
        t.removed = 0
        s = 0
        while s < 4:
            if counts[s] > t.removed:
                t.removed = counts[s]
            s += 1


class TakeOff(Step):
    """Phase 2, step 1: the farmyard card of this round leaves the stable board (§4.3)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).taken_off = True


class NewWorkers(Step):
    """Phase 2, steps 2 and 3: sheep on the card die, workers come."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.taken_off = True
        n = t.game.seats
        free: i64 = t.game.worker_limit
        s: i64 = 0
        while s < SPACES:
            free -= t.on_space(s)
            s += 1
        k: i64 = 0
        while k < n:
            s = (t.starter + k) % n
            t.farms[s * FARM + SHEEP + t.round] = 0
            t.count_sheep(s)
            pool = t.farms[s * FARM + WINDOW]
            if t.game.worker_limit and pool > free:
                pool = free
            free -= pool
            t.farms[s * FARM + POOL] = pool
            k += 1


class IncomeSeat(Ask):
    """Phase 3: each bonus card that lay face up when it began once, in any order (§4.4).

    STEP 1: all the rest in order. IT: a mask of the incomes already taken, in the order the cards were played.
    """

    def __init__(self) -> None:
        super().__init__("income")
        self.acting = Acting(OneIncome())
        self.parts.append(self.acting)

    def due(self, t: Table, f: i64) -> vec[i64]:
        """The cards whose income is still to come, in the order they were played."""
        seat, taken = t.stack[f + SEAT], t.stack[f + IT]
        found = vec[i64]()
        played = t.played[seat]
        k: i64 = 0
        i: i64 = 0
        while k < t.farms[seat * FARM + INCOMES]:
            if t.card(played[i]).income is not None:
                if not taken & BIT[k]:
                    found = append(found, played[i])
                k += 1
            i += 1
        return found

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        due = self.due(t, f)
        if len(due) == 0:
            t.drop()
            return False
        if t.stack[f + STEP] == 0:
            return True
        self.give(t, f, due[0])
        return False

    def give(self, t: Table, f: i64, card: i64) -> None:
        seat = t.stack[f + SEAT]
        played = t.played[seat]
        k: i64 = 0
        i: i64 = 0
        while played[i] != card:
            k += 1 if t.card(played[i]).income is not None else 0
            i += 1
        t.stack[f + IT] |= BIT[k]
        t.next_step()
        t.push(t.game.inner, seat, 0, 0)
        t.push(self.acting, seat, 0, card)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        due = self.due(t, f)
        found = vec[i64]()
        i: i64 = 0
        while i < len(due):
            found = included(found, INCOME + due[i])
            i += 1
        out = joined(append(append(out, PASS), INCOME_ALL), found)
        return append(out, PICKY) if t.farms[t.stack[f + SEAT] * FARM + CHOOSY] == 0 else out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        return ONCE if reason == WRONG_PART and contains(cast(Table, p).played[seat], action - INCOME) else reason

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action == PICKY:
            t.farms[seat * FARM + CHOOSY] = 1
            return
        t.declines(seat)
        if action == PASS:
            t.drop()
        elif action == INCOME_ALL:
            t.stack[f + STEP] = 1
        else:
            self.give(t, f, action - INCOME)


class OneIncome(Node):
    """IT: the card."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        income = t.card(t.stack[f + IT]).income
        assert income is not None
        t.become(income, 0)
        return False


# -- phases 5 to 8 ---------------------------------------------------------------------------------------------------


class NewCard(Step):
    """Phase 5: the farmyard card of this round comes to the hand (§7.1)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if t.game.with_cards:
            t.piles[FARMYARD] += 1  # it was never in the pile
            t.push(t.game.draws, CHANCE, 1, seat * 4 + FARMYARD)


class RotateAll(Step):
    """Phase 6, step 1: every empty field below row 5 goes up (§7.2)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        c: i64 = seat * FARM + FIELDS
        end = c + COLUMNS
        while c < end:
            if empty_field(t.farms[c]) and t.farms[c] < 5 * ROW:
                t.farms[c] += ROW
            c += 1


class RotateOne(AskIfAny):
    """Phase 6, step 2: one empty field that can still move goes up once more."""

    def __init__(self) -> None:
        super().__init__("rotate")
        self.swift = True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        farm = t.stack[f + SEAT] * FARM + FIELDS
        row: i64 = 2
        while row < 5:
            c: i64 = 0
            while c < COLUMNS:
                if t.farms[farm + c] == row * ROW:
                    out = append(out, FIELD + field_word(row * ROW))
                    break
                c += 1
            row += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        if reason == WRONG_PART and (action == PASS or (action >= FIELD and action < FIELD + 112)):
            return MANDATORY
        return reason

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        t = cast(Table, p)
        t.farms[seat * FARM + FIELDS + column_of(t, seat, action - FIELD, 0)] += ROW


def ripe(t: Table, seat: i64) -> i64:
    """A field to harvest; -1 if there is none; 8 and more if there are different ones."""
    found: i64 = -1
    c: i64 = 0
    while c < COLUMNS:
        code = t.farms[seat * FARM + FIELDS + c]
        if planted_field(code) and not code & DONE:
            if found < 0:
                found = c
            elif code != t.farms[seat * FARM + FIELDS + found]:
                return 8 + found
        c += 1
    return found


class HarvestSeat(Ask):
    """Phase 7: every planted field once, in the seat's order (§7.3). STEP 1: the rest in any order."""

    def __init__(self) -> None:
        super().__init__("harvest")
        self.swift = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        c = ripe(t, seat)
        if c < 0:
            t.drop()
            return False
        if t.stack[f + STEP] == 0 and (t.patient or self.matters(t, seat)):
            return True
        self.reap(t, seat, c % 8)
        return False

    def matters(self, t: Table, seat: i64) -> bool:
        """Can the order matter? Only to a seat that may play cards in between."""
        return ripe(t, seat) >= 8 and len(t.hands[seat]) > 0

    def reap(self, t: Table, seat: i64, column: i64) -> None:
        t.harvest(seat, column)
        if len(t.hands[seat]) > 0:
            t.push(t.game.inner, seat, 0, 0)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        out = append(out, HARVEST_ALL)
        if not self.matters(t, seat):
            return out
        found = vec[i64]()
        c: i64 = 0
        while c < COLUMNS:
            code = t.farms[seat * FARM + FIELDS + c]
            if planted_field(code) and not code & DONE:
                found = included(found, HARVEST + field_word(code))
            c += 1
        return joined(out, found)

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        if reason != WRONG_PART:
            return reason
        return MANDATORY if action == PASS else TARGET if action >= HARVEST and action < INCOME_ALL else reason

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if not self.matters(t, seat):
            self.reap(t, seat, ripe(t, seat) % 8)
            while len(t.hands[seat]) == 0 and ripe(t, seat) >= 0:  # nothing can come in between
                self.reap(t, seat, ripe(t, seat) % 8)
            return
        t.declines(seat)
        if action == HARVEST_ALL:
            t.stack[f + STEP] = 1
            return
        word = action - HARVEST
        c: i64 = 0
        while c < COLUMNS:
            code = t.farms[seat * FARM + FIELDS + c]
            if planted_field(code) and not code & DONE and field_word(code) == word:
                self.reap(t, seat, c)
                return
            c += 1


class HarvestHome(Window):
    """The closing window of phase 7. What is sown in it on a field not yet harvested is harvested too (R28)."""

    def __init__(self, harvest: Node) -> None:
        super().__init__(True)
        self.parts.append(harvest)

    def run(self, p: Position, f: i64) -> bool:
        if super().run(p, f):
            return True
        t = cast(Table, p)
        s: i64 = 0
        while s < t.game.seats:
            if ripe(t, s) >= 0:
                t.push(self, 0, 0, 0)
                t.push(self.parts[0], 0, 0, 0)
                return False
            s += 1
        return False


class Milking(Step):
    """Phase 8: one milk per sheep (§7.4)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        s: i64 = 0
        while s < t.game.seats:
            t.farms[s * FARM + MILK] += t.farms[s * FARM + FLOCK]
            s += 1
