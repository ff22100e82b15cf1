"""Heating beside feeding: the fuel a house needs at the next harvest, what there is, who would fall ill (M§10)."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from tilth.games.agricola.page.harvest_panel import AHEAD, standing
from tilth.games.agricola.page.signs import sign
from tilth.page.html import el
from tilth.page.table import Things

__all__ = ["heating"]


def heating(data: Mapping[str, int], table: Things, rounds: int, paying: bool) -> Markup:
    """How a seat stands so many rounds before the harvest; `paying`: it is here, and fuel is paid now."""
    need, fuel, wood = int(data["need"]), int(data["fuel"]), int(data["wood"])
    paid = min(fuel, need)
    burnt = min(wood, need - paid)
    ill = need - paid - burnt
    lacking = ("fuel", "a-missing") if rounds >= AHEAD else ("sick", "a-lacking")
    looks = [("fuel", "a-full")] * paid + [("wood", "a-could")] * burnt + [lacking] * ill
    flames = [el("li", sign(name), class_=look) for name, look in looks]
    if not need:
        state, verdict = "a-well", table.say("page-warm-free")
    elif rounds >= AHEAD:
        state, verdict = standing(need, fuel, wood, table)
    elif ill:
        state, verdict = "a-poor", table.say("page-ill", n=ill)
    elif burnt:
        state, verdict = "a-near", table.say("page-warm-if", n=burnt)
    else:
        state, verdict = "a-well", table.say("page-warm")
    said = table.say("page-heat-need", need=need, fuel=fuel)
    moves = [move for move in table.legal if move.startswith("heat ")] if paying else []
    items = [
        el("li", table.thing([sign("heating"), str(table.legal[move]["label"])], [move], "", "a-way")) for move in moves
    ]
    title = table.say("word-heating")
    return el(
        "div",
        el("h3", sign("heating"), title, class_="a-heading"),
        el("ol", *flames, class_="a-bowls", aria_hidden="true") if flames else None,
        el("p", said, " ", el("b", verdict), class_="a-verdict"),
        el("ul", *items, class_="a-ways") if items else None,
        class_=f"a-harvest {state}",
        role="group",
        aria_label=title,
    )
