# compiled
"""The course of the game: setup, six rounds of ten phases, the last cards (§3-§9, §11.1)."""

from __future__ import annotations

from typing import Any, Final, cast

from tilth.games.hallertau.costs import cost, entered, joined
from tilth.games.hallertau.effects import Deal, Draws, Paying, effect
from tilth.games.hallertau.goods import AMOUNTS, BUNDLES, KINDS, LAST, MILK, ROUNDS
from tilth.games.hallertau.moves import (
    ADVANCE,
    ASK_MODE,
    BOULDER,
    CHOICE,
    FIELD,
    FIRST_SEAT,
    HARVEST,
    HARVEST_ALL,
    INCOME,
    INCOME_ALL,
    KIND,
    MANDATORY,
    MOST_SWAP,
    MUST_ACT,
    NO_WORKERS,
    PAY,
    PAY_JEWEL,
    PICKY,
    PLACE,
    PLAY,
    PUSH,
    QUADRANT,
    QUADRANT_CARD,
    ROW_END,
    SPACE_CLOSED,
    SPACE_FULL,
    SPACES,
    SWAP,
    TOO_FEW_WORKERS,
    TOO_MUCH,
    WRONG_TOTAL,
)
from tilth.games.hallertau.play import Acting, Cards, PlayCard, Resolve, Waiting, Window
from tilth.games.hallertau.spaces import QUADRANT_FACTS, SPACE_FACTS, SPACE_IDS
from tilth.games.hallertau.table import (
    ADVANCED,
    ASKED,
    BUILT,
    CHOOSY,
    COLUMNS,
    DONE,
    EXHAUSTED,
    FARM,
    FARMYARD,
    FIELDS,
    FINAL,
    FLOCK,
    GATEWAY,
    HARVESTED,
    INCOMES,
    JEWEL,
    JUST_SPACE,
    JUST_SWAP,
    OATH,
    PHASE_TOOLS,
    POINT,
    POOL,
    RESET,
    ROW,
    SHEEP,
    SNAPSHOT,
    TOOL,
    WINDOW,
    HallertauRules,
    Table,
    column_of,
    empty_field,
    field_word,
    planted_field,
)
from tilth.kernel.core import (
    CANNOT_PAY,
    CHANCE,
    IT,
    NOT_YOUR_TURN,
    OK,
    PASS,
    SEAT,
    STEP,
    WRONG_PART,
    Node,
    Position,
)
from tilth.kernel.expressions import Ask, EachSeat, Loop, Seq, Step, When
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.rng import Rng

START_GOODS: Final[vec[i64]] = vec[i64]([0, 1, 3])  # 1 barley, 1 flax, 1 rye
START_ROWS: Final[vec[i64]] = vec[i64]([2, 3, 4])
GATEWAY_HAND: Final[i64] = 4
POINT_HAND: Final[i64] = 1


# -- setup -----------------------------------------------------------------------------------------------------------


def lay_out(t: Table) -> None:
    """The table before anything is dealt (§3.3-§3.8)."""
    n = t.game.seats
    s: i64 = 0
    while s < SPACES:
        t.workers[s * 3] = 1
        s += 1
    s = 0
    while s < n:
        k: i64 = 0
        while k < 3:
            t.farms[s * FARM + START_GOODS[k]] = 1
            t.new_field(s, START_ROWS[k])
            k += 1
        t.move_building(s, 0, 0)
        t.set_boulders(s)
        t.farms[s * FARM + ASKED] = t.game.ask
        s += 1
    if t.game.with_cards:
        d: i64 = 0
        while d < 4:
            t.piles[d] = len(t.unseen[d])
            d += 1
        t.piles[FARMYARD] -= ROUNDS * n


