"""Actions a player may think of when asked something, whether they are allowed or not."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules import actions as m
from tilth.games.agricola.rules.effects import Resources
from tilth.games.agricola.rules.goods import RESOURCES
from tilth.games.agricola.rules.grid import cells_in
from tilth.games.agricola.rules.layout import COOKS, FARM, FIELDS, TRADING
from tilth.games.agricola.rules.payments import payments
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import FRAME, IT, SEAT, Position
from tilth.kernel.native import BIT


def thoughts(p: Position) -> list[int]:
    """Actions a player may think of when asked this question."""
    t = cast(Table, p)
    if p.over or p.who < 0:
        return []
    node = p.node()
    asked = [part.asks for part in node.parts] if node.asks in ("build", "offer") else []
    return list(dict.fromkeys(action for asks in [node.asks, *asked] for action in about(t, int(p.who), asks)))


def about(t: Table, seat: int, asks: str) -> list[int]:
    """What a question is about."""
    if asks == "place":
        listed = set(t.options())  # a card may let its owner go where nobody else can yet
        spaces = range(len(t.game.space_slugs))
        return [int(m.PLACE) + i for i in spaces if t.open & BIT[i] or m.PLACE + i in listed]
    if asks in ("rooms", "stables", "plow"):
        rules = t.game
        block = {"rooms": rules.act_room, "stables": rules.act_stable, "plow": rules.act_plow}[asks]
        return several(block.start, t.grid(seat).cells)
    if asks == "fences":
        return several(t.game.act_fence.start, t.grid(seat).cells)  # single cells come first
    if asks == "sow":
        plots = [int(plot) for plot in cells_in(t.farms[seat * FARM + FIELDS])]
        kinds = range(3 if any(t.game.plot_crops[plot] & 4 for plot in plots) else 2)
        return [
            int(t.game.act_sow.start + crop * t.game.plots) + plot
            for crop in kinds
            for plot in plots
            if t.game.plot_crops[plot] & BIT[crop]
        ]
    if asks == "bake":
        return [int(m.BAKE) + int(card) for card in t.played[seat] if t.game.card(card).bakes]
    if asks == "renovate":
        return several(m.RENOVATE, 2)
    if asks == "improvement":
        return several(m.BUILD, len(t.game.sold)) + [
            int(m.PLAY) + int(c) for c in t.hands[seat] if not t.game.occupation(c)
        ]
    if asks == "occupation":
        return [int(m.PLAY) + int(card) for card in t.hands[seat] if t.game.occupation(card)]
    if asks == "pay":
        f = t.top - FRAME
        return several(m.PAY, len(payments(t, t.stack[f + SEAT], t.stack[f + IT])))
    if asks == "take" and isinstance(t.node(), Resources):
        return [int(m.TAKE) + int(good) for good in RESOURCES]
    if asks in ("exchange", "food", "feed"):
        return kitchen(t, seat, asks)
    if asks in ("animals", "breed"):
        return herd(t, seat)
    if asks == "mulligan":
        return several(m.REDEAL, 2)
    if asks == "trade":
        return [int(m.DISCARD) + int(card) for card in t.hands[seat]] + several(m.DRAW, 2)
    return []


def kitchen(t: Table, seat: int, asks: str) -> list[int]:
    """Whatever could become food: also what nothing is there to cook with, if that could be built."""
    rules = t.game
    for_sale = {int(rules.sold[place]) for place in cells_in(t.display)}
    found = []
    for good in range(1, len(rules.goods)):
        ways = [way for way in range(len(rules.way_good)) if rules.way_good[way] == good]
        mine = [way for way in ways if t.farms[seat * FARM + COOKS] & BIT[way]]
        if t.farms[seat * FARM + good]:
            found += [int(m.WAY) + way for way in mine or [way for way in ways if rules.way_card[way] in for_sale][:1]]
    if asks == "feed":
        cards = [(int(number), t.game.card(number)) for number in t.played[seat]]
        found += [int(m.CRAFT) + number for number, card in cards if card.craft_limit]
    trading = int(t.farms[seat * FARM + TRADING]) if asks != "food" else 0
    return found + [int(m.CONVERT) + k for k in range(len(rules.trade_nodes)) if trading & BIT[k]]


def herd(t: Table, seat: int) -> list[int]:
    """Animals that go one by one: cooked in any way, or released."""
    ways = [way for way, good in enumerate(t.game.way_good) if t.game.herded[good]]
    cooked = [int(m.WAY) + way for way in ways if t.farms[seat * FARM + COOKS] & BIT[way]]
    return cooked + [int(m.RELEASE) + k for k, good in enumerate(t.game.animals) if t.farms[seat * FARM + good]]


def several(start: int, n: int) -> list[int]:
    return list(range(int(start), int(start) + int(n)))
