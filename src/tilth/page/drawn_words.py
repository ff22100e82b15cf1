"""Words in a drawing, broken into lines.

>>> wrapped("a card of your own", 9, len)
['a card of', 'your own']
"""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["wrapped"]


def wrapped(text: str, width: float, breadth: Callable[[str], float]) -> list[str]:
    """The text in lines that are no longer than `width`; `breadth` says how much room words take."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and breadth(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
