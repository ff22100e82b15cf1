"""Scenarios: a position, moves, and what must follow (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tilth.games import game as make_game
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import BadOption, BadPosition, Illegal, MoveError, TilthError
from tilth.kernel.game import Game
from tilth.kernel.lines import FileError, Lined, check_keys, read_yaml
from tilth.kernel.rng import Rng

RUN_KEYS = ("options", "seed", "position", "chance", "steps", "refused")
FILE_KEYS = ("id", "title", "sections", "game", *RUN_KEYS, "cases")
CASE_KEYS = ("name", *RUN_KEYS)
CHECKS = ("expect", "illegal", "legal", "legal_exactly", "asked", "do", "view", "score")


@dataclass(frozen=True)
class Outcome:
    path: Path
    id: str
    passed: bool
    report: str


class Differs(Exception):
    """Something is not as the scenario says."""


def run_file(path: Path) -> Outcome:
    """Run one scenario file. A file that cannot be read fails like one whose expectations are not met."""
    ident = path.stem
    try:
        data = read_yaml(path.read_text(encoding="utf-8"), str(path))
        check_keys(data, FILE_KEYS, str(path), "a scenario")
        ident = str(data.get("id", ident))
        if ident != path.stem:
            raise FileError(str(path), data.line("id"), f"id {ident!r} is not the name of the file")
        if "game" not in data:
            raise FileError(str(path), 1, "the key `game` is missing")
        problems = [problem for run in runs(data, str(path)) for problem in run.run()]
    except TilthError as error:
        problems = [str(error)]
    except UnicodeDecodeError:
        problems = [f"{path}: this is not text in UTF-8"]
    return Outcome(path, ident, not problems, "\n".join(problems))


def runs(data: Lined, where: str) -> Iterator[Run]:
    """The file's own steps, and each of its cases."""
    if not any(key in data for key in ("steps", "refused", "cases")):
        raise FileError(where, 1, "a scenario needs `steps`, `refused` or `cases`")
    if "steps" in data or "refused" in data:
        yield Run(data, {}, where)
    for case in as_list(data.get("cases", []), where, data.line("cases"), "cases"):
        if not isinstance(case, Lined):
            raise FileError(where, data.line("cases"), f"each case has keys and values, not {case!r}")
        check_keys(case, CASE_KEYS, where, "a case")
        if "steps" not in case and "refused" not in case:
            raise FileError(where, min(case.lines.values(), default=0), "a case needs `steps` or `refused`")
        yield Run(data, case, where)


