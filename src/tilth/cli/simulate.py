"""`tilth simulate`: many games between bots, summed up."""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import tilth
from tilth import bots
from tilth.bots.match import finish, seated, seed_of
from tilth.cli.choices import Pairs, Players, Seats, count_seats, make, seat_names
from tilth.kernel.game import Game
from tilth.kernel.playouts import playout
from tilth.kernel.rng import Rng

__all__ = ["Tally", "simulate"]

LONGEST = 1_000_000  # decisions; a game that takes more has lost its way
ALL_RANDOM = "random"


@dataclass
class Tally:
    """What a number of games came to."""

    games: int = 0
    errors: int = 0
    first_error: str = ""
    decisions: int = 0
    seconds: float = 0.0  # of play, summed over all workers
    totals: dict[str, int] = field(default_factory=dict)
    least: dict[str, int] = field(default_factory=dict)
    most: dict[str, int] = field(default_factory=dict)
    wins: dict[str, int] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.errors += other.errors
        self.first_error = self.first_error or other.first_error
        self.decisions += other.decisions
        self.seconds += other.seconds
        for seat, total in other.totals.items():
            self.totals[seat] = self.totals.get(seat, 0) + total
            self.wins[seat] = self.wins.get(seat, 0) + other.wins[seat]
            self.least[seat] = min(self.least.get(seat, other.least[seat]), other.least[seat])
            self.most[seat] = max(self.most.get(seat, other.most[seat]), other.most[seat])

    def scores(self) -> dict[str, dict[str, float]]:
        return {
            seat: {"mean": round(total / self.games, 3), "min": self.least[seat], "max": self.most[seat]}
            for seat, total in self.totals.items()
        }


def one_game(game: Game, seats: Sequence[str], seed: int) -> Tally:
    p = game.start()
    rng = Rng(seed)
    started = time.perf_counter()
    if all(name == ALL_RANDOM for name in seats):
        decisions = int(playout(p, rng, LONGEST))
    else:
        decisions = finish(p, seated(seats, seed), rng)
    seconds = time.perf_counter() - started
    if not p.over:
        raise RuntimeError(f"the game is not over after {decisions} decisions")
    tally = Tally(games=1, decisions=decisions, seconds=seconds)
    for sheet, won in zip(p.scores(), game.voice.won(p)):
        tally.totals[sheet.seat] = tally.least[sheet.seat] = tally.most[sheet.seat] = sheet.total
        tally.wins[sheet.seat] = int(won)
    return tally


def some_games(game: Game, seats: Sequence[str], seed: int, numbers: Sequence[int]) -> Tally:
    tally = Tally()
    for k in numbers:
        try:
            tally.add(one_game(game, seats, seed_of(seed, k)))
        except Exception as error:  # one broken game must not hide the others
            where = traceback.extract_tb(error.__traceback__)[-1]
            tally.errors += 1
            tally.first_error = tally.first_error or (
                f"game {k}: {type(error).__name__}: {error} ({where.filename}:{where.lineno})"
            )
    return tally


def share(name: str, options: dict[str, Any], seats: list[str], seed: int, numbers: Sequence[int]) -> Tally:
    """The work of one process; a game is made anew there, because rules do not travel."""
    return some_games(tilth.game(name, **options), seats, seed, numbers)


def run(
    game: Game, seats: list[str], games: int, seed: int, jobs: int, progress: Callable[[int], None] | None = None
) -> Tally:
    """Play `games` games; `progress` hears how many more are done."""
    tally = Tally()
    size = max(1, min(games // (jobs * 8) or 1, 500))
    shares = [range(at, min(at + size, games)) for at in range(0, games, size)]
    if jobs == 1:
        for numbers in shares:
            tally.add(some_games(game, seats, seed, numbers))
            if progress:
                progress(len(numbers))
        return tally
    found: dict[int, Tally] = {}
    with ProcessPoolExecutor(jobs) as pool:
        tasks = {
            pool.submit(share, game.name, game.options, seats, seed, numbers): at for at, numbers in enumerate(shares)
        }
        try:
            for task in as_completed(tasks):
                found[tasks[task]] = task.result()
                if progress:
                    progress(len(shares[tasks[task]]))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    for at in sorted(found):  # in order, so that the first error is always the same
        tally.add(found[at])
    return tally


def simulate(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 100,
    players: Players = None,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, metavar="J", help="How many processes.")] = 1,
    json_: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    option: Pairs = None,
) -> None:
    """Play many games between bots and sum them up. A game alone is won if its target was reached."""
    made = make(game, players if players is not None else count_seats(seats), option)
    names = seat_names(seats, bots.names(), made.players, [ALL_RANDOM])
    errors = Console(stderr=True, highlight=False)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    started = time.perf_counter()
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("", total=games)
        tally = run(made, names, games, seed, jobs, lambda n: bar.advance(task, n))
    wall = time.perf_counter() - started
    result = {
        "game": game,
        "games": tally.games,
        "errors": tally.errors,
        "decisions": tally.decisions,
        "seconds": round(wall, 4),
        "games_per_s": round(tally.games / wall, 2),
        "us_per_decision": round(tally.seconds * 1e6 / tally.decisions, 3) if tally.decisions else None,
        "scores": tally.scores(),
        "wins": tally.wins,
        "target": made.voice.target(made.start()),
        "seats": dict(zip(made.voice.seats, names)),
        "seed": seed,
        "jobs": jobs,
        "options": made.options,
        "engine": tilth.engine(),
        "compiled": tilth.engine() == "compiled",
    }
    if json_:
        typer.echo(json.dumps(result, ensure_ascii=False))
    else:
        report(result)
    if tally.errors:
        typer.echo(f"{tally.errors} of {games} games failed; the first: {tally.first_error}", err=True)
        raise typer.Exit(1)


def report(result: dict[str, Any]) -> None:
    typer.echo(
        f"{result['games']} games in {result['seconds']} s: {result['games_per_s']} games/s, "
        f"{result['us_per_decision']} µs per decision ({result['decisions']} decisions; {result['engine']})"
    )
    table = Table(box=None, padding=(0, 2), header_style="bold")
    won = f"won (from {result['target']})" if result["target"] is not None else "won"
    for head in ("seat", "", "mean", "min", "max", won):
        table.add_column(head, justify="left" if head in ("seat", "") else "right")
    for seat, score in result["scores"].items():
        numbers = (f"{score['mean']:.2f}", str(score["min"]), str(score["max"]), str(result["wins"][seat]))
        table.add_row(seat, result["seats"].get(seat, ""), *numbers)
    Console(highlight=False).print(table)
