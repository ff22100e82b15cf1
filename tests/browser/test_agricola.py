"""Agricola in the browser: whole games against a bot and alone, on a desk and on a phone, with fences built by hand."""

from __future__ import annotations

from tilth.games.agricola.rules.spaces import SPACE_FACTS
from tilth.records.record import Record

from .conftest import MakePerson, Person, faultless, where

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WANTED = ("place fences", "play", "build", "sow", "plow", "stable", "room", "craft", "cook", "eat", "keep", "pay")
ROUND_CARDS = ",".join(fact["slug"] for fact in SPACE_FACTS if "stage" in fact)
ASIDE = ("exchange", "trade cards")


def sensible(moves: list[str], turn: int = 0) -> str:
    """Something that stands in the list and leads to pastures and cards; wood in every second turn, else anything."""
    listed = [move for move in moves if not move.startswith("fence ")]
    spaces = [move for move in listed if move.startswith("place ") and ("wood" in move or turn % 2)]
    for beginning in WANTED:
        for move in listed:
            if move.startswith(beginning):
                return move
    if spaces:
        return spaces[turn * 7 % len(spaces)]
    return next((move for move in listed if move not in ASIDE), listed[0])


def sit(one: Person, players: int, mode: str, round_cards: str = "random") -> None:
    """A table with this person at seat A and a bot at the other."""
    one.visit("/new?game=agricola")
    one.page.locator(f'[name="opt.players"][value="{players}"]').check(force=True)
    one.page.select_option('select[name="opt.mode"]', mode)
    if players > 1:
        one.page.select_option('select[name="seat.B"]', "bot:random")
    one.page.click(".house summary")
    one.page.fill('[name="opt.round_cards"]', round_cards)
    one.page.click(".new-table .primary")
    one.see("#table")
    start = one.page.query_selector("form[action$='/start'] button")
    if start:
        start.click()
    one.see("#table.playing")


def things(one: Person) -> set[str]:
    """The moves that can be made on the table itself."""
    return set(one.page.locator(".a-table .thing[data-move]").evaluate_all("all => all.map(one => one.dataset.move)"))


def shapes(moves: list[str]) -> list[list[str]]:
    """The pastures that can be built, smaller ones first."""
    found = [move.removeprefix("fence ").split("+") for move in moves if move.startswith("fence ")]
    return sorted(found, key=len)


def until_fences(one: Person) -> list[str]:
    """Play on until a pasture of two cells can be built, which needs six wood."""
    while one.wait_turn():
        moves = one.moves()
        if shapes(moves):
            return next(shape for shape in shapes(moves) if len(shape) == 2)
        wood = int(one.page.inner_text(".a-own-supply li:nth-child(2) b"))
        one.choose(sensible([move for move in moves if wood >= 6 or move != "place fences"]))
    raise AssertionError("nobody was ever asked to build fences")


def words_of_fences(one: Person) -> str:
    return str(one.page.inner_text("[data-fence-words]"))


def picked(one: Person) -> set[str]:
    chosen = one.page.locator('[data-pick][aria-pressed="true"]')
    return set(chosen.evaluate_all("all => all.map(one => one.dataset.pick)"))


def fence_by_hand(one: Person, shape: list[str], touch: bool) -> None:
    version = one.version
    one.acknowledge()
    for cell in shape:
        place = one.page.locator(f'[data-pick="{cell}"]')
        place.scroll_into_view_if_needed()
        (place.tap if touch else place.click)()
    assert picked(one) == set(shape)
    go = one.page.locator("[data-fence-go]")
    (go.tap if touch else go.click)()
    one.moved_on(version)


def decide(one: Person, turn: int, touch: bool = False) -> bool:
    """Make one decision, on the table itself or in the list; True if it was a pasture."""
    moves = one.moves()
    pastures = shapes(moves)
    if pastures and "pass" not in moves:
        fence_by_hand(one, pastures[0], touch)
        return True
    on_table = turn % 3 == 0 and not touch
    (on_the_table if on_table else type(one).choose)(one, "pass" if pastures else sensible(moves, turn))
    return False


def on_the_table(one: Person, move: str) -> None:
    """Click what stands for a move, near its corner: of a fan of cards only that is seen."""
    version = one.version
    one.acknowledge()
    one.page.locator(f'.thing[data-move="{move}"]').first.click(position={"x": 9, "y": 9})
    one.moved_on(version)


FLIGHTS = """() => {
  window.flights = [];
  const note = ({ addedNodes }) => window.flights.push(...[...addedNodes].map(({ dataset }) => ({ ...dataset })));
  const watch = new MutationObserver((changes) => changes.forEach(note));
  watch.observe(document.querySelector(".flights"), { childList: true });
}"""