class FirstPlayer(Ask):
    """A random first player (§3.10)."""

    def __init__(self) -> None:
        super().__init__("first")

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.game.seats > 1 and t.game.first_player < 0:
            t.stack[f + SEAT] = CHANCE
            return True
        t.starter = t.game.first_player if t.game.first_player >= 0 else 0
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        s: i64 = 0
        while s < p.rules.seats:
            out = append(out, FIRST_SEAT + s)
            s += 1
        return out

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        return FIRST_SEAT + rng.below(p.rules.seats)

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        p.starter = action - FIRST_SEAT


class DealHands(Step):
    """Each seat's first cards (§3.9)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if t.game.with_cards:
            t.push(t.game.draws, CHANCE, POINT_HAND, seat * 4 + POINT)
            t.push(t.game.draws, CHANCE, GATEWAY_HAND, seat * 4 + GATEWAY)


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


class RemoveWorkers(Ask):
    """Phase 1: a quadrant card says which quadrants lose their top rows; with four players all do (§4.2).

    IT: quadrants settled so far, a mask, and from 16 on the card drawn + 1. STEP: how much of the card is settled.
    """

    def __init__(self) -> None:
        super().__init__("quadrants")

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if not t.game.quadrant_cards:
            t.pop()
            self.clear(t, 15)
            return False
        drawn = t.stack[f + IT] // 16
        t.stack[f + SEAT] = CHANCE
        if drawn == 0:
            return True
        parts = t.game.clears[drawn - 1]
        step = t.stack[f + STEP]
        if step < len(parts):
            if len(parts[step]) > 1:
                return True
            t.stack[f + IT] |= BIT[parts[step][0]]
            t.stack[f + STEP] = step + 1
            return False
        mask = t.stack[f + IT] % 16
        t.drop()
        self.clear(t, mask)
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        drawn = t.stack[f + IT] // 16
        i: i64 = 0
        if drawn == 0:
            while i < 6:
                if t.quads & BIT[i]:
                    out = append(out, QUADRANT_CARD + i)
                i += 1
            return out
        part = t.game.clears[drawn - 1][t.stack[f + STEP]]
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
            t.stack[f + IT] = (card + 1) * 16
            t.stack[f + STEP] = 0
        else:
            t.stack[f + IT] |= BIT[action - QUADRANT]
            t.stack[f + STEP] += 1

    def clear(self, t: Table, quadrants: i64) -> None:
        counts = vec[i64]([0, 0, 0, 0])
        s: i64 = 0
        while s < SPACES:
            quadrant = t.game.quadrants[s]
            row = t.top_row(s)
            if quadrants & BIT[quadrant] and row >= 0:
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
        self.parts = [self.acting]

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
            found = entered(found, INCOME + due[i])
            i += 1
        out = joined(append(append(out, PASS), INCOME_ALL), found)
        return append(out, PICKY) if t.farms[t.stack[f + SEAT] * FARM + CHOOSY] == 0 else out

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


# -- phase 4 ---------------------------------------------------------------------------------------------------------


class BeginUse(Step):
    """The workers are placed; the space is being used."""

    def __init__(self, space: i64) -> None:
        super().__init__()
        self.space: i64 = space

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.using = self.space + 1
        t.user = seat
        t.replaced = 0
        t.exchanged = False


class EndUse(Step):
    def __init__(self, space: i64) -> None:
        super().__init__()
        self.space: i64 = space

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.farms[seat * FARM + JUST_SPACE] = self.space + 1
        t.using = 0
        t.replaced = 0


def use_of(space: str, rules: HallertauRules) -> Node:
    """The use of a space as one action: what it gives, top to bottom (§5.4)."""
    fact = SPACE_FACTS[space]
    options = fact["options"]
    if len(options) == 1 and not options[0]["pay"]:
        perform: Node = Seq(*(effect(data, rules) for data in options[0]["gain"]))
    else:
        pays: list[list[Node]] = []
        deals: list[Node] = []
        for option in options:
            costs: list[Node] = [cost(data) for data in option["pay"]]
            gains = [effect(data, rules) for data in option["gain"]]
            pays.append(costs)
            deals.append(Seq(Paying(True), *costs, Paying(False), *gains) if costs else Seq(*gains))
        perform = Deal(pays, deals)
    number = SPACE_IDS.index(space)
    return Acting(Seq(BeginUse(number), Window(False), perform, EndUse(number)))


class Turns(Ask):
    """Phase 4: one turn each, clockwise, until nobody has workers (§5.1). SEAT: whose turn; STEP 1: it is asked."""

    def __init__(self) -> None:
        super().__init__("turn")
        self.after = Window(False)
        self.closing = Window(True)
        self.parts = [self.after, self.closing]

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        n = t.game.seats
        step = t.stack[f + STEP]
        if step == 0:
            t.stack[f + SEAT] = t.starter
            t.stack[f + STEP] = 1
            return False
        if step == 2:  # the turn that is asked
            if t.farms[t.stack[f + SEAT] * FARM + POOL] > 0:
                return True
            self.end_turn(t, f)
            return False
        if t.game.immediate:
            t.next_step()
        seat = t.stack[f + SEAT]
        k: i64 = 0
        while k < n and t.farms[(seat + k) % n * FARM + POOL] == 0:
            k += 1
        if k == n:
            if step == 3:
                t.drop()
            else:
                t.stack[f + STEP] = 3
                k = 0
                while k < n:
                    t.remind(k, False)
                    k += 1
                t.push(self.closing, seat, 0, 0)
            return False
        seat = (seat + k) % n
        t.stack[f + SEAT] = seat
        t.stack[f + STEP] = 2
        self.begin_turn(t, seat)
        return True

    def begin_turn(self, t: Table, seat: i64) -> None:
        t.active = seat
        t.placed = False
        t.next_step()
        mask: i64 = 0
        i: i64 = 0
        for needs in t.game.snapshots:
            held = True
            for need in needs:
                held = held and need.holds(t, seat)
            if held:
                mask |= BIT[i]
            i += 1
        t.farms[seat * FARM + SNAPSHOT] = mask

    def end_turn(self, t: Table, f: i64) -> None:
        seat = t.stack[f + SEAT]
        t.farms[seat * FARM + OATH] = 0
        t.placed = True
        t.stack[f + SEAT] = (seat + 1) % t.game.seats
        t.stack[f + STEP] = 1

    def lack(self, t: Table, seat: i64, space: i64) -> i64:
        rows = t.game.rows[space]
        if rows == 2 and not t.game.with_cards:
            return SPACE_CLOSED
        row = t.lowest_row(space)
        if row == rows:
            return SPACE_FULL
        pool = t.farms[seat * FARM + POOL]
        if pool < row + 1:
            return TOO_FEW_WORKERS
        if t.farms[seat * FARM + OATH] and pool != row + 1:
            return MUST_ACT
        if rows == 2 and not t.game.empty_deck and t.piles[t.game.quadrants[space]] == 0:
            return SPACE_CLOSED
        return OK

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        farm = seat * FARM
        pool = t.farms[farm + POOL]
        w = t.workers
        heights = t.game.rows
        plain = t.game.with_cards and t.game.empty_deck and t.farms[farm + OATH] == 0
        s: i64 = 0
        while s < SPACES:  # a quick look first: is the row that is next within reach?
            i = s * 3
            row: i64 = 0
            while row < heights[s] and w[i + row]:
                row += 1
            if row < heights[s] and row < pool and (plain or self.lack(t, seat, s) == OK):
                out = append(out, PLACE + s)
            s += 1
        k: i64 = pool if t.farms[farm + OATH] else 1
        while k <= pool:
            out = append(out, SWAP + k - 1)
            k += 1
        if t.game.with_cards and t.farms[farm + RESET] == 0 and t.game.seats > 1:
            k = 0
            while k < 3:
                if k != t.farms[farm + ASKED]:
                    out = append(out, ASK_MODE + k)
                k += 1
        if t.farms[farm + CHOOSY] == 0:
            out = append(out, PICKY)
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        turn = action == PASS or (action >= PLACE and action < ASK_MODE)
        if action >= CHOICE and action < KIND:  # a part of an action that is over
            return TOO_MUCH
        if seat != t.stack[f + SEAT]:
            if turn and seat >= 0 and t.farms[seat * FARM + POOL] == 0:
                return NO_WORKERS
            return NOT_YOUR_TURN
        if action == PASS:
            return MUST_ACT
        if action >= PLACE and action < SWAP:
            return self.lack(t, seat, action - PLACE)
        if action >= SWAP and action < ASK_MODE:
            pool = t.farms[seat * FARM + POOL]
            if action - SWAP + 1 > pool:
                return TOO_FEW_WORKERS
            return MUST_ACT if t.farms[seat * FARM + OATH] and action - SWAP + 1 < pool else OK
        return super().why(p, f, seat, action)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        farm = seat * FARM
        if action == PICKY:
            t.farms[farm + CHOOSY] = 1
            return
        if action >= ASK_MODE:
            t.farms[farm + ASKED] = action - ASK_MODE
            t.farms[farm + RESET] = 1
            return
        t.declines(seat)
        t.next_step()
        self.end_turn(t, f)
        t.push(self.after, seat, 0, 0)
        if action >= SWAP:
            n = action - SWAP + 1
            t.farms[farm + POOL] -= n
            t.farms[farm + JUST_SWAP] = n
            t.farms[farm + CHOOSY] = 0
            t.gain(seat, TOOL, n)
            return
        space = action - PLACE
        row = t.lowest_row(space)
        t.workers[space * 3 + row] = row + 1
        t.farms[farm + POOL] -= row + 1
        t.push(t.game.uses[space], seat, 0, 0)


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


class RotateOne(Ask):
    """Phase 6, step 2: one empty field that can still move goes up once more."""

    def __init__(self) -> None:
        super().__init__("rotate")
        self.swift = True

    def run(self, p: Position, f: i64) -> bool:
        if len(self.options(p, f, vec[i64]())) > 0:
            return True
        p.pop()
        return False

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


class HarvestSeat(Ask):
    """Phase 7: every planted field once, in the seat's order (§7.3). STEP 1: the rest in any order."""

    def __init__(self) -> None:
        super().__init__("harvest")
        self.swift = True

    def due(self, t: Table, seat: i64) -> i64:
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

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        c = self.due(t, seat)
        if c < 0:
            t.drop()
            return False
        if t.stack[f + STEP] == 0 and (t.patient or self.matters(t, seat)):
            return True
        self.reap(t, seat, c % 8)
        return False

    def matters(self, t: Table, seat: i64) -> bool:
        """Can the order matter? Only to a seat that may play cards in between."""
        return self.due(t, seat) >= 8 and len(t.hands[seat]) > 0

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
                found = entered(found, HARVEST + field_word(code))
            c += 1
        return joined(out, found)

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        return MANDATORY if reason == WRONG_PART and action == PASS else reason

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if not self.matters(t, seat):
            self.reap(t, seat, self.due(t, seat) % 8)
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


