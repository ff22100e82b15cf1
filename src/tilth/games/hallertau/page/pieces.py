"""The pieces of Hallertau as drawings of our own: fields with what grows on them, pastures, buildings, the center.

A piece is drawn once, in a field of its own, and stands in the sprite of the page; whatever shows it uses it by name.
What must look different by day and by night takes its colour from the style sheet.
"""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["BAY", "PIECES", "PLOT", "YARD", "disc", "line", "oval", "path", "rect", "use"]

PLOT, YARD, BAY = (48, 42), (62, 46), (40, 74)  # the fields that fields, pastures and bays are drawn in

EAR, EAR_LIT, RYE, RYE_LIT, STALK = "#d9a520", "#f2cf63", "#c79a58", "#f0d8a2", "#a9a04a"
BLOSSOM, BLOSSOM_LIT, LEAF, LEAF_LIT, LEAF_DARK = "#4f86d6", "#8db8f2", "#5f943c", "#8fbf5c", "#3f7029"
POLE, CONE = "#7d5836", "#b9d670"
WOOL, WOOL_RIM, FACE, FACE_DARK = "#fbf5e8", "#93866f", "#5d5046", "#463b33"
PLASTER, TIMBER, TILE, TILE_DARK, DOOR = "#f4e7cb", "#7a4e2f", "#b5523a", "#8d3a28", "#6e4629"
STONE, STONE_LIT, STONE_DARK, BRICK, BRICK_DARK = "#9a9c9e", "#c6c9cb", "#73767a", "#c07a55", "#96583a"
COPPER, IRON, GOLD, BREAD = "#c98040", "#565b61", "#e9b93c", "#c98a3e"
GLASS = "var(--h-glass, #d3e7ee)"  # what shines through a window


# -- how to draw -----------------------------------------------------------------------------------------------------


def written(look: dict[str, str | int | float]) -> str:
    """Attributes; `stroke_width` is `stroke-width`, `class_` is `class`."""
    return "".join(f' {key.rstrip("_").replace("_", "-")}="{value}"' for key, value in look.items())


def path(d: str, fill: str = "none", **look: str | int | float) -> str:
    return f'<path d="{d}" fill="{fill}"{written(look)}/>'


def line(d: str, colour: str, width: float, **look: str | int | float) -> str:
    return path(d, "none", stroke=colour, stroke_width=width, stroke_linecap="round", **look)


def disc(x: float, y: float, r: float, fill: str, **look: str | int | float) -> str:
    return f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{r:.4g}" fill="{fill}"{written(look)}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, turn: float = 0) -> str:
    turned = f' transform="rotate({turn:g} {x:.4g} {y:.4g})"' if turn else ""
    return f'<ellipse cx="{x:.4g}" cy="{y:.4g}" rx="{rx:.4g}" ry="{ry:.4g}" fill="{fill}"{turned}/>'


def rect(x: float, y: float, width: float, height: float, fill: str, **look: str | int | float) -> str:
    return f'<rect x="{x:.4g}" y="{y:.4g}" width="{width:.4g}" height="{height:.4g}" fill="{fill}"{written(look)}/>'


def use(name: str, x: float, y: float, width: float, height: float = 0) -> str:
    """A piece or a sign of the sprite with its upper left corner at (x, y)."""
    return f'<use href="#s-{name}" x="{x:.4g}" y="{y:.4g}" width="{width:.4g}" height="{height or width:.4g}"/>'


# -- fields: the crop stands in rows ---------------------------------------------------------------------------------

ROWS = (17.0, 27.5, 38.0)  # where the feet of each row of plants stand, from the back


def soil() -> str:
    furrows = "".join(f"M3.5 {y:g}c7-2.6 13.5 2.6 20.5 0s13.5 2.6 20.5 0" for y in (10.5, 21, 31.5))
    return (
        rect(1, 3, 46, 38, "var(--h-soil, #96704c)", rx=6)
        + line("M4 4.6h40", "var(--h-rim, #b08a62)", 1.6)
        + line(furrows, "var(--h-furrow, #7c5838)", 2.6)
    )


