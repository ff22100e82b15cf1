"""Whole games over HTTP alone, and every way a command can go wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

import pytest

from tilth.records.record import Record

from .conftest import Guest, House


def other(look: Any) -> str:
    return "B" if look["question"]["seat"] == "A" else "A"


def deciding(table: str, *guests: Guest) -> tuple[Guest, Any]:
    """Whoever must decide, and what they see."""
    for guest in guests:
        look = guest.look(table)
        if look["mine"]:
            return guest, look
    raise AssertionError("nobody must decide")


# -- whole games


def test_a_game_against_bots_is_played_to_its_end(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.open_table("me", "greedy", "random", start=True)
    look = house.finish(table, ann)
    assert look["table"]["status"] == "over"
    assert sorted(row["rank"] for row in look["result"])[0] == 1
    assert [row["total"] for row in look["result"]] == [sheet["total"] for sheet in look["scores"]]


@dataclass
class Played:
    """A game of two people that is over."""

    ann: Guest
    bob: Guest
    table: str
    look: Any


@pytest.fixture(scope="module")
def played(addresses: list[str]) -> Iterator[Played]:
    house = House(addresses)
    ann, bob, table = house.pair()
    before = ann.get(f"/api/tables/{table}/record"), ann.post(f"/api/tables/{table}/rematch")
    assert [answer.status_code for answer in before] == [409, 409]
    yield Played(ann, bob, table, house.finish(table, ann, bob))
    house.close()


def test_two_people_play_to_the_end_and_the_record_is_right(played: Played) -> None:
    ann, table, look = played.ann, played.table, played.look
    record = ann.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    read = Record.load(record.text)
    assert read.header["seats"] == {"A": "Ann", "B": "Bob"}
    final = read.check()
    assert final.over
    assert [sheet.total for sheet in final.scores()] == [row["total"] for row in look["result"]]
    course = ann.get(f"/api/tables/{table}/course").json()
    assert course[-1]["totals"] == {row["seat"]: row["total"] for row in look["result"]}


def test_the_solo_game_is_played_to_its_end(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.open_table("me", start=True, level="easy")
    assert house.finish(table, ann)["table"]["status"] == "over"


def test_both_ratings_move_apart_after_a_game_between_people(played: Played) -> None:
    result = played.look["result"]
    ratings = [guest.get("/api/ratings").json()[0] for guest in (played.ann, played.bob)]
    assert [rating["games"] for rating in ratings] == [1, 1]
    if result[0]["rank"] != result[1]["rank"]:
        winner, loser = ratings if result[0]["rank"] == 1 else reversed(ratings)
        assert winner["rating"] > loser["rating"]


def test_a_rematch_brings_the_same_people_to_one_new_table(house: House, played: Played) -> None:
    ann, bob, table = played.ann, played.bob, played.table
    assert [guest.look(table)["table"]["next"] for guest in (ann, bob)] == [None, None]
    first = bob.did(f"/api/tables/{table}/rematch")
    second = ann.did(f"/api/tables/{table}/rematch")
    assert first["id"] == second["id"] != table
    assert [seat["name"] for seat in first["seats"]] == ["Ann", "Bob"]
    assert ann.table(table)["next"] == first["id"]
    assert [guest.look(table)["table"]["next"] for guest in (ann, bob)] == [first["id"], first["id"]]
    stranger = house.guest("Cat")
    assert stranger.post(f"/api/tables/{table}/rematch").status_code == 404
    bob.did(f"/api/tables/{first['id']}/start")
    house.finish(first["id"], ann, bob, most=3)


# -- commands


def test_the_same_command_twice_is_played_once(house: House) -> None:
    ann, bob, table = house.pair()
    guest, look = deciding(table, ann, bob)
    move = look["choices"][0]["name"]
    first = guest.move(table, move, look["version"], command="one")
    again = guest.move(table, move, look["version"], command="one")
    assert not first["repeated"]
    assert again == {"version": first["version"], "repeated": True}
    later = guest.move(table, move, first["version"], command="one")  # even as an answer to a newer version
    assert later == again
    assert ann.table(table)["version"] == first["version"]


def test_a_repeated_command_is_answered_the_same_after_others_have_moved(house: House) -> None:
    ann, bob, table = house.pair()
    guest, look = deciding(table, ann, bob)
    first = guest.move(table, look["choices"][0]["name"], look["version"], command="one")
    house.finish(table, ann, bob, most=3)
    again = guest.move(table, look["choices"][0]["name"], look["version"], command="one")
    assert again == {"version": first["version"], "repeated": True}


def test_a_stale_command_is_told_the_version_and_plays_nothing(house: House) -> None:
    ann, bob, table = house.pair()
    guest, look = deciding(table, ann, bob)
    guest.move(table, look["choices"][0]["name"], look["version"])
    now = ann.table(table)["version"]
    for guest in (ann, bob):
        late = guest.try_move(table, look["choices"][1]["name"], look["version"])
        assert late.status_code == 409
        assert late.json()["error"]["code"] == "stale"
        assert late.json()["error"]["version"] == now
    early = ann.try_move(table, look["choices"][1]["name"], now + 5)
    assert early.json()["error"]["code"] == "stale"
    assert ann.table(table)["version"] == now


def test_commands_of_two_people_never_share_an_id(house: House) -> None:
    ann, bob, table = house.pair()
    guest, look = deciding(table, ann, bob)
    guest.move(table, look["choices"][0]["name"], look["version"], command="same")
    while True:
        next_guest, look = deciding(table, ann, bob)
        if next_guest is not guest:
            break
        guest.move(table, look["choices"][0]["name"], look["version"])
    assert not next_guest.move(table, look["choices"][0]["name"], look["version"], command="same")["repeated"]


def test_an_illegal_move_is_refused_with_its_reason_and_section(house: House) -> None:
    ann, bob, table = house.pair(start_road="random6")
    guest, look = deciding(table, ann, bob)
    refused = guest.try_move(table, "end turn", look["version"])
    assert refused.status_code == 400
    error = refused.json()["error"]
    assert error["code"] == "MUST_DRAFT"
    assert error["section"] == "§4.2"
    assert error["words"]
    assert ann.table(table)["version"] == look["version"]


@pytest.mark.parametrize("move", ["dance", "", "draft R99", "play cooper²", "x" * 300, 999_999, 3])
def test_an_unreadable_move_is_refused(house: House, move: str | int) -> None:
    ann, bob, table = house.pair()
    guest, look = deciding(table, ann, bob)
    refused = guest.try_move(table, move, look["version"])
    assert refused.status_code == 400, refused.text
    assert refused.json()["error"]["words"]


def test_a_move_can_be_given_as_number_or_words_or_a_whole_line(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.open_table("me", start=True)
    look = ann.look(table)
    ann.move(table, look["choices"][0]["action"], look["version"])
    look = ann.look(table)
    ann.move(table, look["choices"][0]["name"], look["version"])


def test_only_the_seat_that_is_asked_may_answer(house: House) -> None:
    ann, bob, table = house.pair()
    guest, look = deciding(table, ann, bob)
    rival = bob if guest is ann else ann
    refused = rival.try_move(table, look["choices"][0]["name"], look["version"])
    assert refused.status_code == 403
    assert refused.json()["error"]["code"] == "not_yours"
    foreign = rival.try_move(table, look["choices"][0]["name"], look["version"], seat=look["question"]["seat"])
    assert foreign.status_code == 403
    assert ann.table(table)["version"] == look["version"]


def test_before_and_after_the_game_nothing_can_be_played(house: House, played: Played) -> None:
    ann = house.guest("Ann")
    early = ann.try_move(ann.open_table("me"), "draft R1", 0)
    assert early.status_code == 409
    assert early.json()["error"]["code"] == "closed"
    late = played.ann.try_move(played.table, "draft R1", played.look["version"])
    assert late.status_code == 409
    assert late.json()["error"]["code"] == "closed"


# -- taking back


def build_turn(house: House, seed: int = 1) -> tuple[Guest, str, Any]:
    """Somebody alone who is about to build, with something to build."""
    ann = house.guest("Ann")
    table = ann.open_table("me", start=True, level="easy")
    while True:
        look = house.finish(table, ann, seed=seed, most=1)
        look = ann.look(table)
        if look["question"]["asks"] == "build" and any(c["name"].startswith("hire") for c in look["choices"]):
            return ann, table, look


def test_a_choice_is_taken_back_step_by_step(house: House) -> None:
    ann, table, before = build_turn(house)
    hire = next(c["name"] for c in before["choices"] if c["name"].startswith("hire"))
    ann.move(table, hire, before["version"])
    asked = ann.look(table)
    if asked["question"]["asks"] == "build":
        pytest.skip("nothing was left to choose")
    assert asked["can_undo"]
    undone = ann.did(f"/api/tables/{table}/undo", command="u1", version=asked["version"])
    assert undone["version"] == asked["version"] + 1
    after = ann.look(table)
    for part in ("view", "choices", "question", "log"):
        assert after[part] == before[part]
    again = ann.did(f"/api/tables/{table}/undo", command="u1", version=asked["version"])
    assert again == {"version": undone["version"], "repeated": True}


def test_what_showed_something_new_cannot_be_taken_back(house: House) -> None:
    ann, bob, table = house.pair()
    guest, look = deciding(table, ann, bob)
    guest.move(table, look["choices"][0]["name"], look["version"])
    while True:  # a draft turns up another card
        guest, look = deciding(table, ann, bob)
        if not look["can_undo"]:
            break
    refused = guest.post(f"/api/tables/{table}/undo", command="u", version=look["version"])
    assert refused.status_code == 409
    assert refused.json()["error"]["code"] == "closed"
    rival = bob if guest is ann else ann
    assert rival.post(f"/api/tables/{table}/undo", command="u", version=look["version"]).status_code == 403


def test_what_ended_a_turn_is_taken_back_until_the_next_one_acts(house: House) -> None:
    """Given Bob who is asked after Ann has ended her turn, then Ann can take it back, and Bob cannot do it for her."""
    ann, bob, table = house.pair()
    while True:
        guest, look = deciding(table, ann, bob)
        if any(choice["name"] == "end turn" for choice in look["choices"]):
            break
        guest.move(table, look["choices"][0]["name"], look["version"])
    guest.move(table, "end turn", look["version"])
    rival = bob if guest is ann else ann
    asked = rival.look(table)
    assert asked["mine"] and not asked["can_undo"] and guest.look(table)["can_undo"]
    assert rival.post(f"/api/tables/{table}/undo", command="u", version=asked["version"]).status_code == 409
    guest.did(f"/api/tables/{table}/undo", command="u", version=asked["version"])
    assert guest.look(table)["mine"] and not rival.look(table)["mine"]
    guest.move(table, "end turn")
    rival.move(table, "end turn")
    assert guest.post(f"/api/tables/{table}/undo", command="v", version=guest.look(table)["version"]).status_code in (
        403,
        409,
    )


# -- events


def test_everybody_hears_of_a_move_wherever_it_was_made(house: House) -> None:
    ann, bob, table = house.pair()
    for address in house.addresses:
        with ann.events(table, address) as events:
            now = next(events)  # at once: how far the table is
            assert now["version"] == bob.table(table)["version"]
            guest, look = deciding(table, house_guest(house, ann, address), house_guest(house, bob, address))
            done = guest.move(table, look["choices"][0]["name"], look["version"])
            heard = next(events)
            while heard["version"] < done["version"]:
                heard = next(events)
            assert heard["version"] == done["version"]
            assert heard["last"]["label"]


def house_guest(house: House, guest: Guest, listening: str) -> Guest:
    """The same person, at the server that is not the one listened to, if there is another."""
    import itertools

    others = [address for address in house.addresses if address != listening] or house.addresses
    guest.turns = itertools.cycle(others)
    return guest


def test_who_was_away_catches_up_with_the_first_event(house: House) -> None:
    ann, bob, table = house.pair()
    with bob.events(table) as events:
        seen = next(events)["version"]
    house.finish(table, ann, bob, most=5)
    with bob.events(table) as events:
        assert next(events)["version"] == ann.table(table)["version"] > seen


def test_sitting_down_is_announced(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.open_table("me", "open")
    with ann.events(table) as events:
        before = next(events)
        bob.did(f"/api/tables/{table}/sit", code=ann.table(table)["code"])
        assert next(events)["edition"] > before["edition"]


@pytest.mark.parametrize("command", ["a\x00b", "a b", "\ud800", "x" * 81, ""])
def test_a_command_without_a_decent_id_is_refused_on_pages_too(house: House, command: str) -> None:
    ann = house.guest("Ann")
    table = ann.open_table("me", start=True)
    look = ann.look(table)
    token = ann.http.headers["X-Tilth-Token"]
    form = {"move": look["choices"][0]["name"], "version": str(look["version"]), "seat": "0", "token": token}
    fields = urlencode({**form, "command": command.encode("utf-8", "surrogatepass")})
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    for path in ("move", "undo"):
        answer = ann.http.post(f"{house.addresses[0]}/t/{table}/{path}", content=fields, headers=headers)
        assert answer.status_code in (400, 422), answer.text
    assert ann.look(table)["version"] == look["version"]
