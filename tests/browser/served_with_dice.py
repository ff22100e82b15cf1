"""`tilth serve` with dice that a test can set: what chance does, and what bots throw, follow from the words in a file.

At a table of people chance comes from the operating system when it is drawn: a test of a page would meet another game
each time, and one in a hundred that it is not about.
"""

from __future__ import annotations

import random
import secrets
import sys
from pathlib import Path


class Dice(random.Random):
    """They begin anew as soon as other words stand in the file."""

    def __init__(self, file: Path) -> None:
        self.file, self.words = file, ""
        super().__init__(self.words)

    def getrandbits(self, k: int, /) -> int:
        words = self.file.read_text(encoding="utf-8")
        if words != self.words:
            self.words = words
            self.seed(words)
        return super().getrandbits(k)


if __name__ == "__main__":
    dice = Dice(Path(sys.argv.pop(1)))
    for name, throw in (("randbelow", dice.randrange), ("randbits", dice.getrandbits)):  # no id or key is made of these
        setattr(secrets, name, throw)
    from tilth.cli import main

    main()
