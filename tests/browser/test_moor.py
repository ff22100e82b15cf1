"""Farmers of the Moor in the browser: a game alone on a phone, and one for two with cards on a desk."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tilth.records.record import Record

from .conftest import MakePerson, Person
from .test_agricola import PHONE, decide, on_the_table, things


def sit(one: Person, players: int, level: int) -> None:
    """A table with this person at seat A and a bot at the other."""
    one.visit("/new?game=moor")
    one.page.locator(f'[name="opt.players"][value="{players}"]').check(force=True)
    one.page.select_option('select[name="opt.level"]', str(level))
    if players > 1:
        one.page.select_option('select[name="seat.B"]', "bot:random")
    one.page.click(".new-table .primary")
    one.page.wait_for_selector("#table")
    start = one.page.query_selector("form[action$='/start'] button")
    if start:
        start.click()
    one.page.wait_for_selector("#table.playing")


def turn(one: Person, number: int, touch: bool = False) -> str:
    """One decision: a special action in every third turn that has one, heating as warm as it can be, else whatever."""
    moves = one.moves()
    special = [move for move in moves if move.startswith("special ")]
    ground = [move for move in moves if move.startswith(("cell ", "heat "))]
    wanted = ground[-1] if ground else special[number % len(special)] if special and number % 3 == 0 else ""
    if not wanted:
        decide(one, number, touch)
    elif touch:
        one.choose(wanted)
    else:
        on_the_table(one, wanted)
    return wanted.partition(" ")[0]


@pytest.mark.long
def test_a_game_alone_at_the_first_level_on_a_phone(person: MakePerson) -> None:
    one = person(**PHONE)
    sit(one, 1, 1)
    assert one.page.locator(".m-special .m-offer").count() > 0
    assert "65" in one.page.inner_text(".a-status")
    done: set[str] = set()
    number = 0
    while one.wait_turn():
        done.add(turn(one, number, touch=True))
        assert not one.wide()
        number += 1
    assert {"special", "cell", "heat"} <= done
    assert not one.faults
    assert "65" in one.page.inner_text(".over")


@pytest.mark.long
def test_a_game_for_two_at_the_second_level_to_the_score(person: MakePerson) -> None:
    one = person()
    sit(one, 2, 2)
    done: set[str] = set()
    number = 0
    while one.wait_turn():
        assert things(one) == {move for move in one.moves() if not move.startswith("fence ")}
        done.add(turn(one, number))
        number += 1
    assert {"special", "heat"} <= done
    totals = one.page.locator(".over .ask .total td").all_inner_texts()
    with one.page.expect_download() as waiting:
        one.page.click("a[href$='record.tilth']")
    end = Record.read(waiting.value.path()).check()
    assert end.over and [str(sheet.total) for sheet in end.scores()] == totals
    assert not one.faults


def test_what_the_moor_brings_can_be_seen_and_heard(person: MakePerson) -> None:
    one = person()
    sit(one, 2, 1)
    one.wait_turn()
    assert one.page.locator(".m-special").count() == 2 and one.page.locator(".m-bed").count() == 2
    assert one.page.locator(".a-own .a-farm use[href='#s-forests']").count() == 5
    assert one.page.locator(".a-own .a-farm use[href='#s-moors']").count() == 3
    assert one.page.locator(".a-beneath").count() == 12
    found = Axe().run(one.page)
    assert not found.response["violations"], found.generate_report()
