"""What is missing for a move, by name: its price beside what is there, or the requirement of a card."""

from __future__ import annotations

from collections.abc import Iterator

from tilth.games.agricola.rules import actions as m
from tilth.games.agricola.rules.bills import (
    CARD_BILL,
    ROOM_BILL,
    STABLE_BILL,
    card_bill,
    card_wanted,
    fence_bill,
    fences_wanted,
    kind_of,
    renovation_bill,
    terms,
)
from tilth.games.agricola.rules.building import FREE, Build, Renovate
from tilth.games.agricola.rules.card_play import Occupy
from tilth.games.agricola.rules.effects import Use
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.fencing import Fence
from tilth.games.agricola.rules.goods import STONY
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FARM, FENCES, HOUSE
from tilth.games.agricola.rules.payments import payments
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text.cards import card_name, facts
from tilth.games.agricola.text.fact_texts import (
    cost_words,
    counted,
    either,
    goods_words,
    listed,
    need_words,
    spelled,
)
from tilth.games.agricola.text.table_words import goods_of
from tilth.kernel.core import CANNOT_PAY, FIRST_ACTION, OK, Node
from tilth.text import Words, words

__all__ = ["parts_lacking", "price_lacking", "requirement_lacking"]

MOST_PRICES = 3  # so many ways to pay are named


def nodes_in(node: Node) -> Iterator[Node]:
    """A node and all its parts."""
    yield node
    for part in node.parts:
        yield from nodes_in(part)


def bills(t: Table, seat: int, action: int) -> list[int]:
    """What an action would have to pay: one bill, or of a space one for each thing that can be done there."""
    rules = t.game
    if action < FIRST_ACTION:
        return []
    kind = int(rules.usual(int(rules.voice.kind(action).start)))
    i = action - int(rules.voice.kind(action).start)
    if kind == m.RENOVATE:
        return [int(renovation_bill(i + 1))]
    if kind == m.BUILD:
        return [int(card_bill(rules.sold[i]))]
    if kind == m.PLAY:
        fees = [int(node.price(t, seat)) for node in nodes_in(t.node()) if isinstance(node, Occupy)]
        return [int(card_bill(i, fees[0] if fees and rules.occupation(i) else 0))]
    if kind == m.FENCE:
        return [fences(t, seat, int(count(t.grid(seat).shapes.borders[i] & ~t.farms[seat * FARM + FENCES])))]
    if kind in (m.ROOM, m.STABLE):
        meant = ROOM_BILL if kind == m.ROOM else STABLE_BILL
        return [bill for bill in built(t, seat, t.node()) if kind_of(bill) == meant]
    use = rules.uses[i] if kind == m.PLACE and i < len(rules.uses) else None
    return built(t, seat, use.action) if isinstance(use, Use) else []


def built(t: Table, seat: int, action: Node) -> list[int]:
    """The bills of everything that can be built with an action."""
    found: list[int] = []
    house = int(t.farms[seat * FARM + HOUSE])
    for node in nodes_in(action):
        if isinstance(node, Build) and node.bill != FREE:
            found.append(int(node.bill))
        elif isinstance(node, Renovate) and house < STONY:
            found.append(int(renovation_bill(house + 1)))
        elif isinstance(node, Fence) and not node.free:
            found.append(fences(t, seat, fewest(t, seat, node)))
    return list(dict.fromkeys(found))


def fewest(t: Table, seat: int, node: Fence) -> int:
    """How many fences a pasture of one cell needs at least."""
    grid = t.grid(seat)
    standing = t.farms[seat * FARM + FENCES]
    able = [i for i in range(int(grid.cells)) if node.lack(t, seat, i, 0, 0) == OK]
    return min((int(count(grid.shapes.borders[i] & ~standing)) for i in able), default=1)


def fences(t: Table, seat: int, n: int) -> int:
    return int(fence_bill(n, 0, count(t.farms[seat * FARM + FENCES])))


def wanted(bill: int, w: Words) -> str:
    """What a bill is for."""
    kind = int(kind_of(bill))
    if kind == CARD_BILL:
        return w.say("lack-played", card=card_name(CARD_IDS[card_wanted(terms(bill))], w.lang))
    if kind == ROOM_BILL:
        return w.say("lack-room")
    if kind == STABLE_BILL:
        return w.say("lack-stable")
    n = int(fences_wanted(terms(bill))) if kind == kind_of(fence_bill(1, 0, 0)) else 0
    return w.say("lack-fences", n=n) if n else w.say("lack-renovation")


def price_lacking(t: Table, seat: int, action: int, lang: str) -> str:
    """What an action costs and what of it is there; nothing, if that cannot be said."""
    w = words(lang, "agricola")
    said = []
    named: dict[str, int] = {}
    for bill in bills(t, seat, action):
        ways = [goods_of(t.game, payment.goods) for payment in payments(t, seat, bill) if not payment.back]
        prices = list(dict.fromkeys(goods_words(goods, w, "acc") for goods in ways if goods))[:MOST_PRICES]
        if prices:
            said.append(w.say("lack-cost", thing=wanted(bill, w), price=either(w, prices)))
            named |= dict.fromkeys((good for goods in ways for good in goods), 0)
    food = t.game.goods[0]
    for fee in fees(t, seat, action):
        said.append(w.say("lack-cost", thing=w.say("lack-occupation"), price=counted(food, fee, w, "acc")))
        named[food] = 0
    if not said:
        return printed_price(t, action, w)
    have = [counted(good, int(t.farms[seat * FARM + k]), w) for k, good in enumerate(t.game.goods) if good in named]
    return spelled(w.say("lack-have", costs="; ".join(said), have=listed(w, have)))


def fees(t: Table, seat: int, action: int) -> list[int]:
    """What a space asks for an occupation, whichever it is."""
    space = action - int(m.PLACE)
    use = t.game.uses[space] if 0 <= space < len(t.game.uses) else None
    found = nodes_in(use.action) if isinstance(use, Use) else ()
    return list(dict.fromkeys(int(node.price(t, seat)) for node in found if isinstance(node, Occupy)))


def printed_price(t: Table, action: int, w: Words) -> str:
    """What a card costs that asks for another card; nothing, if the action plays none."""
    sold = action - int(m.BUILD)
    card = CARD_IDS[t.game.sold[sold]] if 0 <= sold < len(t.game.sold) else t.game.voice.card_played(t, action)
    costs = facts(card)["cost"] if card else []
    price = either(w, [cost_words(cost, w) for cost in costs]) if costs else ""
    return w.say("lack-card", card=card_name(card, w.lang), price=price) if price else ""


def parts_lacking(t: Table, seat: int, action: int, lang: str) -> str:
    """Why none of the things that a space offers can be done, one after the other; nothing, if it offers only one."""
    space = action - int(m.PLACE)
    use = t.game.uses[space] if 0 <= space < len(t.game.uses) else None
    parts = use.action.parts if isinstance(use, Use) else []
    codes = dict.fromkeys(int(part.doable(t, seat, 0)) for part in parts) if len(parts) > 1 else {}
    vague = (int(OK), int(m.NOTHING_PERFORMED), int(m.NOTHING_PAID), int(CANNOT_PAY))
    return " ".join(t.game.voice.reason(code).words(lang) for code in codes if code not in vague)


def requirement_lacking(t: Table, action: int, lang: str) -> str:
    """What a card requires; nothing, if the action plays none."""
    w = words(lang, "agricola")
    card = t.game.voice.card_played(t, action)
    needs = facts(card).get("needs") if card else None
    return w.say("lack-needs", card=card_name(card, lang), needs=need_words(needs, w)) if needs else ""
