"""Names for actions, and the reading of what people write. Lives outside the machine and only looks at positions."""

from __future__ import annotations

import difflib
import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

import yaml

from tilth.kernel.core import CHANCE, CHOOSE, FIRST_ACTION, FRAME, LATER, NOT_YOUR_TURN, OK, PASS, Position
from tilth.kernel.errors import Ambiguous, Illegal, MoveError, Reason, Unreadable
from tilth.kernel.frames import tables_in_words
from tilth.kernel.rng import Rng

if TYPE_CHECKING:
    from tilth.kernel.watching import Deed

KERNEL_CODES = {1: "NOT_YOUR_TURN", 2: "WRONG_PART", 3: "REST_IMPOSSIBLE", 4: "CANNOT_PAY", 5: "LATER"}
WORLDS = 3  # in which a line is tried before it is played
LONGEST_WORD = 200
DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)  # both write the same; one of them is four times as quick
LONG_NUMBER = re.compile("[0-9]{10}")
Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"  # plain data


class Domain:
    """What an action is about: words for the numbers 0 to size - 1. A word has no spaces."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)
        self.size = len(self.words)
        self.index = {word: i for i, word in enumerate(self.words)}

    @cached_property
    def small(self) -> dict[str, int]:
        return {word.lower(): i for i, word in enumerate(self.words)}

    def word(self, p: Position, seat: int, index: int) -> str:
        return self.words[index]

    @cached_property
    def fixed(self) -> bool:
        """Are its words the same in every position?"""
        return type(self).word is Domain.word

    def find(self, p: Position, seat: int, word: str) -> int | None:
        """The number of a word; capitals do not matter."""
        found = self.index.get(word)
        return self.small.get(word.lower()) if found is None else found

    def speaks(self, p: Position, word: str) -> bool:
        """Can this word mean something, whoever says it and when? What depends on the position may be any word."""
        return type(self).find is not Domain.find or word in self.index


@dataclass(frozen=True)
class Kind:
    """A kind of action: a verb, and what it is about. Its numbers begin at `start`."""

    start: int
    verb: str
    domain: Domain | None = None

    @property
    def size(self) -> int:
        return self.domain.size if self.domain else 1


@dataclass(frozen=True)
class Question:
    """A decision that waits: who must decide, what is asked, and because of which card or space."""

    seat: int
    asks: str
    cause: str = ""


class Fate(Protocol):
    """What chance draws. A copy of it draws the same."""

    def __call__(self, p: Position, /) -> int: ...

    def copy(self) -> Fate: ...


@dataclass(frozen=True)
class Sheet:
    """One seat's score, item by item."""

    seat: str
    items: Mapping[str, int]
    total: int
    rank: int


class Cards(NamedTuple):
    """The cards of one seat: those before it of which it may keep some (a pack in a draft), its hand, those it has
    played."""

    offered: Sequence[str] = ()
    hand: Sequence[str] = ()
    played: Sequence[str] = ()


