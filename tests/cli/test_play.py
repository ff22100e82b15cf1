"""A game at the terminal, typed line by line."""

from __future__ import annotations

import random
import re
import time
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.console import Console
from typer.testing import Result

from tilth import bots
from tilth.bots import Budget
from tilth.bots.levels import Level
from tilth.cli.play import At, resume
from tilth.cli.sitting import MOST, Sitting, settled_choice
from tilth.cli.table import choices, seating
from tilth.games import game as game_of
from tilth.games.agricola import Agricola
from tilth.kernel.core import CHANCE, PASS, Position
from tilth.kernel.rng import Rng
from tilth.play.company import company
from tilth.records.record import HUMAN, Record
from tilth.records.scenario import Fate
from tilth.text import LANGS, words
from tilth.text.sentences import Speech

from .conftest import Tilth

FIRST = ("--first-player", "A")
TINY = Level("tiny", width=2, breadth=2)


def numbers(seed: int, n: int = 700) -> list[int]:
    rng = random.Random(seed)
    return [rng.randint(1, 8) for _ in range(n)]


def test_a_whole_game_by_numbers_against_greedy(tilth: Tilth) -> None:
    result = tilth("play", "villagers", "--seed", 4, "--save", "game.tilth", typed=numbers(4))
    assert result.exit_code == 0, result.output
    assert "The game is over." in result.stdout
    end = Record.read(Path("game.tilth")).check()
    assert end.over
    score = result.stdout[result.stdout.index("The game is over.") :]
    for sheet in end.scores():
        assert re.search(rf"^\s*Total\b.*\b{sheet.total}\b", score, re.M)
    winners = [sheet.seat for sheet in end.scores() if sheet.rank == 1]
    assert f"The winner is {winners[0]}." in score
    assert re.search(r"^\s*Second market: gold\s+\S+\s+\S+", score, re.M)


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_solo_game_in_every_language(tilth: Tilth, lang: str) -> None:
    w = words(lang, "villagers")
    result = tilth("play", "villagers", "--players", 1, "--seed", 2, "--lang", lang, typed=numbers(1))
    assert result.exit_code == 0, result.output
    assert w.say("ask-draft", who="A") in result.stdout
    assert w.say("ask-give", who="A") in result.stdout
    assert w.say("ui-over") in result.stdout
    assert w.say("word-countess") in result.stdout


def test_bots_alone_are_watched(tilth: Tilth) -> None:
    result = tilth("play", "villagers", "--players", 3, "--seats", "random", "--seed", 2)
    assert result.exit_code == 0
    assert "C Takes" in result.stdout and "is dealt" not in result.stdout
    assert "The game is over." in result.stdout


def test_options_as_flags(tilth: Tilth) -> None:
    result = tilth(
        "play", "--level", "hard", "--events-count-founders=false", "villagers", "--players", 1, "--save", "x"
    )
    options = Record.read(Path("x")).header["options"]
    assert result.exit_code == 0
    assert options == {"players": 1, "level": "hard", "events_count_founders": False}


def test_a_flag_without_a_value_means_yes(tilth: Tilth) -> None:
    tilth("play", "villagers", "--key-ring-is-cap", "--save", "x")
    assert Record.read(Path("x")).header["options"]["key_ring_is_cap"] is True


def test_the_number_of_seats_is_the_number_of_players(tilth: Tilth) -> None:
    tilth("play", "villagers", "--seats", "human,random,greedy", "--save", "x")
    assert Record.read(Path("x")).header["seats"] == {"A": "human", "B": "random", "C": "greedy"}


def test_moves_in_words_and_what_is_wrong_with_them(tilth: Tilth) -> None:
    typed = ["draft R9", "draft reserve", "hire miner", "40", "Take Carpenter, 2nd on the road"]
    result = tilth("play", "villagers", "--seats", "human,random", *FIRST, "--seed", 1, typed=typed)
    assert "“draft R9” cannot be read as a move." in result.stdout
    assert "Did you mean: draft" in result.stdout
    assert "Not allowed: The reserve is closed as long as any of the six stacks has cards. (§4.3)" in result.stdout
    assert "This cannot be done in the present part of the round." in result.stdout
    assert "Please type a number from 1 to 12." in result.stdout
    assert "A Takes Carpenter from the road" in result.stdout


