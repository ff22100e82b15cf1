# compiled
"""When something happens, cards react.

Which cards do is kept in tables of entries, one per event. A table is replaced, never changed, when a card enters or
leaves play, so copies of a position share it. Entries keep their places while the game lasts, so an instant that is
being resolved can remember them as bits.
"""

from __future__ import annotations

from typing import Final

from tilth.kernel.core import (
    CHANCE,
    CHOOSE,
    FRAME,
    IT,
    NOBODY,
    NOT_YOUR_TURN,
    OK,
    SEAT,
    STEP,
    WRONG_PART,
    Node,
    Position,
    Rules,
)
from tilth.kernel.entries import (
    GONE,
    MOST_ENTRIES,
    SEATS,
    entered,
    number_of,
    owned_by,
    owner_of,
    packed,
    scope_of,
    struck,
)
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.vecs import contains

# To whom the event must have happened, seen from the reacting card's owner.
ME: Final[i64] = 1
OTHERS: Final[i64] = 2
ANYBODY: Final[i64] = 3

ASKED: Final[i64] = MOST_ENTRIES  # the bit beyond all reactions: their order matters
MOST_LOOKS: Final[i64] = 200  # choices tried to find that out
MOST_LUCK: Final[i64] = 6  # outcomes of one draw looked at for it; what lies hidden in a deck must not show


def listen(p: Position, event: i64, seat: i64, node: Node, scope: i64) -> None:
    """From now on, `node` runs for `seat` when `event` happens to somebody in `scope`."""
    if node.id < 0:
        raise ValueError(f"a reaction was never numbered: {type(node).__name__}, to event {event}")
    tables = p.listeners[:]
    tables[event] = entered(tables[event], packed(node.id, seat, scope), not under_way(p, event))
    p.listeners = tables


def unlisten(p: Position, event: i64, seat: i64, node: Node, scope: i64) -> None:
    tables = p.listeners[:]
    tables[event] = struck(tables[event], packed(node.id, seat, scope))
    p.listeners = tables


def reacting(p: Position, event: i64, seat: i64) -> list[Node]:
    """What cards of this seat do when such a thing happens, to whomever."""
    found: list[Node] = []
    for entry in p.listeners[event]:
        if owned_by(entry, seat):
            found.append(p.nodes[number_of(entry)])
    return found


def under_way(p: Position, event: i64) -> bool:
    """Is such an instant being resolved? Then places in its table must not be given away."""
    f: i64 = 0
    while f < p.top:
        if p.stack[f] == p.rules.instants[event].id:
            return True
        f += FRAME
    return False


def instant(p: Position) -> i64:
    """The frame of the event that a card reacts to."""
    f = p.top - FRAME
    while not isinstance(p.nodes[p.stack[f]], Instant):
        f -= FRAME
    return f


def actor(p: Position) -> i64:
    """To whom the event happened that a card reacts to."""
    return p.stack[instant(p) + SEAT]


def join_in(p: Position, event: i64, seat: i64) -> None:
    """The seat's cards that came into play while one of them reacted take part in the same instant."""
    f = instant(p)
    table = p.listeners[event]
    n: i64 = len(table)
    i = p.stack[f + STEP] // SEATS
    while i < n:
        if owned_by(table[i], seat):
            p.stack[f + FRAME + STEP] |= BIT[i]  # the frame above orders what this seat's cards do
        i += 1


class Instant(Node):
    """One thing that happened. Seats react in turn order from the one it happened to (from the starter, if to nobody).

    STEP: how many seats have been asked, plus SEATS times the length of the table when it happened: a card that comes
    into play later has not seen it.
    """

    def __init__(self, event: i64) -> None:
        super().__init__()
        self.event: i64 = event
        self.sure = True
        self.parts.append(Order(event))

    def run(self, p: Position, f: i64) -> bool:
        actor = p.stack[f + SEAT]
        n = p.rules.seats
        table = p.listeners[self.event]
        size = p.stack[f + STEP] // SEATS
        while p.stack[f + STEP] % SEATS < n:
            seat = ((actor if actor >= 0 else p.starter) + p.stack[f + STEP] % SEATS) % n
            p.stack[f + STEP] += 1
            scope = ME if seat == actor else OTHERS
            mask: i64 = 0
            i: i64 = 0
            while i < size:
                entry = table[i]
                if entry != GONE and owner_of(entry) == seat and scope_of(entry) & scope:
                    mask |= BIT[i]
                i += 1
            if mask:
                p.push(self.parts[0], seat, mask, p.stack[f + IT])
                return False
        p.drop()
        return False


