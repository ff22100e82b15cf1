# compiled
"""The words every game's rules are written in: in order, one of, some of, or not, if, as long as, each seat."""

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


@mypyc_attr(allow_interpreted_subclasses=True)
class AskIfAny(Ask):
    """Asks only where there is something to choose."""

    def run(self, p: Position, f: i64) -> bool:
        if len(self.options(p, f, vec[i64]())) > 0:
            return True
        p.pop()
        return False


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
        self.parts.extend(parts)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class One(Several):
    """Exactly one part, of the seat's choice. Its actions begin at `first`, in the order of the parts."""

    def __init__(self, *parts: Node, asks: str = "one", first: i64 = CHOOSE) -> None:
        super().__init__(list(parts), asks)
        self.first: i64 = first
        self.vague: i64 = REST_IMPOSSIBLE  # a reason that says least: of several, another one is told
        self.sure = any(part.sure for part in parts)

    def lack(self, p: Position, seat: i64, it: i64, i: i64) -> i64:
        """OK, or the reason why this part cannot be chosen."""
        return self.parts[i].doable(p, seat, it)

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        told = self.vague
        n: i64 = len(self.parts)
        i: i64 = 0
        while i < n:
            reason = self.lack(p, seat, it, i)
            if reason == OK:
                return OK
            if told == self.vague:
                told = reason
            i += 1
        return told

    def run(self, p: Position, f: i64) -> bool:
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        seat, it = p.stack[f + SEAT], p.stack[f + IT]
        n: i64 = len(self.parts)
        i: i64 = 0
        while i < n:
            if self.lack(p, seat, it, i) == OK:
                out = append(out, self.first + i)
            i += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        if seat != p.stack[f + SEAT]:
            return NOT_YOUR_TURN
        i = action - self.first
        return self.lack(p, seat, p.stack[f + IT], i) if i >= 0 and i < len(self.parts) else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        p.become(self.parts[action - self.first], 0)


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


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Several):
    """A part, or not. `word` is the action that begins it."""

    def __init__(self, part: Node, asks: str = "may", word: i64 = CHOOSE) -> None:
        super().__init__([part], asks)
        self.word: i64 = word
        self.sure = True

    def vain(self, p: Position, seat: i64, it: i64) -> bool:
        """Can nothing come of it? Then it is not asked."""
        return self.parts[0].doable(p, seat, it) != OK or self.parts[0].idle(p, seat, it)

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.vain(p, seat, it)

    def run(self, p: Position, f: i64) -> bool:
        if not self.vain(p, p.stack[f + SEAT], p.stack[f + IT]):
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, PASS)
        doable = self.parts[0].doable(p, p.stack[f + SEAT], p.stack[f + IT]) == OK
        return append(out, self.word) if doable else out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        if seat != p.stack[f + SEAT]:
            return NOT_YOUR_TURN
        if action == self.word:
            return self.parts[0].doable(p, seat, p.stack[f + IT])
        return OK if action == PASS else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        if action == PASS:
            p.pop()
        else:
            p.become(self.parts[0], 0)


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
class Provided(Several):
    """A part that cannot be done unless a condition holds. Subclasses say `lack`, and in `begin` what it uses up; if
    the part may need the same, `doable` has to rehearse."""

    def __init__(self, part: Node) -> None:
        super().__init__([part], "")

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        """OK, or the reason why the part must not be begun."""
        raise NotImplementedError(self.path)

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        """What comes before the part, which lies on top already."""

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        reason = self.lack(p, seat, it)
        return reason if reason != OK else self.parts[0].doable(p, seat, it)

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.parts[0].idle(p, seat, it)

    def run(self, p: Position, f: i64) -> bool:
        p.become(self.parts[0], 0)
        self.begin(p, p.stack[f + SEAT], p.stack[f + IT])
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
