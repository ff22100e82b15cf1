"""Every word of the rules: what it runs, what it asks, and whether it can be carried out."""

from __future__ import annotations

from typing import cast

import pytest

from tilth.kernel.core import CANNOT_PAY, OK, REST_IMPOSSIBLE, Node, Position
from tilth.kernel.expressions import Apart, EachSeat, Loop, May, Offer, One, Seq
from tilth.kernel.native import i64
from tilth.kernel.rng import Rng

from .bench import Bench, Has, Mark, MarkIt, MarkSeat, Needs, NewStarter, Pick, SetIt, bench, held, marks, offered, say
from .toy.farm import CLAY, GOODS, NO_OVEN, OCCUPIED, WOOD, Farms
from .toy.verbs import Build, Gain, Give, Pay


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
    assert p.node().asks == "good"
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
    assert p.node().asks == "which"
    say(p, "c")
    assert p.over
    assert marks(p) == "3"


def test_one_of_many_is_doable_if_any_part_is() -> None:
    assert reason(One(Pay(wood=1), Pay(clay=1)), clay=1) == OK
    assert reason(One(Pay(wood=1), Pay(clay=1)), food=1) == CANNOT_PAY


# -- Offer -------------------------------------------------------------------------------------------------------------


def test_what_is_offered_is_begun_by_its_own_words_each_once_in_any_order() -> None:
    p = bench(Offer(Give(), Build(wood=1, clay=0)), A={"wood": 3})
    assert offered(p) == ["give wood", "pay 1wood"]
    q = p.copy()
    say(p, "pay 1wood")
    assert offered(p) == ["pass", "give wood"]
    say(p, "give wood")
    assert p.over
    assert held(p) == {"wood": 1}
    say(q, "give wood", "pass")
    assert q.over
    assert held(q) == {"wood": 2}


def test_in_an_ordered_offer_a_part_is_lost_once_a_later_one_was_begun() -> None:
    p = bench(Offer(Give(), Pick("more"), Build(wood=1, clay=0), ordered=True), A={"wood": 3})
    q = p.copy()
    say(p, "get food")
    assert offered(p) == ["pass", "pay 1wood"]
    assert str(p.why_not("give wood")) == "WRONG_PART"
    say(q, "give wood")
    assert offered(q) == ["pass", "get wood", "get clay", "get food", "get coin", "pay 1wood"]


def test_an_offer_ends_when_nothing_is_left_that_can_be_done() -> None:
    p = bench(Seq(Offer(Give(), Build(wood=1, clay=0)), Mark(1)), A={"wood": 1})
    say(p, "give wood")
    assert p.over
    assert marks(p) == "1"


def test_an_offer_is_doable_if_any_part_is_or_none_need_be() -> None:
    assert reason(Offer(Give(), Build()), wood=1) == OK
    assert reason(Offer(Give(), Build())) == CANNOT_PAY
    assert reason(Offer(Give(), Build(), least=0)) == OK
    assert reason(Offer(Give(), Build(), lack=NO_OVEN)) == NO_OVEN
    assert reason(Offer(Give(), Build(), lack=NO_OVEN, poor=OCCUPIED)) == OCCUPIED


# -- May, When, Provided -----------------------------------------------------------------------------------------------


def test_may_is_asked_only_if_it_can_be_done() -> None:
    p = bench(Seq(May(Pay(wood=1).named("pay"), asks="really"), Mark(1)), A={"wood": 1})
    assert offered(p) == ["pass", "pay"]
    assert p.node().asks == "really"
    q = p.copy()
    say(p, "pay")
    assert held(p) == {}
    say(q, "pass")
    assert held(q) == {"wood": 1}
    poor = bench(Seq(May(Pay(wood=1)), May(Has(WOOD, Mark(2))), May(Has(WOOD, May(Mark(3)))), Mark(1)))
    assert poor.over
    assert marks(poor) == "1"


def test_a_condition_is_looked_at_when_its_moment_comes() -> None:
    p = bench(Seq(Has(WOOD, Mark(1)), Gain(wood=1), Has(WOOD, Mark(2)), Pay(wood=1), Has(WOOD, Mark(3))))
    assert marks(p) == "2"
    assert reason(Has(WOOD, Pay(clay=1))) == OK
    assert reason(Has(WOOD, Pay(clay=1)), wood=1) == CANNOT_PAY


class Burn(Needs):
    """It costs one of the good."""

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        cast(Farms, p).put(seat, self.good, -1)


def test_what_is_provided_for_can_be_done_only_then_and_is_used_up() -> None:
    assert reason(Burn(WOOD, Gain(food=1))) == CANNOT_PAY
    assert reason(Burn(WOOD, Pay(clay=1)), wood=1) == CANNOT_PAY
    assert reason(Burn(WOOD, Gain(food=1)), wood=1) == OK
    p = bench(Seq(SetIt(4), Burn(WOOD, Seq(Gain(food=1), MarkIt()))), A={"wood": 2})
    assert held(p) == {"wood": 1, "food": 1}
    assert marks(p) == "4"
    idle = bench(May(Burn(WOOD, Has(CLAY, Mark(1)))), A={"wood": 1})
    assert idle.over
    assert held(idle) == {"wood": 1}


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
        case May():
            return {goods} | outcomes(parts[0], goods)
        case Has():
            return outcomes(parts[0], goods) if goods[node.good] else {goods}
        case Needs():
            return outcomes(parts[0], goods) if goods[node.good] else set()
    raise AssertionError(node)


def grown(rng: Rng, depth: int) -> Node:
    """A random expression."""
    if depth == 0 or rng.below(4) == 0:
        amounts = [0, 0, 0, 0]
        amounts[rng.below(2)] = rng.below(2) + 1
        return (Gain if rng.below(3) == 0 else Pay)(*amounts)
    parts = [grown(rng, depth - 1) for _ in range(2 + rng.below(2))]
    kind = rng.below(6)
    if kind < 3:
        return Seq(*parts) if kind else One(*parts)
    return May(parts[0]) if kind == 3 else (Has, Needs)[kind - 4](rng.below(2), parts[0])


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
