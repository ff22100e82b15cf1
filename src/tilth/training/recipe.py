"""How a network is trained: all that can be set, in one place."""

from __future__ import annotations

from dataclasses import dataclass, fields
from math import inf
from typing import Final

from tilth.kernel.errors import TilthError

# The least and the most of what cannot be just any number from 0 on.
RANGES: Final[dict[str, tuple[float, float]]] = {
    "first": (2, 1024), "second": (2, 1024), "width": (1, 1000), "random": (0, 1), "whims": (0, 1), "fade": (0, 1),
    "opening_fade": (0, 1), "detours": (0, 1), "richer": (0, 1),
    "opening": (1, inf), "batch": (1, inf), "window": (1, inf), "falling": (1, inf), "trial": (1, inf),
    "pause": (1, inf), "rate": (0, 1), "last_rate": (0, 1), "decay": (0, 1),
}  # fmt: skip


@dataclass(frozen=True)
class Recipe:
    first: int = 64  # units of the two hidden layers
    second: int = 32
    width: int = 12  # of the whole moves looked at
    opening: int = 600  # games of the hand-made evaluation, from which the first network learns
    batch: int = 200  # games of an iteration
    window: int = 3000  # games that are kept to learn from
    noise: float = 1.0  # by what share of what is at stake moves are misjudged, at the start and at the end
    calm: float = 0.2
    opening_noise: float = 2.0
    opening_fade: float = 1.0  # of these games: less than 1 trusts what the hand-made evaluation says
    ridge: float = 0.0  # if not 0, the linear part begins with a ridge regression over them, with so much reserve
    falling: int = 40  # iterations over which noise and rate fall
    random: float = 0.01  # share of moves made at random
    whims: float = 0.3  # share of games in another style: with a fancy for some of what is seen
    whim: float = 1.5  # how strong it is, in points for one deviation of an input
    detours: float = 0.0  # share of games that are led elsewhere first: by noise, and half of them by a gift
    wild: float = 0.0  # noise of a detour at the most; lessons begin behind it
    richer: float = 0.0  # share of lessons that teach besides that more (`Game.give`) is worth no less
    fade: float = 0.92  # lambda: how far a value trusts the end of the game rather than the next value
    rate: float = 1e-3
    last_rate: float = 3e-4
    decay: float = 0.01
    steady: int = 0  # steps over which the weights that play are a mean of those that learn; 0: they are the same
    passes: float = 1.0  # over the window in an iteration, at most
    trial: int = 40  # games by which a network is compared with the best so far
    pause: int = 4  # iterations from one trial to the next

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            least, most = RANGES.get(field.name, (0, inf))
            if not least <= value <= most or value == inf:
                raise TilthError(
                    f"{field.name} cannot be {value} in a recipe: {least} at the least, {most} at the most"
                )
            if field.name in ("first", "second") and value % 2:
                raise TilthError(f"{field.name} must be even, not {value}: two units of a layer share one number")
