"""A process in which records that people bring are read and played: `python -m tilth.server.record_worker`."""

from __future__ import annotations

import os
import sys
import traceback
from typing import Any

from tilth.kernel.errors import TilthError
from tilth.server.bot_worker import answer_lines
from tilth.server.replays import Replay

__all__ = ["read"]

POLITENESS = 5
MOST_MEMORY = 512 * 1024 * 1024  # bytes; a long game takes a tenth


def read(question: dict[str, Any]) -> dict[str, Any]:
    """The game, its actions, decisions, what happened around it, who played; or what is wrong with the record."""
    try:
        replay = Replay.read(question["text"])
    except TilthError as error:
        return {"error": str(error).encode("utf-8", "replace").decode()}
    except MemoryError:
        raise
    except Exception:  # a fault of ours, not of the record; the next one is read all the same
        return {"fault": traceback.format_exc()}
    return {
        "game": replay.game.name,
        "options": replay.game.options,
        "actions": replay.actions,
        "decisions": replay.decisions(),
        "around": replay.around,
        "names": replay.names,
    }


def be_modest() -> None:
    """Take no more memory than a game needs, and let everybody else go first."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    be_modest()
    answer_lines(read)
