"""Every worked example and card scenario holds, and goes red when its card or switch is blanked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tilth.games import shared
from tilth.games.moor.implemented import implemented
from tilth.games.moor.rules.facts import CARDS as PRINTED
from tilth.records.scenario import run_file

from ..agricola.blanking import blanks, goes_red_with, goes_red_without_effect

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

BLANKS = blanks(PRINTED)
FACTS_ALONE = ("cook", "bake", "copy_of")  # of cards whose facts say all


@pytest.mark.parametrize("slug", SLUGS)
def test_a_card_without_its_effect_is_seen(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert goes_red_without_effect(SCENARIOS, slug, FACTS_ALONE, monkeypatch)


@pytest.mark.parametrize(("slug", "what"), BLANKS, ids=lambda word: word)
def test_a_card_with_other_facts_is_seen(slug: str, what: str) -> None:
    assert goes_red_with(SCENARIOS, slug, BLANKS[slug, what])
