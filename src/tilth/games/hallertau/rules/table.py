# compiled
"""The table: farms, action board, cards in hand and face up, and the drawing of cards nobody has seen.

A card in a draw pile or on a stable board has no face before it is taken: nobody knows it (§0.3), and every order of a
shuffled pile is equally likely, so chance settles the card when it comes to a hand.
"""

from __future__ import annotations

from typing import cast

from tilth.games.hallertau.rules.actions import CONDITION, NOT_IN_HAND, OPTION, PHASE_BAR, POSITIONS, SPACES
from tilth.games.hallertau.rules.cards import Card, Slash
from tilth.games.hallertau.rules.goods import KINDS, LAST, MILK, OFF, ROUNDS
from tilth.games.hallertau.rules.layout import (
    BARE,
    BOULDERS,
    BUILT,
    COLUMNS,
    DONE,
    EXHAUSTED,
    FARM,
    FIELDS,
    FINAL,
    FLOCK,
    HARVESTED,
    JEWEL,
    JUST_CARD,
    JUST_JEWEL,
    JUST_SPACE,
    JUST_SWAP,
    JUST_TOOLS,
    LAND,
    MASK,
    MOST_JEWELS,
    NOTHING,
    PHASE_TOOLS,
    ROW,
    SHEEP,
    SOWN,
    STABLES,
    TOOL,
    TWICE,
    TWO,
    URGENT,
    WINDOW,
    WORKERS,
    empty_field,
    field_word,
)
from tilth.games.hallertau.rules.packed import held
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.kernel.core import CANNOT_PAY, OK, Position
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.trace import Trace
from tilth.kernel.vecs import ascending, removed


