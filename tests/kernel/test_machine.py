"""Positions: copies, chance, forced choices, asides, and stacks that are saved and put back."""

from __future__ import annotations

import pytest

from tilth.kernel.core import (
    CANNOT_PAY,
    CHANCE,
    CHOOSE,
    FRAME,
    NOT_YOUR_TURN,
    OK,
    PASS,
    WRONG_PART,
    Node,
    Position,
    Rules,
)
from tilth.kernel.errors import BadPosition, Illegal
from tilth.kernel.expressions import May, One, Seq
from tilth.kernel.native import append, i64, vec
from tilth.kernel.playouts import playout
from tilth.kernel.reactions import ANYBODY, ME, OTHERS
from tilth.kernel.rng import Rng

from .bench import Bench, Emit, Mark, MarkIt, MarkSeat, Pick, SetIt, bench, held, marks, offered, say
from .toy import Acre
from .toy.cards import Rob
from .toy.farm import BAKE, DEAL, GET, NO_OVEN, ROUND, TOOK, WEATHER, WOOD
from .toy.rounds import Deal, Weather
from .toy.verbs import Gain, Get, Give, Pay, Take


def state(p: Position) -> tuple[str, list[int], int | None, int]:
    return p.dump(), p.legal(), p.seat, int(p.guard)


# -- copies ------------------------------------------------------------------------------------------------------------


def test_a_copy_is_equal_and_independent() -> None:
    game = Acre(players=3)
    rng = Rng(5)
    p: Position = game.start()
    while not p.over:
        q = p.copy()
        before = state(p)
        assert state(q) == before
        playout(q, rng, 5)
        assert state(p) == before
        p.act(p.draw(rng) if p.who == CHANCE else p.choices[rng.below(len(p.choices))])


def test_a_new_position_has_an_empty_table_for_every_event_and_question() -> None:
    p = bench(Pick("a"))
    assert [list(table) for table in p.listeners] == [[], [], []]
    assert [list(table) for table in p.answerers] == [[], []]


def test_playing_the_original_leaves_the_copy_alone() -> None:
    p = bench(Seq(Pick("a"), Pick("b"), MarkIt()))
    q = p.copy()
    before = state(q)
    say(p, "get clay", "get coin")
    assert p.over
    assert state(q) == before


# -- chance ------------------------------------------------------------------------------------------------------------


def test_chance_is_a_seat() -> None:
    p = Acre().start()
    assert p.seat == CHANCE
    assert p.node().asks == "deal"
    assert len(p.legal()) == 14
    assert p.legal() == sorted(p.legal())
    say(p, "deal oven")
    assert len(p.legal()) == 13
    assert p.refuse(CHANCE, DEAL + 11) == WRONG_PART
    assert p.refuse(0, DEAL) == NOT_YOUR_TURN


def test_outcomes_have_odds_and_are_drawn_by_them() -> None:
    p = bench(Seq(Weather(), Mark(1)))
    assert p.seat == CHANCE
    node, f = p.node(), p.top - FRAME
    assert [node.odds(p, f, action) for action in p.legal()] == [3, 1]
    rng = Rng(3)
    drawn = [p.draw(rng) for _ in range(1000)]
    assert 700 < drawn.count(WEATHER) < 800
    assert drawn.count(WEATHER) + drawn.count(WEATHER + 1) == 1000


def test_outcomes_weigh_the_same_unless_they_say_otherwise() -> None:
    p = bench(Deal())
    assert {p.node().odds(p, p.top - FRAME, action) for action in p.legal()} == {1}


def test_a_draw_of_chance_is_played_like_any_action() -> None:
    p = bench(Weather())
    q = p.copy()
    p.play(int(p.draw(Rng(1))))
    assert p.over
    q.play(int(WEATHER + 1))
    assert q.sunny == 0
    with pytest.raises(Illegal):
        bench(Weather()).play(int(GET))


