"""Every worked example and card scenario holds, and goes red when its card or switch is blanked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tilth.games import agricola, shared
from tilth.games.agricola import options
from tilth.games.agricola.implemented import implemented
from tilth.games.agricola.rules.facts import BASE, FACTS, part_of
from tilth.kernel.game import Option
from tilth.records.scenario import run_file

from .blanking import blanks, goes_red, goes_red_with, goes_red_without_effect

SCENARIOS = Path(__file__).resolve().parent.parent / "scenarios"
CARDS = SCENARIOS / "agricola"
SWITCHES = SCENARIOS / "agricola_switches"
BASE_FACTS = [fact for fact in FACTS if part_of(fact) == BASE]
BASE_IDS = [fact["slug"] for fact in BASE_FACTS]
FILES = [path for folder in (CARDS, SWITCHES) for path in sorted(folder.glob("*.yaml"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_scenario_holds(path: Path) -> None:
    outcome = run_file(path, shared)
    assert outcome.passed, outcome.report


def test_every_example_card_and_switch_has_its_scenario() -> None:
    names = {path.stem for path in CARDS.glob("*.yaml") if not path.stem.startswith("X-")}  # X: what else was found
    assert names == {f"EX-{n:03d}" for n in range(1, 167)} | {f"C-{fact['id']}" for fact in BASE_FACTS}
    assert {path.stem for path in SWITCHES.glob("*.yaml")} == {option.name for option in options.OPTIONS}


def test_every_card_is_implemented() -> None:
    assert [slug for slug in BASE_IDS if not implemented(slug)] == []


# -- blanks

BLANKS = blanks(BASE_FACTS)


POINTS_ALONE = ("madonna_statue", "outhouse")  # they do nothing but score


@pytest.mark.parametrize("slug", BASE_IDS)
def test_a_card_without_its_effect_is_seen(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = ("points",) if slug in POINTS_ALONE else ("cook", "bake")
    assert goes_red_without_effect(CARDS, slug, alone, monkeypatch)


@pytest.mark.parametrize(("slug", "what"), BLANKS, ids=lambda word: word)
def test_a_card_with_other_facts_is_seen(slug: str, what: str) -> None:
    assert goes_red_with(CARDS, slug, BLANKS[slug, what])


@pytest.mark.parametrize("option", options.OPTIONS, ids=lambda option: option.name)
def test_a_switch_that_is_ignored_is_seen(option: Option, monkeypatch: pytest.MonkeyPatch) -> None:
    settle = options.settle

    def ignores(given: dict[str, Any], *others: Any) -> dict[str, Any]:
        return settle({name: value for name, value in given.items() if name != option.name}, *others)

    monkeypatch.setattr(agricola, "settle", ignores)
    assert goes_red(SWITCHES / f"{option.name}.yaml")