def build_turn(tilth: Tilth, *typed: object, save: str = "turn.tilth") -> Result:
    """Seat A drafts and comes to its first build turn, with Graper and Harvester in hand."""
    start = ["draft R5", "draft R6", "ducat none"]
    return tilth(
        "play", "villagers", "--seats", "human,random", *FIRST, "--seed", 3, "--save", save, typed=[*start, *typed]
    )


def moves(path: str = "turn.tilth") -> list[str]:
    return [words for _, seat, words in Record.read(Path(path)).moves if seat == "A"]


def test_a_whole_line_is_one_answer(tilth: Tilth) -> None:
    build_turn(tilth, "hire miner give graper to S3", "play harvester")
    assert moves()[-2:] == ["hire miner give graper to S3", "play harvester"]


def test_undo_goes_back_decision_by_decision_to_the_last_thing_revealed(tilth: Tilth) -> None:
    result = build_turn(tilth, "play harvester", "hire miner give graper to S3", "undo", "undo", "undo", "undo", "undo")
    assert result.stdout.count("The last decision has been taken back.") == 4
    assert "There is no way back" in result.stdout
    assert moves()[-1] == "ducat none"
    assert build_turn(tilth, save="plain.tilth").exit_code == 0
    assert Path("plain.tilth").read_text() == Path("turn.tilth").read_text()


def test_undo_never_passes_a_drawn_card_or_another_seat(tilth: Tilth) -> None:
    result = tilth("play", "villagers", "--seats", "human,random", *FIRST, "--seed", 3, typed=["draft R5", "undo"])
    assert "There is no way back" in result.stdout


def test_undo_stops_where_a_hidden_card_was_shown_without_chance() -> None:
    """Given a card of B under one of A on a stack, when A takes both, then only the first could be taken back."""
    sitting = Sitting(game_of("villagers", players=2), ["human", "human"], 1, "en")
    position = {
        "part": "draft", "turn": "A", "first": "A",
        "S1": {"cards": 4, "back": "ore", "returned": ["B:jeweler", "A:spelunker"]},
        "A": {"village": "founders(F), hayer, hayer, hayer, hayer"},
        "B": {"taken": ["hunter", "cooper"], "limit": 2},
    }  # fmt: skip
    sitting.place(sitting.game.place(position, patient=True), [])
    before, written = sitting.position.dump(), sitting.record.text()
    sitting.act(sitting.read(0, "draft S1"))
    assert sitting.record.text() != written and sitting.undo()
    assert (sitting.position.dump(), sitting.record.text(), sitting.log(0)) == (before, written, [])
    for _ in range(2):
        sitting.act(sitting.read(0, "draft S1"))
    assert sitting.position.who == 0 and CHANCE not in [move.seat for move in sitting.moves]
    after = sitting.position.dump()
    assert not sitting.undo() and sitting.position.dump() == after


def test_undo_passes_over_what_nobody_was_asked(tilth: Tilth) -> None:
    """A pass where nothing can be done is made without asking, so it is no decision to come back to."""
    typed = ("place small_trade take 2hops take milk", "undo", "undo", "undo", "undo", "quit")
    result = alone(tilth, *typed)
    assert moves("alone.tilth") == []
    assert result.stdout.count("The last decision has been taken back.") == 3
    assert "There is no way back" in result.stdout


def test_the_question_mark_says_what_cannot_be_done_and_why(tilth: Tilth) -> None:
    result = build_turn(tilth, "play harvester", "play graper", "hire hayer give brewer to S1", "?")
    told = result.stdout[result.stdout.index("You can:") :]
    can, cannot = told[: told.index("You cannot:")], told[told.index("You cannot:") :]
    assert "Hire Miner" in can and "Play Wheeler" not in can
    assert re.search(r"– .*Play Wheeler.*\n +All build actions of this turn are used up. \(§7\.3\)", cannot)
    assert "undo: back to your own decision before" in told


def test_the_question_mark_shows_a_card(tilth: Tilth) -> None:
    result = build_turn(tilth, "? blacksmith", "? кузнец", "? sm", "? nobody")
    assert result.stdout.count("Key ring: 10 padlocks") == 3
    assert "The key number does not limit how often it is paid." in result.stdout
    assert "There is no card “nobody”." in result.stdout


# -- a game with spaces, a goal and no money


