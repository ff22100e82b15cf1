"""Cards without what they do, or with other facts: does their scenario notice?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from tilth.games.agricola.rules import card_making
from tilth.games.agricola.rules.facts import CARD_IDS, FACTS
from tilth.records.scenario import run_file

__all__ = ["blanks", "goes_red", "goes_red_with", "goes_red_without_effect"]

Fact = dict[str, Any]
Blank = Callable[[Fact], Fact]


def without_needs(fact: Fact) -> Fact:
    return {key: value for key, value in fact.items() if key != "needs"}


def without_points(fact: Fact) -> Fact:
    return fact | {"points": fact["points"] + 1}


def without_cost(fact: Fact) -> Fact:
    return fact | {"cost": []}


def blanks(facts: Iterable[Mapping[str, Any]]) -> dict[tuple[str, str], Blank]:
    """For each card and each of its facts that can be blanked, how."""
    return {
        (fact["slug"], name): blank
        for fact in facts
        for name, blank in (("needs", without_needs), ("points", without_points), ("cost", without_cost))
        if fact.get(name)
    }


def goes_red(path: Path) -> bool:
    return not run_file(path).passed


def goes_red_without_effect(
    folder: Path, slug: str, facts_alone: Iterable[str], monkeypatch: pytest.MonkeyPatch
) -> bool:
    """Does a card's scenario fail if it is defined by its facts only, without those of `facts_alone`?"""
    fact = FACTS[CARD_IDS.index(slug)]
    for key in [key for key in facts_alone if key in fact]:
        monkeypatch.delitem(fact, key)
    monkeypatch.delitem(card_making.DEFINITIONS, slug)
    return goes_red(folder / f"C-{fact['id']}.yaml")


def goes_red_with(folder: Path, slug: str, blank: Blank) -> bool:
    """Does a card's scenario fail if one of its facts is another?"""
    number = CARD_IDS.index(slug)
    before = FACTS[number]
    FACTS[number] = blank(before)
    try:
        return goes_red(folder / f"C-{before['id']}.yaml")
    finally:
        FACTS[number] = before
