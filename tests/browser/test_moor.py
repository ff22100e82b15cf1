"""Farmers of the Moor in the browser: alone at the first level on a phone, at the second against a bot on a desk."""

from __future__ import annotations

from tilth.records.record import Record

from .conftest import MakePerson, Person, faultless

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WANTED = ("cell", "heat", "bed", "discard", "play", "build", "sow", "plow", "stable", "room", "craft", "cook", "eat",
          "keep", "pay")  # fmt: skip
ASIDE = ("exchange", "trade cards")


def sensible(moves: list[str], turn: int) -> str:
    """In every second turn a special action if there is one; else whatever leads on."""
    listed = [move for move in moves if not move.startswith("fence ") and move not in ASIDE]
    specials = [move for move in listed if move.startswith("special ")]
    if specials and turn % 2:
        return specials[turn % len(specials)]
    for beginning in WANTED:
        found = [move for move in listed if move.startswith(beginning)]
        if found:
            return found[-1] if beginning == "heat" else found[0]
    spaces = [move for move in listed if move.startswith("place ") and move != "place fences"]
    return spaces[turn * 7 % len(spaces)] if spaces else listed[0] if listed else moves[0]


def sit(one: Person, players: int, level: int) -> None:
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


def to_the_end(one: Person) -> tuple[set[str], int]:
    """Play until the score; the kinds of moves that were made, and how many."""
    made: set[str] = set()
    decisions = 0
    while one.wait_turn():
        one.acknowledge()
        move = sensible(one.moves(), decisions)
        on_table = decisions % 3 == 0 and one.page.locator(f'.thing[data-move="{move}"]').count() > 0
        if on_table:
            version = one.version
            one.page.locator(f'.thing[data-move="{move}"]').first.click(position={"x": 9, "y": 9})
            one.moved_on(version)
        else:
            one.choose(move)
        made.add(move.split()[0])
        decisions += 1
    return made, decisions


def totals(one: Person) -> list[str]:
    """The points shown, after the record of the game was checked to give the same."""
    shown = one.page.locator(".over .ask .total td").all_inner_texts()
    with one.page.expect_download() as waiting:
        one.page.click("a[href$='record.tilth']")
    end = Record.read(waiting.value.path()).check()
    assert end.over and [str(sheet.total).replace("-", "−") for sheet in end.scores()] == shown
    return [str(text) for text in shown]


def test_the_first_level_alone_on_a_phone(person: MakePerson) -> None:
    one = person(**PHONE)
    sit(one, 1, 1)
    assert not one.wide()
    made, decisions = to_the_end(one)
    assert {"special", "cell", "heat", "place"} <= made and decisions > 28
    assert len(totals(one)) == 1
    assert not one.wide()


def test_the_second_level_for_two(person: MakePerson) -> None:
    one = person()
    sit(one, 2, 2)
    made, decisions = to_the_end(one)
    assert {"draft", "special", "cell", "heat", "place"} <= made and decisions > 35
    assert len(totals(one)) == 2


def test_what_the_moor_brings_can_be_seen_and_heard(person: MakePerson) -> None:
    one = person(reduced_motion="reduce")  # colours are those that stay
    sit(one, 2, 1)
    one.wait_turn()
    assert one.page.locator(".m-special").count() == 2 and one.page.locator(".m-bed").count() == 2
    assert one.page.locator(".a-own .a-farm use[href='#s-forests']").count() == 5
    assert one.page.locator(".a-own .a-farm use[href='#s-moors']").count() == 3
    assert one.page.locator(".a-beneath").count() == 12
    faultless(one, "table")
