"""The pieces of Agricola as drawings of our own.

A piece is drawn once, in a field of its own, and stands in the sprite of the page; whatever shows it uses it by name.
What must look different by day and by night takes its colour from the style sheet.
"""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import escape

__all__ = [
    "DRAWN", "KINDS", "PIECES", "SEATS", "add_piece", "colour", "disc", "drawn", "label", "path", "person", "room",
    "use",
]  # fmt: skip

# Dark enough for white letters, and different in brightness too. Their letter always stands beside them.
SEATS = {"A": "#a63a2b", "B": "#2f5f97", "C": "#47702a", "D": "#8a5a00", "E": "#6d4a94"}
KINDS = {"occupation": "#2f6272", "minor": "#5d6a1e", "major": "#93401f", "begging": "#5b5560"}

PAPER, INK, PALE, SHADE = "#fffaf0", "#2b2620", "#6a6053", "#f4ead6"
GOLD, GOLD_RIM, GOLD_INK = "#e9b93c", "#8a6100", "#3b2a00"
BARK, TIMBER, CUT_WOOD = "#8a5a34", "#a8744a", "#dcb58a"
CLAY, CLAY_LIT, STONE, STONE_LIT = "#b3603a", "#d08a62", "#85898e", "#b4b9bd"
REED, CATTAIL, GRAIN, GRAIN_LIT, LEAF = "#8b9b52", "#7a4f2e", "#cf9a22", "#e8c15a", "#5f8f3a"
CARROT, CARROT_LIT = "#d9762b", "#f0a05c"
BOWL, BOWL_LIT, SOUP = "#8f5a3c", "#b27a56", "#e3a13d"
WOOL, WOOL_RIM, FACE = "#fbf5e8", "#93866f", "#6d5e4f"
BOAR, BRISTLE, CATTLE, CREAM, HORN = "#86695a", "#5b4438", "#b0683c", "#f6e8d2", "#efe0bd"
SKIN, STRAW, STRAW_RIM = "#f1d0a9", "#e2bd62", "#a97f2c"
NIGHT = "var(--a-window, #d6e6ea)"  # what shines through a window


# -- how to draw -----------------------------------------------------------------------------------------------------


def use(name: str, x: float, y: float, width: float, height: float = 0, look: str = "") -> str:
    """A piece of the sprite with its upper left corner at (x, y)."""
    tall = height or width
    return f'<use href="#s-{drawn(name)}" x="{x:.4g}" y="{y:.4g}" width="{width:.4g}" height="{tall:.4g}"{look}/>'


def drawn(name: str) -> str:
    """The piece by this name, or a plain one for what nobody has drawn yet."""
    return name if name in PIECES or name in DRAWN else "thing"


def add_piece(name: str, across: int, down: int, drawing: str) -> None:
    """The drawing of a good, an animal or a tile that an expansion brings, in a field of this size."""
    PIECES[name] = (across, down, drawing)


def colour(kind: str) -> str:
    """The colour of a kind of cards."""
    return KINDS.get(kind, KINDS["begging"])


def written(look: Mapping[str, str | int | float]) -> str:
    """Attributes; `stroke_width` is `stroke-width`, `class_` is `class`."""
    return "".join(f' {key.rstrip("_").replace("_", "-")}="{value}"' for key, value in look.items())


def label(x: float, y: float, text: str, size: float, **look: str | int | float) -> str:
    return f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size:.3g}"{written(look)}>{escape(text)}</text>'


def path(d: str, fill: str = "none", **look: str | int | float) -> str:
    return f'<path d="{d}" fill="{fill}"{written(look)}/>'


def disc(x: float, y: float, r: float, fill: str, **look: str | int | float) -> str:
    return f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{r:.4g}" fill="{fill}"{written(look)}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, turn: float = 0) -> str:
    turned = f' transform="rotate({turn:g} {x:.4g} {y:.4g})"' if turn else ""
    return f'<ellipse cx="{x:.4g}" cy="{y:.4g}" rx="{rx:.4g}" ry="{ry:.4g}" fill="{fill}"{turned}/>'


# -- goods, in a field of 24 by 24 -----------------------------------------------------------------------------------


