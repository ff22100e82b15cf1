"""A picture of a small farm in the morning, drawn by us for the lobby."""

from __future__ import annotations

from markupsafe import Markup

from tilth.games.agricola.page.pieces import PIECES, room

__all__ = ["picture"]


def piece(name: str, x: float, y: float, width: float, look: str = "") -> str:
    """A piece at a place. The lobby has no sprite of this game, so it is drawn again."""
    across, down, drawn = PIECES[name]
    height = width * down / across
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:.4g}" viewBox="0 0 {across} {down}"'
    return f"<svg {box}{look}>{drawn}</svg>"


def fence(x: float, y: float, width: float) -> str:
    posts = "".join(f"M{x + k:g} {y + 12:g}v-15l2.5-3 2.5 3v15z" for k in range(0, int(width) + 1, 14))
    rails = f"M{x:g} {y:g}h{width:g}M{x:g} {y + 6:g}h{width:g}"
    return f'<path d="{rails}" stroke="#a87a4a" stroke-width="2.6"/><path d="{posts}" fill="#8a5f36"/>'


def field(x: float, y: float, width: float) -> str:
    """A field seen from the side, with standing corn."""
    corn = "".join(piece("sheaf", x + 8 + 20 * k, y - 10 + 2 * (k % 2), 19) for k in range(int(width) // 21))
    soil = f'<path d="M{x:g} {y + 22:g}l9-14h{width - 10:g}l13 14z" fill="#96704c"/>'
    lines = f'<path d="M{x + 4:g} {y + 17:g}h{width + 2:g}M{x + 8:g} {y + 12:g}h{width - 5:g}" stroke="#7c5838"/>'
    return soil + lines + corn


def picture() -> Markup:
    """The middle says all, as narrow places show only that."""
    rooms = (
        room("clay", right=True, chimney=True) + f'<g transform="translate(100 0)">{room("clay", True, door=False)}</g>'
    )
    house = f'<svg x="122" y="46" width="104" height="67.6" viewBox="0 -30 200 130" overflow="visible">{rooms}</svg>'
    drawn = [
        '<rect width="400" height="200" fill="#f6e9cb"/>',
        '<circle cx="256" cy="38" r="19" fill="#f2b64e"/>',
        '<path d="M0 98C60 68 130 90 200 86S330 60 400 82V200H0z" fill="#c3d094"/>',
        '<path d="M0 124C90 96 170 104 250 104S350 100 400 112V200H0z" fill="#a9c074"/>',
        '<path d="M0 160C100 140 210 152 300 146S380 146 400 150V200H0z" fill="#92ad5c"/>',
        house,
        piece("barn", 236, 72, 40),
        piece("adult", 206, 94, 17, ' color="#a63a2b"'),
        piece("child", 222, 97, 16, ' color="#2f5f97"'),
        field(14, 166, 92), field(118, 162, 84),
        piece("sheep", 228, 124, 27), piece("sheep", 258, 133, 31), piece("sheep", 300, 122, 27),
        piece("cattle", 336, 124, 42), piece("boar", 60, 116, 34),
        fence(216, 166, 168),
    ]  # fmt: skip
    view = 'viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"'
    return Markup(f'<svg class="scene" {view}>{"".join(drawn)}</svg>')
