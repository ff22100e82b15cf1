"""Hints: the best few moves of whoever decides, with what they are expected to bring and what they give up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from tilth.bots.levels import Learned, Level
from tilth.bots.protocol import Budget
from tilth.kernel.core import Position
from tilth.kernel.game import Game
from tilth.kernel.moves import Move, moves
from tilth.kernel.rng import Rng
from tilth.learn.outlook import GAMES, Contrast, contrast, items_words, move_words, outlooks, points_words, whole
from tilth.text.sentences import Speech

__all__ = ["ADVISER", "BUDGET", "Hint", "advise", "hint_data", "hint_words"]

ADVISER: Final = Level("adviser", width=8, breadth=16, futures=1, visits=120, worlds=2)
BUDGET: Final = Budget(seconds=3.0)
MOST: Final = 3
SEARCHING: Final = 0.25  # of the budget goes into finding the moves, the rest into playing on
LEVEL_WITH: Final = 0.05  # points: a move that is no further behind is as good


@dataclass(frozen=True)
class Hint:
    """A whole move, what is expected of it, and how it compares: the best with the next, the others with the best."""

    rank: int
    actions: tuple[int, ...]
    points: float  # own points at the end
    lead: float | None  # how many of them the strongest rival does not reach; None: there is none
    behind: float  # points, less the strongest rival's, that the best move brings more
    told: Contrast


def advise(
    p: Position, seat: int, rng: Rng, budget: Budget = BUDGET, level: Level = ADVISER, games: int = GAMES
) -> list[Hint]:
    """The best moves of the seat that decides, found in a world it cannot tell from the true one."""
    thinker, world = Learned(level), p.resample(seat, rng)
    world.patient = False
    found = thinker.judged(world, seat, rng, part(budget, SEARCHING))
    best = list(different(world, seat, found, rng))[:MOST]
    if len(best) < MOST:
        best += others(world, seat, best, moves(world, seat, thinker.judges_for(world)[seat], level.width, rng), rng)
    seen = outlooks(world, seat, best, thinker, rng, part(budget, 1.0 - SEARCHING), games)
    hints: list[Hint] = []
    for k, outlook in enumerate(seen):
        against = seen[0] if k else seen[min(1, len(seen) - 1)]
        # What was searched less is not told to be better, though it may look so.
        behind = max(hints[-1].behind if hints else 0.0, seen[0].value - outlook.value)
        lead = seen[0].value - behind if world.rules.seats > 1 else None
        hints.append(Hint(k + 1, outlook.actions, outlook.points, lead, behind, contrast(outlook, against)))
    return hints


def part(budget: Budget, share: float) -> Budget:
    seconds = None if budget.seconds is None else budget.seconds * share
    return replace(budget, seconds=seconds, looks=None if budget.looks is None else int(budget.looks * share))


def different(p: Position, seat: int, found: Sequence[Move], rng: Rng) -> Iterable[Move]:
    """One move for each first choice, without what is done beside the question and changes nothing."""
    firsts: dict[int, Move] = {}
    for move in found:
        firsts.setdefault(int(move.action()), move)
    kept = [move for move in firsts.values() if move.action() < p.rules.aside_from or changes(p, seat, move, rng)]
    return kept or firsts.values()


def others(p: Position, seat: int, best: Sequence[Move], glance: Sequence[Move], rng: Rng) -> list[Move]:
    """Where all good plans begin alike, what else looks good at a glance: as far behind as it is there."""
    known = {int(move.action()) for move in best}
    found = [move for move in different(p, seat, glance, rng) if int(move.action()) not in known]
    ahead = glance[0].value
    for move in found:
        move.value = min(best[-1].value, best[0].value - (ahead - move.value))
    return found[: MOST - len(best)]


def changes(p: Position, seat: int, move: Move, rng: Rng) -> bool:
    """Does a move change what its seat has, its points or its cards?"""
    before, then = (
        (q.rules.voice.stock(q), q.points(seat), q.rules.voice.cards(q, seat)) for q in (p, after(p, seat, move, rng))
    )
    return bool(before != then)


def after(p: Position, seat: int, move: Move, rng: Rng) -> Position:
    """Where a move itself leads, though it was planned together with others."""
    q = p.copy()
    for action in whole(p, seat, move, rng):
        if q.who != seat:
            break
        q.act(action)
    return q


# -- in words ----------------------------------------------------------------------------------------------------------


def hint_words(game: Game, p: Position, seat: int, hint: Hint, lang: str) -> dict[str, str]:
    """A hint as people read it: the move; what is expected; what it leads to, and what it gives up, compared with the
    next best or with the best."""
    speech = Speech(game.name, lang, game.options)
    behind = "hint-best" if hint.rank == 1 else "hint-behind" if hint.behind > LEVEL_WITH else "hint-level"
    return {
        "move": move_words(game, p, seat, hint.actions, lang),
        "points": expected_words(speech, hint),
        "behind": speech.say(behind, points=points_words(speech, hint.behind)),
        "leads_to": items_words(speech, hint.told.better),
        "gives_up": items_words(speech, hint.told.worse),
    }


def expected_words(speech: Speech, hint: Hint) -> str:
    """What is expected at the end, and how that compares with the strongest rival."""
    points = speech.say("hint-points", points=points_words(speech, hint.points))
    if hint.lead is None:
        return points
    key = "hint-ahead" if hint.lead >= 0 else "hint-trails"
    return speech.say(key, expected=points, points=points_words(speech, abs(hint.lead)))


def hint_data(game: Game, p: Position, seat: int, hint: Hint, langs: Sequence[str]) -> dict[str, Any]:
    """A hint as plain data, in several languages."""
    return {
        "name": p.name(hint.actions[0]),
        "points": round(hint.points, 2),
        "lead": None if hint.lead is None else round(hint.lead, 2),
        "behind": round(hint.behind, 2),
        "leads_to": {item: round(n, 2) for item, n in hint.told.better},
        "gives_up": {item: round(n, 2) for item, n in hint.told.worse},
        "words": {lang: hint_words(game, p, seat, hint, lang) for lang in langs},
    }
