"""Scenarios: a position, moves, and what must follow (docs/scenarios.md)."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from tilth.games import game as make_game
from tilth.games import names
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import BadOption, BadPosition, Illegal, MoveError
from tilth.kernel.game import MISFIT, Game
from tilth.kernel.lines import LONGEST, FileError, Lined, found_at, read_yaml
from tilth.kernel.rng import Rng
from tilth.kernel.shape import Anything, Each, Either, Flag, Key, Keys, Many, Shape, Text, Whole, Word, shown, written
from tilth.text.faults import either, fault, told
from tilth.text.phrases import phrased

Make = Callable[..., Game]

WORDS: Final = Text("words", longest=2000)
SEAT: Final = Text("a seat")
NAME: Final = Either([WORDS, Flag()], "words")  # `name: no` is a name too
SOME: Final = Either([WORDS, Many(WORDS)])
PATHS: Final = Each(Text("a path"), Anything("what is there"))
ITS: Final = Anything("its value")
RUN: Final = {
    "options": Key(
        Each(Text("an option"), Anything("its value")), "the options of the game", "{players: 3}", "those of the game"
    ),
    "position": Key(
        Each(Text("a key of the game"), ITS),
        "where it begins; what is left out has the game's default",
        "",
        "the setup",
    ),
    "seed": Key(Whole(0, 10**9 - 1), "for what chance draws", "7", "1"),
    "chance": Key(Many(WORDS), "what chance draws next where it fits, in this order", "[fisher, tribute]"),
    "steps": Key(Many(Anything("a step")), "moves and checks, in order; a case has its own"),
    "refused": Key(WORDS, "an option whose value must be rejected", "players"),
}
FILE: Final = Keys(
    {
        "id": Key(WORDS, "the name of the file without its ending", "EX-V080", "that name"),
        "title": Key(NAME, "what it shows"),
        "sections": Key(Many(WORDS), "the sections of the rules it is about", "[§10.2, §10.5]"),
        "game": Key(Word(names()), "the game", needed=True),
        **RUN,
        "cases": Key(Many(Anything("a case")), "variations, each run from the start: see below"),
    },
    "a scenario: keys and values",
)
CASE: Final = Keys({"name": Key(NAME, "what the case is about"), **RUN}, "a case: keys and values")
CHECKS: Final = Keys(
    {
        "expect": Key(PATHS, "values in the position, once all that leaves no choice has been done", "{A.food: 3}"),
        "illegal": Key(Each(SEAT, WORDS), "a move that must be refused; changes nothing", "{A: place wood-3}"),
        "because": Key(SOME, "beside `illegal`: the reason, or several of which one must fit", "SPACE_OCCUPIED"),
        "legal": Key(Each(SEAT, SOME), "moves of which each can be made now", "{A: [place wood-3, place clay-1]}"),
        "legal_exactly": Key(Each(SEAT, SOME), "all that can be chosen at the next decision", "{A: [pass]}"),
        "asked": Key(
            Keys({"seat": Key(WORDS, "who"), "what": Key(WORDS, "what")}, "seat and what"),
            "the decision that waits; what follows up to the next move is looked at there",
            "{seat: A, what: pay}",
        ),
        "view": Key(
            Keys(
                {
                    "seat": Key(WORDS, "who sees it", needed=True),
                    "expect": Key(PATHS, "values"),
                    "hides": Key(Many(WORDS), "words"),
                },
                "seat, with expect or hides or both",
            ),
            "what a seat may see, and words that must not occur in it",
            "{seat: B, expect: {A.hand_size: 1}, hides: [fisher]}",
        ),
        "score": Key(
            Each(SEAT, Either([Each(Text("an item"), Whole(-9999, 9999)), Many(SEAT)])),
            "itemised scores, and who has won",
            "{A: {total: 61}, winners: [A]}",
        ),
        "do": Key(Each(Text("a deed"), WORDS), "something no move could do, for tests", "{enter: A.baker}"),
    },
    "a step: a seat with words, or a check",
)


@dataclass(frozen=True)
class Outcome:
    """`malformed`: the file, or a position in it, cannot be taken as it stands; else something was not as it says.
    `right` of its `cases` are as they say, its own steps counted as one."""

    path: Path
    id: str
    passed: bool
    report: str
    malformed: bool = False
    cases: int = 0
    right: int = 0


SINCE_START: Final = re.compile(r"start(?: ([+-] [0-9]+))?")  # as it was when the case began, and how it has changed


class Differs(Exception):
    """Something is not as the scenario says: messages with what they tell, or a move that cannot be played."""

    def __init__(self, *faults: tuple[str, dict[str, str]] | MoveError, under: str = "") -> None:
        super().__init__(*faults)
        self.faults = faults
        self.under = under  # the step, or the check, it is about

    def said(self, lang: str) -> str:
        found = [
            told(each, lang) if isinstance(each, MoveError) else fault(lang, each[0], **each[1]) for each in self.faults
        ]
        return f"{self.under}: {'; '.join(found)}" if self.under else "; ".join(found)


def differs(message: str, **what: str) -> Differs:
    return Differs((message, what))


def run_file(path: Path, make: Make = make_game, lang: str = "en") -> Outcome:
    """Run one scenario file: all its cases, whatever is wrong with some of them.

    `make` gives a game by its name and options. Who runs many files may let them share their games. `lang` is the
    language in which differences are told.
    """
    mistakes: dict[str, list[str]] = {}  # and the cases in which they were found
    problems: list[str] = []
    count = right = 0
    try:
        data = read_scenario(path)
        games: dict[str, Game] = {}
        for case in cases(data):
            count += 1
            try:
                found = Run(data, case, str(path), games, make, lang).run()
                problems += found
                right += not found
            except FileError as error:
                name = "" if case is None else case_name(data["cases"][case])
                mistakes.setdefault(str(error), []).append(str(error.within(name)) if name else str(error))
    except FileError as error:
        mistakes[str(error)] = [str(error)]
    # What several cases share is said once, and of none of them.
    told = [phrased(named[0] if len(named) == 1 else shared, lang, names()) for shared, named in mistakes.items()]
    report = "\n".join(told + problems)
    return Outcome(path, path.stem, not report, report, bool(mistakes), count, right)


def beginning(path: Path, make: Make = make_game) -> tuple[Game, Position]:
    """The position in which a scenario begins, and its game."""
    run = begun(read_scenario(path), str(path), make)
    return run.game, run.p


def begun(data: Lined, file: str, make: Make) -> Run:
    """What a file says the position is, set up."""
    run = Run(data, None, file, {}, make)
    run.begin()
    return run


def case_name(case: Any) -> str:
    """What a case is called, if it is called anything."""
    return (isinstance(case, Mapping) and written(case.get("name"))) or ""


def read_lined(path: Path) -> Lined:
    """The keys and values of a file."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise FileError(str(path), 0, "this is not text in UTF-8") from None
    except OSError as error:
        raise FileError(str(path), 0, error.strerror or "cannot be read") from None
    return read_yaml(text, str(path))


