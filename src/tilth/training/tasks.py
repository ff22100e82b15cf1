"""A handful of games for one worker: all that is needed to play them, and what comes back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from tilth import games
from tilth.bots.networks import Stored, parse, weights
from tilth.bots.rehearsal import share
from tilth.kernel.doors import Evaluation
from tilth.kernel.game import Game
from tilth.kernel.network import Network, Weights
from tilth.kernel.rng import Rng
from tilth.training.selfplay import Detour, Lessons, play

LONGEST: Final = 13  # draws of chance, before one of which a detour ends


@dataclass(frozen=True)
class Task:
    name: str
    options: tuple[tuple[str, Any], ...]
    networks: tuple[bytes, ...]  # of each seat in turn, as files; none: the hand-made evaluation
    seeds: Sequence[int]
    width: int
    noise: float = 0.0  # share of what is at stake; that of a game lies between nothing and twice this
    random: float = 0.0
    fade: float = 1.0
    detours: float = 0.0  # share of games that begin with one
    wild: float = 0.0  # noise of a detour at the most
    richer: float = 0.0  # share of glances that have a second look, with gifts
    whims: tuple[tuple[int, float], ...] = ()  # inputs for which these games have a fancy, in points for one more
    turn: bool = False  # seats change with every game, the same seed for all changes


@lru_cache(maxsize=16)
def made(name: str, options: tuple[tuple[str, Any], ...]) -> Game:
    return games.game(name, **dict(options))


@lru_cache(maxsize=4)
def stored(network: bytes) -> Stored:
    return parse(network, "a network")


@lru_cache(maxsize=8)
def unpacked(network: bytes, whims: tuple[tuple[int, float], ...] = ()) -> Weights:
    """The weights of a network, with a liking or dislike for some of what it sees: games in another style."""
    return weights(stored(network), whims)


def carry_out(task: Task) -> Lessons:
    """Play the games of a task. The same task gives the same games."""
    game = made(task.name, task.options)
    seats = int(game.rules.seats)
    features = game.rules.features
    found = Lessons(len(features.names))
    for seed in task.seeds:
        for turn in range(seats if task.turn else 1):
            rng = Rng(seed)
            judges: list[Evaluation] = []
            players: list[Evaluation] = []
            for seat in range(seats):
                network = task.networks[(seat + turn) % len(task.networks)] if task.networks else b""
                judges.append(Network(features, unpacked(network)) if network else game.rules.evaluation)
                players.append(Network(features, unpacked(network, task.whims)) if task.whims else judges[-1])
            noise = task.noise * 2.0 * share(rng) if task.noise else 0.0
            detour = detoured(task, rng) if task.detours and share(rng) < task.detours else None
            told = play(game, players, judges, rng, task.width, noise, task.random, task.fade, detour, task.richer)
            found.extend(told)
    return found


def detoured(task: Task, rng: Rng) -> Detour:
    """Rather a short one: what is done first matters most."""
    draws = min(int(rng.below(LONGEST)), int(rng.below(LONGEST)))
    return Detour(draws, task.wild * share(rng), rng.below(2) == 0)
