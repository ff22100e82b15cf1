# compiled
"""Whole moves: a placement with all its small choices, a feeding, a draft, as one step from position to position."""

from __future__ import annotations

from typing import Final

from tilth.kernel.core import CHANCE, FRAME, NOBODY, NODE, PASS, SEAT, STEP, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.native import append, i64, vec
from tilth.kernel.rng import Rng
from tilth.kernel.vecs import contains

DEEPEST: Final = 60  # small choices in one move; a longer one is judged where it stands
ASIDE_MARGIN: Final = 0.3  # points that something done beside the question must bring
CROWD: Final = 4  # times the width: if more are under way at once, the most promising go on
FEWEST: Final = 2  # ways of each first choice that go on in any case
LUCKS: Final = 4  # draws by whose mean a move is judged in which chance has a part


class Move:
    """One way to answer a question to its end."""

    def __init__(self, first: i64, actions: vec[i64], after: Position) -> None:
        self.first: i64 = first  # the place of its first choice among those looked at
        self.actions: vec[i64] = actions
        self.after: Position = after  # where it leads; its choices are listed on demand (`Position.listed`)
        self.lucky: bool = False  # chance has a part in it, so that it may lead elsewhere
        self.value: float = 0.0

    def action(self) -> i64:
        """What to play now."""
        return self.actions[0]


def question(p: Position) -> i64:
    """The lowest frame in which the seat that decides is asked something, and nobody else above it: the move is over
    when that is answered."""
    f = p.top - FRAME
    found = f
    who = p.who
    while f > 0:
        f -= FRAME
        if p.nodes[p.stack[f + NODE]].asks:
            if p.stack[f + SEAT] != who:
                return found
            found = f
    return found


def moves(p: Position, seat: i64, judge: Evaluation, width: i64, rng: Rng, wide: bool = False) -> list[Move]:
    """The whole moves of the seat that decides, best first.

    Where more ways are under way at once than `CROWD` times the width, the most promising go on, and some of each first
    choice, so that no kind of move is lost. Of choices that are alike one is looked at, unless `wide`. What may be done
    beside the question is a move of its own. All lines meet the same luck, and are judged by several: whoever plays on
    with these dice meets another one.
    """
    return Ways(p, seat, judge, width, rng, wide).found()


def carried_out(p: Position, seat: i64, actions: vec[i64], rng: Rng) -> Position:
    """Where a move leads with another luck, as far as it can be played then."""
    p.listed()
    ways = Ways(p, seat, p.rules.evaluation, 1, rng, False)
    return ways.again(actions, 0)


def best_first(found: list[Move]) -> list[Move]:
    """Sorted by value; those of the same value stay in their order."""
    order = sorted([(-found[i].value, i) for i in range(len(found))])
    return [found[i] for _, i in order]


