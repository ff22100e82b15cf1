"""Options, and the toy game as a whole: the kernel carries it, and it keeps to what every game must hold to."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tilth import games
from tilth.kernel.conformance import conform, fingerprint
from tilth.kernel.core import CHANCE, NOT_YOUR_TURN, OK, Position
from tilth.kernel.errors import BadOption, BadPosition, TilthError
from tilth.kernel.expressions import EachSeat, One
from tilth.kernel.game import Game, Option, settle_options
from tilth.kernel.native import i64
from tilth.kernel.playouts import playout
from tilth.kernel.rng import Rng
from tilth.kernel.shape import shown

from .bench import held, offered, say
from .toy import Acre
from .toy.farm import NO_OVEN, Farms
from .toy.verbs import Gain, Give

# -- options -----------------------------------------------------------------------------------------------------------

OPTIONS = (
    Option("players", 2, (2, 3)),
    Option("harsh", False, (False, True)),
    Option("deck", "all", ("all",), open="a list"),
)


def test_what_is_not_given_has_its_default() -> None:
    assert settle_options("toy", OPTIONS, {}) == {"players": 2, "harsh": False, "deck": "all"}


def test_options_are_brought_into_shape() -> None:
    given = {"players": "3", "harsh": "TRUE", "deck": ["oven"]}
    assert settle_options("toy", OPTIONS, given) == {"players": 3, "harsh": True, "deck": ["oven"]}


def test_an_option_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(BadOption) as error:
        settle_options("toy", OPTIONS, {"player": 3})
    assert error.value.option == "player"
    assert str(error.value) == "toy has no option 'player'; it has players, harsh, deck"
    assert isinstance(error.value, TilthError)


@pytest.mark.parametrize(("name", "value"), [("players", 4), ("players", True), ("players", "two"), ("harsh", 1)])
def test_a_value_an_option_cannot_have_is_an_error(name: str, value: object) -> None:
    with pytest.raises(BadOption) as error:
        settle_options("toy", OPTIONS, {name: value})
    assert error.value.option == name
    wanted = "2, 3" if name == "players" else "false, true"
    assert str(error.value) == f"option {name}: {shown(value)} is not one of {wanted}"


@pytest.mark.parametrize(
    "value", [None, True, 2.5, [1] * 100, [[1]], [None], {"a": None}, {"a": {"b": 1}}, "x" * 3000, {1}]
)
def test_an_open_option_takes_words_and_lists_of_them_only(value: object) -> None:
    with pytest.raises(BadOption, match=r"option deck: .* is not one of all, nor a list"):
        settle_options("toy", OPTIONS, {"deck": value})


def test_options_need_not_be_words_to_be_refused() -> None:
    strange: list[dict[Any, int]] = [{7: 1}, {None: 1}, {"self": 1}, {"name": 1}]
    for given in strange:
        with pytest.raises(BadOption, match="toy has no option"):
            settle_options("toy", OPTIONS, given)
    with pytest.raises(BadOption):
        Acre(**{"self": 1})
    with pytest.raises(BadOption):
        games.game("villagers", **{"name": 1, "self": 2})


def test_a_game_knows_its_options() -> None:
    game = Acre(players="3")
    assert (game.players, game.options) == (3, {"players": 3, "rounds": 3})
    assert game.num_actions == game.voice.num_actions
    with pytest.raises(BadOption):
        Acre(players=4)


def test_a_game_must_say_how_it_begins() -> None:
    toy = Acre()
    plain = Game({}, toy.rules, toy.voice)
    for missing in (plain.start, lambda: plain.load("round: 2"), lambda: plain.place({})):
        with pytest.raises(NotImplementedError):
            missing()


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_random_games_end(players: int) -> None:
    for seed in range(20):
        p = Acre(players=players).start()
        decisions = playout(p, Rng(seed), 10000)
        assert p.over
        assert p.round == 3
        assert 6 * players <= decisions < 150
        assert p.top == p.guard == 0


def test_a_playout_can_be_cut_short() -> None:
    p = Acre().start()
    assert playout(p, Rng(1), 3) == 3
    assert not p.over


def test_the_same_seed_gives_the_same_game() -> None:
    assert fingerprint(Acre(players=3), 3) == fingerprint(Acre(players=3), 3)
    assert fingerprint(Acre(players=3), 3) != fingerprint(Acre(players=3), 3, seed=2)


def test_the_toy_conforms() -> None:
    variants = [{"players": 2, "rounds": 3}, {"players": 3, "rounds": 2}]
    report = conform(Acre, variants, games=6)
    assert report.faults == []
    assert report.checks["games finished"] == 12
    assert min(report.checks.values()) > 5


class Boast(Give):
    """Says that it can always be done, even without any goods."""

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK


class Boasting(Acre):
    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.root = EachSeat(One(Boast().named("boast"), Gain(food=1).named("rest")))
        self.acre.number(self.root, "boasting")


def test_a_game_whose_doable_lies_does_not_conform() -> None:
    report = conform(Boasting, [{"players": 3}], games=20)
    assert not report.passed
    assert "boast" in report.faults[0]


class Speechless(Acre):
    """A reason of its rules is missing in its table."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        del self.voice.reasons[int(NO_OVEN)]


