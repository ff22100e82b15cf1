"""Why a move is not allowed: every reason of Agricola, with its code and its section of the rules."""

from __future__ import annotations

from functools import partial
from typing import Final

from tilth.games.agricola.rules import actions as m
from tilth.games.agricola.rules.feeding import MOST_LACKING
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.kernel.core import CANNOT_PAY, LATER, NOT_YOUR_TURN, REST_IMPOSSIBLE, WRONG_PART
from tilth.kernel.errors import Reason, Row, by_number
from tilth.text import words

ROWS: Final = (
    Row(NOT_YOUR_TURN, "NOT_YOUR_TURN", "§3.4"),
    Row(WRONG_PART, "WRONG_PART", "§4.3"),
    Row(REST_IMPOSSIBLE, "REST_IMPOSSIBLE", "§4.3"),
    Row(CANNOT_PAY, "CANNOT_PAY", "§4.8"),
    Row(LATER, "LATER"),
    Row(m.SPACE_OCCUPIED, "SPACE_OCCUPIED", "§4.1"),
    Row(m.SPACE_NOT_REVEALED, "SPACE_NOT_REVEALED", "§3.2"),
    Row(m.SPACE_NOT_IN_GAME, "SPACE_NOT_IN_GAME", "§2.7"),
    Row(m.NO_PERSON_LEFT, "NO_PERSON_LEFT", "§3.4"),
    Row(m.TWO_PEOPLE, "TWO_PEOPLE", "§3.4"),
    Row(m.NOTHING_PERFORMED, "NOTHING_PERFORMED", "§4.2"),
    Row(m.ACTION_LIMIT, "ACTION_LIMIT", "§4.3"),
    Row(m.PARTIAL_TAKE, "PARTIAL_TAKE", "§4.4"),
    Row(m.EMPTY_SPACE, "EMPTY_SPACE", "§4.4"),
    Row(m.SECOND_WITHOUT_FIRST, "SECOND_WITHOUT_FIRST", "§4.3"),
    Row(m.ROOM_NOT_ADJACENT, "ROOM_NOT_ADJACENT", "§6.4"),
    Row(m.CELL_NOT_FREE, "CELL_NOT_FREE", "§6.4"),
    Row(m.WRONG_MATERIAL, "WRONG_MATERIAL", "§7.2"),
    Row(m.PARTIAL_RENOVATION, "PARTIAL_RENOVATION", "§7.4"),
    Row(m.DOUBLE_RENOVATION, "DOUBLE_RENOVATION", "§7.5"),
    Row(m.ALREADY_STONE, "ALREADY_STONE", "§7.5"),
    Row(m.FAMILY_FULL, "FAMILY_FULL", "§8.1"),
    Row(m.NO_ROOM, "NO_ROOM", "§8.2"),
    Row(m.TOO_EARLY, "TOO_EARLY", "§5.5"),
    Row(m.FIELD_NOT_ADJACENT, "FIELD_NOT_ADJACENT", "§9.1"),
    Row(m.FIELD_NOT_EMPTY, "FIELD_NOT_EMPTY", "§9.5"),
    Row(m.NO_SEED, "NO_SEED", "§9.7"),
    Row(m.STABLE_LIMIT, "STABLE_LIMIT", "§10.1"),
    Row(m.STABLE_CELL, "STABLE_CELL", "§10.1"),
    Row(m.FENCE_LIMIT, "FENCE_LIMIT", "§10.3"),
    Row(m.FENCE_OPEN, "FENCE_OPEN", "§10.4"),
    Row(m.FENCE_LOOSE, "FENCE_LOOSE", "§10.4"),
    Row(m.FENCE_ENCLOSES, "FENCE_ENCLOSES", "§10.9"),
    Row(m.PASTURE_DETACHED, "PASTURE_DETACHED", "§10.4"),
    Row(m.FENCE_REMOVED, "FENCE_REMOVED", "§10.3"),
    Row(m.MIXED_PASTURE, "MIXED_PASTURE", "§11.3"),
    Row(m.OVER_CAPACITY, "OVER_CAPACITY", "§11.4"),
    Row(m.ANIMAL_IN_SUPPLY, "ANIMAL_IN_SUPPLY", "§11.4"),
    Row(m.NO_COOKING, "NO_COOKING", "§12.2"),
    Row(m.BREEDING_LOCK, "BREEDING_LOCK", "§12.3"),
    Row(m.NO_BAKE_ACTION, "NO_BAKE_ACTION", "§13.1"),
    Row(m.NO_BAKER, "NO_BAKER", "§13.3"),
    Row(m.BAKE_LIMIT, "BAKE_LIMIT", "§13.2"),
    Row(m.CRAFT_LIMIT, "CRAFT_LIMIT", "§15.4"),
    Row(m.MAJOR_TAKEN, "MAJOR_TAKEN", "§15.1"),
    Row(m.MAJOR_NOT_ALLOWED, "MAJOR_NOT_ALLOWED", "§15.10"),
    Row(m.REQUIREMENT, "REQUIREMENT", "§15.6"),
    Row(m.HOLD_BACK_FOOD, "HOLD_BACK_FOOD", "§14.3"),
    Row(m.SKIP_FIELD, "SKIP_FIELD", "§14.2"),
    Row(m.MUST_PLACE, "PASS", "§3.4"),
    Row(m.NOT_IN_HAND, "NOT_IN_HAND", "§15.1"),
    Row(m.GAME_OVER, "GAME_OVER", "§3.7"),
    Row(m.NOTHING_PAID, "NOTHING_PERFORMED", "§4.2", "nothing-paid"),
    Row(m.FEW_CARDS, "CANNOT_PAY", "§20.1", "few-cards"),
    Row(m.FEW_ANIMALS, "CANNOT_PAY", "§11.5", "few-animals"),
)


def say_reason(text: str, lang: str) -> str:
    return words(lang, "agricola").say(f"why-{text}")


def say_lacking(n: int, lang: str) -> str:
    return words(lang, "agricola").say("why-food-lacking", n=n)


def rows_of(rules: AgricolaRules) -> list[Row]:
    """The table of reasons, with those that an expansion adds."""
    return [*ROWS, *(Row(int(m.OWN_REASONS) + k, code, section) for k, (code, section) in enumerate(rules.reasons))]


def reasons(rules: AgricolaRules) -> dict[int, Reason]:
    """Every reason by its number; among them, how much food is lacking."""
    lacking = [Reason("CANNOT_PAY", "§14.3", partial(say_lacking, n)) for n in range(MOST_LACKING + 1)]
    return by_number(rows_of(rules), say_reason) | {int(m.FOOD_LACKING) + n: reason for n, reason in enumerate(lacking)}


__all__ = ["ROWS", "reasons", "rows_of"]
