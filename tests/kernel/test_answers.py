"""Questions the rules ask: numbers that cards change, and prices that cards allow."""

from __future__ import annotations

from itertools import permutations
from typing import cast

import pytest

from tilth.kernel.answers import Price, answer_to, ask, bargains, no_answer, paid, prices
from tilth.kernel.core import CANNOT_PAY, OK, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import One, Seq
from tilth.kernel.native import i64

from .bench import Bench, Mark, bench, enter, held, marks, offered, say
from .toy import Acre
from .toy.cards import Instead, OncePerRound
from .toy.farm import CARDS, CATCH, COIN, PRICE, WOOD, Farms, goods
from .toy.verbs import Build, Fish, Gain

MODIFIERS = ("carpenter", "brickmaker", "banker")


def card(name: str) -> int:
    return CARDS.index(name)


# -- numbers -----------------------------------------------------------------------------------------------------------


def test_a_card_changes_the_answer_for_its_owner() -> None:
    p = bench(Fish(), A={"played": ["net"]})
    assert held(p) == {"food": 2}
    assert ask(p, CATCH, 0, 10, 0) == 11
    assert ask(p, CATCH, 1, 10, 0) == 10


class Times(Answer):
    """So many times as many, for everybody but the owner; `arg` must fit."""

    def __init__(self, factor: i64) -> None:
        super().__init__()
        self.factor = factor

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return value if owner == seat or arg != 7 else value * self.factor


def test_answers_are_changed_one_after_the_other_and_know_what_is_asked() -> None:
    p = bench(Gain())
    three = p.rules.add_answer(Times(3))
    enter(p, 0, card("net"))
    answer_to(p, CATCH, 1, three)
    assert ask(p, CATCH, 0, 1, 7) == 6
    assert ask(p, CATCH, 0, 1, 8) == 2
    assert ask(p, CATCH, 1, 1, 7) == 1
    assert ask(p, PRICE, 0, 1, 7) == 1


def test_a_card_has_a_say_only_while_it_is_in_play() -> None:
    p = bench(Gain())
    q = p.copy()
    enter(p, 0, card("net"))
    r = p.copy()
    p.leave(0, card("net"))
    s = p.copy()
    enter(s, 0, card("net"))
    assert [ask(x, CATCH, 0, 1, 0) for x in (p, q, r, s)] == [1, 1, 2, 2]


def test_no_answer_strikes_out_one_of_two_copies() -> None:
    p = bench(Gain())
    answer = p.rules.add_answer(Times(3))
    answer_to(p, CATCH, 1, answer)
    answer_to(p, CATCH, 1, answer)
    assert ask(p, CATCH, 0, 1, 7) == 9
    no_answer(p, CATCH, 1, answer)
    assert ask(p, CATCH, 0, 1, 7) == 3


def test_an_answer_that_was_never_numbered_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"never numbered: Times, to question 1"):
        answer_to(bench(Gain()), CATCH, 0, Times(3))


def test_answers_can_come_and_go_all_game_long() -> None:
    p = bench(Gain())
    for _ in range(100):
        enter(p, 0, card("carpenter"))
        p.leave(0, card("carpenter"))
    enter(p, 0, card("carpenter"))
    assert payments(p, wood=2) == {(1, 0, 0, 0)}


# -- prices ------------------------------------------------------------------------------------------------------------


def payments(p: Position, wood: int = 0, clay: int = 0) -> set[tuple[int, ...]]:
    return {tuple(int(n) for n in price.goods) for price in prices(p, PRICE, 0, goods(wood, clay), 0)}


def with_cards(*names: str, seat: str = "A") -> Farms:
    return Bench(Gain()).place({seat: {"played": list(names)}})


def test_without_cards_the_printed_price_is_paid() -> None:
    found = prices(with_cards(), PRICE, 0, goods(3, 1), 0)
    assert [list(price.goods) for price in found] == [[3, 1, 0, 0]]
    assert found[0].cards == 0


@pytest.mark.parametrize("names", list(permutations(MODIFIERS)))
def test_three_modifiers_in_any_order_give_every_undominated_price(names: tuple[str, ...]) -> None:
    """4 wood 1 clay; one wood less, 1 clay for 2 wood, 1 coin for all clay.

    Bricks before the coin: one coin pays for both clay. The coin before bricks would leave a clay to pay, and nobody
    pays 4 wood who may pay 3.
    """
    assert payments(with_cards(*names), wood=4, clay=1) == {(3, 1, 0, 0), (1, 2, 0, 0), (1, 0, 0, 1)}


def test_each_card_helps_once() -> None:
    assert payments(with_cards("carpenter"), wood=4) == {(3, 0, 0, 0)}
    assert payments(with_cards("brickmaker"), wood=4) == {(4, 0, 0, 0), (2, 1, 0, 0)}


def test_a_modifier_that_does_not_apply_is_left_out() -> None:
    assert payments(with_cards(*MODIFIERS), wood=0, clay=0) == {(0, 0, 0, 0)}
    assert payments(with_cards("banker"), wood=2) == {(2, 0, 0, 0)}
    assert payments(with_cards(*MODIFIERS, seat="B"), wood=4, clay=1) == {(4, 1, 0, 0)}


def test_a_modifier_that_only_another_one_makes_possible_is_found() -> None:
    assert payments(with_cards("banker", "brickmaker"), wood=2) == {(2, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)}


class Choosy(Answer):
    """A price for one thing only."""

    def concerns(self, arg: i64) -> bool:
        return arg == 7


