"""A lesson in a browser: on a phone, by the keyboard, with a mistake on the way to its goal."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tilth.learn.lessons import lessons

from .conftest import PHONE, MakePerson, where


def test_a_lesson_is_played_to_its_goal_on_a_phone(person: MakePerson) -> None:
    first, second = lessons("agricola")[:2]
    one = person(viewport=PHONE, has_touch=True)
    page = one.page

    def check(what: str) -> None:
        assert not one.wide(), what
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            found = Axe().run(page)
            assert found.violations_count == 0, f"{what}, {scheme}: {found.generate_report()}"

    one.visit("/")
    page.press(f'[name=lesson][value="{first.name}"]', "Enter")
    page.wait_for_selector("#study")
    assert first.steps[0].goal["en"] in page.inner_text("#study")
    assert first.steps[0].hint["en"] not in page.inner_text("#study")
    page.press("#study-hint summary", "Enter")
    assert first.steps[0].hint["en"] in page.inner_text("#study")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    one.choose("place reed-1")
    page.wait_for_selector(".study-bad")
    answer = page.locator(".study-answer")
    assert answer.inner_text() == first.steps[0].missed["en"]
    expect(answer).to_be_in_viewport()
    assert 0 <= where(answer)["y"] < where(page.locator("#ask"))["y"]
    check("missed")
    version = one.version
    page.press("#study [data-undo]", "Enter")
    one.moved_on(version)
    assert page.locator(".study-answer").count() == 0
    one.choose("place wood-3")
    assert first.steps[0].done["en"] in page.inner_text(".study-good")
    one.choose("place take-grain")
    assert first.steps[1].done["en"] in page.inner_text(".study-good")
    page.press("#study .actions .primary", "Enter")
    page.wait_for_selector(f'#study-title:has-text("{second.title["en"]}")')
    one.visit("/lessons/agricola")
    assert page.locator(".lesson-done").count() == 1 and page.locator("progress").get_attribute("value") == "1"
    check("list")
    assert one.faults == []
