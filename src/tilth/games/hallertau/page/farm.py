"""A farm in drawings, made from the plain data of a seat: fields, pastures, the road of each building, the hall."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from tilth.games.hallertau.page.pieces import BAY, PIECES, PLOT, YARD, use

__all__ = ["hall", "pasture", "plot", "standing", "wild"]

WIDE, HIGH = BAY
SKY = 20  # the flag of the tower flies above its bay
MEADOWS = 5  # drawings side by side; where there is less room, the first ones are hidden
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
    view = f'viewBox="0 0 {90 * MEADOWS} 30" preserveAspectRatio="xMaxYMid slice"'
    kinds = ("wild-odd", "wild-even")
    inside = "".join(use(kinds[(row + k) % 2], 90 * k, 0, 90, 30) for k in range(MEADOWS))
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
    """The community center in its village: a bay for every step it has made, its front with the window, and boards on
    the plots of further steps, the next of them in scaffolding."""
    found = [village(len(values), at)]
    for k, value in enumerate(values):
        piece = "site" if k > at + 1 else "scaffold" if k > at else "bay-flowers" if k % 2 else "bay"
        if k == at:
            piece = "tower" if k >= points_from else "front"
        number = "h-lit" if k == at else "h-coming" if k > at else ""
        found.append(use(piece, WIDE * k, 0, WIDE, HIGH))
        if number:
            height = 44.5 if k == at else 60
            points = " h-points" if k >= points_from else ""
            found.append(
                f'<text x="{WIDE * (k + 0.5):g}" y="{height:g}" text-anchor="middle" '
                f'class="h-value {number}{points}">{escape(value)}</text>'
            )
    return svg("h-hall", WIDE * len(values), 72 + SKY, "".join(found), -SKY)


def village(plots: int, at: int) -> str:
    """What lies behind and below the hall: hills, gardens of hops, trees on plots that are still free, a square."""
    wide = WIDE * plots
    far = "".join(f"q{WIDE} -26 {2 * WIDE} 0" for _ in range(plots // 2 + 1))
    near = "".join(f"q{1.5 * WIDE:g} -20 {3 * WIDE} 0" for _ in range(plots // 3 + 1))
    stones = "".join(f"M{x} 69h5M{x + 7} 71h4" for x in range(4, wide, 15))
    return (
        f'<rect class="h-sky" y="{-SKY}" width="{wide}" height="{72 + SKY}" rx="8"/>'
        f'<path class="h-hill-far" d="M0 46{far}V68H0z"/>'
        + "".join(use("garden", WIDE * k + 2, 18, 36, 22) for k in range(at + 1, plots, 3))
        + f'<path class="h-hill" d="M{-WIDE} 54{near}V68H{-WIDE}z"/>'
        + "".join(use("tree", WIDE * k + 26, 33, 22, 31) for k in range(at + 2, plots, 2))
        + f'<rect class="h-square" y="65.5" width="{wide}" height="7"/><path class="h-stones" d="{stones}"/>'
    )
