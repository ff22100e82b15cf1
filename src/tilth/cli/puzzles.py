"""`tilth puzzles`: the puzzles of a game listed, solved, checked, and more of them made."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from tilth import games
from tilth.arena.publishing import commit
from tilth.cli.choices import Lang, Pairs, language, typed_options
from tilth.cli.studying import Studying
from tilth.kernel.errors import TilthError
from tilth.learn.puzzle_making import make
from tilth.learn.puzzle_words import moment, solution, stars, told
from tilth.learn.puzzles import Puzzle, answered, faults, path_of, read, write
from tilth.text.sentences import Speech

__all__ = ["puzzles"]


def puzzles(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    puzzle: Annotated[int | None, typer.Argument(help="The puzzle to solve.", show_default=False)] = None,
    make_: Annotated[int, typer.Option("--make", min=0, max=10_000, metavar="N", help="Find so many more.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="Load, play and search all of them once more.")] = False,
    searched: Annotated[int, typer.Option(min=0, metavar="K", help="Of a check: search only every K-th.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=64, metavar="J", help="Processes that look for more.")] = 1,
    seed: Annotated[int, typer.Option(min=0, max=999_999_999, metavar="S", help="Another seed, other games.")] = 1,
    to: Annotated[
        Path | None, typer.Option(metavar="FILE", dir_okay=False, help="The file, if not that of the game.")
    ] = None,
    lang: Lang = "en",
    option: Pairs = None,
) -> None:
    """Solve the puzzles of a game, check them, or find more in games that networks play against themselves."""
    games.kind(game)
    language(lang)
    path = to or path_of(game)
    known = read(path) if path.exists() else []
    if make_:
        make_more(path, game, make_, known, jobs, seed, option)
    elif check:
        check_all(game, known, searched)
    elif not known:
        raise TilthError(f"{game} brings no puzzles")
    elif puzzle is None:
        Console(highlight=False).print(listing(known, lang))
    elif 1 <= puzzle <= len(known):
        Desk(known, puzzle, lang).sit()
    else:
        raise TilthError(f"{game} has no puzzle {puzzle}; there are {len(known)}")


def make_more(
    path: Path, game: str, n: int, known: Sequence[Puzzle], jobs: int, seed: int, option: Sequence[str] | None
) -> None:
    """The file is written whenever something was found: whoever stops it keeps all of that."""
    errors = Console(stderr=True, highlight=False)
    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("", total=n)

        def told(found: list[Puzzle]) -> None:
            write(path, game, found, {"commit": commit()})
            more = len(found) - len(known)
            bar.update(task, completed=more, description=f"{more} of {n}")

        found = make(game, n, seed, typed_options(game, None, option), known, jobs, told)
    typer.echo(f"{len(found)} puzzles: {path}")


def check_all(game: str, known: Sequence[Puzzle], every: int) -> None:
    failed = searched = 0
    for k, puzzle in enumerate(known):
        search = every > 0 and k % every == 0
        searched += search
        for fault in faults(puzzle, search):
            failed += 1
            typer.echo(f"{game} {k + 1} ({puzzle.id}): {fault}")
            break
    typer.echo(f"{game}: {len(known) - failed} passed, {failed} failed ({searched} searched)")
    if failed or not known:
        raise typer.Exit(1)


def listing(known: Sequence[Puzzle], lang: str) -> Table:
    """Numbers, grades and what is asked; no answers."""
    drawn = Table.grid(padding=(0, 2, 0, 0))
    for k, puzzle in enumerate(known, 1):
        asked = Speech(puzzle.game, lang, puzzle.made().options).question(puzzle.begun())
        drawn.add_row(Text(str(k), "cyan"), Text(stars(puzzle), "yellow"), moment(puzzle, lang), asked)
    return drawn


class Desk(Studying):
    """A puzzle in the terminal: one whole move, and what is to be said of it. Nobody helps."""

    def __init__(self, known: Sequence[Puzzle], number: int, lang: str) -> None:
        self.puzzle = known[number - 1]
        self.number_, self.of = number, len(known)
        super().__init__(self.puzzle.made(), self.puzzle.begun(), lang)

    def introduce(self) -> None:
        one = self.puzzle
        self.console.print(Text(f"{self.number_}/{self.of} {stars(one)} {moment(one, self.lang)}", "bold"))
        self.say("puzzle-goal", "bold green", who=self.sitting.game.voice.seats[one.seat])
        self.say("puzzle-text", "dim", n=round(100 * one.missed))

    def goes_on(self) -> bool:
        one = self.puzzle
        verdict = answered(one, self.actions)
        if verdict is None:
            return True
        found = solution(one, self.lang)
        answer = told(one, verdict, found.best, self.lang)
        self.console.print()
        self.console.print(Text(answer, "green" if verdict.word == "right" else "yellow"))
        self.console.print(Text(found.because))
        return False

    def answer(self, line: str) -> None:
        if line in ("hint", "coach"):
            self.say("ui-puzzle-no-help", "yellow")
        else:
            super().answer(line)