class Order(Node):
    """One seat's reactions to one instant. The seat is asked for their order where it changes anything; another order
    may be named even so, and be one in which a later reaction lapses.

    STEP: the reactions to come, as bits, and the bit ASKED if their order matters.
    """

    def __init__(self, event: i64) -> None:
        super().__init__()
        self.event: i64 = event
        self.sure = True
        self.swift = True
        self.terse = True
        self.asks = "order"

    def pending(self, p: Position, f: i64) -> vec[i64]:
        """The reactions that have something to do now."""
        patient = p.patient
        p.patient = False
        out = self.listed(p, f)
        p.patient = patient
        return out

    def listed(self, p: Position, f: i64) -> vec[i64]:
        """The same; in a patient position also those that only tell why they do nothing."""
        out = vec[i64]()
        mask = p.stack[f + STEP]
        table = p.listeners[self.event]
        seat = p.stack[f + SEAT]
        what = p.stack[f - FRAME + IT]  # the instant's, below: every reaction sees what happened
        n: i64 = len(table)
        i: i64 = 0
        while i < n:
            entry = table[i]
            if mask & BIT[i] and entry != GONE and not self.twice(table, mask, i):
                node = p.nodes[number_of(entry)]
                if node.doable(p, seat, what) == OK and not node.idle(p, seat, what):
                    out = append(out, CHOOSE + i)
            i += 1
        return out

    def twice(self, table: vec[i64], mask: i64, i: i64) -> bool:
        """Does an equal reaction stand before it? Of two copies of a card, one is offered at a time."""
        j: i64 = 0
        while j < i:
            if mask & BIT[j] and table[j] == table[i]:
                return True
            j += 1
        return False

    def run(self, p: Position, f: i64) -> bool:
        waiting = self.pending(p, f)
        if len(waiting) == 0 and p.patient and not p.strict:
            waiting = self.listed(p, f)[:1]
        if len(waiting) == 0:
            p.drop()
            return False
        if self.moving(p, waiting):
            p.stack[f + STEP] &= ~BIT[ASKED]
            matters = p.strict or self.matters(p, f, waiting)
            if matters:
                p.stack[f + STEP] |= BIT[ASKED]
            if matters or p.patient:
                return True
        self.take(p, f, waiting[0])
        return False

    def moving(self, p: Position, waiting: vec[i64]) -> bool:
        """Are there several, and not all of them still?"""
        n: i64 = len(waiting)
        i: i64 = 0
        while n > 1 and i < n:
            if not p.nodes[number_of(p.listeners[self.event][waiting[i] - CHOOSE])].still:
                return True
            i += 1
        return False

    def matters(self, p: Position, f: i64, waiting: vec[i64]) -> bool:
        """Do not all orders lead to the same ends? Tried on copies, whatever the seat and chance may choose meanwhile.
        If others have a say, or if there is too much to try, it counts as mattering."""
        if not p.same(p):
            return True  # positions of this game cannot be compared
        looks = vec[i64]([MOST_LOOKS])
        known: list[End] = []
        n: i64 = len(waiting)
        i: i64 = 0
        while i < n:
            q = p.copy()
            q.floor = f
            q.strict = True
            q.judge = NOBODY
            q.patient = False
            if len(self.pending(q, f)) < n:
                return True  # an exchange may be needed, which nobody tries here
            q.act(waiting[i])
            found: list[End] = []
            if not self.gather(q, p.stack[f + SEAT], 0, vec[i64](), found, looks):
                return True
            if i == 0:
                known = found
            elif not alike(known, found):
                return True
            i += 1
        return False

    def gather(self, p: Position, seat: i64, made: i64, luck: vec[i64], found: list[End], looks: vec[i64]) -> bool:
        """Add all ends that can be reached; `made` choices of the seat were on the way. False: that cannot be said."""
        if p.who == NOBODY:
            end = End(p, luck)
            if not end.among(found):
                found.append(end)
            return True
        choices = p.options()
        n: i64 = len(choices)
        looks[0] -= n
        if looks[0] < 0 or (p.who != seat and (p.who != CHANCE or n > MOST_LUCK)):
            return False
        f = p.top - FRAME
        i: i64 = 0
        while i < n:
            drawn = luck[:]
            if p.who == CHANCE:
                for k in (made, choices[i], p.nodes[p.stack[f]].odds(p, f, choices[i])):
                    drawn = append(drawn, k)
            q = p.copy()
            q.act(choices[i])
            if not self.gather(q, seat, made + (1 if p.who == seat else 0), drawn, found, looks):
                return False
            i += 1
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        waiting = self.pending(p, f)
        n: i64 = len(waiting)
        if not p.stack[f + STEP] & BIT[ASKED] and n > 1:
            n = 1
        i: i64 = 0
        while i < n:
            out = append(out, waiting[i])
            i += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        if seat != p.stack[f + SEAT]:
            return NOT_YOUR_TURN
        return OK if contains(self.pending(p, f), action) else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        i = action - CHOOSE
        p.stack[f + STEP] &= ~BIT[i]
        p.push(p.nodes[number_of(p.listeners[self.event][i])], p.stack[f + SEAT], 0, p.stack[f - FRAME + IT])

    def step_name(self, p: Position, index: i64) -> str:
        node = p.nodes[number_of(p.listeners[self.event][index])]
        return node.label if node.label else node.path


class End:
    """A position in which reactions end, and what chance drew on the way: after how many choices, what, how likely."""

    def __init__(self, position: Position, luck: vec[i64]) -> None:
        self.position: Position = position
        self.luck: vec[i64] = luck

    def among(self, ends: list[End]) -> bool:
        for end in ends:
            if self.luck == end.luck and self.position.same(end.position):
                return True
        return False


def alike(one: list[End], other: list[End]) -> bool:
    """The same ends, each once?"""
    if len(one) != len(other):
        return False
    for end in one:
        if not end.among(other):
            return False
    return True


def emit(p: Position, event: i64, actor: i64, it: i64) -> None:
    """Tell that `event` happened to `actor` (CHANCE: to nobody). Reactions run before what comes next; of two events
    told one after the other, the last is reacted to first."""
    n: i64 = len(p.listeners[event])
    if n > 0:
        p.push(p.rules.instants[event], actor, SEATS * n, it)


def add_instants(rules: Rules) -> None:
    """Give the rules one instant per event. Called once, before numbering is used."""
    for event in range(rules.events):
        instant = Instant(event)
        rules.instants.append(instant)
        rules.number(instant, f"instant{event}")
