# compiled
"""The words every game's rules are written in: in order, one of, some of, all of, or not, again, each seat."""

from __future__ import annotations

from tilth.kernel.core import (
    CANNOT_PAY,
    CHANCE,
    CHOOSE,
    FRAME,
    IT,
    NOT_YOUR_TURN,
    OK,
    PASS,
    REST_IMPOSSIBLE,
    SEAT,
    STEP,
    WRONG_PART,
    Node,
    Position,
)
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec
from tilth.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Node):
    """A verb that needs no decision. Subclasses say what it does in `act`; one that cannot always be done overrides
    `doable` and sets `sure = False`."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        seat, it = p.stack[f + SEAT], p.stack[f + IT]
        p.pop()
        self.act(p, seat, it)
        return False

    def act(self, p: Position, seat: i64, it: i64) -> None:
        """Do it. The frame on top is already the one this verb was part of."""
        raise NotImplementedError(self.path)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Node):
    """A verb that asks its seat (or chance) to choose. Subclasses say `options`, `why` and `chosen`."""

    def __init__(self, asks: str) -> None:
        super().__init__()
        self.asks = asks
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        return True

    def take(self, p: Position, f: i64, action: i64) -> None:
        seat, it = p.stack[f + SEAT], p.stack[f + IT]
        p.pop()
        self.chosen(p, seat, it, action)

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        raise NotImplementedError(self.path)


class WhoStarts(Ask):
    """Chance says which seat starts, unless the host has. Its actions begin at `first`; `fixed` is -1 for chance."""

    def __init__(self, first: i64, fixed: i64) -> None:
        super().__init__("first")
        self.first: i64 = first
        self.fixed: i64 = fixed

    def run(self, p: Position, f: i64) -> bool:
        if p.rules.seats > 1 and self.fixed < 0:
            p.stack[f + SEAT] = CHANCE
            return True
        p.starter = self.fixed if self.fixed >= 0 else 0
        p.drop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        seat: i64 = 0
        while seat < p.rules.seats:
            out = append(out, self.first + seat)
            seat += 1
        return out

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        return self.first + rng.below(p.rules.seats)

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        p.starter = action - self.first


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Node):
    """What the combinators share."""

    def __init__(self, parts: list[Node], asks: str) -> None:
        super().__init__()
        assert len(parts) < 60, "more parts than a frame can remember"
        self.parts = parts
        self.asks = asks

    def lacking(self, p: Position, seat: i64, it: i64) -> i64:
        """Why the first part that cannot be done cannot be done; OK if all can."""
        for part in self.parts:
            reason = part.doable(p, seat, it)
            if reason != OK:
                return reason
        return OK

    def start_if_doable(self, p: Position, seat: i64, it: i64) -> None:
        """Start the only part, or pass over it if it cannot be done."""
        part = self.parts[0]
        if part.sure or part.doable(p, seat, it) == OK:
            p.push(part, seat, 0, it)

    def all_sure(self) -> bool:
        return all(part.sure for part in self.parts)

    def offer(self, p: Position, f: i64, done: i64, out: vec[i64]) -> vec[i64]:
        """Append a choice for each part that is not in the mask `done` and can be done."""
        seat, it = p.stack[f + SEAT], p.stack[f + IT]
        i: i64 = 0
        for part in self.parts:
            if not done & BIT[i] and part.doable(p, seat, it) == OK:
                out = append(out, CHOOSE + i)
            i += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        i = action - CHOOSE
        if reason != OK and seat == p.stack[f + SEAT] and i >= 0 and i < len(self.parts):
            own = self.parts[i].doable(p, seat, p.stack[f + IT])
            return own if own != OK else reason
        return reason


class Seq(Several):
    """All parts, in order. If one lapses the later ones are still done; what a payment buys stands in a Seq with it."""

    def __init__(self, *parts: Node) -> None:
        super().__init__(list(parts), "")
        self.sure = self.all_sure()
        self.still = all(part.still for part in parts)
        self.wary = not all(part.sure for part in parts[1:])

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        if self.sure:
            return OK
        first = self.parts[0].doable(p, seat, it)
        if first != OK or not self.wary:
            return first
        if p.rehearse(self, seat, it):
            return OK
        reason = self.lacking(p, seat, it)
        return reason if reason != OK else REST_IMPOSSIBLE

    def run(self, p: Position, f: i64) -> bool:
        i = p.stack[f + STEP]
        if self.wary and i == 0:
            p.guard += 1
        if i == len(self.parts):
            if self.wary:
                p.guard -= 1
            p.pop()
            return False
        p.stack[f + STEP] = i + 1
        p.begin(self.parts[i], p.stack[f + SEAT], p.stack[f + IT])
        return False


class One(Several):
    """Exactly one part, of the seat's choice."""

    def __init__(self, *parts: Node, asks: str = "one") -> None:
        super().__init__(list(parts), asks)
        self.sure = any(part.sure for part in parts)

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        reason = REST_IMPOSSIBLE
        for part in self.parts:
            reason = part.doable(p, seat, it)
            if reason == OK:
                return OK
        return reason

    def run(self, p: Position, f: i64) -> bool:
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return self.offer(p, f, 0, out)

    def take(self, p: Position, f: i64, action: i64) -> None:
        p.become(self.parts[action - CHOOSE], 0)


