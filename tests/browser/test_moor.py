"""Farmers of the Moor in the browser: alone at the first level on a phone, at the second against a bot on a desk."""

from __future__ import annotations

from itertools import count

from tilth.records.record import Record

from .conftest import MakePerson, Person, faultless

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WANTED = ("cell", "heat", "bed", "discard", "play", "build", "sow", "plow", "stable", "room", "craft", "cook", "eat",
          "keep", "pay")  # fmt: skip
ASIDE = ("exchange", "trade cards")
LAND = (":cut-peat", ":fell-trees", ":slash-and-burn")  # special actions on the own land


def sensible(moves: list[str], turn: int) -> str:
    """In every third turn a special action if there is one, on the own land if possible; else whatever leads on."""
    listed = [move for move in moves if not move.startswith("fence ") and move not in ASIDE]
    specials = [move for move in listed if move.startswith("special ")]
    if specials and turn % 3 == 1:
        specials = on_land(specials) or specials
        return specials[turn % len(specials)]
    for beginning in WANTED:
        found = [move for move in listed if move.startswith(beginning)]
        if found:
            return found[-1] if beginning == "heat" else found[0]
    spaces = [move for move in listed if move.startswith("place ") and move != "place fences"]
    return spaces[turn * 7 % len(spaces)] if spaces else listed[0] if listed else moves[0]


def on_land(moves: list[str]) -> list[str]:
    return [move for move in moves if move.endswith(LAND)]


def sit(one: Person, players: int, level: int) -> None:
    one.visit("/new?game=moor")
    one.page.locator(f'[name="opt.players"][value="{players}"]').check(force=True)
    one.page.select_option('select[name="opt.level"]', str(level))
    if players > 1:
        one.page.select_option('select[name="seat.B"]', "bot:random")
    one.page.click(".new-table .primary")
    one.see("#table")
    start = one.page.query_selector("form[action$='/start'] button")
    if start:
        start.click()
    one.see("#table.playing")


def decide(one: Person, turn: int) -> str:
    """Make one decision, in every third turn on the table itself; its kind."""
    one.acknowledge()
    move = sensible(one.moves(), turn)
    on_table = turn % 3 == 0 and one.page.locator(f'.thing[data-move="{move}"]').count() > 0
    if on_table:
        version = one.version
        one.page.locator(f'.thing[data-move="{move}"]').first.click(position={"x": 9, "y": 9})
        one.moved_on(version)
    else:
        one.choose(move)
    return move.split()[0]


def totals(one: Person) -> list[str]:
    """The points shown, after the record of the game was checked to give the same."""
    shown = one.page.locator(".over .ask .total td").all_inner_texts()
    with one.page.expect_download() as waiting:
        one.page.click("a[href$='record.tilth']")
    end = Record.read(waiting.value.path()).check()
    assert end.over and [str(sheet.total).replace("-", "−") for sheet in end.scores()] == shown
    return [str(text) for text in shown]


def play_through(one: Person, kinds: set[str]) -> int:
    """Click until all these kinds of moves were made, and again from the last harvest but one to the end; how many
    decisions it took. What lies between is as in the base game, which is clicked through from beginning to end."""
    made: list[str] = []
    while not kinds <= set(made):
        assert one.wait_turn()
        made.append(decide(one, len(made)))
    turns = count(len(made))
    between = one.play_on(lambda moves: sensible(moves, next(turns)), lambda look: look["view"]["round"] >= 13)
    last = 0
    while one.wait_turn():
        decide(one, next(turns))
        last += 1
    assert last > 4
    return len(made) + between + last


def test_the_first_level_alone_on_a_phone(person: MakePerson) -> None:
    one = person(**PHONE)
    sit(one, 1, 1)
    while not on_land(one.moves()):  # dealt such that the own land can be left as it is
        sit(one, 1, 1)
    assert not one.wide()
    assert play_through(one, {"special", "cell", "heat", "place"}) > 28
    assert len(totals(one)) == 1
    assert not one.wide()


def test_the_second_level_for_two(person: MakePerson) -> None:
    one = person()
    sit(one, 2, 2)
    assert play_through(one, {"draft", "special", "cell", "heat", "place"}) > 35
    assert len(totals(one)) == 2


def test_what_the_moor_brings_can_be_seen_and_heard(person: MakePerson) -> None:
    one = person()
    sit(one, 2, 1)
    one.wait_turn()
    assert one.page.locator(".m-special").count() == 2 and one.page.locator(".m-bed").count() == 2
    assert one.page.locator(".a-own .a-farm use[href='#s-forests']").count() == 5
    assert one.page.locator(".a-own .a-farm use[href='#s-moors']").count() == 3
    assert one.page.locator(".a-beneath").count() == 12
    faultless(one, "table")
