"""A solo game typed by hand is verified move by move."""

from __future__ import annotations

from pathlib import Path

import pytest

from tilth.records.record import BadRecord, Record

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "agricola-solo.tilth"


def test_the_example_is_right_and_scored_item_by_item() -> None:
    end = Record.read(EXAMPLE).check()
    assert end.over
    (sheet,) = end.scores()
    assert sheet.total == sum(sheet.items.values()) == 32
    assert sheet.items["people"] == 12 and sheet.items["sheep"] == -1


@pytest.mark.parametrize(
    ("right", "wrong", "line", "why"),
    [
        ("place reed-1", "place cattle-1", 26, "SPACE_NOT_REVEALED"),
        ("round: 6", "round: 7", 33, "it is round 6"),
        ("plow 0,0", "plow 2,4", 22, "FIELD_NOT_ADJACENT"),
        ("0,2+0,3+0,4+1,2+1,3+1,4+2,2+2,3+2,4", "0,2+0,3+1,4", 35, "PASTURE_DETACHED"),
        ("cook sheep cook sheep cook sheep cook sheep cook sheep cook sheep done", "done", 40, "WRONG_PART"),
        ("build fireplace_2", "build stone_oven", 39, "CANNOT_PAY"),
        ("play herb_garden", "play duck_pond", 74, "REQUIREMENT"),
    ],
)
def test_the_first_wrong_move_is_pointed_at(right: str, wrong: str, line: int, why: str) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert right in text
    with pytest.raises(BadRecord) as caught:
        Record.load(text.replace(right, wrong, 1), "typed").check()
    assert f"typed:{line}:" in str(caught.value)
    assert why in str(caught.value)


def test_a_round_card_can_be_stated_where_it_turns_up() -> None:
    text = "tilth: 1\ngame: agricola\noptions: {players: 1, mode: family}\n\nround: 1 sheep-1\nA: place clay-1\n"
    record = Record.load(text + "A: place reed-1\nround: 2 fences\nA: place sheep-1\n")
    assert record.check().view(0)["revealed"] == ["sheep-1", "fences"]
    with pytest.raises(BadRecord, match="boar-1"):
        Record.load(text.replace("sheep-1", "boar-1")).check()