class Any(Several):
    """One part or more, each once, in the seat's order ("and/or")."""

    def __init__(self, *parts: Node, asks: str = "any") -> None:
        super().__init__(list(parts), asks)
        self.sure = any(part.sure for part in parts)

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        reason = REST_IMPOSSIBLE
        for part in self.parts:
            reason = part.doable(p, seat, it)
            if reason == OK:
                return OK
        return reason

    def run(self, p: Position, f: i64) -> bool:
        done = p.stack[f + STEP]
        if len(self.offer(p, f, done, vec[i64]())) > 0:
            return True
        if done == 0:
            p.lapse(p.stack[f + SEAT])
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        done = p.stack[f + STEP]
        if done:
            out = append(out, PASS)
        return self.offer(p, f, done, out)

    def take(self, p: Position, f: i64, action: i64) -> None:
        if action == PASS:
            p.pop()
            return
        p.stack[f + STEP] |= BIT[action - CHOOSE]
        p.push(self.parts[action - CHOOSE], p.stack[f + SEAT], 0, p.stack[f + IT])


class Offer(Several):
    """Parts that are begun by their own words: one of them or more, each once; `least` 0: or none; `ordered`: a part is
    lost once a later one was begun. STEP: which have been begun, as a mask."""

    def __init__(
        self,
        *parts: Node,
        least: i64 = 1,
        ordered: bool = False,
        lack: i64 = OK,
        poor: i64 = OK,
        asks: str = "",
    ) -> None:
        super().__init__(list(parts), asks)
        self.least: i64 = least
        self.ordered: bool = ordered
        self.lack: i64 = lack  # the reason if nothing can be done; OK: the one of the first part
        self.poor: i64 = poor  # the reason if something could be done by one who could pay; OK: the same
        self.sure = least == 0 or any(part.sure for part in parts)
        self.swift = True
        self.terse = any(part.terse for part in parts)

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        if self.sure:
            return OK
        first: i64 = OK
        lack = self.lack
        for part in self.parts:
            reason = part.doable(p, seat, it)
            if reason == OK:
                return OK
            if first == OK:
                first = reason
            if reason == CANNOT_PAY and self.poor != OK:
                lack = self.poor
        return lack if lack != OK else first

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        for part in self.parts:
            if part.doable(p, seat, it) == OK and not part.idle(p, seat, it):
                return False
        return True

    def left(self, done: i64, i: i64) -> bool:
        return not done & BIT[i] and (not self.ordered or done < BIT[i])

    def run(self, p: Position, f: i64) -> bool:
        done = p.stack[f + STEP]
        if p.patient and done:
            return True
        seat, it = p.stack[f + SEAT], p.stack[f + IT]
        i: i64 = 0
        for part in self.parts:
            if self.left(done, i) and part.doable(p, seat, it) == OK:
                return True
            i += 1
        if done == 0 and self.least:
            p.lapse(seat)
        if p.patient and self.least == 0:
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        done, seat, it = p.stack[f + STEP], p.stack[f + SEAT], p.stack[f + IT]
        if done or self.least == 0:
            out = append(out, PASS)
        i: i64 = 0
        for part in self.parts:
            if self.left(done, i) and part.doable(p, seat, it) == OK:
                top = p.top
                p.push(part, seat, 0, it)
                out = part.options(p, top, out)
                p.top = top
            i += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        if seat != p.stack[f + SEAT]:
            return NOT_YOUR_TURN
        done, it = p.stack[f + STEP], p.stack[f + IT]
        if action == PASS:
            if done or self.least == 0:
                return OK
            return self.lack if self.lack != OK else WRONG_PART
        reason = self.late(p, f, seat, action)
        i: i64 = 0
        for part in self.parts:
            if self.left(done, i):
                own = self.asked(p, part, seat, it, action)
                if own == OK:
                    own = part.doable(p, seat, it)
                if own == OK:
                    return OK
                if own != WRONG_PART:
                    reason = own
            i += 1
        return reason

    def asked(self, p: Position, part: Node, seat: i64, it: i64, action: i64) -> i64:
        """What a part would say to a choice, begun now."""
        top = p.top
        p.push(part, seat, 0, it)
        reason = part.why(p, top, seat, action)
        p.top = top
        return reason

    def late(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        """The reason for words of a part that is over: one of these, or one before them in the same Seq."""
        done, it = p.stack[f + STEP], p.stack[f + IT]
        i: i64 = 0
        for part in self.parts:
            if not self.left(done, i) and self.asked(p, part, seat, it, action) != WRONG_PART:
                return part.spent
            i += 1
        below = p.nodes[p.stack[f - FRAME]] if f > 0 else self
        if isinstance(below, Seq):
            for part in below.parts[: p.stack[f - FRAME + STEP] - 1]:
                if self.asked(p, part, seat, it, action) != WRONG_PART:
                    return part.spent
        return WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        if action == PASS:
            p.pop()
            return
        done, seat, it = p.stack[f + STEP], p.stack[f + SEAT], p.stack[f + IT]
        i: i64 = 0
        for part in self.parts:
            if self.left(done, i):
                top = p.top
                p.push(part, seat, 0, it)
                if part.why(p, top, seat, action) == OK:
                    p.stack[f + STEP] |= BIT[i]
                    part.take(p, top, action)
                    return
                p.top = top
            i += 1


class All(Several):
    """All parts, in the seat's order. The order is asked only where it can matter."""

    def __init__(self, *parts: Node, asks: str = "order") -> None:
        super().__init__(list(parts), asks)
        self.sure = self.all_sure()
        self.still = all(part.still for part in parts)
        self.wary = not self.sure and len(parts) > 1

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        if self.sure:
            return OK
        reason = self.lacking(p, seat, it)
        unsure: i64 = 0
        for part in self.parts:
            unsure += 0 if part.sure else 1
        if unsure == 1 and reason == OK:  # do that part first
            return OK
        if p.rehearse(self, seat, it):
            return OK
        return reason if reason != OK else REST_IMPOSSIBLE

    def run(self, p: Position, f: i64) -> bool:
        done = p.stack[f + STEP]
        if self.wary and done == 0:
            p.guard += 1
            p.stack[f + STEP] = done = BIT[len(self.parts)]  # started: a bit beyond the parts
        left: i64 = 0
        last: i64 = -1
        moving = False
        i: i64 = 0
        for part in self.parts:
            if not done & BIT[i]:
                left += 1
                if last < 0:
                    last = i
                moving = moving or not part.still
            i += 1
        if left == 0:
            return self.end(p)
        if left == 1 or not moving:
            self.start(p, f, last)
            return False
        if len(self.offer(p, f, done, vec[i64]())) > 0:
            return True
        p.lapse(p.stack[f + SEAT])
        return self.end(p)

    def end(self, p: Position) -> bool:
        if self.wary:
            p.guard -= 1
        p.pop()
        return False

    def start(self, p: Position, f: i64, i: i64) -> None:
        p.stack[f + STEP] |= BIT[i]
        p.begin(self.parts[i], p.stack[f + SEAT], p.stack[f + IT])

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return self.offer(p, f, p.stack[f + STEP], out)

    def take(self, p: Position, f: i64, action: i64) -> None:
        self.start(p, f, action - CHOOSE)


class May(Several):
    """A part, or not."""

    def __init__(self, part: Node, asks: str = "may") -> None:
        super().__init__([part], asks)
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        seat, it = p.stack[f + SEAT], p.stack[f + IT]
        if self.parts[0].doable(p, seat, it) == OK and not self.parts[0].idle(p, seat, it):
            return True
        p.pop()
        return False

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.parts[0].doable(p, seat, it) != OK or self.parts[0].idle(p, seat, it)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, PASS), CHOOSE)

    def take(self, p: Position, f: i64, action: i64) -> None:
        if action == PASS:
            p.pop()
        else:
            p.become(self.parts[0], 0)