def feet(step: float) -> Iterable[tuple[float, float]]:
    """Where plants stand; every second row is shifted."""
    for k, y in enumerate(ROWS):
        x = 6.5 + (step / 2 if k % 2 else 0)
        while x <= 43:
            yield x, y
            x += step


def barley() -> str:
    """Upright ears with long awns."""
    spots = list(feet(7.2))
    return (
        soil()
        + line("".join(f"M{x:g} {y:g}v-9" for x, y in spots), STALK, 1.1)
        + line("".join(f"M{x:g} {y - 9:g}v-4.6" for x, y in spots), EAR, 3.4)
        + line("".join(f"M{x - 0.5:g} {y - 9.5:g}v-3.6" for x, y in spots), EAR_LIT, 1.2)
        + line("".join(f"M{x - 1:g} {y - 15:g}l-1.6-3.4M{x:g} {y - 15.4:g}v-3.8M{x + 1:g} {y - 15:g}l1.6-3.4"
                       for x, y in spots), EAR, 0.7)
    )  # fmt: skip


def rye() -> str:
    """Slender ears that bend over."""
    spots = list(feet(7.6))
    return (
        soil()
        + line("".join(f"M{x - 1:g} {y:g}c0-6 0-9.5 1.6-12.5" for x, y in spots), "#97a05a", 1.1)
        + line("".join(f"M{x:g} {y - 10.6:g}q1.4-5 5.2-3.6" for x, y in spots), RYE, 3)
        + line("".join(f"M{x + 0.4:g} {y - 11.4:g}q1.4-3.6 4.2-2.8" for x, y in spots), RYE_LIT, 1)
        + line("".join(f"M{x - 1:g} {y - 2.5:g}q2.6-3.4 4.6-3.2" for x, y in spots), "#97a05a", 0.9)
    )


def flax() -> str:
    """Blue flowers on thin stems."""
    spots = list(feet(8))
    return (
        soil()
        + line(
            "".join(f"M{x:g} {y:g}v-9M{x:g} {y - 2:g}l-2.6-3.4M{x:g} {y - 3.4:g}l2.6-3.2" for x, y in spots), LEAF, 1
        )
        + "".join(disc(x, y - 11, 2.9, BLOSSOM) for x, y in spots)
        + line("".join(f"M{x - 1.5:g} {y - 11:g}h3M{x:g} {y - 12.5:g}v3" for x, y in spots), BLOSSOM_LIT, 1.3)
        + "".join(disc(x, y - 11, 0.85, "#ffe27a") for x, y in spots)
    )


def bine(x: float, foot: float, height: float) -> str:
    """A hop pole with its bine: leaves wind upwards, cones hang between them."""
    found = [line(f"M{x:g} {foot:g}V{foot - height:g}", POLE, 1.7)]
    for k in range(6):
        y = foot - 2.5 - (height - 9) * k / 5
        side = 1 if k % 2 else -1
        wide = 3.3 - 0.3 * k
        found.append(oval(x + side * 1.8, y, wide, wide * 0.75, LEAF if k % 3 else LEAF_DARK, -side * 28))
        found.append(oval(x - side * 2, y - 1.8, wide * 0.7, wide * 0.55, LEAF_LIT, side * 28))
        if k % 2:
            found.append(oval(x - side * 2.6, y + 2, 1.4, 2.1, CONE))
    return "".join(found)


def hops() -> str:
    """Poles with bines, and the wires between them."""
    back = "".join(bine(x, 23, 22) for x in (12.5, 24, 35.5))
    front = "".join(bine(x, 39, 29) for x in (7, 18.3, 29.7, 41))
    return soil() + line("M4 2h40", POLE, 0.8) + back + line("M3 11h42", POLE, 0.8) + front


# -- sheep and where they graze --------------------------------------------------------------------------------------


