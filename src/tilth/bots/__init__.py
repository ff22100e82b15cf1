"""Opponents. A bot sees only what its seat may know: it is handed a resampled position, never the true one."""

from __future__ import annotations

from tilth.bots.greedy import Greedy
from tilth.bots.random import Random
from tilth.kernel.core import Position
from tilth.kernel.errors import TilthError
from tilth.kernel.rng import Rng


class Bot:
    """An opponent at the table: a way of choosing, and its own dice."""

    def __init__(self, mind: Random | Greedy, seed: int) -> None:
        self.mind = mind
        self.rng = Rng(seed)

    def choose(self, p: Position, seat: int) -> int:
        """The action to play now. The mind sees a position that looks the same from `seat`, not the true one."""
        return self.mind.choose(p.resample(seat, self.rng), seat, self.rng)


MINDS: dict[str, type[Random] | type[Greedy]] = {"random": Random, "greedy": Greedy}


def names() -> list[str]:
    return list(MINDS)


def bot(name: str, seed: int = 0) -> Bot:
    if name not in MINDS:
        raise TilthError(f"there is no bot {name!r}; there is {', '.join(MINDS)}")
    return Bot(MINDS[name](), seed)


__all__ = ["Bot", "bot", "names"]
