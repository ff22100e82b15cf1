"""The signs of Hallertau: goods, buildings, decks and marks, each drawn by us in a field of 24 by 24.

Goods have colours of their own, chosen so that they can be told from a light and from a dark ground; every one of them
also has its own shape. The rest takes the colour of the words around it. A page holds all signs once (`sprite`) and
uses them by name.
"""

from __future__ import annotations

from markupsafe import Markup, escape

__all__ = ["COLOURS", "CUT", "SIGNS", "SOIL", "sign", "sprite"]

# Dark enough for white letters.
COLOURS = {"gateway": "#2f5d86", "farmyard": "#4a661f", "bonus": "#96500a", "point": "#74408a"}

BARLEY, FLAX, HOPS, RYE = "#b9860d", "#3f7fc4", "#4c8f35", "#a06a35"
HIDE, MEAT, MILK, WOOL, CLAY = "#96663f", "#cf4b49", "#6f8ca6", "#8f8378", "#c4592f"
JEWEL, TOOL, SOIL, STONE, WORKER = "#9a57c2", "#7a7f86", "#8a6a48", "#868078", "#b0603c"
FACE = "#7d6a55"  # of a sheep
CUT = "var(--cut, #fffaf0)"  # what shows through a hole


def kernels(spots: list[tuple[float, float, int]], across: float, along: float) -> str:
    return "".join(
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{along:g}" transform="rotate({turn} {x:g} {y:g})"/>'
        for x, y, turn in spots
    )


def barley() -> str:
    """An upright ear with long awns."""
    pairs = [(12 + side * 3.1, y, side * 28) for y in (9.5, 13, 16.5) for side in (-1, 1)]
    awns = "M12 7V.6M8.9 7.5 6.5 1M15.1 7.5 17.5 1M7.6 11 3.8 4M16.4 11 20.2 4"
    return (
        f'<g fill="{BARLEY}"><path d="M11.2 17h1.6v6.5h-1.6z"/>{kernels([(12, 8, 0), *pairs], 1.9, 3)}'
        f'<path d="{awns}" fill="none" stroke="{BARLEY}" stroke-width="1.2" stroke-linecap="round"/></g>'
    )


def rye() -> str:
    """A slender ear that bends over, without awns."""
    bend = [(8.7, 9, 12), (10, 5, 32), (13.4, 2.6, 72), (17.2, 3.6, 118), (19.7, 6.8, 158), (20.3, 11, 180)]
    inner = [(12.4, 8.6, 40), (15.2, 8.4, 110), (16.4, 12, 170)]
    stem = "M5.5 23.5C6 17 7.5 11 10.5 7.5c2.5-2.5 6-1.5 7.2 2.5l.6 5"
    leaf = "M6.2 18.5c3.8-.6 6.2.8 7.4 4.300-3.4.9-6.4-.6-7.4-4.300z"
    return (
        f'<g fill="{RYE}"><path d="{stem}" fill="none" stroke="{RYE}" stroke-width="1.4"/>'
        f'{kernels([*bend, *inner], 1.5, 2.5)}<path d="{leaf}"/></g>'
    )


def flax() -> str:
    petals = "".join(
        f'<ellipse cx="12" cy="4.8" rx="3.2" ry="4.2" transform="rotate({turn} 12 9.2)"/>' for turn in range(0, 360, 72)
    )
    return (
        f'<path d="M11.3 12h1.4v11.5h-1.4zM12 21c.5-3 2.5-4.8 6-5-.4 3.2-2.5 5-6 5z" fill="{HOPS}"/>'
        f'<g fill="{FLAX}">{petals}</g><circle cx="12" cy="9.2" r="2" fill="#f0cf5a"/>'
    )


def hops() -> str:
    scales = "".join(
        f'<path d="M{x:g} {y:g}c2 1.4 2 3.6 0 5.2-2-1.6-2-3.8 0-5.2z"/>'
        for y, row in ((5.5, (9, 15)), (8.5, (7.2, 12, 16.8)), (12, (8.6, 15.4)), (12.6, (12,)), (15.5, (10.2, 13.8)))
        for x in row
    )
    return (
        f'<path d="M12 3.5c4.6 0 7.2 3 7.2 6.5 0 5.5-4 11.5-7.2 13.5C8.8 21.5 4.8 15.5 4.8 10 4.8 6.5 7.4 '
        f'3.5 12 3.5z" fill="{HOPS}"/><g fill="none" stroke="{CUT}" stroke-width=".9">{scales}</g>'
        f'<path d="M11.3 4.5C11 2.5 11.6 1.2 13 .4l1 1.2c-1 .6-1.3 1.5-1.2 2.9zM11 4C8 4.5 5.5 3.6 4 1.2 7 0 '
        f'9.8 1 11 4z" fill="{HOPS}"/>'
    )


