"""Levels at the table: who is offered, what they are called, how long they take, who takes over from one that fails."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from tilth import bots
from tilth.kernel.core import Position
from tilth.kernel.errors import TilthError
from tilth.kernel.rng import Rng
from tilth.play.company import GIVEN_NAMES, company
from tilth.server import bot_players, bot_worker
from tilth.server.processes import MindLost, Thinking
from tilth.server.settings import Settings
from tilth.text import LANGS, words

from .conftest import Inside, MakeInside
from .test_bots import READY, look, start, wait_for_turn


class Failing:
    """A level whose network is broken."""

    def choose(self, position: Position, seat: int, rng: Rng, budget: bots.Budget) -> int:
        raise OSError("the network is broken")


class Patient:
    """Plays anything, and remembers what it was given to spend."""

    budgets: ClassVar[list[float | None]] = []

    def choose(self, position: Position, seat: int, rng: Rng, budget: bots.Budget) -> int:
        self.budgets.append(budget.seconds)
        return int(position.legal()[0])


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All levels, whether they come with the engine or not; the stronger ones fail."""
    makers = {"random": bots._makers["random"], "greedy": bots._makers["greedy"]}
    monkeypatch.setattr(bots, "_makers", makers)
    for name, kind in (("easy", Patient), ("medium", Patient), ("hard", Failing), ("expert", Failing)):
        bots.register_bot(name, kind)
    return iter([None])


# -- who is offered --------------------------------------------------------------------------------------------------


def test_the_ladder_goes_down_to_random(levels: None) -> None:
    assert bots.offered() == ["easy", "medium", "hard", "expert", "greedy", "random"]
    assert bots.usual() == "medium"
    way = ["expert"]
    while (weaker := bots.below(way[-1])) is not None:
        way.append(weaker)
    assert way == list(reversed(bots.LADDER))


def test_what_is_not_there_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_makers", {name: bots._makers[name] for name in ("random", "greedy")})
    assert bots.usual() == "greedy"
    assert bots.below("expert") == "greedy"
    bots.register_bot("mine", Patient)
    assert bots.offered() == ["greedy", "random", "mine"]
    assert bots.below("mine") == "greedy"


@pytest.mark.parametrize("lang", LANGS)
def test_every_level_has_a_sentence(lang: str) -> None:
    w = words(lang)
    said = {w.say(f"web-bot-{name}.words") for name in bots.LADDER}
    assert len(said) == len(bots.LADDER)
    assert all(
        line.startswith(f"{w.say(f'web-bot-{name}')}: ") for name in bots.LADDER for line in said if name in line
    )


def test_the_lobby_offers_the_levels_and_chooses_the_usual_one(inside: MakeInside, levels: None) -> None:
    page = inside().be("Ann").get("/").text
    w = words("en")
    places = [page.index(f'<option value="{name}"') for name in bots.offered()]
    assert places == sorted(places)
    assert f'<option value="medium" selected>{w.say("web-bot-medium.words")}</option>' in page


# -- names -----------------------------------------------------------------------------------------------------------


def test_names_are_different_at_a_table_and_stay() -> None:
    for table in ("x", "y", "another table"):
        names = company(table, 5, "en")
        assert len(set(names)) == 5
        assert names == company(table, 5, "pt")
        assert company(table, 5, "ru") == tuple(dict(GIVEN_NAMES)[name] for name in names)
    assert len({tuple(company(str(k), 2, "en")) for k in range(20)}) > 10


def test_bots_are_called_by_their_names(inside: MakeInside) -> None:
    house = inside().be("Ann")
    table = start(house, "greedy", "random")
    info = wait_for_turn(house, table)["table"]
    names = company(table, 3, "en")
    assert [seat["name"] for seat in info["seats"]] == ["Ann", names[1], names[2]]
    page = house.get(f"/t/{table}").text
    assert names[1] in page and names[2] in page
    lobby = house.get("/").text
    assert f"{names[1]} (greedy)" in lobby


# -- pauses ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long bots have waited; it takes no time."""
    found: list[float] = []

    async def wait(_: bot_players.Opponents, seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(bot_players.Opponents, "wait", wait)
    return found


def test_a_bot_pauses_as_long_as_the_host_says(inside: MakeInside, slept: list[float]) -> None:
    house = inside(bot_pause=50.0).be("Ann")
    wait_for_turn(house, start(house, "random"))
    assert slept
    assert all(50.0 * bot_players.GOING_ON - 5 < seconds <= 50.0 for seconds in slept)  # it has thought meanwhile


@pytest.mark.parametrize(("pace", "least", "most"), [("none", 0, 0), ("short", 10, 50), ("long", 50, 150)])
def test_a_table_may_want_it_otherwise(
    inside: MakeInside, slept: list[float], pace: str, least: float, most: float
) -> None:
    house = inside(bot_pause=50.0).be("Ann")
    body = {"game": "villagers", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}], "options": {}}
    table = house.post("/api/tables", json={**body, "options": {"first_player": "B"}}).json()["id"]
    made = house.post(f"/api/tables/{table}/pace", json={"pace": pace})
    assert made.json()["pace"] == pace
    house.post(f"/api/tables/{table}/start")
    wait_for_turn(house, table)
    assert bool(slept) == bool(most)
    assert all(least <= seconds <= most for seconds in slept)
    assert house.post(f"/t/{table}/pace", data={"pace": "long"}).status_code in (200, 303)
    assert look(house, table)["table"]["pace"] == "long"