def food() -> str:
    """A steaming bowl."""
    steam = "M8.5 7.6c-1.3-1.5 1.3-2.4 0-4.2M12.3 6.8c-1.5-1.7 1.5-2.8 0-5M16 7.6c-1.3-1.5 1.3-2.4 0-4.2"
    return (
        path(steam, stroke="currentColor", stroke_width=1.3, stroke_linecap="round", opacity=0.45)
        + path("M1.6 11.4h20.8c0 5.4-3 8.6-6.2 9.9v1.5H7.8v-1.5C4.6 20 1.6 16.8 1.6 11.4z", BOWL)
        + path("M4 14.2c.8 2.8 2.4 4.6 4.6 5.6", stroke=BOWL_LIT, stroke_width=1.6, stroke_linecap="round")
        + oval(12, 11.4, 10.4, 2.9, BOWL_LIT)
        + oval(12, 11.5, 8.7, 2, SOUP)
        + disc(9, 11.3, 0.9, LEAF)
        + disc(13.6, 12, 1, CARROT)
    )


def log(x: float, y: float, r: float) -> str:
    return (
        disc(x, y, r, BARK)
        + disc(x, y, r * 0.8, CUT_WOOD)
        + disc(x, y, r * 0.5, "none", stroke=TIMBER, stroke_width=0.8)
        + disc(x, y, r * 0.18, TIMBER)
    )


def wood() -> str:
    return log(6.6, 16.7, 5.6) + log(17.4, 16.7, 5.6) + log(12, 7.3, 5.6)


def brick(x: float, y: float) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="10.4" height="6.4" rx="1.3" fill="{CLAY}"/>'
        f'<rect x="{x + 1.2:g}" y="{y + 1.1:g}" width="8" height="1.5" rx=".75" fill="{CLAY_LIT}"/>'
    )


def clay() -> str:
    return brick(1.3, 15.2) + brick(12.3, 15.2) + brick(6.8, 8.2) + brick(6.8, 1.2)


def reed() -> str:
    """A bundle with its cattails."""
    stalks = "M12 23C12 15 12 9 12 4M9.6 23C9.4 15 8.3 10 6.4 6M14.4 23c.2-8 1.3-13 3.2-17"
    blades = "M11 22.5C9.5 16 6.5 12.5 2.5 10.5c3 4.2 5 7.8 5.8 12zM13 22.5c1.5-6.5 4.5-10 8.5-12-3 4.2-5 7.8-5.8 12z"
    heads = (
        oval(12, 4.8, 1.9, 4, CATTAIL) + oval(6.2, 6.6, 1.7, 3.5, CATTAIL, -20) + oval(17.8, 6.6, 1.7, 3.5, CATTAIL, 20)
    )
    band = path("M7.6 16.8c2.8 1 6 1 8.8 0l.2 2.3c-3 1-6.2 1-9.2 0z", STRAW)
    return path(blades, LEAF) + path(stalks, stroke=REED, stroke_width=1.7) + heads + band


def stone() -> str:
    return (
        path("M1.2 20.8c-.4-4 1.8-7.4 5.6-7.8 4-.3 6.4 2.6 6.6 7.8z", STONE)
        + path("M10 20.8c-.7-6.4 1.4-11.6 6.2-11.8 4.8.1 7 5.4 6.6 11.8z", "#74787d")
        + path("M5 13.2C4.4 8 7 3.8 11.2 3.7c4 .1 6 3.4 5.6 7.7-.4 4-3 6.4-6 6.4-3.2 0-5.4-1.6-5.8-4.6z", STONE)
        + path("M7.3 10.2c.2-2.6 1.8-4.3 4.2-4.5M12.6 18.2c.2-3 1.3-5.6 3.4-6.8M3.4 17.6c.3-1.5 1.3-2.5 2.7-2.8",
               stroke=STONE_LIT, stroke_width=1.5, stroke_linecap="round")
    )  # fmt: skip


def ear(x: float, y: float, size: float = 1, turn: float = 0) -> str:
    """An ear of corn whose stem ends at (x, y)."""
    pairs = "".join(
        oval(side * 2.5, -11.2 - 3.4 * k, 1.75, 2.9, GRAIN if (k + side) % 3 else GRAIN_LIT, side * 26)
        for k in range(4)
        for side in (-1, 1)
    )
    drawn = path("M0 0V-11", stroke=GRAIN, stroke_width=1.5) + pairs + oval(0, -24.2, 1.7, 3, GRAIN_LIT)
    return f'<g transform="translate({x:g} {y:g}) rotate({turn:g}) scale({size:g})">{drawn}</g>'


