"""Which saved stacks can be: every frame for somebody, no further than it can have got, and on it only what it starts.

A saved position is a text that anybody may have changed. What holds for all games is checked here; a game says the same
of its own nodes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from tilth.kernel.core import CHANCE, FRAME, IT, SEAT, STEP, Node, Position
from tilth.kernel.entries import GONE, number_of, owner_of, scope_of
from tilth.kernel.errors import BadPosition
from tilth.kernel.expressions import Apart, EachSeat, Loop, May, Offer, One, Provided, Seq, Step, When
from tilth.kernel.native import BIT, i64, vec
from tilth.kernel.shape import Many, Text

DEEPEST: Final = 80  # frames
ROW: Final = re.compile(r"\S{1,80} \S{1,10} [0-9]{1,12} -?[0-9]{1,12}")


def frame(text: str) -> str:
    if not ROW.fullmatch(text):
        raise ValueError("expected 'node seat step it'")
    return text


FRAMES: Final = Many(Text("a frame", frame), DEEPEST)


class Frames:
    """A game extends `starts`, `becomes`, `guest`, `roams` and `stands` by its own nodes."""

    def __init__(self, root: Node) -> None:
        self.root = root

    def starts(self, p: Position, f: int, node: Node) -> Iterable[Node]:
        """What this frame may have put on itself."""
        if isinstance(node, Seq):
            return node.parts[p.stack[f + STEP] - 1 : p.stack[f + STEP]]
        return () if isinstance(node, (One, May, Provided, When)) else node.parts

    def becomes(self, node: Node) -> Iterable[Node]:
        """What may lie in the place of a node that was started."""
        return node.parts if isinstance(node, (One, May, Provided, When)) else ()

    def stands(self, p: Position, f: int, node: Node) -> bool:
        """Can the frame have got as far as it says? Only frames that wait for a choice or for a part are ever saved."""
        step, n = p.stack[f + STEP], len(node.parts)
        if isinstance(node, Step):
            return False
        if isinstance(node, Seq):
            return 1 <= step <= n
        if isinstance(node, Offer):
            return bool(step < BIT[n])
        if isinstance(node, EachSeat):
            return bool(1 <= step <= p.rules.seats)
        if isinstance(node, Loop):
            return 1 <= step <= 99
        return step == (1 if isinstance(node, Apart) else 0)

    def guest(self, node: Node) -> bool:
        """May it lie on anything that is under way?"""
        return False

    def roams(self, node: Node) -> bool:
        """Does it go from seat to seat?"""
        return isinstance(node, EachSeat)

    def seated(self, p: Position, f: int, node: Node) -> bool:
        """Chance has what it draws; a part is for the seat of the whole, unless one of them goes from seat to seat."""
        seat, n = p.stack[f + SEAT], p.rules.seats
        if draws(node) or not 0 <= seat < n:
            return draws(node) and seat == CHANCE
        if f == 0 or self.roams(node):
            return True
        under, whose, step = p.nodes[p.stack[f - FRAME]], p.stack[f - FRAME + SEAT], p.stack[f - FRAME + STEP]
        if isinstance(under, EachSeat):
            return bool(seat == (whose + (n - step if under.against else step - 1)) % n)
        return bool(seat == whose or self.roams(under))

    def check(self, p: Position) -> None:
        """Refuse a stack to which no game can have led."""
        under: set[Node] = {self.root}
        for f in range(0, p.top, FRAME):
            node = p.nodes[p.stack[f]]
            if node not in under and not (f and self.guest(node)):
                raise self.wrong(p, f, "cannot lie where it lies")
            if not self.seated(p, f, node):
                raise self.wrong(p, f, "cannot be for this seat")
            if not self.stands(p, f, node):
                raise self.wrong(p, f, "cannot have got that far")
            under = self.reach(self.starts(p, f, node))
        if p.top and not (node.asks and len(node.options(p, p.top - FRAME, vec[i64]()))):
            raise self.wrong(p, p.top - FRAME, "has nothing to ask")

    def reach(self, started: Iterable[Node]) -> set[Node]:
        """All that may lie where one of these was started."""
        found: set[Node] = set()
        new = list(started)
        while new:
            node = new.pop()
            if node not in found:
                found.add(node)
                new.extend(self.becomes(node))
        return found

    def wrong(self, p: Position, f: int, why: str) -> BadPosition:
        words = f"{p.nodes[p.stack[f]].path} {p.rules.voice.seat_name(p.stack[f + SEAT])}"
        return BadPosition("stack", f"'{words} {p.stack[f + STEP]} {p.stack[f + IT]}' {why}")


def draws(node: Node) -> bool:
    """Is it chance's business?"""
    return type(node).draw is not Node.draw


__all__ = ["FRAMES", "Frames", "draws"]


def tables_in_words(p: Position, seat_name: Callable[[int], str]) -> dict[str, list[str]]:
    """Which cards react and answer: one list per event (`event0`) and question (`question0`)."""

    def row(name: str, entry: int) -> str:
        who = p.nodes[number_of(entry)].path if name == "event" else str(number_of(entry))
        return f"{who} {seat_name(owner_of(entry))} {scope_of(entry)}"

    found: dict[str, list[str]] = {}
    for name, tables in (("event", p.listeners), ("question", p.answerers)):
        for k, table in enumerate(tables):
            if table:
                found[f"{name}{k}"] = ["-" if entry == GONE else row(name, int(entry)) for entry in table]
    return found
