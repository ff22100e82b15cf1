# compiled
"""A pen that writes the numbers which a network sees, and notes what each is called."""

from __future__ import annotations

from tilth.kernel.native import i64, vec


class Pen:
    """Writes one number after the other, adding to what stands there. `noting`: their names are wanted too."""

    def __init__(self, out: vec[i64], noting: bool) -> None:
        self.out: vec[i64] = out
        self.at: i64 = 0
        self.noting: bool = noting
        self.names: list[str] = []
        self.of: str = ""  # whom the next numbers are about

    def put(self, name: str, n: i64) -> None:
        if n:
            self.out[self.at] += n
        self.at += 1
        if self.noting:
            self.names.append(self.of + name)

    def flag(self, name: str, holds: bool) -> None:
        if holds:
            self.out[self.at] += 1
        self.at += 1
        if self.noting:
            self.names.append(self.of + name)

    def about(self, name: str, thing: str, n: i64) -> None:
        """The same where the name has two parts."""
        if n:
            self.out[self.at] += n
        self.at += 1
        if self.noting:
            self.names.append(f"{self.of}{name}.{thing}")

    def steps(self, name: str, n: i64, steps: vec[i64]) -> None:
        """For each step 1 if it is reached."""
        self.some_steps(name, n, steps, 0, len(steps))

    def some_steps(self, name: str, n: i64, steps: vec[i64], first: i64, end: i64) -> None:
        """The same with the steps from `first` on, up to `end`."""
        out = self.out
        at = self.at - first
        k = first
        while k < end and n >= steps[k]:
            out[at + k] += 1
            k += 1
        self.at = at + end
        if self.noting:
            self.names += [f"{self.of}{name}.{step}+" for step in steps[first:end]]

    def mark(self, name: str, k: i64, words: list[str]) -> None:
        """1 for one of these words; none, if k is not the place of one."""
        if k >= 0 and k < len(words):
            self.out[self.at + k] += 1
        self.at += len(words)
        if self.noting:
            self.names += [f"{self.of}{name}.{word}" for word in words]

    def room(self, name: str, words: list[str]) -> i64:
        """Where numbers for all these words begin; they are written by their places."""
        at = self.at
        self.at += len(words)
        if self.noting:
            self.names += [f"{self.of}{name}.{word}" for word in words]
        return at
