"""A game can end: people resign, hand their seat to a bot and come back, and nobody learns anything by it."""

from __future__ import annotations

import random
from typing import Any

import pytest
import sqlalchemy as sa

from tilth.records.record import Record
from tilth.server.models import ratings, tables
from tilth.server.ratings import decided
from tilth.server.seating import BOT, MINUTE, PERSON, Seat, TableInfo

from .conftest import Guest, House, Inside, MakeInside, until

MEDIUM = "medium"


def ask(guest: Guest, table: str, what: str, edition: int | None = None, command: str = "", **more: Any) -> Any:
    """A command around the game, and what the server answers."""
    at = guest.table(table)["edition"] if edition is None else edition
    return guest.post(f"/api/tables/{table}/{what}", command=command or f"{what}{at}", edition=at, **more)


def lines(guest: Guest, table: str) -> list[str]:
    return [line["label"] for line in guest.look(table, log=1000)["log"] if line["kind"] == "notice"]


def seat_of(guest: Guest, table: str, letter: str) -> Any:
    return next(seat for seat in guest.table(table)["seats"] if seat["seat"] == letter)


def test_a_bot_plays_for_me_until_i_am_back(house: House) -> None:
    ann, bob, table = house.pair()
    first, other = (ann, bob) if ann.look(table)["mine"] else (bob, ann)
    letter = first.look(table)["seat"]
    hand = first.look(table)["view"][letter].get("hand")
    assert ask(other, table, "hand-over", seat=letter).status_code == 403
    version = first.table(table)["version"]
    assert ask(house.guest("Mallory"), table, "hand-over", edition=2).status_code == 404
    handed = ask(first, table, "hand-over", command="tea")
    assert handed.status_code == 200, handed.text
    assert ask(first, table, "hand-over", edition=0, command="tea").json()["repeated"]
    until(lambda: other.look(table)["mine"], "the bot's turn for its seat")
    seat = seat_of(other, table, letter)
    assert (seat["kind"], seat["bot"], seat["held"]) == ("person", MEDIUM, True)
    assert not first.table(table)["your_turn"] and first.table(table)["version"] > version + 1
    look = first.look(table)
    assert look["seat"] == letter and look["view"][letter].get("hand") is not None and hand is not None
    assert not look["mine"] and look["choices"] == []
    assert ask(first, table, "come-back").status_code == 200
    assert lines(other, table)[1:] == [f"{letter} lets a bot (medium) play for now.", f"{letter} is back."]
    house.finish(table, ann, bob)
    text = ann.get(f"/api/tables/{table}/record").text
    assert f"table: {letter} handed {MEDIUM}\n" in text and f"table: {letter} back\n" in text
    assert Record.load(text).check().over


def test_whoever_leaves_says_how_well_the_bot_plays(house: House) -> None:
    ann, bob, table = house.pair()
    letter = bob.look(table)["seat"]
    assert ask(bob, table, "hand-over", bot="nobody").json()["error"]["code"] == "bad_request"
    assert ask(bob, table, "hand-over", bot="greedy").status_code == 200
    assert seat_of(ann, table, letter)["bot"] == "greedy"
    assert lines(ann, table)[-1].startswith(f"{letter} lets a bot (") and "medium" not in lines(ann, table)[-1]
    assert ask(bob, table, "come-back").status_code == 200
    assert ask(bob, table, "resign", bot="random").status_code == 200
    assert seat_of(ann, table, letter)["bot"] == "random"
    offered = ann.get(f"/t/{table}").text
    assert '<select name="bot">' in offered and '<option value="medium" selected>' in offered