def test_only_who_sits_there_changes_the_pace(inside: MakeInside) -> None:
    house = inside().be("Ann")
    body = {"game": "villagers", "public": True, "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}
    table = house.post("/api/tables", json=body).json()["id"]
    assert house.post(f"/api/tables/{table}/pace", json={"pace": "slow"}).status_code == 400
    house.http = house.client()
    house.be("Bob")
    assert house.post(f"/api/tables/{table}/pace", json={"pace": "none"}).status_code == 403


def test_a_pause_is_a_time() -> None:
    for wrong in (-1.0, 61.0, float("nan")):
        with pytest.raises(TilthError, match="bots pause"):
            Settings(bot_pause=wrong)


# -- budgets, and who takes over -------------------------------------------------------------------------------------


def test_a_bot_gets_its_budget_for_a_whole_move(levels: None, inside: MakeInside) -> None:
    house = inside(thinking=Thinking(1, 60, (sys.executable, "-c", READY + "time.sleep(60)"))).be("Ann")
    table = start(house, "medium")
    live = house.tables.lives[table]
    request: dict[str, Any] = {
        "game": "villagers", "options": dict(live.info.options), "position": live.game.voice.describe(live.position),
        "bot": "medium", "budget": bots.allowance("medium").seconds, "seed": 1,
    }  # fmt: skip
    Patient.budgets.clear()
    begun: list[bool] = []
    assert bot_worker.choose(request, lambda: begun.append(True))
    assert begun == [True]
    assert Patient.budgets
    assert all(seconds is not None and 0.02 <= seconds <= 0.2 for seconds in Patient.budgets)


class Unreliable(Thinking):
    """Bots think here and now; some of them give no answer."""

    def __init__(self, *failing: str) -> None:
        super().__init__(1, 1)
        self.failing = failing

    async def choose(self, request: dict[str, Any], who: str = "") -> list[int]:
        if request["bot"] in self.failing:
            raise MindLost("slow")
        return bot_worker.choose({**request, "bot": "random"})


def notices(house: Inside, table: str) -> list[str]:
    return [line["label"] for line in look(house, table)["log"] if line["kind"] == "notice" and line["seat"] == 1]


def test_the_level_below_takes_over_and_a_notice_says_so_once(
    inside: MakeInside, levels: None, caplog: pytest.LogCaptureFixture
) -> None:
    house = inside(thinking=Unreliable("expert", "hard")).be("Ann")

    def relieved() -> list[tuple[str, str]]:
        found = [vars(record) for record in caplog.records if record.message == "a bot was relieved"]
        return [(record["bot"], record["by"]) for record in found]

    with caplog.at_level(logging.WARNING, logger="tilth.server.bot_players"):
        table = start(house, "expert")
        seen = wait_for_turn(house, table)
        said = words("en").say("web-notice-relieved-by", who="B", bot="expert", by="medium")
        assert notices(house, table) == [said]
        assert relieved()[:2] == [("expert", "hard"), ("hard", "medium")]
        while seen["choices"] and len(relieved()) < 6:  # it fails again, and nobody is told again
            body = {"command": str(seen["version"]), "version": seen["version"], "move": seen["choices"][0]["name"]}
            assert house.post(f"/api/tables/{table}/moves", json=body).status_code == 200
            seen = wait_for_turn(house, table)
    assert len(relieved()) >= 6
    assert len(notices(house, table)) == 1


def test_who_has_begun_to_think_is_stopped_after_three_times_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.server.processes.PATIENCE", 3.0)
    monkeypatch.setattr("tilth.server.processes.LEAST", 0.0)
    begins = READY + "sys.stdin.readline(); print(json.dumps({'begun': True}), flush=True);"

    async def story() -> None:
        slow = Thinking(1, 60, (sys.executable, "-c", begins + "time.sleep(60)"))
        with pytest.raises(MindLost, match="slow"):
            await slow.choose({"bot": "medium", "budget": 0.1})
        assert not slow.awake
        late = begins + "time.sleep(0.5); print(json.dumps({'actions': [7]}), flush=True); time.sleep(60)"
        patient = Thinking(1, 60, (sys.executable, "-c", late))
        assert await patient.choose({"bot": "hard", "budget": 10.0}) == [7]
        await patient.close()

    asyncio.run(story())
