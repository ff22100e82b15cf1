"""Card faces, drawn from plain data. No card is named here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from markupsafe import Markup, escape

from tilth.games.agricola.page.pieces import GOLD_INK, GOLD_RIM, INK, PALE, PAPER, SHADE, colour, disc, label, path, use
from tilth.page.drawn_words import wrapped

__all__ = ["asked", "card", "price", "rates"]

# -- words in a drawing ----------------------------------------------------------------------------------------------

NARROW, BROAD = "iljtfr.,:;'’!()[] |I/", "mwMWшщжмюфыЖШЩМЮФЫ@%"


def breadth(text: str, size: float, bold: bool = False) -> float:
    """About how much room a text takes. Fonts differ; this is meant for the broader ones."""
    em = sum(0.36 if c in NARROW else 0.9 if c in BROAD else 0.7 if c.isupper() else 0.58 for c in text)
    return em * size * (1.1 if bold else 1)


def fitted(
    text: str, width: float, height: float, sizes: tuple[float, float], most: int = 99, bold: bool = False
) -> tuple[list[str], float]:
    """The text in lines, as large as it fits into a space; sizes are the largest and the smallest."""
    size, smallest = sizes
    while True:
        lines = wrapped(text, width, partial(breadth, size=size, bold=bold))
        fits = len(lines) <= most and len(lines) * size * LEADING <= height
        if (fits and all(breadth(line, size, bold) <= width for line in lines)) or size <= smallest:
            return lines, size
        size -= 0.25


# -- card faces ------------------------------------------------------------------------------------------------------

WIDTH, HEIGHT = 120, 168
LEADING = 1.22
EDGE, HEAD, FOOT = 7.0, 30.0, 150.0
TEXT, SMALLEST = (9.25, 6.5), 6.5
NEEDS = {  # signs for what a card asks for
    "occupations": "occupation", "improvements": "improvement", "animals": "animal", "grain_fields": "grain-field",
    "vegetable_fields": "vegetable-field", "planted_fields": "planted", "ovens": "oven", "round": "round",
    "any_opponent_occupations": "occupation", "majors": "major", "hand_improvements": "hand", "rooms": "room",
    "pastures": "pasture", "fields": "field", "stables": "stable",
}  # fmt: skip
Marks = list[str | tuple[str]]  # a text, or the name of a sign


def marks_width(marks: Marks, size: float) -> float:
    return sum(size + 0.8 if isinstance(one, tuple) else breadth(one, size * 0.8, True) + 0.8 for one in marks)


def marks_row(marks: Marks, x: float, middle: float, size: float) -> str:
    """Texts and signs in a row that begins at x."""
    found = []
    for one in marks:
        if isinstance(one, tuple):
            found.append(use(one[0], x, middle - size / 2, size))
        else:
            found.append(label(x + 0.4, middle + size * 0.29, one, size * 0.8, font_weight=700, fill=INK))
        x += marks_width([one], size)
    return "".join(found)


def price(cost: Sequence[Mapping[str, Any]]) -> Marks:
    """What a card costs; alternatives are parted by a slash."""
    found: Marks = []
    for k, one in enumerate(cost):
        found += ["/"] if k else []
        for good, n in one.items():
            if good == "return":  # an improvement to be given up: an oven, any, or a certain one
                number = f"{one['return_count']}" if "return_count" in one else ""
                found += [("back",), number, (str(n) if n in ("oven", "improvement") else "major",)]
            elif good != "return_count":
                found += [f"{n}", (good,)]
    return found


def asked(needs: Mapping[str, Any]) -> Marks:
    """What must be there before a card can be played."""
    found: Marks = []
    for key, n in needs.items():
        name = key.removesuffix("_max").removesuffix("_min").removesuffix("_not_in")
        thing = (NEEDS.get(name, name),)
        if key == "any_of":
            for k, one in enumerate(n):
                found += [*(["/"] if k else []), *asked(one)]
        elif name == "house":
            found += [*(["≥"] if key != name else []), (str(n),), ("room",)]
        elif key.endswith("_not_in"):
            found += ["≠" + "·".join(map(str, n)), thing]
        else:
            found += [{"_max": "≤", "_min": "≥"}.get(key.removeprefix(name), "") + str(n), thing]
    return found


def pill(marks: Marks, y: float, right: bool, fill: str, most: float) -> str:
    """Marks on a ground of their own, at one of the edges of a card."""
    size = 11.0
    while marks_width(marks, size) > most and size > 6:
        size -= 0.5
    width = marks_width(marks, size) + 6
    x = WIDTH - 5 - width if right else 5
    ground = f'<rect x="{x:.4g}" y="{y:g}" width="{width:.4g}" height="15" rx="7.5" fill="{fill}" stroke="#d8c7a4"/>'
    return ground + marks_row(marks, x + 3, y + 7.5, size)


def seal(x: float, y: float, text: str, r: float) -> str:
    """Victory points."""
    return use("vp", x - r, y - r, 2 * r) + label(
        x, y + r * 0.37, text, r, text_anchor="middle", font_weight=800, fill=GOLD_INK
    )


def view(kind: str, about: Sequence[str], top: float, bottom: float) -> str:
    """A piece of country with what the card is about."""
    height = bottom - top
    if height < 14:
        return ""
    hill, near = bottom - height * 0.42, bottom - height * 0.24
    land = (
        f'<rect x="3" y="{top:.4g}" width="114" height="{height:.4g}" fill="#f7e9c8"/>'
        + disc(96, top + height * 0.36, height * 0.2, "#f3c765")
        + path(
            f"M3 {bottom:.4g}V{hill:.4g}C30 {hill - 9:.4g} 52 {hill + 5:.4g} 78 {hill - 3:.4g}S108 {hill:.4g} 117 "
            f"{hill - 5:.4g}V{bottom:.4g}z",
            "#c3d094",
        )
        + path(
            f"M3 {bottom:.4g}V{near + 3:.4g}C32 {near - 7:.4g} 66 {near + 7:.4g} 117 {near - 3:.4g}V{bottom:.4g}z",
            "#a3bb6d",
        )
    )
    size = min(height * 0.82, 30.0)
    shown = list(about[:3])
    start = WIDTH / 2 - (size + 5) * (len(shown) - 1) / 2
    things = [use(name, start + k * (size + 5) - size / 2, bottom - size - 1.5, size) for k, name in enumerate(shown)]
    return f'{land}<g color="{colour(kind)}" fill="{colour(kind)}">{"".join(things)}</g>'


def rates(fact: Mapping[str, Any]) -> list[Marks]:
    """What an improvement makes of goods, as rows of signs."""
    cook: Mapping[str, int] = fact.get("cook") or {}
    bake: Mapping[str, Any] = fact.get("bake") or {}
    rows: list[Marks] = []
    if cook:
        one: Marks = [("cook",)]
        for good, n in cook.items():
            one += [" ", (good,), f"{n}"]
        rows.append(one)
    if bake:
        limit = bake.get("limit")
        rows.append(
            [
                ("bake",),
                " ",
                f"{limit}×" if limit else "",
                ("grain",),
                ("then",),
                f"{bake['food_per_grain']}",
                ("food",),
            ]
        )
    return rows


def foot(fact: Mapping[str, Any]) -> str:
    """Number, players, points, what lies on the card."""
    found = [label(EDGE, 162, str(fact.get("id", "")), 6.5, fill=PALE, font_weight=600)]
    if int(fact.get("players", 1)) > 1:
        found.append(
            use("person", 29, 155, 8, look=f' color="{PALE}"')
            + label(38, 162, f"{fact['players']}+", 6.5, fill=PALE, font_weight=700)
        )
    if fact.get("passing"):
        found.append(f'<g fill="{colour(fact["kind"])}">{use("pass-on", 52, 153.5, 11)}</g>')
    points = fact.get("points")
    if points or fact.get("bonus"):
        text = f"{points}" if points and not fact.get("bonus") else f"{points or ''}+"
        found.append(seal(107, 156, text.replace("-", "−"), 9.5))
    return "".join(found)


def counters(on: Mapping[str, int], y: float) -> str:
    """Goods that lie on a card."""
    found, x = [], EDGE + 1
    for good, n in on.items():
        found.append(
            f'<rect x="{x:g}" y="{y - 17:.4g}" width="34" height="19" rx="9.5" fill="{PAPER}" stroke="{GOLD_RIM}" '
            f'stroke-width="1.5"/>' + marks_row([(good,), f"×{n}"], x + 4, y - 7.5, 13)
        )
        x += 37
    return "".join(found)


def face(fact: Mapping[str, Any]) -> str:
    kind = str(fact["kind"])
    ink = colour(kind)
    lines, size = fitted(str(fact["name"]), WIDTH - 30, HEAD - 8, (11.5, 7), most=2, bold=True)
    first = 15.8 - (len(lines) - 1) * size * 0.55 + size * 0.34
    found = [
        f'<rect x="1" y="1" width="118" height="166" rx="9" fill="{PAPER}" stroke="{ink}" stroke-width="2"/>',
        path(f"M1.5 {HEAD - 1:g}V10A8.5 8.5 0 0 1 10 1.5h100a8.5 8.5 0 0 1 8.5 8.5v{HEAD - 11:g}z", ink),
        use(kind, 4.5, 6.5, 18),
        *(label(24, first + k * size * 1.12, line, size, fill="#fff", font_weight=700) for k, line in enumerate(lines)),
    ]
    cost, needs = price(fact.get("cost") or []), asked(fact.get("needs") or {})
    top = HEAD + (18 if cost or needs else 1)
    table = rates(fact)
    bottom = FOOT - 15 * len(table)
    text = str(fact.get("text") or "")
    lines, size = fitted(text, WIDTH - 2 * EDGE, bottom - top - 3, TEXT) if text else ([], SMALLEST)
    used = len(lines) * size * LEADING + 6
    land = min(bottom - used, top + 48) if lines else min(bottom - 2, top + 66)
    found.append(view(kind, fact.get("about") or [kind], HEAD - 1 if land - top > 12 else top, land))
    if cost:
        found.append(pill(cost, HEAD + 1.5, True, PAPER, 76 if not needs else 58))
    if needs:
        found.append(pill(needs, HEAD + 1.5, False, SHADE, 40))
    start = land + (bottom - land - len(lines) * size * LEADING) / 2 + size * 0.9
    found += [label(EDGE, start + k * size * LEADING, line, size, fill=INK) for k, line in enumerate(lines)]
    for k, row in enumerate(table):
        y = bottom + 15 * k
        found.append(f'<rect x="3" y="{y:g}" width="114" height="14" fill="{SHADE}"/>')
        scale = min(11.0, 11.0 * (WIDTH - 10) / marks_width(row, 11))
        found.append(marks_row(row, (WIDTH - marks_width(row, scale)) / 2, y + 7, scale))
    found.append(foot(fact))
    found.append(counters(fact.get("on") or {}, max(land - 1, top + 20)))
    return "".join(found)


def card(fact: Mapping[str, Any], size: str = "hand", named: bool = False) -> Markup:
    """A card. `size` is a name that the style sheet knows; `named` tells readers of the page what it is."""
    said = f'role="img" aria-label="{escape(fact["name"])}"' if named else 'aria-hidden="true"'
    inner = f'<g fill="{INK}" color="{INK}">{face(fact)}</g>'
    return Markup(f'<svg class="card card-{escape(size)}" viewBox="0 0 {WIDTH} {HEIGHT}" {said}>{inner}</svg>')
