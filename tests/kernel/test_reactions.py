"""When something happens: who reacts, in which order, and what the reactions to reactions do."""

from __future__ import annotations

import pytest

from tilth.kernel.core import CHANCE, CHOOSE, OK, PASS, WRONG_PART, Node, Position
from tilth.kernel.entries import GONE, number_of, owned_by, owner_of, packed, scope_of
from tilth.kernel.expressions import May, One, Seq, Step
from tilth.kernel.native import i64
from tilth.kernel.reactions import ANYBODY, ME, OTHERS, emit, listen, unlisten
from tilth.kernel.voice import Question

from .bench import Bench, Emit, Has, Mark, MarkIt, MarkSeat, SetIt, bench, enter, held, marks, offered, say
from .toy import Acre
from .toy.cards import Rob
from .toy.farm import CARDS, CLAY, COIN, ROBBED, ROUND, TOOK, WOOD, Farms
from .toy.verbs import Gain, Pay, Take

WOODCUTTER, SAWYER = CARDS.index("woodcutter"), CARDS.index("sawyer")

# -- who reacts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scope", "expected"), [(ME, "1"), (OTHERS, "23"), (ANYBODY, "123")])
def test_a_reaction_says_to_whom_it_must_happen(scope: int, expected: str) -> None:
    p = bench(Emit(ROUND), *((ROUND, seat, MarkSeat(), scope) for seat in range(3)), players=3)
    assert marks(p) == expected


def test_seats_react_in_turn_order_from_the_one_it_happened_to() -> None:
    for actor, expected in enumerate(("123", "231", "312")):
        game = Bench(Emit(ROUND), [(ROUND, seat, MarkSeat(), ANYBODY) for seat in (0, 2, 1)], players=3)
        p = game.table({"starter": "B"})
        p.push(game.work, actor, 0, 0)
        p.advance()
        assert marks(p) == expected


