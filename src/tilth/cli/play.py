"""`tilth play`: a game at the terminal."""

from __future__ import annotations

import re
import shlex
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tilth import bots
from tilth.cli import table
from tilth.cli.choices import Pairs, Players, Seats, Seed, count_seats, language, make, seat_names
from tilth.cli.games import show_card
from tilth.cli.helping import coach_lines, hint_table, warning
from tilth.cli.sitting import Sitting
from tilth.kernel.errors import Ambiguous, Illegal, MoveError, TilthError
from tilth.play.history import MOVE, Line
from tilth.records.record import HUMAN, Record
from tilth.text import LANGS
from tilth.text.sentences import Speech

__all__ = ["play"]

PAUSE, GOING_ON = 0.8, 0.4  # seconds a bot takes for a move at the least; so much of it if it has just moved
ORDERS = ("undo", "hint", "coach", "log", "score", "table", "all", "save", "quit")  # words that are no moves
RECALLED = 8  # lines of the log shown again when a game is resumed


def play(
    game: Annotated[str | None, typer.Argument(help="The game; left out with --load.", show_default=False)] = None,
    players: Players = None,
    seats: Seats = None,
    seed: Seed = None,
    lang: Annotated[
        str | None,
        typer.Option(metavar="|".join(LANGS), envvar="TILTH_LANG", help="The language (en; with --load: as before)."),
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game; the file itself stays as it is.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the game is saved; may be the file that was loaded.")
    ] = None,
    pause: Annotated[
        float | None,
        typer.Option(min=0.0, max=60.0, metavar="S", help="What a bot takes for a move at the least (0.8)."),
    ] = None,
    coach: Annotated[bool, typer.Option("--coach", help="Be told what matters, and warned of mistakes.")] = False,
    option: Pairs = None,
) -> None:
    """Play a game: numbers or words choose, `?` explains, Ctrl-C saves and leaves."""
    if load is not None:
        if game is not None or players is not None or option:
            raise TilthError("a saved game has its own game, players and options; --load goes without them")
        sitting = resume(load, seats, seed, lang)
    elif game is None:
        raise TilthError("say which game to play (`tilth games` lists them), or --load a saved one")
    else:
        language(lang or "en")
        made = make(game, players if players is not None else count_seats(seats), option)
        names = seat_names(seats, [HUMAN, *bots.offered()], made.players, [HUMAN, bots.usual()])
        sitting = Sitting(made, names, seed, lang or "en")
    at = At(sitting, save, PAUSE * sys.stdin.isatty() if pause is None else pause)
    at.coach = coach
    if load is not None:
        at.say("ui-loaded", "green", file=str(load))
    at.sit()


def resume(path: Path, seats: str | None, seed: int | None, lang: str | None) -> Sitting:
    record = Record.read(path)
    header = record.header
    made = record.game()
    said = {str(seat).upper(): name for seat, name in header.get("seats", {}).items()}
    kept = ",".join(said[name] for name in made.voice.seats if name in said) if said else None
    names = seat_names(seats or kept, [HUMAN, *bots.offered()], made.players, [HUMAN, bots.usual()])
    return Sitting.resumed(record, names, seed, language(lang or header.get("lang", "en")))


def agreement(speech: Speech) -> set[str]:
    """Words by which somebody says yes."""
    yes = speech.say("ui-yes").casefold()
    return {yes, yes[:1], "yes", "y"}


class Leave(Exception):
    """The person gets up from the table."""