def alone(tilth: Tilth, *lines: object, lang: str = "en", options: tuple[str, ...] = ("--cards", "none")) -> Result:
    return tilth(
        "play", "hallertau", "--players", 1, *options, "--seed", 3, "--lang", lang, "--save", "alone.tilth", typed=lines
    )


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_alone_ends_with_its_goal(tilth: Tilth, lang: str) -> None:
    w = words(lang, "hallertau")
    result = alone(tilth, *numbers(1), lang=lang)
    assert result.exit_code == 0, result.output
    end = Record.read(Path("alone.tilth")).check()
    (sheet,) = end.scores()
    told = result.stdout[result.stdout.rindex(w.say("ui-over")) :]
    assert w.say("outcome-missed", n=sheet.total, goal=80) in told
    assert w.say("ui-winner", who="A") not in told and w.say("ui-score-place") not in told


def test_points_that_are_no_money_are_not_told_move_by_move(tilth: Tilth) -> None:
    result = alone(tilth, "place nursery choose 1", "place clearing", "place tool_shed choose 1", "quit")
    assert "A Place 1 worker: Nursery · Get 3 clay → +3 clay\n" in result.stdout
    assert not re.search(r"^  A .*→.* points?$", result.stdout, re.M)


def test_the_question_mark_shows_a_space_of_the_board(tilth: Tilth) -> None:
    result = alone(tilth, "? nursery", "? Tosquia de Ovelhas", "? 007", "quit")
    assert "Nursery  nursery · space\n  Get 3 clay or 3 crops of your choice." in result.stdout
    assert "Get wool equal to the number of your sheep." in result.stdout
    assert "Gateway 007  gateway\n" in result.stdout


def test_a_table_without_cards_has_no_word_about_them(tilth: Tilth) -> None:
    w = words("en", "hallertau")
    without, with_cards = alone(tilth, "quit").stdout, alone(tilth, "quit", options=()).stdout
    for key in ("page-decks", "word-hand"):
        assert f"\n{w.say(key)}" in with_cards and f"\n{w.say(key)}" not in without


def test_a_few_turns_with_cards_against_greedy(tilth: Tilth) -> None:
    typed = ["place nursery choose 2 take 2hops+rye", "place farming choose 3", "pass", "swap 9", "play 006"]
    result = tilth("play", "hallertau", *FIRST, "--seed", 8, "--save", "two.tilth", typed=typed)
    assert re.search(
        r"A Place \d workers?: Nursery · Get 3 crops of your choice · Take 2 hops and 1 rye", result.output
    )
    for words_, section in (("Only one of the alternatives", "§5.4"), ("As long as you have workers", "§5.1"),
                            ("too few workers", "§5.2"), ("at least 4 barley and 4 hops", "§10.2")):  # fmt: skip
        assert re.search(rf"Not allowed: [^(]*{words_}[^(]*\({section}\)", result.stdout)
    Record.read(Path("two.tilth")).check()


def test_nobody_is_asked_where_nothing_can_be_done(tilth: Tilth) -> None:
    game = game_of("hallertau", players=2, gateway="master")
    p = game.place({"round": 2, "phase": 4, "A": {"hand": ["325"]}}, patient=True)
    assert settled_choice(p) == -1  # a turn, with a card that could be played
    p = game.voice.follow(p, 0, "place small_trade take 2hops take milk")
    assert (p.node().asks, [p.name(a) for a in p.legal()]) == ("move_sheep", ["pass", "play 325/1"])
    assert settled_choice(p) == PASS  # there are no sheep
    p = game.voice.follow(p, 0, "pass")
    assert settled_choice(p) == -1


def test_a_card_is_read_as_played_after_a_part_that_leaves_no_choice() -> None:
    game = game_of("hallertau", players=2, farmyard="sheep")
    p = game.place({"round": 6, "phase": 4, "A": {"hand": ["531"], "sheep": "S:2"}, "B": {"pool": 0}}, patient=True)
    p = game.voice.follow(p, 0, "place sheep_shearing play 531/2 sheep S sheep S", Fate([], 1))
    while p.who == CHANCE:
        p.act(p.draw(Rng(1)))
    assert game.voice.report(p)["A"]["jewels"] == 1 and p.node().asks == "turn"  # no sheep could move; then the card


