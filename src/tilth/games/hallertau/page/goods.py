"""Goods and what else is counted, each drawn in a field of 24 by 24.

Every one has a shape of its own and colours that can be told from a light and from a dark ground.
"""

from __future__ import annotations

from tilth.games.hallertau.page.pieces import disc, line, oval, path, rect

__all__ = ["GOODS_DRAWN", "SOIL"]

SOIL, FURROW = "#8d6746", "#6d4a2e"
BARLEY, BARLEY_LIT, RYE, RYE_LIT, STEM = "#c9930f", "#efc850", "#a8713a", "#d3a468", "#7f9440"
FLAX, FLAX_LIT, HOP, HOP_LIT, HOP_DARK = "#3f7fc4", "#86b6ea", "#5b9a3a", "#a9d36d", "#3d7528"
HIDE, HIDE_LIT, MEAT, MEAT_LIT, FAT = "#96663f", "#c0936a", "#c9403f", "#e98078", "#fbe6d8"
CAN, CAN_LIT, CREAM = "#8496a8", "#b9c8d6", "#fffdf6"
WOOL, WOOL_RIM, WOOL_LINE = "#f3ead8", "#8f8272", "#b9aa92"
CLAY, CLAY_LIT, CLAY_DARK = "#bf5c34", "#df8c63", "#96421f"
JEWEL, JEWEL_LIT, JEWEL_PALE, JEWEL_DARK = "#9a57c2", "#c48de4", "#e9d2f7", "#6f3794"
IRON, IRON_LIT, HAFT, HAFT_LIT = "#757c85", "#aab2bb", "#8a5f38", "#b98a5a"
SKIN, COAT, HAT = "#f0cda4", "#b0603c", "#6d4a2e"


def barley() -> str:
    """Upright ears with long awns."""
    kernels = "".join(
        oval(12 + side * 2.6, y, 1.9, 3.1, BARLEY if (k + side) % 3 else BARLEY_LIT, side * 26)
        for k, y in enumerate((17, 13.4, 9.8))
        for side in (-1, 1)
    )
    awns = "M12 6V.6M9.4 7.4 7 .9M14.6 7.4 17 .9M7.8 11 4 3.4M16.2 11 20 3.4"
    return line(awns, BARLEY, 1.1) + line("M12 23.4v-6", STEM, 1.6) + kernels + oval(12, 7.4, 1.8, 3.2, BARLEY_LIT)


def rye() -> str:
    """A slender ear that bends over."""
    outer = [(9, 9, 14), (10.4, 5.2, 34), (13.6, 2.8, 72), (17.3, 3.8, 118), (19.7, 7, 158), (20.3, 11.2, 180)]
    inner = [(12.5, 8.6, 40), (15.3, 8.4, 110), (16.5, 12, 170)]
    ear = "".join(oval(x, y, 1.7, 2.7, RYE, turn) for x, y, turn in outer)
    return (
        line("M5.5 23.4C6 17 7.5 11 10.5 7.5c2.5-2.5 6-1.5 7.2 2.5l.6 5", STEM, 1.5)
        + path("M6.2 18.5c3.8-.6 6.2.8 7.4 4.3-3.4.9-6.4-.6-7.4-4.3z", STEM)
        + ear
        + "".join(oval(x, y, 1.5, 2.5, RYE_LIT, turn) for x, y, turn in inner)
    )


def flax() -> str:
    petals = "".join(
        f'<g transform="rotate({turn} 12 9.2)">{oval(12, 4.7, 3.3, 4.2, FLAX)}{oval(12, 3.8, 1.5, 2.4, FLAX_LIT)}</g>'
        for turn in range(0, 360, 72)
    )
    return (
        line("M12 12v11.4", STEM, 1.5)
        + path("M12 21c.5-3 2.5-4.8 6-5-.4 3.2-2.5 5-6 5zM12 19c-.5-2.6-2.2-4.2-5.2-4.4.3 2.8 2.2 4.4 5.2 4.4z", STEM)
        + petals
        + disc(12, 9.2, 2.1, "#f6d75e")
    )


