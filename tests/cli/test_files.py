"""Scenarios and records from the command line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tilth.text import LANGS, words

from .conftest import Tilth

GOOD = """game: villagers
options: {players: 3}
position: {part: build, turn: A}
steps:
  - A: end turn
  - expect: {turn: B}
"""


@pytest.fixture
def scenarios(tmp_path: Path) -> Path:
    folder = tmp_path / "some"
    folder.mkdir()
    (folder / "one.yaml").write_text(GOOD)
    (folder / "two.yaml").write_text(GOOD.replace("turn: B", "turn: C"))
    return folder


def test_scenarios_that_pass(tilth: Tilth, scenarios: Path) -> None:
    result = tilth("scenario", scenarios / "one.yaml")
    assert (result.exit_code, result.stdout) == (0, "1 passed, 0 failed\n")


def test_a_scenario_that_fails_is_reported(tilth: Tilth, scenarios: Path) -> None:
    result = tilth("scenario", scenarios)
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0] == "FAILED two"
    assert "expected 'C', found 'B'" in lines[1]
    assert lines[-1] == "1 passed, 1 failed"


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_wrong_is_told_in_the_language_of_whoever_asks(tilth: Tilth, scenarios: Path, lang: str) -> None:
    w = words(lang, "villagers")
    differs = w.say("fault-path-differs", path="turn", wanted="'C'", found="'B'")
    assert f"expect: {differs}" in tilth("scenario", scenarios / "two.yaml", "--lang", lang).stdout
    (scenarios / "three.yaml").write_text(GOOD.replace("A: end turn", "A: draft R1"))
    said = tilth("scenario", scenarios / "three.yaml", "--lang", lang).stdout
    assert w.say("why-NOT_YOUR_TURN") in said
    record = scenarios / "wrong.tilth"
    record.write_text("tilth: 1\ngame: villagers\noptions: {players: 2}\n\nZ: end turn\n")
    wrong = tilth("check", record, "--lang", lang).output
    assert w.say("fault-no-seat", seat="'Z'", known="")[:-2] in wrong


def test_a_scenario_that_cannot_be_read_is_malformed_and_stops_no_other(tilth: Tilth, scenarios: Path) -> None:
    (scenarios / "one.yaml").write_text("game: [")
    (scenarios / "three.yaml").write_text(GOOD)
    (scenarios / "four.yaml").mkdir()
    result = tilth("scenario", scenarios)
    assert result.exit_code == 2
    assert result.stdout.startswith("MALFORMED one\n")
    assert "this is not YAML" in result.stdout
    assert result.stdout.endswith("1 passed, 1 failed, 1 malformed\n")


def test_a_report_counts_the_cases_of_a_file(tilth: Tilth, scenarios: Path) -> None:
    cases = "cases:\n- {name: one, position: 3, steps: []}\n- {name: two, steps: []}\n- {name: three, steps: []}\n"
    (scenarios / "one.yaml").write_text("game: villagers\n" + cases)
    result = tilth("scenario", scenarios / "one.yaml")
    assert result.stdout.startswith("MALFORMED one (2 of 3 cases passed)\n")
    assert "one: position: 3 is not keys and values" in result.stdout


@pytest.fixture
def record(tilth: Tilth) -> Path:
    """A whole game between bots."""
    tilth("play", "villagers", "--seats", "random,random", "--seed", 3, "--save", "game.tilth")
    return Path("game.tilth")


@pytest.mark.parametrize("lang", LANGS)
def test_check_explains_the_score(tilth: Tilth, record: Path, lang: str) -> None:
    result = tilth("check", record, "--lang", lang)
    w = words(lang, "villagers")
    assert result.exit_code == 0
    assert w.say("ui-over") in result.stdout
    assert w.say("score-start") in result.stdout


def test_check_finds_the_first_wrong_line(tilth: Tilth, record: Path) -> None:
    lines = record.read_text().splitlines()
    wrong = next(k for k, line in enumerate(lines) if line.startswith("A: draft R"))
    lines[wrong] = "A: draft reserve"
    record.write_text("\n".join(lines) + "\n")
    result = tilth("check", record)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"game.tilth:{wrong + 1}: A: ")
    assert "reserve is closed" in result.stderr
    again = tilth("replay", record)
    assert again.exit_code == 1
    assert again.stderr == result.stderr


def test_check_of_a_game_that_is_not_over(tilth: Tilth) -> None:
    tilth("play", "villagers", "--seed", 3, "--save", "x")
    result = tilth("check", "x")
    assert result.exit_code == 0
    assert "The game is not over. A: which card do you take?" in result.stdout


def test_who_left_is_told_and_is_no_move(tilth: Tilth) -> None:
    tilth("play", "villagers", "--seed", 3, "--save", "x")
    with Path("x").open("a") as file:
        file.write("table: A resigned medium\n")
    result = tilth("check", "x")
    assert result.exit_code == 0 and "The game is not over. A: which card do you take?" in result.stdout
    told = tilth("replay", "x")
    assert told.exit_code == 0 and "A resigns; a bot (medium) plays on.  A resigned medium" in told.stdout


@pytest.mark.parametrize("lang", LANGS)
def test_replay_tells_the_game_move_by_move(tilth: Tilth, record: Path, lang: str) -> None:
    result = tilth("replay", record, "--lang", lang)
    w = words(lang, "villagers")
    assert result.exit_code == 0
    assert w.say("did-end") in result.stdout
    assert w.say("ui-over") in result.stdout
    numbered = [line for line in result.stdout.splitlines() if line[:4].strip().isdigit()]
    _, _, moves = record.read_text().partition("\n\n")
    assert len(numbered) == len(moves.splitlines())


def test_replay_until_a_line_shows_the_table(tilth: Tilth, record: Path) -> None:
    lines = record.read_text().splitlines()
    stop = next(k for k, line in enumerate(lines) if "end turn" in line) + 1
    result = tilth("replay", record, "--until", stop)
    assert "end turn" in result.stdout
    assert "The game is over." not in result.stdout
    assert "Road" in result.stdout
    assert result.stdout.count("\n— Round 1 · Build part —") == 1


def test_replay_step_by_step(tilth: Tilth, record: Path) -> None:
    result = tilth("replay", record, "--step", typed=["", ""])
    assert result.exit_code == 0
    assert result.stdout.count("Enter: go on") == 3


TYPED = """tilth: 1
game: agricola
options: {players: 1, mode: family}

