"""`tilth scenario`, `tilth check`, `tilth replay`: files people exchange."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from tilth.cli import table
from tilth.cli.choices import Lang, language
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import TilthError
from tilth.records.record import BadRecord, Record, settled
from tilth.records.scenario import run_file
from tilth.text.speech import Speech

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
) -> None:
    """Run scenarios: positions with moves and what must follow.

    The exit code is 1 if something is not as a scenario says, and 2 if a file or a position in it is malformed.
    """
    outcomes = []
    for path in scenario_files(paths):
        outcome = run_file(path)
        outcomes.append(outcome)
        if not outcome.passed:
            typer.echo(f"{'MALFORMED' if outcome.malformed else 'FAILED'} {outcome.id}")
            for line in outcome.report.splitlines():
                typer.echo(f"  {line}")
    passed = sum(outcome.passed for outcome in outcomes)
    malformed = sum(outcome.malformed for outcome in outcomes)
    failed = len(outcomes) - passed - malformed
    typer.echo(f"{passed} passed, {failed} failed" + (f", {malformed} malformed" if malformed else ""))
    if malformed or failed:
        raise typer.Exit(2 if malformed else 1)


def check(file: File, lang: Lang = "en") -> None:
    """Verify a game record move by move, and explain its score."""
    language(lang)
    record = Record.read(file)
    try:
        speech = Speech(record.game().name, lang)
        end = record.check()
    except BadRecord as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    console = Console(highlight=False)
    console.print(Text(speech.say("ui-record-right", n=len(record.moves)), "green"))
    if end.over:
        console.print(table.final(record.game(), end, speech))
    else:
        console.print(Text(f"{speech.say('ui-record-unfinished')} {speech.question(end)}"))
        console.print(table.score_table(end, speech))


def replay(
    file: File,
    step: Annotated[bool, typer.Option("--step", help="Show the table after each move and wait for Enter.")] = False,
    until: Annotated[
        int | None, typer.Option(min=1, metavar="LINE", help="Stop after this line of the file and show the table.")
    ] = None,
    lang: Lang = "en",
) -> None:
    """Show a game record again, move by move."""
    language(lang)
    record = Record.read(file)
    speech = Speech(record.game().name, lang)
    last = max((line for line, _, _ in record.moves), default=0)
    if until is not None and until > last:
        raise TilthError(f"{file}: the last move stands in line {last}, before line {until}")
    console = Console(highlight=False)
    moment = ""
    p = record.game().start()
    try:
        for p, line, who, words, told in retold(record, speech):
            if line:
                show_line(console, line, who, words, told)
            now = speech.moment(p)
            if now and now != moment:
                console.print(Text(f"— {now} —", "bold"))
                moment = now
            if step and line and who != "chance":
                table.draw_board(console, speech, p, None)
                pause(console, speech)
            if until is not None and line >= until:
                break
    except BadRecord as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    if p.over:
        console.print(table.final(record.game(), p, speech))
    else:
        console.print()
        table.draw_board(console, speech, p, None)
        if p.who != CHANCE:
            console.print(Text(speech.question(p), "bold"))


def retold(record: Record, speech: Speech) -> Iterator[tuple[Position, int, str, str, str]]:
    """The positions of a record as `Record.play` gives them, with each line said in words."""
    game = record.game()
    patient = game.start()
    patient.patient = True
    yield settled(patient), 0, "", "", ""
    for step in record.steps(game):
        said = []
        for action in step.taken:
            said.append(speech.deed(patient, action, int(patient.who)))
            patient.act(action)
        yield settled(step.position), step.line, step.who, step.words, " · ".join(filter(None, said))


def show_line(console: Console, line: int, who: str, words: str, told: str) -> None:
    number = Text(f"{line:4}  ", "dim")
    if who == "chance":
        console.print(Text.assemble(number, (told or words, "dim")))
    else:
        console.print(Text.assemble(number, (f"{who}  ", "bold"), told or words, (f"  {words}" if told else "", "dim")))


def pause(console: Console, speech: Speech) -> None:
    console.print(Text(speech.say("ui-press-enter"), "dim"))
    if sys.stdin.readline() == "":
        raise typer.Exit
