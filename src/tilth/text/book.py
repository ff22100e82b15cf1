"""The rules of a game as people read them: one file for each language, with the numbers of the facts (docs/rules.md).

>>> [book("villagers", lang).part("§6.1")[0].section for lang in ("en", "ru", "pt")]
['§6.1', '§6.1', '§6.1']
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale

from tilth.text import BadWords, base_of, folder, words
from tilth.text.sentences import brought

__all__ = [
    "SECTION",
    "BadBook",
    "Block",
    "Book",
    "Found",
    "book",
    "example_file",
    "has_book",
    "place_of",
    "sections_in",
]

NUMBER: Final = r"[0-9]+(?:\.[0-9]+)*[a-z]?"
SECTION: Final = re.compile(rf"(?<!\w)(?:[A-Z]?§{NUMBER}|R[0-9]+[a-z]?)(?!\w)")
BEGINS: Final = re.compile(rf"({SECTION.pattern})(?:\s+|$)")
PICTURE: Final = re.compile(r"!\[(.+)\]\(([a-z][a-z0-9_]*)(?: ([a-z]+))?\)")
FILLED: Final = re.compile(r"\{([^{}|]+)((?:\|[^{}|]+)*)\}")
ITEM: Final = re.compile(r"(?:-|[0-9]+\.) ")
RULED: Final = re.compile(r"\|(?: *-+:? *\|)+")
FORMS: Final = {"en": ("one", "other"), "ru": ("one", "few", "many"), "pt": ("one", "other")}  # of a counted word
SHOWN: Final = 300  # letters of a passage in a list of what was found
MOST_FOUND: Final = 40
LONGEST: Final = 100  # letters that are looked for


class BadBook(BadWords):
    """A file of rules cannot be read as it stands."""


@dataclass(frozen=True)
class Block:
    """A piece of the text. `rows` are the items of a list, each of one cell, or the rows of a table, headings first.

    A row may have a section of its own: its first word, or its first cell.
    """

    kind: str  # heading, text, list, numbers, table, picture
    words: str = ""
    section: str = ""  # that begins here
    rows: tuple[tuple[str, ...], ...] = ()
    level: int = 0  # of a heading
    example: str = ""  # of a picture: the position it shows
    of: str = ""  # and the part of the table it is about

    def passages(self) -> Iterator[tuple[str, str]]:
        """What stands here, each with the section that begins with it."""
        if self.words:
            yield self.section, self.words
        for row in self.rows:
            section = begins(row[0])
            cells = [row[0].removeprefix(section).strip(), *row[1:]]
            yield section, " · ".join(filter(None, cells))


@dataclass(frozen=True)
class Found:
    """A passage that somebody has looked for, and the section it stands in."""

    section: str
    words: str


class Book:
    """The rules of one game in one language: a title, what the game is about in short, then chapter by chapter."""

    def __init__(self, game: str, lang: str, title: str, blocks: list[Block]) -> None:
        self.game = game
        self.lang = lang
        self.title = title
        self.blocks = blocks
        self.places: dict[str, int] = {}  # the block in which a section begins
        for k, block in enumerate(blocks):
            for section, _ in block.passages():
                if section in self.places:
                    raise BadBook(f"{game}, {lang}: {section} begins twice")
                if section:
                    self.places[section] = k

    @property
    def chapters(self) -> list[Block]:
        return [block for block in self.blocks if block.kind == "heading" and block.level == 2]

    @property
    def examples(self) -> list[str]:
        """The positions that are shown."""
        return list(dict.fromkeys(block.example for block in self.blocks if block.example))

    def part(self, section: str) -> list[Block]:
        """A chapter, or a paragraph with what belongs to it."""
        first = self.places[section]
        block = self.blocks[first]
        if block.section != section:  # a row of a table, an item of a list
            own = [row for row in block.rows if begins(row[0]) == section]
            head = block.rows[:1] if block.kind == "table" else ()
            return [replace(block, rows=(*head, *own))]
        end = first + 1
        while end < len(self.blocks) and not self.ends(block, self.blocks[end]):
            end += 1
        return list(self.blocks[first:end])

    def ends(self, block: Block, other: Block) -> bool:
        if other.kind == "heading":
            return not block.level or other.level <= block.level
        return not block.level and bool(other.section)

    def find(self, text: str) -> list[Found]:
        """The passages in which all these words occur."""
        wanted = text[:LONGEST].casefold().split()
        found: list[Found] = []
        section = ""
        for block in self.blocks:
            for begun, passage in block.passages():
                section = begun or section
                told = passage.replace("**", "")
                if wanted and all(word in told.casefold() for word in wanted) and len(found) < MOST_FOUND:
                    found.append(Found(section, told if len(told) <= SHOWN else f"{told[:SHOWN].rstrip()} …"))
        return found


def begins(text: str) -> str:
    """The section that a passage begins with, if there is one."""
    match = BEGINS.match(text)
    return match[1] if match else ""


def sections_in(text: str) -> list[str]:
    """All sections that are named in a text."""
    return SECTION.findall(text)


def place_of(game: str, section: str) -> tuple[str, str] | None:
    """The game in whose rules a section stands, and its name there on the page; an expansion also cites its base."""
    for owner in dict.fromkeys((game, base_of(game))):
        if section in sections_of(owner):
            return owner, section.rpartition("§")[2]
    return None


@cache
def sections_of(game: str) -> frozenset[str]:
    """All sections of a game's rules. No facts are asked for: a table must not wait for them to show a link."""
    path = text_file(game, "en")
    return frozenset(Reader(path, str).book(game, "en").places) if path.is_file() else frozenset()


