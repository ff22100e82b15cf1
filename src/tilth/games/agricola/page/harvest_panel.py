"""The next harvest of a seat: what it must feed, what it could make food of, what begging would cost (§14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from tilth.games.agricola.page.card_portrait import portrait
from tilth.games.agricola.page.rebus import Data, bundle, bundle_words, rebus
from tilth.games.agricola.page.signs import sign
from tilth.games.agricola.rules.goods import BEGGING_POINTS
from tilth.games.agricola.text.seat_data import amount
from tilth.page.html import Inside, el
from tilth.page.table import Things

__all__ = ["AHEAD", "harvest", "standing"]

AHEAD = 2  # harvests in so many rounds or more are far off: much can be got until then, and nobody begs yet


def brought(name: str, key: str, goods: Mapping[str, int], table: Things) -> Markup:
    """What the harvest brings."""
    shown = rebus([f"+{one}" if isinstance(one, str) else one for one in bundle(goods)])
    words = el("span", f"{table.say(key)}: {bundle_words(goods, table)}", class_="vh")
    return el("span", sign(name), shown, words, class_="a-brings", title=table.say(key))


def way(one: Data, table: Things, eating: bool) -> Markup:
    """One thing that food could be made of; the move, while the family eats."""
    good, n, each, per = str(one["what"]), int(one["count"]), int(one["food"]), int(one["per"])
    by = str(portrait(one["card"], table.lang)["name"]) if one["card"] else ""
    shown: list[Inside] = [rebus([f"{n}×", f"{per}" if per > 1 else "", (good,), ("then",), f"{each}", ("food",)])]
    if by:
        shown.append(el("small", by))
    label = table.say("page-food-from", what=amount(good, n * per, table.say), food=each)
    told = ". ".join(filter(None, (label, by)))
    moves = [one["move"]] if eating and one["move"] in table.legal else []
    return table.thing(shown, moves, told, "a-way")


def standing(need: int, there: int, made: int, table: Things) -> tuple[str, str]:
    """How things stand before a harvest that is far off, in looks and words: nothing is said of its end."""
    lacking = max(0, need - there)
    if not lacking:
        return "a-well", table.say("page-ahead-enough")
    if made >= lacking:
        return "a-near", table.say("page-ahead-made", n=lacking)
    return "a-near", table.say("page-ahead-some" if made else "page-ahead-none", n=lacking, made=made)


def verdict(data: Data, there: int, could: int, table: Things) -> tuple[str, str]:
    """How the harvest stands: looks and words. What would be begged is said only in its round."""
    need, rounds = int(data["need"]), int(data["in"])
    if rounds >= AHEAD:
        return standing(need, there, could, table)
    if there >= need:
        return "a-well", table.say("page-fed", n=there - need)
    lacking = need - there - could
    if lacking <= 0:
        return "a-near", table.say("page-fed-if", n=need - there)
    words = "page-hungry-yet" if rounds else "page-hungry"
    return "a-poor", table.say(words, n=lacking, points=-int(BEGGING_POINTS) * lacking)


def harvest(data: Data, table: Things, eating: bool = False) -> Markup:
    """How the next harvest stands for a seat, as its view says; `eating`: the family is being fed now."""
    need, food, coming, rounds = int(data["need"]), int(data["food"]), int(data["coming"]), int(data["in"])
    ways: Sequence[Data] = data["sources"]
    could = sum(int(one["count"]) * int(one["food"]) for one in ways)
    paid = min(food + coming, need)
    made = min(could, need - paid)
    lacking = need - paid - made
    looks = ["a-full"] * paid + ["a-could"] * made + ["a-missing" if rounds >= AHEAD else "a-lacking"] * lacking
    bowls = [el("li", sign("food" if look != "a-lacking" else "begging"), class_=look) for look in looks]
    said = [table.say("page-need", need=need, food=food), table.say("page-coming", n=coming) if coming else ""]
    state, words = verdict(data, food + coming, could, table)
    when = table.say("page-harvest-in", n=rounds) if rounds else table.say("page-harvest-now")
    items = [el("li", way(one, table, eating)) for one in ways]
    begs = [move for move in table.legal if move.startswith("beg ")] if eating else []
    for beg in begs[:1]:
        items.append(el("li", table.thing([sign("begging"), table.say("page-beg")], [beg], "", "a-way a-beg")))
    crops, newborn, homeless = data["crops"], data["newborn"], data["homeless"]
    without_room = "page-homeless-ahead" if rounds >= AHEAD else "page-homeless"
    brings = [brought("harvest", "page-crops", crops, table)] if crops else []
    brings += [brought("breed", "page-newborn", newborn, table)] if newborn else []
    heading = el("h3", sign("harvest"), table.say("page-harvest"), el("small", when), class_="a-heading")
    return el(
        "div",
        heading,
        el("ol", *bowls, class_="a-bowls", aria_hidden="true"),
        el("p", " ".join(filter(None, said)), " ", el("b", words), class_="a-verdict"),
        el("ul", *items, class_="a-ways") if items else None,
        el("p", *brings, class_="a-brought") if brings else None,
        el("p", table.say(without_room, what=bundle_words(homeless, table)), class_="a-verdict") if homeless else None,
        class_=f"a-harvest {state}",
        role="group",
        aria_label=table.say("page-harvest"),
    )
