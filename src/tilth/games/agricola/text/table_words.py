"""Short words for what lies on a table, written and read: cells, fields, pastures, goods, cards out of the game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.goods import CROPS, ROUNDS
from tilth.games.agricola.rules.grid import Grid, Pair, cells_in, extension_places, pair_word
from tilth.games.agricola.rules.layout import (
    FARM,
    FIELD_TILE,
    FIELDS,
)
from tilth.games.agricola.rules.packed import (
    EVERYBODY,
    NO_ONE,
    departed_card,
    departed_known,
    laid_card,
    laid_good,
    laid_number,
    laid_round,
    laid_seat,
)
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.kernel.native import BIT, i64, vec

BUNDLE = re.compile(r"^([0-9]{0,3})([a-z]+)$")


def grid_of(t: Table, seat: int) -> Grid:
    """The farmyard of a seat; if it is nobody's, that of the start."""
    return t.grid(seat) if 0 <= seat < t.game.seats else t.game.grid


def plot_word(rules: AgricolaRules, grid: Grid, plot: int) -> str:
    """A field, or a place to sow on a card: `bean_field`, `acreage/2`; of what is not there, its number."""
    if plot < grid.cells:
        return grid.words[plot]
    if plot < rules.card_plots or plot >= len(rules.plot_cards):
        return f"plot{plot}"
    card = rules.plot_cards[plot]
    same = [k for k in range(len(rules.plot_cards)) if rules.plot_cards[k] == card]
    return CARD_IDS[card] + (f"/{same.index(plot) + 1}" if len(same) > 1 else "")


def plot_words(rules: AgricolaRules, grid: Grid) -> list[str]:
    return [plot_word(rules, grid, plot) for plot in range(len(rules.plot_crops))]


def bundle_word(goods: Sequence[str], numbers: Sequence[int]) -> str:
    """Goods as one word: `2clay+reed`; `nothing`."""
    words = [f"{n if n > 1 else ''}{goods[k]}" for k, n in enumerate(numbers) if n]
    return "+".join(words) or "nothing"


def read_bundle(goods: Sequence[str], word: str) -> list[int] | None:
    """The numbers of a word like `2clay+reed`, or None."""
    numbers = [0] * len(goods)
    if word == "nothing":
        return numbers
    for part in word.split("+"):
        match = BUNDLE.match(part)
        if not match or match.group(2) not in goods:
            return None
        numbers[goods.index(match.group(2))] += int(match.group(1) or 1)
    return numbers


def goods_of(rules: AgricolaRules, numbers: vec[i64]) -> dict[str, int]:
    return {good: int(n) for good, n in zip(rules.goods, numbers) if n}


def things_laid(rules: AgricolaRules) -> dict[int, str]:
    """What can lie on a round space: goods, and pieces for the farm."""
    return dict(enumerate(rules.goods)) | dict(enumerate(rules.things, start=int(FIELD_TILE)))


def later_word(t: Table, entry: int) -> str:
    name, card = things_laid(t.game)[laid_good(entry)], laid_card(entry)
    seat = t.game.voice.seats[laid_seat(entry)]
    return f"{laid_round(entry)} {seat} {laid_number(entry)}{name}" + (f" {CARD_IDS[card]}" if card >= 0 else "")


def field_words(t: Table, s: int) -> list[str]:
    return crop_words(t, s, int(t.farms[s * FARM + FIELDS]))


def crop_words(t: Table, s: int, plots: int) -> list[str]:
    """Plots with what grows there."""
    found = []
    for plot in cells_in(plots):
        word = plot_word(t.game, t.grid(s), int(plot))
        found.append(f"{word}:{CROPS[t.crop(s, plot)]}{t.left(s, plot)}" if t.left(s, plot) else word)
    return found


def field_parts(word: str) -> tuple[str, str, int]:
    """The place, the crop and how many of it, of a word like `0,1:grain3`; where nothing grows, no crop and 0."""
    place, _, content = word.partition(":")
    crop = CROP.fullmatch(content)
    return (place, crop[1], int(crop[2])) if crop else (place, "", 0)


