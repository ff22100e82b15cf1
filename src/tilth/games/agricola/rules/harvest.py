# compiled
"""The harvest: fields, feeding, births, in eleven steps (§14)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.animals import Breed
from tilth.games.agricola.rules.effects import Emit
from tilth.games.agricola.rules.events import (
    BETWEEN,
    BREED_END,
    FEED_END,
    FEED_START,
    FEED_STEP,
    FEEDS_LAST,
    FIELD_END,
    FIELD_START,
    FIELD_STEP,
    HARVESTED,
    OTHER,
    STAYS,
)
from tilth.games.agricola.rules.feeding import ReadyCrafts
from tilth.games.agricola.rules.goods import CROP_GOOD, HARVEST
from tilth.games.agricola.rules.layout import BREEDING, FARM, FEEDING, FIELD_PHASE, PHASES, REAPED, SKIPS, SOWN
from tilth.games.agricola.rules.rulebook import AgricolaRules, HarvestPhase
from tilth.games.agricola.rules.table import Table
from tilth.kernel.answers import ask
from tilth.kernel.core import (
    STEP,
    Node,
    Position,
)
from tilth.kernel.expressions import EachSeat, Seq, Step, When
from tilth.kernel.native import i64, vec
from tilth.kernel.reactions import emit


class IsHarvest(When):
    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return HARVEST[cast(Table, p).round] == 1


class BeginPhase(Step):
    def __init__(self, phase: i64) -> None:
        super().__init__()
        self.phase: i64 = phase

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.phase = self.phase
        if self.phase == FIELD_PHASE:
            s: i64 = 0
            while s < t.game.seats:
                t.farms[s * FARM + SKIPS] *= 2
                s += 1


def reap(t: Table, seat: i64) -> None:
    """Take one crop of every sown field of this seat (§14.2)."""
    f = seat * FARM
    sown = t.farms[f + SOWN]
    t.farms[f + REAPED] = sown
    harvest = vec[i64]([0, 0, 0, 0])
    plot: i64 = 0
    while sown:
        if sown % 2:
            crop = t.crop(seat, plot)
            harvest[crop] += 1
            if ask(t, STAYS, seat, 0, crop) == 0:
                t.set_crop(seat, plot, crop, t.left(seat, plot) - 1)
        sown //= 2
        plot += 1
    emit(t, HARVESTED, seat, t.farms[f + REAPED])
    crop = 1
    while crop < 4:
        t.gain(seat, CROP_GOOD[crop], harvest[crop], OTHER)
        crop += 1


def reap_alone(t: Table, seat: i64) -> None:
    """A field phase outside the harvest."""
    reap(t, seat)
    t.farms[seat * FARM + REAPED] = 0


class Reap(Step):
    """The field phase of one farm, unless it skips this harvest."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if t.farms[seat * FARM + SKIPS] < 2:
            reap(t, seat)


class Feeding(Node):
    """All families eat: clockwise from the starting player, owners of certain cards last (§14.1). STEP: how many."""

    def __init__(self, feed: Node) -> None:
        super().__init__()
        self.sure = True
        self.feed = feed
        self.parts.append(self.feed)

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        n = t.game.seats
        step = t.stack[f + STEP]
        if step >= 2 * n:
            t.drop()
            return False
        t.stack[f + STEP] = step + 1
        seat = (t.starter + step) % n
        last = ask(t, FEEDS_LAST, seat, 0, 0)
        if t.farms[seat * FARM + SKIPS] < 2 and last == step // n:
            t.push(self.feed, seat, 0, 0)
        return False


class BreedOne(When):
    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).farms[seat * FARM + SKIPS] < 2


class EndHarvest(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        s: i64 = 0
        while s < t.game.seats:
            t.farms[s * FARM + SKIPS] = 0
            t.farms[s * FARM + REAPED] = 0
            s += 1


def field_phase(rules: AgricolaRules) -> Node:
    return Seq(
        BeginPhase(FIELD_PHASE), Emit(FIELD_START), EachSeat(Reap()), Emit(FIELD_STEP), Emit(FIELD_END), Emit(BETWEEN)
    )


def feeding_phase(rules: AgricolaRules) -> Node:
    feeding = Feeding(rules.feeding)
    return Seq(BeginPhase(FEEDING), ReadyCrafts(), Emit(FEED_START), Emit(FEED_STEP), feeding, Emit(FEED_END))


def breeding_phase(rules: AgricolaRules) -> Node:
    return Seq(BeginPhase(BREEDING), EachSeat(BreedOne(Breed())), Emit(BREED_END), EndHarvest())


def harvest_phases() -> list[HarvestPhase]:
    """The eleven steps of §14.6."""
    return [
        HarvestPhase(PHASES[FIELD_PHASE], field_phase),
        HarvestPhase(PHASES[FEEDING], feeding_phase),
        HarvestPhase(PHASES[BREEDING], breeding_phase),
    ]
