"""Until when a move can be taken back: others who acted or did not, and what was shown or known anyway."""

from __future__ import annotations

import pytest

import tilth
from tilth.kernel.core import CHANCE, PASS
from tilth.kernel.rng import Rng
from tilth.server.live import Live
from tilth.server.seat_view import look_at
from tilth.server.seating import Person, TableInfo, make_seats


def table_info(game: str, *kinds: str, **options: str) -> TableInfo:
    seats = make_seats([{"kind": kind, "bot": "random"} for kind in kinds], len(kinds), Person("1", "Ann"))
    made = tilth.game(game, players=len(kinds), **options)
    return TableInfo("t", "CODE22", game, made.options, 1, seats, False, "playing", 0, 0, "1")


def test_what_shows_something_cannot_be_taken_back_and_what_ends_a_turn_can_until_the_next_acts() -> None:
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
