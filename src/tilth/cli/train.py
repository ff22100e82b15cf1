"""`tilth train`: a network learns a game by playing against itself."""

from __future__ import annotations

import itertools
import json
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import tilth
from tilth import games as shelf
from tilth.arena.crew import crew
from tilth.cli.choices import Pairs, make
from tilth.kernel.errors import BadOption, TilthError

__all__ = ["train"]


def settings_of(game: str, players: str | None, pairs: Sequence[str] | None) -> list[dict[str, Any]]:
    """Every combination of the options; one that is listed or given again has several values: `--players 2,3`."""
    known = {option.name: option for option in shelf.kind(game).choices}
    lists: dict[str, list[str]] = {"players": players.split(",")} if players else {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadOption(name, f"an option is written NAME=VALUE: {pair!r}")
        lists.setdefault(name, []).extend([value] if name in known and known[name].open else value.split(","))
    made: list[dict[str, Any]] = []
    for values in itertools.product(*lists.values()):
        made.append(dict(make(game, None, [f"{name}={value}" for name, value in zip(lists, values)]).changed))
    return made


def recipe_of(changes: Sequence[str] | None) -> Any:
    """The usual recipe with these changes."""
    from tilth.training.recipe import Recipe

    known = {field.name: type(getattr(Recipe(), field.name)) for field in fields(Recipe)}
    made = Recipe()
    for change in changes or []:
        name, _, value = change.partition("=")
        if name not in known:
            raise TilthError(f"the recipe has no {name!r}; it has {', '.join(known)}")
        try:
            made = replace(made, **{name: known[name](value)})
        except ValueError:
            raise TilthError(f"{name} is a number, not {value!r}") from None
    return made


def train(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    players: Annotated[str | None, typer.Option(metavar="N,N,...", help="How many play; one network for all.")] = None,
    minutes: Annotated[float, typer.Option(min=0.01, metavar="M", help="How long.")] = 10.0,
    jobs: Annotated[int | None, typer.Option(min=1, metavar="J", help="How many processes.")] = None,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Let a Ray cluster play: its address, auto, or local.")
    ] = "",
    start: Annotated[
        Path | None,
        typer.Option("--from", metavar="WEIGHTS", exists=True, dir_okay=False, help="Begin with this network."),
    ] = None,
    to: Annotated[
        Path | None,
        typer.Option(metavar="DIR", file_okay=False, help="Where it is kept; a course begun there goes on."),
    ] = None,
    keep: Annotated[
        bool, typer.Option("--keep", help="Let the bots of this checkout play with the best network.")
    ] = False,
    seed: Annotated[int, typer.Option(min=0, max=9, metavar="S", help="Another seed, other games.")] = 1,
    recipe: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="Another recipe.")] = None,
    option: Pairs = None,
) -> None:
    """Train a network by self-play; the best so far is kept, and a course that was left goes on. Options of the game
    may list several values: one network learns them all."""
    settings, chosen = settings_of(game, players, option), recipe_of(recipe)
    try:
        from tilth.training.course import Course
    except ModuleNotFoundError:
        raise TilthError("training needs another package: pip install 'tilth[train]'") from None
    if ray and jobs is not None:
        raise TilthError("--jobs is for this machine; a Ray cluster plays on all its processors")
    from tilth.training.tasks import carry_out

    errors = Console(stderr=True, highlight=False)
    workers = crew(carry_out, jobs or 1, ray)
    try:
        course = Course(game, settings, chosen, Path(), seed, workers)
        course.folder = to or Path("training") / f"{game}-{course.features.kind}"
        if course.resume():
            errors.print(f"going on after {course.games} games in {course.folder}")
        elif start is not None:
            errors.print(f"{course.begin_with(start)} of {len(course.features.names)} inputs begin as in {start}")
        errors.print(f"{course.features.kind}: {len(course.features.names)} inputs, engine {tilth.engine()}")
        follow(course, minutes, errors)
    finally:
        workers.close()
    typer.echo(f"{course.games} games; the best network is {course.file()}")
    if keep:
        typer.echo(f"bots now play with {course.install()}")


def follow(course: Any, minutes: float, errors: Console) -> None:
    """Train until the time is over; Ctrl-C ends it after what is under way was saved."""
    until = time.monotonic() + 60 * minutes
    begun = time.monotonic()
    columns = (BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    commit = made_by()
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as bar:
        task = bar.add_task("opening games", total=60 * minutes)
        try:
            while time.monotonic() < until:
                point = course.go_on()
                bar.update(task, completed=time.monotonic() - begun, description=words(point))
                if not errors.is_terminal:
                    errors.print(json.dumps(point), soft_wrap=True)
                if "score" in point:
                    course.save(commit)
        finally:
            course.save(commit)


def words(point: Mapping[str, Any]) -> str:
    trial = f", trial {point['score']:+.1f}{' (kept)' if point['kept'] else ''}" if "score" in point else ""
    return f"iteration {point['iteration']}: {point['games']} games, mean {point['noisy']:.1f}{trial}"


def made_by() -> str:
    """The commit of this checkout, for the card of the network; nothing where there is none."""
    here = Path(__file__).parent
    try:
        found = subprocess.run(
            ["git", "-C", str(here), "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()