class Repeat(Several):
    """A part again and again: at least `least` times, at most `most`."""

    def __init__(self, part: Node, most: i64, least: i64 = 0, asks: str = "again") -> None:
        super().__init__([part], asks)
        self.most: i64 = most
        self.least: i64 = least
        self.sure = least == 0 or part.sure
        self.wary = least > 1 and not part.sure

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        if self.sure:
            return OK
        reason = self.parts[0].doable(p, seat, it)
        if reason != OK or not self.wary:
            return reason
        return OK if p.rehearse(self, seat, it) else REST_IMPOSSIBLE

    def run(self, p: Position, f: i64) -> bool:
        done = p.stack[f + STEP]
        seat, it = p.stack[f + SEAT], p.stack[f + IT]
        if self.wary and done == 0:
            p.guard += 1
        if done < self.most and self.parts[0].doable(p, seat, it) == OK:
            if done >= self.least:
                return True
            self.take(p, f, CHOOSE)
            return False
        if done < self.least:
            p.lapse(seat)
        self.take(p, f, PASS)
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, PASS), CHOOSE)

    def take(self, p: Position, f: i64, action: i64) -> None:
        if action == PASS:
            if self.wary:
                p.guard -= 1
            p.pop()
            return
        p.stack[f + STEP] += 1
        p.push(self.parts[0], p.stack[f + SEAT], 0, p.stack[f + IT])


