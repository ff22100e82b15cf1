"""A picture of a small farm in the morning, drawn by us for the lobby."""

from __future__ import annotations

from markupsafe import Markup

from tilth.games.agricola.svg import PIECES, room

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
    corn = "".join(piece("sheaf", x + 6 + 21 * k, y - 19 + 2 * (k % 2), 19) for k in range(int(width) // 21))
    soil = f'<path d="M{x:g} {y + 22:g}l9-14h{width - 10:g}l13 14z" fill="#96704c"/>'
    lines = f'<path d="M{x + 4:g} {y + 17:g}h{width + 2:g}M{x + 8:g} {y + 12:g}h{width - 5:g}" stroke="#7c5838"/>'
    return soil + lines + corn


def picture() -> Markup:
    house = f'<svg x="34" y="62" width="86" height="86" viewBox="0 -30 200 130" overflow="visible">{room("clay", False, True, True, True)}<g transform="translate(100 0)">{room("clay", True, False, False)}</g></svg>'  # noqa: E501
    drawn = [
        '<rect width="400" height="200" fill="#f6e9cb"/>',
        '<circle cx="318" cy="46" r="23" fill="#f2b64e"/>',
        '<path d="M0 104C60 74 130 96 200 92S330 66 400 88V200H0z" fill="#c3d094"/>',
        '<path d="M0 136C90 118 170 132 250 124S350 116 400 122V200H0z" fill="#a9c074"/>',
        '<path d="M0 168C100 152 210 166 300 158S380 156 400 158V200H0z" fill="#92ad5c"/>',
        house,
        piece("barn", 140, 92, 42),
        piece("adult", 112, 128, 17, ' color="#a63a2b"'),
        piece("child", 130, 130, 16, ' color="#2f5f97"'),
        field(14, 168, 120),
        piece("sheep", 236, 128, 30), piece("sheep", 276, 136, 34), piece("cattle", 330, 126, 44),
        fence(206, 166, 182),
        piece("boar", 178, 164, 34),
    ]  # fmt: skip
    view = 'viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"'
    return Markup(f'<svg class="scene" {view}>{"".join(drawn)}</svg>')
