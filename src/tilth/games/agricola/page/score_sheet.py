"""The score sheet, drawn from plain data: points of all seats, item by item (§17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from tilth.games.agricola.page.rebus import Data, disc
from tilth.games.agricola.page.signs import sign
from tilth.games.agricola.rules.goods import STEPS
from tilth.page.html import Inside, el
from tilth.page.table import Things

__all__ = ["SCORE_SIGNS", "score_sheet"]

SCORE_SIGNS = {
    "fields": "field", "pastures": "pasture", "grain": "grain", "vegetables": "vegetable", "sheep": "sheep",
    "boar": "boar", "cattle": "cattle", "unused": "unused", "stables": "stable", "rooms": "room", "people": "person",
    "cards": "improvement", "bonus": "vp", "begging": "begging",
}  # fmt: skip


def ladder(steps: Sequence[int], points: int) -> Markup:
    """What so much of something scores: the ranges for -1, 1, 2, 3 and 4 points, the reached one marked."""
    starts = [0, *steps]
    boxes = []
    for k, start in enumerate(starts):
        worth = k or -1
        end = starts[k + 1] - 1 if k < len(steps) else None
        text = f"{start}+" if end is None else f"{start}" if end == start else f"{start}–{end}"
        boxes.append(el("span", text, class_="a-step a-here" if worth == points else "a-step"))
    return el("span", *boxes, class_="a-ladder", aria_hidden="true")


def score_sheet(seats: Mapping[str, Data], table: Things, own: str = "") -> Markup:
    """Points of all seats, item by item. A seat has `score`, and may have `amounts`: what the points are given for."""
    letters = list(seats)
    looked = own or letters[0]
    rows = []
    for item, name in SCORE_SIGNS.items():
        head: list[Inside] = [sign(name), el("span", table.say(f"score-{item}"), class_="a-item")]
        if item in STEPS:
            head.append(ladder(STEPS[item], int(seats[looked]["score"].get(item, 0))))
        cells = [el("th", el("span", *head, class_="a-score-head"), scope="row")]
        for seat in letters:
            points = int(seats[seat]["score"].get(item, 0))
            counted = (seats[seat].get("amounts") or {}).get(item)
            shown = [el("b", f"{points}".replace("-", "−")), el("small", "" if counted is None else f"{counted}")]
            look = ("a-minus" if points < 0 else "a-zero" if not points else "") + (" a-mine" if seat == looked else "")
            cells.append(el("td", *shown, class_=look.strip() or None))
        rows.append(el("tr", *cells))
    totals = [
        el(
            "td",
            f"{seats[seat]['score'].get('total', 0)}".replace("-", "−"),
            el("small"),
            class_="a-mine" if seat == looked else None,
        )
        for seat in letters
    ]
    head_cells = [el("th", disc(seat), el("span", table.name(seat), class_="vh"), scope="col") for seat in letters]
    return el(
        "table",
        el("thead", el("tr", el("td", table.say("page-score")), *head_cells)),
        el("tbody", *rows),
        el("tfoot", el("tr", el("th", table.say("page-total"), scope="row"), *totals)),
        class_="a-scores",
    )
