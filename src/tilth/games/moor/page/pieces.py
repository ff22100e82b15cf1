"""Forests, moors, horses and whatever else the moor has, as drawings of our own among those of Agricola.

What must look different by day and by night takes its colour from the style sheet.
"""

from __future__ import annotations

from tilth.games.agricola.page.pieces import (
    BARK,
    CUT_WOOD,
    GRAIN_LIT,
    PIECES,
    SKIN,
    STONE,
    STONE_LIT,
    TIMBER,
    add_piece,
    disc,
    oval,
    path,
)

__all__ = ["SPECIALS"]

FIR, FIR_LIT, FIR_DARK = "#3f6b4a", "#5f8d5c", "#2d5140"
OAK, OAK_LIT, TRUNK = "#6d8f3f", "#8fae58", "#6b4a31"
PEAT, PEAT_LIT, PEAT_DARK = "#5b3d2b", "#7d583f", "#3d271a"
WATER, SHINE = "var(--m-water, #5f7f8a)", "var(--m-shine, #b5cdd1)"
FLAME, EMBER = "#d9622b", "#f6c64f"
COAT, COAT_DARK, MANE, HOOF = "#9a5f3c", "#7d492b", "#4f382b", "#3a2c24"
LINEN, LINEN_SHADE, HEADBOARD = "#fbf3e2", "#d9ccb2", "#8a5a34"
FOREST_FLOOR, MOOR_FLOOR = "var(--m-forest, #7d9a55)", "var(--m-moor, #a39a63)"


# -- tiles, in a field of 100 by 100 ---------------------------------------------------------------------------------


def fir(x: float, y: float, size: float, tone: str = FIR, lit: str = FIR_LIT) -> str:
    """A fir whose trunk ends at (x, y)."""
    crown = "M0-46 9-31H4.5L13-19H7L17-5H-17L-7-19H-13L-4.5-31H-9z"
    light = "M0-46 4.5-38.5-1-31-4.5-31H-9zM-1-31-5-19H-13L-4.5-31zM-4-19-9-5H-17L-7-19z"
    drawn = (
        path("M-2.6-6h5.2V2h-5.2z", TRUNK)
        + path(crown, tone, stroke=tone, stroke_width=1.6, stroke_linejoin="round")
        + path(light, lit, opacity=0.55)
    )
    return f'<g transform="translate({x:g} {y:g}) scale({size:g})">{drawn}</g>'


def oak(x: float, y: float, size: float) -> str:
    """A tree with leaves whose trunk ends at (x, y)."""
    crown = ((-9, -22, 10), (9, -23, 10.5), (0, -32, 12), (0, -19, 10))
    drawn = (
        path("M-3 2C-1.6-5-1.6-9-3-14H3C1.6-9 1.6-5 3 2z", TRUNK)
        + "".join(disc(cx, cy, r, OAK) for cx, cy, r in crown)
        + path("M-12-27C-9-36-2-41 5-41M-4-22c2-4 6-6 10-6", stroke=OAK_LIT, stroke_width=3, stroke_linecap="round")
    )
    return f'<g transform="translate({x:g} {y:g}) scale({size:g})">{drawn}</g>'


def forest() -> str:
    """Firs and oaks, those behind first."""
    ground = f'<rect x="3" y="3" width="94" height="94" rx="10" fill="{FOREST_FLOOR}"/>'
    shade = "".join(oval(x, y, w, 4, FIR_DARK) for x, y, w in ((26, 92, 17), (53, 93, 12), (79, 92, 16)))
    behind = (
        fir(18, 54, 0.86, FIR_DARK, FIR) + fir(41, 50, 0.92, FIR_DARK, FIR)
        + fir(63, 52, 0.84, FIR_DARK, FIR) + fir(81, 55, 0.92, FIR_DARK, FIR)
    )  # fmt: skip
    middle = oak(30, 72, 0.8) + fir(52, 74, 0.98) + oak(76, 73, 0.84) + fir(17, 77, 0.74)
    before = fir(27, 93, 0.96) + oak(53, 94, 0.78) + fir(79, 93, 0.98)
    return f'{ground}{behind}{middle}<g opacity="0.3">{shade}</g>{before}'


