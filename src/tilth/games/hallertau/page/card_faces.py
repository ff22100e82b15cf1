"""Cards of Hallertau as drawings, made from their data alone. No card is named here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from markupsafe import Markup, escape

from tilth.games.hallertau.page.rebus import Mark, Rebus, gains, needed, paid
from tilth.games.hallertau.page.signs import COLOURS, CUT, SOIL
from tilth.games.hallertau.text.cards import card_name, facts
from tilth.text import Words, words

__all__ = ["HEIGHT", "WIDTH", "card", "mark", "rebus_html"]

WIDTH, HEIGHT = 120, 168
EDGE, TOP, BOTTOM = 7.0, 34.0, 160.0
PAPER, INK, PALE, SHADE = "#fffaf0", "#2b2620", "#6a6053", "#f1e6d0"
GOLD, GOLD_INK = "#e9b93c", "#3b2a00"
NARROW, BROAD = "iljtfr.,:;'’!()[] |I/", "mwMWшщжмюфыЖШЩМЮФЫ@%Σ"
LARGE, MEDIUM, SMALL = 24.0, 20.0, 17.0  # sizes of signs
READABLE, SMALLEST, GAP = 14.0, 7.0, 3.0
NOT = "not"
JOINTS = "/&,+"
LONG = 44.0  # what is repeated in every position must be shorter


# -- words and signs in a drawing -------------------------------------------------------------------------------------


def breadth(text: str, size: float) -> float:
    """About how much room a bold text takes. Fonts differ; this is meant for the broadest of the usual ones."""
    em = sum(0.42 if c in NARROW else 0.98 if c in BROAD else 0.75 if c.isupper() else 0.66 for c in text)
    return em * size


def label(x: float, y: float, text: str, size: float, **look: str | int) -> str:
    attributes = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in look.items())
    return f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size:.3g}"{attributes}>{escape(text)}</text>'


def use(name: str, x: float, y: float, size: float, look: str = "") -> str:
    return f'<use href="#s-{name}" x="{x:.4g}" y="{y:.4g}" width="{size:.4g}" height="{size:.4g}"{look}/>'


def drawn(one: Mark, x: float, y: float, size: float) -> str:
    """A mark with its upper left corner at (x, y)."""
    middle, centre = x + size / 2, y + size / 2
    on_soil = one.sign == "field"
    bare = {"field": "soil", "yard": "card"} if one.inside or one.over else {}
    found = use(bare.get(one.sign, one.sign), x, y, size)
    if one.inside:
        half = size * 0.36
        found += f'<circle cx="{middle:.4g}" cy="{centre:.4g}" r="{half:.3g}" fill="{PAPER}"/>'
        found += use(one.inside, middle - half * 0.85, centre - half * 0.85, half * 1.7)
    if one.over:
        corner = bool(one.inside)
        at = size * (0.46 if corner else 0.66 if len(one.over) == 1 else 0.36 if len(one.over) < 5 else 0.3)
        fill, rim = ("#fff", SOIL) if on_soil else ("currentColor", CUT)
        found += label(
            x + size * 0.84 if corner else middle, y + size * 0.96 if corner else centre + at * 0.36, one.over, at,
            text_anchor="middle", font_weight=800, fill=fill, stroke=rim, stroke_width=f"{size * 0.12:.2g}",
            paint_order="stroke",
        )  # fmt: skip
    return found


def mark(one: Mark) -> Markup:
    """A mark among the words of a page."""
    inner = drawn(one, 0, 0, 24)
    return Markup(f'<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">{inner}</svg>')


def rebus_html(pieces: Rebus) -> Markup:
    """A rebus among the words of a page; what it says must stand beside it."""
    shown = [mark(one) if isinstance(one, Mark) else Markup(f"<span>{escape(one)}</span>") for one in pieces]
    return Markup('<span class="h-rebus" aria-hidden="true">{}</span>').format(Markup("").join(shown))


# -- lines of a rebus -------------------------------------------------------------------------------------------------


def room(one: Mark | str, size: float) -> float:
    return size + 1 if isinstance(one, Mark) else breadth(one, size * 0.68) + 1.5


def width_of(pieces: Rebus, size: float) -> float:
    return sum(room(one, size) for one in pieces)


def broken(groups: Sequence[Rebus], width: float, size: float) -> list[Rebus]:
    """Groups side by side in lines of this width; only a group that is too long for a line is broken."""
    lines: list[Rebus] = [[]]
    for group in groups:
        whole = width_of(group, size) <= width
        for k, part in enumerate([group] if whole else apart(group)):
            gap: Rebus = [" "] if lines[-1] and k == 0 else []
            if lines[-1] and width_of([*lines[-1], *gap, *part], size) > width:
                lines.append(part)
            else:
                lines[-1] = [*lines[-1], *gap, *part]
    return lines


def apart(group: Rebus) -> list[Rebus]:
    """A long group in parts, each of which ends with a mark that joins it to the next one."""
    found: list[Rebus] = [[]]
    for one in group:
        found[-1].append(one)
        if isinstance(one, str) and one[-1:] in JOINTS:
            found.append([])
    return [part for part in found if part]


def lines_of(
    groups: Sequence[Rebus], width: float, height: float, largest: float, gap: float
) -> tuple[list[Rebus], float]:
    """Groups in lines, as large as they fit; a group is made smaller before it is broken."""
    size = largest
    while True:
        lines = broken(groups, width, size)
        whole = all(width_of(group, size) <= width for group in groups)
        fits = all(width_of(line, size) <= width for line in lines) and len(lines) * (size + gap) <= height
        if (fits and (whole or size <= READABLE)) or size <= SMALLEST:
            return lines, size
        size -= 0.5


def row(pieces: Rebus, x: float, middle: float, size: float, anchor: float = 0.5) -> str:
    """One line of a rebus; `anchor` is the part of it that lies left of x."""
    at = x - anchor * width_of(pieces, size)
    found = []
    for one in pieces:
        if isinstance(one, Mark):
            found.append(drawn(one, at, middle - size / 2, size))
        else:
            found.append(label(at + 0.75, middle + size * 0.25, one, size * 0.68, font_weight=700, fill=INK))
        at += room(one, size)
    return "".join(found)


def block(
    groups: Sequence[Rebus],
    top: float,
    bottom: float,
    largest: float = LARGE,
    left: float = EDGE,
    right: float = WIDTH - EDGE,
) -> str:
    """Groups in the middle of a space, as large as they fit."""
    lines, size = lines_of(groups, right - left, bottom - top, largest, GAP)
    start = (top + bottom - (len(lines) - 1) * (size + GAP)) / 2
    middle = (left + right) / 2
    return "".join(row(line, middle, start + k * (size + GAP), size) for k, line in enumerate(lines))


# -- parts of a card --------------------------------------------------------------------------------------------------


def header(fact: Mapping[str, Any], w: Words) -> str:
    """The band with the deck's sign and word, the card's number, and the phases in which it can be played."""
    colour = COLOURS[fact["deck"]]
    found = [
        f'<path d="M1.5 29V10A8.5 8.5 0 0 1 10 1.5h100a8.5 8.5 0 0 1 8.5 8.5v19z" fill="{colour}"/>',
        f'<circle cx="16" cy="15.2" r="10.5" fill="{PAPER}"/>',
        f'<g fill="{colour}">{use(fact["deck"], 9, 8.2, 14)}</g>',
        label(30, 13.5, w.say(f"deck-{fact['deck']}.label"), 9, fill="#fff", font_weight=600),
        label(30, 25, fact["id"], 11.5, fill="#fff", font_weight=800),
    ]
    if fact["phase"]:
        how, phase = next(iter(fact["phase"].items()))
        x = 106.0
        found.append(f'<circle cx="{x}" cy="15.2" r="8.5" fill="{PAPER}"/>')
        found.append(label(x, 19.4, str(phase), 12, text_anchor="middle", font_weight=800, fill=INK))
        if how == NOT:
            found.append(f'<path d="M{x - 6} 21.2l12-12" stroke="#b3261e" stroke-width="2.2"/>')
    return "".join(found)


def seal(x: float, y: float, points: int, r: float) -> str:
    """Victory points."""
    return f'<g fill="{GOLD}" stroke="#8a6100" stroke-width=".9">{use("vp", x - r, y - r, 2 * r)}</g>' + label(
        x, y + r * 0.36, str(points), r, text_anchor="middle", font_weight=800, fill=GOLD_INK
    )


def divider(fact: Mapping[str, Any], y: float, size: float = 16) -> str:
    """Between what is asked and what is given: a book, if a condition is met; an arrow, if something is paid."""
    name = "cost" if fact["kind"] == "cost" else "darkbook" if fact["dark"] else "book"
    colour = COLOURS[fact["deck"]]
    return (
        f'<path d="M{EDGE} {y:g}h{50 - size / 2:g}m{size + 6:g} 0h{50 - size / 2:g}" stroke="{colour}" '
        f'stroke-opacity=".5" stroke-width="1.2"/>'
        f'<g fill="{colour}" color="{colour}">{use(name, 60 - size / 2, y - size / 2, size)}</g>'
    )


def asked(option: Mapping[str, Any], w: Words) -> list[Rebus]:
    return [needed(one, w) for one in option["need"]] + [paid(one, w) for one in option["pay"]]


def several(fact: Mapping[str, Any], w: Words, top: float, bottom: float) -> str:
    """Positions of which one is chosen, one below the other."""
    options = fact["options"]
    common = [one for one in asked(options[0], w) if all(one in asked(option, w) for option in options[1:])]
    found = []
    if common:
        found.append(block(common, top, top + 20, MEDIUM))
        top += 20
    rows = []
    for option in options:
        left = joined([one for one in asked(option, w) if one not in common])
        rows.append((left, joined(gains(option["gain"], w) if option["gain"] else [])))
    rest = rows[0][0][1:]
    if width_of(rest, SMALL) > LONG and all(left[1:] == rest for left, _ in rows):  # said once, with the numbers below
        found.append(block([rest], top, top + 20, MEDIUM))
        top += 20
        rows = [(left[:1], right) for left, right in rows]
    height = min(26.0, (bottom - top) / len(options))
    plain = not any(right for _, right in rows)  # all positions give the same
    size = min(MEDIUM if plain else SMALL, height - 4)
    left_room, right_room = (WIDTH - 2 * EDGE - 10, 0.0) if plain else shares(rows, size)
    top += (bottom - top - height * len(options)) / 2
    colour = COLOURS[fact["deck"]]
    for k, (left, right) in enumerate(rows):
        y = top + height * (k + 0.5)
        if k % 2 == 0:
            found.append(f'<rect x="3" y="{y - height / 2:.4g}" width="114" height="{height:.4g}" fill="{SHADE}"/>')
        found.append(label(5, y + 2, str(k + 1), 6, fill=PALE, font_weight=700))
        found.append(fitting(left, 12, y, size, left_room))
        if not plain:
            x = 12 + left_room
            found.append(f'<g fill="{colour}" color="{colour}" opacity=".8">{use("then", x + 1.5, y - 4, 8)}</g>')
            found.append(fitting(right, x + 12, y, size, right_room))
    return "".join(found)


def shares(rows: Sequence[tuple[Rebus, Rebus]], size: float) -> tuple[float, float]:
    """How the room of a row is parted between what is asked and what is given."""
    whole = WIDTH - EDGE - 12 - 12
    left = max(width_of(one, size) for one, _ in rows)
    right = max(width_of(one, size) for _, one in rows)
    if left + right <= whole:
        spare = (whole - left - right) / 2
        return left + spare, right + spare
    return whole * left / (left + right), whole * right / (left + right)


def fitting(pieces: Rebus, x: float, y: float, size: float, width: float) -> str:
    """A line of a rebus that is made smaller until it fits."""
    wide = width_of(pieces, size)
    return row(pieces, x, y, size * min(1.0, width / wide) if wide else size, 0)


def joined(groups: Sequence[Rebus]) -> Rebus:
    found: Rebus = []
    for k, group in enumerate(groups):
        found += [" ", *group] if k else group
    return found


def income(fact: Mapping[str, Any], w: Words, top: float) -> str:
    """What a bonus card brings in every phase 3."""
    groups = gains(fact["income"], w)
    return (
        f'<rect x="3" y="{top:g}" width="114" height="{BOTTOM + 5 - top:g}" rx="6" fill="{SHADE}"/>'
        f'<circle cx="15" cy="{top + 11:g}" r="7.5" fill="{INK}"/>'
        + label(15, top + 15, "3", 11, text_anchor="middle", font_weight=800, fill=PAPER)
        + block(groups, top, BOTTOM + 5, LARGE, 26, 113 if not fact["points"] else 88)
    )


def face(fact: Mapping[str, Any], lang: str) -> str:
    w = words(lang, "hallertau")
    colour = COLOURS[fact["deck"]]
    found = [
        f'<rect x="1" y="1" width="118" height="166" rx="9" fill="{PAPER}" stroke="{colour}" stroke-width="2"/>',
        header(fact, w),
    ]
    options, points = fact["options"], fact["points"]
    given = [*options[0]["gain"], *fact["then"]] if len(options) == 1 else fact["then"]
    bottom = BOTTOM + 5
    if fact["income"]:
        bottom -= 42
        found.append(income(fact, w, bottom))
        if points:
            found.append(seal(102, BOTTOM - 15.5, points, 14))
    elif points:
        bottom -= 50
        found.append(seal(WIDTH / 2, BOTTOM - 20, points, 22))
    if len(options) > 1:
        if not given:
            end = bottom - 16 if points else bottom - 4
            return "".join([*found, several(fact, w, TOP, end), divider(fact, bottom - 9) if points else ""])
        below = 8 + (MEDIUM + 3) * len(broken(gains(given, w), WIDTH - 2 * EDGE, MEDIUM))
        found.append(several(fact, w, TOP - 3, bottom - below - 8))
        found.append(divider(fact, bottom - below, 12))
        found.append(block(gains(given, w), bottom - below + 6, bottom, MEDIUM))
        return "".join(found)
    if not given:
        found.append(block(asked(options[0], w), TOP, bottom - 18))
        found.append(divider(fact, bottom - 9))
        return "".join(found)
    middle = TOP + (bottom - TOP) * 0.42
    found.append(block(asked(options[0], w), TOP, middle - 8))
    found.append(divider(fact, middle))
    found.append(block(gains(given, w), middle + 9, bottom))
    return "".join(found)


@cache
def card(id: str, lang: str, size: str = "hand", named: bool = False) -> Markup:
    """A card. `size` is a name that the style sheet knows; `named` tells readers of the page what it is."""
    said = f'role="img" aria-label="{escape(card_name(id, lang))}"' if named else 'aria-hidden="true"'
    view = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    inner = f'<g fill="{INK}" color="{INK}">{face(facts(id), lang)}</g>'
    return Markup(f'<svg class="card card-{escape(size)}" {view} {said}>{inner}</svg>')
