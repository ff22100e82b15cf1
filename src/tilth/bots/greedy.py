"""One step ahead: the move after which the game's own evaluation looks best."""

from __future__ import annotations

from tilth.kernel.core import CHANCE, FRAME, NODE, Position
from tilth.kernel.rng import Rng

MOST_LINES = 100


class Greedy:
    """Looks at the ways to complete each choice: a move of several small decisions is one step.

    Something that may be done besides the question (an aside) is done if it is a gain by itself.
    """

    def choose(self, p: Position, seat: int, rng: Rng) -> int:
        legal = p.legal()
        frame = asking(p)
        best, best_value = legal[0], float("-inf")
        extra, extra_value = -1, float("-inf")
        share = max(1, MOST_LINES // len(legal))
        for action in legal:
            value = self.after(p, action, seat, frame, rng, [share])
            if action >= p.rules.aside_from:
                if value > extra_value:
                    extra, extra_value = action, value
            elif value > best_value:
                best, best_value = action, value
        if extra < 0:
            return best
        inside = frame < p.top - FRAME  # then all lines end where the outer question does
        return extra if extra_value > (best_value if inside else float(p.rules.voice.evaluate(p, seat))) else best

    def after(self, p: Position, action: int, seat: int, frame: int, rng: Rng, left: list[int]) -> float:
        """The best value found for completing this choice. `left`: how many more positions may be looked at."""
        q = acted(p, action, rng)
        if answered(q, seat, frame):
            return float(q.rules.voice.evaluate(q, seat))
        return self.completed(q, seat, frame, rng, left)

    def completed(self, p: Position, seat: int, frame: int, rng: Rng, left: list[int]) -> float:
        """The most promising part first, so that one whole line is found however little may be looked at."""
        best = float("-inf")
        ways: list[tuple[float, Position]] = []
        for action in p.legal():
            if action < p.rules.aside_from:
                q = acted(p, action, rng)
                value = float(q.rules.voice.evaluate(q, seat))
                if answered(q, seat, frame):
                    best = max(best, value)
                else:
                    ways.append((value, q))
                left[0] -= 1
        ways.sort(key=lambda way: -way[0])
        for i, (_, q) in enumerate(ways):
            if left[0] > 0 or i == 0:
                best = max(best, self.completed(q, seat, frame, rng, left))
        return best


def acted(p: Position, action: int, rng: Rng) -> Position:
    q = p.copy()
    q.act(action)
    while q.who == CHANCE:
        q.act(q.draw(rng))
    return q


def asking(p: Position) -> int:
    """The frame of the question inside which `seat` is asked; its own if it is inside no other."""
    f = p.top - FRAME
    while f > 0:
        f -= FRAME
        if p.nodes[p.stack[f + NODE]].asks:
            return int(f)
    return int(p.top - FRAME)


def answered(p: Position, seat: int, frame: int) -> bool:
    """Is somebody else asked, or something outside the question at `frame`?"""
    return bool(p.who != seat or p.top <= frame + FRAME)
