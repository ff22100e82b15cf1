"""A chart of how everybody stood, round by round. Lines differ in colour, in dashes and in their points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

__all__ = ["Course", "chart"]

WIDTH, HEIGHT = 520, 300  # narrow enough for a phone to show all of it
LEFT, RIGHT, TOP, BOTTOM = 36, 152, 16, 34
DASHES = ("", "9 4", "3 4", "12 4 3 4", "1 5", "6 3 1 3")
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)


@dataclass(frozen=True)
class Course:
    """One seat's totals over the rounds."""

    name: str
    totals: Sequence[int]


def chart(courses: Sequence[Course], moments: Sequence[str], title: str) -> Markup:
    totals = [total for course in courses for total in course.totals]
    low, high = min([0, *totals]), max([1, *totals])
    step = next((s for s in STEPS if (high - low) / s <= 6), STEPS[-1])
    high = -(-high // step) * step
    low = low // step * step
    across = (WIDTH - LEFT - RIGHT) / max(1, len(moments) - 1)
    up = (HEIGHT - TOP - BOTTOM) / (high - low)

    def x(k: int) -> float:
        return LEFT + across * k

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (value - low) * up

    drawn = []
    for value in range(low, high + 1, step):
        drawn.append(f'<path class="grid" d="M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}"/>')
        drawn.append(text(LEFT - 8, y(value) + 4, str(value), "end"))
    every = -(-len(moments) // 8)
    for k, moment in enumerate(moments):
        if k % every == 0 or k == len(moments) - 1:
            drawn.append(text(x(k), HEIGHT - BOTTOM + 20, moment, "middle"))
    for label_y, k in spread([(y(course.totals[-1]), k) for k, course in enumerate(courses)]):
        course = courses[k]
        points = [(x(i), y(total)) for i, total in enumerate(course.totals)]
        path = "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
        dashes = f' stroke-dasharray="{DASHES[k % len(DASHES)]}"' if DASHES[k % len(DASHES)] else ""
        drawn.append(f'<g class="course course-{k % len(DASHES)}"><path d="M{path}"{dashes}/>')
        drawn.extend(point(px, py, k) for px, py in points)
        drawn.append("</g>")
        shown = f"{course.totals[-1]} {course.name}"
        drawn.append(point(WIDTH - RIGHT + 14, label_y, k, f"course course-{k % len(DASHES)}"))
        drawn.append(text(WIDTH - RIGHT + 24, label_y + 4, shown if len(shown) < 21 else f"{shown[:19]}…", "start"))
    said = "; ".join(f"{course.name}: {', '.join(map(str, course.totals))}" for course in courses)
    label = escape(f"{title}. {said}")
    drawing = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'
    region = f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(title)}">{drawing}</div>'
    return Markup(f'<figure class="chart"><figcaption>{escape(title)}</figcaption>{region}</figure>')


def text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def point(x: float, y: float, k: int, look: str = "") -> str:
    shapes = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>',
        f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8"/>',
        f'<path class="solid" d="M{x:.1f} {y - 5:.1f}l5 9h-10z"/>',
        f'<path class="solid" d="M{x:.1f} {y - 5.5:.1f}l5.5 5.5-5.5 5.5-5.5-5.5z"/>',
        f'<path class="solid" d="M{x:.1f} {y + 5:.1f}l5-9h-10z"/>',
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5"/>',
    )
    shape = shapes[k % len(shapes)]
    return f'<g class="{look}">{shape}</g>' if look else shape


def spread(places: Sequence[tuple[float, int]], room: float = 20) -> list[tuple[float, int]]:
    """Places for labels that do not lie on one another."""
    found: list[tuple[float, int]] = []
    for y, k in sorted(places):
        found.append((max(y, found[-1][0] + room) if found else y, k))
    over = found[-1][0] - (HEIGHT - BOTTOM) if found else 0
    return [(y - over if over > 0 else y, k) for y, k in found]
