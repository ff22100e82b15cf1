"""Every worked example and card scenario holds, and goes red when its card or switch is blanked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tilth.games import shared
from tilth.games.agricola.rules import card_making
from tilth.games.agricola.rules.facts import CARD_IDS, FACTS
from tilth.games.moor.implemented import implemented
from tilth.games.moor.rules.facts import CARDS as PRINTED
from tilth.records.scenario import run_file

SCENARIOS = Path(__file__).resolve().parent.parent / "scenarios" / "moor"
FILES = sorted(SCENARIOS.glob("*.yaml"))
SLUGS = [fact["slug"] for fact in PRINTED]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_scenario_holds(path: Path) -> None:
    outcome = run_file(path, shared)
    assert outcome.passed, outcome.report


def test_every_example_and_card_has_its_scenario() -> None:
    names = {path.stem for path in FILES}
    assert names >= {f"EX-M{n:03d}" for n in range(1, 141)} | {f"C-{fact['id']}" for fact in PRINTED}


def test_every_card_is_implemented() -> None:
    assert [slug for slug in SLUGS if not implemented(slug)] == []


# -- blanks


def without_needs(fact: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in fact.items() if key != "needs"}


def without_points(fact: dict[str, Any]) -> dict[str, Any]:
    return fact | {"points": fact["points"] + 1}


def without_cost(fact: dict[str, Any]) -> dict[str, Any]:
    return fact | {"cost": []}


BLANKS = {
    (fact["slug"], name): blank
    for fact in PRINTED
    for name, blank in (("needs", without_needs), ("points", without_points), ("cost", without_cost))
    if fact.get(name)
}
FACTS_ALONE = ("cook", "bake", "copy_of")  # of cards whose facts say all


def goes_red(path: Path) -> bool:
    return not run_file(path).passed


@pytest.mark.parametrize("slug", SLUGS)
def test_a_card_without_its_effect_is_seen(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fact = FACTS[CARD_IDS.index(slug)]
    kept = {key: fact.pop(key) for key in FACTS_ALONE if key in fact}
    monkeypatch.delitem(card_making.DEFINITIONS, slug)
    try:
        assert goes_red(SCENARIOS / f"C-{fact['id']}.yaml")
    finally:
        fact.update(kept)


@pytest.mark.parametrize(("slug", "what"), BLANKS, ids=lambda word: word)
def test_a_card_with_other_facts_is_seen(slug: str, what: str) -> None:
    number = CARD_IDS.index(slug)
    before = FACTS[number]
    FACTS[number] = BLANKS[slug, what](before)
    try:
        assert goes_red(SCENARIOS / f"C-{before['id']}.yaml")
    finally:
        FACTS[number] = before
