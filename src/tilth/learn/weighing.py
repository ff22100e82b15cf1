"""What whole moves are worth: each is searched for by itself, as long as the others, so that they can be compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tilth.bots.levels import BRANCHES, CURIOSITY, WARMTH
from tilth.bots.networks import network
from tilth.kernel.beam import Beam
from tilth.kernel.core import CHANCE, FRAME, NOBODY, OK, PASS, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.game import Game
from tilth.kernel.moves import Move, moves, question
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng
from tilth.kernel.tree import Branch, Spot, Tree

__all__ = ["Depth", "Scales", "asks", "played"]

WIDTH: Final = 8  # ways to complete a choice that are kept in view
STEPS: Final = 8  # moves of a plan behind a move


@dataclass(frozen=True)
class Depth:
    """How long a move is searched for."""

    breadth: int  # alone: lines of the plan behind it
    futures: int  # and draws of chance behind that
    visits: int  # at a table: leaves of its tree


def asks(p: Position) -> bool:
    """Does a whole move begin here, with a choice?"""
    return bool(p.who >= 0 and len(p.choices) > 1 and question(p) == p.top - FRAME)


def played(p: Position, seat: int, actions: Sequence[int], rng: Rng) -> Position | None:
    """The position after all small choices of a move; None, if one of them cannot be made here. Chance inside it is
    drawn, and others who are asked inside it pass if they may."""
    q = p.copy()
    for action in actions:
        while q.who != seat and q.who != NOBODY:
            if q.who == CHANCE:
                q.act(q.draw(rng))
            elif q.choices[0] == PASS:
                q.act(PASS)
            else:
                return None
        if q.refuse(seat, action) != OK:
            return None
        q.act(action)
    while q.who == CHANCE and q.rules.alike.drawn(q):
        q.act(q.draw(rng))
    return q


class Scales:
    """Weighs the moves of one game with its networks."""

    def __init__(self, game: Game) -> None:
        self.game = game
        found = [network(game.rules.features) for _ in range(game.players)]
        self.learned = all(judge is not None for judge in found)  # else by the hand-made evaluation
        self.judges: list[Evaluation] = [judge or game.rules.evaluation for judge in found]

    def looked_at(self, p: Position, seat: int, rng: Rng, width: int = WIDTH) -> list[Move]:
        """The best whole move of each first choice at one look, best first."""
        firsts: dict[int, Move] = {}
        for move in moves(p, seat, self.judges[seat], width, rng):
            firsts.setdefault(int(move.action()), move)
        return list(firsts.values())

    def weighed(self, p: Position, seat: int, actions: Sequence[int], depth: Depth, rng: Rng) -> float | None:
        """What a move brings in this world (points at the end, less the strongest rival's); None, if it cannot be made
        there."""
        after = played(p, seat, actions, rng.copy())
        if after is None or after.over:
            return None if after is None else float(self.judges[seat].value(after, seat))
        return self.planned(after, seat, depth, rng) if p.rules.seats == 1 else self.searched(p, after, depth, rng)

    def planned(self, after: Position, seat: int, depth: Depth, rng: Rng) -> float:
        """Alone: the best plan behind it."""
        beam = Beam(self.judges[seat], depth.breadth, STEPS, WIDTH)
        if after.who == seat:
            return float(beam.plan(after, seat, rng, depth.futures)[0].value)
        dice = rng.copy()
        seeds = [int(dice.next()) for _ in range(max(1, depth.futures))]
        return sum(float(beam.beyond(after, seat, Rng(seed))) for seed in seeds) / len(seeds)

    def searched(self, p: Position, after: Position, depth: Depth, rng: Rng) -> float:
        """At a table: the mean of a tree that begins with it."""
        tree = Tree(self.judges, WIDTH, BRANCHES, CURIOSITY, WARMTH)
        root = Spot(p)
        root.known = True
        only = Branch(Move(0, vec[i64](), after), 1.0)
        root.branches.append(only)
        for _ in range(depth.visits):
            tree.visit(root, rng)
        return float(only.mean())