def cotton_grass(x: float, y: float, turn: float = 0) -> str:
    """Stalks with white tufts."""
    stalks = "M0 0C-1-7-1.5-11-3-15M1 0c0-8 .5-13 2.5-18M2 0c1.5-5 3.5-8 6.5-10"
    tufts = disc(-3.2, -16.4, 2.7, "#fdfaf0") + disc(3.7, -19.6, 3, "#fdfaf0") + disc(9, -11.4, 2.5, "#fdfaf0")
    drawn = path(stalks, stroke="#7a7f3e", stroke_width=1.3, stroke_linecap="round") + tufts
    return f'<g transform="translate({x:g} {y:g}) rotate({turn:g})">{drawn}</g>'


def heather(x: float, y: float) -> str:
    spots = ((0, 0), (4, -3), (-4, -2), (2, -6), (-2, -5), (6, 0), (-6, 1))
    blossom = "".join(disc(x + a, y + b, 1.7, "#a5628f" if k % 2 else "#c58bb2") for k, (a, b) in enumerate(spots))
    return path(f"M{x - 6:g} {y + 4:g}q6-6 12 0", stroke="#66703a", stroke_width=2, stroke_linecap="round") + blossom


def pool(x: float, y: float, wide: float, tall: float) -> str:
    """Dark water with a bank of peat and what it mirrors."""
    return (
        oval(x, y, wide + 3.5, tall + 3, PEAT)
        + oval(x, y + 1.2, wide, tall, WATER)
        + path(f"M{x - wide * 0.6:.3g} {y - tall * 0.1:.3g}h{wide * 0.7:.3g}M{x - wide * 0.2:.3g} "
               f"{y + tall * 0.45:.3g}h{wide * 0.6:.3g}", stroke=SHINE, stroke_width=1.8, stroke_linecap="round")
    )  # fmt: skip


def moor() -> str:
    """Pools between heather and cotton grass."""
    ground = f'<rect x="3" y="3" width="94" height="94" rx="10" fill="{MOOR_FLOOR}"/>'
    moss = "".join(
        oval(x, y, rx, ry, "#8b8b4c") for x, y, rx, ry in ((22, 22, 15, 7), (76, 40, 17, 8), (30, 78, 18, 8))
    )
    tufts = path(
        "M12 40c-1-6-3-9-5-11M13 40c0-7 .5-10 2-13M14 40c1-5 3-7 5-9M60 90c-1-6-3-9-5-11M61 90c0-7 .5-10 2-13M62 "
        "90c1-5 3-7 5-9M88 20c-1-5-2-7-4-9M89 20c0-6 .5-8 1.5-10M90 20c.8-4 2-5 4-7",
        stroke="#6f7b3a", stroke_width=1.6, stroke_linecap="round",
    )  # fmt: skip
    return (
        f'{ground}<g opacity="0.5">{moss}</g>'
        + pool(60, 26, 22, 8.5) + pool(34, 57, 23, 9.5) + pool(78, 73, 14, 6.5)
        + tufts
        + heather(20, 20) + heather(68, 48) + heather(88, 55) + heather(14, 80) + heather(46, 88)
        + cotton_grass(28, 38, -4) + cotton_grass(84, 42, 5) + cotton_grass(30, 90, -3) + cotton_grass(58, 62)
    )  # fmt: skip


def covered() -> str:
    """A tile that lies under another one: its rim looks out below and on the right."""
    return (
        f'<rect x="8.5" y="8.5" width="92" height="92" rx="10" fill="{MOOR_FLOOR}" stroke="{PEAT}" stroke-width="2"/>'
    )


