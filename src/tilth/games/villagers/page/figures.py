"""The villagers themselves and where they live: drawings of the file `page.svg`, used by name.

The file is fetched once and kept, so a page stays small however many figures it shows. A card that nobody has drawn
yet is a stranger in a hood.
"""

from __future__ import annotations

import re
from pathlib import Path

from markupsafe import Markup

from tilth.page.files import versioned

__all__ = ["FIGURES", "figure", "land", "place", "use_figure"]

FILE = Path(__file__).with_name("page.svg")
FIGURES = frozenset(re.findall('<g id="f-([a-z_]+)"', FILE.read_text(encoding="utf-8")))
STRANGER = "stranger"
ACROSS, DOWN = 64, 72  # the field of a figure


def drawing(name: str, look: str = "") -> str:
    return f'<use href="{versioned(FILE, "/static/games/villagers.svg")}#{name}"{look}/>'


def figure_of(id: str) -> str:
    return f"f-{id if id in FIGURES else STRANGER}"


def use_figure(id: str, x: float, y: float, height: float) -> str:
    """The figure of a card within a drawing, with the middle of its feet at (x, y)."""
    scale = height / DOWN
    where = f"translate({x - ACROSS / 2 * scale:.4g} {y - height:.4g}) scale({scale:.3g})"
    return drawing(figure_of(id), f' transform="{where}"')


def figure(id: str) -> Markup:
    """The figure of a card among words. It says nothing by itself: words must stand beside it."""
    inner = drawing(figure_of(id))
    return Markup(f'<svg class="v-figure" viewBox="0 0 {ACROSS} {DOWN}" aria-hidden="true">{inner}</svg>')


def land(x: float, y: float, width: float, height: float, colour: str) -> str:
    """The land behind a figure, in the colour of its suit."""
    return drawing("l-land", f' x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" color="{colour}"')


def place(name: str) -> Markup:
    """Something that stands in a village. It says nothing by itself."""
    return Markup(f'<svg class="v-{name}" aria-hidden="true">{drawing(f"l-{name}")}</svg>')