class Milking(Step):
    """Phase 8: one milk per sheep (§7.4)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        s: i64 = 0
        while s < t.game.seats:
            t.farms[s * FARM + MILK] += t.farms[s * FARM + FLOCK]
            s += 1


# -- phase 9 ---------------------------------------------------------------------------------------------------------


def affords(t: Table, seat: i64, bundle: i64) -> bool:
    i = bundle * KINDS
    farm = seat * FARM
    k: i64 = 0
    while k < KINDS:
        if AMOUNTS[i + k] > t.farms[farm + k]:
            return False
        k += 1
    return True


def any_price(t: Table, seat: i64, building: i64) -> bool:
    if t.farms[seat * FARM + JEWEL] > 0:
        return True
    kinds = BUNDLES.kinds[building]
    goods: i64 = 0
    k: i64 = 0
    while k < len(kinds):
        goods += t.farms[seat * FARM + kinds[k]]
        k += 1
    if goods < BUNDLES.fewest[building * ROUNDS + t.round - 1]:
        return False
    prices = BUNDLES.prices[building * ROUNDS + t.round - 1]
    n: i64 = len(prices)
    i: i64 = 0
    while i < n:
        if affords(t, seat, prices[i]):
            return True
        i += 1
    return False


def lacks_advance(t: Table, seat: i64, building: i64) -> i64:
    """OK, or why this building cannot go one space right in phase 9."""
    if t.farms[seat * FARM + BUILT + building] >= LAST:
        return ROW_END
    if t.tools_needed(seat, building) > t.usable_tools(seat):
        return BOULDER
    return OK if any_price(t, seat, building) else CANNOT_PAY


class Progress(Ask):
    """Phase 9: any number of advances (§8)."""

    def __init__(self) -> None:
        super().__init__("advance")
        self.pay = Acting(PayAdvance())
        self.parts = [self.pay]

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.game.turns9:
            t.active = seat
        if t.patient or self.within_reach(t, seat) or t.offer(seat):  # a card may bring what an advance lacks
            return True
        self.take(p, f, PASS)
        return False

    def within_reach(self, t: Table, seat: i64) -> i64:
        """The buildings that can advance, as a mask."""
        found: i64 = 0
        b: i64 = 0
        while b < 5:
            if lacks_advance(t, seat, b) == OK:
                found |= BIT[b]
            b += 1
        return found

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        out = append(out, PASS)
        b: i64 = 0
        reach = self.within_reach(t, seat)
        idle = t.game.idle_push and t.usable_tools(seat) > 0 and (reach > 0 or t.offer(seat))
        while idle and b < 10:
            if t.pushable(seat, b):
                out = append(out, PUSH + b)
            b += 1
        b = 0
        while b < 5:
            if reach & BIT[b]:
                out = append(out, ADVANCE + b)
            b += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        if reason != WRONG_PART:
            return reason
        if action >= ADVANCE and action < ADVANCE + 5:
            return lacks_advance(cast(Table, p), seat, action - ADVANCE)
        return BOULDER if action >= PUSH and action < PUSH + 10 else reason

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.declines(seat)
        if action == PASS:
            t.drop()
            return
        if action < ADVANCE:
            t.work(seat, 1)
            t.push_boulder(seat, action - PUSH)
            return
        t.next_step()
        t.push(t.game.inner, seat, 0, 0)
        t.push(self.pay, seat, 0, action - ADVANCE)


class PayAdvance(Ask):
    """One advance is paid and made: boulders first, then the price, then the move (§8.8). IT: the building."""

    def __init__(self) -> None:
        super().__init__("pay")
        self.swift = True

    def run(self, p: Position, f: i64) -> bool:
        cast(Table, p).paying = True
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat, building = t.stack[f + SEAT], t.stack[f + IT]
        prices = BUNDLES.prices[building * ROUNDS + t.round - 1]
        n: i64 = len(prices)
        i: i64 = 0
        while i < n:
            if affords(t, seat, prices[i]):
                out = append(out, PAY + prices[i])
            i += 1
        if t.farms[seat * FARM + JEWEL] > 0:
            out = append(out, PAY_JEWEL)
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        if reason != WRONG_PART or action < PAY or action > PAY_JEWEL:
            return reason
        t = cast(Table, p)
        if action == PAY_JEWEL:
            return CANNOT_PAY
        prices = BUNDLES.prices[t.stack[f + IT] * ROUNDS + t.round - 1]
        i: i64 = 0
        while i < len(prices):
            if prices[i] == action - PAY:
                return CANNOT_PAY
            i += 1
        return WRONG_TOTAL

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        t = cast(Table, p)
        t.paying = False
        t.clear_way(seat, it)
        if action == PAY_JEWEL:
            t.spend(seat, JEWEL, 1)
        else:
            i = (action - PAY) * KINDS
            k: i64 = 0
            while k < KINDS:
                t.farms[seat * FARM + k] -= AMOUNTS[i + k]
                k += 1
        t.move_building(seat, it, 1)
        t.farms[seat * FARM + ADVANCED + it] += 1


class Realign(Step):
    """Phase 10 (§9.1); without cards the marker passes on (§12.1)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        s: i64 = 0
        while s < t.game.seats:
            t.set_boulders(s)
            s += 1
        if not t.game.with_cards:
            t.starter = (t.starter + 1) % t.game.seats


