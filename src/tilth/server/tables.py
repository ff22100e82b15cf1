"""Tables: people sit down, a game is played move by move, and nothing that was acknowledged is ever lost.

A command carries an id and the version it answers. It is checked, its rows are committed, then it happens in memory,
then those who follow the table are told. Between processes the journal's primary key decides who was first.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from tilth.kernel.errors import Illegal, MoveError
from tilth.play.history import Line
from tilth.server.advice import Advice
from tilth.server.bot_players import Opponents
from tilth.server.errors import BadRequest, Closed, NoTable, NotYours, Stale, TableError
from tilth.server.helping import coached, with_first_coach
from tilth.server.leaving import Wish, is_leaving, judged
from tilth.server.live import MOST_ROWS, Live, Plan
from tilth.server.metrics import COMMAND_SECONDS, LIVE_TABLES, became
from tilth.server.notices import Notices
from tilth.server.processes import Advising, Played, Reading, Thinking
from tilth.server.ratings import decided
from tilth.server.register import Register
from tilth.server.replays import Replay, written
from tilth.server.seat_view import Look, look_at
from tilth.server.seating import OPEN, USUAL_PATIENCE, Person, Place, Seat, TableInfo, game_of, make_seats, waiting_time
from tilth.server.store import Conflict, Entry, Row, Store, now

__all__ = ["COMMAND_ID", "Outcome", "Tables"]

SNAPSHOT_EVERY = 50  # rows of the journal
MOST_LIVE = 500  # tables in memory
LONGEST_ID = 80  # letters in a command's id
COMMAND_ID = re.compile(f"[!-~]{{1,{LONGEST_ID}}}")
SWEEP = 10.0  # seconds: bots nobody has asked are looked for
TRIES = 5  # at a seat that others want too

T = TypeVar("T")
Reseating = Callable[[TableInfo], list[Seat] | None]
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Outcome:
    """What became of a command: the version after it, and whether it had been played before."""

    version: int
    repeated: bool = False


class Tables:
    """All that pages and programs may do with tables. One for each process."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking | None = None,
        reading: Reading | None = None,
        advising: Advising | None = None,
    ) -> None:
        self.store = store
        self.reading = reading or Reading()
        self.advice = Advice(advising or Advising(), self.live)
        self.register = Register(store, self.forget)
        self.notices = Notices(store, self.heard)
        settings = store.settings
        self.opponents = Opponents(
            thinking or Thinking(settings.minds, settings.think_seconds), self.play_bot, settings.bot_pause
        )
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.closed: set[str] = set()  # tables that were begun by other rules: their bots wait for ever
        self.sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Be ready; go on where the last run ended."""
        await self.notices.open()
        self.sweeper = asyncio.create_task(self.sweep(), name="sweeper")

    async def close(self) -> None:
        if self.sweeper is not None:
            self.sweeper.cancel()
            await asyncio.gather(self.sweeper, return_exceptions=True)
        await self.opponents.close()
        await self.reading.close()
        await self.advice.close()
        await self.notices.close()

    async def resume(self, before: int) -> None:
        """Ask the bots that have been waited for since then."""
        for table_id in await self.register.waiting_for_bots(before):
            if table_id in self.closed:
                continue
            try:
                self.opponents.nudge(await self.live(table_id))
            except TableError as error:
                self.closed.add(table_id)
                log.warning("a table cannot go on", extra={"table": table_id, "why": str(error)})
            except Exception:
                log.exception("a table cannot be resumed", extra={"table": table_id})

    async def sweep(self) -> None:
        """Bots that nobody asked are asked: after a restart, or because whoever was to do it is gone or failed."""
        patience = SWEEP + self.store.settings.think_seconds
        before = now()
        while True:
            try:
                await self.resume(before)
            except Exception:
                log.exception("looking for unasked bots failed")
            await asyncio.sleep(SWEEP)
            before = now() - int(patience * 1000)

    # -- before the game ---------------------------------------------------------------------------------------------

    async def create(
        self,
        host: Person,
        game: str,
        options: Mapping[str, Any],
        seats: Sequence[Mapping[str, Any]] | None = None,
        public: bool = False,
        patience: int = USUAL_PATIENCE,
        study: str = "",
    ) -> TableInfo:
        given = dict(options)
        if seats is not None and "players" not in given:
            given["players"] = len(seats)
        made = game_of(game, given)
        wanted = seats if seats is not None else [{"kind": "person"}, *[{"kind": OPEN}] * (made.players - 1)]
        chairs = make_seats(wanted, made.players, host)
        return await self.register.add(
            host, game, made.options, made.rules_version, chairs, public, waiting_time(patience), study=study
        )

    async def info(self, table_id: str) -> TableInfo:
        live = self.lives.get(table_id)
        if live is not None and not live.stale and not self.store.shared:
            return live.info
        return await self.register.get(table_id)

    async def by_code(self, code: str) -> TableInfo | None:
        return await self.register.by_code(code)

    async def listing(self, person: Person | None) -> dict[str, list[TableInfo]]:
        return await self.register.listing(person.id if person else None)

    async def enter(self, table_id: str, person: Person | None, word: str | None = None) -> Place:
        """Where this person is at the table, or at the seat of theirs they name. Outsiders find no table."""
        info = await self.info(table_id)
        person_id = person.id if person else None
        if not info.seen_by(person_id):
            raise NoTable
        mine = info.seats_of(person_id)
        shared = info.status == "playing" and info.shares_screen(person_id)
        passes = info.turn_seat if shared and info.waits_for(person_id) else None
        if word is None:
            return Place(info, mine[0] if len(mine) == 1 and not shared else None, mine, passes)
        seat = info.chair(word)
        if seat not in mine:
            raise NotYours("that seat is not yours")
        if len(mine) > 1 and info.status == "playing" and seat != passes:
            raise NotYours("at a shared screen only the seat that must decide may look")
        return Place(info, seat, mine)

    async def acting(self, table_id: str, person: Person | None, word: str | None = None) -> Place:
        """Where a command of this person acts: at the seat named, the only one, or the one that must decide."""
        place = await self.enter(table_id, person)
        seat = place.seat if place.seat is not None else place.pass_to
        if word is not None:
            seat = place.info.chair(word)
        if seat is None or seat not in place.mine:
            raise NotYours("you have no seat that could do this" if seat is None else "that seat is not yours")
        return place if seat == place.seat else replace(place, seat=seat)

    async def sit(self, table_id: str, person: Person, word: str | None = None, code: str | None = None) -> TableInfo:
        """Take an open seat. A table that is not public is joined by its code."""
        return await self.reseat(table_id, lambda info: info.seated(person, word, code))

    async def stand(self, table_id: str, person: Person) -> TableInfo:
        """Leave the table before the game begins."""
        return await self.reseat(table_id, lambda info: info.without(person))

    async def arrange(self, table_id: str, host: Person, word: str, wanted: Mapping[str, Any]) -> TableInfo:
        """The host decides what an open seat, a bot's or a hot seat shall be."""
        return await self.reseat(table_id, lambda info: info.arranged(host, word, wanted))

    async def pace(self, table_id: str, person: Person, word: str) -> TableInfo:
        """Who sits at a table, or hosts it, says at any time how hastily its bots move."""
        async with self.at(table_id):
            return await self.reseat(table_id, lambda info: info.paced(person, word), begun=True)

    async def coach(self, table_id: str, person: Person, on: bool) -> TableInfo:
        """Somebody wants a coach, or none any more."""
        async with self.at(table_id):
            return await self.reseat(table_id, lambda info: coached(info, person, on), begun=True)

    async def close_table(self, table_id: str, person: Person) -> TableInfo:
        """The host closes a table whose game has not begun; closing it again changes nothing."""
        return await self.change(table_id, lambda info: self.register.close(info) if info.closes(person) else None)

    async def reseat(self, table_id: str, change: Reseating, begun: bool = False) -> TableInfo:
        """Change the seats as `change` says of the table as it is. `begun`: the game may have begun."""

        def write(info: TableInfo) -> Coroutine[Any, Any, TableInfo] | None:
            seats = change(info)
            return None if seats is None else self.register.reseat(info, seats, begun)

        return await self.change(table_id, write)

    async def change(
        self, table_id: str, write: Callable[[TableInfo], Coroutine[Any, Any, TableInfo] | None]
    ) -> TableInfo:
        """Change the table as it is, if there is anything to change; again if somebody was quicker."""
        for _ in range(TRIES):
            info = await self.register.get(table_id)
            work = write(info)
            if work is None:
                return info
            try:
                info = await work
            except Conflict:
                continue
            live = self.lives.get(table_id)
            if live is not None:
                live.inform(info)
            self.notices.tell(table_id, info.version)
            return info
        raise Closed("others were quicker; try again")

    async def start(self, table_id: str, person: Person) -> TableInfo:
        """Begin the game; starting it again changes nothing."""
        return await unbroken(self.start_(table_id, person))

    async def start_(self, table_id: str, person: Person) -> TableInfo:
        async with self.at(table_id) as live:
            live.info.check_host(person)
            if live.info.status != "open":
                return live.info
            if any(seat.kind == OPEN for seat in live.info.seats):
                raise Closed("there are still open seats")
            plan = live.plan(-1, [], "start", notice="start")
            seats = await with_first_coach(live.info, self.register, self.store.settings.coach_games)
            try:
                await self.commit(live, plan, "playing", seats)
            except Conflict:
                raise Closed("somebody has changed the table meanwhile; try again") from None
            return live.info

    async def place(self, table_id: str, person: Person, position: Mapping[str, Any]) -> None:
        """The host lets the game begin with a position, in the game's notation; once, before it has begun."""
        info = await self.register.get(table_id)
        info.check_host(person)
        if info.status != "open" or await self.register.snapshots(table_id):
            raise Closed("the game has begun")
        game = game_of(info.game, info.options)
        first = game.place(position, patient=True)
        if first.over:
            raise BadRequest("this game is over; there is nothing to play on")
        await self.register.place(table_id, json.dumps(game.voice.describe(first)))
        self.lives.pop(table_id, None)

    async def rematch(self, table_id: str, person: Person, sequel: str = "") -> TableInfo:
        """The same game again with the same people, or the next one of a series; all who ask come to the same table."""
        info = await self.info(table_id)
        if not info.seen_by(person.id):
            raise NoTable
        if info.host_id != person.id and not info.seats_of(person.id):
            raise NotYours("only who sat here may ask for another game")
        if info.status != "over":
            raise Closed("the game is not over")
        if info.next_id is not None:
            return await self.register.get(info.next_id)
        live = await self.live(table_id)
        sequels = live.game.voice.sequels(live.position)
        if sequel and sequel not in sequels:
            raise BadRequest(f"no game {sequel!r} follows this one; there are: {', '.join(sequels) or 'none'}")
        made = game_of(info.game, {**info.options, **(sequels[sequel] if sequel else {})})
        fresh = await self.register.add(
            person, info.game, made.options, made.rules_version, info.seats_again(), info.public, info.patience, info
        )
        live.inform(replace(live.info, next_id=fresh.id))
        self.notices.tell(table_id, info.version)
        return fresh

    # -- looking -----------------------------------------------------------------------------------------------------

    async def look(self, table_id: str, seat: int | None, lang: str = "en", previews: bool = True) -> Look:
        """Everything this seat, or a spectator, may see."""
        return look_at(await self.live(table_id), seat, lang, previews)

    async def last(self, table_id: str, seat: int | None, lang: str) -> tuple[TableInfo, Line | None]:
        """The table, and the last thing that happened as this seat may hear it."""
        live = await self.live(table_id)
        lines = live.story(seat, lang).lines if live.info.status != "open" else []
        return live.info, lines[-1] if lines else None

    async def replay(self, table_id: str) -> Replay:
        """The whole game, open; only when it is over."""
        live = await self.live(table_id)
        if live.info.status != "over":
            raise Closed("a game can be shown again when it is over")
        around = [(notice.kept, notice.seat, notice.what) for notice in live.notices if is_leaving(notice.what)]
        return await asyncio.to_thread(Replay, live.game, [move.action for move in live.moves], live.given, around)

    async def record(self, table_id: str, lang: str = "en") -> str:
        """The game as a record in words; only when it is over, because it tells everything."""
        live = await self.live(table_id)
        if live.info.status != "over":
            raise Closed("the record can be had when the game is over")
        if live.placed:  # a record tells a game from its beginning
            raise Closed("a game that went on from a position has no record")
        return await asyncio.to_thread(written, live, lang)

    async def keep_record(self, person: Person, text: str, who: str) -> tuple[str, Played]:
        """Keep an uploaded record to watch; it is checked first, in its turn among those of `who`. Gives its id."""
        played = await self.reading.read(text, who)
        return await self.register.keep_record(person.id, text), played

    async def kept_record(self, record_id: str, who: str) -> Played:
        return await self.reading.read(await self.register.kept_record(record_id), who)

    # -- playing -----------------------------------------------------------------------------------------------------

    async def command(
        self, table_id: str, seat: int, command_id: str, version: int, move: str | int, stay: bool = False
    ) -> Outcome:
        """Play a move that answers `version`. The same id again gives the same outcome, and no second move. `stay`: its
        seat is asked afterwards wherever it could do anything but what goes without saying."""
        started = time.perf_counter()
        outcome = await unbroken(self.counted(self.command_(table_id, seat, command_id, version, move, stay)))
        COMMAND_SECONDS.observe(time.perf_counter() - started)
        return outcome

    async def command_(
        self, table_id: str, seat: int, command_id: str, version: int, move: str | int, stay: bool
    ) -> Outcome:
        own_id = scoped(seat, command_id)
        async with self.at(table_id) as live:
            try:
                await self.check(live, seat, version)
                actions = live.understand(seat, move)
                kept = live.unopened(seat, actions) if live.version <= MOST_ROWS else None
                plan = live.plan(seat, actions, own_id, stay=stay) if kept is None else live.plan_undo(kept, own_id)
                return await self.commit_command(live, plan)
            except (TableError, MoveError) as error:
                return await self.outcome_before(live, own_id, error)

    async def undo(self, table_id: str, seat: int, command_id: str, version: int, whole: bool = False) -> Outcome:
        """Take back the seat's last choice; with `whole`, all since anything new appeared."""
        return await unbroken(self.counted(self.undo_(table_id, seat, command_id, version, whole)))

    async def undo_(self, table_id: str, seat: int, command_id: str, version: int, whole: bool) -> Outcome:
        own_id = scoped(seat, command_id)
        async with self.at(table_id) as live:
            try:
                await self.check(live, seat, version, undo=True)
                if live.version > MOST_ROWS:  # whoever opens the table has to read them all
                    raise Closed("there is no way back any more: too much has been taken back at this table")
                back = live.way_back(seat)
                if not back:
                    raise Closed("there is no way back: somebody has acted or something new has been seen since")
                return await self.commit_command(live, live.plan_undo(back[0] if whole else back[-1], own_id))
            except TableError as error:
                return await self.outcome_before(live, own_id, error)

    async def leave(self, table_id: str, person: Person, command_id: str, edition: int, wish: Wish) -> Outcome:
        """Somebody leaves, comes back, or ends the game: what they wish for the table as it is at this edition."""
        return await unbroken(self.counted(self.leave_(table_id, person, command_id, edition, wish)))

    async def leave_(self, table_id: str, person: Person, command_id: str, edition: int, wish: Wish) -> Outcome:
        own_id = scoped(person.id, command_id)
        async with self.at(table_id) as live:
            try:
                change = judged(wish, live.info, person, edition, now())
                plan = live.plan_notice(change.seat, change.what, own_id)
                return await self.commit_command(live, plan, "over" if change.ends else None, change.seats)
            except TableError as error:
                return await self.outcome_before(live, own_id, error)

    async def check(self, live: Live, seat: int, version: int, undo: bool = False) -> None:
        """Raise what keeps this seat from acting on this version. Whoever acted last may take that back though others
        are asked already."""
        if live.info.status in ("open", "closed"):
            raise Closed("the game has not begun")
        if version > live.version:
            await self.refresh(live)
        if version != live.version:
            raise Stale(live.version)
        if live.info.status == "over":
            raise Closed("the game is over")
        undoes = undo and live.trail_seat == seat and not live.plays_itself(seat)
        if (live.decider != seat or live.bot is not None) and not undoes:
            raise NotYours("it is not for this seat to decide now")

    async def commit_command(
        self, live: Live, plan: Plan, status: str | None = None, seats: Sequence[Seat] | None = None
    ) -> Outcome:
        try:
            await self.commit(live, plan, status, seats)
        except Conflict:
            raise Stale(live.version) from None
        return Outcome(live.version)

    async def outcome_before(self, live: Live, own_id: str, error: Exception) -> Outcome:
        """The outcome of a command that was played before; if it was not, what is wrong with it stands."""
        ended = await self.register.ended_at(live.info.id, own_id)
        if ended is None:
            raise error
        return Outcome(ended, repeated=True)

    async def counted(self, work: Coroutine[Any, Any, Outcome]) -> Outcome:
        """Count what became of a command."""
        try:
            outcome = await work
        except Illegal:
            became("illegal").inc()
            raise
        except MoveError:
            became("unreadable").inc()
            raise
        except TableError as error:
            became(error.code).inc()
            raise
        except Exception:
            became("fault").inc()
            raise
        became("repeated" if outcome.repeated else "played").inc()
        return outcome

    async def play_bot(self, live: Live, version: int, actions: list[int], notice: str) -> None:
        """Commit a bot's move. Conflict, if the table has moved on meanwhile."""
        await unbroken(self.play_bot_(live, version, actions, notice))

    async def play_bot_(self, live: Live, version: int, actions: list[int], notice: str) -> None:
        async with live.lock:
            seat = live.decider
            if live.version != version or live.bot is None or seat is None:
                raise Conflict
            await self.commit(live, live.plan(seat, actions, f"bot:{version}", notice))

    async def commit(
        self, live: Live, plan: Plan, status: str | None = None, seats: Sequence[Seat] | None = None
    ) -> None:
        """Write a plan down, let it happen, tell everybody: in this order."""
        p, at = plan.position, now()
        info = live.info
        version = live.version + len(plan.rows)
        for row in plan.rows:
            row["created"] = at
        status = "over" if p.over else status or info.status
        chairs = info.seats if seats is None else seats
        turn = int(p.who) if p.who >= 0 and status == "playing" else None
        waits = turn is not None and chairs[turn].bot is not None and not info.study
        since = info.since if all(row["kind"] == "notice" for row in plan.rows) else at
        round = int(live.game.voice.round(p))
        change: Row = {
            "version": version,
            "turn": turn,
            "bot_turn": waits,
            "updated": at,
            "since": since,
            "round": round,
        }
        entry = Entry(info.id, plan.rows, change, version)
        changed = replace(info, version=version, turn_seat=turn, updated=at, since=since, round=round)
        if status != info.status or seats is not None:
            entry.guard = info.edition
            result = final(p) if p.over else None
            change |= {"status": status, "edition": info.edition + 1, "result": result}
            if seats is not None:
                change["seats"] = [seat.plain() for seat in seats]
            changed = replace(changed, status=status, edition=info.edition + 1, result=result, seats=list(chairs))
            entry.finished = decided(info, changed, result)
        if version // SNAPSHOT_EVERY > live.version // SNAPSHOT_EVERY:
            kept = plan_kept(live, plan)
            dump = json.dumps(live.game.voice.describe(p))
            entry.snapshot = {"table_id": info.id, "n": version, "kept": kept, "dump": dump}
        try:
            await self.store.commit(entry)
        except Conflict:
            await self.refresh(live)
            raise
        live.inform(changed)
        live.carry_out(plan)
        self.notices.tell(info.id, version)
        self.opponents.nudge(live)

    # -- tables in memory --------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Live]:
        """The table, with nobody else acting on it in this process."""
        live = await self.live(table_id)
        live.users += 1
        try:
            async with live.lock:
                yield live
        finally:
            live.users -= 1

    async def live(self, table_id: str) -> Live:
        """The table as it is now."""
        live = self.lives.get(table_id)
        if live is None:
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            return await asyncio.shield(task)
        self.lives.move_to_end(table_id)
        if self.store.shared and not live.stale:
            info = await self.register.get(table_id)
            live.stale = (info.version, info.edition) != (live.version, live.info.edition)
        if live.stale:
            live.users += 1
            try:
                async with live.lock:
                    await self.refresh(live)
            finally:
                live.users -= 1
        return live

    async def load(self, table_id: str) -> Live:
        info = await self.register.get(table_id)
        game = game_of(info.game, info.options)
        if info.rules_version != game.rules_version and info.status != "open":
            raise Closed(f"this game was begun by version {info.rules_version} of its rules and cannot go on")
        rows = await self.register.story(table_id)
        kept = await self.register.snapshots(table_id)
        live = Live(info, rows, kept)
        live.stale = live.version != info.version  # written while it was read
        self.lives[table_id] = live
        idle = [
            key for key, other in self.lives.items() if not other.users and other.thinking is None and other is not live
        ]
        for key in idle[: max(0, len(self.lives) - MOST_LIVE)]:
            del self.lives[key]
        LIVE_TABLES.set(len(self.lives))
        if live.stale:
            await self.refresh(live)
        self.opponents.nudge(live)
        return live

    async def refresh(self, live: Live) -> None:
        """Let happen what another process has written. Whoever calls this holds the table's lock."""
        live.stale = False
        info = await self.register.get(live.info.id)  # first: a table must not be over before its last move is known
        rows = await self.register.story(live.info.id, live.version)
        live.inform(info)
        live.apply(rows)

    def forget(self, table_id: str) -> None:
        """A table was cleared away."""
        self.lives.pop(table_id, None)
        for live in self.lives.values():
            if live.info.next_id == table_id:
                live.inform(replace(live.info, next_id=None))
        self.notices.tell(table_id, 0)

    def heard(self, table_id: str | None) -> None:
        """Another process has written."""
        for key in [table_id] if table_id is not None else list(self.lives):
            if key in self.lives:
                self.lives[key].stale = True


def scoped(whose: int | str, command_id: str) -> str:
    """Ids are chosen by clients, so those of different seats, and of people, never meet."""
    if not COMMAND_ID.fullmatch(command_id):
        raise BadRequest(f"a command needs an id of 1 to {LONGEST_ID} plain letters, digits or signs, without spaces")
    return f"{whose}:{command_id}"


def final(p: Any) -> list[Row]:
    return [
        {"seat": s.seat, "total": int(s.total), "rank": int(s.rank), "items": {k: int(v) for k, v in s.items.items()}}
        for s in p.scores()
    ]


def plan_kept(live: Live, plan: Plan) -> int:
    """How many moves count once this plan is played."""
    if plan.rows[0]["kind"] == "undo":
        return int(plan.rows[0]["action"])
    return len(live.moves) + sum(1 for row in plan.rows if row["kind"] == "move")


async def unbroken(work: Coroutine[Any, Any, T]) -> T:
    """Do this to its end, even if whoever asked for it goes away."""
    return await asyncio.shield(asyncio.create_task(work))
