"""The rest of what was begun: a choice that spoils it is not offered; what others or chance spoil lapses."""

from __future__ import annotations

import pytest

from tilth.kernel.core import CHANCE, CHOOSE, OK, REST_IMPOSSIBLE, Node
from tilth.kernel.errors import Illegal
from tilth.kernel.expressions import EachSeat, May, Offer, One, Seq
from tilth.kernel.reactions import ME, OTHERS

from .bench import Bench, Emit, Mark, Pick, bench, held, luck, marks, offered, say
from .toy.cards import Rob
from .toy.farm import BAKE, CLAY, ROUND, TOOK, WOOD
from .toy.verbs import Build, Gain, Give, Pay, Take

# -- what one's own choices would make impossible ----------------------------------------------------------------------


def logs_or_bricks(rest: Node) -> Node:
    return Seq(One(Gain(wood=1).named("logs"), Gain(clay=1).named("bricks"), Gain(food=1).named("fish")), rest)


def test_a_choice_after_which_the_rest_is_impossible_is_not_offered() -> None:
    p = bench(logs_or_bricks(One(Pay(wood=1), Pay(clay=1))))
    assert offered(p) == ["logs", "bricks"]
    assert p.refuse(0, CHOOSE) == OK
    assert p.refuse(0, CHOOSE + 2) == REST_IMPOSSIBLE
    assert p.why_not("logs") is None
    assert str(p.why_not("fish")) == "REST_IMPOSSIBLE"
    with pytest.raises(Illegal) as error:
        p.play(int(CHOOSE + 2))
    assert error.value.reason.code == "REST_IMPOSSIBLE"
    assert held(p) == {}


def test_if_only_one_choice_leaves_the_rest_possible_it_is_made() -> None:
    p = bench(Seq(logs_or_bricks(Pay(clay=1)), Mark(1)))
    assert p.over
    assert marks(p) == "1"
    assert held(p) == {}


def test_an_ask_is_held_to_the_rest_too() -> None:
    p = bench(Seq(Give(), Pay(wood=1)), A={"wood": 1, "clay": 1, "coin": 1})
    assert offered(p) == ["give clay", "give coin"]
    assert str(p.why_not("give wood")) == "REST_IMPOSSIBLE"


def test_the_rest_of_the_outermost_work_counts() -> None:
    inner = Seq(May(Pay(wood=1).named("pay")), Gain(food=1))
    p = bench(
        Seq(Gain(clay=1), inner, One(Gain(coin=1).named("a"), Gain(coin=2).named("b")), Pay(wood=1)), A={"wood": 1}
    )
    assert offered(p) == ["a", "b"]
    say(p, "b")
    assert held(p) == {"clay": 1, "food": 1, "coin": 2}


def test_enough_is_kept_for_the_same_once_more() -> None:
    def either() -> Node:
        return One(Pay(wood=1).named("wood"), Pay(wood=2).named("more"))

    p = bench(Seq(either(), either()), A={"wood": 3})
    assert offered(p) == ["wood", "more"]
    q = bench(Seq(either(), either()), A={"wood": 2})
    assert q.over
    assert held(q) == {}


def test_reactions_on_the_way_are_judged_as_exactly() -> None:
    """While A's choices are tried out, A's reaction (pay one wood, and another) is found impossible and left out."""
    both = One(Gain(clay=1).named("a"), Gain(food=1).named("b"), Gain(clay=1, coin=1).named("c"))
    work = EachSeat(Seq(both, Emit(ROUND), Pay(clay=1)))
    p = bench(work, (ROUND, 0, Seq(Pay(wood=1), Pay(wood=1)), ME), A={"wood": 1})
    assert offered(p) == ["a", "c"]
    say(p, "a")
    assert held(p) == {"wood": 1}


def test_nothing_is_watched_over_when_all_is_done() -> None:
    p = bench(Seq(Seq(logs_or_bricks(Pay(wood=1)), Seq(Gain(food=1), Pay(food=1))), Pick("last")))
    assert p.node().asks == "last"
    assert p.guard == 0


# -- what chance or another seat makes impossible ----------------------------------------------------------------------


def test_what_chance_makes_impossible_lapses() -> None:
    p = bench(Seq(luck(), Pay(wood=1), Mark(1)))
    assert p.seat == CHANCE
    assert len(p.legal()) == 4
    q = p.copy()
    say(p, "get wood")
    assert p.over
    assert held(p) == {}
    say(q, "get food")
    assert q.over
    assert held(q) == {"food": 1}
    assert marks(p) == marks(q) == "1"


def test_a_part_with_parts_of_its_own_lapses_as_a_whole() -> None:
    p = bench(Seq(luck(), Seq(Pay(wood=1), Gain(coin=3)), Mark(1)))
    say(p, "get food")
    assert held(p) == {"food": 1}
    assert marks(p) == "1"
    assert p.guard == 0


def test_parts_that_became_impossible_are_left_out_one_by_one() -> None:
    p = bench(Seq(luck(), Seq(Pay(wood=1), Pay(wood=1)), One(Pay(wood=1), Pay(food=2)), Mark(1)))
    say(p, "get clay")
    assert p.over
    assert held(p) == {"clay": 1}
    assert marks(p) == "1"
    assert p.guard == 0


def test_another_seat_may_make_the_rest_impossible() -> None:
    p = bench(Seq(Take(WOOD, 1), Pay(wood=1), Mark(1)), (TOOK, 1, May(Rob().named("rob")), OTHERS))
    assert p.seat == 1
    assert offered(p) == ["pass", "rob"]
    q = p.copy()
    say(p, "rob")
    assert p.over
    assert marks(p) == "1"
    assert held(p, 1) == {"wood": 1}
    say(q, "pass")
    assert held(q, 0) == held(q, 1) == {}
    assert p.guard == q.guard == 0


