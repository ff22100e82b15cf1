"""A game with its options: where positions come from."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tilth.kernel.core import FRAME, Position, Rules
from tilth.kernel.entries import GONE, SEATS, packed
from tilth.kernel.errors import BadOption, BadPosition
from tilth.kernel.expressions import Seq
from tilth.kernel.frames import Frames
from tilth.kernel.lines import FileError, read_yaml
from tilth.kernel.native import append, i64, vec
from tilth.kernel.reactions import Instant
from tilth.kernel.rng import Rng
from tilth.kernel.shape import Each, Either, Key, Keys, Many, Text, shown
from tilth.kernel.voice import Json, Voice

NUMBER: Final = re.compile("-?[0-9]{1,18}|1[01][0-9]{17}")  # all of 60 bits and one more
# What nodes raise whose frame, or the table they find, is not as any play could have left it.
MISFIT: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
WORDS: Final = Either([Text(longest=2000), Many(Text(), most=99)])
WRITTEN: Final = Either([WORDS, Each(Text(), WORDS)])  # what an option that is open for other values may be at all
SAVED: Final = {  # keys of every game; nobody types them
    "tables": Key(Each(Text(), Many(Text("a row like 'card seat scope'"))), "which cards react and answer", saved=True),
    "stack": Key(Many(Text("a frame like 'node seat step it'")), "what is under way", saved=True),
}


@dataclass(frozen=True)
class Option:
    """One thing a host can set. `values` lists what it may be; `open` says what else is accepted."""

    name: str
    default: Any
    values: Sequence[Any] = ()
    section: str = ""
    open: str = ""

    def check(self, value: Any) -> Any:
        """The value, brought into shape; text from a command line is read as the kind of value wanted, and so is a list
        where several words make one value."""
        if isinstance(value, list) and len(value) > 1 and not self.open:
            value = ",".join(map(str, value))
        for known in self.values:
            if value == known and type(value) is type(known):
                return known
            if isinstance(value, str) and value.lower() == str(known).lower():
                return known
        wanted = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) or "empty" for v in self.values)
        if not self.open:
            raise BadOption(self.name, f"option {self.name}: {shown(value)} is not one of {wanted}")
        if type(value) is int and type(self.default) is int:
            return value
        try:
            return WRITTEN.read(value, self.name)
        except BadPosition:
            known = f"one of {wanted}, nor " if wanted else ""
            raise BadOption(self.name, f"option {self.name}: {shown(value)} is not {known}{self.open}") from None


def settle_options(game: str, known: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values; a name that does not exist is an error."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption(str(name)[:80], f"{game} has no option {shown(name)}; it has {', '.join(names)}")
    return {o.name: o.check(given[o.name]) if o.name in given else o.default for o in known}


class Game:
    """Rules and options, immutable. `start` gives the first position, `load` any other."""

    name = ""
    title = ""  # what people call it, if not by the name of its class
    rules_version = 1  # counted up when a change of rules would make an old record end differently
    variants: Sequence[Mapping[str, Json]] = ()  # sets of options that together try everything (conformance)
    choices: Sequence[Option] = ()
    example = ""  # a line of a record

    def __init__(self, options: Mapping[str, Json], rules: Rules, voice: Voice) -> None:
        self.options = dict(options)
        self.rules = rules
        self.voice = voice
        rules.voice = voice
        rules.same_as = f"{self.name} {self.rules_version} {sorted(self.options.items())}"

    @property
    def players(self) -> int:
        return int(self.rules.seats)

    @property
    def changed(self) -> dict[str, Json]:
        """The options without those that have their usual value; how many play is always told."""
        usual = {option.name: option.default for option in self.choices}
        return {name: value for name, value in self.options.items() if name == "players" or value != usual[name]}

    def sequels(self, p: Position) -> dict[str, Game]:
        """Games that may follow a finished one, as in a series, by a word for each."""
        return {word: type(self)(**{**self.options, **change}) for word, change in self.voice.sequels(p).items()}

    @property
    def num_actions(self) -> int:
        return self.voice.num_actions

    def start(self) -> Position:
        raise NotImplementedError

    def give(self, p: Position, seat: int, rng: Rng) -> bool:
        """Let a seat have something for nothing that can never harm it, so that networks learn what things are worth;
        what can be chosen meanwhile stays as it was listed. A game that has nothing to give leaves it and says so."""
        return False

    def load(self, text: str) -> Position:
        """A position from its notation."""
        try:
            data = read_yaml(text, "position")
        except FileError as error:
            raise BadPosition("position", f"line {error.line}: {error.message}") from None
        return self.place(data)

    def shape(self) -> Keys:
        """What its positions look like: the keys of the table, and under the name of each seat the keys of a seat."""
        return Keys()

    def place(self, data: Mapping[str, object], patient: bool = False) -> Position:
        """A position from the plain data of its notation; a patient one stops at forced choices too."""
        raise NotImplementedError

    def restore_tables(self, p: Position, data: Mapping[str, Sequence[str]]) -> None:
        """Put back which cards react and answer, as `Voice.tables` wrote it."""
        known = [f"event{k}" for k in range(len(p.listeners))] + [f"question{k}" for k in range(len(p.answerers))]
        for key in data:
            if key not in known:
                raise BadPosition(f"tables.{key}", f"no such table; there are {', '.join(known) or 'none'}")
        nodes = {node.path: int(node.id) for node in self.rules.nodes}
        answers = {str(answer.id): int(answer.id) for answer in self.rules.answers}
        for name, tables, who in (("event", p.listeners, nodes), ("question", p.answerers, answers)):
            for k in range(len(tables)):
                table = vec[i64]()
                for row in data.get(f"{name}{k}", []):
                    table = append(table, GONE if row == "-" else self.table_entry(f"{name}{k}", str(row), who))
                tables[k] = table

    def table_entry(self, table: str, row: str, known: Mapping[str, int]) -> int:
        words = row.split()
        who, seat, scope = words if len(words) == 3 else ("", "", "")
        owner = self.voice.seat_number(seat)
        if who not in known or owner is None or owner < 0 or scope not in ("0", "1", "2", "3"):
            raise BadPosition(f"tables.{table}", f"{row!r} is no entry: expected 'card seat scope'")
        return int(packed(known[who], owner, int(scope)))

    def resume(self, p: Position, rows: Sequence[str], frames: Frames | None = None) -> None:
        """Put a saved stack back. It was saved at a decision or at the end: its top asks at once, or it is empty.

        `frames` says which stacks can be."""
        self.restore_frames(p, rows)
        patient, p.patient = p.patient, True
        try:
            if frames is not None:
                frames.check(p)
            if p.top and not p.node().run(p, p.top - FRAME):
                raise BadPosition("stack", f"nobody is asked anything at {rows[-1]!r}, and so nothing was saved there")
            p.advance()
            p.patient = patient
            if not patient:
                p.settle()
        except MISFIT as error:
            raise BadPosition("stack", f"these frames do not fit the position ({error})") from None

    def restore_frames(self, p: Position, rows: Sequence[str]) -> None:
        by_path = {node.path: node for node in self.rules.nodes}
        p.top = 0
        p.guard = 0
        for row in rows:
            words = str(row).split()
            if len(words) != FRAME or words[0] not in by_path:
                raise BadPosition("stack", f"{row!r} is no frame: expected 'node seat step it'")
            seat = self.voice.seat_number(words[1])
            if seat is None:
                raise BadPosition("stack", f"no seat {words[1]!r} in {row!r}")
            if not all(NUMBER.fullmatch(word) for word in words[2:]):
                raise BadPosition("stack", f"{row!r}: the last two words must be whole numbers")
            step, it = int(words[2]), int(words[3])
            node = by_path[words[0]]
            if step < 0:
                raise BadPosition("stack", f"{row!r}: a step cannot be negative")
            if isinstance(node, Seq) and step > len(node.parts):
                raise BadPosition("stack", f"{row!r}: it has {len(node.parts)} parts and cannot have got that far")
            if isinstance(node, Instant) and step // SEATS > len(p.listeners[node.event]):
                raise BadPosition("stack", f"{row!r}: more cards are to react than `tables` has for this event")
            p.push(node, seat, step, it)
            beside = node.apart and p.top > FRAME and not p.nodes[p.stack[p.top - 2 * FRAME]].sure
            p.guard += 1 if beside or (node.wary and step) else 0


__all__ = ["MISFIT", "SAVED", "Game", "Option", "settle_options"]
