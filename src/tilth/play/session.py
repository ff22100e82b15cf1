"""A game under way: the position, what led there, what is told of it, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tilth.kernel.core import CHANCE, OK, PASS, Position
from tilth.kernel.errors import MoveError
from tilth.kernel.game import Game
from tilth.kernel.rng import Rng
from tilth.kernel.voice import Sheet
from tilth.play.history import Move, Scene, Step, Story, scenes

__all__ = ["WORLDS", "Ahead", "Move", "Notice", "Session", "Step"]

MOST_STORIES = 16
WORLDS = 8  # looked at before a move is taken back


class Notice(NamedTuple):
    """Something that happened around the game: its row in the journal, and how many moves came before it."""

    n: int
    kept: int
    seat: int
    what: str


class Ahead:
    """Moves played on a copy of the position. Then they have happened, if the session takes them, or they have not."""

    def __init__(self, session: Session) -> None:
        self.begins = len(session.moves)
        self.position = session.position.copy()
        self.stories = list(session.stories.values())
        self.tells_points = session.tells_points
        self.speeches = {story.lang: story.speech for story in self.stories}
        self.steps: list[Step] = []

    def act(self, n: int, action: int) -> None:
        """Play on, and note what everybody who listens would hear."""
        p = self.position
        move, top, asks = Move(n, int(p.who), int(action)), int(p.top), str(p.node().asks)
        own = move.seat != CHANCE
        chosen = p.forced() < 0 if own else len(p.legal()) != 1
        before = p.copy() if own or not chosen else None
        heard = [story.heard(p, action) for story in self.stories]
        told: Sequence[Scene] = ()
        counts = own and self.tells_points and bool(self.stories)
        had = p.points(move.seat) if counts else 0
        if self.stories:
            told = scenes(p, action, self.speeches)
        else:
            p.act(action)
        points = int(p.points(move.seat) - had) if counts and len(told) == 1 else 0
        self.steps.append(Step(move, before, chosen, top, asks, heard, told, points, bool(p.over)))


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
        # The way back: all moves since somebody else really acted or chance drew, and the position before each.
        self.trail_seat = CHANCE
        self.trail: list[Position] = []
        self.chosen: list[int] = []  # the real choices of that seat, by the moves that came before
        self.shown: dict[int, bool] = {}  # did this move show something new? As far as it was asked.
        self.begun = True  # the way back begins where the trail does, and not before the first move that is known

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
                story.move(step, len(self.moves), heard)
        self.position = ahead.position
        self.worked_out.clear()

    def remember(self, step: Step) -> None:
        seat = step.move.seat
        if seat != self.trail_seat or seat == CHANCE:
            acted = self.really_acted(step)
            self.begun = self.begun or (acted and (seat == CHANCE or bool(self.chosen)))
            if acted or not self.chosen:
                self.stay()
                self.trail_seat = seat
        if self.trail_seat != CHANCE and step.before is not None:
            self.trail.append(step.before)
            if step.chosen and seat == self.trail_seat:
                self.chosen.append(len(self.moves))
        self.moves.append(step.move)

    def really_acted(self, step: Step) -> bool:
        """Was there a choice? A bot that passes when it is asked lets things be as they are."""
        return step.chosen and not (step.move.action == PASS and self.plays_itself(step.move.seat))

    def plays_itself(self, seat: int) -> bool:
        """Does a bot sit there?"""
        return False

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
        self.begun = not moves
        self.worked_out.clear()

    # -- the way back ------------------------------------------------------------------------------------------------

    def rewind(self, kept: int) -> None:
        """Take moves back: one of the way back and all that followed, so the trail has the position."""
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

        It ends where somebody else really acted: what leaves no choice, and a bot's mere pass, are taken back with the
        rest. It ends where its seat knows something new, too. What chance showed ends it at once; what lay hidden and
        was shown without chance is found by playing the move in other worlds that the seat could not tell from the
        true one: it must look the same afterwards in all of them.
        """
        if seat is None or self.position.over or self.trail_seat != seat or not self.chosen:
            return []
        k = len(self.moves)
        while k > self.chosen[0] and not self.showed(k - 1, worlds):
            k -= 1
        return [choice for choice in self.chosen if choice >= k]

    def unopened(self, seat: int, actions: Sequence[int]) -> int | None:
        """Who closes a panel without having done anything there takes back that it was opened: how many moves came
        before that; None, if this is something else."""
        if list(actions) != [PASS] or self.trail_seat != seat or not self.position.node().apart or not self.chosen:
            return None
        opened = self.chosen[-1]
        last = opened == len(self.moves) - 1
        return opened if last and not self.trail[-1].node().apart else None

    def showed(self, k: int, worlds: int) -> bool:
        """Did move `k` show this seat something it could not know? Fewer worlds may overlook it, never invent it.

        What others did who had no choice belongs to the move before, and so does whom it lets be asked.
        """
        if self.moves[k].seat != self.trail_seat:
            return False
        known = self.shown.get(k)
        if known is None or (not known and worlds >= WORLDS):
            seat, at = self.trail_seat, k - len(self.moves)
            after = calmed(self.trail[at + 1] if at + 1 < 0 else self.position, seat)
            known = False
            for world in range(worlds):
                p = self.trail[at].resample(seat, Rng(world))
                p.patient = True
                p.act(self.moves[k].action)
                known = known or not look_alike(calmed(p, seat), after, seat)
            self.shown[k] = known
        return known

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
        story = Story(self.game, lang, hearer, [sheet.seat for sheet in self.scores()])
        again.stories[hearer, lang] = story
        notices = list(self.notices)
        for move in self.moves:
            while notices and notices[0].n < move.n:
                story.notice(*notices.pop(0))
            again.advance(move.n, move.action)
        for notice in notices:
            story.notice(*notice)
        return story


def look_alike(p: Position, q: Position, seat: int) -> bool:
    """Does this seat see the same in both? If what is hidden from it, made up anew by the same dice, makes them equal,
    it does: that is much quicker to find out than to look."""
    one, other = (made.resample(seat, Rng(0)) for made in (p, q))
    return one == other or p.view(seat) == q.view(seat)


def calmed(p: Position, seat: int) -> Position:
    """The same, once all others have passed or done what leaves no choice: until this seat decides, or something can
    happen. Where that is now, the very same."""
    q = p
    while not q.over and q.who != seat:
        action = int(q.forced()) if q.who != CHANCE else int(q.legal()[0]) if len(q.legal()) == 1 else -1
        if action < 0 and (q.who == CHANCE or PASS not in q.legal()):
            break
        q = q.copy() if q is p else q
        q.act(PASS if action < 0 else action)
    return q
