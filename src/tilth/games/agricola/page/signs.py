"""The signs of Agricola: goods, people, actions and marks, each in a field of 24 by 24.

Goods have colours of their own and their own shape; marks take the colour of the words around them. A page holds all
signs and pieces once (`sprite`) and uses them by name.
"""

from __future__ import annotations

from markupsafe import Markup, escape

from tilth.games.agricola.page.pieces import DRAWN, KINDS, PIECES, drawn

__all__ = ["SIGNS", "sign", "sprite"]

SOIL, FURROW = "#8d6543", "#6d4a2e"
LEAF, BREAD, BREAD_LIT, FIRE = "#5f8f3a", "#b97a34", "#e0ab62", "#d9622b"


def house(inside: str = "") -> str:
    """A house, with what it is about."""
    return (
        '<path d="M4 22V11l8-7 8 7v11z" fill="#b5824f"/><path d="M4 15.5h16M4 19h16" stroke="#8a5d36" '
        'stroke-width=".9"/>'
        f'<path d="M12 1.5 23.5 11.5l-1.7 2L12 5 2.2 13.5l-1.7-2z" fill="#8a3f2a"/>{inside}'
    )


def furrows(inside: str = "") -> str:
    return (
        f'<rect x="1.5" y="3.5" width="21" height="18" rx="3" fill="{SOIL}"/><path d="M4 8.5c2.6-1.7 5.4 1.7 8 0s5.4 '
        f'1.7 8 0M4 13c2.6-1.7 5.4 1.7 8 0s5.4 1.7 8 0M4 17.5c2.6-1.7 5.4 1.7 8 0s5.4 1.7 8 0" fill="none" '
        f'stroke="{FURROW}" stroke-width="1.5"/>{inside}'
    )


def within(name: str, x: float, y: float, width: float, height: float) -> str:
    """A piece inside a sign. A symbol cannot use another one in every browser, so it is drawn again."""
    across, down, drawn = PIECES[name]
    return f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="0 0 {across} {down}">{drawn}</svg>'


def face_up(kind: str, inside: str) -> str:
    """A card of a kind."""
    return (
        f'<rect x="3.5" y=".8" width="17" height="22.4" rx="2.8" fill="{KINDS[kind]}" stroke="#fffaf0" '
        f'stroke-width="1.2"/><g fill="#fffaf0" stroke="none">{inside}</g>'
    )