def tombstone() -> str:
    """A stone with a cross between two bushes, on a cell of its own."""
    ground = '<rect x="4" y="4" width="92" height="92" rx="10" fill="var(--m-rest, #c3c89a)"/>'
    stone = (
        path("M28 84V44a22 22 0 0 1 44 0v40z", STONE)
        + path("M34 80V45a16 16 0 0 1 14-15", stroke=STONE_LIT, stroke_width=4, stroke_linecap="round")
        + path("M47 42h6v9h9v6h-9v18h-6V57h-9v-6h9z", "#6b6f74")
        + path("M22 84h56v7H22z", "#74787d")
    )
    bushes = "".join(disc(x, y, r, tone) for x, y, r, tone in (
        (15, 82, 8, OAK), (23, 86, 7, OAK_LIT), (85, 83, 8, OAK), (77, 87, 6.5, OAK_LIT)))  # fmt: skip
    return ground + stone + bushes


def dig() -> str:
    """A fence that marks what was found in the peat, on a cell of its own."""
    ground = f'<rect x="4" y="4" width="92" height="92" rx="10" fill="{MOOR_FLOOR}"/>'
    pit = path("M18 62 30 44h42l12 18-10 18H28z", PEAT) + path("M26 62 34 51h32l9 11-7 12H33z", PEAT_DARK)
    found = path("M42 60c0-5 4-8 8-8s8 3 8 8v8H42z", "#c98b5a") + path("M44 59h12M44 64h12", stroke="#8a5630",
                                                                     stroke_width=1.8)  # fmt: skip
    fence = path("M10 90V70M30 94V74M50 95V76M70 94V74M90 90V70", stroke=BARK, stroke_width=5, stroke_linecap="round")
    rails = path("M8 78c28 6 56 6 84 0M8 86c28 6 56 6 84 0", stroke=TIMBER, stroke_width=3.4, stroke_linecap="round")
    return ground + pit + found + rails + fence


# -- goods and marks, in a field of 24 by 24 -------------------------------------------------------------------------


def sod(x: float, y: float) -> str:
    """A cut piece of peat seen from a corner."""
    return (
        path(f"M{x:g} {y:g}l3.2-2.6h7.2v4l-3.2 2.8H{x:g}z", PEAT_DARK)
        + path(f"M{x:g} {y:g}h7.2v4.2H{x:g}z", PEAT)
        + path(f"M{x:g} {y:g}l3.2-2.6h7.2L{x + 7.2:g} {y:g}z", PEAT_LIT)
    )


def fuel() -> str:
    """Sods of peat that glow."""
    flame = path("M12.4 1c.5 2.7 4.2 4.1 4.2 7.4 0 2.5-1.9 4-4.3 4S8 10.9 8 8.4c0-1.6.9-2.7 1.7-3.8.3 1 .8 1.5 1.4 "
                 "1.8-.3-1.8.2-3.7 1.3-5.4z", FLAME)  # fmt: skip
    glow = path("M12.3 6.4c.4 1.2 1.7 1.7 1.7 3.2 0 1.1-.7 1.8-1.7 1.8s-1.7-.7-1.7-1.8c0-1.5 1.3-2 1.7-3.2z", EMBER)
    return sod(1.4, 18) + sod(11.8, 18) + sod(6.4, 12.6) + flame + glow


def usage() -> str:
    """A wooden token with a notch for each use."""
    return (
        disc(12, 12, 10.4, BARK)
        + disc(12, 11.4, 9.2, CUT_WOOD)
        + disc(12, 11.4, 7, "none", stroke=TIMBER, stroke_width=1)
        + path("M7.6 11.6l3 3.2 5.8-6.6", stroke="#5d3a22", stroke_width=2.4, stroke_linecap="round",
               stroke_linejoin="round")
    )  # fmt: skip


