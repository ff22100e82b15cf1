# compiled
"""Positions, expression nodes and the machine that runs them.

A rule or card is *written* as a tree of nodes, built once and numbered. It is *run* on a stack of frames, four
integers each: the node, the seat it runs for, how far it has got, and `it`, the thing chosen last. `it` is handed down
to a part when it starts and handed back when it ends, so a later part can use what an earlier one chose.

What each flag of a node and each field of the machine changes stands in docs/kernel.md ("Flags").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tilth.kernel.doors import Alike, Answer, Evaluation, Features, Scoring, Unseen
from tilth.kernel.native import append, i64, mypyc_attr, vec
from tilth.kernel.rng import Rng
from tilth.kernel.trace import Trace, Written
from tilth.kernel.vecs import contains, rows

if TYPE_CHECKING:
    from tilth.kernel.errors import Reason
    from tilth.kernel.voice import Json, Question, Sheet

CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -2

# Reason codes of the kernel; a game's own begin at FIRST_REASON.
OK: Final[i64] = 0
NOT_YOUR_TURN: Final[i64] = 1
WRONG_PART: Final[i64] = 2
REST_IMPOSSIBLE: Final[i64] = 3
CANNOT_PAY: Final[i64] = 4
LATER: Final[i64] = 5
FIRST_REASON: Final[i64] = 8

# Actions of the combinators; a game's own begin at FIRST_ACTION.
PASS: Final[i64] = 0
CHOOSE: Final[i64] = 1
FIRST_ACTION: Final[i64] = 65

# Offsets inside a frame.
NODE: Final[i64] = 0
SEAT: Final[i64] = 1
STEP: Final[i64] = 2
IT: Final[i64] = 3
FRAME: Final[i64] = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """One expression. Immutable once numbered; shared by all positions."""

    def __init__(self) -> None:
        self.id: i64 = -1
        self.path: str = ""  # unique; by this it is saved
        self.label: str = ""  # the word by which it is chosen
        self.asks: str = ""  # the id of the question this node puts, if it puts one
        self.sure: bool = False  # can be carried out in every position
        self.still: bool = False  # its order among other still nodes never matters
        self.wary: bool = False  # while it runs, a mandatory rest may become impossible
        self.apart: bool = False  # opened beside a question, which must stay possible
        self.swift: bool = False  # with one possibility it is no decision, not even an occasion for an aside
        self.terse: bool = False  # its list is kept short: whatever `why` allows may be said, listed or not
        self.spent: i64 = WRONG_PART  # the reason for its words once it has been done
        self.parts: list[Node] = []  # added to, never set again: compiled, the first list would not be freed

    def named(self, label: str) -> Node:
        """Give the word by which this expression is chosen. It may be said by several."""
        self.label = label
        return self

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        """OK, or the reason why this expression cannot be carried out to its end. Exact and pure."""
        return OK

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        """Would it do nothing now? Then nobody is asked about it."""
        return False

    def run(self, p: Position, f: i64) -> bool:
        """Go one step with the frame at `f`, which is on top. True: a decision is needed first."""
        raise NotImplementedError(self.path)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        """Append the legal actions in ascending order."""
        return out

    def take(self, p: Position, f: i64, action: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError(self.path)

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        """OK if `seat` may choose `action` here, or the reason why not."""
        if seat != p.stack[f + SEAT]:
            return NOT_YOUR_TURN
        return OK if contains(self.options(p, f, vec[i64]()), action) else WRONG_PART

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        """A chance node's outcome, drawn with its true odds."""
        raise NotImplementedError(self.path)

    def odds(self, p: Position, f: i64, action: i64) -> i64:
        """The weight of one outcome of a chance node."""
        return 1

    def step_name(self, p: Position, index: i64) -> str:
        """The word for `CHOOSE + index` at this node."""
        part = self.parts[index]
        return part.label if part.label else str(index + 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What all positions of one game with one set of options share. Immutable after `number`."""

    def __init__(self, seats: i64, events: i64 = 0, questions: i64 = 0) -> None:
        self.seats: i64 = seats
        self.nodes: vec[Node] = vec[Node]()
        self.paths: set[str] = set()
        self.answers: list[Answer] = []
        self.events: i64 = events
        self.questions: i64 = questions
        self.instants: list[Node] = []
        # What a seat may do at any decision of its own. Each must use something up, or rehearsing would not end.
        self.aside: Node | None = None
        self.aside_from: i64 = 1000000  # the first action number that belongs to the aside
        self.scoring: Scoring = Scoring()
        self.unseen: Unseen = Unseen()
        self.evaluation: Evaluation = Evaluation()
        self.features: Features = Features()
        self.alike: Alike = Alike()
        self.same_as: str = ""  # the game and its options in words; rules of which this is the same play alike
        self.voice: Any = None  # words, notation and views; never needed to play

    def number(self, root: Node, path: str) -> None:
        """Give `root` and everything below it their numbers, and the paths by which they can be saved."""
        if root.id >= 0:
            if root.id >= len(self.nodes) or self.nodes[root.id] is not root:
                raise ValueError(f"{root.path} belongs to other rules")
            return
        if path in self.paths:
            raise ValueError(f"two expressions are called {path}")
        self.paths.add(path)
        root.id = len(self.nodes)
        self.nodes = append(self.nodes, root)
        root.path = path
        for i, part in enumerate(root.parts):
            self.number(part, f"{path}.{i + 1}")

    def add_answer(self, answer: Answer) -> Answer:
        answer.id = len(self.answers)
        self.answers.append(answer)
        return answer


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game at one instant. `play` changes it in place; `copy` is cheap; to undo, keep the copy.

    A game's position adds its own fields and overrides `copy`.
    """

    def __init__(self, rules: Rules, twin: Position | None = None) -> None:
        """An empty position, or a copy of `twin`. Lists that are replaced and never changed are shared."""
        self.rules: Rules = rules
        self.nodes: vec[Node] = rules.nodes
        if twin is not None:
            self.stack: vec[i64] = twin.stack[: twin.top]
            self.top: i64 = twin.top
            self.who: i64 = twin.who
            self.starter: i64 = twin.starter
            self.choices: vec[i64] = twin.choices
            self.patient: bool = twin.patient
            self.strict: bool = twin.strict
            self.judge: i64 = twin.judge
            self.failed: bool = twin.failed
            self.floor: i64 = twin.floor
            self.unlisted: i64 = -1
            self.guard: i64 = twin.guard
            self.listeners: list[vec[i64]] = twin.listeners
            self.answerers: list[vec[i64]] = twin.answerers
            return
        self.stack = vec[i64]()
        self.top = 0
        self.who = NOBODY
        self.starter = 0
        self.choices = vec[i64]()
        self.patient = False  # stop at choices with one possibility too
        # While rehearsing (strict), what cannot be done is a failure of its seat, not a rest that lapses. Only the
        # judged seat's failures count: what others do to it may make its rest lapse.
        self.strict = False
        self.judge = NOBODY
        self.failed = False
        self.floor = 0
        self.unlisted = -1  # a question at this frame or below is only reached: `listed` tells its choices
        self.guard = 0  # wary frames under way
        self.listeners = rows(rules.events)
        self.answerers = rows(rules.questions)

    def copy(self) -> Position:
        """An independent position, equal to this one."""
        raise NotImplementedError

    def same(self, other: Position) -> bool:
        """Does the game go on from here as from the other position? A game whose positions say so is not asked about
        orders that change nothing."""
        return False

    def tell(self, trace: Trace) -> None:
        """Everything that can make the game go on differently. A game adds its own fields; those of which the order is
        of no account it tells in a fixed one, and what follows from others it leaves out."""
        trace.number(self.starter)
        trace.numbers(self.stack[: self.top])
        trace.few_rows(self.listeners)
        trace.few_rows(self.answerers)

    # -- frames

    def push(self, node: Node, seat: i64, step: i64, it: i64) -> None:
        stack = self.stack
        f = self.top
        if f == len(stack):
            stack = append(stack, node.id)
            stack = append(stack, seat)
            stack = append(stack, step)
            stack = append(stack, it)
            self.stack = stack
        else:
            stack[f] = node.id
            stack[f + 1] = seat
            stack[f + 2] = step
            stack[f + 3] = it
        self.top = f + FRAME

    def pop(self) -> None:
        """End the top frame; `it` goes back to the frame below."""
        f = self.top - FRAME
        if f > 0:
            self.stack[f - 1] = self.stack[f + 3]
        self.top = f

    def drop(self) -> None:
        """End the top frame and tell the frame below nothing."""
        self.top -= FRAME

    def become(self, node: Node, step: i64) -> None:
        """Put `node` in the place of the top frame, same seat, same `it`."""
        f = self.top - FRAME
        self.stack[f] = node.id
        self.stack[f + 2] = step

    def begin(self, node: Node, seat: i64, it: i64) -> None:
        """Start a mandatory part. If it has become impossible it lapses."""
        if node.sure or node.doable(self, seat, it) == OK:
            self.push(node, seat, 0, it)
        else:
            self.lapse(seat)

    def lapse(self, seat: i64) -> None:
        """Something mandatory cannot be done any more and is left out; rehearsing for this seat, that is failure."""
        if self.strict and seat == self.judge:
            self.failed = True

    def set_it(self, it: i64) -> None:
        """Tell the frame on top what was chosen."""
        self.stack[self.top - 1] = it

    # -- the machine

    def advance(self) -> None:
        """Run to the next decision with a real choice (any decision if `patient`), or to the end."""
        nodes = self.nodes
        while self.top > self.floor and not self.failed:
            f = self.top - FRAME
            node = nodes[self.stack[f]]
            if not node.run(self, f):
                continue
            who = self.stack[f + SEAT]
            self.who = who
            if who == CHANCE or f <= self.unlisted:
                self.choices = vec[i64]()
                return
            out = node.options(self, f, vec[i64]())
            n: i64 = len(out)
            if n == 0 and not node.sure:
                self.lapse(who)
                self.drop()
                continue
            if n == 1 and node.swift and not self.patient:
                self.apply(f, out[0])
                continue
            out = self.with_aside(f, out)
            n = len(out)
            if n == 1 and not self.patient:
                self.apply(f, out[0])
                continue
            if n == 0:
                raise RuntimeError(f"no legal choice at {node.path}")
            self.choices = out
            return
        self.who = NOBODY
        self.choices = vec[i64]()

    def with_aside(self, f: i64, own: vec[i64]) -> vec[i64]:
        """What may be chosen: the question's own choices and the aside's, without those that spoil a mandatory rest."""
        aside = self.rules.aside
        node = self.nodes[self.stack[f]]
        who = self.stack[f + SEAT]
        n: i64 = len(own)
        out = own if aside is None else aside.options(self, f, own)
        if self.strict:
            return out
        if self.guard > 0:
            return self.completable(out, f, who)
        if len(out) > n and aside is not None and not (node.sure or aside.still):
            # An aside must not make the question impossible; a still one sees to that itself.
            return self.completed(out[n:], f, who, out[:n])
        return out

    def ask_anew(self) -> None:
        """The same question once more, with what hidden cards dealt anew allow."""
        f = self.top - FRAME
        self.choices = self.with_aside(f, self.nodes[self.stack[f]].options(self, f, vec[i64]()))

    def apply(self, f: i64, action: i64) -> None:
        aside = self.rules.aside
        if aside is not None and action >= self.rules.aside_from:
            aside.take(self, f, action)
        else:
            self.nodes[self.stack[f]].take(self, f, action)

    def act(self, action: i64) -> None:
        """Play without asking whether the action is legal."""
        self.apply(self.top - FRAME, action)
        self.advance()

    def listed(self) -> None:
        """Go on to a decision whose choices are known, from one that was only reached."""
        if self.unlisted >= 0:
            self.unlisted = -1
            self.advance()

    def settle(self) -> None:
        """Make the choices that leave no choice: go to where an impatient position would stand."""
        patient = self.patient
        self.patient = False
        self.advance()
        self.patient = patient

    def forced(self) -> i64:
        """The choice that an impatient position would make by itself; -1 if there is a decision."""
        if self.who < 0:
            return -1
        if len(self.choices) == 1:
            return self.choices[0]
        f = self.top - FRAME
        node = self.nodes[self.stack[f]]
        own = node.options(self, f, vec[i64]())
        return own[0] if node.swift and len(own) == 1 else -1

    def draw(self, rng: Rng) -> i64:
        """What chance does next."""
        f = self.top - FRAME
        return self.nodes[self.stack[f]].draw(self, f, rng)

    def node(self) -> Node:
        """The node that asks."""
        return self.nodes[self.stack[self.top - FRAME]]

    def options(self) -> vec[i64]:
        """The legal actions; chance's are listed only when somebody wants them."""
        if self.who == CHANCE and len(self.choices) == 0:
            f = self.top - FRAME
            self.choices = self.nodes[self.stack[f]].options(self, f, vec[i64]())
        return self.choices

    def refuse(self, seat: i64, action: i64) -> i64:
        """OK if `seat` may play `action` now, or the reason why not."""
        if self.top == 0:
            return WRONG_PART
        if contains(self.options(), action) and seat == self.who:
            return OK
        f = self.top - FRAME
        aside = self.rules.aside
        if aside is not None and action >= self.rules.aside_from:
            reason = aside.why(self, f, seat, action)
            if reason != OK:
                return reason
            return REST_IMPOSSIBLE if seat == self.who else NOT_YOUR_TURN
        node = self.nodes[self.stack[f]]
        reason = node.why(self, f, seat, action)
        if reason == OK and not (node.terse and self.leaves_rest(f, seat, action)):
            return REST_IMPOSSIBLE
        return reason

    def leaves_rest(self, asking: i64, seat: i64, action: i64) -> bool:
        """After this choice, can all that this seat has started still be completed?"""
        if self.guard == 0:
            return True
        f = self.started(asking, seat)
        return len(self.completed(append(vec[i64](), action), f, seat, vec[i64]())) > 0

    # -- rehearsing

    def rehearse(self, node: Node, seat: i64, it: i64) -> bool:
        """Can `node` be carried out to its end from here, in some way? Tried on a copy, so nothing is used up."""
        q = self.copy()
        q.floor = 0
        q.top = 0
        q.guard = 0
        q.strict = True
        q.judge = seat
        q.patient = True
        q.failed = False
        q.push(node, seat, 0, it)
        q.advance()
        return q.completes()

    def completes(self) -> bool:
        """While rehearsing: does some line of choices reach the floor with nothing lapsing? The last choice is tried on
        this position itself."""
        while self.who != NOBODY and not self.failed:
            choices = self.options()
            last: i64 = len(choices) - 1
            i: i64 = 0
            while i < last:
                q = self.copy()
                q.act(choices[i])
                if q.completes():
                    return True
                i += 1
            if last < 0:
                return False
            self.act(choices[last])
        return not self.failed

    def completable(self, choices: vec[i64], asking: i64, seat: i64) -> vec[i64]:
        """Those choices after which all that this seat has started can still be completed; all of them if none is."""
        f = self.started(asking, seat)
        if f == asking and self.nodes[self.stack[f]].sure:
            return choices
        kept = self.completed(choices, f, seat, vec[i64]())
        return kept if len(kept) > 0 else choices

    def started(self, asking: i64, seat: i64) -> i64:
        """The lowest frame from which on all must stay possible for this seat, or the one that asks."""
        f: i64 = 0
        while f < asking and not self.bound(f, seat):
            f += FRAME
        return f

    def bound(self, f: i64, seat: i64) -> bool:
        """Must all from this frame on stay possible, because a rest is mandatory or an aside was opened beside it?"""
        node = self.nodes[self.stack[f]]
        if self.stack[f + SEAT] != seat:
            return False
        return node.wary or (not node.sure and self.nodes[self.stack[f + FRAME]].apart)

    def open_apart(self, f: i64, node: Node) -> None:
        """Push a node beside the question at `f`."""
        if not self.nodes[self.stack[f]].sure:
            self.guard += 1
        self.push(node, self.stack[f + SEAT], 0, 0)

    def close_apart(self) -> None:
        """The node on top, opened beside a question, is done."""
        self.drop()
        if not self.nodes[self.stack[self.top - FRAME]].sure:
            self.guard -= 1

    def completed(self, choices: vec[i64], floor: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        """Append those choices after which everything from the frame at `floor` on can still be completed."""
        n: i64 = len(choices)
        i: i64 = 0
        while i < n:
            q = self.copy()
            q.floor = floor
            q.strict = True
            q.judge = seat
            q.patient = True
            q.act(choices[i])
            if q.goes_on(floor, seat):
                out = append(out, choices[i])
            i += 1
        return out

    def goes_on(self, f: i64, seat: i64) -> bool:
        """While rehearsing: can everything from the frame at `f` on be completed? Where nothing is left to do beside a
        question that was not begun, the question itself knows."""
        beside = self.top == f + 2 * FRAME and self.stack[f + STEP] == 0 and self.nodes[self.stack[f + FRAME]].apart
        if beside and not self.failed and len(self.choices) == 1 and self.choices[0] == PASS:
            return self.nodes[self.stack[f]].doable(self, seat, self.stack[f + IT]) == OK
        return self.completes()

    # -- public

    @property
    def seat(self) -> int | None:
        """Who decides: 0..n-1, CHANCE, or None when the game is over."""
        return None if self.who == NOBODY else int(self.who)

    @property
    def over(self) -> bool:
        return self.who == NOBODY

    def legal(self) -> list[int]:
        """The legal actions, ascending, as numbers of the game's fixed action space."""
        return [int(a) for a in self.options()]

    def play(self, action: int) -> None:
        """Play a legal action, in place."""
        reason = self.refuse(self.who, action)
        if reason != OK:
            raise self.rules.voice.illegal(self, self.who, action, reason)
        self.act(action)

    @property
    def question(self) -> Question | None:
        """What is asked, of whom, and because of what; None when the game is over."""
        found: Question | None = self.rules.voice.question(self)
        return found

    def name(self, action: int) -> str:
        """The stable text of an action in this position."""
        return str(self.rules.voice.name(self, action))

    def parse(self, text: str) -> int:
        """The legal action that `text` names. Raises Unreadable, Ambiguous or Illegal."""
        return int(self.rules.voice.parse(self, text))

    def why_not(self, text: str) -> Reason | None:
        """None if `text` names a legal action, otherwise the Reason."""
        found: Reason | None = self.rules.voice.why_not(self, text)
        return found

    def view(self, seat: int | None) -> dict[str, Json]:
        """All that this seat may know, and nothing else. None: a spectator."""
        found: dict[str, Json] = self.rules.voice.view(self, seat)
        return found

    def resample(self, seat: i64, rng: Rng) -> Position:
        """A position that this seat cannot tell from the true one."""
        return self.rules.unseen.dealt_anew(self, seat, rng)

    def points(self, seat: i64) -> i64:
        """What this seat would score if the game ended now."""
        return self.rules.scoring.points(self, seat)

    def evaluate(self, seat: i64) -> float:
        """How good the position looks for this seat."""
        return self.rules.evaluation.value(self, seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can draw now, each with how likely it is. Nothing, if chance does not decide."""
        if self.who != CHANCE:
            return []
        f = self.top - FRAME
        node = self.nodes[self.stack[f]]
        weights = [int(node.odds(self, f, action)) for action in self.options()]
        whole = sum(weights)
        return [(action, weight / whole) for action, weight in zip(self.legal(), weights)]

    def scores(self) -> list[Sheet]:
        """Itemised scores of all seats, with the ranking."""
        found: list[Sheet] = self.rules.voice.scores(self)
        return found

    def dump(self) -> str:
        """This position in the notation that `Game.load` reads."""
        return str(self.rules.voice.dump(self))

    def key(self) -> int:
        """A number of 62 bits by which this position is found again. Equal positions have the same; others, as good as
        never."""
        trace = Trace()
        self.tell(trace)
        return trace.key()

    def __eq__(self, other: object) -> bool:
        """Does the same game, with the same options, go on from here in the same way?"""
        if not isinstance(other, Position) or self.rules.same_as != other.rules.same_as or self.key() != other.key():
            return False
        mine, theirs = Written(), Written()
        self.tell(mine)
        other.tell(theirs)
        return mine.found == theirs.found

    def __hash__(self) -> int:
        return self.key()
