"""A record told again: what each line did and what changed hands, and accounts round by round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tilth.kernel.core import Position
from tilth.kernel.game import Game
from tilth.kernel.watching import changes, watched
from tilth.play.history import notice_words
from tilth.records.reading import TABLE
from tilth.records.record import Record, Step, WrongMove, settled
from tilth.text.sentences import Speech

__all__ = ["Account", "Told", "accounts", "retold"]


class Told(NamedTuple):
    """A line of a record: the position after it, and what it did in words; `more`: what followed from it later."""

    position: Position
    line: int
    who: str
    words: str
    told: str
    more: list[str]


class Account(NamedTuple):
    """What every seat had at the end of a part of the game."""

    stretch: str
    round: int
    stocks: list[dict[str, int]]


class Gain(NamedTuple):
    """Things that changed hands one after the other, at one moment and for one reason."""

    moment: str
    seat: int
    card: str
    things: dict[str, int]


def retold(record: Record, speech: Speech) -> Iterator[Told]:
    """The lines of a record, the start as line 0. A wrong line is raised after those before it."""
    game = record.game()
    p = game.start()
    p.patient = True
    yield Told(settled(p), 0, "", "", "", [])
    for step, actions in whole_moves(record, game):
        said = [around(step.words, speech)] if step.who == TABLE else []
        later: dict[str, list[str]] = {}
        for action in actions:
            mover, moment = int(p.who), speech.moment(p)
            deed = speech.deed(p, action, mover)
            if deed:
                said.append(deed)
            for gain in gains(p, action, speech):
                beside = gain.moment == moment and bool(said)
                words = gain_words(p, gain, speech, seat=not beside or gain.seat != mover)
                if beside:
                    said[-1] += f" ({words})"
                else:
                    later.setdefault(gain.moment, []).append(words)
        more = [": ".join(filter(None, (moment, "; ".join(parts)))) for moment, parts in later.items()]
        yield Told(settled(step.position), step.line, step.who, step.words, " · ".join(said), more)


def around(words: str, speech: Speech) -> str:
    """What a line tells of the table: `A resigned medium`, or `closed`."""
    parts = words.lower().split()
    who = parts.pop(0).upper() if len(parts) > 1 else ""
    return notice_words(speech, ":".join(parts), who)


def whole_moves(record: Record, game: Game) -> Iterator[tuple[Step, list[int]]]:
    """Each line with its actions, those included that leave no choice and come before the next line's own."""
    last: tuple[Step, list[int]] | None = None
    wrong: WrongMove | None = None
    steps = record.steps(game)
    while wrong is None:
        try:
            step = next(steps, None)
        except WrongMove as error:
            step, wrong = None, error
        actions = [] if step is None else list(step.taken)
        if last is not None:
            q = last[0].position.copy()
            while actions and last[0].who != TABLE and actions[0] == q.forced():
                q.act(actions[0])
                last[1].append(actions.pop(0))
            yield last
        if step is None:
            break
        last = step, actions
    if wrong is not None:
        raise wrong


def gains(p: Position, action: int, speech: Speech) -> list[Gain]:
    """Play an action: what changed hands, without what came and went again."""
    found: list[Gain] = []
    for change in changes(p, action):
        moment = speech.moment(p)
        if not found or found[-1][:3] != (moment, change.seat, change.card):
            found.append(Gain(moment, change.seat, change.card, {}))
        things = found[-1].things
        for thing, n in change.things.items():
            things[thing] = things.get(thing, 0) + n
    return [gain for gain in found if any(gain.things.values())]


def gain_words(p: Position, gain: Gain, speech: Speech, seat: bool) -> str:
    words = speech.amounts(gain.things, signed=True)
    if gain.card and any(n > 0 for n in gain.things.values()):
        words = f"{speech.card(gain.card)}: {words}"
    return f"{speech.who(p.scores()[gain.seat].seat)} {words}" if seat else words


def accounts(record: Record) -> Iterator[Account]:
    """What everybody has, round by round, at the times the game keeps accounts."""
    game = record.game()
    p = game.start()
    p.patient = True
    stretch, stocks = game.voice.stretch(p), game.voice.stock(p)
    for step in record.steps(game):
        for action in step.taken:
            for _ in watched(p, action):
                now = game.voice.stretch(p)
                if now != stretch and stretch[0]:
                    yield Account(*stretch, stocks)
                stretch, stocks = now, game.voice.stock(p)
    if p.over and stretch[0]:
        yield Account(*stretch, stocks)