# -- forced choices ----------------------------------------------------------------------------------------------------


def forced() -> Node:
    return Seq(One(Mark(1).named("a"), Pay(wood=1).named("b")), One(Mark(2).named("c"), Mark(3).named("d")))


def test_a_choice_that_leaves_no_choice_is_made() -> None:
    p = bench(Seq(Pick("first"), forced()))
    q = p.copy()
    say(p, "get wood")
    assert offered(p) == ["c", "d"]
    assert marks(p) == "1"
    say(q, "get wood")
    assert state(q) == state(p)


def test_a_patient_position_stops_everywhere() -> None:
    p = Bench(forced()).place({}, patient=True)
    assert offered(p) == ["a"]
    assert marks(p) == ""
    q = p.copy()
    assert q.patient
    q.settle()
    assert offered(q) == ["c", "d"]
    say(p, "a")
    assert offered(p) == ["c", "d"]


def test_settling_stops_at_a_choice_and_at_the_end() -> None:
    p = Bench(Seq(One(Mark(1), Pay(wood=1)), One(Mark(2), Pay(wood=1)))).place({}, patient=True)
    p.settle()
    assert p.over
    assert marks(p) == "12"


class Rain(Weather):
    """Chance without a choice."""

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return append(out, WEATHER + 1)


def test_settling_leaves_chance_to_chance() -> None:
    p = bench(Rain())
    assert len(p.legal()) == 1
    p.settle()
    assert p.seat == CHANCE


# -- legality ----------------------------------------------------------------------------------------------------------


def test_only_the_seat_that_is_asked_may_answer() -> None:
    p = bench(Pick("good"))
    assert p.refuse(0, GET) == OK
    assert p.refuse(1, GET) == NOT_YOUR_TURN
    assert p.refuse(CHANCE, GET) == NOT_YOUR_TURN
    assert p.refuse(0, DEAL) == WRONG_PART


def test_a_part_that_cannot_be_done_is_refused_for_its_own_reason_to_its_own_seat() -> None:
    p = bench(One(Mark(1), Mark(2), Pay(wood=1)))
    assert p.refuse(0, CHOOSE + 2) == CANNOT_PAY
    assert p.refuse(1, CHOOSE + 2) == NOT_YOUR_TURN
    assert p.refuse(0, PASS) == WRONG_PART
    assert p.refuse(0, CHOOSE + 3) == WRONG_PART


def test_a_game_that_is_over_takes_no_more_actions() -> None:
    p = bench(Pick("good"))
    say(p, "get wood")
    assert p.over
    assert p.seat is None
    assert p.question is None
    assert p.legal() == []
    assert p.refuse(0, GET) == WRONG_PART
    for action in (0, 1, int(GET), 10**6):
        with pytest.raises(Illegal) as error:
            p.play(action)
        assert error.value.reason.code == "WRONG_PART"


def test_a_question_with_no_answer_is_an_error_that_names_it() -> None:
    class Silence(Pick):
        def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
            return out

    with pytest.raises(RuntimeError, match=r"no legal choice at work\.2"):
        bench(Seq(Mark(1), Silence("what")))


# -- asides ------------------------------------------------------------------------------------------------------------


def test_an_aside_interrupts_a_question_and_returns_to_it() -> None:
    p = bench(Seq(Give(), Get(), MarkIt()), A={"wood": 2, "coin": 1, "played": ["oven"]})
    assert offered(p) == ["give wood", "give coin", "bake bread"]
    say(p, "give coin")
    frames = p.rules.voice.frames(p)
    assert offered(p) == ["get wood", "get clay", "get food", "bake bread"]
    say(p, "bake bread")
    assert held(p) == {"wood": 1, "food": 2}
    assert p.rules.voice.frames(p) == frames
    assert offered(p) == ["get wood", "get clay", "get food", "bake bread"]
    say(p, "bake bread")
    assert offered(p) == ["get wood", "get clay", "get food"]
    say(p, "get clay")
    assert marks(p) == "3"
    assert held(p) == {"food": 4, "clay": 1}


