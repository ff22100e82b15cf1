"""Reasons that help: what is missing by name, and no list of what could never be."""

from __future__ import annotations

from typing import Any

import tilth
from tilth.text.sentences import Speech


def refusals(name: str, position: dict[str, Any], lang: str = "en", **options: Any) -> dict[str, str]:
    """Everything that cannot be done, and why."""
    game = tilth.game(name, players=2, **options)
    p = game.place(position, patient=True)
    return {what: reason.words(lang) for reason, whats in Speech(name, lang).refused(p) for what in whats}


def test_hallertau_names_the_condition_of_a_card_and_the_price_of_a_step() -> None:
    said = refusals("hallertau", {"round": 2, "phase": 4, "A": {"hand": ["005", "007"], "sheep": "", "meat": 0}})
    assert said["Play Gateway 005"] == "Condition: at least 4 sheep."
    assert {why for what, why in said.items() if "Gateway 007" in what} == {"The condition of the card is not met."}
    said = refusals("hallertau", {"round": 1, "phase": 9, "A": {"rye": 0, "clay": 0, "barley": 1}})
    assert said["Advance the Carpentry"].endswith("You have 0 rye and 0 clay.")
    assert said["Advance the Carpentry"].startswith("In this round one step takes 1 of clay or rye")


def test_hallertau_lists_no_field_that_could_not_move_up() -> None:
    farm = {"fields": "5e 5e 2b 3e 3e", "hand": []}
    said = refusals("hallertau", {"round": 2, "phase": 6, "A": farm})
    assert not [what for what in said if "row 5" in what or "barley" in what]
