"""How much of everything can be told apart. Whoever adds one too many is told so while the rules are made."""

from __future__ import annotations


def within(n: int, most: int, what: str) -> None:
    """So many there are; raises ValueError if that is more than can be numbered."""
    if n > most:
        raise ValueError(f"{n} {what} are too many: {most} can be told apart")