def test_an_aside_is_for_the_seat_that_is_asked_and_says_why_not() -> None:
    p = bench(Pick("good"), A={"wood": 1}, B={"wood": 1, "played": ["oven"]})
    assert p.refuse(0, BAKE) == NO_OVEN
    assert p.refuse(1, BAKE) == NOT_YOUR_TURN
    assert str(p.why_not("bake bread")).startswith("NO_OVEN ")
    q = bench(Pick("good"), A={"played": ["oven"]})
    assert str(q.why_not("bake bread")) == "CANNOT_PAY"


def test_an_aside_is_offered_inside_reactions_too() -> None:
    p = bench(Take(WOOD, 1), (TOOK, 1, May(Rob().named("rob")), OTHERS), B={"wood": 1, "played": ["oven"]})
    assert offered(p) == ["pass", "rob", "bake bread"]
    say(p, "bake bread")
    assert offered(p) == ["pass", "rob"]
    say(p, "rob")
    assert held(p, 1) == {"wood": 1, "food": 2}


# -- a stack that is saved and put back --------------------------------------------------------------------------------


def put_back(game: Bench, p: Position) -> Position:
    q = game.load(p.dump())
    assert state(q) == state(p)
    assert game.voice.frames(q) == game.voice.frames(p)
    return q


def either(one: int, other: int) -> Node:
    return One(Mark(one).named(str(one)), Mark(other).named(str(other)))


def test_a_saved_game_goes_on_in_the_middle_of_nested_reactions() -> None:
    game = Bench(
        Seq(Mark(1), Take(WOOD, 3), Pay(wood=1), Mark(9)),
        [
            (TOOK, 1, Seq(Rob(), May(Mark(2).named("two"))), OTHERS),
            (TOOK, 2, Seq(Emit(ROUND), Mark(3)), OTHERS),
            (ROUND, 0, Seq(either(4, 5), either(5, 6), Mark(4)), OTHERS),
            (ROUND, 2, Mark(7).named("seven"), ANYBODY),
            (ROUND, 2, Mark(8).named("eight"), ANYBODY),
        ],
        players=3,
    )
    p: Position = game.place({"B": {"played": ["woodcutter"]}})
    asked = []
    for words in ("two", "eight", "5", "6"):
        asked.append((p.seat, len(game.voice.frames(p))))
        p = put_back(game, p)
        assert p.guard == 1
        say(p, words)
    assert asked == [(1, 5), (2, 6), (0, 8), (0, 8)]
    assert p.over
    assert p.guard == 0
    assert marks(p) == "12" + "87" + "564" + "39"
    assert held(p) == {"wood": 1}


def test_the_rest_is_watched_over_after_loading() -> None:
    for work in (
        Seq(Mark(1), One(Gain(clay=1).named("a"), Pay(wood=1).named("b"), Mark(2).named("c")), Pay(wood=1)),
        Seq(One(Pay(wood=1).named("a"), Mark(1).named("b")), One(Pay(wood=1), Pay(clay=1))),
    ):
        game = Bench(Seq(work, MarkSeat()))
        p = game.place({"A": {"wood": 1, "clay": 1, "food": 1}})
        assert p.guard == 1
        q = put_back(game, p)
        playout(q, Rng(1), 10)
        assert q.guard == 0


def test_choices_with_one_word_and_words_with_spaces_can_be_saved() -> None:
    one = Seq(One(Mark(1).named("a"), Mark(2).named("b")), Mark(3)).named("same word")
    two = Seq(One(Mark(4).named("a"), Mark(5).named("b")), Mark(6)).named("same word")
    game = Bench(Seq(one, two))
    p = put_back(game, game.place({}))
    say(p, "b")
    p = put_back(game, p)
    say(p, "a")
    assert marks(p) == "2346"


