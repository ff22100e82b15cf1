"""Puzzles: found where one move is clearly best, refused where none is, graded, checked, and answers judged."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from tilth import games
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import TilthError
from tilth.kernel.rng import Rng
from tilth.learn import puzzle_making
from tilth.learn.puzzle_making import FEWEST, Find, Workshop, make
from tilth.learn.puzzle_words import solution, told
from tilth.learn.puzzles import (
    Answer,
    Puzzle,
    Tally,
    actions_of,
    answered,
    daily,
    faults,
    grade_of,
    puzzles,
    read,
    tally,
    write,
)  # fmt: skip
from tilth.learn.weighing import Depth, Scales, asks
from tilth.text import LANGS

GAMES = ("agricola", "hallertau", "moor", "villagers")
Values = Callable[[int, int], float]  # of an action, in a world


@pytest.fixture(scope="module")
def shop() -> Workshop:
    return Workshop(games.shared("villagers", players=2))


@pytest.fixture(scope="module")
def find(shop: Workshop) -> Find:
    """The first question of a game with enough to choose from."""
    return next(find for find in shop.course(shop.game.start(), Rng(3)) if len(find.looked) > FEWEST)


def plant(monkeypatch: pytest.MonkeyPatch, values: Values) -> None:
    """Let a search find these values: its worlds are told apart by their dice."""
    dice: list[int] = []

    def weighed(self: Scales, p: Position, seat: int, actions: Sequence[int], depth: Depth, rng: Rng) -> float:
        luck = int(rng.copy().next())
        if luck not in dice:
            dice.append(luck)
        return values(actions[0], dice.index(luck))

    monkeypatch.setattr(Scales, "weighed", weighed)
    monkeypatch.setattr(Workshop, "reasons", lambda *_: [])


def hidden_gem(find: Find) -> int:
    """The third best at one look."""
    return int(find.looked[2].action())


def test_a_planted_puzzle_is_found(shop: Workshop, find: Find, monkeypatch: pytest.MonkeyPatch) -> None:
    gem = hidden_gem(find)
    plant(monkeypatch, lambda action, world: 30.0 if action == gem else 10.0)
    puzzle = shop.puzzle(find, 3, Rng(1))
    assert puzzle is not None
    assert actions_of(puzzle.begun(), puzzle.best.words)[0] == gem
    assert puzzle.gap == 20.0 and puzzle.missed >= 0.25 and puzzle.grade == grade_of(puzzle.missed)
    assert puzzle.seat == find.seat and faults(puzzle) == []


def test_what_is_not_clear_is_refused(shop: Workshop, find: Find, monkeypatch: pytest.MonkeyPatch) -> None:
    gem, *others = [int(move.action()) for move in (find.looked[k] for k in (2, 0, 1, 3))]
    ambiguous: list[Values] = [
        lambda action, world: 31.0 if action == gem else 30.0,  # hardly better
        lambda action, world: 30.0,  # all the same
        lambda action, world: 30.0 if action in (gem, *others) else 10.0,  # too many as good
        lambda action, world: 30.0 if action == (gem if world % 2 else others[0]) else 10.0,  # worlds disagree
    ]
    for values in ambiguous:
        with monkeypatch.context() as patched:
            plant(patched, values)
            assert shop.puzzle(find, 3, Rng(1)) is None


def test_what_everybody_finds_is_no_puzzle(shop: Workshop, find: Find, monkeypatch: pytest.MonkeyPatch) -> None:
    obvious = int(find.looked[0].action())
    plant(monkeypatch, lambda action, world: 30.0 if action == obvious else 10.0)
    monkeypatch.setattr(Workshop, "missed", lambda *_: 0.1)
    assert shop.puzzle(find, 3, Rng(1)) is None


def test_only_what_the_seat_knows_goes_into_a_puzzle(
    shop: Workshop, find: Find, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hidden part of the position is made up: it changes with the dice, what the seat sees does not."""
    gem = hidden_gem(find)
    plant(monkeypatch, lambda action, world: 30.0 if action == gem else 10.0)
    one, other = shop.puzzle(find, 3, Rng(1)), shop.puzzle(find, 3, Rng(2))
    assert one is not None and other is not None
    assert one.position != other.position
    assert one.begun().view(one.seat) == other.begun().view(one.seat) == find.p.view(find.seat)


def test_grades_follow_the_share_that_misses() -> None:
    assert [grade_of(share) for share in (0.0, 0.34, 0.35, 0.5, 0.66, 0.85, 1.0)] == [1, 1, 2, 3, 4, 5, 5]


def test_making_goes_on_until_there_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    known = next(iter(puzzles("villagers").values()))
    names = iter(range(100))

    def some(task: Any) -> list[dict[str, Any]]:
        assert task[0] == "villagers" and task[1]["players"] == 2
        rows = [
            replace(known, id=f"p{k}", answers=[Answer((f"kind {k % 2}",), 0.0)]) for k in (next(names), next(names))
        ]
        return [row.plain() for row in rows]

    monkeypatch.setattr(puzzle_making, "puzzles_of", some)
    states: list[int] = []
    found = make("villagers", 5, 1, {"players": 2}, [known], 1, lambda now: states.append(len(now)))
    assert len(found) == 6 and found[0] == known
    assert states == [3, 5, 6]  # two of a kind are enough, until nothing else comes
    assert len({puzzle.id for puzzle in found}) == 6


