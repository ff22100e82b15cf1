"""The command `tilth`: its commands, and how mistakes are told."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import tilth
from tilth.cli.analyse import analyse
from tilth.cli.arena import ArenaCommand, arena
from tilth.cli.bench import bench
from tilth.cli.choices import SPOKEN, GameCommand
from tilth.cli.conformance import conformance
from tilth.cli.files import check, replay, scenario
from tilth.cli.games import cards, games
from tilth.cli.lessons import lessons
from tilth.cli.play import play
from tilth.cli.puzzles import puzzles
from tilth.cli.rules import rules
from tilth.cli.serve import serve
from tilth.cli.simulate import simulate
from tilth.cli.solve import solve
from tilth.cli.train import train
from tilth.games import names
from tilth.kernel.errors import TilthError
from tilth.text import LANGS, UnknownLanguage
from tilth.text.phrases import phrased

__all__ = ["app", "main"]


UsageError: Any = typer.BadParameter.__mro__[1]  # what typer raises for arguments it cannot take


class Door(TyperGroup):
    """A mistake of the person who typed is told in one sentence, and ends with exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        SPOKEN.set(LANGS[0])
        try:
            return super().invoke(ctx)
        except UsageError as error:
            complaint = error.format_message()
        except (TilthError, UnknownLanguage) as error:
            complaint = str(error)
        except OSError as error:
            if not error.filename:  # no file of the person's: a closed pipe, for instance
                raise
            complaint = f"{error.filename}: {error.strerror}"
        except UnicodeDecodeError as error:
            complaint = f"a file is not text in UTF-8: {error.reason}"
        except KeyboardInterrupt:
            typer.echo("stopped", err=True)
            raise typer.Exit(130) from None
        typer.echo(f"tilth: {phrased(complaint, SPOKEN.get(), names())}", err=True)
        raise typer.Exit(2)


app = typer.Typer(
    cls=Door,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tilth {tilth.__version__}, engine: {tilth.engine()}")
        raise typer.Exit


@app.callback()
def tilth_(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say the version and the engine.")
    ] = False,
) -> None:
    """Farm-and-village board games by their printed rules."""


app.command()(games)
app.command()(cards)
app.command()(rules)
app.command()(lessons)
app.command(cls=GameCommand)(play)
app.command()(serve)
app.command(cls=GameCommand)(simulate)
app.command(cls=ArenaCommand)(arena)
app.command()(scenario)
app.command()(check)
app.command()(replay)
app.command()(analyse)
app.command()(conformance)
app.command(cls=GameCommand)(bench)
app.command(cls=GameCommand)(train)
app.command(cls=GameCommand)(solve)
app.command(cls=GameCommand)(puzzles)


def main() -> None:
    app(prog_name="tilth")
