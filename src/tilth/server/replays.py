"""Games that are over, shown again move by move."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tilth.kernel.core import Position
from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game
from tilth.play.session import Session
from tilth.records.reading import ABOUT_ALL, TABLE
from tilth.records.record import HUMAN, Record
from tilth.server.leaving import as_record, from_record, is_leaving
from tilth.server.seat_view import scored
from tilth.server.seating import cleaned, game_of
from tilth.text.sentences import Speech

if TYPE_CHECKING:
    from tilth.server.live import Live
    from tilth.server.processes import Played

__all__ = ["Reel", "Reels", "Replay", "written"]

MOST_LINES, MOST_ACTIONS = 5000, 20_000
EVERY = 25  # positions kept to start from
MOST_REELS = 16  # games in memory


Around = tuple[int, int, str]


class Replay:
    """Frame 0 is the beginning, frame k the position after action k. All of it is open: the game is over.

    `around` is what happened around the game: how many actions came before, the seat, and what. `names` are those of a
    record.
    """

    def __init__(
        self, game: Game, actions: Sequence[int], first: Position | None = None, around: Sequence[Around] = ()
    ) -> None:
        self.names: dict[str, str] = {}
        self.game = game
        self.actions = list(actions)
        self.around = list(around)
        self.placed = first is not None  # it began with a position: there is no record of that
        p = game.start() if first is None else first.copy()
        p.patient = True
        self.kept = [p.copy()]
        for k, action in enumerate(self.actions, 1):
            p.act(action)
            if k % EVERY == 0:
                self.kept.append(p.copy())
        self.last = p

    @classmethod
    def read(cls, text: str) -> Replay:
        """The game of a record, checked move by move. Raises TilthError with the line at fault."""
        record = Record.load(text)
        if len(record.moves) > MOST_LINES:
            raise TilthError(f"a record of more than {MOST_LINES} moves cannot be shown")
        game = record.game()
        actions: list[int] = []
        around: list[Around] = []
        for step in record.steps(game):
            if step.who == TABLE:
                around.append((len(actions), *from_record(step.words, game)))
            actions += step.taken
            if len(actions) > MOST_ACTIONS:
                raise TilthError(f"a record of more than {MOST_ACTIONS} decisions cannot be shown")
        replay = cls(game, actions, around=around)
        called = record.header.get("seats", {})
        named = {seat: cleaned(called.get(seat, "")) for seat in game.voice.seats}
        replay.names = {seat: name for seat, name in named.items() if name not in ("", seat, HUMAN)}
        return replay

    @property
    def frames(self) -> int:
        return len(self.actions) + 1

    def at(self, k: int) -> Position:
        k = max(0, min(k, len(self.actions)))
        p = self.kept[k // EVERY].copy()
        for action in self.actions[k // EVERY * EVERY : k]:
            p.act(action)
        return p

    def frame(self, k: int, seat: int | None, lang: str) -> dict[str, Any]:
        """Everything a page needs for one frame, as a seat or a spectator saw it."""
        k = max(0, min(k, len(self.actions)))
        p = self.at(k)
        speech = Speech(self.game.name, lang)
        last = None
        if k:
            before = self.at(k - 1)
            who, action = int(before.who), self.actions[k - 1]
            name = self.game.voice.seat_name(who)
            last = {"seat": name, "words": before.name(action), "label": speech.deed(before, action, max(who, 0))}
        return {
            "k": k,
            "frames": self.frames,
            "view": p.view(seat),
            "moment": speech.moment(p),
            "turn": None if p.over else self.game.voice.seat_name(p.who),
            "last": last,
            "scores": [scored(sheet, speech) for sheet in p.scores()],
        }

    def decisions(self) -> list[int]:
        """The frames in which a seat had a real choice."""
        p = self.kept[0].copy()
        found = []
        for k, action in enumerate(self.actions):
            if p.who >= 0 and p.forced() < 0:
                found.append(k)
            p.act(action)
        return found

    def log(self, seat: int | None, lang: str) -> list[dict[str, Any]]:
        """All lines of the log; `n` is the frame after each."""
        session = Session(self.game, self.kept[0].copy())
        story = session.story(seat, lang)
        for k, action in enumerate(self.actions, 1):
            session.advance(k, action)
        return [line._asdict() for line in story.lines]

    def course(self, lang: str) -> list[dict[str, Any]]:
        """The totals at the beginning of each part of the game and at its end: what a chart shows."""
        speech = Speech(self.game.name, lang)
        p = self.kept[0].copy()
        found: list[dict[str, Any]] = []
        said = ""
        for k in range(self.frames):
            moment = speech.moment(p)
            if (moment and moment != said) or k == len(self.actions):
                said = moment
                totals = {sheet.seat: int(sheet.total) for sheet in p.scores()}
                found.append({"frame": k, "moment": moment, "totals": totals})
            if k < len(self.actions):
                p.act(self.actions[k])
        return found


@dataclass(frozen=True)
class Reel:
    """A replay with its steps, every decision and the end, and the people's names."""

    replay: Replay
    steps: list[int]
    names: Mapping[str, str] = field(default_factory=dict)

    @property
    def ended(self) -> bool:
        """Is the game over, or was it ended before?"""
        return bool(self.replay.last.over) or any(what in ABOUT_ALL for _, _, what in self.replay.around)

    @classmethod
    def wind(cls, replay: Replay) -> Reel:
        return cls(replay, [*replay.decisions(), len(replay.actions)])

    @classmethod
    def of_record(cls, played: Played) -> Reel:
        """A record was played elsewhere, so nothing it holds can surprise us here."""
        replay = Replay(game_of(played.game, played.options), played.actions, around=played.around)
        return cls(replay, [*played.decisions, len(played.actions)], played.names)


class Reels:
    """Games looked at lately, by the id of their table or record. Those that are over never change."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Reel] = OrderedDict()

    def get(self, key: str) -> Reel | None:
        return self.kept.get(key)

    def keep(self, key: str, reel: Reel) -> Reel:
        self.kept[key] = reel
        self.kept.move_to_end(key)
        if len(self.kept) > MOST_REELS:
            self.kept.popitem(last=False)
        return reel


def written(live: Live, lang: str) -> str:
    """A game that is over, as a record: every move, and who left and came back."""
    record = Record.new(live.game, live.info.called(lang), lang)
    p = live.first.copy()
    around = [notice for notice in live.notices if is_leaving(notice.what)]
    for k, move in enumerate([*live.moves, None]):
        for notice in around:
            if notice.kept == k:
                record.note(as_record(notice.what, live.game.voice.seat_name(notice.seat)))
        if move is not None:
            record.add(p, move.action)
            p.act(move.action)
    return record.text()
