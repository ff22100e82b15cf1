"""`tilth conformance`: what every game must hold to, tried in random play."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

import tilth
from tilth import games as shelf
from tilth.kernel.conformance import conform, same_everywhere
from tilth.records.record import replayed
from tilth.text.complete import lacking_words

__all__ = ["conformance"]


def conformance(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Random games of each variant.")] = 3,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed tries the same games.")] = 1,
) -> None:
    """Try a game's rules in random play: copies, records, views, legality, both engines."""
    kind = shelf.kind(game)
    variants = list(kind.variants)
    errors = Console(stderr=True, highlight=False)
    with errors.status("...") as status:

        def progress(text: str) -> None:
            status.update(text.replace("[", "\\["))

        report = conform(kind, variants, games, seed, replayed, progress, lacking_words)
        progress("the same games in other processes")
        same_everywhere(game, variants, games, report)
    typer.echo(f"{game}: {len(variants)} variants, {games} random games of each, engine: {tilth.engine()}")
    for check, n in report.checks.items():
        typer.echo(f"  {n:7}  {check}")
    for note in report.notes:
        typer.echo(f"  note: {note}")
    for fault in report.faults:
        typer.echo(f"  FAILED {fault}")
    typer.echo("passed" if report.passed else f"{len(report.faults)} failed")
    if not report.passed:
        raise typer.Exit(1)