def test_a_pass_that_leaves_no_choice_is_not_written(tilth: Tilth) -> None:
    alone(tilth, "place small_trade take 2hops take milk", "swap 1", "swap 1", "swap 2", "field 3e", "pass", "quit")
    written = moves("alone.tilth")
    assert written[0] == "place small_trade take 2hops take milk"
    assert written.count("pass") == 1  # at the end of phase 9
    assert Record.read(Path("alone.tilth")).check().view(0)["round"] == 2


def test_log_score_and_table(tilth: Tilth) -> None:
    result = build_turn(tilth, "log", "score", "table")
    assert result.stdout.count("A Takes Graper from the road") == 2
    assert "Ducats at the start" in result.stdout
    assert result.stdout.count("A: what do you do in your build turn?") == 2


def test_what_others_hide_is_not_told(tilth: Tilth) -> None:
    result = tilth("play", "villagers", "--players", 3, "--seed", 4, typed=numbers(4))
    hired = [line for line in result.stdout.splitlines() if re.match(r" +[BC] Hires", line)]
    assert hired
    assert all("gives a hand card" in line for line in hired)
    dealt = [line for line in result.stdout.splitlines() if "is dealt" in line]
    assert dealt and not any("B is dealt" in line or "C is dealt" in line for line in dealt)


def test_save_goes_on_and_quit_leaves_a_save(tilth: Tilth) -> None:
    result = build_turn(tilth, "save other.tilth", "hire hayer give graper", "quit")
    assert result.exit_code == 0
    assert "Saved to other.tilth." in result.stdout
    assert "To go on: tilth play --load other.tilth --save other.tilth" in result.stdout
    assert moves("other.tilth")[-1] == "hire hayer give graper"


def test_a_file_that_cannot_be_written(tilth: Tilth) -> None:
    Path("solid").write_text("")
    result = build_turn(tilth, "save solid/game.tilth", "log", save="kept.tilth")
    assert "Could not save to solid/game.tilth:" in result.stdout
    assert moves("kept.tilth")


def test_odd_lines_are_no_moves(tilth: Tilth) -> None:
    odd = ["²", "9" * 5000, "x" * 5000, "draft ٣", "save \x00", "? ²", "play \x00", ": :", "0"]
    result = tilth("play", "villagers", "--seed", 3, typed=[*odd, "quit"])
    assert result.exit_code == 0, result.output
    assert "Could not save to" in result.stdout
    assert result.stdout.count("cannot be read as a move") >= 4


def test_the_end_of_input_leaves_a_save_under_a_free_name(tilth: Tilth) -> None:
    for name in ("villagers.tilth", "villagers-2.tilth"):
        result = tilth("play", "villagers", "--seed", 3)
        assert result.exit_code == 0
        assert f"To go on: tilth play --load {name}" in result.stdout
        assert Path(name).exists()


def test_a_resumed_game_stands_where_it_stood(tilth: Tilth) -> None:
    build_turn(tilth, "hire miner give graper")
    before = Record.read(Path("turn.tilth")).check()
    session = resume(Path("turn.tilth"), None, None, None)
    assert session.position.dump() == before.dump()
    assert session.record.text() == Path("turn.tilth").read_text()
    result = tilth("play", "--load", "turn.tilth", "--save", "turn.tilth", typed=["to S2"])
    assert "A: on which stack do you put Graper?" in result.stdout
    assert moves()[-2:] == ["hire miner give graper", "to S2"]


def test_a_record_of_people_holds_what_chance_did_and_no_seed(tilth: Tilth) -> None:
    tilth("play", "villagers", "--seed", 3, "--save", "x.tilth", typed=[])
    record = Record.read(Path("x.tilth"))
    assert "seed" not in record.header
    assert record.moves[0][1] == "chance"


def test_luck_goes_on_after_a_break_as_it_would_have_without(tilth: Tilth) -> None:
    typed = numbers(9)
    people = ("--seats", "human,human", "--seed", 8)
    assert tilth("play", "villagers", *people, "--save", "whole.tilth", typed=typed).exit_code == 0
    tilth("play", "villagers", *people, "--save", "parts.tilth", typed=typed[:40])
    tilth("play", "--load", "parts.tilth", "--seed", 8, "--save", "parts.tilth", typed=typed[40:])
    parts, whole = (Record.read(Path(name)) for name in ("parts.tilth", "whole.tilth"))
    assert played(parts) == played(whole)


def played(record: Record) -> list[int]:
    return [action for step in record.steps(record.game()) for action in step.taken]