def gone_word(t: Table, entry: int) -> str:
    """A card out of the game, with the seat that knows it if not all do."""
    owner = departed_known(entry)
    knows = f"{t.game.voice.seats[owner]}:" if owner < t.game.seats else "?:" if owner == NO_ONE else ""
    return knows + CARD_IDS[departed_card(entry)]


CROP: Final = re.compile(r"([a-z]+)([0-9]{1,2})")


def read_cell(grid: Grid, word: str) -> int:
    if word not in grid.number:
        raise ValueError(f"a cell is written as row and column, {grid.words[0]} to {grid.words[-1]}")
    return grid.number[word]


def read_extension(grid: Grid, word: str) -> Pair:
    """Two cells laid against a farmyard."""
    places = {pair_word(pair): pair for pair in extension_places(grid, mixed=True)}
    if word not in places:
        raise ValueError(f"no two cells can be laid there; write one of {', '.join(places)}")
    return places[word]


def read_pasture(grid: Grid, word: str) -> int:
    cells = mask([read_cell(grid, part) for part in word.split("+")])
    if cells not in grid.shapes.index:
        raise ValueError("these cells cannot be one pasture (§10.4)")
    return cells


def read_plot(rules: AgricolaRules, grid: Grid, word: str) -> tuple[int, int, int]:
    """A field and what grows there: the plot, the crop and how many; nothing grows: 0 and 0."""
    name, _, content = word.lower().partition(":")
    names = plot_words(rules, grid)
    if name not in names and "/" not in name:
        name += "/1"  # the first place on a card
    if name not in names:
        raise ValueError("no such field; write a cell like 0,1, or with a crop 0,1:grain3")
    plot = names.index(name)
    match = CROP.fullmatch(content)
    if not content:
        return plot, 0, 0
    if not match or match[1] not in CROPS[1:]:
        raise ValueError("a crop is written like grain3 or vegetable2")
    crop, n = CROPS.index(match[1]), int(match[2])
    if not rules.plot_crops[plot] & BIT[crop - 1]:
        raise ValueError(f"no {match[1]} is sown there (§6.5, §9.4)")
    return plot, crop, n


def read_later(
    rules: AgricolaRules, seats: Sequence[str], cards: Sequence[str], text: str
) -> tuple[int, int, int, int, int]:
    """Goods on a round space: round, seat, good, how many, and the card that sells them (-1: none does)."""
    things = {name: number for number, name in things_laid(rules).items()}
    words = text.split()
    round, seat, goods, card = [*words, ""] if len(words) == 3 else words if len(words) == 4 else ("", "", "", "")
    seat, goods, card = seat.upper(), goods.lower(), card.lower()
    match = BUNDLE.match(goods)
    if not match or match[2] not in things or seat not in seats or round not in map(str, range(1, ROUNDS + 1)):
        raise ValueError("write round, seat and goods like '9 A 1food', and the card if they are bought from it")
    good, n = things[match[2]], int(match[1] or 1)
    if not 1 <= n <= 63:
        raise ValueError("from 1 to 63 can lie there")
    if card and card not in cards:
        raise ValueError(f"there is no card {card!r}")
    if match[2] not in rules.goods and not card:
        raise ValueError(f"a {match[2]} lies there for a card: '{round} {seat} 1{match[2]} CARD'")
    return int(round), list(seats).index(seat), good, n, CARD_IDS.index(card) if card else -1


def read_gone(seats: Sequence[str], cards: Sequence[str], text: str) -> tuple[int, str]:
    """A card out of the game, with the seat that knows it, EVERYBODY or NO_ONE."""
    owner, _, card = text.rpartition(":")
    if card not in cards or (owner and owner not in (*seats, "?")):
        raise ValueError("write a card, and the seat that knows it if not all do: A:CARD; ? if nobody does")
    return int(NO_ONE) if owner == "?" else list(seats).index(owner) if owner else int(EVERYBODY), card


def mask(numbers: Sequence[int]) -> int:
    made = 0
    for number in numbers:
        made |= int(BIT[number])
    return made
