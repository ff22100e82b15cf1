"""A game that brings its rules and nothing else: every page, the terminal and the bots show it plainly."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

import tilth
from tilth import games
from tilth.cli import app as commands
from tilth.server import rendering

from .conftest import Inside, MakeInside

TOY = Path(__file__).resolve().parent.parent / "kernel" / "toy"


@pytest.fixture
def acre(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game of the kernel's tests, put where games are looked for."""
    folder = tmp_path / "tilth" / "games"
    folder.mkdir(parents=True)
    (folder / "acre").symlink_to(TOY)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder)])
    search = [str(tmp_path), str(Path(tilth.__file__).parent.parent)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(search))  # bots think in processes of their own
    yield
    rendering.drawn.cache_clear()
    for name in [name for name in sys.modules if name.startswith("tilth.games.acre")]:
        del sys.modules[name]


@pytest.fixture
def server(acre: None, inside: MakeInside) -> Inside:
    return inside(limits=False)


class Guest:
    """Somebody with a browser."""

    def __init__(self, app: Inside) -> None:
        self.app = app
        self.http = app.client()
        self.token = ""

    def get(self, path: str) -> httpx.Response:
        answer: httpx.Response = self.app.call(self.http.get(path, follow_redirects=True))
        found = re.search(r'name="tilth-token" content="([0-9a-f]+)"', answer.text)
        self.token = found[1] if found else self.token
        return answer

    def post(self, path: str, **fields: Any) -> httpx.Response:
        answer: httpx.Response = self.app.call(self.http.post(path, data={"token": self.token, **fields}))
        return answer


def test_no_list_has_to_be_changed(acre: None) -> None:
    assert games.names() == ["villagers", "moor", "hallertau", "agricola", "acre"]
    assert tilth.game("acre", players=3).players == 3


@pytest.mark.parametrize("path", ["/", "/new?game=acre", "/cards/acre", "/account"])
def test_every_page_is_there(server: Inside, path: str) -> None:
    answer = Guest(server).get(path)
    assert answer.status_code == 200
    assert "acre" in answer.text or path == "/account"


def over_after_a_move(guest: Guest, table: str) -> bool:
    """Make the first move that the page offers, if it offers one now; is the game over?"""
    page = guest.get(f"/t/{table}")
    assert page.status_code == 200, page.text
    choice = re.search(r'name="move" value="([^"]+)"', page.text)
    if choice is not None:
        form = page.text.partition('id="moves"')[2].partition("</form>")[0]
        fields = dict(re.findall(r'name="(command|version|seat)" value="([^"]*)"', form))
        assert guest.post(f"/t/{table}/move", move=choice[1], **fields).status_code == 303
    return bool(guest.get(f"/api/tables/{table}").json()["status"] == "over")


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_whole_game_in_the_browser(server: Inside, bot: str) -> None:
    guest = Guest(server)
    guest.get("/")
    place = guest.post("/play-now", game="acre", players=2, bot=bot).headers["location"]
    assert guest.get(f"{place}/board").status_code == 200
    table = place.rpartition("/")[2]
    while not over_after_a_move(guest, table):
        server.call(asyncio.sleep(0.01))  # the bot thinks
    for more in ("/replay", "/replay?n=3", "/chart", "/record.tilth"):
        assert guest.get(place + more).status_code == 200, more


def test_the_terminal_plays_it(acre: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run = CliRunner().invoke
    assert "Acre" in run(commands, ["games"]).stdout
    played = run(commands, ["play", "acre", "--seats", "greedy,random", "--seed", "3"])
    assert played.exit_code == 0, played.output
    asked = run(commands, ["play", "acre", "--seats", "me,random"], input="\n".join(["1"] * 200))
    assert not asked.exception or isinstance(asked.exception, SystemExit), asked.exception
    cards = run(commands, ["cards", "acre"])
    assert "acre has no list of cards" in cards.output and "Traceback" not in cards.output