def sheep() -> str:
    """In a field of 32 by 24, looking to the right."""
    curls = ((6.8, 11.5, 4.4), (10.6, 8, 4.5), (16, 7.3, 4.7), (20.2, 10, 4.5), (19, 14.4, 4.2), (13.2, 15.4, 4.5),
             (7.8, 14.8, 4.1))  # fmt: skip
    rim = "".join(disc(x, y, r, WOOL_RIM) for x, y, r in curls)
    wool = "".join(disc(x, y, r - 0.9, WOOL) for x, y, r in curls) + oval(13.4, 11.4, 7.4, 5, WOOL)
    legs = line("M8.4 17.5v5.2M11.8 18.5v4.2M16.6 18.5v4.2M19.6 17.5v5.2", FACE, 1.9)
    curl = line("M7.6 11.6q1.9-2 3.9.2M13.4 9q1.9-2 3.9.2M13.2 14.4q1.9-2 3.9.2", "#d9cdb6", 1)
    head = (
        path("M22 6.4c1.7-1.4 4-1.2 5.3.4l2.5 2.3c.8 2-.5 4.5-2.9 4.8-3 .3-5.3-1.6-5.5-4.2-.1-1.2.1-2.4.6-3.3z",
             FACE)
        + oval(21.7, 8.8, 1.3, 2.6, FACE_DARK, 40)
        + disc(26, 8.8, 0.75, "#fff")
    )  # fmt: skip
    return legs + rim + wool + curl + head + disc(23, 5.6, 2.2, WOOL, stroke=WOOL_RIM, stroke_width=0.7)


def pickets(xs: Iterable[float], y: float) -> str:
    return path("".join(f"M{x:g} {y:g}v-8l1.4-1.8 1.4 1.8v8z" for x in xs), "var(--h-stake, #a8794a)")


def meadow() -> str:
    """A farmyard card on the stable board, as grass behind a fence."""
    tufts = (
        "M9 22q1-3 0-5M11 22q1-2 2.6-3.4M50 20q-1-3 0-5M48 20q-1-2-2.6-3.4M29 17q.6-2 0-4M32 40q1-3 0-5M34 40q1-2 2.4-3"
    )
    return (
        rect(1, 1, 60, 44, "var(--h-meadow, #b4cd82)", rx=7, stroke="var(--h-meadow-rim, #7d9a4e)", stroke_width=1.4)
        + line("M3 8.5h56", "var(--h-rail, #b98c5a)", 1.6)
        + pickets(range(4, 58, 9), 12.5)
        + line(tufts, "var(--h-tuft, #86a555)", 1.2)
    )


def stable() -> str:
    """A barn with its doors open, in a field of 62 by 46."""
    return (
        path("M4 45V19L31 3l27 16v26z", "#b4573f")
        + line("M12 45V17M20 45V13M42 45V13M50 45V17", "#9a4533", 1)
        + path("M0 21 31 1l31 20-2.4 3.4L31 6.2 2.4 24.4z", "#6a4a36")
        + path("M15 45V25h32v20z", "#43302a")
        + path("M15 25v20l-6-2V26zM47 25v20l6-2V26z", "#d9c29a", stroke="#8b6b45", stroke_width=0.8)
        + line("M9.5 42l5-15M52.5 42l-5-15", "#8b6b45", 1)
        + disc(31, 16, 3.4, "#f4e7cb", stroke="#6a4a36", stroke_width=1)
        + path("M15.5 45c3-3.6 7-4 10-2 3-2.6 8-2.6 11 0 3-1.6 7-1 9.5 2z", "#d9b45a")
    )


def wild(turned: bool) -> str:
    """Grass and flowers where there is no field, in a field of 90 by 30."""
    spots = ((12, 26), (40, 16), (63, 28), (80, 18)) if turned else ((8, 15), (30, 28), (56, 18), (82, 27))
    grass = "".join(f"M{x} {y}q.6-5-1-8M{x - 3} {y}q-1-4-4-5.5M{x + 3} {y}q1-4 4-5.5" for x, y in spots)
    flowers = ((24, 13, "#fffdf0"), (70, 14, "#f2c94c"), (50, 27, "#e98a80")) if turned else (
        (20, 26, "#f2c94c"), (43, 12, "#e98a80"), (70, 12, "#fffdf0"))  # fmt: skip
    stems = "".join(f"M{x} {y}v6" for x, y, _ in flowers)
    return (
        line(grass, "currentColor", 1.3)
        + line(stems, "currentColor", 1)
        + "".join(disc(x, y, 2.4, tone) + disc(x, y, 0.9, "#a8792c") for x, y, tone in flowers)
    )


