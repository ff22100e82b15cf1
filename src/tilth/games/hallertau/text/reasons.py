"""Why a move is not allowed: every reason of Hallertau, with its code and its section of the rules."""

from __future__ import annotations

from typing import Final

from tilth.games.hallertau.rules import actions as m
from tilth.kernel.core import CANNOT_PAY, LATER, NOT_YOUR_TURN, REST_IMPOSSIBLE, WRONG_PART
from tilth.kernel.errors import Reason, Row, by_number
from tilth.text import words

ROWS: Final = (
    Row(NOT_YOUR_TURN, "NOT_YOUR_TURN", "§5.1"),
    Row(WRONG_PART, "WRONG_PART", "§4.1"),
    Row(REST_IMPOSSIBLE, "REST_IMPOSSIBLE", "§5.4"),
    Row(CANNOT_PAY, "CANNOT_PAY", "§10.2"),
    Row(LATER, "LATER"),
    Row(m.MUST_ACT, "MUST_ACT", "§5.1"),
    Row(m.NO_WORKERS, "NO_WORKERS", "§5.1"),
    Row(m.TOO_FEW_WORKERS, "TOO_FEW_WORKERS", "§5.2"),
    Row(m.WRONG_WORKERS, "WRONG_WORKERS", "§5.2"),
    Row(m.SPACE_FULL, "SPACE_FULL", "§5.2"),
    Row(m.SPACE_CLOSED, "SPACE_CLOSED", "§12.1"),
    Row(m.NOT_EXACT, "NOT_EXACT", "§10.2"),
    Row(m.ONE_ONLY, "ONE_ONLY", "§5.4"),
    Row(m.TOO_MUCH, "TOO_MUCH", "§5.4"),
    Row(m.NO_COLUMN, "NO_COLUMN", "§2.2"),
    Row(m.FIELD_ROW, "FIELD_ROW", "§2.2"),
    Row(m.FIELD_PLANTED, "FIELD_PLANTED", "§6.21"),
    Row(m.NO_SEED, "NO_SEED", "§6.21"),
    Row(m.NOT_A_CROP, "NOT_A_CROP", "§6.21"),
    Row(m.SHEEP_STABLE, "SHEEP_STABLE", "§2.7"),
    Row(m.TOUCHES_CENTER, "TOUCHES_CENTER", "§6.19"),
    Row(m.WRONG_KIND, "WRONG_KIND", "§8.2"),
    Row(m.RESTRICTION, "RESTRICTION", "§8.2"),
    Row(m.WRONG_TOTAL, "WRONG_TOTAL", "§8.3"),
    Row(m.BOULDER, "BOULDER", "§8.4"),
    Row(m.ROW_END, "ROW_END", "§8.1"),
    Row(m.MANDATORY, "MANDATORY", "§7.2"),
    Row(m.NOT_IN_HAND, "NOT_IN_HAND", "§10.1"),
    Row(m.PHASE_BAR, "PHASE_BAR", "§10.7"),
    Row(m.CONDITION, "CONDITION", "§10.2"),
    Row(m.OPTION, "OPTION", "§10.6"),
    Row(m.TARGET, "TARGET", "§10.5"),
    Row(m.ALL_OR_NONE, "ALL_OR_NONE", "§10.5"),
    Row(m.ONCE, "ONCE", "§10.5"),
    Row(m.DISCARD_NOT, "DISCARD", "§2.9"),
    Row(m.HIDDEN, "HIDDEN", "§0.3"),
    Row(m.GAME_OVER, "GAME_OVER", "§11.1"),
)


def say_reason(text: str, lang: str) -> str:
    return words(lang, "hallertau").say(f"why-{text}")


def reasons() -> dict[int, Reason]:
    """Every reason by its number."""
    return by_number(ROWS, say_reason)


__all__ = ["ROWS", "reasons"]
