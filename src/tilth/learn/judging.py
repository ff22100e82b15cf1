"""Moves that were played, judged by what their seat knew then; and what chance brought, apart from that.

A move is compared with the best one in worlds that its seat could not tell from the true one, by one measure for both:
points at the end less the strongest rival's, alone the points.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tilth.bots.levels import BRANCHES, CURIOSITY, STEPS, WARMTH, Learned, Level
from tilth.bots.networks import network
from tilth.bots.protocol import Budget
from tilth.kernel.beam import Beam
from tilth.kernel.core import CHANCE, OK, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.moves import Move, Ways, moves
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng
from tilth.kernel.tree import Tree
from tilth.learn.outlook import whole

__all__ = ["DEPTHS", "USUAL", "Depth", "Judge", "Verdict"]

USUAL: Final = "medium"
ANSWERS: Final = 2
ALIKE: Final = 0.1  # points: what looks no further behind is as good


@dataclass(frozen=True)
class Depth:
    """How carefully moves are judged."""

    name: str
    level: Level  # alone plans and the futures behind them; at a table the visits behind each of the moves compared
    draws: int  # that a draw of chance is compared with
    games: int  # played on to find out why a move is better
    compared: int  # of the moves that look better than the one played are followed further
    looks: int  # for one plan


DEPTHS: Final = {
    depth.name: depth
    for depth in (
        Depth("quick", Level("quick", width=4, breadth=3, futures=1, visits=1), 8, 4, 1, 500),
        Depth("medium", Level("medium", width=8, breadth=6, futures=2, visits=8, worlds=2), 24, 8, 2, 2500),
        Depth("deep", Level("deep", width=8, breadth=24, futures=4, visits=32, worlds=4), 64, 24, 4, 10_000),
    )
}


@dataclass(frozen=True)
class Verdict:
    """What a move was worth to its seat, and the best one instead."""

    hope: float  # what could be expected before it, at the first look
    played: float  # and after it
    loss: float  # how much more the best move brings, when both are followed further
    stake: float  # how much better the best first choice looked than all on the whole
    better: tuple[int, ...] = ()  # the small choices of the best move, if something was lost


class Margin(Evaluation):
    """A hand-made evaluation, less the strongest rival's."""

    def __init__(self, own: Evaluation, seats: int) -> None:
        self.own = own
        self.seats = seats

    def value(self, p: Position, seat: i64) -> float:
        others = [self.own.value(p, other) for other in range(self.seats) if other != seat]
        return float(self.own.value(p, seat)) - max(others, default=0.0)


