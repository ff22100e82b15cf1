# compiled
"""When something happens, cards react; and when the rules ask a question, cards change the answer.

Which cards do is kept in tables, one per event and one per question. A table is replaced, never changed, when a card
enters or leaves play, so copies of a position share it. Entries keep their places while the game lasts, so an instant
that is being resolved can remember them as bits.
"""

from __future__ import annotations

from typing import Final

from tilth.kernel.core import CHOOSE, FRAME, IT, OK, SEAT, STEP, Node, Position, Rules
from tilth.kernel.native import BIT, append, i64, vec

# To whom the event must have happened, seen from the reacting card's owner.
ME: Final[i64] = 1
OTHERS: Final[i64] = 2
ANYBODY: Final[i64] = 3

GONE: Final[i64] = -1
MOST_ENTRIES: Final[i64] = 60  # remembered as bits of one register


def packed(node: i64, seat: i64, scope: i64) -> i64:
    return (node * 16 + seat) * 4 + scope


def listen(p: Position, event: i64, seat: i64, node: Node, scope: i64) -> None:
    """From now on, `node` runs for `seat` when `event` happens to somebody in `scope`."""
    tables = p.listeners[:]
    tables[event] = entered(tables[event], packed(node.id, seat, scope), not under_way(p, event))
    p.listeners = tables


def unlisten(p: Position, event: i64, seat: i64, node: Node, scope: i64) -> None:
    tables = p.listeners[:]
    tables[event] = without(tables[event], packed(node.id, seat, scope))
    p.listeners = tables


def under_way(p: Position, event: i64) -> bool:
    """Is such an instant being resolved? Then places in its table must not be given away."""
    f: i64 = 0
    while f < p.top:
        if p.stack[f] == p.rules.instants[event].id:
            return True
        f += FRAME
    return False


def entered(table: vec[i64], entry: i64, reuse: bool) -> vec[i64]:
    """The table with one entry more, in a struck-out place if that may be."""
    out = table[:]
    n: i64 = len(out)
    i: i64 = 0
    while reuse and i < n:
        if out[i] == GONE:
            out[i] = entry
            return out
        i += 1
    if n >= MOST_ENTRIES:
        raise RuntimeError(f"more than {MOST_ENTRIES} cards in one table")
    return append(out, entry)


def without(table: vec[i64], entry: i64) -> vec[i64]:
    """The table with one such entry struck out; the others keep their places."""
    kept = vec[i64]()
    n: i64 = len(table)
    struck = False
    i: i64 = 0
    while i < n:
        gone = not struck and table[i] == entry
        struck = struck or gone
        kept = append(kept, GONE if gone else table[i])
        i += 1
    return kept


class Instant(Node):
    """One thing that happened. Seats react in turn order from the one it happened to (from the starter, if to nobody).

    STEP: how many seats have been asked, plus 16 times the length of the table when it happened: a card that comes into
    play later has not seen it.
    """

    def __init__(self, event: i64) -> None:
        super().__init__()
        self.event: i64 = event
        self.sure = True
        self.parts = [Order(event)]

    def run(self, p: Position, f: i64) -> bool:
        actor = p.stack[f + SEAT]
        n = p.rules.seats
        table = p.listeners[self.event]
        size = p.stack[f + STEP] // 16
        while p.stack[f + STEP] % 16 < n:
            seat = ((actor if actor >= 0 else p.starter) + p.stack[f + STEP] % 16) % n
            p.stack[f + STEP] += 1
            scope = ME if seat == actor else OTHERS
            mask: i64 = 0
            i: i64 = 0
            while i < size:
                entry = table[i]
                if entry != GONE and entry // 4 % 16 == seat and entry % 4 & scope:
                    mask |= BIT[i]
                i += 1
            if mask:
                p.push(self.parts[0], seat, mask, p.stack[f + IT])
                return False
        p.drop()
        return False


class Order(Node):
    """One seat's reactions to one instant. The seat orders them where the order can matter; unlike `All`, it may choose
    an order in which a later one lapses."""

    def __init__(self, event: i64) -> None:
        super().__init__()
        self.event: i64 = event
        self.sure = True
        self.asks = "order"

    def pending(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        mask = p.stack[f + STEP]
        table = p.listeners[self.event]
        seat = p.stack[f + SEAT]
        what = p.stack[f - FRAME + IT]  # the instant's, below: every reaction sees what happened
        n: i64 = len(table)
        i: i64 = 0
        while i < n:
            entry = table[i]
            if mask & BIT[i] and entry != GONE and not self.twice(table, mask, i):
                node = p.nodes[entry // 64]
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
        waiting = self.pending(p, f, vec[i64]())
        n: i64 = len(waiting)
        if n == 0:
            p.drop()
            return False
        i: i64 = 0
        while n > 1 and i < n:
            if not p.nodes[p.listeners[self.event][waiting[i] - CHOOSE] // 64].still:
                return True
            i += 1
        self.take(p, f, waiting[0])
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return self.pending(p, f, out)

    def take(self, p: Position, f: i64, action: i64) -> None:
        i = action - CHOOSE
        p.stack[f + STEP] &= ~BIT[i]
        p.push(p.nodes[p.listeners[self.event][i] // 64], p.stack[f + SEAT], 0, p.stack[f - FRAME + IT])

    def step_name(self, p: Position, index: i64) -> str:
        node = p.nodes[p.listeners[self.event][index] // 64]
        return node.label if node.label else node.path


def emit(p: Position, event: i64, actor: i64, it: i64) -> None:
    """Tell that `event` happened to `actor` (CHANCE: to nobody). Reactions run before what comes next; of two events
    told one after the other, the last is reacted to first."""
    n: i64 = len(p.listeners[event])
    if n > 0:
        p.push(p.rules.instants[event], actor, 16 * n, it)


def add_instants(rules: Rules) -> None:
    """Give the rules one instant per event. Called once, before numbering is used."""
    for event in range(rules.events):
        instant = Instant(event)
        rules.instants.append(instant)
        rules.number(instant, f"instant{event}")