class Voice:
    """The words of a game. A game gives its kinds of action and reasons, and overrides what it shows."""

    passes = frozenset({"pass"})  # words for a pass
    joined: frozenset[str] = frozenset()  # questions that are asked again and again in one move
    burdens: frozenset[str] = frozenset()  # holdings of which only a loss is told
    parting: frozenset[str] = frozenset()  # questions at which a seat says what it gives up
    sayings: frozenset[str] = frozenset()  # words that a line may begin with and that name no kind of action
    spent: frozenset[str] = frozenset()  # reasons that only say that the time of something is over

    def __init__(self, kinds: Sequence[Kind], reasons: Mapping[int, Reason], seats: Sequence[str]) -> None:
        self.kinds = sorted(kinds, key=lambda k: k.start)
        self.starts = [kind.start for kind in self.kinds]
        self.reasons = {**{code: Reason(name) for code, name in KERNEL_CODES.items()}, **reasons}
        self.seats = list(seats)
        last = self.kinds[-1] if self.kinds else Kind(FIRST_ACTION, "")
        self.num_actions = last.start + last.size
        self.first_words: list[tuple[str, str]] = []
        self.fixed_names: dict[int, str] = {}  # of actions that are called the same in every position
        self.verbs = {word for kind in self.kinds for word in kind.verb.split()} | self.passes | self.sayings
        for a, b in zip(self.kinds, self.kinds[1:], strict=False):
            assert a.start + a.size <= b.start, f"{a.verb} and {b.verb} overlap"

    # -- names

    def kind(self, action: int) -> Kind:
        i = bisect_right(self.starts, action) - 1
        if i < 0 or action >= self.starts[i] + self.kinds[i].size:
            raise ValueError(f"no action {action}")
        return self.kinds[i]

    def name(self, p: Position, action: int) -> str:
        known = self.fixed_names.get(action)
        if known is not None:
            return known
        if action == PASS:
            return "pass"
        if action < FIRST_ACTION:
            return p.node().step_name(p, action - CHOOSE)
        kind = self.kind(action)
        domain = kind.domain
        name = f"{kind.verb} {domain.word(p, p.who, action - kind.start)}" if domain is not None else kind.verb
        if domain is None or domain.fixed:
            self.fixed_names[int(action)] = name
        return name

    def seat_name(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.seats[seat]

    def seat_number(self, word: str) -> int | None:
        """A seat by its name, in capitals or not."""
        if word.lower() == "chance":
            return CHANCE
        names = [name.lower() for name in self.seats]
        return names.index(word.lower()) if word.lower() in names else None

    def paths(self, p: Position) -> list[tuple[str, str]]:
        """The first two words of every node's path, looked up often and so made once."""
        if not self.first_words:
            split = [[*node.path.split("."), ""] for node in p.rules.nodes]
            self.first_words = [(path[0], path[1]) for path in split]
        return self.first_words

    def cause(self, p: Position) -> str:
        """The card or space because of which the waiting question is asked."""
        return ""

    def question(self, p: Position) -> Question | None:
        if p.over:
            return None
        return Question(int(p.who), p.node().asks, self.cause(p))

    def reason(self, code: int) -> Reason:
        return self.reasons.get(int(code)) or Reason(f"REASON_{code}")

    def because(self, p: Position, seat: int, action: int, code: int) -> Reason:
        """Why a seat may not do this now. A game can say more closely what is missing than by the reason alone."""
        return self.reason(code)

    def illegal(self, p: Position, seat: int, action: int, code: int) -> Illegal:
        try:
            text = self.name(p, action)
        except (ValueError, IndexError):
            text = f"action {action}"
        return self.refusal(p, text, self.because(p, seat, action, code))

    def refusal(self, p: Position, text: str, reason: Reason, also: Sequence[Reason] = ()) -> Illegal:
        """A move that is refused at `p`; one that comes at the wrong moment is told what is decided there."""
        return Illegal(text, reason, self.situation(p) if reason.code in ("NOT_YOUR_TURN", "WRONG_PART") else "", also)

    def further(self, p: Position, seat: int, tokens: Sequence[str]) -> list[Reason]:
        """What else would be wrong with words that are refused."""
        return []

    def situation(self, p: Position) -> str:
        """Who decides what, and when: nothing but what all can see."""
        if p.over:
            return "the game is over"
        who = "chance draws" if p.who == CHANCE else f"{self.seat_name(p.who)} decides"
        when = self.when(p)
        return f"{who} now: {p.node().asks}" + (f" ({when})" if when else "")

    def when(self, p: Position) -> str:
        """The round and the phase, in words."""
        return ""

    # -- reading

    def spoken(self, p: Position, tokens: Sequence[str]) -> int:
        """How many words at the beginning of these can name a move, in whatever position; 0: none can."""
        found = [1] if tokens[0] in self.passes else [0]
        for kind in self.kinds:
            verb = kind.verb.split()
            if list(tokens[: len(verb)]) == verb:
                word = tokens[len(verb)] if len(tokens) > len(verb) else ""
                if kind.domain is None or kind.domain.speaks(p, word):
                    found.append(len(verb) + (1 if word and kind.domain else 0))
        for label in {node.label for node in p.rules.nodes}:
            if label and list(tokens[: len(label.split())]) == label.split():
                found.append(len(label.split()))
        return max(found)

    def unspoken(self, p: Position, seat: int, text: str) -> str:
        """The words of a line from where on they name no move of this game; nothing, if all of them do."""
        tokens = self.plainly(text).split()
        while tokens and self.never(p, seat, " ".join(tokens)) is None:
            said = self.spoken(p, tokens)
            if not said:
                return " ".join(tokens)
            tokens = tokens[said:]
        return ""

    def never(self, p: Position, seat: int, text: str) -> Reason | None:
        """A reason for things people may try and no rule ever allows."""
        return None

    def plainly(self, text: str) -> str:
        """A line as it is read: verbs in small letters. Raises Unreadable for what no word can be."""
        words = text.split()
        for word in words:
            odd = any(letter.isdigit() and not letter.isascii() for letter in word) or not word.isprintable()
            if odd or len(word) > LONGEST_WORD or LONG_NUMBER.search(word):
                raise Unreadable(word[:40])
        return " ".join(word.lower() if word.lower() in self.verbs else word for word in words)

    def read(self, p: Position, seat: int, tokens: Sequence[str]) -> list[tuple[int, int]]:
        """Actions that a beginning of `tokens` can name, with how many tokens it takes; longest first."""
        found: list[tuple[int, int]] = []
        for kind in self.kinds:
            verb = kind.verb.split()
            n = len(verb)
            if list(tokens[:n]) != verb:
                continue
            if kind.domain is None:
                found.append((kind.start, n))
            elif len(tokens) > n:
                index = kind.domain.find(p, seat, tokens[n])
                if index is not None:
                    found.append((kind.start + index, n + 1))
        if not p.over:
            node = p.node()
            steps = {int(a) for a in p.options() if a < FIRST_ACTION}
            steps |= {PASS} | {CHOOSE + i for i, part in enumerate(node.parts) if node.asks and part.label}
            for action in sorted(steps):
                words = self.name(p, action).lower().split()
                if [token.lower() for token in tokens[: len(words)]] == words:
                    found.append((action, len(words)))
        return sorted(found, key=lambda pair: -pair[1])

    def parse(self, p: Position, text: str) -> int:
        """The legal action with this name."""
        tokens = text.split()
        if not tokens:
            raise Unreadable(text)
        named = [a for a, used in self.read(p, p.who, tokens) if used == len(tokens)]
        legal = [a for a in named if p.refuse(p.who, a) == OK]
        if len(legal) == 1:
            return legal[0]
        if legal:
            raise Ambiguous(text, [self.name(p, a) for a in legal])
        never = self.never(p, p.who, text)
        if never:
            raise self.refusal(p, text, never)
        if named:
            raise self.refusal(p, text, self.because(p, p.who, named[0], p.refuse(p.who, named[0])))
        raise Unreadable(text, self.close(p, text))

    def close(self, p: Position, text: str) -> list[str]:
        names = [self.name(p, a) for a in p.legal()] if not p.over else []
        return difflib.get_close_matches(text, names, n=3, cutoff=0.5)

    def why_not(self, p: Position, text: str) -> Reason | None:
        try:
            self.parse(p, text)
        except Illegal as error:
            return error.reason
        return None

    def heed(self, p: Position, seat: int, text: str) -> list[int]:
        """The actions that a line of somebody at the table stands for, judged by what this seat may know.

        What comes after a first choice may depend on what lies hidden, and so may the reason for refusing it. So the
        line is followed in worlds that the seat cannot tell from the true one, and as far as it decides itself; where
        they disagree, or chance or another seat comes before the last word, there is one answer. The true world may
        still have somebody else decide earlier: what was done until then is done, and the rest lapses.
        """
        if p.who != seat:
            raise self.refusal(p, text, self.reason(NOT_YOUR_TURN))
        outcomes: list[list[int] | MoveError] = []
        for luck in range(WORLDS):
            taken: list[int] = []
            try:
                self.follow(p.resample(seat, Rng(luck)), seat, text, taken=taken, alone=True)
                outcomes.append(taken)
            except MoveError as error:
                outcomes.append(error)
        found = outcomes[0]
        if any(str(other) != str(found) for other in outcomes):
            raise Illegal(text, self.reason(LATER))
        if isinstance(found, MoveError):
            raise found
        return found

    def follow(
        self,
        p: Position,
        seat: int,
        text: str,
        fate: Fate | None = None,
        taken: list[int] | None = None,
        alone: bool = False,
    ) -> Position:
        """The position after a line of one seat: the words of one or more decisions, one after the other.

        Words for choices that leave no choice may be given or left out. `fate` says what chance draws in between.
        Nothing happens to `p`. The position returned stops at every decision, also those with one possibility;
        the actions that led there are put into `taken`. A `pass` is meant for the first decision at which there is
        something to pass; only if that makes no sense, it may stand where nothing can be done anyway. `alone`, the line
        ends where the seat does not decide: words left then are refused as coming too early.
        """
        text = self.plainly(text)
        lenient = False
        if self.passes & set(text.split()):
            try:
                self.followed(p, seat, text, fate.copy() if fate else None, [], False, alone)
            except MoveError:
                lenient = True
        return self.followed(p, seat, text, fate, [] if taken is None else taken, lenient, alone)

    def followed(
        self,
        p: Position,
        seat: int,
        text: str,
        fate: Fate | None,
        path: list[int],
        lenient: bool,
        alone: bool,
    ) -> Position:
        q = p.copy()
        q.patient = True

        def go(action: int) -> None:
            path.append(int(action))
            q.act(action)

        tokens = text.split()
        if not tokens:
            raise Unreadable(text)
        said = 0
        doubt: Reason | None = None  # why the words did not fit a choice that was made without them
        phase = ""  # in which that was
        heard: list[Reason] = []  # all that was said against the words
        aside: tuple[Position, int, int] | None = None  # where they could have interrupted such a choice, and how
        while said < len(tokens):
            rest = tokens[said:]
            if alone and q.who != seat:
                if aside is None or said:
                    raise Illegal(text, self.reason(LATER))
                q, made, action = aside
                del path[made:]
                go(action)
                aside, doubt = None, None
            never = self.never(q, seat, " ".join(rest))
            if never:
                raise self.refusal(p, text, never, self.further(q, seat, rest))
            if q.over and doubt:
                raise self.refusal(p, text, doubt, heard)
            if q.over:
                raise MoveError(text, f"{' '.join(rest)!r}: the game is over")
            if q.who == CHANCE and seat != CHANCE and fate:
                go(fate(q))
                continue
            forced = q.forced()
            readings = self.read(q, seat, rest)
            if forced == PASS and not lenient:
                readings = [(a, n) for a, n in readings if a != PASS]
            legal = [(a, n) for a, n in readings if q.refuse(seat, a) == OK]
            if forced >= 0:
                legal = [(a, n) for a, n in legal if self.meant(q, forced, a, rest[0], said > 0)]
            if legal:
                longest = [a for a, n in legal if n == legal[0][1]]
                if len(set(longest)) > 1:
                    raise Ambiguous(text, [self.name(q, a) for a in longest])
                go(longest[0])
                said += legal[0][1]
                doubt, heard = None, []
                continue
            implied = self.implied(q, seat, rest) if forced < 0 and seat == q.who else None
            if implied is not None:
                go(implied)
                continue
            codes = [(a, q.refuse(seat, a)) for a, _ in readings]
            reasons = [self.because(q, seat, a, code) for a, code in codes if code != OK]
            apt = [r for r in reasons if r.code not in ("WRONG_PART", "NOT_YOUR_TURN")]
            heard += apt
            if forced >= 0:
                if said and seat == q.who and any(self.alike(forced, a) for a, _ in readings):
                    raise self.refusal(p, text, (apt or reasons)[0], heard)  # another choice of the same kind is wanted
                if apt and not doubt:
                    doubt, phase = apt[0], self.when(q)
                    heard += self.further(q, seat, rest)
                meant = self.implied(q, seat, rest) if not said and seat == q.who else None
                if meant is not None and aside is None:
                    aside = q.copy(), len(path), meant
                go(forced)
                continue
            if doubt or reasons:
                if apt and seat == q.who and self.when(q) == phase and not (doubt and apt[0].code in self.spent):
                    doubt = apt[0]  # what was lacking may be there by now
                plain = [code for _, code in codes if code != OK] + [NOT_YOUR_TURN] * (not said and seat != q.who)
                heard += [self.reason(code) for code in plain] + self.further(q, seat, rest)
                raise self.refusal(p, text, doubt or (apt or reasons)[0], heard)
            if seat != q.who:
                raise self.refusal(p, text, self.reason(NOT_YOUR_TURN))
            raise Unreadable(" ".join(rest), self.close(q, " ".join(rest)))
        return q

    def meant(self, p: Position, forced: int, action: int, verb: str, within: bool) -> bool:
        """Are words meant for a choice that goes without saying, and not for the next real decision? An aside is not;
        nor is what is not even listed, if a line begins with it, unless it names a choice of the same kind."""
        if p.rules.aside is not None and action >= p.rules.aside_from:
            return False
        return within or action in p.options() or verb == self.name(p, forced).split()[0]

    def alike(self, action: int, other: int) -> bool:
        """Are these choices of one kind?"""
        return min(action, other) >= FIRST_ACTION and self.kind(action) is self.kind(other)

    # -- what a game overrides

    def describe(self, p: Position) -> dict[str, Any]:
        """Everything in the position, as plain data: the content of a dump."""
        raise NotImplementedError

    def view(self, p: Position, seat: int | None) -> dict[str, Any]:
        raise NotImplementedError

    def scores(self, p: Position) -> list[Sheet]:
        raise NotImplementedError

    def target(self, p: Position) -> int | None:
        """Points to reach in a game alone; None: it names none, or there is somebody to be beaten."""
        return None

    def won(self, p: Position) -> list[bool]:
        """Which lines of the score have won: the best; alone, the one that reached the target. Where there is neither
        a target nor anybody to be beaten, nothing is won."""
        sheets = self.scores(p)
        target = self.target(p)
        if len(sheets) == 1:
            return [target is not None and sheets[0].total >= target]
        return [sheet.rank == 1 for sheet in sheets]

    def sequels(self, p: Position) -> dict[str, dict[str, Any]]:
        """Games that may follow a finished one, as in a series: what each changes in the options, by a word (`again`:
        the same once more)."""
        return {}

    def round(self, p: Position) -> int:
        """The round that is played; 0 before the first, and in games without rounds."""
        return int(getattr(p, "round", 0))

    def report(self, p: Position) -> dict[str, Any]:
        """The description and all that can be worked out from it: what a scenario may expect."""
        return self.describe(p)

    def same(self, path: str, expected: Any, actual: Any) -> bool:
        """Is what a scenario expects at `path` what is there?"""
        return bool(expected == actual)

    def intervene(self, p: Position, deed: str, what: str) -> None:
        """Something a test does to a position that no move could do."""
        raise ValueError(f"nothing is known of {deed!r}")

    def dump(self, p: Position) -> str:
        data = self.describe(p)
        text: str = yaml.dump(
            data, Dumper=DUMPER, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120
        )
        return text

    def turn(self, p: Position) -> str:
        """Who must decide, in one word."""
        return "over" if p.over else self.seat_name(p.who)

    def implied(self, p: Position, seat: int, tokens: Sequence[str]) -> int | None:
        """The choice that goes without saying before these words, because they make sense after no other."""
        return None

    def round_words(self, p: Position, text: str) -> str:
        """Chance's words for what a record says beside the number of a round that begins; none, if all is drawn."""
        return text

    def round_fault(self, p: Position, number: str, text: str) -> str:
        """Why this round cannot begin now, or not with what a record says beside it; nothing, if it can."""
        return ""

    def decided(self, p: Position) -> bool:
        """Is nothing left to say here but the end, so that a record may leave it out?"""
        return False

    def draw_first(self, p: Position) -> str:
        """What a record lacks if somebody moves where chance has to draw."""
        draw = p.name(p.legal()[0])
        return f"chance draws first ({p.node().asks}): write that before this line, such as `chance: {draw}`"

    def stock(self, p: Position) -> list[dict[str, int]]:
        """What each seat has, by the names of the things that are counted: the same names at every time."""
        return [{} for _ in self.seats]

    def stretch(self, p: Position) -> tuple[str, int]:
        """The part of the game that is under way, by a word and the round; no word where no accounts are kept at its
        end."""
        return "", 0

    def card_at_work(self, p: Position) -> str:
        """The card that does what is done next; nothing, if it is none."""
        return ""

    def holdings(self, p: Position) -> list[dict[str, int]]:
        """What the log counts of each seat: the stock, or the accounts that it comes from."""
        return self.stock(p)

    def pulse(self, p: Position) -> object:
        """Something quickly made that differs whenever the stock or the holdings do; None: they are to be counted."""
        return None

    def lost(self, p: Position, deed: Deed, seat: int, things: Mapping[str, int]) -> dict[str, int]:
        """What of a change went for nothing (below 0) or burdens the seat (above 0); `p` stands after it."""
        return {}

    def looming(self, p: Position, seat: int) -> Mapping[str, int]:
        """What this seat will lose or be burdened with before long, as things stand, unless it does something."""
        return {}

    def chapter(self, p: Position) -> tuple[str, int, str]:
        """Of a part of the game that is summed up at its end, such as a harvest: a word for it, its round or number,
        and which chapter of it is under way; no words elsewhere."""
        return "", 0, ""

    def aside(self, p: Position, deed: Deed, things: Mapping[str, int]) -> str:
        """The chapter in which a change is summed up, if it is not the one under way; `p` stands after it."""
        return ""

    def card_points(self, p: Position, seat: int) -> list[tuple[str, str, int]]:
        """Points that cards bring this seat: the item of the score they are counted in, the card, how many."""
        return []

    def cards(self, p: Position, seat: int) -> Cards:
        """The cards of a seat, by their ids."""
        return Cards()

    def card_played(self, p: Position, action: int) -> str:
        """The card that this action plays; nothing, if it plays none."""
        return ""

    def faults(self, p: Position) -> list[str]:
        """What contradicts the rules in this position: goods lost or gained, capacities exceeded. Empty if sound."""
        return []

    def frames(self, p: Position) -> list[str]:
        """The stack in words: node, seat, step, it. From the bottom up."""
        rows = (map(int, p.stack[f : f + FRAME]) for f in range(0, p.top, FRAME))
        return [f"{p.nodes[node].path} {self.seat_name(seat)} {step} {it}" for node, seat, step, it in rows]

    def tables(self, p: Position) -> dict[str, list[str]]:
        """Which cards react and answer, in words: one list per event (`event0`) and question (`question0`)."""
        return tables_in_words(p, self.seat_name)
