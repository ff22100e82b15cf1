"""A farm in drawings, made from the plain data of a seat: fields, pastures, the road of each building, the hall."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from tilth.games.hallertau.page.pieces import BAY, PIECES, PLOT, YARD, use

__all__ = ["hall", "pasture", "plot", "standing", "wild"]

WIDE, HIGH = BAY
SKY = 14  # the flag of the tower flies above its bay
FLOCKS = {  # where so many sheep stand, and how large they are: the upper left corner of each
    1: (34, [(14, 17)]),
    2: (27, [(5, 14), (30, 22)]),
    3: (24, [(4, 12), (34, 13), (18, 25)]),
    4: (22, [(3, 12), (35, 12), (9, 27), (36, 27)]),
}


def svg(look: str, wide: float, high: float, inside: str, top: float = 0) -> Markup:
    view = f"0 {top:g} {wide:g} {high:g}"
    return Markup(f'<svg class="{look}" viewBox="{view}" aria-hidden="true">{inside}</svg>')


def plot(good: str) -> Markup:
    """A field; a crop stands in its furrows, anything else lies on them."""
    wide, high = PLOT
    whole = f"plot-{good}" if good else "plot"
    inside = use(whole if whole in PIECES else "plot", 0, 0, wide, high)
    if good and whole not in PIECES:
        inside += use(good, 10, 8, 28)
    return svg("h-plot", wide, high, inside)


def wild(row: int) -> Markup:
    """Grass and flowers beside the fields of a row."""
    view = 'viewBox="0 0 90 30" preserveAspectRatio="xMaxYMid meet"'
    inside = use("wild-odd" if row % 2 else "wild-even", 0, 0, 90, 30)
    return Markup(f'<svg class="h-wild" {view} aria-hidden="true">{inside}</svg>')


def pasture(sheep: int, stable: bool) -> Markup:
    """Where sheep graze, or the stable, with those that are there; of many, as many as there is room for."""
    wide, high = YARD
    size, spots = FLOCKS[min(max(sheep, 1), max(FLOCKS))]
    flock = "".join(use("sheep", x, y, size, size * 0.75) for x, y in spots[:sheep])
    return svg("h-yard", wide, high, use("barn" if stable else "meadow", 0, 0, wide, high) + flock)


def standing(name: str) -> Markup:
    """A building or a boulder on its road."""
    (wide, high), _ = PIECES[name]
    return svg("h-piece", wide, high, use(name, 0, 0, wide, high))


def hall(values: Sequence[int], at: int, points_from: int) -> Markup:
    """The community center: a bay for every step it has made, its front with the window, sites for further steps."""
    found = []
    for k, value in enumerate(values):
        piece = "site" if k > at else "bay-flowers" if k % 2 else "bay"
        if k == at:
            piece = "tower" if k >= points_from else "front"
        number = "h-lit" if k == at else "h-coming" if k > at else ""
        found.append(use(piece, WIDE * k, 0, WIDE, HIGH))
        if number:
            height = 44.5 if k == at else 61
            points = " h-points" if k >= points_from else ""
            found.append(
                f'<text x="{WIDE * (k + 0.5):g}" y="{height:g}" text-anchor="middle" '
                f'class="h-value {number}{points}">{escape(value)}</text>'
            )
    ground = f'<path d="M0 66.5H{WIDE * len(values)}" class="h-ground"/>'
    return svg("h-hall", WIDE * len(values), 70 + SKY, ground + "".join(found), -SKY)
