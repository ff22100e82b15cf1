"""The lines of a record played one after the other: what a line leaves open, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from tilth.kernel.core import CHANCE, FRAME, OK, PASS, Position
from tilth.kernel.errors import Illegal, MoveError
from tilth.kernel.game import Game
from tilth.kernel.lines import FileError
from tilth.kernel.shape import shown
from tilth.text import base_of
from tilth.text.faults import fault, told
from tilth.text.phrases import phrased

MOST_LEFT = 12  # words at the end of a line that are tried without, to find where it goes wrong
TABLE = "table"  # a line that tells what happened around the game
ABOUT_SEATS = HANDED, AWAY, BACK, RESIGNED = "handed", "away", "back", "resigned"  # and then, mostly, who plays on
ABOUT_ALL = ENDED, CLOSED = "ended", "closed"
VAGUE = ("NOT_YOUR_TURN", "WRONG_PART")  # reasons that say nothing about a move itself


class BadRecord(FileError):
    """A record that cannot be read: the line, and what was expected."""


class WrongMove(BadRecord):
    """A record that can be read, and whose game breaks the rules: the line, and why."""


class Step(NamedTuple):
    """A line that was played: the position after it, which stops at every decision, and the actions it stands for."""

    position: Position
    line: int
    who: str
    words: str
    taken: list[int]


class Reading:
    """A game on its way through a record. What the move before a line leaves open is passed, if it may be, when the
    line is another seat's or chance's."""

    def __init__(self, game: Game, where: str, lang: str = "en") -> None:
        self.lang = lang  # in which mistakes are told
        self.say = partial(fault, lang)
        self.game = game
        self.voice = game.voice
        self.where = where
        p = game.start()
        p.patient = True
        self.before = p
        self.last = Step(p, 0, "", "", [])
        self.began, self.own = p, list[int]()  # where the last line's own words began, and what they stand for

    def read(self, line: int, who: str, words: str) -> Step:
        """The next line, played."""
        if who.lower() == TABLE:
            return self.around(line, words)
        p = self.last.position
        taken: list[int] = []
        rounds = who.lower() == "round"
        seat = CHANCE if rounds else self.voice.seat_number(who)
        if seat is None:
            known = ", ".join(["chance", "round", TABLE, *self.voice.seats])
            raise WrongMove(self.where, line, self.say("fault-no-seat", seat=repr(who[:80]), known=known))
        began = p if p.over or p.who == seat else self.ended(seat, taken)
        others = len(taken)
        q = self.at_round(began, line, words, taken) if rounds else self.moved(began, seat, line, words, taken)
        self.before, self.began, self.own = p, began, taken[others:]
        self.last = Step(q, line, "round" if rounds else self.voice.seat_name(seat), words, taken)
        return self.last

    def around(self, line: int, words: str) -> Step:
        """`table: A resigned medium`: somebody left or came back. In the game nothing moves, and a move that is under
        way goes on."""
        first, *rest = words.lower().split()
        if first in ABOUT_ALL and not rest:
            return Step(self.last.position, line, TABLE, words, [])
        if self.voice.seat_number(first) not in range(len(self.voice.seats)):
            raise BadRecord(self.where, line, f"{TABLE}: {shown(first)} is no seat, and none of {', '.join(ABOUT_ALL)}")
        if not rest or rest[0] not in ABOUT_SEATS or len(rest) > 2:
            known = ", ".join(ABOUT_SEATS)
            raise BadRecord(self.where, line, f"{TABLE}: after a seat comes one of {known}, then who plays on")
        return Step(self.last.position, line, TABLE, words, [])

    def phrased(self, message: str) -> str:
        """What a game says of a mistake, in the language of whoever reads it."""
        return phrased(message, self.lang, [self.game.name, base_of(self.game.name)])

    # -- a move ------------------------------------------------------------------------------------------------------

    def moved(self, p: Position, seat: int, line: int, words: str, taken: list[int]) -> Position:
        """What a line of a seat, or of chance, leads to."""
        first = words.split(maxsplit=1)[0].lower()
        passing = first in self.voice.passes
        q = self.answering(p, seat, taken) if passing else p
        made: list[int] = []
        try:
            r = self.followed(q, seat, words, made)
        except MoveError as error:
            further = None if passing else self.continued(p, seat, words, taken)
            if isinstance(further, Position):
                return further
            if further is not None and (not isinstance(error, Illegal) or error.reason.code in VAGUE):
                error = further
            name = self.voice.seat_name(seat)
            if first not in self.voice.verbs and not first.isdecimal():
                unknown = self.say("fault-no-move", game=self.game.name, word=shown(first))
                raise BadRecord(self.where, line, f"{name}: {unknown}") from None
            raise WrongMove(self.where, line, f"{name}: {self.complaint(q, seat, words, made, error)}") from None
        taken += made
        return r

    def followed(self, p: Position, seat: int, words: str, made: list[int]) -> Position:
        for part in words.split(",") if seat == CHANCE else [words]:
            p = self.voice.follow(p, seat, part, taken=made)
        return p

    def answering(self, p: Position, seat: int, taken: list[int]) -> Position:
        """Where a line that begins with a pass is read: at the seat's next decision. If there is none it may stand for
        a pass that leaves no choice, but never for one of the move before."""
        q, made = p.copy(), list[int]()
        while (forced := int(q.forced())) >= 0:
            made.append(forced)
            q.act(forced)
        if q.who != seat:
            q, made = p.copy(), []
            while self.left_open(q) and (forced := int(q.forced())) >= 0:
                made.append(forced)
                q.act(forced)
        taken += made
        return q

    def continued(self, p: Position, seat: int, words: str, taken: list[int]) -> Position | Illegal | None:
        """A line that only makes sense as the end of the line before it, or why it is not allowed there."""
        last = self.last
        if last.position is not p or self.voice.seat_number(last.who) != seat or seat == CHANCE:
            return None
        made: list[int] = []
        try:
            q = self.voice.follow(self.began, seat, f"{last.words} {words}", taken=made)
        except MoveError as error:
            return error if isinstance(error, Illegal) and error.reason.code not in VAGUE else None
        if made[: len(self.own)] != self.own:
            return None
        taken += made[len(self.own) :]
        return q

    def complaint(self, p: Position, seat: int, words: str, made: Sequence[int], error: MoveError) -> str:
        """What is wrong with a line, and what would be possible where it went wrong."""
        at = p.copy()
        for action in made:
            at.act(action)  # as far as the words could be followed
        now = self.now(at)
        if seat != CHANCE and at.who != seat and (not isinstance(error, Illegal) or error.reason.code in VAGUE):
            said = self.said(p, seat, words.split())
            if said:
                done, rest = " ".join(words.split()[:said]), " ".join(words.split()[said:])
                return self.say("fault-left-over", rest=repr(rest), done=repr(done), now=now)
            if words.split(maxsplit=1)[0].lower() in self.voice.passes:
                return self.say("fault-nothing-to-pass", now=now)
            if at.who == CHANCE:
                return self.phrased(self.voice.draw_first(at))
        return f"{told(error, self.lang)} ({now})"

    def now(self, p: Position) -> str:
        """Who is to decide what, in a few words."""
        if p.over:
            return self.say("fault-over")
        names = [p.name(a) for a in p.legal()]
        moves = ", ".join(names[:6]) + (", ..." if len(names) > 6 else "")
        return self.say("fault-now", who=self.voice.seat_name(p.who), asks=p.node().asks, moves=moves)

    def said(self, p: Position, seat: int, words: Sequence[str]) -> int:
        """How many of these words can be followed."""
        for n in range(len(words) - 1, max(0, len(words) - MOST_LEFT), -1):
            try:
                self.followed(p, seat, " ".join(words[:n]), [])
            except MoveError:
                continue
            return n
        return 0

    # -- what is left open -------------------------------------------------------------------------------------------

    def left_open(self, p: Position) -> bool:
        """Is this decision a part of the last line's move, or of a panel that it opened?"""
        mover = self.voice.seat_number(self.last.who)
        if mover is None or mover == CHANCE or p.over or p.who != mover:
            return False
        return p.node().apart or within(p, shallowest(self.before, self.last, mover))

    def ended(self, seat: int, taken: list[int]) -> Position:
        """The end of the last line's move: what is left of it and may be left out is passed, and so is what is
        decided before this seat's turn to speak."""
        q = self.last.position.copy()
        while self.left_open(q):
            action = int(q.forced())
            if action < 0 and q.refuse(q.who, PASS) != OK:
                left = self.say("fault-unfinished", now=self.now(q))
                raise WrongMove(self.where, self.last.line, f"{self.last.who}: {left}")
            taken.append(action if action >= 0 else int(PASS))
            q.act(taken[-1])
        return self.closed(q, taken, seat)

    def closed(
        self, p: Position, taken: list[int], seat: int = CHANCE, whole: bool = False, until: str = ""
    ) -> Position:
        """What is decided is done, up to this seat's decisions; `whole`: whatever may be passed is passed; `until`:
        this round has begun."""
        q = p.copy()
        while not q.over and q.who not in (CHANCE, seat) and not (until and self.round(q) == until):
            action = int(q.forced())
            if action < 0 and q.refuse(q.who, PASS) == OK and (whole or self.voice.decided(q)):
                action = int(PASS)
            if action < 0:
                break
            taken.append(action)
            q.act(action)
        return q

    def round(self, p: Position) -> str:
        """The round in which the next decision is made."""
        return str(self.voice.report(settled(p)).get("round"))

    def at_round(self, p: Position, line: int, words: str, taken: list[int]) -> Position:
        """`round: 3 sheep-1`: here round 3 begins; what chance turns up for it may be said with it."""
        number, _, rest = words.partition(" ")
        p = self.closed(p, taken, whole=True, until=number)
        at, rest = settled(p), rest.strip().lower()
        fault = self.voice.round_fault(at, number, rest)
        if fault:
            raise WrongMove(self.where, line, self.phrased(fault))
        said = self.voice.round_words(at, rest)
        try:
            q = self.followed(p, CHANCE, said, taken) if said else p
        except MoveError as error:
            raise WrongMove(self.where, line, f"round: {told(error, self.lang)} ({self.now(p)})") from None
        if self.round(q) != number:
            fault = self.say("fault-round", n=number, now=self.round(q))
            raise WrongMove(self.where, line, fault)
        return q

    def at_end(self, last: Step) -> Step:
        """The end of the file: what is decided is done; whatever may be passed is passed if that ends the game."""
        taken: list[int] = []
        over = self.closed(last.position, taken, whole=True)
        if not over.over:
            taken.clear()
            over = self.closed(last.position, taken)
        return last._replace(position=over, taken=[*last.taken, *taken])


def nodes(p: Position) -> list[int]:
    return [int(p.stack[f]) for f in range(0, p.top, FRAME)]


def within(p: Position, frames: Sequence[int]) -> bool:
    """Is the waiting decision a part of what was decided with these nodes on the stack?"""
    return p.top > FRAME * len(frames) and nodes(p)[: len(frames)] == frames


def shallowest(before: Position, step: Step, seat: int) -> list[int]:
    """The nodes on the stack where a line of this seat began its move."""
    q = before.copy()
    found: list[int] = []
    for action in step.taken:
        if q.who == seat and (not found or q.top < FRAME * len(found)):
            found = nodes(q)
        q.act(action)
    return found


def settled(p: Position) -> Position:
    """A copy in which everything that leaves no choice has been done."""
    q = p.copy()
    q.patient = False
    q.settle()
    return q


__all__ = ["TABLE", "BadRecord", "Reading", "Step", "WrongMove", "nodes", "settled", "within"]
