"""The signs of Hallertau: goods, decks and marks, each drawn by us in a field of 24 by 24.

Goods have colours of their own; the rest takes the colour of the words around it. A page holds all signs and pieces
once (`sprite`) and uses them by name.
"""

from __future__ import annotations

from markupsafe import Markup, escape

from tilth.games.hallertau.page.goods import GOODS_DRAWN, SOIL
from tilth.games.hallertau.page.pieces import PIECES

__all__ = ["COLOURS", "CUT", "SIGNS", "SOIL", "sign", "sprite"]

# Dark enough for white letters.
COLOURS = {"gateway": "#2f5d86", "farmyard": "#4a661f", "bonus": "#96500a", "point": "#74408a"}

CUT = "var(--cut, #fffaf0)"  # what shows through a hole


def card_back(deck: str) -> str:
    """A card of a deck, to be drawn."""
    return (
        f'<rect x="3.5" y=".6" width="17" height="22.8" rx="2.6" fill="{COLOURS[deck]}" stroke="#fffaf0"/>'
        f'<svg x="6.6" y="6.6" width="10.8" height="10.8" viewBox="0 0 24 24" fill="#fff">{SIGNS[deck]}</svg>'
    )


SIGNS = {
    **GOODS_DRAWN,
    "soil": f'<rect x="1" y="3" width="22" height="18" rx="2.5" fill="{SOIL}"/>',
    "empty": f'<rect x="2.4" y="3.9" width="19.2" height="16.2" rx="2.2" fill="none" stroke="{SOIL}" '
    'stroke-width="1.8"/>'
    f'<path d="M6 17.2h3M10.5 17.2h3M15 17.2h3" fill="none" stroke="{SOIL}" stroke-width="1.4"/>',
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
    """All signs and pieces, once for a page."""
    signs = {name: ((24, 24), drawing) for name, drawing in SIGNS.items()}
    inner = "".join(
        f'<symbol id="s-{name}" viewBox="0 0 {wide} {high}" overflow="visible">{drawing}</symbol>'
        for name, ((wide, high), drawing) in (signs | PIECES).items()
    )
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">{inner}</svg>')


def sign(name: str) -> Markup:
    """A sign among words. It says nothing by itself: words must stand beside it."""
    return Markup(f'<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><use href="#s-{escape(name)}"/></svg>')