def test_a_game_with_a_reason_that_has_no_row_does_not_conform() -> None:
    report = conform(Speechless, [{"players": 2}], games=1)
    assert f"reason {NO_OVEN} for action" in report.faults[0]


def test_what_why_allows_and_options_do_not_list_is_seen_at_every_node(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a choice may be left out for the sake of what comes after it."""

    def allows(self: Give, p: Position, f: i64, seat: i64, action: i64) -> i64:
        return OK if seat == p.who else NOT_YOUR_TURN

    monkeypatch.setattr(Give, "why", allows)
    report = conform(Acre, [{"players": 3}], games=3)
    assert "`options` does not list it" in report.faults[0]


# -- Acre by hand ------------------------------------------------------------------------------------------------------


def start(**data: object) -> Farms:
    p = Acre(rounds=1).place(data)
    say(p, "weather rain")
    return p


def test_every_space_works() -> None:
    p = start(A={"hand": ["oven", "statue"], "clay": 1}, B={"wood": 3, "clay": 2, "food": 1})
    assert offered(p) == ["forest", "pit", "pond", "market", "fair", "mill", "school", "rest"]
    say(p, "school")
    assert held(p) == {}
    assert offered(p) == ["forest", "pit", "pond", "market", "fair", "mill", "yard", "rest"]
    say(p, "fair", "sell")
    assert held(p, 1) == {"wood": 3, "clay": 1, "food": 1, "coin": 2}
    say(p, "forest")
    assert offered(p) == ["pit", "pond", "market", "mill", "yard", "rest"]
    say(p, "mill")
    assert held(p, 1) == {"wood": 3, "clay": 1, "food": 1, "coin": 3}
    assert p.seat == 0
    assert p.node().asks == "dinner"


def test_dinner_goes_against_the_clock_and_bread_can_be_baked_for_it() -> None:
    p = Acre(players=3, rounds=1).place({"A": {"wood": 1, "played": ["oven"]}, "C": {"food": 2}})
    say(p, "weather rain", *["rest"] * 6)
    assert (p.seat, p.node().asks) == (2, "dinner")
    say(p, "eat")
    say(p, "eat")
    assert p.seat == 0
    assert offered(p) == ["eat", "beg", "bake bread"]
    say(p, "bake bread", "beg")
    assert p.over
    assert held(p) == {"food": 4}
    assert [sheet.rank for sheet in p.scores()] == [3, 1, 1]


def test_scores_are_itemised_and_ranked() -> None:
    p = start(A={"coin": 2, "rooms": 1, "played": ["statue"]}, B={"begged": 1})
    first, second = p.scores()
    assert first.items == {"rooms": 3, "coins": 2, "cards": 4, "begging": 0}
    assert (first.seat, first.total, first.rank) == ("A", 9, 1)
    assert (second.seat, second.total, second.rank) == ("B", -2, 2)


def test_the_granary_hands_its_food_out_round_by_round() -> None:
    p = Acre(rounds=2).place({"A": {"hand": ["granary"]}})
    say(p, "weather rain", "school")
    assert p.stored[0] == 3
    say(p, "pit", "forest", "mill")
    assert p.round == 2
    assert p.stored[0] == 2
    assert held(p)["food"] == 1


def test_a_seat_sees_its_own_cards_only() -> None:
    p = start(A={"hand": ["oven"]}, B={"hand": ["statue", "net"]})
    view: dict[str, Any] = p.view(0)
    assert view["A"]["hand"] == ["oven"]
    assert "hand" not in view["B"]
    assert view["B"]["hand_size"] == 2
    assert view["choices"]
    assert p.rules.voice.view(p, 1)["choices"] == []
    assert "statue" not in json.dumps(view)
    assert "oven" not in json.dumps(p.view(None))


def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    p = start(A={"hand": ["oven"]}, B={"hand": ["statue", "net"]})
    rng = Rng(4)
    others = [p.resample(0, rng) for _ in range(40)]
    assert {json.dumps(q.view(0)) for q in others} == {json.dumps(p.view(0))}
    assert len({json.dumps(q.view(1)) for q in others}) > 20
    assert not any(p.rules.voice.faults(q) for q in others)


def test_what_others_were_seen_to_be_able_to_do_stays_possible() -> None:
    """B went to school without clay or coins and has a choice there: two cards that cost nothing, at least."""
    p = start(A={"hand": ["oven"]}, B={"hand": ["carter", "net", "statue"]})
    say(p, "pond", "school")
    rng = Rng(4)
    for _ in range(40):
        q = p.resample(0, rng)
        assert (q.seat, q.node().asks) == (1, "card")
        assert len(q.legal()) >= 2


def test_faults_are_found() -> None:
    p = start(A={"hand": ["oven"]})
    assert p.rules.voice.faults(p) == []
    p.put(1, 2, -1)
    p.unseen |= p.hands[0]
    assert p.rules.voice.faults(p) == ["B has -1 food", "oven is not in one place"]


def test_a_richer_farm_looks_better() -> None:
    p = start(A={"rooms": 1}, B={"wood": 2})
    assert p.evaluate(0) > p.evaluate(1) > 0
    assert (p.points(0), p.points(1)) == (3, 0)


def test_any_position_can_be_saved_and_put_back() -> None:
    game = Acre(players=3)
    rng = Rng(8)
    p: Position = game.start()
    while not p.over:
        q = game.load(p.dump())
        assert (q.dump(), q.legal(), q.seat) == (p.dump(), p.legal(), p.seat)
        p = q
        p.act(p.draw(rng) if p.who == CHANCE else p.choices[rng.below(len(p.choices))])
    with pytest.raises(BadPosition, match="expected keys and values"):
        game.load("just words")


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("game A 0", "is no frame"),
        ("farm A 0 0", "is no frame"),
        ("game D 0 0", "no seat 'D'"),
        ("game A -1 0", "cannot be negative"),
        ("game A 0 9999999999999999999", "must be whole numbers"),
        ("game A 0 ²", "must be whole numbers"),
        ("game A 2 0", "nobody is asked"),
        ("game A 77 0", "has 2 parts and cannot have got that far"),
    ],
)
def test_a_stack_that_no_game_could_have_is_refused(row: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message) as told:
        Acre(players=3).place({"stack": [row]})
    assert told.value.where == "stack"


@pytest.mark.parametrize("row", ["granary A", "granary chance 1", "granary A 4", "granary A ²", "granary D 1", "x A 1"])
def test_a_table_that_no_game_could_have_is_refused(row: str) -> None:
    with pytest.raises(BadPosition, match="is no entry"):
        Acre(players=3).place({"tables": {"event0": [row]}, "stack": []})
