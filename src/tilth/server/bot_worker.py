"""A process in which bots think: `python -m tilth.server.bot_worker`. One request and one answer per line, as JSON."""

from __future__ import annotations

import json
import math
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any

import tilth
from tilth.bots import bot
from tilth.kernel.game import Game

__all__ = ["answer_lines", "choose"]

LONGEST_MOVE = 50  # small decisions
GRACE = 2.0  # seconds of work after which nobody can be waiting any more


@lru_cache(maxsize=64)
def game_of(name: str, options: str) -> Game:
    return tilth.game(name, **json.loads(options))


def choose(request: dict[str, Any]) -> list[int]:
    """The actions of one move of the seat that decides, as far as nothing new appears in between."""
    game = game_of(request["game"], json.dumps(request["options"], sort_keys=True))
    p = game.place(request["position"], patient=True)
    p.patient = True
    seat, depth = int(p.who), int(p.top)
    player = bot(request["bot"], request["seed"])
    actions: list[int] = []
    while p.who == seat and (not actions or p.top > depth) and len(actions) < LONGEST_MOVE:
        forced = int(p.forced())
        q = p.copy()
        q.patient = False
        action = forced if forced >= 0 else int(player.choose(q, seat))
        actions.append(action)
        p.play(action)
    return actions


def answer_lines(answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Answer questions until nobody asks any more."""
    say({"ready": True})
    for line in sys.stdin:
        question = json.loads(line)
        end_after(question["seconds"] + GRACE)
        say(answer(question))


def end_after(seconds: float) -> None:
    """Whoever asked may have been killed; nobody thinks for ever."""
    with suppress(ImportError):  # only where processes have such limits
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds), most))


def say(answer: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    answer_lines(lambda question: {"actions": choose(question)})
