"""A network is fitted, begins with another, is scaled anew, and says in whole numbers what it says in reals."""

from __future__ import annotations

import numpy as np
import pytest

import tilth
from tilth.bots.networks import packed, parse, weights
from tilth.kernel.core import Position
from tilth.kernel.doors import Features
from tilth.kernel.errors import TilthError
from tilth.kernel.native import i64, vec
from tilth.kernel.network import Network
from tilth.training.fitting import Learner, Reals, Rows

NAMES = [f"n{k}" for k in range(6)]


class Fixed(Features):
    """Sees the numbers it was given, whatever the position."""

    def __init__(self) -> None:
        super().__init__()
        self.names = NAMES
        self.row = [0] * len(NAMES)

    def write(self, p: Position, seat: int, out: vec[i64]) -> None:
        for k, n in enumerate(self.row):
            out[k] = n


def some_rows(n: int, seed: int = 1) -> Rows:
    return np.random.default_rng(seed).integers(-3, 12, (n, len(NAMES))).astype(np.int16)


def said(learner: Learner, rows: Rows) -> Reals:
    """What it says of these rows, in points."""
    p = learner.parts
    x = (rows.astype(np.float32) - learner.mean) / learner.spread
    one = np.maximum(x @ p["w1"] + p["b1"], 0)
    two = np.maximum(one @ p["w2"] + p["b2"], 0)
    return np.asarray(10 * (two @ p["w3"] + p["b3"] + x @ p["linear"]), np.float32)


def fitted() -> tuple[Learner, Rows]:
    """One that has learned: own gain 2a - b + 5, rival's c."""
    rows = some_rows(2000)
    gains = np.stack([2.0 * rows[:, 0] - rows[:, 1] + 5, 1.0 * rows[:, 2]], 1).astype(np.float32)
    learner = Learner(NAMES, 8, 4, 3)
    learner.settle_scale(rows)
    for _ in range(60):
        missed = learner.fit(rows, gains, 0.01, 0.0)
    assert missed < 0.01
    return learner, rows


def test_a_linear_function_is_learned() -> None:
    learner, _ = fitted()
    new = some_rows(200, 9)
    wanted = np.stack([2.0 * new[:, 0] - new[:, 1] + 5, 1.0 * new[:, 2]], 1)
    assert float(np.abs(said(learner, new) - wanted).mean()) < 0.6


def test_weights_that_play_may_be_a_mean_of_those_that_learn() -> None:
    """Lessons that are nothing but luck shake the mean less than the weights themselves; a course goes on with it."""
    rows, rng = some_rows(2000), np.random.default_rng(5)
    steady, wild = Learner(NAMES, 8, 4, 3, steady=50), Learner(NAMES, 8, 4, 3)
    shaken = {steady: 0.0, wild: 0.0}
    for _ in range(12):
        gains = rng.normal(0, 30, (2000, 2)).astype(np.float32)
        for learner in shaken:
            before = np.concatenate([np.array(row, float) for row in learner.stored({}).rows])
            learner.rng = np.random.default_rng(1)
            learner.fit(rows, gains, 0.02, 0.0)
            now = np.concatenate([np.array(row, float) for row in learner.stored({}).rows])
            shaken[learner] += float(np.abs(now - before).sum())
    assert 0 < shaken[steady] < 0.7 * shaken[wild]
    again = Learner(NAMES, 8, 4, 3, steady=50)
    again.restore(steady.state())
    assert again.stored({}).rows == steady.stored({}).rows != wild.stored({}).rows
    steady.parts = {name: part.copy() for name, part in steady.means.items()}
    steady.settle_scale(rows)  # both are brought to the new scale
    assert all(np.array_equal(part, steady.means[name]) for name, part in steady.parts.items())