def grain() -> str:
    return ear(12.6, 23.6, 0.78, -17) + ear(11.4, 23.6, 0.78, 17) + ear(12, 23.8, 0.86)


def vegetable() -> str:
    """A carrot."""
    tops = (
        "M14.8 9.5C12.5 6 13 2.5 14.5.5c1.5 2 2 4.5 1.6 7.6C16.8 5 18.8 2.8 21.8 2.4c0 3-2 5.2-4.7 6 2.6-.4 5 .2 "
        "6.4 2-2.2 1.6-5.2 1.8-7.7.6z"
    )
    root = "M16.9 8.3c2.1 1.9 2 4.7.2 6.7-3.2 3.5-9.2 7-15.3 8.5C3.2 17.4 6.6 11.4 10.2 8.2c2-1.8 4.8-1.8 6.7.1z"
    rings = "M9 10.2l2 2M6.3 14.4l2.3 2.3M11.5 15.6l1.6 1.6"
    return (
        path(tops, LEAF)
        + path(root, CARROT)
        + path("M4.5 20C6 15.8 8.8 11.5 12 9.2", stroke=CARROT_LIT, stroke_width=1.3, stroke_linecap="round")
        + path(rings, stroke="#b35a1c", stroke_width=1.1, stroke_linecap="round")
    )


# -- animals, in a field of 32 by 24, looking to the right -----------------------------------------------------------


def sheep() -> str:
    curls = (
        (7, 11, 4.6),
        (11, 7.8, 4.6),
        (16.5, 7.4, 4.8),
        (20.4, 10.4, 4.5),
        (18.6, 14.6, 4.4),
        (12.8, 15.2, 4.6),
        (7.8, 14.4, 4.2),
    )
    rim = "".join(disc(x, y, r, WOOL_RIM) for x, y, r in curls)
    wool = "".join(disc(x, y, r - 0.9, WOOL) for x, y, r in curls) + oval(13.6, 11.4, 7.4, 5, WOOL)
    legs = path(
        "M8.6 17.5v5.3M12 18.5v4.3M16.4 18.5v4.3M19.6 17.5v5.3", stroke=FACE, stroke_width=1.9, stroke_linecap="round"
    )
    curl = path("M8 11.2c1.4-1.3 3-1.1 3.8.2M13.6 8.8c1.5-1.2 3.1-.9 3.8.5M13.4 14c1.5-1.3 3.3-1 4 .4",
                stroke="#d9cdb6", stroke_width=1, stroke_linecap="round")  # fmt: skip
    head = (
        path(
            "M21.8 6.2c1.5-1.3 3.9-1.2 5.2.3l2.7 2.3c.9 1.9-.3 4.7-2.8 5.1-3 .3-5.4-1.5-5.7-4.1-.1-1.3 0-2.6.6-3.6z",
            FACE,
        )
        + oval(21.6, 8.6, 1.3, 2.6, "#54483c", 38)
        + disc(26, 8.7, 0.75, "#fff")
    )
    tuft = disc(22.8, 5.6, 2.3, WOOL, stroke=WOOL_RIM, stroke_width=0.7)
    return legs + rim + wool + curl + head + tuft


