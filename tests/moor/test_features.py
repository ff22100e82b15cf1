"""What a network sees of the moor is made of nothing hidden, and is named; of choices that are alike some are kept."""

from __future__ import annotations

from typing import Any

import pytest

import tilth
from tilth.kernel.moves import moves
from tilth.kernel.rng import Rng

from ..agricola.seeing import by_name, check_alike, check_seen

FORMS: list[dict[str, Any]] = [
    {"players": 1, "level": 1}, {"players": 3, "level": 1}, {"players": 1, "level": 2}, {"players": 4, "level": 2},
    {"players": 1, "level": 3}, {"players": 2, "level": 3},
]  # fmt: skip


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_every_number_has_one_name_and_nothing_hidden_is_seen(options: dict[str, Any]) -> None:
    known = check_seen(tilth.game("moor", **options), 5)
    assert {"table", "space", "major", "special", "own"} <= {name.split(".")[0] for name in known}


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_of_choices_that_are_alike_some_are_kept(options: dict[str, Any]) -> None:
    check_alike(tilth.game("moor", **options), 8)


def test_levels_and_numbers_of_players_have_their_networks() -> None:
    names: dict[str, list[str]] = {}
    for level in (1, 2, 3):
        for players in (1, 2, 5):
            features = tilth.game("moor", players=players, level=level).rules.features
            assert names.setdefault(features.kind, features.names) == features.names
    other = tilth.game("moor", players=2, level=1, moor_base_side="family2007").rules.features
    assert names[other.kind] == other.names
    assert sorted(names) == [f"moor{level}-{form}" for level in (1, 2, 3) for form in ("solo", "table")]
    base = tilth.game("agricola", players=1, mode="family").rules.features
    assert {name for name in base.names if name.startswith("own.")} <= set(names["moor1-solo"])


def test_numbers_stand_under_their_names() -> None:
    p = tilth.game("moor", players=2, level=1).place(
        {
            "round": 3, "turn": "A", "s-1-2-a": "B",
            "A": {"fuel": 1, "wood": 0, "horse": 1, "bed": 1, "forests": "0,0 0,1", "moors": "2,4"},
            "B": {"forests": "0,0", "moors": ""},
        }
    )  # fmt: skip
    found = by_name(p)
    for name, n in {
        "own.goods.fuel": 1, "own.fuel.1+": 1, "own.horse.1+": 1, "own.sick": 1, "own.forests": 2, "own.moors": 1,
        "own.heating": 2, "own.cold": 1, "own.ill-to-come": 1, "own.forests.beside-house": 1, "next.forests": 1,
        "special.card.s-1-2-a.others": 1, "special.card.s-1-2-b.centre": 1, "special.others.cut-peat": 1,
        "special.centre.horse-market": 1, "special.centre.cut-peat": 0,
    }.items():  # fmt: skip
        assert (name, found[name]) == (name, n)


def test_a_tile_goes_where_it_serves_house_fields_or_pastures() -> None:
    p = tilth.game("moor", players=2, level=1).place(
        {"round": 3, "turn": "A", "A": {"forests": "0,0 0,1 1,1 0,4 1,4", "fields": "0,3", "moors": ""}}
    )
    p.play(p.parse("special s-1-2-a:fell-trees"))
    kept = [p.name(int(action)) for action in p.rules.alike.representatives(p, p.choices)]
    assert kept == ["cell 0,0", "cell 0,4", "cell 1,4"]


def test_of_exchanges_one_kind_at_a_time_is_looked_at() -> None:
    game = tilth.game("moor", players=2, level=1)
    p = game.place({"round": 3, "turn": "A", "A": {"wood": 4, "grain": 2, "fuel": 0}})
    aside = p.parse("exchange")

    def looked_at(wide: bool) -> set[tuple[str, ...]]:
        found = set()
        for move in moves(p, 0, p.rules.evaluation, 12, Rng(1), wide):
            if move.action() == aside:
                q, words = p.copy(), []
                for action in move.actions:
                    words.append(q.name(int(action)))
                    q.act(action)
                found.add(tuple(words))
        return found

    few = looked_at(False)
    assert few == {
        ("exchange", "convert fuel", "pass"),
        ("exchange", "eat grain", "pass"),
        ("exchange", "eat grain", "eat grain", "pass"),
    }
    assert any({"convert fuel", "eat grain"} <= set(words) for words in looked_at(True))