def garden_path() -> str:
    """Stepping stones between flowers."""
    stones = oval(8, 21, 4.4, 2, STONE) + oval(14.4, 16.4, 3.8, 1.8, STONE_LIT) + oval(9.8, 11.6, 3.3, 1.6, STONE)
    stones += oval(14.2, 7.6, 2.7, 1.3, STONE_LIT) + oval(11.4, 4.2, 2, 1, STONE)
    flowers = "".join(
        path(f"M{x} {y}v4", stroke="#5f8f3a", stroke_width=1.1) + disc(x, y, 1.7, tone) + disc(x, y, 0.6, GRAIN_LIT)
        for x, y, tone in ((3.4, 13, "#c4463a"), (20, 19, "#fdf8ea"), (19.6, 10, "#a5628f"), (5.6, 6.6, "#fdf8ea"))
    )
    return stones + flowers


def heating() -> str:
    """A house with a fire in it."""
    return (
        path("M4 22V11l8-7 8 7v11z", "#b5824f")
        + path("M12 1.5 23.5 11.5l-1.7 2L12 5 2.2 13.5l-1.7-2z", "#8a3f2a")
        + path("M12 8.6c.6 2.8 4.2 4.4 4.2 8 0 2.6-1.8 4.2-4.2 4.2s-4.2-1.6-4.2-4.2c0-3.6 3.6-5.2 4.2-8z", FLAME)
        + path("M12 13.6c.4 1.4 2 2.1 2 3.9 0 1.3-.9 2.1-2 2.1s-2-.8-2-2.1c0-1.8 1.6-2.5 2-3.9z", EMBER)
    )


# -- horses, in a field of 32 by 24, looking to the right ------------------------------------------------------------


def horse_head(x: float, y: float, turn: float = 0) -> str:
    """Neck and head; the neck ends at (x, y)."""
    drawn = (
        path("M-5.6 1.4C-4.6-3-2.6-7-.2-9.6L.2-12l1.9 1.7c1.3.1 2.3.8 2.9 2l2.7 4.2c.6 1.1.3 2.2-.7 2.7-1 .5-2 "
             ".2-2.7-.7L2.5-3.9C2.3-1.6 2 .4 1.6 2.6z", COAT)
        + path("M-4.6 2C-4-2.6-2.4-6.4.2-9.2l-.6-1.4c-3.4.3-6 2.6-7.2 6.2C-8.6-2-8.6 0-7.8 2.4z", MANE)
        + disc(2.6, -7.6, 0.75, "#1c1410")
        + oval(6.4, -2.7, 1.3, 1.5, "#c08a66")
    )  # fmt: skip
    return f'<g transform="translate({x:g} {y:g}) rotate({turn:g})">{drawn}</g>'


def horse() -> str:
    tail = path("M4.6 8.2C1.8 8.6.6 11.4.9 16.2c1-.9 1.6-1.6 2-2.6.1 1.6.6 2.6 1.4 3.4.2-3 .6-5.2 1.8-6.8z", MANE)
    far = path("M8.6 14.5l-.4 8M19.6 14.5l-.3 8", stroke=COAT_DARK, stroke_width=2.1, stroke_linecap="round")
    near = path("M6.4 14l-1 4.2.4 4.4M21.6 14l.9 4.2-.2 4.4", stroke=COAT, stroke_width=2.3, stroke_linecap="round",
                stroke_linejoin="round")  # fmt: skip
    hooves = path("M5.8 21.9v1M8.2 21.9v1M19.3 21.9v1M22.3 21.9v1", stroke=HOOF, stroke_width=2.5)
    body = path("M3.8 10.6C3.8 7.8 5.8 6.6 8.4 6.7c2.8 0 5 .9 7.6.6 2-.2 4.4-.8 6-.2 1.6.6 2.2 2.2 2 4.4-.2 3-2 "
                "4.6-4.6 4.5-2.2-.1-3.4-.6-5.6-.4-2.4.2-4 1-6.2.7-2.4-.3-3.8-2.4-3.8-5.7z", COAT)  # fmt: skip
    shine = path("M7 8.4c3-.8 6 .6 9 .3", stroke="#b97f58", stroke_width=1.3, stroke_linecap="round")
    return tail + far + near + hooves + body + shine + horse_head(23.4, 10.4)


