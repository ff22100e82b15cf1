"""A table in memory: its position, what led there, and how it goes on. Knows nothing of databases or people."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tilth.kernel.core import CHANCE, OK, Position
from tilth.kernel.errors import BadPosition, MoveError, Unreadable
from tilth.kernel.game import Game
from tilth.kernel.rng import Luck, Rng
from tilth.kernel.voice import Sheet
from tilth.server.history import Story, gains
from tilth.server.seating import BOT, TableInfo, game_of

__all__ = ["Live", "Move", "Plan", "effective"]

MOST_STORIES = 16
LONGEST_LINE = 300  # letters in a move
WORLDS = 8  # looked at before a move is taken back

Row = Mapping[str, Any]
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Move:
    """An action that counts: its row in the journal, and who did it."""

    n: int
    seat: int
    action: int


@dataclass
class Plan:
    """What a command would write, and where the game would stand."""

    rows: list[dict[str, Any]]
    position: Position


def effective(rows: Sequence[Row]) -> list[Move]:
    """The actions of a journal without those that were taken back."""
    found: list[Move] = []
    for row in rows:
        if row["kind"] == "move":
            found.append(Move(row["n"], row["seat"], row["action"]))
        elif row["kind"] == "undo":
            del found[row["action"] :]
    return found


class Live:
    """The position is patient: choices that leave no choice are made here, one by one, so that each can be told."""

    def __init__(self, info: TableInfo, rows: Sequence[Row], snapshots: Sequence[Row]) -> None:
        self.info = info
        self.game: Game = game_of(info.game, info.options)
        self.lock = asyncio.Lock()
        self.users = 0  # who holds on to it
        self.stale = False  # another process has written to it
        self.thinking: asyncio.Task[None] | None = None
        self.version = 0
        self.moves: list[Move] = []
        self.notices: list[tuple[int, int, int, str]] = []  # row, moves before it, seat, what
        self.stories: dict[tuple[int | None, str], Story] = {}
        self.looks: dict[Any, Any] = {}  # what was made for somebody at this version
        # The way back: the moves of one seat since anybody else moved or chance drew, and the position before each.
        self.trail_seat = CHANCE
        self.trail: list[Position] = []
        self.chosen: list[int] = []  # those of them that were a real choice, by the moves that came before
        self.shown: dict[int, bool] = {}  # did this move show its seat something new? As far as it was asked.
        self.sheets: Sequence[Sheet] = ()  # the scores, if they were asked for since the last move
        self.first = self.placed(next((s for s in snapshots if s["n"] == 0), None))
        self.position = self.first.copy()
        self.remember(rows, snapshots)

    def placed(self, snapshot: Row | None) -> Position:
        p = self.game.start() if snapshot is None else self.game.place(json.loads(snapshot["dump"]), patient=True)
        p.patient = True
        return p

    def remember(self, rows: Sequence[Row], snapshots: Sequence[Row]) -> None:
        """Come to where the journal ends, from the latest snapshot before the moves that can still be taken back."""
        moves = effective(rows)
        start = len(moves)
        while start and moves[start - 1].seat == moves[-1].seat:
            start -= 1
        undone = [(row["n"], row["action"]) for row in rows if row["kind"] == "undo"]
        for snapshot in sorted(snapshots, key=lambda s: -int(s["n"])):
            n, kept = snapshot["n"], snapshot["kept"]
            if kept <= start and all(k >= kept for at, k in undone if at > n):
                try:
                    self.position = self.placed(snapshot)
                except BadPosition:  # a snapshot only saves time: the journal has it all
                    log.exception("a snapshot cannot be read", extra={"table": self.info.id, "version": n})
                    continue
                self.moves = moves[:kept]
                break
        for move in moves[len(self.moves) :]:
            self.advance(move)
        kept = 0
        for row in rows:
            if row["kind"] == "move":
                kept += 1
            elif row["kind"] == "undo":
                kept = row["action"]
            else:
                self.notices.append((row["n"], kept, row["seat"], row["words"]))
        self.version = rows[-1]["n"] if rows else 0

    # -- going on ----------------------------------------------------------------------------------------------------

    def apply(self, rows: Sequence[Row]) -> None:
        """What was committed, here or elsewhere, happens."""
        for row in rows:
            if row["kind"] == "move":
                self.advance(Move(row["n"], row["seat"], row["action"]))
            elif row["kind"] == "undo":
                self.rewind(row["action"])
            else:
                notice = (row["n"], len(self.moves), row["seat"], row["words"])
                self.notices.append(notice)
                for story in self.stories.values():
                    story.notice(*notice)
            self.version = row["n"]
        self.looks.clear()

    def advance(self, move: Move) -> None:
        p, k = self.position, len(self.moves)
        if move.seat != self.trail_seat or move.seat == CHANCE:
            self.trail_seat = move.seat
            self.trail, self.chosen, self.shown = [], [], {}
        if move.seat != CHANCE:
            self.trail.append(p.copy())
            if p.forced() < 0:
                self.chosen.append(k)
        self.moves.append(move)
        self.sheets = play(p, move, k + 1, list(self.stories.values()), self.sheets)

    def rewind(self, kept: int) -> None:
        """Take moves back. They are the last ones of the seat that decides, so the trail has the position."""
        self.sheets = ()
        gone = len(self.moves) - kept
        if gone > len(self.trail):
            raise RuntimeError(f"table {self.info.id}: {gone} moves were taken back, {len(self.trail)} can be")
        if gone:
            self.position = self.trail[-gone]
            del self.trail[-gone:]
        del self.moves[kept:]
        self.chosen = [k for k in self.chosen if k < kept]
        self.shown = {k: new for k, new in self.shown.items() if k < kept}
        for story in self.stories.values():
            story.forget(kept)

    # -- planning ----------------------------------------------------------------------------------------------------

    def read(self, seat: int, move: str | int) -> list[int]:
        """The actions that words or a number stand for. Raises MoveError."""
        p = self.position
        if isinstance(move, int):
            if move in p.legal():
                return [move]
            known = 0 <= move < self.game.num_actions
            try:
                code = p.refuse(seat, move) if known else OK
            except (IndexError, ValueError):  # a number for something that is not there
                code = OK
            if code == OK:
                raise Unreadable(str(move))
            raise self.game.voice.illegal(p, seat, move, code)
        if len(move) > LONGEST_LINE:
            raise Unreadable(move[:40] + " …")
        try:
            return [p.parse(move)]
        except MoveError:
            return self.game.voice.heed(p, seat, move)

    def plan(self, seat: int, actions: Sequence[int], command_id: str, notice: str = "") -> Plan:
        """These actions of one seat, then chance and what leaves no choice, until somebody must decide."""
        q = self.position.copy()
        plan = Plan([], q)
        if notice:
            self.note(plan, "notice", seat, 0, notice)
        for k, action in enumerate(actions):
            code = q.refuse(seat, action)
            if code != OK and k == 0:
                raise self.game.voice.illegal(q, seat, action, code)
            if code != OK:
                break  # somebody else decides first, which this seat could not know (Voice.heed)
            self.step(plan, action)
        rng = Luck()
        while not q.over:
            if q.who == CHANCE:
                self.step(plan, int(q.draw(rng)))
            elif q.forced() >= 0:
                self.step(plan, int(q.forced()))
            else:
                break
        plan.rows[0]["command_id"] = command_id
        return plan

    def step(self, plan: Plan, action: int) -> None:
        q = plan.position
        self.note(plan, "move", int(q.who), action, q.name(action))
        q.act(action)

    def note(self, plan: Plan, kind: str, seat: int, action: int, words: str) -> None:
        n = self.version + len(plan.rows) + 1
        plan.rows.append(
            {
                "table_id": self.info.id,
                "n": n,
                "kind": kind,
                "seat": seat,
                "action": action,
                "words": words,
                "command_id": None,
            }
        )

    def plan_undo(self, kept: int, command_id: str) -> Plan:
        plan = Plan([], self.trail[kept - len(self.moves)])
        self.note(plan, "undo", self.trail_seat, kept, "")
        plan.rows[0]["command_id"] = command_id
        return plan

    # -- the way back ------------------------------------------------------------------------------------------------

    def way_back(self, seat: int | None, worlds: int = WORLDS) -> list[int]:
        """The own choices that can be taken back, oldest first: how many moves came before each.

        A choice cannot be taken back once its seat knows something new because of it. What chance showed ends the way
        at once; what lay hidden and was shown without chance is found by playing the move in other worlds that the
        seat could not tell from the true one: it must look the same afterwards in all of them.
        """
        if seat is None or self.position.over or self.position.who != seat or self.trail_seat != seat:
            return []
        k = len(self.moves)
        while k > len(self.moves) - len(self.trail) and not self.showed(k - 1, seat, worlds):
            k -= 1
        return [choice for choice in self.chosen if choice >= k]

    def showed(self, k: int, seat: int, worlds: int) -> bool:
        """Did move `k` show its seat something it could not know? Fewer worlds may overlook it, never invent it."""
        known = self.shown.get(k)
        if known or (known is False and worlds < WORLDS):
            return known
        at = k - len(self.moves)
        before = self.trail[at]
        after = self.trail[at + 1] if at + 1 < 0 else self.position
        seen = after.view(seat)
        new = False
        for world in range(worlds):
            p = before.resample(seat, Rng(world))
            p.patient = True
            p.act(self.moves[k].action)
            if p.view(seat) != seen:
                new = True
                break
        self.shown[k] = new
        return new

    # -- telling -----------------------------------------------------------------------------------------------------

    def story(self, hearer: int | None, lang: str) -> Story:
        """The log as this hearer may know it; made once, then kept up to date."""
        found = self.stories.get((hearer, lang))
        if found is not None:
            return found
        story = Story(self.info.game, lang, hearer, self.game.voice.seats)
        p = self.first.copy()
        sheets: Sequence[Sheet] = ()
        notices = list(self.notices)
        for k, move in enumerate(self.moves):
            while notices and notices[0][0] < move.n:
                story.notice(*notices.pop(0))
            sheets = play(p, move, k + 1, [story], sheets)
        for notice in notices:
            story.notice(*notice)
        if len(self.stories) >= MOST_STORIES:
            self.stories.pop(next(iter(self.stories)))
        self.stories[hearer, lang] = story
        return story

    @property
    def decider(self) -> int | None:
        """The seat that must decide now."""
        return int(self.position.who) if self.position.who >= 0 else None

    @property
    def bot(self) -> str | None:
        """The bot that must decide now."""
        seat = self.decider
        if self.info.status != "playing" or seat is None or self.info.seats[seat].kind != BOT:
            return None
        return self.info.seats[seat].bot


def play(p: Position, move: Move, kept: int, stories: Sequence[Story], before: Sequence[Sheet]) -> Sequence[Sheet]:
    """Play a move and let everybody hear of it. Takes the scores before it, gives back those after it."""
    if not stories:
        p.act(move.action)
        return ()
    heard = [story.heard(p, move.action) for story in stories]
    before, top = before or p.scores(), int(p.top)
    p.act(move.action)
    after: Sequence[Sheet] = p.scores()
    changes = gains(before, after)
    moments = {story.lang: story.speech for story in stories}
    said = {lang: speech.moment(p) for lang, speech in moments.items()}
    for story, words in zip(stories, heard):
        story.move(move.n, kept, move.seat, top, words, changes, said[story.lang])
    return after