def hops() -> str:
    """A cone with its scales and two leaves."""
    scales = "".join(
        f"M{x:g} {y:g}c2.7 1.6 2.7 4.2 0 6.2-2.7-2-2.7-4.6 0-6.2z"
        for y, xs in (
            (14.6, (10, 14)),
            (11.4, (8.4, 15.6)),
            (11, (12,)),
            (7.4, (7.6, 16.4)),
            (7, (12,)),
            (4, (9.8, 14.2)),
        )
        for x in xs
    )
    return (
        path("M11.4 5C8 5.4 4.8 4.2 3 1.2c3.6-1 7 0 8.4 3.8zM13 4.6c.6-2.6 2.4-4 5.4-4 .2 2.6-1.7 4.6-5.4 4z", HOP_DARK)
        + line("M12 5.5C11.8 3.5 12 2 13 .8", HOP_DARK, 1.4)
        + path("M12 4c4.6 0 7 2.8 7 6.3 0 5.2-3.8 11-7 13.2-3.2-2.2-7-8-7-13.2C5 6.8 7.4 4 12 4z", HOP)
        + path(scales, HOP_LIT, stroke=HOP_DARK, stroke_width=0.6)
    )


def hide() -> str:
    return (
        path("M8.5 1.5c1 1.6 6 1.6 7 0l2.2 1-.5 3.3 4.8 1.4-.6 3.2-4 .4c-.8 2.4-.8 4.6 0 7l3.2 1-.8 3-4.4-.2L12 23.2 "
             "8.6 20.6l-4.4.2-.8-3 3.2-1c.8-2.4.8-4.6 0-7l-4-.4L2 6.2l4.8-1.4-.5-3.3z", HIDE)
        + path("M9.4 5.5c1.6.8 3.6.8 5.2 0 .2 4-1 8-.2 13L12 20l-2.4-1.5c.8-5-.4-9-.2-13z", HIDE_LIT)
        + line("M12 7.5v9", HIDE, 0.9, stroke_dasharray="1.4 2")
    )  # fmt: skip


def meat() -> str:
    return (
        path("M3 14.5C2 8 7 2.5 13.5 2.5c5 0 8.5 3.4 8.5 7.6 0 5.4-5 6.6-7.8 9-1.7 1.5-3 2.9-5.4 2.9C5.6 22 3.5 "
             "18.5 3 14.5z", FAT, stroke="#a8322f", stroke_width=1)
        + path("M5 14.3C4.3 9 8.3 4.5 13.5 4.5c4 0 6.6 2.5 6.6 5.6 0 4.3-4.3 5.3-6.9 7.5-1.6 1.3-2.6 2.4-4.4 2.4-2 "
               "0-3.4-2.4-3.8-5.7z", MEAT)
        + line("M7.2 15c.1-3.6 1.7-6.4 4.5-7.8", MEAT_LIT, 1.5)
        + disc(15.2, 9.6, 2.9, FAT) + disc(15.2, 9.6, 1.3, MEAT_LIT)
    )  # fmt: skip


def milk() -> str:
    """A churn, full to its neck."""
    return (
        path("M8 3.5h8v3.2l2.6 3.6V21c0 1.3-1 2.2-2.2 2.2H7.6c-1.2 0-2.2-.9-2.2-2.2V10.3L8 6.7z", CAN)
        + path("M8.6 8.2 7.2 10.5v10c0 .7.4 1 .9 1h1.6V8.2z", CAN_LIT)
        + rect(6.8, 1, 10.4, 3.4, CAN_LIT, rx=1.5, stroke=CAN, stroke_width=0.8)
        + line("M5.6 12.5H2.8v5.2h2.8M18.4 12.5h2.8v5.2h-2.8", CAN, 1.4)
        + path("M12 11.5c2.2 2.9 3.2 4.3 3.2 6a3.2 3.2 0 0 1-6.4 0c0-1.7 1-3.1 3.2-6z", CREAM)
    )  # fmt: skip


