"""Until when a move can be taken back: others who acted or did not, and what was shown or known anyway."""

from __future__ import annotations

import pytest

import tilth
from tilth.kernel.core import CHANCE, PASS
from tilth.kernel.rng import Rng
from tilth.play.session import Session, calmed, look_alike
from tilth.server.live import Live
from tilth.server.seat_view import look_at
from tilth.server.seating import Person, TableInfo, make_seats


def table_info(game: str, *kinds: str, **options: str) -> TableInfo:
    seats = make_seats([{"kind": kind, "bot": "random"} for kind in kinds], len(kinds), Person("1", "Ann"))
    made = tilth.game(game, players=len(kinds), **options)
    return TableInfo("t", "CODE22", game, made.options, 1, seats, False, "playing", 0, 0, "1")


def test_what_shows_something_cannot_be_taken_back_and_what_ends_a_turn_can_until_the_next_acts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tilth.server.live.LUCK", Rng(1))  # the same game each time
    live = Live(table_info("villagers", "hotseat", "hotseat"), [], [])
    rng = Rng(4)
    live.apply(live.plan(-1, [], "start", notice="start").rows)
    tried = {"draws": 0, "passes": 0, "neither": 0}
    while not live.position.over:
        seat, moves = int(live.position.who), len(live.moves)
        choices = look_at(live, seat, "en").choices
        choice = choices[rng.below(len(choices))]
        others = {other for other in range(2) if other != seat}
        rows = live.plan(seat, [choice["action"]], "c").rows
        live.apply(rows)
        assert not any(live.way_back(other) for other in others), choice
        if choice["draws"]:
            assert moves not in live.way_back(seat), choice
            tried["draws"] += 1
        elif choice["name"] == "end turn" and not live.position.over and {row["seat"] for row in rows} == {seat}:
            assert moves in live.way_back(seat)
            tried["passes"] += live.decider != seat
        elif not choice["final"]:
            assert live.decider == seat and {row["seat"] for row in rows} == {seat}, choice
            tried["neither"] += 1
    assert min(tried.values()) > 2, tried


