"""Whole games from the lobby to the final score: two browsers, the keyboard alone, one shared screen, solo."""

from __future__ import annotations

import re

from tilth.records.record import Record

from .conftest import MakePerson


def sensible(moves: list[str]) -> str:
    for beginning in ("play ", "on ", "pay ", "draft ", "give ", "end turn"):
        for move in moves:
            if move.startswith(beginning):
                return move
    return moves[0]


def test_two_browsers_play_from_the_lobby_to_the_score(person: MakePerson) -> None:
    anna, boris = person(), person(locale="pt-BR")
    anna.visit("/")
    anna.page.fill("#name", "Anna")
    anna.page.click(".name-form button")
    anna.page.click("text=Set up a table")
    anna.page.click(".new-table .primary")
    code = anna.page.inner_text(".big-code").split()[-1]
    assert anna.page.is_disabled("form[action$='/start'] button")

    boris.visit("/")
    boris.page.fill("#name", "Boris")
    boris.page.click(".name-form button")
    boris.page.fill("input[name=code]", code.lower())
    boris.page.click("form[action='/join'] button")
    boris.page.click("form[action$='/sit'] button")

    anna.page.wait_for_selector("form[action$='/start'] button:not([disabled])")  # told without reloading
    anna.page.click("form[action$='/start'] button")
    both = [anna, boris]
    for one in both:
        one.see("#table.playing")
    clicks = 0
    while True:
        anna.see("#table[data-mine], #table[data-over], #table:not([data-mine])")
        acting = next((one for one in both if one.page.query_selector("#table[data-mine]")), None)
        if acting is None:
            if all(one.page.query_selector("#table[data-over]") for one in both):
                break
            anna.page.wait_for_timeout(20)
            continue
        move = sensible(acting.moves())
        on_the_table = acting.page.query_selector(f'.thing[data-move="{move}"]') is not None
        (acting.click_thing if on_the_table and clicks % 2 else acting.choose)(move)
        clicks += 1
    assert clicks > 20
    totals = [one.page.locator(".over .ask .total td").all_inner_texts() for one in both]
    assert totals[0] == totals[1] and len(totals[0]) == 2
    assert "Anna" in anna.page.inner_text(".over .scores") and "Boris" in boris.page.inner_text(".over .scores")

    with anna.page.expect_download() as waiting:
        anna.page.click("a[href$='record.tilth']")
    record = Record.read(waiting.value.path())
    end = record.check()
    assert end.over and [str(sheet.total).replace("-", "−") for sheet in end.scores()] == totals[0]
    assert record.header["seats"] == {"A": "Anna", "B": "Boris"}

    anna.page.wait_for_selector(".over .chart svg")
    anna.page.click("text=Watch again")
    anna.page.wait_for_selector(".replay-bar")
    anna.page.go_back()
    anna.page.click("form[action$='/rematch'] button")
    anna.see("#table.waiting")
    boris.page.wait_for_selector("a.button[href*='/t/']:has-text('próxima')")  # the way to the rematch appears


def test_a_whole_game_by_keyboard_alone(person: MakePerson) -> None:
    one = person()
    one.visit("/")
    keyboard = one.page.keyboard
    focused = "() => document.activeElement?.className + ' ' + document.activeElement?.id"
    start = "() => document.activeElement?.matches('.play-now:has([name=game][value=villagers]) .primary')"
    for _ in range(60):
        keyboard.press("Tab")
        if one.page.evaluate(start):
            break
    assert one.page.evaluate(start)
    keyboard.press("Enter")
    one.see("#table.playing")
    one.page.wait_for_load_state()
    # The second skip link leads to the question; the choices come next, in order.
    keyboard.press("Tab")
    keyboard.press("Tab")
    assert "skip" in one.page.evaluate(focused)
    keyboard.press("Enter")
    steps = told = 0
    while one.wait_turn():
        if one.page.locator("[data-seen]").count():  # what must not be overlooked has the focus, and one key is enough
            one.page.wait_for_function("() => document.activeElement?.matches('[data-seen]')")
            keyboard.press("Enter")
            one.page.wait_for_selector("[data-seen]", state="detached")
            told += 1
        moves, version = one.moves(), one.version
        wanted = moves.index(sensible(moves))
        if steps % 2 and wanted < 9:
            keyboard.press(str(wanted + 1))
        else:
            one.page.evaluate("() => document.querySelector('#question').focus()")
            to_it = f"() => document.activeElement?.dataset.move === {sensible(moves)!r}"
            for _ in range(len(moves) + 6):
                keyboard.press("Tab")
                if one.page.evaluate(to_it):
                    break
            assert one.page.evaluate(to_it)
            keyboard.press("Enter")
        one.moved_on(version)
        steps += 1
        if steps < 4 and one.wait_turn():  # after a move the focus waits at the question
            one.page.wait_for_function("() => document.activeElement?.id === 'question'")
    assert steps > 20 and told > 0
    assert one.page.inner_text("#live") or one.page.inner_text("#question")


def test_one_screen_for_two_is_covered_between_turns(person: MakePerson) -> None:
    one = person()
    one.visit("/new?game=villagers")
    for seat, name in (("A", "Anna"), ("B", "Boris")):
        one.page.select_option(f'select[name="seat.{seat}"]', "hotseat")
        one.page.fill(f'input[name="name.{seat}"]', name)
    one.page.click(".new-table .primary")
    hands: dict[str, set[str]] = {}
    left: dict[str, set[str]] = {}  # what lay on the table when each of them decided last
    for _ in range(24):
        one.see("#table[data-covered], #table[data-mine], #table[data-over]")
        if one.page.query_selector("#table[data-covered]"):
            heading = one.page.inner_text("#question")
            covered = one.page.content()
            assert 'data-card="' not in covered and "v-hand" not in covered
            one.page.click("[data-uncover]")
            one.see("#table[data-mine]")
            who = one.page.inner_text(".asked .letter")
            assert {"A": "Anna", "B": "Boris"}[who] in heading
            hand = one.page.locator(".v-hand [data-card]").evaluate_all("all => all.map(card => card.dataset.card)")
            # What the other one did since is marked: always in the log, and whatever of it lies on the table.
            assert one.keys(".fresh-thing") == (one.keys() - left[who] if who in left else set())
            assert one.page.locator(".line.fresh").count() > 0 or who not in left
            hands[who] = set(hand)
        left[who] = one.keys()
        one.choose(sensible(one.moves()))
    assert set(hands) == {"A", "B"}


def test_a_solo_game_to_its_end(person: MakePerson) -> None:
    """The first questions and the end are looked at; with two, all of a game is."""
    one = person()
    one.play_now(1)
    seen: set[str] = set()
    while len(seen) < 4:
        assert one.wait_turn()
        seen.add(re.sub(r"\W+", " ", one.page.inner_text("#question")))
        one.choose(sensible(one.moves()))
    one.play_on(sensible, lambda look: look["view"]["round"] >= 4)
    while one.wait_turn():
        one.choose(sensible(one.moves()))
    assert one.page.locator(".over .scores thead th").count() == 3  # items, the person, the Countess
