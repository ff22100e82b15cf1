# compiled
"""A small network that says what a position will bring: whole numbers throughout, so that it says the same everywhere.

Two hidden layers and a linear part beside them; two outputs: what the seat and what its strongest rival will gain
beyond what is sure. The first layer is kept between two positions, and only inputs that differ are counted anew. Two
units share one number, so that one multiplication serves both.
"""

from __future__ import annotations

from typing import Final

from tilth.kernel.core import NOBODY, Position
from tilth.kernel.doors import Evaluation, Features
from tilth.kernel.native import append, i64, vec
from tilth.kernel.vecs import filled

OUTPUTS: Final[i64] = 2
INPUT_BITS: Final[i64] = 20  # of the first layer's fractions
HIDDEN_BITS: Final[i64] = 8  # of what a hidden unit hands on
WEIGHT_BITS: Final[i64] = 12  # of the weights behind it
TENS: Final[float] = 10.0  # points in one unit of the outputs
POINT: Final[float] = TENS / 1048576.0  # in one unit of their fractions, which have 20 bits
LARGEST: Final[i64] = 65535  # what a hidden unit can hand on
HALF: Final[i64] = 4294967296  # of a number that two share
SIGN: Final[i64] = 2147483648


def paired(row: vec[i64]) -> vec[i64]:
    """Two numbers in one each. Sums and multiples of such pairs are pairs of sums and multiples, as long as each fits
    into 32 bits."""
    made = vec[i64]()
    n: i64 = len(row)
    i: i64 = 0
    while i < n:
        made = append(made, row[i] + (row[i + 1] * HALF if i + 1 < n else 0))
        i += 2
    return made


def lower(pair: i64) -> i64:
    return ((pair & (HALF - 1)) ^ SIGN) - SIGN


def upper(pair: i64) -> i64:
    return (pair - lower(pair)) >> 32


class Weights:
    """The numbers of a network. Immutable, shared by all who think with them."""

    def __init__(self, inputs: int, first: int, second: int, rows: list[vec[i64]]) -> None:
        """`rows`: for each input its weights to the first layer and, after them, to the outputs; then the same of the
        constant input; then the second layer (for each unit of the first) and its constants; then the outputs (for each
        unit of the second) and theirs. Both layers have an even number of units."""
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        self.rows: list[vec[i64]] = [paired(row) for row in rows]


class Network(Evaluation):
    """Weights with a memory of the last position. One for each who thinks: it is not to be shared between threads."""

    def __init__(self, features: Features, weights: Weights) -> None:
        self.features = features
        self.weights = weights
        self.seen: vec[i64] = filled(weights.inputs, 0)
        self.next: vec[i64] = filled(weights.inputs, 0)
        self.sums: vec[i64] = weights.rows[weights.inputs][:]
        self.hidden: vec[i64] = filled(weights.second // 2, 0)
        self.outputs: i64 = 0
        self.own_gain: float = 0.0
        self.rival_gain: float = 0.0

    def value(self, p: Position, seat: i64) -> float:
        """Own points at the end, less the strongest rival's."""
        sure = self.features.sure(p, seat) - self.features.rival(p, seat)
        if p.who == NOBODY:
            return float(sure)
        self.look(p, seat)
        return float(sure) + self.own_gain - self.rival_gain

    def look(self, p: Position, seat: i64) -> None:
        """Work out both gains."""
        inputs = self.weights.inputs
        new = self.next
        i: i64 = 0
        while i < inputs:
            new[i] = 0
            i += 1
        self.features.write(p, seat, new)
        self.next = self.seen
        self.count_changes(new)
        self.seen = new
        self.follow()

    def count_changes(self, new: vec[i64]) -> None:
        inputs = self.weights.inputs
        rows = self.weights.rows
        seen = self.seen
        sums = self.sums
        pairs: i64 = len(sums)
        i: i64 = 0
        while i < inputs:
            change = new[i] - seen[i]
            if change:
                row = rows[i]
                j: i64 = 0
                while j < pairs:
                    sums[j] = sums[j] + change * row[j]
                    j += 1
            i += 1

    def follow(self) -> None:
        """From the sums of the first layer to the outputs."""
        weights = self.weights
        rows = weights.rows
        sums = self.sums
        hidden = self.hidden
        first = weights.first
        second = weights.second
        at = weights.inputs + 1
        bias = rows[at + first]
        k: i64 = 0
        while 2 * k < second:
            hidden[k] = bias[k]
            k += 1
        j: i64 = 0
        while 2 * j < first:
            self.hand_on(rows, at + 2 * j, lower(sums[j]))
            self.hand_on(rows, at + 2 * j + 1, upper(sums[j]))
            j += 1
        linear = sums[first // 2]
        at += first + 1
        self.outputs = rows[at + second][0]
        k = 0
        while 2 * k < second:
            self.put_out(rows, at + 2 * k, lower(hidden[k]))
            self.put_out(rows, at + 2 * k + 1, upper(hidden[k]))
            k += 1
        self.own_gain = float(lower(self.outputs) + lower(linear)) * POINT
        self.rival_gain = float(upper(self.outputs) + upper(linear)) * POINT

    def hand_on(self, rows: list[vec[i64]], unit: i64, total: i64) -> None:
        """What a unit of the first layer adds to the second."""
        if total <= 0:
            return
        handed = total >> (INPUT_BITS - HIDDEN_BITS)
        if handed > LARGEST:
            handed = LARGEST
        hidden = self.hidden
        row = rows[unit]
        n: i64 = len(hidden)
        k: i64 = 0
        while k < n:
            hidden[k] = hidden[k] + handed * row[k]
            k += 1

    def put_out(self, rows: list[vec[i64]], unit: i64, total: i64) -> None:
        """What a unit of the second layer adds to the outputs."""
        if total > 0:
            handed = total >> WEIGHT_BITS
            row = rows[unit]
            self.outputs += (handed if handed < LARGEST else LARGEST) * row[0]
