"""Agricola alone, typed by hand: what may be left out, what may not, and the reason for what is wrong."""

from __future__ import annotations

import pytest

from tilth.kernel.core import Position
from tilth.records.record import BadRecord, Record, WrongMove

HEAD = "tilth: 1\ngame: agricola\noptions: {players: 1, mode: family}\n\n"
SOWN = (
    HEAD
    + """round: 1 sow-bake
A: place take-grain
A: place plow-field plow 0,1
round: 2 sheep-1
A: place take-grain
A: place fishing
round: 3 fences
A: place wood-3-solo
A: place clay-1
round: 4 improvement
A: place reed-1
A: place sow-bake sow grain:0,1
"""
)
GRAZED = (
    HEAD
    + """round: 1 sheep-1
A: place wood-3-solo
A: place clay-1
round: 2 fences
A: place wood-3-solo
A: place clay-1
round: 3 sow-bake
A: place wood-3-solo
A: place fences fence 0,3+0,4
round: 4 improvement
A: place improvement build fireplace_2
A: place fishing
A: beg
round: 5 stone-1-stage2
A: place take-grain
"""
)
REVEAL = "round: 6 renovation-improvement\n"


def end(text: str) -> Position:
    return Record.load(text, "typed").check()


def why(text: str) -> str:
    with pytest.raises(WrongMove) as caught:
        end(text)
    assert caught.value.line == len(text.splitlines())
    return caught.value.message


def farm(p: Position) -> dict[str, object]:
    found: dict[str, object] = p.rules.voice.report(p)["A"]
    return found


# -- passes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["done", "pass", "Done"])
def test_a_refused_pass_is_never_taken_for_one_of_the_move_before(word: str) -> None:
    """Baking is left of the move and impossible; the pass is meant for feeding, where food is lacking."""
    assert "CANNOT_PAY (§14.3)" in why(SOWN + f"A: {word}\n")
    assert "CANNOT_PAY (§14.3)" in why(SOWN + f"A: eat grain {word}\n")
    assert "CANNOT_PAY (§14.3)" in why(SOWN + f"A: eat grain\nA: {word}\n")


def test_in_its_own_line_a_pass_may_end_what_cannot_be_done_anyway() -> None:
    assert end(SOWN.replace("grain:0,1", "grain:0,1 done")).dump() == end(SOWN).dump()


@pytest.mark.parametrize("word", ["done", "pass"])
def test_a_pass_where_nothing_is_left_to_pass(word: str) -> None:
    assert "there is nothing to end or to pass here (now chance decides (reveal)" in why(
        HEAD + f"round: 1 sheep-1\nA: place clay-1\nA: place reed-1\nA: {word}\n"
    )


def test_a_feeding_without_a_choice_may_be_ended_with_a_word() -> None:
    """Four food, and nothing that could become more."""
    fed = HEAD + "".join(
        f"round: {n} {card}\nA: place fishing\nA: place day-laborer-family take wood\n"
        for n, card in enumerate(("sheep-1", "fences", "sow-bake", "improvement"), 1)
    )
    assert end(fed + "A: done\n").dump() == end(fed).dump()
    assert farm(end(fed))["begging"] == 0


# -- after the last placement of a round -----------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["eat grain", "Eat 1 Grain", "exchange eat grain", "eat grain done"])
@pytest.mark.parametrize("break_", [" ", "\nA: "])
def test_food_is_made_after_the_last_placement(words: str, break_: str) -> None:
    """§12.3: after the action, too, also where chance turns up a card before the next decision."""
    text = GRAZED + f"A: place clay-1{break_}{words}\n"
    p = end(text + REVEAL)
    assert (farm(p)["food"], farm(p)["grain"]) == (1, 0)
    assert farm(end(text))["food"] == 1
    fixed = "{players: 1, mode: family, round_cards: [sheep-1, fences, sow-bake, improvement, stone-1-stage2, "
    fixed += "renovation-improvement, family-growth-minor, boar-1, take-vegetable, cattle-1, stone-1-stage4, plow-sow, "
    fixed += "family-growth-urgent, renovation-fences]}"
    stated = text.replace("{players: 1, mode: family}", fixed) + "round: 6\n"
    assert farm(end(stated))["food"] == 1


def test_with_several_players_it_is_whoever_placed_last() -> None:
    text = HEAD.replace("players: 1", "players: 2, first_player: A") + "round: 1 sheep-1\n"
    text += "A: place take-grain\nB: place wood-3\nA: place clay-1 eat grain\nB: place plow-field plow 0,1\n"
    p = end(text + "round: 2 fences\n")
    assert farm(p)["food"] == 3
    assert "round 2 has not begun" in why(text + "A: eat grain\n")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("bake fireplace_2", "NO_BAKE_ACTION"),
        ("cook boar", "CANNOT_PAY"),
        ("eat vegetable", "CANNOT_PAY"),
        ("plow 0,1", "ACTION_LIMIT"),
        ("place reed-1", "'place reed-1' is left over: the move ends with 'place clay-1' (now chance decides (reveal)"),
        ("carrots", "'carrots' is left over: the move ends with 'place clay-1'"),
    ],
)
def test_words_that_are_too_many_get_their_true_reason(words: str, reason: str) -> None:
    assert reason in why(GRAZED + f"A: place clay-1 {words}\n")


