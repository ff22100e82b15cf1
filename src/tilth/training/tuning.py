"""A network that learns one deal while it is being solved."""

from __future__ import annotations

from typing import Final

import numpy as np

from tilth.bots.networks import Stored
from tilth.training.fitting import Learner, Reals, Rows
from tilth.training.selfplay import Lessons

WINDOW: Final = 25  # lessons that are kept to learn from
RATE: Final = 5e-4
HOPE: Final = 0.65  # what could come of a position counts for more than what often does


class Tuner:
    def __init__(self, stored: Stored, seed: int) -> None:
        self.learner = Learner(stored.names, stored.first, stored.second, seed)
        self.learner.begin_with(stored)
        self.rows: Rows = np.zeros((0, len(stored.names)), np.int16)
        self.gains: Reals = np.zeros((0, 2), np.float32)
        self.sizes: list[int] = []

    def learn(self, told: Lessons) -> Stored:
        """A lesson more; returns what the network says now."""
        self.sizes += told.sizes
        gone = sum(self.sizes[:-WINDOW])
        self.sizes = self.sizes[-WINDOW:]
        self.rows = np.concatenate([self.rows, np.array(told.rows, np.int16).reshape(-1, told.inputs)])[gone:]
        self.gains = np.concatenate([self.gains, np.array(told.gains, np.float32).reshape(-1, 2)])[gone:]
        self.learner.fit(self.rows, self.gains, RATE, 0.0, HOPE)
        return self.learner.stored({})
