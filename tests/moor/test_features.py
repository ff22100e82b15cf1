"""What a network sees of the moor is made of nothing hidden, and is named; of choices that are alike some are kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tilth
from tilth.kernel.core import CHANCE, PASS, Position
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng

FORMS: list[dict[str, Any]] = [
    {"players": 1, "level": 1}, {"players": 3, "level": 1}, {"players": 1, "level": 2}, {"players": 4, "level": 2},
    {"players": 1, "level": 3}, {"players": 2, "level": 3},
]  # fmt: skip


def seen(p: Position, seat: int) -> list[int]:
    out = vec[i64]([0] * len(p.rules.features.names))
    p.rules.features.write(p, seat, out)
    return [int(n) for n in out]


def by_name(p: Position, seat: int = 0) -> dict[str, int]:
    return dict(zip(p.rules.features.names, seen(p, seat)))


def decisions(p: Position, seed: int) -> Iterator[Position]:
    """The positions of a random game in which a seat decides, and the last one."""
    rng = Rng(seed)
    while not p.over:
        if p.who == CHANCE:
            p.act(p.draw(rng))
            continue
        yield p
        p.act(p.choices[rng.below(len(p.choices))])
    yield p


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_every_number_has_one_name_and_nothing_hidden_is_seen(options: dict[str, Any]) -> None:
    game = tilth.game("moor", **options)
    names = game.rules.features.names
    assert len(set(names)) == len(names)
    rng = Rng(3)
    known: set[str] = set()
    for k, p in enumerate(decisions(game.start(), 5)):
        seat = k % int(p.rules.seats)
        numbers = seen(p, seat)
        assert all(-1000 < n < 1000 for n in numbers)
        known |= {name for name, n in zip(names, numbers) if n}
        if k % 7 == 0:
            assert seen(p.resample(seat, rng), seat) == numbers == seen(p.copy(), seat)
    assert {"table", "space", "major", "special", "own"} <= {name.split(".")[0] for name in known}


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_of_choices_that_are_alike_some_are_kept(options: dict[str, Any]) -> None:
    fewer = 0
    for p in decisions(tilth.game("moor", **options).start(), 8):
        if p.who < 0:
            continue
        choices = [int(action) for action in p.choices]
        kept = [int(action) for action in p.rules.alike.representatives(p, p.choices)]
        assert kept == sorted(set(kept) & set(choices)) and kept
        always = [action for action in choices if action == PASS or action >= p.rules.aside_from]
        assert set(always) <= set(kept)
        fewer += len(choices) - len(kept)
    assert fewer > 0


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
