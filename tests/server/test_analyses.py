"""Games gone through again on the server: in the background, bounded, cancelled, shared; never while played."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest
import sqlalchemy as sa

from tilth.games import game as make_game
from tilth.kernel.core import CHANCE
from tilth.kernel.rng import Rng
from tilth.learn.analysis import Analyst
from tilth.records.record import Record
from tilth.server import analyses as doing
from tilth.server import analysis_worker
from tilth.server.analyses import LOST, Subject
from tilth.server.models import analyses, records
from tilth.server.store import now

from .conftest import House, Inside, MakeInside, until

NAME = "<b>Ann</b>"


def random_record(over: bool = True, seed: int = 1, most: int = 100_000) -> Record:
    """A game alone of somebody who knows nothing; `over`: told to its end, or said to have been ended."""
    game, rng = make_game("villagers", players=1), Rng(seed)
    p, record = game.start(), Record.new(game, {"A": NAME})
    while not p.over and most > 0:
        most -= 1
        action = p.draw(rng) if p.who == CHANCE else p.legal()[rng.below(len(p.legal()))]
        record.add(p, int(action))
        p.act(action)
    if over and not p.over:
        record.note("ended")
    return record


SHORT = random_record(most=30).text()  # ended early, so that it is soon analysed
BEGUN = random_record(over=False, most=30).text()


def bring(house: Inside, text: str) -> str:
    answer = house.post("/watch", files={"record": ("game.tilth", text)})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].rpartition("/")[2])


def worker(kind: str) -> tuple[str, ...]:
    """One that says how far it is and then does nothing; or dies at once."""
    far = json.dumps({"done": 3, "total": 9})
    kinds = {
        "hanging": f"import sys, time; sys.stdin.readline(); print('{far}', flush=True); time.sleep(60)",
        "dying": "import sys; sys.exit(3)",
    }
    return (sys.executable, "-c", kinds[kind])


def begin(house: Inside, record: str, depth: str = "quick") -> Any:
    return house.post(f"/api/records/{record}/analysis", json={"depth": depth})


def told(house: Inside, analysis: str) -> Any:
    return house.get(f"/api/analyses/{analysis}").json()


def status_becomes(house: Inside, analysis: str, status: str) -> Any:
    return until(lambda: (row := told(house, analysis))["status"] == status and row, status)


def make(inside: MakeInside, kind: str = "", **settings: Any) -> Inside:
    house = inside(limits=False, **settings)
    house.app.state.analyses.command = worker(kind) if kind else doing.WORKER
    return house.be("Ann")


def test_a_record_is_analysed_in_the_background_and_shared(inside: MakeInside) -> None:
    house = make(inside)
    record = bring(house, SHORT)
    offer = house.get(f"/watch/{record}").text
    assert f'action="/watch/{record}/analysis"' in offer
    begun = begin(house, record)
    assert begun.status_code == 202 and begun.json()["status"] == "waiting" and begun.json()["mine"]
    analysis = begun.json()["id"]
    done = status_becomes(house, analysis, "done")
    assert done["analysis"]["turning_points"] and done["analysis"]["depth"] == "quick"
    assert begin(house, record).json()["id"] == analysis  # once for all
    assert f"/analysis/{analysis}#analysis" in house.get(f"/watch/{record}").text
    house.http = house.client()  # somebody else, who was given the link
    page = house.get(f"/analysis/{analysis}")
    assert page.status_code == 200 and "Turning points" in page.text and "data-steps=" in page.text
    assert 'data-state="done"' in house.get(f"/analysis/{analysis}/state").text
    better = done["analysis"]["turning_points"][0]["better"]
    assert better in page.text.replace("&#39;", "'").replace("&amp;", "&")
    assert "<b>Ann" not in page.text and not told(house, analysis)["mine"]
    russian = house.get(f"/api/analyses/{analysis}?lang=ru").json()["analysis"]["turning_points"][0]["better"]
    assert russian != better


def test_what_the_worker_finds_is_what_the_library_finds() -> None:
    record = Record.load(SHORT)
    game = record.game()
    actions = [action for step in record.steps(game) for action in step.taken]
    lines: list[dict[str, Any]] = []
    question = {"game": "villagers", "options": game.options, "actions": actions, "position": None}
    analysis_worker.answer({**question, "depth": "quick", "seed": 1}, lines.append)
    assert lines[0]["total"] == Analyst(game, actions, "quick").total
    assert lines[-1]["found"] == Analyst(game, actions, "quick", 1).run().plain()


def test_only_games_that_are_over_are_analysed(inside: MakeInside) -> None:
    house = make(inside)
    body = {"game": "villagers", "seats": [{"kind": "person"}]}
    table = house.post("/api/tables", json=body).json()["id"]
    house.post(f"/api/tables/{table}/start")
    for address in (f"/api/tables/{table}/analysis", f"/t/{table}/analysis"):
        assert house.post(address).status_code == 409
    begun = begin(house, bring(house, BEGUN))
    assert begun.status_code == 409 and begun.json()["error"]["code"] == "closed"
    assert house.get("/api/analyses/nothing").status_code == house.get("/analysis/nothing").status_code == 404


def test_one_at_a_time_and_cancelled_by_who_asked(inside: MakeInside) -> None:
    house = make(inside, "hanging")
    first, second = bring(house, SHORT), bring(house, random_record(seed=2, most=30).text())
    analysis = begin(house, first).json()["id"]
    row = until(lambda: (now := told(house, analysis))["total"] and now, "how far it is")
    assert (row["status"], row["done"], row["total"]) == ("running", 3, 9)
    assert "<progress" in house.get(f"/analysis/{analysis}").text
    assert begin(house, second).status_code == 429
    mine, house.http = house.http, house.client()
    house.be("Bob")
    assert house.post(f"/api/analyses/{analysis}/cancel").status_code == 403
    assert "/cancel" not in house.get(f"/analysis/{analysis}/state").text
    waiting = begin(house, second).json()
    assert told(house, waiting["id"])["status"] == "waiting"  # behind the other one
    house.http = mine
    cancelled = house.post(f"/api/analyses/{analysis}/cancel")
    assert cancelled.json()["status"] == "cancelled"
    status_becomes(house, waiting["id"], "running")
    assert begin(house, first).json()["id"] != analysis  # it can be begun anew
    assert house.get(f"/analysis/{analysis}").status_code == 404


def test_there_is_an_end_to_what_waits(inside: MakeInside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doing, "MOST_WAITING", 1)
    house = make(inside, "hanging")
    record = bring(house, SHORT)
    begin(house, record)
    house.http = house.client()
    assert begin(house.be("Bob"), bring(house, random_record(seed=2, most=30).text())).status_code == 429
    monkeypatch.setattr(doing, "MOST_STEPS", 3)
    house.http = house.client()
    refused = begin(house.be("Cay"), record, "deep")
    assert refused.status_code == 400 and "too long" in refused.text
    assert begin(house, record, "abyss").status_code == 400


def test_a_worker_that_is_lost_is_told(inside: MakeInside) -> None:
    house = make(inside, "dying")
    record = bring(house, SHORT)
    analysis = begin(house, record).json()["id"]
    status_becomes(house, analysis, "failed")
    assert "came to no end" in house.get(f"/analysis/{analysis}").text
    house.app.state.analyses.command = worker("hanging")
    again = begin(house, record).json()["id"]
    status_becomes(house, again, "running")
    silent = analyses.update().values(updated=now() - LOST - 1)  # as if the server that did it were gone
    house.app.state.analyses.tell = None
    house.call(house.app.state.store.write(lambda connection: connection.execute(silent)))
    assert told(house, again)["status"] == "failed"


def test_it_goes_with_what_it_is_about(inside: MakeInside) -> None:
    house = make(inside, "dying")
    record = bring(house, SHORT)
    status_becomes(house, begin(house, record).json()["id"], "failed")
    store = house.app.state.store
    house.call(store.write(lambda connection: connection.execute(records.delete())))
    assert house.call(store.rows(sa.select(analyses))) == []
    assert house.call(house.app.state.analyses.of(Subject(record_id=record))) == []


def test_a_table_is_analysed_by_whichever_server_is_asked(house: House) -> None:
    """On SQLite by one server, on PostgreSQL by one of two; the other one tells of it, and cancels it."""
    ann = house.guest(NAME)
    table = ann.open_table("me", start=True)
    edition = ann.table(table)["edition"]
    house.finish(table, ann, most=4)
    ann.did(f"/api/tables/{table}/resign", command="l1", edition=edition)
    assert ann.table(table)["status"] == "over"
    bob = house.guest("Bob")
    assert bob.post(f"/api/tables/{table}/analysis", depth="quick").status_code == 404
    answer = ann.post(f"/api/tables/{table}/analysis", depth="quick")
    assert answer.status_code == 202, answer.text
    analysis = answer.json()["id"]
    done = until(lambda: (row := bob.get(f"/api/analyses/{analysis}").json())["status"] == "done" and row, "analysis")
    assert done["table"] == table and done["analysis"]["seats"].keys() == {"A"}
    page = bob.get(f"/analysis/{analysis}").text
    assert "&lt;b&gt;Ann" in page and "<b>Ann" not in page