def test_with_hope_it_says_what_may_come_of_it_rather_than_the_mean() -> None:
    """Half of the games end with 0, half with 10."""
    rows = some_rows(2000)
    gains = np.zeros((2000, 2), np.float32)
    gains[::2] = 10
    means = []
    for hope in (0.5, 0.8):
        learner = Learner(NAMES, 8, 4, 3)
        learner.settle_scale(rows)
        for _ in range(40):
            learner.fit(rows, gains, 0.01, 0.0, hope)
        means.append(float(said(learner, rows)[:, 0].mean()))
    assert abs(means[0] - 5) < 1 and means[1] > 7


def test_the_linear_part_can_begin_with_a_ridge_regression() -> None:
    rows, new = some_rows(1000), some_rows(200, 9)
    gains, wanted = (
        np.stack([2.0 * some[:, 0] - some[:, 1] + 5, 1.0 * some[:, 2]], 1).astype(np.float32) for some in (rows, new)
    )
    learner = Learner(NAMES, 8, 4, 3)
    learner.settle_scale(rows)
    assert learner.begin_linear(rows, gains, 1e-6) < 1e-6
    assert float(np.abs(said(learner, new) - wanted).max()) < 0.01
    shy = Learner(NAMES, 8, 4, 3)
    shy.settle_scale(rows)
    assert 0.1 < shy.begin_linear(rows, gains, 1.0) < 0.5  # much reserve: about half of everything


def test_in_whole_numbers_it_says_nearly_the_same() -> None:
    learner, rows = fitted()
    features = Fixed()
    network = Network(features, weights(parse(packed(learner.stored({})), "x")))
    anywhere = tilth.game("villagers").start()
    for row, wanted in zip(rows[:50], said(learner, rows[:50])):
        features.row = [int(n) for n in row]
        network.look(anywhere, 0)
        assert network.own_gain == pytest.approx(float(wanted[0]), abs=0.2)
        assert network.rival_gain == pytest.approx(float(wanted[1]), abs=0.2)


def test_another_scale_does_not_change_what_it_says() -> None:
    learner, rows = fitted()
    before = said(learner, rows[:100])
    learner.settle_scale((rows * 3 + 2).astype(np.int16))
    assert float(np.abs(said(learner, rows[:100]) - before).max()) < 0.01
    assert learner.spread[0] > 5


def test_beginning_with_another_keeps_what_it_knows() -> None:
    old, rows = fitted()
    stored = parse(packed(old.stored({})), "x")
    names = [NAMES[3], "new", *NAMES[:3], *NAMES[4:], "newer"]
    learner = Learner(names, 8, 4, 77)
    assert learner.begin_with(stored) == len(NAMES)
    columns = [NAMES.index(name) if name in NAMES else 0 for name in names]
    wider = rows[:100][:, columns].astype(np.int16)
    assert float(np.abs(said(learner, wider) - said(old, rows[:100])).max()) < 0.2
    wider[:, [1, 7]] += 5  # what it has never seen changes nothing yet
    assert float(np.abs(said(learner, wider) - said(old, rows[:100])).max()) < 0.2


def test_a_wider_network_begins_near_a_narrower_one() -> None:
    old, rows = fitted()
    learner = Learner(NAMES, 16, 8, 77)
    learner.begin_with(parse(packed(old.stored({})), "x"))
    assert float(np.abs(said(learner, rows[:100]) - said(old, rows[:100])).mean()) < 1.0
    with pytest.raises(TilthError, match="a network of 4-4 cannot begin with one of 8-4"):
        Learner(NAMES, 4, 4, 1).begin_with(old.stored({}))


def test_what_was_kept_is_put_back() -> None:
    learner, rows = fitted()
    other = Learner(NAMES, 8, 4, 99)
    other.restore(learner.state())
    assert np.array_equal(said(other, rows), said(learner, rows)) and other.steps == learner.steps
    gains = np.ones((len(rows), 2), np.float32)
    for one in (learner, other):
        one.rng = np.random.default_rng(5)
        one.fit(rows, gains, 0.001, 0.01)
    assert np.array_equal(said(other, rows), said(learner, rows))