def test_a_card_that_does_not_concern_a_thing_is_not_asked_for_its_price() -> None:
    p = Bench(Gain()).place({})
    answer_to(p, PRICE, 0, p.rules.add_answer(Choosy()))
    assert bargains(p, PRICE, 0)
    assert bargains(p, PRICE, 0, 7)
    assert not bargains(p, PRICE, 0, 6)
    assert not bargains(p, PRICE, 1, 7)


def test_what_is_spent_is_worth_keeping() -> None:
    """The guild's help is used up, so the dearer price without it stays on offer; the carpenter's is not."""
    assert payments(with_cards("guild"), wood=3) == {(3, 0, 0, 0), (1, 0, 0, 0)}
    assert payments(with_cards("guild", "carpenter"), wood=3) == {(2, 0, 0, 0), (0, 0, 0, 0)}


def test_of_two_equal_prices_the_one_that_spends_nothing_is_kept() -> None:
    p = with_cards("guild", "carpenter")
    cast(Instead, p.acre.cards[card("carpenter")].answers[0][1]).less = 2
    found = prices(p, PRICE, 0, goods(2), 0)
    assert [list(price.goods) for price in found] == [[0, 0, 0, 0]]
    assert found[0].spent == 0


def test_a_price_knows_what_it_beats() -> None:
    dear, cheap = Price(goods(2, 1), 0, 0), Price(goods(1, 1), 1, 0)
    assert cheap.beats(dear)
    assert not dear.beats(cheap)
    assert not Price(goods(1, 2), 0, 0).beats(dear)
    assert not Price(goods(1, 1), 1, 1).beats(dear)
    assert dear.beats(Price(goods(2, 1), 2, 2))
    assert dear.same(Price(goods(2, 1), 2, 2))
    assert not Price(goods(2, 1), 2, 2).same(dear)
    assert not dear.same(Price(goods(2, 2), 0, 0))


def test_asking_for_prices_changes_nothing() -> None:
    p = with_cards(*MODIFIERS, "guild")
    printed = goods(4, 1)
    before = p.dump()
    first = [list(price.goods) for price in prices(p, PRICE, 0, printed, 0)]
    assert [list(price.goods) for price in prices(p, PRICE, 0, printed, 0)] == first
    assert list(printed) == [4, 1, 0, 0]
    assert p.dump() == before


# -- a discount once per round -----------------------------------------------------------------------------------------


def test_a_legality_test_does_not_use_a_discount_up() -> None:
    rooms = Seq(Build(), Build())
    game = Bench(One(Seq(rooms, Mark(1)).named("build"), Mark(2).named("rest")))
    start = {"wood": 4, "clay": 2, "played": ["guild"]}
    p = game.place({"A": start})
    for _ in range(3):
        assert rooms.doable(p, 0, 0) == OK
        assert p.rehearse(rooms, 0, 0)
        assert offered(p) == ["build", "rest"]
    assert list(p.spent) == [0, 0]
    assert held(p) == {"wood": 4, "clay": 2}
    say(p, "build")
    assert offered(p) == ["pay 1wood+1clay", "pay 3wood+1clay"]
    for _ in range(3):
        assert p.legal() == p.copy().legal()
    assert list(p.spent) == [0, 0]
    say(p, "pay 1wood+1clay")
    assert p.over
    assert held(p) == {}
    assert list(p.spent) == [1, 0]
    assert list(p.rooms) == [2, 0]
    assert marks(p) == "1"


def test_a_discount_cannot_be_counted_on_twice() -> None:
    rooms = Seq(Build(), Build())
    game = Bench(rooms)
    assert rooms.doable(game.table({"A": {"wood": 3, "clay": 2, "played": ["guild"]}}), 0, 0) != OK
    assert rooms.doable(game.table({"A": {"wood": 4, "clay": 2, "played": ["guild"]}}), 0, 0) == OK
    assert rooms.doable(game.table({"A": {"clay": 2, "played": ["guild"]}}), 0, 0) == CANNOT_PAY


def test_paying_the_full_price_keeps_the_discount() -> None:
    p = bench(Build(), A={"wood": 3, "clay": 1, "played": ["guild"]})
    q = p.copy()
    say(p, "pay 3wood+1clay")
    assert list(p.spent) == [0, 0]
    say(q, "pay 1wood+1clay")
    assert list(q.spent) == [1, 0]
    assert payments(q, wood=2) == {(2, 0, 0, 0)}
    assert payments(p, wood=2) == {(2, 0, 0, 0), (0, 0, 0, 0)}


def test_only_the_cards_a_payment_rests_on_are_told() -> None:
    p = with_cards("guild", "carpenter")
    enter(p, 1, card("guild"))
    [cheap] = [price for price in prices(p, PRICE, 0, goods(3), 0) if not sum(price.goods)]
    paid(p, PRICE, cheap)
    assert list(p.spent) == [1, 0]
    p.rules.add_answer(OncePerRound(WOOD, 1, COIN, 0))
    p.leave(0, card("guild"))
    paid(p, PRICE, cheap)
    assert list(p.spent) == [1, 0]


def test_the_discount_comes_back_with_the_round() -> None:
    p = Acre(rounds=2).place({"A": {"wood": 4, "clay": 2, "played": ["guild"]}})
    say(p, "weather sun", "yard", "pay 1wood+1clay", "pass")
    assert list(p.spent) == [1, 0]
    say(p, "rest", "rest", "rest")
    assert p.round == 2
    assert list(p.spent) == [0, 0]