def test_each_seat_answers_for_its_own_rest() -> None:
    """B, robbing A, has begun something of its own: B's next choice must leave that possible, A's need not be."""
    revenge = Seq(Rob(), One(Gain(clay=1).named("clay"), Pay(wood=1).named("burn")), Pay(wood=1))
    p = bench(Seq(Take(WOOD, 1), Pay(wood=1), Mark(1)), (TOOK, 1, May(revenge.named("rob")), OTHERS))
    say(p, "rob")
    assert p.over
    assert held(p, 1) == {"clay": 1}
    assert marks(p) == "1"


def test_what_surely_becomes_impossible_is_not_offered_at_all() -> None:
    """B robs without being asked, so A can never pay."""
    p = bench(
        One(Seq(Take(WOOD, 1), Pay(wood=1)).named("work"), Gain(food=1).named("rest")), (TOOK, 1, Rob(), OTHERS), A={}
    )
    assert p.over
    assert held(p) == {"food": 1}
    assert held(p, 1) == {}


def test_a_reaction_can_make_the_rest_possible() -> None:
    p = bench(
        One(Seq(Take(WOOD, 1), Pay(food=1), Mark(1)).named("work"), Mark(2).named("rest")),
        (TOOK, 0, Gain(food=1), ME),
    )
    assert offered(p) == ["work", "rest"]
    say(p, "work")
    assert marks(p) == "1"
    assert held(p) == {"wood": 1}


def test_what_lapses_for_others_is_no_failure() -> None:
    """A needs the clay that B would pay with; B's payment lapses, and A's work is possible all the same."""
    p = bench(
        One(Seq(Take(WOOD, 1), Pay(wood=1, clay=1), Mark(1)).named("work"), Mark(2).named("rest")),
        (TOOK, 1, Seq(Take(CLAY, 1), Pay(clay=1)), OTHERS),
        (TOOK, 0, May(Rob().named("rob")), OTHERS),
    )
    assert offered(p) == ["work", "rest"]
    say(p, "work")
    assert p.over
    assert marks(p) == "1"
    assert held(p, 0) == held(p, 1) == {}


# -- what one does at any time -----------------------------------------------------------------------------------------

OVEN = {"played": ["oven"]}


def test_an_aside_that_makes_the_rest_impossible_is_refused() -> None:
    work = Seq(One(Gain(food=1).named("a"), Gain(coin=1).named("b")), Pay(wood=1))
    p = bench(work, A={"wood": 1, **OVEN})
    assert offered(p) == ["a", "b"]
    assert p.refuse(0, BAKE) == REST_IMPOSSIBLE
    assert str(p.why_not("bake bread")) == "REST_IMPOSSIBLE"
    rich = bench(Seq(One(Gain(food=1).named("a"), Gain(coin=1).named("b")), Pay(wood=1)), A={"wood": 2, **OVEN})
    assert offered(rich) == ["a", "b", "bake bread"]


def test_an_aside_cannot_take_the_last_answer_to_the_question_it_interrupts() -> None:
    p = bench(Seq(One(Pay(wood=1).named("wood"), Pay(clay=1).named("clay")), Mark(1)), A={"wood": 1, **OVEN})
    assert p.over
    assert held(p) == {}
    q = bench(Seq(One(Pay(wood=1).named("wood"), Pay(clay=1).named("clay")), Mark(1)), A={"wood": 2, **OVEN})
    assert offered(q) == ["wood", "bake bread"]
    say(q, "bake bread")
    assert q.over
    assert held(q) == {"food": 2}


def test_an_aside_cannot_undo_what_must_be_done_in_some_way() -> None:
    for work in (
        One(Pay(wood=1).named("wood"), Pay(clay=1).named("clay")),
        Offer(Build(wood=1, clay=0)),
        Build(wood=1, clay=0),
    ):
        p = Bench(Seq(work, Mark(2))).place({"A": {"wood": 1, **OVEN}}, patient=True)
        while not p.over:
            assert "bake bread" not in offered(p)
            assert str(p.why_not("bake bread")) in ("REST_IMPOSSIBLE", "CANNOT_PAY")
            p.play(p.legal()[0])
        assert held(p) == {}


def test_a_question_that_lost_its_last_answer_lapses() -> None:
    """The coin cannot be had any more, so nothing holds A back from burning the wood that the question is about."""
    pay = One(Pay(wood=1).named("wood"), Pay(clay=1).named("clay"))
    p = bench(Seq(luck(), pay, Pay(coin=1), Mark(1)), A=OVEN)
    say(p, "get wood")
    assert offered(p) == ["wood", "bake bread"]
    say(p, "bake bread")
    assert p.over
    assert held(p) == {"food": 2}
    assert marks(p) == "1"
    assert p.guard == 0


def test_an_aside_can_make_a_part_possible() -> None:
    p = bench(One(Pay(food=2).named("eat"), Mark(1).named("beg")), A={"wood": 1, **OVEN})
    assert offered(p) == ["beg", "bake bread"]
    say(p, "bake bread")
    assert offered(p) == ["eat", "beg"]


def test_an_aside_does_not_disturb_the_watch() -> None:
    work = Seq(One(Pay(wood=1).named("a"), Mark(1).named("b")), Pay(wood=1))
    p = bench(Seq(work, Pick("end")), A={"wood": 5, **OVEN})
    assert p.guard == 1
    say(p, "bake bread")
    assert p.guard == 1
    say(p, "a")
    assert p.node().asks == "end"
    assert p.guard == 0
