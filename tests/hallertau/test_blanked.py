"""Every worked example and card scenario holds, and goes red when its card's effect, condition or switch is blanked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tilth.games import hallertau, shared
from tilth.games.hallertau import options
from tilth.games.hallertau.implemented import implemented
from tilth.games.hallertau.rules.facts import CARD_IDS, FACTS
from tilth.kernel.game import Option
from tilth.records.scenario import run_file

SCENARIOS = Path(__file__).resolve().parent.parent / "scenarios"
CARDS = SCENARIOS / "hallertau"
SWITCHES = SCENARIOS / "hallertau_switches"
FILES = [path for folder in (CARDS, SWITCHES) for path in sorted(folder.glob("*.yaml"))]

SETTABLE = [option for option in options.OPTIONS if option.name != "own_cards"]  # that deck: by its cards


def goes_red(path: Path) -> bool:
    return not run_file(path).passed


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_scenario_holds(path: Path) -> None:
    outcome = run_file(path, shared)
    assert outcome.passed, outcome.report


def test_every_example_card_and_switch_has_its_scenario() -> None:
    names = {path.stem for path in CARDS.glob("*.yaml") if not path.stem.startswith("X-")}  # X: what else was found
    assert names == {f"EX-H{n:03d}" for n in range(1, 196)} | {f"C-{id}" for id in CARD_IDS}
    assert {path.stem for path in SWITCHES.glob("*.yaml")} == {option.name for option in SETTABLE}


def test_every_card_is_implemented() -> None:
    assert [id for id in CARD_IDS if not implemented(id)] == []


# -- blanks


def without_effect(fact: dict[str, Any]) -> dict[str, Any]:
    return fact | {
        "options": [option | {"gain": []} for option in fact["options"]], "then": [], "income": [], "points": 0,
    }  # fmt: skip


def without_condition(fact: dict[str, Any]) -> dict[str, Any]:
    return fact | {"phase": None, "options": [option | {"need": [], "pay": []} for option in fact["options"]]}


def without_points(fact: dict[str, Any]) -> dict[str, Any]:
    return fact | {"points": fact["points"] + 1}


def without_income(fact: dict[str, Any]) -> dict[str, Any]:
    return fact | {"income": []}


BLANKS = {
    (fact["id"], name): blank(fact)
    for fact in FACTS
    for name, blank in (
        ("effect", without_effect), ("condition", without_condition), ("points", without_points),
        ("income", without_income),
    )
    if name not in ("points", "income") or fact[name]
}  # fmt: skip


@pytest.mark.parametrize(("id", "fact"), BLANKS, ids=lambda word: word)
def test_a_blanked_card_is_seen(id: str, fact: str) -> None:
    number = CARD_IDS.index(id)
    before = FACTS[number]
    FACTS[number] = BLANKS[id, fact]
    try:
        assert goes_red(CARDS / f"C-{id}.yaml")
    finally:
        FACTS[number] = before


@pytest.mark.parametrize("option", SETTABLE, ids=lambda option: option.name)
def test_a_switch_that_is_ignored_is_seen(option: Option, monkeypatch: pytest.MonkeyPatch) -> None:
    settle = options.settle

    def ignores(given: dict[str, Any]) -> dict[str, Any]:
        return settle(given) | {option.name: option.default}

    monkeypatch.setattr(hallertau, "settle", ignores)
    if len(option.values) == 1:  # there is nothing to set: only a wrong value can be seen
        monkeypatch.setattr(
            hallertau, "settle", lambda given: settle({k: v for k, v in given.items() if k != option.name})
        )
    assert goes_red(SWITCHES / f"{option.name}.yaml")
