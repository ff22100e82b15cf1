"""A game with its options: where positions come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tilth.kernel.core import FRAME, Position, Rules
from tilth.kernel.errors import BadOption, BadPosition
from tilth.kernel.lines import FileError, read_yaml
from tilth.kernel.native import append, i64, vec
from tilth.kernel.reactions import GONE, packed
from tilth.kernel.shape import Keys
from tilth.kernel.voice import Voice


@dataclass(frozen=True)
class Option:
    """One thing a host can set. `values` lists what it may be; `open` says what else is accepted."""

    name: str
    default: Any
    values: Sequence[Any] = ()
    section: str = ""
    open: str = ""

    def check(self, value: Any) -> Any:
        """The value, brought into shape; text from a command line is read as the kind of value wanted."""
        for known in self.values:
            if value == known and type(value) is type(known):
                return known
            if isinstance(value, str) and value.lower() == str(known).lower():
                return known
        if self.open:
            return value
        wanted = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)
        raise BadOption(self.name, f"option {self.name}: {value!r} is not one of {wanted}")


def settle_options(game: str, known: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values; a name that does not exist is an error."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption(name, f"{game} has no option {name!r}; it has {', '.join(names)}")
    return {o.name: o.check(given[o.name]) if o.name in given else o.default for o in known}


class Game:
    """Rules and options, immutable. `start` gives the first position, `load` any other."""

    name = ""
    rules_version = 1  # counted up when a change of rules would make an old record end differently
    variants: Sequence[Mapping[str, Any]] = ()  # sets of options that together try everything (conformance)
    choices: Sequence[Option] = ()
    example = ""  # a line of a record

    def __init__(self, options: Mapping[str, Any], rules: Rules, voice: Voice) -> None:
        self.options = dict(options)
        self.rules = rules
        self.voice = voice
        rules.voice = voice

    @property
    def players(self) -> int:
        return int(self.rules.seats)

    @property
    def changed(self) -> dict[str, Any]:
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

    def place(self, data: Mapping[str, Any], patient: bool = False) -> Position:
        """A position from the plain data of its notation; a patient one stops at forced choices too."""
        raise NotImplementedError

    def restore_tables(self, p: Position, data: Mapping[str, Sequence[str]]) -> None:
        """Put back which cards react and answer, as `Voice.tables` wrote it."""
        known = [f"event{k}" for k in range(len(p.listeners))] + [f"question{k}" for k in range(len(p.answerers))]
        for key in data:
            if key not in known:
                raise BadPosition(f"tables.{key}", f"no such table; there are {', '.join(known) or 'none'}")
        for name, tables in (("event", p.listeners), ("question", p.answerers)):
            for k in range(len(tables)):
                table = vec[i64]()
                for row in data.get(f"{name}{k}", []):
                    table = append(table, GONE if row == "-" else self.table_entry(f"{name}{k}", str(row).split()))
                tables[k] = table

    def table_entry(self, table: str, words: Sequence[str]) -> int:
        who, seat, scope = words if len(words) == 3 else ("", "", "")
        owner = self.voice.seat_number(seat)
        known = {node.path: node.id for node in self.rules.nodes}
        if table.startswith("question"):
            known = {str(answer.id): answer.id for answer in self.rules.answers}
        if who not in known or owner is None or not scope.isdigit():
            raise BadPosition(f"tables.{table}", f"{' '.join(words)!r} is no entry: expected 'card seat scope'")
        return int(packed(known[who], owner, int(scope)))

    def restore_frames(self, p: Position, rows: Sequence[str]) -> None:
        """Put a saved stack back."""
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
            try:
                step, it = int(words[2]), int(words[3])
            except ValueError:
                raise BadPosition("stack", f"{row!r}: the last two words must be whole numbers") from None
            node = by_path[words[0]]
            if step < 0:
                raise BadPosition("stack", f"{row!r}: a step cannot be negative")
            p.push(node, seat, step, it)
            beside = node.apart and p.top > FRAME and not p.nodes[p.stack[p.top - 2 * FRAME]].sure
            p.guard += 1 if beside or (node.wary and step) else 0


__all__ = ["Game", "Option", "settle_options"]
