"""`tilth scenario`, `tilth check`, `tilth replay`: files people exchange."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from tilth.cli import table
from tilth.cli.choices import Lang, language
from tilth.cli.retelling import Told, accounts, retold
from tilth.games import shared
from tilth.kernel.core import CHANCE
from tilth.kernel.errors import TilthError
from tilth.records.record import Record, WrongMove
from tilth.records.scenario import run_file
from tilth.text import words
from tilth.text.sentences import Speech

__all__ = ["check", "replay", "scenario"]

File = Annotated[Path, typer.Argument(metavar="FILE", help="A game record (.tilth).", show_default=False)]


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files themselves, and all YAML files below the folders, in order."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml") and p.is_file())
            if not inside:
                raise TilthError(f"{path}: no scenario (.yaml) lies in this folder")
            found += inside
        elif path.exists():
            found.append(path)
        else:
            raise TilthError(f"{path}: there is no such file or folder")
    return found


def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Scenario files, or folders of them.")],
    lang: Lang = "en",
) -> None:
    """Run scenarios: positions with moves and what must follow.

    The exit code is 1 if something is not as a scenario says, and 2 if a file or a position in it is malformed.
    """
    w = words(language(lang))
    outcomes = []
    for path in scenario_files(paths):
        outcome = run_file(path, shared, lang)
        outcomes.append(outcome)
        if not outcome.passed:
            counted = w.say("ui-cases-passed", right=outcome.right, n=outcome.cases) if outcome.cases > 1 else ""
            verdict = w.say("ui-malformed" if outcome.malformed else "ui-failed")
            typer.echo(" ".join(filter(None, (verdict, outcome.id, counted))))
            for line in outcome.report.splitlines():
                typer.echo(f"  {line}")
    passed = sum(outcome.passed for outcome in outcomes)
    malformed = sum(outcome.malformed for outcome in outcomes)
    failed = len(outcomes) - passed - malformed
    typer.echo(w.say("ui-scenarios", passed=passed, failed=failed, malformed=malformed))
    if malformed or failed:
        raise typer.Exit(2 if malformed else 1)


def check(
    file: File,
    rounds: Annotated[bool, typer.Option("--rounds", help="Show what everybody has, round by round.")] = False,
    lang: Lang = "en",
) -> None:
    """Verify a game record move by move, and explain its score."""
    language(lang)
    record = Record.read(file)
    record.lang = lang
    game = record.game()
    speech = Speech(game.name, lang)
    console = Console(highlight=False)
    try:
        end = record.check()
    except WrongMove as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    console.print(Text(speech.say("ui-record-right", n=len(record.moves)), "green"))
    if rounds:
        console.print(table.account_table(end, list(accounts(record)), speech))
    if end.over:
        console.print(table.final(game, end, speech))
    else:
        console.print(Text(f"{speech.say('ui-record-unfinished')} {speech.question(end)}"))
        console.print(table.score_table(end, speech))
    console.print(table.card_table(end, speech))


def replay(
    file: File,
    step: Annotated[bool, typer.Option("--step", help="Show the table after each move and wait for Enter.")] = False,
    until: Annotated[
        int | None, typer.Option(min=1, metavar="LINE", help="Stop after this line of the file and show the table.")
    ] = None,
    pause: Annotated[
        float, typer.Option("--pause", min=0.0, max=60.0, metavar="S", help="Wait so long after each move.")
    ] = 0.0,
    lang: Lang = "en",
) -> None:
    """Show a game record again, move by move."""
    language(lang)
    record = Record.read(file)
    record.lang = lang
    speech = Speech(record.game().name, lang)
    last = max((line for line, _, _ in record.moves), default=0)
    if until is not None and until > last:
        raise TilthError(f"{file}: the last move stands in line {last}, before line {until}")
    console = Console(highlight=False)
    moment = ""
    p = record.game().start()
    try:
        for said in retold(record, speech):
            p, line = said.position, said.line
            if line:
                show_line(console, said)
            now = speech.moment(p)
            if now and now != moment:
                console.print(Text(f"— {now} —", "bold"))
                moment = now
            if step and line and said.who != "chance":
                table.draw_board(console, speech, p, None)
                wait(console, speech)
            elif pause and line:
                time.sleep(pause)
            if until is not None and line >= until:
                break
    except WrongMove as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    if p.over:
        console.print(table.final(record.game(), p, speech))
    else:
        console.print()
        table.draw_board(console, speech, p, None)
        if p.who != CHANCE:
            console.print(Text(speech.question(p), "bold"))


def show_line(console: Console, said: Told) -> None:
    number = Text(f"{said.line:4}  ", "dim")
    if said.who == "chance":
        console.print(Text.assemble(number, (said.told or said.words, "dim")))
    else:
        words = f"  {said.words}" if said.told else ""
        console.print(Text.assemble(number, (f"{said.who}  ", "bold"), said.told or said.words, (words, "dim")))
    for more in said.more:
        console.print(Text(f"      {more}", "cyan"))


def wait(console: Console, speech: Speech) -> None:
    console.print(Text(speech.say("ui-press-enter"), "dim"))
    if sys.stdin.readline() == "":
        raise typer.Exit
