"""Game records: a header, then every move in words, chance included (docs/records.md)."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from tilth.games import game as make_game
from tilth.games import kind, names
from tilth.kernel.core import CHANCE, OK, PASS, Position
from tilth.kernel.errors import BadOption, BadPosition
from tilth.kernel.game import Game
from tilth.kernel.lines import Lined, read_yaml
from tilth.kernel.shape import Key, Keys, Shape, Text, Whole, Word, shown
from tilth.records.reading import TABLE, BadRecord, Reading, Step, WrongMove, nodes, settled, within
from tilth.text import LANGS

FORMAT = 1
HUMAN = "human"  # who sits where nobody has a name
LONGEST = 1_000_000  # letters of a record
LONGEST_LINE = 20_000
COMMENT = re.compile(r"(^|\s)#.*$")
LINE_END = re.compile(r"\r\n|\r|\n")
BEGINNING = "a record begins with `tilth: 1` and `game: NAME`, then an empty line, then the moves"
ROUND = re.compile(r"round\s*:?\s*([0-9]+)\s*:?\s*(.*)", re.IGNORECASE)
UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


@dataclass(frozen=True)
class Pairs(Shape):
    """Names with values; what the values may be is checked elsewhere, or they are names too."""

    example: str
    names: bool = False

    @property
    def words(self) -> str:  # type: ignore[override]
        return f"names and values, such as `{self.example}`"

    def read(self, value: Any, where: str) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise self.wrong(value, where)
        return {key: NAME.read(part, f"{where}.{key[:80]}") if self.names else part for key, part in value.items()}


class Figure(Whole):
    """A whole number of which nobody needs to know the limits."""

    words = "a whole number"


NAME = Text("a name", longest=100)
HEADER = Keys(
    {
        "tilth": Key(Word([str(FORMAT)], str(FORMAT)), "the format of the file"),
        "game": Key(Word(names()), "the game"),
        "rules": Key(Figure(1, 999), "the version of its rules"),
        "options": Key(Pairs("{players: 2}"), "the options of the game that differ from the usual"),
        "seats": Key(Pairs("{A: human, B: greedy}", names=True), "who sits where"),
        "seed": Key(Figure(-(10**18), 10**18), "the seed of chance"),
        "lang": Key(Word(LANGS), "the language"),
        "note": Key(Text(longest=10_000), "whatever you like"),
    }
)


class Record:
    """A game written down. `moves` are (line number, seat, words)."""

    def __init__(
        self, header: Mapping[str, Any], moves: Sequence[tuple[int, str, str]] = (), where: str = "record"
    ) -> None:
        self.header = dict(header)
        self.moves = list(moves)
        self.where = where
        self.source = ""  # the text it was read from; comments and layout stay as they are
        self.rows: list[int] = []  # the lines of the moves that stand there
        self.kept = 0  # so many of them are still valid
        self.lines: dict[str, int] = {}  # of the options
        self.frames: list[int] = []  # the nodes on the stack when the last line began
        self.lang = "en"  # in which mistakes are told

    # -- writing

    @classmethod
    def new(cls, game: Game, seats: Mapping[str, str] | None = None, lang: str = "en") -> Record:
        """An empty record of a game that begins now. Options that have their usual value are left out."""
        header = {"tilth": FORMAT, "game": game.name, "rules": game.rules_version, "options": game.changed}
        if seats:
            header["seats"] = dict(seats)
        if lang != "en":
            header["lang"] = lang
        return cls(header)

    def add(self, p: Position, action: int) -> None:
        """Write down what is about to be played. The small decisions of one move share a line.

        A `pass` where nothing else was possible is left out: read again, it would be meant for the next decision at
        which there is something to pass.
        """
        if action == PASS and p.forced() == PASS:
            return
        seat = p.rules.voice.seat_name(p.who)
        words = " ".join([p.name(action), *unsaid(p, action)])
        if len(self.moves) > self.kept and self.moves[-1][1] == seat:
            line, _, before = self.moves[-1]
            if p.who == CHANCE:
                self.moves[-1] = (line, seat, f"{before}, {words}")
                return
            if within(p, self.frames):
                self.moves[-1] = (line, seat, f"{before} {words}")
                return
        self.moves.append((0, seat, words))
        self.frames = nodes(p)

    def note(self, words: str) -> None:
        """Write down what happened around the game. The move that is under way goes on in a line of its own."""
        self.moves.append((0, TABLE, words))

    def begun(self) -> Record:
        """The same record before its first move."""
        twin = Record(self.header, (), self.where)
        twin.source, twin.rows, twin.lines = self.source, self.rows, self.lines
        return twin

    def keep(self, whole: Record) -> None:
        """The next line of the record that this one begins is played: it stays as it stands there."""
        self.kept += 1
        self.moves, self.frames = whole.moves[: self.kept], []

    def text(self) -> str:
        """The whole file. What was read stays as it was, letter by letter, up to the first move that was taken back;
        new lines come after it."""
        source = self.source
        end = "\r\n" if "\r\n" in source else "\n"
        if self.kept < len(self.rows):
            breaks = [found.end() for found in LINE_END.finditer(source)]
            source = source[: breaks[self.rows[self.kept] - 2]]
        lines = "".join(f"{seat}: {words}{end}" for _, seat, words in self.moves[self.kept :])
        if not source:
            header = yaml.safe_dump(
                self.header, sort_keys=False, allow_unicode=True, default_flow_style=None, width=100
            )
            return f"{header}\n{lines}"
        if not lines:
            return source
        gap = "" if source.endswith(("\n", "\r")) else end
        return source + gap + (end if header_ends(LINE_END.split(source)) < 0 else "") + lines

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        path = path.resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".part")
        draft.write_bytes(self.text().encode())
        draft.replace(path)

    # -- reading

    @classmethod
    def read(cls, path: Path) -> Record:
        with path.open("rb") as file:
            data = file.read(4 * LONGEST + 1)  # no letter has more than four bytes
        if len(data) > 4 * LONGEST:
            raise BadRecord(str(path), 0, f"a record has at most {LONGEST} letters, and this file more")
        try:
            return cls.load(data.decode(), str(path))
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            raise BadRecord(str(path), line, "this is not text in UTF-8") from None

    @classmethod
    def load(cls, text: str, where: str = "record") -> Record:
        """The header is everything up to the first empty line; then one move per line, `# ...` is a comment."""
        if len(text) > LONGEST:
            raise BadRecord(where, 0, f"a record has at most {LONGEST} letters, not {len(text)}")
        lines = LINE_END.split(text.removeprefix("\ufeff"))
        head = header_ends(lines)
        header, options = read_header(lines if head < 0 else lines[:head], where)
        example = kind(header["game"]).example
        moves = [
            move_line(line, number, where, example)
            for number, line in enumerate(lines[head:] if head >= 0 else [], head + 1)
            if COMMENT.sub("", line).strip()
        ]
        record = cls(header, moves, where)
        record.source, record.kept, record.lines = text, len(moves), options
        record.rows = [number for number, _, _ in moves]
        return record

    def game(self) -> Game:
        try:
            return make_game(str(self.header["game"]), **dict(self.header.get("options", {})))
        except BadOption as error:
            raise BadRecord(self.where, self.lines.get(error.option, 0), str(error)) from None

    def play(self) -> Iterator[tuple[Position, int, str, str]]:
        """The positions of the game: the start, then one after each line, with the line, the seat and the words."""
        game = self.game()
        yield settled(game.start()), 0, "", ""
        for step in self.steps(game):
            yield settled(step.position), step.line, step.who, step.words

    def steps(self, game: Game, whole: bool = True) -> Iterator[Step]:
        """Every line, played; `whole`: with what is decided after the last of them."""
        reading = Reading(game, self.where, self.lang)
        for k, move in enumerate(self.moves, 1):
            step = reading.read(*move)
            yield reading.at_end(step) if whole and k == len(self.moves) else step

    def check(self) -> Position:
        """Play everything; the position at the end."""
        return deque(self.play(), maxlen=1)[0][0]


def header_ends(lines: Sequence[str]) -> int:
    """The first empty line after a line with something in it; -1: there is none."""
    begun = False
    for i, line in enumerate(lines):
        if begun and not line.strip():
            return i
        begun = begun or bool(line.strip())
    return -1


def read_header(lines: Sequence[str], where: str) -> tuple[dict[str, Any], dict[str, int]]:
    """The header with every value as it should be, and the lines of the options. Capitals do not matter."""
    if not any(line.strip() for line in lines):
        raise BadRecord(where, 1, BEGINNING)
    data = lowered(read_yaml("\n".join(lines), where), where)
    if data.get("game") is None:
        raise BadRecord(where, 1, BEGINNING)
    for key in data:
        if key not in HEADER.keys:
            known = ", ".join(HEADER.keys)
            hint = "; an empty line ends the header" if ROUND.match(key) or len(key) == 1 or key == "chance" else ""
            raise BadRecord(where, data.line(key), f"the header has no key {key[:80]!r}; it has {known}{hint}")
    if data.get("tilth", FORMAT) != FORMAT:
        raise BadRecord(where, data.line("tilth"), f"this reads records of format {FORMAT}, not {shown(data['tilth'])}")
    try:
        header = HEADER.read(data, "")
    except BadPosition as error:
        raise BadRecord(where, data.line(error.where.partition(".")[0]), str(error)) from None
    options, known_options = data.get("options") or Lined(), [o.name for o in kind(header["game"]).choices]
    for option in options:
        if option not in known_options:
            known = ", ".join(known_options)
            raise BadRecord(
                where, options.line(option), f"{header['game']} has no option {option[:80]!r}; it has {known}"
            )
    return header, options.lines


def lowered(data: Lined, where: str) -> Lined:
    """The header without capitals in its keys and its options."""
    found = Lined()
    for key, value in data.items():
        low = key.lower()
        if low in found:
            raise BadRecord(where, data.line(key), f"{low!r} stands here twice (first in line {found.line(low)})")
        if low == "options":
            value = small(value, where)
        found[low], found.lines[low] = (
            value.lower() if low == "lang" and isinstance(value, str) else value,
            data.line(key),
        )
    return found


def small(value: Any, where: str) -> Any:
    """A value without capitals."""
    if isinstance(value, Lined):
        found = lowered(value, where)
        found.update({key: small(part, where) for key, part in found.items()})
        return found
    if isinstance(value, list):
        return [small(part, where) for part in value]
    return value.lower() if isinstance(value, str) else value


def move_line(text: str, number: int, where: str, example: str) -> tuple[int, str, str]:
    """One line after the header: its number, who moves, and the words."""
    words = COMMENT.sub("", text).strip()
    if len(words) > LONGEST_LINE:
        raise BadRecord(where, number, f"a line has at most {LONGEST_LINE} letters, not {len(words)}")
    if unseen := UNSEEN.search(words):
        raise BadRecord(where, number, f"the character {unseen.group()!a} cannot be seen and stands in no move")
    begins = ROUND.match(words)
    seat, colon, move = ("round", ":", " ".join(begins.groups())) if begins else words.partition(":")
    if not colon or not move.strip():
        raise BadRecord(where, number, f"expected `SEAT: move`, such as `{example}`, not {shown(words)}")
    return number, seat.strip(), move.strip()


def unsaid(p: Position, action: int) -> list[str]:
    """Choices that go without saying after an action, if words for the next decision could be taken for theirs."""
    if p.patient or p.who == CHANCE:
        return []
    voice, seat, q = p.rules.voice, int(p.who), p.copy()
    q.patient = True
    q.act(action)
    made: list[tuple[Position, int]] = []
    while (forced := int(q.forced())) >= 0:
        if q.who == seat:
            made.append((q.copy(), forced))
        q.act(forced)
    listed = q.legal() if q.who == seat else []
    return [
        at.name(forced)
        for at, forced in made
        if forced != PASS and any(voice.alike(forced, a) or at.refuse(seat, a) == OK for a in listed)
    ]


def replayed(game: Game, actions: Sequence[int]) -> Position:
    """Play actions, write them down, read the record back, and play that: the position it ends in."""
    p = game.start()
    record = Record.new(game)
    for action in actions:
        record.add(p, action)
        p.play(action)
    return Record.load(record.text()).check()


__all__ = ["HUMAN", "BadRecord", "Record", "Step", "WrongMove", "replayed", "settled"]
