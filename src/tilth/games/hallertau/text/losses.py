"""What goes for nothing: what finds no room, sheep that die, cards thrown away, what was sown on a field that goes."""

from __future__ import annotations

from collections.abc import Mapping

from tilth.games.hallertau.rules import actions as m
from tilth.games.hallertau.rules.costs import ReduceTo, RemoveFields, SheepBack
from tilth.games.hallertau.rules.effects import DrawCards, Get, NewFields
from tilth.games.hallertau.rules.goods import GOODS, ROUNDS
from tilth.games.hallertau.rules.layout import (
    COLUMNS,
    FARM,
    FIELDS,
    FINAL,
    JEWEL,
    LAND,
    MOST_JEWELS,
    ROW,
    SHEEP,
    TWO,
)
from tilth.games.hallertau.rules.phases import NewWorkers
from tilth.games.hallertau.rules.quantities import next_card
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.watching import NOBODY_CHOSE, Deed

__all__ = ["brimming", "looming", "lost", "sown"]

MOST_DRAWN = 4  # cards that one effect draws from a pile


def sown(t: Table, seat: int) -> int:
    """Units that lie on a seat's fields."""
    contents = [int(code) % int(ROW) for code in t.farms[seat * FARM + FIELDS : seat * FARM + FIELDS + COLUMNS]]
    return sum(2 if content >= TWO else 1 for content in contents if content)


def brimming(t: Table) -> bool:
    """Is there a place where more may come than finds room, or a pile that may give less than is due?"""
    farms = range(0, t.game.seats * FARM, FARM)
    full = any(t.farms[f + JEWEL] >= MOST_JEWELS or t.farms[f + LAND] >= COLUMNS for f in farms)
    return full or (bool(t.game.with_cards) and any(n < MOST_DRAWN for n in t.piles))


def lost(t: Table, deed: Deed, seat: int, things: Mapping[str, int]) -> dict[str, int]:
    """What of a step of the machine went for nothing."""
    if isinstance(deed.node, NewWorkers):  # sheep die with the farmyard card they stand on (§4.3)
        return {"sheep": things["sheep"]} if things.get("sheep", 0) < 0 else {}
    if deed.seat != seat:
        return {}
    if m.DISCARD <= deed.action < m.KIND:
        return {"card": -1}
    if isinstance(deed.node, ReduceTo | SheepBack):
        return {thing: n for thing, n in things.items() if n < 0 and thing in (*GOODS, "sheep")}
    if isinstance(deed.node, RemoveFields):  # what is sown there goes with the field (§2.3)
        return {"sown": things["sown"]} if things.get("sown", 0) < 0 else {}
    missed = due(t, deed, seat) - things.get(missing(deed), 0) if missing(deed) else 0
    return {missing(deed): -missed} if missed > 0 else {}


def missing(deed: Deed) -> str:
    """What a gain brings that may find no room."""
    node = deed.node
    if isinstance(node, Get) and node.what == JEWEL:
        return "jewel"
    return "field" if isinstance(node, NewFields) else "draw" if isinstance(node, DrawCards) else ""


def due(t: Table, deed: Deed, seat: int) -> int:
    """How much a gain gives where there is room; what a seat says it takes of it is taken on purpose."""
    node = deed.node
    if m.AMOUNT <= deed.action < m.TAKE:
        return 0 if not isinstance(node, Get) else deed.action - int(m.AMOUNT)
    if deed.action != NOBODY_CHOSE or waits(t, deed):
        return 0
    if isinstance(node, Get):
        return max(0, int(node.offered(t, seat)))
    if isinstance(node, DrawCards):
        return int(node.n) - int(node.offered(t, seat))
    return int(node.n) if isinstance(node, NewFields) else 0


def waits(t: Table, deed: Deed) -> bool:
    """Has the gain only been offered to somebody who says how much to take?"""
    return not t.over and t.node() is deed.node and t.who == deed.seat


def looming(t: Table, seat: int) -> dict[str, int]:
    """Sheep that die when the next farmyard card is taken off the stable board (§4.3), as things stand."""
    if t.over or t.round == 0 or t.phase >= FINAL:
        return {}
    coming = int(next_card(t))
    n = int(t.farms[seat * FARM + SHEEP + coming]) if coming <= ROUNDS else 0
    return {"sheep": -n} if n else {}