# -- buildings, in a field of 44 by 44 -------------------------------------------------------------------------------


def pane(x: float, y: float, width: float = 6, height: float = 6) -> str:
    frame = f"M{x + width / 2:g} {y:g}v{height:g}M{x:g} {y + height / 2:g}h{width:g}"
    return rect(x, y, width, height, GLASS, stroke=TIMBER, stroke_width=1.2) + path(
        frame, stroke=TIMBER, stroke_width=0.9
    )


def carpentry() -> str:
    """A log house with planks against its wall, and a saw above the door."""
    return (
        rect(6, 20, 30, 21, "#c08a55")
        + line("M6 25.2h30M6 30.4h30M6 35.6h30", "#94623a", 1.2)
        + path("M2 22 21 5l19 17z", "#8a5d36")
        + path("M8 21 21 9.4 34 21z", "#d8ac74")
        + path("M12 19.5 25.5 13l3.3 2.8-15 5.5-.4-.9-.8.3z", "#dfe5ea", stroke=IRON, stroke_width=0.7)
        + path("M25.5 13c1-2 4.5-2 5.2.2.5 2-1.9 2.6-1.9 2.6z", TIMBER)
        + path("M17 41V28.5h8V41z", DOOR)
        + path("M33 41 41 21.5l1.8.7L35.5 41zM36.5 41 42 27.5l1.7.7L38.8 41z", "#e6c691", stroke="#a97b48",
               stroke_width=0.6)
        + "".join(disc(x, y, 2.3, "#e6c691", stroke="#94623a",
               stroke_width=1) for x, y in ((3.5, 38.7), (8, 38.7), (5.8, 34.8)))
    )  # fmt: skip


def brewery() -> str:
    """A brick house with a copper hood over the kettle, steam, and a barrel."""
    return (
        path("M11 8C7.5 6 12 3.5 8.5.8M15 7c-2.5-2 1.5-3.6-.5-6.2", stroke="var(--h-smoke, #b9b2a6)", stroke_width=1.6,
             stroke_linecap="round")
        + rect(9, 9, 8, 12, COPPER) + path("M7.5 10.5 13 5.5l5.5 5z", "#a3612b")
        + rect(5, 20, 34, 21, BRICK)
        + path("M5 24.5h34M5 29h34M5 33.5h34M5 38h34M12 20v4.5M22 20v4.5M32 20v4.5M8 24.5V29M35 24.5V29M12 "
               "29v4.5M36 33.5V38",
               stroke=BRICK_DARK, stroke_width=0.8)
        + path("M2 21.5 9 12h28l5 9.5z", "#6d5145") + line("M5 19h35M7.5 15.6h31", "#57403a", 0.9)
        + pane(10, 26, 7, 7)
        + path("M26 41V30a4 4 0 0 1 8 0v11z", DOOR)
        + rect(15.5, 33.5, 10, 8, "#c99659", rx=3.4, stroke="#7a4e2f", stroke_width=1)
        + line("M18.5 33.8v7.4M22.5 33.8v7.4", IRON, 1)
        + oval(35.5, 25, 2.2, 3, LEAF_LIT) + oval(35.5, 23.2, 1.3, 1.3, LEAF)
    )  # fmt: skip


