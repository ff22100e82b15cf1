"""What a move is expected to bring, and what that consists of: found by playing on, and told in the game's own terms.

All of it is asked of a position that looks to its seat like the true one (`Position.resample`), and goes by nothing
else; what lies hidden is made up anew for every game that is played on.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tilth.bots.carrying import Purse, Spent, carry_out, play_on
from tilth.bots.levels import Learned
from tilth.bots.protocol import Budget
from tilth.kernel.core import Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.game import Game
from tilth.kernel.moves import Move, Ways
from tilth.kernel.network import Network
from tilth.kernel.rng import Rng
from tilth.play.history import MOVE, Story
from tilth.play.session import Session
from tilth.text.card_results import number
from tilth.text.sentences import Speech

__all__ = [
    "Contrast", "Outlook", "contrast", "contrast_words", "items_words", "move_words", "outlooks", "points_words",
    "whole",
]  # fmt: skip

GAMES: Final = 6  # played on after each move, unless the budget ends before
WIDTH: Final = 2  # ways to complete a choice that are kept in view while playing on
HASTE: Final = 1.5  # times its budget by the clock on the wall, after which no further game is begun
WORLDS: Final = 2  # in which a move must sound the same to be told
LEAST: Final = 0.25  # points that an item must differ by to be named
SURE: Final = 2.0  # standard errors that it must differ by, too
MOST_ITEMS: Final = 3  # that are named for better, and as many for worse


@dataclass(frozen=True)
class Outlook:
    """A whole move with what is expected of it at the end of the game."""

    move: Move
    actions: tuple[int, ...]  # of this move alone, though it was planned together with others
    value: float  # points less the strongest rival's, as it was judged
    points: float  # own points
    sheets: Sequence[Mapping[str, int]] = ()  # the own score, item by item, in each game that was played on


@dataclass(frozen=True)
class Contrast:
    """By how much one move is better than another, and in which items of the score: the largest differences first,
    and only those that are no accident of a few games."""

    gain: float
    items: Sequence[tuple[str, float]] = ()

    @property
    def better(self) -> Sequence[tuple[str, float]]:
        return [(item, n) for item, n in self.items if n > 0][:MOST_ITEMS]

    @property
    def worse(self) -> Sequence[tuple[str, float]]:
        return [(item, n) for item, n in self.items if n < 0][:MOST_ITEMS]


def whole(p: Position, seat: int, move: Move, rng: Rng) -> tuple[int, ...]:
    """The small choices of the first move of a plan: up to where the question is answered."""
    ways = Ways(p, seat, p.rules.evaluation, 1, rng, False)
    q, done = p, 0
    for action in move.actions:
        q, done = ways.acted(q, action, 0), done + 1
        if ways.over(q):
            break
    return tuple(int(action) for action in move.actions[:done])


def outlooks(
    p: Position, seat: int, found: Sequence[Move], thinker: Learned, rng: Rng, budget: Budget, games: int = GAMES
) -> list[Outlook]:
    """What these moves of `Learned.judged` bring. After each of them the game is played on, up to so many times, by the
    network's own quick judgement; the same luck comes to all of them, so that they can be compared."""
    judges = thinker.judges_for(p)
    purse = Purse(budget)
    latest = math.inf if budget.seconds is None else time.monotonic() + HASTE * budget.seconds
    firsts = [whole(p, seat, move, rng) for move in found]
    sheets: list[list[Mapping[str, int]]] = [[] for _ in found]
    try:
        for _ in range(games):
            luck = int(rng.next())
            if time.monotonic() > latest:  # others keep this machine busy, and somebody waits
                break
            ends = [ended(p, seat, actions, judges, luck, purse) for actions in firsts]
            for told, sheet in zip(sheets, ends):
                told.append(sheet)
    except Spent:
        pass
    return [
        Outlook(move, actions, move.value, expected(judges[seat], move.after, seat, told), told)
        for move, actions, told in zip(found, firsts, sheets)
    ]