class Judge(Learned):
    """Judges moves at one depth. The same seed gives the same verdicts."""

    def __init__(self, depth: Depth, seed: int) -> None:
        super().__init__(depth.level)
        self.depth = depth
        self.seed = seed

    def judges_for(self, p: Position) -> list[Evaluation]:
        if self.game != p.rules.same_as:
            self.game, seats = p.rules.same_as, int(p.rules.seats)
            made = [network(p.rules.features) for _ in range(seats)]
            self.judges = [judge if judge is not None else Margin(p.rules.evaluation, seats) for judge in made]
        return self.judges

    def dice(self, frame: int, world: int = 0) -> Rng:
        """For one decision in one world; whatever is compared there meets the same luck."""
        return Rng(self.seed % (1 << 62) + (frame << 62) + (world << 90))

    def expected(self, p: Position, seat: int) -> float:
        """What the game is expected to bring this seat, at a glance."""
        world = p.resample(seat, self.dice(0))
        world.patient = False
        world.settle()
        return float(self.judges_for(p)[seat].value(world, seat))

    # -- moves --------------------------------------------------------------------------------------------------------

    def verdict(self, p: Position, seat: int, played: Sequence[int], frame: int) -> Verdict:
        """Of a move that was played here; `played` are its small choices, as far as nothing new was shown between.

        What looks best as it stands is no mistake. Else it and the few that look better are followed further.
        """
        world = p.resample(seat, self.dice(frame))
        found = self.plans(world, seat, frame)
        own = self.line_of(world, seat, played, found, frame)
        stakes = stake(found)
        hope = max(own.value, found[0].value)
        if own.value > found[0].value - ALIKE:
            return Verdict(hope, own.value, 0.0, stakes)
        ahead = [move for move in found[: self.depth.compared] if move is not own]
        values = [self.followed(p, seat, move, frame) for move in ahead]
        loss = max(values) - self.followed(p, seat, own, frame)
        if loss <= 0.0:
            return Verdict(hope, own.value, 0.0, stakes)
        better = whole(world, seat, ahead[values.index(max(values))], self.dice(frame))
        return Verdict(hope, own.value, loss, max(stakes, loss), better)

    def plans(self, p: Position, seat: int, frame: int) -> list[Move]:
        """The moves worth considering: alone with what can be made of them before the next draw of chance. What is done
        beside a question can as well be done behind it, and is left out."""
        if p.rules.seats > 1:
            return moves(p, seat, self.judges_for(p)[seat], self.level.width, self.dice(frame))
        found = self.lines(p, seat, frame)
        answers = [move for move in found if move.action() < p.rules.aside_from]
        return answers or self.answered(p, seat, frame) or found

    def lines(self, p: Position, seat: int, frame: int) -> list[Move]:
        """Plans of whoever plays alone."""
        return self.planned(p, seat, self.judges_for(p)[seat], self.dice(frame), Budget(looks=self.depth.looks))

    def answered(self, p: Position, seat: int, frame: int) -> list[Move]:
        """Plans that begin with an answer, where all that was found begins with something beside the question."""
        seen = moves(p, seat, self.judges_for(p)[seat], self.level.width, self.dice(frame))
        answers = [move for move in seen if move.action() < p.rules.aside_from]
        found = [self.gone_on(p, seat, [int(a) for a in move.actions], frame) for move in answers[:ANSWERS]]
        return sorted(found, key=lambda move: -move.value)

    def line_of(self, world: Position, seat: int, played: Sequence[int], found: Sequence[Move], frame: int) -> Move:
        """What was played, among those found or judged in the same way."""
        if played[0] < world.rules.aside_from:
            for move in found:
                if [int(action) for action in move.actions[: len(played)]] == list(played):
                    return move
        return self.gone_on(world, seat, played, frame)

    def gone_on(self, world: Position, seat: int, played: Sequence[int], frame: int) -> Move:
        """A move with the best plan behind it, if its seat goes on."""
        after = self.led_to(world, seat, played, self.dice(frame))
        if after.who != seat or world.rules.seats > 1:
            return as_move(played, after, self.judges_for(world)[seat].value(after, seat))
        best = self.lines(after, seat, frame)[0]
        return as_move([*played, *(int(a) for a in best.actions)], best.after, best.value)

    def followed(self, p: Position, seat: int, line: Move, frame: int) -> float:
        """What comes of a line behind its end: alone, of what can be planned after some draws of chance; at a table, of
        a few moves of all, in worlds this seat cannot tell from one another."""
        level, judges = self.level, self.judges_for(p)
        if p.rules.seats == 1:
            line.after.listed()
            if line.after.who != CHANCE or not level.futures:
                return float(line.value)
            beam = Beam(judges[seat], -(-level.breadth // 2), STEPS, level.width)
            beam.most_looks = float(self.depth.looks)
            lucks = [self.dice(frame, k) for k in range(level.futures)]
            return sum(float(beam.beyond(line.after, seat, luck)) for luck in lucks) / len(lucks)
        total = 0.0
        for k in range(level.worlds):
            rng = self.dice(frame, k)
            q = self.led_to(p.resample(seat, rng), seat, line.actions, rng)
            tree = Tree(judges, level.width, BRANCHES, CURIOSITY, WARMTH)
            root = tree.root(q)
            for _ in range(level.visits):
                tree.visit(root, rng)
                total += tree.values[seat] / level.visits / level.worlds
        return total

    def led_to(self, world: Position, seat: int, line: Iterable[int], rng: Rng) -> Position:
        """Where small choices lead in a world, as far as they can be made there."""
        ways = Ways(world, seat, self.judges_for(world)[seat], self.level.width, rng, False)
        q = world.copy()
        for action in line:
            if q.who != seat or q.refuse(seat, action) != OK:
                break
            q = ways.acted(q, action, 0)
        q.listed()
        return q

    # -- luck ---------------------------------------------------------------------------------------------------------

    def luck(self, before: Position, after: Position, frame: int) -> list[float]:
        """What a draw of chance brought each seat, compared with all that could have been drawn."""
        fates = list(self.fates(before, frame))
        if not fates:
            return [0.0] * int(before.rules.seats)
        same = all(q.who == after.who for _, q in fates)  # else whoever got the turn would seem lucky for that alone
        values, whole = self.standing(after, frame, same), sum(weight for weight, _ in fates)
        for weight, q in fates:
            values = [v - weight / whole * other for v, other in zip(values, self.standing(q, frame, same))]
        return values

    def fates(self, p: Position, frame: int) -> Iterator[tuple[float, Position]]:
        """What chance can lead to, with how likely that is: everything if it is little, else some of it; nothing, if
        there is but one possibility."""
        exact = list(all_fates(p, 1.0, self.depth.draws))
        if exact:
            yield from exact if len(exact) > 1 else ()
            return
        for k in range(self.depth.draws):
            rng, q = self.dice(frame, k + 1), p.copy()
            while q.who == CHANCE:
                q.act(q.draw(rng))
            yield 1.0, q

    def standing(self, p: Position, frame: int, deciding: bool) -> list[float]:
        """What everybody can expect where chance has drawn; `deciding`: who is next makes the best of it."""
        judges = self.judges_for(p)
        found = [float(judge.value(p, seat)) for seat, judge in enumerate(judges)]
        if deciding and p.who >= 0:
            found[p.who] = moves(p, p.who, judges[p.who], self.level.width, self.dice(frame))[0].value
        return found


def all_fates(p: Position, weight: float, room: int) -> list[tuple[float, Position]]:
    """All that chance can lead to; nothing, if it is more than there is room for."""
    found: list[tuple[float, Position]] = []
    outcomes = p.chance_outcomes()
    if len(outcomes) > room:
        return []
    for action, odds in outcomes:
        q = p.copy()
        q.act(action)
        further = all_fates(q, weight * odds, room - len(found)) if q.who == CHANCE else [(weight * odds, q)]
        found += further
        if not further or len(found) > room:
            return []
    return found


def stake(found: Sequence[Move]) -> float:
    """How much better the best first choice looks than all on the whole."""
    firsts: dict[int, float] = {}
    for move in found:
        firsts.setdefault(int(move.first), move.value)
    values = list(firsts.values())
    return max(values) - sum(values) / len(values)


def as_move(actions: Sequence[int], after: Position, value: float) -> Move:
    """A move that was played, beside those that were found."""
    move = Move(0, vec[i64](list(actions)), after)
    move.value = value
    return move
