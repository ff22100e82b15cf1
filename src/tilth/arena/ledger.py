"""The file of a tournament: a line with its settings, then a line for each game, written when it ends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tilth.arena.tournament import Result, Settings, units
from tilth.kernel.errors import TilthError

__all__ = ["Ledger"]

FORMAT = 1
MOST_GAMES = 100_000_000


class Ledger:
    """A file that games are added to."""

    def __init__(self, path: Path, end: int) -> None:
        self.path = path
        self.file = path.open("r+b")
        self.file.truncate(end)
        self.file.seek(end)

    def add(self, result: Result) -> None:
        self.write(result.data())

    def write(self, data: dict[str, Any]) -> None:
        """A line, whole or not at all: what follows the last end of a line is nothing to whoever reads the file."""
        self.file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()

    @classmethod
    def begun(cls, path: Path, settings: Settings) -> Ledger:
        """A new file."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.open("xb").close()
        except FileExistsError:
            raise TilthError(f"{path} is there already; --resume {path} goes on with it") from None
        ledger = cls(path, 0)
        ledger.write({"arena": FORMAT, **settings.data()})
        return ledger

    @classmethod
    def resumed(cls, path: Path, settings: Settings) -> tuple[Ledger, dict[int, Result]]:
        """A file to go on with, and the games that are in it."""
        whole, _, _ = path.read_bytes().rpartition(b"\n")  # a line that was cut off is played again
        lines = whole.split(b"\n")
        compare(read_line(lines[0], path, 1), settings, path)
        found: dict[int, Result] = {}
        for number, line in enumerate(lines[1:], 2):
            try:
                result = Result.read(read_line(line, path, number))
            except (AttributeError, KeyError, TypeError, ValueError) as error:
                raise TilthError(f"{path}, line {number}: this is no result of a game ({error})") from None
            found[result.number] = result
        fit(found, settings, path)
        return cls(path, len(whole) + 1), found


def read_line(line: bytes, path: Path, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise TilthError(f"{path}, line {number}: this is no file of a tournament")
    return data


def compare(told: dict[str, Any], settings: Settings, path: Path) -> None:
    """Were the games in the file played with the same settings?"""
    if told.get("arena") != FORMAT:
        raise TilthError(f"{path}, line 1: this is no file of a tournament")
    own = json.loads(json.dumps(settings.data()))
    for key, value in own.items():
        there = told.get(key)
        if there == value:
            continue
        if key == "options" and isinstance(there, dict):
            key = next(name for name in {**there, **value} if there.get(name) != value.get(name))
            there, value = there.get(key), value.get(key)
        raise TilthError(f"{path} was made with other settings: {key} is {shown(there)} there and {shown(value)} here")


def shown(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else json.dumps(value, ensure_ascii=False)


def fit(found: dict[int, Result], settings: Settings, path: Path) -> None:
    """Are these games of the tournament?"""
    if found and not 0 <= min(found) <= max(found) < MOST_GAMES:
        raise TilthError(f"{path}: no game has the number {max(found, key=abs)}")
    for unit in units(settings, max(found, default=-1) + 1):
        result = found.get(unit.number)
        if result and (result.deal, tuple(result.seats)) != (unit.deal, unit.seats):
            raise TilthError(f"{path}: game {unit.number} has other seats than in this tournament")