class Dawn(Step):
    """Something that happens to nobody."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        p.starter = 2
        emit(p, ROUND, CHANCE, 0)


def test_what_happens_to_nobody_is_reacted_to_from_the_starter() -> None:
    p = bench(Dawn(), *((ROUND, seat, MarkSeat(), OTHERS) for seat in range(3)), players=3)
    assert marks(p) == "312"


def test_reactions_run_before_what_comes_next_and_the_rest_goes_on() -> None:
    p = bench(Seq(Emit(ROUND), Mark(9)), (ROUND, 1, Mark(1), ANYBODY), (ROUND, 0, Mark(2), ANYBODY))
    assert marks(p) == "219"


def test_only_reactions_to_this_event_run() -> None:
    p = bench(Emit(ROUND), (ROUND, 0, Mark(1), ME), (TOOK, 0, Mark(2), ME))
    assert marks(p) == "1"


def test_a_reaction_that_cannot_be_done_is_left_out() -> None:
    p = bench(Emit(ROUND), (ROUND, 0, Pay(wood=1), ME), (ROUND, 0, Mark(1), ME))
    assert p.over
    assert marks(p) == "1"


def test_every_reaction_sees_what_happened_and_nobody_else_does() -> None:
    work = Seq(SetIt(4), Emit(ROUND), MarkIt())
    p = bench(work, (ROUND, 0, Seq(MarkIt(), SetIt(7)), ME), (ROUND, 1, Seq(MarkIt(), SetIt(8)), OTHERS))
    assert marks(p) == "444"


# -- reactions to reactions --------------------------------------------------------------------------------------------


def test_reactions_to_a_reaction_come_first_and_in_turn_order() -> None:
    """A takes wood; B robs A; A and C react to the robbery, A first; then C reacts to the taking."""
    p = bench(
        Seq(Take(WOOD, 3), Mark(9)),
        (TOOK, 1, Seq(Rob(), Mark(1)), OTHERS),
        (TOOK, 2, Seq(Rob(), Mark(2)), OTHERS),
        (ROBBED, 2, Mark(3), OTHERS),
        (ROBBED, 0, Mark(4), ME),
        (ROBBED, 1, Mark(5), OTHERS),
        players=3,
    )
    assert p.over
    assert marks(p) == "4531" + "4532" + "9"
    assert [held(p, seat) for seat in range(3)] == [{"wood": 1}] * 3


def test_nested_reactions_of_three_seats_with_choices() -> None:
    game = Acre(players=3)
    played = {"A": ["watchdog", "sawyer"], "B": ["toll"], "C": ["guest"]}
    p = game.place({seat: {"played": cards} for seat, cards in played.items()})
    say(p, "weather sun", "forest")
    assert p.question == Question(1, "toll", "toll")
    say(p, "rob")
    assert p.seat == 1
    assert p.node().asks == "space"
    assert held(p, 0) == {"wood": 1, "food": 2}
    assert held(p, 1) == {"wood": 1}
    assert held(p, 2) == {"food": 1}


# -- the order of one seat's reactions ---------------------------------------------------------------------------------


def test_the_player_orders_reactions_where_the_order_matters() -> None:
    p = Bench(Take(WOOD, 2)).place({"A": {"played": ["sawyer", "woodcutter"]}})
    assert p.seat == 0
    assert p.node().asks == "order"
    assert offered(p) == ["sawyer", "woodcutter"]
    q = p.copy()
    say(p, "woodcutter")
    assert p.over
    assert held(p) == {"wood": 3, "coin": 1}
    say(q, "sawyer")
    assert q.over
    assert held(q) == {"wood": 3}


def test_the_order_of_still_reactions_is_not_asked() -> None:
    p = bench(Emit(ROUND), (ROUND, 0, Gain(wood=1), ME), (ROUND, 0, Seq(Gain(food=1), Gain(clay=1)), ANYBODY))
    assert p.over
    assert held(p) == {"wood": 1, "clay": 1, "food": 1}
    q = bench(Emit(ROUND), (ROUND, 0, Gain(wood=1), ME), (ROUND, 0, Has(COIN, Gain(food=1)), ME), A={"coin": 1})
    assert q.over
    assert held(q) == {"wood": 1, "food": 1, "coin": 1}


def test_reactions_that_would_do_nothing_are_not_asked_about() -> None:
    p = Bench(Take(CLAY, 2)).place({"A": {"played": ["sawyer", "woodcutter"]}})
    assert p.over
    assert held(p) == {"clay": 2}
    q = bench(
        Emit(ROUND), (ROUND, 0, May(Pay(wood=1)), ME), (ROUND, 0, Mark(1), ME), (ROUND, 0, Has(WOOD, Mark(2)), ME)
    )
    assert q.over
    assert marks(q) == "1"


def test_a_reaction_that_an_earlier_one_makes_possible_comes_after_it() -> None:
    p = bench(Emit(ROUND), (ROUND, 0, Seq(Pay(wood=1), Gain(coin=1)), ME), (ROUND, 0, Seq(Gain(wood=1), Mark(1)), ME))
    assert p.over
    assert held(p) == {"coin": 1}
    assert marks(p) == "1"


@pytest.fixture
def comparing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Farms that say whether the game goes on from them in the same way."""
    monkeypatch.setattr(Farms, "same", lambda p, q: p.goods == q.goods and marks(p) == marks(q))


def paying(other: Node, wood: int = 2) -> Farms:
    """A round starts: one reaction of A costs wood, and another comes with it."""
    reactions = [(ROUND, 0, node, ME) for node in (Pay(wood=1).named("saw"), other.named("other"))]
    return bench(Emit(ROUND), *reactions, A={"wood": wood, "clay": 2})


@pytest.mark.usefixtures("comparing")
def test_an_order_that_changes_nothing_is_not_asked() -> None:
    assert held(paying(Seq(Pay(clay=1), Gain(coin=1)))) == {"wood": 1, "clay": 1, "coin": 1}
    p = paying(May(Pay(clay=1)))
    assert p.node().asks == "may"
    assert held(p) == {"wood": 1, "clay": 2}


@pytest.mark.usefixtures("comparing")
@pytest.mark.parametrize(
    ("other", "wood"), [(Has(WOOD, Mark(1)), 1), (May(Pay(wood=2)), 2), (Seq(Mark(1), Pay(wood=2)), 2)]
)
def test_an_order_that_changes_what_can_be_reached_is_asked(other: Node, wood: int) -> None:
    assert offered(paying(other, wood)) == ["saw", "other"]


