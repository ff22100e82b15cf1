"""What a network sees of Hallertau, and which choices count as alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tilth
from tilth.games.hallertau.features import FarmFeatures
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import CHANCE, PASS, Position
from tilth.kernel.game import Game
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng

KINDS: list[dict[str, Any]] = [
    {"players": 1, "cards": "none"},
    {"players": 1},
    {"players": 2, "cards": "none"},
    {"players": 2, "gateway": "advanced", "farmyard": "sheep"},
    {"players": 3, "gateway": "expert", "farmyard": "fields", "phase9_mode": "turns"},
    {"players": 4, "mix_decks": True, "ask": "always"},
]


def game_of(options: dict[str, Any]) -> Game:
    return tilth.game("hallertau", **options)


def features_of(game: Game) -> FarmFeatures:
    assert isinstance(game.rules.features, FarmFeatures)
    return game.rules.features


def positions(game: Game, seed: int) -> Iterator[Table]:
    """All positions of a game played at random."""
    p = game.start()
    rng = Rng(seed)
    while not p.over:
        assert isinstance(p, Table)
        yield p
        p.act(p.draw(rng) if p.who == CHANCE else p.legal()[rng.below(len(p.legal()))])
    assert isinstance(p, Table)
    yield p


def seen(game: Game, p: Position, seat: int) -> list[int]:
    out = vec[i64]([0] * len(game.rules.features.names))
    game.rules.features.write(p, seat, out)
    return [int(n) for n in out]


@pytest.mark.parametrize("options", KINDS)
def test_every_number_has_a_name_of_its_own(options: dict[str, Any]) -> None:
    game = game_of(options)
    features = features_of(game)
    assert len(set(features.names)) == len(features.names) <= 1024
    for p in positions(game, 1):
        out = vec[i64]([0] * len(features.names))
        assert features.write_all(p, 0, out) == len(features.names)


@pytest.mark.parametrize("options", KINDS)
def test_numbers_are_small_and_the_same_for_a_copy(options: dict[str, Any]) -> None:
    game = game_of(options)
    for k, p in enumerate(positions(game, 2)):
        if k % 5 == 0:
            for seat in range(options["players"]):
                found = seen(game, p, seat)
                assert min(found) >= -400 and max(found) <= 1000
                assert seen(game, p.copy(), seat) == found


@pytest.mark.parametrize("options", [options for options in KINDS if "cards" not in options])
def test_nothing_hidden_is_seen(options: dict[str, Any]) -> None:
    game = game_of(options)
    rng = Rng(5)
    dealt_anew = 0
    for seed in range(2):
        for k, p in enumerate(positions(game, seed)):
            seat = k % options["players"]
            other = p.resample(seat, rng)
            assert isinstance(other, Table)
            dealt_anew += other.hands != p.hands
            assert seen(game, other, seat) == seen(game, p, seat)
    assert dealt_anew > 0 or options["players"] == 1


def test_kinds_of_networks_share_names() -> None:
    plain, cards, company = [features_of(game_of(options)) for options in (KINDS[0], KINDS[1], {})]
    assert [plain.kind, cards.kind, company.kind] == ["plain-solo", "cards-solo", "cards-table"]
    assert set(plain.names) < set(cards.names) < set(company.names)
    for options in ({"players": 4}, {"players": 3, "gateway": "master", "farmyard": "jewels", "mix_decks": True}):
        assert features_of(game_of(options)).names == company.names


def test_what_a_farm_shows() -> None:
    farm = {
        "barley": 2, "clay": 3, "tools": 4, "jewels": 1, "pool": 5, "fields": "5b 3e", "buildings": "7/6/6/8/6",
        "hand": ["016"],
    }  # fmt: skip
    game = tilth.game("hallertau", players=1)
    p = game.place({"round": 4, "phase": 4, "A": farm})
    found = dict(zip(game.rules.features.names, seen(game, p, 0), strict=True))
    assert found["table.round.4"] == found["hand.016"] == found["own.clay.3+"] == 1
    assert found["table.round.5"] == found["hand.017"] == found["own.clay.5+"] == 0
    assert found["own.to_come.barley"] == 2 + 5
    assert (found["own.field.sown.5"], found["own.field.bare.3"], found["own.field.rows"]) == (1, 1, 8)
    assert (found["own.carpentry"], found["own.carpentry.ahead"], found["own.center.touching"]) == (7, 1, 3)
    assert found["own.points"] == p.points(0)


@pytest.mark.parametrize("options", KINDS)
def test_representatives(options: dict[str, Any]) -> None:
    """Some of the choices, in their order; whoever may pass or play a card still may."""
    game = game_of(options)
    fewer = 0
    for p in positions(game, 3):
        if p.who < 0:
            continue
        legal = p.legal()
        kept = [int(action) for action in game.rules.alike.representatives(p, p.choices)]
        assert kept == sorted(set(kept)) and set(kept) <= set(legal) and kept
        always = [action for action in legal if action == PASS or action >= game.rules.aside_from]
        assert set(always) <= set(kept)
        fewer += len(kept) < len(legal)
    assert fewer > 0


def kept_words(position: dict[str, Any], *said: str, **options: Any) -> list[str]:
    """What is worth looking at after these words."""
    game = tilth.game("hallertau", **{"players": 1, "cards": "none"} | options)
    p = game.place(position)
    for words in said:
        p.play(p.parse(words))
    return [p.name(int(action)) for action in game.rules.alike.representatives(p, p.choices)]


def test_seed_goes_to_the_highest_field() -> None:
    farm = {"barley": 1, "rye": 1, "pool": 1, "fields": "2e 5e 3e"}
    assert kept_words({"round": 2, "phase": 4, "A": farm}, "place cultivation") == ["pass", "sow barley:5", "sow rye:5"]


def test_nothing_is_paid_that_could_be_saved() -> None:
    farm = {"clay": 4, "rye": 2, "jewels": 1, "buildings": "6/6/6/6/6", "fields": ""}
    kept = kept_words({"round": 4, "phase": 9, "A": farm}, "advance carpentry")
    assert kept == ["pay rye+2clay", "pay 4clay", "pay jewel"]


def test_boulders_are_pushed_by_advances() -> None:
    farm = {"clay": 4, "tools": 2, "buildings": "6/6/6/6/6", "fields": ""}
    assert kept_words({"round": 4, "phase": 9, "A": farm}) == ["pass", "advance carpentry"]


def test_the_sheep_that_dies_first_is_given() -> None:
    farm = {"pool": 1, "sheep": "4:1 6:1 S:1"}
    kept = kept_words({"round": 3, "phase": 4, "A": farm}, "place butchery", "choose 1")
    assert kept == ["sheep 4"]


def test_workers_are_swapped_one_by_one_unless_cards_ask_for_many() -> None:
    position = {"round": 2, "phase": 4, "A": {"pool": 7}}
    assert [word for word in kept_words(position) if word.startswith("swap")] == ["swap 1"]
    with_cards = [word for word in kept_words(position, cards="all") if word.startswith("swap")]
    assert with_cards == ["swap 1", "swap 2", "swap 3", "swap 4", "swap 7"]


def test_a_card_drawn_in_an_action_belongs_to_it() -> None:
    """What phase 5 and the quadrant cards bring comes whatever was done."""
    game = tilth.game("hallertau", players=1)
    drawn: set[tuple[int, bool]] = set()
    for p in positions(game, 4):
        if p.who == CHANCE:
            drawn.add((int(p.phase), game.rules.alike.drawn(p)))
    assert (4, True) in drawn and (5, False) in drawn and (1, False) in drawn
