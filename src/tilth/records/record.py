"""Game records: a header, then every move in words, chance included (docs/records.md)."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from tilth.games import game as make_game
from tilth.kernel.core import CHANCE, FRAME, PASS, Position
from tilth.kernel.errors import MoveError
from tilth.kernel.game import Game
from tilth.records.lines import FileError, check_keys, read_yaml

FORMAT = 1
HEADER_KEYS = ("tilth", "game", "rules", "options", "seats", "seed", "lang", "note")
COMMENT = re.compile(r"(^|\s)#.*$")


class BadRecord(FileError):
    """A record that cannot be read, or whose game breaks the rules: the line, and why."""


class Record:
    """A game written down. `moves` are (line number, seat, words)."""

    def __init__(
        self, header: Mapping[str, Any], moves: Sequence[tuple[int, str, str]] = (), where: str = "record"
    ) -> None:
        self.header = plain(header)
        self.moves = list(moves)
        self.where = where
        self.frames: list[int] = []  # the nodes on the stack when the last line began

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
        words = p.name(action)
        if self.moves and self.moves[-1][1] == seat:
            line, _, before = self.moves[-1]
            if p.who == CHANCE:
                self.moves[-1] = (line, seat, f"{before}, {words}")
                return
            if p.top > FRAME * len(self.frames) and nodes(p)[: len(self.frames)] == self.frames:
                self.moves[-1] = (line, seat, f"{before} {words}")
                return
        self.moves.append((0, seat, words))
        self.frames = nodes(p)

    def text(self) -> str:
        header = yaml.safe_dump(self.header, sort_keys=False, allow_unicode=True, default_flow_style=None, width=100)
        return header + "\n" + "".join(f"{seat}: {words}\n" for _, seat, words in self.moves)

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(path)

    # -- reading

    @classmethod
    def read(cls, path: Path) -> Record:
        try:
            return cls.load(path.read_text(encoding="utf-8"), str(path))
        except UnicodeDecodeError:
            raise BadRecord(str(path), 0, "this is not text in UTF-8") from None

    @classmethod
    def load(cls, text: str, where: str = "record") -> Record:
        """The header is everything up to the first empty line; then one move per line, `# ...` is a comment."""
        lines = text.splitlines()
        head = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
        header = read_yaml("\n".join(lines[:head]), where) if any(lines[:head]) else None
        if header is None or "game" not in header:
            raise BadRecord(
                where, 1, "a record begins with `tilth: 1` and `game: NAME`, then an empty line, then the moves"
            )
        check_keys(header, HEADER_KEYS, where, "the header")
        if header.get("tilth", FORMAT) != FORMAT:
            raise BadRecord(
                where, header.line("tilth"), f"this reads records of format {FORMAT}, not {header['tilth']}"
            )
        if not isinstance(header.get("options", {}), dict):
            raise BadRecord(where, header.line("options"), "options are names and values, such as {players: 2}")
        moves = []
        for number, line in enumerate(lines[head:], head + 1):
            words = COMMENT.sub("", line).strip()
            if not words:
                continue
            seat, colon, move = words.partition(":")
            if not colon or not move.strip():
                raise BadRecord(where, number, f"expected `SEAT: move`, such as `A: end turn`, not {words!r}")
            moves.append((number, seat.strip(), move.strip()))
        return cls(header, moves, where)

    def game(self) -> Game:
        return make_game(str(self.header["game"]), **dict(self.header.get("options", {})))

    def play(self) -> Iterator[tuple[Position, int, str, str]]:
        """The positions of the game: the start, then one after each line, with the line, the seat and the words."""
        game = self.game()
        p = game.start()
        p.patient = True
        yield settled(p), 0, "", ""
        for line, who, words in self.moves:
            if who == "round":
                p = self.at_round(game, p, line, words)
                yield settled(p), line, who, words
                continue
            seat = game.voice.seat_number(who)
            if seat is None:
                known = ", ".join(["chance", "round", *game.voice.seats])
                raise BadRecord(self.where, line, f"there is no seat {who!r}; there are {known}")
            try:
                for part in words.split(",") if seat == CHANCE else [words]:
                    p = game.voice.follow(p, seat, part)
            except MoveError as error:
                expected = "the game is over" if p.over else f"now {waiting(game, p)}"
                raise BadRecord(self.where, line, f"{who}: {error} ({expected})") from None
            yield settled(p), line, who, words

    def at_round(self, game: Game, p: Position, line: int, words: str) -> Position:
        """`round: 3 sheep-1`: here round 3 begins; what chance turns up for it may be said with it."""
        number, _, rest = words.partition(" ")
        try:
            q = game.voice.follow(p, CHANCE, game.voice.round_words(rest.strip())) if rest.strip() else p
        except MoveError as error:
            raise BadRecord(self.where, line, f"round: {error} (now {waiting(game, p)})") from None
        now = game.voice.report(settled(q)).get("round")
        if str(now) != number:
            raise BadRecord(self.where, line, f"round {number} does not begin here: it is round {now}")
        return q

    def check(self) -> Position:
        """Play everything; the position at the end."""
        return deque(self.play(), maxlen=1)[0][0]


def nodes(p: Position) -> list[int]:
    return [int(p.stack[f]) for f in range(0, p.top, FRAME)]


def plain(value: Any) -> Any:
    """Without the line numbers a file was read with."""
    if isinstance(value, Mapping):
        return {key: plain(part) for key, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, list) else value


def settled(p: Position) -> Position:
    """A copy in which everything that leaves no choice has been done."""
    q = p.copy()
    q.patient = False
    q.settle()
    return q


def waiting(game: Game, p: Position) -> str:
    """Who is to decide what, in a few words."""
    names = [p.name(a) for a in p.legal()]
    shown = ", ".join(names[:6]) + (", ..." if len(names) > 6 else "")
    return f"{game.voice.seat_name(p.who)} decides ({p.node().asks}): {shown}"


def replayed(game: Game, actions: Sequence[int]) -> Position:
    """Play actions, write them down, read the record back, and play that: the position it ends in."""
    p = game.start()
    record = Record.new(game)
    for action in actions:
        record.add(p, action)
        p.play(action)
    return Record.load(record.text()).check()


__all__ = ["BadRecord", "Record", "replayed"]
