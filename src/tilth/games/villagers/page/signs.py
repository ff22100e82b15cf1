"""The signs of Villagers: suits, symbols and places, each drawn by us in a field of 24 by 24.

A sign takes the colour of the words around it. A page holds all of them once (`sprite`) and uses them by name.
"""

from __future__ import annotations

from markupsafe import Markup, escape

__all__ = ["COLOURS", "SIGNS", "sign", "sprite"]

# Dark enough for white letters.
COLOURS = {
    "grain": "#8f5709", "wood": "#2b6a3f", "hay": "#636312", "ore": "#3d5784", "grape": "#72408c",
    "wool": "#4f6470", "leather": "#9b3f2c", "solitary": "#12696f", "special": "#9c2f66",
    "summer": "#8a5a00", "winter": "#37597a", "solo": "#4a3b52",
}  # fmt: skip


def kernels() -> str:
    """The ear of grain: a kernel at the tip, and three pairs of them."""
    tilted = [(x, y, turn) for y in (8, 13, 18) for x, turn in ((8, -40), (16, 40))]
    tip = '<ellipse cx="12" cy="4" rx="2.2" ry="3.6"/>'
    return tip + "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="2.1" ry="3.6" transform="rotate({turn} {x} {y})"/>' for x, y, turn in tilted
    )


def rays() -> str:
    return "".join(
        f'<rect x="11" y="0.5" width="2" height="4.5" rx="1" transform="rotate({turn} 12 12)"/>'
        for turn in range(0, 360, 45)
    )


def flake() -> str:
    arm = '<path d="M11 1h2v22h-2z"/><path d="M12 6.5 8.6 3l1.3-1.3L12 3.8l2.1-2.1L15.4 3z"/>'
    return "".join(f'<g transform="rotate({turn} 12 12)">{arm}</g>' for turn in (0, 60, 120, 180, 240, 300))


