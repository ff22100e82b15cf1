"""The cards of a game as a list shows them."""

from __future__ import annotations

from typing import TypedDict

__all__ = ["CardEntry"]


class CardEntry(TypedDict):
    """One card of the card list."""

    id: str
    kind: str
    names: dict[str, str]
    text: str
    rulings: list[str]
    implemented: bool
