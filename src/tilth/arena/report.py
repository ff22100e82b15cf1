"""A tournament as tables in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from tilth.arena.cards import WAYS

__all__ = ["report"]

MOST_CARDS = 20  # the best and the worst; all are in the JSON


def report(found: Mapping[str, Any], console: Console) -> None:
    """Everything but the time of day."""
    console.print(
        f"{found['games']} games of {found['game']} in {found['seconds']} s ({found['games_per_s']} games/s), "
        f"{found['deals']} deals, {found['games_per_deal']} games each; engine: {found['engine']}",
        soft_wrap=True,
    )
    bots = {name: bot for name, bot in found["bots"].items() if bot["games"]}
    if not bots:
        return
    console.print(standings(bots, found["target"]))
    console.print(scores(bots))
    pairs = [pair for pair in found["pairs"] if pair["games"]]
    if pairs:
        console.print(meetings(pairs))
    if "cards" in found:
        cards(found["cards"], console)
    if not found["balanced"]:
        console.print(f"[dim]The last deal was not played to its end: {found['games_per_deal']} games make a deal.[/]")


def table(*heads: str) -> Table:
    made = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for k, head in enumerate(heads):
        made.add_column(head, justify="right" if k else "left", no_wrap=True)
    return made


def standings(bots: Mapping[str, Any], target: int | None) -> Table:
    won = "won" if target is None else f"reached {target}"
    made = table("bot", "rating", "hands", won, "95 of 100", "ms a move", "p95", "decisions")
    strongest = sorted(bots.items(), key=lambda item: -(item[1]["rating"] or {"mu": 0.0})["mu"])
    for name, bot in strongest:
        rating, won_, pace = bot["rating"], bot["won"], bot["ms_per_move"]
        made.add_row(
            name,
            f"{rating['mu']:.1f} ± {rating['sigma']:.1f}" if rating else "–",
            str(bot["hands"]),
            percent(won_["share"]),
            f"{percent(won_['low'])} to {percent(won_['high'])}",
            f"{pace['mean']:.2f}",
            f"{pace['p95']:.2f}",
            str(bot["decisions"]),
        )
    return made


def scores(bots: Mapping[str, Any]) -> Table:
    others = any(bot["others"] is not None for bot in bots.values())
    made = table("points", "mean", "sd", "min", "¼", "½", "¾", "max", *(["rival"] if others else []), "by seat")
    for name, bot in bots.items():
        score = bot["score"]
        error = f" ± {score['se']:.2f}" if score["se"] is not None else ""
        seats = "  ".join(f"{seat} {row['mean']:.1f}" for seat, row in bot["seats"].items() if row["games"])
        made.add_row(
            name,
            f"{score['mean']:.2f}{error}",
            f"{score['sd']:.1f}" if score["sd"] is not None else "–",
            *(f"{n:g}" for n in (score["min"], *score["quartiles"], score["max"])),
            *([f"{bot['others']:.1f}"] if others else []),
            seats,
        )
    return made


def meetings(pairs: list[Mapping[str, Any]]) -> Table:
    made = table("", "games", "better in", "95 of 100", "points more")
    for pair in pairs:
        error = f" ± {pair['margin_se']:.2f}" if pair["margin_se"] is not None else ""
        made.add_row(
            f"{pair['a']} against {pair['b']}",
            str(pair["games"]),
            percent(pair["share"]),
            f"{percent(pair['low'])} to {percent(pair['high'])}",
            f"{pair['margin']:+.2f}{error}",
        )
    return made


def cards(found: Mapping[str, Any], console: Console) -> None:
    """The cards that change most, of those with enough hands."""
    certain = [card for card, ways in found.items() if any(worth["certain"] for worth in ways.values())]
    shown = certain if len(certain) <= 2 * MOST_CARDS else [*certain[:MOST_CARDS], "", *certain[-MOST_CARDS:]]
    made = table("card", *(f"{head}" for way in WAYS for head in (way, "points", "won")))
    for card in shown:
        made.add_row(card or "…", *(cell for way in WAYS for cell in worth_cells(found.get(card, {}).get(way))))
    console.print(made)
    console.print(f"[dim]{len(certain)} of {len(found)} cards have enough hands; --json tells of all.[/]")


def worth_cells(worth: Mapping[str, Any] | None) -> tuple[str, str, str]:
    if worth is None:
        return "", "", ""
    if not worth["certain"]:
        return str(worth["hands"]), "", ""
    points, won = worth["points"], worth["won"]
    return (
        str(worth["hands"]),
        f"{points['change']:+.1f} ± {points['high'] - points['change']:.1f}",
        f"{100 * won['change']:+.0f} ± {100 * (won['high'] - won['change']):.0f} %",
    )


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"