# -- the whole -------------------------------------------------------------------------------------------------------


class Rounds(Loop):
    def more(self, p: Position, seat: i64, step: i64) -> bool:
        return cast(Table, p).round < ROUNDS


class HasIncome(When):
    """Phase 3 is left out in round 1 (R24) and without cards."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return t.game.with_cards and (t.round > 1 or t.game.income_round1)


class NotLast(When):
    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).round < ROUNDS


def course(rules: HallertauRules) -> Node:
    """The whole game as one expression. Its parts keep their places: positions are saved by them."""
    rules.draws = Draws()
    rules.play_card = PlayCard()
    rules.resolve = Acting(Resolve())
    rules.waiting = Waiting()
    rules.inner = Window(False)
    whole = rules.whole_phase  # are automatic phases one action, or cut into steps (R27)?
    income, harvest = EachSeat(IncomeSeat()), EachSeat(HarvestSeat())
    rotation = EachSeat(Seq(RotateAll(), Window(False), RotateOne()))
    before, off = (TakeOff(), Window(True)) if rules.after_removal else (Window(True), TakeOff())
    phases: list[Node] = [
        Seq(Begin(1), RemoveWorkers(), Window(False)),
        Seq(Begin(2), before, off, NewWorkers(), Window(False)),
        HasIncome(Seq(Begin(3), Acting(income) if whole else income, Window(True))),
        Seq(Begin(4), Turns()),
        Seq(Begin(5), EachSeat(NewCard()), Window(True)),
        Seq(Begin(6), Acting(rotation) if whole else rotation, Window(True)),
        Seq(Begin(7), Window(False), Acting(harvest) if whole else harvest, Window(True)),
        Seq(Begin(8), Milking(), Window(False)),
        Seq(Begin(9), EachSeat(Progress()), Window(True)),
        NotLast(Seq(Begin(10), Realign(), Window(False))),
    ]
    root = Seq(FirstPlayer(), EachSeat(DealHands()), Rounds(Seq(*phases)), Begin(FINAL), Window(True))
    rules.number(root, "game")
    for name, node in (
        ("draws", rules.draws), ("play", rules.play_card), ("resolve", rules.resolve), ("waiting", rules.waiting),
        ("inner", rules.inner),
    ):  # fmt: skip
        rules.number(node, name)
    for space in SPACE_IDS:
        use = use_of(space, rules)
        rules.number(use, f"space.{space}")
        rules.uses.append(use)
    rules.aside = Cards()
    rules.number(rules.aside, "cards")
    rules.aside_from = PLAY
    return root


def settle_board(rules: HallertauRules, clay_quadrant: int) -> None:
    """Quadrants and rows of the spaces, and what the quadrant cards clear for this number of players."""
    for i, space in enumerate(SPACE_IDS):
        fact: dict[str, Any] = SPACE_FACTS[space]
        rules.quadrants[i] = fact["quadrant"] - 1
        rules.rows[i] = fact["rows"]
        if "quadrant_option" in fact:
            rules.quadrants[i] = clay_quadrant - 1
    for card in QUADRANT_FACTS:
        parts = []
        for part in card.get(str(int(rules.seats)), []):
            quadrants = [part] if isinstance(part, int) else part["random"]
            if rules.any_quadrant and len(quadrants) > 1 and rules.seats == 1:
                quadrants = [1, 2, 3, 4]
            parts.append(vec[i64]([q - 1 for q in quadrants]))
        rules.clears.append(parts)


assert MOST_SWAP >= 12
