"""What has happened at a table, in words, as one seat may hear it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from tilth.kernel.core import CHANCE, Position
from tilth.kernel.game import Game
from tilth.kernel.watching import Change, reckoned
from tilth.text.sentences import Speech
from tilth.text.tallies import Tally, chapter_words, loss_words, tallied, tally_words

__all__ = [
    "GAIN",
    "MOMENT",
    "MOVE",
    "NOTICE",
    "Line",
    "Move",
    "Scene",
    "Step",
    "Story",
    "Tiding",
    "notice_words",
    "scenes",
]

MOVE, MOMENT, GAIN, NOTICE = "move", "moment", "gain", "notice"

Chapter = tuple[str, int, str]  # of a part of the game that is summed up: a word, its number, the chapter


class Line(NamedTuple):
    """One line of the log: the last row of the journal it tells of, who did it, and what is heard of it."""

    n: int
    kind: str
    seat: int | None
    label: str
    words: str = ""


class Tiding(NamedTuple):
    """Something that must not be overlooked, until its hearer has seen it: what was lost, or a harvest summed up. In
    `rows`, seats with what it means for them."""

    n: int
    kept: int
    title: str
    rows: Sequence[tuple[int, str]]


class Scene(NamedTuple):
    """What changed hands in one move at one moment of the game: the moment in each language, and the chapter."""

    moments: dict[str, str]
    chapter: Chapter
    changes: list[Change]


class Move(NamedTuple):
    """An action that counts, and who did it; `n`: its row in the journal."""

    n: int
    seat: int
    action: int


class Step(NamedTuple):
    """A move that was played ahead, with all that is to be remembered of it."""

    move: Move
    before: Position | None  # where its seat stood; where chance drew, nothing goes back behind it
    chosen: bool  # it was a real choice; of chance: it could have drawn something else
    top: int
    asks: str
    heard: Sequence[tuple[str, str]]  # by each story
    scenes: Sequence[Scene]  # what changed hands, if anybody listens
    points: int  # of whoever moved
    over: bool  # the game ended with it


class Piece(NamedTuple):
    """What one row of the journal adds to the log. A `deed` with what it changed becomes the words of a line only
    together with the others of its move."""

    kept: int  # moves that counted, with this one
    line: Line
    top: int = 0  # how deep the stack was: deeper decisions belong to the same move
    changes: Sequence[Change] = ()
    points: int = 0
    asks: str = ""


class Told(NamedTuple):
    """A change in a part of the game that is summed up at its end."""

    kept: int
    chapter: Chapter
    change: Change


def scenes(p: Position, action: int, speeches: dict[str, Speech]) -> list[Scene]:
    """Play an action, and tell what changed hands, moment by moment; the first is that in which it was chosen."""
    voice = p.rules.voice

    def now() -> Scene:
        return Scene({lang: speech.moment(p) for lang, speech in speeches.items()}, voice.chapter(p), [])

    found = [now()]
    for change in reckoned(p, action):
        here = now()
        if here[:2] != found[-1][:2]:
            found.append(here)
        found[-1].changes.append(change)
    last = now()
    if last[:2] != found[-1][:2]:
        found.append(last)
    return found


def notice_words(speech: Speech, what: str, who: str) -> str:
    """What happened around a game, in words; behind it stand the bots that it is about."""
    what, *bots = what.split(":")
    key, levels = f"web-notice-{what}", (f"web-bot-{bot}" for bot in bots)
    called = [speech.say(level) if speech.words.has(level) else bot for level, bot in zip(levels, bots)]
    args = {"who": who, **dict(zip(("bot", "by"), called))}
    return speech.say(key, **args) if speech.words.has(key) else ""


class Story:
    """The log of one table for one hearer (a seat, or None for somebody who watches) in one language."""

    def __init__(self, game: Game, lang: str, hearer: int | None, names: Sequence[str]) -> None:
        self.speech = Speech(game.name, lang)
        self.lang = lang
        self.hearer = hearer
        self.players = game.players
        self.joined: frozenset[str] = game.voice.joined
        self.names = names  # of all that are counted, also of those that nobody plays
        self.pieces: list[Piece] = []
        self.lines: list[Line] = []
        self.begins: list[int] = []  # with which piece each line begins
        self.tidings: list[Tiding] = []
        self.summed: list[Told] = []
        self.move_pieces: list[Piece] = []  # of the last line
        self.said_moment = ""

    def heard(self, p: Position, action: int) -> tuple[str, str]:
        """What is heard of an action about to be played, and its name if that is no secret."""
        own = self.hearer is not None and p.who == self.hearer
        return self.speech.deed(p, action, self.hearer), p.name(action) if own else ""

    def move(self, step: Step, kept: int, heard: tuple[str, str]) -> None:
        """A step was taken; `kept` moves count with it."""
        (label, words), (n, who, _), (first, *later) = heard, step.move, step.scenes
        self.sum_up(n, kept, step)
        piece = Piece(kept, Line(n, MOVE, who, label, words), step.top, first.changes, step.points, step.asks)
        if label or first.changes or step.points:
            self.add(piece)
        for scene in later:
            word, number, chapter = scene.chapter
            self.come_to(n, kept, scene.moments[self.lang] or (self.speech.after(word, number) if word else ""))
            for seat, tally in tallied(scene.changes).items():
                told = chapter_words(self.speech, [(chapter, tally)]) if self.speech.coin and word else ""
                self.add(Piece(kept, self.gain(n, seat, told or tally_words(self.speech, tally))))
        self.mourn(piece, [scene for scene in step.scenes if not scene.chapter[0]])

    def gain(self, n: int, seat: int, words: str) -> Line:
        """What came to a seat by itself; whoever is no player is called by name."""
        return Line(n, GAIN, seat, words) if seat < self.players else Line(n, GAIN, None, f"{self.name(seat)}: {words}")

    def name(self, seat: int) -> str:
        return self.speech.who(self.names[seat])

    def come_to(self, n: int, kept: int, moment: str) -> None:
        """How far the game is now."""
        if moment and moment != self.said_moment:
            self.said_moment = moment
            self.add(Piece(kept, Line(n, MOMENT, None, moment)))

    def mourn(self, piece: Piece, parts: Sequence[Scene]) -> None:
        """What the hearer lost outside the parts of the game that are summed up."""
        lost = tallied(c for scene in parts for c in scene.changes if c.lost and c.seat == self.hearer)
        for seat, tally in lost.items():
            words = loss_words(self.speech, tally.lost)
            if words:
                title = piece.line.label or parts[-1].moments[self.lang]
                self.tidings.append(Tiding(piece.line.n, piece.kept, title, [(seat, words)]))

    def sum_up(self, n: int, kept: int, step: Step) -> None:
        """Keep what a harvest brings, and tell all of it when it is over."""
        for scene in step.scenes:
            self.end_chapters(n, kept, scene.chapter)
            if scene.chapter[0]:
                word, number, chapter = scene.chapter
                self.summed += [
                    Told(kept, (word, number, change.chapter or chapter), change) for change in scene.changes
                ]
        if step.over:
            self.end_chapters(n, kept, ("", 0, ""))

    def end_chapters(self, n: int, kept: int, now: Chapter) -> None:
        if not self.summed or self.summed[-1].chapter[:2] == now[:2]:
            return
        word, number, _ = self.summed[-1].chapter
        told = [one for one in self.summed if one.chapter[:2] == (word, number)]
        title = self.speech.after(word, number)
        if any(tiding.title == title for tiding in self.tidings):
            return
        rows = []
        for seat in sorted({one.change.seat for one in told}):
            own: dict[str, list[Change]] = {}
            for one in told:
                if one.change.seat == seat:
                    own.setdefault(one.chapter[2], []).append(one.change)
            chapters = [(name, tallied(part)[seat]) for name, part in own.items()]
            rows.append((seat, chapter_words(self.speech, chapters)))
        self.tidings.append(Tiding(n, kept, title, [(seat, words) for seat, words in rows if words]))

    def notice(self, n: int, kept: int, seat: int, what: str) -> None:
        """Something happened around the game."""
        said = notice_words(self.speech, what, self.names[seat] if seat >= 0 else "")
        if said:
            self.add(Piece(kept, Line(n, NOTICE, seat if seat >= 0 else None, said)))

    def add(self, piece: Piece) -> None:
        self.pieces.append(piece)
        self.tell(len(self.pieces) - 1)

    def tell(self, k: int) -> None:
        """The small decisions of one move share a line, and so do draws in a row."""
        piece = self.pieces[k]
        if self.move_pieces and piece.line.kind == MOVE and self.joins(piece):
            self.move_pieces.append(piece)
            self.lines[-1] = self.whole_move()
            return
        self.move_pieces = [piece] if piece.line.kind == MOVE else []
        self.begins.append(k)
        self.lines.append(self.whole_move() if self.move_pieces else piece.line)

    def joins(self, piece: Piece) -> bool:
        """Is it part of the move that the last line tells of?"""
        first, line = self.move_pieces[0], piece.line
        if line.seat != first.line.seat:
            return False
        again = piece.asks in self.joined and piece.asks == first.asks
        return line.seat == CHANCE or piece.top > first.top or not line.label or again

    def whole_move(self) -> Line:
        """The line of a move: what was done, and then, all its parts together, what that brought and cost."""
        first, last = self.move_pieces[0], self.move_pieces[-1].line
        if first.line is last and not first.changes and not first.points:
            return last
        who = first.line.seat
        deeds = filter(None, (piece.line.label for piece in self.move_pieces))
        label = " · ".join(drawn(deeds) if who == CHANCE else repeated(deeds))
        words = " ".join(filter(None, (piece.line.words for piece in self.move_pieces)))
        tallies = tallied(change for piece in self.move_pieces for change in piece.changes)
        own = tallies.pop(who, None) if who is not None else None
        points = sum(piece.points for piece in self.move_pieces)
        parts = []
        if own is not None or points:
            own = own or Tally()
            own.points = points
            parts.append(tally_words(self.speech, own))
        for seat, tally in tallies.items():
            told = tally_words(self.speech, tally)
            parts.append(f"{self.name(seat)} {told}" if told else "")
        gained = "; ".join(filter(None, parts))
        return last._replace(label=" → ".join(filter(None, (label, gained))), words=words)

    def forget(self, kept: int) -> None:
        """Moves were taken back; what happened around them stays."""
        first = next((k for k, piece in enumerate(self.pieces) if piece.kept > kept), len(self.pieces))
        self.pieces[first:] = [
            piece for piece in self.pieces[first:] if piece.line.kind == NOTICE or piece.kept <= kept
        ]
        self.tidings = [tiding for tiding in self.tidings if tiding.kept <= kept]
        self.summed = [one for one in self.summed if one.kept <= kept]
        whole = max(0, bisect_left(self.begins, first) - 1)  # lines that nothing was taken from
        again = self.begins[whole] if self.begins else 0
        del self.lines[whole:], self.begins[whole:]
        self.move_pieces = []
        moments = [piece.line.label for piece in self.pieces if piece.line.kind == MOMENT]
        self.said_moment = moments[-1] if moments else ""
        for k in range(again, len(self.pieces)):
            self.tell(k)


def repeated(deeds: Iterator[str]) -> Iterator[str]:
    """The same thing done several times in a row is said once."""
    for deed, times in groupby(deeds):
        n = len(list(times))
        yield f"{deed} ×{n}" if n > 1 else deed


def drawn(deeds: Iterator[str]) -> Iterator[str]:
    """Draws in a row that differ only in what came: it is said once what was drawn for, and then all that came."""
    for begun, together in groupby(repeated(deeds), lambda deed: deed.partition(": ")[0]):
        first, *others = together
        yield ", ".join([first, *(deed.removeprefix(f"{begun}: ") for deed in others)])
