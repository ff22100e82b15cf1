"""Hints and the coach on a page: marked on the board, said before a mistake or just after it, on a phone as well."""

from __future__ import annotations

import json

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Route

from .conftest import MakePerson, Person

MISTAKES = "**/api/tables/*/mistakes*"


def begin(one: Person) -> None:
    """Agricola alone, where nobody is waited for."""
    one.visit("/new?game=agricola")
    one.page.locator('[name="opt.players"][value="1"]').check(force=True)
    one.page.select_option('select[name="opt.mode"]', "family")
    one.page.click("form[data-new-table] button.primary")
    one.wait_turn()


def warned(route: Route, version: str, move: str) -> None:
    said = {"version": int(version), "mistakes": [{"name": move, "loss": 5.0, "words": "That costs a lot."}]}
    route.fulfill(status=200, content_type="application/json", body=json.dumps(said))


def clean(one: Person, what: str) -> None:
    found = Axe().run(one.page)
    assert found.violations_count == 0, f"{what}: {found.generate_report()}"
    assert not one.wide(), what


def test_a_hint_and_the_coach(person: MakePerson) -> None:
    one = person()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    one.page.route(MISTAKES, hold)
    begin(one)
    page = one.page
    page.on("framenavigated", lambda _: held.clear())  # a page that is being left may still hear the news, and ask
    assert page.locator("#coach").count() == 0 and not held

    # Hints stand in a list, and on the board where they begin.
    page.click("[data-hint]")
    page.wait_for_selector("#hints li")
    page.wait_for_selector(".thing[data-hinted]")
    hinted = page.locator("#hints [data-hinted-move]").evaluate_all("all => all.map(hint => hint.dataset.hintedMove)")
    assert 1 < len(hinted) <= 3 and set(hinted) <= set(one.moves())
    marks = page.locator(".thing[data-hinted]").evaluate_all(
        "all => all.map(one => [one.dataset.hinted, one.dataset.move])"
    )
    assert ["1", hinted[0]] in marks
    assert "the best move" in page.inner_text("#hints li >> nth=0")

    # Whoever wants a coach is told what matters, and asked before a mistake.
    page.click(".menu > summary")
    with page.expect_navigation():
        page.click(".coach-switch button")
    page.wait_for_selector("#coach")
    assert "Harvest after 4 rounds" in page.inner_text("#coach")
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        clean(one, f"the coach at {width}")
    version, move = one.version, "place fishing"
    page.wait_for_timeout(0)
    assert len(held) == 1
    warned(held.pop(), version, move)
    page.wait_for_selector(f'#table[data-warned="{version}"]')
    page.press(f'#choices [data-move="{move}"]', "Enter")
    page.wait_for_selector("#warning[open]")
    assert "That costs a lot." in page.inner_text("#warning")
    clean(one, "the warning")
    page.keyboard.press("Enter")  # to look again is what is offered first
    page.wait_for_selector("#warning:not([open])", state="attached")
    assert one.version == version
    page.press(f'#choices [data-move="{move}"]', "Enter")
    page.click('#warning button[value="on"]')
    one.moved_on(version)

    # Who is quicker than the coach is offered the way back, once there is one: the next move ends the round.
    one.wait_turn()
    one.choose("place clay-1")
    one.wait_turn()
    version, move = one.version, "place reed-1"
    one.choose(move)
    for route in held:
        warned(route, version, move)
    page.wait_for_selector("#warning[open]")
    after = one.version
    page.click('#warning button[value="back"]')
    one.moved_on(after)
    assert move in one.moves()
    page.unroute_all(behavior="ignoreErrors")
