"""A process in which bots think: `python -m tilth.server.bot_worker`. One request and one answer per line, as JSON."""

from __future__ import annotations

import json
import math
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tilth import games
from tilth.bots import Budget, bot

__all__ = ["answer_lines", "choose"]

LONGEST_MOVE = 50  # small decisions
LAST_SHARE = 0.1  # of its budget is left to a bot for each small decision, however much it has spent
GRACE = 2.0  # seconds of work after which nobody can be waiting any more


def choose(request: dict[str, Any], begun: Callable[[], None] = lambda: None) -> list[int]:
    """The actions of one move of the seat that decides, as far as nothing new appears in between. All of them share the
    budget; `begun` is told when the game is set up."""
    game = games.shared(request["game"], **request["options"])
    p = game.place(request["position"], patient=True)
    p.patient = True
    seat, depth = int(p.who), int(p.top)
    player = bot(request["bot"], request["seed"])
    budget = request.get("budget")
    begun()
    started = time.process_time()
    actions: list[int] = []
    while p.who == seat and (not actions or p.top > depth) and len(actions) < LONGEST_MOVE:
        forced = int(p.forced())
        q = p.copy()
        q.patient = False
        if budget is not None:
            spent = time.process_time() - started
            player.budget = Budget(seconds=max(budget - spent, budget * LAST_SHARE))
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
    answer_lines(lambda question: {"actions": choose(question, lambda: say({"begun": True}))})
