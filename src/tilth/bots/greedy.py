"""One step ahead: the move after which the game's own evaluation looks best."""

from __future__ import annotations

from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng

MOST_LINES = 200


class Greedy:
    """Looks at every way to complete each choice: a move of several small decisions is one step."""

    def choose(self, p: Position, seat: int, rng: Rng) -> int:
        legal = p.legal()
        depth = p.top
        best, best_value = legal[0], float("-inf")
        share = max(1, MOST_LINES // len(legal))
        for action in legal:
            value = self.after(p, action, seat, depth, rng, [share])
            if value > best_value:
                best, best_value = action, value
        return best

    def after(self, p: Position, action: int, seat: int, depth: int, rng: Rng, left: list[int]) -> float:
        """The best value this choice can be completed to. `depth`: how deep the stack was at the question."""
        q = p.copy()
        q.act(action)
        while q.who == CHANCE:
            q.act(q.draw(rng))
        if q.who != seat or q.top <= depth or left[0] <= 0:
            left[0] -= 1
            return float(q.rules.voice.evaluate(q, seat))
        return max(self.after(q, a, seat, depth, rng, left) for a in q.legal())