def wool() -> str:
    return (
        f'<circle cx="11" cy="12.5" r="9" fill="{WOOL}"/>'
        f'<path d="M3.5 9.5c5-1 10 2 12.5 9.5M2.6 13.5c4-.5 8 2 10 7.5M6.5 5.5c5 .2 10 4 12.5 10M11.5 3.6c3.6 1 '
        f'6.6 3.6 8.3 7" fill="none" stroke="{CUT}" stroke-width="1.3"/>'
        f'<path d="M15.5 20c2.5 1.5 5 1.2 7.5 1" fill="none" stroke="{WOOL}" stroke-width="1.8" '
        'stroke-linecap="round"/>'
    )


def bricks() -> str:
    laid = ((1.5, 16.2), (12.4, 16.2), (6.9, 9.8), (1.5, 3.4), (12.4, 3.4))
    return "".join(f'<rect x="{x:g}" y="{y:g}" width="10.1" height="5.6" rx="1.2" fill="{CLAY}"/>' for x, y in laid) + (
        f'<path d="M1.5 9.8h4.5v5.6H1.5zM18 9.8h4.5v5.6H18z" fill="{CLAY}"/>'
    )


def flake(middle: float, size: float) -> str:
    arm = f'<path d="M{middle:g} {middle - size:g}v{2 * size:g}"/>'
    third = size / 3
    twig = f'<path d="M{middle - third:g} {middle - size * 0.9:g}l{third:g} {third:g} {third:g} {-third:g}"/>'
    return "".join(f'<g transform="rotate({turn} {middle:g} {middle:g})">{arm}{twig}</g>' for turn in range(0, 360, 60))


def card_back(deck: str) -> str:
    """A card of a deck, to be drawn."""
    return (
        f'<rect x="3.5" y=".6" width="17" height="22.8" rx="2.6" fill="{COLOURS[deck]}" stroke="#fffaf0"/>'
        f'<svg x="6.6" y="6.6" width="10.8" height="10.8" viewBox="0 0 24 24" fill="#fff">{SIGNS[deck]}</svg>'
    )


