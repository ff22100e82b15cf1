"""A game gone through again in a real browser: asked for, followed, cancelled or read, and clicked through."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

from .conftest import PHONE, MakePerson


def test_analysis_is_followed_read_and_leads_to_its_moments(
    person: MakePerson, begun_record: Callable[..., Path]
) -> None:
    one = person()
    one.visit("/")
    one.page.set_input_files("input[type=file]", begun_record(moves=60, seed=5, note="ended"))
    one.page.click("form[action='/watch'] button")
    one.page.select_option("#analysis select[name=depth]", "quick")
    one.page.click("#analysis form button")
    one.page.wait_for_selector("#analysis[data-state='done']")
    turnings = one.page.locator(".turnings li")
    assert turnings.count() >= 2 and turnings.first.locator(".better").inner_text()

    way = turnings.first.locator("a")
    step = way.get_attribute("data-go")
    way.press("Enter")
    one.see(f"#table[data-n='{step}']")
    chosen = one.page.locator(".choices.past .chosen")
    assert chosen.count() == 1 and one.page.evaluate("document.activeElement.id") == "step"

    steps = (one.page.get_attribute("svg[data-steps]", "data-steps") or "").split()
    chart = one.page.locator("svg[data-steps]")
    chart.scroll_into_view_if_needed()
    box = chart.bounding_box()
    assert box is not None
    one.page.mouse.click(box["x"] + 1, box["y"] + box["height"] / 2)
    one.see(f"#table[data-n='{steps[0]}']")

    found = Axe().run(one.page)
    assert found.violations_count == 0, found.generate_report()
    guest = person(viewport=PHONE, has_touch=True, is_mobile=True)  # who was given the link
    guest.page.goto(one.page.input_value("#analysis-link"))
    assert guest.page.locator(".turnings li").count() == turnings.count() and not guest.wide()
    assert one.faults == guest.faults == []
