"""A process in which a game that is over is gone through again: `python -m tilth.server.analysis_worker`.

It reads one question and says how far it is, then what was found, a line of JSON each; then it ends.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

from tilth import games
from tilth.learn.analysis import Analyst
from tilth.server.bot_worker import end_after, say
from tilth.server.record_worker import be_modest

__all__ = ["answer"]

MORE_POLITE = 5  # than who reads records: everybody else goes first
EVERY = 0.3  # seconds between two words on how far it is


def answer(question: dict[str, Any], say: Callable[[dict[str, Any]], None] = say) -> None:
    game = games.shared(question["game"], **question["options"])
    first = None if question["position"] is None else game.place(question["position"], patient=True)
    analyst = Analyst(game, question["actions"], question["depth"], question["seed"], first)
    said = 0.0
    for done in analyst.go():
        if time.monotonic() - said > EVERY:
            said = time.monotonic()
            say({"done": done, "total": analyst.total})
    assert analyst.found is not None
    say({"found": analyst.found.plain()})


if __name__ == "__main__":
    be_modest()
    if hasattr(os, "nice"):
        os.nice(MORE_POLITE)
    asked = json.loads(sys.stdin.readline())
    end_after(asked["seconds"])
    answer(asked)
