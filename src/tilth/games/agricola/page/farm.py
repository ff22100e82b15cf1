"""A farm as one drawing, made from the plain data of a seat (§6)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from markupsafe import Markup, escape

from tilth.games.agricola.page.pieces import label, path, person, room, use
from tilth.games.agricola.page.signs import sign
from tilth.games.agricola.rules.grid import border, cell_word, read_cells
from tilth.games.agricola.text.seat_data import HOUSE, Cell, Edge, Farm, Say, amount, cell_words, told
from tilth.page.html import Inside, el
from tilth.page.table import Things, because

__all__ = ["draw", "fence_bar", "yard"]


BUILT = {"room": "room", "stable": "stable", "plow": "plow"}  # moves on a cell, and their signs
FENCE = "fence "
SIDE, MARGIN = 100, 18
MOST_MARKS = 4  # things of which each is seen
HOUSED = "housed"  # where the view says in which pasture, stable or room each animal stands

# Where so many things stand in a cell, and how large they are: the middle of each, as parts of a hundred.
SPOTS: dict[int, tuple[float, list[tuple[float, float]]]] = {
    1: (56, [(47, 48)]),
    2: (46, [(31, 32), (67, 53)]),
    3: (40, [(28, 29), (71, 41), (33, 69)]),
    4: (37, [(28, 28), (72, 28), (28, 66), (71, 57)]),
    5: (33, [(24, 25), (75, 25), (49, 45), (24, 68), (75, 60)]),
    6: (31, [(21, 29), (50, 29), (79, 29), (21, 62), (50, 62), (79, 60)]),
    9: (27, [(x, y) for y in (19, 41, 62) for x in (20, 50, 80)]),
}
BESIDE: dict[int, tuple[float, list[tuple[float, float]]]] = {  # the same beside a stable
    1: (44, [(30, 74)]),
    2: (38, [(76, 38), (27, 74)]),
    3: (34, [(77, 28), (25, 76), (74, 58)]),
    4: (30, [(78, 24), (78, 50), (22, 63), (44, 85)]),
    7: (26, [(78, 20), (78, 41), (78, 62), (21, 61), (50, 61), (21, 83), (47, 83)]),
}
TUFTS = (((22, 30), (66, 62), (40, 82)), ((70, 26), (30, 58), (76, 80)), ((48, 22), (20, 74), (74, 54)))
BLOOMS = (((52, 40), (82, 34)), ((46, 78),), ((30, 40), (60, 84)), ((84, 70),), ((18, 46), (62, 30)))


# -- ground ----------------------------------------------------------------------------------------------------------


def corner(cell: Cell) -> tuple[float, float]:
    return MARGIN + SIDE * cell[1], MARGIN + SIDE * cell[0]


def placed(cell: Cell, inside: str, look: str = "") -> str:
    """A drawing made for a cell at its place."""
    x, y = corner(cell)
    return f'<g transform="translate({x:g} {y:g})"{look}>{inside}</g>' if inside else ""


def wild(cell: Cell) -> str:
    """A cell nobody uses yet."""
    k = cell[0] * 2 + cell[1] * 3
    grass = [use("tuft", x - 10, y - 7, 20, 14) for x, y in TUFTS[k % len(TUFTS)]]
    flowers = [use("bloom", x - 5, y - 8, 10, 14) for x, y in BLOOMS[k % len(BLOOMS)]]
    ground = '<rect x="4" y="4" width="92" height="92" rx="10" class="a-wild"/>'
    return f'{ground}<g class="a-weeds">{"".join(grass + flowers)}</g>'


def field(good: str, count: int) -> str:
    """A field tile; crops stand in their furrows."""
    found = [
        '<rect x="4" y="4" width="92" height="92" rx="9" class="a-soil"/>',
        path(
            "".join(f"M9 {y}c14-6 27 6 41 0s27 6 41 0" for y in range(17, 96, 14)), stroke_width=3.6, class_="a-furrow"
        ),
    ]
    return "".join([*found, crops(good, count) if good else ""])


def crops(good: str, count: int) -> str:
    """What was sown, wherever it stands."""
    found: list[str] = []
    known = good in ("grain", "vegetable")
    piece, wide, tall = (("sheaf" if good == "grain" else "bed"), 30, 34) if known else (good, 24, 24)
    size, spots = spread(count, SPOTS)
    scale = size / 34 if count > 1 else 1.7
    for x, y in spots:
        w, h = wide * scale, tall * scale
        found.append(use(piece, x - w / 2, y - h * 0.56, w, h))
    return "".join(found)


def spread(
    count: int, spots: Mapping[int, tuple[float, list[tuple[float, float]]]]
) -> tuple[float, list[tuple[float, float]]]:
    """Where so many things stand; of more than there is room for, as many as there is."""
    enough = next((n for n in spots if n >= count), max(spots))
    size, where = spots[enough]
    return size, where[:count]


def court(left: bool, right: bool) -> str:
    """The ground of a room; it goes on where the house does."""
    a, b = 3 - 13 * left, 97 + 13 * right
    ground = f'<rect x="{a}" y="3" width="{b - a}" height="94" rx="10" class="a-court"/>'
    return f'<svg width="{SIDE}" height="{SIDE}">{ground}</svg>'


def stable(fenced: bool) -> str:
    return use("barn", 7, 5, 46) if fenced else use("barn", 15, 10, 70)


# -- fences ----------------------------------------------------------------------------------------------------------


def fence_paths(fences: set[Edge]) -> tuple[str, str]:
    """Rails and posts. A fence across shows its front, one along is seen from its end."""
    rails, posts = [], set()
    for kind, r, c in sorted(fences):
        x, y = MARGIN + SIDE * c, MARGIN + SIDE * r
        if kind == "H":
            rails.append(f"M{x} {y - 6}h{SIDE}M{x} {y + 1}h{SIDE}")
            posts |= {(x + d, y) for d in (0, 25, 50, 75, 100)}
        else:
            rails.append(f"M{x - 1.6:g} {y}v{SIDE}M{x + 1.6:g} {y}v{SIDE}")
            posts |= {(x, y + d) for d in (0, 25, 50, 75, 100)}
    stakes = "".join(
        f"M{x - 3:g} {y + 6:g}v-15l3-3.5 3 3.5v15z" for x, y in sorted(posts, key=lambda at: (at[1], at[0]))
    )
    return "".join(rails), stakes


def fences(built: set[Edge]) -> str:
    if not built:
        return ""
    rails, stakes = fence_paths(built)
    return f'<g class="a-fence"><path d="{rails}" class="a-rails"/><path d="{stakes}" class="a-stakes"/></g>'


# -- animals and people ----------------------------------------------------------------------------------------------


def shares(count: int, cells: Sequence[Cell], stables: set[Cell]) -> list[tuple[Cell, int]]:
    """So many animals spread over the cells of a pasture; cells without a stable have more room."""
    order = sorted(cells, key=lambda cell: (cell in stables, cell))
    return [(cell, count // len(order) + (k < count % len(order))) for k, cell in enumerate(order)]


def animal(kind: str, x: float, y: float, size: float, left: bool) -> str:
    """An animal with its middle at (x, y)."""
    drawn = use(kind, -size / 2, -size * 0.375, size, size * 0.75)
    return f'<g transform="translate({x:.4g} {y:.4g}){" scale(-1 1)" if left else ""}">{drawn}</g>'


def herd(kind: str, count: int, cell: Cell, beside: bool) -> str:
    size, spots = spread(count, BESIDE if beside else SPOTS)
    turned = cell[0] + cell[1]
    return "".join(animal(kind, x, y, size, (k + turned) % 3 == 1) for k, (x, y) in enumerate(spots))


def tally(x: float, y: float, count: int, most: int = 0, look: str = "a-tally") -> str:
    """How many there are, of how many there may be; (x, y) is the lower right corner."""
    text, more = f"{count}", f"/{most}" if most else ""
    width = 13 + 10 * len(text) + 7.5 * len(more)
    inner = escape(text) + Markup(f'<tspan class="a-most">{more}</tspan>' if more else "")
    return (
        f'<g class="{look}"><rect x="{x - width:.4g}" y="{y - 23:g}" width="{width:.4g}" height="23" rx="11.5"/>'
        f'<text x="{x - width / 2:.4g}" y="{y - 5.5:g}" font-size="17" text-anchor="middle">{inner}</text></g>'
    )


def household(farm: Farm, seat: str) -> dict[Cell, str]:
    """Who is at home, and the animal in the house, by rooms."""
    here = ["adult"] * farm.home + ["child"] * farm.children
    rooms = farm.rooms
    inside: dict[Cell, str] = {}
    if not rooms:
        return inside
    pets = [(kind, n) for place, kind, n in farm.kept if place == HOUSE]
    for k, cell in enumerate(rooms):
        group = [kind for i, kind in enumerate(here) if i % len(rooms) == k]
        middle = 40 if pets and k == 0 else 50
        step = 24 if len(group) > 1 else 0
        for i, kind in enumerate(group):
            x = middle + step * (i - (len(group) - 1) / 2)
            inside[cell] = inside.get(cell, "") + f'<g data-piece="person {seat}">{person(seat, x, 98, 42, kind)}</g>'
    for kind, count in pets:
        inside[rooms[0]] = inside.get(rooms[0], "") + animal(kind, 79, 86, 36, left=False)
        if count > 1:
            inside[rooms[0]] += tally(99, 99, count)
    return inside


# -- the whole farm --------------------------------------------------------------------------------------------------


def cell_contents(farm: Farm, cell: Cell) -> str:
    r, c = cell
    if cell in farm.covers:
        return "".join(use(thing, 0, 0, SIDE) for thing in reversed(farm.covers[cell]))
    if cell in farm.rooms:
        left, right = (r, c - 1) in farm.rooms, (r, c + 1) in farm.rooms
        return court(left, right) + room(farm.house, left, right, door=not left, chimney=cell == farm.rooms[0])
    if cell in farm.fields:
        return field(*farm.fields[cell])
    if cell in farm.unused:
        return wild(cell) + (crops(*farm.wild[cell]) if cell in farm.wild else "")
    return stable(cell in farm.fenced) if cell in farm.stables else ""


def marks(things: Mapping[str, int]) -> str:
    """What lies on a cell beside whatever it is used for: in a row along its upper edge."""
    names = [name for name, n in things.items() for k in range(n)]
    return "".join(use(name, 7 + 21 * k, 6, 24) for k, name in enumerate(names[:MOST_MARKS]))


def neighbor(edge: Edge) -> Cell:
    """The cell before an edge: above it, or to its left."""
    kind, r, c = edge
    return (r - 1, c) if kind == "H" else (r, c - 1)


def meadow(farm: Farm) -> str:
    """The ground of a farm: its rim, and over it whatever lies inside."""
    if len(farm.cells) == len(farm.rows) * len(farm.columns):
        wide, high = len(farm.columns) * SIDE + 2 * MARGIN - 2, len(farm.rows) * SIDE + 2 * MARGIN - 2
        x, y = farm.columns[0] * SIDE + 1, farm.rows[0] * SIDE + 1
        return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="16" class="a-meadow"/>'
    side = SIDE + 2 * MARGIN - 2
    plots = "".join(
        f'<rect x="{x - MARGIN + 1:g}" y="{y - MARGIN + 1:g}" width="{side}" height="{side}" rx="16"/>'
        for x, y in map(corner, farm.cells)
    )
    return f'<g class="a-meadow">{plots}</g><g class="a-meadow a-inside">{plots}</g>'


def pasture_ground(pasture: Sequence[Cell]) -> str:
    """One meadow, however many cells it has."""
    return "".join(
        f'<rect x="{x:g}" y="{y:g}" width="{SIDE + 0.5}" height="{SIDE + 0.5}"/>' for x, y in map(corner, pasture)
    )


def draw(data: Mapping[str, Any], say: Say, seat: str = "A", scored: bool = False) -> Markup:
    """A farm; `scored` shows what unused cells cost."""
    farm = Farm(data, HOUSED)
    most: Mapping[str, int] = data.get("holds") or {}
    wide, high = len(farm.columns) * SIDE + 2 * MARGIN, len(farm.rows) * SIDE + 2 * MARGIN
    found = [meadow(farm), f'<g class="a-pasture">{"".join(map(pasture_ground, farm.pastures))}</g>']
    inner = {edge for r, c in farm.cells for edge in (("V", r, c), ("H", r, c)) if neighbor(edge) in farm.cells}
    found.append(f'<path d="{fence_lines(inner)}" class="a-grid"/>')
    for cell in farm.cells:
        ground = f'<rect width="{SIDE}" height="{SIDE}" class="a-hit"/>{cell_contents(farm, cell)}'
        found.append(placed(cell, ground, f' data-cell="{cell_word(cell)}"'))
    found.append(fences(farm.fences))
    found += [placed(cell, inside) for cell, inside in household(farm, seat).items()]
    tallies = []
    for place, kind, count in farm.kept:
        cells = farm.pasture_of(place)
        for cell, n in shares(count, cells, farm.stables):
            alone = cell in farm.stables and cell not in farm.fenced
            inside = animal(kind, 50, 82, 44, False) if alone else herd(kind, n, cell, cell in farm.stables)
            found.append(placed(cell, inside if n else ""))
        if cells and cells[0] in farm.fenced:
            tallies.append(placed(cells[-1], tally(95, 95, count, int(most.get(place, 0)))))
    for word, n in most.items():
        if n and word not in [place for place, _, _ in farm.kept]:
            tallies.append(placed(farm.pasture_of(word)[-1], tally(95, 95, 0, int(n), "a-tally a-vacant")))
    tallies += [placed(cell, tally(95, 95, n)) for cell, (good, n) in (farm.fields | farm.wild).items() if good]
    tallies += [placed(cell, marks(things)) for cell, things in farm.marks.items()]
    if scored:
        tallies += [
            placed(cell, label(50, 60, "−1", 30, text_anchor="middle", class_="a-lost")) for cell in farm.unused
        ]
    found += tallies
    said = escape(" ".join(told(farm, say)))
    view = f"{farm.columns[0] * SIDE} {farm.rows[0] * SIDE} {wide} {high}"
    return Markup(f'<svg class="a-farm" viewBox="{view}" role="img" aria-label="{said}">{"".join(found)}</svg>')


# -- words and moves -------------------------------------------------------------------------------------------------


def cell_moves(word: str, table: Things) -> dict[str, str]:
    """What can be done on a cell, and its sign; what an expansion lets one do there has the sign of its question."""
    sown = {f"sow {good}:{word}": good for good in ("grain", "vegetable")}
    others = {move: table.asks for move in table.legal if move.endswith(f" {word}") and not move.startswith(FENCE)}
    return others | {f"{verb} {word}": name for verb, name in BUILT.items()} | sown


def yard(data: Mapping[str, Any], table: Things, seat: str) -> Markup:
    """A farm whose cells can be pointed at: a cell with one move is a button, one with several holds a button each.
    While fences are asked for, cells are picked instead (page.js)."""
    farm = Farm(data, HOUSED)
    fencing = any(move.startswith(FENCE) for move in table.legal)
    cells = [(r, c) for r in farm.rows for c in farm.columns]
    slots = [(pick if fencing else slot)(farm, cell, table) if cell in farm.cells else el("span") for cell in cells]
    look = f"a-yard{' a-fencing' if fencing else ''}"
    drawn = draw(data, table.say, seat, scored=table.over)
    size = f"a-rows-{len(farm.rows)} a-columns-{len(farm.columns)}"
    return el("div", drawn, el("div", *slots, class_=f"a-slots {size}"), class_=look)


def slot(farm: Farm, cell: Cell, table: Things) -> Markup:
    moves = cell_moves(cell_word(cell), table)
    legal = [move for move in moves if move in table.legal]
    said = cell_words(farm, cell, table.say)
    if len(legal) > 1:
        choices = [table.thing([sign(moves[move])], [move], said, "a-choice") for move in legal]
        return el("span", *choices, class_="a-slot a-several")
    inside: list[Inside] = [el("span", sign(moves[legal[0]]), class_="a-mark")] if legal else []
    told = list(moves) if any(move in table.legal or move in table.refused for move in moves) else []
    return table.thing(inside, told, said, "a-slot", value="" if cell in farm.unused else said)


# -- fences by hand --------------------------------------------------------------------------------------------------


def pick(farm: Farm, cell: Cell, table: Things) -> Markup:
    """A cell that can be picked for a pasture, or why not; alone it may be none, and be part of one all the same."""
    why = table.refused.get(FENCE + cell_word(cell))
    return el(
        "button",
        type="button",
        class_="a-slot a-pick",
        data_pick=cell_word(cell),
        data_closed=cell in farm.closed,
        data_no_pasture=because(why["words"], why["section"]) if why else None,
        aria_pressed="false",
        aria_label=cell_words(farm, cell, table.say),
    )


def fence_bar(data: Mapping[str, Any], table: Things) -> Markup | None:
    """What the picked cells would be and cost, and the button that builds it. The script finds its words here."""
    if not any(move.startswith(FENCE) for move in table.legal):
        return None
    say = table.say
    fences, wood = (amount(good, int(data[key]), say) for good, key in (("fence", "fences_left"), ("wood", "wood")))
    words: dict[str, Any] = {
        "hint": say("page-fence-hint"),
        "cells": [say("page-fence-cells", n=n) for n in range(len(data["cells"]) + 1)],
        "unfit": say("page-fence-unfit", fences=fences, wood=wood),
        "plans": plans(Farm(data), table),
    }
    go = el("button", sign("fence"), el("span", say("page-fence-build"), data_fence_label=True),
            type="button", class_="primary a-fence-go", data_fence_go=True, disabled=True)  # fmt: skip
    clear = el("button", say("page-fence-clear"), type="button", class_="quiet", data_fence_clear=True, disabled=True)
    return el(
        "div",
        el("p", words["hint"], class_="a-fence-words", data_fence_words=True, role="status"),
        el("p", go, clear, class_="a-fence-deeds"),
        class_="a-fence-bar js",
        data_fencing=json.dumps(words, ensure_ascii=False),
    )


def plans(farm: Farm, table: Things) -> dict[str, list[str]]:
    """The pastures that can be built, each with its move and its new fences, by the cells that are picked for it: its
    own, or those that are left of a pasture it divides."""
    found: dict[str, list[str]] = {}
    for move in table.legal:
        if move.startswith(FENCE):
            cells = read_cells(move.removeprefix(FENCE))
            drawn = [move, fence_lines(border(cells) - farm.fences)]
            found[picked(map(cell_word, cells))] = drawn
            for pasture in farm.pastures:
                if set(cells) < set(pasture):
                    found[picked(cell_word(cell) for cell in pasture if cell not in cells)] = drawn
    return found


def picked(cells: Iterable[str]) -> str:
    """Cells in the order in which the script names them."""
    return "+".join(sorted(cells))


def fence_lines(edges: set[Edge]) -> str:
    """Edges as plain lines."""
    corners = [(way, *corner((row, column))) for way, row, column in sorted(edges)]
    return "".join(f"M{x:g} {y:g}{'h' if way == 'H' else 'v'}{SIDE}" for way, x, y in corners)
