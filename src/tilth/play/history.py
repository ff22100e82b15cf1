"""What has happened at a table, in words, as one seat may hear it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tilth.kernel.core import CHANCE, Position
from tilth.kernel.voice import Sheet
from tilth.text.sentences import Speech

__all__ = ["Gains", "Line", "Story", "gains", "notice_words"]

MOVE, MOMENT, POINTS, NOTICE = "move", "moment", "points", "notice"

Gains = list[tuple[str, list[tuple[str, int]]]]  # item, then who got how much


class Line(NamedTuple):
    """One line of the log: the last row of the journal it tells of, who did it, and what is heard of it."""

    n: int
    kind: str
    seat: int | None
    label: str
    words: str = ""


class Piece(NamedTuple):
    """What one row of the journal adds to the log."""

    kept: int  # moves that counted, with this one
    line: Line
    top: int = 0  # how deep the stack was: deeper decisions belong to the same move
    suffix: str = ""


def gains(before: Sequence[Sheet], after: Sequence[Sheet]) -> Gains:
    """Points that changed, item by item."""
    found: dict[str, list[tuple[str, int]]] = {}
    for old, new in zip(before, after):
        for item, amount in new.items.items():
            if amount != old.items.get(item, 0):
                found.setdefault(item, []).append((new.seat, amount - old.items.get(item, 0)))
    return list(found.items())


def notice_words(speech: Speech, what: str, who: str) -> str:
    """What happened around a game, in words; behind it stand the bots that it is about."""
    what, *bots = what.split(":")
    key, levels = f"web-notice-{what}", (f"web-bot-{bot}" for bot in bots)
    called = [speech.say(level) if speech.words.has(level) else bot for level, bot in zip(levels, bots)]
    args = {"who": who, **dict(zip(("bot", "by"), called))}
    return speech.say(key, **args) if speech.words.has(key) else ""


class Story:
    """The log of one table for one hearer (a seat, or None for somebody who watches) in one language."""

    def __init__(self, game: str, lang: str, hearer: int | None, seats: Sequence[str]) -> None:
        self.speech = Speech(game, lang)
        self.lang = lang
        self.hearer = hearer
        self.seats = seats
        self.pieces: list[Piece] = []
        self.lines: list[Line] = []
        self.depth = 0
        self.said_moment = ""

    def heard(self, p: Position, action: int) -> tuple[str, str]:
        """What is heard of an action about to be played, and its name if that is no secret."""
        own = self.hearer is not None and p.who == self.hearer
        return self.speech.deed(p, action, self.hearer), p.name(action) if own else ""

    def move(self, n: int, kept: int, who: int, top: int, heard: tuple[str, str], changes: Gains, moment: str) -> None:
        """An action was played, and this is how far the game is now."""
        label, words = heard
        points = []
        suffix = ""
        for item, who_got in changes:
            if len(who_got) == 1 and who >= 0 and who_got[0][0] == self.seats[who]:
                suffix += f" ({who_got[0][1]:+d})"
            else:
                shown = ", ".join(f"{self.speech.who(seat)} {gain:+d}" for seat, gain in who_got)
                points.append(f"{self.speech.item(item)}: {shown}")
        if label or suffix:
            self.add(Piece(kept, Line(n, MOVE, who, label, words), top, suffix))
        for text in points:
            self.add(Piece(kept, Line(n, POINTS, None, text)))
        if moment and moment != self.said_moment:
            self.said_moment = moment
            self.add(Piece(kept, Line(n, MOMENT, None, moment)))

    def notice(self, n: int, kept: int, seat: int, what: str) -> None:
        """Something happened around the game."""
        said = notice_words(self.speech, what, self.seats[seat] if seat >= 0 else "")
        if said:
            self.add(Piece(kept, Line(n, NOTICE, seat if seat >= 0 else None, said)))

    def add(self, piece: Piece) -> None:
        self.pieces.append(piece)
        self.tell(piece)

    def tell(self, piece: Piece) -> None:
        """The small decisions of one move share a line, and so do draws in a row."""
        line, last = piece.line, self.lines[-1] if self.lines else None
        if line.kind != MOVE:
            self.lines.append(line)
            return
        joins = last is not None and last.kind == MOVE and last.seat == line.seat
        if last is not None and joins and (line.seat == CHANCE or piece.top > self.depth or not line.label):
            label = " · ".join(filter(None, (last.label, line.label))) + piece.suffix
            words = " ".join(filter(None, (last.words, line.words)))
            self.lines[-1] = last._replace(n=line.n, label=label, words=words)
            return
        self.depth = piece.top
        self.lines.append(line._replace(label=line.label + piece.suffix))

    def forget(self, kept: int) -> None:
        """Moves were taken back; what happened around them stays."""
        self.pieces = [piece for piece in self.pieces if piece.kept <= kept or piece.line.kind == NOTICE]
        self.lines = []
        moments = [piece.line.label for piece in self.pieces if piece.line.kind == MOMENT]
        self.said_moment = moments[-1] if moments else ""
        for piece in self.pieces:
            self.tell(piece)
