"""Prices that people name: `play 412 pay 5hops`, `place sheep_breeding pay 2milk`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tilth.games.hallertau.rules import actions as m
from tilth.games.hallertau.rules.cards import Fee
from tilth.games.hallertau.rules.costs import Give, GiveHarvested, GiveSheep
from tilth.games.hallertau.rules.effect_making import Deal
from tilth.games.hallertau.rules.facts import CARD_IDS, FACTS
from tilth.games.hallertau.rules.goods import BUILDINGS, GOODS, read_amounts
from tilth.games.hallertau.rules.layout import FARM, FLOCK, SHEEP
from tilth.games.hallertau.rules.table import Table
from tilth.games.hallertau.text import planning
from tilth.games.hallertau.text.cards import options_of
from tilth.games.hallertau.text.fact_texts import conditions, costs, counted, listed
from tilth.kernel.core import OK, Node
from tilth.text import Words, words

__all__ = ["condition", "lacking", "named", "takes_words"]

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
    if m.ADVANCE <= action < m.ADVANCE + len(BUILDINGS):
        return step_lacking(t, seat, BUILDINGS[action - int(m.ADVANCE)], w)
    price = printed(t, seat, pays_of(t, action))
    if price is None or not any(price):
        option = option_of(t, action)
        return w.say("card-cost", costs=costs(option["pay"], w)) if option and option["pay"] else ""
    cost = listed(w, [counted(NAMES[k], n, w) for k, n in enumerate(price) if n])
    farm = seat * FARM
    held = [int(t.farms[farm + (FLOCK if k == SHEEP else k)]) for k in range(len(NAMES))]
    have = listed(w, [counted(NAMES[k], held[k], w) for k, n in enumerate(price) if n])
    return w.say("lack-have", price=cost, have=have)


def step_lacking(t: Table, seat: int, building: str, w: Words) -> str:
    """What one step of a building takes in this round, and what of it is there."""
    takes = planning.takes(t)[building]
    held = [counted(good, int(t.farms[seat * FARM + k]), w) for k, good in enumerate(NAMES) if good in takes["kinds"]]
    price = w.say("page-plan-takes", what=takes_words(takes, w))
    return f"{price} {w.say('lack-own', have=listed(w, held))}"


def condition(t: Table, action: int, lang: str) -> str:
    """What must hold for a card to be played; nothing, if the action plays none, or says so by naming its position."""
    w, number = words(lang, "hallertau"), (action - int(m.PLAY)) // int(m.POSITIONS)
    option = option_of(t, action)
    if not option or not option["need"] or len(options_of(FACTS[number], t.game.voice.options)) > 1:
        return ""
    return w.say("card-condition", needs=conditions(option["need"], w))


def option_of(t: Table, action: int) -> Mapping[str, Any] | None:
    """The position of a card that an action plays."""
    if not m.PLAY <= action < m.PLAY + len(CARD_IDS) * m.POSITIONS:
        return None
    number, position = divmod(action - int(m.PLAY), int(m.POSITIONS))
    found = options_of(FACTS[number], t.game.voice.options)
    return found[position] if position < len(found) else None


def takes_words(takes: Mapping[str, Any], w: Words) -> str:
    """What one step of a building takes in this round."""
    fewest, most = int(takes["fewest"]), int(takes["most"])
    kinds = listed(w, [w.say(f"thing-{good}.name", case="nom") for good in takes["kinds"]], "or")
    rule = ""
    if "more_of" in takes:
        many, few = (w.say(f"thing-{good}.many") for good in takes["more_of"])
        rule = w.say("page-takes-more", a=many, b=few)
    elif "at_most" in takes:
        good, n = takes["at_most"]
        rule = w.say("page-takes-most", what=counted(good, n, w, "gen"))
    return w.say("page-takes", n=f"{fewest}–{most}" if fewest < most else f"{most}", kinds=kinds, rule=rule)


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
