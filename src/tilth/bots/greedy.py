"""One step ahead: the move after which the game's own evaluation looks best."""

from __future__ import annotations

from tilth.bots.protocol import Budget
from tilth.kernel.core import CHANCE, FRAME, NODE, PASS, Position
from tilth.kernel.rng import Rng

MOST_LOOKS = 100  # positions looked at for one question, shared by its choices; a first line is always completed
FURTHER = 60  # more of them for a line that goes on into the next question
LUCKS = 1 << 30


class Greedy:
    """Looks at ways to complete each choice: a move of several small decisions is one step.

    What may be done besides the question (an aside) is done if it is a gain by itself.
    """

    def choose(self, position: Position, seat: int, rng: Rng, budget: Budget) -> int:
        p = position
        legal = p.legal()
        frame = asking(p)
        looks = MOST_LOOKS if budget.looks is None else min(MOST_LOOKS, budget.looks)
        share = max(1, looks // len(legal))
        luck = rng.below(LUCKS)
        best, best_value = legal[0], float("-inf")
        extra, extra_value = -1, float("-inf")
        for action in legal:
            value = Line(p, seat, frame, Rng(luck), share).after(action)  # the same luck for all
            if action >= p.rules.aside_from:
                if value > extra_value:
                    extra, extra_value = action, value
            elif value > best_value:
                best, best_value = action, value
        if extra < 0:
            return best
        inside = frame < p.top - FRAME  # then all lines end alike, where the outer question is answered
        return extra if extra_value > (best_value if inside else p.evaluate(seat)) else best


class Line:
    """The ways on from one choice, to where the question at `frame` is behind."""

    def __init__(self, p: Position, seat: int, frame: int, rng: Rng, looks: int) -> None:
        self.p = p
        self.seat = seat
        self.frame = frame
        self.rng = rng
        self.looks = looks

    def after(self, action: int) -> float:
        """The best value found for completing this choice."""
        q = self.acted(self.p, action)
        value = q.evaluate(self.seat)
        return value if self.ended(q) else self.completed(q, value)

    def completed(self, p: Position, value: float) -> float:
        """The most promising way first, so that one line is found however little may be looked at."""
        if self.looks < -FURTHER and self.answered(p):
            return value
        best = float("-inf")
        ways: list[tuple[float, Position]] = []
        for action in p.legal():
            if action < p.rules.aside_from:
                q = self.acted(p, action)
                outcome = q.evaluate(self.seat)
                if self.ended(q):
                    best = max(best, outcome)
                else:
                    ways.append((outcome, q))
                self.looks -= 1
        ways.sort(key=lambda way: -way[0])
        for i, (outcome, q) in enumerate(ways):
            if i == 0 or self.looks > 0:
                best = max(best, self.completed(q, outcome))
        return best

    def acted(self, p: Position, action: int) -> Position:
        """The position after this and after what comes of it: chance, and others who are asked meanwhile and pass."""
        q = p.copy()
        q.act(action)
        while not q.over:
            if q.who == CHANCE:
                q.act(q.draw(self.rng))
            elif q.who != self.seat and q.top > self.frame + FRAME and q.options()[0] == PASS:
                q.act(PASS)
            else:
                break
        return q

    def ended(self, q: Position) -> bool:
        """Is somebody else asked, or something outside the question?"""
        return bool(q.who != self.seat or q.top <= self.frame + FRAME)

    def answered(self, q: Position) -> bool:
        """Is it another question that is asked in its place?"""
        return bool(q.stack[self.frame + NODE] != self.p.stack[self.frame + NODE])


def asking(p: Position) -> int:
    """The frame of the question inside which one is asked; its own if it is inside no other."""
    own = int(p.top - FRAME)
    for f in range(own - int(FRAME), -1, -int(FRAME)):
        if p.nodes[p.stack[f + NODE]].asks:
            return f
    return own
