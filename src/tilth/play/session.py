"""A game under way: the position, what led there, what is told of it, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tilth.kernel.core import CHANCE, OK, Position
from tilth.kernel.errors import MoveError
from tilth.kernel.game import Game
from tilth.kernel.rng import Rng
from tilth.kernel.voice import Sheet
from tilth.play.history import Gains, Story, gains

__all__ = ["WORLDS", "Ahead", "Move", "Notice", "Session", "Step"]

MOST_STORIES = 16
WORLDS = 8  # looked at before a move is taken back


class Move(NamedTuple):
    """An action that counts, and who did it; `n`: its row in the journal."""

    n: int
    seat: int
    action: int


class Notice(NamedTuple):
    """Something that happened around the game: its row in the journal, and how many moves came before it."""

    n: int
    kept: int
    seat: int
    what: str


class Step(NamedTuple):
    """A move that was played ahead, with all that is to be remembered of it."""

    move: Move
    before: Position | None  # where its seat stood; chance's moves cannot be taken back
    chosen: bool  # it was a real choice
    top: int
    heard: Sequence[tuple[str, str]]  # by each story
    changes: Gains
    moments: dict[str, str]  # by language


class Ahead:
    """Moves played on a copy of the position. Then they have happened, if the session takes them, or they have not."""

    def __init__(self, session: Session) -> None:
        self.begins = len(session.moves)
        self.position = session.position.copy()
        self.stories = list(session.stories.values())
        self.tells_points = session.tells_points
        self.sheets: Sequence[Sheet] = session.scores() if self.stories and self.tells_points else ()
        self.steps: list[Step] = []

    def act(self, n: int, action: int) -> None:
        """Play on, and note what everybody who listens would hear."""
        p = self.position
        move, top = Move(n, int(p.who), int(action)), int(p.top)
        own = move.seat != CHANCE
        before = p.copy() if own else None
        chosen = own and p.forced() < 0
        heard = [story.heard(p, action) for story in self.stories]
        p.act(action)
        changes: Gains = []
        moments: dict[str, str] = {}
        if self.stories and self.tells_points:
            after: Sequence[Sheet] = p.scores()
            changes, self.sheets = gains(self.sheets, after), after
        if self.stories:
            moments = {lang: speech.moment(p) for lang, speech in {s.lang: s.speech for s in self.stories}.items()}
        self.steps.append(Step(move, before, chosen, top, heard, changes, moments))


class Session:
    """The position is patient: choices that leave no choice are made one by one, so that each can be told."""

    tells_points = True  # a change of the score is part of the log

    def __init__(self, game: Game, first: Position | None = None) -> None:
        self.game = game
        self.first = game.start() if first is None else first
        self.first.patient = True
        self.position = self.first.copy()
        self.moves: list[Move] = []
        self.notices: list[Notice] = []
        self.stories: dict[tuple[int | None, str], Story] = {}
        self.worked_out: dict[Any, Any] = {}  # of this position and its log, until anything happens
        # The way back: the moves of one seat since anybody else moved or chance drew, and the position before each.
        self.trail_seat = CHANCE
        self.trail: list[Position] = []
        self.chosen: list[int] = []  # those of them that were a real choice, by the moves that came before
        self.shown: dict[int, bool] = {}  # did this move show its seat something new? As far as it was asked.

    # -- going on ----------------------------------------------------------------------------------------------------

    def advance(self, n: int, action: int) -> None:
        """An action happens at once."""
        ahead = Ahead(self)
        ahead.act(n, action)
        self.take(ahead)

    def take(self, ahead: Ahead) -> None:
        """What was played ahead has happened."""
        if ahead.begins != len(self.moves):
            raise RuntimeError(f"played ahead after {ahead.begins} moves, and now there are {len(self.moves)}")
        # Whoever began to listen meanwhile has not heard it: that story is made anew when it is asked for.
        self.stories = {key: story for key, story in self.stories.items() if story in ahead.stories}
        for step in ahead.steps:
            self.remember(step)
            for story, heard in zip(ahead.stories, step.heard):
                move = step.move
                story.move(move.n, len(self.moves), move.seat, step.top, heard, step.changes, step.moments[story.lang])
        self.position = ahead.position
        self.worked_out.clear()
        if ahead.sheets:
            self.worked_out["scores"] = ahead.sheets

    def remember(self, step: Step) -> None:
        seat = step.move.seat
        if seat != self.trail_seat or seat == CHANCE:
            self.stay()
            self.trail_seat = seat
        if step.before is not None:
            self.trail.append(step.before)
            if step.chosen:
                self.chosen.append(len(self.moves))
        self.moves.append(step.move)

    def stay(self) -> None:
        """Nothing that has happened so far can be taken back."""
        self.trail_seat = CHANCE
        self.trail, self.chosen, self.shown = [], [], {}

    def keep(self, kept: int) -> None:
        """The first so many moves cannot be taken back."""
        gone = kept - (len(self.moves) - len(self.trail))
        if gone > 0:
            del self.trail[:gone]
            self.chosen = [k for k in self.chosen if k >= kept]

    def notice(self, n: int, seat: int, what: str) -> None:
        """Something happens around the game. Whoever plays a seat after that takes back nothing from before it."""
        notice = Notice(n, len(self.moves), seat, what)
        self.notices.append(notice)
        if seat == self.trail_seat:
            self.keep(notice.kept)
        for story in self.stories.values():
            story.notice(*notice)
        self.worked_out.clear()

    def place(self, position: Position, moves: Sequence[Move]) -> None:
        """Stand where these moves led, without playing them."""
        self.position = position
        self.position.patient = True
        self.moves = list(moves)
        self.stay()
        self.worked_out.clear()

    # -- the way back ------------------------------------------------------------------------------------------------

    def rewind(self, kept: int) -> None:
        """Take moves back. They are the last ones of the seat that decides, so the trail has the position."""
        gone = len(self.moves) - kept
        if gone > len(self.trail):
            raise RuntimeError(f"{gone} moves were taken back, {len(self.trail)} can be")
        if gone:
            self.position = self.trail[-gone]
            del self.trail[-gone:]
        del self.moves[kept:]
        self.clamp(kept)
        self.chosen = [k for k in self.chosen if k < kept]
        self.shown = {k: new for k, new in self.shown.items() if k < kept}
        for story in self.stories.values():
            story.forget(kept)
        self.worked_out.clear()

    def clamp(self, kept: int) -> None:
        """What happened around moves that were taken back has happened all the same."""
        self.notices = [notice._replace(kept=min(notice.kept, kept)) for notice in self.notices]

    def way_back(self, seat: int | None, worlds: int = WORLDS) -> list[int]:
        """The own choices that can be taken back, oldest first: how many moves came before each.

        A choice cannot be taken back once its seat knows something new because of it. What chance showed ends the way
        at once; what lay hidden and was shown without chance is found by playing the move in other worlds that the
        seat could not tell from the true one: it must look the same afterwards in all of them.
        """
        if seat is None or self.position.over or self.position.who != seat or self.trail_seat != seat:
            return []
        if not self.chosen:  # whatever else happened was forced
            return []
        k = len(self.moves)
        while k > self.chosen[0] and not self.showed(k - 1, seat, worlds):
            k -= 1
        return [choice for choice in self.chosen if choice >= k]

    def showed(self, k: int, seat: int, worlds: int) -> bool:
        """Did move `k` show its seat something it could not know? Fewer worlds may overlook it, never invent it."""
        known = self.shown.get(k)
        if known or (known is False and worlds < WORLDS):
            return known
        at = k - len(self.moves)
        before = self.trail[at]
        seen = self.trail[at + 1].view(seat) if at + 1 < 0 else self.view(seat)
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

    # -- reading and looking -----------------------------------------------------------------------------------------

    def read(self, seat: int, text: str) -> list[int]:
        """The actions that a line of words stands for, judged by what its seat may know. Raises MoveError."""
        p = self.position
        if p.who == seat:
            try:
                return [p.parse(text)]
            except MoveError:
                pass  # it may be a line of several parts
        return self.game.voice.heed(p, seat, text)

    def played(self, seat: int, actions: Sequence[int], ahead: Ahead, n: int) -> None:
        """Play the actions of a line ahead, as far as this seat decides. The first must be legal; raises Illegal."""
        for k, action in enumerate(actions):
            code = ahead.position.refuse(seat, action)
            if code != OK and k == 0:
                raise self.game.voice.illegal(ahead.position, seat, action, code)
            if code != OK:
                break  # somebody else decides first, which this seat could not know (Voice.heed)
            ahead.act(n + k, action)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, worked out once; not to be changed."""
        found: dict[str, Any] | None = self.worked_out.get(("view", seat))
        if found is None:
            found = self.worked_out["view", seat] = self.position.view(seat)
        return found

    def scores(self) -> Sequence[Sheet]:
        found: Sequence[Sheet] | None = self.worked_out.get("scores")
        if found is None:
            found = self.worked_out["scores"] = self.position.scores()
        return found

    def story(self, hearer: int | None, lang: str) -> Story:
        """The log as this hearer may know it; made once, then kept up to date."""
        found = self.stories.get((hearer, lang))
        if found is None:
            found = self.told(hearer, lang)
            if len(self.stories) >= MOST_STORIES:
                self.stories.pop(next(iter(self.stories)))
            self.stories[hearer, lang] = found
        return found

    def told(self, hearer: int | None, lang: str) -> Story:
        """The log from the beginning."""
        again = Session(self.game, self.first.copy())
        again.tells_points = self.tells_points
        story = Story(self.game.name, lang, hearer, self.game.voice.seats)
        again.stories[hearer, lang] = story
        notices = list(self.notices)
        for move in self.moves:
            while notices and notices[0].n < move.n:
                story.notice(*notices.pop(0))
            again.advance(move.n, move.action)
        for notice in notices:
            story.notice(*notice)
        return story