SIGNS = {
    # goods
    "barley": barley(),
    "flax": flax(),
    "hops": hops(),
    "rye": rye(),
    "hide": f'<path d="M8.5 1.5c1 1.6 6 1.6 7 0l2.2 1-.5 3.3 4.8 1.4-.6 3.2-4 .4c-.8 2.4-.8 4.6 0 7l3.2 1-.8 '
    f'3-4.4-.2L12 23.2 8.6 20.6l-4.4.2-.8-3 3.2-1c.8-2.4.8-4.6 0-7l-4-.4L2 6.2l4.8-1.4-.5-3.3z" fill="{HIDE}"/>',
    "meat": f'<path d="M3 14.5C2 8 7 2.5 13.5 2.5c5 0 8.5 3.4 8.5 7.6 0 5.4-5 6.6-7.8 9-1.7 1.5-3 2.9-5.4 2.9C5.6 '
    f'22 3.5 18.5 3 14.5z" fill="{MEAT}"/><circle cx="15.5" cy="8.8" r="3" fill="{CUT}"/><circle cx="15.5" cy="8.8" '
    f'r="1.3" fill="{MEAT}"/><path d="M6 15.5c.2-4 2-7 5-8.5" fill="none" stroke="{CUT}" stroke-width="1.3" '
    'stroke-linecap="round"/>',
    "milk": f'<path d="M8.5 1h7v2.6h-.8v2.2C17.6 7.2 19 9.2 19 12v9.2c0 1.2-.8 1.8-1.8 1.8H6.8C5.8 23 5 22.4 5 '
    f'21.2V12c0-2.8 1.4-4.8 4.3-6.2V3.6h-.8z" fill="{MILK}"/><path d="M7.5 12.5c2.5-1.8 5 1.6 9-.2v8.2h-9z" '
    f'fill="{CUT}"/>',
    "wool": wool(),
    "clay": bricks(),
    # things
    "jewel": f'<path d="M6.2 3h11.6L23 9.2 12 22 1 9.2z" fill="{JEWEL}"/><path d="M1.5 9.2h21M6.5 3.5l2 5.7L12 '
    f'21l3.5-11.8 2-5.7M8.5 9.2 12 3.5l3.5 5.7" fill="none" stroke="{CUT}" stroke-width="1" stroke-linejoin="round"/>',
    "tool": f'<path d="M10.4 8.3 13 10.9 5.3 22.2c-.6.9-1.9 1-2.7.2l-.9-.9c-.8-.8-.7-2 .2-2.7z" fill="{SOIL}"/>'
    f'<path d="M5.5 3.2C11 .8 17.5 2 20.5 4.9c2.9 3 3.7 8.6 1.6 13.6C21 13 19 9.6 16.9 7.5 14.7 5.4 11.2 3.8 5.5 '
    f'3.2z" fill="{TOOL}"/><path d="M9.6 9.7 14.3 5l4.3 4.3-4.7 4.7z" fill="{TOOL}"/>',
    "sheep": f'<path d="M4.2 15.5V21h2.2v-4zM13.6 16v5h2.2v-5.5z" fill="{FACE}"/><path d="M2.5 12.3c-.6-3 1.4-5 '
    "3.6-4.9.8-2 3.2-2.6 5-1.4 1.8-1.3 4.6-.6 5.2 1.4 2.4.3 3.6 2.6 2.7 4.6 0 2.4-1.6 4-3.8 3.9-1.4 1.6-3.8 "
    f'1.7-5.2.5-1.6 1-3.8.6-4.7-.9-1.6-.2-2.7-1.5-2.8-3.2z" fill="#fdf6e6" stroke="{FACE}" stroke-width="1.4"/>'
    '<path d="M16.5 5.8c1.2-1 3-.9 4.2.3l2.3 1c.2 2-.5 4.6-2.6 5.4-2.2.5-4-.8-4.4-2.6-.2-1.5-.1-3 .5-4.1z" '
    f'fill="{FACE}"/>',
    "field": f'<rect x="1.5" y="3" width="21" height="18" rx="2.5" fill="{SOIL}"/><path d="M4 8c2.5-2 5.5 2 8 0s5.5 2 '
    "8 0M4 "
    f'12.5c2.5-2 5.5 2 8 0s5.5 2 8 0M4 17c2.5-2 5.5 2 8 0s5.5 2 8 0" fill="none" stroke="{CUT}" stroke-opacity=".6" '
    'stroke-width="1.2"/>',
    "soil": f'<rect x="1" y="3" width="22" height="18" rx="2.5" fill="{SOIL}"/>',
    "empty": f'<rect x="2.4" y="3.9" width="19.2" height="16.2" rx="2.2" fill="none" stroke="{SOIL}" '
    'stroke-width="1.8"/>'
    f'<path d="M6 17.2h3M10.5 17.2h3M15 17.2h3" fill="none" stroke="{SOIL}" stroke-width="1.4"/>',
    "worker": f'<g fill="{WORKER}"><circle cx="12" cy="6" r="4.6"/><path d="M12 11.2c4.6 0 7.3 2.3 8.5 11.8h-17C4.7 '
    '13.5 7.4 11.2 12 11.2z"/></g>',
    "boulder": f'<path d="M2 17.5 4.2 9 10 3.5l7.2 1.3L22 12l-1.2 6.8L15 21.5H6.5z" fill="{STONE}"/>'
    f'<path d="M10 3.8 11.5 9l-4 4.5M11.5 9l6 1.8 3.5 1.7M17.5 10.8 16 16" fill="none" stroke="{CUT}" '
    'stroke-opacity=".7" '
    'stroke-width="1.2"/>',
    # buildings
    "carpentry": '<path d="M1 17.5 15.8 3.5c2.2-1.8 5-1.2 6.400.8 1.5 2.2.8 5-1.400 6.300L4.5 21l-.3-2-1.8.6-.1-1.900z'
    'M17 6.2c-.7.7-.7 1.700-.1 2.400.6.8 1.700.9 2.5.3s1-1.700.4-2.5c-.7-.9-1.900-.9-2.8-.2z" fill-rule="evenodd"/>',
    "brewery": '<path d="M4 6.5C2.5 3 6.5 1 8.5 2.8 10 .5 14 .6 15 3c2.5-.8 4.5 1.5 3 3.7V8h1.5c2 0 3.5 1.3 3.5 '
    "3.5v4c0 2.2-1.5 3.5-3.5 3.5H18v2.5c0 .8-.7 1.5-1.5 1.5h-11c-.8 0-1.5-.7-1.5-1.5zM18 10.3v6.4h1c1 0 "
    '1.7-.5 1.7-1.5v-3.4c0-1-.7-1.5-1.7-1.5z" fill-rule="evenodd"/><path d="M7.6 10v9M11 10v9M14.4 10v9" '
    f'fill="none" stroke="{CUT}" stroke-width="1.4"/>',
    "cooling_house": '<path d="M12 1 23 9.5h-2.5V23h-17V9.5H1z"/>'
    f'<g fill="none" stroke="{CUT}" stroke-width="1.3" transform="translate(0 2.6)">{flake(12, 5.6)}</g>',
    "bakery": '<path d="M1.5 13.5C1.5 8 5.5 5 12 5s10.5 3 10.5 8.5c0 1.7-.8 2.8-2 '
    '3.2v2.8H3.5v-2.8c-1.2-.4-2-1.5-2-3.2z"/>'
    f'<path d="M7 8.5l2 5M11.5 8l2 5M16 8.5l2 5" fill="none" stroke="{CUT}" stroke-width="1.6" '
    'stroke-linecap="round"/>',
    "manufactory": '<path d="M8 2c.8 2.4 7.2 2.4 8 0l5.5 3 2 7.5-3.6 1.2-1.4-3.4V22.5h-13V10.3L4.1 13.7.5 '
    '12.5l2-7.5z"/>'
    f'<path d="M12 6v16" stroke="{CUT}" stroke-width="1.2" stroke-dasharray="1.5 2"/>',
    # decks
    "gateway": '<path d="M1 3.5h4v2h2.5v-2h3v2h3v-2h3v2H19v-2h4V23h-6.5v-5.5a4.5 4.5 0 0 0-9 0V23H1z"/>'
    '<path d="M9.5 23v-5.5a2.5 2.5 0 0 1 5 0V23z" opacity=".55"/>',
    "farmyard": '<path d="M3.5 6.5 5.6 4l2 2.5V22H3.5zM10 6.5 12 4l2 2.5V22h-4zM16.4 6.5l2-2.5 2.1 2.5V22h-4.1z"/>'
    '<path d="M.5 9.5h23v3H.5zM.5 16h23v3H.5z"/>',
    "bonus": '<path d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm-1.8 4.7v4H6.2v3.6h4v4h3.6v-4h4v-3.6h-4v-4z" '
    'fill-rule="evenodd"/>',
    "point": '<path d="m12 1 3.3 7 7.7 1-5.6 5.3 1.4 7.7L12 18.3 5.2 22l1.4-7.7L1 9l7.7-1z"/>',
    # marks
    "book": '<path d="M11.2 6C9 4.2 5.5 3.5 1.5 4v14.5c4-.5 7.5.2 9.7 2zM12.8 6c2.2-1.8 5.7-2.5 '
    '9.7-2v14.5c-4-.5-7.5.2-9.7 2z" '
    'fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
    "darkbook": '<path d="M11.2 6C9 4.2 5.5 3.5 1 4v15c4.5-.5 8 .2 10.2 2zM12.8 6c2.2-1.8 5.7-2.5 10.2-2v15c-4.5-.5-8 '
    '.2-10.2 2z"/>',
    "cost": '<path d="M8.5 1.5h7V12H21l-9 10.5L3 12h5.5z"/>',
    "then": '<path d="M1.5 9h11V3.5L22.5 12l-10 8.5V15h-11z"/>',
    "up": '<path d="M12 1.5 21 11h-5.5v11.5h-7V11H3z"/>',
    "vp": '<path d="M12 1.5 14.6 5l4.2-.8.2 4.3 3.5 2.5-2.6 3.4 1.2 4.1-4.2.9L15 23l-3-2-3 2-1.9-3.6-4.2-.9 '
    "1.2-4.1L1.5 "
    '11 5 8.5l.2-4.3L9.4 5z"/>',
    "first": '<path d="M4 1.5h2.6v21H4zM8 2.5h13l-3.5 5 3.5 5H8z"/>',
    "window": '<path d="M3 2h18v20H3zm2.5 2.5V11h5.25V4.5zm7.75 0V11h5.25V4.5zM5.5 13.5v6h5.25v-6zm7.75 0v6h5.25v-6z" '
    'fill-rule="evenodd"/>',
    "center": '<path d="M12 1 23.5 10.5H21V23h-6v-6.5H9V23H3V10.5H.5z"/>',
    "stable": '<path d="M12 1.5 23 8v15h-4V11.5H5V23H1V8z"/><path d="M7 13.5h10V23H7zm1.8 1.8v6l6.4-6zm6.4 1.7-5 '
    '4.7h5z" '
    'fill-rule="evenodd"/>',
    "yard": '<path d="M3 1.5h18v21H3zm2.2 2.2v16.6h13.6V3.7z" fill-rule="evenodd"/><path d="M7.5 9v11M12 9v11M16.5 '
    "9v11M5.5 "
    '11.5h13M5.5 16.5h13" fill="none" stroke="currentColor" stroke-width="1.4"/>',
    "card": '<rect x="4" y="1.2" width="16" height="21.6" rx="2.5" fill="none" stroke="currentColor" '
    'stroke-width="1.8"/>',
    "hand": '<path d="M2 6.5l8-2.2 4 14.5-8 2.2z"/><path d="M12 3.5l8.5 2.5-3.8 14-1-.3z"/>',
    "played": '<path d="M3 1.5h13v19H3zm2.2 2.2v14.6h8.6V3.7z" fill-rule="evenodd"/><path d="m12.5 15.5 3.3 3.4 6.2-8 '
    "2 "
    '1.6-8 10.2-5.4-5.4z"/>',
    "sow": '<path d="M1.5 18c3.5-2.5 7-2.5 10.5 0s7 2.5 10.5 0v4.5h-21z" fill="#8a6a48"/><path d="M11 16V9C6 9.5 3 7 '
    "3 2.5 "
    '8 2 10.8 4.2 12 7.5c.8-2.8 3.5-5 9-4.5-.2 4.5-3 7-8 7V16z" fill="#4c8f35"/>',
    "harvest": '<path d="M10.5 2C18 1 22.5 6 21.5 11.5c-.8 4.5-5 7.5-9.7 7 5-1.5 7.2-5 '
    '6.2-8.5-.8-3.2-3.6-5.5-7.5-5.3z"/>'
    '<path d="m10.4 15 2.6 2.6-5.6 5.6c-.8.8-1.9.8-2.6 0-.7-.7-.7-1.8 0-2.6z"/>',
    "space": '<path d="M2 2h20v20H2zm2.4 2.4v15.2h15.2V4.4z" fill-rule="evenodd"/><circle cx="12" cy="16" r="2.2"/>'
    '<circle cx="9" cy="9" r="2.2"/><circle cx="15" cy="9" r="2.2"/>',
    "quadrant": '<path d="M1.5 1.5h9.5v9.5H1.5z"/><path d="M13 1.5h9.5v9.5H13zm2 2v5.5h5.5V3.5zM1.5 13h9.5v9.5H1.5zm2 '
    '2v5.5H9V15zm9.5-2h9.5v9.5H13zm2 2v5.5h5.5V15z" fill-rule="evenodd"/>',
    "crop": '<path d="M11 23v-8C5.5 15.5 2.5 12.5 2.5 7c5 0 8 2.3 9 6 .5-5 3.5-8.5 10-9 .3 7-3 11-8.5 11V23z" '
    'fill="#4c8f35"/>',
    "animal": '<ellipse cx="5" cy="10" rx="2.5" ry="3.3"/><ellipse cx="9.8" cy="5.5" rx="2.5" ry="3.5"/><ellipse '
    'cx="15.2" '
    'cy="5.5" rx="2.5" ry="3.5"/><ellipse cx="19.8" cy="10" rx="2.5" ry="3.3"/><path d="M12.4 11c4 0 6.6 4 6.6 '
    '7.5 0 2.4-1.8 3.5-3.6 3-2-.6-4-.6-6 0-1.8.5-3.6-.6-3.6-3 0-3.5 2.6-7.5 6.6-7.5z"/>',
    "goods": '<path d="M1.5 4h21v17h-21zm2.2 2.2v3.3h16.6V6.2zm0 5.3v2.8h16.6v-2.8zm0 4.8v2.5h16.6v-2.5z" '
    'fill-rule="evenodd"/>',
    "swap": '<path d="M7 3v3.5h15v3H7V13L1 8zM17 11v3.5H2v3h15V21l6-5z"/>',
    "wait": '<path d="M5 1.5h14V4h-1.2c0 4-2 6-4 8 2 2 4 4 4 8H19v2.5H5V20h1.2c0-4 2-6 4-8-2-2-4-4-4-8H5z"/>',
    "round": '<path d="M12 2.5a9.5 9.5 0 0 1 8.6 5.4L23 6.8l-.6 7-6.2-3.3 2-1A7 7 0 1 0 19 14l2.5.7A9.5 9.5 0 1 1 12 '
    '2.5z"/>',
}

SIGNS.update({f"draw-{deck}": card_back(deck) for deck in COLOURS})


def sprite() -> Markup:
    """All signs, once for a page."""
    inner = "".join(f'<symbol id="s-{name}" viewBox="0 0 24 24">{path}</symbol>' for name, path in SIGNS.items())
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">{inner}</svg>')


def sign(name: str) -> Markup:
    """A sign among words. It says nothing by itself: words must stand beside it."""
    return Markup(f'<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><use href="#s-{escape(name)}"/></svg>')
