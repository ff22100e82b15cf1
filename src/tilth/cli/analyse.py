"""`tilth analyse`: what everybody could expect in a game, which moves cost most, and what was luck."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tilth.cli.choices import Lang, language
from tilth.cli.files import File
from tilth.kernel.core import Position
from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game
from tilth.learn.analysis import DEPTHS, USUAL, Analysis, Analyst
from tilth.learn.analysis_words import Part, analysis_data, parts_of, told
from tilth.records.record import Record, WrongMove
from tilth.text.card_results import number
from tilth.text.sentences import Speech

__all__ = ["analyse"]

BAR = 24  # letters of the longest bar


def analyse(
    file: File,
    depth: Annotated[str, typer.Option(metavar="|".join(DEPTHS), help="How carefully moves are judged.")] = USUAL,
    json_: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same analysis.")] = 1,
    lang: Lang = "en",
) -> None:
    """Go through a game record: expected results, turning points with the better move, accuracy, luck."""
    language(lang)
    if depth not in DEPTHS:
        raise TilthError(f"--depth is {', '.join(DEPTHS)}, not {depth!r}")
    record = Record.read(file)
    record.lang = lang
    game = record.game()
    try:
        actions, lines = played(record, game)
    except WrongMove as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    analyst = Analyst(game, actions, depth, seed)
    found = watched(analyst, Speech(game.name, lang))
    positions = {spell.begin: before for before, spell, _ in analyst.parts}
    if json_:
        typer.echo(json.dumps(analysis_data(game, found, positions.__getitem__, lang, lines), ensure_ascii=False))
        return
    speech = Speech(game.name, lang, game.options)
    console = Console(highlight=False)
    console.print(summary(game, found, analyst.last, speech))
    rows = parts_of(found, lambda frame: speech.moment(positions[frame]), game.players)
    console.print(course(game, rows, speech))
    console.print(turnings(game, found, positions, lines, speech))


def played(record: Record, game: Game) -> tuple[list[int], dict[int, int]]:
    """The actions of a record, and for each of them its line."""
    actions: list[int] = []
    lines: dict[int, int] = {}
    for step in record.steps(game):
        lines |= {len(actions) + k: step.line for k in range(len(step.taken))}
        actions += step.taken
    return actions, lines


def watched(analyst: Analyst, speech: Speech) -> Analysis:
    """Do all of it, and show how far it is."""
    errors = Console(stderr=True, highlight=False)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(speech.say("analysis-running"), total=analyst.total)
        for done in analyst.go():
            bar.update(task, completed=done)
    assert analyst.found is not None
    return analyst.found


# -- what is printed -------------------------------------------------------------------------------------------------


def summary(game: Game, found: Analysis, last: Position, speech: Speech) -> RenderableType:
    """Accuracy, what was lost by own moves, and luck, for every seat."""
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column(speech.say("ui-score-seat"))
    kind = speech.say("ui-score-total" if found.over else "analysis-expected")
    for title in (kind, *(speech.say(f"analysis-{word}") for word in ("accuracy", "lost", "luck"))):
        table.add_column(title, justify="right")
    for seat, (name, sheet) in enumerate(zip(game.voice.seats, last.scores())):
        accuracy = found.accuracy(seat)
        expected = found.expected[-1][1][seat] if found.expected else 0.0
        table.add_row(
            speech.who(name),
            str(sheet.total) if found.over else number(expected, speech.words),
            "–" if accuracy is None else f"{accuracy:.0f} %",
            number(found.lost(seat), speech.words),
            number(found.luck(seat), speech.words, "+"),
        )
    return table


def course(game: Game, rows: Sequence[Part], speech: Speech) -> RenderableType:
    """What everybody expected at the end of each part of the game; alone with a bar, and what was lost and luck."""
    table = Table(box=None, padding=(0, 2), header_style="bold")
    title = speech.say("analysis-expected" if game.players == 1 else "analysis-expected-margin")
    table.add_column("", no_wrap=True)
    names = [speech.who(name) for name in game.voice.seats]
    words = [speech.say(f"analysis-{word}") for word in ("lost", "luck")]
    for name in names if len(names) > 1 else ["", *words, ""]:
        table.add_column(name, justify="right" if name or len(names) > 1 else "left")
    most = max([1.0, *(value for row in rows for value in row.expected)])
    for row in rows:
        values = [number(value, speech.words) for value in row.expected]
        if len(names) == 1:
            bar = "█" * max(0, round(BAR * row.expected[0] / most))
            values += [number(row.lost[0], speech.words), number(row.luck[0], speech.words, "+"), bar]
        table.add_row(row.moment, *values)
    return Group(Text(f"\n{title}", "bold"), table)


def turnings(
    game: Game, found: Analysis, positions: dict[int, Position], lines: dict[int, int], speech: Speech
) -> RenderableType:
    """Where most was lost, with the better move."""
    title = Text(f"\n{speech.say('analysis-turning')}", "bold")
    if not found.turnings:
        return Group(title, Text(speech.say("analysis-no-turning")))
    said: list[Text] = []
    for turning in found.turnings:
        one = told(game, turning, positions[turning.begin], speech.lang)
        place = speech.say("analysis-line", n=lines[turning.begin])
        head = f"{speech.who(one.seat)}, {one.moment}" if one.moment else speech.who(one.seat)
        said.append(Text.assemble((f"{head} ", "bold"), (f"({place})", "dim")))
        said.append(Text(f"  {speech.say('analysis-played', move=one.played)}"))
        said.append(Text(f"  {speech.say('analysis-better', move=one.better)}", "green"))
        said.append(Text(f"  {one.said}", "cyan"))
    return Group(title, *said)
