"""A network fitted to lessons: numpy, one pass, Adam with decay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tilth.bots.networks import Stored
from tilth.kernel.errors import TilthError
from tilth.kernel.network import HIDDEN_BITS, INPUT_BITS, OUTPUTS, TENS, WEIGHT_BITS

AT_ONCE: Final = 512  # rows of one step
LEAST_SPREAD: Final = 0.1  # added to the deviation of an input
PARTS: Final = ("w1", "b1", "linear", "w2", "b2", "w3", "b3")

Rows = NDArray[np.int16]
Reals = NDArray[np.float32]


class Learner:
    """The weights as reals, for inputs that are first brought to mean 0 and deviation 1. With `steady`, those that are
    stored are a mean over about so many steps: single steps follow the luck of single games."""

    def __init__(self, names: Sequence[str], first: int, second: int, seed: int, steady: int = 0) -> None:
        rng = np.random.default_rng(seed)
        inputs = len(names)
        self.names = list(names)
        self.first, self.second = first, second
        self.mean: Reals = np.zeros(inputs, np.float32)
        self.spread: Reals = np.ones(inputs, np.float32)
        self.parts: dict[str, Reals] = {
            "w1": rng.normal(0, (2 / inputs) ** 0.5, (inputs, first)).astype(np.float32),
            "b1": np.zeros(first, np.float32),
            "linear": np.zeros((inputs, OUTPUTS), np.float32),
            "w2": rng.normal(0, (2 / first) ** 0.5, (first, second)).astype(np.float32),
            "b2": np.zeros(second, np.float32),
            "w3": rng.normal(0, 0.1 * (2 / second) ** 0.5, (second, OUTPUTS)).astype(np.float32),
            "b3": np.zeros(OUTPUTS, np.float32),
        }
        self.steady = steady
        self.means = {name: part.copy() for name, part in self.parts.items()}
        self.slow = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.fast = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0
        self.rng = rng

    # -- learning

    def settle_scale(self, rows: Rows) -> None:
        """Take mean and deviation of the inputs from these rows; what the network says stays the same."""
        some = rows[self.rng.permutation(len(rows))[:20000]].astype(np.float32)
        mean, spread = some.mean(0), some.std(0) + LEAST_SPREAD
        spread = np.maximum(spread, np.where(self.steps > 0, 0.5 * self.spread, 0)).astype(np.float32)
        for parts in (self.parts, self.means):
            for name, bias in (("w1", "b1"), ("linear", "b3")):
                parts[bias] = parts[bias] + ((mean - self.mean) / self.spread) @ parts[name]
                parts[name] = parts[name] * (spread / self.spread)[:, None]
        self.mean, self.spread = mean, spread

    def fit(self, rows: Rows, gains: Reals, rate: float, decay: float, hope: float = 0.5) -> float:
        """One pass. Returns the share of variance that was not foretold (before each step). With more `hope` than one
        half, having foretold too little counts for more than too much."""
        order = self.rng.permutation(len(rows))
        lost = whole = 0.0
        for at in range(0, len(order), AT_ONCE):
            some = order[at : at + AT_ONCE]
            wanted = gains[some] / TENS
            lost += self.step(rows[some], wanted, rate, decay, hope)
            whole += float(((wanted - wanted.mean(0)) ** 2).sum())
        return lost / max(whole, 1e-9)

    def begin_linear(self, rows: Rows, gains: Reals, reserve: float) -> float:
        """Let the linear part say what a ridge regression does, and the layers nothing yet. Returns the share of
        variance that is not foretold."""
        wanted = gains.astype(np.float64) / TENS
        self.parts["b3"] = wanted.mean(0).astype(np.float32)
        wanted -= wanted.mean(0)
        products, towards = np.zeros((len(self.names),) * 2), np.zeros((len(self.names), OUTPUTS))
        for at in range(0, len(rows), 16 * AT_ONCE):  # all rows at once would take much memory
            x = ((rows[at : at + 16 * AT_ONCE] - self.mean) / self.spread).astype(np.float64)
            products += x.T @ x
            towards += x.T @ wanted[at : at + 16 * AT_ONCE]
        products += reserve * len(rows) * np.eye(len(products))
        linear = np.linalg.solve(products, towards)
        self.parts["linear"] = linear.astype(np.float32)
        self.parts["w3"][:] = 0
        self.means = {name: part.copy() for name, part in self.parts.items()}
        # With x the rows: |x linear - wanted|^2, put together from the products, which hold the reserve besides.
        explained = 2 * (linear * towards).sum() - (linear * (products @ linear)).sum()
        explained += reserve * len(rows) * (linear**2).sum()
        return 1.0 - float(explained) / max(float((wanted**2).sum()), 1e-9)

    def step(self, rows: Rows, wanted: Reals, rate: float, decay: float, hope: float) -> float:
        p = self.parts
        x = (rows.astype(np.float32) - self.mean) / self.spread
        one = np.maximum(x @ p["w1"] + p["b1"], 0)
        two = np.maximum(one @ p["w2"] + p["b2"], 0)
        wrong = two @ p["w3"] + p["b3"] + x @ p["linear"] - wanted
        back = wrong * np.where(wrong < 0, 2 * hope, 2 - 2 * hope).astype(np.float32) / len(rows)
        slopes = {"b3": back.sum(0), "w3": two.T @ back, "linear": x.T @ back}
        back = (back @ p["w3"].T) * (two > 0)
        slopes |= {"b2": back.sum(0), "w2": one.T @ back}
        back = (back @ p["w2"].T) * (one > 0)
        slopes |= {"b1": back.sum(0), "w1": x.T @ back}
        self.steps += 1
        slow_share, fast_share = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, slope in slopes.items():
            slow, fast = self.slow[name], self.fast[name]
            slow += 0.1 * (slope - slow)
            fast += 0.001 * (slope * slope - fast)
            p[name] -= rate * (slow / slow_share) / (np.sqrt(fast / fast_share) + 1e-8)
            if p[name].ndim == 2:
                p[name] *= 1 - rate * decay
            if self.steady:
                self.means[name] += (p[name] - self.means[name]) / min(self.steps, self.steady)
        return float((wrong**2).sum())

    # -- from and to files

    def stored(self, card: Mapping[str, Any]) -> Stored:
        """As whole numbers, the scale of the inputs folded in."""
        p = self.means if self.steady else self.parts
        w1 = np.hstack([p["w1"], p["linear"]]) / self.spread[:, None]
        b1 = np.concatenate([p["b1"], np.zeros(OUTPUTS, np.float32)]) - self.mean @ w1
        unit, weight, output = 2.0**INPUT_BITS, 2.0**WEIGHT_BITS, 2.0 ** (HIDDEN_BITS + WEIGHT_BITS)
        rows = [*(w1 * unit), b1 * unit, *(p["w2"] * weight), p["b2"] * output, *(p["w3"] * weight), p["b3"] * output]
        return Stored(self.names, self.first, self.second, [[round(float(n)) for n in row] for row in rows], card)

    def begin_with(self, stored: Stored) -> int:
        """Start from another network: inputs of the same name keep their weights, new ones begin at nothing. Returns
        how many were found. A wider network keeps the rest of its units as they are, with little behind them."""
        first, second = stored.first, stored.second
        if first > self.first or second > self.second:
            raise TilthError(f"a network of {self.first}-{self.second} cannot begin with one of {first}-{second}")
        unit, weight, output = 2.0**INPUT_BITS, 2.0**WEIGHT_BITS, 2.0 ** (HIDDEN_BITS + WEIGHT_BITS)
        p, rows, n = self.parts, stored.rows, len(stored.names)
        self.mean[:], self.spread[:] = 0, 1
        at = {name: i for i, name in enumerate(stored.names)}
        p["w1"][:, :first], p["linear"][:] = 0, 0
        found = 0
        for i, name in enumerate(self.names):
            if name in at:
                row = np.array(rows[at[name]], np.float32) / unit
                p["w1"][i, :first], p["linear"][i] = row[:first], row[first:]
                found += 1
            if first < self.first:
                p["w1"][i, first:] *= 0.01
        constant = np.array(rows[n], np.float32) / unit
        p["b1"][:first] = constant[:first]
        p["w2"][:first, :second] = np.array(rows[n + 1 : n + 1 + first], np.float32) / weight
        p["w2"][first:] *= 0.1
        p["b2"][:second] = np.array(rows[n + 1 + first], np.float32) / output
        n += first + 2
        p["w3"][:second] = np.array(rows[n : n + second], np.float32) / weight
        p["w3"][second:] *= 0.1
        p["b3"][:] = np.array(rows[n + second], np.float32) / output + constant[first:]
        self.means = {name: part.copy() for name, part in p.items()}
        return found

    def state(self) -> dict[str, Any]:
        made: dict[str, Any] = {"mean": self.mean, "spread": self.spread, "steps": self.steps}
        for name in PARTS:
            made |= {name: self.parts[name], f"slow_{name}": self.slow[name], f"fast_{name}": self.fast[name]}
            made |= {f"mean_{name}": self.means[name]} if self.steady else {}
        return made

    def restore(self, state: Mapping[str, Any]) -> None:
        self.mean, self.spread, self.steps = state["mean"], state["spread"], int(state["steps"])
        for name in PARTS:
            self.parts[name] = state[name].copy()
            if self.steady:
                self.means[name] = state[f"mean_{name}"].copy()
            self.slow[name] = state[f"slow_{name}"].copy()
            self.fast[name] = state[f"fast_{name}"].copy()