def test_pieces_are_seen_moving_and_others_at_a_glance(person: MakePerson) -> None:
    one = person(reduced_motion="no-preference")
    sit(one, 2, "family")
    one.wait_turn()
    entry = one.page.locator(".strip-entry")
    assert entry.count() == 1 and one.page.inner_text(".strip-name") == one.page.inner_text("#farm-B h2").split()[-1]
    one.page.evaluate(FLIGHTS)
    space, good = next(
        (space, good) for space, good in (("wood-3", "wood"), ("clay-1", "clay")) if f"place {space}" in one.moves()
    )  # the other may have begun
    one.choose(f"place {space}")
    one.page.wait_for_function("() => window.flights.some(({ kind }) => kind === 'person B')")
    flights = one.page.evaluate("() => window.flights")
    assert {"kind": good, "from": space, "to": "A"} in flights
    assert {"kind": "person A", "from": "A", "to": space} in flights
    assert one.page.evaluate("() => document.documentElement.dataset.sounded") is None  # silent until wanted
    one.wait_turn()
    one.page.wait_for_selector(".flight", state="detached")

    one.page.emulate_media(reduced_motion="reduce")
    one.page.click(".menu > summary")
    one.page.check("[data-setting=sound]")
    one.page.click(".menu > summary")
    one.page.evaluate("() => { window.flights = []; }")
    one.choose(sensible(one.moves()))
    one.wait_turn()
    assert one.page.evaluate("() => window.flights") == []
    one.page.wait_for_selector("html[data-sounded]", state="attached")


def test_a_full_game_for_two_to_the_score(person: MakePerson) -> None:
    one = person()
    sit(one, 2, "full")
    decisions = fences = 0
    while one.wait_turn():
        assert things(one) == {move for move in one.moves() if not move.startswith("fence ")}
        fences += decide(one, decisions)
        decisions += 1
    assert decisions > 28 and fences > 0  # two people in fourteen rounds at least
    totals = one.page.locator(".over .ask .total td").all_inner_texts()
    assert one.page.locator(".a-scores tfoot td").all_inner_texts() == [total.replace("-", "−") for total in totals]
    with one.page.expect_download() as waiting:
        one.page.click("a[href$='record.tilth']")
    end = Record.read(waiting.value.path()).check()
    assert end.over and [str(sheet.total).replace("-", "−") for sheet in end.scores()] == totals
    assert end.rules.voice.view(end, 0)["A"]["pastures"]


def acknowledged(one: Person) -> str:
    """What must not be overlooked: it stays until it is said to be seen, and is gone then, also when one comes back."""
    box = one.page.locator("#tidings")
    if not box.count():
        return ""
    told = str(box.inner_text())
    one.page.reload()
    assert one.page.inner_text("#tidings") == told
    assert one.page.locator("#choices").is_hidden()  # it comes before the next choice
    version = one.version
    one.page.keyboard.press("1")
    assert one.page.evaluate("() => document.activeElement.matches('[data-seen]')") and one.version == version
    with one.page.expect_response("**/seen"):
        one.page.locator("[data-seen]").tap()
    assert not box.count()
    one.page.reload()
    one.see("#table")
    assert not box.count()
    return told


def test_a_family_game_alone_on_a_phone(person: MakePerson) -> None:
    one = person(**PHONE)
    sit(one, 1, "family", ROUND_CARDS)  # nothing else is left to chance
    seen, decisions, fences = set(), 0, 0
    tidings: list[str] = []
    while one.wait_turn():
        tidings += filter(None, [acknowledged(one)])
        question = one.page.inner_text("#question")
        if question not in seen:  # every kind of question is looked at once
            seen.add(question)
            assert not one.wide()
            one.unfold()
            heights = one.page.locator("#choices li:not(.no-js) > button").evaluate_all(
                "all => all.map(b => b.offsetHeight)"
            )
            assert min(heights, default=99) >= 40
        fences += decide(one, decisions, touch=True)
        decisions += 1
    assert len(seen) >= 5 and fences > 0
    assert sum("after the harvest" in told for told in tidings) >= 5  # the last one stands beside the score
    assert one.page.locator(".over .scores thead th").count() == 2
    assert not one.wide()


def shown_again(one: Person) -> None:
    """The table comes once more, as after a lost connection."""
    one.page.evaluate("() => dispatchEvent(new Event('offline'))")
    one.page.evaluate("() => document.querySelector('#table').dataset.edition = '-1'")
    with one.page.expect_response("**/board"):
        one.page.evaluate("() => dispatchEvent(new Event('online'))")
    one.see('#table:not([data-edition="-1"])')


