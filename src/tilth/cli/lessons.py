"""`tilth lessons`: the lessons of a game listed, checked, or played in the terminal."""

from __future__ import annotations

import re
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from tilth import games
from tilth.cli import table
from tilth.cli.choices import Lang, language
from tilth.cli.studying import Alone, Studying
from tilth.kernel.errors import TilthError
from tilth.learn import lessons as learned
from tilth.learn.attempts import DONE, OPEN, judged
from tilth.learn.checking import check_lessons
from tilth.learn.lessons import Lesson, beginning_of
from tilth.text import words

__all__ = ["lessons"]

BOLD = re.compile(r"\*\*(.+?)\*\*")


def lessons(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    number: Annotated[int | None, typer.Argument(help="The lesson to play.", show_default=False)] = None,
    lang: Lang = "en",
    check: Annotated[
        bool, typer.Option("--check", help="Play every solution and every mistake that has a name.")
    ] = False,
) -> None:
    """Learn a game: list its lessons, play one, or check that all are as they say."""
    games.kind(game)
    language(lang)
    console = Console(highlight=False)
    if check:
        check_all(console, game)
        return
    found = learned.lessons(game)
    if not found:
        raise TilthError(f"{game} brings no lessons")
    if number is None:
        console.print(listing(game, lang))
        return
    one = next((one for one in found if one.number == number), None)
    if one is None:
        raise TilthError(f"{game} has no lesson {number}; there are {', '.join(str(one.number) for one in found)}")
    Classroom(one, lang).sit()


def check_all(console: Console, game: str) -> None:
    found = check_lessons(game)
    for one in found:
        for problem in one.problems:
            console.print(Text(problem), soft_wrap=True)
    failed = sum(bool(one.problems) for one in found)
    ways = sum(one.ways for one in found if not one.problems)
    console.print(f"{game}: {len(found) - failed} passed, {failed} failed ({ways} ways through them)")
    if failed or not found:
        raise typer.Exit(1)


def listing(game: str, lang: str) -> Table:
    drawn = Table.grid(padding=(0, 2, 0, 0))
    for one in learned.lessons(game):
        drawn.add_row(f"[cyan]{one.number}[/cyan]", f"[b]{escape(one.title[lang])}[/b]", said(one.steps[0].goal[lang]))
    return drawn


def said(text: str) -> str:
    return BOLD.sub(r"[b]\1[/b]", escape(text))


class Classroom(Studying):
    """A lesson in the terminal. After a mistake one is back where the step began."""

    def __init__(self, one: Lesson, lang: str) -> None:
        self.lesson = one
        super().__init__(*beginning_of(one), lang)
        self.done = 0  # steps
        self.kept: list[int] = []  # all that led to the step that is under way

    def print(self, key: str, text: str, style: str) -> None:
        self.console.print(f"[{style}]{escape(words(self.lang).say(key))}[/{style}] {said(text)}")

    def introduce(self) -> None:
        self.console.print(f"[b]{said(self.lesson.title[self.lang])}[/b]")
        if self.lesson.text[self.lang]:
            self.console.print(said(self.lesson.text[self.lang]))
        self.begin_step()

    def goes_on(self) -> bool:
        verdict = judged(self.lesson, self.sitting.game, self.sitting.first, self.actions)
        if verdict.steps > self.done and verdict.answer:
            self.print("ui-lesson-well", verdict.answer[self.lang], "green")
        if verdict.state == DONE:
            self.finish()
        elif verdict.state != OPEN:
            assert verdict.answer is not None
            self.print("ui-lesson-not-so", verdict.answer[self.lang], "yellow")
            self.again()
        elif verdict.steps > self.done:
            self.done = verdict.steps
            self.kept = self.actions
            self.begin_step()
        return verdict.state != DONE

    def begin_step(self) -> None:
        self.console.print()
        self.print("web-study-goal", self.lesson.steps[self.done].goal[self.lang], "bold green")
        self.say("ui-lesson-words", "dim")

    def again(self) -> None:
        """Back to where the step began."""
        sitting = self.sitting = Alone(*beginning_of(self.lesson), self.lang)
        for action in self.kept:
            sitting.act([action])
        for _ in sitting.run():
            pass
        self.shown, self.last, self.board_due = len(self.log), None, True
        self.begin_step()

    def finish(self) -> None:
        onward = learned.lesson_after(self.lesson)
        command = f"tilth lessons {self.lesson.game} {onward.number}" if onward else f"tilth play {self.lesson.game}"
        self.say("ui-lesson-next", "dim", command=command)

    def answer(self, line: str) -> None:
        if line == "hint":
            self.print("ui-lesson-hint", self.lesson.steps[self.done].hint[self.lang], "cyan")
        elif line == "again":
            self.again()
        else:
            super().answer(line)

    def do_table(self, rest: str) -> None:
        table.draw_board(self.console, self.speech, self.sitting.position, self.viewer)
        self.begin_step()
        self.ask()