def test_where_no_network_judges_nothing_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.learn.weighing.network", lambda features: None)
    with pytest.raises(TilthError, match="no network judges villagers"):
        make("villagers", 1, 1, {"players": 2})


@pytest.mark.parametrize("game", GAMES)
def test_all_puzzles_load_and_their_answers_are_legal(game: str) -> None:
    found = list(puzzles(game).values())
    assert found
    assert {puzzle.id: faults(puzzle, search=False) for puzzle in found if faults(puzzle, search=False)} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_search_still_prefers_the_best(game: str) -> None:
    puzzle = min(puzzles(game).values(), key=lambda one: one.id)
    assert faults(puzzle) == []


def test_a_broken_puzzle_is_found() -> None:
    puzzle = next(iter(puzzles("villagers").values()))
    best, rival = puzzle.best, puzzle.rival()
    assert "nobody" in str(faults(replace(puzzle, answers=[Answer(("draft nobody",), 0.0), rival]), search=False))
    assert faults(replace(puzzle, answers=[best]), search=False) == ["nothing is clearly behind the best move"]
    assert faults(replace(puzzle, grade=puzzle.grade % 5 + 1), search=False) == [
        f"its grade is not {puzzle.grade % 5 + 1}"
    ]
    assert "somebody else" in str(faults(replace(puzzle, seat=1 - puzzle.seat), search=False))
    wrong = replace(puzzle, answers=[Answer(rival.words, 0.0), Answer(best.words, puzzle.gap)])
    assert "a search prefers" in str(faults(wrong))
    assert faults(replace(puzzle, position={**puzzle.position, "round": "x"}), search=False)


def test_answers_are_judged_when_the_move_is_whole() -> None:
    for game in GAMES:
        puzzle = next(iter(puzzles(game).values()))
        p = puzzle.begun()
        for answer, word in ((puzzle.best, "right"), (puzzle.rival(), None)):
            actions = actions_of(p, answer.words)
            verdict = answered(puzzle, patiently(p, actions))
            assert verdict is not None
            assert verdict.loss == answer.loss and (verdict.word == word or (word is None and verdict.word != "right"))
            for n in range(len(actions)):
                assert answered(puzzle, patiently(p, actions[:n])) is None


def patiently(p: Position, actions: Sequence[int]) -> list[int]:
    """The same at a table, where what leaves no choice is an action too."""
    q, found, left = p.copy(), [], list(actions)
    q.patient = True
    while left and not q.over and q.who != CHANCE:
        forced = int(q.forced())
        action = forced if forced >= 0 and forced != left[0] else left.pop(0)
        found.append(action)
        q.act(action)
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_the_solution_is_told_in_every_language(lang: str) -> None:
    for game in GAMES:
        puzzle = next(iter(puzzles(game).values()))
        verdict = answered(puzzle, patiently(puzzle.begun(), actions_of(puzzle.begun(), puzzle.rival().words)))
        assert verdict is not None
        solved = solution(puzzle, lang)
        said = told(puzzle, verdict, solved.best, lang) + solved.because
        assert "puzzle-" not in said and "{" not in said and len(said) > 60


def test_the_puzzle_of_the_day_is_the_same_all_day_and_games_take_turns() -> None:
    day = date(2026, 11, 17)
    found = [daily(day + timedelta(k), GAMES) for k in range(8)]
    assert daily(day, tuple(reversed(GAMES))) == found[0]
    assert [puzzle.game for puzzle in found[:4] if puzzle] == [puzzle.game for puzzle in found[4:] if puzzle]
    assert {puzzle.game for puzzle in found if puzzle} == set(GAMES)
    assert daily(day, ()) is None


def test_rows_and_days_are_counted() -> None:
    day = date(2026, 3, 1)
    ago = [(day - timedelta(k), "right") for k in (5, 2, 1)]
    assert tally([], day) == Tally(0, 0, 0)
    assert tally(ago, day) == Tally(3, 3, 2)  # yesterday still counts
    assert tally([*ago, (day, "good")], day) == Tally(3, 0, 2)
    assert tally([*ago, (day, "wrong"), (day, "right")], day) == Tally(4, 1, 3)
    assert tally(ago, day + timedelta(1)) == Tally(3, 3, 0)


def test_a_file_is_written_and_read_again(tmp_path: Path) -> None:
    found = list(puzzles("villagers").values())[:3]
    path = tmp_path / "some.json"
    write(path, "villagers", found, {"commit": "abc"})
    assert read(path) == found and json.loads(path.read_text())["commit"] == "abc"
    path.write_text('{"tilth-puzzles": 2, "game": "villagers", "puzzles": []}')
    with pytest.raises(TilthError, match="another format"):
        read(path)
    for text in ("", "[]", '{"tilth-puzzles": 1, "game": "villagers", "puzzles": [{"id": 1}]}'):
        path.write_text(text)
        with pytest.raises(TilthError, match="no puzzles"):
            read(path)


def test_a_whole_move_begins_where_a_question_is_asked() -> None:
    puzzle: Puzzle = next(iter(puzzles("agricola").values()))
    assert asks(puzzle.begun())
