"""Networks in files: read as they were written, refused in words if they are not as they should be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tilth
from tilth import games
from tilth.bots.levels import Learned, Level
from tilth.bots.networks import (
    LARGEST,
    Stored,
    fingerprint,
    folder_of,
    home,
    made_for,
    network,
    packed,
    parse,
    read,
    weights,
)
from tilth.kernel.doors import Features
from tilth.kernel.errors import TilthError
from tilth.kernel.network import Network
from tilth.kernel.rng import Rng

NAMES = ["wood", "clay", "own.food", "round.1+"]


def any_network(names: list[str] = NAMES, first: int = 4, second: int = 2, size: int = 30000) -> Stored:
    rng = Rng(len(names))
    widths = [first + 2] * (len(names) + 1) + [second] * (first + 1) + [2] * (second + 1)
    rows = [[int(rng.below(2 * size)) - size for _ in range(width)] for width in widths]
    return Stored(names, first, second, rows, {"game": "acre", "games": 7})


def test_what_is_written_is_read() -> None:
    stored = any_network()
    assert parse(packed(stored), "x") == stored


def test_large_numbers_lose_their_last_bits_only() -> None:
    stored = any_network(size=1 << 22)
    for row, again in zip(stored.rows, parse(packed(stored), "x").rows):
        step = max(1, max(map(abs, row)) >> 14)
        assert all(abs(n - m) <= step for n, m in zip(row, again))


def test_numbers_without_measure_are_not_written() -> None:
    stored = any_network()
    stored.rows[2][1] = 1 << 40
    with pytest.raises(TilthError, match="too large for a network"):
        packed(stored)


def test_a_file_is_read_for_the_features_it_was_made_for(tmp_path: Path) -> None:
    path = tmp_path / "a.net"
    path.write_bytes(packed(any_network()))
    assert read(path).card == {"game": "acre", "games": 7}
    assert made_for(path, fingerprint(NAMES)).names == NAMES
    features = Features()
    features.names = [*NAMES]
    assert isinstance(network(features, path), Network)
    features.names = [*NAMES[1:], NAMES[0]]
    with pytest.raises(TilthError, match=r"a\.net was made for other features .*tilth train"):
        network(features, path)


def test_fingerprints_tell_lists_apart() -> None:
    prints = {fingerprint(names) for names in ([], ["a"], ["a", "b"], ["b", "a"], ["ab"])}
    assert len(prints) == 5 and all(len(one) == 16 for one in prints)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(TilthError, match=r"gone\.net cannot be read: No such file"):
        read(tmp_path / "gone.net")


GOOD = packed(any_network())
HEAD, _, REST = GOOD.partition(b"\n")


def changed(**values: object) -> bytes:
    return json.dumps({**json.loads(HEAD), **values}).encode() + b"\n" + REST


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\n", b"hello\nworld", b"[1]\n", b'"features"\n', b"\xff\xfe\n", b"null\n" + REST, b"[" * 100_000,
        HEAD[:-1] + b"\n" + REST, changed(first=3), changed(first=0), changed(first=-2), changed(first=4.0),
        changed(first="4"), changed(first=True), changed(second=1 << 20), changed(second=None),
        changed(features="wood"),
        changed(features=[1, 2, 3, 4]), changed(features={"wood": 1}), changed(features=None), changed(card=[]),
        changed(card=None), changed(**{"tilth-network": 2}), changed(**{"tilth-network": None}),
        GOOD + b"\0" * LARGEST,
    ],
    ids=lambda data: repr(data[:30]),
)  # fmt: skip
def test_what_is_no_network_is_refused(data: bytes) -> None:
    with pytest.raises(TilthError, match=r"x\.net is not a network of Tilth \(format 1, at most 300,000 bytes\)"):
        parse(data, "x.net")


@pytest.mark.parametrize(
    "data",
    [GOOD[:-1], GOOD[:-2], GOOD + b"\0", HEAD + b"\n", HEAD, changed(first=6), changed(features=NAMES[:2])],
    ids=lambda data: str(len(data)),
)
def test_a_cut_file_is_refused(data: bytes) -> None:
    with pytest.raises(TilthError, match=r"x\.net is cut off or too long"):
        parse(data, "x.net")


def test_numbers_that_no_network_can_hold_are_refused() -> None:
    with pytest.raises(TilthError, match="numbers that are too large"):
        parse(HEAD + b"\n" + b"\xff" + REST[1:], "x.net")


def test_any_changed_byte_gives_a_network_or_a_clear_error() -> None:
    rng = Rng(3)
    read_all_the_same = refused = 0
    for _ in range(400):
        data = bytearray(GOOD)
        for _ in range(1 + rng.below(3)):
            data[rng.below(len(data))] = rng.below(256)
        try:
            weights(parse(bytes(data), "x.net"))
            read_all_the_same += 1
        except TilthError:
            refused += 1
    assert read_all_the_same and refused


def test_a_fancy_changes_the_linear_part_of_one_input() -> None:
    stored = any_network()
    plain, fond = weights(stored), weights(stored, [(1, 10.0)])
    for k in range(len(plain.rows)):
        same = [a == b for a, b in zip(plain.rows[k], fond.rows[k])]
        assert same.count(False) == (1 if k == 1 else 0)
    assert stored == any_network()


# -- where they lie ----------------------------------------------------------------------------------------------------


def test_networks_lie_with_the_game_that_supplies_the_features() -> None:
    for name in ("agricola", "moor", "hallertau", "villagers"):
        features = tilth.game(name, players=1).rules.features
        folder = folder_of(features)
        assert folder.name == "weights"
        assert (folder.parent / "__init__.py").is_file() and folder.parent.name == name
        found = home(features)
        assert found is None or found == folder / f"{features.kind}.net"


def test_shipped_networks_fit_their_games() -> None:
    """All that come with Tilth are read, and no file lies there for a kind that no game has."""
    root = Path(games.__file__).parent
    for path in root.glob("*/weights/*.net"):
        stored = read(path)
        card = stored.card
        assert (card["game"], card["kind"]) == (path.parent.parent.name, path.stem)
        for options in card["options"]:
            features = tilth.game(card["game"], **options).rules.features
            assert features.kind == path.stem
            assert fingerprint(features.names) == fingerprint(stored.names)


def test_features_of_another_package_have_no_home() -> None:
    class Mine(Features):
        def __init__(self) -> None:
            super().__init__()
            self.kind, self.names = "mine", ["a"]

    assert home(Features()) is None and home(Mine()) is None
    assert network(Mine()) is None


def test_without_a_network_the_hand_made_evaluation_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.bots.networks.home", lambda features: None)
    p = tilth.game("villagers", players=2).start()
    judges = Learned(Level("plain")).judges_for(p)
    assert judges == [p.rules.evaluation] * 2


def test_with_a_network_each_seat_has_its_own_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    p = tilth.game("villagers", players=3).start()
    path = tmp_path / "table.net"
    path.write_bytes(packed(any_network(list(p.rules.features.names))))
    monkeypatch.setattr("tilth.bots.networks.home", lambda features: path)
    learned = Learned(Level("plain"))
    judges = learned.judges_for(p)
    assert len({id(judge) for judge in judges}) == 3 and all(isinstance(judge, Network) for judge in judges)
    assert learned.judges_for(p) is judges
