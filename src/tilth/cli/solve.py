"""`tilth solve`: the best line of a game alone, found while time remains, as a record that can be checked."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from tilth.bots.networks import Stored
from tilth.bots.rehearsal import Line
from tilth.cli.choices import Pairs, make
from tilth.kernel.game import Game
from tilth.kernel.rng import Rng
from tilth.records.record import Record
from tilth.training.solver import Solver, whole

if TYPE_CHECKING:
    from tilth.training.tuning import Tuner

__all__ = ["solve"]


def solve(
    game: Annotated[str, typer.Argument(help="The game, alone; the order of all its cards must be named.")],
    minutes: Annotated[float, typer.Option(min=0.001, metavar="M", help="How long.")] = 1.0,
    to: Annotated[
        Path, typer.Option(metavar="FILE", dir_okay=False, help="The record of the best line; improved as it is found.")
    ] = Path("solved.tilth"),
    network: Annotated[
        Path | None, typer.Option(metavar="WEIGHTS", exists=True, dir_okay=False, help="Judge with another network.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="Another seed, other tries.")] = 1,
    json_: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    option: Pairs = None,
) -> None:
    """Play one deal alone, again and again, learn it by heart, and keep the best line. `tilth check` proves what it
    wrote."""
    made = make(game, 1, option)
    errors = Console(stderr=True, highlight=False)
    solver = Solver(made, Rng(seed), network, tutor(seed, errors))
    begun = time.monotonic()
    best: Line | None = None
    columns = (BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    found: list[dict[str, float]] = []
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("", total=60 * minutes)
        for line in solver.lines():
            spent = time.monotonic() - begun
            if best is None or line.points > best.points:
                best = line
                record_of(made, line).save(to)
                found.append({"points": line.points, "seconds": round(spent, 1)})
            bar.update(
                task,
                completed=spent,
                description=f"{line.points} points, {solver.games} games in {solver.attempts} attempts",
            )
            if spent > 60 * minutes:
                break
    assert best is not None
    if json_:
        typer.echo(json.dumps({"points": best.points, "games": solver.games, "found": found, "record": str(to)}))
    else:
        typer.echo(f"{best.points} points after {solver.games} games: {to}")


def tutor(seed: int, errors: Console) -> Callable[[Stored], Tuner] | None:
    """Who teaches networks a deal, if there is what learning needs."""
    try:
        from tilth.training.tuning import Tuner
    except ModuleNotFoundError:
        errors.print("nothing is learned of this deal; for that: pip install 'tilth\\[train]'")
        return None
    return lambda stored: Tuner(stored, seed)


def record_of(game: Game, line: Line) -> Record:
    """The record of a line. Chance with one possibility is told too, as everywhere in records."""
    record = Record.new(game)
    p = game.start()
    for action in whole(p, line.actions):
        record.add(p, action)
        p.act(action)
    return record
