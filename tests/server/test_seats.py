"""Who may sit, see and start: invitations, spectators, private tables, shared screens."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import House


def test_a_private_table_is_invisible_to_outsiders(house: House) -> None:
    _, _, table = house.pair()
    cat, nobody = house.guest("Cat"), house.guest(None)
    for outsider in (cat, nobody):
        for path in ("", "/look", "/events", "/record", "/course"):
            answer = outsider.get(f"/api/tables/{table}{path}")
            assert answer.status_code == 404, path
            assert answer.json() == cat.get(f"/api/tables/no-such-table{path}").json()
        for path in (f"/t/{table}", f"/t/{table}/board", f"/t/{table}/replay", f"/t/{table}/record.tilth"):
            assert outsider.get(path).status_code == 404, path
        assert table not in outsider.get("/api/tables").text
    refused: dict[str, dict[str, object]] = {
        "moves": {"command": "x", "version": 1, "move": "draft R1"},
        "undo": {"command": "x", "version": 1},
        "sit": {"code": "WRONG2"},
        "sit ": {},
        "stand": {},
        "start": {},
        "rematch": {},
        "seats": {"seat": "A", "kind": "open"},
    }
    for path, body in refused.items():
        answer = cat.post(f"/api/tables/{table}/{path.strip()}", **body)
        assert answer.status_code == 404, path
        assert answer.json()["error"]["code"] == "not_found"


def test_the_code_opens_a_private_table_for_a_seat(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.open_table("me", "open", "open")
    code = ann.table(table)["code"]
    found = bob.get(f"/api/join/{code.lower()}").json()
    assert found["id"] == table
    assert [seat["kind"] for seat in found["seats"]] == ["person", "open", "open"]
    assert bob.get("/api/join/AAAAAA").status_code == 404
    seated = bob.did(f"/api/tables/{table}/sit", code=code, seat="C")
    assert [seat["mine"] for seat in seated["seats"]] == [False, False, True]
    assert bob.did(f"/api/tables/{table}/sit") == seated  # once is enough
    moved = bob.did(f"/api/tables/{table}/sit", seat="B")
    assert [seat["mine"] for seat in moved["seats"]] == [False, True, False]
    assert table in bob.get("/api/tables").text


def test_a_seat_is_given_once(house: House) -> None:
    ann, bob, cat = house.guest("Ann"), house.guest("Bob"), house.guest("Cat")
    table = ann.open_table("me", "open", public=True)
    bob.did(f"/api/tables/{table}/sit")
    late = cat.post(f"/api/tables/{table}/sit")
    assert late.status_code == 409
    assert cat.post(f"/api/tables/{table}/sit", seat="B").status_code == 409
    assert cat.post(f"/api/tables/{table}/sit", seat="Z").status_code == 400
    bob.did(f"/api/tables/{table}/stand")
    cat.did(f"/api/tables/{table}/sit", seat="B")


def test_only_the_host_starts_and_only_a_full_table(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.open_table("me", "open", public=True)
    assert ann.post(f"/api/tables/{table}/start").status_code == 409
    bob.did(f"/api/tables/{table}/sit")
    assert bob.post(f"/api/tables/{table}/start").status_code == 403
    begun = ann.did(f"/api/tables/{table}/start")
    assert begun["status"] == "playing"
    assert ann.did(f"/api/tables/{table}/start")["version"] == begun["version"]
    assert bob.post(f"/api/tables/{table}/stand").status_code == 409


def test_the_host_arranges_the_seats(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.open_table("me", "open", public=True)
    ann.did(f"/api/tables/{table}/seats", seat="B", kind="bot", bot="random")
    assert bob.post(f"/api/tables/{table}/sit").status_code == 409
    assert bob.post(f"/api/tables/{table}/seats", seat="B", kind="open").status_code == 403
    ann.did(f"/api/tables/{table}/seats", seat="B", kind="open")
    bob.did(f"/api/tables/{table}/sit")
    assert ann.post(f"/api/tables/{table}/seats", seat="B", kind="open").status_code == 403  # somebody sits there


def test_anybody_watches_a_public_table_and_sees_no_hand(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.open_table("me", "open", public=True, backs_public=False)
    bob.did(f"/api/tables/{table}/sit")
    ann.did(f"/api/tables/{table}/start")
    for watcher in (house.guest("Cat"), house.guest(None)):
        assert table in watcher.get("/api/tables").text
        look = watcher.look(table)
        assert look["seat"] is None
        assert not look["mine"]
        assert look["choices"] == look["refused"] == []
        for seat in "AB":
            assert look["view"][seat]["hand_size"] == 5
            assert "hand" not in look["view"][seat]
        assert look["question"]["cause"] == look["question"]["words"] == ""
        with watcher.events(table) as events:
            assert next(events)["version"] == look["version"]
        assert watcher.get(f"/t/{table}").status_code == 200
    cat = house.guest("Cat")
    assert cat.try_move(table, "draft R1", 1).status_code == 403
    assert cat.post(f"/api/tables/{table}/sit").status_code == 409
    assert cat.get(f"/api/tables/{table}/look", seat="A").status_code == 403
    assert bob.get(f"/api/tables/{table}/look", seat="A").status_code == 403


def test_my_tables_say_when_it_is_my_turn(house: House) -> None:
    ann, bob, table = house.pair()
    listed = {guest: guest.get("/api/tables").json() for guest in (ann, bob)}
    turns = [listed[guest]["mine"][0]["your_turn"] for guest in (ann, bob)]
    assert sorted(turns) == [False, True]
    assert not any(info["id"] == table for info in listed[ann]["public"])


def test_a_shared_screen_shows_only_the_hand_of_who_must_decide(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.open_table("hot", "hot", start=True)
    look = ann.look(table)
    assert look["seat"] is None
    turn = look["pass_to"]
    waiting = "B" if turn == "A" else "A"
    own = ann.look(table, seat=turn)
    assert own["mine"]
    hidden = ann.get(f"/api/tables/{table}/look", seat=waiting)
    assert hidden.status_code == 403
    foreign = ann.try_move(table, own["choices"][0]["name"], own["version"], seat=waiting)
    assert foreign.status_code == 403
    ann.move(table, own["choices"][0]["name"], own["version"])  # the seat that decides needs no name
    assert house.finish(table, ann, most=8)["version"] >= own["version"] + 9


def test_a_person_and_a_hot_seat_play_against_a_bot(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.open_table("me", "hot", "random", start=True)
    assert house.finish(table, ann)["table"]["status"] == "over"


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess"},
        {"game": "villagers", "options": {"players": 9}},
        {"game": "villagers", "options": {"players": "two"}},
        {"game": "villagers", "options": {"colour": "red"}},
        {"game": "villagers", "options": {"start_road": 5}},
        {"game": "villagers", "options": {"start_road": [1, 2, 3, 4, 5, 6]}},
        {"game": "villagers", "options": {"start_road": [["mason"]] * 6}},
        {"game": "villagers", "options": {"event_choice": [1]}},
        {"game": "villagers", "options": {"event_choice": {"bribes": []}}},
        {"game": "villagers", "options": {"level": "hard", "players": 2}},
        {"game": "villagers", "seats": [{"kind": "person"}, {"kind": "person"}]},
        {"game": "villagers", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "deep"}]},
        {"game": "villagers", "seats": [{"kind": "person"}, {"kind": "bot"}]},
        {"game": "villagers", "options": {"players": 3}, "seats": [{"kind": "person"}]},
        {"game": "villagers", "seats": []},
    ],
)
def test_what_cannot_be_played_is_refused_in_words(house: House, body: dict[str, Any]) -> None:
    refused = house.guest("Ann").post("/api/tables", **body)
    assert refused.status_code == 400, refused.text
    assert refused.json()["error"]["words"]


@pytest.mark.parametrize(
    "body", [{}, {"game": 5}, {"game": "villagers", "seats": "me"}, {"game": "villagers", "wrong": 1}]
)
def test_what_has_the_wrong_shape_is_refused(house: House, body: dict[str, Any]) -> None:
    assert house.guest("Ann").post("/api/tables", **body).status_code == 422


def test_the_games_and_cards_are_listed_in_three_languages(house: House) -> None:
    ann = house.guest("Ann")
    listed = ann.get("/api/games").json()
    assert listed["bots"]
    players = {game["id"]: game["players"] for game in listed["games"]}
    five = [1, 2, 3, 4, 5]
    assert players == {"villagers": five, "moor": five, "hallertau": [1, 2, 3, 4], "agricola": five}
    assert all(option["explanation"] for game in listed["games"] for option in game["options"])
    names = {lang: ann.get("/api/games/villagers/cards", lang=lang).json()[0]["text"] for lang in ("en", "ru", "pt")}
    assert len(set(names.values())) == 3
    assert ann.get("/api/games/chess/cards").status_code == 404
    ann.did("/api/session", lang="ru")
    assert ann.get("/api/session").json()["lang"] == "ru"


def test_a_look_is_spoken_in_the_language_asked_for(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.open_table("me", start=True)
    said = {ann.look(table, lang=lang)["question"]["words"] for lang in ("en", "ru", "pt")}
    assert len(said) == 3
    refused = ann.post(f"/api/tables/{table}/moves", command="x", version=ann.table(table)["version"], move="end turn")
    ann.did("/api/session", lang="pt")
    again = ann.post(f"/api/tables/{table}/moves", command="x", version=ann.table(table)["version"], move="end turn")
    assert refused.json()["error"]["code"] == again.json()["error"]["code"]
    assert refused.json()["error"]["words"] != again.json()["error"]["words"]
