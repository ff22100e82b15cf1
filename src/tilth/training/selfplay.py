"""Games of a network against itself, as lessons: what was seen after each move, and what became of it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from tilth.bots.carrying import carry_out
from tilth.bots.levels import misjudged
from tilth.bots.rehearsal import share
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.doors import Evaluation, Features
from tilth.kernel.game import Game
from tilth.kernel.moves import moves
from tilth.kernel.native import i64, vec
from tilth.kernel.network import Network
from tilth.kernel.rng import Rng
from tilth.kernel.vecs import filled


@dataclass
class Lessons:
    """Rows of features with what they should say; games lie one after the other."""

    inputs: int
    rows: array[int] = field(default_factory=lambda: array("h"))
    gains: array[float] = field(default_factory=lambda: array("f"))  # own and rival's, beyond what was sure
    sizes: list[int] = field(default_factory=list)  # rows of each game
    results: list[list[tuple[int, int]]] = field(default_factory=list)  # of each game and seat: points, best rival's

    def extend(self, more: Lessons) -> None:
        self.rows.extend(more.rows)
        self.gains.extend(more.gains)
        self.sizes.extend(more.sizes)
        self.results.extend(more.results)


@dataclass
class Glance:
    """What a seat saw after one of its moves."""

    row: vec[i64]
    sure: int
    rival: int
    own_value: float  # points at the end, as they were expected then
    rival_value: float
    richer: Glance | None = None  # the same with something for nothing besides: that is worth no less


@dataclass(frozen=True)
class Detour:
    """How a game begins that should lead where others do not."""

    draws: int  # of chance, before the next of which it ends
    noise: float  # share of what is at stake by which moves are misjudged until then
    gift: bool  # is something given for nothing there (`Game.give`)?


def play(
    game: Game,
    players: Sequence[Evaluation],
    judges: Sequence[Evaluation],
    rng: Rng,
    width: int,
    temperature: float,
    random: float,
    fade: float,
    detour: Detour | None = None,
    richer: float = 0.0,
) -> Lessons:
    """One game; each seat thinks with its player, and its judge says what it thought of it. What is seen on a detour
    teaches nothing but where it leads; a share of all glances has a second look, with gifts."""
    p = game.start()
    draws = 0
    features = game.rules.features
    seats = int(game.rules.seats)
    stories: list[list[Glance]] = [[] for _ in range(seats)]
    while not p.over:
        if p.who == CHANCE:
            if detour is not None and draws == detour.draws:
                if detour.gift:
                    for seat in range(seats):
                        game.give(p, seat, rng)
                stories = [[] for _ in range(seats)]
                detour = None
            draws += 1
            p.act(p.draw(rng))
            continue
        seat = int(p.who)
        found = moves(p, seat, players[seat], width, rng)
        astray = random and share(rng) < random
        noise = temperature if detour is None else detour.noise
        move = found[rng.below(len(found))] if astray else misjudged(found, noise, rng)
        carry_out(p, move.actions, rng)
        then = glance(p, seat, features, judges[seat])
        if richer and share(rng) < richer:
            enrich(then, game, p, seat, judges[seat], rng)
        stories[seat].append(then)
    return lessons(p, features, stories, fade)


def enrich(then: Glance, game: Game, p: Position, seat: int, judge: Evaluation, rng: Rng) -> None:
    """Let a glance have a second look, with gifts, if there are any."""
    q = p.copy()
    if not q.over and game.give(q, seat, rng):
        then.richer = glance(q, seat, game.rules.features, judge)


def glance(p: Position, seat: int, features: Features, judge: Evaluation) -> Glance:
    """What there is to see, and what the judge makes of it; at the end all is sure."""
    sure, rival = int(features.sure(p, seat)), int(features.rival(p, seat))
    if isinstance(judge, Network):
        judge.look(p, seat)
        if p.over:
            return Glance(judge.seen[:], sure, rival, sure, rival)
        return Glance(judge.seen[:], sure, rival, sure + judge.own_gain, rival + judge.rival_gain)
    row = filled(len(features.names), 0)
    features.write(p, seat, row)
    if p.over:
        return Glance(row, sure, rival, sure, rival)
    others = [judge.value(p, other) for other in range(int(p.rules.seats)) if other != seat]
    return Glance(row, sure, rival, judge.value(p, seat), max(others, default=0.0))


def lessons(p: Position, features: Features, stories: Sequence[Sequence[Glance]], fade: float) -> Lessons:
    """Each glance should have said what came of it: the end of the game, and for a share of 1 - `fade` what the next
    one said."""
    made = Lessons(len(features.names))
    for seat, story in enumerate(stories):
        own, rival = float(features.sure(p, seat)), float(features.rival(p, seat))
        gains: list[float] = []
        for then in reversed(story):
            if then.richer is not None:
                gains += [rival - then.rival, max(own, then.richer.own_value) - then.richer.sure]
            gains += [rival - then.rival, own - then.sure]
            own = fade * own + (1.0 - fade) * then.own_value
            rival = fade * rival + (1.0 - fade) * then.rival_value
        for then in story:
            made.rows.extend([int(n) for n in then.row])
            if then.richer is not None:
                made.rows.extend([int(n) for n in then.richer.row])
        made.gains.extend(reversed(gains))
    made.sizes.append(sum(1 + (then.richer is not None) for story in stories for then in story))
    made.results.append([(int(features.sure(p, s)), int(features.rival(p, s))) for s in range(len(stories))])
    return made