@pytest.mark.usefixtures("comparing")
def test_an_order_is_asked_if_somebody_else_has_a_say() -> None:
    rob = (ROUND, 0, Emit(ROBBED).named("rob"), ME)
    asks = (ROBBED, 1, One(Gain(clay=1).named("a"), Gain(clay=1).named("b")), OTHERS)
    p = bench(Emit(ROUND), (ROUND, 0, Pay(wood=1).named("saw"), ME), rob, asks, A={"wood": 2})
    assert offered(p) == ["saw", "rob"]


@pytest.mark.usefixtures("comparing")
def test_whoever_is_asked_everything_may_name_another_order() -> None:
    game = Bench(Emit(ROUND), [(ROUND, 0, node, ME) for node in (Pay(wood=1).named("saw"), May(Pay(clay=1)))])
    p = game.place({"A": {"wood": 1, "clay": 1}}, patient=True)
    assert offered(p) == ["saw"]
    assert p.name(p.forced()) == "saw"
    assert p.refuse(0, CHOOSE + 1) == OK
    assert p.refuse(0, CHOOSE + 2) == p.refuse(0, PASS) == WRONG_PART
    q = p.copy()
    q.act(CHOOSE + 1)
    assert held(q) == {"wood": 1, "clay": 1}
    p.settle()
    q.act(PASS)
    assert held(p) == held(q) == {"clay": 1}


def test_two_copies_of_a_card_react_twice_and_are_offered_once() -> None:
    saw = Seq(Mark(1), Pay(wood=1)).named("saw")
    other = Mark(2).named("other")
    p = bench(Emit(ROUND), *((ROUND, 0, node, ME) for node in (saw, saw, other)), A={"wood": 5})
    assert offered(p) == ["saw", "other"]
    say(p, "saw")
    assert offered(p) == ["saw", "other"]
    say(p, "other")
    assert p.over
    assert marks(p) == "121"
    assert held(p) == {"wood": 3}


# -- cards that come and go --------------------------------------------------------------------------------------------


def table_of(p: Position, event: int) -> list[int]:
    return [int(entry) for entry in p.listeners[event] if entry != GONE]


def test_a_card_reacts_only_while_it_is_in_play() -> None:
    p = bench(Seq(One(Gain().named("a"), Gain().named("b")), Take(WOOD, 1)))
    enter(p, 0, WOODCUTTER)
    q = p.copy()
    q.leave(0, WOODCUTTER)
    r = q.copy()
    enter(r, 0, WOODCUTTER)
    for position in (p, q, r):
        say(position, "a")
    assert [held(position) for position in (p, q, r)] == [{"wood": 2}, {"wood": 1}, {"wood": 2}]


def test_copies_share_tables_until_one_changes() -> None:
    p = bench(One(Gain().named("a"), Gain().named("b")))
    enter(p, 0, WOODCUTTER)
    q = p.copy()
    assert q.listeners is p.listeners
    q.leave(0, WOODCUTTER)
    enter(q, 1, SAWYER)
    enter(q, 1, SAWYER)
    assert len(table_of(p, TOOK)) == 1
    assert len(table_of(q, TOOK)) == 2


def test_a_card_can_leave_while_it_reacts() -> None:
    """The guest eats once, whoever takes, and is gone; the reactions beside it keep their places."""
    p = Bench(Seq(Take(WOOD, 2), Take(WOOD, 2))).place({"A": {"played": ["guest", "sawyer", "woodcutter"]}})
    assert offered(p) == ["guest", "sawyer", "woodcutter"]
    say(p, "guest", "woodcutter")
    assert held(p)["food"] == 1
    assert offered(p) == ["sawyer", "woodcutter"]
    say(p, "sawyer")
    assert p.over
    assert held(p) == {"wood": 6, "coin": 1 + 1, "food": 1}
    assert len(table_of(p, TOOK)) == 2


