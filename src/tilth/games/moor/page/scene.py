"""A picture of a farm between forest and moor in the evening, drawn by us for the lobby."""

from __future__ import annotations

from markupsafe import Markup

from tilth.games.agricola.page.pieces import room
from tilth.games.agricola.page.scene import piece
from tilth.games.moor.page.pieces import cotton_grass, fir, heather, oak, pool, sod

__all__ = ["picture"]


def grove() -> str:
    """The forest on the left, those behind first."""
    far = "".join(
        fir(x, y, 0.9, "#2d5140", "#3f6b4a") for x, y in ((6, 108), (30, 104), (54, 106), (78, 103), (98, 106))
    )
    near = fir(18, 128, 1.15) + oak(46, 128, 1) + fir(72, 130, 1.1) + fir(4, 142, 1.2) + oak(94, 134, 0.8)
    return far + near


def peat_stack(x: float, y: float) -> str:
    rows = ((0, 0), (10.6, 0), (21.2, 0), (5.3, -5.6), (15.9, -5.6), (10.6, -11.2))
    return "".join(sod(x + a, y + b) for a, b in rows)


def picture() -> Markup:
    """The middle says all, as narrow places show only that."""
    rooms = (
        room("wood", right=True, chimney=True) + f'<g transform="translate(100 0)">{room("wood", True, door=False)}</g>'
    )
    house = f'<svg x="118" y="58" width="92" height="59.8" viewBox="0 -30 200 130" overflow="visible">{rooms}</svg>'
    cotton = ((226, 150, -4), (296, 146, 3), (352, 160, -2), (330, 188, 5))
    heath = ((216, 178), (248, 140), (316, 158), (378, 146), (384, 186), (276, 190))
    plants = "".join(cotton_grass(*at) for at in cotton) + "".join(heather(*at) for at in heath)
    drawn = [
        '<rect width="400" height="200" fill="#f3d9b4"/>',
        '<path d="M0 30C60 22 90 34 150 28S240 18 290 26 370 34 400 28V0H0z" fill="#e9b98c" opacity=".5"/>',
        '<path d="M150 46h64M176 52h70M296 40h58M318 46h40" stroke="#fbeed6" stroke-width="3" stroke-linecap="round"/>',
        '<circle cx="262" cy="62" r="22" fill="#e8843c"/>',
        '<path d="M0 92C70 70 150 88 220 84S340 66 400 80V200H0z" fill="#b9b583"/>',
        '<path d="M0 118C90 98 170 108 250 106S350 100 400 110V200H0z" fill="#a39a63"/>',
        '<path d="M0 150C80 132 150 140 200 150S170 190 150 200H0z" fill="#8fa45c"/>',
        grove(), house,
        pool(262, 130, 34, 8), pool(346, 142, 42, 9), pool(250, 168, 30, 9), pool(318, 182, 44, 10),
        plants,
        peat_stack(176, 184),
        piece("adult", 206, 140, 20, ' color="#2f5f97"'),
        '<g transform="translate(233 174) rotate(14)"><path d="M0 0V-28" stroke="#8a5a34" stroke-width="2.4"/>'
        '<path d="M-4-2h8v8c0 3-2 5-4 6-2-1-4-3-4-6z" fill="#c9ced3"/></g>',
        piece("horse", 116, 132, 54), piece("horse", 72, 150, 46),
        piece("child", 170, 122, 15, ' color="#a63a2b"'),
    ]  # fmt: skip
    view = 'viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"'
    return Markup(f'<svg class="scene" {view}>{"".join(drawn)}</svg>')
