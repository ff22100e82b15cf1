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
        ("cook sheep cook sheep cook sheep cook sheep cook sheep cook sheep done", "done", 40, "CANNOT_PAY"),
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


ALONE = """tilth: 1
game: agricola
options: {players: 1, mode: family}

round: 1 sheep-1
A: place clay-1
A: place reed-1
"""


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (
            "A: place fishing",
            "round 2 has not begun: write `round: 2 CARD` before this line, such as `round: 2 sow-bake`",
        ),
        ("round: 2", "the card that is turned up is missing; write `round: 2 CARD` with one of sow-bake"),
        ("round: 3 fences", "round 2 begins here, not round 3: write `round: 2 fences`"),
        (
            "round: 2 boar-1",
            "boar-1 belongs to stage 3, round 2 to stage 1; write `round: 2 CARD` with one of sow-bake",
        ),
        ("round: 2 sheep-1", "sheep-1 was turned up before"),
        ("round: 2 fishing", "there is no round card 'fishing'"),
        ("round: 2 fences\nround: 3 sow-bake", "it is round 2, and A still has 2 people to place"),
        ("round: 2 fences\nround: 2 sow-bake", "the card of round 2 is fences, not sow-bake"),
        ("a spade", "expected `SEAT: move`, such as `A: place fishing`"),
    ],
)
def test_a_line_of_a_round_that_is_missing_or_wrong(more: str, why: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.load(ALONE + more, "typed").check()
    assert f"typed:{7 + len(more.splitlines())}:" in str(caught.value)
    assert why in str(caught.value)


def test_before_the_first_round_chance_draws() -> None:
    text = "tilth: 1\ngame: agricola\noptions: {players: 2, mode: family}\n\nround: 1 sheep-1\n"
    with pytest.raises(BadRecord, match=r"chance draws first \(first\).*`chance: first A`"):
        Record.load(text).check()


def test_capitals_and_colons_where_people_put_them() -> None:
    text = ALONE.replace("round: 1 sheep-1", "Round 1: sheep-1").replace("A: place clay-1", "a: PLACE clay-1")
    steps = list(Record.load(text).steps(Record.load(text).game()))
    assert [step.who for step in steps] == ["round", "A", "A"]
    assert steps[-1].position.dump() == [*Record.load(ALONE).steps(Record.load(ALONE).game())][-1].position.dump()


ROUNDS = EXAMPLE.read_text(encoding="utf-8").partition("round_cards: [sheep-1, sow-bake, fences, ")[2].partition("]")[0]
TWO = f"""tilth: 1
game: agricola
options:
  players: 2
  mode: family
  first_player: A
  round_cards: [sow-bake, fences, sheep-1, {ROUNDS}]

round: 1 sow-bake
A: place wood-3
B: place take-grain
A: place clay-1
B: place plow-field plow 0,1
round: 2
A: place wood-3
B: place sow-bake
A: place fences fence 0,4
"""


def test_what_is_left_of_a_move_is_passed_when_the_next_line_is_somebody_elses() -> None:
    """There is wood for another pasture."""
    short = Record.load(TWO + "B: place clay-1\nround: 3\n").check()
    long = Record.load(TWO.replace("fence 0,4", "fence 0,4 done") + "B: place clay-1\nround: 3\n").check()
    assert short.dump() == long.dump()
    assert short.rules.voice.view(short, 0)["A"]["pastures"] == ["0,4"]


def test_a_move_that_is_not_finished_is_the_fault_of_its_own_line() -> None:
    text = TWO.replace(" fence 0,4", "") + "B: place clay-1\n"
    with pytest.raises(BadRecord, match=r"A: this move is not finished \(now A decides \(fences\)") as caught:
        Record.load(text).check()
    assert caught.value.line == len(TWO.splitlines())
