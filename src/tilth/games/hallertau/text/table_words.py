"""Short words for what lies on a table, written and read: fields, sheep, rows of workers, cards out of the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from tilth.games.hallertau.rules.facts import CARD_IDS, FACTS
from tilth.games.hallertau.rules.goods import BUILDINGS, LAST
from tilth.games.hallertau.rules.layout import (
    COLUMNS,
    DONE,
    FARM,
    FIELDS,
    ROW,
    SHEEP,
    STABLES,
    TWICE,
    TWO,
)
from tilth.games.hallertau.rules.packed import held, held_by, held_card
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.games.hallertau.rules.table import Table

LETTERS: Final = "ebfhrimkwc"  # empty, then the nine goods
PLACES: Final = ["1", "2", "3", "4", "5", "6", "S"]  # of sheep: the farmyard cards of the rounds, the stable
FIELD: Final = re.compile(r"([2-5])([ebfhrimkwc])(2?)('?)(\*?)")
SHEEP_WORD: Final = re.compile(r"([1-6Ss]):([0-9]{1,3})")
NOBODY_KNOWS: Final = 7  # the owner of a card out of the game that nobody discarded
ROWS_WORD: Final = re.compile(r"[0-3](\+[0-3]){0,2}")


def read_field(word: str) -> int:
    match = FIELD.fullmatch(word.lower())
    if not match:
        raise ValueError(f"{word!r} is no field; write row and content, like 3e or 5b")
    row, letter, two, done, twice = match.groups()
    content = LETTERS.index(letter)
    if two:
        if not 1 <= content <= 4:
            raise ValueError(f"{word!r}: two units lie only on fields with a crop")
        content = content - 1 + int(TWO)
    return int(row) * int(ROW) + content + (int(DONE) if done else 0) + (int(TWICE) if twice else 0)


def read_fields(text: str) -> list[int]:
    words = text.split()
    if len(words) > COLUMNS:
        raise ValueError(f"{len(words)} fields are more than the eight columns (§2.2)")
    return [read_field(word) for word in words]


def read_sheep(text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for word in text.split():
        match = SHEEP_WORD.fullmatch(word)
        if not match:
            raise ValueError(f"{word!r}: write like 4:2 or S:1")
        if match[1].upper() in found:
            raise ValueError(f"the place {match[1]} stands there twice")
        found[match[1].upper()] = int(match[2])
    return found


def read_rows(text: str) -> list[int]:
    if not ROWS_WORD.fullmatch(text):
        raise ValueError("write the workers of each row from below, like 1+2")
    return [int(n) for n in text.split("+")]


def read_buildings(text: str) -> list[int]:
    words = text.split("/")
    if len(words) != len(BUILDINGS) or not all(re.fullmatch("[0-9]|10", word) for word in words):
        raise ValueError(f"expected five positions 0 to {LAST} like 1/0/2/0/0")
    return [int(word) for word in words]


def card_reader(rules: HallertauRules) -> Callable[[str], int]:
    """The number of a card of this game by its three digits."""

    def read(text: str) -> int:
        name = text.zfill(3)
        if name not in CARD_IDS:
            raise ValueError("there is no such card; write its number, three digits")
        number = CARD_IDS.index(name)
        if rules.cards[number] is None:
            deck = FACTS[number]["subdeck"]
            raise ValueError(f"card {name} is not in this game: its deck ({deck}) is not chosen (§3.1)")
        return number

    return read


def out_reader(rules: HallertauRules, seats: Sequence[str]) -> Callable[[str], int]:
    """A card out of the game, behind the seat that discarded it, as one number."""
    card = card_reader(rules)

    def read(text: str) -> int:
        owner, colon, name = text.rpartition(":")
        if colon and owner.upper() not in seats:
            raise ValueError(f"{owner!r} is not one of {', '.join(seats)}")
        return int(held(card(name), seats.index(owner.upper()) if colon else NOBODY_KNOWS))

    return read


def field_text(code: int) -> str:
    content = code % ROW
    good = content - TWO + 1 if content >= TWO else content
    marks = ("'" if code & DONE else "") + ("*" if code & TWICE else "")
    return f"{code % DONE // ROW}{LETTERS[good]}{'2' if content >= TWO else ''}{marks}"


def fields_text(t: Table, seat: int) -> str:
    codes = [int(t.farms[seat * FARM + FIELDS + c]) for c in range(COLUMNS)]
    return " ".join(field_text(code) for code in codes if code)


def sheep_text(t: Table, seat: int) -> str:
    counts = [int(t.farms[seat * FARM + SHEEP + place]) for place in range(1, STABLES + 1)]
    return " ".join(f"{PLACES[i]}:{n}" for i, n in enumerate(counts) if n)


def rows_text(t: Table, space: int) -> str:
    rows = [int(t.workers[space * 3 + r]) for r in range(3)]
    while rows and rows[-1] == 0:
        rows.pop()
    return "+".join(str(n) for n in rows) or "0"


def boulder_text(at: int) -> Any:
    return "off" if at > LAST else int(at)


def out_word(t: Table, entry: int) -> str:
    """A card out of the game, with the seat that knows it because it discarded it."""
    owner = held_by(entry)
    return (f"{t.game.voice.seats[owner]}:" if owner < t.game.seats else "") + CARD_IDS[held_card(entry)]
