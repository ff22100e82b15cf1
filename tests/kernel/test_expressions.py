"""Every word of the rules: what it runs, what it asks, and whether it can be carried out."""

from __future__ import annotations

from itertools import permutations

import pytest

from tilth.kernel.core import CANNOT_PAY, OK, REST_IMPOSSIBLE, Node, Position
from tilth.kernel.expressions import All, Any, Apart, EachSeat, Loop, May, One, Repeat, Seq
from tilth.kernel.native import i64
from tilth.kernel.rng import Rng

from .bench import Bench, Has, Mark, MarkIt, MarkSeat, NewStarter, Pick, SetIt, bench, held, marks, offered, say
from .toy.farm import GOODS, WOOD, Farms
from .toy.verbs import Gain, Pay


def reason(node: Node, **goods: int) -> int:
    """Why A, with these goods, cannot carry `node` out."""
    p = Bench(node).table({"A": goods})
    before = p.dump()
    answer = node.doable(p, 0, 0)
    assert p.dump() == before
    return int(answer)


# -- Seq, Step, Ask ----------------------------------------------------------------------------------------------------


def test_a_sequence_runs_in_order() -> None:
    p = bench(Seq(Mark(1), Seq(Mark(2), Mark(3)), Seq(), Mark(4)))
    assert p.over
    assert marks(p) == "1234"


def test_what_was_chosen_is_handed_down_and_back() -> None:
    p = bench(Seq(Seq(SetIt(3), MarkIt()), MarkIt(), Seq(MarkIt(), SetIt(5)), MarkIt()))
    assert marks(p) == "3335"


def test_an_ask_asks_its_seat_and_tells_what_was_chosen() -> None:
    p = bench(Seq(Pick("good"), MarkIt()))
    assert p.seat == 0
    assert p.question.asks == "good"
    assert offered(p) == ["get wood", "get clay", "get food", "get coin"]
    say(p, "get coin")
    assert marks(p) == "3"


def test_a_sequence_is_doable_if_its_end_can_be_reached() -> None:
    assert reason(Seq(Gain(wood=1), Pay(wood=1))) == OK
    assert reason(Seq(Pay(wood=1), Gain(wood=1))) == CANNOT_PAY
    assert reason(Seq(Pay(wood=1), Gain(wood=1)), wood=1) == OK
    assert reason(Seq(Pay(wood=1), Pay(wood=1)), wood=1) == REST_IMPOSSIBLE
    assert reason(Seq(Pay(wood=1), Pay(wood=1)), wood=2) == OK
    assert reason(Seq(Gain(wood=1), Pay(wood=2))) == CANNOT_PAY
    assert reason(Seq(Gain(wood=1), Pay(wood=2)), wood=1) == OK
    assert reason(Seq(Gain(clay=1), Gain(food=1))) == OK


# -- One ---------------------------------------------------------------------------------------------------------------


def test_one_part_is_chosen_among_those_that_can_be_done() -> None:
    p = bench(One(Mark(1).named("a"), Pay(wood=1).named("b"), Mark(3).named("c"), asks="which"))
    assert offered(p) == ["a", "c"]
    assert p.question.asks == "which"
    say(p, "c")
    assert p.over
    assert marks(p) == "3"


def test_one_of_many_is_doable_if_any_part_is() -> None:
    assert reason(One(Pay(wood=1), Pay(clay=1)), clay=1) == OK
    assert reason(One(Pay(wood=1), Pay(clay=1)), food=1) == CANNOT_PAY


# -- Any ---------------------------------------------------------------------------------------------------------------


def test_and_or_takes_one_or_both_each_once_in_any_order() -> None:
    p = bench(Any(Mark(1).named("a"), Mark(2).named("b"), asks="which"))
    assert offered(p) == ["a", "b"]
    q = p.copy()
    say(p, "b")
    assert offered(p) == ["pass", "a"]
    say(p, "a")
    assert p.over
    assert marks(p) == "21"
    say(q, "a", "pass")
    assert q.over
    assert marks(q) == "1"


def test_and_or_ends_when_nothing_is_left_that_can_be_done() -> None:
    p = bench(Seq(Any(Pay(wood=1).named("a"), Pay(wood=1).named("b")), Mark(1)), A={"wood": 1})
    say(p, "a")
    assert p.over
    assert marks(p) == "1"
    assert reason(Any(Pay(wood=1), Pay(clay=1))) == CANNOT_PAY


# -- All ---------------------------------------------------------------------------------------------------------------


def test_all_parts_run_in_the_seats_order() -> None:
    p = bench(All(Mark(1).named("a"), Mark(2).named("b"), Mark(3).named("c"), asks="first"))
    assert p.question.asks == "first"
    say(p, "b")
    assert offered(p) == ["a", "c"]
    say(p, "c")
    assert p.over
    assert marks(p) == "231"


def test_the_order_of_still_parts_is_not_asked() -> None:
    p = bench(All(Gain(wood=1), Seq(Gain(clay=1)), All(Gain(food=1), Apart(Gain(coin=1)))))
    assert p.over
    assert held(p) == {"wood": 1, "clay": 1, "food": 1, "coin": 1}


