"""Lines of text for a terminal. Emphasis is written in square brackets, as in `[b]Hand[/b]`, and takes no room.

>>> flow(["2 wood", "1 clay", "3 reed"], 20, "Supply: ", ", ")
['Supply: 2 wood,', '    1 clay, 3 reed']
"""

from __future__ import annotations

import re
from collections.abc import Sequence

__all__ = ["INDENT", "TAG", "flow", "heading", "length", "styled"]

TAG = re.compile(r"\[/?[a-z_ ]*\]")
INDENT = "  "


def styled(text: str, style: str) -> str:
    return f"[{style}]{text}[/{style}]"


def heading(text: str) -> str:
    return styled(text, "b")


def length(text: str) -> int:
    """How much room a text takes, emphasis left out."""
    return len(TAG.sub("", text))


def flow(pieces: Sequence[str], width: int, before: str = "", between: str = "   ", style: str = "") -> list[str]:
    """The pieces one after the other, in as many lines as it takes; later lines are indented. A piece is broken only
    if it is longer than a line."""
    lines, line = [], before
    indent = INDENT * (2 if before else 1)
    tail = between.rstrip()  # stays at the end of a line
    empty = True
    for piece in pieces:
        whole = length(indent) + length(piece) + len(tail) <= width
        for k, part in enumerate([piece] if whole else piece.split(" ")):
            gap = "" if empty else between if k == 0 else " "
            if line != indent and length(line) + len(gap) + length(part) + len(tail) > width:
                lines.append((line + gap).rstrip())
                line, empty = indent, True
            shown = styled(part, style) if style else part
            line += shown if empty else gap + shown
            empty = False
    return [*lines, line.rstrip()]