# -- counts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sheep", "food"),
    [
        ("", 5, 0), ("cook sheep", 4, 2), ("cook 2 sheep", 3, 4), ("Cook 3Sheep", 2, 6),
        ("cook 5 sheep:fireplace_2", 0, 10), ("keep 5sheep", 5, 0), ("keep 2sheep", 2, 6), ("keep 2 sheep", 2, 6),
        ("keep sheep", 1, 8), ("keep nothing", 0, 10), ("release 3 sheep", 2, 0), ("release sheep cook 2 sheep", 2, 4),
        ("cook 2 sheep done", 3, 4), ("keep 2sheep eat grain", 2, 7),
    ],
)  # fmt: skip
def test_animals_are_counted_where_all_would_fit(words: str, sheep: int, food: int) -> None:
    text = GRAZED.replace("A: place fishing\nA: beg\n", "A: place reed-1\nA: beg\n")
    p = end(text + f"A: place sheep-1 {words}\n" + REVEAL)
    assert (farm(p)["sheep"], farm(p)["food"]) == (sheep, food)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("cook 7 sheep", "CANNOT_PAY"),
        ("cook 999999999 sheep", "CANNOT_PAY"),
        ("release 7 sheep", "CANNOT_PAY"),
        ("keep 7sheep", "You do not have so many animals. [CANNOT_PAY (§11.5)]"),
        ("keep boar", "You do not have so many animals."),
        ("cook 0 sheep", "'cook 0 sheep' is left over"),
        ("cook 99999999999 sheep", "cannot read '99999999999'"),
    ],
)
def test_counts_that_are_wrong(words: str, reason: str) -> None:
    text = GRAZED.replace("A: place fishing\nA: beg\n", "A: place reed-1\nA: beg\n")
    assert reason in why(text + f"A: place sheep-1 {words}\n")


# -- what goes without saying ----------------------------------------------------------------------------------------


def test_lines_of_rounds_and_the_end_of_the_file_close_a_feeding_that_is_decided() -> None:
    """There is food enough, and a grain that could be eaten all the same."""
    text = HEAD + "".join(
        f"round: {n} {card}\nA: place fishing\nA: place {other}\n"
        for n, (card, other) in enumerate(
            (("sheep-1", "take-grain"), ("fences", "day-laborer-family take wood"), ("sow-bake", "reed-1"),
             ("improvement", "day-laborer-family take clay")), 1
        )
    )  # fmt: skip
    said, unsaid = text + "A: done\n", text
    assert end(said).dump() == end(unsaid).dump()
    assert end(said + "round: 5 stone-1-stage2\n").dump() == end(unsaid + "round: 5 stone-1-stage2\n").dump()
    assert farm(end(unsaid))["food"] == 0


def test_a_feeding_that_is_not_decided_is_not_closed() -> None:
    assert "A has to decide first (feed)" in why(SOWN + "round: 5 stone-1-stage2\n")
    assert end(SOWN).node().asks == "feed"


def test_a_saved_game_goes_on_in_the_middle_of_a_feeding() -> None:
    record = Record.load(SOWN + "A: eat grain\n")
    game = record.game()
    assert [*record.steps(game, whole=False)][-1].position.node().asks == "feed"


# -- capitals and names ----------------------------------------------------------------------------------------------


def test_capitals_matter_nowhere() -> None:
    loud = GRAZED.replace("mode: family", "MODE: Family").replace("game: agricola", "GAME: AGRICOLA")
    head, _, body = loud.partition("\n\n")
    assert end(f"{head}\n\n{body.upper()}").dump() == end(GRAZED).dump()


@pytest.mark.parametrize(
    ("slug", "name"),
    [
        ("take-grain", "Take 1 Grain"),
        ("clay-1", "1 clay"),
        ("wood-3-solo", "3 Wood"),
        ("wood-3-solo", "3 WOOD (alone: 2)"),
        ("day-laborer-family take clay", "Day Laborer take clay"),
        ("take-grain", "1 Зерно"),
    ],
)
def test_spaces_by_their_printed_names(slug: str, name: str) -> None:
    named = end(HEAD + f"round: 1 1 Sheep\nA: place {name}\n")
    assert named.dump() == end(HEAD + f"round: 1 sheep-1\nA: place {slug}\n").dump()


def test_a_name_that_several_spaces_have_is_none() -> None:
    with pytest.raises(BadRecord):
        end(HEAD + "round: 1 sheep-1\nA: place 1 Stone\n")


def test_a_game_without_cards_needs_no_hand() -> None:
    """`hand: []`: nothing is dealt, and nothing can be played."""
    text = HEAD.replace("mode: family", "hand: []") + "round: 1 sheep-1\nA: place day-laborer\n"
    assert farm(end(text))["hand"] == []
    assert "NOTHING_PERFORMED" in why(text + "A: place occupation\n")


def test_the_reason_for_food_that_cannot_be_made_is_that_of_the_moment() -> None:
    """Given a fireplace built by the line before and one sheep, too many sheep are the fault, not the fireplace."""
    built = HEAD + (
        "round: 1 improvement\nA: place clay-1\nA: place day-laborer-family take clay\n"
        "round: 2 sheep-1\nA: place improvement build fireplace_2\n"
    )
    assert "CANNOT_PAY" in why(built + "A: cook sheep\n")
    assert "CANNOT_PAY" in why(built + "A: place sheep-1\nA: cook 2 sheep\n")
    assert "round 3 has not begun" in why(built + "A: place sheep-1\nA: place fishing\n")
