"""Games played by several processes, or by a Ray cluster. Who plays them makes no difference to what comes of them."""

from __future__ import annotations

import traceback
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import NamedTuple

from tilth.arena.crew import crew
from tilth.arena.tournament import Result, Settings, Unit, play
from tilth.kernel.game import Game

__all__ = ["Failure", "played"]

MOST_AT_ONCE = 20  # games handed to a worker together; an interruption loses them
SHARES = 8  # at least so many for each worker


class Failure(NamedTuple):
    """A game that could not be played to its end."""

    number: int
    words: str


def played(
    game: Game, settings: Settings, units: Sequence[Unit], jobs: int = 1, ray: str = "", records: Path | None = None
) -> Generator[Result | Failure, None, None]:
    """Play these games and give what comes of them, in the order in which they end."""
    if jobs == 1 and not ray:
        for unit in units:
            yield outcome(game, settings, unit, records)
        return
    players = crew(play_share, jobs, ray)
    try:
        for _, results in players.each([(settings, share, records) for share in shares(units, players.workers)]):
            yield from results
    finally:
        players.close()


def outcome(game: Game, settings: Settings, unit: Unit, records: Path | None) -> Result | Failure:
    try:
        return play(game, settings, unit, records)
    except OSError:  # no place for the record, say; no other game would fare better
        raise
    except Exception as error:  # one broken game must not hide the others
        where = traceback.extract_tb(error.__traceback__)[-1]
        words = f"{type(error).__name__}: {error} ({where.filename}:{where.lineno})"
        return Failure(unit.number, f"game {unit.number} ({', '.join(unit.seats)}): {words}")


def play_some(settings: Settings, units: Sequence[Unit], records: Path | None) -> list[Result | Failure]:
    """The work of another process; a game is made anew there, because rules do not travel."""
    game = settings.made()
    return [outcome(game, settings, unit, records) for unit in units]


def play_share(share: tuple[Settings, Sequence[Unit], Path | None]) -> list[Result | Failure]:
    return play_some(*share)


def shares(units: Sequence[Unit], workers: int) -> list[Sequence[Unit]]:
    """The games in portions that keep all workers busy to the end."""
    size = max(1, min(len(units) // (workers * SHARES), MOST_AT_ONCE))
    return [units[at : at + size] for at in range(0, len(units), size)]