class Apart(Several):
    """A part whose choices are its own business: the frame below keeps its `it` (interjections, any-time cards)."""

    def __init__(self, part: Node) -> None:
        super().__init__([part], "")
        self.sure = part.sure
        self.still = part.still

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return self.parts[0].doable(p, seat, it)

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.parts[0].idle(p, seat, it)

    def run(self, p: Position, f: i64) -> bool:
        if p.stack[f + STEP] == 0:
            p.stack[f + STEP] = 1
            p.push(self.parts[0], p.stack[f + SEAT], 0, p.stack[f + IT])
        else:
            p.drop()
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class When(Several):
    """A part, if a condition holds at that moment. Subclasses say `holds`."""

    def __init__(self, part: Node) -> None:
        super().__init__([part], "")
        self.sure = part.sure
        self.still = part.still

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        raise NotImplementedError(self.path)

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        if self.sure or not self.holds(p, seat, it):
            return OK
        return self.parts[0].doable(p, seat, it)

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return not self.holds(p, seat, it) or self.parts[0].idle(p, seat, it)

    def run(self, p: Position, f: i64) -> bool:
        if self.holds(p, p.stack[f + SEAT], p.stack[f + IT]):
            p.become(self.parts[0], 0)
        else:
            p.pop()
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Loop(Several):
    """A part as long as `more` says so (rounds, turns)."""

    def __init__(self, part: Node) -> None:
        super().__init__([part], "")
        self.sure = True

    def more(self, p: Position, seat: i64, step: i64) -> bool:
        raise NotImplementedError(self.path)

    def run(self, p: Position, f: i64) -> bool:
        step = p.stack[f + STEP]
        seat = p.stack[f + SEAT]
        if self.more(p, seat, step):
            p.stack[f + STEP] = step + 1
            self.start_if_doable(p, seat, p.stack[f + IT])
        else:
            p.pop()
        return False


class EachSeat(Several):
    """A part for every seat, clockwise from the seat that starts; `against`: the other way round, starter last."""

    def __init__(self, part: Node, against: bool = False) -> None:
        super().__init__([part], "")
        self.sure = True
        self.against = against

    def run(self, p: Position, f: i64) -> bool:
        step = p.stack[f + STEP]
        n = p.rules.seats
        if step == 0:  # who starts is settled once: SEAT remembers it
            p.stack[f + SEAT] = p.starter
        if step >= n:
            p.pop()
            return False
        p.stack[f + STEP] = step + 1
        turn = n - 1 - step if self.against else step
        self.start_if_doable(p, (p.stack[f + SEAT] + turn) % n, p.stack[f + IT])
        return False