SIGNS = {
    # suits
    "grain": '<path d="M11.2 7h1.6v16h-1.6z"/>' + kernels(),
    "wood": '<path d="M12 1l6 7.5h-2.6l4.6 6.5h-6.3v8h-3.4v-8H4l4.6-6.5H6z"/>',
    "hay": '<path d="M4 2l5 8.5h6L20 2l-3.6 2.6L15 1l-3 3.6L9 1 7.6 4.6z"/><path d="M7.5 11.6h9v2.2h-9z"/>'
    '<path d="M9 15h6l4.5 8h-3.3l-1.7-2.2L12 23l-2.5-2.2L7.8 23H4.5z"/>',
    "ore": '<path d="M1.5 10.5C6 3 18 3 22.5 10.5 19.5 8.3 16.5 7.2 13.6 7v16h-3.2V7C7.5 7.2 4.5 8.3 1.5 10.5z"/>',
    "grape": '<circle cx="6.5" cy="10" r="3.1"/><circle cx="13" cy="10" r="3.1"/><circle cx="9.8" cy="15.3" '
    'r="3.1"/><circle cx="16.3" cy="15.3" r="3.1"/><circle cx="13" cy="20.5" r="3"/>'
    '<path d="M12.5 6C12 3 14.5 1 20.5 1c0 3.8-2.7 5.7-8 5z"/>',
    "wool": '<path d="M4 12.5A4.2 4.2 0 0 1 7.8 7a5 5 0 0 1 8.4 0 3.8 3.8 0 0 1 3.2 2.5h3.1v3a3 3 0 0 1-3.9 2.6'
    ' 4.2 4.2 0 0 1-2.6 1.7V21h-2.2v-3.9h-3.6V21H8v-4.3a4.2 4.2 0 0 1-4-4.2z"/>',
    "leather": '<path d="M6 1h8v10l5.5 3.2c1.8 1 2.5 2.3 2.5 4.3H6z"/><path d="M6 20h16v2.8H6z"/>',
    "solitary": '<circle cx="12" cy="6.5" r="5"/><path d="M3 23c0-6.5 3.5-10 9-10s9 3.5 9 10z"/>',
    "special": '<path d="M12 .5l3 8.5 8.5 3-8.5 3-3 8.5-3-8.5L.5 12 9 9z"/>',
    "summer": '<circle cx="12" cy="12" r="5"/>' + rays(),
    "winter": flake(),
    "solo": '<path d="M1.5 6l5.3 5L12 3l5.2 8 5.3-5-2.7 12.5H4.2zM4.2 20h15.6v2.6H4.2z"/>',
    # symbols
    "food": '<path d="M2 13.5C2 8 6 5 12 5s10 3 10 8.5c0 1.7-.7 2.8-2 3.2V20H4v-3.3c-1.3-.4-2-1.5-2-3.2z"/>'
    '<path d="M7.5 9l2 4M11.5 8.5l2 4M15.5 9l2 4" fill="none" stroke="var(--cut, #fffaf0)" stroke-width="1.5"/>',
    "builders": '<path d="M12.5 7.2 21.8 17c1 1 1 2.2.1 3.1l-1 1c-.9.9-2.1.9-3.1-.1l-9.5-9.6z"/>'
    '<path d="M2.5 9.2 9.8 1.9h5.7L12.8 4.6 15 6.8 8.3 13.5 6.2 11.3l-1.4 1.4z"/>',
    "padlock": '<path d="M6 10V7.5a6 6 0 0 1 12 0V10h1.5v12h-15V10zm3 0h6V7.5a3 3 0 0 0-6 0z" fill-rule="evenodd"/>',
    "keys": '<path d="M7.5 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm0 3.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 '
    '0-5.4z" fill-rule="evenodd"/><path d="M13 10.5h10.5V17h-3v-3.2h-1.7v3.4h-3v-3.4H13z"/>',
    "ducats": '<path d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 2.7a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 '
    '0 0 0-15.6z" fill-rule="evenodd"/><path d="M12 7l1.5 3.5L17 12l-3.5 1.5L12 17l-1.5-3.5L7 12l3.5-1.5z"/>',
    "gold": '<circle cx="12" cy="12" r="10.5"/>',
    "silver": '<path d="M12 .8 23.2 12 12 23.2.8 12z"/>',
    # places
    "hand": '<path d="M2.5 6l8-2.2 4 14.5-8 2.2z"/><path d="M12 3l8.5 2.5-3.8 14-1-.3z"/>',
    "discard": '<path d="M3.5 2.5H14v3H6.5v13H14v3H3.5z"/><path d="M10.5 10.3h6V6.5l6.5 5.5-6.5 5.5v-3.8h-6z"/>',
    "bank": '<path d="M12 1.5l10.5 5.7v2.6h-21V7.2zM4 11.5h3V18H4zM10.5 11.5h3V18h-3zM17 11.5h3V18h-3zM1.5 '
    '19.7h21v2.8h-21z"/>',
    "market": '<path d="M3.5 2h17L23 10h-2v12H3V10H1zM6 10.5V19h12v-8.5z" fill-rule="evenodd"/>',
    "first": '<path d="M4 1.5h2.6v21H4zM8 2.5h13l-3.5 5 3.5 5H8z"/>',
    "village": '<path d="M12 2.5l11 9.3h-3.3V22h-5.4v-6.5H9.7V22H4.3V11.8H1z"/>',
    "stack": '<path d="M12 2l10.5 5.3L12 12.6 1.5 7.3z"/><path d="M1.5 11.5 4 10.2l8 4 8-4 2.5 1.3L12 16.8z"/>'
    '<path d="M1.5 16 4 14.7l8 4 8-4 2.5 1.3L12 21.3z"/>',
}


def sprite() -> Markup:
    """All signs, once for a page."""
    inner = "".join(f'<symbol id="s-{name}" viewBox="0 0 24 24">{path}</symbol>' for name, path in SIGNS.items())
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">{inner}</svg>')


def sign(name: str) -> Markup:
    """A sign among words. It says nothing by itself: words must stand beside it."""
    return Markup(f'<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><use href="#s-{escape(name)}"/></svg>')
