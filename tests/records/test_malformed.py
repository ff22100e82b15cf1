"""Scenarios written wrong: one message with file, line and key, and no other case or file is stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tilth.games import game
from tilth.records.scenario import CASE, CHECKS, FILE, run_file

A2 = "game: agricola\noptions: {players: 2}\n"
H2 = "game: hallertau\noptions: {players: 2}\n"
STEPS = "steps: [{expect: {round: 3}}]\n"
FILES = {  # what stands in the file behind its game, where it is told, and how the message goes on
    A2 + "position: {round: 3, A: {fields: '0,1:grain99'}}\n": "3: A.fields: 99 grain on one field",
    A2 + "position: {round: 3, A: {fields: 3}}\n": "3: A.fields: 3 is not a list",
    A2 + "position: {round: 3, A: {rooms: 3}}\n": "3: A.rooms: 3 is not a list",
    A2 + "position: {round: 3, A: {stables: 3}}\n": "3: A.stables: 3 is not a list",
    A2 + "position: {round: 3, A: {hand: 3}}\n": "3: A.hand: 3 is not a list",
    A2 + "position: {A: [1]}\n": "3: A: [1] is not a farm",
    A2 + "position: {round: 3, A: {on: {tutor: 3}}}\n": "3: A.on.tutor: 3 is not keys and values (a good",
    A2 + "position: {round: 3, A: {on: {rake: {foo: 1}}}}\n": "3: A.on.rake: 'foo' is not a good",
    A2 + "position: {round: 3, A: {used: {rake: x}}}\n": "3: A.used.rake: 'x' is not a whole number",
    A2 + "position: {round: 3, A: {used: 3}}\n": "3: A.used: 3 is not keys and values (a card",
    A2 + "position: {round: 3, A: {points: 3}}\n": "3: A.points: 3 is not keys and values (a card",
    A2 + "position: {round: 3, A: {points: {tutor: x}}}\n": "3: A.points.tutor: 'x' is not a whole number",
    A2 + "position: {round: 3, rounds: [3]}\n": "3: rounds: [3] is not keys and values",
    A2 + "position: {round: 3, rounds: {4: {A: 3}}}\n": "3: rounds.4.A: 3 is not keys and values",
    A2 + "position: {rounds: {x: {A: {food: 1}}}}\n": "3: rounds: 'x' is not a whole number from 1 to 14",
    A2 + "position: {round: 3, spaces: [wood-3]}\n": "3: spaces: ['wood-3'] is not keys and values",
    A2 + "position: {round: 3, occupied: [wood-3]}\n": "3: occupied: ['wood-3'] is not keys and values",
    A2 + "position:\n  round: 3\n  A:\n    hand:\n    - axe\n    home: 9\n": "8: A.home: 9 at home",
    A2 + "position: hello\n": "3: position: 'hello' is not keys and values",
    H2 + "position: [1, 2]\n": "3: position: [1, 2] is not keys and values",
    H2 + "position: null\n": "3: position: nothing is not keys and values",
    H2 + "position:\n": "3: position: nothing is not keys and values",
    H2 + "position: {phase: 4, decks: 5}\n": "3: decks: 5 is not",
    H2 + "position: {phase: 4, out: 801}\n": "3: out: 801 is not a list",
    H2 + "position: {phase: 4, quadrant_cards: 5}\n": "3: quadrant_cards: 5 is not a list",
    H2 + "position: {phase: 4, A: {boulders: [1]}}\n": "3: A.boulders: [1] is not keys and values",
    "game: agricola\noptions: [players]\n": "2: options: ['players'] is not keys and values",
    "game: agricola\noptions:\n  players: [2]\n": "3: options: option players: [2] is not one of 1, 2, 3, 4, 5",
    "game: agricola\noptions:\n  self: 2\n": "3: options: agricola has no option 'self'",
    "game: agricola\noptions:\n  name: 2\n": "3: options: agricola has no option 'name'",
    "game: agricola\noptions: {series: {game: [1]}}\n": "2: options: option series: ",
    "game: [agricola]\n": "1: game: ['agricola'] is not one of villagers, moor, hallertau, agricola",
    "seed: 1\n": "1: the key `game` is missing: the game",
    A2 + "seed: x\n": "3: seed: 'x' is not a whole number",
    A2 + "seed: -1\n": "3: seed: -1 is not a whole number",
    A2 + "chance: 5\n": "3: chance: 5 is not a list",
    A2 + "chance: [[fisher]]\n": "3: chance: ['fisher'] is not words",
    A2 + "sections: 5\n": "3: sections: 5 is not a list",
    A2 + "title: [x]\n": "3: title: ['x'] is not words",
    A2 + "refused: [x]\n": "3: refused: ['x'] is not words",
    A2 + "cases: 5\n": "3: cases: 5 is not a list",
    A2 + "cases: [5]\n": "3: cases: 5 is not a case",
    A2 + "cases: [{name: x, position: 3, steps: []}]\n": "3: x: position: 3 is not keys and values",
    A2 + "cases:\n- name: x\n  options: 5\n  steps: []\n": "5: x: options: 5 is not keys and values",
    A2 + "cases:\n- name: x\n  position:\n    A: {wood: x}\n  steps: []\n": "6: x: A.wood: 'x' is not a whole number",
}
POSITION = A2 + "position: {round: 3}\nsteps:\n- "
STEP = {  # one step in line 5
    "3": "steps: 3 is not a move or a check",
    "{}": "steps: {} is not a move or a check",
    "Q: place wood-3": "a step begins with one of A, B, expect",
    "{A: place wood-3, B: place clay-1}": "a step begins with one of A, B, expect",
    "A: [place wood-3]": "A: ['place wood-3'] is not words",
    "A:": "A: nothing is not words",
    "because: CANNOT_PAY": "a step begins with one of A, B, expect",
    "expect: 3": "expect: 3 is not keys and values",
    "{expect: {round: 3}, because: X}": "`expect` stands alone in its step, without 'because'",
    "illegal: 3": "illegal: 3 is not keys and values",
    "illegal: {A: [place wood-3]}": "illegal.A: ['place wood-3'] is not words",
    "illegal: {Q: place wood-3}": "there is no seat 'Q'; there are A, B",
    "{illegal: {A: place wood-3}, because: {x: 1}}": "because: {'x': 1} is not words, or a list",
    "{illegal: {A: place wood-3}, because: 5}": "because: there is no reason '5'; there are",
    "{illegal: {A: place wood-3}, because: CANT_PAY}": "because: there is no reason 'CANT_PAY'; did you mean",
    "legal: 3": "legal: 3 is not keys and values",
    "legal: {A: {x: 1}}": "legal.A: {'x': 1} is not words, or a list",
    "legal_exactly: [x]": "legal_exactly: ['x'] is not keys and values",
    "asked: 3": "asked: 3 is not seat and what",
    "asked: {who: A}": "asked.who: no such key; there are seat, what",
    "view: 3": "view: 3 is not seat, with expect or hides",
    "view: {hides: [x]}": "view: the key `seat` is missing: who sees it",
    "view: {seat: A, hides: x}": "view.hides: 'x' is not a list",
    "view: {seat: Q}": "there is no seat 'Q'",
    "score: {A: 3}": "score.A: 3 is not keys and values",
    "score: {A: {total: x}}": "score.A.total: 'x' is not a whole number",
    "score: {A: [x]}": "score: 'A' is not one of A, B with items, or winners",
    "score: {A: {pigs: 3}}": "score: there is no item 'pigs'; there are fields, pastures",
    "score: {Q: {total: 3}}": "score: 'Q' is not one of A, B",
    "do: 3": "do: 3 is not keys and values",
    "do: {remove: A.baker}": "do: nothing is known of 'remove'",
    "do: {enter: A.plough}": "do: nothing is known of 'enter'",
}


def outcome(tmp_path: Path, text: str) -> Any:
    path = tmp_path / "x.yaml"
    path.write_text(text, encoding="utf-8")
    return run_file(path)


@pytest.mark.parametrize("text", FILES, ids=list(FILES.values()))
def test_a_malformed_file_is_told_with_line_and_key(tmp_path: Path, text: str) -> None:
    found = outcome(tmp_path, text if "cases:" in text else text + STEPS)
    assert found.malformed and not found.passed
    assert found.report.startswith(f"{tmp_path / 'x.yaml'}:{FILES[text]}"), found.report
    assert "\n" not in found.report


@pytest.mark.parametrize("step", STEP)
def test_a_malformed_step_is_told_with_line_and_key(tmp_path: Path, step: str) -> None:
    found = outcome(tmp_path, POSITION + step)
    assert found.malformed and not found.passed
    assert found.report.startswith(f"{tmp_path / 'x.yaml'}:5: {STEP[step]}"), found.report
    assert "\n" not in found.report


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("illegal: {A: plaice wood-3}", "cannot read 'plaice wood-3'"),
        ("illegal: {A: place wood-33}", "cannot read 'place wood-33'"),
        ("illegal: {B: plaice wood-3}", "cannot read 'plaice wood-3'"),
        ("illegal: {A: place wood-3 plough}", "cannot read 'plough'"),
        ("{illegal: {B: place clay-1 plough}, because: NOT_YOUR_TURN}", "cannot read 'plough'"),
        ("illegal: {A: cook ship}", "cannot read 'cook ship'"),
        ("illegal: {A: place wood-3}", "'place wood-3' is allowed"),
        ("{illegal: {B: place wood-3}, because: CANNOT_PAY}", "because of NOT_YOUR_TURN, not CANNOT_PAY"),
        ("A: place plow-sow", "SPACE_NOT_REVEALED"),
        ("expect: {A.foood: 3}", "there is no 'foood'"),
    ],
)
def test_what_differs_is_not_malformed(tmp_path: Path, step: str, words: str) -> None:
    found = outcome(tmp_path, POSITION + step)
    assert not found.malformed and not found.passed
    assert words in found.report


def test_who_decides_what_is_told_where_a_move_comes_at_the_wrong_moment(tmp_path: Path) -> None:
    now = "A decides now: place (round 3, work)"
    assert now in outcome(tmp_path, POSITION + "B: place wood-3").report
    assert now in outcome(tmp_path, POSITION + "A: pay wood").report


def test_a_bad_case_stops_no_other(tmp_path: Path) -> None:
    cases = (
        "cases:\n- 7\n- {name: a, position: 3, steps: []}\n- {name: b, steps: [{expect: {round: 3}}]}\n"
        "- {name: c, steps: [{expect: {round: 4}}]}\n- {name: d, steps: [5]}\n"
    )
    found = outcome(tmp_path, A2 + "position: {round: 3}\n" + cases)
    assert found.malformed
    told = [line.rpartition("x.yaml:")[2].split(" ")[0] for line in found.report.splitlines()]
    assert told == ["5:", "6:", "9:", "8:"]
    assert (found.cases, found.right) == (5, 1)


def test_a_mistake_names_its_case_unless_all_share_it(tmp_path: Path) -> None:
    twice = "{name: axe twice, position: {A: {improvements: [axe]}, B: {improvements: [axe]}}, steps: []}"
    good = "{name: b, steps: [{expect: {round: 3}}]}"
    found = outcome(tmp_path, A2 + f"position: {{round: 3}}\ncases:\n- {twice}\n- {good}\n")
    assert "x.yaml:5: axe twice: B.improvements: axe lies in A.improvements already" in found.report
    assert (found.cases, found.right) == (2, 1)
    found = outcome(tmp_path, A2 + f"position: {{round: x}}\ncases:\n- {good}\n- {{name: c, steps: []}}\n")
    assert found.report.endswith("x.yaml:3: round: 'x' is not a whole number from 0 to 14")
    assert (found.cases, found.right) == (2, 0)


@pytest.mark.parametrize("value", [5, -1, 10**17, 2.5, True, None, "", "x", [], [1], [None], {}, {"x": 1}, {"A": {}}])
def test_whatever_stands_at_a_key_nothing_but_a_message_comes_of_it(tmp_path: Path, value: Any) -> None:
    whole: dict[str, Any] = {"game": "villagers", "steps": [{"expect": {"round": 1}}]}
    for key in FILE.keys:
        outcome(tmp_path, yaml.safe_dump({**whole, key: value}, sort_keys=False))
    for key in CASE.keys:
        case = {"name": "n", "steps": [{"expect": {"round": 1}}], key: value}
        outcome(tmp_path, yaml.safe_dump({**whole, "cases": [case]}, sort_keys=False))
    for key in CHECKS.keys:
        for step in ({key: value}, {"illegal": {"A": "draft R1"}, key: value}, {key: {"A": value, "seat": "A"}}):
            outcome(tmp_path, yaml.safe_dump({**whole, "steps": [step]}, sort_keys=False))


def test_a_saved_position_that_leads_nowhere_is_malformed(tmp_path: Path) -> None:
    made = game("agricola", players=2)
    saved = made.voice.describe(made.place({"done": True}))
    saved["stack"] = [row.replace("game.5.1.7 A 2", "game.5.1.7 A 9") for row in saved["stack"]]
    places = [{"A": f"place {space}"} for space in ("wood-3", "clay-1")]
    places[1:1] = [{"B": "place reed-1"}]
    text = yaml.safe_dump({"game": "agricola", "position": saved, "steps": [*places, {"B": "place fishing"}]})
    found = outcome(tmp_path, text)
    assert found.malformed
    assert "cannot have got that far" in found.report
