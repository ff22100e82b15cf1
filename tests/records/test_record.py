"""Game records: written, read back, and wrong ones refused with the line and the reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import tilth
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.lines import FileError
from tilth.kernel.rng import Rng
from tilth.records.record import BadRecord, Record, replayed


def random_game(
    seed: int, most: int = 10_000, game: str = "villagers", **options: object
) -> tuple[Position, Record, list[int]]:
    made = tilth.game(game, **options)
    rng = Rng(seed)
    p = made.start()
    record = Record.new(made)
    actions: list[int] = []
    while not p.over and len(actions) < most:
        action = int(p.draw(rng)) if p.who == CHANCE else p.legal()[rng.below(len(p.legal()))]
        record.add(p, action)
        actions.append(action)
        p.play(action)
    return p, record, actions


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_whole_game_read_back_ends_in_the_same_position(players: int) -> None:
    p, record, _ = random_game(7, players=players)
    assert p.over
    assert Record.load(record.text()).check().dump() == p.dump()


@pytest.mark.parametrize("most", [3, 40, 77, 120])
def test_an_unfinished_game_goes_on_where_it_stopped(most: int) -> None:
    p, record, _ = random_game(11, most, players=3)
    q = Record.load(record.text()).check()
    assert q.dump() == p.dump()
    assert q.legal() == p.legal()


def test_replayed_plays_the_written_game() -> None:
    p, _, actions = random_game(3, players=2)
    assert replayed(tilth.game("villagers", players=2), actions).dump() == p.dump()


def test_the_small_decisions_of_one_move_share_a_line() -> None:
    game = tilth.game("villagers", players=2, first_player="A")
    p = game.place({"part": "build", "turn": "A", "A": {"hand": ["hunter", "mason"]}})
    record = Record.new(game)
    for words in ("hire miner", "give hunter", "to S2", "play mason"):
        action = p.parse(words)
        record.add(p, action)
        p.play(action)
    assert [words for _, _, words in record.moves] == ["hire miner give hunter to S2", "play mason"]


def test_options_that_have_their_usual_value_are_left_out() -> None:
    record = Record.new(tilth.game("villagers", players=3, market_latch=True, first_player="B"))
    assert record.header["options"] == {"players": 3, "first_player": "B"}


def test_comments_and_empty_lines_are_passed_over() -> None:
    _, record, _ = random_game(5, 60, players=2)
    lines = record.text().splitlines()
    noisy = [*lines[:6], "", "# a comment", *(f"{line}   # said at the table" for line in lines[6:])]
    assert Record.load("\n".join(noisy)).check().dump() == Record.load(record.text()).check().dump()


@pytest.mark.parametrize("game", ["villagers", "hallertau", "agricola", "moor"])
def test_who_left_and_came_back_stands_between_the_moves_and_moves_nothing(game: str) -> None:
    """Wherever it happens: in the middle of a move, too."""
    made = tilth.game(game, players=2)
    for seed in (3, 4):
        p, _, actions = random_game(seed, game=game, players=2)
        record, q, rng = Record.new(made), made.start(), Rng(seed)
        for action in actions:
            if rng.below(3) == 0:
                record.note(f"{made.voice.seats[rng.below(2)]} {('handed medium', 'back')[rng.below(2)]}")
            record.add(q, action)
            q.play(action)
        record.note("closed")
        assert Record.load(record.text()).check().dump() == p.dump()


@pytest.mark.parametrize("words", ["A", "A dances", "Z back", "A resigned medium again", "closed A", "chance back"])
def test_what_cannot_happen_around_a_game_is_refused_with_its_line(words: str) -> None:
    _, record, _ = random_game(5, 30, players=2)
    text = f"{record.text()}table: {words}\n"
    with pytest.raises(BadRecord) as wrong:
        Record.load(text).check()
    assert wrong.value.line == len(text.splitlines())


def test_saving_is_whole_or_not_at_all(tmp_path: Path) -> None:
    _, record, _ = random_game(5, 60, players=2)
    path = tmp_path / "games" / "evening.tilth"
    record.save(path)
    assert Record.read(path).text() == record.text()
    assert list(path.parent.iterdir()) == [path]


HEAD = "tilth: 1\ngame: villagers\noptions: {players: 2, first_player: A}\n"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "begins with"),
        ("tilth: 1\n\nA: end turn\n", 1, "begins with"),
        ("tilth: 9\ngame: villagers\n\n", 1, "format 1"),
        ("tilth: 1\ngame: villagers\ncolour: blue\n\n", 3, "'colour'"),
        (HEAD + "\nA draft R1\n", 5, "`SEAT: move`, such as `A: end turn`"),
        (HEAD.replace("villagers", "hallertau") + "\nA place\n", 5, "such as `A: place clearing`"),
        (HEAD + "\nZ: draft R1\n", 5, "no seat 'Z'"),
        (HEAD + "\nchance: deal carrot\n", 5, "cannot read"),
        (HEAD + "\nA: draft R1\n", 5, "chance draws first (deal)"),
        ("tilth: 1\ngame: [villagers\n\n", 3, "not YAML"),
        ("tilth: 1\ngame: villagers\noptions: 3\n\n", 3, "options: 3 is not names and values, such as `{players: 2}`"),
        ("tilth: [1]\ngame: villagers\n\n", 1, "format 1, not [1]"),
        ("tilth: true\ngame: villagers\n\n", 1, "tilth: true is not 1"),
        ("game: [villagers]\n\n", 1, "game: ['villagers'] is not one of villagers, moor, hallertau, agricola"),
        ("game:\n\n", 1, "begins with"),
        ("game: chess\n\n", 1, "game: 'chess' is not one of villagers"),
        ("game: villagers\nrules: new\n\n", 2, "rules: 'new' is not a whole number"),
        ("game: villagers\noptions: [players]\n\n", 2, "options: ['players'] is not names and values"),
        ("game: villagers\noptions:\n  players: 2\n  colour: red\n\n", 4, "villagers has no option 'colour'"),
        ("game: villagers\noptions:\n  players: 2\n  self: red\n\n", 4, "villagers has no option 'self'"),
        ("game: villagers\noptions:\n  players: 2\n  level: 7\n\n", 4, "option level"),
        ("game: villagers\noptions:\n  start_road: {a: b}\n\n", 3, "option start_road"),
        ("game: agricola\noptions:\n  players: 1\n  hand: {a: b}\n\n", 4, "option hand"),
        ("game: agricola\noptions:\n  players: 1\n  series: {permanent: 5}\n\n", 4, "option series"),
        ("game: villagers\nseats: human\n\n", 2, "seats: 'human' is not names and values"),
        ("game: villagers\nseats: {A: [human]}\n\n", 2, "seats.A: ['human'] is not a name"),
        ("game: villagers\nseed: 1.5\n\n", 2, "seed: 1.5 is not a whole number"),
        ("game: villagers\nseed: yes\n\n", 2, "seed: true is not a whole number"),
        ("game: villagers\nseed: " + "9" * 5000 + "\n\n", 2, "is not a whole number"),
        ("game: villagers\nlang: de\n\n", 2, "lang: 'de' is not one of en, ru, pt"),
        ("game: villagers\nnote: {a: b}\n\n", 2, "note: {'a': 'b'} is not a text"),
        ("game: villagers\nGame: agricola\n\n", 2, "'game' stands here twice (first in line 1)"),
        ("game: villagers\nA: end turn\n", 2, "the header has no key 'a'"),
        ("game: villagers\nA: end turn\n", 2, "an empty line ends the header"),
        ("game: agricola\nnote: &a [*a]\n\nA: x\n", 2, "names for values"),
        ("game: agricola\noptions: {players: 1, hand: !!set {a}}\n\n", 2, "types"),
        ("game: agricola\nnote: 2023-31-12\n\nA: x\n", 4, "no move of agricola begins with 'x'"),
        (HEAD + "\nA: \x00\n", 5, "cannot be seen"),
        (HEAD + "\nA: end\ud800turn\n", 5, "cannot be seen"),
        (HEAD + "\nA: " + "end " * 6000 + "\n", 5, "a line has at most 20000 letters"),
        (HEAD + "\n" + "#" * 1_000_001, 0, "a record has at most 1000000 letters"),
    ],
)
def test_a_mistake_names_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(FileError) as caught:
        Record.load(text).check()
    assert words in str(caught.value)
    assert abs(caught.value.line - line) <= 1
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize(
    "words",
    [
        "draft " + "9" * 5000,
        "draft ²",
        "draft ٣",
        "on wheeler#" + "9" * 40,
        "on wheeler#²",
        "draft " + "R" * 5000,
        "pay ...",
        "swap .",
        ",",
        "draft",
        "pass " * 900,
    ],
)
@pytest.mark.parametrize("game", ["villagers", "hallertau", "agricola", "moor"])
def test_odd_words_are_refused(game: str, words: str) -> None:
    record = Record.new(tilth.game(game, players=2, first_player="A"))
    p = record.game().start()
    rng = Rng(1)
    while p.who == CHANCE:
        action = int(p.draw(rng))
        record.add(p, action)
        p.act(action)
    line = len(record.text().splitlines()) + 1
    with pytest.raises(BadRecord) as caught:
        Record.load(record.text() + f"A: {words}\n", "odd").check()
    assert caught.value.line == line
    assert len(str(caught.value)) < 6000


def test_an_illegal_move_says_why_and_what_would_be_possible() -> None:
    _, record, _ = random_game(5, players=2)
    lines = record.text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(("A: draft", "B: draft")))
    seat = lines[at][0]
    lines[at] = f"{seat}: draft reserve"
    with pytest.raises(BadRecord, match=r"RESERVE_CLOSED.*draft R1") as caught:
        Record.load("\n".join(lines)).check()
    assert caught.value.line == at + 1


def test_a_game_that_does_not_exist_is_named() -> None:
    with pytest.raises(tilth.TilthError, match="checkers"):
        Record.load("tilth: 1\ngame: checkers\n\n").check()


@pytest.mark.parametrize("change", [str.upper, str.lower, str.title])
@pytest.mark.parametrize("game", ["villagers", "hallertau", "agricola", "moor"])
def test_capitals_matter_nowhere(game: str, change: Callable[[str], str]) -> None:
    p, record, _ = random_game(5, game=game, players=3, first_player="B")
    head, _, body = record.text().partition("\n\n")
    assert Record.load(f"{change(head)}\n\n{change(body)}").check().dump() == p.dump()


def test_a_file_is_not_read_further_than_a_record_can_be_long(tmp_path: Path) -> None:
    path = tmp_path / "endless.tilth"
    with path.open("wb") as file:
        file.truncate(1 << 41)  # takes no room on the disk, and fits no memory
    with pytest.raises(BadRecord, match="a record has at most 1000000 letters"):
        Record.read(path)
