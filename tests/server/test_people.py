"""Accounts: guests become people with a name and a password, and come back on another device."""

from __future__ import annotations

import secrets

from .conftest import House


def test_a_guest_makes_an_account_and_keeps_the_games(house: House) -> None:
    name = f"Ann {secrets.token_hex(4)}"
    ann = house.guest("Ann")
    table = ann.open_table("me", "greedy", start=True)
    made = ann.did("/api/account", name=name, password="correct horse")
    assert made["person"] == {"name": name, "registered": True}
    ann.did("/api/logout")
    assert ann.get(f"/api/tables/{table}").status_code == 404
    elsewhere = house.guest("Somebody")
    back = elsewhere.did("/api/login", name=name.upper(), password="correct horse")
    assert back["person"]["name"] == name
    assert elsewhere.look(table)["seat"] == "A"


def test_a_wrong_password_and_an_unknown_name_look_the_same(house: House) -> None:
    name = f"Bob {secrets.token_hex(4)}"
    house.guest("Bob").did("/api/account", name=name, password="correct horse")
    stranger = house.guest("Cat")
    wrong = stranger.post("/api/login", name=name, password="wrong horse")
    unknown = stranger.post("/api/login", name=name + "x", password="correct horse")
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()
    assert stranger.get("/api/session").json()["person"]["name"] == "Cat"


def test_a_name_belongs_to_one_account(house: House) -> None:
    name = f"Dan {secrets.token_hex(4)}"
    house.guest("Dan").did("/api/account", name=name, password="correct horse")
    taken = house.guest("Eve").post("/api/account", name=name.lower(), password="another horse")
    assert taken.status_code == 409
    assert taken.json()["error"]["code"] == "taken_name"


def test_an_account_needs_a_name_and_a_password_of_some_length(house: House) -> None:
    ann = house.guest("Ann")
    assert ann.post("/api/account", name="   ", password="correct horse").status_code == 400
    assert ann.post("/api/account", name="Ann", password="short").status_code == 400
    assert ann.post("/api/account", name="Ann", password="x" * 500).status_code == 400
    name = f"Fay {secrets.token_hex(4)}"
    ann.did("/api/account", name=name, password="correct horse")
    assert ann.post("/api/account", name=name, password="correct horse").status_code == 400
    assert ann.post("/api/session", name="Another").status_code == 400


def test_names_are_shown_clean(house: House) -> None:
    shown = house.guest("  A\u0085n\u202en\u2028 " + "x" * 100).get("/api/session").json()["person"]["name"]
    assert shown.startswith("A n n x")
    assert len(shown) == 40
    assert house.guest("   ").get("/api/session").json()["person"]["name"]  # a friendly one