def read_scenario(path: Path) -> Lined:
    data = read_lined(path)
    fit(FILE, data, str(path), data, [])
    ident = str(data.get("id", path.stem))
    if ident != path.stem:
        raise FileError(str(path), data.line("id"), f"id: {ident!r} is not the name of the file")
    if not any(key in data for key in ("steps", "refused", "cases")):
        raise FileError(str(path), 1, "a scenario needs `steps`, `refused` or `cases`")
    return data


def fit(shape: Shape, value: Any, where: str, data: Lined, path: Sequence[str]) -> None:
    """Does what stands at a path of the file have this shape? Nothing in it may be left empty."""
    name = "" if not path or path[-1].isdecimal() else path[-1]
    try:
        if value is None:
            raise shape.wrong(value, name)
        shape.read(value, name)
        if isinstance(shape, Keys):
            for key in value:
                if value[key] is None:
                    raise shape.keys[key].shape.wrong(None, f"{name}.{key}" if name else key)
    except BadPosition as error:
        known = [*path, *error.where.removeprefix(name).strip(".").split(".")]
        raise FileError(where, found_at(data, known)[1] or 1, str(error).removeprefix(": ")) from None


def cases(data: Lined) -> Iterator[Any]:
    """The file's own steps, and each of its cases, by their numbers."""
    if "steps" in data or "refused" in data:
        yield None
    yield from range(len(data.get("cases", [])))


