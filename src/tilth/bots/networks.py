"""Networks in files: numbers of 16 bits, the names of what they see, and a card that says how they were made.

A file is a line of JSON and, after it, one byte for each row (how far its numbers are shifted to the left) and the
numbers, low byte first. A game's networks lie in the folder `weights` of its package, one for each kind of its
features.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import tilth
from tilth import games
from tilth.kernel.doors import Features
from tilth.kernel.errors import TilthError
from tilth.kernel.native import i64, vec
from tilth.kernel.network import INPUT_BITS, OUTPUTS, TENS, Network, Weights

FORMAT: Final = 1
SUFFIX: Final = ".net"
LARGEST: Final = 300_000  # bytes of a file
WIDEST: Final = 1024  # units of a layer
FURTHEST: Final = 16  # how far numbers can be shifted: they have 31 bits then


@dataclass(frozen=True)
class Stored:
    """What a file holds."""

    names: Sequence[str]
    first: int
    second: int
    rows: list[list[int]]
    card: Mapping[str, Any]


def fingerprint(names: Sequence[str]) -> str:
    """Of a list of features."""
    return sha256("\n".join(names).encode()).hexdigest()[:16]


def network(features: Features, path: Path | None = None) -> Network | None:
    """The network that was made for these features, or None if there is none."""
    if path is None:
        path = home(features)
    if path is None or not features.names:
        return None
    return Network(features, weights_for(path, fingerprint(features.names)))


@cache
def weights_for(path: Path, features: str) -> Weights:
    return weights(made_for(path, features))


def made_for(path: Path, features: str) -> Stored:
    """What a file holds, if it was made for the list of features with this fingerprint."""
    stored = read(path)
    if fingerprint(stored.names) != features:
        raise TilthError(
            f"{path.name} was made for other features than those of this game: train it anew (tilth train)"
        )
    return stored


def weights(stored: Stored, whims: Sequence[tuple[int, float]] = ()) -> Weights:
    """The numbers, as networks read them. `whims`: inputs for which it has a fancy, in points for one more of each, so
    that whole games are played in another style."""
    rows = stored.rows[:]
    for number, points in whims:
        row = rows[number][:]
        row[stored.first] += round(points / TENS * 2**INPUT_BITS)  # the linear part of the own gain
        rows[number] = row
    return Weights(len(stored.names), stored.first, stored.second, [vec[i64](row) for row in rows])


def home(features: Features) -> Path | None:
    """Where the network for these features lies, if there is one."""
    if not features.kind or type(features).__module__.split(".")[:2] != ["tilth", "games"]:
        return None
    path = folder_of(features) / f"{features.kind}{SUFFIX}"
    return path if path.is_file() else None


def folder_of(features: Features) -> Path:
    """The folder for networks in the package of the game that supplies these features. A compiled build has none: they
    are read where its sources lie."""
    game = type(features).__module__.split(".")[2]
    folders = [Path(folder, game) for folder in (*games.__path__, *(f"{root}/games" for root in tilth.__path__))]
    sources = [folder for folder in folders if (folder / "__init__.py").is_file()]
    return sources[-1] / "weights"


@cache
def read(path: Path) -> Stored:
    """What a file holds; refused in words if it is not as it should be."""
    try:
        with path.open("rb") as file:
            return parse(file.read(LARGEST + 1), str(path))
    except OSError as error:
        raise TilthError(f"{path} cannot be read: {error.strerror}") from None


def parse(data: bytes, path: str) -> Stored:
    line, _, rest = data.partition(b"\n")
    try:
        head = json.loads(line)
        names, first, second, card = head["features"], head["first"], head["second"], head["card"]
        good = head["tilth-network"] == FORMAT and isinstance(card, dict)
        good = good and isinstance(names, list) and all(isinstance(name, str) for name in names)
        good = good and all(type(n) is int and 0 < n <= WIDEST and n % 2 == 0 for n in (first, second))
    except (ValueError, KeyError, TypeError, RecursionError):
        good = False
    if not good or len(data) > LARGEST:
        raise TilthError(f"{path} is not a network of Tilth (format {FORMAT}, at most {LARGEST:,} bytes)")
    widths = [first + OUTPUTS] * (len(names) + 1) + [second] * (first + 1) + [OUTPUTS] * (second + 1)
    if len(rest) != len(widths) + 2 * sum(widths):
        raise TilthError(f"{path} is cut off or too long: its numbers do not fit its {len(names)} features")
    numbers = array("h", rest[len(widths) :])
    if sys.byteorder == "big":
        numbers.byteswap()
    if max(rest[: len(widths)]) > FURTHEST:
        raise TilthError(f"{path} holds numbers that are too large for a network")
    rows: list[list[int]] = []
    at = 0
    for width, shift in zip(widths, rest):
        rows.append([n * 2**shift for n in numbers[at : at + width]])
        at += width
    return Stored(names, first, second, rows, card)


def packed(stored: Stored) -> bytes:
    """The file: whole numbers with 16 bits each; what is too large for that loses its last bits."""
    head: dict[str, Any] = {"tilth-network": FORMAT, "first": stored.first, "second": stored.second}
    head |= {"card": stored.card, "features": stored.names}
    shifts, numbers = bytearray(), array("h")
    for row in stored.rows:
        shift = max(0, max(abs(n) for n in row).bit_length() - 15)
        if shift > FURTHEST:
            raise TilthError(f"{max(row, key=abs)} is too large for a network: it has learned without measure")
        shifts.append(shift)
        numbers.extend([max(-32768, min(32767, (n + (2**shift >> 1)) >> shift)) for n in row])
    if sys.byteorder == "big":
        numbers.byteswap()
    return json.dumps(head, separators=(",", ":")).encode() + b"\n" + bytes(shifts) + numbers.tobytes()