@pytest.mark.parametrize("kind", ["bot", "hotseat"])
def test_a_bot_that_merely_passes_has_not_acted(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given B who could play a card after what A did, when B passes, then A can go back behind it if B is a bot."""
    monkeypatch.setattr("tilth.server.live.LUCK", Rng(1))  # the same game each time
    live, rng = Live(table_info("hallertau", "hotseat", kind), [], []), Rng(0)
    live.apply(live.plan(-1, [], "start", notice="start").rows)
    passed = 0
    while passed < 3:
        seat, legal = int(live.position.who), live.position.legal()
        back = live.way_back(0)
        action = PASS if seat == 1 and PASS in legal else legal[rng.below(len(legal))]
        plan = live.plan(seat, [action], "c")
        live.apply(plan.rows)
        if back and seat == 1 and action == PASS and {row["seat"] for row in plan.rows} == {1}:
            assert live.way_back(0) == (back if kind == "bot" else [])
            passed += 1
    if kind == "bot":
        before = live.trail[live.way_back(0)[0] - len(live.moves)].dump()
        live.apply(live.plan_undo(live.way_back(0)[0], "u").rows)
        assert live.position.dump() == before and live.decider == 0


def test_chance_that_had_nothing_to_choose_and_those_without_a_choice_have_not_acted() -> None:
    """Given the last round card of a stage, when A ends the round, then what everybody could know anyway comes up, and
    A can go back."""
    live = Live(table_info("agricola", "hotseat", mode="family"), [], [])
    live.apply(live.plan(-1, [], "start", notice="start").rows)
    last_of_stage = (4, 7, 9, 11, 13, 14)
    found = {True: 0, False: 0}
    for k in range(200):
        if live.position.over:
            break
        seat, legal, moves = int(live.position.who), live.position.legal(), len(live.moves)
        live.apply(live.plan(seat, [legal[k * 7 % len(legal)]], "c").rows)
        drawn = [move for move in live.moves[moves:] if move.seat == CHANCE]
        if drawn and not live.position.over:
            round_ = int(live.view(0)["round"])
            assert (moves in live.way_back(0)) == (round_ in last_of_stage), round_
            found[round_ in last_of_stage] += 1
    assert min(found.values()) > 1


def test_who_closes_a_panel_unused_has_not_opened_it() -> None:
    """Given grain, when A opens the exchanges and closes them without one, then A may open them again at the same
    decision; with an exchange made, closing is a move like any other."""
    game = tilth.game("agricola", players=2, mode="family")
    made = Session(game, game.place({"round": 2, "A": {"grain": 1}}, patient=True))
    opening = made.position.parse("exchange")
    made.advance(1, opening)
    assert made.position.node().apart and made.unopened(0, [PASS]) == 0
    assert made.unopened(1, [PASS]) is None and made.unopened(0, [made.position.parse("eat grain")]) is None
    made.rewind(0)
    assert opening in made.position.legal() and made.unopened(0, [PASS]) is None
    for n, move in enumerate(("exchange", "eat grain"), 1):
        made.advance(n, made.position.parse(move))
    assert made.unopened(0, [PASS]) is None


def test_words_after_a_choice_that_goes_without_saying_may_interrupt_what_comes_before_the_next_seat() -> None:
    """Given a fireplace that is being paid for, when its owner says `cook sheep` in a line of its own, then it is paid,
    and the sheep is cooked before the turn ends."""
    game = tilth.game("agricola", players=2)
    made = Session(game, game.place({"round": 5, "A": {"clay": 4, "sheep": 1, "food": 0}}, patient=True))
    for line in ("place improvement build fireplace_2", "cook sheep"):
        for action in made.read(0, line):
            made.advance(len(made.moves) + 1, action)
    assert game.voice.stock(made.position)[0]["food"] == 2


def test_a_pack_that_others_have_seen_is_not_taken_back() -> None:
    """Given a draft, when the last one picks and the packs go round, then that pick stays; earlier ones of a round do
    not show anybody anything, and can be taken back until somebody else picks."""
    live, rng = Live(table_info("agricola", "hotseat", "hotseat", deal="draft"), [], []), Rng(3)
    live.apply(live.plan(-1, [], "start", notice="start").rows)
    while live.position.question and live.position.question.asks != "pick":
        live.apply(live.plan(int(live.position.who), [live.position.draw(rng)], "c").rows)
    for _ in range(2):
        first = int(live.position.who)
        live.apply(live.plan(first, [live.position.legal()[0]], "c").rows)
        assert live.way_back(first)
        last = int(live.position.who)
        live.apply(live.plan(last, [live.position.legal()[0]], "c").rows)
        assert live.position.who != last and live.way_back(last) == []


@pytest.mark.parametrize(
    ("game", "options"),
    [("villagers", {}), ("agricola", {}), ("hallertau", {}), ("moor", {"level": 3})],
)
def test_positions_look_alike_if_what_is_seen_is_the_same(game: str, options: dict[str, int]) -> None:
    """Given a move in the true world and in one that its seat cannot tell from it, when the two ends are compared by
    making up anew what is hidden, then that says the same as looking at both."""
    p, rng = tilth.game(game, players=2, **options).start(), Rng(3)
    p.patient = True
    said = []
    for n in range(150):
        if p.over:
            break
        if p.who == CHANCE:
            p.act(p.draw(rng))
            continue
        seat, legal = int(p.who), p.legal()
        action = legal[rng.below(len(legal))]
        world = p.resample(seat, Rng(n))
        world.patient = True
        p.act(action)
        if action not in world.legal():
            continue
        world.act(action)
        here, there = calmed(p, seat), calmed(world, seat)
        said.append(look_alike(there, here, seat))
        assert said[-1] == (there.view(seat) == here.view(seat))
    assert said.count(True) > 40