def as_list(value: Any, where: str, line: int, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise FileError(where, line, f"`{what}` is a list (lines that begin with `- `), not {value!r}")
    return value


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
                if p.name(action).split()[-1] == self.wanted[0]:
                    self.wanted.pop(0)
                    return action
        return int(p.draw(self.rng))

    def copy(self) -> Fate:
        twin = Fate(list(self.wanted), 0)
        twin.rng = self.rng.copy()
        return twin


class Run:
    """One way through a scenario."""

    def __init__(self, data: Lined, case: Mapping[str, Any], where: str) -> None:
        self.data = data
        self.case = case
        self.where = where
        self.options = merged(data.get("options", {}), case.get("options", {}))
        self.position = merged(data.get("position", {}), case.get("position", {}))
        self.placed = "position" in data or "position" in case
        self.steps: list[Any] = as_list(
            case.get("steps", [] if case else data.get("steps", [])), where, data.line("steps"), "steps"
        )
        chance = case.get("chance", data.get("chance", []))
        self.fate = Fate(
            [str(c) for c in as_list(chance, where, data.line("chance"), "chance")],
            int(case.get("seed", data.get("seed", 1))),
        )
        self.left: list[str] = []
        self.p: Position
        self.game: Game

    def run(self) -> list[str]:
        """What differs; empty if all is as it should be."""
        try:
            self.begin()
            for step in self.steps:
                self.step(step)
            if self.steps:
                self.settled()
                if self.left:
                    raise Differs(f"chance never drew {', '.join(self.left)}")
        except Differs as difference:
            name = f" ({self.case['name']})" if "name" in self.case else ""
            return [f"{self.where}{name}: {difference}"]
        return []

    def begin(self) -> None:
        refused = self.case.get("refused", None if self.case else self.data.get("refused"))
        try:
            self.game = make_game(str(self.data["game"]), **self.options)
        except BadOption as error:
            if error.option == refused:
                return
            raise FileError(self.where, self.data.line("options"), str(error)) from None
        if refused is not None:
            raise Differs(f"the option {refused} should have been refused")
        if self.placed:
            try:
                self.p = self.game.place(self.position, patient=True)
            except BadPosition as error:
                raise FileError(self.where, self.line_of(error.where), str(error)) from None
        else:
            self.p = self.game.start()
            self.p.patient = True
        self.draw()

    def line_of(self, path: str) -> int:
        """The line of a key of the position, as far as it can be followed."""
        for source in (self.case.get("position"), self.data.get("position")):
            node: Any = source
            line = 0
            for key in path.removeprefix("position.").split("."):
                if not isinstance(node, Lined) or key not in node:
                    break
                line, node = node.line(key), node[key]
            if line:
                return line
        return self.data.line("position")

    def draw(self) -> None:
        while self.p.who == CHANCE:
            self.p.act(self.fate(self.p))

    def settled(self) -> Position:
        """The position once everything that leaves no choice has been done."""
        q = self.p.copy()
        q.patient = False
        fate = self.fate.copy()
        q.settle()
        while q.who == CHANCE:
            q.act(fate(q))
            q.settle()
        self.left = fate.wanted
        return q

    # -- steps

    def step(self, step: Any) -> None:
        if not isinstance(step, Lined) or not step:
            raise FileError(self.where, self.data.line("steps"), f"a step is a move or a check, not {step!r}")
        kind = next(iter(step))
        line = step.line(kind)
        if kind in CHECKS:
            check_keys(step, (kind, "because") if kind == "illegal" else (kind,), self.where, f"`{kind}`")
            try:
                getattr(self, kind)(step[kind], step)
            except Differs as difference:
                raise Differs(f"line {line}: {kind}: {difference}") from None
            return
        seat = self.game.voice.seat_number(kind)
        if seat is None or len(step) > 1:
            known = ", ".join([*self.game.voice.seats, *CHECKS])
            raise FileError(self.where, line, f"a step begins with one of {known}; not {', '.join(step)}")
        try:
            self.p = self.game.voice.follow(self.p, seat, str(step[kind]), self.fate)
        except MoveError as error:
            raise Differs(f"line {line}: {kind}: {error}") from None
        self.draw()

    def mapping(self, value: Any, step: Lined) -> Lined:
        if not isinstance(value, Lined):
            kind = next(iter(step))
            raise FileError(self.where, step.line(kind), f"`{kind}` needs keys and values, not {value!r}")
        return value

    def expect(self, wanted: Any, step: Lined) -> None:
        compare(self.game, self.game.voice.report(self.settled()), self.mapping(wanted, step))

    def illegal(self, wanted: Any, step: Lined) -> None:
        because = step.get("because", [])
        codes = because if isinstance(because, list) else [because]
        for who, text in self.mapping(wanted, step).items():
            try:
                self.game.voice.follow(self.p, self.seat(who, step), str(text), self.fate.copy())
            except Illegal as error:
                if codes and error.reason.code not in codes:
                    raise Differs(
                        f"{text!r} is refused because of {error.reason.code}, not {' or '.join(codes)}"
                    ) from None
            except MoveError as error:
                raise Differs(str(error)) from None
            else:
                raise Differs(f"{text!r} is allowed")

    def legal(self, wanted: Any, step: Lined) -> None:
        for who, texts in self.mapping(wanted, step).items():
            for text in texts if isinstance(texts, list) else [texts]:
                try:
                    self.game.voice.follow(self.p, self.seat(who, step), str(text), self.fate.copy())
                except MoveError as error:
                    raise Differs(str(error)) from None

    def legal_exactly(self, wanted: Any, step: Lined) -> None:
        q = self.settled()
        for who, texts in self.mapping(wanted, step).items():
            if q.who != self.seat(who, step):
                raise Differs(f"{self.game.voice.seat_name(q.who)} is to decide, not {who}")
            found = [q.name(a) for a in q.legal()]
            extra, missing = set(found) - set(texts), set(texts) - set(found)
            if extra or missing:
                raise Differs(f"also legal: {sorted(extra)}; not legal: {sorted(missing)}")

    def asked(self, wanted: Any, step: Lined) -> None:
        for q in (self.settled(), self.p):
            found = {} if q.over else {"seat": self.game.voice.seat_name(q.who), "what": q.node().asks}
            if dict(self.mapping(wanted, step)) == found:
                return
        raise Differs(f"expected {dict(wanted)}, found {found}")

    def do(self, wanted: Any, step: Lined) -> None:
        for deed, what in self.mapping(wanted, step).items():
            try:
                self.game.voice.intervene(self.p, deed, str(what))
            except ValueError as error:
                raise FileError(self.where, step.line("do"), str(error)) from None
        self.p.advance()
        self.draw()

    def view(self, wanted: Any, step: Lined) -> None:
        wanted = self.mapping(wanted, step)
        check_keys(wanted, ("seat", "expect", "hides"), self.where, "`view`")
        seen = self.game.voice.view(self.settled(), self.seat(wanted.get("seat"), step))
        compare(self.game, seen, wanted.get("expect", {}))
        for word in wanted.get("hides", []):
            if str(word) in str(seen):
                raise Differs(f"{word!r} can be seen")

    def score(self, wanted: Any, step: Lined) -> None:
        q = self.settled()
        sheets = self.game.voice.scores(q)
        for who, value in self.mapping(wanted, step).items():
            if who == "winners":
                found = [sheet.seat for sheet in sheets if sheet.rank == 1]
                if sorted(value) != sorted(found):
                    raise Differs(f"winners: expected {value}, found {found}")
                continue
            sheet = next((s for s in sheets if s.seat == who), None)
            if sheet is None:
                raise FileError(self.where, step.line("score"), f"there is no seat {who!r}")
            items = {**sheet.items, "total": sheet.total}
            for item, amount in value.items():
                if items.get(item) != amount:
                    raise Differs(f"{who} {item}: expected {amount}, found {items.get(item)}")

    def seat(self, word: Any, step: Lined) -> int:
        seat = self.game.voice.seat_number(str(word))
        if seat is None:
            line = next(iter(step.lines.values()))
            raise FileError(
                self.where, line, f"there is no seat {word!r}; there are {', '.join(self.game.voice.seats)}"
            )
        return seat


def compare(game: Game, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Every path of `wanted` must be found, with the same value."""
    wrong = []
    for path, value in wanted.items():
        node: Any = found
        for key in path.split("."):
            if not isinstance(node, Mapping) or key not in node:
                there = ", ".join(map(str, node)) if isinstance(node, Mapping) else "nothing below it"
                wrong.append(f"{path}: there is no {key!r}; there is {there}")
                break
            node = node[key]
        else:
            if not game.voice.same(path, value, node):
                wrong.append(f"{path}: expected {value!r}, found {node!r}")
    if wrong:
        raise Differs("; ".join(wrong))
