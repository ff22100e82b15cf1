"""What a part of an action does, in words, read off the part itself: so a choice says what choosing it means."""

from __future__ import annotations

from functools import reduce

from tilth.games.agricola.deck.traders import Demand
from tilth.games.agricola.rules.baking import Bake
from tilth.games.agricola.rules.building import Renovate, Rooms, Stables
from tilth.games.agricola.rules.bundles import together
from tilth.games.agricola.rules.card_play import Improve, Occupy
from tilth.games.agricola.rules.effects import (
    Buy,
    Gain,
    Later,
    Marker,
    Ready,
    Resources,
    TakeOne,
    Yield,
)
from tilth.games.agricola.rules.events import MAJOR_ACTION, MINOR_ACTION
from tilth.games.agricola.rules.family import Grow
from tilth.games.agricola.rules.fencing import Fence
from tilth.games.agricola.rules.fields import Plow, Sow
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text.fact_texts import counted, goods_words, listed, occupation_words
from tilth.games.agricola.text.table_words import goods_of, things_laid
from tilth.kernel.core import Node
from tilth.kernel.expressions import Apart, Provided, Seq, When
from tilth.text import Words

__all__ = ["described"]


def described(node: Node, t: Table, w: Words) -> str:
    """What a part does; nothing, if only the card it belongs to can say it."""
    if isinstance(node, Gain):
        return w.say("do-gain", what=goods_words(goods_of(t.game, node.goods), w, "acc"))
    if isinstance(node, Demand):
        return w.say("do-claim", what=counted(t.game.goods[node.good], int(node.n), w, "acc"))
    if isinstance(node, Yield):
        heap = t.lying(node.space) if node.takes else t.game.nothing
        what = goods_words(goods_of(t.game, together(heap, node.gives)), w, "acc") or w.say("word-nothing")
        return w.say("do-take" if node.takes else "do-gain", what=what)
    if isinstance(node, Resources):
        what = counted("any_building_resource", int(node.n), w)
        return w.say("do-gain-different" if node.differ and node.n > 1 else "do-gain", what=what)
    if isinstance(node, TakeOne):
        each = [goods_words(goods_of(t.game, bundle), w, "acc") for bundle in node.bundles]
        return w.say("do-gain", what=listed(w, each, "or"))
    if isinstance(node, Buy):
        part, price = described(node.parts[0], t, w), goods_words(goods_of(t.game, node.price), w, "acc")
        return w.say("do-pay", price=price, what=part) if part else ""
    if isinstance(node, Later):
        rounds = [str(t.round + round if node.relative else round) for round in node.rounds]
        return w.say("do-later", what=counted(things_laid(t.game)[node.good], int(node.n), w), rounds=", ".join(rounds))
    if isinstance(node, Seq):
        parts = [described(part, t, w) for part in node.parts]
        key = "join-all"
        return reduce(lambda first, last: w.say(key, first=first, last=last), parts) if parts and all(parts) else ""
    return farm_work(node, w) or (described(node.parts[0], t, w) if wraps(node) else "")


def wraps(node: Node) -> bool:
    """Is it a condition around one part, which is what happens?"""
    return isinstance(node, (Apart, Provided, Ready, When))


def farm_work(node: Node, w: Words) -> str:
    """The actions that spaces offer, too."""
    if isinstance(node, Rooms):
        return w.say("do-build_rooms", most=int(node.most))
    if isinstance(node, Stables):
        price = counted("wood", node.price, w)
        return w.say("do-build_stables" if node.price else "do-build_stables-free", most=int(node.most), price=price)
    if isinstance(node, Fence):
        return w.say("do-build_fences-free" if node.free else "do-build_fences", price=counted("wood", 1, w))
    if isinstance(node, Plow):
        return w.say("do-plow", most=int(node.most))
    if isinstance(node, Sow):
        return w.say("do-sow")
    if isinstance(node, Bake):
        return w.say("do-bake_bread")
    if isinstance(node, Renovate):
        return w.say("do-renovate")
    if isinstance(node, Grow):
        if not node.room:
            return w.say("do-family_growth-anyway")
        return w.say("do-family_growth-since", n=str(node.since)) if node.since else w.say("do-family_growth")
    if isinstance(node, Improve):
        major, minor = node.allows & MAJOR_ACTION, node.allows & MINOR_ACTION
        both = "do-build_major_or_play_minor"
        return w.say(both if major and minor else "do-build_major" if major else "do-play_minor")
    if isinstance(node, Occupy):
        return occupation_words({name: int(price) for name, price in zip(("first", "second", "later"), node.prices)}, w)
    return w.say("do-take_starting_player") if isinstance(node, Marker) else ""
