"""`tilth arena`: bots against each other, with equal luck for all."""

from __future__ import annotations

import json
import shlex
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

import tilth
from tilth import bots as known_bots
from tilth import games as shelf
from tilth.arena.ledger import Ledger
from tilth.arena.publishing import publish
from tilth.arena.ratings import model
from tilth.arena.report import report
from tilth.arena.summary import summary
from tilth.arena.tournament import Settings, units
from tilth.arena.workers import Failure, played
from tilth.cli.choices import GameCommand, Pairs, Players, make
from tilth.kernel.errors import TilthError

__all__ = ["ArenaCommand", "arena"]


class ArenaCommand(GameCommand):
    """`--cards` alone asks for the worth of cards; with a value it is the option of a game that has one."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        plain: list[str] = []
        rest = list(args)
        while rest:
            word = rest.pop(0)
            flag, equals, value = word.partition("=")
            if flag == "--cards" and not equals and rest and not rest[0].startswith("-"):
                equals = "" if rest[0] in shelf.names() else "="
                value = rest.pop(0) if equals else ""
            plain += ["--option", f"cards={value}"] if flag == "--cards" and equals else [word]
        return super().parse_args(ctx, plain)


class GamesPerSecond(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.1f} games/s" if task.speed else "")


def bot_names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for k, name in enumerate(names):
        if name not in known_bots.names():
            raise TilthError(f"there is no bot {name!r}; there is {', '.join(known_bots.names())}")
        if name in names[:k]:
            raise TilthError(f"the bot {name!r} is named twice")
    return names


def arena(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    bots: Annotated[str, typer.Option(metavar="NAME,NAME,...", help="Who takes part.")] = "greedy,random",
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 60,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, metavar="J", help="How many processes.")] = None,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Let a Ray cluster play: its address, auto, or local.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", dir_okay=False, help="Write every game to this new file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", dir_okay=False, help="Go on with the games of this file.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", file_okay=False, help="Write the record of every game to this folder.")
    ] = None,
    cards: Annotated[bool, typer.Option("--cards", help="Tell what each card is worth.")] = False,
    publish_: Annotated[
        bool, typer.Option("--publish", help="With --cards: let the card browser of this checkout show it.")
    ] = False,
    json_: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    option: Pairs = None,
) -> None:
    """Let bots play against each other: every deal with each of them on each seat. Alone, a game is won if its target
    was reached."""
    names = bot_names(bots)
    if ray and jobs is not None:
        raise TilthError("--jobs is for this machine; a Ray cluster plays on all its processors")
    if out and resume:
        raise TilthError("--out begins a file and --resume goes on with one: give one of them")
    if publish_ and not cards:
        raise TilthError("--publish goes with --cards")
    made = make(game, players, option)
    settings = Settings.of(made, names, seed, cards)
    if len(names) > 1:
        model()  # says at once what is missing
    ledger, results = Ledger.resumed(resume, settings) if resume else (Ledger.begun(out, settings) if out else None, {})
    wanted = units(settings, games)
    results = {number: result for number, result in results.items() if number < games}
    if records:
        records.mkdir(parents=True, exist_ok=True)
        records = records.resolve()
    failures: list[Failure] = []
    rest = [unit for unit in wanted if unit.number not in results]
    errors = Console(stderr=True, highlight=False)
    columns = (BarColumn(), MofNCompleteColumn(), GamesPerSecond(), TimeRemainingColumn())
    started, stopped = time.perf_counter(), False
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("", total=games, completed=len(results))
        work = played(made, settings, rest, jobs or 1, ray, records)
        try:
            for one in work:
                if isinstance(one, Failure):
                    failures.append(one)
                else:
                    results[one.number] = one
                    if ledger:
                        ledger.add(one)
                bar.advance(task)
        except KeyboardInterrupt:
            stopped = True
        finally:
            work.close()
            if ledger:
                ledger.close()
    seconds = time.perf_counter() - started
    told = {
        "game": game,
        "players": made.players,
        "target": made.voice.target(made.start()),
        "seed": seed,
        "errors": len(failures),
        "seconds": round(seconds, 3),
        "games_per_s": round((len(rest) and len(results) - (games - len(rest))) / seconds, 2),
        "engine": tilth.engine(),
        "options": made.options,
        **summary(settings, results, made.voice.seats),
    }
    if json_:
        typer.echo(json.dumps(told, ensure_ascii=False))
    else:
        report(told, Console(highlight=False))
    if stopped:
        say_how_to_go_on(len(results), games, out or resume)
        raise typer.Exit(130)
    if failures:
        first = min(failures)
        typer.echo(f"{len(failures)} of {games} games failed; the first: {first.words}", err=True)
        raise typer.Exit(1)
    if publish_:
        path = publish(made, settings, results)
        typer.echo(f"written to {path}", err=True)


def say_how_to_go_on(done: int, games: int, path: Path | None) -> None:
    typer.echo(f"stopped after {done} of {games} games", err=True)
    if path is None:
        typer.echo("they were not kept: with --out FILE a tournament can be gone on with", err=True)
        return
    words = [word for word in sys.argv[1:] if not word.startswith(("--out=", "--resume="))]
    for flag in ("--out", "--resume"):
        if flag in words:
            at = words.index(flag)
            del words[at : at + 2]
    typer.echo(f"to go on: tilth {shlex.join([*words, '--resume', str(path)])}", err=True)
