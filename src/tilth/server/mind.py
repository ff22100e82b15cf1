"""A process in which bots think: `python -m tilth.server.mind`. One request and one answer per line, as JSON."""

from __future__ import annotations

import json
import sys
from functools import lru_cache
from typing import Any

import tilth
from tilth.bots import bot
from tilth.kernel.game import Game

__all__ = ["choose"]

LONGEST_MOVE = 50  # small decisions


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


def main() -> None:
    say({"ready": True})
    for line in sys.stdin:
        say({"actions": choose(json.loads(line))})


def say(answer: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
