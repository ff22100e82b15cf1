"""A move watched step by step: what changed hands, when, and because of which card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tilth.kernel.core import CHANCE, FRAME, SEAT, Node, Position
from tilth.kernel.native import i64, vec

if TYPE_CHECKING:
    from tilth.kernel.voice import Voice

__all__ = ["NOBODY_CHOSE", "Change", "Deed", "changes", "reckoned", "watched"]

NOBODY_CHOSE = -1  # instead of an action: the machine did it by itself

Stock = Sequence[Mapping[str, int]]


class Deed(NamedTuple):
    """One step of the machine: the node that made it and for whom, the action it took, and the card or else the space
    at work."""

    node: Node
    seat: int
    action: int
    card: str
    space: str


class Change(NamedTuple):
    """What a seat got (above 0) and gave (below 0) at one moment; `card`: because of this card, `space`: else because
    of this space; `lost`: what of it went for nothing, or burdens the seat from now on; `chapter`: where it is summed
    up, if that is not the chapter under way."""

    seat: int
    card: str
    space: str
    things: Mapping[str, int]
    lost: Mapping[str, int]
    chapter: str = ""


def at_work(p: Position, voice: Voice, action: int = NOBODY_CHOSE) -> Deed:
    """The step that comes next."""
    card = str(voice.card_at_work(p))
    stack, f = p.stack, p.top - FRAME
    return Deed(p.nodes[stack[f]], int(stack[f + SEAT]), int(action), card, "" if card else str(voice.cause(p)))


def watched(p: Position, action: int) -> Iterator[Deed]:
    """Play an action as `Position.act` does, one step of the machine at a time; for patient positions only. After each
    step it is told, while the position stands as that step left it."""
    voice = p.rules.voice
    deed = at_work(p, voice, action)
    p.apply(p.top - FRAME, action)
    yield deed
    while p.top > p.floor:
        f = p.top - FRAME
        node = p.nodes[p.stack[f]]
        deed = at_work(p, voice)
        asks = node.run(p, f)
        if asks and p.stack[f + SEAT] != CHANCE and not node.sure and len(node.options(p, f, vec[i64]())) == 0:
            asks = False
            p.lapse(p.stack[f + SEAT])
            p.drop()
        yield deed
        if asks:
            break
    p.advance()


def changes(p: Position, action: int, stock: Callable[[Position], Stock] | None = None) -> Iterator[Change]:
    """Play an action, and tell what changes hands; the position stands where it happened. `stock`: what is counted."""
    voice = p.rules.voice
    count = stock or voice.stock
    before: Stock = count(p)
    pulse: object = voice.pulse(p)
    for deed in watched(p, action):
        beat = voice.pulse(p)
        same = beat == pulse and beat is not None
        if same and deed.action == NOBODY_CHOSE:
            continue
        after: Stock = before if same else count(p)
        pulse = beat
        for seat, (had, has) in enumerate(zip(before, after)):
            things = {thing: n - had[thing] for thing, n in has.items() if n != had[thing]} if had != has else {}
            lost = voice.lost(p, deed, seat, things)
            if things or lost:
                yield Change(seat, deed.card, deed.space, things, lost, voice.aside(p, deed, things))
        before = after


def reckoned(p: Position, action: int) -> Iterator[Change]:
    """Play an action, and tell what a log tells of it: burdens only where somebody gets one."""
    voice = p.rules.voice
    for change in changes(p, action, voice.holdings):
        told = {thing: n for thing, n in change.things.items() if thing not in voice.burdens or thing in change.lost}
        if told or change.lost:
            yield change._replace(things=told)
