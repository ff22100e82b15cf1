"""A picture of a village by a road, with those who begin it, drawn by us for the lobby."""

from __future__ import annotations

from markupsafe import Markup

from tilth.games.villagers.page.figures import use_figure
from tilth.games.villagers.page.signs import COLOURS
from tilth.games.villagers.rules.facts import SLUGS

__all__ = ["picture"]


def house(x: float, y: float, size: float, roof: str, wall: str = "#fff3dc") -> str:
    s = size
    return (
        f'<path d="M{x:g} {y:g}h{s:g}v{-0.62 * s:g}h{-s:g}z" fill="{wall}"/>'
        f'<path d="M{x - 0.12 * s:g} {y - 0.6 * s:g}L{x + s / 2:g} {y - 1.15 * s:g}l{0.62 * s:g} {0.55 * s:g}z" '
        f'fill="{roof}"/>'
        f'<path d="M{x + 0.4 * s:g} {y:g}v{-0.34 * s:g}h{0.22 * s:g}v{0.34 * s:g}z" fill="#6b4a2b"/>'
        f'<rect x="{x + 0.12 * s:g}" y="{y - 0.45 * s:g}" width="{0.17 * s:g}" height="{0.17 * s:g}" fill="#f0bf3a"/>'
        f'<rect x="{x + 0.73 * s:g}" y="{y - 0.45 * s:g}" width="{0.17 * s:g}" height="{0.17 * s:g}" fill="#f0bf3a"/>'
    )


def tree(x: float, y: float, size: float, fill: str = "#3f7350") -> str:
    s = size
    return (
        f'<rect x="{x - 0.06 * s:g}" y="{y - 0.3 * s:g}" width="{0.12 * s:g}" height="{0.3 * s:g}" fill="#6b4a2b"/>'
        f'<path d="M{x:g} {y - s:g}l{0.3 * s:g} {0.42 * s:g}h{-0.12 * s:g}l{0.2 * s:g} {0.36 * s:g}h{-0.76 * s:g}'
        f'l{0.2 * s:g} {-0.36 * s:g}h{-0.12 * s:g}z" fill="{fill}"/>'
    )


def sheaf(x: float, y: float, size: float) -> str:
    s = size
    return (
        f'<path d="M{x:g} {y:g}c{-0.35 * s:g} {-0.1 * s:g} {-0.3 * s:g} {-0.8 * s:g} 0 {-s:g}c{0.3 * s:g} {0.2 * s:g} '
        f'{0.35 * s:g} {0.9 * s:g} 0 {s:g}z" fill="#d9a441"/>'
        f'<rect x="{x - 0.2 * s:g}" y="{y - 0.5 * s:g}" width="{0.4 * s:g}" height="{0.09 * s:g}" fill="#93590b"/>'
    )


def picture() -> Markup:
    furrows = "".join(
        f'<path d="M{-10 + 34 * k} 200C{20 + 34 * k} 170 {70 + 26 * k} 150 {150 + 14 * k} 136" '
        'fill="none" stroke="#c8a765" stroke-width="3"/>'
        for k in range(7)
    )
    drawn = [
        '<rect width="400" height="200" fill="#f7e3bd"/>',
        '<circle cx="322" cy="52" r="26" fill="#f3b74a"/>',
        '<path d="M0 112C60 78 120 84 180 104S320 70 400 100V200H0z" fill="#a9bf8b"/>',
        '<path d="M0 140C90 104 170 118 240 132S350 120 400 126V200H0z" fill="#84a56d"/>',
        '<path d="M0 168C60 138 150 130 260 138 210 160 190 180 186 200H0z" fill="#d8bc7c"/>',
        furrows,
        '<path d="M214 200C226 168 300 164 292 142 286 128 246 128 254 116l6-4c-4 12 42 12 52 28 10 20-38 30-30 60z" '
        'fill="#f3dcae"/>',
        tree(36, 130, 40), tree(66, 124, 32, "#4f8460"), tree(376, 132, 44), tree(350, 124, 30, "#4f8460"),
        house(112, 134, 40, COLOURS["leather"]), house(164, 128, 34, COLOURS["ore"]),
        house(306, 178, 46, COLOURS["solitary"]), house(206, 122, 28, COLOURS["grain"]),
        sheaf(60, 178, 26), sheaf(88, 186, 30), sheaf(34, 190, 28),
        *(use_figure(id, 150 + 52 * k, 196 - 8 * (k % 2), 78 - 6 * (k % 2)) for k, id in enumerate(SLUGS[:4])),
    ]  # fmt: skip
    view = 'viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" aria-hidden="true"'
    return Markup(f'<svg class="scene" {view}>{"".join(drawn)}</svg>')
