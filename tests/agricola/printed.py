"""The cards and spaces of the base game alone, whatever expansions others have imported."""

from __future__ import annotations

from typing import Any

from tilth.games.agricola.rules import facts, spaces
from tilth.games.agricola.rules.facts import BASE, part_of

CARDS: list[dict[str, Any]] = [fact for fact in facts.FACTS if part_of(fact) == BASE]
CARD_IDS: list[str] = [fact["slug"] for fact in CARDS]
SPACES: list[dict[str, Any]] = [fact for fact in spaces.SPACE_FACTS if part_of(fact) == BASE]