class Table(Position):
    """All that lies on the table. Made empty, or as a copy of another."""

    def __init__(self, rules: HallertauRules, twin: Table | None = None) -> None:
        super().__init__(rules, twin)
        self.game: HallertauRules = rules
        if twin is not None:
            self.farms: vec[i64] = twin.farms[:]
            self.workers: vec[i64] = twin.workers[:]
            self.hands: list[vec[i64]] = twin.hands  # this and what follows to `out` is replaced, never changed
            self.played: list[vec[i64]] = twin.played
            self.unseen: list[vec[i64]] = twin.unseen
            self.out: vec[i64] = twin.out
            self.piles: vec[i64] = twin.piles[:]
            self.counts: vec[i64] = twin.counts[:]
            self.waits: vec[i64] = twin.waits
            self.fresh: vec[i64] = twin.fresh
            self.round: i64 = twin.round
            self.phase: i64 = twin.phase
            self.inside: i64 = twin.inside
            self.paying: bool = twin.paying
            self.using: i64 = twin.using
            self.user: i64 = twin.user
            self.replaced: i64 = twin.replaced
            self.exchanged: bool = twin.exchanged
            self.active: i64 = twin.active
            self.placed: bool = twin.placed
            self.quads: i64 = twin.quads
            self.removed: i64 = twin.removed
            self.taken_off: bool = twin.taken_off
            self.reaped: bool = twin.reaped
            self.offered: vec[i64] = twin.offered
            return
        n = rules.seats
        self.farms = vec[i64]([0] * (n * FARM))
        self.workers = vec[i64]([0] * (SPACES * 3))
        self.hands = [vec[i64]() for s in range(n)]  # sorted: card * MASK + declined positions
        self.played = [vec[i64]() for s in range(n)]  # in the order they were played
        self.unseen = [cards[:] for cards in rules.deck_cards]  # sorted
        self.out = vec[i64]()
        self.piles = vec[i64]([0, 0, 0, 0])  # cards left to draw
        self.counts = vec[i64]([0] * (n * 4))  # cards played, by deck
        self.waits = NOTHING  # cards whose effects wait for the end of the action
        self.fresh = NOTHING  # cards drawn since the last step: held(card, seat)
        self.round = 0
        self.phase = 0
        self.inside = 0  # actions under way
        self.paying = False
        self.using = 0  # the space being used, + 1
        self.user = 0
        self.replaced = 0  # the substitute that holds in this use, + 1
        self.exchanged = False
        self.active = -1
        self.placed = False
        self.quads = 63 if rules.quadrant_cards else 0
        self.removed = 0  # most workers removed from one quadrant in this phase 1
        self.taken_off = True  # has this round's farmyard card left the stable boards?
        self.offered = NOTHING  # for each card in the hand of who decides: the positions that can be played
        self.reaped = False  # has anything come from fields that is remembered?

    def copy(self) -> Table:
        return Table(self.game, self)

    def tell(self, trace: Trace) -> None:
        super().tell(trace)
        trace.numbers(self.farms)
        trace.numbers(self.workers)
        trace.rows(self.hands)
        trace.rows(self.played)
        trace.rows(self.unseen)
        trace.numbers(ascending(self.out))
        trace.numbers(self.piles)
        trace.numbers(self.counts)
        trace.numbers(self.waits)
        trace.numbers(self.fresh)
        trace.number(self.round)
        trace.number(self.phase)
        trace.number(self.inside)
        trace.number(1 if self.paying else 0)
        trace.number(self.using)
        trace.number(self.user)
        trace.number(self.replaced)
        trace.number(1 if self.exchanged else 0)
        trace.number(self.active)
        trace.number(1 if self.placed else 0)
        trace.number(self.quads)
        trace.number(self.removed)
        trace.number(1 if self.taken_off else 0)
        trace.number(1 if self.reaped else 0)

    # -- the farm ----------------------------------------------------------------------------------------------------

    def count_sheep(self, seat: i64) -> None:
        """To be called whenever sheep came or went."""
        farms = self.farms
        f = seat * FARM + SHEEP + 1
        farms[seat * FARM + FLOCK] = (
            farms[f] + farms[f + 1] + farms[f + 2] + farms[f + 3] + farms[f + 4] + farms[f + 5] + farms[f + 6]
        )

    def count_fields(self, seat: i64) -> None:
        """To be called whenever fields came or went, or were sown or emptied."""
        farms = self.farms
        f = seat * FARM + FIELDS
        end = f + COLUMNS
        bare: i64 = 0
        sown: i64 = 0
        while f < end:
            if farms[f] % ROW:
                sown += 1
            elif farms[f]:
                bare += 1
            f += 1
        farms[seat * FARM + BARE] = bare
        farms[seat * FARM + SOWN] = sown
        farms[seat * FARM + LAND] = bare + sown

    def move_building(self, seat: i64, building: i64, steps: i64) -> None:
        """One building goes right, or left; the community center follows (§8.6)."""
        self.farms[seat * FARM + BUILT + building] += steps
        self.farms[seat * FARM + WINDOW] = WORKERS[self.center(seat)]

    def center(self, seat: i64) -> i64:
        """How far the community center has moved: as far as the building that is furthest behind (§0.2)."""
        farms = self.farms
        f = seat * FARM + BUILT
        least = farms[f]
        end = f + 5
        f += 1
        while f < end:
            if farms[f] < least:
                least = farms[f]
            f += 1
        return least

    def gain(self, seat: i64, what: i64, n: i64) -> None:
        """Receive goods, jewels (ten at most) or tools."""
        f = seat * FARM
        self.farms[f + what] += n
        if what == JEWEL and self.farms[f + JEWEL] > MOST_JEWELS:
            self.farms[f + JEWEL] = MOST_JEWELS
        if what == TOOL:
            if n > self.farms[f + JUST_TOOLS]:
                self.farms[f + JUST_TOOLS] = n
            self.farms[f + PHASE_TOOLS] += n

    def spend(self, seat: i64, what: i64, n: i64) -> None:
        f = seat * FARM
        left = self.farms[f + what] - n
        self.farms[f + what] = left
        if what == JEWEL and n > 0 and left == 0:
            self.farms[f + JUST_JEWEL] = 1
        if what == TOOL and self.game.spend_exhausted:  # used ones go first: they are worth less now (R16)
            spent = self.farms[f + EXHAUSTED] - n
            self.farms[f + EXHAUSTED] = spent if spent > 0 else 0

    def has(self, seat: i64, what: i64) -> i64:
        """What of this can be paid."""
        n = self.farms[seat * FARM + what]
        if what == TOOL and not self.game.spend_exhausted:
            n -= self.farms[seat * FARM + EXHAUSTED]
        return n

    def gain_sheep(self, seat: i64, n: i64) -> None:
        """New sheep stand on the card of three rounds later, from round 4 on in the stable (§2.6)."""
        place = self.round + 3 if self.round <= 3 else STABLES
        self.farms[seat * FARM + SHEEP + place] += n
        self.farms[seat * FARM + FLOCK] += n
        if self.phase == 8 and not self.game.milk_once:
            self.farms[seat * FARM + MILK] += n

    def new_field(self, seat: i64, row: i64) -> bool:
        f = seat * FARM + FIELDS
        end = f + COLUMNS
        while f < end:
            if self.farms[f] == 0:
                self.farms[f] = row * ROW
                self.count_fields(seat)
                return True
            f += 1
        return False

    def sow(self, seat: i64, column: i64, good: i64, units: i64) -> None:
        self.farms[seat * FARM + good] -= units
        f = seat * FARM + FIELDS + column
        code = self.farms[f]
        if self.phase == 7 and self.game.resow == 1:
            code &= ~DONE
        elif self.phase == 7 and self.game.resow == 2:
            code |= DONE
        self.farms[f] = code + (good + 1 if units == 1 else good + TWO)
        self.count_fields(seat)

    def harvest(self, seat: i64, column: i64) -> None:
        """What lies on the field times its row; the field drops one row (§7.3)."""
        f = seat * FARM + FIELDS + column
        code = self.farms[f]
        content = code % ROW
        row = code % DONE // ROW
        good = content - 1
        n = row
        if content >= TWO:
            good = content - TWO
            n = 2 * row
        if code & TWICE:
            n *= 2
        self.farms[seat * FARM + good] += n
        self.farms[seat * FARM + HARVESTED + good] += n
        self.reaped = True
        if row > 2:
            row -= 1
        self.farms[f] = row * ROW + (DONE if self.phase == 7 else 0)
        self.count_fields(seat)

    # -- buildings ---------------------------------------------------------------------------------------------------

    def tools_needed(self, seat: i64, building: i64) -> i64:
        """Tools that clear the way for one step; the boulders are pushed one space each (§8.4)."""
        f = seat * FARM
        to = self.farms[f + BUILT + building] + 1
        near = self.farms[f + BOULDERS + building * 2]
        far = self.farms[f + BOULDERS + building * 2 + 1]
        if near == to:
            return 2 if far == to + 1 and far <= LAST else 1
        return 1 if far == to else 0

    def usable_tools(self, seat: i64) -> i64:
        return self.farms[seat * FARM + TOOL] - self.farms[seat * FARM + EXHAUSTED]

    def work(self, seat: i64, tools: i64) -> None:
        """Use tools on boulders: exhausted, in the last round spent (§8.5)."""
        if self.round >= ROUNDS:
            self.farms[seat * FARM + TOOL] -= tools
        else:
            self.farms[seat * FARM + EXHAUSTED] += tools

    def push_boulder(self, seat: i64, boulder: i64) -> None:
        self.farms[seat * FARM + BOULDERS + boulder] += 1

    def pushable(self, seat: i64, boulder: i64) -> bool:
        """Is it on the board, with nothing in its way?"""
        f = seat * FARM + BOULDERS + boulder
        at = self.farms[f]
        if at > LAST:
            return False
        other = self.farms[f + 1] if boulder % 2 == 0 else self.farms[f - 1]
        return other != at + 1 or other > LAST

    def clear_way(self, seat: i64, building: i64) -> None:
        tools = self.tools_needed(seat, building)
        f = seat * FARM + BOULDERS + building * 2
        to = self.farms[seat * FARM + BUILT + building] + 1
        if tools > 0:
            self.work(seat, tools)
        if self.farms[f] == to:
            if self.farms[f + 1] == to + 1 and to < LAST:
                self.farms[f + 1] += 1
            self.farms[f] += 1
        elif self.farms[f + 1] == to:
            self.farms[f + 1] += 1

    def set_boulders(self, seat: i64) -> None:
        """Two and four spaces right of each building (§9.1)."""
        f = seat * FARM
        b: i64 = 0
        while b < 5:
            at = self.farms[f + BUILT + b]
            self.farms[f + BOULDERS + b * 2] = at + 2 if at + 2 <= LAST else OFF
            self.farms[f + BOULDERS + b * 2 + 1] = at + 4 if at + 4 <= LAST else OFF
            b += 1

    # -- the action board --------------------------------------------------------------------------------------------

    def lowest_row(self, space: i64) -> i64:
        """The lowest empty row, 0..2; as many as the space has if it is full."""
        w = self.workers
        i = space * 3
        rows = self.game.rows[space]
        row: i64 = 0
        while row < rows and w[i + row]:
            row += 1
        return row

    def top_row(self, space: i64) -> i64:
        """The topmost row with workers, -1 if there is none."""
        w = self.workers
        row: i64 = 2
        while row >= 0 and w[space * 3 + row] == 0:
            row -= 1
        return row

    def on_space(self, space: i64) -> i64:
        w = self.workers
        i = space * 3
        return w[i] + w[i + 1] + w[i + 2]

    # -- cards -------------------------------------------------------------------------------------------------------

    def draw_card(self, seat: i64, card: i64, deck: i64) -> None:
        """A card comes to the hand."""
        unseen = self.unseen[:]
        unseen[deck] = removed(unseen[deck], card)
        self.unseen = unseen
        self.to_hand(seat, card)
        self.fresh = append(self.fresh[:], held(card, seat))

    def to_hand(self, seat: i64, card: i64) -> None:
        old = self.hands[seat]
        hand = vec[i64]()
        n: i64 = len(old)
        i: i64 = 0
        while i < n and old[i] < card * MASK:
            hand = append(hand, old[i])
            i += 1
        hand = append(hand, card * MASK)
        while i < n:
            hand = append(hand, old[i])
            i += 1
        hands = self.hands[:]
        hands[seat] = hand
        self.hands = hands
        if self.card(card).fleeting:
            self.farms[seat * FARM + URGENT] += 1

    def from_hand(self, seat: i64, card: i64) -> None:
        old = self.hands[seat]
        hand = vec[i64]()
        n: i64 = len(old)
        i: i64 = 0
        while i < n:
            if old[i] // MASK != card:
                hand = append(hand, old[i])
            i += 1
        hands = self.hands[:]
        hands[seat] = hand
        self.hands = hands
        if self.card(card).fleeting:
            self.farms[seat * FARM + URGENT] -= 1

    def holds(self, seat: i64, card: i64) -> bool:
        hand = self.hands[seat]
        n: i64 = len(hand)
        i: i64 = 0
        while i < n:
            if hand[i] // MASK == card:
                return True
            i += 1
        return False

    def put_down(self, seat: i64, card: i64) -> None:
        """Face up from now on (R34)."""
        self.from_hand(seat, card)
        played = self.played[:]
        mine = played[seat][:]
        played[seat] = append(mine, card)
        self.played = played
        the_card = self.card(card)
        self.counts[seat * 4 + the_card.deck] += 1

    def card(self, number: i64) -> Card:
        card = self.game.cards[number]
        assert card is not None, "a card that is not in this game"
        return card

    def in_phase(self, card: Card) -> bool:
        if card.only and card.only != self.phase:
            return self.game.only_after and self.phase == FINAL
        return card.never != self.phase

    def lacks(self, seat: i64, card: Card, position: i64) -> i64:
        """OK, or why this position of the card cannot be played by this seat now."""
        where = card.positions[position]
        for need in where.needs:
            if not need.holds(self, seat):
                return CONDITION
        for cost in where.pays:
            if cost.doable(self, seat, card.number) != OK:
                return CANNOT_PAY
        return OK

    def playable(self, seat: i64, card: Card) -> i64:
        """The positions that can be played now, as a mask."""
        if (card.only or card.never) and not self.in_phase(card):
            return 0
        farms = self.farms
        farm = seat * FARM
        mask: i64 = 0
        i: i64 = 0
        for where in card.positions:
            reached = where.place < 0 or farms[farm + where.place] >= where.number
            if reached and (where.plain or self.rest_lack(seat, card, where) == OK):
                mask |= BIT[i]
            i += 1
        return mask

    def offer(self, seat: i64) -> bool:
        """Work out what the seat can play now; is there anything?"""
        hand = self.hands[seat]
        n: i64 = len(hand)
        found = vec[i64]()
        some = False
        i: i64 = 0
        while i < n:
            mask = self.playable(seat, cast(Card, self.game.cards[hand[i] // MASK]))
            if mask:
                some = True
            found = append(found, mask)
            i += 1
        self.offered = found
        return some

    def rest_lack(self, seat: i64, card: Card, where: Slash) -> i64:
        """What a position lacks besides the first number it asks for."""
        least = where.least
        n: i64 = len(least)
        k: i64 = 2
        while k < n:
            if self.farms[seat * FARM + least[k]] < least[k + 1]:
                return CONDITION
            k += 2
        for need in where.other_needs:
            if not need.holds(self, seat):
                return CONDITION
        for cost in where.other_pays:
            if cost.doable(self, seat, card.number) != OK:
                return CANNOT_PAY
        return OK

    def why_not_play(self, seat: i64, action: i64) -> i64:
        number = action // POSITIONS
        position = action % POSITIONS
        if not self.holds(seat, number):
            return NOT_IN_HAND
        card = self.card(number)
        if not self.in_phase(card):
            return PHASE_BAR
        if position >= len(card.positions):
            return OPTION
        reason = self.lacks(seat, card, position)
        if reason == OK or len(card.positions) == 1:
            return reason
        return OPTION if self.playable(seat, card) else reason

    def declines(self, seat: i64) -> None:
        """The seat has been offered what it could play and does something else."""
        old = self.hands[seat]
        n: i64 = len(old)
        if n == 0:
            return
        offered = self.offered
        hand = vec[i64]()
        i: i64 = 0
        while i < n:
            number = old[i] // MASK
            mask = offered[i]
            if mask and not self.placed and cast(Card, self.game.cards[number]).binding:
                mask = 0
            hand = append(hand, number * MASK + mask)
            i += 1
        hands = self.hands[:]
        hands[seat] = hand
        self.hands = hands

    def remind(self, seat: i64, income: bool) -> None:
        """Let the seat be asked again about cards with an income, or about those bound to the running phase."""
        hand = self.hands[seat][:]
        n: i64 = len(hand)
        i: i64 = 0
        while i < n:
            card = self.card(hand[i] // MASK)
            if card.income is not None if income else card.only == self.phase:
                hand[i] -= hand[i] % MASK
            i += 1
        hands = self.hands[:]
        hands[seat] = hand
        self.hands = hands

    def base(self) -> i64:
        """From whom cards are played, clockwise (§10.8)."""
        return self.active if self.active >= 0 else self.starter

    # -- time --------------------------------------------------------------------------------------------------------

    def next_step(self) -> None:
        """A new game step begins: what has just happened is past (R6)."""
        self.fresh = NOTHING
        farms = self.farms
        s: i64 = 0
        while s < self.game.seats:
            f = s * FARM
            farms[f + JUST_JEWEL] = 0
            farms[f + JUST_CARD] = 0
            farms[f + JUST_SPACE] = 0
            farms[f + JUST_TOOLS] = 0
            farms[f + JUST_SWAP] = 0
            if self.reaped and self.phase != 7:
                k = f + HARVESTED
                end = k + KINDS
                while k < end:
                    farms[k] = 0
                    k += 1
            s += 1
        if self.phase != 7:
            self.reaped = False


def column_of(t: Table, seat: i64, word: i64, besides: i64) -> i64:
    """The first column with such a field that is not in the mask `besides`; -1 if there is none."""
    f = seat * FARM + FIELDS
    c: i64 = 0
    while c < COLUMNS:
        code = t.farms[f + c]
        if code and not besides & BIT[c] and field_word(code) == word:
            return c
        c += 1
    return -1


def sole_empty(t: Table, seat: i64) -> i64:
    """The column of the one empty field; -1 if there is not exactly one."""
    f = seat * FARM + FIELDS
    found: i64 = -1
    c: i64 = 0
    while c < COLUMNS:
        if empty_field(t.farms[f + c]):
            if found >= 0:
                return -1
            found = c
        c += 1
    return found
