"""Words for a part of an action that is not asked about: why it cannot be done here."""

from __future__ import annotations

from collections.abc import Iterator

from tilth.games.agricola.rules import actions as m
from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.card_play import needs_lack
from tilth.games.agricola.rules.effects import Optional, Use
from tilth.games.agricola.rules.facts import OCCUPATION_CARD
from tilth.games.agricola.rules.fencing import Fence
from tilth.games.agricola.rules.payments import can_pay_card
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text.lacking import nodes_in
from tilth.kernel.core import CANNOT_PAY, FRAME, NOT_YOUR_TURN, OK, SEAT, STEP, WRONG_PART, Node
from tilth.kernel.expressions import Offer, One, Seq
from tilth.kernel.reactions import Instant

PARTS = frozenset(
    {"rooms", "stables", "build", "plow", "sow", "bake", "renovate", "fences", "improvement", "occupation", "choice"}
)  # questions about an action itself, not about a price or a card beside it

VAGUE = (OK, WRONG_PART, NOT_YOUR_TURN, m.NOTHING_PERFORMED, m.NOTHING_PAID)  # answers that say nothing of a part


def stray_reason(t: Table, seat: int, action: int) -> int:
    """Why something that the open question does not know is refused: the action does not grant it, or only after what
    is asked, or as an alternative that cannot be done; or a card would refuse it that may be used. WRONG_PART, where it
    may still come."""
    if t.who == seat and isinstance(t.node(), Optional):
        said = [code for code in reasons_there(t, seat, t.node(), action) if code not in VAGUE]
        if said:
            return said[0]
    if t.who != seat or t.node().asks not in PARTS:
        return int(WRONG_PART)
    node, f = t.node(), t.top - FRAME
    if isinstance(node, Fence) and t.game.act_fence.has(action):
        return int(m.ACTION_LIMIT)
    if isinstance(node, One):
        for part in node.parts:
            reason = asked(t, part, seat, action)
            if reason != WRONG_PART:
                return reason
    while f > 0:
        f -= FRAME
        below = t.nodes[t.stack[f]]
        if isinstance(below, Instant) or t.stack[f + SEAT] != seat:
            return int(WRONG_PART)
        if isinstance(below, Use):
            return int(m.too_late(t.game.usual(action)))
        if isinstance(below, Seq) and any(knows(t, part, seat, action) for part in below.parts[t.stack[f + STEP] :]):
            return int(m.SECOND_WITHOUT_FIRST)
    return int(WRONG_PART)


def knows(t: Table, part: Node, seat: int, action: int) -> bool:
    return asked(t, part, seat, action) != WRONG_PART


def asked(t: Table, part: Node, seat: int, action: int) -> int:
    """What a part says to this, if it were begun now; OK, if it could be."""
    if isinstance(part, Seq):
        reason = asked(t, part.parts[0], seat, action)
        if reason == WRONG_PART and any(knows(t, later, seat, action) for later in part.parts[1:]):
            return int(m.SECOND_WITHOUT_FIRST)
        return reason
    if not part.asks and not isinstance(part, Offer):
        return int(WRONG_PART)
    q = t.copy()
    q.push(part, seat, 0, 0)
    reason = int(part.why(q, q.top - FRAME, seat, action))
    return int(part.doable(t, seat, 0)) if reason == OK else reason


def card_faults(t: Table, seat: int, action: int) -> Iterator[int]:
    """What an improvement asks for, and its price: each may be lacking."""
    sold = m.BUILD <= action < m.BUILD + len(t.game.sold)
    number = int(t.game.sold[action - m.BUILD]) if sold else action - int(m.PLAY)
    card = t.game.cards[number] if 0 <= number < len(t.game.cards) else None
    if card is not None and card.kind != OCCUPATION_CARD and (sold or t.in_hand(seat, number)):
        yield int(needs_lack(t, seat, card))
        yield int(OK if can_pay_card(t, seat, card, 0) else CANNOT_PAY)


def reasons_there(t: Table, seat: int, begun: Node, action: int) -> Iterator[int]:
    """Why the parts of an action would refuse this, if it could be begun."""
    parts = begun.parts if isinstance(begun, One) else [begun]
    deeds = [node for node in nodes_in(begun) if isinstance(node, Deed)]
    yield from (asked(t, part, seat, action) for part in (*parts, *deeds))
