"""`tilth games`, `tilth cards`: what there is."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tilth import games as shelf
from tilth.cli.choices import Lang, language
from tilth.games.catalog import game_data
from tilth.kernel.errors import TilthError
from tilth.text import Words, words
from tilth.text.sentences import Speech

__all__ = ["cards", "games"]

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def plain(value: Any) -> str:
    """A value as it is typed on the command line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return ",".join(f"{key}={plain(v)}" for key, v in value.items())
    return ",".join(map(plain, value)) if isinstance(value, (list, tuple)) else str(value)


def games(json_: AsJson = False, lang: Lang = "en") -> None:
    """List the games and their options."""
    found = [game_data(name, language(lang)) for name in shelf.names()]
    if json_:
        typer.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False)
    w = words(lang)
    for game in found:
        players = f"{game['players'][0]}–{w.say('ui-players', n=game['players'][-1])}"
        console.print(f"[b]{game['name']}[/b]  [dim]{game['id']}[/dim]  {players}")
        for option in game["options"]:
            line = Text.assemble((f"--{option['name'].replace('_', '-')} ", "cyan"), (plain(option["default"]), "b"))
            others = [plain(v) for v in option["values"] if v != option["default"]]
            if option["open"]:
                others.append(option["open"])
            if others:
                line.append(f"  {' | '.join(others)}")
            line.append(f"  {option['section']}", "dim")
            console.print(Padding(line, (0, 0, 0, 2)))
            console.print(Padding(Text(option["explanation"], "dim"), (0, 0, 0, 6)))
            for value, meaning in option["meanings"].items():
                if meaning != value:
                    console.print(Padding(Text(f"{value}: {meaning}", "dim"), (0, 0, 0, 8)))


def cards(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    search: Annotated[str | None, typer.Argument(help="Only cards with this in their name or text.")] = None,
    json_: AsJson = False,
    lang: Lang = "en",
    kind: Annotated[str | None, typer.Option(metavar="KIND", help="Only this kind of card.")] = None,
) -> None:
    """Show the cards of a game: names, text, rulings."""
    shelf.kind(game)
    found, seldom = Speech(game, language(lang)).cards()
    kinds = list(dict.fromkeys(card["kind"] for card in found))
    if kind is not None and kind not in kinds:
        raise TilthError(f"{game} has no cards of the kind {kind!r}; there is {', '.join(kinds)}")
    found = [card for card in found if card["kind"] == kind or (kind is None and card["kind"] not in seldom)]
    if search:
        wanted = search.casefold()
        found = [c for c in found if wanted in " ".join([c["id"], *c["names"].values(), c["text"]]).casefold()]
    if json_:
        typer.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    if not found:
        raise TilthError(f"no card of {game} has {search!r} in its name or text")
    console = Console(highlight=False)
    for card in found:
        show_card(console, card, words(lang, game))


def show_card(console: Console, card: Any, w: Words) -> None:
    name = card["names"][w.lang]
    known_by = [card["kind"]] if card["id"] in name.split() else [card["id"], card["kind"]]
    title = Text.assemble((name, "b"), (f"  {' · '.join(known_by)}", "dim"))
    if not card["implemented"]:
        title.append(f"  {w.say('ui-not-implemented')}", "red")
    console.print(title)
    console.print(Padding(Text(card["text"]), (0, 0, 0, 2)))
    if "results" in card:
        console.print(Padding(Text(card["results"], "dim"), (0, 0, 0, 2)))
    rulings = Table.grid(padding=(0, 1))
    for ruling in card["rulings"]:
        rulings.add_row(Text("  –", "dim"), Text(ruling, "dim"))
    if card["rulings"]:
        console.print(rulings)