def cooling_house() -> str:
    """Thick walls of stone under turf, blocks of ice before the door."""
    flake = "".join(
        f"M31 18l{dx:g} {dy:g}" for dx, dy in ((0, -5), (4.3, -2.5), (4.3, 2.5), (0, 5), (-4.3, 2.5), (-4.3, -2.5))
    )
    return (
        path("M3 41V24C3 14 11 9 22 9s19 5 19 15v17z", "#a9b4bd")
        + path("M3 29h38M3 35h38M10 24v5M24 24v5M36 24v5M7 29v6M17 29v6M29 29v6M38 29v6M11 35v6M34 35v6",
               stroke="#83909b",
               stroke_width=0.9)
        + path("M1.5 25C2 12.5 10 6 22 6s20 6.5 20.5 19c-3-2.5-6-2-8 .2-2.5-3-6.5-3-9-.2-2.5-3-6.5-3-9 "
               "0-2.5-2.6-5.8-2.4-8 .2-2-2-4.5-2-7-.2z",
               "#7d9a4e")
        + line("M8 17q1-3 3-4.5M16 12q2-2 4-2M28 11q3 .5 5 2.5M36 17l1 2", "#a3bd70", 1.3)
        + path("M14 41V31a6 6 0 0 1 12 0v10z", "#4b5b68")
        + disc(31, 18, 6.2, "#f2f8fb", stroke="#5f7f98", stroke_width=1) + line(flake, "#5f8fb5", 1.2)
        + path("M26 41v-6h6.5v6zM32.5 41v-7h7v7zM29 35v-5.5h6.5V35z", "#cfe8f4", stroke="#8fbad2", stroke_width=0.9)
    )  # fmt: skip


def bakery() -> str:
    """A plastered house with a smoking oven and a pretzel for a sign."""
    return (
        path("M34.5 8c-2.6-2 1.6-4-.6-7.2", stroke="var(--h-smoke, #b9b2a6)", stroke_width=1.8, stroke_linecap="round")
        + rect(31, 8, 6.5, 12, BRICK) + rect(30, 7, 8.5, 2.6, BRICK_DARK)
        + rect(6, 20, 32, 21, PLASTER)
        + path("M6 20.8h32M7 20v21M37 20v21M22 20v9M7 30.5h30M7 30.5l6-9.5M37 30.5l-6-9.5", stroke=TIMBER,
               stroke_width=1.6)
        + path("M2 22 12 9h20l10 13z", TILE) + line("M6 18h32M9 13.8h26", TILE_DARK, 1)
        + path("M24 41v-7.5a4.5 4.5 0 0 1 9 0V41z", "#5d3a22") + path("M25.5 41v-5a3 3 0 0 1 6 0v5z", "#f0913a")
        + pane(10, 33, 7, 6)
        + disc(18, 25.5, 6, "#fff8e6", stroke=TIMBER, stroke_width=1)
        + path("M18 29.5c-3.5-1.5-5-4.5-3.2-6 1.6-1.2 3 .6 3.2 2.2.2-1.6 1.6-3.4 3.2-2.2 1.8 1.5.3 4.5-3.2 6z"
               "M16 28.5l2-2.8 2 2.8",
               stroke=BREAD, stroke_width=1.5, stroke_linejoin="round", stroke_linecap="round")
    )  # fmt: skip


def manufactory() -> str:
    """A long hall with a roof like a saw, a chimney, and cloth hung out."""
    return (
        path("M37.5 6c-3-1.6 1.5-3.2-.8-5.4", stroke="var(--h-smoke, #b9b2a6)", stroke_width=1.8,
               stroke_linecap="round")
        + path("M35 22 36 6h4l1 16z", BRICK_DARK)
        + path("M3 41V22l10-8v8l10-8v8l10-8v8h8v19z", "#b98a76")
        + path("M3 22l10-8v8zM13 22l10-8v8zM23 22l10-8v8z", "#6f7f8c")
        + path("M10 20.5v-3l2-1.6v4.6zM20 20.5v-3l2-1.6v4.6zM30 20.5v-3l2-1.6v4.6z", GLASS)
        + line("M3 22.6h38", "#8a5f4d", 1.2)
        + "".join(pane(x, 25.5, 5.5, 5.5) for x in (5.5, 13.5, 33))
        + path("M23 41V29h7v12z", DOOR)
        + line("M3.5 33.5q9 2.6 18.5 0", IRON, 0.8)
        + path("M5.5 34.3h4v6.2q-2 1-4 0z", BLOSSOM)
        + path("M10.8 34.7h4v5.8q-2 1-4 0z", WOOL, stroke=WOOL_RIM, stroke_width=0.6)
        + path("M16.2 34.5h4v6q-2 1-4 0z", "#b3475a")
    )  # fmt: skip