def has_book(game: str) -> bool:
    return text_file(game, "en").is_file()


def text_file(game: str, lang: str) -> Path:
    return folder(game) / "text" / "book" / f"{lang}.md"


@cache
def book(game: str, lang: str) -> Book | None:
    """The rules of a game, if it brings any."""
    path = text_file(game, lang)
    if not has_book(game):
        return None
    return Reader(path, Filling(game, lang)).book(game, lang)


def example_file(game: str, example: str) -> Path:
    """The scenario whose beginning an example shows."""
    return folder(game) / "text" / "book" / f"{example}.yaml"


class Filling:
    """What stands for the names in braces: facts of the game, its words, its cards; with `|`, counted."""

    def __init__(self, game: str, lang: str) -> None:
        source = brought(game, "text.book_facts")
        self.facts: dict[str, int | str] = dict(source.facts(lang)) if source else {}
        self.words = words(lang, game)
        self.lang = lang
        self.cards = brought(game, "text.cards")
        self.plural: Callable[[int], str] = Locale.parse(lang).plural_form
        self.forms = FORMS[lang]

    def __call__(self, text: str) -> str:
        return FILLED.sub(self.value, text)

    def value(self, match: re.Match[str]) -> str:
        name, forms = match[1], match[2].split("|")[1:]
        if name not in self.facts:
            if forms:
                raise BadBook(f"{self.lang}: there is no fact {name!r}")
            return self.name(name)
        number = self.facts[name]
        if not forms:
            return str(number)
        if len(forms) != len(self.forms) or not isinstance(number, int):
            raise BadBook(f"{self.lang}: {match[0]} needs a whole number and the forms {', '.join(self.forms)}")
        return f"{number} {forms[self.forms.index(self.plural(number))]}"

    def name(self, name: str) -> str:
        """What the game calls something; with a capital, if it is asked for with one."""
        if name[:1].isupper():
            said = self.name(name[:1].lower() + name[1:])
            return said[:1].upper() + said[1:]
        if self.words.has(name):
            return self.words.say(name)
        try:
            return str(self.cards.card_name(name, self.lang))
        except (AttributeError, KeyError):
            raise BadBook(f"{self.lang}: nothing is called {name!r}: no fact, message or card") from None


class Reader:
    """A file of rules, line by line."""

    def __init__(self, path: Path, fill: Callable[[str], str]) -> None:
        self.path = path
        self.fill = fill
        self.blocks: list[Block] = []

    def book(self, game: str, lang: str) -> Book:
        text = self.path.read_text(encoding="utf-8")
        first, _, rest = text.partition("\n")
        if not first.startswith("# "):
            raise BadBook(f"{self.path}: a book begins with its title: # ...")
        for piece in re.split(r"\n\s*\n", rest.strip("\n")):
            try:
                self.blocks.append(self.block(piece.strip("\n").split("\n")))
            except BadBook as error:
                raise BadBook(f"{self.path}: near {piece[:60]!r}: {error}") from None
        return Book(game, lang, self.fill(first[2:].strip()), self.blocks)

    def block(self, lines: list[str]) -> Block:
        first = lines[0]
        if first.startswith("#"):
            if len(lines) > 1:
                raise BadBook("a heading has a line of its own, with an empty line after it")
            marks, _, said = first.partition(" ")
            section = begins(said)
            return Block("heading", self.fill(said.removeprefix(section).strip()), section, level=len(marks))
        if picture := PICTURE.fullmatch(" ".join(lines)):
            return Block("picture", self.fill(picture[1]), example=picture[2], of=picture[3] or "")
        if first.startswith("|"):
            return Block("table", rows=tuple(self.cells(line) for line in lines if not RULED.fullmatch(line.strip())))
        if ITEM.match(first):
            return Block("list" if first.startswith("-") else "numbers", rows=tuple(self.items(lines)))
        said = " ".join(line.strip() for line in lines)
        section = begins(said)
        return Block("text", self.fill(said.removeprefix(section).strip()), section)

    def cells(self, line: str) -> tuple[str, ...]:
        inside = line.strip()
        if not (inside.startswith("|") and inside.endswith("|") and len(inside) > 1):
            raise BadBook(f"a row of a table begins and ends with |: {line!r}")
        # A bar inside braces parts the forms of a number, not two cells.
        cells = re.split(r"\|(?![^{}]*\})", inside[1:-1])
        return tuple(self.fill(cell.strip()) for cell in cells)

    def items(self, lines: list[str]) -> Iterator[tuple[str, ...]]:
        said: list[str] = []
        for line in lines:
            if ITEM.match(line):
                if said:
                    yield (self.fill(" ".join(said)),)
                said = [ITEM.sub("", line, count=1).strip()]
            elif line.startswith("  "):
                said.append(line.strip())
            else:
                raise BadBook(f"a line of a list begins with -, 1. or two spaces: {line!r}")
        yield (self.fill(" ".join(said)),)
