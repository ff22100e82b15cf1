"""All that is wrong with a move that is refused: where several reasons fit, any of them is right (§13)."""

from __future__ import annotations

from collections.abc import Sequence

from tilth.games.hallertau.rules import actions as m
from tilth.games.hallertau.rules.advances import lacks_advance
from tilth.games.hallertau.rules.facts import CARD_IDS
from tilth.games.hallertau.rules.goods import BUILDING_FACTS, BUILDINGS, GOODS, breaks, read_bundle, totals
from tilth.games.hallertau.rules.layout import FARM
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import CANNOT_PAY, FRAME, IT, OK, WRONG_PART

__all__ = ["price_faults", "refused_choice", "wrong_with"]


def price_faults(t: Table, building: int, word: str) -> list[int]:
    """What is wrong with the price of an advance: kind, number, restriction, own stock apart."""
    if "jewel" in word:
        alone = word.lstrip("0123456789") in ("jewel", "jewels")
        return [] if word in ("jewel", "1jewel") else [int(m.NOT_EXACT if alone else m.WRONG_KIND)]
    amounts = read_bundle(word)
    if amounts is None:
        return []
    fact = BUILDING_FACTS[building]
    paid = [GOODS[k] for k, n in enumerate(amounts) if n]
    found = [int(m.WRONG_KIND)] if any(good not in fact["kinds"] for good in paid) else []
    if sum(amounts) not in totals(int(t.round), len(paid)):
        found.append(int(m.WRONG_TOTAL))
    if breaks(fact, amounts):
        found.insert(len(found) - ("most" in fact and m.WRONG_TOTAL in found), int(m.RESTRICTION))
    return found


def wrong_with(t: Table, seat: int, tokens: Sequence[str]) -> list[int]:
    """All reasons against an advance with its price, or against a card of the hand."""
    said, word = [*tokens, ""][:2]
    if said == "advance" and word in BUILDINGS:
        building = BUILDINGS.index(word)
        price = price_faults(t, building, tokens[3]) if tokens[2:3] == ["pay"] and len(tokens) > 3 else []
        return [*price, int(lacks_advance(t, seat, building))]
    if said == "pay" and word and t.node().asks == "pay":
        amounts = read_bundle(word) or ()
        poor = any(int(t.farms[seat * FARM + k]) < n for k, n in enumerate(amounts))
        return price_faults(t, t.stack[t.top - FRAME + IT], word) + ([int(CANNOT_PAY)] if poor else [])
    name = word.partition("/")[0] if said == "play" else ""
    if name in CARD_IDS and t.holds(seat, CARD_IDS.index(name)):
        card = t.card(CARD_IDS.index(name))
        bar = [] if t.in_phase(card) else [int(m.PHASE_BAR)]
        return [*bar, *(int(t.lacks(seat, card, k)) for k in range(len(card.positions)))]
    return []


def refused_choice(t: Table, seat: int, action: int) -> int:
    """Why words that belong behind one of several alternatives are refused there; WRONG_PART: they belong nowhere."""
    closed = int(WRONG_PART)
    for choice in range(m.CHOICE, m.AMOUNT):
        reason = int(t.refuse(seat, choice))
        if reason == OK:
            q = t.copy()
            q.patient = True
            q.act(choice)
            reason = int(q.refuse(seat, action)) if q.who == seat else int(WRONG_PART)
            if reason not in (OK, WRONG_PART, m.TOO_MUCH):
                return reason
        elif closed == WRONG_PART:
            closed = reason
    return closed