class Ways:
    """The ways from one question to where it is answered."""

    def __init__(self, p: Position, seat: i64, judge: Evaluation, width: i64, rng: Rng, wide: bool) -> None:
        self.p = p
        self.seat: i64 = seat
        self.judge = judge
        self.width: i64 = width
        self.seeds = [int(rng.next()) for k in range(LUCKS)]  # one for each luck
        self.wide = wide
        self.frame: i64 = question(p)
        self.drawn: bool = False  # in what was done last
        self.seen: set[int] = {p.key()}  # to end where one began is no move
        self.ended: list[Move] = []

    def found(self) -> list[Move]:
        under_way = [Move(-1, vec[i64](), self.p)]
        depth: i64 = 0
        while len(under_way) > 0:
            further: list[Move] = []
            for line in under_way:
                self.go_on(line, depth, further)
            depth += 1
            if depth == DEEPEST:
                self.ended.extend(further)
                break
            under_way = self.promising(further)
        for move in self.ended:
            move.value = self.judge.value(move.after, self.seat)
            if move.lucky:
                k: i64 = 1
                while k < LUCKS:
                    move.value += self.judge.value(self.again(move.actions, k), self.seat)
                    k += 1
                move.value /= float(LUCKS)
        self.compare_asides()
        return best_first(self.ended)

    def compare_asides(self) -> None:
        """After what was done beside the question, the question is still to be answered: that is worth the best answer
        and what it has changed. Inside a move all lines end alike, where the outer question is answered."""
        if self.frame < self.p.top - FRAME:
            return
        aside_from = self.p.rules.aside_from
        best = float("-inf")
        asides = False
        for move in self.ended:
            if move.actions[0] >= aside_from and move.after.who == self.seat:
                asides = True
            elif move.value > best:
                best = move.value
        if asides and best > float("-inf"):
            before = self.judge.value(self.p, self.seat)
            for move in self.ended:
                if move.actions[0] >= aside_from and move.after.who == self.seat:
                    move.value = best + move.value - before - ASIDE_MARGIN

    def go_on(self, line: Move, depth: i64, further: list[Move]) -> None:
        """All that can be chosen next. Further on in a move nothing is done beside it, unless nothing else can be."""
        p = line.after
        choices = p.choices if self.wide else self.worthwhile(line)
        aside_from = p.rules.aside_from
        n: i64 = len(choices)
        i: i64 = 0
        while i < n:
            action = choices[i]
            if action < aside_from or depth == 0 or choices[0] >= aside_from:
                after = self.acted(p, action, 0)
                key = after.key()
                if key not in self.seen:
                    self.seen.add(key)
                    move = Move(i if depth == 0 else line.first, append(line.actions[:], action), after)
                    move.lucky = self.drawn or line.lucky
                    if self.over(after):
                        self.ended.append(move)
                    else:
                        further.append(move)
            i += 1

    def worthwhile(self, line: Move) -> vec[i64]:
        """What is looked at of all that can be chosen."""
        p = line.after
        alike = p.rules.alike
        choices = alike.representatives(p, p.choices)
        n: i64 = len(line.actions)
        if n > 0 and p.nodes[p.stack[p.top - FRAME]].apart:
            return alike.beside(p, choices, line.actions[n - 1])
        return choices

    def again(self, actions: vec[i64], k: i64) -> Position:
        """Where a move leads with the luck of this number. If it cannot be played on then, that is where it ends."""
        q = self.p
        n: i64 = len(actions)
        i: i64 = 0
        while i < n and (i == 0 or not self.over(q)) and contains(q.choices, actions[i]):
            q = self.acted(q, actions[i], k)
            i += 1
        return q

    def acted(self, p: Position, action: i64, k: i64) -> Position:
        """The position after this and what comes of it before the seat is asked again: chance inside the move, and
        others who are asked meanwhile and pass."""
        self.drawn = False
        q = p.copy()
        q.unlisted = self.frame
        q.act(action)
        luck: Rng | None = None
        while q.who != NOBODY:
            if q.who == CHANCE and (not self.behind(q) or q.rules.alike.drawn(q)):
                if luck is None:
                    luck = Rng(self.seeds[k])
                    self.drawn = True
                q.act(q.draw(luck))
            elif q.who >= 0 and q.who != self.seat and not self.behind(q) and q.choices[0] == PASS:
                q.act(PASS)
            else:
                break
        return q

    def over(self, q: Position) -> bool:
        """Is somebody else asked (who could not pass), or something outside the question?"""
        return q.who != self.seat or self.behind(q)

    def behind(self, q: Position) -> bool:
        """Is the question answered: is it asked again, or has what lies below it gone on?"""
        if q.top <= self.frame + FRAME:
            return True
        before = self.p.stack
        now = q.stack
        f: i64 = 0
        while f < self.frame:
            if now[f + NODE] != before[f + NODE] or now[f + STEP] != before[f + STEP]:
                return True
            f += FRAME
        return False

    def promising(self, lines: list[Move]) -> list[Move]:
        """All, or of each first choice those that look best."""
        if len(lines) <= CROWD * self.width:
            return lines
        for line in lines:
            line.value = self.judge.value(line.after, self.seat)
        kept: list[Move] = []
        number: dict[int, int] = {}
        for line in best_first(lines):
            first = int(line.first)
            so_far = number.get(first, 0)
            if so_far < FEWEST or (len(kept) < CROWD * self.width and so_far < self.width):
                number[first] = so_far + 1
                kept.append(line)
        return kept
