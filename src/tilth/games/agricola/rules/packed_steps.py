# compiled
"""How far actions of several parts have got, where that is several facts in one number: how each is written and read.
Nobody else knows where in the number a fact stands."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.rules.grid import MOST_CELLS
from tilth.kernel.native import BIT, i64

# -- a bake action ---------------------------------------------------------------------------------------------------

GRAIN_BITS: Final[i64] = 10
LIMIT_BITS: Final[i64] = 2  # for each improvement with a limit
POTTED: Final[i64] = BIT[24]


def one_more_baked(step: i64, place: i64, potted: bool) -> i64:
    """One grain more, in the limited improvement of that place (-1: in one without limit), in a pot or not."""
    if place >= 0:
        step += BIT[GRAIN_BITS + LIMIT_BITS * place]
    return step + 1 + (POTTED if potted else 0)


def all_baked(step: i64) -> i64:
    """Grain of the whole action."""
    return step % BIT[GRAIN_BITS]


def baked_at(step: i64, place: i64) -> i64:
    """Grain in the limited improvement of that place."""
    return step // BIT[GRAIN_BITS + LIMIT_BITS * place] % BIT[LIMIT_BITS]


def all_potted(step: i64) -> i64:
    """Grain baked in pots."""
    return step // POTTED


# -- a plow action ---------------------------------------------------------------------------------------------------

FURROWS: Final[i64] = 16  # more than one action plows


def plowing_with(plow: i64) -> i64:
    """A plow was chosen; each field then adds 1."""
    return (plow + 1) * FURROWS


def fields_so_far(step: i64) -> i64:
    return step % FURROWS


def chosen_plow(step: i64) -> i64:
    """-1: none."""
    return step // FURROWS - 1


# -- a fence action, and what FENCED tells ---------------------------------------------------------------------------

FENCES: Final[i64] = 64  # more than one action builds
PASTURE: Final[i64] = FENCES * BIT[MOST_CELLS]


def one_more_fenced(step: i64, fences: i64, ground: i64) -> i64:
    """One pasture more, with so many new fences, and cells that no fences enclosed before."""
    return step + fences + FENCES * ground + PASTURE


def fences_of(fenced: i64) -> i64:
    """How many fences the action has built."""
    return fenced % FENCES


def ground_of(fenced: i64) -> i64:
    """The cells it has newly enclosed, as a mask."""
    return fenced % PASTURE // FENCES


def pastures_of(fenced: i64) -> i64:
    """How many pastures it has made."""
    return fenced // PASTURE
