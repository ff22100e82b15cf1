"""The table in the terminal: log, board, question, choices, score."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tilth.cli.retelling import Account
from tilth.cli.sitting import MOST, Offer, Sitting
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.game import Game
from tilth.play.company import company
from tilth.play.history import MOMENT, Line, Tiding
from tilth.records.record import HUMAN
from tilth.text.sentences import Speech

__all__ = [
    "WIDEST",
    "account_table",
    "card_table",
    "choices",
    "draw_board",
    "final",
    "log_line",
    "score_table",
    "seating",
    "tiding",
]

WIDEST = 120
SEAT_COLOURS = ("bright_cyan", "bright_magenta", "bright_green", "bright_yellow", "bright_red")
MANY = 8  # choices, from which on two columns are used if there is room


def draw_board(console: Console, speech: Speech, p: Position, seat: int | None) -> None:
    for line in speech.board(p, seat, min(console.width, WIDEST)):
        console.print(Text.from_markup(line), soft_wrap=True)


def log_line(sitting: Sitting, line: Line) -> RenderableType:
    """One line of the log."""
    if line.kind == MOMENT:
        return Text(f"— {line.label} —", "bold")
    if line.seat is None:
        return Text(f"  {line.label}", "yellow")
    grid = Table.grid(padding=(0, 1))
    if line.seat == CHANCE:
        grid.add_row(Text("  ·", "dim"), Text(line.label, "dim"))
    else:
        name = sitting.game.voice.seats[line.seat]
        grid.add_row(Text(f"  {name}", SEAT_COLOURS[line.seat % len(SEAT_COLOURS)]), Text(line.label))
    return grid


def choices(offers: Sequence[Offer], speech: Speech, width: int, whole: bool = False) -> RenderableType:
    """The legal choices, numbered, in words, with what they do and their stable names. Of very many only those with
    short names are shown, unless the `whole` list is wanted."""
    numbered = list(enumerate(offers, 1))
    if len(numbered) > MOST and not whole:
        short = sorted(sorted(numbered, key=lambda one: len(one[1].name))[:MOST])
        last = max(offers, key=lambda offer: len(offer.name)).name
        more = Text(speech.say("ui-more", n=len(numbered) - MOST, move=last), "dim")
        return Group(listed(short, width), more)
    return listed(numbered, width)


def offer_words(offer: Offer) -> Text:
    """A choice and what it does; a loss stands out."""
    said = Text(offer.label)
    if offer.preview:
        said.append(f"  {offer.preview}", "yellow" if offer.loses else "green")
    return said


def listed(numbered: Sequence[tuple[int, Offer]], width: int) -> RenderableType:
    rows = [(Text(str(n), "bold cyan"), offer_words(offer), Text(offer.name, "dim")) for n, offer in numbered]
    if len(rows) <= MANY:
        return column(rows)
    half = (len(rows) + 1) // 2
    left, right = (max(sum(cell.cell_len for cell in row) + 8 for row in part) for part in (rows[:half], rows[half:]))
    if left + right > width:
        return column(rows)
    pair = Table.grid(padding=(0, 3))
    pair.add_row(column(rows[:half]), column(rows[half:]))
    return pair


def column(rows: Sequence[tuple[Text, Text, Text]]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", min_width=3)
    for row in rows:
        grid.add_row(*row)
    return grid


def tiding(sitting: Sitting, told: Tiding) -> RenderableType:
    """What must not be overlooked, seat by seat."""
    names = [sheet.seat for sheet in sitting.scores()]
    grid = Table.grid(padding=(0, 1))
    for seat, words in told.rows:
        grid.add_row(Text(f"  {sitting.speech.who(names[seat])}", SEAT_COLOURS[seat % len(SEAT_COLOURS)]), Text(words))
    return Group(Text(f"! {told.title}", "bold yellow"), grid)


def score_table(p: Position, speech: Speech) -> Table:
    """Every item of every seat's score."""
    sheets = p.scores()
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column(speech.say("ui-score"))
    for sheet in sheets:
        table.add_column(speech.who(sheet.seat), justify="right")
    for item in sheets[0].items:
        amounts = [sheet.items[item] for sheet in sheets]
        if any(amounts):
            table.add_row(speech.item(item), *(str(amount) if amount else "–" for amount in amounts))
    table.add_row(speech.say("ui-score-total"), *(str(sheet.total) for sheet in sheets), style="bold")
    if p.over and len(sheets) > 1:
        table.add_row(speech.say("ui-score-place"), *(str(sheet.rank) for sheet in sheets))
    return table


def card_table(p: Position, speech: Speech) -> Table:
    """The points that come from cards, card by card."""
    table = Table(box=None, padding=(0, 2), show_header=False)
    for seat, sheet in enumerate(p.scores()):
        found: dict[str, list[tuple[str, int]]] = {}
        for item, card, points in p.rules.voice.card_points(p, seat):
            found.setdefault(item, []).append((speech.card(card), points))
        for item, cards in found.items():
            rest = sheet.items[item] - sum(points for _, points in cards)
            parts = [*cards, *([(speech.say("ui-score-other"), rest)] if rest else [])]
            words = ", ".join(f"{name} {points}" for name, points in parts)
            table.add_row(speech.who(sheet.seat), speech.item(item), words)
    return table


def account_table(p: Position, rows: Sequence[Account], speech: Speech) -> Table:
    """What everybody has, round by round."""
    names = [speech.who(sheet.seat) for sheet in p.scores()]
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column(speech.say("ui-accounts"), no_wrap=True)
    for name in names:
        table.add_column(name)
    for row in rows:
        has = [speech.amounts(stock) or "–" for stock in row.stocks]
        table.add_row(speech.after(row.stretch, row.round), *has)
    return table


def final(game: Game, p: Position, speech: Speech) -> RenderableType:
    """How the game ended, and how a series goes on."""
    onward = [Text(f"{speech.sequel(word)}:\n  {command(after)}") for word, after in game.sequels(p).items()]
    over, outcome = Text(speech.say("ui-over"), "bold"), Text(speech.outcome(p), "bold green")
    return Group(Text(""), over, score_table(p, speech), outcome, *onward)


def command(game: Game) -> str:
    """What to type to play such a game."""
    options = [f"--{name} {shlex.quote(str(value))}" for name, value in game.changed.items()]
    return " ".join(["tilth play", game.name, *options])


def seating(game: Game, seats: Sequence[str], speech: Speech) -> str:
    """Who sits where."""
    human = speech.say("ui-human")
    called = company(f"{game.name} {' '.join(seats)}", len(seats), speech.lang)
    words = [human if name == HUMAN else f"{called[k]} ({level(name, speech)})" for k, name in enumerate(seats)]
    return ", ".join(f"{seat}: {who}" for seat, who in zip(game.voice.seats, words))


def level(bot: str, speech: Speech) -> str:
    """How strong a bot is, in a word."""
    key = f"web-bot-{bot}"
    return speech.say(key) if speech.words.has(key) else bot
