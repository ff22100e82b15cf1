"""`tilth serve`: the web app."""

from __future__ import annotations

import gc
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

import tilth
from tilth.kernel.errors import TilthError

__all__ = ["serve"]


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, metavar="N", help="The port; 8000 or the next free one.")
    ] = None,
    database: Annotated[
        str, typer.Option(metavar="URL", envvar="TILTH_DATABASE", help="postgresql+asyncpg://... instead of SQLite.")
    ] = "",
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", envvar="TILTH_DATA", help="Where the SQLite database is kept.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
    workers: Annotated[int, typer.Option(min=1, max=64, metavar="N", help="Processes (with PostgreSQL).")] = 1,
    secret_file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", envvar="TILTH_SECRET_FILE", help="The key that signs seats; else in the database."
        ),
    ] = None,
    https: Annotated[bool, typer.Option("--https", help="People come by https, through a proxy.")] = False,
    proxies: Annotated[
        str, typer.Option(metavar="ADDRESS,...", help="Proxies whose word about addresses is believed.")
    ] = "127.0.0.1",
    think: Annotated[
        float, typer.Option(min=0.01, metavar="S", help="A bot's time to begin, and for a move without a budget.")
    ] = 5.0,
    bot_pause: Annotated[
        float, typer.Option(min=0.0, max=60.0, metavar="S", help="What a bot takes for a move at the least.")
    ] = 0.8,
    minds: Annotated[int, typer.Option(min=1, max=64, metavar="N", help="Processes in which bots think.")] = 1,
    log: Annotated[str, typer.Option(metavar="text|json", help="How logs are written.")] = "text",
    quiet: Annotated[bool, typer.Option("--quiet", help="Log no requests.")] = False,
    metrics_token: Annotated[
        str,
        typer.Option(
            metavar="WORD", envvar="TILTH_METRICS_TOKEN", help="Who shows it may read /metrics; else only this machine."
        ),
    ] = "",
    keep: Annotated[
        list[str] | None,
        typer.Option(
            metavar="WHAT=DAYS", help="Until it is cleared away: finished, abandoned, open, records, guests; 0: never."
        ),
    ] = None,
    most_tables: Annotated[int, typer.Option(min=1, metavar="N", help="Tables one person may host.")] = 200,
    coach_games: Annotated[
        int, typer.Option(min=0, metavar="N", help="First games of a person, against bots, that have a coach.")
    ] = 3,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help="How often somebody may ask.")] = True,
) -> None:
    """Serve the web app: ready to play at the address it prints."""
    gc.disable()  # until all is loaded: what is loaded stays
    try:
        from tilth.server.serving import bind, on_a_desktop
        from tilth.server.serving import serve as run
        from tilth.server.settings import Settings, data_folder
    except ModuleNotFoundError as error:
        raise TilthError(f"the web app needs more packages ({error.name}): pip install 'tilth[server]'") from None
    settings = Settings(
        database=database,
        data=data or data_folder(),
        secret_file=secret_file,
        limits=limits,
        think_seconds=think,
        bot_pause=bot_pause,
        minds=minds,
        log=log,
        https=https,
        metrics_token=metrics_token,
        keep=dict(kept_for(words) for words in keep or []),
        most_tables=most_tables,
        coach_games=coach_games,
    )
    listening = bind(host, port)
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    address = f"http://{shown}:{listening.getsockname()[1]}/"

    def ready() -> None:
        typer.echo(f"Tilth {tilth.__version__}, engine: {tilth.engine()}")
        typer.echo(f"Ready to play: {address}   (Ctrl-C stops the server)")
        if not no_browser and on_a_desktop():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(settings, listening, ready, workers, proxies, quiet)


def kept_for(words: str) -> tuple[str, int]:
    what, _, days = words.partition("=")
    if not days.isdecimal() or len(days) > 6:
        raise TilthError(f"--keep takes a word and a number of days, such as finished=365, not {words!r}")
    return what, int(days)
