"""What cards and spaces say as far as it follows from their facts: price, requirement, cooking, points, actions.

The rest of a card's text is its own message, with the numbers of its facts put in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from tilth.games.agricola.options import DEFAULTS
from tilth.games.agricola.rules.facts import BASE, OWN, part_of
from tilth.games.agricola.rules.goods import GOODS
from tilth.games.agricola.rules.modes import FULL, MODES, Mode
from tilth.games.agricola.rules.spaces import differ_switch
from tilth.text import Words

__all__ = [
    "cost_words",
    "counted",
    "either",
    "goods_words",
    "listed",
    "need_words",
    "offered",
    "own_text",
    "sentences",
    "space_text",
    "spelled",
]

Data = Mapping[str, Any]
GROUPS = ("fireplace", "cooking_hearth", "oven", "improvement")  # what may be given up for a card; else a card by name


def counted(thing: str, n: int, w: Words, case: str = "nom") -> str:
    """So many of something: `2 sheep`."""
    return w.say(f"thing-{thing}", n=str(n), count=n, case=case)


def listed(w: Words, items: Sequence[str], word: str = "and") -> str:
    """`a, b and c` in the words of the language; `word` is and, or."""
    if len(items) < 2:
        return "".join(items)
    return w.say(f"list-{word}", first=", ".join(items[:-1]), last=items[-1])


def either(w: Words, prices: Sequence[str]) -> str:
    """One of several prices, each perhaps a list itself."""
    return reduce(lambda first, last: w.say("price-or", first=first, last=last), prices)


def goods_words(goods: Mapping[str, int], w: Words, case: str = "nom") -> str:
    """Goods by name and number, as one text."""
    return listed(w, [counted(good, int(n), w, case) for good, n in goods.items() if n])


def spelled(clause: str) -> str:
    """A clause as a sentence of its own begins."""
    return f"{clause[:1].upper()}{clause[1:]}"


# -- cards -----------------------------------------------------------------------------------------------------------


def place_of(good: str) -> int:
    """The place of a good among those of the base game; the others come behind."""
    return GOODS.index(good) if good in GOODS else len(GOODS)


def cost_words(cost: Data, w: Words) -> str:
    """One of the prices of a card."""
    named = [good for good in cost if good not in ("return", "return_count")]
    parts = [counted(good, int(cost[good]), w) for good in sorted(named, key=place_of)]
    if "return" in cost:
        which = cost["return"] if cost["return"] in GROUPS else w.say(f"card-{cost['return']}")
        parts.append(w.say("fact-cost-return", which=which, count=int(cost.get("return_count", 1))))
    return listed(w, parts)


def need_words(needs: Data, w: Words) -> str:
    """All that a card requires."""
    return listed(w, [one_need(what, n, w) for what, n in needs.items()])


def one_need(what: str, n: Any, w: Words) -> str:
    if what == "any_of":
        return listed(w, [need_words(needs, w) for needs in n], "or")
    if isinstance(n, str):
        return w.say(f"need-{what}", house=n)
    if isinstance(n, list):
        return w.say(f"need-{what}", n=", ".join(map(str, n)))
    return w.say(f"need-{what}", n=str(n), count=int(n))


def own_text(fact: Data, w: Words) -> str:
    """What only this card says; nothing, if its facts say all."""
    key = f"card-{fact['slug']}.text"
    return w.say(key, **printed(fact)) if w.has(key) else ""


def printed(fact: Data) -> dict[str, str | int]:
    """The figures of a card as its text takes them: its numbers by their names, those of another fact with the name of
    the fact before (`heating_less`); of several, one after the other."""
    figures: dict[str, str | int] = {}
    for part, said in fact.items():
        if isinstance(said, int):
            figures.setdefault(part, said)
        elif isinstance(said, dict):
            for name, n in said.items():
                figures[name if part == "numbers" else f"{part}_{name}"] = (
                    "/".join(map(str, n)) if isinstance(n, list) else n
                )
    return figures


def is_upgrade(fact: Data) -> bool:
    """Does this minor improvement take the place of one of a certain kind (§1.3)?"""
    returned = [cost["return"] for cost in fact["cost"] if "return" in cost]
    return fact["kind"] == "minor" and any(what != "improvement" for what in returned)


def sentences(fact: Data, w: Words) -> list[str]:
    """The whole text of a card: price, requirement, what it does, points, and where it comes from."""
    said = []
    if is_upgrade(fact):
        said.append(w.say("fact-upgrade"))
    if fact.get("also_major"):
        said.append(w.say("fact-also_major"))
    if fact["cost"]:
        said.append(w.say("fact-cost", costs=either(w, [cost_words(cost, w) for cost in fact["cost"]])))
    if fact.get("doubtful"):
        said.append(w.say("fact-doubtful"))
    if fact.get("needs"):
        said.append(w.say("fact-needs", needs=need_words(fact["needs"], w)))
    said += [own_text(fact, w), *kitchen(fact, w)]
    if "counts_as" in fact and fact["kind"] != "major":
        said.append(w.say("fact-counts_as", which=fact["counts_as"]))
    if fact.get("is_oven"):
        said.append(w.say("fact-oven"))
    if fact.get("points"):
        said.append(w.say("fact-points", n=str(fact["points"]), count=int(fact["points"])))
    if fact.get("passing"):
        said.append(w.say("fact-passing"))
    return [*filter(None, said), *origin(fact, w)]


def kitchen(fact: Data, w: Words) -> list[str]:
    """What it cooks and bakes."""
    said = []
    if fact.get("cook"):
        rates = [
            w.say("fact-cook-rate", what=w.say(f"thing-{good}.name", case="nom"), food=str(food))
            for good, food in fact["cook"].items()
        ]
        said.append(w.say("fact-cook", rates=", ".join(rates)))
    if fact.get("bake"):
        food, limit = str(fact["bake"]["food_per_grain"]), fact["bake"]["limit"]
        said.append(
            w.say("fact-bake-limit", food=food, n=str(limit), count=int(limit))
            if limit
            else w.say("fact-bake", food=food)
        )
    return said


def origin(fact: Data, w: Words) -> list[str]:
    """The deck, and for how many players."""
    if not fact["deck"]:
        return []
    if fact["deck"] == OWN or part_of(fact) != BASE:
        return [f"{w.say('deck-' + fact['deck'])}."]
    if "players" not in fact:
        return [w.say("fact-deck", deck=fact["deck"])]
    return [w.say("fact-deck-players", deck=fact["deck"], n=str(fact["players"]), count=int(fact["players"]))]


# -- spaces ----------------------------------------------------------------------------------------------------------


def space_text(fact: Data, w: Words, options: Data = DEFAULTS, mode: Mode | None = None) -> str:
    """All that an action space offers in a game with these options, or of this mode, as one sentence."""
    settled = {**DEFAULTS, **options}
    mode = mode or MODES.get(settled["mode"], FULL)
    if not mode.has_space(fact):
        mode = MODES.get(fact["modes"][0], mode)
    structure = fact["structure"]
    parts = [option_words(option, fact, w, settled, mode) for option in offered(fact, mode)]
    key = f"join-{structure['type']}"
    return f"{spelled(reduce(lambda first, last: w.say(key, first=first, last=last), parts))}."


def offered(fact: Data, mode: Mode) -> list[Data]:
    """What a space offers in this mode; without a hand there is no minor improvement to play."""
    options = [option for option in fact["structure"]["options"] if mode.offers(option)]
    return [option for option in options if mode.minors() or option["do"] != "play_minor"]


def option_words(option: Data, fact: Data, w: Words, options: Data, mode: Mode) -> str:
    """One thing that a space offers."""
    do = str(option["do"])
    if do == "gain":
        gained = gain_words(option.get("gives") or fact["gives"], w, bool(options.get(differ_switch(option))))
        pay = option.get("pay")
        return w.say("do-pay", price=goods_words(pay, w, "acc"), what=gained) if pay else gained
    if do == "take_accumulated":
        return w.say("do-take_accumulated", what=goods_words(fact["accumulates"], w))
    if do == "play_occupation":
        return occupation_words(option["food_cost"], w)
    if do == "family_growth":
        if not option["needs_room"]:
            return w.say("do-family_growth-anyway")
        since = option.get("min_round")
        return w.say("do-family_growth-since", n=str(since)) if since else w.say("do-family_growth")
    if do == "build_major_or_play_minor" and not mode.minors():
        do = "build_major"
    each = option.get("cost_each") or {}
    return w.say(f"do-{do}", most=int(option.get("max") or 0), price=goods_words(each, w))


def gain_words(goods: Mapping[str, int], w: Words, differ: bool = False) -> str:
    return w.say("do-gain-different" if differ else "do-gain", what=goods_words(goods, w, "acc"))


def occupation_words(cost: Mapping[str, int], w: Words) -> str:
    """What an occupation costs on a space: always the same, or by how many were played before (§16.2)."""
    last = cost.get("always", cost.get("later", 0))
    first, second = cost.get("first", last), cost.get("second", last)
    later = counted("food", last, w)
    if first == second == last:
        return w.say("do-play_occupation", price=later)
    if first == second:
        return w.say("do-play_occupation-two", price=counted("food", first, w), later=later)
    return w.say("do-play_occupation-first", price=later)