def boar() -> str:
    body = (
        "M3.4 14.5C2.8 8.8 7.4 5.2 13.6 4.9c4.6-.2 8 1.3 10.3 4 1.9.6 3.4 1.5 4.7 2.8l1.9.5c.9 1 .8 2.8-.2 "
        "3.7l-3.3.3c-1.5 1.7-3.5 2.5-5.7 2.6-5.4 1.3-12 1.3-15.6-.2-1.3-.9-2.1-2.3-2.3-4.1z"
    )
    bristle = (
        "M5 9.2l-.6-2.9 2.5 1 .2-2.9 2.4 1.6.8-2.7 2.1 1.9 1.4-2.4 1.7 2.3 2-1.9 1 2.5 2.3-1.3.3 2.7 2.2-.5-.3 "
        "2.4C17.5 5.5 10 5.2 5 9.2z"
    )
    legs = path(
        "M8 17.5v5.2M12 18v4.7M18 18v4.7M21.6 17.5v5.2", stroke=BRISTLE, stroke_width=2.3, stroke_linecap="round"
    )
    tail = path("M3.6 12.6C1.9 12.2 1.2 10.8 1.9 9.5", stroke=BRISTLE, stroke_width=1.2, stroke_linecap="round")
    ear_ = path("M19.6 9.8c-.6-2.7.3-4.3 2.3-5 1.2 1.8 1.2 3.7-.2 5.4z", BRISTLE)
    tusk = path("M26.4 15.6c.9-.4 1.4-1.2 1.4-2.5 1.2 1 1.2 2.6-.2 3.3z", "#fff")
    return (
        legs
        + tail
        + path(body, BOAR)
        + path(bristle, BRISTLE)
        + ear_
        + disc(24.2, 11.3, 0.8, "#2b2018")
        + tusk
        + oval(30.2, 13.7, 0.8, 1.5, "#c69a86")
    )


def cattle() -> str:
    body = (
        "M3.6 8c0-2.2 1.4-3.2 3.4-3.2h12.4c2.3 0 3.5 1.5 3.5 3.8v5.6c0 2.2-1.4 3.6-3.6 3.6H7.2c-2.2 0-3.6-1.3-3.6-3.6z"
    )
    legs = path(
        "M6 16v6.7M10.2 17v5.7M17 17v5.7M20.9 16v6.7", stroke="#8a4e2b", stroke_width=2.3, stroke_linecap="round"
    )
    hooves = path("M6 21.7v1.3M10.2 21.7v1.3M17 21.7v1.3M20.9 21.7v1.3", stroke=FACE, stroke_width=2.3)
    patches = path(
        "M8.6 4.8h5.6c.6 2.6-.8 4.6-3 4.6S8.1 7.6 8.6 4.8zM14 17.8c-.2-2.8 1.2-4.6 3.4-4.6 2 0 3.4 1.2 3.6 "
        "3.7-.5.6-1.2.9-2 .9zM3.6 11.5c1.8-.2 3 1.2 2.8 3-.2 1-.9 1.7-1.9 2-.6-.6-.9-1.4-.9-2.3z",
        CREAM,
    )
    udder = path("M12 17.6h3.8c-.1 1.5-.9 2.2-1.9 2.2s-1.8-.8-1.9-2.2z", "#e8a79b")
    tail = path("M4 6.5C2 8 1.8 11 2.2 14.5", stroke="#8a4e2b", stroke_width=1.3, stroke_linecap="round") + oval(
        2.2, 15.4, 1, 1.8, FACE
    )
    head = (
        path("M21.8 4.2C21 2.7 21.3 1.4 22.3.6c.6 1 1.3 1.8 2.3 2.3zM28.4 3.5c1.5-.4 2.3-1.3 2.4-2.7-1.4.2-2.6.6-3.7 "
            "1.4z", HORN)
        + oval(21, 6.2, 2.4, 1.2, "#8a4e2b", 20)
        + path("M22.2 3.6c2-1.6 4.8-1.6 6.4.2 1 1.8 1.5 4 1.3 6.2-.3 2.2-1.7 3.4-3.6 3.4-2.2 "
            "0-3.9-1.5-4.3-3.8-.4-2-.4-4.3.2-6z", CATTLE)
        + path("M24.3 2.7c1-.4 2.1-.4 3 0 .1 2.4-.3 4.4-1.4 5.7-1.2-1.2-1.7-3.3-1.6-5.7z", CREAM)
        + oval(26.7, 11.3, 2.9, 2.1, "#e8bfa6")
        + disc(25.7, 11.2, 0.5, FACE) + disc(27.9, 11.2, 0.5, FACE)
        + disc(23.8, 6.8, 0.7, "#2b2018") + disc(28.3, 6.8, 0.7, "#2b2018")
    )  # fmt: skip
    return tail + legs + hooves + path(body, CATTLE) + patches + udder + head


# -- people, in a field of 20 by 28; their clothes take the colour of their seat -------------------------------------


