"""What a bot is: a way of choosing, within a budget, by what a seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tilth.kernel.core import Position
from tilth.kernel.rng import Rng


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on one decision; None: as much as it likes."""

    seconds: float | None = None  # of processor time
    looks: int | None = None  # positions looked at: the same on every machine


class Bot(Protocol):
    """A way of choosing. All its chance comes from `rng`, so that the same seed gives the same game."""

    def choose(self, position: Position, seat: int, rng: Rng, budget: Budget) -> int:
        """One of `position.legal()`. The position looks to `seat` like the true one; what it cannot see is made up."""
        ...


class Opponent:
    """A bot at the table, with dice and a budget of its own."""

    def __init__(self, bot: Bot, seed: int, budget: Budget) -> None:
        self.bot = bot
        self.rng = Rng(seed)
        self.budget = budget

    def choose(self, p: Position, seat: int) -> int:
        """The action to play now. The bot sees a position that looks the same from `seat`, not the true one."""
        return int(self.bot.choose(p.resample(seat, self.rng), seat, self.rng, self.budget))


__all__ = ["Bot", "Budget", "Opponent"]