def test_fences_are_told_before_they_are_built(person: MakePerson) -> None:
    one = person()
    sit(one, 1, "family")
    shape = until_fences(one)
    go = one.page.locator("[data-fence-go]")
    assert go.is_disabled() and one.page.locator('#choices [data-move^="fence "]').first.is_hidden()
    # Dragging over the cells picks them all.
    boxes = [where(one.page.locator(f'[data-pick="{cell}"]')) for cell in shape]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    one.page.mouse.move(*middles[0])
    one.page.mouse.down()
    one.page.mouse.move(*middles[1], steps=5)
    one.page.mouse.up()
    assert picked(one) == set(shape)
    told = words_of_fences(one)
    assert "2 cells" in told and "6 fences" in told and "6 wood" in told and go.is_enabled()
    assert one.page.locator(".a-planned:not(.a-unfit)").count() == 1
    # A room is no pasture, and cells that do not meet are none: nothing can be built, and the line says why.
    one.page.click('[data-pick="2,0"]')
    assert "§10.9" in words_of_fences(one) and go.is_disabled() and one.page.locator(".a-unfit").count() == 1
    one.page.click("[data-fence-clear]")
    assert picked(one) == set()
    one.page.click('[data-pick="0,0"]')
    one.page.click('[data-pick="2,4"]')
    assert "one pasture at a time" in words_of_fences(one) and go.is_disabled()
    # The keyboard does the same.
    one.page.keyboard.press("Escape")
    assert picked(one) == set()
    first = one.page.locator(f'[data-pick="{shape[0]}"]')
    first.focus()
    one.page.keyboard.press("Space")
    row, column = (int(b) - int(a) for a, b in zip(shape[0].split(","), shape[1].split(",")))
    one.page.keyboard.press({(0, 1): "ArrowRight", (1, 0): "ArrowDown"}[row, column])
    one.page.keyboard.press("Enter")
    assert picked(one) == set(shape)
    shown_again(one)
    assert picked(one) == set(shape) and go.is_enabled()
    faultless(one, "fences")
    version = one.version
    go.focus()
    one.page.keyboard.press("Enter")
    one.moved_on(version)
    assert "1 pasture." in (one.page.get_attribute("#farm .a-farm", "aria-label") or "")


def test_the_board_the_farm_the_hand_and_the_question_are_seen_at_once(person: MakePerson) -> None:
    one = person()
    sit(one, 2, "full")
    one.wait_turn()
    for part in (".a-board", ".a-own .a-head", "#question", ".a-hand .a-label >> nth=0"):
        box = where(one.page.locator(part))
        assert box["y"] >= 0 and box["y"] + box["height"] <= 901, part
    # The hand stands at the lower edge with the names of its cards; whatever is pointed at rises and can be read.
    strips = one.page.locator(".a-fan > li")
    whole = "all => all.filter((one) => one.scrollWidth <= one.clientWidth + 1).map((one) => one.textContent)"
    names = one.page.locator(".a-tab b").evaluate_all(whole)
    assert len(names) == 14 and all(names)
    for k in (1, 5, 9):
        box = where(strips.nth(k))
        at = [box["x"] + 9, box["y"] + box["height"] / 2]
        one.page.mouse.move(*at)
        drawn = strips.nth(k).locator("svg.card")
        drawn.wait_for(state="visible")
        risen = where(drawn)
        assert risen["y"] >= 0 and risen["y"] + risen["height"] <= box["y"] and risen["width"] >= 148
        under = "([x, y]) => document.elementFromPoint(x, y).closest('.a-card')?.dataset.card"
        card = strips.nth(k).locator(".a-card").get_attribute("data-card")
        assert one.page.evaluate(under, at) == card
        one.page.mouse.move(700, 70)
        drawn.wait_for(state="hidden")
    space = one.page.locator(".a-space.can").first
    space.hover()
    one.page.wait_for_selector("#peek .peek-can")
    # A choice in the list tells what stands for it on the table, beside the list, and says nothing twice.
    ask = where(one.page.locator("#ask"))
    one.page.hover('#choices [data-move="place starting-player-minor"]')
    one.page.wait_for_selector("#peek:has-text('starting player marker'):not(:has(.peek-can))")
    told = where(one.page.locator("#peek"))
    assert told["x"] + told["width"] <= ask["x"]
    assert one.page.get_attribute(".thing.paired", "data-move") == "place starting-player-minor"
    one.page.hover(".brand")
    a_hand_of_fourteen_can_be_read(one)


def a_hand_of_fourteen_can_be_read(one: Person) -> None:
    opens = one.page.locator("[data-hand-open]")
    opens.click()
    assert opens.get_attribute("aria-expanded") == "true"
    cards = one.page.locator(".fan > li .thing")
    boxes = [where(cards.nth(k)) for k in range(cards.count())]
    assert len(boxes) == 14 and all(
        a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"] or a["y"] + a["height"] <= b["y"]
        for k, a in enumerate(boxes)
        for b in boxes[k + 1 :]
    )
    # What is asked stays in sight, also while a card is explained.
    ask = where(one.page.locator("#ask"))
    one.page.locator(".fan .thing[data-why]").last.hover()
    one.page.wait_for_selector("#peek .peek-why")
    told = where(one.page.locator("#peek"))
    assert told["x"] + told["width"] <= ask["x"]
    one.page.hover(".brand")
    one.page.wait_for_selector("#peek", state="hidden")
    one.page.check("[data-hand-ready]")
    ready = one.page.locator(".fan [data-ready], .fan .can").count()
    assert 0 < ready < 14 and one.page.locator(".fan > li:visible").count() == ready
    one.page.keyboard.press("Escape")
    assert opens.get_attribute("aria-expanded") == "false"


def test_axe_finds_nothing(person: MakePerson) -> None:
    one = person()
    for path in ("/new?game=agricola", "/cards/agricola/clay_oven"):
        one.visit(path)
        faultless(one, path)
    sit(one, 2, "full")
    for turn in range(6):
        one.wait_turn()
        decide(one, turn)
    one.wait_turn()
    faultless(one, "table")
