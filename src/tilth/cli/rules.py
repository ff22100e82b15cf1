"""`tilth rules`: the rules of a game, whole, by section, or where some words stand."""

from __future__ import annotations

import re
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from tilth import games as shelf
from tilth.cli.choices import Lang, language
from tilth.games.catalog import options_by_section
from tilth.kernel.errors import TilthError
from tilth.records.scenario import beginning
from tilth.text import words
from tilth.text.book import SECTION, Block, Book, begins, book, example_file, place_of
from tilth.text.sentences import Speech

__all__ = ["rules"]

BOLD = re.compile(r"\*\*(.+?)\*\*")
INDENT = 4


def rules(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    section: Annotated[str | None, typer.Argument(metavar="[§|WORDS]", help="A section, or words to look for.")] = None,
    lang: Lang = "en",
) -> None:
    """Show the rules of a game: all of them, a section (§14.3), or the passages with some words."""
    shelf.kind(game)
    read = rules_of(game, language(lang))
    console = Console(highlight=False)
    if section is None:
        console.print(f"[b]{escape(read.title)}[/b]\n")
        show(console, read, read.blocks)
    elif SECTION.fullmatch(wanted := section if section[:1].isalpha() or "§" in section else f"§{section}"):
        place = place_of(game, wanted)
        if place is None:
            raise TilthError(f"the rules of {game} have no section {wanted}")
        owner = rules_of(place[0], lang)
        show(console, owner, owner.part(wanted))
    else:
        found = read.find(section)
        if not found:
            raise TilthError(f"nothing in the rules of {game} has all these words: {section[:80]}")
        for hit in found:
            console.print(f"[cyan]{hit.section}[/cyan] {escape(hit.words)}")


def rules_of(game: str, lang: str) -> Book:
    found = book(game, lang)
    if found is None:
        raise TilthError(f"{game} brings no rules to read")
    return found


def show(console: Console, read: Book, blocks: list[Block]) -> None:
    options = options_by_section(read.game, read.lang)
    for block in blocks:
        console.print(shown(block, read, console.width - INDENT))
        for section, _ in block.passages():
            for told in options.get(section, ()):
                console.print(
                    Padding(
                        f"[dim]{escape(words(read.lang).say('web-option'))} {escape(told)}[/dim]", (0, 0, 0, INDENT)
                    )
                )
        console.print()


def shown(block: Block, read: Book, width: int) -> RenderableType:
    if block.kind == "heading":
        return f"[b]{marked(block.section)}{said(block.words)}[/b]"
    if block.kind == "picture":
        return example(block, read, width)
    if block.kind == "table":
        return table(block)
    if block.kind == "text":
        return f"{marked(block.section)}{said(block.words)}"
    grid = Table.grid(padding=(0, 1))
    for k, (item,) in enumerate(block.rows, 1):
        grid.add_row("  –" if block.kind == "list" else f"  {k}.", said(item))
    return grid


def table(block: Block) -> Table:
    head, *rows = block.rows
    drawn = Table(*(said(cell) for cell in head), box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="b")
    for row in rows:
        drawn.add_row(*(f"[cyan]{cell}[/cyan]" if begins(cell) == cell and cell else said(cell) for cell in row))
    return drawn


def example(block: Block, read: Book, width: int) -> RenderableType:
    """A position in words, as a game in the terminal shows it."""
    game, p = beginning(example_file(read.game, block.example), shelf.shared)
    lines = Speech(read.game, read.lang, game.options).board(p, int(p.who) if p.who >= 0 else None, width)
    return Padding("\n".join([f"[i]{said(block.words)}[/i]", *lines]), (0, 0, 0, INDENT))


def marked(section: str) -> str:
    return f"[cyan]{section}[/cyan] " if section else ""


def said(text: str) -> str:
    return BOLD.sub(r"[b]\1[/b]", escape(text))
