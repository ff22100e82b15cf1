"""A solo game with special actions, typed by hand: what holds is scored, what does not is told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tilth.records.record import BadRecord, Record

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "docs" / "examples" / "moor-solo.tilth"


def lines() -> list[str]:
    return EXAMPLE.read_text(encoding="utf-8").splitlines()


def test_the_example_holds_to_its_score() -> None:
    end = Record.read(EXAMPLE).check()
    (sheet,) = end.scores()
    assert end.over and sheet.total == sum(sheet.items.values())
    assert {"special", "heat"} <= {line.split()[1] for line in lines() if line.startswith("A: ")}


@pytest.mark.parametrize(
    ("typed", "reason"),
    [("special s-1-2-a fell-trees", "SOLO_NO_CARD"), ("place stable-bake", "SPACE_NOT_IN_GAME")],
)
def test_a_move_that_is_not_open_is_told_with_its_line(typed: str, reason: str) -> None:
    text = lines()
    first = next(k for k, line in enumerate(text) if line.startswith("A: "))
    shown = next(word for word in " ".join(text[:first]).split() if word.startswith("s-")).rstrip(",")
    assert shown not in typed
    text[first] = f"A: {typed}"
    with pytest.raises(BadRecord, match=reason) as caught:
        Record.load("\n".join(text)).check()
    assert caught.value.line == first + 1
