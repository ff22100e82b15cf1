"""A game at the terminal: people and bots at one keyboard, the luck they have, and the record that is kept of it."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tilth.bots import Budget, Opponent, allowance, below, bot
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.game import Game
from tilth.kernel.rng import Luck, Rng
from tilth.play.foretelling import foretold
from tilth.play.history import Line, Tiding
from tilth.play.session import Ahead, Session
from tilth.records.record import HUMAN, Record
from tilth.text.sentences import Speech, brought

__all__ = ["MOST", "Offer", "Sitting", "settled_choice"]

MOST = 40  # choices that are shown at once, each with what it does

log = logging.getLogger(__name__)


class Offer(NamedTuple):
    """A choice: its stable name, what it is in words, what it does, and what is lost with it."""

    action: int
    name: str
    label: str
    preview: str = ""
    loses: str = ""


class Page(NamedTuple):
    """The record before a choice of a human."""

    moves: list[tuple[int, str, str]]
    frames: list[int]
    kept: int


class Written(Ahead):
    """Moves played ahead and written into the record, with its pages before each choice of a human."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.sitting = sitting
        self.pages: dict[int, Page] = {}  # by the moves that came before

    def act(self, n: int, action: int) -> None:
        record, p = self.sitting.record, self.position.copy()
        if self.sitting.asks(p):
            self.pages[self.begins + len(self.steps)] = Page(list(record.moves), record.frames, record.kept)
        super().act(n, action)
        record.add(p, action)  # only now: what the rules fail at is no part of the game


class Sitting(Session):
    """Stops at every decision of a human that leaves a choice. The position is patient: nothing happens untold.

    Without a seed chance comes from the system. What it drew is written down, a seed never is.
    """

    def __init__(
        self, game: Game, seats: Sequence[str], seed: int | None, lang: str, first: Position | None = None
    ) -> None:
        super().__init__(game, first)
        self.seats = list(seats)
        self.speech = Speech(game.name, lang, game.options)
        self.tells_points = self.speech.tells_points
        self.record = Record.new(game, dict(zip(game.voice.seats, seats)), lang)
        self.rng = Luck() if seed is None else Rng(seed)
        self.seed = seed
        self.bots = {seat: self.opponent(seat, name) for seat, name in enumerate(seats) if name != HUMAN}
        self.humans = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.hearers: list[int | None] = [*self.humans] or [None]
        self.pages: dict[int, Page] = {}
        for hearer in self.hearers:
            self.story(hearer, lang)

    def opponent(self, seat: int, name: str) -> Opponent:
        """A bot for a seat. With a seed it takes as long as it needs, so that it always plays the same."""
        if self.seed is None:
            return bot(name, secrets.randbits(60), allowance(name))
        return bot(name, self.seed * 8 + seat + 1, Budget())

    @classmethod
    def resumed(cls, record: Record, seats: Sequence[str], seed: int | None, lang: str) -> Sitting:
        """The game of a record, at its last move. With its seed, luck goes on as it would have."""
        sitting = cls(record.game(), seats, seed, lang)
        sitting.record = record.begun()
        for step in record.steps(sitting.game, whole=False):
            for action in step.taken:
                if sitting.position.who == CHANCE:
                    sitting.position.draw(sitting.rng)
                sitting.act([action])
            sitting.record.keep(record)
        return sitting

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """Is a human to choose now?"""
        return self.asks(self.position)

    def asks(self, p: Position) -> bool:
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
                action = self.bot_choice(q, who)
            self.act([action])
            yield who

    def bot_choice(self, p: Position, who: int) -> int:
        """What a bot does. One that fails leaves its seat to the next weaker one, and a notice says so."""
        while True:
            try:
                return self.bots[who].choose(p, who)
            except Exception as error:
                weaker = below(self.seats[who])
                if weaker is None:
                    raise
                log.warning("the bot %s failed: %r", self.seats[who], error)
                self.notice(len(self.moves), who, f"relieved-by:{self.seats[who]}:{weaker}")
                self.seats[who] = weaker
                self.bots[who] = self.opponent(who, weaker)

    def act(self, actions: Sequence[int]) -> None:
        """Whoever decides does this: one action, or all those of a line."""
        ahead = Written(self)
        self.played(int(self.position.who), actions, ahead, len(self.moves) + 1)
        self.take(ahead)
        self.pages |= ahead.pages

    def choose(self, actions: Sequence[int]) -> None:
        """A human does this; whoever closes a panel unused has not opened it."""
        kept = self.unopened(int(self.position.who), actions)
        if kept in self.pages:
            self.back_to(kept)
        else:
            self.act(actions)

    def undo(self) -> bool:
        """Back to the seat's own decision before; False if there is no way back."""
        back = [kept for kept in self.way_back(int(self.position.who)) if kept in self.pages]
        if back:
            self.back_to(back[-1])
        return bool(back)

    def back_to(self, kept: int) -> None:
        """The game, and its record, as they were after so many moves."""
        self.rewind(kept)
        self.record.moves, self.record.frames, self.record.kept = self.pages[kept]
        self.pages = {earlier: page for earlier, page in self.pages.items() if earlier < kept}

    def stay(self) -> None:
        super().stay()
        self.pages = {}

    def offers(self) -> list[Offer]:
        """The choices of whoever decides, in the order they are numbered: what loses something comes last, and before
        it what ends something. Of very many it is not worked out what they do, unless they say what is given up."""
        found: list[Offer] | None = self.worked_out.get("offers")
        if found is None:
            found = self.worked_out["offers"] = self.offered()
        return found

    def offered(self) -> list[Offer]:
        p, speech = self.position, self.speech
        legal = [int(action) for action in p.legal()]
        names = [sheet.seat for sheet in self.scores()]
        few = len(legal) <= MOST or p.node().asks in self.game.voice.parting
        told = [facts.said(speech, names) for facts in foretold(p, legal)] if few else [{}] * len(legal)
        last = getattr(getattr(brought(self.game.name, "page"), "PAGE", None), "last", ())
        found = [
            Offer(action, p.name(action), speech.choice(p, action), facts.get("preview", ""), facts.get("loses", ""))
            for action, facts in zip(legal, told)
        ]
        return sorted(found, key=lambda offer: (bool(offer.loses), offer.name in last))

    def plays_itself(self, seat: int) -> bool:
        return seat in self.bots

    def log(self, hearer: int | None) -> Sequence[Line]:
        """What this human, or somebody who watches, has heard."""
        return self.story(hearer, self.speech.lang).lines

    def tidings(self, hearer: int | None) -> Sequence[Tiding]:
        """What this human must not overlook."""
        return self.story(hearer, self.speech.lang).tidings


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
