"""The pages around the table: phone, languages, cards, records watched again, and what axe-core finds (nothing)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tilth
from tilth.bots import bot
from tilth.kernel.core import CHANCE
from tilth.kernel.rng import Rng
from tilth.records.record import Record

from .conftest import MakePerson, Person, faultless, where

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game between bots, as a file."""
    game = tilth.game("villagers", players=3)
    p, rng = game.start(), Rng(8)
    players = [bot("random", k) for k in range(3)]
    written = Record.new(game)
    while not p.over:
        action = int(p.draw(rng)) if p.who == CHANCE else players[p.who].choose(p, int(p.who))
        written.add(p, action)
        p.play(action)
    path = tmp_path_factory.mktemp("records") / "game.tilth"
    written.save(path)
    return path


def watch(one: Person, record: Path) -> None:
    one.visit("/")
    one.page.set_input_files("input[type=file]", record)
    one.page.click("form[action='/watch'] button")
    one.page.wait_for_selector(".replay-bar")


def test_a_phone_needs_no_scrolling_sideways_and_a_thumb_hits_every_choice(person: MakePerson, record: Path) -> None:
    one = person(**PHONE)
    for path in (
        "/",
        "/new?game=villagers",
        "/cards/villagers",
        "/cards/villagers/monk",
        "/rules/villagers",
        "/account",
    ):
        one.visit(path)
        assert not one.wide(), path
    one.play_now(2)
    for _ in range(12):
        assert one.wait_turn() and not one.wide()
        one.unfold()
        heights = one.page.locator("#choices button").evaluate_all("all => all.map(one => one.offsetHeight)")
        assert min(heights) >= 40
        one.choose(one.moves()[0])
    one.wait_turn()
    # A tap shows the card and what the choice does; a second one makes it.
    one.page.locator(".thing.can").first.scroll_into_view_if_needed()
    one.page.click("[data-fold]")
    under = where(one.page.locator("#ask"))
    assert under["height"] < 200 and one.page.locator("#choices [data-move]:visible").count() == 0
    version = one.version
    one.page.locator(".thing.can").first.tap()
    one.page.wait_for_selector("#peek .peek-actions .primary")
    assert one.version == version
    one.page.tap("#peek .peek-actions .primary")
    one.moved_on(version)
    watch(one, record)
    assert not one.wide()
    inside = "all => all.every((one) => one.offsetParent?.closest('.stops'))"
    assert one.page.locator(".stops .vh").evaluate_all(inside)  # words only heard scroll with their row


@pytest.mark.parametrize("game", ["agricola", "hallertau", "moor", "villagers"])
def test_rules_on_a_phone_scroll_only_downwards(person: MakePerson, game: str) -> None:
    one = person(viewport=PHONE["viewport"])
    for lang in ("en", "ru", "pt"):
        one.visit(f"/rules/{game}")
        one.page.click(f'.langs [value="{lang}"]')
        one.see(f'html[lang^="{lang}"] .rules-text table')
        assert not one.wide(), lang
        tables = one.page.locator(".rules-text table").evaluate_all(
            """all => all.map(one => one.closest(".scroll")).map(box =>
                [getComputedStyle(box).overflowX, box.getBoundingClientRect().right <= innerWidth])"""
        )
        assert tables and all(box == ["auto", True] for box in tables), lang  # each in a box that scrolls by itself


def test_what_a_list_has_no_room_for_stands_below_it(person: MakePerson) -> None:
    one = person(viewport=PHONE["viewport"])
    one.visit("/new?game=moor")
    long = one.page.locator('select[name="opt.moor_deal"]')
    said = long.locator("option:checked").inner_text()
    assert long.locator("xpath=following-sibling::small").inner_text() == said
    one.page.set_viewport_size({"width": 1440, "height": 900})
    short = one.page.locator('select[name="patience"] + .whole')
    assert short.inner_text() == "" and not short.is_visible()
    assert not one.wide()


def test_the_language_changes_at_once_and_stays(person: MakePerson) -> None:
    one = person()
    one.play_now(2)
    one.wait_turn()
    words = {"ru": ("Ваш ход", "Ваша деревня"), "pt": ("Sua vez", "Sua aldeia"), "en": ("Your turn", "Your village")}
    for lang, (turn, village) in words.items():
        one.page.click(f".langs [value={lang}]")
        one.see(f"html[lang^={lang}] #table[data-mine]")
        assert turn in one.page.inner_text(".asked") and village in one.page.inner_text(".v-own")
    one.page.click(".langs [value=ru]")
    one.see("html[lang=ru]")
    one.visit("/cards/villagers")
    assert one.page.locator("html").get_attribute("lang") == "ru"
    for search in ("лудильщица", "корабел", "священник", "золото", ""):
        one.page.fill("input[name=q]", search)
        number, word = one.page.inner_text("#found").split()
        shown = one.page.locator(".card-grid li:not([hidden])").count()
        few = shown % 10 in (2, 3, 4) and shown % 100 not in (12, 13, 14)
        one_ = shown % 10 == 1 and shown % 100 != 11
        assert int(number) == shown and word == ("карта" if one_ else "карты" if few else "карт")
    russian = person(locale="ru-RU")
    russian.visit("/")
    assert "Садитесь за стол" in russian.page.inner_text("h1")


def test_light_and_dark(person: MakePerson) -> None:
    one = person(color_scheme="dark")
    one.visit("/")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    dark = one.page.evaluate(ground)
    one.page.click("#theme")
    light = one.page.evaluate(ground)
    one.page.reload()
    assert one.page.evaluate(ground) == light != dark