class Join(Step):
    """A card comes into play for a seat."""

    def __init__(self, seat: i64, node: Node) -> None:
        super().__init__()
        self.seat = seat
        self.parts.append(node)

    def act(self, p: Position, seat: i64, it: i64) -> None:
        listen(p, ROUND, self.seat, self.parts[0], ANYBODY)


def test_a_card_that_comes_later_has_not_seen_it() -> None:
    for seat in range(3):
        p = bench(Seq(Emit(ROUND), Mark(9)), (ROUND, 0, Join(seat, Mark(1)), ME), players=3)
        assert marks(p) == "9"
        assert len(table_of(p, ROUND)) == 2


def test_a_card_that_takes_a_freed_place_has_not_seen_it_either() -> None:
    gone, late = Mark(1), Mark(2)

    class Swap(Step):
        def act(self, p: Position, seat: i64, it: i64) -> None:
            unlisten(p, ROUND, 1, gone, ANYBODY)
            listen(p, ROUND, 1, late, ANYBODY)

    swap = Swap()
    swap.parts = [late]
    p = bench(Seq(Emit(ROUND), Mark(9)), (ROUND, 1, gone, ANYBODY), (ROUND, 0, swap, ME))
    assert marks(p) == "9"


def test_of_equal_reactions_one_is_struck_out_and_others_stay() -> None:
    p = bench(One(Gain().named("a"), Gain().named("b")))
    for card in (SAWYER, WOODCUTTER, SAWYER, WOODCUTTER):
        enter(p, 0, card)
    before = table_of(p, TOOK)
    p.leave(0, WOODCUTTER)
    assert list(p.listeners[TOOK]) == [before[0], GONE, before[2], before[3]]


def test_a_card_that_is_taken_away_before_its_turn_does_not_react() -> None:
    lost = Mark(1).named("lost")

    class Burn(Step):
        def act(self, p: Position, seat: i64, it: i64) -> None:
            unlisten(p, ROUND, 0, lost, ME)

    burn, never = Burn().named("burn"), Mark(5)
    p = bench(Seq(Emit(ROUND), Mark(9)), (ROUND, 0, lost, ME), (ROUND, 0, burn, ME), (ROBBED, 0, never, ME))
    assert offered(p) == ["lost", "burn"]
    q = p.copy()
    say(p, "burn")
    assert marks(p) == "9"
    say(q, "lost")
    assert marks(q) == "19"


def test_a_card_can_come_and_go_all_game_long() -> None:
    p = bench(Seq(One(Gain().named("a"), Gain().named("b")), Take(WOOD, 1)))
    for _ in range(100):
        enter(p, 0, WOODCUTTER)
        p.leave(0, WOODCUTTER)
    enter(p, 0, WOODCUTTER)
    say(p, "a")
    assert held(p) == {"wood": 2}


def test_too_many_cards_in_one_table_are_an_error_that_says_so() -> None:
    p = bench(One(Gain().named("a"), Gain().named("b")))
    with pytest.raises(RuntimeError, match="more than 60 cards"):
        for _ in range(61):
            enter(p, 0, WOODCUTTER)


def test_choices_and_the_order_of_reactions_nest() -> None:
    work = Seq(One(Seq(Emit(ROUND), Mark(1)).named("call"), Mark(2).named("wait")), Mark(2))
    p = bench(work, (ROUND, 0, Mark(3).named("x"), ME), (ROUND, 0, Mark(4).named("y"), ME))
    say(p, "call", "y")
    assert p.over
    assert marks(p) == "4312"


def test_an_entry_says_whose_it_is_and_what_runs() -> None:
    entry = packed(318, 4, OTHERS)
    assert (number_of(entry), owner_of(entry), scope_of(entry)) == (318, 4, OTHERS)
    assert owned_by(entry, 4)
    assert not owned_by(entry, 3)
    assert not any(owned_by(GONE, seat) for seat in range(16))


def test_a_reaction_that_was_never_numbered_is_refused_by_name() -> None:
    p = bench(Gain())
    with pytest.raises(ValueError, match=r"never numbered: MarkIt, to event 2"):
        listen(p, ROUND, 0, MarkIt(), ME)