def boulder() -> str:
    """In a field of 24 by 24."""
    return (
        oval(12, 20.5, 10.5, 2.2, "rgb(40 30 20 / 25%)")
        + path("M1.8 18.5 3.5 10 9.8 4l7.4 1.2L22 12l-.8 6.6-5.4 2.7H6.2z", STONE)
        + path("M3.5 10 9.8 4l7.4 1.2L13 9.5l-5.5 1.5z", STONE_LIT)
        + path("M22 12l-.8 6.6-5.4 2.7L13.5 15 13 9.5l4.2-4.3z", STONE_DARK)
        + line("M7.5 11l-1 4.5 1.5 3M13.5 15 10 17", STONE_DARK, 0.9)
    )


# -- the community center: bay by bay, in fields of 40 by 74 ---------------------------------------------------------


def bay(framed: bool) -> str:
    """A bay of the hall. The roof goes on at both sides."""
    braces = "M2 64 11 44M38 64 29 44" if framed else "M2 44 11 64M38 44 29 64"
    return (
        rect(-0.3, 38, 40.6, 28, PLASTER)
        + path(f"M0 39h40M0 52.5h12.5M27.5 52.5H40M0 65h40M1 39v26M39 39v26{braces}", stroke=TIMBER, stroke_width=2)
        + rect(13, 44, 14, 15, GLASS, stroke=TIMBER, stroke_width=2)
        + path("M20 44v15M13 51h14", stroke=TIMBER, stroke_width=1.2)
        + (path("M11 60.5h18v3H11z", LEAF_DARK) + line("M13 60.5h14", "#e0574f", 2.4,
               stroke_dasharray="0 3.4") if framed else "")
        + path("M-.3 40V16h40.6v24z", TILE)
        + line("M0 22h40M0 28h40M0 34h40M6 16v6M18 16v6M30 16v6M12 22v6M24 22v6M36 22v6M6 28v6M18 28v6M30 28v6"
               "M12 34v6M24 34v6M36 34v6",
               TILE_DARK, 0.9)
        + line("M-.3 16h40.6", TILE_DARK, 2.4) + line("M-.3 40h40.6", TIMBER, 1.8)
        + ("" if framed else path("M13 34V26l7-5 7 5v8z", PLASTER) + path("M11 27.5 20 20l9 7.5", stroke=TILE_DARK,
               stroke_width=2) + rect(16.5, 27, 7, 6, GLASS, stroke=TIMBER, stroke_width=1))
    )  # fmt: skip


def front() -> str:
    """The gable of the hall, with the window that shows a number."""
    return (
        path("M1 66V34L20 8l19 26v32z", PLASTER)
        + path("M2 65h36M2 38h36M2 38v27M38 38v27M2 64 9 40M38 64 31 40", stroke=TIMBER, stroke_width=2)
        + path("M-2 38 20 4l22 34-3.4 2L20 11 1.4 40z", TILE, stroke=TILE_DARK, stroke_width=1)
        + rect(9, 30, 22, 19, GLASS, stroke=TIMBER, stroke_width=2.2, rx=2)
        + path("M14 66V57.5a6 6 0 0 1 12 0V66z", DOOR) + disc(23.5, 61, 0.9, GOLD)
    )  # fmt: skip