round: 1 sheep-1
a: Place clay-1
A: place reed-1
Round 2: fences
"""


def test_a_record_with_lines_of_rounds_is_shown_and_gone_on_with(tilth: Tilth) -> None:
    Path("typed.tilth").write_text(TYPED)
    assert tilth("check", "typed.tilth").exit_code == 0
    shown = tilth("replay", "typed.tilth")
    assert shown.exit_code == 0 and "Fences" in shown.stdout
    result = tilth("play", "--load", "typed.tilth", "--save", "typed.tilth", typed=["place fishing", "quit"])
    assert result.exit_code == 0, result.output
    assert "A: place fishing" in Path("typed.tilth").read_text()


EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "agricola-solo.tilth"


def test_check_shows_the_supplies_round_by_round_on_request(tilth: Tilth) -> None:
    plain, rounds = tilth("check", EXAMPLE), tilth("check", EXAMPLE, "--rounds")
    assert plain.exit_code == rounds.exit_code == 0
    assert "after work" not in plain.stdout
    for line in (
        "Round 4, after work            8 food, 6 wood, 4 reed, 1 grain, 2 people",
        "Round 4, after the harvest     2 food, 6 wood, 4 reed, 1 grain, 2 people",
        "Round 14, after the harvest    1 wood, 3 reed, 3 grain, 3 vegetables, 6 boar, 1 cattle, 4 people",
    ):
        assert line in rounds.stdout
    assert len(re.findall("after work", rounds.stdout)) == 14
    assert len(re.findall("after the harvest", rounds.stdout)) == 6


def test_check_names_the_cards_that_score(tilth: Tilth) -> None:
    result = tilth("check", EXAMPLE)
    assert re.search(r"A +Points on cards +Fireplace \(2 clay\) 1, Outhouse 2, Herb Garden 1", result.stdout)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["villagers", "hallertau"])
def test_every_game_keeps_accounts_in_every_language(tilth: Tilth, game: str, lang: str) -> None:
    tilth("play", game, "--seats", "random,random", "--seed", 3, "--save", "game.tilth")
    result = tilth("check", "game.tilth", "--rounds", "--lang", lang)
    assert result.exit_code == 0, result.output
    w = words(lang, game)
    assert w.say("word-after-round", n=2) in result.stdout
    assert w.say("ui-accounts") in result.stdout


HARVEST = """tilth: 1
game: agricola
options: {players: 1, hand: [corn_scoop]}

round: 1 sow-bake
A: place wood-3-solo
A: place plow-field plow 0,1
round: 2 sheep-1
A: place starting-player-minor play corn_scoop
A: place take-grain
round: 3 fences
A: place sow-bake sow grain:0,1
A: place day-laborer
round: 4 improvement
A: place sheep-1
A: place fishing
"""


def test_replay_shows_what_each_line_led_to(tilth: Tilth) -> None:
    """Payments where they happen, goods from cards by their names, crops, births."""
    Path("harvest.tilth").write_text(HARVEST)
    told = tilth("replay", "harvest.tilth").stdout
    assert re.search(r"^ *6  A  Wood \(\+2 wood\)", told, re.M)
    assert re.search(r"^ *9  A .*Play Corn Scoop[^·]*( · Pay 1 wood)? \(−1 wood\)", told, re.M)
    assert re.search(r"^ *10  A  Grain \(\+1 grain\) \(Corn Scoop: \+1 grain\)", told, re.M)
    assert re.search(r"^ *12  A .*Sow grain: row 1, column 2 \(−1 grain\)", told, re.M)
    assert re.search(r"^ *16  A  Fishing \(\+4 food\)", told, re.M)
    assert re.search(r"^ +Round 4 · Harvest: fields: A \+1 grain$", told, re.M)


@pytest.mark.parametrize("lang", LANGS)
def test_replay_tells_gains_in_every_language(tilth: Tilth, lang: str) -> None:
    Path("harvest.tilth").write_text(HARVEST)
    told = tilth("replay", "harvest.tilth", "--lang", lang)
    assert told.exit_code == 0
    w = words(lang, "agricola")
    assert f"(+{w.say('thing-wood', n='2', count=2, case='nom')})" in told.stdout
    assert w.say("card-corn_scoop") in told.stdout


def test_a_wrong_line_comes_after_those_before_it(tilth: Tilth) -> None:
    Path("harvest.tilth").write_text(HARVEST + "round: 6\n")
    told = tilth("replay", "harvest.tilth")
    assert told.exit_code == 1
    assert "Fishing" in told.stdout and told.stderr.startswith("harvest.tilth:17: ")