def test_an_order_that_cannot_be_completed_is_not_offered() -> None:
    part = Seq(Pay(wood=1), Gain(clay=2))
    p = bench(All(Pay(clay=2).named("a"), Mark(1).named("b"), part.named("c")), A={"wood": 1})
    assert offered(p) == ["b", "c"]
    say(p, "c", "a")
    assert p.over
    assert marks(p) == "1"
    assert held(p) == {}


def test_the_last_part_is_not_asked_about() -> None:
    p = Bench(All(Mark(1).named("a"), Mark(2).named("b"))).place({}, patient=True)
    say(p, "b")
    assert p.over
    assert marks(p) == "21"


def test_all_is_doable_if_some_order_works() -> None:
    def chain() -> Node:
        return All(Pay(food=1), Seq(Pay(clay=1), Gain(food=1)), Seq(Pay(wood=1), Gain(clay=1)))

    assert reason(chain(), wood=1) == OK
    assert reason(chain(), clay=1) == CANNOT_PAY
    assert reason(All(Pay(wood=1), Pay(wood=1)), wood=1) == REST_IMPOSSIBLE
    assert reason(All(Pay(wood=1), Gain(wood=1))) == OK


# -- May, Repeat, When -------------------------------------------------------------------------------------------------


def test_may_is_asked_only_if_it_can_be_done() -> None:
    p = bench(Seq(May(Pay(wood=1).named("pay"), asks="really"), Mark(1)), A={"wood": 1})
    assert offered(p) == ["pass", "pay"]
    assert p.question.asks == "really"
    q = p.copy()
    say(p, "pay")
    assert held(p) == {}
    say(q, "pass")
    assert held(q) == {"wood": 1}
    poor = bench(Seq(May(Pay(wood=1)), May(Has(WOOD, Mark(2))), May(Has(WOOD, May(Mark(3)))), Mark(1)))
    assert poor.over
    assert marks(poor) == "1"


def test_repeat_stops_at_will_or_at_its_most() -> None:
    p = bench(Repeat(Seq(Pay(wood=1), Gain(coin=1)).named("sell"), most=2), A={"wood": 3})
    say(p, "sell")
    q = p.copy()
    say(p, "sell")
    assert p.over
    assert held(p) == {"wood": 1, "coin": 2}
    say(q, "pass")
    assert q.over
    assert held(q) == {"wood": 2, "coin": 1}


def test_repeat_makes_its_least_without_asking() -> None:
    p = bench(Repeat(Pay(wood=1).named("pay"), most=3, least=2), A={"wood": 3})
    assert held(p) == {"wood": 1}
    assert offered(p) == ["pass", "pay"]
    assert p.guard == 1
    say(p, "pass")
    assert p.guard == 0


def test_repeat_is_doable_if_its_least_is() -> None:
    assert reason(Repeat(Pay(wood=1), most=3, least=2), wood=2) == OK
    assert reason(Repeat(Pay(wood=1), most=3, least=2), wood=1) == REST_IMPOSSIBLE
    assert reason(Repeat(Pay(wood=1), most=3, least=2)) == CANNOT_PAY
    assert reason(Repeat(Pay(wood=1), most=3, least=1), wood=1) == OK
    assert reason(Repeat(Pay(wood=1), most=3)) == OK


def test_a_condition_is_looked_at_when_its_moment_comes() -> None:
    p = bench(Seq(Has(WOOD, Mark(1)), Gain(wood=1), Has(WOOD, Mark(2)), Pay(wood=1), Has(WOOD, Mark(3))))
    assert marks(p) == "2"
    assert reason(Has(WOOD, Pay(clay=1))) == OK
    assert reason(Has(WOOD, Pay(clay=1)), wood=1) == CANNOT_PAY


# -- Loop, EachSeat, Apart ---------------------------------------------------------------------------------------------


class Thrice(Loop):
    def more(self, p: Position, seat: i64, step: i64) -> bool:
        return step < 3


class WhileWood(Loop):
    def more(self, p: Position, seat: i64, step: i64) -> bool:
        return held(p).get("wood", 0) > 0


def test_a_loop_goes_on_as_long_as_it_says() -> None:
    assert marks(bench(Thrice(Mark(7)))) == "777"
    assert marks(bench(WhileWood(Seq(Pay(wood=2), Mark(1))), A={"wood": 4})) == "11"
    assert marks(bench(WhileWood(Mark(1)))) == ""


def test_each_seat_has_its_turn_from_the_starting_seat() -> None:
    clockwise = Bench(Seq(NewStarter(1), EachSeat(MarkSeat())), players=3)
    assert marks(clockwise.place({})) == "231"
    against = Bench(Seq(NewStarter(1), EachSeat(MarkSeat(), against=True)), players=3)
    assert marks(against.place({})) == "132"