def adult() -> str:
    return (
        path(
            "M10 11.2c4.5 0 7 3 7.6 8.6l.6 6.2c0 1.2-.8 1.8-2 1.8H3.8c-1.2 0-2-.6-2-1.8l.6-6.2C3 14.2 5.5 11.2 10 11z",
            "currentColor",
        )
        + path("M7.4 11.5c.6 1.8 1.4 2.7 2.6 2.7s2-.9 2.6-2.7z", SKIN)
        + disc(10, 8, 4.3, SKIN)
        + path("M5.6 7.2c.6-1.5 2-2 4.4-2s3.8.5 4.4 2c-.6-4.6-2.2-6.4-4.4-6.4s-3.8 1.8-4.4 6.4z", STRAW)
        + oval(10, 6.6, 7.4, 1.6, STRAW)
        + path("M5.9 5.6c2.4.9 5.8.9 8.2 0", stroke=STRAW_RIM, stroke_width=1.1)
    )


def child() -> str:
    return (
        path(
            "M10 17c3.6 0 5.4 2.2 5.8 5.8l.3 3.4c0 1-.6 1.6-1.6 1.6h-9c-1 0-1.6-.6-1.6-1.6l.3-3.4c.4-3.6 2.2-5.8 "
            "5.8-5.8z",
            "currentColor",
        )
        + disc(10, 13.6, 4.6, SKIN)
        + path(
            "M5.3 13.2c-.3-3.3 1.5-5.4 4.7-5.4s5 2.1 4.7 5.4c-1.3-.6-2.1-1.5-2.6-2.7-1.5 1.5-4 2.4-6.8 2.7z", CATTAIL
        )
    )


def person(seat: str, x: float, y: float, height: float, kind: str = "adult", lettered: bool = False) -> str:
    """Somebody of a seat, with the middle of the feet at (x, y)."""
    width = height * 20 / 28
    drawn = use(kind, x - width / 2, y - height, width, height, f' color="{SEATS[seat]}"')
    if lettered:
        low = 0.1 if kind == "adult" else 0.05
        size = height * (0.4 if kind == "adult" else 0.3)
        drawn += label(x, y - height * low, seat, size, text_anchor="middle", font_weight=800, fill="#fff")
    return drawn


# -- what stands on a farm -------------------------------------------------------------------------------------------


def barn() -> str:
    """A stable, in a field of 40 by 40."""
    return (
        path("M4 38V18L20 6l16 12v20z", "#a4533c")
        + path("M4 24h32M4 30h8M28 30h8M4 36h8M28 36h8", stroke="#8a4230", stroke_width=1)
        + path("M20 1.5 39.5 16.5 37 20.5 20 7.5 3 20.5.5 16.5z", "#6b4a3a")
        + path("M12 38V24h16v14z", "#f3dfb8")
        + path("M12.8 37.5V24.8h14.4v12.7zM13 37.5 27 25M27 37.5 13 25", stroke="#a4533c", stroke_width=1.6)
        + disc(20, 16.6, 3.1, "#f3dfb8")
        + path("M20 13.5v6.2M16.9 16.6h6.2", stroke="#a4533c", stroke_width=1)
    )


def sheaf() -> str:
    """Standing corn, in a field of 30 by 34."""
    return ear(9, 33, 0.92, -9) + ear(21, 33, 0.92, 9) + ear(15, 33.5, 1.08)


def bed() -> str:
    """A vegetable in the earth, in a field of 30 by 34."""
    leaves = (
        "M15 20C10 17 8.5 11 10 4c4 4 6 9.5 5 16z", "M15 20c5-3 6.5-9 5-16-4 4-6 9.5-5 16z",
        "M14.5 20.5C8.5 20.5 4 17 2.5 11c5.5.5 10 4 12 9.5z", "M15.5 20.5c6 0 10.5-3.5 12-9.5-5.5.5-10 4-12 9.5z",
    )  # fmt: skip
    tones = (LEAF, "#6fa045", "#548233", "#548233")
    return (
        path("M7.5 22c0-3 3.4-4.8 7.5-4.8s7.5 1.8 7.5 4.8c0 5-3.5 9-7.5 11.5-4-2.5-7.5-6.5-7.5-11.5z", CARROT)
        + path("M10 22.5c.3 2.5 1.3 4.6 2.8 6.3", stroke=CARROT_LIT, stroke_width=1.6, stroke_linecap="round")
        + "".join(path(d, tone) for d, tone in zip(leaves, tones))
    )


