"""Prices that people name: `play 412 pay 5hops`, `place sheep_breeding pay 2milk`."""

from __future__ import annotations

from collections.abc import Sequence

from tilth.games.hallertau.rules import actions as m
from tilth.games.hallertau.rules.cards import Fee
from tilth.games.hallertau.rules.costs import Give, GiveHarvested, GiveSheep
from tilth.games.hallertau.rules.effect_making import Deal
from tilth.games.hallertau.rules.facts import CARD_IDS
from tilth.games.hallertau.rules.goods import GOODS, read_amounts
from tilth.games.hallertau.rules.layout import FARM, FLOCK, SHEEP
from tilth.games.hallertau.rules.table import Table
from tilth.games.hallertau.text.fact_texts import counted, listed
from tilth.kernel.core import OK, Node
from tilth.text import words

__all__ = ["lacking", "named"]

NAMES = [*GOODS, "jewel", "tool", "sheep"]  # a farm's numbers begin like this


def named(t: Table, seat: int, tokens: Sequence[str]) -> tuple[list[int], int, str]:
    """The actions whose printed price is named and how many words that takes; or what is wrong with it (§13)."""
    used = 4 if tokens[0] == "play" else 2
    if len(tokens) < used or tokens[used - 2] != "pay":
        return [], 0, ""
    price = read_amounts(tokens[used - 1].replace("jewels", "jewel").replace("tools", "tool"), NAMES)
    found = offers(t, seat, tokens)
    prices = [printed(t, seat, pays) for _, pays, _ in found]
    if price is None or not prices or None in prices:
        return [], 0, ""
    meant = [offer for offer, asked in zip(found, prices, strict=True) if asked == price]
    if not meant:
        return [], 0, "NOT_EXACT"
    payable = [action for action, pays, card in meant if all(cost.doable(t, seat, card) == OK for cost in pays)]
    return payable, used, "" if payable else "CANNOT_PAY"


def offers(t: Table, seat: int, tokens: Sequence[str]) -> list[tuple[int, list[Node], int]]:
    """What a price can be named for: each action with its payments and the card that is played, if it is one."""
    if tokens[0] == "play":
        name, _, position = tokens[1].partition("/")
        number = CARD_IDS.index(name) if name in CARD_IDS else -1
        if seat < 0 or not t.holds(seat, number):
            return []
        first = int(m.PLAY) + number * int(m.POSITIONS)
        ways = enumerate(t.card(number).positions)
        return [(first + k, way.pays, number) for k, way in ways if position in ("", str(k + 1))]
    node = t.node()
    if not isinstance(node, Deal) or seat != t.who:
        return []
    return [(int(m.CHOICE) + k, pays, -1) for k, pays in enumerate(node.pays)]


def lacking(t: Table, seat: int, action: int, lang: str) -> str:
    """What an action costs and what of it is there; nothing, if its price is not in goods."""
    w = words(lang, "hallertau")
    price = printed(t, seat, pays_of(t, action))
    if price is None or not any(price):
        return ""
    cost = listed(w, [counted(NAMES[k], n, w) for k, n in enumerate(price) if n])
    farm = seat * FARM
    held = [int(t.farms[farm + (FLOCK if k == SHEEP else k)]) for k in range(len(NAMES))]
    have = listed(w, [counted(NAMES[k], held[k], w) for k, n in enumerate(price) if n])
    return w.say("lack-have", price=cost, have=have)


def pays_of(t: Table, action: int) -> Sequence[Node]:
    """What is to be paid for a card or for one side of a space."""
    if m.PLAY <= action < m.PLAY + len(CARD_IDS) * m.POSITIONS:
        number, position = divmod(action - int(m.PLAY), int(m.POSITIONS))
        ways = t.card(number).positions
        return ways[position].pays if position < len(ways) else ()
    node, i = t.node(), action - int(m.CHOICE)
    return node.pays[i] if isinstance(node, Deal) and 0 <= i < len(node.pays) else ()


def printed(t: Table, seat: int, pays: Sequence[Node]) -> list[int] | None:
    """What has to be paid, as amounts of NAMES; None if something else is to be given, such as a field."""
    amounts = [0] * len(NAMES)
    for cost in pays:
        if isinstance(cost, Fee):
            amounts[cost.place] += cost.number
        elif isinstance(cost, Give):
            amounts[cost.what] += cost.n.value(t, seat)
        elif isinstance(cost, GiveHarvested):
            amounts[cost.good] += cost.n
        elif isinstance(cost, GiveSheep):
            amounts[SHEEP] += cost.n.value(t, seat)
        else:
            return None
    return amounts
