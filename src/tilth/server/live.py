"""A table in memory: its game under way, as the journal tells it. Knows nothing of databases or people."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tilth.kernel.core import CHANCE, OK, Position
from tilth.kernel.errors import BadPosition, Unreadable
from tilth.kernel.rng import Luck
from tilth.play.session import Ahead, Move, Notice, Session
from tilth.server.seating import TableInfo, game_of
from tilth.text.sentences import Speech

__all__ = ["MOST_ROWS", "Live", "Plan", "effective"]

LONGEST_LINE = 300  # letters in a move
MOST_ROWS = 10_000  # of a journal; the longest games have a tenth
LUCK = Luck()  # it keeps nothing: all tables may share it

Row = Mapping[str, Any]
log = logging.getLogger(__name__)


class Named(Ahead):
    """Moves played ahead, each with its name where it is played."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.names: list[str] = []

    def act(self, n: int, action: int) -> None:
        self.names.append(self.position.name(action))
        super().act(n, action)


@dataclass
class Plan:
    """What a command would write, and where the game would stand: after moves played ahead, or after going back."""

    rows: list[dict[str, Any]]
    position: Position
    ahead: Ahead | None = None


def effective(rows: Sequence[Row]) -> list[Move]:
    """The actions of a journal without those that were taken back."""
    found: list[Move] = []
    for row in rows:
        if row["kind"] == "move":
            found.append(Move(row["n"], row["seat"], row["action"]))
        elif row["kind"] == "undo":
            del found[row["action"] :]
    return found


class Live(Session):
    """What is committed happens here, whichever process wrote it."""

    def __init__(self, info: TableInfo, rows: Sequence[Row], snapshots: Sequence[Row]) -> None:
        game = game_of(info.game, info.options)
        first = next((s for s in snapshots if s["n"] == 0), None)
        super().__init__(game, None if first is None else game.place(json.loads(first["dump"]), patient=True))
        self.info = info
        self.placed = first is not None
        self.given = self.first if self.placed else None  # where its game began, if that was not the usual start
        self.lock = asyncio.Lock()
        self.users = 0  # who holds on to it
        self.stale = False  # another process has written to it
        self.thinking: asyncio.Task[None] | None = None
        self.version = 0
        self.resume(rows, snapshots)

    def resume(self, rows: Sequence[Row], snapshots: Sequence[Row]) -> None:
        """Come to where the journal ends, from the latest snapshot behind which nothing can be taken back any more."""
        moves = effective(rows)
        undone = [(row["n"], row["action"]) for row in rows if row["kind"] == "undo"]
        start = 0
        for snapshot in sorted(snapshots, key=lambda s: -int(s["n"])):
            n, kept = snapshot["n"], snapshot["kept"]
            if kept > len(moves) or any(k < kept for at, k in undone if at > n):
                continue
            try:
                self.place(self.game.place(json.loads(snapshot["dump"]), patient=True), moves[:kept])
            except BadPosition:  # a snapshot only saves time: the journal has it all
                log.exception("a snapshot cannot be read", extra={"table": self.info.id, "version": n})
                continue
            for move in moves[kept:]:
                self.advance(move.n, move.action)
            if self.begun:
                start = len(moves)
                break
        if start < len(moves):
            self.place(self.first.copy(), [])
            for move in moves:
                self.advance(move.n, move.action)
        kept = 0
        for row in rows:
            if row["kind"] == "move":
                kept += 1
            elif row["kind"] == "undo":
                kept = row["action"]
                self.clamp(kept)
            else:
                self.notices.append(Notice(row["n"], kept, row["seat"], row["words"]))
        self.keep(max((notice.kept for notice in self.notices if notice.seat == self.trail_seat), default=0))
        self.version = rows[-1]["n"] if rows else 0

    # -- going on ----------------------------------------------------------------------------------------------------

    def inform(self, info: TableInfo) -> None:
        """Something about the table has changed."""
        self.info = info
        self.worked_out.clear()

    def carry_out(self, plan: Plan) -> None:
        """What was planned here is committed: it happens as it was played ahead."""
        moves = [row for row in plan.rows if row["kind"] == "move"]
        self.apply([row for row in plan.rows if row["kind"] != "move"])
        if plan.ahead is not None and moves:
            self.take(plan.ahead)
        self.version = plan.rows[-1]["n"]

    def apply(self, rows: Sequence[Row]) -> None:
        """What another process has committed happens."""
        for row in rows:
            if row["kind"] == "move":
                self.advance(row["n"], row["action"])
            elif row["kind"] == "undo":
                self.rewind(row["action"])
            else:
                self.notice(row["n"], row["seat"], row["words"])
            self.version = row["n"]

    # -- planning ----------------------------------------------------------------------------------------------------

    def understand(self, seat: int, move: str | int) -> list[int]:
        """The actions that words or a number stand for. Raises MoveError."""
        p = self.position
        if isinstance(move, str):
            if len(move) > LONGEST_LINE:
                raise Unreadable(move[:40] + " …")
            return self.read(seat, move)
        if not 0 <= move < self.game.num_actions:
            raise Unreadable(str(move))
        code = p.refuse(seat, move)
        if code != OK:
            raise self.game.voice.illegal(p, seat, move, code)
        return [move]

    def plan(self, seat: int, actions: Sequence[int], command_id: str, notice: str = "", stay: bool = False) -> Plan:
        """These actions of one seat, then chance and what leaves no choice, until somebody must decide. `stay`: this
        seat decides also where a choice goes without saying, as long as there is another."""
        ahead = Named(self)
        q = ahead.position
        plan = Plan([], q, ahead)
        first = self.version + 1
        if notice:
            plan.rows.append(self.row(first, "notice", seat, 0, notice))
            first += 1
        self.played(seat, actions, ahead, first)
        while not q.over:
            action = int(q.draw(LUCK)) if q.who == CHANCE else int(q.forced())
            if action < 0 or (stay and q.who == seat and self.has_others(q)):
                break
            ahead.act(first + len(ahead.steps), action)
        for (move, *_), name in zip(ahead.steps, ahead.names):
            plan.rows.append(self.row(move.n, "move", move.seat, move.action, name))
        plan.rows[0]["command_id"] = command_id
        return plan

    def has_others(self, p: Position) -> bool:
        """Could anything be done here but what goes without saying?"""
        return len(p.legal()) > 1 or bool(Speech(self.info.game, "en").unlisted(p))

    def plan_undo(self, kept: int, command_id: str) -> Plan:
        row = self.row(self.version + 1, "undo", self.trail_seat, kept, "")
        return Plan([row | {"command_id": command_id}], self.trail[kept - len(self.moves)])

    def plan_notice(self, seat: int, what: str, command_id: str) -> Plan:
        """Something that happens around the game, and moves nothing in it."""
        return Plan([self.row(self.version + 1, "notice", seat, 0, what) | {"command_id": command_id}], self.position)

    def row(self, n: int, kind: str, seat: int, action: int, words: str) -> dict[str, Any]:
        return {
            "table_id": self.info.id,
            "n": n,
            "kind": kind,
            "seat": seat,
            "action": action,
            "words": words,
            "command_id": None,
        }

    def plays_itself(self, seat: int) -> bool:
        return seat >= 0 and self.info.seats[seat].bot is not None

    @property
    def decider(self) -> int | None:
        """The seat that must decide now."""
        return int(self.position.who) if self.position.who >= 0 else None

    @property
    def bot(self) -> str | None:
        """The bot that must decide now. Where something is studied, nobody does."""
        seat = self.decider
        if self.info.status != "playing" or seat is None or self.info.study:
            return None
        return self.info.seats[seat].bot