def tuft() -> str:
    """Wild grass, in a field of 24 by 16."""
    return path("M12 15.5C11 9 11.5 5 13 1M9.5 15.5C8.5 11 6.5 7.5 3 5M14.5 15.5c1-4.5 3-7.5 6.5-9.5M7 15.5C5.5 13 "
        "3.5 11.5 1 10.8M17 15.5c1.5-2.3 3.4-3.6 6-4.3",
                stroke="currentColor", stroke_width=1.5, stroke_linecap="round")  # fmt: skip


def bloom() -> str:
    """A flower of the meadow, in a field of 12 by 16."""
    petals = "".join(
        f'<ellipse cx="6" cy="2.6" rx="1.5" ry="2.3" transform="rotate({turn} 6 5)"/>' for turn in range(0, 360, 72)
    )
    return (
        path("M6 6v9.5M6 13c-1.8-.2-3-1-3.6-2.6", stroke="currentColor", stroke_width=1.2, stroke_linecap="round")
        + f'<g fill="#fdf8ea">{petals}</g>'
        + disc(6, 5, 1.5, GRAIN_LIT)
    )


def beggar() -> str:
    """An empty bowl, in a field of 24 by 24."""
    return (
        path("M1.6 11.4h20.8c0 5.4-3 8.6-6.2 9.9v1.5H7.8v-1.5C4.6 20 1.6 16.8 1.6 11.4z", "#77707c")
        + oval(12, 11.4, 10.4, 2.9, "#a39ca8")
        + oval(12, 11.6, 8.7, 1.9, "#4d4853")
        + path("M8 2.5l8 4M16 2.5l-8 4", stroke="#b3261e", stroke_width=1.8, stroke_linecap="round")
    )


DRAWN: set[str] = set()  # signs, which are drawn elsewhere
PIECES: dict[str, tuple[int, int, str]] = {
    "thing": (24, 24, disc(12, 12, 8, "#b9a58a", stroke="#6d5c45", stroke_width=1.5)),
    "food": (24, 24, food()),
    "wood": (24, 24, wood()),
    "clay": (24, 24, clay()),
    "reed": (24, 24, reed()),
    "stone": (24, 24, stone()),
    "grain": (24, 24, grain()),
    "vegetable": (24, 24, vegetable()),
    "sheep": (32, 24, sheep()),
    "boar": (32, 24, boar()),
    "cattle": (32, 24, cattle()),
    "begging": (24, 24, beggar()),
    "adult": (20, 28, adult()),
    "child": (20, 28, child()),
    "barn": (40, 40, barn()),
    "sheaf": (30, 34, sheaf()),
    "bed": (30, 34, bed()),
    "tuft": (24, 16, tuft()),
    "bloom": (12, 16, bloom()),
}


# -- rooms, in a field of 100 by 100; rooms beside one another make one house ----------------------------------------

WALLS = {"wood": "#b5824f", "clay": "#e3c096", "stone": "#c3c6c8"}
WALL_LINES = {"wood": "#8a5d36", "clay": "#7a4e33", "stone": "#979ca1"}
ROOFS = {"wood": "#dcb968", "clay": "#b0523a", "stone": "#64748a"}
ROOF_LINES = {"wood": "#b8934a", "clay": "#8a3b29", "stone": "#4d5b6e"}
EAVES, RIDGE, FLOOR = 47.0, 13.0, 86.0


