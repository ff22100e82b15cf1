"""A network says what its numbers say: exactly, in whatever order positions come, and nearly what reals would say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from tilth.kernel.core import CHANCE, Position
from tilth.kernel.doors import Features
from tilth.kernel.native import i64, vec
from tilth.kernel.network import (
    HIDDEN_BITS,
    INPUT_BITS,
    LARGEST,
    POINT,
    WEIGHT_BITS,
    Network,
    Weights,
    lower,
    paired,
    upper,
)
from tilth.kernel.rng import Rng

from .toy import Acre
from .toy.farm import GOODS, Farms

FIRST, SECOND = 6, 4


class FarmsSeen(Features):
    """Goods and rooms of every farm, the own first, and the round."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.names = [f"{good}{k}" for k in range(seats) for good in (*GOODS, "rooms")] + ["round", "never"]

    def write(self, p: Position, seat: int, out: vec[i64]) -> None:
        t = cast(Farms, p)
        at = 0
        for k in range(p.rules.seats):
            farm = (seat + k) % p.rules.seats
            for good in range(len(GOODS)):
                out[at] = t.has(farm, good)
                at += 1
            out[at] = t.rooms[farm]
            at += 1
        out[at] = t.round


def rows_of(inputs: int, seed: int) -> list[list[int]]:
    """Any numbers of the size that real ones have."""
    rng = Rng(seed)

    def some(n: int, size: int) -> list[int]:
        return [int(rng.below(2 * size)) - size for _ in range(n)]

    first = [some(FIRST + 2, 1 << 20) for _ in range(inputs + 1)]
    second = [*(some(SECOND, 1 << 13) for _ in range(FIRST)), some(SECOND, 1 << 20)]
    return [*first, *second, *(some(2, 1 << 12) for _ in range(SECOND)), some(2, 1 << 20)]


def made(rows: Sequence[Sequence[int]], features: Features) -> Network:
    weights = Weights(len(features.names), FIRST, SECOND, [vec[i64](list(row)) for row in rows])
    return Network(features, weights)


def seen(features: Features, p: Position, seat: int) -> list[int]:
    out = vec[i64]([0] * len(features.names))
    features.write(p, seat, out)
    return [int(n) for n in out]


def by_hand(rows: Sequence[Sequence[int]], inputs: Sequence[int]) -> list[int]:
    """The outputs in whole numbers, by the shortest way: no pairs, nothing kept."""
    n = len(inputs)
    sums = [rows[n][j] + sum(x * rows[i][j] for i, x in enumerate(inputs)) for j in range(FIRST + 2)]
    handed = [min(max(total, 0) >> (INPUT_BITS - HIDDEN_BITS), LARGEST) for total in sums[:FIRST]]
    second = rows[n + 1 : n + 1 + FIRST]
    hidden = [rows[n + 1 + FIRST][k] + sum(h * row[k] for h, row in zip(handed, second)) for k in range(SECOND)]
    out = [min(max(total, 0) >> WEIGHT_BITS, LARGEST) for total in hidden]
    last = rows[n + 2 + FIRST :]
    return [sums[FIRST + o] + last[SECOND][o] + sum(h * row[o] for h, row in zip(out, last)) for o in range(2)]


def in_reals(rows: Sequence[Sequence[int]], inputs: Sequence[int]) -> list[float]:
    """The same in reals: two layers that hand on what is above 0, and a linear part; in points."""
    n = len(inputs)
    one, weight, output = 2.0**INPUT_BITS, 2.0**WEIGHT_BITS, 2.0 ** (HIDDEN_BITS + WEIGHT_BITS)
    sums = [(rows[n][j] + sum(x * rows[i][j] for i, x in enumerate(inputs))) / one for j in range(FIRST + 2)]
    handed = [max(total, 0.0) for total in sums[:FIRST]]
    second, bias = rows[n + 1 : n + 1 + FIRST], rows[n + 1 + FIRST]
    hidden = [bias[k] / output + sum(h * row[k] / weight for h, row in zip(handed, second)) for k in range(SECOND)]
    last = rows[n + 2 + FIRST :]
    parts = [sum(max(h, 0.0) * row[o] / weight for h, row in zip(hidden, last)) for o in range(2)]
    return [10.0 * (sums[FIRST + o] + last[SECOND][o] / output + parts[o]) for o in range(2)]


def positions(players: int, seeds: Sequence[int]) -> list[Position]:
    """Those of random games, and their ends."""
    found: list[Position] = []
    for seed in seeds:
        rng = Rng(seed)
        p: Position = Acre(players=players).start()
        while not p.over:
            p.act(p.draw(rng) if p.who == CHANCE else p.choices[rng.below(len(p.choices))])
            found.append(p.copy())
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_a_network_says_exactly_what_its_numbers_say(players: int) -> None:
    features = FarmsSeen(players)
    rows = rows_of(len(features.names), 7)
    network = made(rows, features)
    for k, p in enumerate(positions(players, [1, 2])):
        seat = k % players
        network.look(p, seat)
        inputs = seen(features, p, seat)
        own, rival = by_hand(rows, inputs)
        assert (network.own_gain, network.rival_gain) == (own * POINT, rival * POINT)
        reals = in_reals(rows, inputs)
        assert network.own_gain == pytest.approx(reals[0], abs=0.3)
        assert network.rival_gain == pytest.approx(reals[1], abs=0.3)


def test_counting_only_what_changed_comes_to_the_same_as_counting_all() -> None:
    features = FarmsSeen(3)
    rows = rows_of(len(features.names), 8)
    known = positions(3, [3, 4])
    rng = Rng(1)
    used = made(rows, features)
    for _ in range(150):
        p, seat = known[rng.below(len(known))], int(rng.below(3))
        fresh = made(rows, features)
        assert used.value(p, seat) == fresh.value(p, seat)
        if not p.over:
            assert (used.own_gain, used.rival_gain) == (fresh.own_gain, fresh.rival_gain)


def test_the_value_is_what_is_sure_and_what_is_still_to_come_less_the_best_rivals() -> None:
    features = FarmsSeen(3)
    network = made(rows_of(len(features.names), 9), features)
    p = Acre(players=3, rounds=1).place({"A": {"coin": 5}, "B": {"coin": 2}, "C": {"coin": 9}})
    assert (features.sure(p, 0), features.rival(p, 0), features.rival(p, 2)) == (5, 9, 5)
    value = network.value(p, 0)
    assert value == pytest.approx(5 - 9 + network.own_gain - network.rival_gain)


def test_at_the_end_of_a_game_nothing_is_guessed() -> None:
    features = FarmsSeen(2)
    network = made(rows_of(len(features.names), 10), features)
    ends = [p for p in positions(2, range(5)) if p.over]
    assert len(ends) == 5
    for p in ends:
        assert network.value(p, 0) == p.points(0) - p.points(1) == -network.value(p, 1)


def test_alone_there_is_no_rival() -> None:
    features = Features()
    p = Acre().start()
    p.rules.seats = 1
    assert features.rival(p, 0) == 0


def test_two_numbers_share_one_and_are_told_apart_again() -> None:
    for a in (0, 1, -1, 77, -(2**30), 2**30):
        for b in (0, 5, -5, 2**30, -(2**30)):
            (pair,) = paired(vec[i64]([a, b]))
            assert (lower(pair), upper(pair)) == (a, b)
            assert (lower(-pair + pair * 2), upper(-pair + pair * 2)) == (a, b)
    assert list(paired(vec[i64]([4, 0, 9]))) == [4, 9]