def lying_horse() -> str:
    """One that has lain down and does not breed any more."""
    tail = path("M4 15.4c-2 .4-3.2 2.6-3.2 6 1.4-.6 2.2-1.4 2.8-2.4.2 1.2.6 2 1.4 2.6 0-2.4.4-4 1.4-5.2z", MANE)
    legs = path("M8 20.6h6.4l2-1.2M17 20.8h6.6l2.2-1", stroke=COAT_DARK, stroke_width=2.2, stroke_linecap="round",
                stroke_linejoin="round")  # fmt: skip
    body = path("M3.6 18c0-3.4 2.4-5.2 5.6-5 3 .1 5 .7 7.6.5 2.2-.2 4.6-.6 6 .2 1.4.9 1.6 2.7 1.2 4.6-.4 2-2 3-4.6 "
                "3H9c-3.2 0-5.4-1-5.4-3.3z", COAT)  # fmt: skip
    return tail + body + legs + horse_head(23, 16.6, 8)


# -- the bed, in a field of 44 by 28; blankets take the colour of a seat ---------------------------------------------


def empty_bed() -> str:
    return (
        path("M2 3.5h4.4V27H2zM38.4 12h4V27h-4z", HEADBOARD)
        + path("M4 18h37v5H4z", TIMBER)
        + path("M6.4 14.4h32.4v5.2H6.4z", LINEN)
        + path("M6.8 9.6h8.6c1 0 1.7.7 1.7 1.7v3.4H6.8z", LINEN, stroke=LINEN_SHADE, stroke_width=0.8)
        + path("M18.6 13.4h18c1.2 0 2 .8 2 2v5H18.6z", LINEN_SHADE)
    )


def sick() -> str:
    """Somebody in bed, with a cold nose and a scarf."""
    head = (
        disc(12.6, 10.4, 4.6, SKIN)
        + path("M8.2 9.4c.2-3 2-4.8 4.6-4.8s4.2 1.6 4.2 4c-2.6.6-5.8.6-8.8.8z", "#7a4f2e")
        + disc(15.2, 11.2, 1.1, "#c9604c")
        + path("M12.6 9.8l1.4.5", stroke="#4a3626", stroke_width=0.9, stroke_linecap="round")
        + path("M9 14.4c2 1.3 4.6 1.4 7 .4", stroke="#c9972a", stroke_width=2.4, stroke_linecap="round")
    )
    blanket = path("M17 14.6c3-3 7-3.4 11-2.2 3.4 1 6.6.8 9 .8 1 0 1.6.8 1.6 2v5.6H15.4c-.2-2.6.2-4.6 1.6-6.2z",
                   "currentColor")  # fmt: skip
    folds = path("M23 19.5c.4-2 1.6-3.4 3.4-4.2M30 19.5c.4-1.8 1.4-3 3-3.8", stroke="#fff", stroke_width=1,
                 stroke_linecap="round", opacity=0.45)  # fmt: skip
    return empty_bed() + head + blanket + folds


# -- the seven special actions, in a field of 24 by 24 ---------------------------------------------------------------