def test_cards_are_searched_and_filtered(person: MakePerson) -> None:
    one = person()
    one.visit("/cards/villagers")
    shown = one.page.locator(".card-grid li:not([hidden])")
    assert shown.count() == 80
    one.page.check('input[name=suit][value="ore"]', force=True)
    one.page.check('input[name=has][value="padlocks"]', force=True)
    assert sorted(shown.locator("a").evaluate_all("all => all.map(card => card.dataset.card)")) == [
        "glass_blower", "jeweler", "locksmith", "spelunker",
    ]  # fmt: skip
    shown.locator("a[data-card=jeweler]").click()
    assert one.page.inner_text("h1") == "Jeweler"
    assert "Blacksmith" in one.page.inner_text(".card-text")
    without_script = person(java_script_enabled=False)
    without_script.visit("/cards/villagers?suit=ore&has=padlocks")
    assert without_script.page.locator(".card-grid li:not([hidden])").count() == 4


def test_a_record_is_watched_decision_by_decision(person: MakePerson, record: Path) -> None:
    one = person()
    watch(one, record)
    last = int(one.page.get_attribute("#step", "max") or 0)
    assert last > 30
    boards = set()
    for n in (0, 1, last // 2, last):
        one.page.locator("#step").fill(str(n))
        one.see(f'#table[data-n="{n}"]')
        boards.add(one.page.inner_text("#board"))
        assert one.page.locator(".choices .chosen").count() == (n < last)
    assert len(boards) == 4
    one.page.click("[data-step=back]")
    one.see(f'#table[data-n="{last - 1}"]')
    one.page.select_option("select[name=seat]", "B")
    one.page.wait_for_selector("#village:has(.letter:text-is('B'))")
    assert one.page.locator(".chart .course").count() == 6  # three lines and their labels
    shows_itself(one, last)
    with one.page.expect_download() as waiting:
        one.page.click("a[href$='record.tilth']")
    assert Record.read(waiting.value.path()).check().over
    wrong = person()
    wrong.visit("/")
    wrong.page.set_input_files("input[type=file]", {"name": "x.tilth", "mimeType": "text/plain", "buffer": b"nonsense"})
    wrong.page.click("form[action='/watch'] button")
    assert wrong.page.inner_text("main p")
    wrong.faults.clear()


def shows_itself(one: Person, last: int) -> None:
    """Keys wherever the focus is, rounds to jump to, playing and pausing, and a link to the moment."""
    page, shown = one.page, "#table[data-n='{}']"
    stops = [int(n or 0) for n in page.locator("[data-stop]").evaluate_all("all => all.map(a => a.dataset.stop)")]
    assert stops == sorted(set(stops)) and len(stops) > 3
    page.click(f"[data-stop='{stops[2]}']")
    page.wait_for_selector(shown.format(stops[2]))
    assert page.get_attribute("[data-stop][aria-current]", "data-stop") == str(stops[2])
    page.focus("#board")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(shown.format(stops[2] - 1))
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_selector(shown.format(stops[2]))
    page.focus("select[name=seat]")
    page.keyboard.press("ArrowLeft")  # a list keeps its own keys
    page.select_option("[data-speed]", "2")  # slow enough to be seen on a busy machine
    page.click("[data-play]")
    page.wait_for_selector(shown.format(stops[2] + 2))
    page.click("[data-play]")
    assert page.get_attribute("[data-play]", "aria-pressed") == "false"
    page.click(f"[data-stop='{stops[3]}']")
    page.wait_for_selector(shown.format(stops[3]))
    link = page.get_attribute("[data-link]", "href") or ""
    assert f"n={stops[3]}&" in link
    one.visit(link)
    assert page.get_attribute("#table", "data-n") == str(stops[3]) and stops[3] < last


def test_a_game_can_be_played_without_script(person: MakePerson) -> None:
    one = person(java_script_enabled=False)
    one.play_now(1)
    for _ in range(6):
        before = one.page.inner_text("#log")
        one.page.click("#choices button >> nth=0")
        assert one.page.inner_text("#log") != before


def test_the_table_in_words(person: MakePerson) -> None:
    one = person()
    one.play_now(1)
    one.wait_turn()
    one.page.click(".menu > summary")
    one.page.click("button[name=board]")
    one.page.wait_for_selector(".text-board")
    assert one.page.query_selector(".v-table") is None
    one.choose(one.moves()[0])
    assert re.search(r"Road", one.page.inner_text(".text-board"))


def test_axe_finds_nothing(person: MakePerson, record: Path) -> None:
    one = person()
    for path in (
        "/",
        "/new?game=villagers",
        "/cards/villagers",
        "/cards/villagers/monk",
        "/rules/villagers",
        "/account",
    ):
        one.visit(path)
        faultless(one, path)
    one.play_now(3)
    for _ in range(8):
        one.wait_turn()
        one.choose(one.moves()[0])
    one.wait_turn()
    one.page.click("#ways-out summary")
    faultless(one, "table")
    one.page.click("#ways-out [value=hand_over]")
    one.page.wait_for_selector(".away [value=come_back]")
    faultless(one, "a bot plays for me")
    one.play_now(1)
    one.wait_turn()
    faultless(one, "solo table")
    watch(one, record)
    faultless(one, "replay")
    one.page.click("[data-step=last]")
    one.see("#table[data-n]")
    faultless(one, "end of the replay")
