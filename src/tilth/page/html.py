"""Elements of a page, written so that nothing a person typed is ever taken for markup.

>>> el("p", "a < b", class_="note", hidden=True)
Markup('<p class="note" hidden>a &lt; b</p>')
"""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup, escape

__all__ = ["Inside", "el", "join"]

VOID = ("br", "hr", "img", "input", "link", "meta")

Inside = Markup | str | int | None


def el(tag: str, *inside: Inside, **attributes: str | int | bool | None) -> Markup:
    """An element. Attributes that are None or False are left out; `data_move` is `data-move`, `class_` is `class`."""
    written = []
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        name = key.rstrip("_").replace("_", "-")
        written.append(f" {name}" if value is True else f' {name}="{escape(value)}"')
    start = f"<{tag}{''.join(written)}>"
    return Markup(start) if tag in VOID else Markup(f"{start}{join(inside)}</{tag}>")


def join(pieces: Iterable[Inside], between: str = "") -> Markup:
    """Pieces one after the other; what is no markup yet is escaped, nothing stands for None."""
    return Markup(between).join(escape(piece) for piece in pieces if piece is not None)