TYPED = """# Sunday evening
tilth: 1
game:   agricola
options: {players: 1, mode: family}    # alone

round: 1  sheep-1      # the first card

   A:  place clay-1
A: place reed-1   # and reed"""


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_file_that_was_not_named_for_saving_is_never_written(tilth: Tilth, end: str) -> None:
    typed = TYPED.replace("\n", end).encode()
    Path("typed.tilth").write_bytes(typed)
    result = tilth("play", "--load", "typed.tilth", typed=["place fishing", "save", "quit"])
    assert result.exit_code == 0, result.output
    assert Path("typed.tilth").read_bytes() == typed
    assert "Saved to agricola.tilth." in result.stdout
    assert Path("agricola.tilth").read_bytes().startswith(typed)


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_going_on_in_the_same_file_keeps_comments_and_layout(tilth: Tilth, end: str) -> None:
    typed = TYPED.replace("\n", end).encode()
    Path("typed.tilth").write_bytes(typed)
    again = ("play", "--load", "typed.tilth", "--save", "typed.tilth")
    assert tilth(*again, typed=["place fishing", "save", "undo", "place take-grain", "quit"]).exit_code == 0
    written = Path("typed.tilth").read_bytes()
    assert written.startswith(typed + end.encode())
    new = written[len(typed) :].decode().split(end)
    assert new[1].startswith("chance: reveal ") and new[2:] == ["A: place take-grain", ""]
    assert tilth(*again, typed=["place fishing"]).exit_code == 0
    assert Path("typed.tilth").read_bytes().startswith(written)
    assert tilth("check", "typed.tilth").exit_code == 0


def test_undo_works_in_a_game_that_was_just_loaded(tilth: Tilth) -> None:
    """Given a saved game, when it is loaded, then its last own move can be taken back, and the file stays valid."""
    Path("typed.tilth").write_text(TYPED[: TYPED.index("A: place reed-1")])
    again = ("play", "--load", "typed.tilth", "--save", "saved.tilth")
    result = tilth(*again, typed=["undo", "undo", "place fishing", "quit"])
    assert result.stdout.count("The last decision has been taken back.") == 1  # before it, a round card came up
    kept = TYPED[: TYPED.index("   A:  place clay-1")]
    assert Path("saved.tilth").read_text() == f"{kept}A: place fishing\n"
    assert tilth("check", "saved.tilth").exit_code == 0


def test_a_header_alone_is_gone_on_with(tilth: Tilth) -> None:
    Path("alone.tilth").write_text("Game: Agricola\noptions: {Players: 1, mode: Family, round_cards: Random}")
    assert tilth("play", "--load", "alone.tilth", "--save", "alone.tilth", typed=["place clay-1"]).exit_code == 0
    lines = Path("alone.tilth").read_text().splitlines()
    assert lines[2] == "" and lines[-1] == "A: place clay-1"
    assert tilth("check", "alone.tilth").exit_code == 0


def test_the_language_of_a_save_is_kept(tilth: Tilth) -> None:
    tilth("play", "villagers", "--lang", "pt", "--save", "x", "--seed", 1)
    assert "Escolha um número" in tilth("play", "--load", "x").stdout
    assert "Выберите номер" in tilth("play", "--load", "x", "--lang", "ru").stdout


def test_bots_may_take_over_a_save(tilth: Tilth) -> None:
    tilth("play", "villagers", "--save", "x", "--seed", 1)
    result = tilth("play", "--load", "x", "--seats", "random")
    assert "The game is over." in result.stdout
    assert tilth("check", "x").exit_code == 0


def test_a_game_is_saved_whatever_goes_wrong(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Sitting, seat: int, text: str) -> list[int]:
        raise RuntimeError("the roof fell in")

    monkeypatch.setattr(Sitting, "read", fail)
    result = tilth("play", "villagers", "--save", "x", typed=["hello"])
    assert isinstance(result.exception, RuntimeError)
    assert Record.read(Path("x")).moves


@pytest.mark.interpreted  # a compiled rule cannot be broken
def test_a_move_the_rules_fail_at_is_not_in_the_record(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: object, position: object, frame: int, action: int) -> None:
        raise RuntimeError("a rule is broken")

    monkeypatch.setattr("tilth.games.villagers.rules.draft.TakeCards.take", fail)
    result = tilth("play", "villagers", *FIRST, "--save", "x", typed=["draft R1"])
    assert isinstance(result.exception, RuntimeError)
    assert "cannot be read" not in result.stdout
    assert [seat for _, seat, _ in Record.read(Path("x")).moves] == ["chance"]


