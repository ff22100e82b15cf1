"""Game records: a header, then every move in words, chance included (docs/records.md)."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from tilth.games import game as make_game
from tilth.games import kind
from tilth.kernel.core import CHANCE, FRAME, OK, PASS, Position
from tilth.kernel.errors import MoveError
from tilth.kernel.game import Game
from tilth.kernel.lines import FileError, check_keys, read_yaml

FORMAT = 1
HEADER_KEYS = ("tilth", "game", "rules", "options", "seats", "seed", "lang", "note")
COMMENT = re.compile(r"(^|\s)#.*$")
ROUND = re.compile(r"round\s*:?\s*(\d+)\s*:?\s*(.*)", re.IGNORECASE)


class BadRecord(FileError):
    """A record that cannot be read, or whose game breaks the rules: the line, and why."""


class Step(NamedTuple):
    """A line that was played: the position after it, which stops at every decision, and the actions it stands for."""

    position: Position
    line: int
    who: str
    words: str
    taken: list[int]


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
        words = " ".join([p.name(action), *unsaid(p, action)])
        if self.moves and self.moves[-1][1] == seat:
            line, _, before = self.moves[-1]
            if p.who == CHANCE:
                self.moves[-1] = (line, seat, f"{before}, {words}")
                return
            if within(p, self.frames):
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
            begins = ROUND.match(words)
            seat, colon, move = ("round", ":", " ".join(begins.groups())) if begins else words.partition(":")
            if not colon or not move.strip():
                example = kind(str(header["game"])).example
                raise BadRecord(where, number, f"expected `SEAT: move`, such as `{example}`, not {words!r}")
            moves.append((number, seat.strip(), move.strip()))
        return cls(header, moves, where)

    def game(self) -> Game:
        return make_game(str(self.header["game"]), **dict(self.header.get("options", {})))

    def play(self) -> Iterator[tuple[Position, int, str, str]]:
        """The positions of the game: the start, then one after each line, with the line, the seat and the words."""
        game = self.game()
        yield settled(game.start()), 0, "", ""
        for step in self.steps(game):
            yield settled(step.position), step.line, step.who, step.words

    def steps(self, game: Game) -> Iterator[Step]:
        """Every line, played. What the move before it leaves open is passed if a line is another seat's or chance's."""
        p = game.start()
        p.patient = True
        before, last = p, Step(p, 0, "", "", [])
        for line, who, words in self.moves:
            taken: list[int] = []
            seat = CHANCE if who == "round" else game.voice.seat_number(who)
            if seat is None:
                known = ", ".join(["chance", "round", *game.voice.seats])
                raise BadRecord(self.where, line, f"there is no seat {who!r}; there are {known}")
            q = p if p.over or p.who == seat else self.ended(game, before, last, taken)
            if who == "round":
                q = self.at_round(game, q, line, words, taken)
            else:
                who = game.voice.seat_name(seat)
                q = self.moved(game, q, seat, line, words, taken)
            before, last = p, Step(q, line, who, words, taken)
            yield last
            p = q

    def moved(self, game: Game, p: Position, seat: int, line: int, words: str, taken: list[int]) -> Position:
        """What a line of a seat, or of chance, leads to."""
        q, made = p, len(taken)
        try:
            for part in words.split(",") if seat == CHANCE else [words]:
                q = game.voice.follow(q, seat, part, taken=taken)
        except MoveError as error:
            at = p.copy()
            for action in taken[made:]:
                at.act(action)  # as far as the words could be followed
            if seat != CHANCE and not at.over and at.who == CHANCE:
                raise BadRecord(self.where, line, game.voice.draw_first(at)) from None
            expected = "the game is over" if at.over else f"now {waiting(game, at)}"
            raise BadRecord(self.where, line, f"{game.voice.seat_name(seat)}: {error} ({expected})") from None
        return q

    def ended(self, game: Game, before: Position, last: Step, taken: list[int]) -> Position:
        """The end of the last line's move: what is left of it and may be left out is passed."""
        q = last.position.copy()
        mover = game.voice.seat_number(last.who)
        if mover is None or mover == CHANCE or q.who != mover:
            return q
        frames = shallowest(before, last, mover)
        while not q.over and q.who == mover and within(q, frames):
            action = int(q.forced())
            if action < 0 and q.refuse(mover, PASS) != OK:
                left = f"{last.who}: this move is not finished (now {waiting(game, q)})"
                raise BadRecord(self.where, last.line, left)
            taken.append(action if action >= 0 else int(PASS))
            q.act(taken[-1])
        return q

    def at_round(self, game: Game, p: Position, line: int, words: str, taken: list[int]) -> Position:
        """`round: 3 sheep-1`: here round 3 begins; what chance turns up for it may be said with it."""
        number, _, rest = words.partition(" ")
        at = settled(p)
        fault = game.voice.round_fault(at, number, rest.strip())
        if fault:
            raise BadRecord(self.where, line, fault)
        try:
            said = game.voice.round_words(at, rest.strip())
            q = game.voice.follow(p, CHANCE, said, taken=taken) if said else p
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


def within(p: Position, frames: Sequence[int]) -> bool:
    """Is the waiting decision a part of what was decided with these nodes on the stack?"""
    return p.top > FRAME * len(frames) and nodes(p)[: len(frames)] == frames


def shallowest(before: Position, step: Step, seat: int) -> list[int]:
    """The nodes on the stack where a line of this seat began its move."""
    q = before.copy()
    found: list[int] = []
    for action in step.taken:
        if q.who == seat and (not found or q.top < FRAME * len(found)):
            found = nodes(q)
        q.act(action)
    return found


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


__all__ = ["BadRecord", "Record", "replayed", "settled"]
