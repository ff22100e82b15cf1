"""A hand of cards on a page: a fan that opens, and narrows to what can be played now.

A game gives the section of its hand the class `hand`, and puts a `hand_bar` and fans into it, each alone or in a group
with a heading (class `fan-group`; `fan-pack` too, if its cards are not in the hand yet). The script `hand.js` and the
sheet `hand.css` of all pages do the rest; without them the fan lies as the game lays it. A card whose drawing shows all
its words has the class `worded`, or `worded-open` if it does so only while the hand is open. A hand of which a card is
asked for says so: `data-asked`.
"""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from tilth.page.html import el
from tilth.page.table import Things

__all__ = ["fan", "hand_bar"]


def fan(cards: Iterable[Markup], look: str = "") -> Markup:
    """Cards side by side, each a `Things.thing`; one that can be played is a move, or says that it is `ready`."""
    return el("ul", *(el("li", card) for card in cards), class_=f"fan {look}".rstrip())


def hand_bar(table: Things, ready: int) -> Markup:
    """The button that opens the fan, and the box that leaves those cards of which so many are `ready`."""
    opens = el(
        "button",
        el("span", table.say("web-hand-open"), class_="when-closed"),
        el("span", table.say("web-hand-close"), class_="when-open"),
        type="button",
        class_="hand-open",
        data_hand_open=True,
        aria_expanded="false",
        aria_controls="hand",
    )
    box = el("input", type="checkbox", data_hand_ready=True)
    narrows = el("label", box, el("span", table.say("web-hand-ready", n=ready)), class_="check hand-ready")
    none = None if ready else el("span", table.say("web-hand-none"), class_="hand-none")
    return el("div", opens, narrows, none, class_="hand-bar js")