def test_a_stack_is_put_back_in_place_of_another() -> None:
    game = Bench(Seq(Mark(1), One(Gain(wood=1).named("a"), Gain(clay=1).named("b"), Pick("c").named("c")), Pay(wood=1)))
    p = game.place({"A": {"wood": 1}})
    q = p.copy()
    say(q, "c")
    game.restore_frames(q, game.voice.frames(p))
    q.advance()
    assert state(q) == state(p)


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("work A 1", "is no frame"),
        ("nowhere A 1 0", "is no frame"),
        ("work Z 1 0", "no seat 'Z'"),
        ("work A one 0", "whole numbers"),
        ("work A -1 0", "cannot be negative"),
    ],
)
def test_a_stack_written_wrong_says_where(row: str, message: str) -> None:
    game = Bench(Seq(Mark(1), Pick("good")))
    with pytest.raises(BadPosition, match=message) as error:
        game.place({"stack": ["work A 1 0", row]})
    assert error.value.where == "stack"
    assert repr(row) in str(error.value)


def test_tables_are_saved_with_their_gaps() -> None:
    game = Acre()
    p = game.place({"A": {"played": ["woodcutter", "sawyer", "net", "guild"]}})
    p.leave(0, 1)
    assert game.voice.tables(p) == {"event0": ["-", "sawyer A 1"], "question0": ["3 A 0"], "question1": ["4 A 0"]}
    q = game.load(p.dump())
    assert [list(table) for table in q.listeners] == [list(table) for table in p.listeners]
    assert [list(table) for table in q.answerers] == [list(table) for table in p.answerers]


@pytest.mark.parametrize("row", ["sawyer A", "nobody A 1", "sawyer Z 1", "sawyer A x"])
def test_a_table_written_wrong_says_where(row: str) -> None:
    with pytest.raises(BadPosition) as error:
        Acre().place({"tables": {"event0": [row]}})
    assert error.value.where == "tables.event0"


def test_a_table_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(BadPosition, match="there are event0, event1, event2, question0, question1") as error:
        Acre().place({"tables": {"event9": []}})
    assert error.value.where == "tables.event9"


# -- numbering ---------------------------------------------------------------------------------------------------------


def test_every_expression_gets_a_number_and_a_path_of_its_own() -> None:
    shared = Mark(1)
    rules = Rules(2)
    root = Seq(shared, One(shared, Mark(2)))
    rules.number(root, "root")
    rules.number(root, "again")
    assert [node.path for node in rules.nodes] == ["root", "root.1", "root.2", "root.2.2"]
    assert all(rules.nodes[node.id] is node for node in rules.nodes)


def test_an_expression_belongs_to_one_game() -> None:
    node = Seq(Mark(1), Mark(2))
    Rules(2).number(node, "root")
    with pytest.raises(ValueError, match="belongs to other rules"):
        Rules(2).number(node, "root")
    rules = Rules(2)
    rules.number(Mark(1), "root")
    with pytest.raises(ValueError, match="belongs to other rules"):
        rules.number(node, "again")
    with pytest.raises(ValueError, match="two expressions are called root"):
        rules.number(Mark(2), "root")


def test_more_parts_than_can_be_remembered_are_refused() -> None:
    with pytest.raises(AssertionError, match="more parts"):
        One(*(Mark(1) for _ in range(60)))


def test_what_is_not_written_yet_says_so() -> None:
    p = bench(Mark(1))
    for missing in (lambda: Node().run(p, 0), lambda: Node().take(p, 0, 0), lambda: Node().draw(p, 0, Rng(1))):
        with pytest.raises(NotImplementedError):
            missing()
    with pytest.raises(NotImplementedError):
        Position(p.rules).copy()
    assert SetIt(1).idle(p, 0, 0) is False
    assert p.rules.nodes[0].why(p, 0, ME, 0) == NOT_YOUR_TURN
