"""The action board, drawn from plain data: spaces with what lies on them, round cards by stage, rounds to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from tilth.games.agricola.page.rebus import Data, bundle, bundle_words, disc, figure, pile, rebus
from tilth.games.agricola.page.signs import sign
from tilth.games.agricola.rules.goods import ROUNDS, STAGES
from tilth.games.agricola.rules.modes import FULL, Mode
from tilth.games.agricola.rules.spaces import SPACE_FACTS
from tilth.games.agricola.text.cards import space_label
from tilth.games.agricola.text.fact_texts import offered, space_text
from tilth.page.html import Inside, el
from tilth.page.table import Things

__all__ = ["action_board"]

NUMERALS = ("I", "II", "III", "IV", "V", "VI")
DEEDS = {  # what a space lets one do, and its sign
    "build_rooms": "room", "build_stables": "stable", "build_fences": "fence", "plow": "plow", "sow": "sow",
    "bake_bread": "bake", "renovate": "renovate", "family_growth": "grow", "take_starting_player": "first",
    "play_minor": "minor", "play_occupation": "occupation", "build_major": "major",
    "build_major_or_play_minor": "improvement",
}  # fmt: skip
BETWEEN = {"choose_one": "/", "first_required_rest_optional": "then", "all": "+"}  # else: and/or


def deed(option: Data, fact: Data, goods: Mapping[str, int], mode: Mode) -> Markup:
    """One thing a space offers, with what it costs; `goods` lie on the space."""
    what = str(option["do"])
    if what == "take_accumulated":
        return pile(goods)
    if what == "gain":
        pay: Mapping[str, int] = option.get("pay") or {}
        gives: Mapping[str, int] = option.get("gives") or fact.get("gives") or {}
        price = [*bundle(pay), ("then",)] if pay else []
        return rebus([*price, *bundle(gives)])
    name = "major" if what == "build_major_or_play_minor" and not mode.minors() else DEEDS.get(what, what)
    cost, food = option.get("cost_each") or {}, option.get("food_cost") or {}
    fee = bundle(cost)
    if food:
        fee += ["/".join(str(n) for n in food.values()), ("food",)]
    since = option.get("min_round")
    shown: list[Inside] = [sign(name), rebus(fee) if fee else None, el("small", f"{since}+") if since else None]
    return el("span", *shown, class_="a-deed", aria_hidden="true")


def offer(fact: Data, goods: Mapping[str, int], mode: Mode, table: Things) -> list[Markup]:
    """All a space offers."""
    found: list[Markup] = []
    for option in offered(fact, mode):
        if found:
            joint = BETWEEN.get(fact["structure"]["type"])
            found.append(
                sign("then") if joint == "then" else el("span", joint or table.say("page-and-or"), class_="a-joint")
            )
        found.append(deed(option, fact, goods, mode))
    if goods and not fact.get("accumulates"):  # laid there by a card
        found.append(pile(goods))
    return found


def standing_on(view: Data, slug: str) -> list[tuple[str, str]]:
    """Who stands on a space: seats, and whether they are grown up."""
    there, born = view["standing"].get(slug, ()), view["newborn"].get(slug, ())
    return [(seat, "adult") for seat in there] + [(seat, "child") for seat in born]


def space(view: Data, fact: Data, table: Things, mode: Mode, number: int = 0) -> Markup:
    """An action space: what it offers, what lies on it, who stands there. `number` is the round that brought it."""
    slug = str(fact["slug"])
    goods: Mapping[str, int] = view["heaps"].get(slug, {})
    people = standing_on(view, slug)
    name = space_label(slug, table.words)
    called, does = table.say(f"space-{slug}"), space_text(fact, table.words, table.options, mode).rstrip(".")
    does = "" if does.casefold() == called.casefold() else does
    grows: Mapping[str, int] = fact.get("accumulates") or {}
    lying = table.say("page-lying", what=bundle_words(goods, table)) if goods else ""
    taken = table.say("page-taken-by", who=", ".join(table.name(seat) for seat, _ in people)) if people else ""
    adds = el("small", "+", rebus(bundle(grows)), class_="a-adds", aria_hidden="true") if grows else None
    inside = [
        el(
            "span",
            el("span", name, class_="a-space-name"),
            el("i", f"{number}") if number else None,
            class_="a-space-head",
        ),
        el("span", *offer(fact, goods, mode, table), class_="a-offer"),
        adds,
        el("span", *(figure(seat, kind) for seat, kind in people), class_="a-people") if people else None,
    ]
    full = people and not fact.get("any_number")
    look = "a-space" + (" a-taken" if full else "") + (" a-new" if number and number == view.get("round") else "")
    key = f"{slug} {goods} {people}"
    moves = [f"place {slug}", f"space {slug}", *(move for move in table.legal if move.endswith(f" {slug}"))]
    value = ". ".join(filter(None, (does, taken)))  # its name and its goods are seen
    said = ". ".join(filter(None, (called, does, lying, taken)))
    return table.thing(inside, moves, said, look, key=key, value=value, at=slug)


def promised(view: Data, number: int, table: Things) -> tuple[Markup | None, str]:
    """Goods that lie on the space of a round to come, and the same in words."""
    there: Mapping[str, Mapping[str, int]] = (view.get("rounds") or {}).get(str(number)) or {}
    if not there:
        return None, ""
    rows = [
        el("span", disc(seat), *(rebus(bundle({good: n})) for good, n in goods.items()), class_="a-promise")
        for seat, goods in there.items()
    ]
    words = "; ".join(f"{table.name(seat)}: {bundle_words(goods, table)}" for seat, goods in there.items())
    return el("span", *rows, class_="a-promises"), words


def coming(view: Data, number: int, table: Things) -> Markup:
    """A round that has not come yet."""
    goods, words = promised(view, number, table)
    said = ". ".join(filter(None, (table.say("page-round-to-come", n=number), words)))
    inside: list[Inside] = [el("b", f"{number}", class_="a-coming-no", aria_hidden="true"), goods]
    return el("span", *inside, el("span", said, class_="vh"), class_="a-coming", title=said)


def action_board(view: Data, table: Things, mode: Mode = FULL) -> Markup:
    """The action board: the view says which spaces lie there, which round cards have been turned up, what lies on the
    spaces and on the rounds to come, and who stands where."""
    known = {str(fact["slug"]): fact for fact in SPACE_FACTS}
    fixed = [el("li", space(view, known[slug], table, mode)) for slug in view["board"]]
    revealed: Sequence[str] = view.get("revealed") or []
    stages = []
    for k, numeral in enumerate(NUMERALS):
        rounds = [n for n in range(1, ROUNDS + 1) if STAGES[n] == k + 1]
        first, last = rounds[0], rounds[-1]
        slots = []
        for n in rounds:
            up = n <= len(revealed)
            slot = space(view, known[revealed[n - 1]], table, mode, n) if up else coming(view, n, table)
            slots.append(el("li", slot, class_=None if up else "a-slot-coming"))
        label = table.say("page-stage", n=numeral)
        done = len(revealed) > last or (len(revealed) == last and bool(view.get("harvested")))
        after = table.say("page-harvest-after", n=last)
        sickle = [sign("harvest"), el("span", after, class_="vh")]
        mark = el("span", *sickle, class_=f"a-sickle{' a-past' if done else ''}", title=after)
        heading = el("h3", el("span", numeral, title=label), mark, class_="a-numeral")
        look = f"a-stage a-stage-{len(rounds)}" + (" a-stage-coming" if first > len(revealed) else "")
        stages.append(el("li", heading, el("ol", *slots, class_="a-slots-of"), class_=look, aria_label=label))
    title = table.say("page-board")
    return el(
        "section",
        el("h2", title, class_="vh"),
        el("ul", *fixed, class_=f"a-fixed a-by-{(len(fixed) + 1) // 2}"),
        el("ol", *stages, class_="a-stages"),
        class_="a-board",
        id="actions",
        aria_label=title,
    )
