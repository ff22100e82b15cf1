"""Help at a table: for those who may have it, when they may, made of nothing hidden, and never at others' expense."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import tilth
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng
from tilth.learn.coach import mistake_words
from tilth.server.advice import SECONDS
from tilth.server.help_worker import answer
from tilth.server.processes import Advising
from tilth.server.ratings import decided
from tilth.server.seating import PERSON, Seat, TableInfo
from tilth.text.sentences import Speech

from .conftest import Inside, MakeInside

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("villagers", {"players": 2}),
    ("agricola", {"players": 2}),
    ("hallertau", {"players": 2}),
    ("moor", {"players": 2, "level": 3}),
]


class Visitor:
    """Somebody at an app in this process."""

    def __init__(self, app: Inside, name: str) -> None:
        self.app, self.http = app, app.client()
        token = self.did("/api/session", name=name)["token"]
        self.http.headers["X-Tilth-Token"] = token

    def get(self, path: str, **query: Any) -> Any:
        return self.app.call(self.http.get(path, params=query)).json()

    def post(self, path: str, **body: Any) -> Any:
        return self.app.call(self.http.post(path, json=body)).json()

    def did(self, path: str, **body: Any) -> Any:
        said = self.post(path, **body)
        assert "error" not in said, said
        return said

    def agree(self, table: str, yes: bool) -> Any:
        edition = self.get(f"/api/tables/{table}")["edition"]
        return self.post(f"/api/tables/{table}/help", command=f"h{edition}", edition=edition, agree=yes)


class Canned(Advising):
    """Warns of one move, whatever the position."""

    def __init__(self, move: str) -> None:
        super().__init__()
        self.move = move

    async def about(self, question: dict[str, Any], who: str) -> list[dict[str, Any]]:
        return [{"name": self.move, "loss": 5.0, "words": {"en": {}}}]


def refused(said: Any) -> str:
    return str(said["error"]["code"])


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SECONDS, "hints", 0.3)


# -- who may ask -------------------------------------------------------------------------------------------------------


def test_alone_hints_can_be_had(inside: MakeInside, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    app = inside()
    ann, mallory = Visitor(app, "Ann"), Visitor(app, "Mallory")
    table = ann.did("/api/tables", game="villagers", options={}, seats=[{"kind": "person"}])["id"]
    assert refused(ann.get(f"/api/tables/{table}/hints")) == "closed"
    ann.did(f"/api/tables/{table}/start")
    look = ann.get(f"/api/tables/{table}/look")
    said = ann.get(f"/api/tables/{table}/hints", lang="ru")
    assert said["version"] == look["version"]
    names = [hint["name"] for hint in said["hints"]]
    assert 1 < len(names) <= 3 and len(set(names)) == len(names)
    assert set(names) <= {choice["name"] for choice in look["choices"]}
    first = said["hints"][0]
    assert first["behind"] == 0 and first["words"]["behind"] == "лучший ход" and first["words"]["move"]
    assert ann.get(f"/api/tables/{table}/hints", lang="ru") == said  # thought out once
    assert refused(mallory.get(f"/api/tables/{table}/hints")) == "not_found"


def test_among_people_all_must_agree_and_the_log_tells_it(inside: MakeInside) -> None:
    app = inside(advising=Canned("draft R2"))
    ann, bob, watcher = (Visitor(app, name) for name in ("Ann", "Bob", "Mallory"))
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = ann.did("/api/tables", game="villagers", options={}, seats=seats, public=True)["id"]
    bob.did(f"/api/tables/{table}/sit")
    ann.did(f"/api/tables/{table}/start")
    at = f"/api/tables/{table}"
    first, other = (ann, bob) if ann.get(f"{at}/look")["mine"] else (bob, ann)
    assert refused(first.get(f"{at}/hints")) == "not_yours" and not first.get(at)["help"]
    first.agree(table, True)
    first.did(f"{at}/coach", on=True)
    assert refused(first.get(f"{at}/hints")) == refused(first.get(f"{at}/mistakes")) == "not_yours"
    assert not first.get(at)["coach"] and first.get(f"{at}/look")["concerns"] == []
    other.agree(table, True)
    assert refused(other.agree(table, True)) == "closed"
    assert first.get(at)["help"] and first.get(at)["coach"] and not other.get(at)["coach"]
    assert first.get(f"{at}/hints")["hints"] and first.get(f"{at}/mistakes")["mistakes"]
    assert first.get(f"{at}/look")["concerns"] and other.get(f"{at}/look")["concerns"] == []
    assert refused(other.get(f"{at}/hints")) == "not_yours"  # it is not for them to decide
    letters = [one.get(f"{at}/look")["seat"] for one in (first, other)]
    told = [line["label"] for line in ann.get(f"{at}/look", log=100)["log"] if line["kind"] == "notice"]
    assert told[-2:] == [f"{letter} agrees to hints and a coach at this table." for letter in letters]
    assert all(seat.helped for seat in app.call(app.tables.info(table)).seats)
    for what in ("hints", "mistakes"):
        assert refused(watcher.get(f"{at}/{what}")) == "not_yours"
    assert refused(watcher.agree(table, True)) == refused(watcher.post(f"{at}/coach", on=True)) == "not_yours"
    other.agree(table, False)
    assert refused(first.get(f"{at}/hints")) == refused(first.get(f"{at}/mistakes")) == "not_yours"
    assert all(seat.helped for seat in app.call(app.tables.info(table)).seats)


def test_a_game_in_which_all_agreed_is_not_rated() -> None:
    seats = [Seat(PERSON, "ann", "Ann"), Seat(PERSON, "bob", "Bob")]
    info = TableInfo("t", "CODE", "villagers", {"players": 2}, 1, seats, False, "over", 9, 3, "ann")
    result = [{"rank": 1}, {"rank": 2}]
    assert decided(info, info, result) is not None
    once = replace(info, seats=[replace(seat, helped=True) for seat in seats])
    assert not once.helps and decided(info, once, result) is None


# -- the coach -------------------------------------------------------------------------------------------------------


def playing(app: Inside, game: str = "villagers", bot: str = "greedy", players: int = 2) -> str:
    body: dict[str, Any] = {"game": game, "options": {}}
    body["seats"] = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for _ in range(players - 1))]
    table = str(app.post("/api/tables", json=body).json()["id"])
    assert app.post(f"/api/tables/{table}/start").status_code == 200
    return table


def coached(app: Inside, table: str) -> bool:
    return bool(app.get(f"/api/tables/{table}").json()["coach"])


def test_first_games_against_bots_have_a_coach_that_can_be_sent_away(inside: MakeInside) -> None:
    app = inside(coach_games=1).be("Ann")
    table = playing(app, players=2)
    assert coached(app, table)
    assert not app.post(f"/api/tables/{table}/coach", json={"on": False}).json()["coach"]
    assert app.post(f"/api/tables/{table}/coach", json={"on": True}).json()["coach"]

    async def finished(person_id: str) -> Counter[str]:
        return Counter(villagers=1)

    app.tables.register.finished = finished  # type: ignore[method-assign]
    assert not coached(app, playing(app))


def test_people_at_one_screen_are_helped_in_turn(inside: MakeInside) -> None:
    app = inside(advising=Canned("draft R2"), coach_games=1).be("Ann")
    seats = [{"kind": "person"}, {"kind": "hotseat", "name": "Bob"}]
    table = app.post("/api/tables", json={"game": "villagers", "options": {}, "seats": seats}).json()["id"]
    assert app.post(f"/api/tables/{table}/start").status_code == 200
    at = app.get(f"/api/tables/{table}").json()
    assert at["help"] and at["coach"]
    turn = at["turn"]
    other = "B" if turn == "A" else "A"
    assert app.get(f"/api/tables/{table}/hints?seat={turn}").json()["hints"]
    assert app.get(f"/api/tables/{table}/mistakes?seat={turn}").json()["mistakes"]
    assert refused(app.get(f"/api/tables/{table}/hints?seat={other}").json()) == "not_yours"
    body = {"command": "h", "edition": at["edition"], "agree": True}
    assert app.post(f"/api/tables/{table}/help", json=body).status_code == 400


def test_the_coach_says_what_matters_and_what_would_be_a_mistake(inside: MakeInside) -> None:
    app = inside(coach_games=3).be("Ann")
    table = playing(app, "agricola", players=1)
    look = app.get(f"/api/tables/{table}/look").json()
    assert look["mine"] and any("Harvest" in said for said in look["concerns"])
    said = app.get(f"/api/tables/{table}/mistakes").json()
    assert said["version"] == look["version"] and isinstance(said["mistakes"], list)
    names = {choice["name"] for choice in look["choices"]}
    assert all(one["name"] in names and one["loss"] > 0 and one["words"] for one in said["mistakes"])
    app.post(f"/api/tables/{table}/coach", json={"on": False})
    assert app.get(f"/api/tables/{table}/look").json()["concerns"] == []
    assert app.get(f"/api/tables/{table}/mistakes").json()["error"]["code"] == "closed"


def test_without_script_a_warning_comes_before_the_move(inside: MakeInside) -> None:
    app = inside(advising=Canned("draft R2"), coach_games=3).be("Ann")
    table = playing(app, players=1)
    look = app.get(f"/api/tables/{table}/look").json()
    app.get(f"/t/{table}")  # whoever is shown the question is thought for
    app.get(f"/api/tables/{table}/mistakes")
    body = {"move": "draft R2", "version": look["version"], "command": "one", "seat": "A", "stay": "false"}
    body["token"] = app.http.headers["X-Tilth-Token"]
    told = app.post(f"/t/{table}/move", data=body)
    assert told.status_code == 303 and "doubt=draft%20R2" in told.headers["location"]
    page = app.get(told.headers["location"]).text
    assert mistake_words(Speech("villagers", "en"), 5.0) in page and "Play it anyway" in page
    assert app.get(f"/api/tables/{table}").json()["version"] == look["version"]
    app.post(f"/t/{table}/move", data={**body, "sure": "true"})
    assert app.get(f"/api/tables/{table}").json()["version"] > look["version"]


def test_a_mind_that_is_lost_costs_a_hint_and_nothing_else(inside: MakeInside) -> None:
    broken = Advising(seconds=20.0, command=(sys.executable, "-c", "print('{}', flush=True)"))
    app = inside(advising=broken, coach_games=3).be("Ann")
    table = playing(app, players=1)
    said = app.get(f"/api/tables/{table}/hints")
    assert (said.status_code, said.json()["error"]["code"]) == (409, "no_advice")
    assert app.get(f"/api/tables/{table}/mistakes").json()["mistakes"] is None
    assert app.get(f"/api/tables/{table}/look").json()["mine"]


# -- nothing hidden --------------------------------------------------------------------------------------------------


def decision(name: str, options: dict[str, Any]) -> Position:
    """A position with something hidden in which seat 0 has to choose."""
    game, rng = tilth.game(name, **options), Rng(4)
    p, number = game.start(), 0
    while True:
        if p.who == CHANCE:
            p.act(p.draw(rng))
            continue
        number += 1
        if number > 30 and p.who == 0 and len(p.choices) > 3:
            return p
        p.act(p.choices[rng.below(len(p.choices))])


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_help_is_the_same_whatever_lies_hidden(name: str, options: dict[str, Any]) -> None:
    p = decision(name, options)
    other = p.resample(0, Rng(77))
    assert other.dump() != p.dump() and other.view(0) == p.view(0)
    voice = p.rules.voice
    for lang in ("en", "ru", "pt"):
        said = [Speech(name, lang).concerns(q, q.view(0), 0) for q in (p, other)]
        assert said[0] == said[1]
    told = []
    for q in (p, other):
        question = {
            "game": name,
            "options": options,
            "position": voice.describe(q),
            "budget": None,
            "looks": 60,
            "seed": 9,
        }
        told.append([answer({**question, "what": what}) for what in ("hints", "mistakes")])
    assert told[0] == told[1] and told[0][0]["hints"]
