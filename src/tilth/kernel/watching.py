"""A move watched step by step: what changed hands, when, and because of which card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tilth.kernel.core import CHANCE, FRAME, SEAT, Position
from tilth.kernel.native import i64, vec

__all__ = ["Change", "changes", "watched"]


class Change(NamedTuple):
    """What a seat got (above 0) and gave (below 0) at one moment; `card`: because of this card."""

    seat: int
    card: str
    things: Mapping[str, int]


def watched(p: Position, action: int) -> Iterator[str]:
    """Play an action as `Position.act` does, one step of the machine at a time; for patient positions only. After each
    step, the card that was at work is given, while the position stands as that step left it."""
    voice = p.rules.voice
    card = str(voice.card_at_work(p))
    p.apply(p.top - FRAME, action)
    yield card
    while p.top > p.floor:
        f = p.top - FRAME
        node = p.nodes[p.stack[f]]
        card = str(voice.card_at_work(p))
        asks = node.run(p, f)
        if asks and p.stack[f + SEAT] != CHANCE and not node.sure and len(node.options(p, f, vec[i64]())) == 0:
            asks = False
            p.lapse(p.stack[f + SEAT])
            p.drop()
        yield card
        if asks:
            break
    p.advance()


def changes(p: Position, action: int) -> Iterator[Change]:
    """Play an action, and tell what changes hands; the position stands where it happened."""
    voice = p.rules.voice
    before: Sequence[Mapping[str, int]] = voice.stock(p)
    for card in watched(p, action):
        after: Sequence[Mapping[str, int]] = voice.stock(p)
        for seat, (had, has) in enumerate(zip(before, after)):
            if had != has:
                yield Change(seat, card, {thing: n - had[thing] for thing, n in has.items() if n != had[thing]})
        before = after
