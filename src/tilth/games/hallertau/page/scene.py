"""A picture of a farm among hop gardens, drawn by us for the lobby."""

from __future__ import annotations

from markupsafe import Markup

__all__ = ["picture"]

HOP, DARK_HOP, SOIL, WOOD = "#6c9a3f", "#4f7a2c", "#b58a55", "#7a5a38"


def trellis(x: float, foot: float, height: float) -> str:
    """A pole with hops climbing up its wires."""
    leaves = "".join(
        f'<ellipse cx="{x + side * (2 + 7 * k / 6):.1f}" cy="{foot - height * (1 - k / 6.5):.1f}" '
        f'rx="{3 + k * 0.5:.1f}" '
        f'ry="{4 + k * 0.6:.1f}" fill="{HOP if (k + side) % 2 else DARK_HOP}"/>'
        for k in range(6)
        for side in (-1, 1)
    )
    return f'<path d="M{x} {foot}V{foot - height}" stroke="{WOOD}" stroke-width="2.5"/>{leaves}'


def barn(x: float, y: float) -> str:
    return (
        f'<path d="M{x} {y}v-34l30-22 30 22v34z" fill="#c9513c"/><path d="M{x - 5} {y - 31}l35-27 35 27-4 5-31-23-31 '
        '23z" '
        f'fill="#5d4636"/><path d="M{x + 20} {y}v-22h20v22z" fill="#fff3dc"/><path d="M{x + 20} {y}l20-22m0 22l-20-22" '
        f'stroke="#c9513c" stroke-width="2"/><circle cx="{x + 30}" cy="{y - 37}" r="5" fill="#fff3dc"/>'
    )


def house(x: float, y: float, wall: str, roof: str) -> str:
    beams = f"M{x} {y - 13}h34M{x + 11} {y}v-26M{x + 23} {y}v-26"
    return (
        f'<path d="M{x} {y}v-26h34v26z" fill="{wall}"/><path d="{beams}" stroke="{WOOD}" stroke-width="1.8"/>'
        f'<path d="M{x - 5} {y - 25}l22-20 22 20z" fill="{roof}"/>'
    )


def sheep(x: float, y: float, size: float) -> str:
    s = size
    return (
        f'<path d="M{x - 0.3 * s:.1f} {y}v{-0.3 * s:.1f}m{0.5 * s:.1f} {0.3 * s:.1f}v{-0.3 * s:.1f}" stroke="#4a4038" '
        f'stroke-width="{0.1 * s:.1f}"/><ellipse cx="{x}" cy="{y - 0.45 * s:.1f}" rx="{0.5 * s:.1f}" '
        f'ry="{0.33 * s:.1f}" '
        f'fill="#fffaf0"/><ellipse cx="{x + 0.5 * s:.1f}" cy="{y - 0.6 * s:.1f}" rx="{0.18 * s:.1f}" '
        f'ry="{0.2 * s:.1f}" '
        'fill="#4a4038"/>'
    )


def picture() -> Markup:
    furrows = "".join(
        f'<path d="M{250 + 26 * k} 200C{262 + 20 * k} 178 {276 + 14 * k} 160 {292 + 10 * k} 146" fill="none" '
        'stroke="#d9bb86" '
        'stroke-width="3"/>'
        for k in range(7)
    )
    hops = "".join(trellis(22 + 25 * k, 192 - 4 * (k % 2), 96 - 8 * k) for k in range(7))
    wires = '<path d="M8 94C70 104 140 130 180 146" fill="none" stroke="#7a5a38" stroke-width="1.2"/>'
    drawn = [
        '<rect width="400" height="200" fill="#f3e7c4"/>',
        '<circle cx="76" cy="46" r="24" fill="#f4bd55"/>',
        '<path d="M0 108C70 76 140 92 210 100S340 72 400 96V200H0z" fill="#b8c995"/>',
        '<path d="M0 138C80 112 170 120 250 132S360 122 400 126V200H0z" fill="#93b070"/>',
        f'<path d="M238 200C252 168 276 146 300 142 340 138 376 140 400 146V200z" fill="{SOIL}"/>',
        furrows,
        '<path d="M232 200C238 176 254 160 240 134l-10-2C236 156 200 176 196 200z" fill="#efdcae"/>',
        house(150, 118, "#fff3dc", "#9b4a32"), house(300, 124, "#f7e6c4", "#7a4a36"), barn(206, 132),
        wires, hops,
        sheep(196, 152, 14), sheep(352, 132, 14), sheep(380, 136, 16), sheep(216, 166, 18),
    ]  # fmt: skip
    view = 'viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"'
    return Markup(f'<svg class="scene" {view}>{"".join(drawn)}</svg>')
