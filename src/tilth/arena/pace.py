"""How long a bot takes for its moves: processor time, kept in classes of a tenth each."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Pace"]

STEP = math.log(1.1)  # from one class to the next
LEAST = 1e-6  # seconds; less is the first class


@dataclass
class Pace:
    """So many decisions, the seconds they took together, and how many fell into each class."""

    decisions: int = 0
    seconds: float = 0.0
    classes: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.classes[int(math.log(max(seconds, LEAST) / LEAST) / STEP)] += 1

    def join(self, other: Pace) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.classes.update(other.classes)

    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def quantile(self, share: float) -> float:
        """Seconds within which this share of the decisions was made, to a twentieth."""
        wanted, seen = share * self.decisions, 0
        for number in sorted(self.classes):
            seen += self.classes[number]
            if seen >= wanted:
                return LEAST * math.exp(STEP * (number + 0.5))
        return 0.0

    def data(self) -> dict[str, Any]:
        classes = {str(number): self.classes[number] for number in sorted(self.classes)}
        return {"decisions": self.decisions, "seconds": round(self.seconds, 6), "classes": classes}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Pace:
        classes = Counter({int(number): int(n) for number, n in data["classes"].items()})
        return cls(int(data["decisions"]), float(data["seconds"]), classes)
