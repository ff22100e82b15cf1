"""A game under way at the terminal: the position, its record, what has been told, and the way back."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tilth.bots import Opponent, bot
from tilth.kernel.core import CHANCE, OK, Position
from tilth.kernel.errors import MoveError
from tilth.kernel.game import Game
from tilth.kernel.rng import Luck, Rng
from tilth.kernel.voice import Sheet
from tilth.records.record import Record
from tilth.text.sentences import Speech

__all__ = ["HUMAN", "Line", "Session", "settled_choice"]

HUMAN = "human"
MOMENT = -3  # a new part of the game
MONEY = -4  # points that came to several seats at once


class Line(NamedTuple):
    """One line of the log: who did it, and what each human seat hears of it (None: a spectator)."""

    who: int
    heard: Mapping[int | None, str]


class Past(NamedTuple):
    position: Position
    moves: list[tuple[int, str, str]]
    frames: list[int]
    log: list[Line]
    log_depth: int


class Session:
    """Stops at every decision of a human that leaves a choice. The position is patient: nothing happens untold.

    Without a seed chance comes from the system. What it drew is written down, a seed never is.
    """

    def __init__(self, game: Game, seats: Sequence[str], seed: int | None, lang: str) -> None:
        self.game = game
        self.seats = list(seats)
        self.speech = Speech(game.name, lang, game.options)
        self.record = Record.new(game, dict(zip(game.voice.seats, seats)), lang)
        self.rng = Luck() if seed is None else Rng(seed)
        self.bots: dict[int, Opponent] = {}
        for seat, name in enumerate(seats):
            if name != HUMAN:
                self.bots[seat] = bot(name, secrets.randbits(60) if seed is None else seed * 8 + seat + 1)
        self.humans = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.hearers: list[int | None] = [*self.humans] or [None]
        self.log: list[Line] = []
        self.past: list[Past] = []
        self.depth = 0  # how deep the stack was when the last line of the log began
        self.changes = 0  # how often the position has changed
        self.position = game.start()
        self.position.patient = True

    @classmethod
    def resumed(cls, record: Record, seats: Sequence[str], seed: int | None, lang: str) -> Session:
        """The game of a record, at its last move. With its seed, luck goes on as it would have."""
        session = cls(record.game(), seats, seed, lang)
        for step in record.steps(session.game, whole=False):
            for action in step.taken:
                if session.position.who == CHANCE:
                    session.position.draw(session.rng)
                session.act(action)
        session.past.clear()
        session.record = record
        return session

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """Is a human to choose now?"""
        p = self.position
        return not p.over and int(p.who) in self.humans and settled_choice(p) < 0

    def run(self) -> Iterator[int]:
        """Let chance and bots act, and make choices that are none, until a human must choose; yields who acted."""
        while not self.position.over and not self.waiting:
            p = self.position
            who = int(p.who)
            action = int(p.draw(self.rng)) if who == CHANCE else settled_choice(p)
            if action < 0:
                q = p.copy()
                q.patient = False
                action = self.bots[who].choose(q, who)
            self.act(action)
            yield who

    def choose(self, actions: Sequence[int]) -> None:
        """Play what a human chose: one action, or all those of a line."""
        seat = int(self.position.who)
        for k, action in enumerate(actions):
            if k and self.position.refuse(seat, action) != OK:
                break  # somebody else decides first, which this seat could not know (Voice.heed)
            if self.waiting:
                moves, frames = list(self.record.moves), self.record.frames
                self.past.append(Past(self.position.copy(), moves, frames, list(self.log), self.depth))
            self.act(action)

    def read(self, text: str) -> list[int]:
        """The actions that a line of words stands for, judged by what its seat may know. Raises MoveError."""
        p = self.position
        try:
            return [p.parse(text)]
        except MoveError:
            return self.game.voice.heed(p, int(p.who), text)

    def act(self, action: int) -> None:
        p = self.position
        who = int(p.who)
        heard = {hearer: self.speech.deed(p, action, hearer) for hearer in self.hearers}
        before, moment, top = self.sheets(), self.speech.moment(p), p.top
        self.record.add(p, action)
        p.play(action)
        self.changes += 1
        if any(heard.values()):
            self.tell(who, heard, top)
        if self.speech.tells_points:
            self.tell_money(who, before, self.sheets())
        now = self.speech.moment(p)
        if now and now != moment:
            self.log.append(Line(MOMENT, dict.fromkeys(self.hearers, now)))
        if self.past and who != self.past[-1].position.who:
            self.past.clear()  # what others did or chance showed cannot be taken back

    def undo(self) -> bool:
        """Back to the seat's own decision before; False if there is no way back."""
        if not self.past or self.past[-1].position.who != self.position.who:
            return False
        past = self.past.pop()
        self.position = past.position
        self.record.moves, self.record.frames = past.moves, past.frames
        self.log, self.depth = past.log, past.log_depth
        self.changes += 1
        return True

    # -- telling -------------------------------------------------------------------------------------------------

    def sheets(self) -> list[Sheet]:
        found: list[Sheet] = self.position.scores()
        return found

    def tell(self, who: int, heard: Mapping[int | None, str], top: int) -> None:
        """A line for each move; the small decisions of one move share it."""
        if self.log and self.log[-1].who == who and (who == CHANCE or top > self.depth):
            said = self.log.pop().heard
            heard = {hearer: " · ".join(filter(None, (said[hearer], heard[hearer]))) for hearer in self.hearers}
        else:
            self.depth = top
        self.log.append(Line(who, heard))

    def tell_money(self, who: int, before: Sequence[Sheet], after: Sequence[Sheet]) -> None:
        """Points that changed: beside the move if they are the mover's own, else one line for each item."""
        changes: dict[str, list[tuple[str, int]]] = {}
        for old, new in zip(before, after):
            for item, amount in new.items.items():
                if amount != old.items[item]:
                    changes.setdefault(item, []).append((new.seat, amount - old.items[item]))
        for item, gains in changes.items():
            own = len(gains) == 1 and who >= 0 and gains[0][0] == self.game.voice.seats[who]
            if own and self.log and self.log[-1].who == who:
                said = self.log.pop().heard
                self.log.append(Line(who, {hearer: f"{said[hearer]} ({gains[0][1]:+d})" for hearer in self.hearers}))
            else:
                shown = ", ".join(f"{self.speech.who(seat)} {gain:+d}" for seat, gain in gains)
                line = f"{self.speech.item(item)}: {shown}"
                self.log.append(Line(MONEY, dict.fromkeys(self.hearers, line)))


def settled_choice(p: Position) -> int:
    """The choice that goes without saying: an impatient position would make it or pass over it; -1 if there is none."""
    action = int(p.forced())
    if action >= 0:
        return action
    q = p.copy()
    q.settle()
    if q.top == p.top and all(q.stack[k] == p.stack[k] for k in range(p.top)):
        return -1
    first = p.legal()[0]
    r = p.copy()
    r.act(first)
    r.settle()
    return int(first) if r.dump() == q.dump() else -1
