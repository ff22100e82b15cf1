"""What a network sees of Agricola and its expansions, checked in random games: named, small, and nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator

from tilth.kernel.core import CHANCE, PASS, Position
from tilth.kernel.game import Game
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng

__all__ = ["by_name", "check_alike", "check_seen"]


def seen(p: Position, seat: int) -> list[int]:
    out = vec[i64]([0] * len(p.rules.features.names))
    p.rules.features.write(p, seat, out)
    return [int(n) for n in out]


def by_name(p: Position, seat: int = 0) -> dict[str, int]:
    return dict(zip(p.rules.features.names, seen(p, seat)))


def decisions(p: Position, seed: int) -> Iterator[Position]:
    """The positions of a random game in which a seat decides, and the last one."""
    rng = Rng(seed)
    while not p.over:
        if p.who == CHANCE:
            p.act(p.draw(rng))
            continue
        yield p
        p.act(p.choices[rng.below(len(p.choices))])
    yield p


def check_seen(game: Game, seed: int) -> set[str]:
    """Every number has one name, is small, and the same in worlds its seat cannot tell apart. The names in use."""
    names = game.rules.features.names
    assert len(set(names)) == len(names)
    rng = Rng(seed)
    known: set[str] = set()
    for k, p in enumerate(decisions(game.start(), seed)):
        seat = k % int(p.rules.seats)
        numbers = seen(p, seat)
        assert all(-1000 < n < 1000 for n in numbers)
        known |= {name for name, n in zip(names, numbers) if n}
        if k % 7 == 0:
            assert seen(p.resample(seat, rng), seat) == numbers == seen(p.copy(), seat)
    return known


def check_alike(game: Game, seed: int) -> None:
    """Of choices that are alike some are kept, and always those that end something or stand apart."""
    fewer = 0
    for p in decisions(game.start(), seed):
        if p.who < 0:
            continue
        choices = [int(action) for action in p.choices]
        kept = [int(action) for action in p.rules.alike.representatives(p, p.choices)]
        assert kept == sorted(set(kept) & set(choices)) and kept
        always = [action for action in choices if action == PASS or action >= p.rules.aside_from]
        assert set(always) <= set(kept)
        fewer += len(choices) - len(kept)
    assert fewer > 0