def wool() -> str:
    return (
        line("M15.5 20.5c2.5 1.5 5 1.2 7.2.8", WOOL_RIM, 2.2)
        + disc(11, 12.3, 9.2, WOOL, stroke=WOOL_RIM, stroke_width=1.5)
        + line("M3.5 9.5c5-1 10 2 12.5 9.5M2.8 13.5c4-.5 8 2 10 7.5M6.5 5.6c5 .2 10 4 12.3 10M11.5 3.8c3.6 1 6.4 3.6 8 "
               "7M7.5 20C6.4 15 8.8 7.5 15.5 4.6", WOOL_LINE, 1.2)
    )  # fmt: skip


def clay() -> str:
    laid = ((1.2, 15.8), (12.3, 15.8), (6.8, 9), (6.8, 2.2))
    return "".join(
        rect(x, y, 10.5, 6.2, CLAY, rx=1.3, stroke=CLAY_DARK, stroke_width=0.6)
        + rect(x + 1.3, y + 1.1, 7.9, 1.4, CLAY_LIT, rx=0.7)
        for x, y in laid
    )


def jewel() -> str:
    return (
        path("M6.2 3h11.6L23 9.2 12 22.2 1 9.2z", JEWEL)
        + path("M6.2 3 1 9.2h7.4zM12 3 8.4 9.2h7.2z", JEWEL_LIT)
        + path("M17.8 3 15.6 9.2H23zM8.4 9.2 12 22.2 1 9.2z", JEWEL_DARK)
        + path("M6.2 3H12L8.4 9.2z", JEWEL_PALE)
        + path("M6.2 3h11.6L23 9.2 12 22.2 1 9.2zM1 9.2h22", stroke=JEWEL_DARK, stroke_width=0.7)
    )


def tool() -> str:
    """A hammer with a split face."""
    return (
        line("M12.6 11.4 4 20.8", HAFT, 3.8)
        + line("M12 11.4 4.2 20", HAFT_LIT, 1.1)
        + path("M7.5 6.2 12.8.9l2.2 1.2 6 6c1 1.3 1.6 2.9 1.8 4.9-1.9-1.3-3.6-1.9-5.2-1.7l-3.4 3.4-2.2-.6L7 "
               "9.1l-.4-1.9z",
               IRON)
        + path("M7.5 6.2 12.8.9l2.2 1.2-5.8 5.8z", IRON_LIT)
    )  # fmt: skip


def worker() -> str:
    """Somebody with a hat."""
    return (
        path("M3.5 23.2c.5-7 3.5-10 8.5-10s8 3 8.5 10z", COAT)
        + path("M8.8 13.8 12 18l3.2-4.2z", "#f4e7cb")
        + disc(12, 8.8, 4.4, SKIN)
        + path("M4.8 7.8c2-.9 3-1.3 3.3-2.2C8.6 2.8 9.6 1 12 1s3.4 1.8 3.9 4.6c.3.9 1.3 1.3 3.3 2.2-4 1.4-10.4 "
               "1.4-14.4 0z", HAT)
        + path("M8.2 5.4c2.4.8 5.2.8 7.6 0l.2 1.2c-2.6.8-5.4.8-8 0z", "#c9972a")
    )  # fmt: skip


def field() -> str:
    return (
        rect(1.5, 3, 21, 18, SOIL, rx=2.8)
        + line("M4 8c2.5-1.8 5.5 1.8 8 0s5.5 1.8 8 0M4 12.5c2.5-1.8 5.5 1.8 8 0s5.5 1.8 8 0M4 17c2.5-1.8 5.5 "
               "1.8 8 0s5.5 1.8 8 0",
               FURROW, 1.5)
    )  # fmt: skip


GOODS_DRAWN = {
    "barley": barley(),
    "flax": flax(),
    "hops": hops(),
    "rye": rye(),
    "hide": hide(),
    "meat": meat(),
    "milk": milk(),
    "wool": wool(),
    "clay": clay(),
    "jewel": jewel(),
    "tool": tool(),
    "worker": worker(),
    "field": field(),
}