def test_a_hot_seat_that_resigns_sees_no_other_hand(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.open_table("me", "hot")
    ann.did(f"/api/tables/{table}/start")
    turn = ann.table(table)["turn"]
    leaver = next(seat["seat"] for seat in ann.table(table)["seats"] if seat["seat"] != turn)
    assert ask(ann, table, "resign", seat=leaver, bot="random").status_code == 200
    assert ann.look(table)["seat"] is None and not ann.look(table)["choices"]
    page = ann.get(f"/t/{table}").text
    assert "data-covered" in page and "data-move" not in page
    number = "AB".index(turn)
    assert "data-covered" not in ann.get(f"/t/{table}", seat=number).text
    assert ann.look(table, seat=turn)["choices"]


def test_whoever_resigns_sees_what_a_spectator_sees(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    eve, watcher = house.guest("Eve"), house.guest("Mallory")
    table = ann.open_table("me", "open", "open", public=True)
    for who in (bob, eve):
        who.did(f"/api/tables/{table}/sit")
    ann.did(f"/api/tables/{table}/start")
    letter = bob.look(table)["seat"]
    assert ask(ann, table, "resign", seat=letter).json()["error"]["code"] == "not_yours"
    assert ask(watcher, table, "resign").json()["error"]["code"] == "not_yours"
    assert bob.look(table)["view"] != watcher.look(table)["view"]
    assert ask(bob, table, "resign", edition=0).json()["error"]["code"] == "stale"
    at = bob.table(table)["edition"]
    assert not ask(bob, table, "resign", at, "away").json()["repeated"]
    assert ask(bob, table, "resign", at, "away").json()["repeated"]
    until(lambda: ann.look(table)["mine"] or eve.look(table)["mine"], "a bot's turn at the seat")
    told, seen = bob.look(table), watcher.look(table)
    assert told["seat"] is None and all(told[part] == seen[part] for part in told if part != "table")
    assert seat_of(bob, table, letter) == {
        **seat_of(ann, table, letter), "kind": "bot", "bot": MEDIUM, "mine": False, "left_by": "Bob",
    }  # fmt: skip
    for what in ("come-back", "hand-over", "resign"):
        assert ask(bob, table, what).json()["error"]["code"] == "not_yours"
    assert bob.get(f"/api/tables/{table}/look", seat=letter).status_code == 403
    assert bob.post(f"/api/tables/{table}/sit").status_code == 409
    assert bob.get(f"/api/tables/{table}/record").status_code == 409
    assert lines(eve, table)[-1] == f"{letter} resigns; a bot (medium) plays on."
    assert table in [one["id"] for one in bob.get("/api/tables").json()["mine"]]


def test_the_last_one_who_resigns_ends_the_game(house: House) -> None:
    ann, bob, table = house.pair()
    house.finish(table, ann, bob, most=6)
    assert ask(bob, table, "resign").status_code == 200
    assert ann.table(table)["status"] == "playing"
    assert bob.get("/api/ratings").json()[0]["games"] == ann.get("/api/ratings").json()[0]["games"] == 1
    assert ann.get("/api/ratings").json()[0]["rating"] > bob.get("/api/ratings").json()[0]["rating"]
    assert ask(ann, table, "resign").status_code == 200
    over = ann.table(table)
    assert (over["status"], over["result"], over["turn"]) == ("over", None, None)
    assert ann.get("/api/ratings").json()[0]["games"] == 1, "it was decided when Bob resigned"
    assert ask(ann, table, "resign").json()["error"]["code"] == "closed"
    assert ann.try_move(table, 0).json()["error"]["code"] == "closed"
    text = bob.get(f"/api/tables/{table}/record").text
    assert "Bob" in text and text.endswith("table: ended\n")
    assert not Record.load(text).check().over
    again = ann.did(f"/api/tables/{table}/rematch")
    assert sorted(seat["kind"] for seat in again["seats"]) == ["bot", "person"]


def test_a_host_closes_a_table_before_its_game(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.open_table("me", "open", "open", public=True)
    bob.did(f"/api/tables/{table}/sit")
    assert ask(bob, table, "close").json()["error"]["code"] == "not_yours"
    with bob.events(table) as events:
        assert next(events)["status"] == "open"
        assert not ask(ann, table, "close").json()["repeated"]
        assert next(events)["status"] == "closed"
    assert ask(ann, table, "close").json()["repeated"]
    assert house.guest("Eve").post(f"/api/tables/{table}/sit").status_code == 409
    listed = bob.get("/api/tables").json()
    assert table not in [one["id"] for kind in listed.values() for one in kind]


# -- time --------------------------------------------------------------------------------------------------------------


class Clock:
    """The server's clock, which a test may set on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.minutes = 0
        monkeypatch.setattr("tilth.server.tables.now", self.now)
        monkeypatch.setattr("tilth.server.register.now", self.now)

    def now(self) -> int:
        return 1_700_000_000_000 + self.minutes * MINUTE


class Sat:
    """Two people at a table in this process."""

    def __init__(self, house: Inside, patience: int) -> None:
        self.house = house
        self.people = [house.client() for _ in range(3)]
        for name, client in zip(("Ann", "Bob", "Eve"), self.people):
            token = house.call(client.post("/api/session", json={"name": name})).json()["token"]
            client.headers["X-Tilth-Token"] = token
        seats = [{"kind": "person"}, {"kind": "open"}]
        body = {"game": "villagers", "seats": seats, "public": True, "patience": patience}
        made = self.post(0, "/api/tables", **body).json()
        self.table = f"/api/tables/{made['id']}"
        self.post(1, f"{self.table}/sit")
        self.post(0, f"{self.table}/start")

    def post(self, who: int, path: str, **body: Any) -> Any:
        return self.house.call(self.people[who].post(path, json=body))

    def get(self, who: int, path: str) -> Any:
        return self.house.call(self.people[who].get(path)).json()

    def ask(self, who: int, what: str, **more: Any) -> Any:
        edition = self.get(who, self.table)["edition"]
        return self.post(who, f"{self.table}/{what}", command=f"{what}{edition}", edition=edition, **more)


def test_others_let_a_bot_play_for_somebody_they_have_waited_for(
    inside: MakeInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    sat = Sat(inside(limits=False), patience=10)
    waiting = next(k for k in (0, 1) if sat.get(k, f"{sat.table}/look")["mine"])
    letter, other = sat.get(waiting, f"{sat.table}/look")["seat"], 1 - waiting
    clock.minutes = 9
    assert sat.ask(other, "stand-in", seat=letter).json()["error"]["code"] == "closed"
    move = sat.get(waiting, f"{sat.table}/look")["choices"][0]["name"]
    version = sat.get(waiting, sat.table)["version"]
    assert sat.post(waiting, f"{sat.table}/moves", command="m", version=version, move=move).status_code == 200
    waiting = next(k for k in (0, 1) if sat.get(k, f"{sat.table}/look")["mine"])
    letter, other = sat.get(waiting, f"{sat.table}/look")["seat"], 1 - waiting
    assert sat.get(other, sat.table)["stand_in_from"] == clock.now() + 10 * MINUTE
    clock.minutes = 18
    assert sat.ask(other, "hand-over").status_code == 200, "whatever others do"
    assert sat.ask(other, "come-back").status_code == 200
    assert sat.ask(other, "stand-in", seat=letter).json()["error"]["code"] == "closed", "a move is a sign of life"
    clock.minutes = 19
    assert sat.ask(2, "stand-in", seat=letter).json()["error"]["code"] == "not_yours", "a spectator asks"
    version = sat.get(other, sat.table)["version"]
    chosen = "random" if other == 0 else MEDIUM
    if other:
        refused = sat.ask(other, "stand-in", seat=letter, bot="random").json()["error"]["code"]
        assert refused == "not_yours", "the host says how well it plays"
    assert sat.ask(other, "stand-in", seat=letter, bot=chosen).status_code == 200
    assert {seat["bot"] for seat in sat.get(2, sat.table)["seats"] if seat["seat"] == letter} == {chosen}
    seats = {seat["seat"]: seat for seat in sat.get(2, sat.table)["seats"]}
    assert seats[letter]["held"] and sat.get(other, sat.table)["version"] > version
    assert sat.ask(other, "come-back", seat=letter).json()["error"]["code"] == "not_yours"
    assert sat.ask(waiting, "come-back").status_code == 200


def test_a_host_closes_a_game_that_nobody_plays(inside: MakeInside, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    house = inside(limits=False)
    sat = Sat(house, patience=0)
    clock.minutes = 7 * 24 * 60 - 1
    waiting = next(k for k in (0, 1) if sat.get(k, f"{sat.table}/look")["mine"])
    letter = sat.get(waiting, f"{sat.table}/look")["seat"]
    assert sat.ask(1 - waiting, "stand-in", seat=letter).json()["error"]["code"] == "closed", "it was not agreed"
    assert sat.ask(0, "close").json()["error"]["code"] == "closed"
    clock.minutes += 1
    assert sat.ask(1, "close").json()["error"]["code"] == "not_yours"
    assert sat.ask(0, "close").status_code == 200
    over = sat.get(1, sat.table)
    assert (over["status"], over["result"]) == ("over", None)
    said = [line["label"] for line in sat.get(1, f"{sat.table}/look")["log"]]
    assert said[-1] == "The host has closed the table; the game counts for nobody."
    rows = house.call(house.tables.store.rows(sa.select(ratings)))
    assert rows == []


def test_what_was_done_before_a_seat_changed_hands_is_not_taken_back(
    inside: MakeInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither what a bot did, nor, after a restart of the server, anything else."""
    house = inside(limits=False)
    sat = Sat(house, patience=10)
    rng = random.Random(4)
    who, look = 0, {}
    for k in range(200):
        who = next(k for k in (0, 1) if sat.get(k, f"{sat.table}/look")["mine"])
        look = sat.get(who, f"{sat.table}/look")
        if look["can_undo"]:
            break
        body = {"version": look["version"], "move": rng.choice(look["choices"])["name"], "command": f"m{k}"}
        sat.post(who, f"{sat.table}/moves", **body)
    assert look["can_undo"]
    monkeypatch.setattr(house.tables.opponents, "nudge", lambda live: None)  # the bot has not begun to think
    assert sat.ask(who, "hand-over").status_code == 200
    assert sat.ask(who, "come-back").status_code == 200
    assert sat.get(who, f"{sat.table}/look")["mine"] and not sat.get(who, f"{sat.table}/look")["can_undo"]
    house.tables.lives.clear()
    assert not sat.get(who, f"{sat.table}/look")["can_undo"]
    version = sat.get(who, sat.table)["version"]
    refused = sat.post(who, f"{sat.table}/undo", command="u", version=version)
    assert refused.json()["error"]["code"] == "closed"


# -- ratings -----------------------------------------------------------------------------------------------------------


def info(*seats: Seat) -> TableInfo:
    return TableInfo("t", "c", "villagers", {}, 1, seats, False, "playing", 1, 1, "ann")


ANN, BOB, EVE = (Seat(PERSON, name, name) for name in ("ann", "bob", "eve"))
AWAY = Seat(PERSON, "eve", "eve", MEDIUM)
GONE = Seat(BOT, None, "bob", MEDIUM, left="bob", left_at=7)
GONE_FIRST = Seat(BOT, None, "eve", MEDIUM, left="eve", left_at=5)
FINAL = [{"rank": 2}, {"rank": 1}, {"rank": 3}]


@pytest.mark.parametrize(
    ("before", "after", "result", "ranks"),
    [
        ((ANN, BOB, EVE), (ANN, BOB, EVE), FINAL, {"ann": 2, "bob": 1, "eve": 3}),
        ((ANN, GONE, EVE), (ANN, GONE, EVE), FINAL, {"ann": 1, "eve": 2, "bob": 3}),
        ((ANN, BOB, AWAY), (ANN, BOB, AWAY), [{"rank": 2}, {"rank": 3}, {"rank": 1}], {"ann": 1, "bob": 2, "eve": 3}),
        ((ANN, BOB, EVE), (ANN, GONE, EVE), None, None),
        ((ANN, BOB, GONE_FIRST), (ANN, GONE, GONE_FIRST), None, {"ann": 1, "bob": 2, "eve": 3}),
        ((ANN, GONE, GONE_FIRST), (ANN, GONE, GONE_FIRST), FINAL, None),
        ((ANN, Seat(BOT, None, "x", "x")), (ANN, Seat(BOT, None, "x", "x")), FINAL, None),
    ],
)
def test_a_game_counts_once_and_is_lost_for_who_left(before: Any, after: Any, result: Any, ranks: Any) -> None:
    found = decided(info(*before), info(*after), result)
    assert (found and dict(zip(found.people, found.ranks))) == ranks


def test_a_guest_who_resigned_stays_known_until_the_game_is_over(inside: MakeInside) -> None:
    """Their rating is written when it is."""
    house = inside(limits=False)
    sat = Sat(house, patience=10)
    assert sat.ask(1, "resign").status_code == 200
    assert sat.ask(0, "hand-over").status_code == 200
    sitting = house.call(house.tables.store.rows(sa.text("SELECT person_id FROM sitters")))
    assert len(sitting) == 2
    (row,) = house.call(house.tables.store.rows(sa.select(tables.c.seats)))
    assert [seat.get("left") is not None for seat in row["seats"]] == [False, True]
