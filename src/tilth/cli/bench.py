"""`tilth bench`: how fast the engine is, beside a loop that never changes.

Machines differ and are shared, so figures are compared within one run: each is the best of several short windows, and
`per_calibration` relates decisions to the steps of a fixed loop of plain Python measured in the same run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import tilth
from tilth import games as shelf
from tilth.cli.choices import Pairs, make
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game
from tilth.kernel.playouts import playout
from tilth.kernel.rng import Rng

__all__ = ["bench"]

WINDOWS = 3
LONGEST = 1_000_000
STEPS = 100_000
COPIES = 2_000
TOOLS = Path(__file__).resolve().parents[3] / "tools"


def calibration() -> float:
    """Nanoseconds for one step of a fixed loop."""
    started = time.perf_counter()
    x = 1
    for k in range(STEPS):
        x = (x * 40014 + k) % 2147483563
    return (time.perf_counter() - started) / STEPS * 1e9


def play_for(game: Game, seconds: float, seed: int) -> tuple[int, int, float]:
    """Random games for about this long: games, decisions, seconds."""
    games = decisions = 0
    started = time.perf_counter()
    while True:
        p = game.start()
        decisions += int(playout(p, Rng(seed + games), LONGEST))
        games += 1
        spent = time.perf_counter() - started
        if spent >= seconds:
            return games, decisions, spent


def middle(game: Game) -> Position:
    """A position in the middle of a random game."""
    p = game.start()
    half = int(playout(p, Rng(1), LONGEST)) // 2
    rng = Rng(1)
    p = game.start()
    playout(p, rng, half)
    while p.who == CHANCE:
        p.act(p.draw(rng))
    return p


def copy_time(p: Position) -> float:
    """Microseconds for one copy, best of several."""
    best = float("inf")
    for _ in range(WINDOWS):
        started = time.perf_counter()
        for _ in range(COPIES):
            p.copy()
        best = min(best, time.perf_counter() - started)
    return best / COPIES * 1e6


def measure(name: str, players: int, seconds: float, pairs: Sequence[str]) -> dict[str, Any]:
    game = make(name, players, pairs)
    play_for(game, 0.05, 10_000)
    windows, steps = [], []
    for _ in range(WINDOWS):  # side by side, so that both meet the same weather
        steps.append(calibration())
        windows.append(play_for(game, seconds / WINDOWS, 1))
    games, decisions, spent = min(windows, key=lambda w: w[2] / w[1])
    return {
        "game": name,
        "players": players,
        "engine": tilth.engine(),
        "compiled": tilth.engine() == "compiled",
        "games_per_s": round(games / spent, 2),
        "decisions_per_s": round(decisions / spent, 1),
        "us_per_decision": round(spent * 1e6 / decisions, 3),
        "us_per_copy": round(copy_time(middle(game)), 3),
        "calibration_ns": round(min(steps), 2),
        "per_calibration": round(spent * 1e9 / decisions / min(steps), 2),
        "games": games,
        "decisions": decisions,
    }


def measure_all(names: list[str], seconds: float, pairs: Sequence[str], console: Console) -> dict[str, Any]:
    found = []
    with console.status("...") as status:
        for name in names:
            counts = next(option.values for option in shelf.kind(name).choices if option.name == "players")
            for players in counts:
                status.update(f"{name}, {players} players, {tilth.engine()}")
                found.append(measure(name, players, seconds, pairs))
    step = min(row["calibration_ns"] for row in found)
    return {"version": tilth.__version__, "engine": tilth.engine(), "calibration_ns": step, "results": found}


def interpreted(names: list[str], seconds: float, pairs: Sequence[str]) -> list[dict[str, Any]]:
    """The same measurements by the other engine, in a process of its own."""
    command = [sys.executable, "-m", "tilth.cli", "bench", "--json", "--seconds", str(seconds), *names]
    command += [f"--option={pair}" for pair in pairs]
    env = {**os.environ, "TILTH_PURE": "1"}
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise TilthError("the interpreted engine could not be measured")
    results: list[dict[str, Any]] = json.loads(done.stdout)["results"]
    return results


def bench(
    game: Annotated[
        list[str] | None,
        typer.Argument(help="Games; if none is named, all; with --server, the first.", show_default=False),
    ] = None,
    json_: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    seconds: Annotated[
        float | None, typer.Option(min=0.01, metavar="S", help="Time for each number of players (1), or of play (20).")
    ] = None,
    option: Pairs = None,
    server: Annotated[bool, typer.Option("--server", help="Measure the web server instead.")] = False,
    tables: Annotated[int, typer.Option(min=1, metavar="N", help="With --server: tables active at once.")] = 200,
    idle: Annotated[int, typer.Option(min=0, metavar="N", help="With --server: tables where nobody moves.")] = 1000,
    database: Annotated[str, typer.Option(metavar="URL", help="With --server: this database, not SQLite.")] = "",
    kill: Annotated[bool, typer.Option("--kill", help="With --server: kill it, and see how soon it goes on.")] = False,
) -> None:
    """Measure the speed of the engine in random play, compiled and interpreted, or what a web server bears."""
    if kill and not server:
        raise TilthError("--kill goes with --server")
    if server:
        name = (game or shelf.names())[0]
        shelf.kind(name)
        if kill:
            bench_kill(name, tables, database, json_)
            return
        bench_server(name, tables, 20.0 if seconds is None else seconds, idle, database, json_)
        return
    seconds = 1.0 if seconds is None else seconds
    names = game or shelf.names()
    for name in names:
        shelf.kind(name)
    pairs = option or []
    if pairs and len(names) != 1:
        raise TilthError("options belong to one game: name it, as in `tilth bench agricola --mode family`")
    report = measure_all(names, seconds, pairs, Console(stderr=True, highlight=False))
    if tilth.engine() == "compiled":
        report["results"] += interpreted(names, seconds, pairs)
    if json_:
        typer.echo(json.dumps(report))
        return
    typer.echo(f"tilth {report['version']}, engine: {report['engine']}")
    typer.echo(
        f"one step of the calibration loop: {report['calibration_ns']:.1f} ns; a decision in such steps: last column"
    )
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    heads = ("game", "players", "engine", "games/s", "decisions/s", "µs each", "µs/copy", "steps")
    for k, head in enumerate(heads):
        table.add_column(head, justify="right" if k > 2 or k == 1 else "left")
    for row in report["results"]:
        table.add_row(
            row["game"],
            str(row["players"]),
            row["engine"].partition(" ")[0],
            f"{row['games_per_s']:.1f}",
            f"{row['decisions_per_s']:.0f}",
            f"{row['us_per_decision']:.2f}",
            f"{row['us_per_copy']:.2f}",
            f"{row['per_calibration']:.1f}",
        )
    Console(highlight=False).print(table)


def tool(name: str) -> ModuleType:
    """A module of `tools/`: what measures the server is part of a checkout, not of the package."""
    if not (TOOLS / f"{name}.py").exists():
        raise TilthError(f"--server needs a checkout of Tilth: {name}.py of its folder tools/ is not installed")
    if str(TOOLS) not in sys.path:
        sys.path.append(str(TOOLS))
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        raise TilthError(f"the web app needs more packages ({error.name}): pip install 'tilth[server]'") from None


def bench_server(game: str, tables: int, seconds: float, idle: int, database: str, as_json: bool) -> None:
    """Scripted people at a server of their own; bars are what a machine with two processors should bear."""
    load = tool("server_load")
    step = calibration()
    with Console(stderr=True, highlight=False).status("...") as status:
        report: dict[str, Any] = load.measure(game, tables, seconds, idle, database, status.update).report()
    report["calibration_ns"] = round(step, 2)
    if as_json:
        typer.echo(json.dumps(report))
        return
    typer.echo(f"tilth {report['version']}, engine: {report['engine']}")
    shown = {
        "tables active at once": f"{report['tables']} of {report['game']}",
        "moves per second": f"{report['moves_per_s']} (asked for: {report['wanted_moves_per_s']:.0f})",
        "from a command to everybody's event": f"p50 {report['p50_ms']} ms, p99 {report['p99_ms']} ms",
        "processor time": f"server {report['server_cpu']}, clients {report['clients_cpu']} of one processor, "
        f"{report['stolen_cpu']} taken by others on this host",
        "processor time per move": f"{report['server_ms_per_move']} ms of the server, "
        f"{report['busy_ms_per_move']} if nobody waits",
        "moves per second, nobody waiting": report["most_moves_per_s"],
        "idle tables": f"{report['idle_tables']}, two listeners each",
        "memory": f"{report['empty_mb']} MB empty, {report['idle_mb']} MB more with them",
        "memory per table": f"{report['kb_per_table']} kB",
    }
    tell(shown, report["bars"])


def bench_kill(game: str, tables: int, database: str, as_json: bool) -> None:
    """A server with many live tables is killed and started again, a few times."""
    resuming = tool("server_resuming")
    step = calibration()
    with Console(stderr=True, highlight=False).status("...") as status:
        report: dict[str, Any] = resuming.measure(game, tables, database, status.update).report()
    report["calibration_ns"] = round(step, 2)
    if as_json:
        typer.echo(json.dumps(report))
        return
    typer.echo(f"tilth {report['version']}, engine: {report['engine']}")
    shown = {
        "live tables": f"{report['tables']} of {report['game']}",
        "killed": f"{len(report['first_s'])} times; seconds from the start of the process",
        "to the first acknowledged move": ", ".join(f"{seconds:.2f}" for seconds in report["first_s"]),
        "of these the server's own work": ", ".join(f"{seconds:.2f}" for seconds in report["first_cpu_s"]),
        "to a move at every table": ", ".join(f"{seconds:.2f}" for seconds in report["all_s"]),
    }
    tell(shown, report["bars"])


def tell(shown: dict[str, Any], bars: dict[str, bool]) -> None:
    shown["bars"] = ", ".join(f"{name}: {'held' if held else 'MISSED'}" for name, held in bars.items())
    for name, value in shown.items():
        typer.echo(f"{name:36} {value}")
