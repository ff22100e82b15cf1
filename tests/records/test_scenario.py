"""The scenario runner: what is right passes, what differs is named, mistakes in the file speak clearly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tilth.games import shared
from tilth.records.scenario import run_file

EXAMPLES = sorted(Path(__file__).parent.parent.glob("scenarios/villagers/*.yaml"))
START = """
id: x
game: villagers
options: {players: 3}
position:
  part: build
  A: {village: "founders(G), lumberjack", hand: [carpenter, fisher], ducats: 3}
  B: {hand: [mason]}
"""


def report(tmp_path: Path, text: str) -> str:
    path = tmp_path / "x.yaml"
    path.write_text(text, encoding="utf-8")
    outcome = run_file(path)
    assert outcome.passed == (not outcome.report)
    return outcome.report


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_worked_example(path: Path) -> None:
    outcome = run_file(path, shared)
    assert outcome.passed, outcome.report


def test_all_worked_examples_are_there() -> None:
    assert [path.stem for path in EXAMPLES] == [f"EX-V{n:03}" for n in range(1, 209)]


@pytest.mark.parametrize(
    "steps",
    [
        "- A: play carpenter\n- expect: {A.village: 'founders(G), lumberjack>carpenter', A.builders: 1, turn: A}",
        "- A: play carpenter on lumberjack\n- A: play fisher pay bank\n- expect: {A.ducats: 1}",
        "- A: play fisher pay bank\n- expect: {A.ducats: start - 2, B.ducats: start}",
        "- illegal: {B: play mason}\n  because: NOT_YOUR_TURN",
        "- legal: {A: [play carpenter on lumberjack, hire miner give fisher to S3]}",
        "- asked: {seat: A, what: build}",
        "- legal_exactly: {A: [end turn, play carpenter, play fisher, hire lumberjack, hire hayer, hire miner]}",
        "- view: {seat: B, expect: {A.hand: [wood, solitary]}, hides: [fisher]}",
        "- score: {A: {start: 3, total: 3}}",
    ],
)
def test_what_is_so_passes(tmp_path: Path, steps: str) -> None:
    assert report(tmp_path, START + "steps:\n" + steps) == ""


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ("- expect: {A.ducats: 4}", "A.ducats: expected 4, found 3"),
        ("- expect: {A.village: 'founders(G), miner'}", "A.village: expected"),
        ("- expect: {A.ducats: start - 1}", "A.ducats: expected 2, found 3"),
        ("- expect: {A.village: start - 1}", "A.village: there is no number at the start"),
        ("- expect: {A.village: start}", "expect: A.village: 'start': there is no card 'start'"),
        ("- expect: {part: start}", "part: expected 'start', found 'build'"),
        ("- expect: {A.purse: 4}", "there is no 'purse'"),
        ("- expect: {turn: B}", "expected 'B', found 'A'"),
        ("- A: play mason", "NOT_IN_HAND"),
        ("- A: plough", "cannot read 'plough'"),
        ("- illegal: {A: play carpenter}", "is allowed"),
        ("- illegal: {B: play mason}\n  because: CANNOT_PAY", "NOT_YOUR_TURN, not CANNOT_PAY"),
        ("- illegal: {A: gibberish}", "cannot read"),
        ("- legal: {A: [play mason]}", "NOT_IN_HAND"),
        ("- legal_exactly: {A: [end turn]}", "also legal"),
        ("- legal_exactly: {B: [end turn]}", "A is to decide, not B"),
        ("- asked: {seat: A, what: pay}", "expected"),
        ("- view: {seat: A, hides: [fisher]}", "can be seen"),
        ("- view: {seat: B, expect: {A.hand: [wood, wood]}}", "A.hand"),
        ("- score: {A: {total: 99}}", "total: expected 99, found 3"),
        ("- score: {winners: [A]}", "winners"),
    ],
)
def test_what_differs_is_named_with_its_line(tmp_path: Path, steps: str, words: str) -> None:
    found = report(tmp_path, START + "steps:\n" + steps)
    assert words in found
    assert "x.yaml:10: " in found


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("id: x\ngame: villagers\nstep: []\n", "x.yaml:3: step: no such key; there are id, title"),
        ("id: x\ngame: villagers\n", "needs `steps`, `refused` or `cases`"),
        ("id: y\ngame: villagers\nsteps: []\n", "not the name of the file"),
        ("id: x\nsteps: []\n", "`game` is missing"),
        ("id: x\ngame: chess\nsteps: []\n", "x.yaml:2: game: 'chess' is not one of villagers, moor, hallertau"),
        ("id: x\ngame: villagers\noptions: {playrs: 2}\nsteps: []\n", "no option 'playrs'"),
        ("id: x\ngame: villagers\noptions: {players: 9}\nsteps: []\n", "9 is not one of 1, 2, 3, 4, 5"),
        ("id: x\nid: x\ngame: villagers\nsteps: []\n", "stands here twice"),
        ("id: x\ngame: villagers\nsteps: {A: end turn}\n", "x.yaml:3: steps: {'A': 'end turn'} is not a list"),
        ("id: x\ngame: villagers\nsteps: [3]\n", "x.yaml:3: steps: 3 is not a move or a check"),
        ("id: x\ngame: villagers\nsteps:\n  - Q: end turn\n", "x.yaml:4: a step begins with one of A, B, expect"),
        ("id: x\ngame: villagers\nsteps: [\n", "not YAML"),
        ("id: x\ngame: villagers\nposition:\n  part: lunch\nsteps: []\n", "x.yaml:4: part: 'lunch' is not one of"),
        ("id: x\ngame: villagers\nposition:\n  A: {purse: 3}\nsteps: []\n", "x.yaml:4: A.purse: no such key"),
        (
            "id: x\ngame: villagers\nposition:\n  A:\n    hand: [elf]\nsteps: []\n",
            "x.yaml:5: A.hand: 'elf' is not a villager",
        ),
        ("id: x\ngame: villagers\nposition:\n  R1: mason*x\nsteps: []\n", "x.yaml:4: R1"),
        ("id: x\ngame: villagers\nposition:\n  S1: -1\nsteps: []\n", "whole number"),
        ("id: x\ngame: villagers\nposition:\n  A: {village: founders>carpenter}\nsteps: []\n", "must have lumberjack"),
        ("id: x\ngame: villagers\nposition:\n  A: {village: 'founders['}\nsteps: []\n", "missing"),
        ("id: x\ngame: villagers\nposition:\n  A: {hand: [mason, mason]}\nsteps: []\n", "mason number 3; there are 2"),
        ("id: x\ngame: villagers\nposition:\n  S1: 70\nsteps: []\n", "face-down cards"),
        ("id: x\ngame: villagers\nposition: {}\nchance: [mason]\nsteps:\n  - A: draft S1\n", "chance never drew mason"),
        ("id: x\ngame: villagers\nrefused: players\n", "should have been refused"),
        ("id: x\ngame: villagers\ncases: [{name: n}]\n", "needs `steps` or `refused`"),
    ],
)
def test_mistakes_speak_clearly(tmp_path: Path, text: str, words: str) -> None:
    # The mason of the last chance case lies on the road already, and the other one is given away.
    text = text.replace("position: {}\nchance", "position: {A: {hand: [mason]}}\nchance")
    assert words in report(tmp_path, text)


def test_cases_are_laid_over_the_file(tmp_path: Path) -> None:
    cases = """
cases:
  - name: rich
    position: {A: {ducats: 9}}
    steps: [expect: {A.ducats: 9, A.hand: [carpenter, fisher]}]
  - name: two players
    options: {players: 2}
    steps: [expect: {A.ducats: 3, S1.cards: 4}]
  - name: wrong
    steps: [expect: {A.ducats: 9}]
"""
    assert report(tmp_path, START + cases).endswith("x.yaml:18: wrong: expect: A.ducats: expected 9, found 3")


def test_a_file_that_is_not_text_is_a_failure(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in run_file(path).report