SIGNS = {
    # actions
    "room": house('<path d="M9.5 22v-6.5h5V22z" fill="#5d3a22"/>'),
    "renovate": house(
        '<path d="M12 7.5 17.5 13.5h-3.2V20H9.7v-6.5H6.5z" fill="#fffaf0" stroke="#5d3a22" stroke-width=".8"/>'
    ),
    "stable": within("barn", 0.5, 0.5, 23, 23),
    "fence": '<path d="M3 7.5 5 5l2 2.5V21H3zM10 7.5 12 5l2 2.5V21h-4zM17 7.5 19 5l2 2.5V21h-4z" fill="#a8744a"/>'
    '<path d="M.8 9.8h22.4v2.6H.8zM.8 15.2h22.4v2.6H.8z" fill="#8a5a34"/>',
    "field": furrows(),
    "plow": furrows(
        '<path d="M2 3 9.5 12.5H18l4.5-3" fill="none" stroke="#f3dfb8" stroke-width="2.2" stroke-linejoin="round" '
        'stroke-linecap="round"/><path d="M8.5 12.5 11 19c4 .2 7.5-2.5 8.5-6.5z" fill="#d8dde2" stroke="#54595e" '
        'stroke-width=".7"/>'
    ),
    "sow": furrows(
        '<path d="M11 18v-6.2C7.2 11.8 5 9.7 4.8 5.5c4 0 6.3 1.8 7.2 4.8.9-3 3.2-4.8 7.2-4.8-.2 4.2-2.4 6.3-6.2 '
        '6.3V18z" fill="#b9dd7c" stroke="#3f5a1d" stroke-width=".7"/>'
    ),
    "bake": f'<path d="M1.5 14C1.5 8.2 5.6 5 12 5s10.5 3.2 10.5 9c0 3-1.5 5-4.3 5H5.8c-2.8 0-4.3-2-4.3-5z" '
    f'fill="{BREAD}"/>'
    f'<path d="M6.8 8.5l2 5.5M11.5 7.5l2 5.5M16.2 8.2l2 5.5" fill="none" stroke="{BREAD_LIT}" stroke-width="2" '
    'stroke-linecap="round"/>',
    "cook": f'<path d="M12 .8c.8 3.4 5.8 5.6 5.8 10.2 0 3.4-2.5 5.6-5.8 5.6S6.2 14.4 6.2 11c0-2.4 1.4-3.8 2.4-5.4.5 '
    f"1.5 "
    f'1.1 2.1 1.9 2.5C10.2 5.5 10.7 3 12 .8z" fill="{FIRE}"/><path d="M12 9c.5 1.6 2.3 2.3 2.3 4.2 0 1.4-1 2.4-2.3 '
    '2.4s-2.3-1-2.3-2.4C9.7 11.3 11.5 10.6 12 9z" fill="#f6c64f"/><path d="M2.5 19.2 21 16.7l.4 2.6-18.5 2.5zM21.5 '
    '19.2 3 16.7l-.4 2.6 18.5 2.5z" fill="#8a5a34"/>',
    "grow": within("adult", 0, 0.5, 15.5, 21.7) + within("child", 10.5, 4.2, 13.5, 18.9),
    "first": '<path d="M5 1.5h2.6V23H5z" fill="#8a5a34"/><path d="M7.6 2.5c4-2 7.5 2 13.4 0v9.5c-5.9 2-9.4-2-13.4 0z" '
    'fill="#c9972a"/>',
    "occupation": face_up(
        "occupation",
        '<circle cx="12" cy="8.6" r="3.1"/><path d="M12 12.6c3.2 0 5 1.9 5.4 6.2H6.6c.4-4.3 2.2-6.2 5.4-6.2z"/>',
    ),
    "minor": face_up("minor", '<path d="M6.5 5.5h8.5c1.6 0 2.6 1 2.8 2.8l-2.8-.3V10H13v9.2h-2.4V10H6.5z"/>'),
    "major": face_up(
        "major",
        '<path d="M6.2 18.6v-6.4C6.2 8.8 8.6 6.2 12 6.2s5.8 2.6 5.8 6v6.4h-3.4v-4.4a2.4 2.4 0 0 0-4.8 0v4.4z"/>',
    ),
    "improvement": '<rect x="2" y="4.5" width="13" height="17.5" rx="2.4" fill="#93401f" stroke="#fffaf0" '
    'transform="rotate(-9 8 13)"/>'
    '<rect x="9.5" y="3" width="13" height="17.5" rx="2.4" fill="#5d6a1e" stroke="#fffaf0" transform="rotate(9 16 '
    '12)"/>',
    # things one counts
    "person": within("adult", 3.4, 0, 17.2, 24),
    "newborn": within("child", 1, -7, 22, 31),
    "pasture": '<rect x="2" y="4" width="20" height="17" rx="2" fill="#9cbf63"/><path d="M2 8.5V4.2h20v4.3M2 '
    '16.5v4.3h20v-4.3" '
    'fill="none" stroke="#8a5a34" stroke-width="2.4"/><path d="M2 3v19M22 3v19M12 2.5v3.4M12 19.2v3.4" '
    'stroke="#8a5a34" '
    'stroke-width="2.4" fill="none"/>',
    "planted": furrows(
        '<path d="M11 19v-6.5C7.5 12.5 5.5 10.5 5.2 7c3.6 0 5.9 1.5 6.8 4.2.9-2.7 3.2-4.2 6.8-4.2-.3 3.5-2.3 5.5-5.8 '
        '5.5V19z" fill="#b9dd7c"/>'
    ),
    "grain-field": furrows(within("grain", 5.4, 4, 13.2, 16)),
    "vegetable-field": furrows(within("vegetable", 5.4, 5, 13.2, 14.5)),
    "animal": '<ellipse cx="5" cy="10" rx="2.4" ry="3.2"/><ellipse cx="9.8" cy="5.5" rx="2.4" ry="3.4"/><ellipse '
    'cx="15.2" '
    'cy="5.5" rx="2.4" ry="3.4"/><ellipse cx="19.8" cy="10" rx="2.4" ry="3.2"/><path d="M12.4 11c4 0 6.6 4 6.6 7.5 0 '
    '2.4-1.8 3.5-3.6 3-2-.6-4-.6-6 0-1.8.5-3.6-.6-3.6-3 0-3.5 2.6-7.5 6.2-7.5z"/>',
    "oven": f'<path d="M2 22V12C2 6.5 6.3 2.5 12 2.5S22 6.5 22 12v10z" fill="#b3603a"/><path d="M6.5 22v-7.5a5.5 5.5 '
    f"0 0 1 11 "
    f'0V22z" fill="#3b2a22"/><path d="M12 13c.5 2 2.8 3 2.8 5.5 0 1.8-1.2 3-2.8 3s-2.8-1.2-2.8-3C9.2 16 11.5 15 12 '
    f'13z" '
    f'fill="{FIRE}"/>',
    "unused": '<rect x="3" y="3" width="18" height="18" rx="3" fill="none" stroke="currentColor" stroke-width="2" '
    'stroke-dasharray="3.4 2.6"/>',
    "resource": within("wood", 0.5, 0.5, 11, 11)
    + within("clay", 12.5, 0.5, 11, 11)
    + within("reed", 0.5, 12.5, 11, 11)
    + within("stone", 12.5, 12.5, 11, 11),
    # marks
    "harvest": '<path d="M10.5 2C18 1 22.5 6 21.5 11.5c-.8 4.5-5 7.5-9.7 7 5-1.5 7.2-5 '
    '6.2-8.5-.8-3.2-3.6-5.5-7.5-5.3z"/>'
    '<path d="m10.4 15 2.6 2.6-5.6 5.6c-.8.8-1.9.8-2.6 0-.7-.7-.7-1.8 0-2.6z"/>',
    "breed": '<path d="M12 21.5C5 16.8 1.5 13 1.5 8.6 1.5 5.3 4 3 6.9 3c2.2 0 4 1.2 5.1 3.2C13.1 4.2 14.9 3 17.1 '
    "3c2.9 0 5.4 2.3 "
    '5.4 5.6 0 4.4-3.5 8.2-10.5 12.9z"/>',
    "then": '<path d="M2 10h11V4.5L22.5 12 13 19.5V14H2z"/>',
    "back": '<path d="M9 3.5 2 9.5l7 6v-4h6.5a3.5 3.5 0 0 1 0 7H10v3h5.5a6.5 6.5 0 0 0 0-13H9z"/>',
    "pass-on": '<path d="M2 5h9v14H2z" opacity=".45"/><path d="M9 10.3h6V6l7.5 6-7.5 6v-4.3H9z"/>',
    "vp": '<path fill="#e9b93c" stroke="#8a6100" stroke-width=".9" d="M12 1.5 14.6 5l4.2-.8.2 4.3 3.5 2.5-2.6 3.4 '
    "1.2 4.1-4.2.9L15 23l-3-2-3 2-1.9-3.6-4.2-.9 1.2-4.1L1.5 "
    '11 5 8.5l.2-4.3L9.4 5z"/>',
    "hand": '<path d="M2 6.5l8-2.2 4 14.5-8 2.2z"/><path d="M12 3.5l8.5 2.5-3.8 14-1-.3z"/>',
    "played": '<path d="M3 1.5h13v19H3zm2.2 2.2v14.6h8.6V3.7z" fill-rule="evenodd"/><path d="m12.5 15.5 3.3 3.4 '
    "6.2-8 2 "
    '1.6-8 10.2-5.4-5.4z"/>',
    "round": '<path d="M12 2.5a9.5 9.5 0 0 1 8.6 5.4L23 6.8l-.6 7-6.2-3.3 2-1A7 7 0 1 0 19 14l2.5.7A9.5 9.5 0 1 1 12 '
    '2.5z"/>',
    "card": '<rect x="4" y="1.2" width="16" height="21.6" rx="2.5" fill="none" stroke="currentColor" '
    'stroke-width="1.8"/>',
}
DRAWN.update(SIGNS)


def sprite() -> Markup:
    """All signs and pieces, once for a page."""
    drawn = {name: (24, 24, path) for name, path in SIGNS.items()} | PIECES
    inner = "".join(
        f'<symbol id="s-{name}" viewBox="0 0 {across} {down}">{path}</symbol>'
        for name, (across, down, path) in drawn.items()
    )
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">{inner}</svg>')


def sign(name: str) -> Markup:
    """A sign among words. It says nothing by itself: words must stand beside it."""
    return Markup(
        f'<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><use href="#s-{escape(drawn(name))}"/></svg>'
    )