def test_who_starts_is_settled_once() -> None:
    p = bench(Seq(EachSeat(Seq(MarkSeat(), NewStarter(2))), EachSeat(MarkSeat())), players=3)
    assert marks(p) == "123312"


def test_a_seat_that_cannot_do_its_part_is_passed_over() -> None:
    rich = {"wood": 1}
    p = bench(EachSeat(Pay(wood=1)), players=3, A=rich, C=rich)
    assert [held(p, seat) for seat in range(3)] == [{}, {}, {}]
    p = bench(EachSeat(Seq(Pay(wood=1), Gain(food=1))), players=3, A=rich, C=rich)
    assert [held(p, seat) for seat in range(3)] == [{"food": 1}, {}, {"food": 1}]
    p = bench(Seq(EachSeat(One(Pay(wood=1), Pay(clay=1))), Mark(1)), players=3, A=rich, C=rich)
    assert marks(p) == "1"
    assert [held(p, seat) for seat in range(3)] == [{}, {}, {}]


def test_a_loop_passes_over_what_cannot_be_done() -> None:
    p = bench(Seq(Thrice(Seq(Pay(wood=1), Gain(food=1))), Mark(1)), A={"wood": 2})
    assert held(p) == {"food": 2}
    assert marks(p) == "1"


def test_choices_made_apart_stay_there() -> None:
    p = bench(Seq(SetIt(2), Apart(Seq(MarkIt(), SetIt(5), MarkIt())), MarkIt()))
    assert marks(p) == "252"
    assert reason(Apart(Pay(wood=1))) == CANNOT_PAY


# -- doable never lies -------------------------------------------------------------------------------------------------

Goods = tuple[int, ...]


def shifted(goods: Goods, amounts: Goods) -> set[Goods]:
    sums = tuple(have + more for have, more in zip(goods, amounts))
    return {sums} if min(sums) >= 0 else set()


def in_turn(parts: list[Node], goods: Goods) -> set[Goods]:
    ends = {goods}
    for part in parts:
        ends = {end for start in ends for end in outcomes(part, start)}
    return ends


def outcomes(node: Node, goods: Goods) -> set[Goods]:
    """With which goods an expression can end, by what its words mean. Knows nothing of the machine."""
    parts = node.parts
    match node:
        case Gain():
            return shifted(goods, tuple(node.goods))
        case Pay():
            return shifted(goods, tuple(-n for n in node.goods))
        case Seq():
            return in_turn(parts, goods)
        case One():
            return {end for part in parts for end in outcomes(part, goods)}
        case Any():
            orders = [order for n in range(len(parts)) for order in permutations(parts, n + 1)]
            return {end for order in orders for end in in_turn(list(order), goods)}
        case All():
            return {end for order in permutations(parts) for end in in_turn(list(order), goods)}
        case May():
            return {goods} | outcomes(parts[0], goods)
        case Repeat():
            times = range(int(node.least), int(node.most) + 1)
            return {end for n in times for end in in_turn(parts * n, goods)}
    raise AssertionError(node)


def grown(rng: Rng, depth: int) -> Node:
    """A random expression."""
    if depth == 0 or rng.below(4) == 0:
        amounts = [0, 0, 0, 0]
        amounts[rng.below(2)] = rng.below(2) + 1
        return (Gain if rng.below(3) == 0 else Pay)(*amounts)
    parts = [grown(rng, depth - 1) for _ in range(2 + rng.below(2))]
    kind = rng.below(6)
    if kind == 4:
        return May(parts[0])
    if kind == 5:
        least = rng.below(3)
        return Repeat(parts[0], most=least + rng.below(2), least=least)
    return (Seq, One, Any, All)[kind](*parts)


def ends_of(p: Farms) -> set[Goods]:
    """With which goods the machine can end, over all lines of legal choices."""
    if p.over:
        return {tuple(int(n) for n in p.goods[: len(GOODS)])}
    ends: set[Goods] = set()
    for action in p.legal():
        q = p.copy()
        q.play(action)
        ends |= ends_of(q)
    return ends


@pytest.mark.parametrize("seed", range(300))
def test_the_machine_reaches_exactly_what_the_words_mean(seed: int) -> None:
    rng = Rng(seed)
    node = grown(rng, 2)
    goods = (int(rng.below(4)), int(rng.below(4)), 0, 0)
    expected = outcomes(node, goods)
    game = Bench(node)
    start = {"A": dict(zip(GOODS, goods))}
    p = game.table(start)
    assert (node.doable(p, 0, 0) == OK) == bool(expected)
    if expected:
        p = game.place(start)
        assert ends_of(p) == expected
        assert p.over or p.guard >= 0


def test_the_random_expressions_are_of_both_kinds() -> None:
    """The test above would be empty if nearly all of them could be done, or nearly none."""
    possible = 0
    for seed in range(300):
        rng = Rng(seed)
        node = grown(rng, 2)
        possible += bool(outcomes(node, (int(rng.below(4)), int(rng.below(4)), 0, 0)))
    assert 90 < possible < 250
