"""The next harvest of a seat: what it must feed, what it could make food of, what begging would cost (§14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from tilth.games.agricola.page.card_portrait import portrait, workshops
from tilth.games.agricola.page.rebus import Data, bundle, bundle_words, rebus
from tilth.games.agricola.page.signs import sign
from tilth.games.agricola.rules.goods import BEGGING_POINTS, GOODS, HARVEST, ROUNDS
from tilth.games.agricola.text.farm_data import amount
from tilth.page.html import Inside, el
from tilth.page.table import Things

__all__ = ["forecast", "harvest", "next_harvest"]

NOW = ("field", "feeding", "breeding")  # phases of a harvest


def next_harvest(round_: int, phase: str) -> int | None:
    """Rounds until the next harvest, this one included; 0: it is now; None: there is none."""
    if phase in NOW:
        return 0
    first = max(1, round_)
    return next((n - first + 1 for n in range(first, ROUNDS + 1) if HARVEST[n]), None)


def forecast(data: Data, round_: int, phase: str, lang: str, legal: Sequence[str] = ()) -> dict[str, Any] | None:
    """How a seat stands before the next harvest, from what lies open. `legal` are the moves that can be made now."""
    rounds = next_harvest(round_, phase)
    if rounds is None:
        return None
    crops: dict[str, int] = {}
    if rounds or phase == "field":
        for word in data.get("fields", ()):
            good = word.partition(":")[2].rstrip("0123456789")
            if good:
                crops[good] = crops.get(good, 0) + 1
    newborn = dict(data["births"]) if phase != "breeding" else {}
    begs = [move for move in legal if move.startswith("beg ")]
    return {
        "rounds": rounds,
        "need": int(data["need"]),
        "food": int(data["food"]),
        "sources": sources(data, crops, (data.get("used") or {}) if rounds == 0 else {}, lang),
        "crops": crops,
        "newborn": newborn,
        "beg": begs[0] if begs else "",
    }


def sources(data: Data, crops: Mapping[str, int], used: Mapping[str, int], lang: str) -> list[dict[str, Any]]:
    """What could become food, each unit once: first where it gives most. `used`: cards used in this harvest."""
    mine = [*data.get("improvements", ()), *data.get("occupations", ())]
    found = []
    for good in GOODS[1:]:
        here = int(data.get(good, 0)) + (crops.get(good, 0) if good in ("grain", "vegetable") else 0)
        uses = [
            (int(way["food"]), int(way["n"]), here // int(way["n"]), str(way["card"]), str(way["move"]))
            for way in data.get("ways", ())
            if way["good"] == good
        ]
        for card in mine:
            what, food, most = workshops().get(card, ("", 0, 0))
            if what == good:
                uses.append((food, 1, most - int(used.get(card, 0)), card, f"craft {card}"))
        for food, n, times, card, word in sorted(uses, key=lambda use: -use[0] / use[1]):
            times = min(times, here // n)
            if times > 0:
                here -= times * n
                by = str(portrait(card, lang)["name"]) if card else ""
                found.append({"what": good, "per": n, "count": times, "food": food, "by": by, "moves": [word]})
    return found


def brought(name: str, key: str, goods: Mapping[str, int], table: Things) -> Markup:
    """What the harvest brings."""
    shown = rebus([f"+{one}" if isinstance(one, str) else one for one in bundle(goods)])
    words = el("span", f"{table.say(key)}: {bundle_words(goods, table)}", class_="vh")
    return el("span", sign(name), shown, words, class_="a-brings", title=table.say(key))


def way(one: Data, table: Things) -> Markup:
    """One thing that food could be made of."""
    good, n, each, per = str(one["what"]), int(one["count"]), int(one["food"]), int(one.get("per", 1))
    shown: list[Inside] = [rebus([f"{n}×", f"{per}" if per > 1 else "", (good,), ("then",), f"{each}", ("food",)])]
    if one.get("by"):
        shown.append(el("small", str(one["by"])))
    label = table.say("page-food-from", what=amount(good, n * per, table.say), food=each)
    told = ". ".join(filter(None, (label, str(one.get("by") or ""))))
    moves = [move for move in one.get("moves") or [] if move in table.legal]
    return table.thing(shown, moves, told, "a-way")


def harvest(data: Data, table: Things) -> Markup:
    """How the next harvest stands for a seat: food that is needed, there, and could be made; crops and animals to come.

    `rounds` until then (0: now), `need`, `food`, `sources` (what, count, food for each, moves, by whose card), `crops`
    and `newborn` (goods), `beg` (the move that begs for the rest).
    """
    need, food = int(data["need"]), int(data["food"])
    ways: Sequence[Data] = data.get("sources") or []
    could = sum(int(one["count"]) * int(one["food"]) for one in ways)
    paid = min(food, need)
    made = min(could, need - paid)
    lacking = need - paid - made
    looks = ["a-full"] * paid + ["a-could"] * made + ["a-lacking"] * lacking
    bowls = [el("li", sign("food" if look != "a-lacking" else "begging"), class_=look) for look in looks]
    said = table.say("page-need", need=need, food=food)
    if food >= need:
        state, words = "a-well", table.say("page-fed", n=food - need)
    elif lacking:
        state, words = "a-poor", table.say("page-hungry", n=lacking, points=-int(BEGGING_POINTS) * lacking)
    else:
        state, words = "a-near", table.say("page-fed-if", n=need - food)
    rounds = int(data.get("rounds", 0))
    when = table.say("page-harvest-in", n=rounds) if rounds else table.say("page-harvest-now")
    items = [el("li", way(one, table)) for one in ways]
    beg = str(data.get("beg") or "")
    if beg:
        items.append(el("li", table.thing([sign("begging"), table.say("page-beg")], [beg], "", "a-way a-beg")))
    crops, newborn = data.get("crops") or {}, data.get("newborn") or {}
    brings = [brought("harvest", "page-crops", crops, table)] if crops else []
    brings += [brought("breed", "page-newborn", newborn, table)] if newborn else []
    heading = el("h3", sign("harvest"), table.say("page-harvest"), el("small", when), class_="a-heading")
    return el(
        "div",
        heading,
        el("ol", *bowls, class_="a-bowls", aria_hidden="true"),
        el("p", said, " ", el("b", words), class_="a-verdict"),
        el("ul", *items, class_="a-ways") if items else None,
        el("p", *brings, class_="a-brought") if brings else None,
        class_=f"a-harvest {state}",
        role="group",
        aria_label=table.say("page-harvest"),
    )