def cut_peat() -> str:
    """A spade in the peat."""
    ground = path("M1 15.5h22V22c0 .8-.6 1.4-1.4 1.4H2.4C1.6 23.4 1 22.8 1 22z", PEAT)
    seams = path("M1 19.4h22M7.4 15.5v3.9M16.6 15.5v3.9M4 19.4v4M12 19.4v4M20 19.4v4", stroke=PEAT_LIT,
                 stroke_width=0.9)  # fmt: skip
    grass = path("M1 13.4h22v2.3H1z", OAK)
    spade = (
        path("M12 2.5v9.5", stroke=BARK, stroke_width=2.2, stroke_linecap="round")
        + path("M8.6 1.6h6.8", stroke=BARK, stroke_width=2.2, stroke_linecap="round")
        + path("M8.4 10.5h7.2v4.8c0 2.6-1.6 4-3.6 4.9-2-.9-3.6-2.3-3.6-4.9z", "#c9ced3", stroke="#54595e",
               stroke_width=0.8)
    )  # fmt: skip
    return grass + ground + seams + spade


def fell_trees() -> str:
    """A fir and an axe."""
    axe = (
        path("M0 0V-20.5", stroke=BARK, stroke_width=2.2, stroke_linecap="round")
        + path("M1.8-19.2v5.6h-3.4c-2.4 0-4.6.9-6.2 2.5-.8-3.5-.8-7.1 0-10.6 1.6 1.6 3.8 2.5 6.2 2.5z", "#c9ced3",
               stroke="#54595e", stroke_width=0.8, stroke_linejoin="round")
    )  # fmt: skip
    return fir(8.2, 22, 0.45) + f'<g transform="translate(11.6 23.2) rotate(27)">{axe}</g>'


def slash_and_burn() -> str:
    """A burning stump on a field."""
    field = (
        '<rect x="1.5" y="14.5" width="21" height="8.5" rx="2.4" fill="#8d6543"/>'
        + path("M4 18c2.6-1.4 5.4 1.4 8 0s5.4 1.4 8 0M4 21c2.6-1.4 5.4 1.4 8 0s5.4 1.4 8 0", stroke="#6d4a2e",
               stroke_width=1.2)
    )  # fmt: skip
    stump = path("M8.4 17.4c.6-1.6.7-3.4.6-5.4h6c-.1 2 0 3.8.6 5.4z", TRUNK) + oval(12, 12, 3, 1.1, CUT_WOOD)
    fire = path("M12 .8c.7 3.2 5 4.9 5 8.8 0 1.9-1 3.2-2.6 3.8H9.6C8 12.8 7 11.5 7 9.6c0-2 1.1-3.2 2-4.6.4 1.3.9 1.8 "
                "1.6 2.1C10.3 5 10.8 2.8 12 .8z", FLAME)  # fmt: skip
    glow = path("M12 7c.5 1.5 2.2 2.2 2.2 4 0 1.4-1 2.2-2.2 2.2S9.8 12.4 9.8 11c0-1.8 1.7-2.5 2.2-4z", EMBER)
    return field + stump + fire + glow


def horse_market() -> str:
    """A horse at the rail."""
    rail = path("M1.5 23.5V14M22.5 23.5V14", stroke=BARK, stroke_width=2.2, stroke_linecap="round")
    bar = path("M.8 16.4h22.4M.8 20.6h22.4", stroke=TIMBER, stroke_width=2.2, stroke_linecap="round")
    head = f'<g transform="translate(11.4 16.6) scale(1.24)">{horse_head(0, 0)}</g>'
    return head + rail + bar


def hiring_fair() -> str:
    """A bench with a bowl for whoever is hired."""
    awning = "M1.5 3h21l-1.4 6H2.9z"
    stripes = path("M6 3.4 5.5 8.6h3.2l.2-5.2zM15.1 3.4l.2 5.2h3.2L18 3.4z", LINEN)
    posts = path("M3.6 8.6V23M20.4 8.6V23", stroke=BARK, stroke_width=1.8, stroke_linecap="round")
    table = path("M1.4 17h21.2v2.6H1.4z", TIMBER)
    bowl = path("M7.6 13h8.8c0 2.6-1.4 4-2.8 4.4h-3.2C9 17 7.6 15.6 7.6 13z", "#8f5a3c") + oval(12, 13, 4.4, 1.2,
                                                                                             "#e3a13d")  # fmt: skip
    return posts + path(awning, "#a63a2b", stroke="#7a2a1f", stroke_width=0.8) + stripes + table + bowl


