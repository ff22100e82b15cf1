"""Signs, numbers and small figures among the words of a page; what they say must stand beside them in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from tilth.games.agricola.page import pieces as svg
from tilth.games.agricola.page.signs import sign
from tilth.games.agricola.text.seat_data import amount
from tilth.page.html import el
from tilth.page.table import Things

__all__ = ["Data", "Pieces", "bundle", "bundle_words", "disc", "figure", "pile", "rebus"]

Data = Mapping[str, Any]
Pieces = Sequence[str | tuple[str]]  # a text, or the name of a sign

MOST_DRAWN = 6  # goods of a pile; of more, the number tells


def rebus(pieces: Pieces) -> Markup:
    """Signs and numbers among the words of a page; what they say must stand beside them."""
    shown = [sign(one[0]) if isinstance(one, tuple) else el("span", one) for one in pieces if one]
    return el("span", *shown, class_="a-rebus", aria_hidden="true")


def bundle(goods: Mapping[str, int]) -> list[str | tuple[str]]:
    """Goods as pieces of a rebus."""
    found: list[str | tuple[str]] = []
    for good, n in goods.items():
        found += [f"{n}", ("resource" if good == "any_building_resource" else good,)]
    return found


def bundle_words(goods: Mapping[str, int], table: Things) -> str:
    return ", ".join(amount(good, int(n), table.say) for good, n in goods.items())


def figure(seat: str, kind: str = "adult") -> Markup:
    """Somebody of a seat, standing on a space."""
    inner = svg.person(seat, 10, 28, 28, kind, lettered=True)
    frame = f'class="a-person a-{kind}" data-piece="person {seat}" viewBox="0 0 20 28" aria-hidden="true"'
    return Markup(f"<svg {frame}>{inner}</svg>")


def disc(seat: str) -> Markup:
    """The letter of a seat in its colour."""
    letter = svg.label(10, 14.6, seat, 13, text_anchor="middle", font_weight=800, fill="#fff")
    ground = f'<circle cx="10" cy="10" r="10" fill="{svg.SEATS[seat]}"/>'
    return Markup(f'<svg class="a-disc" viewBox="0 0 20 20" aria-hidden="true">{ground}{letter}</svg>')


def pile(goods: Mapping[str, int]) -> Markup:
    """Goods lying somewhere: as many as they are while they can be counted at a glance, and their number."""
    parts = []
    most = MOST_DRAWN if len(goods) == 1 else 1
    for good, n in goods.items():
        heap = el("span", *(sign(good) for _ in range(min(n, most))), class_=f"a-heap a-heap-{min(n, most)}")
        look = "a-pile" + ("" if n else " a-none")
        parts.append(el("span", heap, el("b", f"{n}"), class_=look, data_piece=good, data_count=n))
    return el("span", *parts, class_="a-piles", aria_hidden="true")