def room(house: str, left: bool = False, right: bool = False, door: bool = True, chimney: bool = False) -> str:
    """A room; `left` and `right` say whether the house goes on there."""
    a, b = (0.0 if left else 10.0), (100.0 if right else 90.0)
    low_a, low_b = (0.0 if left else 4.0), (100.0 if right else 96.0)
    top_a, top_b = (0.0 if left else 17.0), (100.0 if right else 83.0)
    found = [
        f'<rect x="{a:g}" y="{EAVES - 3:g}" width="{b - a:g}" height="{FLOOR - EAVES + 3:g}" fill="{WALLS[house]}"/>'
    ]
    found.append(path(wall_lines(house, a, b), stroke=WALL_LINES[house], stroke_width=1.6 if house != "clay" else 3.4))
    if chimney:
        found.append(path("M66 24V5h14v19z", STONE) + path("M64 3h18v5H64z", "#74787d"))
        smoke = "M73 1c-6-6 5-9 0-16s4-9 1-14"
        found.append(path(smoke, stroke="var(--a-smoke, #fff)", stroke_width=4.5, stroke_linecap="round", opacity=0.55))
    roof = f"M{low_a:g} {EAVES:g}L{top_a:g} {RIDGE:g}H{top_b:g}L{low_b:g} {EAVES:g}z"
    found.append(path(roof, ROOFS[house], stroke=ROOFS[house], stroke_width=2, stroke_linejoin="round"))
    found.append(path(roof_lines(house, (low_a, top_a), (low_b, top_b)), stroke=ROOF_LINES[house], stroke_width=1.5))
    found.append(path(f"M{low_a:g} {EAVES + 1:g}H{low_b:g}", stroke=ROOF_LINES[house], stroke_width=3))
    found.append(door_at(20 if not right or left else 18, house) if door else window_at(17, house))
    found.append(window_at(61, house))
    return "".join(found)


def wall_lines(house: str, a: float, b: float) -> str:
    """Logs, a timber frame, or courses of stone."""
    if house == "wood":
        return "".join(f"M{a:g} {y:g}H{b:g}" for y in (56, 64, 72, 80))
    if house == "clay":
        posts = "".join(f"M{x:g} {EAVES:g}V{FLOOR:g}" for x in (a + 1.7, 50, b - 1.7))
        return f"{posts}M{a:g} {FLOOR - 1.7:g}H{b:g}M50 {FLOOR:g}L38 {EAVES:g}M50 {FLOOR:g}L62 {EAVES:g}"
    courses = (56, 66, 76)
    joints = "".join(
        f"M{x:g} {y:g}v10" for k, y in enumerate((46, *courses)) for x in range(12 + 12 * (k % 2), 100, 24) if a < x < b
    )
    return "".join(f"M{a:g} {y:g}H{b:g}" for y in courses) + joints


def roof_lines(house: str, left: tuple[float, float], right: tuple[float, float]) -> str:
    """Straw, tiles or slates. Both sides are given below and above."""
    height = EAVES - RIDGE

    def edge(side: tuple[float, float], y: float) -> float:
        return side[0] + (side[1] - side[0]) * (EAVES - y) / height

    if house == "wood":
        spots = [(x, y) for k, y in enumerate((20, 29, 38)) for x in range(6 + 5 * (k % 2), 98, 11)]
        return "".join(f"M{x} {y}v6" for x, y in spots if edge(left, y) + 2 < x < edge(right, y) - 2)
    rows = (21.5, 30, 38.5)
    lines = "".join(f"M{edge(left, y):.4g} {y:g}H{edge(right, y):.4g}" for y in rows)
    step, shift = (10, 5) if house == "clay" else (14, 7)
    ticks = [(x, y) for k, y in enumerate((RIDGE, *rows)) for x in range(4 + shift * (k % 2), 100, step)]
    return lines + "".join(f"M{x} {y:g}v8.5" for x, y in ticks if edge(left, y) + 1 < x < edge(right, y) - 1)


def door_at(x: float, house: str) -> str:
    return (
        path(f"M{x:g} {FLOOR:g}V64a9 8 0 0 1 18 0V{FLOOR:g}z", "#6e4629" if house != "wood" else "#5d3a22")
        + path(f"M{x + 6:g} {FLOOR:g}V58M{x + 12:g} {FLOOR:g}V58", stroke="#8d6040", stroke_width=1)
        + disc(x + 14.5, 72, 1.3, GOLD)
    )


def window_at(x: float, house: str) -> str:
    return (
        f'<rect x="{x:g}" y="55" width="21" height="18" rx="1.5" fill="{NIGHT}" stroke="#5d3a22" stroke-width="2.4"/>'
        + path(f"M{x + 10.5:g} 55v18M{x:g} 64h21", stroke="#5d3a22", stroke_width=1.6)
        + path(f"M{x - 2:g} 75.5h25", stroke="#5d3a22" if house != "stone" else "#74787d", stroke_width=3)
    )