def test_two_people_hear_different_things(tilth: Tilth) -> None:
    tilth("play", "villagers", "--players", 3, "--seats", "human,human,random", "--seed", 1, "--save", "x", typed=[])
    session = resume(Path("x"), None, None, None)
    first, second = (session.log(seat)[0] for seat in (0, 1))
    assert first.seat == second.seat == CHANCE
    assert first.label != second.label
    for said, seat in ((first.label, "A"), (second.label, "B")):  # each hears of the own cards, in one list
        assert said.count("is dealt") == 1 and said.partition(f"{seat} is dealt: ")[2].count(", ") == 4


def test_a_game_without_words_of_its_own_can_be_played(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.text.sentences.brought", lambda game, module: None)
    result = tilth("play", "villagers", *FIRST, "--seed", 4, typed=["?", *numbers(4)])
    assert result.exit_code == 0, result.output
    assert "A: draft" in result.stdout
    assert "R1: swineherd" in result.stdout
    assert "The game is over." in result.stdout


def test_a_space_is_explained_as_the_options_have_it(tilth: Tilth) -> None:
    """The same words for the full and the family game would be wrong in one of them (§18.3)."""
    asked = ("--players", 2, "--seats", "human,human", "--seed", 1)
    full = tilth("play", "agricola", *asked, typed=["? renovation-improvement", "quit"])
    family = tilth("play", "agricola", *asked, "--mode", "family", typed=["? renovation-improvement", "quit"])
    assert "then you may build 1 major or play 1 minor improvement." in full.stdout
    assert "then you may build 1 major improvement." in family.stdout


def test_help_is_understood(tilth: Tilth) -> None:
    result = tilth("play", "villagers", *FIRST, "--seed", 4, typed=["help", "quit"])
    assert words("en", "villagers").say("ui-can") in result.stdout


def test_what_a_move_led_to_is_told_though_its_line_was_there(tilth: Tilth) -> None:
    typed = ["place day-laborer-family", "take clay", "quit"]
    result = tilth("play", "agricola", "--players", 1, "--mode", "family", "--seed", 1, typed=typed)
    told = [line for line in result.stdout.splitlines() if line.startswith("  A Day laborer")]
    assert len(told) == 2 and told[1].startswith(f"{told[0]} · ") and "clay" in told[1]


def test_at_a_shared_keyboard_nobody_takes_back_the_others_move(tilth: Tilth) -> None:
    options = ("--mode", "family", "--first_player", "A", "--seats", "human,human", "--seed", 1)
    result = tilth("play", "agricola", "--players", 2, *options, typed=["place wood-3", "undo", "place clay-1", "quit"])
    assert words("en").say("ui-undo-stops") in result.stdout
    assert "place clay-1" in next(Path().glob("*.tilth")).read_text()


def test_of_very_many_choices_the_short_ones_are_shown(tilth: Tilth) -> None:
    game = game_of("agricola", players=2)
    p = game.place({"round": 4, "A": {"wood": 15}})
    p.act(p.parse("place fences"))
    legal = p.legal()
    assert len(legal) > 500
    sitting = Sitting(game, [HUMAN, "random"], 1, "en")
    sitting.place(p, [])
    for whole, shown in ((False, MOST), (True, len(legal))):
        console = Console(width=300, record=True, file=StringIO())
        console.print(choices(sitting.offers(), Speech("agricola", "en"), 300, whole=whole))
        text = console.export_text()
        assert len(re.findall(r"fence \d,\d", text)) == shown + (not whole)
        assert (words("en").say("ui-more", n=len(legal) - MOST, move="")[:8] in text) == (not whole)
        assert f" {legal.index(p.parse('fence 0,4')) + 1} " in text


class Broken:
    """A bot that fails at once."""

    def choose(self, position: Position, seat: int, rng: Rng, budget: Budget) -> int:
        raise OSError("no network")


def test_a_bot_that_fails_leaves_its_seat_to_a_weaker_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_makers", {**bots._makers, "broken": Broken})
    sitting = Sitting(game_of("villagers", players=2), [HUMAN, "broken"], 1, "en")
    for _ in range(60):
        for _ in sitting.run():
            pass
        if sitting.seats[1] != "broken" or sitting.position.over:
            break
        sitting.act([sitting.position.legal()[0]])
    assert sitting.seats == [HUMAN, "greedy"]
    told = [line.label for line in sitting.log(0) if line.kind == "notice"]
    assert told == [words("en").say("web-notice-relieved-by", who="B", bot="broken", by="greedy")]


def test_bots_bear_names_and_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("tilth.cli.play.time.sleep", slept.append)
    sitting = Sitting(game_of("villagers", players=2), [HUMAN, "random"], 1, "en")
    (name,) = company("villagers human random", 2, "en")[1:]
    assert seating(sitting.game, sitting.seats, sitting.speech).endswith(f"B: {name} (random)")
    at = At(sitting, None, pause=30.0)
    at.rest(time.monotonic(), again=False)
    at.rest(time.monotonic(), again=True)
    at.rest(time.monotonic() - 40, again=False)
    assert [round(seconds) for seconds in slept] == [30, 12]


# -- nothing is lost in silence --------------------------------------------------------------------------------------


def seated(position: dict[str, Any]) -> Sitting:
    game = Agricola(players=1, mode="family")
    sitting = Sitting(game, ["human"], 1, "en")
    sitting.place(game.place(position), [])
    return sitting


def test_a_choice_that_loses_something_says_so_and_is_never_the_first() -> None:
    sitting = seated({"round": 5, "spaces": {"sheep-1": 3}})
    offers = sitting.offers()
    assert offers[0].loses == "" and offers[-1].name == "place sheep-1"
    assert offers[-1].loses == "2 sheep let go for lack of room"
    sitting = seated({"round": 4, "phase": "feeding", "A": {"grain": 1}})
    assert [offer.name for offer in sitting.offers()] == ["eat grain", "beg 6"]


def test_a_harvest_waits_until_it_was_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = seated({"round": 4, "A": {"home": 1, "food": 6, "fields": "0,1:grain2"}})
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    typed, shown = iter(["place take-grain", ""]), []

    def read(prompt: str = "") -> str:
        shown.append(capsys.readouterr().out)
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", read)
    with pytest.raises(typer.Exit):
        At(sitting, None).sit()
    assert "! Round 4, after the harvest" in shown[1] and shown[1].endswith("Enter: go on\n")
    assert "reaped 1 grain · family fed with 6 food" in shown[1]
    assert "Round 5" in shown[2] and "after the harvest" not in shown[2]


# -- help --------------------------------------------------------------------------------------------------------------


def test_hints_are_numbered_as_the_choices_are(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.learn.hints.advise.__defaults__", (Budget(looks=200), TINY, 2))
    said = tilth("play", "villagers", "--players", 1, "--seed", 2, typed=["hint", "quit"]).stdout
    listed, hinted = said.split("> hint\n")
    number, move = re.findall(r"^ *(\d+) (.+?)(?: [→·].*)?$", hinted, re.M)[0]
    assert re.search(rf"^ +{number}  {re.escape(move.strip())}", listed, re.M), said
    assert "the best move" in hinted and "points at the end" in hinted


def test_the_coach_says_what_matters_and_asks_before_a_mistake(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.learn.coach.mistakes", lambda p, seat, rng: {p.legal()[0]: 4.5})
    typed = ["coach", "1", "no", "1", "yes", "coach", "quit"]
    said = tilth("play", "agricola", "--players", 1, "--option", "mode=family", "--seed", 3, typed=typed).stdout
    assert "Harvest after 4 rounds: 6 food missing." in said
    assert said.count("expected to cost about 4.5 points") == 2
    once, twice = said.split("> no\n")
    assert "→ +1 food" not in once and "→ +1 food" in twice.split("> yes\n")[1]
    assert "The coach is off." in said


def test_people_at_one_keyboard_are_helped_in_turn(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.learn.hints.advise.__defaults__", (Budget(looks=200), TINY, 2))
    monkeypatch.setattr("tilth.learn.coach.mistakes", lambda p, seat, rng: {})
    typed = ["hint", "1", "hint", "quit"]
    said = tilth("play", "villagers", "--seats", "human,human", "--seed", 2, "--coach", typed=typed).stdout
    assert said.count("the best move") == 2 and said.count("Coach") >= 2, said
