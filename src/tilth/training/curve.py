"""The curve of a course of training, drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

WIDE, HIGH, EDGE = 640, 320, 48


def drawn(points: Sequence[Mapping[str, Any]], title: str) -> str:
    """An SVG: mean points of the games learned from, and the score of each trial, over the number of games."""
    learned = [(p["games"], p["noisy"]) for p in points]
    trials = [(p["games"], p["score"]) for p in points if "score" in p]
    whole = [y for _, y in learned + trials] or [0.0]
    low, high = min(whole), max(whole)
    last = max((x for x, _ in learned), default=1)

    def place(x: float, y: float) -> str:
        across = EDGE + (WIDE - 2 * EDGE) * x / last
        return f"{across:.1f},{HIGH - EDGE - (HIGH - 2 * EDGE) * (y - low) / ((high - low) or 1):.1f}"

    def line(places: Sequence[tuple[float, float]], colour: str) -> str:
        path = " ".join(place(x, y) for x, y in places)
        return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'

    marks = "".join(
        f'<text x="{x}" y="{y}" text-anchor="{anchor}">{text}</text>'
        for x, y, anchor, text in (
            (EDGE - 6, HIGH - EDGE, "end", f"{low:.0f}"),
            (EDGE - 6, EDGE, "end", f"{high:.0f}"),
            (WIDE - EDGE, HIGH - EDGE + 18, "end", f"{last:,} games"),
            (WIDE // 2, 20, "middle", f"{escape(title)}: games learned from (grey), trials (green)"),
        )
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>'
        f"{line(learned, '#999')}{line(trials, '#2a7')}{marks}</svg>\n"
    )
