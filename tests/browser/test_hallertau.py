"""Hallertau in the browser: whole games with two people and alone, on a desk and on a phone."""

from __future__ import annotations

from tilth.records.record import Record

from .conftest import MakePerson, Person, faultless, where

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAINS = ("play", "income all", "harvest all", "resolve", "choose", "sow", "take", "field", "sheep", "advance", "pay")


def sensible(moves: list[str], places: int) -> str:
    """Something that brings the game on: cards, a space in each round, then all workers against tools."""
    for beginning in ("ask never", *GAINS):
        for move in moves:
            if move.startswith(beginning):
                return move
    swaps = [move for move in moves if move.startswith("swap")]
    spaces = [move for move in moves if move.startswith("place")]
    return spaces[places * 7 % len(spaces)] if spaces and (places % 2 or not swaps) else (swaps or moves)[-1]


def things(one: Person) -> set[str]:
    """The moves that can be made on the table itself."""
    return set(one.page.locator(".h-table .thing[data-move]").evaluate_all("all => all.map(one => one.dataset.move)"))


def sit_alone(one: Person) -> None:
    one.visit("/")
    form = one.page.locator('.play-now:has([name="game"][value="hallertau"])')
    form.locator('[name="players"][value="1"]').check(force=True)
    form.locator(".primary").click()
    one.see("#table.playing")


def two_at_a_table(person: MakePerson) -> list[Person]:
    anna, boris = person(), person(locale="ru-RU", color_scheme="dark")
    anna.visit("/new?game=hallertau")
    anna.page.click(".new-table .primary")
    boris.visit("/join/" + anna.page.inner_text(".big-code").split()[-1])
    boris.page.fill("form[action$='/sit'] input[name=name]", "Boris")
    boris.page.click("form[action$='/sit'] button")
    anna.page.click("form[action$='/start'] button:not([disabled])")
    for one in (anna, boris):
        one.see("#table.playing")
    return [anna, boris]


def test_two_browsers_play_to_the_score(person: MakePerson) -> None:
    both = two_at_a_table(person)
    places = clicks = 0
    while not all(one.page.query_selector("#table[data-over]") for one in both):
        acting = next((one for one in both if one.page.query_selector("#table[data-mine]")), None)
        if acting is None:
            both[0].page.wait_for_timeout(10)
            continue
        moves = acting.moves()
        assert things(acting) == set(moves)
        move = sensible(moves, places)
        places += move.startswith(("place", "swap"))
        (acting.click_thing if clicks % 3 == 0 else acting.choose)(move)
        clicks += 1
    totals = [one.page.locator(".over .ask .total td").all_inner_texts() for one in both]
    assert clicks > 40 and totals[0] == totals[1] and len(totals[0]) == 2
    with both[0].page.expect_download() as waiting:
        both[0].page.click("a[href$='record.tilth']")
    end = Record.read(waiting.value.path()).check()
    assert end.over and [str(sheet.total).replace("-", "−") for sheet in end.scores()] == totals[0]
    both[0].page.wait_for_selector(".over .chart svg")
    tall = "all => Math.max(...all.map((one) => one.getBoundingClientRect().height / one.parentElement.offsetHeight))"
    assert both[0].page.locator(".h-house .h-piece").evaluate_all(tall) < 1.2  # buildings stay in their rows


def test_a_solo_game_on_a_phone(person: MakePerson) -> None:
    one = person(**PHONE)
    sit_alone(one)
    seen, places = set(), 0
    while one.wait_turn():
        question = one.page.inner_text("#question")
        if question not in seen:  # every kind of question is looked at once
            seen.add(question)
            assert not one.wide()
            one.unfold()
            heights = one.page.locator("#choices button").evaluate_all("all => all.map(one => one.offsetHeight)")
            assert min(heights) >= 40
        move = sensible(one.moves(), places)
        places += move.startswith(("place", "swap"))
        one.choose(move)
    assert len(seen) >= 5
    assert one.page.locator(".over .scores thead th").count() == 2
    assert one.page.locator(".over .scores tfoot tr").count() == 1  # a total; nobody is first or last alone


def test_what_cannot_be_done_says_why_and_cards_explain_themselves(person: MakePerson) -> None:
    one = person()
    sit_alone(one)
    one.wait_turn()
    card = one.page.locator('.h-hand .thing[aria-disabled="true"][data-card]').first
    card.hover()
    one.page.wait_for_selector("#peek .peek-why:has-text('§')")
    one.page.wait_for_selector("#peek .card-text")
    version = one.version
    card.click(force=True)
    assert one.version == version
    space = one.page.locator(".h-space.can").first
    space.hover()
    one.page.wait_for_selector("#peek .peek-can")
    # All of it is seen at once: the board, the farm, the hand and the question.
    one.page.hover(".brand")
    for part in (".h-board", ".h-own .h-boards", ".h-hand .h-heading", "#question"):
        box = where(one.page.locator(part))
        assert box["y"] >= 0 and box["y"] + box["height"] <= 901, part
    # Where the farm lies below the window, what one has stands above it.
    own = one.page.locator(".strip-own")
    assert not own.is_visible()
    one.page.set_viewport_size({"width": 1024, "height": 768})
    assert where(own)["y"] + where(own)["height"] < 200 and own.locator(".strip-fact").count() > 3
    one.page.set_viewport_size({"width": 1440, "height": 900})
    one.page.click("[data-hand-open]")
    shown = [where(card) for card in one.page.locator(".h-hand .h-card").all()]
    assert len(shown) == 5 and len({round(card["x"]) for card in shown}) == 5
    assert min(card["width"] for card in shown) > 120


def test_axe_finds_nothing(person: MakePerson) -> None:
    one = person()
    for path in ("/new?game=hallertau", "/cards/hallertau/014"):
        one.visit(path)
        faultless(one, path)
    sit_alone(one)
    for places in range(8):
        one.wait_turn()
        one.choose(sensible(one.moves(), places))
    one.wait_turn()
    faultless(one, "table")
