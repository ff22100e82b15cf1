"""A chart of how everybody stood, round by round. Lines differ in colour, in dashes and in their points."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

__all__ = ["Course", "Spot", "chart"]

WIDTH, HEIGHT = 552, 300  # narrow enough for a phone to show all of it
LEFT, RIGHT, TOP, BOTTOM = 36, 184, 16, 34
DASHES = ("", "9 4", "3 4", "12 4 3 4", "1 5", "6 3 1 3")
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)


@dataclass(frozen=True)
class Course:
    """One seat's totals over the rounds."""

    name: str
    totals: Sequence[float]


@dataclass(frozen=True)
class Spot:
    """Something to be seen on a line: at which moment, on whose, and its number."""

    moment: int
    course: int
    label: str


def chart(
    courses: Sequence[Course],
    moments: Sequence[str],
    title: str,
    spots: Sequence[Spot] = (),
    steps: Sequence[int] | None = None,
) -> Markup:
    """Lines over moments; those without a word get no mark. `steps`: of a replay, where a script leads from here."""
    totals = [total for course in courses for total in course.totals]
    low, high = math.floor(min([0, *totals])), math.ceil(max([1, *totals]))
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
    marked = [k for k, moment in enumerate(moments) if moment]
    for k in dict.fromkeys([*marked[:: -(-len(marked) // 8)], *marked[-1:]]):
        drawn.append(text(x(k), HEIGHT - BOTTOM + 20, moments[k], "middle"))
    for label_y, k in spread([(y(course.totals[-1]), k) for k, course in enumerate(courses)]):
        course = courses[k]
        points = [(x(i), y(total)) for i, total in enumerate(course.totals)]
        path = "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
        dashes = f' stroke-dasharray="{DASHES[k % len(DASHES)]}"' if DASHES[k % len(DASHES)] else ""
        drawn.append(f'<g class="course course-{k % len(DASHES)}"><path d="M{path}"{dashes}/>')
        drawn.extend(point(*points[i], k) for i in marked)
        drawn.append("</g>")
        shown = f"{round(course.totals[-1])} {course.name}"
        drawn.append(point(WIDTH - RIGHT + 14, label_y, k, f"course course-{k % len(DASHES)}"))
        drawn.append(text(WIDTH - RIGHT + 24, label_y + 4, shown if len(shown) < 22 else f"{shown[:20]}…", "start"))
    for spot in spots:
        px, py = x(spot.moment), y(courses[spot.course].totals[spot.moment])
        label = text(px, py + 4, spot.label, "middle")
        drawn.append(f'<g class="spot"><circle cx="{px:.1f}" cy="{py:.1f}" r="8"/>{label}</g>')
    told = [f"{course.name}: {', '.join(str(round(course.totals[k])) for k in marked)}" for course in courses]
    label = escape(f"{title}. {'; '.join(told)}")
    across_all = f"{x(0):.1f} {x(len(moments) - 1):.1f}"
    ways = f' data-steps="{" ".join(map(str, steps))}" data-across="{across_all}"' if steps is not None else ""
    drawing = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}"{ways}>{"".join(drawn)}</svg>'
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
