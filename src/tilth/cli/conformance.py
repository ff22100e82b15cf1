"""`tilth conformance`: what every game must hold to, tried in random play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console

import tilth
from tilth import games as shelf
from tilth.kernel.conformance import conform, same_everywhere
from tilth.kernel.errors import BadOption
from tilth.records.record import replayed

__all__ = ["conformance", "variants"]


def variants(name: str) -> Iterator[dict[str, Any]]:
    """The usual game with every number of players, and each other value of each option once."""
    choices = shelf.kind(name).choices
    counts = next((list(option.values) for option in choices if option.name == "players"), [None])
    plain = [{} if count is None else {"players": count} for count in counts]
    yield from plain
    turn = 0
    for option in choices:
        if option.name == "players":
            continue
        for value in option.values:
            if value == option.default:
                continue
            # An option may be for some numbers of players only; the numbers take turns, so that all are tried.
            for k in range(len(plain)):
                tried = {**plain[(turn + k) % len(plain)], option.name: value}
                try:
                    tilth.game(name, **tried)
                except BadOption:
                    continue
                turn += k + 1
                yield tried
                break


def conformance(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Random games of each variant.")] = 3,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed tries the same games.")] = 1,
) -> None:
    """Try a game's rules in random play: copies, records, views, legality, both engines."""
    kind = shelf.kind(game)
    tried = list(variants(game))
    plain = [options for options in tried if set(options) <= {"players"}]
    errors = Console(stderr=True, highlight=False)
    with errors.status("...") as status:

        def progress(text: str) -> None:
            status.update(text.replace("[", "\\["))

        report = conform(kind, plain, games, seed, replayed, progress)
        others = [options for options in tried if options not in plain]
        more = conform(kind, others, 1, seed + 1, replayed, progress)
        progress("the same games in other processes")
        for check, n in more.checks.items():
            report.checks[check] = report.checks.get(check, 0) + n
        report.faults += more.faults
        report.notes += more.notes
        same_everywhere(game, plain, games, report)
    typer.echo(f"{game}: {len(tried)} variants, engine: {tilth.engine()}")
    for check, n in report.checks.items():
        typer.echo(f"  {n:7}  {check}")
    for note in report.notes:
        typer.echo(f"  note: {note}")
    for fault in report.faults:
        typer.echo(f"  FAILED {fault}")
    typer.echo("passed" if report.passed else f"{len(report.faults)} failed")
    if not report.passed:
        raise typer.Exit(1)
