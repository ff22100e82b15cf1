"""The text of a card, put together from its data: every verb of the data has a message, no card has one of its own.

The positions of a slash list are laid over one another: what all have in common is said once, figures that differ are
said as `1/2/5`. Positions that differ in more than figures are alternatives.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from tilth.text import Words

__all__ = ["card_sentences", "counted", "listed", "space_text", "way"]

CROPS = ["barley", "flax", "hops", "rye"]
COUNTED = ("at_least", "at_most", "exactly", "between", "more")  # needs that are things, not sentences
RECEIVED = ("get", "draw", "field", "get_one_kind", "get_different", "get_mix")

Data = Mapping[str, Any]


class Differ(Exception):
    """The positions of a card differ in more than figures."""


class Slash(tuple[int, ...]):
    """The figures of the positions of a card, where they are not the same."""


def merged(parts: Sequence[Any]) -> Any:
    """All positions in one: equal parts once, different figures as a slash list."""
    first = parts[0]
    if all(part == first for part in parts):
        return first
    if all(isinstance(part, int) and not isinstance(part, bool) for part in parts):
        return Slash(parts)
    if all(isinstance(part, list) and len(part) == len(first) for part in parts):
        return [merged(list(column)) for column in zip(*parts, strict=True)]
    if all(isinstance(part, dict) and list(part) == list(first) for part in parts):
        return {key: merged([part[key] for part in parts]) for key in first}
    raise Differ


def alike(parts: Sequence[Any]) -> bool:
    return all(part == parts[0] for part in parts)


def figure(n: Any, name: str = "n", count: str = "count") -> dict[str, str | int]:
    """A figure as it is printed, and the number its noun agrees with: the greatest one."""
    figures = n if isinstance(n, Slash) else (n,)
    return {name: "/".join(map(str, figures)), count: int(max(figures))}


def is_figure(quantity: Any) -> bool:
    return isinstance(quantity, (int, Slash))


def verb_of(term: Data) -> tuple[str, Any]:
    (verb,) = term
    return verb, term[verb]


def listed(w: Words, items: Sequence[str], word: str = "and") -> str:
    """`a, b and c` in the words of the language; `word` is and, or."""
    if len(items) < 2:
        return "".join(items)
    if word == "or-else":  # the items are lists themselves
        return reduce(lambda first, last: w.say("list-or-else", first=first, last=last), items)
    return w.say(f"list-{word}", first=", ".join(items[:-1]), last=items[-1])


def sentence(clause: str) -> str:
    return f"{clause[0].upper()}{clause[1:]}."


def card_sentences(card: Data, w: Words) -> list[str]:
    """Phase bar, condition or cost, effects, income and points."""
    said = []
    if card["phase"]:
        bar, phase = verb_of(card["phase"])
        said.append(w.say(f"card-{bar}-phase", n=phase))
    said += body(card["options"], card["then"], w, card["dark"])
    if card["income"]:
        said.append(w.say("card-income", effects="; ".join(effects(card["income"], w))))
    if card["points"]:
        said.append(w.say("card-points", n=card["points"]))
    return said


def body(options: Sequence[Data], then: Sequence[Data], w: Words, dark: bool = False) -> list[str]:
    """What is needed or paid, and what happens: of a card, or of an action space."""
    needs, pays, gains = ([option.get(part, []) for option in options] for part in ("need", "pay", "gain"))
    try:
        need, pay, gain = merged([list(parts) for parts in zip(needs, pays, gains, strict=True)])
    except Differ:
        if alike(needs) and alike(gains):
            ways = [costs(pay, w) for pay in pays]
            between = "or-else" if any(len(pay) > 1 for pay in pays) else "or"
            top = [*asked(needs[0], [], w, dark), w.say("card-cost", costs=listed(w, ways, between))]
            return top + [sentence(clause) for clause in effects([*gains[0], *then], w)]
        if alike(needs) and alike(pays) and all(verb_of(term)[0] in RECEIVED for gain in gains for term in gain):
            either = w.say("do-get", what=listed(w, [listed(w, things(gain, w)) for gain in gains], "or"))
            return asked(needs[0], pays[0], w, dark) + [sentence(c) for c in [either, *effects(then, w)]]
        ways = [way(n, p, g, w) for n, p, g in zip(needs, pays, gains, strict=True)]
        return [w.say("card-choose", ways="; ".join(ways)), *(sentence(clause) for clause in effects(then, w))]
    return asked(need, pay, w, dark) + [sentence(clause) for clause in effects([*gain, *then], w)]


def asked(need: Sequence[Data], pay: Sequence[Data], w: Words, dark: bool) -> list[str]:
    """Condition and cost."""
    said = []
    if need:
        said.append(w.say("card-condition", needs=conditions(need, w)))
    if dark:
        said.append(w.say("card-dark"))
    if pay:
        said.append(w.say("card-cost", costs=costs(pay, w)))
    return said


def space_text(options: Sequence[Data], w: Words) -> str:
    """What an action space does; sides with prices of their own are told one by one."""
    if len(options) > 1 and any(option["pay"] for option in options):
        sides = [way([], option["pay"], option["gain"], w) for option in options]
        return w.say("card-choose", ways="; ".join(sides))
    return " ".join(body(options, [], w))


def way(need: Sequence[Data], pay: Sequence[Data], gain: Sequence[Data], w: Words) -> str:
    """One of several alternatives."""
    top = [conditions(need, w)] if need else []
    top += [w.say("card-way-cost", costs=costs(pay, w))] if pay else []
    done = "; ".join(effects(gain, w))
    return w.say("card-way", need=", ".join(top), effects=done) if top and done else ", ".join(top) or done


# -- quantities ------------------------------------------------------------------------------------------------------


def thing(quantity: Any, w: Words) -> tuple[str, dict[str, str | int]]:
    """The message for what a quantity counts, and its arguments."""
    if isinstance(quantity, str):
        return f"thing-{quantity}", {}
    kind, what = verb_of(quantity)
    if kind == "fields":
        return fields(what, w)
    if kind == "sheep_on":
        if isinstance(what, str):
            return f"thing-sheep-on-{what}", {}
        return "thing-sheep-on-rounds", {"rounds": numbers(what, w, "or")}
    if kind == "pasture_cards":
        return f"thing-pastures-{'with' if what['sheep'] else 'without'}", {}
    if kind == "hand_except":
        return "thing-hand-except", {"cards": w.say(f"thing-{what}.many")}
    if kind == "played":
        return "thing-played", {"deck": what}
    if kind == "spaces_with":
        return "thing-spaces-with", figure(what, "workers", "lot")
    if kind == "workers_on":
        return "thing-workers-on", {"space": space(what, w)}
    if kind == "sum" and sorted(what, key=str) == CROPS:
        return "thing-crop", {}
    if kind == "max" and sorted(what, key=str) == CROPS:
        return "thing-crops-one-kind", {}
    if kind in ("sum", "max") and all(
        isinstance(part, dict) and set(part.get("fields", {})) == {"crop"} for part in what
    ):
        crops = [part["fields"]["crop"] for part in what]
        if kind == "max" and sorted(crops) == CROPS:
            return "thing-fields-one-crop", {}
        if kind == "sum":
            return fields({"crop": crops}, w)
    raise KeyError(f"no words for the quantity {quantity}")


def fields(filters: Data, w: Words) -> tuple[str, dict[str, str | int]]:
    """Fields of a certain kind."""
    given = set(filters)
    if not given:
        return "thing-field", {}
    if given == {"planted"}:
        return f"thing-fields-{'planted' if filters['planted'] else 'empty'}", {}
    if given == {"crop"}:
        crops = filters["crop"] if isinstance(filters["crop"], list) else [filters["crop"]]
        return "thing-fields-crop", {"crops": listed(w, [w.say(f"thing-{crop}.with") for crop in crops], "or")}
    if given == {"row"} or given == {"row", "planted"}:
        rows = filters["row"] if isinstance(filters["row"], list) else [filters["row"]]
        state = {True: "-planted", False: "-empty", None: ""}[filters.get("planted")]
        return f"thing-fields-row{state}", {"rows": len(rows), "row": numbers(filters["row"], w)}
    raise KeyError(f"no words for fields that are {dict(filters)}")


def numbers(what: Any, w: Words, word: str = "and") -> str:
    """Row or round numbers: one, a slash list, or several that all count."""
    if isinstance(what, list):
        return listed(w, [str(number) for number in what], word)
    return str(figure(what)["n"])


def counted(quantity: Any, n: Any, w: Words, case: str = "nom") -> str:
    """So many of something: `2/3/4 sheep`, `1 empty field`."""
    key, more = thing(quantity, w)
    return w.say(key, case=case, **figure(n), **more)


def stated(pair: Sequence[Any], w: Words, case: str = "nom") -> str:
    """The same, from a pair of the data: `["sheep", 2]`."""
    return counted(pair[0], pair[1], w, case)


def many(quantity: Any, w: Words) -> str:
    """Something in the plural, without a number."""
    key, more = thing(quantity, w)
    return w.say(f"{key}.many", **more)


def amount(quantity: Any, w: Words, form: str = "") -> str:
    """A quantity as a number: `the number of your fields`, `8 minus the number of your fields`."""
    if is_figure(quantity):
        return str(figure(quantity)["n"])
    if quantity in ("window", "round"):
        return w.say(f"number-{quantity}{form}")
    if isinstance(quantity, dict):
        kind, what = verb_of(quantity)
        if kind == "diff":
            return w.say("reckon-minus", a=amount(what[0], w), b=amount(what[1], w))
        if kind == "sum" and any(is_figure(part) for part in what):
            return w.say("reckon-plus", a=amount(what[0], w), b=amount(what[1], w))
        if kind == "mul":
            return w.say("reckon-times", **figure(what[0]), what=amount(what[1], w))
        if kind == "half":
            return w.say("reckon-half", what=amount(what, w, ".of"))
    return w.say(f"number-of{form}", what=many(quantity, w))


def reckoned(quantity: Any) -> bool:
    """Is the quantity worked out, not just counted?"""
    return isinstance(quantity, dict) and verb_of(quantity)[0] in ("diff", "mul", "half")


def some(resource: str, quantity: Any, w: Words, case: str = "nom") -> str:
    """So many of a resource, however the number is found."""
    if is_figure(quantity):
        return counted(resource, quantity, w, case)
    name = w.say(f"thing-{resource}.name", case=case)
    if reckoned(quantity):
        return w.say("some-reckoned", what=name, amount=amount(quantity, w))
    return w.say("some-equal", what=name, amount=amount(quantity, w, ".by"))


def space(key: str, w: Words) -> str:
    return w.say("space-named", space=w.say(f"space-{key}"))


# -- conditions ------------------------------------------------------------------------------------------------------


def conditions(needs: Sequence[Data], w: Words) -> str:
    """All that must hold, as one text."""
    crops = [single_crop(need) for need in needs]
    if len(needs) > 1 and all(crops) and alike([need["at_least"][1] for need in needs]):
        planted = listed(w, [w.say(f"thing-{crop}.with") for crop in crops])
        return w.say("need-fields-each", crops=planted, **figure(needs[0]["at_least"][1]))
    said: list[str] = []
    simple: list[str] = []
    for need in needs:
        if plain(need):
            simple.append(stated(need["at_least"], w))
        else:
            said.append(condition(need, w))
    if simple:
        said.insert(0 if plain(needs[0]) else len(said), w.say("need-at-least", what=listed(w, simple)))
    if all(verb_of(need)[0] in COUNTED for need in needs):
        return listed(w, said)
    return "; ".join(said)


def plain(need: Data) -> bool:
    """Is it at least so many of something that can be counted?"""
    verb, what = verb_of(need)
    if verb != "at_least" or not is_figure(what[1]) or what[0] in ("round", "lead"):
        return False
    return not (isinstance(what[0], dict) and verb_of(what[0])[0] in ("min", "sum") and not crops_only(what[0]))


def crops_only(quantity: Data) -> bool:
    """Is it a sum of all crops, or of fields with crops? Such a sum is counted like one thing."""
    kind, what = verb_of(quantity)
    return kind == "sum" and (sorted(what, key=str) == CROPS or all(isinstance(part, dict) for part in what))


def single_crop(need: Data) -> str:
    """The crop, if this asks for fields with one."""
    verb, what = verb_of(need)
    if verb == "at_least" and isinstance(what[0], dict) and set(what[0].get("fields", {})) == {"crop"}:
        return str(what[0]["fields"]["crop"])
    return ""


def condition(need: Data, w: Words) -> str:
    verb, what = verb_of(need)
    if verb == "any":
        if all(plain(part) for part in what):
            either = listed(w, [stated(part["at_least"], w) for part in what], "or")
            return w.say("need-at-least", what=either)
        return listed(w, [condition(part, w) for part in what], "or-else")
    if verb == "at_least":
        return minimum(what[0], what[1], w)
    if verb == "at_most":
        return w.say("need-at-most", what=stated(what, w, "gen"))
    if verb == "exactly":
        if what[1] == 0:
            return w.say("need-none", what=many(what[0], w))
        exactly = stated(what, w) if is_figure(what[1]) else some(what[0], what[1], w)
        return w.say("need-exactly", what=exactly)
    if verb == "between":
        key, more = thing(what[0], w)
        span = f"{figure(what[1])['n']}–{figure(what[2])['n']}"
        return w.say(key, case="nom", n=span, count=figure(what[2])["count"], **more)
    if verb == "more":
        if isinstance(what[0], str) and isinstance(what[1], str):
            return w.say("need-more", a=many(what[0], w), b=many(what[1], w))
        return w.say("need-greater", a=amount(what[0], w), b=amount(what[1], w))
    if verb == "before_last_action":
        return w.say("need-before-last", need=conditions(what, w))
    if verb == "just_used":
        if what == "any":
            return w.say("need-just-used-any")
        return w.say("need-just-used", spaces=listed(w, [space(key, w) for key in what], "or"))
    if verb == "during":
        return w.say("need-during", space=space(what, w))
    return w.say(f"need-{verb}-{what}")


def minimum(quantity: Any, least: Any, w: Words) -> str:
    """At least so much of something."""
    if quantity in ("round", "lead"):
        return w.say(f"need-{quantity}", **figure(least))
    if isinstance(quantity, dict):
        kind, parts = verb_of(quantity)
        if kind == "min":
            each = listed(w, [many(part, w) for part in parts])
            return w.say("need-each", what=each, **figure(least))
        if kind == "sum" and not crops_only(quantity):
            together = listed(w, [many(part, w) for part in parts])
            key = "need-total" if is_figure(least) else "need-total-as"
            return w.say(key, what=together, amount=amount(least, w))
    if is_figure(least):
        return w.say("need-at-least", what=counted(quantity, least, w))
    if isinstance(least, str) and least not in ("window", "round"):
        return w.say("need-as", much=w.say(f"thing-{quantity}.as"), amount=many(least, w))
    return w.say("need-as", much=w.say(f"thing-{quantity}.as"), amount=amount(least, w))


# -- costs -----------------------------------------------------------------------------------------------------------


def costs(pays: Sequence[Data], w: Words) -> str:
    return listed(w, [cost(pay, w) for pay in pays])


def cost(pay: Data, w: Words) -> str:
    verb, what = verb_of(pay)
    if verb == "give":
        return some(what[0], what[1], w)
    if verb == "give_harvested":
        return w.say("pay-harvested", what=counted(what[0], what[1], w))
    if verb == "give_same":
        return w.say("pay-same", what=counted(what["from"], what["n"], w))
    if verb == "give_each":
        kinds = figure(what["kinds"], "kinds")
        return w.say("pay-each", what=many(what["from"], w), n=figure(what["n"])["n"], **kinds)
    if verb == "remove_field":
        filters = {"planted": what["planted"]} if "planted" in what else {}
        taken = counted({"fields": filters}, what["n"], w)
        for key in ("row", "not_row"):
            if key in what:
                taken = w.say(f"pay-{key.replace('_', '-')}", what=taken, row=numbers(what[key], w, "or"))
        return taken
    if verb == "unplant":
        return w.say("pay-unplant", **figure(what))
    if verb == "discard":
        return w.say("pay-discard", deck=what["deck"], case="nom", **figure(what["n"]))
    if verb == "reduce_to":
        return w.say("pay-all-but", what=w.say(f"thing-{what['from']}.all"), **figure(what["n"]))
    if verb == "retreat":
        return w.say("pay-retreat", **figure(what))
    if verb == "move_sheep_back":
        return w.say("pay-sheep-back", **figure(what))
    raise KeyError(f"no words for the cost {verb}")


# -- effects ---------------------------------------------------------------------------------------------------------


def effects(terms: Sequence[Data], w: Words) -> list[str]:
    """One clause for each effect; things received one after the other share a clause."""
    clauses: list[str] = []
    together: list[Data] = []
    equal: list[Data] = []  # resources of which one gets the same reckoned number

    def flush() -> None:
        if together:
            drawn = all("draw" in term for term in together)
            clauses.append(w.say("do-draw" if drawn else "do-get", what=listed(w, things(together, w))))
            together.clear()
        if equal:
            quantity = equal[0]["get"][1]
            names = listed(w, [w.say(f"thing-{term['get'][0]}.name", case="acc") for term in equal])
            key, form = ("do-get-reckoned", "") if reckoned(quantity) else ("do-get-equal", ".by")
            clauses.append(w.say(key, what=names, kinds=len(equal), amount=amount(quantity, w, form)))
            equal.clear()

    for term in terms:
        verb, what = verb_of(term)
        if verb == "get" and isinstance(what[1], dict) and "diff" in what[1] and what[1]["diff"][1] == what[0]:
            flush()
            clauses.append(w.say("do-fill", what=many(what[0], w), amount=amount(what[1]["diff"][0], w, ".upto")))
        elif verb == "get" and not is_figure(what[1]):
            if together or (equal and equal[0]["get"][1] != what[1]):
                flush()
            equal.append(term)
        elif nothing(term):
            continue
        elif verb in RECEIVED and not offers(term):
            if equal:
                flush()
            together.append(term)
        else:
            flush()
            clauses.append(effect(verb, what, w))
    flush()
    return clauses


def nothing(term: Data) -> bool:
    """Is it a part that gives nothing?"""
    verb, what = verb_of(term)
    if verb in ("get", "draw"):
        return bool(what[1] == 0)
    return verb in (*RECEIVED, "sow") and bool(what["n"] == 0)


def offers(term: Data) -> bool:
    """Is it one good or another? Such a choice is a sentence of its own."""
    verb, what = verb_of(term)
    return verb == "get_one_kind" and isinstance(what["from"], list)


def things(terms: Sequence[Data], w: Words) -> list[str]:
    """What is received, ready to be listed."""
    found = []
    for term in terms:
        verb, what = verb_of(term)
        if verb in ("get", "draw"):
            found.append(some(what[0], what[1], w, "acc"))
        elif verb == "field":
            found.append(w.say("gain-field", **figure(what["n"]), row=numbers(what["row"], w)))
        elif verb == "get_mix":
            found.append(w.say("gain-mix", what=counted(what["from"], what["n"], w, "acc")))
        elif verb == "get_different":
            found.append(w.say("gain-different", what=counted(what["from"], what["n"], w, "acc"), **figure(what["n"])))
        elif isinstance(what["from"], list):
            found.append(listed(w, [counted(good, what["n"], w, "acc") for good in what["from"]], "or"))
        else:
            found.append(w.say("gain-one-kind", what=counted(what["from"], what["n"], w, "acc"), **figure(what["n"])))
    return found


def effect(verb: str, what: Any, w: Words) -> str:
    """An effect other than receiving something."""
    if verb == "get_one_kind":
        return w.say("do-get", what=things([{verb: what}], w)[0])
    if verb == "take_first_player":
        return w.say("do-first-player")
    if verb == "sow":
        return sowing(what, w)
    if verb == "move_field":
        lot = {"n": "all", "count": 0} if what["n"] == "all" else figure(what["n"])
        moved = w.say("moved-fields", which=what["which"], case="gen", **lot)
        if "to" in what:
            return w.say("do-move-field-to", what=moved, row=numbers(what["to"], w))
        return w.say("do-move-field-by", what=moved, **figure(what["by"]))
    if verb == "move_sheep":
        return w.say("do-move-sheep", **figure(what["sheep"]), **figure(what["steps"], "steps", "far"))
    if verb == "clear_top_row":
        return w.say("do-clear-top-row", spaces=listed(w, [space(key, w) for key in what["spaces"]]))
    if verb == "fields_sum":
        most = figure(what["single_if_at_most"])["n"]
        return w.say("do-fields-sum", amount=amount(what["sum"], w, ".by"), most=most, **figure(what["n"]))
    if verb == "substitute":
        other, usual = stated(what["pay"], w, "acc"), stated(what["instead_of"], w, "gen")
        return w.say("do-substitute", space=space(what["space"], w), pay=other, instead=usual)
    if verb == "trade":
        return w.say("do-trade", give=stated(what["give"], w, "acc"), get=stated(what["get"], w, "acc"))
    if verb == "move_boulders":
        return w.say("do-boulders", **figure(what["n"]), **figure(what["steps"], "steps", "far"))
    figures = {"harvest": "n", "advance": "n", "use_space": "max_workers"}
    n = what[figures[verb]] if verb in figures else what
    return w.say(f"do-{verb.replace('_', '-')}", **figure(n))


def sowing(what: Data, w: Words) -> str:
    """A sow action: how many fields, with what, and where."""
    n, seed = what["n"], what["what"]
    if what["stack"] != 1:
        return w.say("do-sow-stack", stack=figure(what["stack"])["n"], **figure(n))
    if seed == "taken":
        return w.say("do-sow-taken", **figure(n))
    there = what["where"] == "sole_empty"
    if seed == "crop":
        return w.say("do-sow-there" if there else "do-sow", **figure(n))
    goods = listed(w, [counted(good, n, w, "acc") for good in seed], "or")
    if all(good in CROPS for good in seed):
        return w.say("do-sow-kind", what=listed(w, [w.say(f"thing-{good}.with") for good in seed], "or"), **figure(n))
    return w.say("do-sow-goods-there" if there else "do-sow-goods", what=goods)
