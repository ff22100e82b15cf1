"""What a network sees is made of nothing hidden, and is named; of choices that are alike some are kept."""

from __future__ import annotations

from typing import Any

import pytest

import tilth
from tilth.games.agricola import Agricola

from .seeing import by_name, check_alike, check_seen

FAMILY = {"mode": "family"}
FORMS: list[dict[str, Any]] = [
    {"players": 1, **FAMILY}, {"players": 2, **FAMILY}, {"players": 5, **FAMILY}, {"players": 1}, {"players": 2},
    {"players": 3, "deal": "draft", "decks": "I"}, {"players": 5, "list": "full"}, {"players": 1, "hand": ""},
]  # fmt: skip


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_every_number_has_one_name_and_nothing_hidden_is_seen(options: dict[str, Any]) -> None:
    game = tilth.game("agricola", **options)
    assert len(game.rules.features.names) < 1300
    assert len(check_seen(game, 4)) > 150


def test_one_network_serves_every_number_of_players() -> None:
    names: dict[str, list[str]] = {}
    for mode in ("family", "full"):
        for players in (1, 2, 3, 4, 5):
            features = tilth.game("agricola", players=players, mode=mode).rules.features
            assert names.setdefault(features.kind, features.names) == features.names
    assert sorted(names) == ["family-solo", "family-table", "full-solo", "full-table"]
    farm = {name for name in names["family-solo"] if name.startswith("own.")}
    assert farm <= set(names["family-table"]) & set(names["full-solo"]) & set(names["full-table"])


def test_an_empty_hand_has_a_network_of_its_own_that_sees_no_cards() -> None:
    bare = tilth.game("agricola", players=1, hand="").rules.features
    assert bare.kind == "full-bare-solo" and len(bare.names) < 400
    assert set(bare.names) < set(tilth.game("agricola", players=1).rules.features.names)
    for options in ({"hand": "woodcutter"}, {"series": "2 0 woodcutter"}):
        assert tilth.game("agricola", players=1, **options).rules.features.kind == "full-solo"
    assert tilth.game("moor", players=1, level=2, hand="").rules.features.kind == "moor2-solo"


def test_numbers_stand_under_their_names() -> None:
    game = tilth.game("agricola", players=1, mode="family")
    assert isinstance(game, Agricola)
    p = game.place(
        {
            "round": 5, "turn": "A", "spaces": {"fishing": 3},
            "A": {
                "wood": 7, "reed": 2, "sheep": 2, "rooms": "0,0 1,0 2,0", "fields": "0,1:grain3 0,2",
                "pastures": "2,3+2,4", "improvements": ["fireplace_2"],
            },
        }
    )  # fmt: skip
    found = by_name(p)
    for name, n in {
        "table.round.5": 1, "table.round.6": 0, "table.rounds-left": 9, "table.mine": 1, "space.goods.fishing.food": 3,
        "own.score": p.points(0), "own.goods.wood": 7, "own.wood.6+": 1, "own.wood.8+": 0, "own.rooms.3+": 1,
        "own.can-grow": 1, "own.fields": 2, "own.empty-fields.1+": 1, "own.bears.grain": 3, "own.pasture.first": 4,
        "own.pasture.capacity": 5, "own.pair.sheep": 1, "own.young.sheep": 1, "own.cooks.sheep": 2, "own.need": 6,
        "own.affords.room": 1, "own.people-rounds": 18, "played.fireplace_2": 1, "major.left.fireplace_2": 0,
        "own.affords.major.well": 0,
    }.items():  # fmt: skip
        assert (name, found[name]) == (name, n)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    p = tilth.game("agricola", players=2).place({"round": 2, "turn": "A", "A": {"hand": ["broom"]}, "B": {"hand": []}})
    mine, theirs = by_name(p, 0), by_name(p, 1)
    assert (mine["hand.broom"], mine["hand.minors"], mine["own.hand"], mine["next.hand"]) == (1, 1, 1, 0)
    assert (theirs["hand.broom"], theirs["hand.minors"], theirs["own.hand"], theirs["next.hand"]) == (0, 0, 0, 1)


# -- choices that are alike ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_of_choices_that_are_alike_some_are_kept(options: dict[str, Any]) -> None:
    check_alike(tilth.game("agricola", **options), 21)


def kept_words(data: dict[str, Any], *moves: str) -> list[str]:
    p = tilth.game("agricola", players=1, mode="family").place({"round": 14, "turn": "A", **data})
    for move in moves:
        p.play(p.parse(move))
    return [p.name(int(action)) for action in p.rules.alike.representatives(p, p.choices)]


@pytest.mark.parametrize(
    ("farm", "moves", "found"),
    [
        ({"wood": 15}, ["place plow-field"], ["plow 0,4", "plow 2,4"]),
        ({"wood": 9, "reed": 4}, ["place build-rooms-stables"], ["room 0,0", "room 2,1", "stable 2,4"]),
        ({"wood": 4}, ["place fences"], ["fence 2,4"]),
        ({"wood": 6}, ["place fences"], ["fence 2,4", "fence 1,4+2,4", "fence 2,3+2,4"]),
        ({"grain": 2, "fields": "0,3 0,4"}, ["place sow-bake"], ["sow grain:0,3", "exchange"]),
        ({"vegetable": 2, "grain": 1, "fields": "0,2 0,3 0,4"}, ["place sow-bake", "sow vegetable:0,2"],
         ["pass", "sow vegetable:0,3", "exchange"]),
        ({"wood": 9, "pastures": "2,3+2,4 1,3+1,4 1,2", "stables": "2,3"}, ["place build-rooms-stables"],
         ["stable 1,2", "stable 1,3", "stable 2,2", "stable 2,4"]),
    ],
)  # fmt: skip
def test_what_is_kept_leaves_the_farm_compact(farm: dict[str, Any], moves: list[str], found: list[str]) -> None:
    assert kept_words({"A": farm}, *moves) == found


def test_a_pasture_can_be_divided_in_every_way_that_differs() -> None:
    found = kept_words({"A": {"wood": 4, "pastures": "1,3+1,4+2,3+2,4"}}, "place fences")
    assert {len(word.split("+")) for word in found if "1,3" in word or "2,4" in word} == {2, 3}


@pytest.mark.parametrize(
    ("cards", "played", "found"),
    [
        (["fireplace_2"], ["exchange"], ["cook vegetable:fireplace_2", "cook sheep:fireplace_2", "release sheep"]),
        (["fireplace_2"], ["exchange", "cook vegetable:fireplace_2"], ["pass", "cook vegetable:fireplace_2"]),
        (["fireplace_2", "gypsys_crock"], ["exchange", "cook vegetable:fireplace_2"],
         ["pass", "cook vegetable:fireplace_2", "cook sheep:fireplace_2"]),
    ],
)  # fmt: skip
def test_one_kind_of_exchange_at_a_time_unless_a_pot_counts_all(
    cards: list[str], played: list[str], found: list[str]
) -> None:
    farm = {"vegetable": 2, "sheep": 1, "improvements": cards}
    p = tilth.game("agricola", players=2).place({"round": 3, "turn": "A", "A": farm})
    for words in played:
        last = p.parse(words)
        p.play(last)
    assert [p.name(int(action)) for action in p.rules.alike.beside(p, p.choices, last)] == found