def merged(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """`over` laid over `base`, key by key, seat by seat."""
    found = dict(base)
    for key, value in over.items():
        if isinstance(value, Mapping) and isinstance(found.get(key), Mapping):
            found[key] = {**found[key], **value}
        else:
            found[key] = value
    return found


class Fate:
    """What chance does: the scenario's own draws where they fit, in their order; otherwise random with the seed."""

    def __init__(self, wanted: list[str], seed: int) -> None:
        self.wanted = wanted
        self.rng = Rng(seed)

    def __call__(self, p: Position) -> int:
        if self.wanted:
            for action in p.legal():
                if self.wanted[0] in ((name := p.name(action)), name.split()[-1]):
                    self.wanted.pop(0)
                    return action
        return int(p.draw(self.rng))

    def copy(self) -> Fate:
        twin = Fate(list(self.wanted), 0)
        twin.rng = self.rng.copy()
        return twin


class Spoken(NamedTuple):
    """A line of a seat, and where it was said."""

    p: Position
    fate: Fate
    seat: int
    words: str


class Run:
    """One way through a scenario: its own steps (`number` is None), or those of a case. `games`: those made before."""

    def __init__(
        self, data: Lined, number: int | None, where: str, games: dict[str, Game], make: Make, lang: str = "en"
    ) -> None:
        self.data = data
        self.lang = lang
        self.games = games
        self.make = make
        self.where = where
        self.path = [] if number is None else ["cases", str(number)]
        self.case: Mapping[str, Any] = {} if number is None else data["cases"][number]
        if number is not None:
            if not isinstance(self.case, Lined):
                raise self.wrong([], f"cases: {shown(self.case)} is not a case: keys and values")
            fit(CASE, self.case, where, data, self.path)
            if "steps" not in self.case and "refused" not in self.case:
                raise FileError(where, found_at(data, self.path)[1], "a case needs `steps` or `refused`")
        own = self.case if self.path else data
        self.refused = own.get("refused")
        self.options = merged(data.get("options", {}), self.case.get("options", {}))
        self.position = merged(data.get("position", {}), self.case.get("position", {}))
        self.placed = "position" in data or "position" in self.case
        self.steps: Sequence[Any] = own.get("steps", [])
        chance = self.case.get("chance", data.get("chance", []))
        self.fate = Fate([str(draw) for draw in chance], self.case.get("seed", data.get("seed", 1)))
        self.left: list[str] = []
        self.pinned: Position | None = None  # the decision that was asked for
        self.last: Spoken | None = None
        self.before: Mapping[str, Any] = {}  # the report of the start, once it is needed
        self.p: Position
        self.game: Game

    def run(self) -> list[str]:
        """What differs; empty if all is as it should be."""
        try:
            return self.go()
        except MISFIT as error:
            if "stack" not in self.position:
                raise
            raise self.wrong(["position", "stack"], f"stack: these frames do not fit the position ({error})") from None

    def go(self) -> list[str]:
        line = found_at(self.data, [*self.path, "steps"])[1]
        try:
            self.begin()
            for k, step in enumerate(self.steps):
                line = found_at(self.data, [*self.path, "steps", str(k)])[1]
                self.step(step, [*self.path, "steps", str(k)])
            if self.steps:
                self.settled()
                if self.left:
                    raise differs("fault-undrawn", what=", ".join(self.left))
        except Differs as difference:
            return [str(FileError(self.where, line, difference.said(self.lang)).within(case_name(self.case)))]
        return []

    def wrong(self, path: Sequence[str], message: str) -> FileError:
        """A mistake at a path of the case, or else of the file."""
        here, there = found_at(self.data, [*self.path, *path]), found_at(self.data, path)
        line = here[1] if here[0] - len(self.path) >= there[0] else there[1]
        return FileError(self.where, line or 1, message)

    def begin(self) -> None:
        try:
            told = repr(sorted(self.options.items()))
            if told not in self.games:
                self.games[told] = self.make(str(self.data["game"]), **self.options)
            self.game = self.games[told]
        except BadOption as error:
            if error.option == self.refused:
                return
            raise self.wrong(["options", error.option], f"options: {error}") from None
        if self.refused is not None:
            raise differs("fault-option-allowed", option=str(self.refused))
        if self.placed:
            try:
                self.p = self.game.place(self.position, patient=True)
            except BadPosition as error:
                raise self.wrong(["position", *error.where.split(".")], str(error)) from None
        else:
            self.p = self.game.start()
            self.p.patient = True
        self.draw()
        self.first, self.first_fate = self.p.copy(), self.fate.copy()

    def draw(self) -> None:
        while self.p.who == CHANCE:
            self.p.act(self.fate(self.p))
        self.pinned = None

    def settled(self) -> Position:
        """The position once everything that leaves no choice has been done; at the decision that was asked for, if
        one was and nothing has happened since."""
        if self.pinned is not None:
            return self.pinned
        fate = self.fate.copy()
        q = settle(self.p, fate)
        self.left = fate.wanted
        return q

    def waiting(self) -> Iterator[Position]:
        """The decision that waits, and those before it that leave no choice, one after the other."""
        self.pinned = None
        yield self.settled()
        q = self.p.copy()
        yield q.copy()
        fate = self.fate.copy()
        while q.who == CHANCE or q.forced() >= 0:
            q.act(fate(q) if q.who == CHANCE else q.forced())
            yield q.copy()

    # -- steps

    def step(self, step: Any, path: list[str]) -> None:
        if not isinstance(step, Lined) or not step:
            raise self.wrong(path[len(self.path) :], f"steps: {shown(step)} is not a move or a check")
        kind = next(iter(step))
        if kind in CHECKS.keys and kind != "because":
            self.check(kind, step, path)
            return
        seat = self.game.voice.seat_number(kind)
        if seat is None or len(step) > 1:
            known = ", ".join([*self.game.voice.seats, *(name for name in CHECKS.keys if name != "because")])
            raise self.wrong(path[len(self.path) :], f"a step begins with one of {known}; not {', '.join(step)}")
        fit(WORDS, step[kind], self.where, self.data, [*path, kind])
        words, last = str(step[kind]), self.last
        self.last = Spoken(self.p, self.fate.copy(), seat, words)
        try:
            self.p = self.game.voice.follow(self.p, seat, words, self.fate)
        except MoveError as error:
            if last is None or last.seat != seat or not self.continued(last, words):
                raise Differs(error, under=kind) from None
        self.draw()

    def continued(self, last: Spoken, words: str) -> bool:
        """A line that only makes sense as the end of the line before it, played as such."""
        both = Spoken(last.p, last.fate, last.seat, f"{last.words} {words}")
        fate = last.fate.copy()
        try:
            self.p = self.game.voice.follow(both.p, both.seat, both.words, fate)
        except MoveError:
            return False
        self.fate, self.last = fate, both
        return True

    def check(self, kind: str, step: Lined, path: list[str]) -> None:
        for key in step:
            if key != kind and (kind, key) != ("illegal", "because"):
                raise self.wrong([*path[len(self.path) :], key], f"`{kind}` stands alone in its step, without {key!r}")
            fit(CHECKS.keys[key].shape, step[key], self.where, self.data, [*path, key])
        try:
            getattr(self, kind)(step[kind], step)
        except Differs as difference:
            raise Differs(*difference.faults, under=kind) from None
        except BadPosition as error:  # a value that no position can have
            raise self.wrong([*path[len(self.path) :], kind], f"{kind}: {error}") from None

    def expect(self, wanted: Lined, step: Lined) -> None:
        known = dict(wanted)
        for path, value in wanted.items():
            change = SINCE_START.fullmatch(value) if isinstance(value, str) else None
            if change:
                if not self.before:
                    self.before = self.game.voice.report(settle(self.first, self.first_fate.copy()))
                number = at(self.before, path)
                if number is None and change[1]:
                    raise differs("fault-no-number", path=path)
                if number is not None:  # else the word itself, such as that of a phase
                    known[path] = number + int((change[1] or "0").replace(" ", ""))
        compare(self.game, self.game.voice.report(self.settled()), known)

    def illegal(self, wanted: Lined, step: Lined) -> None:
        codes = [str(code) for code in listed(step.get("because", []))]
        known = sorted({reason.code for reason in self.game.voice.reasons.values()})
        for code in codes:
            if code not in known:
                close = difflib.get_close_matches(code.upper(), known, n=3, cutoff=0.4)
                hint = f"; did you mean {' or '.join(close)}?" if close else f"; there are {', '.join(known)}"
                raise FileError(self.where, step.line("because"), f"because: there is no reason {code!r}{hint}")
        for who, text in wanted.items():
            seat, text = self.seat(who, step), str(text)
            try:
                self.game.voice.follow(self.p, seat, text, self.fate.copy())
            except Illegal as error:
                unread = self.game.voice.unspoken(self.p, seat, text)
                if unread:
                    raise differs("fault-unreadable", text=repr(unread)) from None
                if codes and not error.codes.intersection(codes):
                    code, others = error.reason.code, either(codes, self.lang)
                    raise differs("fault-refused-else", text=repr(text), code=code, wanted=others) from None
            except MoveError as error:
                raise Differs(error) from None
            else:
                raise differs("fault-allowed", text=repr(text))

    def legal(self, wanted: Lined, step: Lined) -> None:
        for who, texts in wanted.items():
            for text in listed(texts):
                try:
                    self.game.voice.follow(self.p, self.seat(who, step), str(text), self.fate.copy())
                except MoveError as error:
                    raise Differs(error) from None

    def legal_exactly(self, wanted: Lined, step: Lined) -> None:
        q = self.settled()
        for who, texts in wanted.items():
            if q.who != self.seat(who, step):
                raise differs("fault-other-decides", who=self.game.voice.seat_name(q.who), wanted=str(who))
            legal = {q.name(a): a for a in q.legal()}
            missing, named = [], set()
            for text in map(str, listed(texts)):
                try:
                    named.add(legal[text] if text in legal else q.parse(text))
                except MoveError:
                    missing.append(text)
            extra = [name for name, action in legal.items() if action not in named]
            missing += [q.name(action) for action in named if action not in legal.values()]
            if extra or missing:
                raise differs("fault-legal", extra=str(sorted(extra)), missing=str(sorted(missing)))

    def asked(self, wanted: Lined, step: Lined) -> None:
        first = None
        for q in self.waiting():
            found = {} if q.over else {"seat": self.game.voice.seat_name(q.who), "what": q.node().asks}
            if dict(wanted) == found:
                self.pinned = q
                return
            first = found if first is None else first
        raise differs("fault-differs", wanted=str(dict(wanted)), found=str(first))

    def do(self, wanted: Lined, step: Lined) -> None:
        for deed, what in wanted.items():
            try:
                self.game.voice.intervene(self.p, deed, str(what))
            except ValueError as error:
                raise FileError(self.where, step.line("do"), f"do: {error}") from None
        self.p.advance()
        self.draw()

    def view(self, wanted: Lined, step: Lined) -> None:
        seen = self.game.voice.view(self.settled(), self.seat(wanted["seat"], step))
        compare(self.game, seen, wanted.get("expect", {}))
        for word in wanted.get("hides", []):
            if str(word) in str(seen):
                raise differs("fault-seen", word=repr(word))

    def score(self, wanted: Lined, step: Lined) -> None:
        sheets = self.game.voice.scores(self.settled())
        line = step.line("score")
        for who, value in wanted.items():
            if who == "winners":
                found = [sheet.seat for sheet in sheets if sheet.rank == 1]
                if sorted(map(str, listed(value))) != sorted(found):
                    raise differs("fault-path-differs", path="winners", wanted=str(value), found=str(found))
                continue
            sheet = next((s for s in sheets if s.seat == who), None)
            if sheet is None or not isinstance(value, Mapping):
                seats = ", ".join(s.seat for s in sheets)
                raise FileError(self.where, line, f"score: {who!r} is not one of {seats} with items, or winners")
            items = {**sheet.items, "total": sheet.total}
            for item, amount in value.items():
                if item not in items:
                    raise FileError(self.where, line, f"score: there is no item {item!r}; there are {', '.join(items)}")
                if items[item] != amount:
                    place = f"{who} {item}"
                    raise differs("fault-path-differs", path=place, wanted=str(amount), found=str(items[item]))

    def seat(self, word: Any, step: Lined) -> int:
        seat = self.game.voice.seat_number(str(word))
        if seat is None:
            line, seats = next(iter(step.lines.values())), ", ".join(self.game.voice.seats)
            raise FileError(self.where, line, f"there is no seat {word!r}; there are {seats}")
        return seat


def settle(p: Position, fate: Fate) -> Position:
    """A copy in which everything that leaves no choice has been done."""
    q = p.copy()
    q.patient = False
    q.settle()
    while q.who == CHANCE:
        q.act(fate(q))
        q.settle()
    return q


def at(found: Mapping[str, Any], path: str) -> int | None:
    """The number at a path, if there is one."""
    node: Any = found
    for key in path.split("."):
        node = node.get(key) if isinstance(node, Mapping) else None
    return node if type(node) is int else None


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def compare(game: Game, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Every path of `wanted` must be found, with the same value."""
    wrong: list[tuple[str, dict[str, str]]] = []
    for path, value in wanted.items():
        node: Any = found
        for key in path.split("."):
            if not isinstance(node, Mapping):
                wrong.append(("fault-nothing-below", {"path": path, "part": repr(key)}))
                break
            if key not in node:
                wrong.append(("fault-no-path", {"path": path, "part": repr(key), "known": ", ".join(map(str, node))}))
                break
            node = node[key]
        else:
            if not game.voice.same(path, value, node):
                wrong.append(("fault-path-differs", {"path": path, "wanted": repr(value), "found": repr(node)}))
    if wrong:
        raise Differs(*wrong)
