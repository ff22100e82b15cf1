"""Which saved stacks of Agricola can be. The parts of the course lie each in the one before; what cards and actions put
on them may lie on anything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from tilth.games.agricola.rules.animals import Breed
from tilth.games.agricola.rules.building import Build
from tilth.games.agricola.rules.dealing import Trading
from tilth.games.agricola.rules.exchanges import Exchange
from tilth.games.agricola.rules.feeding import Feed
from tilth.games.agricola.rules.fencing import Fence
from tilth.games.agricola.rules.fields import Plow, Sow
from tilth.games.agricola.rules.grid import MOST_FENCES
from tilth.games.agricola.rules.harvest import Feeding
from tilth.games.agricola.rules.kitchen import Food
from tilth.games.agricola.rules.layout import END
from tilth.games.agricola.rules.packed_steps import chosen_plow, fences_of, ground_of, pastures_of
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.work_phase import Placement, Work
from tilth.kernel.core import CHANCE, FRAME, SEAT, STEP, Node, Position
from tilth.kernel.errors import BadPosition
from tilth.kernel.expressions import Apart, EachSeat, Loop, Offer, Seq, Several, Step
from tilth.kernel.frames import Frames, draws
from tilth.kernel.native import BIT
from tilth.kernel.reactions import Instant

STEPS: Final[list[tuple[type[Node], int, int]]] = [
    (Step, 0, 0), (Feed, 1, 1), (Food, 1, 1), (Exchange, 0, 1), (Breed, 0, 1), (Trading, 0, 3),
]  # fmt: skip
BOUND: Final = (Several, Work, Feeding, Placement, Feed)  # which lie only where the course has them


class AgricolaFrames(Frames):
    def course(self, node: Node) -> bool:
        return node.path.partition(".")[0] == self.root.path

    def guest(self, node: Node) -> bool:
        """What expansions bring may lie anywhere, too."""
        return not (self.course(node) and isinstance(node, BOUND))

    def starts(self, p: Position, f: int, node: Node) -> Iterable[Node]:
        """A decision of the course may start whatever was written for it, or for one below."""
        if isinstance(node, (Several, Work, Feeding)) or not self.course(node):
            return super().starts(p, f, node)
        below = [p.nodes[p.stack[g]] for g in range(0, f + FRAME, FRAME)]
        paths = tuple(f"{each.path}." for each in below if not isinstance(each, (Several, Work, Feeding)))
        return [each for each in p.nodes if each.path.startswith(paths)]

    def roams(self, node: Node) -> bool:
        """Only the words of the kernel are for one seat and hand it on."""
        return isinstance(node, EachSeat) or not isinstance(node, Several)

    def seated(self, p: Position, f: int, node: Node) -> bool:
        if isinstance(node, Instant):  # it may have happened to nobody
            return bool(p.stack[f + SEAT] < p.rules.seats)
        if self.guest(node):
            return bool((p.stack[f + SEAT] == CHANCE) == draws(node))
        return super().seated(p, f, node)

    def stands(self, p: Position, f: int, node: Node) -> bool:
        t, step = cast(Table, p), p.stack[f + STEP]
        if isinstance(node, (Seq, EachSeat, Loop, Offer, Apart)):
            return super().stands(p, f, node)
        for kind, least, most in STEPS:
            if type(node) is kind or (kind is Step and isinstance(node, Step)):
                return least <= step <= most
        if isinstance(node, Work):
            return bool(1 <= step < 2 + t.game.seats)
        if isinstance(node, Feeding):
            return bool(1 <= step <= 2 * t.game.seats)
        return self.counts(t, f, node, int(step))

    def counts(self, t: Table, f: int, node: Node, step: int) -> bool:
        """Actions that are done one by one."""
        seat = t.stack[f + SEAT]
        if isinstance(node, Build):
            return step <= (node.most or t.grid(seat).cells)
        if isinstance(node, Plow):
            plow = chosen_plow(step)
            return plow < 0 or bool(plow < len(t.game.cards) and t.game.card(plow).furrows > 0)
        if isinstance(node, Sow):
            return bool(step < BIT[len(t.game.plot_crops)])
        if isinstance(node, Fence):
            fences, pastures = fences_of(step), pastures_of(step)
            return bool(pastures <= fences <= MOST_FENCES and not ground_of(step) & ~t.grid(seat).all)
        return True

    def check(self, p: Position) -> None:
        t = cast(Table, p)
        if p.top == 0 and t.phase != END:
            raise BadPosition("stack", f"nothing is under way, and yet it is round {t.round} (§3.7)")
        super().check(p)


__all__ = ["AgricolaFrames"]