def ended(
    p: Position, seat: int, actions: Sequence[int], judges: Sequence[Evaluation], luck: int, purse: Purse
) -> Mapping[str, int]:
    """The own score where a game ends that begins with this move."""
    rng = Rng(luck)
    q = p.resample(seat, rng)
    carry_out(q, actions, rng)
    play_on(q, judges, WIDTH, rng, purse)
    return q.scores()[seat].items


def expected(judge: Evaluation, p: Position, seat: int, sheets: Sequence[Mapping[str, int]]) -> float:
    """Own points at the end: as a network sees it, else the mean of the games that were played on."""
    if isinstance(judge, Network) and not p.over:
        judge.look(p, seat)
        return float(judge.features.sure(p, seat)) + judge.own_gain
    if sheets and not p.over:
        return sum(sum(sheet.values()) for sheet in sheets) / len(sheets)
    return float(p.points(seat))


def contrast(one: Outlook, other: Outlook) -> Contrast:
    """What there is to be said for one of two moves that were looked at together, and against it."""
    pairs = list(zip(one.sheets, other.sheets))
    items: list[tuple[str, float]] = []
    for item in one.sheets[0] if pairs else ():
        differences = [ours[item] - theirs[item] for ours, theirs in pairs]
        mean = sum(differences) / len(differences)
        if abs(mean) >= LEAST and abs(mean) >= SURE * error_of(differences, mean):
            items.append((item, mean))
    return Contrast(one.value - other.value, sorted(items, key=lambda pair: -abs(pair[1])))


def error_of(numbers: Sequence[float], mean: float) -> float:
    """How far their mean may be off. Of a single number nothing is known but that it is one."""
    n = len(numbers)
    if n == 1:
        return abs(mean) / 2
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / (n - 1) / n)


# -- in words -------------------------------------------------------------------------------------------------------


def move_words(game: Game, p: Position, seat: int, actions: Sequence[int], lang: str) -> str:
    """A whole move in one sentence, as it would be chosen, with what it brings and costs; as far as its seat can know
    that beforehand."""
    worlds = [p.resample(seat, Rng(world)) for world in range(WORLDS)]
    told = [tellings(game, world, seat, actions, lang) for world in worlds]
    same = [one for one, *others in zip(*told) if all(other == one for other in others)]
    first = int(actions[0])
    return same[-1] if same and same[-1] else Speech(game.name, lang, game.options).choice(p, first)


class Proposal(Speech):
    """Says of what is yet to be done how it would be chosen."""

    def deed(self, p: Position, action: int, seat: int | None) -> str:
        return self.choice(p, action) if super().deed(p, action, seat) else ""


def tellings(game: Game, p: Position, seat: int, actions: Sequence[int], lang: str) -> list[str]:
    """What the log says of a move after each of its small choices."""
    session = Session(game, p.copy())
    story = Story(game, lang, seat, [sheet.seat for sheet in p.scores()])
    story.speech = Proposal(game.name, lang, game.options)
    session.stories[seat, lang] = story
    found = []
    for n, action in enumerate(actions):
        while n and session.position.who == seat and (forced := session.position.forced()) >= 0:
            session.advance(n, int(forced))
        if session.position.who != seat or action not in session.position.legal():
            break
        session.advance(n, action)
        lines = [line.label for line in story.lines if line.kind == MOVE and line.seat == seat]
        found.append(" · ".join(lines))
    return found


def points_words(speech: Speech, points: float, sign: str = "") -> str:
    """So many points, with one place: `+2.4 points`."""
    return speech.say("outlook-points", n=number(points + 0.0, speech.words, sign))


def items_words(speech: Speech, items: Sequence[tuple[str, float]]) -> str:
    return ", ".join(f"{speech.item(item)} {number(n, speech.words, '+')}" for item, n in items)


def contrast_words(speech: Speech, told: Contrast) -> str:
    """`+2.4 points: People +1.5, Fields +0.9`."""
    gain, items = points_words(speech, told.gain, "+"), items_words(speech, [*told.better, *told.worse])
    return speech.say("outlook-contrast", gain=gain, items=items) if items else gain
