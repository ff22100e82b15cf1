"""A puzzle in the browser: from the lobby to the solution and on to the next one, by keyboard and on a phone."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from tilth.learn.puzzles import puzzles

from .conftest import PHONE, MakePerson

FIRST, SECOND, *_ = puzzles("villagers").values()


def test_a_puzzle_is_answered_and_explained(person: MakePerson) -> None:
    one = person(viewport=PHONE)
    one.visit("/")
    assert one.page.locator(".daily button[name=puzzle]").count() == 1
    one.visit("/puzzles/villagers")
    assert not one.wide() and Axe().run(one.page).violations_count == 0
    one.page.press(".actions button[name=puzzle]", "Enter")
    one.page.wait_for_selector("#study .study-goal")
    for move in FIRST.best.words:
        assert one.page.locator("#study .study-answer").count() == 0
        one.choose(move)
    one.page.wait_for_selector("#study.study-good .study-answer")
    assert "Right!" in one.page.inner_text("#study") and not one.wide()
    assert Axe().run(one.page).violations_count == 0
    one.page.press("#study button.primary", "Enter")
    one.page.wait_for_selector("#study .study-goal")
    for move in SECOND.answers[-1].words:
        one.choose(move)
    one.page.wait_for_selector("#study .study-answer")
    assert "Better:" in one.page.inner_text("#study")
    one.page.click(".study-back")
    one.page.wait_for_selector(".puzzle-list")
    assert one.page.locator(".puzzle-right").count() == 1
    assert f"1 of {len(puzzles('villagers'))} solved" in one.page.inner_text("main")
