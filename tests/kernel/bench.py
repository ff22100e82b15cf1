"""Acre without its rounds: one expression is tried out, with goods, cards and reactions as the test wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from tilth.kernel.core import CANNOT_PAY, CHANCE, OK, SEAT, Node, Position
from tilth.kernel.expressions import Ask, Provided, Step, When
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import emit, listen
from tilth.kernel.rng import Rng

from .toy import Acre
from .toy.farm import GET, GOODS, Farms
from .toy.verbs import Gain

Reaction = tuple[int, int, Node, int]  # event, seat, what to do, to whom it must have happened


class Bench(Acre):
    """Acre with `work` in place of the rounds, and reactions that are in play from the start."""

    def __init__(self, work: Node, reactions: Sequence[Reaction] = (), **options: Any) -> None:
        super().__init__(**options)
        self.work = work
        self.reactions = reactions
        self.acre.number(work, "work")
        for k, (_, _, node, _) in enumerate(reactions):
            self.acre.number(node, f"reaction{k}")

    def table(self, data: Mapping[str, Any]) -> Farms:
        p = super().table(data)
        if "tables" not in data:
            for event, seat, node, scope in self.reactions:
                listen(p, event, seat, node, scope)
        return p


def bench(work: Node, *reactions: Reaction, players: int = 2, **farms: Mapping[str, Any]) -> Farms:
    """Acre at the first decision of `work`, which is A's. Farms are given as `A={"wood": 2, "played": ["oven"]}`."""
    return Bench(work, reactions, players=players).place(farms)


def held(p: Position, seat: int = 0) -> dict[str, int]:
    """The goods of a seat, without those it has none of."""
    amounts = {good: int(cast(Farms, p).has(seat, g)) for g, good in enumerate(GOODS)}
    return {good: n for good, n in amounts.items() if n}


def offered(p: Position) -> list[str]:
    """The names of the legal actions."""
    return [p.name(action) for action in p.legal()]


def say(p: Position, *words: str) -> None:
    """Play one action after the other, by name."""
    for word in words:
        p.play(p.parse(word))


def marks(p: Position) -> str:
    """What the marks of this module wrote down, in order."""
    return str(cast(Farms, p).round or "")


def write(p: Position, digit: i64) -> None:
    cast(Farms, p).round = cast(Farms, p).round * 10 + digit


class Mark(Step):
    """Write a digit down."""

    def __init__(self, digit: i64) -> None:
        super().__init__()
        self.digit = digit

    def act(self, p: Position, seat: i64, it: i64) -> None:
        write(p, self.digit)


class MarkSeat(Step):
    """Write down for which seat this runs: 1 for A, 2 for B, 3 for C."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        write(p, seat + 1)


class MarkIt(Step):
    """Write down what was chosen last."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        write(p, it)


class SetIt(Step):
    def __init__(self, it: i64) -> None:
        super().__init__()
        self.new = it

    def act(self, p: Position, seat: i64, it: i64) -> None:
        p.set_it(self.new)


class Pick(Ask):
    """Choose a good; it becomes `it`. May be asked of chance."""

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        for good in range(len(GOODS)):
            out = append(out, GET + good)
        return out

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        p.set_it(action - GET)


class Luck(Pick):
    """Chance chooses a good, and gives one of it."""

    def run(self, p: Position, f: i64) -> bool:
        p.stack[f + SEAT] = CHANCE
        return True

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        return GET + rng.below(len(GOODS))

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        super().chosen(p, seat, it, action)
        p.push(p.rules.nodes[self.parts[p.stack[p.top - 1]].id], 0, 0, 0)


def luck() -> Luck:
    node = Luck("luck")
    node.parts = [Gain(wood=1), Gain(clay=1), Gain(food=1), Gain(coin=1)]
    return node


class Emit(Step):
    """Tell that an event happened to this seat, with `it`."""

    def __init__(self, event: i64) -> None:
        super().__init__()
        self.event = event

    def act(self, p: Position, seat: i64, it: i64) -> None:
        emit(p, self.event, seat, it)


class NewStarter(Step):
    """Another seat is the first."""

    def __init__(self, starter: i64) -> None:
        super().__init__()
        self.starter = starter

    def act(self, p: Position, seat: i64, it: i64) -> None:
        p.starter = self.starter


class Has(When):
    """If the seat has this good."""

    def __init__(self, good: i64, part: Node) -> None:
        super().__init__(part)
        self.good = good

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Farms, p).has(seat, self.good) > 0


class Needs(Provided):
    """Only if the seat has this good."""

    def __init__(self, good: i64, part: Node) -> None:
        super().__init__(part)
        self.good = good

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if cast(Farms, p).has(seat, self.good) > 0 else CANNOT_PAY


def enter(p: Position, seat: int, card: int) -> None:
    """Put a card into play as if from nowhere."""
    cast(Farms, p).unseen &= ~BIT[card]
    cast(Farms, p).enter(seat, card)