def tower() -> str:
    """The same with a tower and its onion dome, once the hall is worth points."""
    return (
        rect(2, 20, 36, 46, PLASTER)
        + path("M2 65h36M2 27h36M2 52h36M3 20v45M37 20v45", stroke=TIMBER, stroke_width=2)
        + path("M0 21c1-7 8-6 9-11C10 4 17 1 20-6c3 7 10 10 11 16 1 5 8 4 9 11z", "#5f8a7c", stroke="#41665b",
               stroke_width=1)
        + line("M14 8q6 3 12 0M9 15q11 4 22 0", "#7fb0a1", 1.2)
        + line("M20-6V-13", IRON, 1.2) + path("M20-13h10l-3 2.5 3 2.5H20z", "#3f7ac0")
        + rect(9, 30, 22, 19, GLASS, stroke=TIMBER, stroke_width=2.2, rx=2)
        + path("M14 66v-6a6 6 0 0 1 12 0v6z", DOOR) + disc(20, 24, 2.4, GOLD)
    )  # fmt: skip


def site() -> str:
    """A plot that waits for the hall, with a board for its number."""
    return (
        line("M20 66V54", POLE, 2)
        + rect(5, 46, 30, 17, "var(--h-board, #fffaf0)", rx=3, stroke=POLE, stroke_width=1.6)
        + line("M2 66v-6M38 66v-6", "var(--h-site, #a8946d)", 1.6)
    )


def scaffold() -> str:
    """The plot where the hall grows next: poles, planks, a ladder and a heap of tiles."""
    return (
        line("M3 66V20M20 66V14M37 66V20", POLE, 1.8)
        + line("M1 34h38M1 22h38", "#c79a63", 2.6)
        + line("M3 34 20 22M20 34 37 22", "#a97b48", 1)
        + line("M26 66 33 34M31 66 38 34M27.4 60h5M28.8 54h5M30.2 47h5M31.6 41h5", "#8a5d36", 1.1)
        + path("M4 33v-4h9v4zM6 29v-3h5v3z", TILE)
        + rect(5, 46, 30, 17, "var(--h-board, #fffaf0)", rx=3, stroke=POLE, stroke_width=1.6)
    )


def tree() -> str:
    """In a field of 24 by 34."""
    return (
        line("M12 34V20", POLE, 2.6)
        + "".join(disc(x, y, r, "var(--h-tree, #6f9a4a)") for x, y, r in ((7, 15, 6.5), (17, 15, 6.5), (12, 9, 7.5)))
        + "".join(
            disc(x, y, r, "var(--h-tree-lit, #93b968)") for x, y, r in ((9, 8, 3.4), (5.5, 14, 2.4), (15, 13, 2.6))
        )
    )


def garden() -> str:
    """Far poles with hops on a hill, in a field of 40 by 24."""
    poles = "".join(f"M{x} 24V{5 - k % 2 * 3}" for k, x in enumerate(range(4, 40, 8)))
    return (
        line(poles, POLE, 0.9)
        + line(poles, "var(--h-tree, #6f9a4a)", 3.2, stroke_dasharray="1.6 3.4")
        + line("M4 5 12 2 20 5 28 2 36 5", POLE, 0.6)
    )


PIECES: dict[str, tuple[tuple[int, int], str]] = {  # each with the field it is drawn in; some reach beyond it
    "plot": (PLOT, soil()),
    "plot-barley": (PLOT, barley()),
    "plot-flax": (PLOT, flax()),
    "plot-hops": (PLOT, hops()),
    "plot-rye": (PLOT, rye()),
    "sheep": ((32, 24), sheep()),
    "meadow": (YARD, meadow()),
    "barn": (YARD, stable()),
    "wild-odd": ((90, 30), wild(True)),
    "wild-even": ((90, 30), wild(False)),
    "carpentry": ((44, 44), carpentry()),
    "brewery": ((44, 44), brewery()),
    "cooling_house": ((44, 44), cooling_house()),
    "bakery": ((44, 44), bakery()),
    "manufactory": ((44, 44), manufactory()),
    "boulder": ((24, 24), boulder()),
    "bay": (BAY, bay(False)),
    "bay-flowers": (BAY, bay(True)),
    "front": (BAY, front()),
    "tower": (BAY, tower()),
    "site": (BAY, site()),
    "scaffold": (BAY, scaffold()),
    "tree": ((24, 34), tree()),
    "garden": ((40, 24), garden()),
}