class At:
    """One person, or several in turn, at the terminal."""

    def __init__(self, sitting: Sitting, file: Path | None, pause: float = 0.0) -> None:
        self.sitting = sitting
        self.pause = pause
        self.speech = sitting.speech
        self.console = Console(highlight=False)
        self.file = file
        self.viewer: int | None = sitting.hearers[0]
        self.shown = max(0, len(self.log) - RECALLED)  # lines of the log already printed
        self.last: Line | None = None  # the last of them; it may have grown since
        self.read = {hearer: len(sitting.tidings(hearer)) for hearer in sitting.hearers}  # tidings, by who read them
        self.board_due = True
        self.depth = 0  # how deep the stack was when the board was drawn
        self.coach = False

    @property
    def log(self) -> Sequence[Line]:
        return self.sitting.log(self.viewer)

    def say(self, key: str, style: str = "", **args: str | int) -> None:
        self.console.print(Text(self.speech.say(key, **args), style))

    # -- the course of the game ----------------------------------------------------------------------------------

    def sit(self) -> None:
        sitting = self.sitting
        code = 0
        self.console.print(Text(table.seating(sitting.game, sitting.seats, self.speech), "dim"))
        try:
            self.go_on()
            if self.file:
                self.save(self.file)
            return
        except (Leave, EOFError):
            pass
        except KeyboardInterrupt:
            code = 130
        except Exception:
            self.leave()  # whatever went wrong, the game is not lost
            raise
        self.leave()
        raise typer.Exit(code)

    def go_on(self) -> None:
        sitting = self.sitting
        self.tell()
        while True:
            last = None
            begun = time.monotonic()
            for who in sitting.run():
                if who in sitting.bots:
                    self.rest(begun, who == last)
                self.board_due = True
                self.tell(finished=False)
                last = who
                begun = time.monotonic()
            self.tell()
            self.warn()
            if sitting.position.over:
                break
            self.decide()
        table.draw_board(self.console, self.speech, sitting.position, self.viewer)
        self.console.print(table.final(sitting.game, sitting.position, self.speech))

    def rest(self, begun: float, again: bool) -> None:
        """A bot moves no faster than a person would; that it thought counts."""
        left = self.pause * (GOING_ON if again else 1.0) - (time.monotonic() - begun)
        if left > 0:
            time.sleep(left)

    def tell(self, finished: bool = True) -> None:
        """Print what has happened since; the last line may still grow while others move."""
        log = self.log
        end = len(log) if finished else len(log) - 1
        grown = self.last is not None and 0 < self.shown <= len(log) and log[self.shown - 1] is not self.last
        if grown and self.shown > end:
            return
        for line in log[self.shown - grown : end]:
            self.console.print(table.log_line(self.sitting, line))
        self.shown = max(self.shown, end)
        self.last = log[self.shown - 1] if 0 < self.shown <= len(log) else None

    def warn(self) -> None:
        """What was lost and how a harvest went is said once more, and waits until it was read."""
        told = self.sitting.tidings(self.viewer)
        fresh = told[self.read.get(self.viewer, 0) :]
        self.read[self.viewer] = len(told)
        for tiding in fresh:
            self.console.print(table.tiding(self.sitting, tiding))
        if fresh and sys.stdin.isatty():
            self.say("ui-press-enter", "dim")
            input()

    def leave(self) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # from here on another Ctrl-C must not spoil the saving
        self.console.print()
        path = self.file or self.free_name()
        if self.save(path):
            name = shlex.quote(str(path))
            self.say("ui-resume", command=f"tilth play --load {name} --save {name}")

    def free_name(self) -> Path:
        stem = self.sitting.game.name
        path, n = Path(f"{stem}.tilth"), 1
        while path.exists():
            n += 1
            path = Path(f"{stem}-{n}.tilth")
        return path

    def save(self, path: Path) -> bool:
        try:
            self.sitting.record.save(path)
        except (OSError, ValueError) as error:  # ValueError: no file can be called so
            why = error.strerror if isinstance(error, OSError) else str(error)
            self.say("ui-not-saved", "red", file=str(path), why=why or "?")
            return False
        self.say("ui-saved", "green", file=str(path))
        return True

    # -- one decision --------------------------------------------------------------------------------------------

    def decide(self) -> None:
        p = self.sitting.position
        seat = int(p.who)
        if seat != self.viewer:
            self.hand_over(seat)
        if self.board_due or p.top <= self.depth:
            self.console.print()
            table.draw_board(self.console, self.speech, p, seat)
            self.depth, self.board_due = int(p.top), False
        self.ask()
        while self.sitting.position is p:
            self.answer(self.listen())

    def ask(self) -> None:
        p = self.sitting.position
        self.console.print()
        if self.coach:
            self.console.print(coach_lines(self.sitting))
        self.console.print(Text(self.speech.question(p), "bold"))
        looming = "" if self.coach else self.speech.looming(p, int(p.who))  # the coach says it anyway
        if looming:
            self.console.print(Text(f"! {looming}", "yellow"))
        self.console.print(table.choices(self.sitting.offers(), self.speech, min(self.console.width, table.WIDEST)))
        self.say("ui-choose", "dim", n=len(p.legal()))

    def listen(self) -> str:
        line = input("> ").strip()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    def hand_over(self, seat: int) -> None:
        """Another person takes the keyboard: nothing of the one before may be seen."""
        if self.viewer is not None and sys.stdin.isatty():
            self.console.clear()
            self.say("ui-hand-over", "bold", who=self.sitting.game.voice.seats[seat])
            input()
            self.console.clear()
        self.viewer = seat
        self.board_due = True
        own = [k for k, line in enumerate(self.log) if line.kind == MOVE and line.seat == seat]
        self.shown, self.last = own[-1] if own else 0, None
        self.tell()

    def answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if not line:
            self.ask()
        elif line.startswith("?") or line == "help":
            self.explain(line[1:].strip() if line != "help" else "")
        elif word in ORDERS and (word == "save" or not rest):
            getattr(self, f"do_{word}")(rest)
        elif re.fullmatch("[0-9]{1,6}", line):
            self.number(int(line))
        else:
            self.follow(line)

    def number(self, n: int) -> None:
        offers = self.sitting.offers()
        if 1 <= n <= len(offers):
            self.act([offers[n - 1].action])
        else:
            self.say("ui-wrong-number", "red", n=len(offers))

    def act(self, actions: Sequence[int]) -> None:
        """Play this, unless the coach warns of it and the person thinks again."""
        doubt = warning(self.sitting, actions[0]) if self.coach and actions else ""
        if doubt:
            self.console.print(Text(doubt, "yellow"))
            self.say("ui-coach-sure", "bold")
            if self.listen().casefold() not in agreement(self.speech):
                return
        self.sitting.choose(actions)
        if self.shown > len(self.log):  # a panel was closed unused: that it was opened is told no more
            self.shown, self.last = len(self.log), None

    def follow(self, line: str) -> None:
        """A move in words: its stable name, a whole line of them, or the words of a choice."""
        p = self.sitting.position
        said = [a for a in p.legal() if self.speech.choice(p, a).casefold() == line.casefold()]
        try:
            self.act(said if len(said) == 1 else self.sitting.read(int(p.who), line))
        except Illegal as error:
            why, section = error.reason.words(self.speech.lang), error.reason.section
            self.say("ui-illegal-because", "red", why=why, section=section)
        except Ambiguous as error:
            self.say("ui-ambiguous", "red", text=error.text)
            for candidate in error.candidates:
                self.console.print(Text(f"  {candidate}"))
        except MoveError as error:
            self.say("ui-unreadable", "red", text=error.text)
            hints = getattr(error, "hints", [])
            if hints:
                self.say("ui-did-you-mean", moves=", ".join(hints))

    # -- words that are no moves ---------------------------------------------------------------------------------

    def explain(self, what: str) -> None:
        if what:
            found = self.speech.find_cards(what)
            for card in found[:5]:
                show_card(self.console, card, self.speech.words)
            if not found:
                self.say("ui-no-card", "red", text=what)
            return
        p = self.sitting.position
        self.console.print(Text(self.speech.say("ui-can"), "bold"))
        self.console.print(table.choices(self.sitting.offers(), self.speech, min(self.console.width, table.WIDEST)))
        refused = self.speech.refused(p)
        if refused:
            self.console.print(Text(self.speech.say("ui-cannot"), "bold"))
        grid = Table.grid(padding=(0, 1))
        for reason, whats in refused:
            because = Text(f"{reason.words(self.speech.lang)} ({reason.section})", "red")
            grid.add_row(Text("  –", "dim"), Text("; ".join(dict.fromkeys(whats))))
            grid.add_row("", because)
        self.console.print(grid)
        self.console.print(Padding(Text(self.speech.say("ui-help"), "dim"), (1, 0, 0, 0)))

    def do_undo(self, _: str) -> None:
        if self.sitting.undo():
            self.say("ui-undone", "green")
            self.read[self.viewer] = min(self.read.get(self.viewer, 0), len(self.sitting.tidings(self.viewer)))
            self.shown, self.last = min(self.shown, len(self.log)), None
            self.board_due = True
        else:
            self.say("ui-undo-stops", "yellow")

    def do_hint(self, _: str) -> None:
        self.console.print(hint_table(self.sitting))

    def do_coach(self, _: str) -> None:
        self.coach = not self.coach
        self.say("ui-coach-on" if self.coach else "ui-coach-off", "green")
        if self.coach:
            self.console.print(coach_lines(self.sitting))

    def do_log(self, _: str) -> None:
        for line in self.log:
            self.console.print(table.log_line(self.sitting, line))

    def do_score(self, _: str) -> None:
        self.console.print(table.score_table(self.sitting.position, self.speech))

    def do_table(self, _: str) -> None:
        table.draw_board(self.console, self.speech, self.sitting.position, self.viewer)
        self.ask()

    def do_all(self, _: str) -> None:
        width = min(self.console.width, table.WIDEST)
        self.console.print(table.choices(self.sitting.offers(), self.speech, width, whole=True))

    def do_save(self, rest: str) -> None:
        path = Path(rest) if rest else self.file or self.free_name()
        if self.save(path):
            self.file = path

    def do_quit(self, _: str) -> None:
        raise Leave