def night(inside: str) -> str:
    """What is done under the moon."""
    sky = '<rect x="1" y="1" width="22" height="22" rx="4.5" fill="#2d3448"/>'
    moon = path("M17.4 3.4a4.6 4.6 0 1 0 3.6 6.6 4 4 0 0 1-3.6-6.6z", GRAIN_LIT)
    stars = disc(5, 5, 0.8, "#fff") + disc(10.4, 4, 0.6, "#fff") + disc(3.8, 10.6, 0.6, "#fff")
    return sky + moon + stars + inside


def black_market() -> str:
    card = '<rect x="4.6" y="9.4" width="8.6" height="11.4" rx="1.6" fill="#6f7d28" stroke="#fffaf0"/>'
    tool = path("M6.8 12.2h4.2c.8 0 1.3.5 1.4 1.4l-1.4-.2v1H10V18H8.8v-3.6h-2z", "#fffaf0")
    lantern = (
        path("M16.4 12.6h4.2l.9 6.6h-6z", EMBER, stroke="#c9972a", stroke_width=0.8)
        + path("M15 19.2h7v1.8h-7zM16.6 11h3.8v1.6h-3.8z", BARK)
    )  # fmt: skip
    return night(card + tool + lantern)


def illicit_work() -> str:
    card = '<rect x="4.6" y="9.4" width="8.6" height="11.4" rx="1.6" fill="#a84a26" stroke="#fffaf0"/>'
    oven = path("M6.2 18.6v-3.4c0-1.8 1.2-3 2.7-3s2.7 1.2 2.7 3v3.4H10v-2.2a1.1 1.1 0 0 0-2.2 0v2.2z", "#fffaf0")
    hammer = (
        path("M17.8 20.8 19 13.4", stroke=TIMBER, stroke_width=1.8, stroke_linecap="round")
        + path("M15.2 11.2l6.8 1.4-.6 2.8-6.8-1.4z", "#c9ced3", stroke="#54595e", stroke_width=0.6)
    )  # fmt: skip
    return night(card + oven + hammer)


SPECIALS = {
    "cut-peat": cut_peat(), "fell-trees": fell_trees(), "slash-and-burn": slash_and_burn(),
    "horse-market": horse_market(), "hiring-fair": hiring_fair(), "black-market": black_market(),
    "illicit-work": illicit_work(),
}  # fmt: skip


def special_back() -> str:
    """A card of special actions that lies face down."""
    return (
        '<rect x="3.5" y=".8" width="17" height="22.4" rx="2.8" fill="#4a5b4f" stroke="#fffaf0" stroke-width="1.2"/>'
        + fir(12, 18, 0.26, "#fffaf0", "#c9d3c4")
    )


ADDED = {
    "forest": (100, 100, forest()),
    "moor": (100, 100, moor()),
    "forests": (100, 100, forest()),
    "moors": (100, 100, moor()),
    "covered": (100, 100, covered()),
    "tombstone": (100, 100, tombstone()),
    "blocked": (100, 100, dig()),
    "fuel": (24, 24, fuel()),
    "usage": (24, 24, usage()),
    "garden-path": (24, 24, garden_path()),
    "heating": (24, 24, heating()),
    "special": (24, 24, special_back()),
    "horse": (32, 24, horse()),
    "lying-horse": (32, 24, lying_horse()),
    "sickbed": (44, 28, empty_bed()),
    "sick": (44, 28, sick()),
    **{name: (24, 24, drawn) for name, drawn in SPECIALS.items()},
}
for name, (across, down, drawing) in ADDED.items():
    if name not in PIECES:
        add_piece(name, across, down, drawing)
