"""A real server and a real browser: the system's Chromium, driven by Playwright."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: make env")
from axe_playwright_python.sync_playwright import Axe  # noqa: E402
from playwright.sync_api import Browser, BrowserContext, FloatRect, Locator, Page, sync_playwright  # noqa: E402

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 120_000  # milliseconds until something that must happen is given up
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def chromium() -> str | None:
    named = os.environ.get("TILTH_CHROMIUM")
    return named or next((path for name in CHROMIUMS if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def dice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the server's dice follow from."""
    file = tmp_path_factory.mktemp("dice") / "words"
    file.write_text("")
    return file


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, dice: Path) -> Iterator[str]:
    """A server of its own on a free port, with an empty database."""
    folder = tmp_path_factory.mktemp("server")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    options = ["--port", str(port), "--no-browser", "--no-limits", "--quiet", "--bot-pause", "0", "--coach-games", "0"]
    command = [sys.executable, str(Path(__file__).with_name("served_with_dice.py")), str(dice), "serve", *options]
    log = (folder / "log").open("w")
    server = subprocess.Popen([*command, "--data", str(folder)], stdout=log, stderr=subprocess.STDOUT)
    try:
        wait_for(f"http://127.0.0.1:{port}/healthz", server, folder / "log")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(PATIENCE / 1000)
        log.close()


def wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            if server.poll() is not None:
                break
            time.sleep(0.05)
    raise AssertionError(f"the server did not start:\n{log.read_text()}")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Not for the whole run: while Playwright is open, no other test in this process can have a loop of its own."""
    path = chromium()
    if path is None:
        pytest.skip("Chromium is not installed; on Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield found
        found.close()


class Person:
    """Somebody at a browser of their own."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def visit(self, path: str) -> None:
        self.page.goto(self.address + path)

    def play_now(self, players: int = 2) -> None:
        self.visit("/")
        form = self.page.locator('.play-now:has([name="game"][value="villagers"])')
        form.locator(f'[name="players"][value="{players}"]').check(force=True)
        form.locator(".primary").click()
        self.see("#table.playing")

    def see(self, shown: str) -> None:
        """Wait until something is shown, and all of the page with it: its first words may be there before the rest."""
        self.page.wait_for_selector(shown)
        self.page.wait_for_load_state("domcontentloaded")

    # -- at the table

    def wait_turn(self) -> bool:
        """Wait until this person must decide; False if the game is over."""
        self.see("#table[data-mine], #table[data-over]")
        return self.page.query_selector("#table[data-over]") is None

    @property
    def version(self) -> str:
        return self.page.get_attribute("#table", "data-version") or ""

    def acknowledge(self) -> None:
        """Say that what must not be overlooked was seen, if something is told."""
        if self.page.locator("[data-seen]").count():
            self.page.click("[data-seen]")
            self.page.wait_for_selector("[data-seen]", state="detached")

    def moved_on(self, version: str) -> None:
        self.page.wait_for_selector(f'#table:not([data-version="{version}"])')

    def moves(self) -> list[str]:
        listed = self.page.locator("#choices [data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
        return [str(move) for move in listed]

    def keys(self, of: str = "") -> set[str]:
        """Things on the table that can be new, by the names the script knows them by; of all, or of some."""
        found = self.page.locator(f"{of}[data-key]").evaluate_all("all => all.map(thing => thing.dataset.key)")
        return {str(key) for key in found}

    def choose(self, move: str) -> None:
        """Take a choice of the list by the keyboard, and wait for what follows: a second click would have to wait. One
        that is folded away is unfolded first, and what must not be overlooked is said to be seen."""
        self.page.wait_for_load_state("domcontentloaded")  # before its scripts are there, nobody hears of it
        version = self.version
        self.acknowledge()
        if self.page.locator(f'#choices .on-table [data-move="{move}"]').count():
            self.unfold()
        fold = self.page.locator(f'#choices details:not([open]):has([data-move="{move}"]) > summary')
        if fold.count():
            fold.click()
        self.page.press(f'#choices [data-move="{move}"]', "Enter")
        self.moved_on(version)

    def unfold(self) -> None:
        """On an upright screen the list shows what the table does not; show all of it, once the page has said so."""
        button = self.page.locator("[data-fold][aria-expanded]")
        button.wait_for(state="attached")
        if button.is_visible() and button.get_attribute("aria-expanded") == "false":
            button.click()

    def click_thing(self, move: str) -> None:
        """The same on the table itself."""
        self.acknowledge()
        version = self.version
        self.page.click(f'.thing[data-move="{move}"] >> nth=0')
        self.moved_on(version)

    def play_on(self, pick: Callable[[list[str]], str], until: Callable[[dict[str, Any]], bool]) -> int:
        """Play as programs do until the table is as it should be or the game over, while no page looks on; how many
        moves it took. The page is opened again then."""
        here = self.page.url
        headers = {"X-Tilth-Token": self.page.get_attribute("meta[name=tilth-token]", "content") or ""}
        address = f"{self.address}/api/tables/{here.rpartition('/')[2]}"
        self.page.goto("about:blank")
        count = 0
        while True:
            look = self.context.request.get(f"{address}/look?preview=0&log=0").json()
            if look["table"]["status"] == "over" or until(look):
                break
            if look["mine"]:
                move = pick([choice["name"] for choice in look["choices"]])
                body = {"command": f"on{count}", "version": look["version"], "move": move}
                answer = self.context.request.post(f"{address}/moves", data=body, headers=headers)
                assert answer.status == 200, answer.text()
                count += 1
        self.page.goto(here)
        return count

    def wide(self) -> bool:
        """Must one scroll sideways?"""
        return bool(self.page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


def faultless(one: Person, what: str) -> None:
    """axe-core finds nothing, neither by day nor by night, when only colours are others."""
    for scheme in ("light", "dark"):
        one.page.emulate_media(color_scheme=scheme)
        found = Axe().run(one.page, options={"runOnly": ["color-contrast"]} if scheme == "dark" else {})
        assert found.violations_count == 0, f"{what}, {scheme}: {found.generate_report()}"


def where(shown: Locator) -> FloatRect:
    """Where on the page something stands that must be seen."""
    box = shown.bounding_box()
    assert box is not None, "it is not shown"
    return box


MakePerson = Callable[..., Person]


@pytest.fixture
def person(browser: Browser, address: str, dice: Path, request: pytest.FixtureRequest) -> Iterator[MakePerson]:
    """Makes people, each with a browser window of their own; none of them may have met a fault. Nothing moves on their
    pages, unless that is what they wish for: drawing it takes most of the time of a game. The dice are the same
    whenever the same test is run; TILTH_DICE=2 throws others."""
    dice.write_text(f"{request.node.nodeid} {os.environ.get('TILTH_DICE', '1')}")
    people: list[Person] = []

    def make(**wishes: Any) -> Person:
        usual = {"viewport": DESKTOP, "locale": "en-US", "reduced_motion": "reduce"}
        context = browser.new_context(**{**usual, **wishes})
        people.append(Person(context, address))
        return people[-1]

    yield make
    faults = [fault for one in people for fault in one.faults if "ERR_INTERNET_DISCONNECTED" not in fault]
    for one in people:
        one.context.close()
    assert not faults, faults
